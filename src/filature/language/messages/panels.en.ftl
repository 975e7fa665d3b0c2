### Story, suspicions and talk at a table, English.

panel-before = Before the first turn
panel-turn = Turn { $number }
panel-turn-of = Turn { $number } – { $name }
panel-round = Round { $number }
panel-no-story = Nothing has happened yet.
panel-full-log = The full log
panel-earlier = Earlier
panel-for-you-alone = for you alone
panel-recent = Since your last decision
panel-recent-watched = What happened last
panel-nothing-new = Since your last decision nobody has done anything.
panel-again = { $missed ->
    [0] Again
    [one] While you were away: one thing. See it
   *[other] While you were away: { $missed } things. See them
}

panel-known = { $mark }, known
panel-legend = Tap a field: ✕ no, ? maybe, ✓ sure. What is printed is known. Only you see it.
panel-marks-then = What I suspected then

panel-react = React
panel-phrases = Phrases
panel-back = Back
panel-none-yet = Nobody has said anything. Somebody has to begin.
panel-in-the-room = You talk in the room.
panel-in-the-room-about = What you say is heard there. The page says when the rules want silence.
panel-no-chat = This table was opened without talk.
panel-closed = The table is closed.
panel-write = Write …
panel-new-message = { $name } has said something to you
