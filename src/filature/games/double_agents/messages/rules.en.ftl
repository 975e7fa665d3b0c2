### Companies: rules help, English. One message per clause of the rules specification.

rules-prefix = DA
rules-DA-1 = Aim

DA-1-4 = Two companies compete for missions, and the one with more victory points wins. Each has one double agent, who wins with the other company. So loyal members win missions and look for their own traitor, and the traitor spoils things without being noticed.
    .title = What it is about
    .words = goal, win, objective

rules-DA-2 = Components

DA-2-1 = Each company has its own 18 action cards, the same for both and never mixed. There are eight agents worth 1 action point each, two special agents worth 2, two defectors worth 0, two killers and two corruptions worth 1, and two sabotages costing 3. Only agents and special agents can be turned or killed.
    .title = The action cards

DA-2-2 = There are 24 missions, six for each of the four destinations. They are worth 2 to 5 victory points; at least one in Cairo is worth 4.
    .title = The missions

DA-2-3 = Unless you choose otherwise, the six missions of every destination are worth 2, 3, 3, 4, 4 and 5 victory points. That is 21 per destination and 84 in all, 3 and a half on average.
    .title = What missions are worth

DA-2-4 = There are 12 identity cards, six per company: five agents and one double agent.
    .title = The identity cards

DA-2-5 = All backs of one kind are alike. A face-down action card shows only its company’s colour, and an arrow that merely points at a destination.
    .title = Backs tell nothing

rules-DA-3 = Players and setup

DA-3-1 = Six to twelve play, no more and no fewer. A company of seven would need 21 cards from a deck of 18. In a company of two, each loyal member would know at once who the double agent is.
    .title = Six to twelve players

DA-3-2 = The companies, CIA in blue and KGB in red, are the same size. With an odd number of players one has exactly one member more.
    .title = Equal companies

DA-3-3 = Members are assigned at random unless you choose otherwise. With an odd number a fair coin decides which company is the larger, unless players chose their companies.
    .title = Who joins which company

DA-3-4 = Each company shuffles its double agent with as many agents as make one card per member, and deals one to each. The remaining identity cards go back in the box unseen. So every company has exactly one double agent, always.
    .title = Dealing the identities

DA-3-5 = Look at your identity card in secret. It stays in front of you all game, back up, and you may look at it again at any time.
    .title = Your identity

DA-3-6 = Each company’s 18 action cards are shuffled into a face-down draw pile. Its discard pile starts empty.
    .title = The draw piles

DA-3-7 = The six missions of each destination are shuffled into a face-down pile. The piles lie in a fixed order: Rio, Berlin, Cairo, Hong Kong.
    .title = The mission piles

DA-3-8 = Both pots start empty, and no player holds a mission. With an odd number of players the smaller company is promised a bonus of 7 victory points, added at the end.
    .title = Empty pots, one bonus

DA-3-9 = Six players make 3 against 3, seven 4 against 3, eight 4 against 4, nine 5 against 4, ten 5 against 5, eleven 6 against 5 and twelve 6 against 6; in each company all but one are loyal, and odd numbers give the smaller company its bonus of 7. A company of three is dealt 9 cards a round, which leaves 9 and 0 in the pile by turns, and reshuffles all 18 before rounds 3 and 5. From round 2 on, a company of four is dealt 12 and reshuffles 12 before the seventh card, five are dealt 15 and reshuffle 15 before the fourth, and six are dealt 18 and reshuffle 18 before the first; after every deal, 6, 3 and 0 are left. Designating somebody takes 2 votes in a company of three, 3 in a company of four or five and 4 in a company of six.
    .title = Numbers by company size

rules-DA-4 = The round

DA-4-1 = The game is exactly six rounds. In each, the top mission of every pile is turned up, everyone is dealt three action cards from their own company’s pile, and a first and a second leg follow: discuss and choose, then reveal destinations. Then the four destinations are resolved, the missions awarded, and the table is cleaned up.
    .title = Six rounds

DA-4-2 = The four missions turned up and their values are public from then on. After six rounds every pile is empty.
    .title = The missions of a round

DA-4-3 = Your hand is secret from everybody, your own company included: you may not show cards. You may say anything about them, true or false. Cards are dealt one at a time in seat order, in three passes; a pile that runs out is reshuffled and the deal goes on.
    .title = Your hand is secret

DA-4-4 = You play exactly one card in each leg: no passing, no second card. You hold three cards, two after the first leg and one after the second.
    .title = One card per leg

