### Agents Secrets: words, events and answers, English.

serum-name = Agents Secrets
serum-length = 60 to 90 minutes
serum-feel = Quiet detective work that ends in a hurried escape.
serum-pitch = One true formula, six false names, and everybody's luggage within reach. Find out who is who, take the right card, and leave town before two rivals leave with you.

## Words of the notation

word-red = red
word-yellow = yellow
word-green = green
word-black = black
word-lilac = lilac
word-blue = blue
word-Maury = Claire Maury
    .typed = Maury
word-Werner = Prof. Werner
    .typed = Werner
word-Cool = Max Cool
    .typed = Cool
word-Callisto = Anne Callisto
    .typed = Callisto
word-Bura = Gilles Bura
    .typed = Bura
word-Pierre = Dr Pierre
    .typed = Pierre
word-X1 = formula X1
word-X2 = formula X2
word-X3 = formula X3
word-X4 = formula X4
word-X5 = formula X5
word-X6 = formula X6
word-identity = an identity
    .typed = identity
word-formula = a formula
    .typed = formula
word-toothbrush = a toothbrush
    .typed = toothbrush
word-suitcase = suitcase
    .at = in the suitcase
    .to = into the suitcase
word-briefcase = briefcase
    .at = in the briefcase
    .to = into the briefcase
word-locker = locker
    .at = in the locker
    .to = into the locker
word-red-suitcase = the red suitcase
    .at = in the red suitcase
    .to = into the red suitcase
    .from = from the red suitcase
word-red-briefcase = the red briefcase
    .at = in the red briefcase
    .to = into the red briefcase
    .from = from the red briefcase
word-red-locker = the red locker
    .at = in the red locker
    .to = into the red locker
    .from = from the red locker
word-yellow-suitcase = the yellow suitcase
    .at = in the yellow suitcase
    .to = into the yellow suitcase
    .from = from the yellow suitcase
word-yellow-briefcase = the yellow briefcase
    .at = in the yellow briefcase
    .to = into the yellow briefcase
    .from = from the yellow briefcase
word-yellow-locker = the yellow locker
    .at = in the yellow locker
    .to = into the yellow locker
    .from = from the yellow locker
word-green-suitcase = the green suitcase
    .at = in the green suitcase
    .to = into the green suitcase
    .from = from the green suitcase
word-green-briefcase = the green briefcase
    .at = in the green briefcase
    .to = into the green briefcase
    .from = from the green briefcase
word-green-locker = the green locker
    .at = in the green locker
    .to = into the green locker
    .from = from the green locker
word-black-suitcase = the black suitcase
    .at = in the black suitcase
    .to = into the black suitcase
    .from = from the black suitcase
word-black-briefcase = the black briefcase
    .at = in the black briefcase
    .to = into the black briefcase
    .from = from the black briefcase
word-black-locker = the black locker
    .at = in the black locker
    .to = into the black locker
    .from = from the black locker
word-lilac-suitcase = the lilac suitcase
    .at = in the lilac suitcase
    .to = into the lilac suitcase
    .from = from the lilac suitcase
word-lilac-briefcase = the lilac briefcase
    .at = in the lilac briefcase
    .to = into the lilac briefcase
    .from = from the lilac briefcase
word-lilac-locker = the lilac locker
    .at = in the lilac locker
    .to = into the lilac locker
    .from = from the lilac locker
word-blue-suitcase = the blue suitcase
    .at = in the blue suitcase
    .to = into the blue suitcase
    .from = from the blue suitcase
word-blue-briefcase = the blue briefcase
    .at = in the blue briefcase
    .to = into the blue briefcase
    .from = from the blue briefcase
word-blue-locker = the blue locker
    .at = in the blue locker
    .to = into the blue locker
    .from = from the blue locker
word-H1 = H1
    .byword = red hotel, the Mafiosi
word-H2 = H2
    .byword = yellow hotel
word-H3 = H3
    .byword = green hotel
word-H4 = H4
    .byword = black hotel
word-H5 = H5
    .byword = lilac hotel
word-H6 = H6
    .byword = blue hotel
word-B1 = B1
    .byword = station
word-F1 = F1
    .byword = airport
word-V1 = V1
    .byword = mole square
word-V2 = V2
    .byword = mole square
word-V3 = V3
    .byword = Station Square
word-G1 = G1
    .byword = laboratory
