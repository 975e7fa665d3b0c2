### Heimlich & Co.: words, events and answers, English.

heimlich-name = Heimlich & Co.
heimlich-length = 45 minutes
heimlich-feel = Bluff with a straight face, one die, quick turns.
heimlich-pitch = Twelve houses, one dossier, and everybody may move everybody's agent. Bring yours home without letting on which one it is. The tactile box calls it Les agents secrets.

## Words of the notation

word-orange = orange
    .byword = smooth
word-violet = violet
    .byword = grainy
word-red = red
    .byword = velvet
word-blue = blue
    .byword = scratchy
word-grey = grey
    .byword = lines
word-yellow = yellow
    .byword = felt
word-green = green
    .byword = waves
word-chapel = the chapel
    .typed = chapel
word-H1 = house 1
word-H2 = house 2
word-H3 = house 3
word-H4 = house 4
word-H5 = house 5
word-H6 = house 6
word-H7 = house 7
word-H8 = house 8
word-H9 = house 9
word-H10 = house 10
word-ruin = the ruin
    .typed = ruin
word-independent = independent
word-nobody = nobody
word-dossier = dossier
word-pick = pick
word-report = report

## What happened

event-colours = In play: { $agents }. { $independents ->
    [0] Every agent belongs to a player.
    [one] One agent belongs to nobody.
   *[other] { $independents } agents belong to nobody.
}
event-dealt = Your card: you are { $agent }. Keep it to yourself.
event-rolled-for-start = { $who ->
    [you] You roll { $die } for the start.
   *[other] { $player } rolls { $die } for the start.
}
event-start-tied = A tie: { $players } roll again.
event-starts = { $who ->
    [you] You start.
   *[other] { $player } starts.
}
event-rolled = { $who ->
    [you] You roll { $die }.
   *[other] { $player } rolls { $die }.
}
event-rolled-one-to-three = { $who ->
    [you] You roll the face 1 to 3 and may choose.
   *[other] { $player } rolls the face 1 to 3 and may choose.
}
event-picked = { $who ->
    [you] You choose { $die }.
   *[other] { $player } chooses { $die }.
}
event-moved = { $who ->
    [you] You move { $steps }.
   *[other] { $player } moves { $steps }.
}
event-moved-steps = { $name } { $value } to { $places }
event-counted = { $who ->
    [you] You trigger a count { $place_at }. { $gains_is ->
        [none] No points.
       *[some] { CAPITAL($gains) }.
    }
   *[other] { $player } triggers a count { $place_at }. { $gains_is ->
        [none] No points.
       *[some] { CAPITAL($gains) }.
    }
}
event-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }, now { $scores }
}
event-report-asked = An agent has 29 points or more: everybody writes a report.
event-report-filed = Your report: { $report }.
event-report-filed-report = { $name }: { $value }
event-reported = { $who ->
    [you] Your report is in.
   *[other] { $player } has handed in a report.
}
event-dossier-moved = { $who ->
    [you] You take the dossier to { $place }.
   *[other] { $player } takes the dossier to { $place }.
}
event-dossier-left = { $who ->
    [you] You leave the dossier in { $place }.
   *[other] { $player } leaves the dossier in { $place }.
}
event-over =
    Masks off! { CAPITAL($owners) }.
    { $reason ->
        [goal] First to 42: { $agents }. { $tied ->
            [yes] They are level. A draw: { $winners }.
           *[no] The win goes to { $winners }.
        }
        [independent] First to 42: { $agents }, who works for nobody. Nobody wins.
        [report]
            Reports: { $reports }.
            Totals: { $totals }.
            { $tied ->
                [yes] Nothing sets them apart. A draw: { $winners }.
               *[no] The win goes to { $winners }.
            }
        [blocked]
            Reports: { $reports }.
            Totals: { $totals }.
            An independent agent is ahead of everybody: nobody wins.
        [unreported]
            The match ends before reports were asked for.
            Totals: { $scores }.
            The win goes to { $winners }.
        [unreported-blocked]
            The match ends before reports were asked for.
            Totals: { $scores }.
            An independent agent is ahead of everybody: nobody wins.
       *[cap] The last turn is played and nobody has 42 points. Nobody wins.
    }
