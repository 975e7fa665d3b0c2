### Heimlich & Co.: the advanced game, English.

lesson-heimlich_report = Heimlich & Co.: the report

lesson-heimlich_report-welcome =
    You know how agents walk and how counts pay. In the advanced game the first at 42 points only ends the match. The winner is whoever has most when everything is added up.

    And there is more to add: 5 points for each agent whose boss you have guessed. You are red again. The dossier lies in house 9, and violet stands in the ruin.
lesson-heimlich_report-clue =
    In a count an agent in the ruin loses 3 points. { $p3 } spent a whole roll to get violet out. For a stranger?

    That is the first line of the perfect agent’s manual: see who is rescued, and by whom.
lesson-heimlich_report-hide =
    Second line of the manual: the others are reading it too. So do not write a clue yourself. You have rolled 2.
    .task = Give red 1 step and blue 1.
lesson-heimlich_report-hide-alone = Allowed, and now both others write something down. Share it out: red 1 step, blue 1.
lesson-heimlich_report-hide-other = Allowed. But stay close to the dossier in house 9 and look harmless: red 1 step, blue 1.
lesson-heimlich_report-hurry =
    { $p2 } has run straight to the dossier, with orange alone. 9 points for orange! Third line of the manual: see who profits when somebody brings a count.

    Orange now has 30 points. The first time any agent reaches 29 or more, everybody must write a report. Only once in the match, so: now.
lesson-heimlich_report-report =
    For each agent but your own you write who you think is its boss. You may also write “independent”: nobody. There are two of those.

    { $p2 } ran with orange. { $p3 } rescued violet. Blue and green were pushed along a little, but nobody spent a whole roll on either. A wrong line costs nothing, a right one brings 5 points at the end.
    .task = Write: orange is { $p2 }, violet is { $p3 }, blue and green are independent.
lesson-heimlich_report-report-think = You may suspect what you like. But think of the clues: { $p2 } ran with orange, { $p3 } rescued violet. Blue and green: independent.
lesson-heimlich_report-sealed =
    All reports are sealed until the end. Nobody sees yours, and you see nobody’s.

    { $p2 } put the dossier in house 10. In the advanced game it may go anywhere, also where agents stand, or stay where it is.
lesson-heimlich_report-count =
    The reports are written, so you need not hide any more. Red is 4 steps from the dossier, you have rolled 5.
    .task = Bring red to house 10 with 4 steps. Give the fifth to green.
lesson-heimlich_report-count-past = One step too many: that is the ruin. Red 4 steps, green 1.
lesson-heimlich_report-count-fine = That brings the count as well. For this lesson, please give the fifth step to green.
lesson-heimlich_report-count-other = Allowed. But now is the time to run: red 4 steps, green 1.
lesson-heimlich_report-stay =
    You have brought the count, so you move the dossier – or not. Red already stands in house 10. If the dossier stays, red gets 10 more as soon as somebody else arrives.
    .task = Leave the dossier in house 10.
lesson-heimlich_report-stay-other = Allowed. But red stands in the best house there is. Leave the dossier where it is: house 10.
lesson-heimlich_report-won =
    { $p2 } ran again: orange has 49 points, red only 48. Over! But now the reports are opened.

    You had all four lines right: 20 points more, 68 in all. { $p2 } had two right and comes to 59. You win, with fewer points and the better nose.
lesson-heimlich_report-end =
    So, in the advanced game, watch who helps whom. Write it down when the first agent has 29. Until then, mind your own steps.

    Ready for a real match?
