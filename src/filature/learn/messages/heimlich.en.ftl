### Heimlich & Co.: the first match, English.

lesson-heimlich = Heimlich & Co.: your first match

lesson-heimlich-welcome =
    Psst. You are the secret boss of the red agent. Nobody else knows, and nobody must find out.

    { $p2 } and { $p3 } each have an agent too. Which one? They will not tell you either.
lesson-heimlich-aim =
    Your aim: red is to be the first agent with 42 points or more.

    Each of you has a hidden card that says which agent is yours. At the end the cards are turned over. Whoever owns the winning agent has won.
lesson-heimlich-ring =
    Twelve places in a ring: a chapel, ten houses and a ruin. Agents walk one way round, like the hands of a clock.

    Five agents walk here. Red stands in house 3, violet in the chapel. Two of the five work for nobody. They are there to confuse you, and they are good at it.
lesson-heimlich-split =
    Your turn. The die says 3, so three steps must be walked: by one agent or shared out among several. You may move any agent, also one that is not yours!

    If only red runs, everybody will guess. So hide red in a crowd.
    .task = Give red 1 step and violet 2, then confirm.
lesson-heimlich-split-alone = You may do that. But red running off alone? Now both others look at you and smile. Let us hide better: red 1 step, violet 2.
lesson-heimlich-split-blue = You may. But blue would land in house 8, on the dossier, and you will soon see why that is a present. This time: red 1 step, violet 2.
lesson-heimlich-split-fine = Well hidden, and just as good! So that we both look at the same board, please take red 1 step and violet 2.
lesson-heimlich-split-shy = Very discreet: red did not move at all. Nobody suspects you, but nobody wins standing still. Red 1 step, violet 2.
lesson-heimlich-others =
    { $p2 } moved orange. { $p3 } moved violet and green. Their own agents? Perhaps. Or they hide too.

    Watching who moves whom is how you find out. The others watch you as well.
lesson-heimlich-count =
    See the folder at house 8? That is the top-secret dossier. When an agent ends its walk there, there is a count. Every agent gets as many points as the number of its house.

    Every agent, wherever it stands! But house 8 pays well, and you choose the moment: if red walks in now, red gets 8. Red is 4 steps away, and you have rolled 5.
    .task = Bring red to house 8 with 4 steps. Give the fifth step to orange.
lesson-heimlich-count-past = Nearly! 5 steps take red past the dossier, to house 9, and walking past does not count. Red must stop in house 8: 4 steps, and 1 for orange.
lesson-heimlich-count-fine = That brings the count too. For this lesson, please give the fifth step to orange.
lesson-heimlich-count-blue = That brings a count, and blue gets 8 points for it. Kind of you! Let red have the 8: red 4 steps, orange 1.
lesson-heimlich-count-green = That brings a count, and green gets 8 points for it. Kind of you! Let red have the 8: red 4 steps, orange 1.
lesson-heimlich-count-nobody = Allowed, but nobody reaches the dossier, so nobody gets a point. Red 4 steps, orange 1.
lesson-heimlich-paid =
    A count! Red stands in house 8 and gets 8 points. Green gets 6, blue 5, orange 4, violet 3: all were paid, each for its own house.

    Between counts nobody gets anything.
lesson-heimlich-dossier =
    Whoever brought the count now carries the dossier to a place where no agent stands. There the next count will be.

    Red has 35 points. House 10 is 2 steps ahead of red, and would give 10.
    .task = Put the dossier in house 10.
lesson-heimlich-dossier-ruin = Oh, that is mean. In the ruin an agent loses 3 points, so everybody would walk around it. Possible, but let us take house 10.
lesson-heimlich-dossier-chapel = Allowed. But the chapel is worth 0, and red is a long way off. House 10 is better.
lesson-heimlich-dossier-near = Also good: 9 points, and 1 step away. But red needs to stand well hidden, and 10 is more. Take house 10.
lesson-heimlich-dossier-far = Allowed. But it is far away from red, and others get there first. House 10 is better for you.
lesson-heimlich-ruin =
    { $p2 } has pushed green into the ruin! In a count an agent loses 3 points there.

    { $p2 } thinks that you own green. Wrong! Your secret is safe. You can do the same to others: anybody may move anybody.
lesson-heimlich-finish =
    You have rolled 3. Red is 2 steps from the dossier and has 35 points. 35 and 10 make …
    .task = Bring red to house 10 with 2 steps. The third is for orange.
lesson-heimlich-finish-past = One step too many: red would end up in the ruin. 2 steps for red, 1 for orange.
lesson-heimlich-finish-fine = That wins as well! For this lesson, please give the third step to orange.
lesson-heimlich-finish-wait = Very patient of you. But red can win now: 2 steps for red, 1 for orange.
lesson-heimlich-won =
    45 points: red is first, and you have won!

    Now the cards are open. Violet and green belonged to nobody. If one of them had been first, nobody at the table would have won.
lesson-heimlich-end =
    That is the basic game. Roll, and share out the steps among any agents. Stop at the dossier when your agent stands in a good house. And look innocent.

    Ready for a real match?
