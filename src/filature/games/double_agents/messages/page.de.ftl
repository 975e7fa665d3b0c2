### CIA gegen KGB auf der Seite, deutsch.

double_agents-board = Runde { $round } von 6{ $leg ->
    [0] { "" }
   *[other] , Etappe { $leg }
}
double_agents-place = { $place }, Mission mit Wert { $value }. Verdeckte Karten: CIA { $cia }, KGB { $kgb }.
double_agents-place-chosen = Gewählt.
double_agents-person = { $called }, { $company }, { $locked ->
    [yes] hat sich entschieden
   *[no] hat sich nicht entschieden
}, zuletzt: { $place }. { $points ->
    [0] Keine Missionen.
   *[other] Hält { $points } Punkte.
}{ $aim ->
    [none] { "" }
   *[other] { " " }Ziel: { $aim }.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Aufgedeckt: { $identity }.
}
double_agents-nowhere = noch ohne Dienst
double_agents-at-home = nirgends
double_agents-pot = Topf { $points }
double_agents-last = Runde { $round }: CIA { $cia }, KGB { $kgb }. Gewonnen: { $winner }
double_agents-which-card = Welche Karte?
double_agents-effect-agent = 1 Punkt.
double_agents-effect-special = 2 Punkte.
double_agents-effect-defector = Zieht einen feindlichen Agenten herüber.
double_agents-effect-killer = 1 Punkt. Beseitigt einen feindlichen Agenten.
double_agents-effect-corruption = 1 Punkt. Siegt bei Gleichstand.
double_agents-effect-sabotage = −3 für die eigene Seite.
double_agents-which-place = Wohin?
double_agents-place-worth = { $place }, { $value }
double_agents-uncover-first = Zeig deine Geheimnisse, um eine Karte zu wählen.
double_agents-ready = Allen sagen: Wir sind so weit
double_agents-ready-said = Du hast gesagt, dass ihr so weit seid: Auf dich wartet jetzt niemand.
double_agents-unlock = Meine Wahl zurücknehmen
double_agents-who-betrays = Wer ist der Doppelagent?
double_agents-was-at = { $there } von { $all } Mal dabei
double_agents-evidence = Wer dort war, wo euer Dienst sabotiert wurde. Von ihnen kam die Karte.
double_agents-evidence-at = { $where }: { $players }
double_agents-evidence-none = Keine Sabotage unter den Karten eures Dienstes.
double_agents-evidence-partial = An diesem Tisch ist nur die letzte Runde aufgeschrieben.
double_agents-which-company = Welcher Dienst?
double_agents-hand = Meine Karten
double_agents-drafted = Gewählt: { $card } { $place_to }.
double_agents-sent = Erste Etappe: { $card } { $place_to }.
double_agents-ballot = Mein Stimmzettel: { $ballot }.

double_agents-turning = { $place }, { $value } Punkte: Die Karten werden umgedreht.
double_agents-crossing = Überläufer ziehen Agenten herüber.
double_agents-striking = Killer schlagen zu.
double_agents-settled = { $place }: { $reason ->
    [corruption] Bei Gleichstand entscheidet die Bestechung.{" "}
   *[other] {""}
}{ $fate ->
    [pot] { $winner } gewinnt, und die Mission kommt in den Topf.
    [removed] Niemand gewinnt: Die Mission ist aus dem Spiel.
   *[player] { $winner } gewinnt, und { $holder } bekommt die Mission.
}
channel-about-drop-cia = Der tote Briefkasten ist offen: Was du dort sagst, liest die ganze CIA mit deinem Namen, und deine eigenen Kollegen sehen nichts davon.
channel-about-drop-kgb = Der tote Briefkasten ist offen: Was du dort sagst, liest der ganze KGB mit deinem Namen, und deine eigenen Kollegen sehen nichts davon.
double_agents-time-to-talk = Zeit zum Reden:
double_agents-time-to-vote = Zeit zum Abstimmen:
double_agents-silence = Funkstille! { CAPITAL($company_the) } schweigt, bis die Ziele aufgedeckt sind.
double_agents-the-vote = Die Abstimmung
double_agents-near-sabotage = { $company }: Wer hatte eine Karte dorthin geschickt, wo sabotiert wurde?
double_agents-was-there = War dort
double_agents-sabotages = Alle Sabotagen
double_agents-sabotage-where = Wo
double_agents-sabotage = Runde { $round }, { $place_at }
double_agents-sabotaged = Sabotiert
double_agents-cards-from = Karten von

## Was die Optionen sein können

choice-standard = Standard
choice-flat = Gleichmäßig
choice-low = Niedrig
choice-chosen = Gewählt
choice-transfer = Übertragen
choice-copy = Kopieren
choice-on_need = Bei Bedarf
choice-on_empty = Sobald leer
choice-named = Mit Namen
choice-secret = Geheim

## Das Ende

end-ballot = { $player } beschuldigt { $accused }.
end-abstained = { $player } beschuldigt niemanden.
end-votes = Die Stimmen ({ $company }): { $votes }.
end-rightly = Beschuldigt ({ $company }): { $accused }. Zu Recht, der Doppelagent.
end-wrongly = Beschuldigt ({ $company }): { $accused }. Zu Unrecht, loyal.
end-unfound = Unerkannt als Doppelagent ({ $company }): { $double }.
end-points-pot = In den Töpfen: CIA { $cia }, KGB { $kgb }.
end-points-loyal = Bei loyalen Mitgliedern, die niemand beschuldigt hat: CIA { $cia }, KGB { $kgb }.
end-points-friend = Die Punkte der Doppelagenten wechseln die Seite: { $cia } an die CIA, { $kgb } an den KGB.
end-points-bonus = Für den kleineren Dienst: CIA { $cia }, KGB { $kgb }.
end-title-cia = Die CIA gewinnt
end-title-kgb = Der KGB gewinnt
end-title-draw = Gleichgewicht des Schreckens
end-why-won = { $winner }: { $more } Punkte; { $loser }: { $less }.
end-why-draw = Beide Dienste haben { $points } Punkte.
end-part-pot = Der Topf
end-part-loyal = Loyale Mitglieder
end-part-friend = Der Freund auf der anderen Seite
end-part-bonus = Der kleinere Dienst
end-accused = Beschuldigt
end-double = Der Doppelagent
