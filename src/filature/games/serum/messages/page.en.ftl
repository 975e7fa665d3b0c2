### Agents Secrets on the page, English.

page-town = Town plan: 21 squares, the luggage, the mole cards
page-town-keys = Arrows go from place to place. H goes to the hotels, G to the secret places, V to mole squares and ways out, F to airport and station; a digit to that number of the same letter. Enter chooses.
page-town-turn = Turn { $number }
page-town-phases = Phases of the turn
page-town-phase-bug = Bug
page-town-phase-dial = Dial
page-town-phase-informant = Informant
page-town-phase-act = Action
page-town-now = now
page-town-hiding = Everybody hides three cards
page-town-setup = The table is being set up
page-town-file = { $name } writes a file
page-town-flight = Flight of { $name }, turn { $number }
page-town-solos = { $count } of { $most } solos
page-town-over = All is shown
page-town-letter-red = R
page-town-letter-yellow = Y
page-town-letter-green = G
page-town-letter-black = K
page-town-letter-lilac = L
page-town-letter-blue = B
page-town-you = you ({ $colour })
page-town-who = { $name } ({ $colour })
page-town-fugitive = { $you ->
    [true] you ({ $colour }, fleeing)
   *[other] { $name } ({ $colour }, fleeing)
}
page-town-agents = agents: { $players }
page-town-informants = informants: { $players }
page-town-bugs = bugs: { $players }
page-town-nobody = nobody and nothing here
page-town-unused = nobody plays this colour
page-town-seen = seen by: { $players }
page-town-seen-all = seen by everybody
page-town-looked = opened last by: { $players }
page-town-own = your own
page-town-taken = emptied by { $player }
page-town-inside = inside: { $card }
page-town-fake = the fake of { $card }
page-town-open = open to you
page-town-here = you stand here and must move
page-town-closed = closed now
page-town-none = no such square
page-town-chosen = chosen
page-town-beside = Beside the board
page-town-pile = Mole cards: { $pile } in the pile, { $used } used
page-town-hand = { $player }: { $count } in hand
page-town-picture-VM1 = a car with its lights on
page-town-picture-VM2 = a steamer
page-town-picture-VM3 = a balloon
page-town-picture-VM4 = a motorcycle
page-town-picture-VM5 = a bus

page-town-hotels = Hotels
page-town-secret-places = Secret places
page-town-stations = Lockers
page-town-hide-into = { CAPITAL($place_to) }
page-town-hide-where = Where is your locker?
page-town-keep-bug = Keep the bug
page-town-bug-where = Where does your bug go? It stays there for good.
page-town-informant-where = Where do you send your informant?
page-town-leave = Leave the informant { $place_at }
page-town-letter = Letter
page-town-row-B = station
page-town-row-F = airport
page-town-row-G = secret places
page-town-row-H = hotels
page-town-row-V = mole squares and Station Square
page-town-row-VM = transport
page-town-digit = Digit
page-town-dial = Your dial
page-town-dial-unset = Set a letter and a digit.
page-town-dial-open = { $square }: open to you.
page-town-dial-here = { $square }: you stand there already. You would be beside the board for a turn.
page-town-dial-closed = { $square }: closed now. You would be beside the board for a turn.
page-town-dial-none = { $square }: there is no such square. You would be beside the board for a turn.
page-town-act = Alone { $square_at }. What do you do?
page-town-look = Look into { $container }
page-town-draw = Draw a mole card
page-town-spend-one = Spend { $card }
page-town-spend-two = Spend { $first } and { $second }
page-town-uncover-first = Your mole cards are covered. Show your secrets to choose among them.
page-town-stop = Leave it at that
page-town-flag = I mean to flee
page-town-declare-why = You declare when the last dial is in. Until then you can take it back, and nobody knows.
page-town-withdraw-why = Your flag is up: you declare when the last dial is in. Press again to take it down.
page-town-undial = Take my dial back
page-town-take = Which card do you take along? Nobody will show it to you.
page-town-lines = Who are they?
page-town-line = { $name }, { $colour }
page-town-line-open = not yet
page-town-line-blank = leave blank
page-town-taken-already = You have taken the card from { $container }.

page-town-my-cards = Who you are
page-town-pseudonym = Pseudonym
page-town-my-formula = Your formula
page-town-secret-stamp = Secret
page-town-my-hand = Your mole cards
page-town-no-hand = None.
page-town-known-used = Used, as far as you know: { $cards }
page-town-sealed = Sealed
page-town-silent-flight = In the flight nobody talks.
page-town-silent = At this table the rules allow no talk.
page-town-sheet = Investigation sheet
page-town-sheet-colour = Whose
page-town-sheet-not-played = not in play
page-town-sheet-unseen = not seen
page-town-sheet-own = put there by you
page-town-sheet-mine = you looked, turn { $turn }
page-town-sheet-told = { $name } looked, turn { $turn }
page-town-sheet-fakes = The fakes
page-town-sheet-place = Secret place
page-town-sheet-fake = Fake
page-town-sheet-names = Pseudonyms
page-town-sheet-placed = { $name }: { $colour }
page-town-sheet-codes = Codes
page-town-sheet-false = { $code }: false, seen { $place_at }
page-town-sheet-maybe = { $code }: perhaps the true one
page-town-sheet-paper = This table keeps no sheet for you; only what you hid yourself stands here.
page-town-my-file = Your file
page-town-file-line = { $player }: { $name }

page-town-tally = Who looked into how much?
page-town-tally-containers = Containers
page-town-tally-fakes = Fakes
page-town-tally-moles = Mole cards

## What the options may be

choice-choose = Choose
choice-fixed = Fixed
choice-one_of_each = One of each
choice-mixed = Mixed
choice-off_board = Off the board
choice-own_hotel = Own hotel
choice-sequential = Sequential
choice-sealed = Sealed
choice-warn = Warn
choice-block = Block
choice-declare = Declare
choice-complete = Complete
choice-automatic = Automatic
choice-0 = Level 0
choice-1 = Level 1
choice-2 = Level 2

## The sheet to print

page-town-print-player = Player
page-town-print-true = The true formula
page-town-print-true-note = The code that is missing among the fakes
page-town-print-notes = Notes

## The end

end-away = { $player } is away. Now the file is opened.
end-caught = { $player } is caught. Now the file is opened.
end-line-right = { $player }: { $filed } in the file, and { $truth } it was.
end-line-wrong = { $player }: { $filed } in the file, but { $truth } in truth.
end-identity = { $player } was { $name }.
end-formula-right = The card that was taken: { $filed }. It is the true one.
end-formula-wrong = The card that was taken: { $filed }. The true one was { $truth }, in { $place }.
end-formula-hidden = The true one was { $truth }, in { $place }.
end-title-escaped = Away with it
end-title-wrong-file = Away, for nothing
end-title-captured = Caught
end-title-stalled = Too slow
end-title-limit = Nobody dared
end-why-escaped = { $player } got away, and every line of the file is right.
end-why-wrong-file = { $player } got away, but { $wrong } of { $lines } lines of the file { $wrong ->
    [one] is
   *[other] are
} wrong.
end-why-captured = { $player } met two pursuers on one square: { $square }.
end-why-stalled = The turns of the flight were over before { $player } was away.
end-why-limit = Turn { $turns } is over, and nobody has fled.
end-file = The file and the truth
end-nobody-knew = What nobody was sure of
end-filed = In the file
end-truth = In truth
end-fits = Right
end-formula = The formula
