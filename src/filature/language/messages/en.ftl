### The house: words, commands and prompts, English. Errors speak English by themselves.

word-you = you
word-unsaid = blank
form-at = in { $word }
form-to = to { $word }
form-from = from { $word }
form-the = { $word }

## What an option takes
word-a-list-of-24-mission-values-from-2-to-5 = a list of 24 mission values from 2 to 5
word-a-list-of-colours-in-the-order-of-the-seats = a list of colours in the order of the seats
word-a-list-of-the-chosen-agents = a list of the chosen agents
word-a-whole-number-of-rounds-from-10 = a whole number of rounds from 10
word-a-whole-number-of-seconds-up-to-1800 = a whole number of seconds up to 1800
word-a-whole-number-of-seconds-up-to-300 = a whole number of seconds up to 300
word-a-whole-number-of-seconds-up-to-600 = a whole number of seconds up to 600
word-a-whole-number-of-seconds-up-to-86400 = a whole number of seconds up to 86400
word-a-whole-number-of-turns = a whole number of turns
word-a-whole-number-of-turns-from-1-to-999 = a whole number of turns from 1 to 999
between-entries = { "; " }
nothing = nothing
player-name = Player { $number }
bot-name = Player { $number } ({ $bot })
bot-random = Random
bot-random-about = Plays any legal move.
bot-greedy = Greedy
bot-greedy-about = Takes the best it sees at once, and hides nothing.
guest-about = Brought along by whoever runs this server.

## The terminal

welcome = { $game }, { $seats } players. The dice are sealed: { $seal }.
welcome-you = Others are bots. Type a move, a question, or ? for help.
welcome-company = At the table: { $company }.
welcome-seat = { $words } { $called }
ask-nonce = { $name }, add a word to the dice, or just press Enter:
curtain = { $name }, it is your turn. The others look away. Press Enter.
cannot-wipe = This is no terminal: what was shown above cannot be wiped.
confirm = Play this? Enter for yes, n for no:
yes-or-no = Please answer yes or no, or ask a question; ? for help.
saved = Saved in { $file }.
kept = The match is kept in { $file }. Read it with: filature replay FILE; check the dice with: filature verify FILE; who gave themselves away when, and why: filature analyse FILE.
resume-later = The match is saved in { $file }. Go on with: filature play --resume
no-such-thing = There is no "{ $text }" to look for. Name an agent or a thing on the board.
no-such-place = There is no place "{ $text }". Name a place on the board.
no-such-clause = There is no clause "{ $text }". Type rules for the sections, rules 4 for the clauses of one, rules 4.8 for a clause.
noted = Noted; only you can read it.
no-notes = You have written no notes.
no-clues = No clues so far.
dated-note = Turn { $turn }: { $text }
rules-which = Sections of the rules; type rules and a number, or a word.
without-hints = This match was begun without hints. Begin one with: filature play --hints

command-who = who am i, who, w
command-aim = my aim, aim
command-turn = whose turn, turn, t
command-scores = scores, score, s
command-board = board, b
command-where = where is, where, f
command-at = what is at, at, a
command-near = what is next to, next to, near, v
command-way = way to, way, g
command-log = last moves, log, l
command-may = what may i do, moves, m
command-known = what do i know, know, k
command-clues = clues, c
command-notes = my notes, notes, i
command-note = note
command-rules = rules, rule, r
command-help = help, h, ?
command-suspect = whom should i suspect, what may i suspect, suspect
command-save = save
command-quit = quit, exit, q
command-yes = yes, y
command-no = no, n

help-intro = At any prompt you may type a move, or one of these. Each has a long and a short form.
help-who = Who am I: { $words }.
help-aim = What you are after: { $words }.
help-turn = Whose turn it is: { $words }.
help-scores = The scores: { $words }.
help-board = The whole board in words: { $words }.
help-where = Where somebody or something is, followed by its name: { $words }.
help-at = What is at a place, followed by its name: { $words }.
help-near = What is next to a place, on a map: { $words }.
help-way = The shortest way to a place: { $words }.
help-log = The last moves, or more with a number: { $words }.
help-may = What you may do now: { $words }.
help-known = What you know for certain: { $words }.
help-clues = Clues from the public log, to read suspicions from: { $words }.
help-notes = Your own notes, for your eyes only: { $words }.
help-note = Write a note to yourself, followed by its text: { $words }.
help-rules = The rules in words; rules 4.8 reads one clause, rules and a word looks it up: { $words }.
help-help = This help: { $words }.
help-suspect = What you may suspect and why, or followed by one secret: { $words }.
help-save = Save, also under another name: { $words }.
help-quit = Leave; the match is kept: { $words }.

## Reading a finished match

replay-title = { $game }, { $seats } players, { $moves } moves.
replay-unfinished = The match is not over.
replay-private = For { $player } only: { $text }
verified = Verified: { $draws } draws follow from the sealed seed, { $moves } moves are legal. { $over ->
    [yes] The match is complete.
   *[no] The match is not over yet.
}

## Reading who betrayed himself when

