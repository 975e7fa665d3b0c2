### Heimlich & Co.: rules help, English. One message per clause of the rules specification.

rules-prefix = HC
rules-HC-1 = Components

HC-1-1 = The board is a ring of twelve places surrounded by a score track. There are seven agents, each with a score marker and an identity card of its colour, one Top Secret dossier (in the tactile edition, a black rectangle) and one die with faces 1 to 6. The advanced game adds report forms: seven models, one per colour, to be photocopied.
    .title = What is in the box

HC-1-2 = The seven colours are fixed, and in the tactile edition each has its texture: orange is smooth, violet grainy, red velvet, blue scratchy, grey has raised lines, yellow is felt and green has raised waves. There is no black agent, whatever you may have read.
    .title = Colours and textures

HC-1-3 = There are ten houses, numbered 1 to 10, one ruin and one chapel. In the tactile edition the house numbers are in braille.
    .title = The twelve places

HC-1-4 = Clockwise, the ring runs from the chapel to house 1, climbs through the houses in order to house 10, then reaches the ruin and comes back to the chapel.
    .title = Order of the ring

HC-1-5 = The score track, the outermost track of the board, is a closed loop of 42 squares: one start and finish square, then squares 1 to 41; in the tactile edition they are yellow and numbered. 42 points make one full lap. Beyond that, a marker shows the points above 42 on its second lap.
    .title = The score track

HC-1-6 = A house is worth its number, from 1 to 10 points. The chapel is worth nothing, and the ruin costs 3 points.
    .title = What places are worth

HC-1-7 = Any number of agents may share a place.
    .title = No limit per place

rules-HC-2 = Setup

HC-2-1 = Two players use 4 agents, three use 5, four use 6, and five, six or seven players use all 7. Each player is dealt one card, which leaves two independent agents with two to five players, one with six and none with seven; their cards stay face down. A report has one line fewer than there are agents in play, and brings at most 15 points with two players, 20 with three, 25 with four and 30 with five or more.
    .title = Numbers by player count

HC-2-2 = When fewer than seven agents play, the colours in play are settled before the cards are dealt, and everyone knows them.
    .title = Colours in play

HC-2-3 = Every agent in play starts in the chapel. The dossier starts in house 7.
    .title = Starting places

HC-2-4 = The score marker of each agent in play starts on the start square, at 0 points.
    .title = Starting scores

HC-2-5 = Only the cards of the colours in play are shuffled; each player gets one, face down, every deal being equally likely, and the rest stay face down beside the board. Look at yours in secret and lay it face down in front of you: that agent is yours for the whole game. Agents whose card was not dealt are independent: they move, score and can win like any other, for nobody.
    .title = Secret identities

HC-2-6 = Every player rolls the die once, in public, and the highest roll starts. If several share the highest roll, only they roll again, until one is highest. These rolls have no other effect.
    .title = Who starts

HC-2-7 = After the first player, turns pass clockwise around the table.
    .title = Order of play

rules-HC-3 = Your turn

HC-3-1 = Roll the die, then move agents. If that triggers a count, the scores change and the end of the game is checked; in the advanced game the report may follow, once per game. After a count, and only then, you see to the dossier; then the next player rolls.
    .title = Course of a turn

HC-3-2 = You roll one die: 1 to 6, each equally likely, whatever came before. There is nothing to decide and no second try.
    .title = The roll

HC-3-3 = Share out the whole roll among the agents in play as you like, yours or not: each point moves one agent one place clockwise. You may not pass, spend less or more than the roll, or move anyone backwards. Agents given nothing stay put, but at least one always moves, and a legal move always exists.
    .title = Spending the roll

HC-3-4 = All the moves of a turn are applied together. At a table you may move an agent in several instalments and in any order: only the total of each agent matters, because no place has an effect during movement.
    .title = Moves taken together

HC-3-5 = A roll is at most 6 and the ring has twelve places, so an agent that moves always ends in a different place. Over several turns agents may circle without limit; passing the chapel, or entering it from the ruin, earns nothing.
    .title = Going round

HC-3-6 = An agent may cross any place without stopping, even the dossier’s. Crossing never triggers a count and never scores.
    .title = Passing through

