### Lessons, on the page and in the terminal, English.

learn-first-match = First match, step by step
learn-offer = Never played it? The lesson explains it while you play.
learn-lessons = Lessons
learn-lessons-about = Three to five minutes each: you play, and somebody explains.
learn-goes-on = goes on at step { $step }
learn-step = Step { $step } of { $steps }
learn-next = Go on
learn-again = Once more
learn-fold = Show the whole text
learn-task = Now you: { $task }
learn-learner = Rookie

learn-go-on = (Enter goes on)
learn-typed = Written: { $words }
learn-left = The lesson waits here for you: filature learn { $words }
learn-play = Now a real match: filature play { $words }
