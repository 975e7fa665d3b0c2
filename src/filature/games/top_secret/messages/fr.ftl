### Top Secret : mots, événements et réponses, français.

top_secret-name = Secrets d’État
top_secret-length = 60 minutes
top_secret-feel = Une course à travers la carte, des duels et une bombe de trop.
top_secret-pitch = Quatre valises chacun : trois secrets d’État et une bombe. Portez dix secrets à votre quartier général, à travers le monde et au nez d’agents qui veulent la même chose.

## Les mots de la notation

word-red = rouge
word-blue = bleu
word-green = vert
word-yellow = jaune
word-S-red = la base de départ rouge
word-S-blue = la base de départ bleue
word-S-green = la base de départ verte
word-S-yellow = la base de départ jaune
word-H-red = le quartier général rouge
word-H-blue = le quartier général bleu
word-H-green = le quartier général vert
word-H-yellow = le quartier général jaune
word-hq = quartier général
    .typed = quartier
word-out = hors jeu
word-bomb = bombe
word-setup = plan
word-guard = garde
word-pick = prendre
word-drop = poser
word-end = fin
word-resign = abandon
word-late = retard
word-target = cible
word-card = carte
word-loot = butin
word-lose = perdre
word-yes = oui
word-no = non
word-nothing = rien
word-Beijing = Pékin
word-Berlin = Berlin
word-Moscow = Moscou
word-London = Londres
word-Lisbon = Lisbonne
word-Cairo = Le Caire
    .typed = Caire
word-Singapore = Singapour
word-Novosibirsk = Novossibirsk
word-Tokyo = Tokyo
word-Cape-Town = Le Cap
    .typed = Cap
word-Easter-Island = l’île de Pâques
    .typed = Pâques

## Ce qui s’est passé

event-seated = Les couleurs sont tirées. Dans le sens des aiguilles d’une montre, l’ordre des tours : { $colours }.
event-seated-colours = { $name } : { $value }
event-favoured = { $who ->
    [you] Personne ne joue { $colour } : vous avancez vers un coin vide. Les deux autres peuvent y laisser chacun un garde.
   *[other] Personne ne joue { $colour } : { $player } avance vers un coin vide. Les deux autres peuvent y laisser chacun un garde.
}
event-planned = Votre plan est scellé : { $contents }.
event-planned-contents = { $name } ({ $cities }) : { $value }
event-submitted = { $who ->
    [you] Votre plan est remis.
   *[other] { $player } a remis son plan.
}
event-late = { $who ->
    [you] Vous ne répondez pas : le hasard choisit pour vous.
   *[other] { $player } ne répond pas : le hasard choisit.
}
event-drawn-content = Le hasard met dans { $case } : { $content }.
event-drawn-city = Le hasard cache { $case } ({ $place }).
event-drawn-guard = { $reason ->
    [yes] Le hasard met un de vos agents en faction dans la base de départ vide.
   *[no] Le hasard ne met aucun agent en faction.
}
event-drawn-card = Le hasard joue pour vous : { $card }.
event-revealed = { $who ->
    [you] Vos valises, { $colour } : { $cities }.
   *[other] Valises de { $player }, { $colour } : { $cities }.
}
event-revealed-cities = { $name } ({ $value })
event-guarded = { $who ->
    [you] Vous laissez { $agent } en faction dans { $place }.
   *[other] { $player } laisse { $agent } en faction dans { $place }.
}
event-rolled-for-start = { $who ->
    [you] Vous lancez { $roll } pour savoir qui commence.
   *[other] { $player } lance { $roll } pour savoir qui commence.
}
event-start-tied = Égalité, on relance : { $players }.
event-starts = { $who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
event-rolled = { $who ->
    [you] Vous lancez les dés : { $roll }.
   *[other] { $player } lance les dés : { $roll }.
}
event-stepped = { $who ->
    [you] Votre { $agent } quitte { $from } pour { $to } ; { $left ->
        [0] plus de pas
       *[other] reste { $left }
    }.
   *[other] { $agent }, à { $player }, quitte { $from } pour { $to } ; { $left ->
        [0] plus de pas
       *[other] reste { $left }
    }.
}
event-picked = { $agent } prend { $case } ({ $place }).
event-dropped = { $agent } pose { $case } ({ $place }).
event-turn-ended = { $who ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}
event-attacked = { $who ->
    [you] Votre { $agent } affronte { $defenders } ({ $opponent }) : duel !
   *[other] { $agent }, à { $player }, affronte { $defenders } ({ $opponent }) : duel !
}
event-targeted = { $defender } doit se battre en premier.
event-card-chosen = { $who ->
    [you] Votre carte est posée, face cachée.
   *[other] { $player } a choisi une carte.
}
event-fought = { $attacker } joue { $attack }, { $defender } joue { $defence } : { $winner } gagne.
event-refilled = { $who ->
    [you] Vous retrouvez vos sept cartes.
   *[other] { $player } retrouve ses sept cartes.
}
event-beaten = { $reason ->
    [returned] { $agent } est renvoyé dans { $place }.
   *[eliminated] { $agent } est éliminé.
}
event-beaten-with-case = { $reason ->
    [returned] { $agent } est renvoyé dans { $place } et laisse { $case } ({ $city }).
   *[eliminated] { $agent } est éliminé et laisse { $case } ({ $city }).
}
event-looted = { $agent } prend { $case }.
event-exchanged = { $agent } prend { $case } et pose { $laid }.
event-left-lying = { $agent } laisse { $case } par terre.
event-delivered = { $who ->
    [you] Votre { $agent } livre { $case }. Dedans : { $content }. Vous avez { $total } en tout.
   *[other] { $agent } livre { $case }. Dedans : { $content }. { $player } a { $total } en tout.
}
event-bomb = Elle explose : { $who ->
    [you] vous perdez { $losses } { $losses ->
        [one] agent
       *[other] agents
    }.
   *[other] { $player } perd { $losses } { $losses ->
        [one] agent
       *[other] agents
    }.
}
event-lost = { $agent } est perdu.
event-lost-with-case = { $agent } est perdu ; { $case } reste là ({ $place }).
event-out = { $who ->
    [you] Vous n’avez plus d’agents.
   *[other] { $player } n’a plus d’agents.
}
event-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { $player } abandonne.
}
event-over =
    { $reason ->
        [secrets] Dix secrets sont livrés. Vainqueur : { $winners }.
        [last] Personne d’autre n’a plus d’agents. Vainqueur : { $winners }.
        [dead] Plus personne ne peut atteindre dix secrets. { $tied ->
            [yes] Match nul : { $winners }.
           *[no] En tête : { $winners }.
        }
       *[limit] La dernière manche est jouée. { $tied ->
            [yes] Match nul : { $winners }.
           *[no] En tête : { $winners }.
        }
    }
    Secrets : { $totals }.
    Contenu des valises : { $contents }.
