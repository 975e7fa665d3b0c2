### What is said of a match, and how it is listened to, English.

ear-skip = Skip to the content
ear-at-table = { $game }, { $players } players.
ear-you-are = You are { $name }.
ear-you-watch = You are watching.
ear-meanwhile = { $count ->
    [one] One earlier event is left out.
   *[other] { $count } earlier events are left out.
}
ear-example = For example: { $example }.
ear-all-have-chosen = Everybody has chosen.
ear-others-have-chosen = All others have chosen.
ear-talk = What is read out of a match
ear-talk-all = Everything
ear-talk-moves = Moves and counts
ear-talk-mine = Only what concerns me
ear-sounds = Sounds
ear-sound-turn = Your turn
ear-sound-step = A move
ear-sound-count = A count
ear-sound-duel = A showdown
ear-sound-stamp = A choice is sealed
ear-sound-end = The end
ear-keys-decision = F2 goes to the field for moves and questions, and from there back to where you were.
ear-keys-again = F8 says once more what was said last.
ear-keys-cover = Escape covers your secrets at once.
ear-keys-board = On the board arrows, Home and End go from place to place, and Enter chooses; F1 says what a place is. What letters and digits do is written at the board.
ear-keys-field = In the field Enter answers a question or shows what a move would do; Enter once more plays it. Up and down bring back what you typed. ? lists the questions.
ear-keys-ask = On the board the letters belong to the board; with Shift they ask: { $questions }.
page-question = Your question
page-nothing-asked = Type a question, or ? for a list of them.
page-no-such-question = “{ $text }” is no question; ? lists them.
page-ask-help = What can I ask?
page-ask-in-words = Anything else you ask in words, in the field for moves: F2.

## How this house is accessible

ear-accessible = How accessible Filature is
accessible-intro = Filature is meant to be played by ear, by touch and by eye alike. Here is what should work, how we tried it, and what nobody has tried yet.
accessible-works = What should work
accessible-works-keys = Everything is done with the keyboard alone. F2 goes to the field for moves and questions and back, F8 repeats what was said last, Escape covers your secrets. Single letters work on the board only and can be switched off.
accessible-works-boards = Each board is a list of places that say who and what is there. Your screen reader changes to focus mode by itself; arrows follow the streets.
accessible-works-field = One field takes moves and questions in words: “where is orange”, “scores”, “rules 4.8”. Nothing is played before you have heard what it would do.
accessible-works-speech = What happens is announced politely, in whole sentences and in order. You choose how much: everything, moves and counts, or what concerns you.
accessible-works-sounds = Six short sounds accompany the match. None of them is the only sign of anything.
accessible-works-look = Three looks, one of them black and white with the highest contrast. Every piece has a letter, a shape and a pattern besides its colour. Less motion, where your system asks for it.
accessible-works-time = Clocks are off unless a table wants them, and anybody may ask for more time.
accessible-works-terminal = All games can also be played in a terminal, in plain lines of text: filature play.
accessible-tried = How we tried it
accessible-tried-orca = With Orca 43 and Chromium on Debian: a script presses real keys in all four games and compares what the page announces with what Orca speaks.
accessible-tried-axe = With axe on every screen, in three looks; sizes and widths were measured down to a window of 320 pixels.
accessible-tried-keyboard = Whole matches of all four games with the keyboard alone.
accessible-tried-large = With text at 200 % and with the page at 400 %.
accessible-tried-colours = With forced colours, and with four kinds of colour blindness as a browser imitates them.
accessible-untried = What was never tried
accessible-untried-readers = NVDA, JAWS, VoiceOver and TalkBack. They should work, since nothing here is made for Orca alone. We do not know.
accessible-untried-display = A real braille display.
accessible-untried-other = Voice control, switches and eye trackers. Names of controls contain what is written on them, which is a beginning.
accessible-untried-people = No blind player has tried Filature yet. If you are the first, your report is worth more than all of the above.
accessible-lacks = What is missing
accessible-lacks-braille = In the short wording about one line in ten is longer than a braille line of 40 cells; in the full wording many are.
accessible-lacks-charts = Charts after a match have a text and a table, not a sound.
accessible-lacks-kit = There is no tactile board to print yet.
