### Top Secret: die eigenen Wörter der Seite, deutsch.

## Die Karte

atlas-map = Weltkarte
atlas-help = Pfeiltasten folgen den Linien. Ein Buchstabe springt zu einer Stadt, eine Ziffer zu deinem Agenten. Eingabe wählt einen Agenten, dann eine Stadt; die Rücktaste nimmt zurück.
atlas-agents = Agenten: { $agents }.
atlas-with = { $agent } mit { $case }
atlas-cases = Hier liegen: { $cases }.
atlas-lines = Linien { $places_to }.
atlas-gate = Gepunktete Linie { $place_to }.
atlas-nobody = Niemand da.
atlas-unused = Nicht im Spiel.
atlas-total = { $secrets } von { $goal } Geheimnissen abgeliefert.
atlas-target = { $agent } kann hierher.
atlas-attack = { $agent } kann hier { $agents } angreifen.
atlas-deliver = { $agent } kann hier abliefern.
atlas-chosen = { $agent } ist in deiner Hand.
atlas-drafted = Vorgemerkt: { $agent } endet hier.
atlas-duel-here = Hier läuft ein Duell.
atlas-named = Genannt: { $agents }.
atlas-plan-here = Dein Koffer { $case } soll hier liegen.
atlas-start = Start
atlas-hq = HQ
atlas-short-Rio-de-Janeiro = Rio
atlas-short-Easter-Island = Osterinsel
atlas-say-chosen = { $agent } in der Hand. Wege: { $places }.
atlas-say-stuck = { $agent } in der Hand. Er kann nicht weiter.
atlas-say-none = Kein Agent in der Hand.
atlas-say-closed = Dein Zug endet dort. Bestätige, oder nimm zurück.
atlas-say-nothing = Hier ist nichts zu wählen.
atlas-say-covered = Deck erst deine Geheimnisse auf.

## Die Karte auf kleinem Bildschirm verschieben

atlas-pan = Karte verschieben
atlas-west = Westen
atlas-east = Osten
atlas-north = Norden
atlas-south = Süden
atlas-home = Zu meinen Agenten

## Über und unter der Karte

atlas-round = Runde { $round }
atlas-roll = Wurf { $roll }
atlas-left = { $steps ->
    [one] noch { $steps } Schritt
   *[other] noch { $steps } Schritte
}
atlas-bonus = { $agent }: +{ $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}, Duell gewonnen
atlas-sides = Seiten
atlas-turn = am Zug
atlas-secrets = { $secrets } von { $goal } Geheimnissen
atlas-in-play = { $agents ->
    [one] { $agents } Agent
   *[other] { $agents } Agenten
}
atlas-cards = Karten übrig: { $cards }
atlas-hidden = Noch in Koffern: { $contents }
atlas-delivered = Abgeliefert: { $cases }
atlas-case-content = { $case } ({ $content })
atlas-sealed = Plan versiegelt
atlas-planning = Plant noch

## Das Tuch

atlas-duel = Duell { $place_at }
atlas-versus = { $attacker } greift { $defenders } an
atlas-face-down = { $player }: eine Karte, verdeckt
atlas-no-card = { $player }: noch keine Karte
atlas-shown = { $agent }: { $card }
atlas-last-duel = Letztes Duell
atlas-fallen = { $case } ist liegen geblieben.

## Das Formular

atlas-nothing = Für dich ist gerade nichts zu entscheiden.
atlas-uncover = Deck deine Geheimnisse auf, um das zu entscheiden.
atlas-agent = Welcher Agent?
atlas-agent-at = { $agent }, { $place_at }
atlas-agent-with = { $agent }, { $place_at }, mit { $case }
atlas-goes = Wohin geht { $agent }?
atlas-nowhere = { $agent } kann nicht weiter.
atlas-attacks = greift { $agents } an
atlas-delivers = liefert { $case } ab
atlas-bags = Koffer
atlas-take = { $agent } nimmt { $case }
atlas-lay-down = { $agent } legt { $case } ab
atlas-end = Zug beenden
atlas-back = Letztes zurücknehmen
atlas-so-far = Bisher vorgemerkt
atlas-closed-attack = Karten entscheiden, wie es weitergeht. Bestätige, oder nimm zurück.
atlas-closed-deliver = Der Inhalt entscheidet, wie es weitergeht. Bestätige, oder nimm zurück.
atlas-closed-end = Bestätige, und dein Zug ist vorbei.
atlas-first = Gegen wen kämpft { $agent } zuerst?
atlas-card = Deine Karte: { $attacker } gegen { $defender }
atlas-tie = Bei Gleichstand gewinnt der Angreifer. Wer mit einer 0 verliert, kommt lebend heim.
atlas-their-cards = { $player } kann { $cards } spielen.
atlas-card-value = Karte { $card }
atlas-waits = Deine Karte liegt verdeckt.
atlas-loot = Soll { $agent } { $case } nehmen?
atlas-loot-instead = { $case } bliebe dafür liegen.
atlas-loot-yes = Nehmen
atlas-loot-no = Liegen lassen
atlas-lose = Die Bombe nimmt { $losses ->
    [one] einen Agenten
   *[other] { $losses } Agenten
}. Genannt: { $named }.
atlas-must = { $agent } trug sie und muss dabei sein.
atlas-case = Koffer { $case }
atlas-holds = Inhalt
atlas-lies = Stadt
atlas-choose = Wählen
atlas-secret-worth = { $secrets ->
    [one] { $secrets } Geheimnis
   *[other] { $secrets } Geheimnisse
}
atlas-guard = Eine Wache { $place_at }?
atlas-guard-yes = Einen Agenten dort lassen
atlas-guard-no = Keine Wache
atlas-lot = Den Rest dem Los überlassen
atlas-resign = Aufgeben

## Was nur dieser Platz weiß

atlas-my-cases = Deine Koffer
atlas-my-plan = Dein Plan
atlas-my-cards = Deine Duellkarten
atlas-in-hand = auf der Hand
atlas-used = abgelegt
atlas-my-card = Verdeckt in diesem Duell: { $card }
atlas-lies-in = liegt { $place_at }
atlas-carried = { $place_at }, bei { $agent }
atlas-home-by = abgeliefert von { $player }
atlas-not-yet = offen

## Nach der Partie

atlas-ledger = Was heimkam, und wer
atlas-ledger-secrets = Geheimnisse
atlas-ledger-cases = Koffer abgeliefert
atlas-ledger-bombs = Bomben abgeliefert
atlas-ledger-agents = Agenten übrig

## Das Ende

end-cases = Was noch in den Koffern lag ({ $player }): { $cases }.
end-title-secrets = Zehn Geheimnisse sind am Ziel
end-title-last = Der Letzte auf dem Feld
end-title-dead = Nichts mehr zu holen
end-title-limit = Die letzte Runde ist gespielt
end-why-secrets = { $winners } hat { $secrets } Geheimnisse abgeliefert; zehn genügten.
end-why-last = Sonst hat niemand mehr Agenten.
end-why-dead = Mit dem, was in den Koffern bleibt, kommt niemand auf zehn Geheimnisse.
end-why-limit = Die Runden sind um, und niemand hat zehn Geheimnisse.
end-by-most = Am meisten hat { $winners }: { $secrets }.
end-by-agents = Gleich viele Geheimnisse; mehr Agenten im Spiel: { $winners }.
end-by-level = { $winners } liegen gleichauf: { $secrets } Geheimnisse, gleich viele Agenten.
end-delivered = Abgeliefert
end-secrets = Geheimnisse
end-agents = Agenten
end-left = In den Koffern
