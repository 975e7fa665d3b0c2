### Was in jeder Lektion gesagt wird, Deutsch.

lesson-other-move = Das ist auch erlaubt. Aber in diesem Schritt geht es um einen anderen Zug; schau noch einmal, was zu tun ist.