word-G2 = G2
    .byword = bar
word-G3 = G3
    .byword = park
word-G4 = G4
    .byword = embassy
word-G5 = G5
    .byword = library
word-VM1 = VM1
    .byword = transport
word-VM2 = VM2
    .byword = transport
word-VM3 = VM3
    .byword = transport
word-VM4 = VM4
    .byword = transport
word-VM5 = VM5
    .byword = transport
word-nowhere = beside the board
    .at = beside the board
    .to = beside the board
    .from = from there
word-agents = agents
word-informants = informants
word-bugs = bugs
word-hide = hide
word-no = no
word-bug = bug
word-dial = dial
word-informant = informant
word-leave = leave
word-search = search
word-stop = stop
word-draw = draw
word-spend = spend
word-declare = declare
word-withdraw = withdraw
word-undial = undial
word-late = late
word-take = take
word-file = file
form-at = on { $word }
form-to = to { $word }

## What happened

event-dealt = You are dealt { $card }.
event-hiding = { CAPITAL($colours) }. Everybody hides three cards.
event-hiding-colours = { $name }: { $value }
event-hidden = You have hidden { $cards }.
event-hidden-cards = { $value } { $name_at }
event-lockers = Lockers in use: { $lockers }.
event-lockers-lockers = { $name } { $value_at }
event-turn = Turn { $number }. { $who ->
    [you] You act first.
   *[other] { $player } acts first.
}
event-limit-near = The investigation ends with turn { $last }; { $left ->
    [0] this is the last turn.
    [one] one more turn after this.
   *[other] { $left } more turns after this.
}
event-ready = { $who ->
    [you] You are ready.
   *[other] { $player } is ready.
}
event-unready = { $who ->
    [you] You take your dial back.
   *[other] { $player } takes the dial back and is not ready any more.
}
event-late = { $who ->
    [you] You do not answer: chance chooses for you.
   *[other] { $player } does not answer: chance chooses.
}
event-drawn-hiding = Chance hides for you: { $cards }.
event-drawn-hiding-cards = { $value } { $name_at }
event-drawn-dial = Chance dials for you: { $square }.
event-bugs = Bugs placed: { $squares }.
event-bugs-squares = { $name } { $value_at }
event-no-bugs = No new bug.
event-informants = Informants move: { $squares }.
event-informants-squares = { $name } to { $value }
event-no-informants = All informants stay.
event-dials = The dials: { $dials }.
event-dials-dials = { $name } { $value }
event-beside = Invalid dial, beside the board: { $players }.
event-neutralised = Too many agents { $square_at }, nobody there can act: { $players }.
event-stopped = { $who ->
    [you] You leave it at that.
   *[other] { $player } leaves it at that.
}
event-searched = { $who ->
    [you] You look into { $container }.
   *[other] { $player } looks into { $container }.
}
event-read = { $who ->
    [you] You spend { $cards ->
        [one] one mole card
       *[other] two mole cards
    } and read the fake on { $place }.
   *[other] { $player } spends { $cards ->
        [one] one mole card
       *[other] two mole cards
    } and reads the fake on { $place }.
}
event-saw = { $who ->
    [you] You find { $card } { $place_at }.
   *[other] You are told: { $player } found { $card } { $place_at }.
}
event-saw-fake = { $who ->
    [you] The fake { $place_at } is { $card }. So { $card } is not the true one.
   *[other] Your bug reports: the fake { $place_at } is { $card }. So { $card } is not the true one.
}
event-watched = Watching: { $players }.
event-draws = { $who ->
    [you] You draw a mole card.
   *[other] { $player } draws a mole card.
}
event-no-card = { $who ->
    [you] You find no mole card left.
   *[other] { $player } finds no mole card left.
}
event-drew = It is a mole card { $card }.
event-reshuffled = The used mole cards are shuffled: { $cards } in the new pile.
event-flag-up = Your flag is up: when the last dial is in, you declare. Nobody else knows, and until then you may withdraw.
event-flag-down = Your flag is down again. Nobody has noticed.
event-last-dials = Turn { $last } was the last. Dial once more: these dials stay shut, but when the last one is in, whoever has declared flees.
event-dials-back = Somebody declares: the turn is not played, and the dials go back unopened.
event-bugs-back = Back to their owners goes what was placed in this turn: the bugs of { $players }.
event-declared = Declared: { $players }.
event-sums = Several at once; the digits decide: { $sums }.
event-sums-sums = { $name } { $value }
event-lot = A tie, and the lot falls on { $who ->
    [you] you.
   *[other] { $player }.
}
event-flees = { $who ->
    [you] You flee. Everybody else is after you.
   *[other] { $player } flees. Everybody else pursues.
}
event-took = { $who ->
    [you] You take the card { $container_from }, unseen.
   *[other] { $player } takes the card { $container_from }, unseen.
}
event-file = Your file: { $file }.
event-file-file = { $name }: { $value }
event-filed = { $who ->
    [you] Your file is sealed. Run.
   *[other] { $player } has sealed a file. The hunt begins.
}
event-chase = { $who ->
    [you] You are { $square_at }, { $pursuers ->
        [0] alone. Solos: { $solos } of 5.
        [one] with one pursuer. That is bearable.
       *[other] with { $pursuers } pursuers. That is too many.
    }
   *[other] { $player } is { $square_at }, { $pursuers ->
        [0] alone. Solos: { $solos } of 5.
        [one] with one pursuer. Not enough.
       *[other] with { $pursuers } pursuers. Caught.
    }
}
event-hides = { $who ->
    [you] You are beside the board. Solos: { $solos } of 5.
   *[other] { $player } is beside the board. Solos: { $solos } of 5.
}
event-over =
    { $reason ->
        [escaped] { $who ->
            [you] You get away
           *[other] { $player } gets away
        } with the card from { $container } ({ $card }), and every name in the file is right: { $file }. The win goes to { $winners }.
        [wrong-file] { $who ->
            [you] You get away
           *[other] { $player } gets away
        } with the card from { $container } ({ $card }), but something in the file is wrong: { $file }. Nobody wins.
        [captured] { $who ->
            [you] You are caught
           *[other] { $player } is caught
        }, with the card from { $container } ({ $card }) and this file: { $file }. An indirect victory, shared by: { $winners }.
        [stalled] { $who ->
            [you] You were too slow, and you are caught.
           *[other] { $player } was too slow, and is caught.
        } The file said: { $file }. An indirect victory, shared by: { $winners }.
       *[limit] Turn { $turns } is over and nobody dared. Nobody wins.
    }
    The true one was { $code }, { $place_at }. { CAPITAL($identities) }.
