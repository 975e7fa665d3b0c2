### Heimlich & Co. on the page, English.

village-board = Board: twelve places in a ring, clockwise, and the agents
village-keys = On the board: arrows go round, 1 to 9 and 0 to a house, C to the chapel, X to the ruin. A letter chooses an agent, + and − give and take steps.
village-place = { $place }, worth { $value }
village-place-here = here: { $agents }
village-place-nobody = nobody here
village-place-dossier = the dossier lies here
village-place-old = there at the last count: { $agents }
village-place-reach = { $agent } gets here with { $steps } { $steps ->
    [one] step
   *[other] steps
}
village-place-open = the dossier may go here
village-place-goal = the dossier would go here
village-place-may-stay = it may stay here
village-place-stay = it would stay here
village-agent = { $agent }, letter { $letter }, { $place_at }, { $score } { $score ->
    [one] point
   *[other] points
}
village-agent-drafted = { $steps } { $steps ->
    [one] step
   *[other] steps
} planned, to { $place }
village-agent-owner = works for { $player }
village-agent-free = works for nobody
village-points = { $score } { $score ->
    [one] point
   *[other] points
}
village-left = { $left ->
    [0] all steps given
    [one] one step left
   *[other] { $left } steps left
}
village-caption-setup = Setting up
village-caption-roll = The die, please
village-caption-pick = 1, 2 or 3?
village-caption-report = Reports, please
village-caption-dossier = Where to?
village-caption-over = Masks off!
village-pick = Move { $number }
village-taken = chosen
village-chosen = { $agent } is chosen, { $place_at }.
village-not-chosen = No agent is chosen.
village-given = { $agent }: { $steps ->
    [0] no steps, stays in { $place }.
    [one] one step, to { $place }.
   *[other] { $steps } steps, to { $place }.
}
village-choose-first = Choose an agent first.
village-too-far = { $agent } cannot get to { $place } now.
village-dossier-to = The dossier goes to { $place }.
village-dossier-left = The dossier stays in { $place }.
village-dossier-not = The dossier cannot go to { $place }.
village-dossier-back = The dossier stays where it is for now.

village-form-nothing = Nothing to decide at the moment.
village-form-move = Give { $die } { $die ->
    [one] step
   *[other] steps
} to the agents
village-form-steps = Steps for { $agent }, now { $place_at }
village-form-more = One step more for { $agent }
village-form-less = One step less for { $agent }
village-form-dossier = Where does the dossier go?
village-form-pick = How far?
village-form-report = Your report: who works for whom?
village-form-report-help = A right line is worth 5 points; a wrong or blank one costs nothing. It begins with your suspicions; once handed in, it is final.
village-form-agent = Agent
village-form-nobody = nobody
village-form-blank = blank
village-form-line = { $agent }: { $answer }
village-form-written = Already handed in: { $lines }.
village-form-all-blank = Leave every line blank
village-form-covered = The report shows who you are. Uncover your secrets to write it.
village-form-moved = { $answer } may not stand so often: { $agent } is blank again.

village-mine-card = Identity card
village-mine-secret = Secret
village-mine-nobody = You hold no card; you only look on.
village-mine-report = Your report
village-mine-line = { $agent }: { $answer }

village-own-agent = the player’s own agent
village-nerve = Who triggered counts, and who let them pass?
village-nerve-triggered = Triggered
village-nerve-could = Possible
village-nerve-forced = Forced
village-nerve-declined = Let pass
village-nerve-rate = Triggered, when not forced
village-tops = Whom did each count suit best?
village-tops-count = Count
village-tops-who = Triggered by
village-tops-most = Most went to

## What the options may be

choice-basic = Basic
choice-advanced = Advanced
choice-last_count = Last count
choice-furthest = Furthest
choice-consistent = Consistent
choice-free = Free
choice-by_mode = As the mode says
choice-unoccupied = An unoccupied place
choice-any_or_stay = Anywhere, or nowhere
choice-any_other = Any other place
choice-arrival = Any arrival
choice-newcomer = Newcomers only
choice-editions = Editions
choice-other_editions = Other editions
choice-d6 = Ordinary
choice-one_to_three = One to three

## Sheets to print

village-sheets = The seven confidential reports
village-sheet = Confidential report of Agent { $agent }
village-sheet-agent = Agent
village-sheet-owner = Belongs to
village-sheet-points = Points
village-sheet-total = Right lines × 5
village-sheet-note = To be kept under cover: whoever is not on the list is its author.

## The end

end-agent = { $agent }, { $score } { $score ->
    [one] point
   *[other] points
}: { $owner } all along.
end-agent-free = { $agent }, { $score } { $score ->
    [one] point
   *[other] points
}: worked for nobody.
end-right = { $count ->
    [0] Nobody had written that.
    [one] { $names } had written that: 5 points.
   *[other] { $names } had written that: 5 points each.
}
end-title-goal = Masks off
end-title-independent = The winner works for nobody
end-title-cap = Out of time
end-title-report = Masks off
end-title-blocked = Nobody’s agent is ahead
end-title-unreported = Out of time
end-title-unreported-blocked = Nobody’s agent is ahead
end-why-goal-first = { CAPITAL($agents) } got to 42 before everybody else.
end-why-goal-gain = Several agents passed 42 in the last count; { $agents } gained most in it.
end-why-goal-furthest = Several agents passed 42 in the last count; { $agents } got furthest.
end-why-goal-level = { CAPITAL($agents) } passed 42 in the same count and stand on the same stone.
end-why-independent = { CAPITAL($agents) } got to 42 first, and works for nobody.
end-why-cap = The last turn is played, and nobody has 42 points.
end-why-report-most = Agent and report together, { $winners } has the most points.
end-why-report-lines = Level on points; { $winners } had more right lines in the report.
end-why-report-gain = Level on points and on right lines; the agent of { $winners } gained more in the last count.
end-why-report-level = Points, right lines and last count: nothing sets { $winners } apart.
end-why-blocked = An agent who works for nobody has more points than any player.
end-why-unreported-most = The last turn came before the reports: only the points of the agents count.
end-why-unreported-level = The last turn came before the reports, and { $winners } have as many points.
end-why-unreported-blocked = The last turn came before the reports, and an agent who works for nobody is ahead.
end-agent-of = Agent
end-owner = Whose
end-last-count = Last count
end-own-agent = Agent
end-report = Report
