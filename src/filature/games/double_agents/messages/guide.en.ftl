### Companies: the rules on one page, English. `.clauses`: where they say it at length; `.words`: what else a player may call it.

chapter-turn = A round

guide-aim-loyal = Win missions for your company, and find the traitor among you. The company with more points wins, and you with it.
    .title = If you are loyal
    .clauses = DA-1.4 DA-11.7
    .words = goal, aim, win

guide-aim-double = You win with the other company. The missions in your hands count for it, unless your own company designates you first.
    .title = If you are the double agent
    .clauses = DA-1.4 DA-11.8 DA-11.3
    .words = traitor, goal, aim, win, mole

guide-turn-deal = Four missions are turned up, one at each destination. Everybody gets three action cards, secret from everybody.
    .title = 1. New missions, three cards
    .clauses = DA-4.1 DA-4.3
    .words = round, hand, deal, show

guide-turn-leg = Among yourselves you may say anything. Choose one card and one destination, and lock them. Twice a round; nobody may pass.
    .title = 2. Talk, choose, lock
    .clauses = DA-5.2 DA-4.4 DA-5.4
    .words = leg, pass, choose, lock

guide-turn-reveal = When both companies are ready, all destinations are shown together. The cards stay face down.
    .title = 3. Destinations are revealed
    .clauses = DA-6.1 DA-6.2
    .words = reveal

guide-turn-resolve = First the defectors act, then the killers; then points are compared. The higher total wins the mission; on a tie, more corruption does.
    .title = 4. City by city, the cards turn
    .clauses = DA-7.3 DA-7.8 DA-7.9
    .words = resolve, tie, order

guide-turn-award = If exactly one member of the winning company is there, they keep it. If nobody is, or several are, it goes into the company’s pot.
    .title = 5. The mission goes to a player or the pot
    .clauses = DA-8.1 DA-8.2
    .words = award, alone, who gets

guide-end-vote = Each company may designate one of its own as its double agent; more than half of all members must agree. The missions of whoever is designated count for nobody, right or wrong.
    .title = After six rounds: the hunt
    .clauses = DA-10.1 DA-10.4 DA-11.4
    .words = vote, accuse, hunt, majority

guide-end-score = A company scores its pot, the missions of its loyal members and those of the enemy’s traitor. The higher score wins: its loyal members, and the other side’s double agent.
    .title = Who wins
    .clauses = DA-11.6 DA-11.7 DA-11.8
    .words = score, points, victory

guide-end-draw = A draw, for everybody. There is no tie-break.
    .title = Equal scores
    .clauses = DA-11.7
    .words = tie, draw

guide-cards-agent = 1 point. May be turned by defectors and removed by killers. Eight in each company.
    .title = Agent
    .clauses = DA-2.1 DA-7.6
    .words = A, points

guide-cards-special = 2 points, and the first whom defectors and killers go for. Two in each company.
    .title = Special agent
    .clauses = DA-2.1 DA-7.4
    .words = S, points

guide-cards-defector = No points of its own. Turns one enemy special agent there, else an agent: its points change sides.
    .title = Defector
    .clauses = DA-7.4
    .words = D, turn, steal, turned

guide-cards-killer = 1 point. Removes one enemy special agent there, else an agent. It acts after the defectors and cannot reach a turned card.
    .title = Killer
    .clauses = DA-7.5
    .words = K, kill, kills, assassin

guide-cards-corruption = 1 point. If totals are equal, the company with more corruption cards at that destination wins the mission.
    .title = Corruption
    .clauses = DA-7.9 DA-2.1
    .words = C, tie, bribe

guide-cards-sabotage = Takes 3 points from one’s own company, −3. Whoever plays it has their reasons.
    .title = Sabotage
    .clauses = DA-7.7 DA-2.1
    .words = X, minus, -3

guide-cards-identity = Loyal or double agent. In each company exactly one is the double agent, always. Only you see yours.
    .title = Identity card
    .clauses = DA-3.4 DA-3.5
    .words = role, who am I

guide-places-destination = Rio, Berlin, Cairo and Hong Kong, each with a mission worth 2 to 5 points. What happens in one changes nothing in another.
    .title = Destinations
    .clauses = DA-2.2 DA-4.6
    .words = city, Rio, Berlin, Cairo, Hong Kong, mission

guide-words-location = Where you sent your last card. Only that of the second leg counts when missions are given out.
    .title = Location
    .clauses = DA-6.2 DA-6.4 DA-8.1
    .words = where am I, position, alone

guide-words-hush = When one company is ready, radio silence falls on the other: it may not talk any more and chooses quickly, by default within 60 seconds.
    .title = Radio silence
    .clauses = DA-5.5 DA-5.6 DA-5.7
    .words = hush, silence, talk, quiet, late

guide-words-pot = Missions that belong to a company as a whole. They always count for it, whoever is designated.
    .title = The pot
    .clauses = DA-11.1 DA-8.1
    .words = common, shared

guide-words-turned = A card that a defector has won over. It counts for the other side and is safe from every killer.
    .title = Turned
    .clauses = DA-7.4 DA-7.5
    .words = safe, turn back

guide-words-designated = Named double agent by more than half of all members; those who abstain count as members. Whoever is designated loses their missions, not their side.
    .title = Designated
    .clauses = DA-10.4 DA-11.4
    .words = accused, vote, abstain, majority