DA-4-5 = Both your cards may go to the same destination.
    .title = The same destination twice

DA-4-6 = The four destinations do not affect each other. They are resolved in the order Rio, Berlin, Cairo, Hong Kong, but the order changes no result.
    .title = Four separate affairs

rules-DA-5 = A leg: talk, choose, radio silence

DA-5-1 = At the start of each leg both companies may talk freely, out of each other’s hearing. Each has one private channel, read and written by all its members, double agent included, and by nobody else; it is open from setup to the end of the game, except during radio silence. A further channel is read by the whole table; otherwise nothing private crosses from one company to the other, unless you play with the dead drop.
    .title = Talking in private

DA-5-2 = Choose one action card from your hand and one destination. It is only planned, free to change, until you lock it; you need both parts to lock, and you may unlock as long as your company is open. Your company sees the destination as you choose it, the enemy does not until the reveal, and the card is shown to nobody; only the fact that you have locked is public.
    .title = Choosing card and destination

DA-5-3 = In each leg a company is open, in radio silence or ready. Both start open.
    .title = Open, in radio silence or ready

DA-5-4 = When the last member of a company locks, the company is ready. This is announced to all, automatically, and its choices are final.
    .title = The last one locks

DA-5-5 = If the other company is still open at that instant, radio silence falls on it at that instant.
    .title = The others fall silent

DA-5-6 = A company in radio silence may not talk any more in this leg: its posts are refused in every channel, though what was posted before can still be read. Its late members choose quickly, by default within 60 seconds, and a lock made in radio silence is final. At the deadline what is planned is locked as it is, and a missing card or destination is drawn at random. That is done for you; it is no move you can choose.
    .title = Radio silence

DA-5-7 = A company that was still open when it became ready may go on talking in its own channel; only the other is silenced. A company in radio silence stays silent until the reveal.
    .title = Who may go on talking

DA-5-8 = While both companies are open there is no time limit. You may set one: when it runs out, radio silence falls on both, with the same deadline.
    .title = Time for discussion

DA-5-9 = When both companies are ready, the leg is revealed at once. Then both channels are open again, and both companies start the next leg open.
    .title = Both ready

DA-5-10 = If you sit in the same room, the program shows radio silence with a notice and a countdown, and otherwise behaves the same. Keeping quiet is then up to you.
    .title = In the same room

DA-5-11 = If you are absent or cut off, your choice is completed at the deadline like anyone else’s. No rule removes a player from the game.
    .title = Absent players

rules-DA-6 = Revealing a leg

DA-6-1 = All chosen destinations are revealed together. Each card goes face down to its destination, on its company’s side.
    .title = All at once

DA-6-2 = Your location becomes the destination you have just chosen. Locations are public.
    .title = Your location

DA-6-3 = After each leg everyone knows who sent a card where, and so how many cards each side has at each destination. What the cards are stays secret.
    .title = What the reveal tells

DA-6-4 = Where you were in the round before has no effect, for two reveals come before any resolution. When destinations are resolved, your location is always the one of your second leg.
    .title = Only the second leg counts

rules-DA-7 = Resolving a destination

DA-7-1 = All action cards both companies have there count, from both legs: none up to two per member. A card counts where it lies, even if its player has moved on.
    .title = Which cards count

DA-7-2 = Each side’s cards are shuffled and then all turned up. Who played which is not shown.
    .title = Shuffled and turned up

DA-7-3 = First the defectors act, then the killers; then come totals, comparison, corruption and award. No later step changes an earlier one.
    .title = Order of effects

DA-7-4 = Each defector turns one enemy special agent if there is one, otherwise one enemy agent, otherwise nothing. The turned card gives its 2 or 1 action points to the defector’s company and no longer counts for its own; the defector itself brings none. Each defector turns a different card, a turned card can be neither turned back nor turned again, and both sides’ defectors act in this step without getting in each other’s way.
    .title = The defectors

DA-7-5 = Each killer removes one enemy special agent if there is one, otherwise one enemy agent, otherwise nothing; a removed card gives points to nobody. With or without a target, a killer adds 1 action point to its own company. Each killer removes a different card, both sides act in this step, and a turned card is out of reach of everybody’s killers.
    .title = The killers

DA-7-6 = Only agents and special agents can be turned or killed. Defectors, killers, corruptions and sabotages cannot.
    .title = Who can be hit