HC-3-7 = The number of ways to share out a roll, for rolls of 1 to 6 in that order. With four agents: 4, 10, 20, 35, 56 and 84; with five: 5, 15, 35, 70, 126 and 210. With six agents: 6, 21, 56, 126, 252 and 462; with seven: 7, 28, 84, 210, 462 and 924.
    .title = How many moves exist

HC-3-8 = Chance alone settles who starts and what you roll. On your turn you decide how to spend the roll and, after a count, where the dossier goes; what you plan stays private until you play it. In the advanced game all players write their reports at the same time, secret until the end. Talk is free at any time, and a count is never a decision: it happens or it does not.
    .title = What you decide

HC-3-9 = You may give bad advice, voice false suspicions or throw points away on purpose, and nothing you say binds you. Showing your card or your report before the end is not allowed.
    .title = Talk and bluff

rules-HC-4 = Counts, the dossier and the end

HC-4-1 = When the moves are done, a count takes place if at least one agent arrived at the dossier’s place this turn, and only then. It is compulsory, and it happens once, however many agents arrive.
    .title = What triggers a count

HC-4-2 = The printed rules speak of agents standing with the dossier at the end of a turn. In the basic game that comes to the same thing: house 7 is empty at first and the dossier always goes to an empty place, so no agent is with it when a turn starts, and any agent found there has just arrived.
    .title = Standing there or arriving

HC-4-3 = In a count every agent in play scores the value of its place, all at the same time, whether it has just arrived or not, owned or independent; no score drops below 0. An agent’s gain is the actual change of its score, and it may be negative.
    .title = Everyone scores

HC-4-4 = A marker never goes back beyond the start square. The part of a loss it cannot pay is forgotten.
    .title = Never below zero

HC-4-5 = In a count every agent in the ruin loses 3 points and every agent in the chapel gets 0. That includes the agent that triggered the count there.
    .title = Ruin and chapel

HC-4-6 = Markers move only in a count. The one exception is the report bonus at the end of an advanced game.
    .title = When markers move

HC-4-7 = First the scores change; if that ends the game, everything stops. Otherwise comes the report, in the advanced game and if it is due, and last of all the dossier.
    .title = Order after a count

HC-4-8 = In the basic game, the player whose turn triggered the count must move the dossier to a place holding no agent: house, ruin or chapel, anywhere on the ring. It cannot stay, since its place is occupied. At least 5 and at most 11 places are free, so there is always somewhere to go.
    .title = Moving the dossier

HC-4-9 = Without a count the dossier stays where it is.
    .title = No count, no dossier move

HC-4-10 = The game ends at once after a count that leaves at least one score at 42 or more; passing 42 is as good as hitting it. The dossier is not moved and nobody gets another turn. Only a count can bring a score to 42.
    .title = End of the game

HC-4-11 = In the basic game, if a single agent has at least 42 points it wins, even if another gained more in that count. If there are several, the largest gain in that final count wins, then the highest score, and if they are still level they win jointly. The score is needed only between agents in the same house, and a joint win only if their scores were also equal before that count.
    .title = The winning agent

HC-4-12 = In the basic game the identity cards are revealed and the owner of the winning agent wins. If that agent is independent, no player wins. If several agents win jointly, every player owning one of them wins; if none is owned, no player does.
    .title = The winning player

HC-4-13 = One count brings an agent at most 10 points, so its score when the game ends is at most 51: 41 before the last count and 10 in it.
    .title = Highest possible score

HC-4-14 = A count is possible in a turn if the roll is enough to bring some agent to the dossier’s place from another place. It is forced only if the roll is 1 and every agent in play stands in the place just before the dossier. Under the option that lets only newcomers bring a count, agents that are not new count for neither, and a single one of them keeps a count from being forced.
    .title = Possible and forced counts

HC-4-15 = The rules set no limit to the number of turns. If you want one, there is an option for it.
    .title = No turn limit

rules-HC-5 = The advanced game

HC-5-1 = Everything said so far about components, setup, turns and counts applies, except for the changes that follow.
    .title = What stays the same

HC-5-2 = After a count the active player may put the dossier in any other place, occupied or not, or leave it where it is; then the table hears that it was left. All twelve places are open.
    .title = Moving the dossier, advanced

