### Lessons, on the page and in the terminal, English.

learn-step = Step { $step } of { $steps }
learn-go-on = (Enter goes on)
learn-typed = Written: { $words }
learn-left = The lesson waits here for you: filature learn { $words }
learn-play = Now a real match: filature play { $words }
