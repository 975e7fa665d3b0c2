### Top Secret: rules help, English. One message per clause of the rules specification.

rules-prefix = SE
rules-SE-1 = Components

SE-1-1 = There is one board: cities joined by lines, with a corner for each colour.
    .title = The board

SE-1-2 = There are four colours. Each has seven agents, four cases marked A, B, C and D, four index cards and seven duel cards: 28 agents, 16 cases, 16 index cards and 28 duel cards in all.
    .title = Four sets of pieces

SE-1-3 = A colour’s index cards are worth 5, 3 and 1 secrets; the fourth is a bomb and worth none. So each colour holds exactly 9 secrets.
    .title = What cases contain

SE-1-4 = A colour’s seven duel cards are 0, 0, 1, 2, 3, 4 and 5.
    .title = The duel cards

SE-1-5 = There are two identical dice with faces 0, 1, 1, 2, 2 and 3, the 0 being blank. Of the 36 possible rolls, 1 gives a sum of 0, 4 give 1, 8 give 2, 10 give 3, 8 give 4, 4 give 5 and 1 gives 6. The average is 3.
    .title = The dice

SE-1-6 = Only the material of colours in play is used. With two or three players the agents, cases and cards of the other colours stay in the box.
    .title = Unused colours stay away

SE-1-7 = The colours are red, blue, green and yellow.
    .title = The colours

rules-SE-2 = The board

SE-2-1 = There are 35 cities, four start bases and four headquarters. Each colour also has four case fields, A to D: they hide its index cards and are no spaces, so nothing moves on them.
    .title = The spaces

SE-2-2 = Each corner holds the start base and case fields of one colour and, behind them at the very edge, the headquarters of the colour that starts diagonally opposite. In the north-west red leaves to San Francisco, Chicago and Churchill, and green delivers from Honolulu, San Francisco and Churchill; in the north-east blue leaves to Beijing, Novosibirsk and Norilsk, and yellow delivers from Tokyo, Beijing and Norilsk. In the south-east green leaves to Darwin, Perth and Melbourne, and red delivers from Port Moresby, Darwin and Melbourne; in the south-west yellow leaves to Easter Island, Santiago and Punta Arenas, and blue delivers from Papeete, Easter Island and Punta Arenas.
    .title = The four corners

SE-2-3 = Ordinary lines join two cities and serve everyone, both ways. Exit lines lead one way from a start base to a city. Dotted lines lead one way from a city into a headquarters, and only for its owner.
    .title = Three kinds of lines

SE-2-4 = A start base is left by an exit line and never entered by a step, by anyone. Agents are there only from setup or because they were sent back; any number may be there. No duel ever happens in a start base, and no case is ever there.
    .title = Start bases

SE-2-5 = A headquarters is entered only by an agent of its colour, from a gateway, along a dotted line, carrying a case that may be delivered. Entering is delivering, and nobody stays. There are no duels there, and enemies can neither enter nor rob it.
    .title = The headquarters

SE-2-6 = In the corner of a colour not in play, the start base is unusable except for guards, and that colour’s headquarters is unusable too. All cities stay usable.
    .title = Corners nobody plays

SE-2-7 = A city may hold any number of cases. How many agents, and of how many colours, is said with the turn and with the duels.
    .title = What fits in a city

SE-2-8 = Ordinary lines, 76 of them, join these cities. In the Americas and the Pacific: Honolulu, San Francisco, Chicago, Churchill, New York, Panama, Papeete, Easter Island, Santiago, Punta Arenas, Rio de Janeiro and Buenos Aires; in Europe and Africa: London, Lisbon, Berlin, Moscow, Cairo, Dakar, Lagos, Luanda, Cape Town, Durban and Nairobi; farther east: Tokyo, Beijing, Novosibirsk, Norilsk, Delhi, Aden, Singapore, Port Louis, Port Moresby, Darwin, Perth and Melbourne. Ask what is next to a city to hear its lines.
    .title = The 35 cities

SE-2-9 = A city has 3 to 7 lines, no city is a dead end, and no two are more than 6 steps apart. Every colour is 8 steps from its headquarters, by 65 shortest routes with no city common to all, and there are three routes that share no city at all. Every start base has the same ways before it, but of the four symmetries of the map only the half-turn keeps the order of turns: red and green are exactly alike, and so are blue and yellow.
    .title = The map in figures

SE-2-10 = The board may be replaced by another with the same four corners, at least three exits per start base and two gateways per headquarters, all cities connected and none with fewer than two lines. The colours’ distances to their headquarters may differ by one step at most.
    .title = Other boards

