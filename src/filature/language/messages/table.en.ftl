### The table of a match, English.

table-identity-open = You do not know yet who you are.
table-identity-covered = Who you are is covered
table-aim-covered = Show it with the eye, or cover it again with Escape.
table-secret-stamp = Top secret
table-understood = Understood
table-watching = You are watching
table-waiting-for = We wait for { $names }.
table-in-a-moment = One moment …
table-time-short = { $seconds ->
    [one] One second is left.
   *[other] { $seconds } seconds are left.
}
table-more-time = More time for whoever is thinking
table-more-time-short = { $kind ->
    [slow] +1 day
   *[other] +1 min
}
table-recent = What happened last
table-nothing-yet = Nothing has happened yet.
table-move = Move
table-story = Story
table-suspicions = Suspicions
table-talk = Talk
table-menu = Menu
table-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
table-cover = Cover my secrets until I ask for them
table-written = Show the field for written moves
table-larger-board = A larger board
table-together = In one go: whoever has the device makes the decisions of a turn together
table-meanwhile = Meanwhile
table-kept = Kept until everybody at this device has decided: { $move }.
table-not-kept = { $move } is no choice here; choose one of those on offer.
table-decide-again = Back
table-big-screen = A big screen for the room (television)
table-join = Join with your phone:
table-follow = Follow on your phone:
