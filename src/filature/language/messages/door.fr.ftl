### L’entrée : accueil, nouvelle table, antichambre, retour. Français.

door-age = dès { $age } ans
door-continue = Reprendre
door-just-now = à l’instant
door-your-turn = À vous de jouer, { $since }
door-turn-of = À { $names } de jouer, { $since }
door-waits-to-begin = Pas encore commencée, { $since }
door-have-code = J’ai un code
door-join-about = Quelqu’un a ouvert une table et vous dicte six chiffres. Tapez-les, ou collez le lien ici.
door-lost = Un code ou un lien mène à une table :
door-matches = Mes parties
door-no-matches = Ce que vous terminez sur cet appareil se garde ici.
door-won = gagnée
door-lost-match = perdue
door-take-along = Vers un autre appareil
door-take-along-about = Le fichier contient vos places et vos résultats. Qui l’a, a vos places.
door-export = Enregistrer un fichier
door-import = Lire un fichier
door-imported = { $count ->
    [one] Une table était nouvelle ici.
   *[other] { $count } tables étaient nouvelles ici.
}
door-bad-file = Ce fichier n’a pas été enregistré ici.
door-install = Installer l’application
door-install-by-menu = Le menu du navigateur peut placer Filature sur l’écran d’accueil.
door-plain-address = À cette adresse simple, le navigateur ne peut ni installer Filature ni vous prévenir ; tout le reste fonctionne. Un favori vous ramène, et le titre de l’onglet et un son annoncent votre tour.
door-stale = Une version plus récente de cette page est là.
door-no-notice = À cette adresse, le navigateur ne peut pas vous prévenir ; le titre de l’onglet et un son annoncent votre tour.
door-notice-refused = Le navigateur ne le permet pas ; cela se change dans ses réglages pour ce site.

## Une nouvelle table

door-preset = Comment jouez-vous ?
door-preset-first = Première partie
door-preset-first-about = Contre des robots, aussi doucement que les règles le permettent, sans pendule.
door-preset-rulebook = Selon la règle
door-preset-rulebook-about = Rien de changé, sans pendule.
door-preset-quick = Rapide
door-preset-quick-about = Une partie plus courte, une minute par tour.
door-preset-party = Entre amis
door-preset-party-about = On parle, on chuchote, et le temps presse.
door-by-the-rulebook = Selon la règle
door-time = Le temps
door-time-none = Sans pendule
door-time-move = { $seconds } secondes par tour
door-time-bank = { $minutes } minutes chacun, plus { $increment } secondes par tour
door-time-slow = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
door-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
door-minutes-each = Minutes par joueur
door-players = { $count } joueurs
door-fill = Compléter avec des robots
door-choose-bot = Choisir un robot
door-house-rules = Variantes
door-table-rules = Spectateurs, conversation, conseils

## L’antichambre

door-ready = fin prêt
door-say-ready = On peut commencer
door-all-ready = Tout le monde est là. Commencez quand vous voulez.
door-waits-for = On attend encore { $names }.
door-waits-for-people = { $free ->
    [one] Une chaise est libre. Dictez le code à quelqu’un, ou mettez-y un robot.
   *[other] { $free } chaises sont libres. Dictez le code à vos amis, ou complétez avec des robots.
}
door-code = Le code de cette table
door-code-about = À taper sur { $place }, avant que la partie commence
