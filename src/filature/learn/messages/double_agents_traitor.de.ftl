### CIA gegen KGB, der Verräter: Deutsch.

lesson-double_agents_traitor = CIA gegen KGB: der Verräter

lesson-double_agents_traitor-welcome =
    Du sitzt bei der CIA, du lachst mit der CIA – und du bist der Doppelagent. { $p2 } und { $p3 } ahnen nichts.

    Du gewinnst, wenn der KGB gewinnt. Wer du bist, weiß auch der KGB nicht, also hilft dir niemand.
lesson-double_agents_traitor-smile =
    Es ist die letzte Runde. Der KGB scheint weit vorn zu liegen. Aber auch er hat einen Verräter, und was Verräter behalten, zählt für den anderen Dienst. Es ist also knapp.

    Deine zwei besten Mittel: eine Sabotage, und Missionen, die du selbst behältst.
lesson-double_agents_traitor-sabotage =
    Wohin deine Freunde wollen, siehst du vor allen anderen: beide nach Berlin. Taucht dort eine Sabotage auf, kann es jeder von euch dreien gewesen sein.

    Wo du allein hingehst, wüssten es sofort alle.
    .task = Schick die Sabotage nach Berlin.
lesson-double_agents_traitor-sabotage-alone = Erlaubt. Aber dort wärst du allein, und bis eins zählen kann jeder. Versteck dich unter Freunden: Sabotage nach Berlin.
lesson-double_agents_traitor-sabotage-helping = Wie hilfsbereit! Die CIA dankt. Aber für wen arbeitest du? Schick die Sabotage nach Berlin.
lesson-double_agents_traitor-sabotage-other = Erlaubt. In dieser Lektion schick die Sabotage nach Berlin.
lesson-double_agents_traitor-own =
    Jetzt etwas, das loyal aussieht: Geh nach Rio und gewinn es für die CIA. Es zählt nur, wo du zuletzt stehst. Bist du dort der Einzige vom siegreichen Dienst, behältst du die Mission. Und was du behältst, zählt für den KGB!
    .task = Schick den Spezialagenten nach Rio.
lesson-double_agents_traitor-own-agent = Der würde auch genügen. In dieser Lektion nimm den Spezialagenten: Rio.
lesson-double_agents_traitor-own-place = Erlaubt. Aber Rio ist leer, und allein willst du sein. Spezialagent nach Rio.
lesson-double_agents_traitor-own-other = Erlaubt. In dieser Lektion schick den Spezialagenten nach Rio.
lesson-double_agents_traitor-counted =
    Berlin: Zwei Agenten und eine Bestechung wären 3 für die CIA gewesen. Mit deiner Sabotage wurden es 0, und der KGB nimmt die 4 Punkte.

    { $p2 } schaut { $p3 } an, { $p3 } schaut dich an. Du schaust an die Decke.
lesson-double_agents_traitor-mine =
    Und Rio: von der CIA gewonnen, von dir mitgenommen. Die Mission liegt vor dir wie eine ehrliche. Am Ende geht sie an den KGB. Die aus Runde 2, die du behalten hast, auch: 3 und 3 macht 6.

    Außer dein Dienst benennt dich: Dann zählen sie für niemanden.
lesson-double_agents_traitor-vote =
    Die Abstimmung. In deinem Dienst genügen zwei von drei Stimmen, und eine davon ist deine. In Hongkong gab es eine Sabotage und in Kairo zwei, und { $p3 } war jedes Mal dort. Du auch, aber wer wird denn darauf zeigen?
    .task = Stimm für { $p3 }.
lesson-double_agents_traitor-vote-loyal = Darfst du. Aber { $p2 } war bis heute nie in der Nähe einer Sabotage; das glaubt dir niemand. Stimm für { $p3 }.
lesson-double_agents_traitor-vote-self = Ehrlich bis zum Schluss? Das steht dir nicht. Stimm für { $p3 }.
lesson-double_agents_traitor-vote-abstain = Erlaubt, aber es sieht aus, als hättest du etwas zu verbergen. Hast du auch. Stimm für { $p3 }.
lesson-double_agents_traitor-won =
    { $p2 } hat dir geglaubt: { $p3 } wird benannt, und eine ehrliche Mission im Wert von 3 zählt für niemanden. Dann werden die Karten umgedreht, und du warst es!

    31 zu 40: Der KGB gewinnt, und du mit ihm. Hätten sie dich benannt, wäre es unentschieden ausgegangen: 34 zu 34.
lesson-double_agents_traitor-end =
    Verräter gewinnen leise. Richte Schaden an, wo mehrere stehen. Behalte Missionen selbst. Und sei immer ein wenig überrascht. Ob du loyal bist oder nicht, entscheiden die Karten.

    Bereit für eine echte Partie?
