### The rules at hand: of the page, the terminal and the sheets, English.

chapter-aim = The aim
chapter-turn = A turn
chapter-end = The end
chapter-pieces = The pieces
chapter-cards = The cards
chapter-places = The places
chapter-words = Words

rules-title = Rules
rules-of = Rules: { $game }
rules-which-game = The rules of which game?
rules-search = Look up a word or a number
rules-clear = Clear
rules-found = { $count ->
    [one] One answer to “{ $text }”
   *[other] { $count } answers to “{ $text }”
}
rules-not-found = Nothing about “{ $text }”. Try another word, or a shorter one; all sections stand below.
rules-did-you-mean = Did you mean { $nearest }?
rules-glance = On one page
rules-in-full = Clause by clause
rules-contents = Contents
rules-clause = Rules, { $clause }
rules-explain = What is that: { $thing }
rules-close = Close
rules-whole-page = On a page of its own
rules-unknown-game = No game is called “{ $text }” here.
rules-none = The rules of this game are not written down here. Whoever brought it will know them.
rules-see = See the rules: { $clause }.

sheets-title = Print
sheets-of = Print: { $game }
sheets-intro = Sheets for a table without screens. Choose paper and size, then print; what you see is what is printed.
sheets-sheet = Sheet
sheets-paper = Paper
sheets-size = Print
sheets-normal = Normal
sheets-large = Large
sheets-print = Print
sheets-back = To the rules
sheets-card = Reference card
sheets-rules = All the rules