event-over-totals = { $name } { $value }, { $agents } { $agents ->
    [one] agent
   *[other] agents
}
event-over-contents = { $name } { $value }

## Ce qui est demandé

identity = Vous êtes { $colour }.
aim = Livrez dix secrets à votre quartier général, mais pas la bombe.
aim-of-all = Dix secrets au quartier général font gagner ; une bombe coûte des agents.
ask-setup = Cachez 5, 3, 1 et la bombe dans vos valises A à D, dans quatre villes différentes.
ask-guard = Poster une garde dans la base de départ vide ?
ask-content = Que mettez-vous dans la valise { $case } ?
ask-city = Dans quelle ville cachez-vous la valise { $case } ?
ask-move = Vous avez { $pool } pas : qui va où ?
ask-bonus = Coups-bonus : { $steps }.
ask-bonus-steps = { $name } { $value }
ask-end = Plus de pas : finissez-vous votre tour ?
ask-target = { $agent } tombe sur { $agents } : qui combattez-vous d’abord ?
ask-card = { $attacker } contre { $defender }, l’égalité est pour { $attacker } : quelle carte ? En main : { $cards }.
ask-loot = { $agent } prend-il { $case } ?
ask-bomb = La bombe emporte { $losses } { $losses ->
    [one] agent : lequel ?
   *[other] agents : lesquels ?
}
idle-submitted = Votre plan est remis.
idle-out = Vous n’avez plus d’agents ; vous regardez la fin.
idle-card = Votre carte est posée, face cachée : { $card }.
idle-duel = Un duel : { $players }.

draft-step = { $agent } rejoint { $to }.
draft-attack = { $agent } rejoint { $to } et attaque { $agents }.
draft-deliver = { $agent } livre sa valise dans { $to } ; tout le monde verra ce qu’elle contient.
draft-pick = { $agent } prend { $case }.
draft-drop = { $agent } pose sa valise.
draft-end = Votre tour finit.
draft-resign = Vous abandonnez. Vos agents quittent la partie.
draft-target = { $what } doit se battre en premier.
draft-card = Vous jouez { $what }.
choice-card = { $who ->
    [you] Vous choisissez la carte { $card }.
   *[other] { $player } choisit la carte { $card }.
}
draft-loot = { $reason ->
    [yes] Votre agent prend la valise.
   *[no] La valise reste où elle est.
}
draft-lose = { $what } est perdu.
draft-guard = { $reason ->
    [yes] Un agent monte la garde dans la base de départ vide.
   *[no] Pas de garde.
}
draft-hide = { $case } contient { $what ->
    [bombe] la bombe
   *[other] { $what }
}.
draft-place = { $case } se trouve dans { $what }.

