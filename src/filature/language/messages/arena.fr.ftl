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
error-other-plan = { $file } garde les parties d’un autre concours : { $key } y est { $kept }, pas { $asked }. Indiquez un autre fichier.
error-not-kept = La ligne { $line } de { $file } n’est pas une partie d’un concours. Indiquez un autre fichier.
error-cannot-write = { $file } ne peut pas être écrit : { $why }.
error-cannot-read = { $file } ne peut pas être lu : { $why }.
error-no-place = { $file } n’a pas de place pour le classement de { $game } ; écrivez { $begin } et { $end } là où il doit aller.

## Robots venus d’ailleurs

error-bad-bot = { $name } n’est pas un robot : indiquez un robot du jeu, module:Classe ou cmd:COMMANDE.
error-unknown-module = Il n’y a pas de module { $module } ; indiquez-en un du dossier courant ou du PYTHONPATH, comme module:Classe.
error-broken-module = Le module { $module } ne peut pas être importé : { $why }.
error-missing-class = Le module { $module } n’a pas de { $name } ; ses joueurs sont { $known }.
error-no-player = { $bot } n’est pas une classe dérivée de filature.kernel.player.Player ; les joueurs de { $module } sont { $known }.
error-no-command = Après cmd: vient la commande qui lance le robot, par exemple cmd:node bot.mjs.
error-bad-command = { $command } n’est pas une commande : { $why } ; écrivez-la comme cmd:node bot.mjs.
error-command-not-found = Il n’y a pas de programme { $program } ; indiquez-en un du PATH ou avec son dossier, par exemple cmd:node bot.mjs ou cmd:./bot.
error-other-games = { $bot } joue à { $known }, pas à { $game }.
error-bad-bot-name = { $name } n’est pas un nom de robot : prenez jusqu’à 32 lettres minuscules, chiffres, - et _, mais aucun de { $known }.
error-not-among-moves = { $chosen } n’est aucun des { $count } coups, tels que { $legal }.
error-bot-illegal-move = { $bot } veut { $move }, qui n’est aucun de ses { $count } coups ; il faudrait { $legal }.
error-bot-raised = { $bot } a échoué : { $why }. Il est créé avec une graine, et doit choisir un des coups qu’il reçoit.
error-bot-not-started = { $bot } ne peut pas être lancé : { $why } ; il faut un programme qui marche ici, comme cmd:node bot.mjs.
error-bot-silent = { $bot } n’a pas répondu en { $seconds } secondes ; à chaque ligne il doit répondre par une ligne, envoyée aussitôt.
error-bot-gave-up = { $bot } a abandonné : { $why }. Il faudrait une réponse comme { $like }.
error-bot-ended = { $bot } s’est terminé (code { $exit }) au lieu de répondre ; il doit tourner jusqu’à la fin de son entrée.
error-bot-bad-answer = { $bot } a répondu { $answer } ; il faudrait un objet JSON sur une ligne, comme { $like }. Tout le reste va dans sa sortie d’erreur.
error-stranger-in-record = Cette partie fut jouée avec un robot venu d’ailleurs, { $bot }. Si vous lui faites confiance, dites --bot { $quoted }.