claim = { $secret }: { $answer }
analysis-belief = { $words }: { NUMBER($chance, style: "percent") }.
analysis-fact = Turn { $turn }: { $words } – { $claim }: { NUMBER($before, style: "percent") } → { NUMBER($after, style: "percent") }.
analysis-balance = { $who ->
    [you] You
   *[other] { $player }
} gave away { NUMBER($given, style: "percent") } (± { NUMBER($doubt, style: "percent") }) of a win in { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}; chance brought { SIGNED($luck) }% (± { NUMBER($chance, style: "percent") }).
analysis-balance-rough = { $player }: { $decisions } decisions, too many to be summed up from so few playouts (± { NUMBER($doubt, style: "percent") }).
analysis-mistake = Turn { $turn }: { $who ->
    [you] you play
   *[other] { $player } plays
} { $example } ({ NUMBER($worth, style: "percent") } to win); { $words } would have been better ({ NUMBER($better, style: "percent") }).
analysis-title = { $game }, { $seats } players, { $turns } turns, as { $reason ->
    [watcher] a watcher could read it.
   *[player] { $player } could read it.
}
analysis-table = How likely the truth seemed after so many turns:
analysis-turning-points = Turning points:
analysis-no-turning-points = Nobody gave themselves away.
analysis-reasons = What was believed before the last move, and why:
analysis-skill = Skill and luck, in chances of winning:
analysis-mistakes = The costliest decisions, by what their players could know:
analysis-log = By the public log:
nothing-to-suspect = There is nothing to suspect yet.

## A table

serving = The house is open at { $address }
serving-phones = Phones in the same network: { $address }
our-mistake = Something went wrong on our side. Nothing of yours was changed; try again.
# Seat -2 is a watcher.
event-chat = { $seat ->
    [-2] { $called } (watching): { $words }
   *[other] { $called }: { $words }
}
brief-chat = { $words }
brief-phrase = { $phrase }
event-phrase = { $seat ->
    [-2] { $called } (watching): { $phrase }
   *[other] { $called }: { $phrase }
}
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-yes = Yes.
phrase-no = No.
phrase-trust-me = Trust me.
phrase-i-suspect = { $who ->
    [you] I suspect you.
   *[other] I suspect { $player }.
}
phrase-it-was-not-me = It was not me.
phrase-interesting = Interesting …
phrase-one-moment = One moment, please.
phrase-take-your-time = Take your time.
phrase-sorry = Sorry!
phrase-thank-you = Thank you!
phrase-well-played = Well played!
phrase-goodbye = Goodbye!
phrase-thumbs-up = Thumbs up!
phrase-applause = Applause!
phrase-laughter = Ha ha!
phrase-ouch = Ouch.
phrase-raised-eyebrow = Hm, really?
phrase-finger-on-lips = Shh …
event-table-sat = { $called } sits down.
event-table-stood = { $called } leaves the table.
event-table-rekeyed = { $called } has a new key; the old one opens nothing any more.
event-table-freed = The host frees the chair of { $called }.
event-table-offered = { $called } offers the chair to somebody else, who may take it over by a link.
event-table-withdrawn = { $called } keeps the chair; the link is void.
event-table-handed = { $called } takes over the chair of { $words }.
event-table-started = The match begins.
event-table-late = { $who ->
    [you] Your time is up; a move is made for you.
   *[other] { $player } is out of time; a move is made for them.
}
event-table-absent = { $who ->
    [you] A move is made for you.
   *[other] { $player } does not answer; a move is made for them.
}
event-table-agreed-pause = { $called } would like a pause.
event-table-agreed-ready = { $called } is ready.
event-table-agreed-replace = { $called } would let a bot play for { $words }.
event-table-replaced = A bot ({ $bot }) plays for { $called }.
event-table-returned = { $called } is back.
event-table-paused = The clocks are stopped.
event-table-resumed = { $called } lets the clocks go on.
event-table-extended = { $called } gives more time.
event-table-away = The server was away for a while; nobody’s time ran meanwhile.
event-table-removed = The host has sent a watcher away.
event-table-rematch = There is a rematch at another table: { $words }.
event-table-closed = The host has closed the table.

## For whom we wait

identity-undealt = Your card is still to come.
waiting-for = We wait for { $players }.
for-example = For example: { $example }

## A game without sentences of its own

plain-aim = Play well, and win.
plain-ask = Choose one of your moves.
plain-draft = You play: { $moves }.
plain-seat = You are player { $number }.
plain-watcher = You are watching.
plain-waiting = The match waits for: { $players }.
plain-winners = The match is over. The win goes to { $players }.
plain-nobody-wins = The match is over. Nobody wins.
plain-no-scores = The points are counted at the end.
plain-scores = Points: { $points }.
plain-scores-points = { $name }: { $value }
plain-fact = { $name }: { $value }.
plain-yes = { $name }: yes.
plain-no = { $name }: no.
plain-no-facts = There is nothing to be seen yet.
plain-moves = You may play: { $moves }.
plain-many-moves = You have { $count } moves. Write one of them.
plain-no-moves = You have nothing to decide now.
