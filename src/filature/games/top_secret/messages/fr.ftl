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
    .at = dans la base de départ rouge
    .to = à la base de départ rouge
    .from = de la base de départ rouge
word-S-blue = la base de départ bleue
    .at = dans la base de départ bleue
    .to = à la base de départ bleue
    .from = de la base de départ bleue
word-S-green = la base de départ verte
    .at = dans la base de départ verte
    .to = à la base de départ verte
    .from = de la base de départ verte
word-S-yellow = la base de départ jaune
    .at = dans la base de départ jaune
    .to = à la base de départ jaune
    .from = de la base de départ jaune
word-H-red = le quartier général rouge
    .at = au quartier général rouge
    .to = au quartier général rouge
    .from = du quartier général rouge
word-H-blue = le quartier général bleu
    .at = au quartier général bleu
    .to = au quartier général bleu
    .from = du quartier général bleu
word-H-green = le quartier général vert
    .at = au quartier général vert
    .to = au quartier général vert
    .from = du quartier général vert
word-H-yellow = le quartier général jaune
    .at = au quartier général jaune
    .to = au quartier général jaune
    .from = du quartier général jaune
word-hq = quartier général
    .typed = quartier
word-out = hors jeu
    .at = hors jeu
    .to = hors jeu
    .from = hors jeu
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
    .at = au Caire
    .to = au Caire
    .from = du Caire
word-Singapore = Singapour
word-Novosibirsk = Novossibirsk
word-Tokyo = Tokyo
word-Cape-Town = Le Cap
    .typed = Cap
    .at = au Cap
    .to = au Cap
    .from = du Cap
word-Easter-Island = l’île de Pâques
    .typed = Pâques
    .at = sur l’île de Pâques
    .to = à l’île de Pâques
    .from = de l’île de Pâques
word-Aden = Aden
    .from = d’Aden
word-Honolulu = Honolulu
    .from = d’Honolulu

## Ce qui s’est passé

event-seated = Les couleurs sont tirées. Dans le sens des aiguilles d’une montre, l’ordre des tours : { $colours }.
event-seated-colours = { $name } : { $value }
event-favoured = { $who ->
    [you] Personne ne joue { $colour } : vous avancez vers un coin vide. Les deux autres peuvent y laisser chacun un garde.
   *[other] Personne ne joue { $colour } : { $player } avance vers un coin vide. Les deux autres peuvent y laisser chacun un garde.
}
event-planned = Votre plan est scellé : { $contents }.
event-planned-contents = { $name } { $cities_at } contient { $value_is ->
    [bomb] la bombe
    [1] 1 secret
   *[other] { $value } secrets
}
event-submitted = { $who ->
    [you] Votre plan est remis.
   *[other] { $player } a remis son plan.
}
event-late = { $who ->
    [you] Vous ne répondez pas : le hasard choisit pour vous.
   *[other] { $player } ne répond pas : le hasard choisit.
}
event-drawn-content = Le hasard met dans { $case } : { $content_is ->
    [bomb] la bombe
    [1] 1 secret
   *[other] { $content } secrets
}.
event-drawn-city = Le hasard cache { $case } { $place_at }.
event-drawn-guard = { $reason ->
    [yes] Le hasard poste un de vos agents en garde dans la base de départ vide.
   *[no] Le hasard ne poste aucun garde.
}
event-drawn-card = Le hasard joue pour vous : { $card }.
event-revealed = { $who ->
    [you] Vos valises, { $colour } : { $cities }.
   *[other] Valises ({ $player }, { $colour }) : { $cities }.
}
event-revealed-cities = { $name } { $value_at }
event-guarded = { $who ->
    [you] Vous postez { $agent } en garde { $place_at }.
   *[other] { $player } poste { $agent } en garde { $place_at }.
}
event-rolled-for-start = { $who ->
    [you] Pour savoir qui commence, vous lancez les dés : { $roll }.
   *[other] Pour savoir qui commence, { $player } lance les dés : { $roll }.
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
    [you] Votre { $agent } va { $from_from } { $to_to } ; { $left ->
        [0] plus de pas
       *[other] encore { $left } pas
    }.
   *[other] { $agent } ({ $player }) va { $from_from } { $to_to } ; { $left ->
        [0] plus de pas
       *[other] encore { $left } pas
    }.
}
event-picked = { $agent } prend { $case } { $place_at }.
event-dropped = { $agent } pose { $case } { $place_at }.
event-turn-ended = { $who ->
    [you] Vous finissez votre tour.
   *[other] { $player } finit son tour.
}
event-attacked = { $who ->
    [you] Votre { $agent } affronte { $defenders } ({ $opponent }) : duel !
   *[other] { $agent } ({ $player }) affronte { $defenders } ({ $opponent }) : duel !
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
    [returned] { $agent } est renvoyé { $place_to }.
   *[eliminated] { $agent } est éliminé.
}
event-beaten-with-case = { $reason ->
    [returned] { $agent } est renvoyé { $place_to } et laisse { $case } { $city_at }.
   *[eliminated] { $agent } est éliminé et laisse { $case } { $city_at }.
}
event-looted = { $agent } prend { $case }.
event-exchanged = { $agent } prend { $case } et pose { $laid }.
event-left-lying = { $agent } laisse { $case } par terre.
event-delivered = { $who ->
    [you] Votre { $agent } livre { $case }. Dedans : { $content_is ->
        [bomb] la bombe
        [1] 1 secret
       *[other] { $content } secrets
    }. Vous avez { $total } en tout.
   *[other] { $agent } livre { $case }. Dedans : { $content_is ->
        [bomb] la bombe
        [1] 1 secret
       *[other] { $content } secrets
    }. { $player } a { $total } en tout.
}
event-bomb = Elle explose : { $who ->
    [you] vous perdez { $losses ->
        [one] un agent
       *[other] { $losses } agents
    }.
   *[other] { $player } perd { $losses ->
        [one] un agent
       *[other] { $losses } agents
    }.
}
event-lost = { $agent } est perdu.
event-lost-with-case = { $agent } est perdu ; { $case } reste { $place_at }.
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
        [secrets] Dix secrets sont livrés. Victoire : { $winners }.
        [last] Personne d’autre n’a plus d’agents. Victoire : { $winners }.
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
event-over-totals = { $name } { $value } ({ $agents } { $agents ->
    [one] agent
   *[other] agents
})
event-over-contents = { $name } { $value }

