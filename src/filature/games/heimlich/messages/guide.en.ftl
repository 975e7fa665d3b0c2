### Heimlich & Co.: the rules on one page, English. `.clauses`: where they say it at length; `.words`: what else a player may call it.

guide-aim-basic = One agent is yours, and nobody knows which. If it wins, you win. Whoever can tell which one it is will drop it into the ruin.
    .title = Bring your agent home, and keep quiet
    .clauses = HC-2.5 HC-4.12
    .words = goal, aim, win

guide-aim-advanced = Your total is your agent’s score plus 5 points for each line of your report that is right. The largest total wins, not the first at 42.
    .title = In the advanced game: points and suspicions
    .clauses = HC-5.9 HC-5.10
    .words = goal, win, total

guide-turn-roll = One die, once. There is nothing to decide and no second try.
    .title = 1. Roll
    .clauses = HC-3.2
    .words = die, dice, throw

guide-turn-move = Spend the whole roll among any agents, yours or not, a place clockwise for each point. Passing, keeping points and going backwards are not allowed.
    .title = 2. Share out the steps
    .clauses = HC-3.3 HC-3.6
    .words = pass, skip, backwards, move, own agent

guide-turn-count = If an agent has arrived at the dossier, there is a count: every agent in play scores what its place is worth, wherever it stands and whoever owns it.
    .title = 3. The count, if somebody arrived
    .clauses = HC-4.1 HC-4.3
    .words = scoring, score, dossier

guide-turn-dossier = After a count, and only then, whoever brought it puts the dossier elsewhere: where no agent stands. You may not pass. In the advanced game it may go anywhere, or stay.
    .title = 4. Move the dossier
    .clauses = HC-4.8 HC-5.2 HC-4.9
    .words = pass, stay, skip

guide-turn-report = When a count first leaves an agent at 29 or more, everybody secretly writes who owns whom, a line for each agent but their own. A right line is worth 5 points, a wrong or blank one nothing.
    .title = Once, in the advanced game: the report
    .clauses = HC-5.4 HC-5.6 HC-5.9
    .words = guess, suspect, line

guide-end-42 = The game ends at once after a count that leaves an agent at 42 or more. If several get there in the same count, the one that gained most in it wins.
    .title = At 42 it is over
    .clauses = HC-4.10 HC-4.11
    .words = finish, tie, several

guide-end-nobody = If the winning agent is independent, it belongs to nobody, and nobody wins. It happens.
    .title = Nobody’s agent may win
    .clauses = HC-4.12
    .words = nobody, no one, unowned

guide-end-advanced = All cards are turned, the reports are ticked, 5 points for each right line, and the largest total wins. Equal totals: more right lines, then the larger last gain, then a joint win.
    .title = The advanced game is added up
    .clauses = HC-5.9 HC-5.10 HC-5.11
    .words = tie, bonus, total

guide-pieces-agent = Seven, each with its colour, hat, letter and texture. Everybody moves all of them.
    .title = Agents
    .clauses = HC-1.2 HC-3.3
    .words = pawn, piece, figure, colour

guide-pieces-dossier = Whoever ends a move where it lies brings a count. It begins in house 7. Walking past it does nothing.
    .title = The dossier
    .clauses = HC-4.1 HC-2.3
    .words = top secret, file, folder

guide-pieces-marker = They run round the outer track, 42 squares to a lap, and move only in a count. None ever goes back beyond the start.
    .title = Score markers
    .clauses = HC-1.5 HC-4.4
    .words = track, points, score

guide-cards-identity = It says which agent is yours, for the whole game. You may say about it what you like; showing it is not allowed.
    .title = Identity card
    .clauses = HC-2.5 HC-3.9
    .words = secret, show, lie

guide-places-house = It is worth its number: 1 to 10 points for every agent that stands there in a count.
    .title = A house
    .clauses = HC-1.6
    .words = value, worth

guide-places-chapel = Everybody begins here. It is worth nothing: a quiet place, 0 points.
    .title = The chapel
    .clauses = HC-4.5 HC-2.3
    .words = zero, start, church

guide-places-ruin = Every agent here in a count loses 3 points, −3 for each, but no score falls below 0.
    .title = The ruin
    .clauses = HC-1.6 HC-4.5 HC-4.4
    .words = minus, -3, lose, loss

guide-words-arrive = To end a move at the dossier’s place. Standing there from before does not count as arriving, and walking past does not either.
    .title = To arrive
    .clauses = HC-4.1 HC-5.3 HC-3.6
    .words = trigger, pass by, cross

guide-words-independent = Their cards were not dealt: they move, score and win for nobody. There are two with two to five players, one with six, none with seven.
    .title = Independent agents
    .clauses = HC-2.5 HC-4.12
    .words = neutral, unowned, nobody

guide-words-bluff = Bad advice, false suspicions and points thrown away on purpose are all allowed. Nothing said binds anybody.
    .title = Bluff
    .clauses = HC-3.9
    .words = lie, talk, chat