event-over-owners = { $name }: { $value }
event-over-reports = { $name }: { $value }
event-over-reports-value = { $name } = { $value }
event-over-scores = { $name } { $value }
event-over-totals = { $name } { $value }, of which { $bonus } for { $correct } right { $correct ->
    [one] line
   *[other] lines
}

## What is asked

identity = You are { $agent }.
aim-basic = Bring { $agent } to 42 points and stay unrecognised.
aim-advanced = Score with { $agent }, unmask the others, stay unrecognised.
aim-of-all-basic = The owner of the first agent at 42 wins – whoever that is.
aim-of-all-advanced = Points win, and so does guessing right – but who is who?
ask-move = { $die ->
    [one] Give 1 step to any agent.
   *[other] Give { $die } steps to any agents.
}
ask-dossier = Where do you put the dossier?
ask-pick = How many steps do you take: 1, 2 or 3?
ask-report = Your report: whose agent is which? Every right line is worth 5 points, and it is final.
idle-reported = Your report is filed.

draft-step = { CAPITAL($agent) } goes { $steps } { $steps ->
    [one] step
   *[other] steps
}, from { $from } to { $to }.
draft-no-count = No count.
draft-count = This triggers a count { $place_at }. { $gains_is ->
    [none] No points.
   *[some] { CAPITAL($gains) }.
}
draft-count-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
draft-end = An agent reaches 42: the match ends.
draft-report = An agent reaches 29 or more: everybody will write a report.
draft-dossier = The dossier goes to { $what }.
draft-dossier-left = The dossier stays in { $what }.
draft-pick = You choose { $what }.
draft-line = { CAPITAL($agent) }: { $owner }

## Answers

who-nobody = You have no card; you only look on.
who-am-i = You are { $agent }, in { $place }, with { $score } { $score ->
    [one] point
   *[other] points
}.
turn-over = The match is over.
turn-setup = The table is being set up.
turn-report = Reports are being written. Still missing: { $players }.
turn-roll = Turn { $turn }: { $who ->
    [you] it is your turn to roll.
   *[other] { $player } is about to roll.
}
turn-pick = Turn { $turn }: { $who ->
    [you] choose 1, 2 or 3.
   *[other] { $player } chooses 1, 2 or 3.
}
turn-move = Turn { $turn }: { $who ->
    [you] you have rolled { $die } and must move.
   *[other] { $player } has rolled { $die } and must move.
}
turn-dossier = Turn { $turn }: { $who ->
    [you] you decide where the dossier goes.
   *[other] { $player } decides where the dossier goes.
}
score-of = { CAPITAL($agent) }: { $score } { $score ->
    [one] point
   *[other] points
}
score-of-owner = { CAPITAL($agent) }, { $owner }: { $score } { $score ->
    [one] point
   *[other] points
}
where-dossier = The dossier is in { $place }. Steps to it: { $reach }.
where-dossier-reach = { $name } { $value }
where-agent = { CAPITAL($agent) } is in { $place }, { $steps ->
    [0] with the dossier.
    [one] one step before the dossier.
   *[other] { $steps } steps before the dossier.
}
where-not-playing = { CAPITAL($agent) } is not in play.
at-agents = In { $place }, worth { $value }: { $agents }.
at-nobody = In { $place }, worth { $value }: nobody.
at-dossier = The dossier is here.
dossier-old-agents = There at the last count, so that their return brings none: { $agents }.
near-place = { CAPITAL($place) } lies between { $before } and { $after }, clockwise.
way-to = Steps to { $place }: { $steps }.
way-to-steps = { $name } { $value }
known-independents = { $count ->
    [0] Every agent belongs to a player.
    [one] One agent belongs to nobody.
   *[other] { $count } agents belong to nobody.
}
known-reported = Reports are in from { $players }.
known-report = You wrote: { $lines }.
known-report-lines = { $name }: { $value }
known-owners = Masks off: { $owners }.
known-owners-owners = { $name }: { $value }
may-nothing = Nothing now; it is not your turn.
may-pick = Choose 1, 2 or 3.
may-move = Spend { $die } on any of { $agents }, all of it, clockwise: { $count } ways.
may-dossier = Take the dossier to { $places }.
may-report = Next line, { $agent }: { $owners }. Or the whole report at once.

