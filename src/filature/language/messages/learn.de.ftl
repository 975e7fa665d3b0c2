### Lektionen, auf der Seite und im Terminal, Deutsch.

learn-first-match = Erste Partie, Schritt für Schritt
learn-offer = Noch nie gespielt? Die Lektion erklärt es, während du spielst.
learn-lessons = Lektionen
learn-lessons-about = Je drei bis fünf Minuten: Du spielst, und jemand erklärt.
learn-goes-on = weiter bei Schritt { $step }
learn-step = Schritt { $step } von { $steps }
learn-next = Weiter
learn-again = Noch einmal
learn-fold = Den ganzen Text zeigen
learn-task = Jetzt du: { $task }
learn-learner = Neuling

learn-go-on = (Weiter mit der Eingabetaste)
learn-typed = Geschrieben: { $words }
learn-left = Die Lektion wartet hier auf dich: filature learn { $words }
learn-play = Und jetzt eine echte Partie: filature play { $words }

error-unknown-lesson = Es gibt keine Lektion „{ $name }“; es gibt { $known }.
error-lesson-asks = Spiel erst den Zug dieses Schritts.
error-lesson-reads = Lies erst weiter; dein Zug kommt gleich.
error-bad-lesson = { $file }, Schritt { $step }: { $why }
error-lesson-other-move = { $words }
error-bad-lesson-file = { $file }: { $why }
