### Serum: die Regeln auf einer Seite, Deutsch. `.clauses`: wo sie es ausführlich sagen; `.words`: wie man es sonst nennt.

chapter-turn = Eine Runde, und die Flucht

guide-aim-formula = Finde die Karte der wahren Formel und den Decknamen aller anderen. Dann verlass die Stadt, bevor es jemand anders tut.
    .title = Herausfinden, dann entkommen
    .clauses = TS-1.1 TS-17.1
    .words = Ziel, gewinnen

guide-turn-bug = Einmal pro Partie darfst du deine Wanze in einem Hotel oder an einem geheimen Ort anbringen. Dort bleibt sie.
    .title = 1. Die Wanze, wenn du willst
    .clauses = TS-6.1 TS-6.2
    .words = anbringen, Phase 1

guide-turn-dial = Stell das Feld ein, auf das dein Agent geht; jedes ist erreichbar, nur bleiben darf er nicht. Ein Code, den es nicht gibt, stellt ihn für diese Runde neben den Spielplan.
    .title = 2. Die Wählscheibe, geheim
    .clauses = TS-6.3 TS-6.4 TS-6.6
    .words = ziehen, ungültig, bleiben, falsch, Phase 2

guide-turn-informant = Stell deinen Spitzel in ein Hotel, an den Bahnhof oder an den Flughafen, versetz ihn oder lass ihn stehen. Er meldet, was andere dort finden.
    .title = 3. Der Spitzel
    .clauses = TS-6.9
    .words = Phase 3

guide-turn-act = Alle Agenten werden gemeinsam gesetzt. Wer allein auf einem Feld steht, darf dort handeln; zwei oder mehr neutralisieren sich, und nichts geschieht.
    .title = 4. Alle Scheiben offen: Wer allein ist, darf handeln
    .clauses = TS-7.1 TS-7.2 TS-7.3
    .words = neutralisiert, allein, handeln

guide-turn-declare = Setz dein Zeichen jederzeit während der Ermittlung, egal was du weißt: Geprüft wird nichts. Gelesen wird es, wenn die nächsten Scheiben stehen. Wer allein ansagt, flieht; von mehreren, wessen Figuren am meisten ergeben.
    .title = Wenn du meinst, es zu wissen: Flucht ansagen
    .clauses = TS-15.1 TS-15.2 TS-15.3
    .words = Zeichen, fliehen, falsch, wann, erklären

guide-turn-file = Zu Beginn der Flucht nimmt der Flüchtige ungesehen eine Karte aus Koffer, Aktentasche oder Schließfach und hinterlegt für jeden Verfolger einen Decknamen. Dabei bleibt es.
    .title = Wer flieht, nimmt eine Karte und hinterlegt die Namen
    .clauses = TS-15.6 TS-15.7
    .words = hinterlegen, eintragen, wann, nehmen, Akte

guide-turn-flight = Jetzt wird nur noch eingestellt. Zwei Verfolger auf dem Feld des Flüchtigen fassen ihn, einer bewirkt nichts. Einmal allein am Flughafen oder fünfmal allein irgendwo, und er ist fort.
    .title = Die Flucht: einstellen und rennen
    .clauses = TS-16.1 TS-16.6 TS-16.2
    .words = entkommen, gefasst, Verfolger

guide-end-right = Die Karte ist die wahre Formel und jeder Name stimmt: Wer geflohen ist, gewinnt, alle anderen verlieren.
    .title = Entkommen, und alles stimmt
    .clauses = TS-17.1 TS-17.2
    .words = gewinnen, richtig

guide-end-wrong = Ein falscher Name oder die falsche Karte: Niemand gewinnt.
    .title = Entkommen, aber ein Fehler
    .clauses = TS-17.3
    .words = falsch, niemand, Fehler

guide-end-captured = Alle Verfolger teilen sich einen indirekten Sieg, 1 Punkt für jeden, wo sie auch stehen. Ein Entkommen wäre 2 wert gewesen.
    .title = Gefasst
    .clauses = TS-17.4
    .words = gefangen, Verfolger, gewinnen

guide-pieces-agent = Er geht, wohin deine Wählscheibe zeigt, und handelt, wenn er dort allein ist.
    .title = Dein Agent
    .clauses = TS-7.2 TS-7.3
    .words = Figur

