### Top Secret: die Regeln auf einer Seite, Deutsch. `.clauses`: wo sie es ausführlich sagen; `.words`: wie man es sonst nennt.

guide-aim-ten = Bring Koffer quer durch die Welt in dein Hauptquartier. In deinen eigenen stecken zusammen 9 Geheimnisse, du brauchst also mindestens einen fremden – und jeder vierte ist eine Bombe.
    .title = Zehn Geheimnisse in dein Hauptquartier
    .clauses = SE-8.1 SE-1.3 SE-7.5
    .words = Ziel, gewinnen

guide-turn-roll = Ihre Summe, 0 bis 6, ist die Zahl deiner Schritte. Du musst nicht alle nehmen.
    .title = 1. Würfle mit beiden Würfeln
    .clauses = SE-4.1 SE-4.6
    .words = würfeln, Schritte

guide-turn-steps = Ein Schritt bringt einen deiner Agenten entlang einer Linie in die nächste Stadt. Verteil die Schritte, wie du willst.
    .title = 2. Beweg deine Agenten
    .clauses = SE-4.2 SE-4.3 SE-4.5
    .words = ziehen, Schritt, gehen

guide-turn-cases = In einer Stadt darf ein Agent einen Koffer nehmen oder ablegen, jederzeit in deinem Zug. Ein Agent trägt einen Koffer, von jeder Farbe: deinen oder einen feindlichen.
    .title = 3. Koffer nehmen und ablegen, kostenlos
    .clauses = SE-5.1 SE-5.2 SE-5.3
    .words = tragen, aufheben, feindlich, fremd, tauschen

guide-turn-duel = Wer eine Stadt mit einem feindlichen Agenten betritt, beginnt sofort ein Duell. Beide spielen heimlich eine Karte; die höhere gewinnt, bei Gleichstand der Angreifer.
    .title = 4. Ein Feind: ein Duell
    .clauses = SE-6.1 SE-6.4 SE-6.5
    .words = Kampf, angreifen, Gleichstand

guide-turn-deliver = Ein Schritt entlang einer gepunkteten Linie in dein Hauptquartier liefert den Koffer ab. Er wird vor allen geöffnet, der Agent geht in seine Startbasis zurück, und dein Zug geht weiter.
    .title = 5. Abliefern
    .clauses = SE-7.1 SE-7.2 SE-7.4
    .words = Hauptquartier, öffnen, Geheimnisse, liefern

guide-turn-end = Dann darf keine Stadt mehr als zwei deiner Agenten enthalten. Übrige Schritte verfallen.
    .title = 6. Beende deinen Zug
    .clauses = SE-4.7 SE-4.6
    .words = Gedränge, drei Agenten, übrig

guide-end-ten = Wer 10 oder mehr abgeliefert hat, gewinnt sofort.
    .title = Zehn Geheimnisse
    .clauses = SE-8.1
    .words = gewinnen, Sieg

guide-end-last = Wer keine Agenten mehr hat, scheidet aus. Hat nur noch eine Person welche, gewinnt sie.
    .title = Wer als Letzter Agenten hat
    .clauses = SE-8.2 SE-8.3
    .words = ausgeschieden, raus

guide-end-draw = Bringen die übrigen Geheimnisse niemanden mehr auf 10, ist Schluss: mehr Geheimnisse, dann mehr Agenten, dann wird der Platz geteilt.
    .title = Wenn niemand mehr gewinnen kann
    .clauses = SE-8.4 SE-8.6
    .words = Gleichstand, unentschieden, 9

guide-pieces-agent = Sieben in deiner Farbe. Sie gehen, tragen und kämpfen; ausgeschiedene kommen nicht wieder.
    .title = Die Agenten
    .clauses = SE-3.3 SE-8.2
    .words = Figur, sieben

guide-pieces-case = Vier je Farbe, A bis D: In einem stecken 5 Geheimnisse, in einem 3, in einem 1 und in einem die Bombe. Alle sehen, wer sie trägt; was darin ist, weiß nur, wem sie gehören.
    .title = Die Koffer
    .clauses = SE-1.3 SE-5.6 SE-7.5
    .words = Geheimnisse, Inhalt

guide-pieces-dice = Zwei, jeder mit 0, 1, 1, 2, 2 und 3. Das sind im Mittel 3 Schritte.
    .title = Die Würfel
    .clauses = SE-1.5
    .words = Durchschnitt

guide-cards-number = Die höhere gewinnt. Wer mit einer davon verliert, scheidet aus. Die Karten kommen zurück, wenn alle sieben benutzt sind.
    .title = Duellkarten 1 bis 5
    .clauses = SE-6.8 SE-6.5 SE-6.6
    .words = Kampf, ausscheiden, Zahl

guide-cards-zero = Du hast zwei. Sie gewinnt fast nie, doch ein Agent, der mit ihr verliert, scheidet nicht aus, sondern wird nur in seine Startbasis zurückgeschickt.
    .title = Die 0 im Duell
    .clauses = SE-6.9 SE-1.4
    .words = Null, überleben, verlieren, zurück

guide-cards-secrets = Was ein Koffer enthält, wenn er geöffnet wird. Sie kommen zur Summe dessen, der ihn abgeliefert hat.
    .title = 5, 3 und 1 Geheimnisse
    .clauses = SE-1.3 SE-7.3
    .words = Punkte, Summe

guide-cards-bomb = Lieferst du sie ab, verlierst du die Hälfte deiner Agenten, aufgerundet, der Träger ist dabei. Sie gilt als abgelieferter Koffer im Wert von 0.
    .title = Die Bombe
    .clauses = SE-7.6 SE-7.7 SE-7.9 SE-7.10
    .words = explodieren, Hälfte, verlieren

guide-places-city = 35 Stück. Eine Stadt enthält nur Agenten einer Farbe, am Ende eines Zuges höchstens zwei, und beliebig viele Koffer.
    .title = Die Städte
    .clauses = SE-2.7 SE-6.14 SE-4.7
    .words = wie viele, voll

guide-places-base = Hier beginnen deine Agenten, und hierher werden sie zurückgeschickt. Man verlässt sie mit einem Schritt und betritt sie nie mit einem.
    .title = Die Startbasis
    .clauses = SE-2.4 SE-4.5
    .words = Start, zurück

guide-places-hq = Deines liegt in der Ecke gegenüber deiner Startbasis. Hinein kommen nur deine Agenten, nur auf gepunkteten Linien und nur mit einem Koffer.
    .title = Das Hauptquartier
    .clauses = SE-2.5 SE-7.1
    .words = hq, abliefern, Ecke

guide-words-first-three = Von deinen ersten drei abgelieferten Koffern muss einer ein feindlicher sein: Nach zwei eigenen darf der dritte nicht auch deiner sein.
    .title = Die ersten drei Koffer
    .clauses = SE-7.5
    .words = eigener, feindlich, abgelehnt, dritter

guide-words-bonus = Ein Angreifer, der ein Duell gewinnt, bekommt einen Schritt mehr, für diesen Agenten und diesen Zug.
    .title = Bonusschritt
    .clauses = SE-6.11 SE-4.11
    .words = extra, zusätzlich, Duell gewinnen

guide-words-losing = Der Zug ist vorbei, alle übrigen Schritte verfallen. Der Koffer bleibt in der Stadt, und der Sieger darf ihn sofort nehmen.
    .title = Wenn der Angreifer verliert
    .clauses = SE-6.13 SE-6.10 SE-6.12
    .words = Niederlage, Duell verlieren
