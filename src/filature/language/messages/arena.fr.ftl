## Concours de robots

error-bots-for-seats = { $seats } sièges demandent { $seats } robots, un par siège, pas { $count }.
error-bots-for-sides = Les camps demandent deux robots, celui d’un camp et celui de tous les autres, pas { $count }.
error-too-few-bots = Une comparaison demande au moins deux robots différents, pas { $bots }.
error-no-sides = Dans { $game }, chacun gagne seul ; il n’y a pas de camps. Donnez un robot à chaque siège.
error-uneven-matches = { $matches } parties ne donnent pas les mêmes places à chaque robot ; jouez un multiple de { $round }, par exemple { $more }.
error-bad-limit = Un robot peut réfléchir plus de 0 seconde, pas { $seconds }.
error-bad-shares = Un test compare deux parts, 0 < p0 < p1 < 1 ; pas p0 { $p0 } et p1 { $p1 }.
error-bad-error = Un test peut se tromper avec une probabilité entre 0 et 0.5 ; pas { $name } { $error }.
error-broken-match = La partie { $number } de { $game } entre { $bots } (graine { $seed }) s’est interrompue : { $why }
error-broken-worker = Le processus qui jouait la partie { $number } est mort sans qu’un robot réfléchisse ; y avait-il assez de mémoire ?
error-no-cluster = Jouer sur plusieurs machines demande Ray ; installez-le avec { $command }.
error-other-plan = { $file } garde les parties d’un autre concours : { $key } y est { $kept }, pas { $asked }. Indiquez un autre fichier.
error-not-kept = La ligne { $line } de { $file } n’est pas une partie d’un concours. Indiquez un autre fichier.
error-cannot-write = { $file } ne peut pas être écrit : { $why }.
error-cannot-read = { $file } ne peut pas être lu : { $why }.
error-no-place = { $file } n’a pas de place pour le classement de { $game } ; écrivez { $begin } et { $end } là où il doit aller.
