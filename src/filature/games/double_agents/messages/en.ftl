### The two companies: words, events and answers, English.

double_agents-name = Agents Secrets: CIA against KGB
double_agents-length = 45 to 60 minutes
double_agents-feel = Two teams, much talk, and nobody to trust.
double_agents-pitch = Two companies, four cities, and a traitor in each house. Send your cards, trust your mates, and count the knives.

## Words of the notation

word-cia = CIA
    .the = the CIA
    .at = with the CIA
    .to = to the CIA
    .from = of the CIA
word-kgb = KGB
    .the = the KGB
    .at = with the KGB
    .to = to the KGB
    .from = of the KGB
word-special = special agent
    .typed = special
    .the = the special agent
word-agent = agent
    .the = the agent
word-defector = defector
    .the = the defector
word-killer = killer
    .the = the killer
word-corruption = corruption
    .the = the corruption
word-sabotage = sabotage
    .the = the sabotage
word-Rio = Rio
word-Berlin = Berlin
word-Cairo = Cairo
word-HongKong = Hong Kong
    .typed = Hongkong
word-loyal = loyal
word-double = double agent
    .typed = double
word-nobody = nobody
word-abstain = abstain
word-lock = lock
word-unlock = unlock
word-draft = draft
word-late = late
word-time = time
word-vote = vote
word-join = join
word-OPEN = open
word-HUSHED = radio silence
    .typed = silence
word-READY = ready
word-table = the table
    .typed = table
word-drop-cia = the CIA, in secret
word-drop-kgb = the KGB, in secret

## What happened

event-coin = The coin falls: { $company_the } will be the larger company.
event-joined = { $who ->
    [you] You join { $company_the }.
   *[other] { $player } joins { $company_the }.
}
event-companies = CIA: { $cia }. KGB: { $kgb }. { $reason ->
    [odd] { CAPITAL($smaller_the) } is one short and will get 7 points for it.
   *[even] The companies are of equal size.
}
event-identity = Your identity card, { $company }: { $role }. Nobody else sees it.
event-mission = Round { $round }, mission in { $destination }: { $value } points.
event-reshuffled = { CAPITAL($company_the) } shuffles its discard: { $cards } cards in the pile.
event-hand = Your hand: { $cards }.
event-leg = Round { $round }, leg { $leg }. Everybody may talk. Choose a card and a destination.
event-drafted = Planned: { $card_is ->
    [unsaid] no card yet
   *[other] { $card }
}, { $destination_is ->
    [unsaid] no city yet
   *[other] to { $destination }
}.
event-aimed = { $who ->
    [you] You mean to go to { $destination }.
   *[other] { $player } means to go to { $destination }.
}
event-chosen = Your choice: { $card_the } to { $destination }.
event-locked = { $who ->
    [you] You have chosen.
   *[other] { $player } has chosen.
}
event-unlocked = { $who ->
    [you] You take your choice back.
   *[other] { $player } takes the choice back and thinks again.
}
event-late = { $who ->
    [you] You are late: chance chooses what is missing.
   *[other] { $player } is late: chance chooses what is missing.
}
event-out-of-time = { $who ->
    [you] Your time to talk is up.
   *[other] { $player } has no more time to talk.
}
event-ready = { CAPITAL($company_the) } is ready.
event-ready-and-hush = { CAPITAL($company_the) } is ready. Radio silence for { $hushed_the }, at once.
event-hushed = The talk is over: radio silence for both companies.
event-revealed = Round { $round }, leg { $leg }: { $destinations }.
event-revealed-destinations = { $name } to { $value }
event-resolved = { CAPITAL($destination_at) }, { $value } points. { $cards }.{ $turns ->
    [0] {""}
   *[other] {" "}Turned: { $turned }.
}{ $kills ->
    [0] {""}
   *[other] {" "}Killed: { $killed }.
} { $reason ->
    [points] { CAPITAL($winner_the) } wins.
    [corruption] A tie, but { $winner_the } pays better.
    [absent] The winner was never there.
   *[tie] A tie.
} { $fate ->
    [pot] The mission goes into the pot.
    [removed] The mission is out of the game.
   *[player] { $holder_is ->
        [you] You are alone there, and the mission is yours.
       *[other] { $holder } is alone there and takes the mission.
    }
}
event-resolved-cards = { $name } { $totals }, { $value_is ->
    [none] no card
   *[some] with { $value }
}
event-resolved-cards-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-resolved-turned = by { $name_the }, { $value }
event-resolved-turned-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-resolved-killed = by { $name_the }, { $value }
event-resolved-killed-value = { $value ->
    [one] { $name }
   *[other] { $value } × { $name }
}
event-vote-opens = Six rounds are played. Each company may name its double agent: more than half of its members must agree.
event-ballot = Your ballot: { $ballot }.
event-voted = { $who ->
    [you] Your ballot is cast.
   *[other] { $player } has voted.
}
event-ballots = The ballots: { $ballots }.
event-ballots-ballots = { $name }: { $value }
event-votes = The votes. CIA: { $cia }. KGB: { $kgb }.
event-votes-cia = { $name } { $value }
event-votes-kgb = { $name } { $value }
event-identities = The masks fall. { $doubles }.
event-identities-doubles = { $name }: the double agent was { $value }, the company accused { $designated }
event-over = { $scores }. { $reason ->
    [cia] The CIA wins, and with it: { $winners }.
    [kgb] The KGB wins, and with it: { $winners }.
   *[draw] A draw. Everybody pretends it was planned.
}
event-over-scores = { $name } { $value }: { $pot } in the pot, { $loyal } with loyal members, { $friend } from the double agent { $name_is ->
    [cia] in the KGB
   *[kgb] in the CIA
}, bonus { $bonus }
event-replay = Round { $round }, as it was: { $first }.
event-replay-first = { $name }: { $value } to { $first_destination }, { $second } to { $second_destination }, third card { $third }