guide-pieces-informant = Er zeigt dir jede Karte, die ein anderer Agent auf seinem Feld findet. Wer neben einem Spitzel sucht, hat nur einen Blick statt zwei.
    .title = Spitzel
    .clauses = TS-12.1 TS-12.2 TS-8.2
    .words = beobachten, Bericht, Blick

guide-pieces-bug = Sie zeigt dir jede Karte, die ein anderer Agent findet, wo sie sitzt, auch an geheimen Orten. Sie stört keine Suche.
    .title = Wanze
    .clauses = TS-12.1 TS-12.2 TS-8.4
    .words = abhören, beobachten, Bericht

guide-pieces-dial = Buchstabe und Ziffer nennen ein Feld: H3, F1, VM2. Von 36 Kombinationen gibt es 21.
    .title = Wählscheibe
    .clauses = TS-3.2 TS-6.5
    .words = Code, Kombination, Scheibe

guide-cards-identity = Einer von sechs Decknamen. Bei wem sie versteckt ist, der heißt so.
    .title = Identität
    .clauses = TS-2.8 TS-14.4
    .words = Deckname, Name, Ausweis

guide-cards-formula = X1 bis X6. Eine davon ist die wahre; der Karte selbst ist es nie anzusehen.
    .title = Formel
    .clauses = TS-2.9 TS-14.5
    .words = wahre, echte, Serum

guide-cards-fake = Fünf gestempelte Fälschungen liegen an den geheimen Orten. Der Code, der unter ihnen fehlt, ist der wahre.
    .title = Fälschungen
    .clauses = TS-4.7 TS-4.8 TS-11.1
    .words = falsch, Stempel, lesen

guide-cards-toothbrush = Wertlos und nur dazu da, Finder zu enttäuschen.
    .title = Zahnbürste
    .clauses = TS-2.7
    .words = wertlos

guide-cards-mole = Gezogen auf einem Maulwurfsfeld. An einem geheimen Ort zahlt eine Karte dieses Ortes, oder zwei beliebige andere, für das Lesen der Fälschung.
    .title = Maulwurfskarte
    .clauses = TS-11.1 TS-10.1
    .words = zahlen, ausgeben, ziehen

guide-places-hotel = Allein dort, siehst du in Koffer und Aktentasche dieser Farbe; ist ein Spitzel dort, in eines von beiden.
    .title = Die Hotels, H1 bis H6
    .clauses = TS-8.1 TS-8.2
    .words = Koffer, Aktentasche, durchsuchen

guide-places-lockers = Allein dort, öffnest du zwei Schließfächer mit einer Karte; ist ein Spitzel dort, eines. Auf der Flucht ist der Flughafen der Ausweg.
    .title = Bahnhof B1 und Flughafen F1
    .clauses = TS-9.1 TS-9.2
    .words = Schließfach, öffnen, Flucht

guide-places-mole = Allein dort, ziehst du eine Maulwurfskarte.
    .title = Die Maulwurfsfelder, V1 bis V3
    .clauses = TS-10.1
    .words = ziehen

guide-places-secret = Labor, Bar, Park, Botschaft, Bibliothek. Allein dort, zahlst du mit Maulwurfskarten und liest die Fälschung.
    .title = Die geheimen Orte, G1 bis G5
    .clauses = TS-11.1 TS-11.4
    .words = Labor, Bar, Park, Botschaft, Bibliothek, Bücherei

guide-places-transport = Offen nur auf der Flucht. Gute Orte, um allein zu sein.
    .title = Die Verkehrsmittel, VM1 bis VM5
    .clauses = TS-3.1 TS-16.2
    .words = Auto, Schiff, Ballon, Zug

guide-words-neutralise = Das bist du, wenn ein anderer Agent auf deinem Feld steht: Dann handelt dort keiner. Spitzel und Wanzen neutralisieren niemanden.
    .title = Neutralisiert sein
    .clauses = TS-7.2
    .words = neutralisieren, wann, zwei Agenten

guide-words-solo = Eine Fluchtrunde, in der kein Verfolger beim Flüchtigen steht. Fünf davon sind ein Entkommen.
    .title = Alleingang
    .clauses = TS-16.6 TS-16.7
    .words = fünf, allein, Solo