event-over-file = { $value_is ->
    [unsaid] { $name } without a name
   *[other] { $name } as { $value }
}
event-over-identities = { $name }: { $value }

## What is asked

identity = You are { $name } ({ $colour }).
aim = Find the true formula and everybody’s name, then get out of town.
aim-of-all = Who finds the true formula and every name, and gets away with it?
aim-flee = Get away: alone at the airport once, or alone anywhere five times.
aim-pursue = Catch { $player }: two pursuers on the same square will do.
ask-hide = Hide { $identity }, { $formula } and a toothbrush: suitcase, briefcase, locker, a card each.
ask-bug = Do you place your bug now? It stays there for good.
ask-dial = Your agent is { $here_at }: where does it go?
ask-last-dial = Dial once more: no turn follows, but whoever has declared flees.
ask-flag = Your flag is up: when the last dial is in, you declare.
ask-informant = Where do you send your informant?
ask-search = Alone { $here_at }: what do you look into? Looks left: { $looks }.
ask-draw = Alone { $here_at }: do you draw a mole card?
ask-spend = Alone { $here_at }: do you pay a mole card of this place, or two others, to read the fake?
ask-unpaid = Alone { $here_at }, but your mole cards do not open it: will you leave it at that?
ask-stop = There is nothing more for you here: will you leave it at that?
ask-file = You flee: which card do you take along, and who is who? It is final.
ask-name = Who is who? Still without a name: { $players }.
ask-flight = Where do you flee to? Solos so far: { $solos } of 5.
ask-pursuit = Where do you look for { $player }? Solos so far: { $solos } of 5.

idle-sealed = Your choice is sealed.
idle-bug = Your bug is in place for good.
idle-beside = Your agent is beside the board this turn.
idle-neutralised = { CAPITAL($here_at) } you meet { $players }: nobody there can act.
idle-nothing-here = There is nothing for you to search { $here_at }.
idle-no-card = There is no mole card left to draw.
idle-no-mole = Without mole cards nothing can be read { $here_at }.
idle-file = { $who ->
    [you] You write your file.
   *[other] { $player } chooses a card and writes down who is who.
}

