### The page, English.

page-skip = Skip to the table
page-skip-to-decision = To your decision (F2)
page-language = Language
page-theme = Look
page-theme-night = Night
page-theme-paper = Paper
page-theme-contrast = High contrast
page-tagline = Secret-agent board games with friends by a link, around one device, or against bots. No account, no tracking.
page-interpreted = Strong bots think less deeply until the rules are compiled.
page-unofficial = An unofficial, non-affiliated implementation in our own words and art.
page-games = Games
page-seats = { $least } to { $most } players
page-play-now = Play now
page-set-up = Set up a table
page-join = Join a table
page-code = Code or link
page-go = Go
page-bad-code = That is neither a code nor a link to a table. A code has six digits.
page-your-name = Your name
page-face = Your face
page-face-of = Face on chair { $number }
page-face-any = Whichever is free
page-you = you
page-player = Player { $number }
page-table = Table
page-forget = Forget table { $table } on this device
page-open-tables = Public tables
page-no-open-tables = None is open just now.
page-free-chairs = { $free ->
    [0] full, watch
    [one] one free chair
   *[other] { $free } free chairs
}
page-unreachable = The server does not answer. Try again in a moment.
page-try-again = Try again
page-part-missing = A part of the page did not come.
page-load-again = Load the page again
page-no-such-address = There is nothing at this address.
page-new-table = A table of { $game }
page-how-many = Players
page-who-sits = Who sits on chair { $number }
page-by-me = A person here
page-by-open = Anybody with the link
page-by-bot = A bot
page-name-of = Name on chair { $number }
page-bot-of = Bot on chair { $number }
page-public = List the table publicly
page-watchers-allowed = Watchers are welcome
page-delay = Delay for watchers, in seconds
page-instant-bots = Bots move at once
page-hints = Allow hints
page-hints-about = During the match every player may ask whom to suspect and why. The hint knows only what that player has heard and seen.
page-hints-here = Players here may ask whom to suspect.
page-talk = Talk
page-talk-free = As people like
page-talk-phrases = Only ready phrases
page-talk-room = Aloud, we sit in one room
page-talk-none = None
page-clock = Clock
page-clock-none = None
page-clock-move = For each turn
page-clock-bank = For the whole match
page-clock-slow = Slow, days
page-seconds-a-turn = Seconds a turn
page-increment = Seconds added each turn
page-days-a-turn = Days a turn
page-open-table = Open the table
page-open-and-start = Open and begin
page-never-mind = Cancel
page-no-entry = No entry
page-watch-instead = Watch instead
page-home = To the start page
page-connecting = Connecting …
page-lost = The connection is lost. We are trying to come back; nothing of yours is lost.
page-back = Connected again.
page-curtain = { $name }, it is your turn. The others look away.
page-pass-curtain = I am { $name }
page-your-turn = It is your turn
page-your-turn-named = { $name }, it is your turn
page-not-your-turn = It is not your turn
page-bot = bot: { $bot }
page-bot-plays = A bot ({ $bot }) plays for you.
page-take-back = Take my seat back
page-draft = Your move
page-confirm = Play it
page-clear = Clear
page-drafted = Planned: { $what }
page-nothing-drafted = Nothing is planned yet.
page-all-moves = All legal moves ({ $count })
page-filter = Only those with
page-more-moves = and { $count } more; narrow them down above.
page-prompt-covered = Show your secrets to read what there is to decide.
page-told-covered = Something was told to you alone. Show your secrets to hear it.
page-mine = My secrets
page-cover = Cover them
page-uncover = Show them
page-covered = Your secrets are covered.
page-uncovered = Your secrets lie open.
page-players = Players
page-here = here
page-away = away
page-asked = to move
page-replace = Let a bot play for
page-watchers = { $count ->
    [one] One watcher
   *[other] { $count } watchers
}
page-several = Several people play on this device; the curtain falls between them.
page-pause = Stop the clocks
page-resume = Let the clocks go on
page-ask = Ask
page-ask-who = Who am I?
page-ask-turn = Whose turn?
page-ask-scores = Scores
page-ask-board = The board
page-ask-log = Last moves
page-ask-may = What may I do?
page-ask-known = What do I know?
page-ask-clues = Clues
page-ask-suspect = Whom should I suspect?
page-thinking = Thinking …
page-papers = Papers
page-log = Log
page-chat = Talk
page-talk-covered = What is not for everybody is covered with your secrets.
page-channel = Channel
page-channel-table = Table
page-channel-watchers = Watchers
page-channel-drop-cia = Dead drop, CIA
page-channel-drop-kgb = Dead drop, KGB
page-hush = Radio silence, { $company }:
page-hush-time = { $company } has { $seconds } seconds to choose.
page-no-talk = Nobody can talk just now.
page-name-to-talk = Say your name when you come in, then you may talk with the other watchers.
page-say-what = What do you say?
page-say = Say
page-mute = Whom I do not want to hear
page-mute-about = What they say is neither shown nor read out to you. They are not told.
page-nameless = without a name
page-send-away = Send away
page-hand-over = Hand over my chair
page-hand-over-about = Whoever opens this link first plays on in your place and sees your secrets; your notes stay yours. Everybody at the table is told. It works once, until the match is over.
page-hand-over-link = Link for your chair
page-make-link = Make a link
page-new-link = Make another link; the last one is void
page-take-link-back = Take the link back
page-take-chair = Take the chair
page-take-chair-about = Somebody hands over a chair of a match to you. Everybody at the table will be told that you play on.
page-lobby = { $game }: about to begin
page-free = free
page-free-chair = Free chair
page-sit = Sit down
page-start = Begin
page-wait-for-host = The host begins when all chairs are taken.
page-full = All chairs are taken. Stay, and you watch.
page-invite = Invitation
page-copy = Copy
page-copied = Copied.
page-qr = QR code
page-qr-alt = QR code of the invitation
page-other-device = Play on another device
page-personal = Personal link
page-personal-warning = Whoever has this link has your seat. Show it to nobody.
page-brief = Short wording, without textures
page-keys = Letter keys while the board has the focus
page-keys-title = Keys
page-notify = Notify me when it is my turn
page-pace = Scenes on the board
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-off = off
page-result = For your eyes only
page-result-seen = Noted
page-volume = Volume of sounds
page-notes-covered = Your notes are covered with your secrets.
page-suspicions = What I suspect
page-mark-open = no mark
page-mark-no = no
page-mark-maybe = maybe
page-mark-sure = sure
page-note = A note for yourself
page-keep-note = Keep the note
page-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
page-indirect = { $count ->
    [one] { $names } wins indirectly.
   *[other] { $names } share an indirect victory.
}
page-nobody-wins = Nobody wins.
page-draw = A draw
page-drawn = { $count ->
    [0] Nobody is ahead.
   *[other] { $names } share first place.
}
page-rematch = Rematch
page-to-rematch = To the rematch
page-again = Live it again
page-statistics = Statistics
page-share = { $hits } of { $chances }
page-nothing-counted = There is nothing to count in this match.
page-download = Download the record
page-beliefs = Who gave themselves away, and when
page-analysing = The match is being read again.
page-believer = Beliefs of
page-secret = About
page-belief-chart = How likely it seemed, over { $turns } turns; the table below has the same figures.
page-belief-truth = the truth
page-belief-table = The same as a table
page-belief-turns = Moment
page-belief-why = Why
page-turning-points = Turning points
page-highlights = What changed the chances most
page-time-line = Moment of the match
page-chances = Who was to win
page-skill = Skill and luck

## What the options may be

page-own-value = Another value …
choice-false = No
choice-true = Yes
choice-no = No
choice-yes = Yes
choice-off = Off
choice-on = On
choice-random = Random

## A game without a page of its own

page-generic-board = Turn { $turn }: what you can see
page-generic-covered = What you can see is covered, like your secrets.
page-generic-what = What
page-generic-now = Now
page-generic-number = No.
page-generic-yes = yes
page-generic-no = no
page-generic-mine = All that you may know stands on the board, for as long as it is not covered.
page-generic-moves = Your moves
page-generic-many = You have { $count } moves. Write one of them below.

## The end

end-playing = The match is over
end-skip = To the result
end-so-far = What has come out
end-title = The match is over
end-sum = The sum
end-player = Player
end-points = Points
end-total = Total
end-again = See the end again
end-swap = { $players ->
    [2] Swap seats
   *[other] Everybody one seat on
}
end-share = Share
end-link = Link to this match
end-picture = Save as a picture
page-verify = { $dice ->
    [true] Verify the dice
   *[other] Verify the draws
}
