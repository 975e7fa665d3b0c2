### Serum: rules help, English. One message per clause of the rules specification.

rules-prefix = TS
rules-TS-1 = Aim

TS-1-1 = Bring home the card of the true formula and, for every enemy agent, the player’s name and the pseudonym. Who plays which colour is public, so the names come free; the rest does not.
    .title = What you are after

rules-TS-2 = Components

TS-2-1 = One board, a town of 21 squares.
    .title = The board

TS-2-2 = Six agent pawns, one per colour.
    .title = The agents

TS-2-3 = Six informant pawns, one per colour.
    .title = The informants

TS-2-4 = Six bug cards, one per colour.
    .title = The bugs

TS-2-5 = Six dials with pointer and rivet. The left half gives a letter, the right half a digit.
    .title = The dials

TS-2-6 = Thirty mole cards of five types, one type for each secret place from G1 to G5, and six cards of each type.
    .title = The mole cards

TS-2-7 = Six toothbrush cards, all alike. They are worthless and only there to disappoint whoever finds them.
    .title = The toothbrushes

TS-2-8 = Six identity cards, one per pseudonym.
    .title = The identity cards

TS-2-9 = Six formula cards without a stamp, X1 to X6. One of them is the true formula.
    .title = The unstamped formulas

TS-2-10 = Six more formula cards, also X1 to X6, but stamped FALSE: the fakes.
    .title = The fakes

TS-2-11 = One pad of investigation sheets.
    .title = The sheets

TS-2-12 = The pseudonyms are Claire Maury, Prof. Werner, Max Cool, Anne Callisto, Gilles Bura and Dr Pierre.
    .title = The six pseudonyms

TS-2-13 = Red lives in hotel H1, yellow in H2, green in H3, black in H4, lilac in H5 and blue in H6. The program seats the players in that order.
    .title = Colours, hotels and seats

TS-2-14 = Identity, toothbrush and unstamped formula cards have the same back. Face down, a card does not say what it is.
    .title = Backs tell nothing

rules-TS-3 = Squares and dial

TS-3-1 = There are six hotels, H1 to H6, of which H1 is called Mafiosi; the station B1 and the airport F1, both with lockers; three mole squares, V1, V2 and V3, the last being Station Square; five means of transport, VM1 to VM5; and five secret places: G1 the laboratory safe, G2 the shady bar The Golden Anchor, G3 the monument in the park, G4 the embassy’s filing cabinet, G5 the shelves of the municipal library. In the investigation agents may go everywhere except to the means of transport, and to V3 only with five or six players: 15 squares with three or four players, 16 with more. In the flight they may go only to F1 and VM1 to VM3, plus VM4 from four players on, VM5 and V1 from five, and V2 with six: 4, 5, 7 and 8 squares with three, four, five and six players. Informants may stand in hotels, station and airport, bugs in hotels and secret places.
    .title = The 21 squares

TS-3-2 = The dial combines the letters B, F, G, H, V and VM with the digits 1 to 6: 36 combinations, of which 21 exist. The 15 that do not are B2 to B6, F2 to F6, G6, V4 to V6 and VM6.
    .title = What the dial can say

TS-3-3 = No square is next to another. Any square you may enter can be reached from anywhere.
    .title = No distances

TS-3-4 = Any number of agents, informants and bugs may share a square.
    .title = No limit per square

TS-3-5 = Each colour has a suitcase and a briefcase in its hotel, and a locker at the station as well as one at the airport, of which exactly one is used. Three containers for each of six colours make 18 that hold a card.
    .title = The 18 containers

rules-TS-4 = Setup

TS-4-1 = Five players leave out blue, four leave out blue and lilac, three leave out blue, lilac and black. The remaining colours are picked or dealt, and everyone knows who has which.
    .title = Colours in play

TS-4-2 = You take the agent, informant, bug and dial of your colour. Agent, informant and bug start off the board.
    .title = Your pieces

TS-4-3 = You draw at random one identity, one toothbrush and one unstamped formula, and look at all three.
    .title = Your three cards

