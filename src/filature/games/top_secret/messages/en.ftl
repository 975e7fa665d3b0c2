### Top Secret: words, events and answers, English.

top_secret-name = Top Secret
top_secret-length = 60 minutes
top_secret-feel = A race across the map, with duels and one bomb too many.
top_secret-pitch = Four cases each, three with state secrets and one with a bomb. Carry ten secrets across the world to your headquarters, past agents who want the same.

## Words of the notation

word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-S-red = the red start base
word-S-blue = the blue start base
word-S-green = the green start base
word-S-yellow = the yellow start base
word-H-red = the red headquarters
word-H-blue = the blue headquarters
word-H-green = the green headquarters
word-H-yellow = the yellow headquarters
word-hq = headquarters
word-out = out of the game
    .at = out of the game
    .to = out of the game
    .from = out of the game
word-bomb = bomb
word-setup = setup
word-guard = guard
word-pick = pick
word-drop = drop
word-end = end
word-resign = resign
word-late = late
word-target = target
word-card = card
word-loot = loot
word-lose = lose
word-yes = yes
word-no = no
word-nothing = nothing
word-Beijing = Beijing
word-Berlin = Berlin
word-Moscow = Moscow
word-London = London
word-Lisbon = Lisbon
word-Cairo = Cairo
word-Singapore = Singapore
word-Novosibirsk = Novosibirsk
word-Tokyo = Tokyo
word-Cape-Town = Cape Town
word-Easter-Island = Easter Island
    .at = on Easter Island
word-Aden = Aden
word-Honolulu = Honolulu

## What happened

event-seated = The colours are drawn. Clockwise, as turns will pass: { $colours }.
event-seated-colours = { $name }: { $value }
event-favoured = { $who ->
    [you] Nobody plays { $colour }: you head for an empty corner. The two others may each post a guard there.
   *[other] Nobody plays { $colour }: { $player } heads for an empty corner. The two others may each post a guard there.
}
event-planned = Your plan is sealed: { $contents }.
event-planned-contents = { $name } { $cities_at } holds { $value_is ->
    [bomb] the bomb
    [1] 1 secret
   *[other] { $value } secrets
}
event-submitted = { $who ->
    [you] Your plan is in.
   *[other] { $player } has handed in a plan.
}
event-late = { $who ->
    [you] You do not answer: chance chooses for you.
   *[other] { $player } does not answer: chance chooses.
}
event-drawn-content = Chance puts into { $case }: { $content_is ->
    [bomb] the bomb
    [1] 1 secret
   *[other] { $content } secrets
}.
event-drawn-city = Chance hides { $case } { $place_at }.
event-drawn-guard = { $reason ->
    [yes] Chance puts one of your agents on guard in the empty start base.
   *[no] Chance puts no agent on guard.
}
event-drawn-card = Chance plays { $card } for you.
event-revealed = { $who ->
    [you] Your cases, { $colour }: { $cities }.
   *[other] The cases of { $player }, { $colour }: { $cities }.
}
event-revealed-cities = { $name } { $value_at }
event-guarded = { $who ->
    [you] You post { $agent } on guard { $place_at }.
   *[other] { $player } posts { $agent } on guard { $place_at }.
}
event-rolled-for-start = { $who ->
    [you] You roll { $roll } for the start.
   *[other] { $player } rolls { $roll } for the start.
}
event-start-tied = A tie: { $players } roll again.
event-starts = { $who ->
    [you] You start.
   *[other] { $player } starts.
}
event-rolled = { $who ->
    [you] You roll { $roll }.
   *[other] { $player } rolls { $roll }.
}
event-stepped = { $who ->
    [you] Your { $agent } goes { $from_from } { $to_to }; { $left ->
        [0] no steps left
       *[other] { $left } left
    }.
   *[other] { $agent } ({ $player }) goes { $from_from } { $to_to }; { $left ->
        [0] no steps left
       *[other] { $left } left
    }.
}
event-picked = { $agent } takes { $case } { $place_at }.
event-dropped = { $agent } lays down { $case } { $place_at }.
event-turn-ended = { $who ->
    [you] You end your turn.
   *[other] { $player } ends the turn.
}
event-attacked = { $who ->
    [you] Your { $agent } meets { $defenders } ({ $opponent }): a duel.
   *[other] { $agent } ({ $player }) meets { $defenders } ({ $opponent }): a duel.
}
event-targeted = { $defender } has to fight first.
event-card-chosen = { $who ->
    [you] Your card lies face down.
   *[other] { $player } has chosen a card.
}
event-fought = { $attacker } plays { $attack }, { $defender } plays { $defence }: { $winner } wins.
event-refilled = { $who ->
    [you] You have all seven cards again.
   *[other] { $player } has all seven cards again.
}
event-beaten = { $reason ->
    [returned] { $agent } is sent back to { $place }.
   *[eliminated] { $agent } is eliminated.
}
event-beaten-with-case = { $reason ->
    [returned] { $agent } is sent back to { $place } and leaves { $case } { $city_at }.
   *[eliminated] { $agent } is eliminated and leaves { $case } { $city_at }.
}
event-looted = { $agent } takes { $case }.
event-exchanged = { $agent } takes { $case } and lays down { $laid }.
event-left-lying = { $agent } lets { $case } lie.
event-delivered = { $who ->
    [you] Your { $agent } delivers { $case }. Inside: { $content_is ->
        [bomb] the bomb
        [1] 1 secret
       *[other] { $content } secrets
    }. You have { $total } in all.
   *[other] { $agent } delivers { $case }. Inside: { $content_is ->
        [bomb] the bomb
        [1] 1 secret
       *[other] { $content } secrets
    }. { $player } has { $total } in all.
}
event-bomb = It goes off: { $who ->
    [you] you lose { $losses } { $losses ->
        [one] agent
       *[other] agents
    }.
   *[other] { $player } loses { $losses } { $losses ->
        [one] agent
       *[other] agents
    }.
}
event-lost = { $agent } is lost.
event-lost-with-case = { $agent } is lost; { $case } stays { $place_at }.
event-out = { $who ->
    [you] You have no agents left.
   *[other] { $player } has no agents left.
}
event-resigned = { $who ->
    [you] You give up.
   *[other] { $player } gives up.
}
event-over =
    { $reason ->
        [secrets] Ten secrets are home. The win goes to { $winners }.
        [last] Nobody else has agents left. The win goes to { $winners }.
        [dead] Nobody can reach ten secrets any more. { $tied ->
            [yes] A draw: { $winners }.
           *[no] First: { $winners }.
        }
       *[limit] The last round is played. { $tied ->
            [yes] A draw: { $winners }.
           *[no] First: { $winners }.
        }
    }
    Secrets: { $totals }.
    What was in the cases: { $contents }.