## What is asked

identity-unknown = You are with the { $company }.
identity-loyal = You are a loyal member of the { $company }.
identity-double = You are the double agent of the { $company }.
aim-loyal = Win missions for the { $company }, and find the traitor among you.
aim-double = You win with the { $enemy }: spoil things for the { $company }, unnoticed.
aim-of-all = The company with more points wins – but each has a traitor.
ask-teams = Which company do you join?
ask-leg = Which card do you send, and where?
ask-hand = You hold { $cards }.
ask-hushed = Radio silence: which card, and where?
ask-vote = Who is the double agent of your company? Your ballot is final.
idle-locked = You have chosen; until your company is ready you may still change your mind.
idle-ready = Your company is ready, and your choice is final.
idle-voted = Your ballot is cast.

draft-lock = { CAPITAL($card_the) } to { $destination }, where the mission is worth { $value }. It is final once you play it.
draft-draft = Planned, not final yet: { $what }.
draft-unlock = You take your choice back.
draft-vote = { $who ->
    [you] You name yourself.
   *[other] You name { $player }.
}
draft-abstain = You name nobody.
draft-join = You join the { $what }.

## Answers

who-nobody = You have no card; you only look on.
who-no-company = You belong to no company yet.
who-unknown = You are with the { $company }. Your identity card is still to come.
who-loyal = You are a loyal member of the { $company }. Your mates: { $mates }. One of them is not loyal.
who-double = You are the double agent in the { $company }: you win with the { $enemy }. Your mates: { $mates }.
turn-over = The match is over.
turn-setup = The table is being set up.
turn-deal = Round { $round }: missions and cards are dealt.
turn-late = { $who ->
    [you] Chance is choosing for you.
   *[other] Chance is choosing for { $player }.
}
turn-leg = Round { $round }, leg { $leg }. Still choosing: { $players }. { $statuses }.
turn-leg-statuses = { $name }: { $value }
turn-vote = The vote is on. Still missing: { $players }.
score-company = { $company }: { $score } { $score ->
    [one] point
   *[other] points
}
score-pot = Pot of the { $company }: { $score } { $score ->
    [one] point
   *[other] points
}
score-player = { $player }: { $score } { $score ->
    [one] point
   *[other] points
} in missions
board-deck = { $company }: { $pile } cards in the pile, { $discard } in the discard.
where-company = { $company }: { $players }.
where-player = { $player }: last seen in { $place }.
where-nowhere = { $player }: has not travelled yet.
at-mission = { CAPITAL($place_at) }: a mission worth { $value }.
at-no-mission = { CAPITAL($place_at) }: no mission is open; in the pile lie { $values }.
at-cards = Face down: { $cards }. Sent by: { $players }.
at-cards-cards = { $name } { $value }
known-hand = Your hand: { $cards }.
known-sent = Leg 1: you sent { $card_the } to { $destination }.
known-draft = Planned: { $card_is ->
    [unsaid] no card yet
   *[other] { $card }
}, { $destination_is ->
    [unsaid] no city yet
   *[other] to { $destination }
}.
known-locked = You have chosen { $card_the } to { $destination }.
known-mates = Your mates' destinations: { $mates }.
known-mates-mates = { $name }, { $value }
known-ballot = Your ballot: { $ballot }.
known-talk = Open channels: { $channels }.
known-hush = You may not talk until the destinations are revealed.
known-identities = The identity cards: { $roles }.
known-identities-roles = { $name }: { $value }
may-nothing = Nothing now.
may-teams = Join one of: { $companies }.
may-vote = Name one of { $players }, or abstain.
may-unlock = You have chosen. Write { $example } to change your mind.
may-leg = Send one of { $cards } to one of { $places }. You may plan a part first, for example: { $example }.