## Ce qui est demandé

identity = Vous êtes { $colour }.
aim = Livrez dix secrets à votre quartier général, mais pas la bombe.
aim-of-all = Dix secrets au quartier général font gagner ; une bombe coûte des agents.
ask-setup = Cachez 5, 3, 1 et la bombe dans vos valises A à D, dans quatre villes différentes.
ask-guard = Poster un garde dans la base de départ vide ?
ask-content = Que mettez-vous dans la valise { $case } ?
ask-city = Dans quelle ville cachez-vous la valise { $case } ?
ask-move = Vous avez { $pool } pas : qui va où ?
ask-bonus = En prime, pour les duels gagnés : { $steps }.
ask-bonus-steps = { $name } { $value }
ask-end = Plus de pas : finissez-vous votre tour ?
ask-target = { $agent } affronte { $agents } : qui combattez-vous d’abord ?
ask-card = { $attacker } contre { $defender }, l’égalité est pour { $attacker } : quelle carte ? En main : { $cards }.
ask-loot = { $agent } prend-il { $case } ?
ask-bomb = La bombe emporte { $losses ->
    [one] un agent : lequel ?
   *[other] { $losses } agents : lesquels ?
}
idle-submitted = Votre plan est remis.
idle-out = Vous n’avez plus d’agents ; vous regardez la fin.
idle-card = Votre carte est posée, face cachée : { $card }.
idle-duel = Un duel : { $players }.

draft-step = { $agent } va { $to_to }.
draft-attack = { $agent } va { $to_to } et attaque { $agents }.
draft-deliver = { $agent } livre sa valise { $to_at } ; tout le monde verra ce qu’elle contient.
draft-pick = { $agent } prend { $case }.
draft-drop = { $agent } pose sa valise.
draft-end = Votre tour finit.
draft-resign = Vous abandonnez. Vos agents quittent la partie.
draft-target = { $what } doit se battre en premier.
draft-card = Vous jouez { $what }.
draft-loot = { $reason ->
    [yes] Votre agent prend la valise.
   *[no] La valise reste où elle est.
}
draft-lose = { $what } est perdu.
draft-guard = { $reason ->
    [yes] Un agent monte la garde dans la base de départ vide.
   *[no] Pas de garde.
}
draft-hide = { $case } contient { $what_is ->
    [bomb] la bombe
    [1] 1 secret
   *[other] { $what } secrets
}.
draft-place = { $case } se trouve { $what_at }.

## Réponses

