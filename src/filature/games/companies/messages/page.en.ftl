### CIA against KGB on the page, English.

companies-board = Round { $round } of 6{ $leg ->
    [0] { "" }
   *[other] , leg { $leg }
}
companies-place = { $place }, mission worth { $value }. Face-down cards: CIA { $cia }, KGB { $kgb }.
companies-person = { $called }, { $company }, { $locked ->
    [yes] has decided
   *[no] has not decided
}, was last at: { $place }. { $points ->
    [0] No missions.
   *[other] Holds { $points } points.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Turned up: { $identity }.
}
companies-nowhere = no company yet
companies-at-home = nowhere
companies-pot = pot { $points }
companies-last = Round { $round }: CIA { $cia }, KGB { $kgb }. Winner: { $winner }
companies-which-card = Which card?
companies-which-place = Where to?
companies-place-worth = { $place }, { $value }
companies-uncover-first = Show your secrets to choose a card.
companies-unlock = Unlock my choice
companies-who-betrays = Who is the double agent?
companies-which-company = Which company?
companies-hand = My cards
companies-drafted = Chosen: { $card } to { $place }.
companies-sent = First leg: { $card } to { $place }.
companies-ballot = My ballot: { $ballot }.

companies-near-sabotage = { $company }: who had sent a card where it was sabotaged?
companies-was-there = Was there
companies-sabotages = Every sabotage
companies-sabotage-where = Where
companies-sabotage = Round { $round }, { $place }
companies-sabotaged = Sabotaged
companies-cards-from = Cards from

## What the options may be

choice-standard = Standard
choice-flat = Flat
choice-low = Low
choice-chosen = Chosen
choice-transfer = Transfer
choice-copy = Copy
choice-allow = Allow
choice-floor = Floor
choice-on_need = On need
choice-on_empty = On empty
choice-named = Named
choice-secret = Secret
