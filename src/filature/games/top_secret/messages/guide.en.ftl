### Top Secret: the rules on one page, English. `.clauses`: where they say it at length; `.words`: what else a player may call it.

guide-aim-ten = Carry cases across the world to your headquarters. Your own hold 9 secrets together, so you need at least one of somebody else’s – and one in four is a bomb.
    .title = Ten secrets to your headquarters
    .clauses = SE-8.1 SE-1.3 SE-7.5
    .words = goal, aim, win

guide-turn-roll = Their sum, 0 to 6, is how many steps you have. You need not use them all.
    .title = 1. Roll both dice
    .clauses = SE-4.1 SE-4.6
    .words = dice, throw, steps

guide-turn-steps = A step takes one of your agents along one line to the next city. Share the steps among your agents as you like.
    .title = 2. Move your agents
    .clauses = SE-4.2 SE-4.3 SE-4.5
    .words = move, step, walk

guide-turn-cases = In a city an agent may take a case or lay one down, at any moment of your turn. An agent carries one case, of any colour: your own or an enemy’s.
    .title = 3. Take and drop cases, for free
    .clauses = SE-5.1 SE-5.2 SE-5.3
    .words = carry, pick up, enemy, swap

guide-turn-duel = Stepping into a city with an enemy agent starts a duel at once. Both secretly play a card; the higher wins, the attacker on a tie.
    .title = 4. Meet an enemy: a duel
    .clauses = SE-6.1 SE-6.4 SE-6.5
    .words = fight, attack, tie, equal

guide-turn-deliver = A step along a dotted line into your headquarters delivers the case. It is opened for everybody, the agent goes back to its start base, and your turn goes on.
    .title = 5. Deliver
    .clauses = SE-7.1 SE-7.2 SE-7.4
    .words = headquarters, open, secrets

guide-turn-end = No city may then hold more than two of your agents. Steps left over are lost.
    .title = 6. End your turn
    .clauses = SE-4.7 SE-4.6
    .words = crowd, three agents, leftover

guide-end-ten = Whoever has delivered 10 or more wins at once.
    .title = Ten secrets
    .clauses = SE-8.1
    .words = win, victory

guide-end-last = Whoever has no agents left is out. If only one player still has some, they win.
    .title = The last with agents
    .clauses = SE-8.2 SE-8.3
    .words = eliminated, out, lost

guide-end-draw = If the secrets left cannot bring anybody to 10, the game ends: more secrets, then more agents, then the place is shared.
    .title = When nobody can win any more
    .clauses = SE-8.4 SE-8.6
    .words = tie, draw, dead, 9

guide-pieces-agent = Seven of your colour. They walk, carry and fight; eliminated ones do not come back.
    .title = Agents
    .clauses = SE-3.3 SE-8.2
    .words = pawn, piece, seven

guide-pieces-case = Four of each colour, A to D: one holds 5 secrets, one 3, one 1, and one the bomb. Everybody sees who carries them; only their owner knows what is in them.
    .title = Cases
    .clauses = SE-1.3 SE-5.6 SE-7.5
    .words = suitcase, secrets, contents

guide-pieces-dice = Two, each with 0, 1, 1, 2, 2 and 3. You get 3 steps on average.
    .title = Dice
    .clauses = SE-1.5
    .words = die, average

guide-cards-number = The higher card wins. An agent that loses with one of these is eliminated. Cards come back when all seven are used.
    .title = Duel cards 1 to 5
    .clauses = SE-6.8 SE-6.5 SE-6.6
    .words = fight, eliminated, number

guide-cards-zero = You have two. It hardly ever wins, but an agent that loses with it is not eliminated, only sent back to its start base.
    .title = The 0 in a duel
    .clauses = SE-6.9 SE-1.4
    .words = zero, survive, lose, sent back

guide-cards-secrets = What a case holds when it is opened. They are added to the total of whoever delivered it.
    .title = 5, 3 and 1 secrets
    .clauses = SE-1.3 SE-7.3
    .words = index card, points, total

guide-cards-bomb = Deliver it, and you lose half of your agents, rounded up, the carrier among them. It counts as a delivered case, worth 0.
    .title = The bomb
    .clauses = SE-7.6 SE-7.7 SE-7.9 SE-7.10
    .words = explode, half, lose

guide-places-city = 35 of them. A city holds agents of one colour only, at most two when a turn ends, and any number of cases.
    .title = Cities
    .clauses = SE-2.7 SE-6.14 SE-4.7
    .words = town, how many, full

guide-places-base = Your agents begin here and are sent back here. It is left by one step and never entered by one.
    .title = Start base
    .clauses = SE-2.4 SE-4.5
    .words = home, back, start

guide-places-hq = Yours lies in the corner opposite your start base. Only your agents enter it, only along dotted lines and only with a case.
    .title = Headquarters
    .clauses = SE-2.5 SE-7.1
    .words = hq, deliver, corner

guide-words-first-three = One of your first three delivered cases must be an enemy’s: after two of your own, the third may not be yours too.
    .title = The first three cases
    .clauses = SE-7.5
    .words = own, enemy, refused, third

guide-words-bonus = An attacker who wins a duel gets one step more, for that agent and this turn.
    .title = Bonus step
    .clauses = SE-6.11 SE-4.11
    .words = extra, reward, win duel

guide-words-losing = The turn is over, and all steps left are lost. The case stays in the city, and the winner may take it at once.
    .title = If the attacker loses
    .clauses = SE-6.13 SE-6.10 SE-6.12
    .words = defeat, lose duel, turn over
