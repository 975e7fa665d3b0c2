### Heimlich & Co.: die erste Partie, Deutsch.

lesson-heimlich = Heimlich & Co.: deine erste Partie

lesson-heimlich-welcome =
    Psst. Du bist heimlich der Chef des roten Agenten. Das weiß niemand, und es darf auch niemand herausfinden.

    { $p2 } und { $p3 } haben ebenfalls einen Agenten. Welchen? Das verraten sie dir auch nicht.
lesson-heimlich-aim =
    Dein Ziel: Rot soll als Erster 42 Punkte oder mehr haben.

    Jeder hat eine verdeckte Karte, die sagt, welcher Agent ihm gehört. Am Ende werden die Karten aufgedeckt. Wem der Sieger gehört, der hat gewonnen.
lesson-heimlich-ring =
    Zwölf Orte liegen im Kreis: eine Kapelle, zehn Häuser und eine Ruine. Alle Agenten gehen in dieselbe Richtung, im Uhrzeigersinn.

    Fünf Agenten laufen hier herum. Rot steht in Haus 3, Violett in der Kapelle. Zwei von den fünf arbeiten für niemanden. Sie sollen dich nur verwirren, und das können sie gut.
lesson-heimlich-split =
    Du bist am Zug. Der Würfel zeigt 3, also werden drei Schritte gegangen: von einem Agenten oder auf mehrere verteilt. Du darfst jeden bewegen, auch einen, der dir nicht gehört!

    Läuft nur Rot, ahnen es alle. Also versteck Rot in der Menge.
    .task = Gib Rot 1 Schritt und Violett 2, dann bestätige.
lesson-heimlich-split-alone = Darfst du. Aber Rot rennt ganz allein los? Jetzt schauen dich beide an und lächeln. Wir verstecken uns besser: Rot 1 Schritt, Violett 2.
lesson-heimlich-split-blue = Darfst du. Aber Blau käme damit in Haus 8, zum Dossier, und du siehst gleich, warum das ein Geschenk ist. Diesmal: Rot 1 Schritt, Violett 2.
lesson-heimlich-split-fine = Gut versteckt, und genauso gut! Damit wir beide dasselbe Brett sehen, nimm bitte Rot 1 Schritt und Violett 2.
lesson-heimlich-split-shy = Sehr zurückhaltend: Rot bleibt stehen. Niemand verdächtigt dich, aber im Stehen gewinnt auch niemand. Rot 1 Schritt, Violett 2.
lesson-heimlich-others =
    { $p2 } hat Orange bewegt, { $p3 } Violett und Grün. Ihre eigenen Agenten? Vielleicht. Oder sie verstecken sich auch.

    Wer wen bewegt: Daran merkst du, wem wer gehört. Die anderen schauen dir genauso auf die Finger.
lesson-heimlich-count =
    Siehst du die Mappe bei Haus 8? Das ist das streng geheime Dossier. Endet der Weg eines Agenten dort, gibt es eine Wertung. Jeder Agent bekommt so viele Punkte, wie sein Haus als Nummer hat.

    Jeder, wo er auch steht! Aber 8 ist viel, und den Moment wählst du: Geht Rot jetzt hinein, bekommt Rot 8. Rot braucht 4 Schritte dorthin, und du hast 5 gewürfelt.
    .task = Bring Rot mit 4 Schritten in Haus 8. Den fünften bekommt Orange.
lesson-heimlich-count-past = Fast! Mit 5 Schritten läuft Rot am Dossier vorbei in Haus 9, und Vorbeilaufen zählt nicht. Rot muss in Haus 8 stehen bleiben: 4 Schritte, und 1 für Orange.
lesson-heimlich-count-fine = Auch damit gibt es eine Wertung. In dieser Lektion gib den fünften Schritt bitte Orange.
lesson-heimlich-count-blue = Damit gibt es eine Wertung, und Blau bekommt dafür 8 Punkte. Wie nett von dir! Die 8 soll Rot haben: Rot 4 Schritte, Orange 1.
lesson-heimlich-count-green = Damit gibt es eine Wertung, und Grün bekommt dafür 8 Punkte. Wie nett von dir! Die 8 soll Rot haben: Rot 4 Schritte, Orange 1.
lesson-heimlich-count-nobody = Erlaubt, aber so kommt niemand zum Dossier, und niemand bekommt einen Punkt. Rot 4 Schritte, Orange 1.
lesson-heimlich-paid =
    Wertung! Rot steht in Haus 8 und bekommt 8 Punkte. Grün bekommt 6, Blau 5, Orange 4, Violett 3: jeder so viel, wie sein Haus wert ist.

    Zwischen zwei Wertungen bekommt niemand etwas.
lesson-heimlich-dossier =
    Wer die Wertung ausgelöst hat, trägt das Dossier an einen Ort, an dem kein Agent steht. Dort wird das nächste Mal gewertet.

    Rot hat 35 Punkte. Haus 10 liegt 2 Schritte vor Rot und bringt 10.
    .task = Leg das Dossier in Haus 10.
lesson-heimlich-dossier-ruin = Oh, wie gemein. In der Ruine verliert ein Agent 3 Punkte, da machen alle einen Bogen. Möglich, aber nehmen wir Haus 10.
lesson-heimlich-dossier-chapel = Erlaubt. Aber die Kapelle ist 0 wert, und Rot hat es weit dorthin. Haus 10 ist besser.
lesson-heimlich-dossier-near = Auch gut: 9 Punkte, und nur 1 Schritt. Aber 10 sind mehr. Nimm Haus 10.
lesson-heimlich-dossier-far = Erlaubt. Aber das ist weit weg von Rot, und andere sind früher da. Haus 10 ist besser für dich.
lesson-heimlich-ruin =
    { $p2 } hat Grün in die Ruine geschoben! Dort verliert ein Agent bei der Wertung 3 Punkte.

    { $p2 } hält Grün für deinen. Falsch! Dein Geheimnis ist sicher. Das kannst du mit den anderen auch machen: Jeder darf jeden bewegen.
lesson-heimlich-finish =
    Du hast 3 gewürfelt. Rot ist 2 Schritte vom Dossier entfernt und hat 35 Punkte. 35 und 10 macht …
    .task = Bring Rot mit 2 Schritten in Haus 10. Den dritten bekommt Orange.
lesson-heimlich-finish-past = Ein Schritt zu viel: So landet Rot in der Ruine. 2 Schritte für Rot, 1 für Orange.
lesson-heimlich-finish-fine = Auch damit gewinnst du! In dieser Lektion gib den dritten Schritt bitte Orange.
lesson-heimlich-finish-wait = Wie geduldig von dir. Aber Rot kann jetzt gewinnen: 2 Schritte für Rot, 1 für Orange.
lesson-heimlich-won =
    45 Punkte: Rot ist Erster, und du hast gewonnen!

    Jetzt liegen die Karten offen. Violett und Grün gehörten niemandem. Wäre einer von ihnen Erster geworden, hätte am ganzen Tisch niemand gewonnen.
lesson-heimlich-end =
    Das ist das Grundspiel. Würfle und verteil die Schritte an beliebige Agenten. Halt beim Dossier an, wenn dein Agent gut steht. Und schau unschuldig.

    Bereit für eine echte Partie?
