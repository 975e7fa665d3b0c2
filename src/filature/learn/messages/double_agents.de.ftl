### CIA gegen KGB, ein loyales Mitglied: Deutsch.

lesson-double_agents = CIA gegen KGB: ein loyales Mitglied

lesson-double_agents-welcome =
    Du arbeitest für die CIA, und du meinst es ehrlich. { $p2 } und { $p3 } gehören auch zur CIA. Die anderen drei sind der KGB.

    Aber Vorsicht: Unter euch dreien ist ein Verräter, der heimlich für den KGB arbeitet. Du bist es nicht. Auch der KGB hat einen.
lesson-double_agents-missions =
    Vier Städte, und in jeder eine Mission, die 2 bis 5 Punkte wert ist. Nach sechs Runden gewinnt der Dienst mit mehr Punkten. Das hier ist die letzte Runde, und es ist knapp.
lesson-double_agents-cards =
    Jeder hat drei Karten und schickt zwei davon los, jede in eine Stadt seiner Wahl. Von wem eine Karte kam, bleibt bis zum Ende der Partie geheim.

    Ein Agent zählt 1, ein Spezialagent 2, Bestechung 1 und gewinnt bei Gleichstand. Ein Killer zählt 1 und entfernt einen feindlichen Agenten; ein Überläufer holt einen herüber. Sabotage nimmt der eigenen Seite 3 weg. Wer spielt denn so etwas?
lesson-double_agents-first =
    Alle wählen gleichzeitig. Ist ein Dienst fertig, gilt für den anderen Funkstille: Er darf nicht mehr reden und muss schnell wählen.

    Rio ist 4 wert, und niemand scheint sich für Rio zu interessieren.
    .task = Wähl den Agenten und schick ihn nach Rio.
lesson-double_agents-first-special = Gute Idee, aber zuerst den kleinen: Schick den Agenten nach Rio.
lesson-double_agents-first-defector = Ein Überläufer braucht jemanden, den er herüberholt, und vielleicht ist da niemand. Schick den Agenten nach Rio.
lesson-double_agents-first-place = Dorthin darfst du. Aber Rio sieht leer aus: Schick den Agenten nach Rio.
lesson-double_agents-first-other = Erlaubt. In dieser Lektion schick den Agenten nach Rio.
lesson-double_agents-second =
    Jetzt sehen alle, wer wohin gegangen ist. Die Karten selbst bleiben verdeckt. Deine Freunde sind in Berlin, und der KGB auch.

    Nun eine zweite Karte. Es zählt nur, wo du zuletzt stehst. Bist du dort der Einzige vom siegreichen Dienst, behältst du die Mission selbst. Sonst kommt sie in den Topf und zählt für den ganzen Dienst.
    .task = Schick auch den Spezialagenten nach Rio und bleib dort.
lesson-double_agents-second-defector = Der würde dort vergeblich warten: In Rio ist niemand vom KGB. Schick den Spezialagenten nach Rio.
lesson-double_agents-second-place = Eine starke Karte. Aber wenn du Rio verlässt, geht die Mission dort an den Dienst und nicht an dich. Bleib in Rio.
lesson-double_agents-second-other = Erlaubt. In dieser Lektion schick den Spezialagenten nach Rio.
lesson-double_agents-counted =
    Stadt für Stadt werden die Karten gemischt und aufgedeckt. In Rio: 3 für die CIA, nichts für den KGB. Von der CIA warst nur du dort, also liegt die Mission vor dir: 4 Punkte.
lesson-double_agents-sabotage =
    Aber schau nach Berlin! CIA: Killer, Agent – und eine Sabotage. 1 und 1 weniger 3 ist weniger als nichts, und der KGB bekommt 5 Punkte.

    Das war einer von deinen Freunden. { $p2 } und { $p3 } waren beide in Berlin.
lesson-double_agents-double =
    Denk zurück. In Runde 2 gab es bei der CIA eine Sabotage in Hongkong. Von der CIA waren dort nur du und { $p2 }. In Runde 5 eine in Kairo: { $p2 } und { $p3 }. Jetzt Berlin: { $p2 } und { $p3 }.

    Wer war jedes Mal dabei? Was ein Verräter behält, zählt für den anderen Dienst: Vor { $p2 } liegen Missionen im Wert von 7!
lesson-double_agents-vote =
    Am Ende darf jeder Dienst seinen Verräter benennen. Mehr als die Hälfte der Mitglieder muss zustimmen. Was vor der benannten Person liegt, zählt dann für niemanden.

    Trifft es die falsche, verliert ihr ehrliche Punkte.
    .task = Stimm für { $p2 }.
lesson-double_agents-vote-loyal = Darfst du. Aber als in Hongkong sabotiert wurde, war { $p3 } gar nicht dort. Stimm für { $p2 }.
lesson-double_agents-vote-self = Wie bescheiden. Aber dass du es nicht warst, weiß niemand besser als du. Stimm für { $p2 }.
lesson-double_agents-vote-abstain = Heraushalten darfst du dich. Aber dann lacht der Verräter zuletzt. Stimm für { $p2 }.
lesson-double_agents-won =
    Zwei von dreien haben für { $p2 } gestimmt: mehr als die Hälfte. Die Karten werden umgedreht: der Verräter, tatsächlich! 7 Punkte weniger für den KGB.

    33 zu 31: Die CIA gewinnt, und du mit ihr. Ohne diese Abstimmung hätte der KGB 38 gehabt. Der Verräter des KGB, { $p5 }, hat euch 11 Punkte gebracht und gewinnt mit euch.
lesson-double_agents-end =
    Sechs Runden, je zwei Karten, vier Städte – und eine Frage: Wer war wo, als etwas schiefging? Mit deinem Dienst darfst du reden, so viel du willst. Der Verräter redet mit.

    Bereit für eine echte Partie?
