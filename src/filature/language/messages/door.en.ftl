### The way in: start page, a new table, the lobby, coming back. English.

door-age = from { $age }
door-continue = Continue
door-just-now = just now
door-your-turn = Your turn, { $since }
door-turn-of = { $names } to move, { $since }
door-waits-to-begin = Not begun yet, { $since }
door-have-code = I have a code
door-join-about = Somebody has opened a table and reads six digits to you. Type them, or put the link here.
door-lost = A code or a link leads to a table:
door-matches = My matches
door-no-matches = What you finish on this device is kept here.
door-won = won
door-lost-match = lost
door-take-along = To another device
door-take-along-about = The file holds your seats and results. Whoever has it has your seats.
door-export = Save as a file
door-import = Read a file
door-imported = { $count ->
    [one] One table was new here.
   *[other] { $count } tables were new here.
}
door-bad-file = That is no file that was saved here.
door-install = Install as an app
door-install-by-menu = Your browser’s menu can put Filature on the home screen.
door-plain-address = At this plain address the browser neither installs Filature nor notifies you; everything else works. A bookmark brings you back, and the tab’s title and a sound say when it is your turn.
door-stale = A newer version of this page is here.
door-no-notice = At this address the browser cannot notify you; the tab’s title and a sound say when it is your turn.
door-notice-refused = The browser does not allow it; its settings for this site do.

## A new table

door-preset = How will you play?
door-preset-first = First match
door-preset-first-about = Against bots, as gently as the rules allow, no clock.
door-preset-rulebook = By the rulebook
door-preset-rulebook-about = Nothing changed, no clock.
door-preset-quick = Quick
door-preset-quick-about = A shorter match, a minute a turn.
door-preset-party = Party
door-preset-party-about = Talk, whispers and little time.
door-by-the-rulebook = By the rulebook
door-time = Time
door-time-none = No clock
door-time-move = { $seconds } seconds a turn
door-time-bank = { $minutes } minutes each, plus { $increment } seconds a turn
door-time-slow = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}
door-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
door-minutes-each = Minutes for everybody
door-players = { $count } players
door-fill = Fill with bots
door-choose-bot = Choose a bot
door-house-rules = House rules
door-table-rules = Watchers, talk, hints

## The lobby

door-ready = ready
door-say-ready = I am ready
door-all-ready = Everybody is here. Begin when you like.
door-waits-for = Not ready yet: { $names }.
door-waits-for-people = { $free ->
    [one] One chair is free. Read the code to somebody, or put a bot there.
   *[other] { $free } chairs are free. Read the code to your friends, or fill up with bots.
}
door-code = The code of this table
door-code-about = Typed in at { $place }, until the match begins