draft-hide = You hide { $cards }. This is final.
draft-hide-cards = { $value } { $name_at }
draft-bug = Your bug goes to { $what }, for good.
draft-no-bug = You keep your bug.
draft-dial = You dial { $square }.
warn-dial = { $reason ->
    [none] There is no { $square }: your agent would spend this turn beside the board.
    [here] Your agent is already { $square_at }: it would spend this turn beside the board.
   *[closed] { $square } is closed now: your agent would spend this turn beside the board.
}
draft-informant = Your informant goes to { $what }.
draft-leave = Your informant stays.
draft-search = You look into { $what }.
draft-stop = You leave it at that.
draft-draw = You draw a mole card.
draft-spend = You spend { $cards } to read the fake on { $place }.
draft-declare = You mean to flee. When the last dial is in you declare, and then there is no way back: one flight, right or wrong. Until then you may withdraw, and nobody knows.
warn-declare = Mind you: by your own sheet your file cannot be complete yet. With a wrong file nobody wins.
draft-withdraw = You take your flag down. Nobody will know that it was up.
draft-undial = You take your dial back and set it anew.
draft-take = You take the card from { $what }, unseen.
draft-name = You file { $pursuer } as { $name }.

## Answers

who-nobody = You have no card; you only look on.
who-am-i = You play { $colour }; your pseudonym is { $name }.
who-hand = Your mole cards: { $cards }.
turn-over = The match is over.
turn-setup = The table is being set up.
turn-late = { $who ->
    [you] Chance is choosing for you.
   *[other] Chance is choosing for { $player }.
}
turn-hide = Cards are being hidden. Still to choose: { $players }.
turn-bug = Turn { $number }, phase 1, bugs. Still to choose: { $players }.
turn-dial = Turn { $number }, phase 2, dials. Still to choose: { $players }.
turn-last = The turns are over. Dials are set once more, only so that flags can be read. Still to choose: { $players }.
turn-informant = Turn { $number }, phase 3, informants. Still to choose: { $players }.
turn-act = Turn { $number }, phase 5. To act: { $players }.
turn-draw = Turn { $number }: a mole card is being drawn.
turn-lot = Lots are being drawn.
turn-file = The fugitive writes a file: { $players }.
turn-flight = Flight, turn { $flight }. Still to dial: { $players }.
no-points = Nobody counts points here: whoever gets away with a true file wins.
score-flight = { $who ->
    [you] Your flight: { $solos } of 5 solos in { $turn } turns.
   *[other] { $player }’s flight: { $solos } of 5 solos in { $turn } turns.
}
clue-seen = { $who ->
    [you] You ({ $colour }): { $counts }.
   *[other] { $player } ({ $colour }): { $counts }.
}
clue-seen-counts = { $name ->
    [containers] containers seen: { $value }
    [fakes] fakes seen: { $value }
   *[moles] mole cards: { $value }
}
board-beside = Agents beside the board: { $players }.
board-lockers = Lockers in use: { $lockers }.
board-lockers-lockers = { $name } { $value_at }
board-piles = Mole cards: { $pile } in the pile, { $used } used.
where-player = { $who ->
    [you] You ({ $colour }): agent { $agent }, informant { $informant }, bug { $bug }.
   *[other] { $player } ({ $colour }): agent { $agent }, informant { $informant }, bug { $bug }.
}
where-card = Seen { $place_at }: { $card }.
where-fake = The fake of { $card } lies { $place_at }.
where-unused = Nobody plays { $colour }.
at-square = { CAPITAL($square_at) }: { $pieces }.
at-square-pieces = { $name } ({ $value })
at-empty = { CAPITAL($square_at) }: nobody and nothing.
at-lockers = Lockers in use here: { $colours }.
at-unseen = You have not looked { $place_at }.
at-perhaps = You have not looked { $place_at }; it may be { $cards }.
near-everywhere = There is no map: from { $square } every open square is one dial away.
way-dial = One dial: { $example }
way-closed = { $square } is closed to you now.
known-truth = All is shown. The true one: { $code }. { CAPITAL($cards) }.
known-truth-cards = { $name }: { $value }
known-unassisted = This table keeps no sheet for you; your memory is your own affair.
known-used = Used mole cards you know of: { $cards }.
known-file = Your file: { $file }.
known-file-file = { $name }: { $value }
known-dealt = You hold { $identity } and { $formula }; nothing else yet.
line-own = { CAPITAL($place_at) }: { $card }. You put it there.
line-card = { CAPITAL($place_at) }: { $card }. { $who ->
    [you] You looked in turn { $turn }.
   *[other] { $player } looked in turn { $turn }, and you were told.
}
line-fake = { CAPITAL($place_at) }: the fake of { $card }. { $who ->
    [you] You read it in turn { $turn }.
   *[other] { $player } read it in turn { $turn }, and your bug listened.
}
elim-kind = There must be { $kind } { $place_at }: nothing else of that colour is left.
elim-name = { $who ->
    [you] You are { $name }.
   *[other] { $player } must be { $name }: the five other names are placed.
}
elim-formula = It must be { $card } { $place_at }: everything else is placed.
elim-owner = With { $colours } must be { $card }: the five other formulas are placed.
elim-code = The true code is { $code }: the five others are fakes on the board.
elim-codes = The true code is one of { $codes }: the four others are fakes on the board.
file-complete = Your file is complete. The true one is { $code }, { $place_at }.
file-incomplete = Your file is not complete. Unnamed: { $players }. Possible true codes: { $codes }. Possible places of the true card: { $places }.
may-nothing = Nothing now; the match does not wait for you.
may-declare = At any time, and unseen, you may write: { $example }
may-withdraw = You have declared in secret. Until the last dial is in you may write: { $example }
may-undial = Until the last dial is in you may take yours back; write: { $example }
may-do = You have { $count } { $count ->
    [one] choice.
   *[other] choices.
}