SE-2-11 = The program draws the board from a file of spaces, lines and labels. The picture behind it is mere decoration, and Easter Island stands for its town, Hanga Roa.
    .title = How it is drawn

rules-SE-3 = Setup

SE-3-1 = Before anything else chance draws who plays which colour, and with it in which corner; everyone sees it. Two players sit diagonally opposite: red and green, or blue and yellow. With three, the colour nobody draws leaves its corner vacant; four take all. An option lets you choose the colours instead.
    .title = Who plays which colour

SE-3-2 = Turns follow the corners, not the numbers of the seats. They pass clockwise seen from above: red in the north-west, blue in the north-east, green in the south-east, yellow in the south-west, then red again. Colours not in play are skipped.
    .title = Order of play

SE-3-3 = All seven agents of each colour start in their own start base.
    .title = Starting places

SE-3-4 = Secretly put your four index cards, 5, 3, 1 and the bomb, one under each of your case fields A to D. The card under a field is what your case of that letter contains, for the whole game.
    .title = Filling your cases

SE-3-5 = Put your four cases in four different cities: any cities, gateways and exit cities included, but no bases or headquarters. Cases of different colours may share a city, two of the same colour may not. This holds at setup only.
    .title = Placing your cases

SE-3-6 = Contents, cities and guard are one secret submission per player, made by all at the same time. When the last one is in, everyone sees where the cases are, never what they contain. Nobody sees another’s positions before committing.
    .title = All at the same time

SE-3-7 = With three players, the one whose diagonal colour is missing heads for an empty corner and is favoured. Each of the other two may put one of their seven agents as a guard into the vacant start base instead of their own. It leaves by that base’s exit lines and, if ever sent back, goes to its own colour’s base; two guards there do not duel.
    .title = Three players: guards

SE-3-8 = Everyone rolls both dice, and the highest sum starts. Those tied for highest roll again among themselves.
    .title = Who starts

rules-SE-4 = Your turn and movement

SE-4-1 = Roll both dice once: their sum, 0 to 6, is your pool of steps. Then do as much as you like, moving agents and handling cases, and end your turn. Only the sum counts, not the single dice.
    .title = Course of a turn

SE-4-2 = A step moves one of your agents along one line; your roll says how many you have. Cities are never skipped.
    .title = One step, one line

SE-4-3 = You may divide your steps among any number of your agents, in any way and any order. You may come back to an agent you moved before.
    .title = Sharing the steps

SE-4-4 = An agent may go back along the line it came from, and visit cities again in one turn.
    .title = Back and forth

SE-4-5 = Leaving a start base costs one step, to any of its exit cities.
    .title = Leaving the start base

SE-4-6 = You need not use your steps: you may end your turn with some left, and they are lost. With a sum of 0 there are no steps, only case actions.
    .title = Steps may be wasted

SE-4-7 = When your turn ends, no city may hold more than two of your agents. During the turn any number may meet there, since your own agents never block a step. Start bases have no limit.
    .title = The crowd limit

SE-4-8 = You may do nothing after which you could no longer be sure of meeting the crowd limit with the steps you already hold, whatever duels and cases bring. Attacking out of a crowded city is a sure way, since the attacker leaves it whether it wins or loses. While a city is too full, you cannot end your turn.
    .title = No way into a jam

SE-4-9 = You may not start a duel while, not counting that attacker, any city holds three or more of your agents. A defeat would end your turn right there.
    .title = No attack from a mess

SE-4-10 = An agent sent back to its start base in your own turn, after a delivery, may move again in that turn if steps are left.
    .title = Off again after delivering

SE-4-11 = Whenever an agent with bonus steps moves, those are used before steps from the pool.
    .title = Bonus steps first

rules-SE-5 = Cases

SE-5-1 = An agent carries at most one case, of any colour.
    .title = One case each

SE-5-2 = In a city, one of your agents with empty hands may take a case lying there, and one that carries a case may lay it down. To swap, drop first and then pick up. None of this costs steps.
    .title = Pick up and drop

SE-5-3 = In your turn you may do this with any of your agents in a city, whenever no duel or bomb is being resolved: before moving, in passing, at the end, and even with an agent that does not move.
    .title = At any moment

SE-5-4 = To hand a case over, one agent drops it and another of yours in the same city picks it up. There is no other way.
    .title = Handing over

SE-5-5 = After setup any number of cases of any colours may lie in one city.
    .title = Piles of cases

SE-5-6 = A carried case moves with its agent. Everyone sees which agent carries which case, by colour and letter, but not what is in it.
    .title = Seen carrying

SE-5-7 = A case lies in a city, is carried by an agent in a city, or has been delivered. It is never in a start base: an agent sent back or eliminated leaves its case in the city.
    .title = Where cases can be

