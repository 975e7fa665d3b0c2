### Top Secret: the first match, English.

lesson-top_secret = Top Secret: your first match

lesson-top_secret-welcome =
    You are red. Your agents R1 to R7 travel across this map, one line at a step. { $p2 } is green.

    Somewhere lie diplomatic cases, four of each colour. What is in them only their owner knows: 5 secrets, 3, 1 – or a bomb.
lesson-top_secret-aim =
    Bring cases to your headquarters, in the corner below right. Whoever has 10 secrets there first wins.

    You have delivered your 5 already. Five to go.
lesson-top_secret-deliver =
    A turn: you roll two special dice with low numbers, 0 to 3. Their sum says how many steps your agents may take, together. You have 3.

    R1 carries your case B. You know what is in it: 3 secrets. From Melbourne a dotted line leads to your headquarters.
    .task = Take R1 to Melbourne and on to the red headquarters.
lesson-top_secret-deliver-second = R2 may go as well, and will. First let R1 deliver: to Melbourne, then to the red headquarters.
lesson-top_secret-deliver-way = R1 may go that way, but Melbourne is nearer: Melbourne, then the red headquarters.
lesson-top_secret-deliver-other = Allowed, but R1 is so close! To Melbourne, then to the red headquarters.
lesson-top_secret-rest =
    The case is opened for all to see: 3. You have 8 now! R1 is back at your start base, up on the left.

    One step is left, and any agent may take it. Even with no step left you may still take a case or lay one down. So you end your turn yourself.
    .task = Move R2 to Singapore, then end your turn.
lesson-top_secret-rest-lazy = You may let a step go to waste. But R2 is needed: to Singapore, then end the turn.
lesson-top_secret-rest-way = Allowed. But Singapore is where you will be needed: R2 to Singapore, then end the turn.
lesson-top_secret-rest-other = Allowed. For this lesson: R2 to Singapore, then end the turn.
lesson-top_secret-enemy =
    Green G3 walks by with a case, right next to R2. Why would you want somebody else’s case?

    At least one of the first three cases you deliver must be an enemy’s! And this one may hold 5. Or a bomb: if you deliver that, you lose half of your agents. Only { $p2 } knows.
lesson-top_secret-attack =
    If you enter a city where an enemy stands, there is a duel, at once. Nobody slips past an enemy.
    .task = Move R2 to Port Moresby.
lesson-top_secret-attack-lazy = You may wait. But then G3 walks off with the case. Move R2 to Port Moresby.
lesson-top_secret-attack-way = Allowed, but the case is in Port Moresby. Off you go!
lesson-top_secret-attack-other = Allowed. For this lesson: R2 to Port Moresby.
lesson-top_secret-duel =
    Both lay a card face down. The higher one wins, and if they are equal the attacker does: that is you. The loser is out for good, but whoever loses with a 0 only goes back to the start base.

    Each card comes back only when all seven have been used. So your 5 should not be wasted.
    .task = Play the 4.
lesson-top_secret-duel-zero = The careful one! You would hardly win with that, but R2 would only be sent home. This time play the 4.
lesson-top_secret-duel-five = That is the surest, and then it is gone for a long time. { $p2 } has nothing above 4, and a tie is yours. Play the 4.
lesson-top_secret-duel-low = Brave, but small. Play the 4.
lesson-top_secret-take =
    4 against 3: you win! G3 is out, its case stays in the city. And for each duel you win as the attacker, that agent gets one extra step at once.

    Taking a case costs nothing. From Port Moresby, too, a dotted line leads to your headquarters.
    .task = Let R2 take the green case A, and go on to the red headquarters.
lesson-top_secret-take-lazy = And leave the case lying there? Take it, and go on to the red headquarters.
lesson-top_secret-take-other = Allowed. But first take the case, then on to the red headquarters.
lesson-top_secret-won =
    Everybody holds their breath … no bomb: 3 secrets! With 8 that makes 11, and 10 are enough. You have won.
lesson-top_secret-end =
    Before a real match everybody hides 5, 3, 1 and the bomb in their own four cases. These go to four cities. A bomb that you leave lying about looks just like a 5.

    No more than two of your agents may stand in one city at the end of your turn. Ready for a real match?