HC-5-3 = A new count needs an agent to arrive at the dossier’s place; agents already there when the dossier is put or left with them trigger nothing as long as they merely stay. An agent that leaves and comes back on a later turn arrives anew; an option says otherwise. When a count does happen all agents score, including those already there.
    .title = Only arrivals trigger

HC-5-4 = The report is asked the first time in the game that a count leaves at least one agent, owned or independent, with at least 29 points: right after the markers have moved and before the dossier is moved. It is asked exactly once. Other agents reaching 29 later, or one falling below and rising again, do not reopen it.
    .title = When the report is asked

HC-5-5 = Before the count that opens the report every score was at most 28, so after it every score is at most 38. The report therefore always comes at least one count before the end of the game.
    .title = Never together with the end

HC-5-6 = Secretly and at the same time, each player fills in one line for each agent in play except their own: another player as its owner, or independent, or nothing. The printed form is headed with its author’s agent and has columns for agent, real identity and points. By default the same player may appear on one line at most, and independent on no more lines than there are independent agents.
    .title = Writing the report

HC-5-7 = A report is final once submitted. Play resumes when all reports are in.
    .title = Reports are final

HC-5-8 = As in the basic game, the end comes when a count leaves a score of at least 42. The basic rules for the winning agent and the winning player are not used.
    .title = End of the advanced game

HC-5-9 = Once the identities are revealed, you get 5 points per correct line: the player you named owns that agent, or you wrote independent and it is. Wrong and blank lines cost nothing. Your marker advances by that amount and may start a second lap; the markers of independent agents get no bonus.
    .title = Report bonus

HC-5-10 = Your total is your agent’s score plus 5 points per correct line, and the player with the largest total wins. Independent agents take no part in this ranking, whatever their score. Being the first to 42 gives no privilege.
    .title = The winner is a player

HC-5-11 = Between equal totals, more correct lines win; then the larger gain of one’s own agent in the final count; then the victory is joint.
    .title = Ties in the advanced game

HC-5-12 = An agent brings at most 51 points and a report at most 30, which makes 81. A third lap would start at 84, so nobody starts one.
    .title = No third lap

rules-HC-6 = Who sees what

HC-6-1 = Everyone, spectators included, sees the number of players, mode, options, colours in play and number of independent agents, every roll, every committed move, positions, the dossier, scores and laps, every count with who triggered it and what it changed, who has submitted a report, and the log of all turns, subject to its option. Only you see your identity card, as often as you like, your report with the colour in its heading, what you plan until you play it, and your private notes; talk goes to those it is addressed to. Nobody sees the undealt cards; when the game is over all cards, reports, correct lines, bonuses and totals are shown, and the seed of the random generator, until then hidden from all, may be published. The program never sends you anything you may not see.
    .title = Public and secret information

HC-6-2 = A paper form is headed with its author’s colour and leaves that colour out of the list, so handing out, choosing or showing a form reveals an identity. The program keeps the shape of the form as secret as its content.
    .title = The telltale form

HC-6-3 = At the deal you know exactly one owner: yourself. The other cards may lie in any way among your opponents and the independent agents, all equally likely: 3 possibilities with two players, 12 with three, 60 with four, 360 with five and 720 with six or seven, given the usual numbers of agents. With seven players no agent is independent.
    .title = What you can infer

HC-6-4 = Every public item can be had as text, with the name of the place and both the colour and the texture of the agent. Nothing is told by colour alone.
    .title = Access without sight

rules-HC-9 = Clues in numbers

HC-9-1 = For each turn the log holds the player, the roll, all positions before and after, the steps of each agent, the dossier’s place, whether a count took place and by how much each marker actually changed. All of this is public. Each statistic is a sum, or a rate of hits to chances, chances being turns in which the roll allowed the act.
    .title = The log behind the clues

HC-9-2 = Who got this agent out of the ruin? Hits are the player’s turns in which the agent started in the ruin and was moved; chances are the player’s turns in which it started there.
    .title = Clue 1: out of the ruin

