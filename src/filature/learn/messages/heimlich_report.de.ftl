### Heimlich & Co.: das Spiel für Fortgeschrittene, Deutsch.

lesson-heimlich_report = Heimlich & Co.: der Bericht

lesson-heimlich_report-welcome =
    Wie Agenten gehen und was eine Wertung bringt, weißt du. Im Spiel für Fortgeschrittene beendet der Erste bei 42 Punkten nur die Partie. Es gewinnt, wer am Schluss zusammengezählt am meisten hat.

    Und es wird noch mehr gezählt: 5 Punkte für jeden Agenten, dessen Chef du erraten hast. Du bist wieder Rot. Das Dossier liegt in Haus 9, Violett steht in der Ruine.
lesson-heimlich_report-clue =
    Bei einer Wertung verliert ein Agent in der Ruine 3 Punkte. { $p3 } hat einen ganzen Wurf hergegeben, um Violett herauszuholen. Für einen Fremden?

    Das ist die erste Zeile im Handbuch des perfekten Agenten: Achte darauf, wer gerettet wird, und von wem.
lesson-heimlich_report-hide =
    Zweite Zeile im Handbuch: Die anderen lesen es auch. Also hinterlass selbst keine Spur. Du hast 2 gewürfelt.
    .task = Gib Rot 1 Schritt und Blau 1.
lesson-heimlich_report-hide-alone = Erlaubt, und schon notieren sich beide etwas. Verteil es: Rot 1 Schritt, Blau 1.
lesson-heimlich_report-hide-other = Erlaubt. Aber bleib in der Nähe des Dossiers in Haus 9 und schau harmlos: Rot 1 Schritt, Blau 1.
lesson-heimlich_report-hurry =
    { $p2 } ist mit Orange ganz allein zum Dossier gerannt. 9 Punkte für Orange! Dritte Zeile im Handbuch: Achte darauf, wem eine Wertung nützt.

    Orange hat jetzt 30 Punkte. Sobald ein Agent zum ersten Mal 29 oder mehr hat, müssen alle einen Bericht schreiben. Nur einmal in der Partie, also: jetzt.
lesson-heimlich_report-report =
    Zu jedem Agenten außer deinem eigenen schreibst du, wen du für seinen Chef hältst. Du kannst auch „unabhängig“ schreiben, also niemand. Davon gibt es zwei.

    { $p2 } ist mit Orange gerannt. { $p3 } hat Violett gerettet. Blau und Grün wurden ein wenig geschoben, aber niemand gab für einen von ihnen einen ganzen Wurf. Eine falsche Zeile kostet nichts, eine richtige bringt am Ende 5 Punkte.
    .task = Schreib: Orange gehört { $p2 }, Violett gehört { $p3 }, Blau und Grün sind unabhängig.
lesson-heimlich_report-report-think = Verdächtigen darfst du, wen du willst. Aber denk an die Spuren: { $p2 } ist mit Orange gerannt, { $p3 } hat Violett gerettet. Blau und Grün: unabhängig.
lesson-heimlich_report-sealed =
    Alle Berichte bleiben bis zum Schluss versiegelt. Niemand sieht deinen, und du siehst keinen.

    { $p2 } hat das Dossier in Haus 10 gelegt. Für Fortgeschrittene darf es überallhin, auch dorthin, wo Agenten stehen, oder liegen bleiben.
lesson-heimlich_report-count =
    Die Berichte sind geschrieben, du musst dich nicht mehr verstecken. Rot ist 4 Schritte vom Dossier entfernt, du hast 5 gewürfelt.
    .task = Bring Rot mit 4 Schritten in Haus 10. Den fünften bekommt Grün.
lesson-heimlich_report-count-past = Ein Schritt zu viel: Das ist die Ruine. Rot 4 Schritte, Grün 1.
lesson-heimlich_report-count-fine = Auch damit gibt es eine Wertung. In dieser Lektion gib den fünften Schritt bitte Grün.
lesson-heimlich_report-count-other = Erlaubt. Aber jetzt darfst du rennen: Rot 4 Schritte, Grün 1.
lesson-heimlich_report-stay =
    Du hast die Wertung ausgelöst, also versetzt du das Dossier – oder eben nicht. Rot steht schon in Haus 10. Bleibt das Dossier da, bekommt Rot noch einmal 10, sobald jemand anderes ankommt.
    .task = Lass das Dossier in Haus 10 liegen.
lesson-heimlich_report-stay-other = Erlaubt. Aber Rot steht im besten Haus, das es gibt. Lass das Dossier, wo es ist: in Haus 10.
lesson-heimlich_report-won =
    { $p2 } ist wieder gerannt: Orange hat 49 Punkte, Rot nur 48. Schluss! Aber jetzt werden die Berichte geöffnet.

    Bei dir stimmen alle vier Zeilen: 20 Punkte dazu, zusammen 68. { $p2 } hatte zwei richtig und kommt auf 59. Du gewinnst, mit weniger Punkten und der besseren Nase.
lesson-heimlich_report-end =
    Für Fortgeschrittene gilt also: Schau, wer wem hilft. Schreib es auf, wenn der erste Agent 29 hat. Und achte bis dahin auf deine eigenen Schritte.

    Bereit für eine echte Partie?