event-over-totals = { $name } { $value } ({ $agents } { $agents ->
    [one] agent
   *[other] agents
})
event-over-contents = { $name } { $value }

## What is asked

identity = You are { $colour }.
aim = Bring ten secrets to your headquarters, and never the bomb.
aim-of-all = Ten secrets at one’s own headquarters win; a bomb costs agents.
ask-setup = Hide 5, 3, 1 and the bomb in your cases A to D, in four different cities.
ask-guard = Do you post a guard in the empty start base?
ask-content = What do you put into case { $case }?
ask-city = In which city do you hide case { $case }?
ask-move = You have { $pool } { $pool ->
    [one] step
   *[other] steps
}: who goes where?
ask-bonus = Bonus steps for duels won: { $steps }.
ask-bonus-steps = { $name } { $value }
ask-end = No steps left: do you end your turn?
ask-target = { $agent } meets { $agents }: whom do you fight first?
ask-card = { $attacker } against { $defender }, a tie goes to { $attacker }: which card? You have { $cards }.
ask-loot = Does { $agent } take { $case }?
ask-bomb = The bomb takes { $losses } { $losses ->
    [one] agent: which one?
   *[other] agents: which ones?
}
idle-submitted = Your plan is in.
idle-out = You have no agents left; you watch the end.
idle-card = Your card lies face down: { $card }.
idle-duel = A duel: { $players }.

draft-step = { $agent } goes to { $to }.
draft-attack = { $agent } goes to { $to } and attacks { $agents }.
draft-deliver = { $agent } delivers its case in { $to }; everybody will see what is inside.
draft-pick = { $agent } takes { $case }.
draft-drop = { $agent } lays its case down.
draft-end = Your turn ends.
draft-resign = You give up. Your agents leave the game.
draft-target = { $what } has to fight first.
draft-card = You play { $what }.
draft-loot = { $reason ->
    [yes] Your agent takes the case.
   *[no] The case stays where it is.
}
draft-lose = { $what } is lost.
draft-guard = { $reason ->
    [yes] One agent stands guard in the empty start base.
   *[no] No guard.
}
draft-hide = { $case } holds { $what_is ->
    [bomb] the bomb
    [1] 1 secret
   *[other] { $what } secrets
}.
draft-place = { $case } lies { $what_at }.

## Answers

