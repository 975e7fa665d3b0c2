### La maison : mots, commandes, invites et erreurs, français.

word-you = vous
word-unsaid = blanc
between-entries = { " ; " }
nothing = rien
player-name = Joueur { $number }
bot-name = Joueur { $number } ({ $bot })

## Le terminal

welcome = { $game }, { $seats } joueurs. Les dés sont scellés : { $seal }.
welcome-you = Les autres sont des robots. Tapez un coup, une question, ou ? pour l’aide.
ask-nonce = { $name }, ajoutez un mot aux dés, ou appuyez simplement sur Entrée :
curtain = { $name }, c’est à vous. Les autres détournent les yeux. Appuyez sur Entrée.
cannot-wipe = Ceci n’est pas un terminal : ce qui précède ne peut pas être effacé.
confirm = Jouer cela ? Entrée pour oui, n pour non :
yes-or-no = Répondez par oui ou par non, ou posez une question ; ? pour l’aide.
saved = Enregistré dans { $file }.
kept = La partie est conservée dans { $file }. Pour la relire : filature replay FICHIER ; pour vérifier les dés : filature verify FICHIER ; pour les indices : filature stats FICHIER.
resume-later = La partie est enregistrée dans { $file }. Pour continuer : filature play --resume
no-such-thing = Il n’y a pas de « { $text } » à chercher. Nommez un agent ou une chose du plateau.
no-such-place = Il n’y a pas de lieu « { $text } ». Nommez un lieu du plateau.
no-such-clause = Il n’y a pas de clause « { $text } ». Tapez règles pour les sections, règles 4 pour les clauses d’une section, règles 4.8 pour une clause.
noted = C’est noté ; vous seul pouvez le lire.
no-notes = Vous n’avez rien noté.
dated-note = Tour { $turn } : { $text }
rules-which = Les sections des règles ; tapez règles et un numéro.

command-who = qui suis-je, qui, w
command-turn = à qui le tour, tour, t
command-scores = scores, points, s
command-board = plateau, b
command-where = où est, où, f
command-at = qui est dans, dans, a
command-near = qu’y a-t-il près de, près de, près, v
command-way = chemin vers, chemin, g
command-log = derniers coups, journal, l
command-may = que puis-je faire, coups, m
command-known = que sais-je, savoir, k
command-clues = indices, c
command-notes = mes notes, notes, i
command-note = noter, note
command-rules = règles, règle, r
command-help = aide, h, ?
command-save = enregistrer, sauver
command-quit = quitter, q
command-yes = oui, o, y
command-no = non, n

help-intro = À chaque invite vous pouvez taper un coup, ou l’une de ces demandes, en long ou en court.
help-who = Qui suis-je : { $words }.
help-turn = À qui le tour : { $words }.
help-scores = Les scores : { $words }.
help-board = Tout le plateau en mots : { $words }.
help-where = Où se trouve quelqu’un ou quelque chose, suivi de son nom : { $words }.
help-at = Qui est dans un lieu, suivi de son nom : { $words }.
help-near = Ce qui est à côté d’un lieu, sur une carte : { $words }.
help-way = Le plus court chemin vers un lieu : { $words }.
help-log = Les derniers coups, ou davantage avec un nombre : { $words }.
help-may = Ce que vous pouvez faire maintenant : { $words }.
help-known = Ce que vous savez avec certitude : { $words }.
help-clues = Les indices du journal public, de quoi nourrir les soupçons : { $words }.
help-notes = Vos propres notes, pour vous seul : { $words }.
help-note = Écrire une note pour vous, suivie de son texte : { $words }.
help-rules = Les règles en mots ; règles 4.8 lit une clause : { $words }.
help-help = Cette aide : { $words }.
help-save = Enregistrer, aussi sous un autre nom : { $words }.
help-quit = Partir ; la partie est conservée : { $words }.

## Relire une partie

replay-title = { $game }, { $seats } joueurs, { $moves } coups.
replay-unfinished = La partie n’est pas finie.
replay-private = Pour { $player } seulement : { $text }
verified = Vérifié : { $draws } tirages découlent de la graine scellée, { $moves } coups sont légaux. { $over ->
    [yes] La partie est complète.
   *[no] La partie n’est pas encore finie.
}

## Erreurs

