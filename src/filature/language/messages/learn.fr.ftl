### Les leçons, sur la page et au terminal, français.

learn-first-match = Première partie, pas à pas
learn-offer = Jamais joué ? La leçon vous explique tout en jouant.
learn-lessons = Leçons
learn-lessons-about = Trois à cinq minutes chacune : vous jouez, et l’on vous explique.
learn-goes-on = reprend à l’étape { $step }
learn-step = Étape { $step } sur { $steps }
learn-next = Continuer
learn-again = Recommencer
learn-fold = Montrer tout le texte
learn-task = À vous : { $task }
learn-learner = Recrue

learn-go-on = (Entrée pour continuer)
learn-typed = S’écrit : { $words }
learn-left = La leçon vous attend ici : filature learn { $words }
learn-play = Et maintenant une vraie partie : filature play { $words }

error-unknown-lesson = Aucune leçon ne s’appelle « { $name } » ; il y a { $known }.
error-lesson-asks = Jouez d’abord le coup de cette étape.
error-lesson-reads = Lisez d’abord la suite ; vous jouerez dans un instant.
error-bad-lesson = { $file }, étape { $step } : { $why }
error-lesson-other-move = { $words }
error-bad-lesson-file = { $file } : { $why }