who-nobody = You have no agents; you only look on.
who-undrawn = Your colour is still to be drawn.
who-am-i = You are { $colour }. You start from { $base } and deliver in { $hq }, entered from { $cities }. Agents in play: { $agents }.
turn-over = The match is over.
turn-late = { $who ->
    [you] Chance is choosing for you.
   *[other] Chance is choosing for { $player }.
}
turn-colours = The colours are being drawn.
turn-setup = Plans are being made. Still missing: { $players }.
turn-start-roll = The dice decide who starts.
turn-roll = Round { $round }: { $who ->
    [you] you roll.
   *[other] { $player } rolls.
}
turn-move = Round { $round }: { $who ->
    [you] you move, { $pool ->
        [one] one step
       *[other] { $pool } steps
    } left.
   *[other] { $player } moves, { $pool ->
        [one] one step
       *[other] { $pool } steps
    } left.
}
turn-target = { $who ->
    [you] You name the first opponent.
   *[other] { $player } names the first opponent.
}
turn-cards = A duel. Cards are still to come from { $players }.
turn-loot = { $who ->
    [you] You decide whether to take the case.
   *[other] { $player } decides whether to take the case.
}
turn-bomb = { $who ->
    [you] You name the agents that are lost.
   *[other] { $player } names the agents that are lost.
}
score-of = { CAPITAL($player) }, { $colour }: { $secrets } { $secrets ->
    [one] secret
   *[other] secrets
}, delivered { $cases }, agents { $agents }.
where-agent = { $agent } is { $place_at }.
where-carrier = { $agent } is { $place_at }, carrying { $case }.
where-delivered = { $case } is delivered, by { $player }.
where-carried = { $case } is { $place_at }, carried by { $agent }.
where-lies = { $case } lies { $place_at }.
where-hidden = { $case } is not on the map yet.
at-hq = { CAPITAL($place) } is entered from { $cities }.
at-both = { CAPITAL($place_at) }: { $agents }; lying there: { $cases }.
at-agents = { CAPITAL($place_at) }: { $agents }.
at-cases = { CAPITAL($place_at) }, lying there: { $cases }.
at-nobody = { CAPITAL($place_at) }: nobody and nothing.
near-city = Next to { $place }: { $cities }.
near-base = From { $place } one goes to { $cities }.
near-hq = A dotted line leads to { $hq }.
near-exit = Agents come here from { $base }.
way-base = Nobody steps into { $place }.
way-nobody = You have no agents on the way.
way-there = All of yours are { $place_at } already.
way-next = From { $from } to { $to }: one step, for { $agents }.
way-through = From { $from } to { $to }: { $steps } steps via { $cities }, for { $agents }.
way-enemies = Enemies on this way: { $cities }.
known-own = Your cases: { $contents }.
known-own-contents = { $name } { $value_is ->
    [bomb] the bomb
    [1] 1 secret
   *[other] { $value } secrets
}
known-hidden = In { $cases }, in some order: { $contents }.
known-cards = { $who ->
    [you] Your duel cards: { $cards }.
   *[other] Duel cards of { $player }: { $cards }.
}
no-clues = This game counts no clues; watch who goes where with which case.
may-nothing = Nothing now; it is not your turn.
may-step = Steps: { $steps }.
may-step-steps = { $name } to { $value }
may-choose = You may write: { $example }.

## Minds

claim = Inside { $secret }: { $answer_is ->
    [bomb] the bomb
    [1] 1 secret
   *[other] { $answer } secrets
}
bot-easy = Easy
bot-easy-about = A beginner: looks a little way ahead and is often content with a fair move.
bot-normal = Normal
bot-normal-about = Knows the map, guesses what your cases hold from how you treat them, and counts the duel cards.
bot-hard = Hard
bot-hard-about = Like Normal, but thinks longer and lets nothing slip.
bot-duellist = The duellist
bot-duellist-about = Seeks a fight wherever the cards allow it, and sometimes where they do not.
bot-smuggler = The smuggler
bot-smuggler-about = Keeps out of everybody's way and does not show which cases matter.
bot-saboteur = The saboteur
bot-saboteur-about = Prefers other people's cases to its own, best of all out of their carriers' hands.
bot-postman = The postman
bot-postman-about = Fetches, carries, delivers, the shortest way; leaves alone whoever leaves it alone.

## What people say

phrase-i-want = I want { $case }.
phrase-hands-off = Hands off { $case }!
phrase-bomb-in = There is a bomb in { $case }.
phrase-what-is-in = What is in { $case }?
phrase-truce = { $who ->
    [you] Shall we leave each other alone?
   *[other] { $player }, shall we leave each other alone?
}

## What happened, in a few words: whose doing it was stands beside it

brief-rolled = dice: { $roll }
brief-stepped = { $agent } → { $to }
brief-picked = { $agent } takes { $case }
brief-dropped = { $agent } drops { $case }
brief-attacked = { $agent } attacks { $defenders }
brief-fought = { $attacker } { $attack } : { $defence } { $defender }, { $winner } wins
brief-delivered = { $case } delivered: { $content }
brief-bomb = a bomb: { $losses } lost
brief-out = no agents left
brief-resigned = gives up