TS-4-4 = Hide your three cards face down, one per container: your suitcase, your briefcase and your locker, either the one at the station or the one at the airport. That makes 12 ways, chosen by all in secret and at the same time, and final. Afterwards everyone knows which lockers are used, but not what is in them.
    .title = Hiding your cards

TS-4-5 = Your investigation sheet shows at once what you hid and where.
    .title = Your sheet remembers

TS-4-6 = The leftover cards go face down, seen by nobody, into the hotels and lockers of the unused colours: one identity, one toothbrush and one formula per colour, in random order, with a lot deciding between station and airport. That is 9 cards with three players, 6 with four, 3 with five and none with six.
    .title = Unused colours

TS-4-7 = The six fakes are shuffled and one is set aside, seen by nobody. Its code is the code of the true formula.
    .title = The fake set aside

TS-4-8 = The other five fakes go face down to the secret places G1 to G5, one each at random.
    .title = The other five fakes

TS-4-9 = The 30 mole cards are shuffled into a face-down draw pile. The used pile starts empty.
    .title = The mole pile

rules-TS-5 = The turn

TS-5-1 = A turn has five phases, in this order for everyone: install your bug, if you like, once per game; dial your next square, in secret; post, move or leave your informant, as you like; show all dials at once; place all agents together, then act in order. Moving is compulsory, acting is not. Bug and informant choices are made by all together, sealed, and shown at the end of their phase; then a new turn starts with phase 1.
    .title = Five phases

TS-5-2 = A phase starts only when every player has finished the one before. While choices are sealed, the others see only whether you are ready.
    .title = Waiting for everyone

TS-5-3 = After phase 5 the turn is over and the next one begins. Whoever means to flee has a flag up; flags are read when the last dial of the next turn is in.
    .title = End of the turn

rules-TS-6 = Phases 1 to 4

TS-6-1 = Pass, or put your bug in any hotel, your own and unused ones included, or in any secret place. You may do it in any turn, even the first; other squares are refused.
    .title = Phase 1: the bug

TS-6-2 = Once placed, your bug stays there to the end of the game. It cannot be moved or removed, and you get no second one.
    .title = The bug stays put

TS-6-3 = Set any of the 36 combinations on your dial, unseen by the others.
    .title = Phase 2: the dial

TS-6-4 = In the investigation a dial is valid if the square exists, is open with your number of players and is not the one where your agent stands: agents must move. There is always a valid choice.
    .title = A valid dial

TS-6-5 = Everything else is invalid: a code that does not exist, such as B2; a means of transport; V3 with three or four players; the square where your agent stands; or no dial set in time.
    .title = An invalid dial

TS-6-6 = With an invalid dial you lose the move: in phase 5 your agent is put beside the board until the next turn’s move, and does not act. Your bug and informant go on working.
    .title = The price of an invalid dial

TS-6-7 = From beside the board every square open in the investigation is valid next turn, even the one where your agent stood before.
    .title = Coming back

TS-6-8 = The program warns you of an invalid dial but does not forbid it. Dialling wrong on purpose is legal.
    .title = Wrong on purpose

TS-6-9 = Leave your informant where it is, on a square or still off the board, or put it in any hotel, at the airport or at the station. It may stay on one square for any number of turns. It cannot be taken back off the board.
    .title = Phase 3: the informant

TS-6-10 = You decide about your informant after all dials are locked and before any is shown.
    .title = Between dial and reveal

TS-6-11 = All dials become public together, the invalid ones included.
    .title = Phase 4: the reveal

TS-6-12 = You may take your sealed dial back and set it anew until the last dial is in. The others see only that you are not ready any more.
    .title = Second thoughts

rules-TS-7 = Phase 5: placing and acting

TS-7-1 = First all agents are placed. Only then is it judged who is alone.
    .title = Everyone moves first

TS-7-2 = Two or more agents on a square neutralise each other: none of them acts, nothing is found and observers there learn nothing. No mole card can be drawn or spent there.
    .title = Agents neutralise each other

TS-7-3 = An agent alone on its square may act, even if informants stand there. Acting is optional, in whole or in part.
    .title = Alone, you may act

