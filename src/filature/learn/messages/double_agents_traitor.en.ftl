### CIA against KGB, the traitor: English.

lesson-double_agents_traitor = CIA against KGB: the traitor

lesson-double_agents_traitor-welcome =
    You sit with the CIA, you laugh with the CIA – and you are the double agent. { $p2 } and { $p3 } have no idea.

    You win if the KGB wins. The KGB does not know who you are either, so nobody will help you.
lesson-double_agents_traitor-smile =
    It is the last round. The KGB seems to be well ahead. But it has a traitor too, and what traitors keep counts for the other company. So it is close.

    Your two best tools: a sabotage, and missions that you keep for yourself.
lesson-double_agents_traitor-sabotage =
    You see where your friends are going before anybody is told: both to Berlin. If a sabotage turns up there, it may have been any of you three.

    Where you go alone, everybody would know at once.
    .task = Send the sabotage to Berlin.
lesson-double_agents_traitor-sabotage-alone = Allowed. But you would be alone there, and everybody could count to one. Hide among your friends: sabotage to Berlin.
lesson-double_agents_traitor-sabotage-helping = How helpful! The CIA thanks you. But whom do you work for? Send the sabotage to Berlin.
lesson-double_agents_traitor-sabotage-other = Allowed. For this lesson send the sabotage to Berlin.
lesson-double_agents_traitor-own =
    Now something that looks loyal: go to Rio and win it for the CIA. Only where you stand last counts. If you are the only one of the winning company there, you keep the mission. And what you keep will count for the KGB!
    .task = Send the special agent to Rio.
lesson-double_agents_traitor-own-agent = That would do as well. For this lesson use the special agent: Rio.
lesson-double_agents_traitor-own-place = Allowed. But Rio is empty, and alone is what you want to be. Special agent to Rio.
lesson-double_agents_traitor-own-other = Allowed. For this lesson send the special agent to Rio.
lesson-double_agents_traitor-counted =
    Berlin: two agents and corruption for the CIA would have made 3. Your sabotage made it 0, and the KGB took the 4 points.

    { $p2 } looks at { $p3 }, { $p3 } looks at you. You look at the ceiling.
lesson-double_agents_traitor-mine =
    And Rio: won by the CIA, taken by you. It lies in front of you like an honest mission. At the end it goes to the KGB. So does the one that you kept in round 2: 3 and 3 make 6.

    Unless your company names you: then they count for nobody.
lesson-double_agents_traitor-vote =
    The vote. In your company two of three are enough to name somebody, and your vote is one of them. There was a sabotage in Hong Kong and two in Cairo, and { $p3 } had been in all those places. So had you, but who would point at that?
    .task = Vote for { $p3 }.
lesson-double_agents_traitor-vote-loyal = You may. But { $p2 } was never near a sabotage before today; nobody would believe you. Vote for { $p3 }.
lesson-double_agents_traitor-vote-self = Honest to the end? It does not suit you. Vote for { $p3 }.
lesson-double_agents_traitor-vote-abstain = That is allowed, but it looks as if you had something to hide. You have. Vote for { $p3 }.
lesson-double_agents_traitor-won =
    { $p2 } believed you: { $p3 } is named, and an honest mission worth 3 counts for nobody. Then the cards are turned, and it was you!

    31 to 40: the KGB wins, and you with it. If they had named you instead, it would have been a draw: 34 to 34.
lesson-double_agents_traitor-end =
    A traitor wins quietly. Do harm where several stand. Keep missions for yourself. And always be a little surprised. Whether you are loyal or not, the cards decide.

    Ready for a real match?