SE-5-8 = Only the player whose turn it is handles cases. The one exception: a defender who wins may take the attacker’s case.
    .title = Only on your turn

SE-5-9 = You may pick up and drop at most 60 times in a turn. Further tries are refused.
    .title = Enough is enough

rules-SE-6 = Duels

SE-6-1 = When an agent steps into a city with an enemy agent in it, a duel starts at once. Neither side can decline or postpone it, and nobody gets through an enemy-held city without it.
    .title = No way around a duel

SE-6-2 = Duels happen in cities only, never in start bases or headquarters.
    .title = In cities only

SE-6-3 = Against two defenders the attacker must fight both, one after the other, unless it loses the first duel. The attacking player names the first opponent. Nothing else happens in between, neither cases nor bonus steps.
    .title = Two defenders

SE-6-4 = Both players secretly choose one of their available duel cards, and both are revealed together. The defender’s owner chooses too, although it is not their turn.
    .title = Playing the cards

SE-6-5 = The higher card wins. If they are equal, the attacker wins.
    .title = Who wins

SE-6-6 = Both cards are set aside face up. Your cards come back only when you have used all seven, and then at once, even before another duel of the same turn. Each player has a cycle of their own.
    .title = Used cards

SE-6-7 = With one card left you must play it. You always have at least one.
    .title = The last card

SE-6-8 = An agent that loses with a card from 1 to 5 is eliminated: out for the rest of the game.
    .title = Losing with a number

SE-6-9 = An agent that loses with a 0 is not eliminated but sent back to its own start base. With 0 against 0 the attacker wins and the defender is sent back.
    .title = Losing with a zero

SE-6-10 = In both cases the loser’s case, if it carried one, stays in the city.
    .title = The loser’s case

SE-6-11 = The attacker stays in the city and gains one bonus step per duel won, for itself only, to be used or not later in the same turn. It is a step like any other, into another duel, with another bonus, without limit, or, as this house reads it, into a headquarters; unused ones are lost when the turn ends or when the agent leaves the cities. You may also go on with the rest of your pool, with any agents, and take cases in the city.
    .title = The attacker wins

SE-6-12 = If the attacker carried a case, the winning defender may take it at once; if it already carries one, that one is laid down in exchange. Only that case and only that agent are concerned, and there is no bonus step.
    .title = The defender wins

SE-6-13 = If the attacker loses, the rest of its player’s pool and all bonus steps of all agents are lost at once. As soon as the defender has settled about the case, the turn is over.
    .title = The attacker loses

SE-6-14 = So, except during a duel, no city ever holds agents of two colours. An agent that enters meets at most two enemies, both of one colour.
    .title = One colour per city

rules-SE-7 = Delivery and bombs

SE-7-1 = A step along a dotted line into your own headquarters with a case delivers it. You need no exact count. Your own cases and enemy cases may be delivered.
    .title = Delivering a case

SE-7-2 = The content is shown to everyone at once. Case and index card go face up before the player who delivered them and are out of play for good.
    .title = The content is shown

SE-7-3 = The secrets are added to the total of whoever delivered them. At 10 or more the game is won.
    .title = Counting secrets

SE-7-4 = Unless the case was a bomb, the agent goes back to its own start base at once. The turn continues.
    .title = Back to the start

SE-7-5 = Among your first three delivered cases at least one must be an enemy’s. So one thing is refused: entering your headquarters with an own case when you have delivered exactly two and both were your own. An enemy bomb satisfies the rule; your own bombs count as own cases.
    .title = The first three cases

SE-7-6 = If you deliver a bomb, you lose half of your agents in play, rounded up, the carrier being counted. With 7, 6, 5, 4, 3, 2 or 1 agents you lose 4, 3, 3, 2, 2, 1 or 1.
    .title = Delivering a bomb

SE-7-7 = The carrier is one of them. Which others are lost you choose, wherever they are, start bases included.
    .title = Choosing the losses

SE-7-8 = Cases carried by agents lost in this way stay in their cities.
    .title = Cases left behind

SE-7-9 = The carrier of a bomb does not come back to its start base: it must be among the losses, unless an option lets you spare it. The turn continues if you have agents left.
    .title = The carrier is lost

SE-7-10 = A bomb is a delivered case worth 0. Delivering your own bomb is legal, if odd.
    .title = What a bomb counts for

rules-SE-8 = End of the game

SE-8-1 = The game ends the instant a player’s delivered secrets reach 10 or more, and that player wins. Unused steps do not matter.
    .title = Ten secrets win

SE-8-2 = A player without agents in play is out: no more turns, no more duels. Delivered cases stay theirs; the others of their colour stay in play, keep their secret contents and count as enemy cases.
    .title = Out of agents