## Opponents, and what they believe

claim = { $secret }: { $answer }
word-code = the true code
word-complete = already complete
word-open = still open
word-ready-p1 = the file of { $p1 }
word-ready-p2 = the file of { $p2 }
word-ready-p3 = the file of { $p3 }
word-ready-p4 = the file of { $p4 }
word-ready-p5 = the file of { $p5 }
word-ready-p6 = the file of { $p6 }
bot-easy = Easy
bot-easy-about = A beginner: goes where there is something to find, without much thought of who else goes there.
bot-normal = Normal
bot-normal-about = Reckons how many turns everybody still needs, and goes where it will be alone.
bot-hard = Hard
bot-hard-about = Like Normal, but thinks longer about every dial and about the moment to flee.
bot-archivist = The archivist
bot-archivist-about = Reads everything, declares late, and then everything is right.
bot-gambler = The gambler
bot-gambler-about = Flees with half a file and a lot of nerve.
bot-shadow = The shadow
bot-shadow-about = Likes to stand where others want to search, and listens for the rest.
bot-greyman = The grey man
bot-greyman-about = Avoids squares that tell what it is still looking for.

## What people say

phrase-i-go-to = I am going { $square_to }.
phrase-keep-away-from = Keep away { $square_from }!
phrase-i-know-what-is-in = I know what is in { $container }.
phrase-who-has-seen = Who has looked into { $container }?
phrase-you-are = { $who ->
    [you] You are { $pseudonym }, I say.
   *[other] { $player } is { $pseudonym }, I say.
}

## What happened, in a few words: whose doing it was stands beside it

brief-neutralised = too many { $square_at }: { $players }
brief-limit-near = turns left: { $left }; the last is { $last }
brief-dials-back = a flag: the dials go back unopened
brief-flag-up = your flag is up
brief-hiding = { $colours }
brief-hiding-colours = { $name } { $value }
brief-bugs = bugs: { $squares }
brief-bugs-squares = { $name } { $value }
brief-informants = informants: { $squares }
brief-informants-squares = { $name } { $value }
brief-dials = dials: { $dials }
brief-dials-dials = { $name } { $value }
brief-beside = beside the board: { $players }
brief-searched = search: { $container }
brief-read = { $place }: fake read ({ $cards })
brief-saw = { $place }: { $card }
brief-saw-fake = { $place }: fake is { $card }
brief-watched = watching: { $players }
brief-draws = draws a mole card
brief-no-card = no mole card left
brief-drew = mole card: { $card }
brief-flees = takes flight
brief-took = took from { $container }
brief-filed = file sealed
brief-chase = { $square }, pursuers: { $pursuers }
brief-hides = beside the board