## The perfect agent's manual

clue-left-ruin = Who took this agent out of the ruin, when it was there?
clue-entered-ruin = Who put this agent into the ruin, when the roll allowed it?
clue-crossed-ruin = Who took this agent across the ruin, when the roll allowed it?
clue-raw = Who moved this agent to better or worse places, in points?
clue-favour = Who favoured this agent, against what chance would do?
clue-profit = Who triggered counts that suited this agent, against the mean?
clue-spared = Who declined counts that would not have suited this agent?
clue-rate = { CAPITAL($agent) }: { $hits }.
clue-rate-hits = { $name }, { $value } of { $chances }
clue-sum = { CAPITAL($agent) }: { $sums }.
clue-sum-sums = { $name }, { SIGNED($value) }
clue-nerve = { $who ->
    [you] You triggered { $triggered } of { $could } possible counts{ $forced ->
        [0] .
       *[other] , { $forced } of them forced.
    }
   *[other] { $player } triggered { $triggered } of { $could } possible counts{ $forced ->
        [0] .
       *[other] , { $forced } of them forced.
    }
}
clue-top = { $who ->
    [you] You triggered a count; most went to { $agents }.
   *[other] { $player } triggered a count; most went to { $agents }.
}

## Who thinks, and what is believed

claim = { $answer_is ->
    [nobody] { $secret } works for nobody
    [you] { $secret } works for you
   *[other] { $secret } works for { $answer }
}
bot-easy = Easy
bot-easy-about = Wants good places for its agent, looks a little way ahead and often contents itself with a fair move.
bot-normal = Normal
bot-normal-about = Remembers who moved whom, suspects the right people, and thinks a few turns ahead.
bot-hard = Hard
bot-hard-about = Like Normal, but thinks longer and lets nothing slip.
bot-hothead = The hothead
bot-hothead-about = Cannot wait: whatever brings a count is a good idea.
bot-greyman = The grey man
bot-greyman-about = Moves a bit of everybody and would rather score less than be recognised.
bot-saboteur = The saboteur
bot-saboteur-about = Enjoys seeing the leader walk into the ruin more than its own agent climb.
bot-archivist = The archivist
bot-archivist-about = Keeps every move on file, hurries nothing, and hides its agent between the lines.

## What people say

phrase-i-am = I am { $agent }.
phrase-i-am-not = I am not { $agent }.
phrase-whose-is = Whose is { $agent }?
phrase-hands-off = Hands off { $agent }!
phrase-you-are = { $who ->
    [you] You are { $agent }, I say.
   *[other] { $player } is { $agent }, I say.
}

## What happened, in a few words: whose doing it was stands beside it

brief-rolled-for-start = roll for the start: { $die }
brief-dealt = you are { $agent }
brief-report-asked = 29 points: write your report
brief-rolled = die: { $die }
brief-rolled-one-to-three = die: 1 to 3
brief-picked = chooses { $die }
brief-moved = { $steps }
brief-moved-steps = { $name } +{ $value }
brief-counted = count in { $place }: { $gains_is ->
    [none] nothing
   *[some] { $gains }
}
brief-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
brief-reported = report handed in
brief-dossier-moved = dossier → { $place }
brief-dossier-left = dossier stays in { $place }