TS-7-4 = Agents act in seat order: red, yellow, green, black, lilac, blue, as far as they play. Red is first on turn 1, and every turn the first seat moves on by one. Each decides when reached, reports go out at once, and agents who cannot act are skipped. In a secret place whoever holds any mole card is asked, even if none fits: to be skipped would tell the others what is in your hand.
    .title = Who acts first

TS-7-5 = Cards that were looked at go back face down to where they were.
    .title = Everything goes back

TS-7-6 = Everyone learns that an agent acts: who, where, which container and how many mole cards. What the cards show is not public.
    .title = Seen acting

rules-TS-8 = In a hotel, alone

TS-8-1 = With no informant on the square you may look into the suitcase and the briefcase, in any order.
    .title = No informant: two looks

TS-8-2 = With one or more informants on the square it is the suitcase or the briefcase, not both. The choice is yours.
    .title = Informants: one look

TS-8-3 = Informants of every colour limit you in this way, your own included.
    .title = Your own informant counts

TS-8-4 = Bugs do not limit you: with bugs alone you still get both looks. Where the table lets bugs count, your own bug counts as your own informant does: not at all if that does not.
    .title = Bugs do not count

TS-8-5 = With two looks, you see the first card before deciding on the second.
    .title = One look after another

TS-8-6 = You may visit your own hotel, but there is nothing to search: only an enemy’s luggage can be. Your presence still neutralises any other agent there.
    .title = At home

TS-8-7 = Hotels of unused colours are searched like any other.
    .title = Hotels of unused colours

rules-TS-9 = At the station or airport, alone

TS-9-1 = You may open a locker that is on your square, holds a card and is not of your own colour. Lockers of unused colours qualify.
    .title = Lockers you may open

TS-9-2 = With no informant on the square you may open up to two different such lockers, with informants one, whichever you like. Every informant counts, your own too; you see the first card before deciding on the second.
    .title = Two lockers or one

TS-9-3 = If there are fewer such lockers than you may open, you may open those that exist. If there are none, you do nothing.
    .title = Too few lockers

TS-9-4 = An empty locker is visibly empty and cannot be chosen. Neither can your own.
    .title = Empty and own lockers

rules-TS-10 = On a mole square, alone

TS-10-1 = You may draw exactly one card, the top of the mole pile. Only you see it.
    .title = Drawing a mole card

TS-10-2 = You may hold any number of mole cards. How many is public, which ones is not.
    .title = No hand limit

TS-10-3 = As soon as the draw pile is empty and the used pile is not, the used pile is shuffled into a new draw pile.
    .title = Reshuffling the moles

TS-10-4 = If both piles are empty, nothing is drawn.
    .title = No moles left

rules-TS-11 = In a secret place, alone

TS-11-1 = To read the fake of a secret place, spend one mole card of that place’s type, or any two mole cards of other types, equal or different. Nobody checks whether those two were useless to you. Whether and how you pay is your choice.
    .title = Reading a fake

TS-11-2 = Without such cards, or without the wish to spend them, you do nothing. A single wrong card is refused.
    .title = Not enough cards

TS-11-3 = Spent cards go face down to the used pile. The others see how many you spent, not which ones; although a single card can only be of that place’s type.
    .title = Spent cards

TS-11-4 = Informants cannot stand in a secret place, and bugs do not limit you.
    .title = No informants here

TS-11-5 = Mole cards cannot be spent elsewhere, given away or traded.
    .title = What mole cards are for

rules-TS-12 = Reports from informants and bugs

TS-12-1 = Observers of a square are all players with a bug or an informant there, except the one who is acting.
    .title = Who observes

TS-12-2 = Each observer is shown every card the acting agent finds there this turn, face and container, at the moment it is seen. Reports are compulsory, automatic and always true.
    .title = What observers are shown

TS-12-3 = Several observers all get the same. A bug and an informant of the same player on one square give one report.
    .title = One report each

TS-12-4 = If no card is seen, because the agent cannot or will not act, is neutralised or is at home, there is no report. Mole draws are never reported, since no observer can be on a mole square.
    .title = Nothing seen, nothing reported

TS-12-5 = You get your reports while your own agent is anywhere else, even beside the board. If it is on that very square, the agents there neutralise each other.
    .title = Where your own agent is