DA-7-7 = A company counts 2 for each special agent and 1 for each agent it has left, 1 for each killer and each corruption, 2 for each special agent and 1 for each agent it has turned, and takes off 3 for each sabotage of its own. With no card there it totals 0. Totals may be negative.
    .title = The totals

DA-7-8 = The company with the strictly higher total wins the mission. Even a company with no card there can win this way, with 0 against a negative total.
    .title = The higher total wins

DA-7-9 = If the totals are equal, the company with strictly more corruption cards at that destination wins the mission. Equal numbers of corruptions settle nothing.
    .title = Corruption breaks ties

DA-7-10 = If it is still a tie, nobody gets the mission. It is removed from the game.
    .title = Still tied

DA-7-11 = In Cairo the KGB has a defector and a corruption, the CIA a special agent, two agents and a killer. The defector turns the special agent, so the KGB has 2 for it and 1 for the corruption, 3 in all; the CIA’s killer finds no target, since a turned card is safe, and the CIA has 3 too. The KGB wins the mission, worth 4, by corruption; without those two agents it would be 1 against 3, and 3 each only with the option where a turned card counts for both sides.
    .title = The Cairo example

rules-DA-8 = Awarding a mission

DA-8-1 = The winning company receives the mission. If exactly one of its members has that destination as location, that player takes the mission and keeps it face up. If two or more have, or none, it goes to the company’s pot.
    .title = Player or pot

DA-8-2 = Only the winning company’s members are counted. Enemies at the destination do not matter.
    .title = Enemies are ignored

DA-8-3 = It does not matter which card, or whose, made the difference. Arrive alone in the second leg and you take a mission won by the first-leg cards of others; leave, and you do not count although your card does.
    .title = Credit where none is due

DA-8-4 = Missions won, their values and their holders are public and can be consulted at any time. They never change hands.
    .title = Won missions stay put

rules-DA-9 = Clean-up and reshuffling

DA-9-1 = All action cards played, including turned and removed ones, go to the discard pile of the company that played them.
    .title = Played cards

DA-9-2 = Your third card goes face down to your company’s discard pile. During the game nobody else sees it.
    .title = Your third card

DA-9-3 = Nobody may look through a discard pile. Its size is public.
    .title = Discards are closed

DA-9-4 = When a draw pile is empty, its company’s discard pile is shuffled into a new one. By default this happens only when a card has to be drawn.
    .title = When a pile runs out

DA-9-5 = Cards in hand or on the table are never part of a reshuffle. The discard pile always suffices.
    .title = Always enough cards

DA-9-6 = After round 6 nothing more is dealt: the hunt begins.
    .title = After round six

rules-DA-10 = The hunt for the double agent

DA-10-1 = Before any identity is revealed, each company may designate one of its own members as its double agent. It does not have to.
    .title = Naming a suspect

DA-10-2 = Both companies vote at the same time, with their channels open and no radio silence. A ballot cast is final. By default there is no time limit; if you set one, a missing ballot is an abstention.
    .title = When the vote takes place

DA-10-3 = Every member, double agent included, has one ballot: any member of their own company, even themselves, or an abstention. There is one vote only, no run-off.
    .title = Your ballot

DA-10-4 = A member is designated if more than half of all members of the company voted for them; those who abstain still count as members. At most one can get that far. Otherwise nobody is designated.
    .title = More than half

DA-10-5 = Ballots are hidden until both votes are closed. Then they are published, by default with names.
    .title = Ballots come to light

DA-10-6 = Then all identity cards are turned up.
    .title = Identities revealed

rules-DA-11 = Score and victory

DA-11-1 = A company scores its whole pot. A designation never touches it.
    .title = The pot

DA-11-2 = A company scores the missions of its loyal members, except those of a designated one.
    .title = Loyal members

DA-11-3 = Missions held by a double agent score for the opposing company, unless that double agent was designated.
    .title = The double agent

DA-11-4 = Missions held by a designated player score for nobody, whether the designation was right or wrong.
    .title = The designated player

DA-11-5 = With an odd number of players the smaller company adds 7 victory points.
    .title = The bonus of seven

DA-11-6 = A company scores its pot, the missions of its loyal members who were not designated, the missions of the enemy’s double agent if not designated, and 7 if it is the smaller company.
    .title = The score in one sentence

DA-11-7 = The higher score wins. Equal scores are a draw; there is no tie-break.
    .title = The winning company

