### Agents Secrets (Serum): die erste Partie, Deutsch.

lesson-serum = Agents Secrets: deine erste Partie

lesson-serum-welcome =
    Du bist Max Cool – aber das weiß niemand. Für die anderen bist du nur „Rot“. { $p2 } ist Gelb, { $p3 } ist Grün, und auch sie verbergen, wer sie sind.

    Jeder hat drei Karten in der Stadt versteckt: einen Namen, eine Formel und eine Zahnbürste. Die Zahnbürste ist nichts wert. Sie soll die anderen ärgern.
lesson-serum-aim =
    Es gibt sechs Formeln, X1 bis X6, und nur eine ist das echte Wahrheitsserum. Finde heraus, welche, und wie die anderen Agenten heißen. Dann nimm die richtige Karte und verschwinde aus der Stadt.
lesson-serum-known =
    Wie erkennt man die echte? Zu jeder der sechs Formeln gibt es eine Fälschung. Fünf Fälschungen liegen in der Stadt, auf G1 bis G5. Die sechste wurde ungesehen weggelegt. Die Formel, deren Fälschung du nirgends findest, ist die echte!
lesson-serum-have =
    Vier Fälschungen hast du gelesen: X3, X1, X6 und X4. Die echte ist also X2 oder X5.

    Auch den Namen von { $p2 } kennst du: Maury. Und du hast die Formelkarte X5 gefunden, keine Fälschung, im Schließfach Lila am Bahnhof. Zwei Dinge fehlen noch.
lesson-serum-dial =
    Eine Runde beginnt geheim: Jeder stellt auf einer Scheibe ein, auf welches Feld es geht. Dann werden alle zugleich aufgedeckt. Du darfst überallhin, aber nicht stehen bleiben.

    Wichtig: Treffen sich zwei Agenten auf einem Feld, kann dort keiner etwas tun. Die letzte Fälschung liegt in der Botschaft, G4.
    .task = Stell deine Scheibe auf G4.
lesson-serum-dial-hotel = Das Hotel von Grün, gar nicht dumm! Aber das denkt vielleicht auch { $p2 }, und wenn ihr euch trefft, gehen beide leer aus. Stell deine Scheibe auf G4.
lesson-serum-dial-soon = Noch nicht, es fehlt noch etwas. Stell zuerst deine Scheibe auf G4.
lesson-serum-dial-other = Dorthin darfst du. Aber was du brauchst, liegt auf G4.
lesson-serum-spy =
    Jetzt dein Spitzel, bevor die Scheiben aufgedeckt werden. Er steht an einem Hotel, am Bahnhof oder am Flughafen. Was jemand anderes dort findet, wird auch dir gezeigt!
lesson-serum-informant =
    Du willst wissen, wie { $p3 } heißt. Das Gepäck von Grün steht im grünen Hotel, H3. Vielleicht schaut ja jemand nach.
    .task = Stell deinen Spitzel auf H3.
lesson-serum-informant-lazy = Er darf bleiben, wo er ist, aber da kommt nie jemand hin. Schick ihn auf H3.
lesson-serum-informant-other = Erlaubt. Aber was du brauchst, ist im Hotel von Grün: H3.
lesson-serum-informant-soon = Noch nicht. Schick zuerst deinen Spitzel auf H3.
lesson-serum-report =
    Die Scheiben sind offen! { $p2 } war allein auf H3 und hat in den Koffer Grün geschaut. Dein Spitzel hat es auch gesehen: Werner. { $p3 } ist also Werner!

    { $p3 } war in deinem Hotel und hat deinen Koffer geöffnet. Die Zahnbürste! Genau dafür ist sie da.
lesson-serum-read =
    Du bist allein auf G4. Um eine Fälschung zu lesen, zahlst du: eine Maulwurfskarte vom selben Ort, oder zwei andere. Du hast eine Karte G4.

    Wer allein auf einem Maulwurfsfeld steht, V1 oder V2, darf dort eine Maulwurfskarte ziehen.
    .task = Zahl die Karte G4 und lies die Fälschung.
lesson-serum-read-lazy = Du darfst mit leeren Händen gehen. Schade wäre es trotzdem: Zahl G4.
lesson-serum-read-soon = Noch nicht: Erst lesen. Zahl G4.
lesson-serum-solved =
    Die Fälschung ist X2, und außer dir hat sie niemand gesehen. In der Stadt liegen die Fälschungen X3, X1, X6, X2 und X4. Die Fälschung X5 nicht, also ist X5 die echte! Und du weißt, wo die Karte X5 liegt: im Schließfach Lila.

    Du kennst alle Namen und die Formel. Zeit zu gehen.
lesson-serum-declare =
    Wer fliehen will, setzt ein Zeichen, heimlich und wann immer es passt. Mit dem Knopf, oder geschrieben.
    .task = Sag die Flucht an.
lesson-serum-declare-other = Du könntest weitersuchen. Aber du weißt alles, was du brauchst: Sag die Flucht an.
lesson-serum-flag =
    Niemand hat etwas bemerkt. Die Zeichen werden gelesen, wenn die letzte Scheibe der Runde steht. Stell deine also noch einmal; sie wird gar nicht mehr aufgedeckt.
    .task = Stell deine Scheibe auf H6.
lesson-serum-flag-withdraw = Du darfst es dir anders überlegen, aber warum? Stell deine Scheibe auf H6.
lesson-serum-flag-fine = So gut wie jedes andere Feld. In dieser Lektion: H6.
lesson-serum-file =
    Jetzt wissen es alle: Du fliehst. Nimm die Karte, die du für die echte Formel hältst, ohne hineinzuschauen, und schreib auf, wer die anderen sind.

    Ist auch nur eines davon falsch, gewinnt niemand.
    .task = Nimm das Schließfach Lila; { $p2 } ist Maury, { $p3 } ist Werner.
lesson-serum-file-names = Die Karte stimmt. Aber die Namen: { $p2 } ist Maury, { $p3 } ist Werner.
lesson-serum-file-card = Die darfst du nehmen und verlieren. X5 liegt im Schließfach Lila.
lesson-serum-flight =
    Die anderen sind hinter dir her. Wieder stellen alle ihre Scheiben. Stehen zwei Verfolger auf deinem Feld, bist du gefangen; einer allein kann dich nicht halten.

    Auswege sind der Flughafen, F1, und die Verkehrsmittel VM1 bis VM3. Bist du allein am Flughafen, bist du sofort entkommen. Fünfmal irgendwo allein zu sein genügt auch, hintereinander oder nicht.
    .task = Stell deine Scheibe auf F1.
lesson-serum-flight-transport = Eines von fünf Malen, und vielleicht sicher. Aber heute sei kühn: F1.
lesson-serum-flight-nowhere = Dieses Feld gehört nicht zur Flucht; dein Agent stünde neben dem Brett. F1!
lesson-serum-won =
    Bei VM1 und VM2 haben sie gelauert, nur nicht am Flughafen. Du bist weg!

    Die Akte wird geöffnet: X5 ist echt, Maury stimmt, Werner stimmt. Du hast gewonnen.
lesson-serum-end =
    In einer echten Partie versteckst du zuerst deine eigenen drei Karten: deinen Namen, eine Formel und die Zahnbürste. Und du hast noch eine Wanze: einen Spitzel, der nie wieder umzieht.

    Bereit für eine echte Partie?
