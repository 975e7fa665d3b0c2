### Top Secret: the page's own words, English.

## The map

atlas-map = Map of the world
atlas-help = Arrows follow the lines. A letter jumps to a city, a digit to your agent. Enter chooses an agent, then a city; Backspace takes back.
atlas-agents = Agents: { $agents }.
atlas-with = { $agent } with { $case }
atlas-cases = Lying here: { $cases }.
atlas-lines = Lines to { $places }.
atlas-gate = A dotted line to { $place }.
atlas-nobody = Nobody there.
atlas-unused = Not in play.
atlas-total = { $secrets } of { $goal } secrets delivered.
atlas-target = { $agent } can go here.
atlas-attack = { $agent } can attack { $agents } here.
atlas-deliver = { $agent } can deliver here.
atlas-chosen = { $agent } is in your hand.
atlas-drafted = Planned: { $agent } ends here.
atlas-duel-here = A duel is on here.
atlas-named = Named: { $agents }.
atlas-plan-here = Your case { $case } shall lie here.
atlas-start = Start
atlas-hq = HQ
atlas-short-Rio-de-Janeiro = Rio
atlas-short-Easter-Island = Easter Island
atlas-say-chosen = { $agent } in hand. Ways: { $places }.
atlas-say-stuck = { $agent } in hand. It cannot go anywhere.
atlas-say-none = No agent in hand.
atlas-say-closed = Your move ends there. Confirm it, or take back.
atlas-say-nothing = Nothing to choose here.
atlas-say-covered = Uncover your secrets first.

## Moving the map on a small screen

atlas-pan = Move the map
atlas-west = West
atlas-east = East
atlas-north = North
atlas-south = South
atlas-home = To my agents

## Above and below the map

atlas-round = Round { $round }
atlas-roll = Rolled { $roll }
atlas-left = { $steps ->
    [one] { $steps } step left
   *[other] { $steps } steps left
}
atlas-bonus = { $agent }: +{ $steps } { $steps ->
    [one] step
   *[other] steps
}, duel won
atlas-sides = Sides
atlas-turn = to move
atlas-secrets = { $secrets } of { $goal } secrets
atlas-in-play = { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}
atlas-cards = Cards left: { $cards }
atlas-hidden = Still in cases: { $contents }
atlas-delivered = Delivered: { $cases }
atlas-case-content = { $case } ({ $content })
atlas-sealed = Plan sealed
atlas-planning = Still planning

## The cloth

atlas-duel = Duel { $place_at }
atlas-versus = { $attacker } attacks { $defenders }
atlas-face-down = { $player }: a card, face down
atlas-no-card = { $player }: no card yet
atlas-shown = { $agent }: { $card }
atlas-last-duel = Last duel
atlas-fallen = { $case } has fallen.

## The form

atlas-nothing = Nothing for you to decide now.
atlas-uncover = Uncover your secrets to decide this.
atlas-agent = Which agent?
atlas-agent-at = { $agent }, { $place_at }
atlas-agent-with = { $agent }, { $place_at }, with { $case }
atlas-goes = Where does { $agent } go?
atlas-nowhere = { $agent } cannot go anywhere.
atlas-attacks = attacks { $agents }
atlas-delivers = delivers { $case }
atlas-bags = Cases
atlas-take = { $agent } takes { $case }
atlas-lay-down = { $agent } lays down { $case }
atlas-end = End the turn
atlas-back = Take back the last
atlas-so-far = Planned so far
atlas-closed-attack = Cards decide what comes next. Confirm, or take back.
atlas-closed-deliver = What is inside decides what comes next. Confirm, or take back.
atlas-closed-end = Confirm, and your turn is over.
atlas-first = Whom does { $agent } fight first?
atlas-card = Your card: { $attacker } against { $defender }
atlas-tie = A tie goes to the attacker. Whoever loses with a 0 goes home alive.
atlas-their-cards = { $player } can play { $cards }.
atlas-card-value = Card { $card }
atlas-waits = Your card lies face down.
atlas-loot = Shall { $agent } take { $case }?
atlas-loot-instead = It would lay down { $case }.
atlas-loot-yes = Take it
atlas-loot-no = Leave it
atlas-lose = The bomb takes { $losses ->
    [one] one agent
   *[other] { $losses } agents
}. Named: { $named }.
atlas-must = { $agent } carried it and must be among them.
atlas-case = Case { $case }
atlas-holds = Inside
atlas-lies = City
atlas-choose = Choose
atlas-secret-worth = { $secrets ->
    [one] { $secrets } secret
   *[other] { $secrets } secrets
}
atlas-guard = A guard { $place_at }?
atlas-guard-yes = Post one agent there
atlas-guard-no = No guard
atlas-lot = Let the lot decide the rest
atlas-resign = Give up

## What only this seat knows

atlas-my-cases = Your cases
atlas-my-plan = Your plan
atlas-my-cards = Your duel cards
atlas-in-hand = in hand
atlas-used = set aside
atlas-my-card = Face down in this duel: { $card }
atlas-lies-in = lies { $place_at }
atlas-carried = { $place_at }, with { $agent }
atlas-home-by = delivered by { $player }
atlas-not-yet = not decided

## After the match

atlas-ledger = What came home, and who did
atlas-ledger-secrets = Secrets
atlas-ledger-cases = Cases delivered
atlas-ledger-bombs = Bombs delivered
atlas-ledger-agents = Agents left

## The end

end-cases = Left in { $player }’s cases: { $cases }.
end-title-secrets = Ten secrets are home
end-title-last = The last one standing
end-title-dead = Nothing left to win
end-title-limit = The last round is played
end-why-secrets = { $winners } brought { $secrets } secrets home; ten were enough.
end-why-last = Nobody else has agents left.
end-why-dead = With what is left in the cases nobody gets to ten secrets.
end-why-limit = The rounds are over, and nobody has ten secrets.
end-by-most = { $winners } has the most: { $secrets }.
end-by-agents = Level on secrets; { $winners } has more agents in play.
end-by-level = { $winners } are level: { $secrets } secrets, and as many agents.
end-delivered = Delivered
end-secrets = Secrets
end-agents = Agents
end-left = Left in the cases