TS-12-6 = If your own hotel or locker is searched, you are not shown the card unless you observe that square. You see only what everybody sees: that it happened.
    .title = Being searched yourself

rules-TS-14 = The investigation sheet

TS-14-1 = The sheet has six rows, H1 to H6, each with colour, player’s name, suitcase, briefcase and locker; five cells for the fakes, at embassy, bar, library, laboratory and park; and one for the true formula, the code missing from those five. It also lists the six pseudonyms, to be struck out once placed.
    .title = What is on the sheet

TS-14-2 = Filled in for you are the players’ names, the rows not in play, your own three cards, which lockers are used and where, and every card you saw yourself or through a report, with its turn and source. Entries name the pseudonym or code itself, not just the kind of card. They are never wrong and cannot be edited.
    .title = What fills itself in

TS-14-3 = You may add guesses in every cell, strike out pseudonyms, and note the code and the place you suspect, or whatever you like. Your marks are private and editable; nobody checks them, and the game takes no notice of them.
    .title = Your own marks

TS-14-4 = Each colour holds one identity, one toothbrush and one formula, so two known containers give the kind of the third; for unused colours only with the default deal. Five placed pseudonyms give the sixth, and likewise with the unstamped formulas; five fakes read give the true code, while four leave two candidates. From that follow the owner and the container of the true card; the program draws such conclusions for you only at assist level 2.
    .title = Sound reasoning

TS-14-5 = An unstamped formula card never shows whether it is the true one, for all six codes exist without a stamp. Only the fakes tell.
    .title = Only fakes tell

TS-14-6 = Your file is complete when everything you have been shown leaves only one possibility for the pseudonym of each pursuer, for the true code and for the container of the true card. Conclusions by logic count as much as what you saw.
    .title = A complete file

rules-TS-15 = From investigation to flight

TS-15-1 = To declare is to set a flag. You may set it and take it back at any time of the investigation, whoever’s turn it is, and nobody else learns of it. Flags are read together when the last dial of a turn is in, from turn 2 on, before any dial is opened. Nothing secret is learnt between the last action of a turn and that moment, so even the last action is in time. All flags that are up then are up at the same time, at the end of the turn before: the turn that has begun is not played, its dials go back unopened and a bug placed in it goes back to your hand.
    .title = The round of declarations

TS-15-2 = You may declare whatever you know, even with your agent beside the board. Nothing is verified, and you never have to.
    .title = Anyone may declare

TS-15-3 = A single declarer is the fugitive. If there are several, each adds up the digits of the squares of agent, informant and bug, and the highest total flees: agent on B1, informant on H3 and bug on G3 make 7. A piece off the board counts 0, so totals run from 0 to 18.
    .title = Who becomes the fugitive

TS-15-4 = If several share the highest total, a lot decides among them only.
    .title = Equal totals

TS-15-5 = The other declarers become ordinary pursuers. No flag is ever read again.
    .title = The others pursue

TS-15-6 = The fugitive takes from the board the card believed to be the true formula and keeps it face down, without looking. It may come from any of the 18 containers, the fugitive’s own and those of unused colours included, but not from a secret place. Everyone sees which container; nobody is shown the card.
    .title = Taking the card

TS-15-7 = At the same time the fugitive files one pseudonym for each pursuer, sealed and final: all different and none of them the fugitive’s own. Unused colours get no entry.
    .title = Filing the pseudonyms

TS-15-8 = The investigation ends at once. Bugs, informants and mole cards have nothing more to do.
    .title = The investigation is over

TS-15-9 = If your own sheet shows that your file cannot be complete, you are told so, and only you, before you declare. You may declare all the same.
    .title = A word of warning

rules-TS-16 = The flight

TS-16-1 = First all agents dial in secret, then all dials are shown and the agents placed. There is no other phase. Until the last dial is in, you may take yours back.
    .title = A turn of the flight

TS-16-2 = Fugitive and pursuers alike may dial any square open in the flight with your number of players. Staying is allowed: dial the square where you are, if it is one of those.
    .title = Where you may go

