### CIA against KGB on the page, English.

double_agents-board = Round { $round } of 6{ $leg ->
    [0] { "" }
   *[other] , leg { $leg }
}
double_agents-place = { $place }, mission worth { $value }. Face-down cards: CIA { $cia }, KGB { $kgb }.
double_agents-place-chosen = Chosen.
double_agents-person = { $called }, { $company }, { $locked ->
    [yes] has decided
   *[no] has not decided
}, was last at: { $place }. { $points ->
    [0] No missions.
   *[other] Holds { $points } points.
}{ $aim ->
    [none] { "" }
   *[other] { " " }Heads for: { $aim }.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Turned up: { $identity }.
}
double_agents-nowhere = no company yet
double_agents-at-home = nowhere
double_agents-pot = pot { $points }
double_agents-last = Round { $round }: CIA { $cia }, KGB { $kgb }. Winner: { $winner }
double_agents-which-card = Which card?
double_agents-effect-agent = 1 point.
double_agents-effect-special = 2 points.
double_agents-effect-defector = Wins over an enemy agent.
double_agents-effect-killer = 1 point. Removes an enemy agent.
double_agents-effect-corruption = 1 point. Wins a tie.
double_agents-effect-sabotage = −3 for your own side.
double_agents-which-place = Where to?
double_agents-place-worth = { $place }, { $value }
double_agents-uncover-first = Show your secrets to choose a card.
double_agents-ready = Tell everybody: we are ready
double_agents-ready-said = You have said that you are ready: nobody waits for you now.
double_agents-unlock = Take my choice back
double_agents-who-betrays = Who is the double agent?
double_agents-was-at = At { $there } of { $all }
double_agents-evidence = Who was where your company was sabotaged. One of them sent the card.
double_agents-evidence-at = { $where }: { $players }
double_agents-evidence-none = No sabotage among your company’s cards.
double_agents-evidence-partial = Only the last round is written down at this table.
double_agents-which-company = Which company?
double_agents-hand = My cards
double_agents-drafted = Chosen: { $card } to { $place }.
double_agents-sent = First leg: { $card } to { $place }.
double_agents-ballot = My ballot: { $ballot }.

double_agents-turning = { $place }, { $value } points: the cards turn.
double_agents-crossing = Defectors win agents over.
double_agents-striking = Killers strike.
double_agents-settled = { $place }: { $reason ->
    [corruption] More corruption decides the tie.{" "}
   *[other] {""}
}{ $fate ->
    [pot] { $winner } wins, and the mission goes into the pot.
    [removed] Nobody wins: the mission is out of the game.
   *[player] { $winner } wins, and { $holder } takes the mission.
}
channel-about-drop-cia = The dead drop is open: what you say there reaches the whole CIA with your name, and your own mates see nothing of it.
channel-about-drop-kgb = The dead drop is open: what you say there reaches the whole KGB with your name, and your own mates see nothing of it.
double_agents-time-to-talk = Time to talk:
double_agents-time-to-vote = Time to vote:
double_agents-silence = Radio silence! { CAPITAL($company_the) } says nothing until the destinations are revealed.
double_agents-the-vote = The vote
double_agents-near-sabotage = { $company }: who had sent a card where it was sabotaged?
double_agents-was-there = Was there
double_agents-sabotages = Every sabotage
double_agents-sabotage-where = Where
double_agents-sabotage = Round { $round }, { $place_at }
double_agents-sabotaged = Sabotaged
double_agents-cards-from = Cards from

## What the options may be

choice-standard = Standard
choice-flat = Flat
choice-low = Low
choice-chosen = Chosen
choice-transfer = Transfer
choice-copy = Copy
choice-on_need = On need
choice-on_empty = On empty
choice-named = Named
choice-secret = Secret

## The end

end-ballot = { $player } accuses { $accused }.
end-abstained = { $player } accuses nobody.
end-votes = The ballots of the { $company }: { $votes }.
end-rightly = The { $company } accused { $accused }, and was right: the double agent.
end-wrongly = The { $company } accused { $accused }, who was loyal.
end-unfound = The double agent in the { $company } got away with it: { $double }.
end-points-pot = In the pots: CIA { $cia }, KGB { $kgb }.
end-points-loyal = With loyal members nobody accused: CIA { $cia }, KGB { $kgb }.
end-points-friend = The double agents’ points change sides: { $cia } to the CIA, { $kgb } to the KGB.
end-points-bonus = For the smaller company: CIA { $cia }, KGB { $kgb }.
end-title-cia = The CIA wins
end-title-kgb = The KGB wins
end-title-draw = Balance of terror
end-why-won = { $more } points for the { $winner }, { $less } for the { $loser }.
end-why-draw = Both companies have { $points } points.
end-part-pot = The pot
end-part-loyal = Loyal members
end-part-friend = The friend on the other side
end-part-bonus = The smaller company
end-accused = Accused
end-double = The double agent