## Clues

clue-sabotage = Round { $round }, { $destination_at }: { $company_the } was sabotaged. Cards there came from { $players }.

## What is believed, and who believes

word-double-cia = the double agent in the CIA
word-double-kgb = the double agent in the KGB
word-sabotage-cia-1 = the hand behind the CIA’s last sabotage of round 1
word-sabotage-cia-2 = the hand behind the CIA’s last sabotage of round 2
word-sabotage-cia-3 = the hand behind the CIA’s last sabotage of round 3
word-sabotage-cia-4 = the hand behind the CIA’s last sabotage of round 4
word-sabotage-cia-5 = the hand behind the CIA’s last sabotage of round 5
word-sabotage-cia-6 = the hand behind the CIA’s last sabotage of round 6
word-sabotage-kgb-1 = the hand behind the KGB’s last sabotage of round 1
word-sabotage-kgb-2 = the hand behind the KGB’s last sabotage of round 2
word-sabotage-kgb-3 = the hand behind the KGB’s last sabotage of round 3
word-sabotage-kgb-4 = the hand behind the KGB’s last sabotage of round 4
word-sabotage-kgb-5 = the hand behind the KGB’s last sabotage of round 5
word-sabotage-kgb-6 = the hand behind the KGB’s last sabotage of round 6
claim = { $secret } is { $answer }
when-round = in round { $number }
when-round-title = Round { $number }
when-vote = at the vote
when-vote-title = The vote
move-lock = { $card } to { $destination }.
question = Who were the traitors?
question-part = { $about }: { $answer }
opening-first = The first traitor to be seen through, { $when }: { $answer }, { $about }. { $words }
opening-other = { $answer }, { $about }, { $when }
opening-later = Then { $words }.
opening-never = Never for certain before the cards were turned: { $words }.
opening-nobody = Nobody could tell who the traitors were before the cards were turned.
opening-nearest = Nobody could be sure of the traitors before the cards were turned. The best guess, at { NUMBER($chance, style: "percent") }: { $answer } was { $about }.
bot-easy = Easy
bot-easy-about = Looks at every card and every city once, and is often content with a fair idea.
bot-normal = Normal
bot-normal-about = Imagines how the round may go on, and keeps an eye on who was near every sabotage.
bot-hard = Hard
bot-hard-about = Like Normal, but thinks longer; as a double agent it also minds how a choice looks.
bot-hothead = The hothead
bot-hothead-about = Goes where the biggest mission lies, and everybody may know it.
bot-greyman = The grey man
bot-greyman-about = Travels with the others, does what is expected, and is the last to be suspected.
bot-saboteur = The saboteur
bot-saboteur-about = Likes killers and defectors better than agents, and a sabotage best of all, if the identity card allows it.
bot-bookkeeper = The bookkeeper
bot-bookkeeper-about = Leaves the great prizes to the loud ones and collects small missions, preferably alone.

## What people say

phrase-we-are-ready = We are ready: choose whenever you like.
phrase-i-go-to = I go to { $city }.
phrase-go-to = Go to { $city }!
phrase-my-card-for = My card for { $city }: { $card }.
phrase-who-was-in = Who was in { $city }?
phrase-i-was-in = I was in { $city }.
phrase-leave-alone = Leave { $city } alone.

## What happened, in a few words: whose doing it was stands beside it

brief-identity = { $company }: { $role }
brief-vote-opens = the vote: who is the double agent?
brief-leg = leg { $leg }: a card and a city
brief-ready-and-hush = { $company } ready; radio silence: { $hushed }
brief-hand = hand: { $cards }
brief-reshuffled = { $company } shuffles: { $cards } cards
brief-chosen = choice: { $card } to { $destination }
brief-joined = joins the { $company }
brief-mission = mission { $destination }: { $value }
brief-aimed = means to go to { $destination }
brief-late = late: chance chooses
brief-revealed = { $destinations }
brief-revealed-destinations = { $name } → { $value }
brief-resolved = { $destination } ({ $value }): { $totals } – { $reason ->
    [tie] tie
   *[points] { $winner }
}
brief-resolved-totals = { $name } { $value }
