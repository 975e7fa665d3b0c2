### La page, français.

page-skip = Aller à la table
page-skip-to-decision = À votre décision (F2)
page-language = Langue
page-theme = Apparence
page-theme-night = Nuit
page-theme-paper = Papier
page-theme-contrast = Contraste élevé
page-tagline = Jeux d’agents secrets, entre amis par un lien, autour d’un seul appareil ou contre des robots. Sans compte ni pistage.
page-interpreted = Les robots forts réfléchissent moins loin tant que les règles ne sont pas compilées.
page-unofficial = Une réalisation non officielle et indépendante, avec nos propres mots et dessins.
page-games = Jeux
page-seats = { $least } à { $most } joueurs
page-play-now = Jouer
page-set-up = Préparer une table
page-join = Rejoindre une table
page-code = Code ou lien
page-go = Aller
page-bad-code = Ce n’est ni un code ni un lien vers une table. Un code a six chiffres.
page-your-name = Votre nom
page-face = Votre visage
page-face-of = Visage sur la chaise { $number }
page-face-any = N’importe lequel
page-you = vous
page-player = Joueur { $number }
page-table = Table
page-forget = Oublier la table { $table } sur cet appareil
page-open-tables = Tables publiques
page-no-open-tables = Aucune n’est ouverte en ce moment.
page-free-chairs = { $free ->
    [0] complète, à regarder
    [one] une chaise libre
   *[other] { $free } chaises libres
}
page-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
page-try-again = Réessayer
page-part-missing = Une partie de la page n’est pas arrivée.
page-load-again = Recharger la page
page-no-such-address = Il n’y a rien à cette adresse.
page-new-table = Nouvelle table : { $game }
page-how-many = Joueurs
page-who-sits = Qui occupe la chaise { $number }
page-by-me = Une personne ici
page-by-open = Ouverte, par lien
page-by-bot = Un robot
page-name-of = Nom sur la chaise { $number }
page-bot-of = Robot sur la chaise { $number }
page-public = Annoncer la table publiquement
page-watchers-allowed = Les spectateurs sont bienvenus
page-delay = Décalage pour les spectateurs, en secondes
page-instant-bots = Les robots jouent aussitôt
page-hints = Autoriser les conseils
page-hints-about = Pendant la partie, chacun peut demander qui soupçonner et pourquoi. Le conseil ne sait que ce que ce joueur a entendu et vu.
page-hints-here = À cette table, les joueurs peuvent demander qui soupçonner.
page-talk = Conversation
page-talk-free = Libre
page-talk-phrases = Des phrases toutes faites seulement
page-talk-room = De vive voix, dans la même pièce
page-talk-none = Aucune
page-clock = Pendule
page-clock-none = Aucune
page-clock-move = À chaque tour
page-clock-bank = Pour toute la partie
page-clock-slow = Lente, en jours
page-seconds-a-turn = Secondes par tour
page-increment = Secondes ajoutées à chaque tour
page-days-a-turn = Jours par tour
page-open-table = Ouvrir la table
page-open-and-start = Ouvrir et commencer
page-never-mind = Annuler
page-no-entry = Entrée impossible
page-watch-instead = Regarder seulement
page-home = Vers l’accueil
page-connecting = Connexion…
page-lost = La connexion est perdue. Nous essayons de revenir ; rien de ce qui est à vous n’est perdu.
page-back = De nouveau connecté.
page-curtain = { $name }, c’est à vous. Les autres détournent les yeux.
page-pass-curtain = Je suis { $name }
page-your-turn-named = { $name }, à vous de jouer
page-your-turn = À vous de jouer
page-not-your-turn = Ce n’est pas votre tour
page-bot = robot : { $bot }
page-bot-plays = Un robot ({ $bot }) joue pour vous.
page-take-back = Reprendre ma place
page-draft = Votre coup
page-confirm = Jouer
page-clear = Effacer
page-drafted = Prévu : { $what }
page-nothing-drafted = Rien n’est encore prévu.
page-all-moves = Tous les coups permis ({ $count })
page-filter = Seulement ceux avec
page-more-moves = et { $count } autres ; précisez ci-dessus.
page-prompt-covered = Montrez vos secrets pour lire ce qu’il y a à décider.
page-told-covered = Quelque chose n’a été dit qu’à vous. Montrez vos secrets pour l’entendre.
page-mine = Mes secrets
page-cover = Les cacher
page-uncover = Les montrer
page-covered = Vos secrets sont cachés.
page-uncovered = Vos secrets sont visibles.
page-players = Joueurs
page-here = présent
page-away = absent
page-asked = doit jouer
page-replace = Laisser un robot jouer pour
page-watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
page-several = Plusieurs personnes jouent sur cet appareil ; le rideau tombe entre elles.
page-pause = Arrêter les pendules
page-resume = Relancer les pendules
page-ask = Demander
page-ask-who = Qui suis-je ?
page-ask-turn = À qui le tour ?
page-ask-scores = Points
page-ask-board = Le plateau
page-ask-log = Derniers coups
page-ask-may = Que puis-je faire ?
page-ask-known = Que sais-je ?
page-ask-clues = Indices
page-ask-suspect = Qui soupçonner ?
page-thinking = Réflexion en cours…
page-papers = Papiers
page-log = Journal
page-chat = Conversation
page-talk-covered = Ce qui n’est pas pour tous est caché avec vos secrets.
page-channel = Canal
page-channel-table = Table
page-channel-watchers = Spectateurs
page-channel-drop-cia = Boîte morte, CIA
page-channel-drop-kgb = Boîte morte, KGB
page-hush = Silence radio, { $company } :
page-hush-time = { $company } : { $seconds } secondes pour choisir.
page-no-talk = On ne peut pas parler pour l’instant.
page-name-to-talk = Dites votre nom en arrivant, vous pourrez ensuite parler aux autres spectateurs.
page-say-what = Que dites-vous ?
page-say = Dire
page-mute = Qui je ne veux pas entendre
page-mute-about = Ce qu’ils disent ne vous est ni montré ni lu. Ils n’en savent rien.
page-nameless = sans nom
page-send-away = Éconduire
page-hand-over = Céder ma chaise
page-hand-over-about = Qui ouvre ce lien le premier continue à votre place et voit vos secrets ; vos notes restent à vous. Toute la table l’apprend. Il sert une fois, jusqu’à la fin de la partie.
page-hand-over-link = Lien pour votre chaise
page-make-link = Créer un lien
page-new-link = Créer un autre lien ; le dernier n’ouvre plus rien
page-take-link-back = Reprendre le lien
page-take-chair = Prendre la chaise
page-take-chair-about = On vous cède une chaise dans une partie en cours. Toute la table apprendra que vous continuez.
page-lobby = { $game } : on va commencer
page-free = libre
page-free-chair = Libérer la chaise
page-sit = S’asseoir
page-start = Commencer
page-wait-for-host = L’hôte commence quand toutes les chaises sont prises.
page-full = Toutes les chaises sont prises. Si vous restez, vous regardez.
page-invite = Invitation
page-copy = Copier
page-copied = Copié.
page-qr = Code QR
page-qr-alt = Code QR de l’invitation
page-other-device = Jouer sur un autre appareil
page-personal = Lien personnel
page-personal-warning = Qui a ce lien a votre place. Ne le montrez à personne.
page-brief = Phrases courtes, sans les textures
page-keys = Touches lettres quand le plateau est actif
page-keys-title = Touches
page-notify = M’avertir quand c’est à moi
page-pace = Scènes sur le plateau
page-pace-calm = posées
page-pace-brisk = rapides
page-pace-off = aucune
page-result = Pour vos yeux seulement
page-result-seen = C’est noté
page-volume = Volume des sons
page-notes-covered = Vos notes sont cachées avec vos secrets.
page-suspicions = Mes soupçons
page-mark-open = sans marque
page-mark-no = non
page-mark-maybe = peut-être
page-mark-sure = sûr
page-note = Une note pour vous
page-keep-note = Garder la note
page-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
page-indirect = { $count ->
    [one] { $names } gagne indirectement.
   *[other] { $names } se partagent une victoire indirecte.
}
page-nobody-wins = Personne ne gagne.
page-draw = Match nul
page-drawn = { $count ->
    [0] Personne n’est devant.
   *[other] { $names } se partagent la première place.
}
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-again = Revivre la partie
page-statistics = Statistiques
page-share = { $hits } sur { $chances }
page-nothing-counted = Il n’y a rien à compter dans cette partie.
page-download = Télécharger la partie
page-beliefs = Qui s’est trahi quand
page-analysing = La partie est relue.
page-believer = Croyances de
page-secret = À propos de
page-belief-chart = Combien cela semblait probable, sur { $turns } tours ; le tableau dessous a les mêmes chiffres.
page-belief-truth = la vérité
page-belief-table = La même chose en tableau
page-belief-turns = Moment
page-belief-why = Pourquoi
page-turning-points = Tournants
page-skill = Habileté et chance
page-highlights = Ce qui a le plus changé les chances
page-time-line = Moment de la partie
page-chances = Qui allait gagner