DA-11-8 = A double agent wins and loses with the opposing company. So if a company wins, the winners are its loyal members and the other side’s double agent; being designated, rightly or wrongly, changes nobody’s side. In a draw everyone draws.
    .title = Who wins in person

rules-DA-12 = Who sees what

DA-12-1 = Everyone, spectators included, sees the make-up of the decks, the set of mission values, the options, the missions of the round, the sizes of piles, hands and discards, the table channel, who has locked, the state of each company and the deadline; after each leg all destinations and locations; at the resolution each side’s cards without their players, what was turned or removed, totals, winner and reason; missions held, in the pots or removed; and once both votes are closed the ballots and designations, then identities and scores. Only you see your role, your hand, the card you planned or locked, which cards you played and your third card; only your company reads its channel and sees your destination before the reveal (unless an option hides it). The order of the piles is seen by nobody, discards cannot be browsed, the two double agents do not know each other, and who played which card is told to nobody, though a lone card speaks for itself; after scoring, past hands, plays and third cards are replayed for all, if that option is on.
    .title = Public and secret information

DA-12-2 = The program keeps to this for every player separately. What is hidden from you is not sent to you at all, in any message, log or error.
    .title = Nothing hidden is sent

DA-12-3 = For past rounds you may look up what was public: missions, destinations and locations, the cards of each side, results, and who holds what. An option can switch this off.
    .title = The history

DA-12-4 = Revealed cards are told as numbers per type, or sorted by type, without order of play or leg. Nobody can follow a card from the table to the reveal, nor through the discard pile.
    .title = Cards without fingerprints

DA-12-5 = A double agent may signal to the enemy, with a wink or a note. It is legitimate, but there is no rule for it.
    .title = Winks and notes

rules-DA-13 = Options

option-mission-values = Standard, the default: 2, 3, 3, 4, 4 and 5 at each destination. Flat: 2, 2, 3, 4, 5 and 5 in Rio and Cairo, standard in Berlin and Hong Kong, so that each value occurs six times and the sum is still 84; low: 2, 2, 3, 3, 4 and 5 everywhere, 76 in all; custom: six values from 2 to 5 of your choice per destination. Like all options, this one is public and fixed before setup.
    .title = Values of the missions

option-team-assignment = Random, the default: members are assigned by lot. Chosen: players choose their companies.
    .title = Forming the companies

option-dead-drop = No, the default: nothing private passes between the companies. Yes: you may post to the whole enemy company; all its members see the text and who sent it, your own colleagues see nothing.
    .title = The dead drop

option-mates-see-destinations = Yes, the default: your colleagues see the destination you plan or lock as it happens, never the card. No: your choice is hidden from your own company too.
    .title = Colleagues see destinations

option-hush-seconds = How many seconds a company in radio silence has to choose: 60 by default, otherwise 0 to 300. With 0 there is no deadline, and it lasts until all have chosen.
    .title = Length of the radio silence

option-discussion-seconds = How many seconds the companies may discuss before radio silence falls on both, up to 1800. With 0, the default, there is no limit.
    .title = Length of the discussion

option-defector-mode = Transfer, the default: a turned card counts for the defector’s company only. Copy: it counts for both, and the killers of the defector’s company may still hit it; if killed, its owner loses it while the defector’s company keeps the points. Each defector still needs a different card.
    .title = What defectors do

option-negative-totals = Yes, the default: a total may be below 0. No: a finished total below 0 becomes 0 before the comparison.
    .title = Negative totals

option-absent-can-win = Yes, the default: a company with no card at a destination can win its mission. No: the mission is then removed from the game.
    .title = Winning without being there

option-reshuffle = On need, the default: when a card has to be drawn and the pile is empty. On empty: at the moment the last card leaves the pile, or, if the discard pile is empty too, at the end of the next clean-up.
    .title = When to reshuffle

option-ballots = Named, the default: after the vote everyone sees who voted for whom. Secret: only the numbers are published.
    .title = Named or secret ballots

option-vote-seconds = How many seconds the vote stays open, up to 600. With 0, the default, there is no limit.
    .title = Time to vote

option-full-log = Yes, the default: what was public in past rounds can be looked up. No: only the current round and the missions won or removed.
    .title = Looking up past rounds

option-post-game-replay = Yes, the default: after scoring, everyone sees all hands, who played which card and the third cards of the whole game. No: they stay secret.
    .title = Secrets after the game