HC-9-3 = Who put this agent into the ruin? Hits are the player’s turns in which the agent was moved and ended in the ruin; chances are those in which it started elsewhere and the roll was enough to bring it there.
    .title = Clue 2: into the ruin

HC-9-4 = Who merely took this agent across the ruin? Hits are the player’s turns in which the agent was moved past the ruin from a place before it; chances are those in which the roll was enough to do so.
    .title = Clue 3: across the ruin

HC-9-5 = Who favoured which agent? The raw figure adds up, over the player’s turns, the value of the agent’s place after the turn minus the value before. Favour compares the value after with the value to be expected if all ways of spending the roll were equally likely: above zero, the agent was placed better than by chance.
    .title = Clue 4: favours

HC-9-6 = Who triggered a count, and who profited? For each player you get the number of counts triggered, and for each count the agents that gained most. Profit adds up, over the player’s counts, the gain of an agent minus the average gain of all agents in play.
    .title = Clue 5: who profits

HC-9-7 = Who triggered counts, and who took care not to? The trigger rate says, forced counts left out, in what share of the turns with a possible count the player triggered one; a possible count that did not happen is declined. The spared figure adds up, over the declined turns, how far the value of an agent’s place lay below the average: above zero, the agent would have done worse than average, a reason for its owner to hold back.
    .title = Clue 6: who holds back

HC-9-8 = These are clues, not proofs: bluffing is legal. The statistics use only the public log, never the deal.
    .title = Handle with care

HC-9-9 = An example: two players, four agents, seven turns of the basic game. The first player took orange out of the ruin and red across it, each at the only chance, and declined both possible counts; the second put orange into the ruin at the only chance and triggered all three counts that were possible, in which the top gain went once to orange and twice to red. Against chance, the first player favoured orange most and the second red.
    .title = A worked example

rules-HC-10 = Options

option-mode = Basic, the default: the owner of the winning agent wins. Advanced: the dossier moves more freely, everyone writes a report on who owns whom, and the player with the largest total wins. Like all options, this one is public and fixed at setup.
    .title = Game mode

option-colours = Settles which colours play when fewer than seven agents do. Random, the default: they are drawn by lot. A list: the table picks them, for instance for the easiest textures.
    .title = Choice of colours

option-goal-tie = Settles who wins the basic game when several agents reach 42 in the same count. Last count, the default: the largest gain in that count, then the highest score, then a joint win. Furthest: the highest score, then a joint win.
    .title = Several agents at 42

option-report-rule = Settles what a report may say in the advanced game; blank lines are always allowed. Consistent, the default: the same player on one line at most, and independent on no more lines than there are independent agents. Free: both may be repeated at will.
    .title = Freedom of the report

option-independents-block = Concerns the winner of the advanced game. No, the default: independent agents are ignored. Yes: if an independent agent’s score is strictly greater than every player’s total, no player wins.
    .title = Independent agents can block

option-dossier-rule = Settles where the dossier may go after a count. By default it depends on the mode: to an unoccupied place in the basic game; to any place, or nowhere, in the advanced game. The alternative, any other, allows every place except the present one. In all cases only an arrival triggers a count.
    .title = Where the dossier goes

option-trigger-rule = Settles whose arrival at the dossier brings a count; it matters where the dossier may lie with agents. Any arrival, the default: also that of an agent who left and comes back. Newcomers only: not that of an agent who stood there at the last count, when the dossier was put or left there. If every agent in play did, all of them are new, or there would never be another count.
    .title = Who brings a count

option-agent-table = Settles how many agents play. Editions, the default: 4 with two players, 5 with three, 6 with four, 7 with five or more. Other editions: 5 with two players, 6 with three, 7 with four or more.
    .title = Number of agents

option-die = Ordinary, the default: a die with faces 1 to 6. One to three: the 1 gives way to a face marked 1 to 3, and whoever rolls it picks 1, 2 or 3 before moving.
    .title = Kind of die

option-full-log = Settles how much of the public log can be consulted. Yes, the default: all turns. No: the last turn only, and your memory for the rest.
    .title = Full log

option-turn-limit = 0, the default: no limit on turns. With another number: when that many turns have been played the game ends, without a winner in the basic game, with the largest total winning in the advanced game.
    .title = Turn limit
