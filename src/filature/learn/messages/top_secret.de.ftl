### Top Secret: die erste Partie, Deutsch.

lesson-top_secret = Top Secret: deine erste Partie

lesson-top_secret-welcome =
    Du bist Rot. Deine Agenten R1 bis R7 reisen über diese Karte, mit jedem Schritt eine Linie weiter. { $p2 } ist Grün.

    Irgendwo liegen Diplomatenkoffer, vier von jeder Farbe. Was darin ist, weiß nur, wem sie gehören: 5 Geheimnisse, 3, 1 – oder eine Bombe.
lesson-top_secret-aim =
    Bring Koffer in dein Hauptquartier, unten rechts in der Ecke. Wer dort zuerst 10 Geheimnisse hat, gewinnt.

    Deine 5 hast du schon abgeliefert. Fünf fehlen noch.
lesson-top_secret-deliver =
    Ein Zug: Du wirfst zwei besondere Würfel mit kleinen Zahlen, 0 bis 3. Ihre Summe sagt, wie viele Schritte deine Agenten zusammen gehen dürfen. Du hast 3.

    R1 trägt deinen Koffer B. Was darin ist, weißt du: 3 Geheimnisse. Von Melbourne führt eine gepunktete Linie in dein Hauptquartier.
    .task = Geh mit R1 nach Melbourne und weiter ins rote Hauptquartier.
lesson-top_secret-deliver-second = R2 darf auch gehen und kommt gleich dran. Zuerst liefert R1 ab: nach Melbourne, dann ins rote Hauptquartier.
lesson-top_secret-deliver-way = Auch dorthin darf R1, aber Melbourne ist näher: Melbourne, dann das rote Hauptquartier.
lesson-top_secret-deliver-other = Erlaubt, aber R1 ist schon so nah! Nach Melbourne, dann ins rote Hauptquartier.
lesson-top_secret-rest =
    Der Koffer wird vor allen geöffnet: 3. Damit hast du 8! R1 ist zurück in deiner Startbasis, oben links.

    Ein Schritt ist übrig, und jeder Agent darf ihn gehen. Auch ohne Schritte darfst du noch Koffer nehmen oder ablegen. Darum beendest du den Zug selbst.
    .task = Geh mit R2 nach Singapur, dann beende den Zug.
lesson-top_secret-rest-lazy = Einen Schritt darfst du verfallen lassen. Aber R2 wird gebraucht: nach Singapur, dann den Zug beenden.
lesson-top_secret-rest-way = Erlaubt. Aber gebraucht wird R2 in Singapur: dorthin, dann den Zug beenden.
lesson-top_secret-rest-other = Erlaubt. In dieser Lektion: R2 nach Singapur, dann den Zug beenden.
lesson-top_secret-enemy =
    Der grüne G3 spaziert mit einem Koffer vorbei, direkt neben R2. Was willst du mit einem fremden Koffer?

    Von den ersten drei Koffern, die du ablieferst, muss mindestens einer vom Gegner sein! Und dieser kann 5 wert sein. Oder eine Bombe: Lieferst du die ab, verlierst du die Hälfte deiner Agenten. Das weiß nur { $p2 }.
lesson-top_secret-attack =
    Betrittst du eine Stadt, in der ein Gegner steht, gibt es sofort ein Duell. An einem Gegner schleicht sich niemand vorbei.
    .task = Geh mit R2 nach Port Moresby.
lesson-top_secret-attack-lazy = Warten darfst du. Aber dann ist G3 mit dem Koffer weg. Geh mit R2 nach Port Moresby.
lesson-top_secret-attack-way = Erlaubt, aber der Koffer ist in Port Moresby. Los!
lesson-top_secret-attack-other = Erlaubt. In dieser Lektion: R2 nach Port Moresby.
lesson-top_secret-duel =
    Beide legen verdeckt eine Karte. Die höhere gewinnt, bei gleichen der Angreifer: Das bist du. Wer verliert, ist für immer draußen; nur wer mit einer 0 verliert, muss bloß zurück in die Startbasis.

    Eine Karte kommt erst wieder, wenn alle sieben gespielt sind. Verschwende also die 5 nicht.
    .task = Spiel die 4.
lesson-top_secret-duel-zero = Die Vorsichtige! Gewinnen wirst du damit kaum, aber R2 käme nur nach Hause. Diesmal spiel die 4.
lesson-top_secret-duel-five = Das ist am sichersten, und dann ist sie lange weg. { $p2 } hat nichts über 4, und bei Gleichstand gewinnst du. Spiel die 4.
lesson-top_secret-duel-low = Mutig, aber klein. Spiel die 4.
lesson-top_secret-take =
    4 gegen 3: gewonnen! G3 ist draußen, sein Koffer bleibt in der Stadt. Und für jedes Duell, das du als Angreifer gewinnst, bekommt dieser Agent gleich einen Schritt dazu.

    Einen Koffer zu nehmen kostet nichts. Auch von Port Moresby führt eine gepunktete Linie in dein Hauptquartier.
    .task = Nimm mit R2 den grünen Koffer A und geh weiter ins rote Hauptquartier.
lesson-top_secret-take-lazy = Und den Koffer liegen lassen? Nimm ihn, und weiter ins rote Hauptquartier.
lesson-top_secret-take-other = Erlaubt. Aber nimm zuerst den Koffer, dann weiter ins rote Hauptquartier.
lesson-top_secret-won =
    Alle halten den Atem an … keine Bombe: 3 Geheimnisse! Mit den 8 macht das 11, und 10 genügen. Du hast gewonnen.
lesson-top_secret-end =
    Vor einer echten Partie verstecken alle 5, 3, 1 und die Bombe in den eigenen vier Koffern. Die kommen in vier Städte. Eine Bombe, die herumliegt, sieht genauso aus wie eine 5.

    Am Ende deines Zugs dürfen höchstens zwei deiner Agenten in einer Stadt stehen. Bereit für eine echte Partie?
