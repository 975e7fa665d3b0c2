### Agents Secrets (serum): the first match, English.

lesson-serum = Agents Secrets: your first match

lesson-serum-welcome =
    You are Max Cool – but nobody knows that. To the others you are only “red”. { $p2 } is yellow, { $p3 } is green, and they too hide who they are.

    Each of you has hidden three cards in the town: a name, a formula and a toothbrush. The toothbrush is worth nothing. It is there to annoy the others.
lesson-serum-aim =
    There are six formulas X1 to X6, and only one is the true truth serum. Find out which one it is, and what the other agents are called. Then take the right card and get out of town.
lesson-serum-known =
    How do you know the true one? Each of the six formulas has a fake. Five fakes lie in the town, in G1 to G5. The sixth was put aside, unseen. The formula whose fake you find nowhere is the true one!
lesson-serum-have =
    You have read four fakes: X3, X1, X6 and X4. So the true one is X2 or X5.

    You have also found { $p2 }’s name: Maury. And the formula card X5, no fake, in the lilac locker at the station. Two things are missing.
lesson-serum-dial =
    A turn begins in secret: everybody sets a dial to the square they want to go to. Then all are opened together. You may go anywhere, but you must move.

    Important: if two agents meet on a square, neither can do anything there. The last fake lies in the embassy, G4.
    .task = Set your dial to G4.
lesson-serum-dial-hotel = Green’s hotel, not bad! But { $p2 } may think so too, and if you meet, both of you go home with nothing. Set your dial to G4.
lesson-serum-dial-soon = Not yet, something is missing. First set your dial to G4.
lesson-serum-dial-other = You may go there. But what you need lies in G4.
lesson-serum-spy =
    Now your informant, before the dials are opened. It stands at a hotel, at the station or the airport. Whatever somebody else finds there, you are shown too!
lesson-serum-informant =
    You want to know { $p3 }’s name. Green’s luggage is in the green hotel, H3. Perhaps somebody goes and looks.
    .task = Put your informant at H3.
lesson-serum-informant-lazy = It may stay where it is, but nobody ever goes there. Send it to H3.
lesson-serum-informant-other = Allowed. But what you need is in green’s hotel: H3.
lesson-serum-informant-soon = Not yet. First send your informant to H3.
lesson-serum-report =
    The dials are open! { $p2 } went to H3, alone, and looked into the green suitcase. Your informant saw it too: Werner. So { $p3 } is Werner!

    { $p3 } was in your hotel and opened your suitcase. The toothbrush! That is what it is for.
lesson-serum-read =
    You are alone in G4. To read a fake you pay: one mole card of the same place, or two others. You have a card of G4.

    Whoever is alone on a mole square, V1 or V2, may draw a mole card there.
    .task = Spend the card G4 and read the fake.
lesson-serum-read-lazy = You may go home with nothing. But that would be a pity: spend G4.
lesson-serum-read-soon = Not yet: read first. Spend G4.
lesson-serum-solved =
    The fake is X2, and nobody but you has seen it. The fakes X3, X1, X6, X2 and X4 lie in the town. The fake X5 does not, so X5 is the true one! And you know where the card X5 is: in the lilac locker.

    You know all names and the formula. Time to go.
lesson-serum-declare =
    Whoever means to flee puts up a flag, in secret and at any time. You may do it with the button, or in writing.
    .task = Declare that you flee.
lesson-serum-declare-other = You could go on looking. But you know all you need: declare.
lesson-serum-flag =
    Nobody has noticed. The flags are read when the last dial of the turn is set. So set your dial once more; it will not even be opened.
    .task = Set your dial to H6.
lesson-serum-flag-withdraw = You may change your mind, but why? Set your dial to H6.
lesson-serum-flag-fine = As good as any. For this lesson: H6.
lesson-serum-file =
    Everybody is told: you flee. Take the card that you think is the true formula, without looking, and write down who the others are.

    If a single thing is wrong, nobody wins.
    .task = Take the lilac locker; { $p2 } is Maury, { $p3 } is Werner.
lesson-serum-file-names = The card is right. But the names: { $p2 } is Maury, { $p3 } is Werner.
lesson-serum-file-card = You may take that one, and lose. X5 lies in the lilac locker.
lesson-serum-flight =
    The others are after you. All set dials again. If two pursuers stand on your square, you are caught; one alone cannot hold you.

    The ways out are the airport, F1, and the transports, VM1 to VM3. If you are alone at the airport, you are out at once. Five times alone anywhere will do as well, in a row or not.
    .task = Set your dial to F1.
lesson-serum-flight-transport = One of five times, and safe perhaps. But today be bold: F1.
lesson-serum-flight-nowhere = That square is not part of the flight; your agent would stand beside the board. F1!
lesson-serum-won =
    They watched the transports VM1 and VM2, but not the airport. You are gone!

    The file is opened: X5 is true, Maury is right, Werner is right. You have won.
lesson-serum-end =
    In a real match you first hide your own three cards: your identity, a formula and the toothbrush. And you have a bug, too: an informant that never moves again.

    Ready for a real match?