## Réponses

who-nobody = Vous n’avez pas d’agents ; vous ne faites que regarder.
who-undrawn = Votre couleur n’est pas encore tirée.
who-am-i = Vous êtes { $colour }. Vous partez de { $base } et livrez dans { $hq }, où l’on entre depuis { $cities }. Agents en jeu : { $agents }.
turn-over = La partie est finie.
turn-late = { $who ->
    [you] Le hasard choisit pour vous.
   *[other] Le hasard choisit pour { $player }.
}
turn-colours = On tire les couleurs au sort.
turn-setup = On prépare les plans. Manquent encore : { $players }.
turn-start-roll = Les dés décident qui commence.
turn-roll = Manche { $round } : { $who ->
    [you] à vous de lancer.
   *[other] { $player } lance.
}
turn-move = Manche { $round } : { $who ->
    [you] à vous de jouer, avec { $pool } à dépenser.
   *[other] { $player } joue, avec { $pool } à dépenser.
}
turn-target = { $who ->
    [you] À vous de nommer le premier adversaire.
   *[other] { $player } nomme le premier adversaire.
}
turn-cards = Un duel. On attend encore les cartes de { $players }.
turn-loot = { $who ->
    [you] À vous de décider si vous prenez la valise.
   *[other] { $player } décide de prendre la valise ou non.
}
turn-bomb = { $who ->
    [you] À vous de nommer les agents perdus.
   *[other] { $player } nomme les agents perdus.
}
score-of = { $player }, { $colour } : { $secrets } { $secrets ->
    [one] secret
   *[other] secrets
}, livré : { $cases }, agents : { $agents }.
where-agent = { $agent } : { $place }.
where-carrier = { $agent } : { $place }, avec { $case }.
where-delivered = { $case } est livrée, par { $player }.
where-carried = { $case } est portée par { $agent }, dans { $place }.
where-lies = { $case } se trouve dans { $place }.
where-hidden = { $case } n’est pas encore sur la carte.
at-hq = On entre dans { $place } depuis { $cities }.
at-both = { $place } : { $agents } ; par terre : { $cases }.
at-agents = { $place } : { $agents }.
at-cases = { $place } : par terre { $cases }.
at-nobody = { $place } : personne et rien.
near-city = { $place }, villes voisines : { $cities }.
near-base = De { $place } on va vers { $cities }.
near-hq = Une ligne pointillée mène dans { $hq }.
near-exit = Des agents arrivent ici depuis { $base }.
way-base = Personne n’entre dans { $place }.
way-nobody = Vous n’avez pas d’agents en route.
way-there = Tous les vôtres sont déjà dans { $place }.
way-next = Depuis { $from } vers { $to } : un pas, pour { $agents }.
way-through = Depuis { $from } vers { $to } : { $steps } pas par { $cities }, pour { $agents }.
way-enemies = Des ennemis sur ce chemin : { $cities }.
known-own = Vos valises : { $contents }.
known-own-contents = { $name } { $value }
known-hidden = Dans { $cases }, on ne sait dans quel ordre : { $contents }.
known-cards = { $who ->
    [you] Vos cartes de duel : { $cards }.
   *[other] Cartes de duel de { $player } : { $cards }.
}
no-clues = Ce jeu ne compte pas d’indices ; voyez qui va où, avec quelle valise.
may-nothing = Rien pour l’instant ; ce n’est pas votre tour.
may-step = Déplacements possibles : { $steps }.
may-step-steps = { $name } vers { $value }
may-choose = Vous pouvez écrire : { $example }.

## Erreurs

