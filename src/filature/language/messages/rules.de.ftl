### Die Regeln zur Hand: auf der Seite, im Terminal und auf Papier, Deutsch.

chapter-aim = Das Ziel
chapter-turn = Ein Zug
chapter-end = Das Ende
chapter-pieces = Die Figuren
chapter-cards = Die Karten
chapter-places = Die Orte
chapter-words = Die Wörter

rules-title = Regeln
rules-of = Regeln: { $game }
rules-which-game = Die Regeln welches Spiels?
rules-search = Ein Wort oder eine Nummer nachschlagen
rules-clear = Leeren
rules-found = { $count ->
    [one] Eine Antwort zu „{ $text }“
   *[other] { $count } Antworten zu „{ $text }“
}
rules-not-found = Nichts zu „{ $text }“. Versuch ein anderes oder kürzeres Wort; alle Abschnitte stehen unten.
rules-did-you-mean = Meintest du { $nearest }?
rules-glance = Auf einer Seite
rules-in-full = Regel für Regel
rules-contents = Inhalt
rules-clause = Regeln, { $clause }
rules-explain = Was ist das: { $thing }
rules-close = Schließen
rules-whole-page = Auf eigener Seite
rules-unknown-game = Ein Spiel „{ $text }“ gibt es hier nicht.
rules-none = Die Regeln dieses Spiels stehen hier nicht. Wer es mitgebracht hat, wird sie kennen.
rules-see = Nachzulesen in den Regeln: { $clause }.

sheets-title = Drucken
sheets-of = Drucken: { $game }
sheets-intro = Blätter für einen Tisch ohne Bildschirm. Papier und Größe wählen, dann drucken; gedruckt wird, was du siehst.
sheets-sheet = Blatt
sheets-paper = Papier
sheets-size = Schrift
sheets-normal = Normal
sheets-large = Groß
sheets-print = Drucken
sheets-back = Zu den Regeln
sheets-card = Übersichtskarte
sheets-rules = Alle Regeln