SE-8-3 = If exactly one player still has agents in play, that player wins at once.
    .title = The last one standing

SE-8-4 = After every delivery and elimination it is checked whether anyone can still win. If the secrets not yet delivered, which everyone can work out from the totals, would bring no player with agents to 10, the game ends at once and the ranking decides. As long as nobody is out, this happens only when everything is delivered and every player has exactly 9.
    .title = The dead game

SE-8-5 = After 100 full rounds, unless you set another number, the game ends and the ranking decides. A round ends when the turn passes to the first player, or past that seat.
    .title = The round limit

SE-8-6 = First comes whoever won with ten secrets or as the last with agents. Otherwise, and for the other places, more secrets rank higher, then more agents in play; then the place is shared.
    .title = The ranking

SE-8-7 = At the end all contents are shown.
    .title = Everything is shown

SE-8-8 = Resigning is off unless you switch it on. Then you may resign as soon as your plan is handed in. If you resign, your agents are eliminated, their cases stay in the cities, and you are out. Resigning in your own turn ends it. If you resign as a defender in a duel, the duel is cancelled without bonus and the attacker stays.
    .title = Giving up

rules-SE-9 = Who sees what

SE-9-1 = Everyone sees the board, who has which colour, all agents, in the bases and eliminated ones too, where every case is, its colour, letter and carrier, dice, pool and bonus steps, whose turn it is, totals and deliveries in order, contents once delivered, the duel cards used and those still available, and the choices of guard, first opponent, loot and losses when made, guards together with the cases. What an undelivered case contains is seen by the player of its colour alone, not even by whoever carries it, until it is delivered or the game ends; though everyone can work out which contents a colour has left, and a single remaining case has no secret. Of your setup and of the duel card you choose, the others see only that you have decided, until all have; nobody sees the random seed before the end. The program never shows you, nor any bot or log, what you may not see.
    .title = Public and secret information

rules-SE-10 = How the program plays it

SE-10-1 = Chance draws the colours, unless they were chosen. After setup and the roll for the start, each turn is a roll and then your moves: steps, picking up, dropping, ending the turn. In between you may be asked for the first of two opponents, a duel card, whether to take the case of a beaten attacker, or which agents a bomb costs you. Where resigning is switched on, you may do so at any time once your plan is in. The game may end at any of these points.
    .title = What is asked, and when

SE-10-2 = The cards are set aside and, if due, taken back; the loser’s case is laid down; the loser is eliminated or sent back; and it is checked whether the game ends. Then a winning attacker gets the bonus and meets the next defender or moves on, while a winning defender may take the case, if there is one, and the next player rolls.
    .title = Order after a duel

SE-10-3 = The content is revealed and scored, and 10 secrets win at once. After a bomb the losses are chosen, the carrier among them, and their cases laid down. Then it is checked whether the game ends; otherwise you go on, or the next player does if you have no agents left.
    .title = Order after a delivery

SE-10-4 = Seven agents and four cases per colour are always accounted for, no city holds two colours outside a duel, no agent in a base carries a case, and none is ever left in a headquarters. When your turn ends, no city holds three of your agents. All totals and the secrets not yet delivered make 9 per colour in play, and every hand has 1 to 7 duel cards.
    .title = What always holds

SE-10-5 = If you do not answer in time, as little as possible is played for you: your turn ends, nothing is looted, the first of any choice that all can see is taken. What should be secret is drawn by the dice of the match, everything allowed with the same chance: what your plan still lacks, and a duel card. Only you learn what they drew.
    .title = Missing answers

rules-SE-11 = Options

option-must-use-all = No, the default: you may end your turn with steps left. Yes: you may not, as long as you have steps in the pool, have won no duel this turn and could still step into a city without enemies. Bonus steps stay optional.
    .title = Using all steps

option-bonus-shared = No, the default: a bonus step belongs to the agent that won the duel. Yes: it goes into the pool, and any of your agents may use it.
    .title = Shared bonus steps

option-bomb-kills-carrier = Yes, the default: the carrier of a bomb must be among the losses. No: it may be spared and then goes back to its start base.
    .title = The bomb’s carrier

option-round-limit = After how many full rounds the game ends at the latest: 100 by default, otherwise any whole number from 10 up.
    .title = The number of rounds

option-colours = Random, the default: chance draws who plays which colour. Another value is a list of colours with commas between them, that of the first player first, such as blue, yellow; two players take opposite colours.
    .title = Who plays which colour

option-resigning = No, the default: everybody plays to the end. Yes: you may give up once your plan is handed in, and your agents then leave the game.
    .title = Giving up
