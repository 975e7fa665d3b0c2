### La table d'une partie, en français.

table-identity-open = Vous ne savez pas encore qui vous êtes.
table-identity-covered = Votre identité est cachée
table-aim-covered = L’œil la montre, Échap la cache.
table-secret-stamp = Secret défense
table-understood = Compris
table-watching = Vous regardez
table-waiting-for = On attend { $names }.
table-in-a-moment = Un instant …
table-time-short = { $seconds ->
    [one] Il reste une seconde.
   *[other] Il reste { $seconds } secondes.
}
table-more-time = Plus de temps pour qui réfléchit
table-more-time-short = { $kind ->
    [slow] +1 jour
   *[other] +1 min
}
table-recent = Ce qui vient de se passer
table-nothing-yet = Il ne s’est encore rien passé.
table-move = Coup
table-story = Récit
table-suspicions = Soupçons
table-talk = Parler
table-menu = Menu
table-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
table-cover = Cacher mes secrets tant que je ne les demande pas
table-written = Montrer le champ des coups écrits
table-larger-board = Agrandir le plateau
table-together = D’un seul coup : qui a l’appareil prend toutes les décisions du tour
table-meanwhile = Entre-temps
table-kept = Noté jusqu’à ce que chacun ait décidé sur cet appareil : { $move }.
table-not-kept = { $move } n’est pas un choix possible ici ; prenez-en un de la liste.
table-decide-again = Revenir
table-big-screen = Un grand écran pour la pièce (télévision)
table-join = Rejoignez la table avec votre téléphone :
table-follow = Suivez sur votre téléphone :