error-bad-board = Ce plateau ne peut pas servir : { $why }.
error-wrong-colours = À { $seats } joueurs on prend { $seats } couleurs différentes, à deux rouge et vert ou bleu et jaune ; choisies : { $chosen }.
error-agent-out = { $agent } est éliminé.
error-no-gateway = Aucune ligne pointillée ne relie { $place } et { $hq } ; on y entre depuis { $known }.
error-nothing-to-deliver = { $agent } ne porte pas de valise ; seule une valise ouvre la porte.
error-first-three = Vous avez livré deux de vos propres valises ; la troisième doit être ennemie, pas { $case }.
error-no-line = Aucune ligne ne relie { $place } et { $city } ; de là { $agent } peut rejoindre { $known }.
error-no-steps-left = { $agent } n’a plus de pas ; finissez le tour.
error-crowd-attack = Pas d’attaque tant que trois des vôtres sont ensemble ({ $cities }) : un duel perdu finirait le tour. Déplacez-en un d’abord.
error-crowd = Après ce pas il en resterait trop peu pour ramener chaque ville à deux des vôtres ; gardez de quoi vous disperser.
error-not-in-a-city = { $agent } n’est dans aucune ville ; on manipule les valises dans les villes.
error-hands-full = { $agent } porte déjà { $case } ; posez-la d’abord.
error-case-not-here = { $case } n’est pas dans { $place } ; il s’y trouve : { $known }.
error-nothing-to-drop = { $agent } ne porte pas de valise.
error-crowd-drop = { $agent } doit garder sa valise : la livrer est l’issue d’une ville bondée.
error-too-much-handling = Les valises ont changé de mains 60 fois dans ce tour ; cela suffit.
error-end-crowded = Trois des vôtres sont ensemble ({ $cities }) ; deux peuvent y rester à la fin du tour.
error-must-use-all = Les { $pool } points doivent tous servir tant qu’un pas tranquille reste possible.
error-sequence-ends = Arrêtez-vous après { $last } : la suite dépend de ce qui s’y passe.
error-no-such-agent = Il n’y a pas d’agent { $word } ; ce sont { $known }.
error-no-such-case = Il n’y a pas de valise { $word } ; ce sont { $known }.
error-not-your-hq = { $hq } : fermé pour vous ; le vôtre : { $own }.
error-base-closed = On n’entre pas dans une base de départ ; { $base } ne fait que se quitter.
error-ambiguous-city = { $word } peut être { $known }.
error-no-such-city = Il n’y a pas de ville { $word } ; les villes sont { $known }.
error-not-a-defender = { $agent } n’y est pas ; les défenseurs sont { $known }.
error-card-not-there = Vous n’avez pas de carte { $card } ; vous pouvez jouer { $known }.
error-wrong-losses = La bombe emporte exactement { $losses } agents différents ; vous en nommez { $named }.
error-carrier-lost = { $carrier } portait la bombe et doit être perdu.
error-no-such-content = Une valise contient { $known }, pas { $word }.
error-not-a-city = { $place } n’est pas une ville ; on cache les valises dans les villes.
error-setup-order = Il manque quelque chose : la suite de votre plan est { $part }.
error-said-twice = { $part } y figure deux fois.
error-no-guard = Vous n’avez pas de garde à placer : c’est l’affaire des deux autres, à trois joueurs.
error-part-settled = { $part } est déjà décidé.
error-city-taken = Deux de vos valises ne peuvent pas être dans { $city } ; prenez quatre villes différentes.
error-content-used = { $part }{ $content } est de trop : chaque contenu se cache une fois ; restent { $known }.

## Les esprits

claim = Dans { $secret } : { $answer }
bot-easy = Facile
bot-easy-about = Un débutant : il regarde un peu devant lui et se contente souvent d’un coup passable.
bot-normal = Normal
bot-normal-about = Il connaît la carte, devine le contenu de vos valises à la façon dont vous les traitez et compte les cartes de duel.
bot-hard = Difficile
bot-hard-about = Comme Normal, mais il réfléchit plus longtemps et ne laisse rien passer.
bot-duellist = La fine lame
bot-duellist-about = Elle cherche le combat partout où les cartes le permettent, et parfois où elles ne le permettent pas.
bot-smuggler = Le passeur
bot-smuggler-about = Il évite tout le monde et ne montre pas quelles valises comptent.
bot-saboteur = Le saboteur
bot-saboteur-about = Il préfère les valises des autres aux siennes, surtout prises des mains de leurs porteurs.
bot-postman = Le facteur
bot-postman-about = Il prend, porte et livre par le plus court chemin ; il laisse tranquille qui le laisse tranquille.

## Ce qu’on se dit

phrase-i-want = Je veux { $case }.
phrase-hands-off = Ne touchez pas à { $case } !
phrase-bomb-in = Il y a une bombe dans { $case }.
phrase-what-is-in = Que contient { $case } ?
phrase-truce = { $who ->
    [you] Une trêve entre nous ?
   *[other] { $player }, une trêve entre nous ?
}

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-rolled = dés : { $roll }
brief-stepped = { $agent } → { $to }
brief-picked = { $agent } prend { $case }
brief-dropped = { $agent } pose { $case }
brief-attacked = { $agent } attaque { $defenders }
brief-fought = { $attacker } { $attack } : { $defence } { $defender }, { $winner } gagne
brief-delivered = { $case } livrée : { $content }
brief-bomb = une bombe : { $losses } en moins
brief-out = plus d’agents
brief-resigned = abandonne
