### CIA against KGB, a loyal member: English.

lesson-double_agents = CIA against KGB: a loyal member

lesson-double_agents-welcome =
    You work for the CIA, and you mean it. { $p2 } and { $p3 } are with the CIA too. The other three are the KGB.

    But beware: one of you three is a traitor who secretly works for the KGB. It is not you. The KGB has a traitor as well.
lesson-double_agents-missions =
    Four cities, and in each a mission worth 2 to 5 points. After six rounds the company with more points wins. This is the last round, and it is close.
lesson-double_agents-cards =
    Everybody has three cards and will send two of them, each to any city. Which card is whose stays secret until the match is over.

    An agent counts 1, a special agent 2, corruption 1 and wins ties. A killer counts 1 and removes an enemy agent; a defector takes one over. Sabotage takes 3 from your own side. Who would play that?
lesson-double_agents-first =
    All choose at the same time. When one company is ready, the other falls under radio silence: it may not talk any more and must choose quickly.

    Rio is worth 4, and nobody seems to care for Rio.
    .task = Choose the agent and send it to Rio.
lesson-double_agents-first-special = Good idea, but first the small one: send the agent to Rio.
lesson-double_agents-first-defector = A defector needs an enemy to win over, and there may be none. Send the agent to Rio.
lesson-double_agents-first-place = You may go there. But Rio looks empty: send the agent to Rio.
lesson-double_agents-first-other = Allowed. For this lesson send the agent to Rio.
lesson-double_agents-second =
    Now all can see who went where, but not the cards: they stay face down. Your friends went to Berlin, and so did the KGB.

    Now a second card. Only where you stand last counts. Are you the only one of the winning company there? Then you keep the mission yourself. If not, it goes into the pot, where it counts for the whole company.
    .task = Send the special agent to Rio as well, and stay there.
lesson-double_agents-second-defector = It would wait in vain there: nobody of the KGB is in Rio. Send the special agent to Rio.
lesson-double_agents-second-place = A strong card, but leave Rio and the mission there goes to the company, not to you. Stay in Rio.
lesson-double_agents-second-other = Allowed. For this lesson send the special agent to Rio.
lesson-double_agents-counted =
    The cards are shuffled and turned, city by city. In Rio: 3 for the CIA, nothing for the KGB. You were the only one of the CIA there, so the mission lies in front of you: 4 points.
lesson-double_agents-sabotage =
    But look at Berlin! CIA: killer, agent – and a sabotage. 1 and 1 minus 3 is less than nothing, and the KGB took 5 points.

    One of your friends did that. { $p2 } and { $p3 } had both gone to Berlin.
lesson-double_agents-double =
    Think back. In round 2 the CIA had a sabotage in Hong Kong. Of the CIA only you and { $p2 } had gone there. In round 5 one in Cairo: { $p2 } and { $p3 }. Now Berlin: { $p2 } and { $p3 }.

    Who was there every time? What a traitor keeps counts for the other company: { $p2 } has missions worth 7!
lesson-double_agents-vote =
    At the end each company may name its traitor. More than half of its members must agree. Then what that person holds counts for nobody.

    But name the wrong one, and you lose honest points.
    .task = Vote for { $p2 }.
lesson-double_agents-vote-loyal = You may. But there was no { $p3 } in Hong Kong when the sabotage was played there. Vote for { $p2 }.
lesson-double_agents-vote-self = How modest. But you know better than anyone that it was not you. Vote for { $p2 }.
lesson-double_agents-vote-abstain = You may keep out of it. But then a traitor laughs last. Vote for { $p2 }.
lesson-double_agents-won =
    Two of three voted for { $p2 }: that is more than half. The cards are turned: the traitor indeed! 7 points less for the KGB.

    33 to 31: the CIA wins, and you with it. Without that vote the KGB would have had 38. The traitor of the KGB, { $p5 }, brought you 11 points and wins with you.
lesson-double_agents-end =
    Six rounds, two cards each, four cities – and one question: who was where when things went wrong? You may talk with your company as much as you like. The traitor talks too.

    Ready for a real match?