error-match-over = La partie est finie ; plus rien ne peut être joué.
error-not-your-turn = Ce n’est pas le moment pour { $who } ; on attend { $names }.
error-illegal-move = Le coup numéro { $move } n’est pas permis maintenant.
error-bad-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-options-not-a-table = Les options sont une table de noms et de valeurs, pas { $given }.
error-unknown-option = { $game } n’a pas d’option { $key } ; ses options sont { $known }.
error-bad-option = L’option { $key } ne peut pas valoir { $value } ; elle prend { $allowed }.
error-bad-position = Ceci n’est pas une position : { $why }.
error-not-json = Ceci n’est pas un enregistrement : { $why }.
error-not-a-record = Ceci n’est pas un enregistrement : un enregistrement commence par « "filature": { $format } ».
error-newer-record = Cet enregistrement a le format { $version } ; cette version de Filature lit jusqu’au format { $format }. Une version plus récente le lira.
error-damaged-record = Cet enregistrement est abîmé : { $why }.
error-edited-record = Cet enregistrement a été modifié après coup : son empreinte ne correspond pas.
error-no-such-record = { $path } ne peut pas être lu : { $why }.
error-no-such-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $last }.
error-chance-has-no-view = Le hasard ne voit rien ; demandez la vue d’un siège ou d’un spectateur.
error-impossible-record = Cet enregistrement ne décrit aucune partie : { $why }
error-impossible-move = Le coup { $number } de l’enregistrement ({ $line }) ne peut pas être joué : { $why }
error-wrong-dice = les dés scellés ont donné { $drawn }.
error-no-dice = Les dés de cette partie ont été posés à la main ; il n’y a rien à vérifier.
error-seed-sealed = La graine de cette partie est encore scellée ; on pourra vérifier quand elle sera finie.
error-bad-seed = La graine de cet enregistrement n’est pas hexadécimale.
error-wrong-seed = La graine n’est pas celle qui fut scellée avant le premier tirage.
error-unknown-game = Il n’y a pas de jeu { $name } ; les jeux sont { $known }.
error-unknown-bot = { $game } n’a pas de robot { $name } ; ses robots sont { $known }.
error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
error-bad-people = Les personnes ont les sièges 1 à { $seats }, écrits comme 1 ou 1,3 ; pas { $text }.
error-bad-eyes = On relit une partie par les yeux d’un joueur de 1 à { $seats }, de watcher ou de all ; pas { $text }.
error-bad-count = Le nombre ({ $what }) est d’au moins 1, pas { $number }.
error-bad-seconds = On mesure pendant plus de 0 seconde, pas { $seconds }.
error-broken-match = La partie { $number } de { $game } entre { $bots } (graine { $seed }) s’est interrompue : { $why }
error-broken-worker = Un processus qui jouait des parties est mort ; y avait-il assez de mémoire ?
error-other-seats = La position est pour { $there } joueurs, pas { $seats }.
error-cannot-keep = La partie ne peut pas être conservée dans { $file } : { $why }. Indiquez un autre endroit avec --file.

## Une table

serving = La maison est ouverte : { $address }
serving-phones = Pour les téléphones du même réseau : { $address }
our-mistake = Quelque chose s’est mal passé dans la maison. Rien n’a changé pour vous ; réessayez.
event-talk = { $called } : { $words }
event-table-sat = { $called } s’assied.
event-table-stood = { $called } quitte la table.
event-table-rekeyed = { $called } a une nouvelle clé ; l’ancienne n’ouvre plus rien.
event-table-started = La partie commence.
event-table-late = { $who ->
    [you] Votre temps est écoulé ; la maison joue pour vous.
   *[other] { $player } n’a plus de temps ; la maison joue.
}
event-table-absent = { $who ->
    [you] La maison joue pour vous.
   *[other] { $player } ne répond pas ; la maison joue.
}
event-table-agreed-pause = { $called } voudrait une pause.
event-table-agreed-replace = { $called } laisserait un robot jouer pour { $words }.
event-table-replaced = Un robot ({ $bot }) joue pour { $called }.
event-table-returned = { $called } est de retour.
event-table-paused = Les pendules sont arrêtées.
event-table-resumed = { $called } remet les pendules en marche.
event-table-rematch = La revanche se joue à une autre table : { $words }.
event-table-closed = L’hôte a fermé la table.
