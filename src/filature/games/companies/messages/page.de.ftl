### CIA gegen KGB auf der Seite, deutsch.

companies-board = Runde { $round } von 6{ $leg ->
    [0] { "" }
   *[other] , Etappe { $leg }
}
companies-place = { $place }, Auftrag mit Wert { $value }. Verdeckte Karten: CIA { $cia }, KGB { $kgb }.
companies-person = { $called }, { $company }, { $locked ->
    [yes] hat sich entschieden
   *[no] hat sich nicht entschieden
}, zuletzt in: { $place }. { $points ->
    [0] Keine Aufträge.
   *[other] Hält { $points } Punkte.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Aufgedeckt: { $identity }.
}
companies-nowhere = noch ohne Dienst
companies-at-home = nirgends
companies-pot = Topf { $points }
companies-last = Runde { $round }: CIA { $cia }, KGB { $kgb }. Sieg: { $winner }
companies-which-card = Welche Karte?
companies-which-place = Wohin?
companies-place-worth = { $place }, { $value }
companies-uncover-first = Zeig deine Geheimnisse, um eine Karte zu wählen.
companies-unlock = Meine Wahl wieder öffnen
companies-who-betrays = Wer ist der Doppelagent?
companies-which-company = Welcher Dienst?
companies-hand = Meine Karten
companies-drafted = Gewählt: { $card }, { $place }.
companies-sent = Erste Etappe: { $card }, { $place }.
companies-ballot = Mein Stimmzettel: { $ballot }.
