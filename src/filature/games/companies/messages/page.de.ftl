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

companies-near-sabotage = { $company }: Wer hatte eine Karte dorthin geschickt, wo sabotiert wurde?
companies-was-there = War dort
companies-sabotages = Alle Sabotagen
companies-sabotage-where = Wo
companies-sabotage = Runde { $round }, { $place }
companies-sabotaged = Sabotiert
companies-cards-from = Karten von

## Was die Optionen sein können

choice-standard = Standard
choice-flat = Gleichmäßig
choice-low = Niedrig
choice-chosen = Gewählt
choice-transfer = Übertragen
choice-copy = Kopieren
choice-allow = Erlaubt
choice-floor = Untergrenze
choice-on_need = Bei Bedarf
choice-on_empty = Sobald leer
choice-named = Mit Namen
choice-secret = Geheim
