### Heimlich & Co.: die Regeln auf einer Seite, Deutsch. `.clauses`: wo sie es ausführlich sagen; `.words`: wie man es sonst nennt.

guide-aim-basic = Ein Agent gehört dir, und niemand weiß, welcher. Gewinnt er, gewinnst du. Wer errät, welcher es ist, lässt ihn in der Ruine landen.
    .title = Bring deinen Agenten ans Ziel, und schweig
    .clauses = HC-2.5 HC-4.12
    .words = Ziel, gewinnen

guide-aim-advanced = Deine Summe ist der Punktestand deines Agenten plus 5 Punkte je richtiger Zeile deines Berichts. Die größte Summe gewinnt, nicht der Erste bei 42.
    .title = Im erweiterten Spiel: Punkte und Verdacht
    .clauses = HC-5.9 HC-5.10
    .words = Ziel, gewinnen, Summe

guide-turn-roll = Ein Würfel, ein Wurf. Zu entscheiden gibt es nichts, einen zweiten Versuch auch nicht.
    .title = 1. Würfle
    .clauses = HC-3.2
    .words = würfeln, Wurf

guide-turn-move = Gib den ganzen Wurf an beliebige Agenten aus, deinen oder andere: je Punkt ein Ort im Uhrzeigersinn. Passen, aufsparen und rückwärts gehen ist nicht erlaubt.
    .title = 2. Verteile die Schritte
    .clauses = HC-3.3 HC-3.6
    .words = passen, rückwärts, ziehen, aussetzen

guide-turn-count = Ist ein Agent beim Dossier angekommen, wird gewertet: Jeder Agent im Spiel bekommt, was sein Ort wert ist, wo er auch steht und wem er auch gehört.
    .title = 3. Die Wertung, wenn jemand ankommt
    .clauses = HC-4.1 HC-4.3
    .words = werten, zählen, Punkte

guide-turn-dossier = Nach einer Wertung, und nur dann, legt es an einen anderen Ort, wer sie ausgelöst hat: dorthin, wo kein Agent steht. Passen geht nicht. Im erweiterten Spiel darf es überallhin, oder es bleibt.
    .title = 4. Versetz das Dossier
    .clauses = HC-4.8 HC-5.2 HC-4.9
    .words = passen, liegen lassen, verlegen

guide-turn-report = Sobald eine Wertung einen Agenten auf 29 oder mehr bringt, schreiben alle heimlich, wem wer gehört, eine Zeile für jeden Agenten außer dem eigenen. Eine richtige Zeile bringt 5 Punkte, eine falsche oder leere kostet nichts.
    .title = Einmal, im erweiterten Spiel: der Bericht
    .clauses = HC-5.4 HC-5.6 HC-5.9
    .words = raten, Verdacht, Zeile

guide-end-42 = Das Spiel endet sofort nach einer Wertung, die einen Agenten auf 42 oder mehr bringt. Kommen mehrere in derselben Wertung dorthin, gewinnt, wer in ihr am meisten bekam.
    .title = Bei 42 ist Schluss
    .clauses = HC-4.10 HC-4.11
    .words = Ende, Gleichstand, mehrere

guide-end-nobody = Ist der siegreiche Agent unabhängig, gehört er niemandem, und niemand gewinnt. Das kommt vor.
    .title = Auch ein herrenloser Agent kann siegen
    .clauses = HC-4.12
    .words = niemand, keiner, unabhängig

guide-end-advanced = Alle Karten werden aufgedeckt, die Berichte abgehakt, 5 Punkte je richtiger Zeile, und die größte Summe gewinnt. Bei Gleichstand: mehr richtige Zeilen, dann der größere letzte Zuwachs, dann gemeinsam.
    .title = Im erweiterten Spiel wird abgerechnet
    .clauses = HC-5.9 HC-5.10 HC-5.11
    .words = Gleichstand, Bonus, Summe

guide-pieces-agent = Sieben, jeder mit Farbe, Hut, Buchstaben und Oberfläche. Alle ziehen alle.
    .title = Die Agenten
    .clauses = HC-1.2 HC-3.3
    .words = Figur, Farbe, Spielfigur

guide-pieces-dossier = Wer seinen Weg dort beendet, wo es liegt, löst eine Wertung aus. Es beginnt in Haus 7. Vorbeigehen bewirkt nichts.
    .title = Das Dossier
    .clauses = HC-4.1 HC-2.3
    .words = Akte, Mappe

guide-pieces-marker = Sie laufen außen herum, 42 Felder je Runde, und ziehen nur bei einer Wertung. Hinter den Start geht keiner zurück.
    .title = Die Zählmarker
    .clauses = HC-1.5 HC-4.4
    .words = Zählleiste, Punkte

guide-cards-identity = Sie sagt, welcher Agent deiner ist, die ganze Partie lang. Erzählen darfst du darüber, was du willst; zeigen darfst du sie nicht.
    .title = Die Identitätskarte
    .clauses = HC-2.5 HC-3.9
    .words = geheim, zeigen, lügen

guide-places-house = Es ist so viel wert wie seine Nummer: 1 bis 10 Punkte für jeden Agenten, der bei einer Wertung dort steht.
    .title = Ein Haus
    .clauses = HC-1.6
    .words = Wert

guide-places-chapel = Hier beginnen alle. Wert ist sie nichts: ein stiller Ort, 0 Punkte.
    .title = Die Kapelle
    .clauses = HC-4.5 HC-2.3
    .words = null, Start, Kirche

guide-places-ruin = Jeder Agent, der bei einer Wertung hier steht, verliert 3 Punkte, −3 für jeden, doch kein Punktestand fällt unter 0.
    .title = Die Ruine
    .clauses = HC-1.6 HC-4.5 HC-4.4
    .words = minus, -3, verlieren, Verlust

guide-words-arrive = Seinen Zug am Ort des Dossiers beenden. Schon dort zu stehen ist kein Ankommen, und vorbeizugehen auch nicht.
    .title = Ankommen
    .clauses = HC-4.1 HC-5.3 HC-3.6
    .words = auslösen, vorbeigehen

guide-words-independent = Ihre Karten wurden nicht ausgeteilt: Sie ziehen, punkten und siegen für niemanden. Zu zweit bis fünft sind es zwei, zu sechst einer, zu siebt keiner.
    .title = Unabhängige Agenten
    .clauses = HC-2.5 HC-4.12
    .words = neutral, herrenlos, niemand

guide-words-bluff = Schlechter Rat, falscher Verdacht, absichtlich verschenkte Punkte: alles erlaubt. Gesagtes bindet niemanden.
    .title = Bluff
    .clauses = HC-3.9
    .words = lügen, reden, bluffen