TS-16-3 = With an invalid dial your agent is beside the board for this turn of the flight: on no square, and counting for nobody. It comes back with the next valid dial.
    .title = Invalid dials in flight

TS-16-4 = During the flight nobody searches, opens lockers or draws cards.
    .title = Nothing left to search

TS-16-5 = Pieces stand where the investigation left them until agents are first placed in the flight. That starting position never counts.
    .title = The start does not count

TS-16-6 = Each time agents are placed, and if the fugitive is on the board, count the pursuers on the fugitive’s square. Two or more: captured, the flight fails; one: nothing happens. None: one more solo, and the flight succeeds if the square is the airport or if this is the fifth solo.
    .title = Caught, shadowed or alone

TS-16-7 = The five solos need not come in a row nor on different squares, and a turn spent staying alone counts like one spent moving. Everyone knows the count.
    .title = Counting solos

TS-16-8 = In the flight players may not negotiate, and the program offers no way of talking to each other. In the investigation you may talk, unless the table forbids it.
    .title = No negotiating

rules-TS-17 = End of the game

TS-17-1 = If the flight succeeds, the file is checked. The card taken must be the unstamped formula with the same code as the fake set aside, and every pseudonym filed must be right.
    .title = Checking the file

TS-17-2 = The flight succeeds and everything is right: the fugitive wins, all the others lose. An escape is worth 2 points.
    .title = Escaped, everything right

TS-17-3 = The flight succeeds but the card or at least one pseudonym is wrong: the fugitive is eliminated and nobody wins. The game is over for all.
    .title = Escaped, something wrong

TS-17-4 = The fugitive is captured and loses; all pursuers, wherever they stand, share an indirect victory, worth 1 point each. The file is not checked.
    .title = The fugitive captured

TS-17-5 = The investigation reaches its turn limit: nobody wins. Only the program has this ending.
    .title = Nobody ever left

TS-17-6 = There is never a second flight. When the game ends, everything hidden is shown.
    .title = No second flight

rules-TS-18 = Limits and absences

TS-18-1 = After turn 200 dials are set once more, only so that the flags of that turn can be read; the dials stay shut. If no flag is up, the game ends and nobody wins. The program warns you from turn 190 on.
    .title = Limit of the investigation

TS-18-2 = If the flight has not ended after 40 turns, it counts as a capture. Only the fugitive can stall, after all.
    .title = Limit of the flight

TS-18-3 = An answer that does not come is replaced. Cards are then hidden at random, no bug is placed, a dial is invalid, the informant stays, the agent stops acting and flags stay as they are; a silent fugitive takes the card of a random container and leaves the pseudonyms blank. Where the table refuses invalid dials, a dial too is drawn at random. What is drawn in secret only its player learns.
    .title = Missing answers

rules-TS-19 = Who sees what

TS-19-1 = Everyone knows from setup on who plays which colour, how many play and which colours were removed.
    .title = Players and colours

TS-19-2 = Your own three cards and where you hid them are yours to see, from setup on and for good. Nobody else is told.
    .title = Your own three cards

TS-19-3 = Once all cards are hidden, everyone knows for each colour whether its locker is at the station or at the airport.
    .title = Which lockers are used

TS-19-4 = What is in another colour’s container is seen by the agent who looks, and by the observers, at that moment.
    .title = Other players’ cards

TS-19-5 = What lies with the unused colours is seen by nobody until somebody looks; then by that agent and the observers.
    .title = Cards of unused colours

TS-19-6 = Nobody sees the fake set aside until the end of the game.
    .title = The fake set aside

TS-19-7 = The fake of a secret place is seen by the agent who reads it, and by the owners of bugs there, when it is read.
    .title = Fakes in secret places

TS-19-8 = Your decision about your bug is yours alone while sealed. At the end of phase 1 everyone sees it.
    .title = Bug choices

TS-19-9 = In phase 2 only you see your dial. In phase 4 everyone does.
    .title = The dials

TS-19-10 = Your decision about your informant is yours alone while sealed. At the end of phase 3 everyone sees it.
    .title = Informant choices

TS-19-11 = Once revealed, the positions of all agents, informants and bugs are public at all times.
    .title = Pieces on the board

