### Serum: the rules on one page, English. `.clauses`: where they say it at length; `.words`: what else a player may call it.

chapter-turn = A turn, and the flight

guide-aim-formula = Find the card of the true formula and the pseudonym of every other player. Then leave town before somebody else does.
    .title = Find out, then get away
    .clauses = TS-1.1 TS-17.1
    .words = goal, aim, win

guide-turn-bug = Once per game you may put your bug into a hotel or a secret place. It stays there for good.
    .title = 1. The bug, if you like
    .clauses = TS-6.1 TS-6.2
    .words = install, phase 1

guide-turn-dial = Set the square your agent goes to; every square can be reached, but staying is not allowed. A code that does not exist puts your agent beside the board for this turn.
    .title = 2. The dial, in secret
    .clauses = TS-6.3 TS-6.4 TS-6.6
    .words = move, invalid, stay, wrong, phase 2

guide-turn-informant = Post your informant in a hotel, at the station or at the airport, move it, or leave it. It reports what others find there.
    .title = 3. The informant
    .clauses = TS-6.9
    .words = phase 3

guide-turn-act = All agents are placed together. Whoever is alone on a square may act there; two or more neutralise each other, and nothing happens.
    .title = 4. All dials open: who is alone may act
    .clauses = TS-7.1 TS-7.2 TS-7.3
    .words = neutralised, alone, act, reveal

guide-turn-declare = Set your flag at any time of the investigation, whatever you know: nothing is verified. It is read when the next dials are in. Whoever declares alone is the fugitive; of several, the one whose pieces add up to most.
    .title = When you think you know: declare
    .clauses = TS-15.1 TS-15.2 TS-15.3
    .words = flag, flee, wrongly, when

guide-turn-file = At the start of the flight the fugitive takes one card from a suitcase, briefcase or locker, unseen, and files a pseudonym for every pursuer. It is final.
    .title = The fugitive takes a card and files the names
    .clauses = TS-15.6 TS-15.7
    .words = file, filing, when, take

guide-turn-flight = Now all only dial. Two pursuers on the fugitive’s square catch them, one does nothing. Alone at the airport once, or alone anywhere five times, and the fugitive is away.
    .title = The flight: dial and run
    .clauses = TS-16.1 TS-16.6 TS-16.2
    .words = escape, chase, caught, pursuer

guide-end-right = The card is the true formula and every name is right: the fugitive wins, all others lose.
    .title = Escaped with everything right
    .clauses = TS-17.1 TS-17.2
    .words = win, correct

guide-end-wrong = One wrong name or the wrong card: nobody wins.
    .title = Escaped with a mistake
    .clauses = TS-17.3
    .words = wrong, nobody, error

guide-end-captured = All pursuers share an indirect victory, 1 point each, wherever they stand. An escape would have been worth 2.
    .title = Captured
    .clauses = TS-17.4
    .words = caught, pursuers, win

guide-pieces-agent = It goes where your dial says and acts if it is alone there.
    .title = Your agent
    .clauses = TS-7.2 TS-7.3
    .words = pawn, piece

guide-pieces-informant = Shows you every card another agent finds on its square. An agent searching beside an informant gets one look instead of two.
    .title = Informant
    .clauses = TS-12.1 TS-12.2 TS-8.2
    .words = observe, report, look

guide-pieces-bug = Shows you every card another agent finds where it is, also in the secret places. It hinders nobody’s search.
    .title = Bug
    .clauses = TS-12.1 TS-12.2 TS-8.4
    .words = listen, observe, microphone, report

guide-pieces-dial = A letter and a digit name a square: H3, F1, VM2. Of 36 combinations 21 exist.
    .title = Dial
    .clauses = TS-3.2 TS-6.5
    .words = code, combination

guide-cards-identity = One of six pseudonyms. Whose suitcase, briefcase or locker it lies in, that is their name.
    .title = Identity
    .clauses = TS-2.8 TS-14.4
    .words = pseudonym, name

guide-cards-formula = X1 to X6. One of them is the true one; the card itself never tells.
    .title = Formula
    .clauses = TS-2.9 TS-14.5
    .words = true, serum

guide-cards-fake = Five stamped fakes lie in the secret places. The code that is missing among them is the true one.
    .title = Fakes
    .clauses = TS-4.7 TS-4.8 TS-11.1
    .words = false, stamped, read

guide-cards-toothbrush = Worth nothing, and only there to disappoint whoever finds it.
    .title = Toothbrush
    .clauses = TS-2.7
    .words = worthless

guide-cards-mole = Drawn on a mole square. In a secret place one card of that place, or any two others, pay for reading its fake.
    .title = Mole card
    .clauses = TS-11.1 TS-10.1
    .words = pay, spend, draw

guide-places-hotel = Alone there, look into the suitcase and the briefcase of that colour; with an informant there, into one of them.
    .title = Hotels, H1 to H6
    .clauses = TS-8.1 TS-8.2
    .words = suitcase, briefcase, search

guide-places-lockers = Alone there, open two lockers that hold a card; with an informant there, one. In the flight the airport is the way out.
    .title = Station B1 and airport F1
    .clauses = TS-9.1 TS-9.2
    .words = locker, open, escape

guide-places-mole = Alone there, draw one mole card.
    .title = Mole squares, V1 to V3
    .clauses = TS-10.1
    .words = draw

guide-places-secret = Laboratory, bar, park, embassy, library. Alone there, pay with mole cards and read the fake.
    .title = Secret places, G1 to G5
    .clauses = TS-11.1 TS-11.4
    .words = laboratory, bar, park, embassy, library

guide-places-transport = Open only in the flight. Good places to be alone.
    .title = Means of transport, VM1 to VM5
    .clauses = TS-3.1 TS-16.2
    .words = car, boat, balloon, train

guide-words-neutralise = You are when another agent stands on your square: then nobody there acts. Informants and bugs neutralise nobody.
    .title = To be neutralised
    .clauses = TS-7.2
    .words = neutralized, when, two agents

guide-words-solo = A turn of the flight in which no pursuer stands with the fugitive. Five of them are an escape.
    .title = Solo
    .clauses = TS-16.6 TS-16.7
    .words = five, alone, count