who-nobody = Vous n’avez pas d’agents ; vous ne faites que regarder.
who-undrawn = Votre couleur n’est pas encore tirée.
who-am-i = Vous êtes { $colour }. Vous partez { $base_from } et livrez { $hq_at }, où l’on entre depuis { $cities }. Agents en jeu : { $agents }.
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
    [you] à vous de jouer, encore { $pool } pas.
   *[other] { $player } joue, encore { $pool } pas.
}
turn-target = { $who ->
    [you] À vous de nommer le premier adversaire.
   *[other] { $player } nomme le premier adversaire.
}
turn-cards = Un duel. Cartes attendues : { $players }.
turn-loot = { $who ->
    [you] À vous de décider si vous prenez la valise.
   *[other] { $player } décide de prendre la valise ou non.
}
turn-bomb = { $who ->
    [you] À vous de nommer les agents perdus.
   *[other] { $player } nomme les agents perdus.
}
score-of = { CAPITAL($player) }, { $colour } : { $secrets } { $secrets ->
    [one] secret
   *[other] secrets
}, livrées : { $cases }, agents : { $agents }.
where-agent = { $agent } est { $place_at }.
where-carrier = { $agent } est { $place_at }, avec { $case }.
where-delivered = { $case } est livrée, par { $player }.
where-carried = { $case } est { $place_at }, portée par { $agent }.
where-lies = { $case } se trouve { $place_at }.
where-hidden = { $case } n’est pas encore sur la carte.
at-hq = On entre { $place_at } depuis { $cities }.
at-both = { CAPITAL($place_at) } : { $agents } ; par terre : { $cases }.
at-agents = { CAPITAL($place_at) } : { $agents }.
at-cases = { CAPITAL($place_at) }, par terre : { $cases }.
at-nobody = { CAPITAL($place_at) } : personne et rien.
near-city = { CAPITAL($place) }, villes voisines : { $cities }.
near-base = { CAPITAL($place_from) } on va { $cities_to }.
near-hq = Une ligne pointillée mène { $hq_to }.
near-exit = Des agents arrivent ici { $base_from }.
way-base = Personne n’entre { $place_at }.
way-nobody = Vous n’avez pas d’agents en route.
way-there = Tous les vôtres sont déjà { $place_at }.
way-next = Chemin { $from_from } { $to_to } : un pas, pour { $agents }.
way-through = Chemin { $from_from } { $to_to } : { $steps } pas par { $cities }, pour { $agents }.
way-enemies = Des ennemis sur ce chemin : { $cities }.
known-own = Vos valises : { $contents }.
known-own-contents = { $name } { $value_is ->
    [bomb] la bombe
    [1] 1 secret
   *[other] { $value } secrets
}
known-hidden = Dans { $cases }, on ne sait dans quel ordre : { $contents }.
known-cards = { $who ->
    [you] Vos cartes de duel : { $cards }.
   *[other] Cartes de duel ({ $player }) : { $cards }.
}
no-clues = Ce jeu ne compte pas d’indices ; voyez qui va où, avec quelle valise.
may-nothing = Rien pour l’instant ; ce n’est pas votre tour.
may-step = Déplacements possibles : { $steps }.
may-step-steps = { $name } { $value_to }
may-choose = Vous pouvez écrire : { $example }.

## Erreurs

error-bad-board = Ce plateau ne peut pas servir : { $why }.
error-wrong-colours = À { $seats } joueurs on prend { $seats } couleurs différentes, à deux rouge et vert ou bleu et jaune ; choisies : { $chosen }.
error-agent-out = { $agent } est éliminé.
error-no-gateway = Aucune ligne pointillée ne mène { $place_from } { $hq_to } ; on y entre depuis { $known }.
error-nothing-to-deliver = { $agent } ne porte pas de valise ; seule une valise ouvre la porte.
error-first-three = Vous avez livré deux de vos propres valises ; la troisième doit être ennemie, pas { $case }.
error-no-line = Aucune ligne ne va { $place_from } { $city_to } ; de là { $agent } peut aller { $known_to }.
error-no-steps-left = { $agent } n’a plus de pas ; finissez le tour.
error-crowd-attack = Pas d’attaque tant que trois des vôtres sont ensemble ({ $cities }) : un duel perdu finirait le tour. Déplacez-en un d’abord.
error-crowd = Après ce pas il en resterait trop peu pour ramener chaque ville à deux des vôtres ; gardez de quoi vous disperser.
error-not-in-a-city = { $agent } n’est dans aucune ville ; on manipule les valises dans les villes.
error-hands-full = { $agent } porte déjà { $case } ; posez-la d’abord.
error-case-not-here = { $case } n’est pas { $place_at } ; il s’y trouve : { $known }.
error-nothing-to-drop = { $agent } ne porte pas de valise.
error-crowd-drop = { $agent } doit garder sa valise : la livrer est l’issue d’une ville bondée.
error-too-much-handling = Les valises ont changé de mains 60 fois dans ce tour ; cela suffit.
error-end-crowded = Trois des vôtres sont ensemble ({ $cities }) ; deux peuvent y rester à la fin du tour.
error-must-use-all = Les { $pool } pas doivent tous servir tant qu’un pas tranquille reste possible.
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
error-city-taken = Deux de vos valises ne peuvent pas être { $city_at } ; prenez quatre villes différentes.
error-content-used = { $part }{ $content } est de trop : chaque contenu se cache une fois ; restent { $known }.

## Les esprits

claim = Dans { $secret } : { $answer_is ->
    [bomb] la bombe
    [1] 1 secret
   *[other] { $answer } secrets
}
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