TS-19-12 = Everyone learns at once that an action happened, at which container, and how many mole cards were spent or drawn.
    .title = That somebody acted

TS-19-13 = Everyone knows at once who observed an action, since the pieces stand in plain sight.
    .title = Who observed

TS-19-14 = Only the holder sees the faces of mole cards in hand, from the moment they are drawn.
    .title = Mole cards in hand

TS-19-15 = Everyone always knows how many mole cards each player holds, how large the draw pile and the used pile are, and when the used pile was reshuffled.
    .title = Hand and pile sizes

TS-19-16 = Nobody sees the order of the draw pile or the faces in the used pile. You know only what you spent yourself.
    .title = Inside the mole piles

TS-19-17 = Your investigation sheet, your marks and the messages of the assistant are for you alone, always.
    .title = Your sheet

TS-19-18 = When flags are read, everyone sees who declared, the totals, and the lot if there was one.
    .title = The declarations

TS-19-19 = Everyone sees at the start of the flight which container the fugitive empties.
    .title = The emptied container

TS-19-20 = Nobody is shown the card taken until the end; those who saw it earlier still know it.
    .title = The card taken

TS-19-21 = The filed pseudonyms are known to the fugitive from the start of the flight, and to everyone at the end.
    .title = The filed pseudonyms

TS-19-22 = While dialling, only you see your dial. When the agents are placed, everyone does.
    .title = Dials in flight

TS-19-23 = The number of solos and the number of the flight turn are always public during the flight.
    .title = How the flight stands

TS-19-24 = Whether your file is complete follows from your own sheet, and only you are told. Whether a file is right nobody is told until the end.
    .title = Right or complete files

TS-19-25 = Your flag only you see, whether it is up or down. When flags are read, everyone sees those that are up.
    .title = The flags

rules-TS-22 = Options

option-locker-layout = Settles which of its two lockers a colour uses. Choose, the default: you pick station or airport. Fixed: red, green and lilac are at the station, yellow, black and blue at the airport.
    .title = Which locker

option-unused-deal = Settles what unused colours get. One of each, the default: an identity, a toothbrush and a formula per colour. Mixed: the leftover cards are dealt without regard to kind.
    .title = Cards of unused colours

option-agent-start = Off the board, the default: your first dial is free. Own hotel: agents start in their hotels, so your first dial may not be your own hotel.
    .title = Where agents start

option-phase5 = Sequential, the default: agents act one after the other, and you may know the reports of those before you. Sealed: all choose at the same time, sealed, and the choices are carried out in order.
    .title = Acting in phase 5

option-dial-guard = Settles what happens when you set an invalid dial. Warn, the default: the program warns you and accepts it. Block: it refuses; off: it says nothing.
    .title = Guarding the dial

option-own-informant-counts = Yes, the default: your own informant limits your agent to one look, like any other. No: only other players’ informants do.
    .title = Your own informant

option-bug-limits-search = No, the default: bugs never limit an agent. Yes: where there is a bug you get one look only, as with an informant; your own bug counts as your own informant does.
    .title = Bugs limit searches

option-flight-trigger = Declare, the default: whoever wants to flee declares it, whatever they know. Complete: only those whose file is complete by their own sheet may declare. Automatic: nobody declares; at the end of every turn all whose file is complete do so together.
    .title = How the flight starts

option-stay-counts = Yes, the default: a fugitive who stays alone on the same square adds a solo. No: staying adds none.
    .title = Staying as a solo

option-assist = Level 1, the default: what you have been shown is filled in for you. Level 0: no help at all. Level 2: the conclusions that follow are drawn as well.
    .title = Help with the sheet

option-chat = Yes, the default: players may talk during the investigation, as at any table. No: the program carries no talk. Never during the flight, and nothing is ever traded.
    .title = Talking in the investigation

option-turn-limit = The largest number of turns of the investigation; by default 200.
    .title = Turn limit of the investigation

option-flight-turn-limit = The largest number of turns of the flight; by default 40.
    .title = Turn limit of the flight

option-decision-seconds = 0, the default: you have all the time in the world. With another number: that many seconds for each decision, and an answer that does not come in time is replaced.
    .title = Seconds for a decision