## Ce que peuvent être les options

page-own-value = Une autre valeur …
choice-false = Non
choice-true = Oui
choice-no = Non
choice-yes = Oui
choice-off = Non
choice-on = Oui
choice-random = Au hasard

## Un jeu sans page à lui

page-generic-board = Tour { $turn } : ce que vous voyez
page-generic-covered = Ce que vous voyez est couvert, comme vos secrets.
page-generic-what = Quoi
page-generic-now = Maintenant
page-generic-number = Nº
page-generic-yes = oui
page-generic-no = non
page-generic-mine = Tout ce que vous pouvez savoir est sur le plateau, tant qu’il n’est pas couvert.
page-generic-moves = Vos coups
page-generic-many = Vous avez { $count } coups possibles. Écrivez-en un ci-dessous.

## La fin

end-playing = La partie est finie
end-skip = Voir le résultat
end-so-far = Ce qui est révélé
end-title = La partie est finie
end-sum = Le compte
end-player = Joueur
end-points = Points
end-total = Total
end-again = Revoir la fin
end-swap = { $players ->
    [2] Échanger les places
   *[other] Chacun se décale d’une place
}
end-share = Partager
end-link = Lien vers cette partie
end-picture = Enregistrer l’image
page-verify = { $dice ->
    [true] Vérifier les dés
   *[other] Vérifier les tirages
}
