### Heimlich & Co. : mots, événements et réponses, français.

heimlich-name = Heimlich & Co.
heimlich-length = 45 minutes
heimlich-feel = Du bluff sans sourciller, un dé, des tours rapides.
heimlich-pitch = Douze lieux, un dossier, et chacun déplace les agents de tout le monde. Menez le vôtre à bon port sans laisser deviner lequel c’est. La boîte tactile porte le titre Les agents secrets.

## Les mots de la notation

word-orange = orange
    .byword = lisse
word-violet = violet
    .byword = rugueux
word-red = rouge
    .byword = velours
word-blue = bleu
    .byword = rêche
word-grey = gris
    .byword = traits
word-yellow = jaune
    .byword = feutrine
word-green = vert
    .byword = vagues
word-chapel = la chapelle
    .typed = chapelle
    .at = dans la chapelle
    .to = à la chapelle
    .from = de la chapelle
word-H1 = la maison 1
    .at = dans la maison 1
    .to = à la maison 1
    .from = de la maison 1
word-H2 = la maison 2
    .at = dans la maison 2
    .to = à la maison 2
    .from = de la maison 2
word-H3 = la maison 3
    .at = dans la maison 3
    .to = à la maison 3
    .from = de la maison 3
word-H4 = la maison 4
    .at = dans la maison 4
    .to = à la maison 4
    .from = de la maison 4
word-H5 = la maison 5
    .at = dans la maison 5
    .to = à la maison 5
    .from = de la maison 5
word-H6 = la maison 6
    .at = dans la maison 6
    .to = à la maison 6
    .from = de la maison 6
word-H7 = la maison 7
    .at = dans la maison 7
    .to = à la maison 7
    .from = de la maison 7
word-H8 = la maison 8
    .at = dans la maison 8
    .to = à la maison 8
    .from = de la maison 8
word-H9 = la maison 9
    .at = dans la maison 9
    .to = à la maison 9
    .from = de la maison 9
word-H10 = la maison 10
    .at = dans la maison 10
    .to = à la maison 10
    .from = de la maison 10
word-ruin = la ruine
    .typed = ruine
    .at = dans la ruine
    .to = à la ruine
    .from = de la ruine
word-independent = indépendant
word-nobody = personne
word-dossier = dossier
word-pick = choix
word-report = rapport

## Ce qui s’est passé

event-colours = En jeu : { $agents }. { $independents ->
    [0] Chaque agent appartient à un joueur.
    [one] Un agent n’appartient à personne.
   *[other] { $independents } agents n’appartiennent à personne.
}
event-dealt = Votre carte : vous êtes { $agent }. Gardez-le pour vous.
event-rolled-for-start = { $who ->
    [you] Pour savoir qui commence, vous lancez le dé : { $die }.
   *[other] Pour savoir qui commence, { $player } lance le dé : { $die }.
}
event-start-tied = Égalité, on relance : { $players }.
event-starts = { $who ->
    [you] Vous commencez.
   *[other] { $player } commence.
}
event-rolled = { $who ->
    [you] Vous lancez le dé : { $die }.
   *[other] { $player } lance le dé : { $die }.
}
event-rolled-one-to-three = { $who ->
    [you] Vous obtenez la face 1 à 3 : à vous de choisir.
   *[other] { $player } obtient la face 1 à 3 et peut choisir.
}
event-picked = { $who ->
    [you] Vous choisissez { $die }.
   *[other] { $player } choisit { $die }.
}
event-moved = { $who ->
    [you] Vous déplacez { $steps }.
   *[other] { $player } déplace { $steps }.
}
event-moved-steps = { $name } de { $value }, jusqu’{ $places_to }
event-counted = { $who ->
    [you] Vous déclenchez un décompte { $place_at }. { $gains_is ->
        [none] Personne ne marque.
       *[some] { CAPITAL($gains) }.
    }
   *[other] { $player } déclenche un décompte { $place_at }. { $gains_is ->
        [none] Personne ne marque.
       *[some] { CAPITAL($gains) }.
    }
}
event-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }, soit { $scores }
}
event-report-asked = Un agent a au moins 29 points : chacun écrit son rapport.
event-report-filed = Votre rapport : { $report }.
event-report-filed-report = { $name } : { $value }
event-reported = { $who ->
    [you] Votre rapport est remis.
   *[other] { $player } a remis son rapport.
}
event-dossier-moved = { $who ->
    [you] Vous portez le dossier { $place_to }.
   *[other] { $player } porte le dossier { $place_to }.
}
event-dossier-left = { $who ->
    [you] Vous laissez le dossier { $place_at }.
   *[other] { $player } laisse le dossier { $place_at }.
}
event-over =
    Bas les masques ! { CAPITAL($owners) }.
    { $reason ->
        [goal] Premier à 42 : { $agents }. { $tied ->
            [yes] À égalité jusqu’au bout. Match nul : { $winners }.
           *[no] Victoire : { $winners }.
        }
        [independent] Premier à 42 : { $agents }, qui ne travaille pour personne. Personne ne gagne.
        [report]
            Rapports : { $reports }.
            Totaux : { $totals }.
            { $tied ->
                [yes] Rien ne les départage. Match nul : { $winners }.
               *[no] Victoire : { $winners }.
            }
        [blocked]
            Rapports : { $reports }.
            Totaux : { $totals }.
            Un agent indépendant devance tout le monde : personne ne gagne.
        [unreported]
            La partie finit avant que des rapports aient été demandés.
            Totaux : { $scores }.
            Victoire : { $winners }.
        [unreported-blocked]
            La partie finit avant que des rapports aient été demandés.
            Totaux : { $scores }.
            Un agent indépendant devance tout le monde : personne ne gagne.
       *[cap] Le dernier tour est joué et personne n’a 42 points. Personne ne gagne.
    }
event-over-owners = { $name } : { $value }
event-over-reports = { $name } : { $value }
event-over-reports-value = { $name } = { $value }
event-over-scores = { $name } { $value }
event-over-totals = { $name } { $value }, dont { $bonus } pour { $correct } { $correct ->
    [one] ligne juste
   *[other] lignes justes
}

## Ce qui est demandé

identity = Vous êtes { $agent }.
aim-basic = Menez { $agent } à 42 points sans vous trahir.
aim-advanced = Marquez avec { $agent }, démasquez les autres, sans vous trahir.
aim-of-all-basic = Le premier agent à 42 fait gagner son propriétaire – mais qui est-ce ?
aim-of-all-advanced = Les points font gagner, les bons soupçons aussi – mais qui est qui ?
ask-move = { $die ->
    [one] Donnez 1 pas à un agent, n’importe lequel.
   *[other] Donnez { $die } pas aux agents de votre choix.
}
ask-dossier = Où posez-vous le dossier ?
ask-pick = Combien de pas prenez-vous : 1, 2 ou 3 ?
ask-report = Votre rapport : qui fait agir qui ? Chaque ligne juste vaut 5 points, et c’est définitif.
idle-reported = Votre rapport est remis.

draft-step = { CAPITAL($agent) } avance de { $steps }, { $from_from } { $to_to }.
draft-no-count = Pas de décompte.
draft-count = Cela déclenche un décompte { $place_at }. { $gains_is ->
    [none] Personne ne marque.
   *[some] { CAPITAL($gains) }.
}
draft-count-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
draft-end = Un agent atteint 42 : la partie s’arrête.
draft-report = Un agent atteint au moins 29 : chacun écrira un rapport.
draft-dossier = Le dossier va { $what_to }.
draft-dossier-left = Le dossier reste { $what_at }.
draft-pick = Vous choisissez { $what }.
draft-line = { CAPITAL($agent) } : { $owner }

## Réponses

who-nobody = Vous n’avez pas de carte ; vous ne faites que regarder.
who-am-i = Vous êtes { $agent }, { $place_at }, avec { $score } { $score ->
    [one] point
   *[other] points
}.
turn-over = La partie est finie.
turn-setup = On met la table en place.
turn-report = On écrit les rapports. Manquent encore : { $players }.
turn-roll = Tour { $turn } : { $who ->
    [you] à vous de lancer.
   *[other] { $player } va lancer.
}
turn-pick = Tour { $turn } : { $who ->
    [you] choisissez 1, 2 ou 3.
   *[other] { $player } choisit 1, 2 ou 3.
}
turn-move = Tour { $turn } : { $who ->
    [you] vous avez lancé { $die }, à vous de jouer.
   *[other] { $player } a lancé { $die } et doit jouer.
}
turn-dossier = Tour { $turn } : { $who ->
    [you] à vous de décider où va le dossier.
   *[other] { $player } décide où va le dossier.
}
score-of = { CAPITAL($agent) } : { $score } { $score ->
    [one] point
   *[other] points
}
score-of-owner = { CAPITAL($agent) }, { $owner } : { $score } { $score ->
    [one] point
   *[other] points
}
where-dossier = Le dossier est { $place_at }. Distance au dossier : { $reach }.
where-dossier-reach = { $name } { $value }
where-agent = { CAPITAL($agent) } est { $place_at }, { $steps ->
    [0] avec le dossier.
    [one] à un pas du dossier.
   *[other] à { $steps } pas du dossier.
}
where-not-playing = { CAPITAL($agent) } n’est pas en jeu.
at-agents = { CAPITAL($place_at) }, qui vaut { $value } : { $agents }.
at-nobody = { CAPITAL($place_at) }, qui vaut { $value } : personne.
at-dossier = Le dossier est ici.
dossier-old-agents = Déjà là au dernier décompte, leur retour n’en déclenche pas : { $agents }.
near-place = Dans le sens horaire, { $place } se trouve entre { $before } et { $after }.
way-to = Distance jusqu’{ $place_to } : { $steps }.
way-to-steps = { $name } { $value }
known-independents = { $count ->
    [0] Chaque agent appartient à un joueur.
    [one] Un agent n’appartient à personne.
   *[other] { $count } agents n’appartiennent à personne.
}
known-reported = Rapports remis par { $players }.
known-report = Vous avez écrit : { $lines }.
known-report-lines = { $name } : { $value }
known-owners = Bas les masques : { $owners }.
known-owners-owners = { $name } : { $value }
may-nothing = Rien pour l’instant ; ce n’est pas votre tour.
may-pick = Choisissez 1, 2 ou 3.
may-move = Répartissez { $die } pas entre { $agents }, sans en laisser, dans le sens horaire : { $count } façons.
may-dossier = Portez le dossier { $places_to }.
may-report = Ligne suivante, { $agent } : { $owners }. Ou tout le rapport d’un coup.

## Le manuel du parfait agent

clue-left-ruin = Qui a sorti cet agent de la ruine, quand il y était ?
clue-entered-ruin = Qui a envoyé cet agent dans la ruine, quand le dé le permettait ?
clue-crossed-ruin = Qui a fait traverser la ruine à cet agent, quand le dé le permettait ?
clue-raw = Qui a mené cet agent vers de meilleurs ou de pires lieux, en points ?
clue-favour = Qui a favorisé cet agent, par rapport au hasard ?
clue-profit = Qui a déclenché des décomptes qui arrangeaient cet agent, par rapport à la moyenne ?
clue-spared = Qui s’est gardé de décomptes qui n’auraient pas arrangé cet agent ?
clue-rate = { CAPITAL($agent) } : { $hits }.
clue-rate-hits = { $name }, { $value } sur { $chances }
clue-sum = { CAPITAL($agent) } : { $sums }.
clue-sum-sums = { $name }, { SIGNED($value) }
clue-nerve = { $who ->
    [you] Vous avez déclenché { $triggered } des { $could } décomptes possibles{ $forced ->
        [0] .
       *[other] , dont { $forced } par force.
    }
   *[other] { $player } a déclenché { $triggered } des { $could } décomptes possibles{ $forced ->
        [0] .
       *[other] , dont { $forced } par force.
    }
}
clue-top = { $who ->
    [you] Vous avez déclenché un décompte ; le plus gros gain fut pour { $agents }.
   *[other] { $player } a déclenché un décompte ; le plus gros gain fut pour { $agents }.
}

## Erreurs

error-wrong-colours = À { $seats } joueurs il faut { $agents } agents différents ; choisis : { $chosen }.
error-wrong-sum = { $spent } pas sur { $die } : donnez tous les pas du dé, ni plus ni moins.
error-dossier-place = Le dossier ne peut pas aller { $place_to } ; il peut aller { $known_to }.
error-own-line = Il n’y a pas de ligne pour votre propre agent { $agent }.
error-line-order = La prochaine ligne de votre rapport est { $agent }.
error-line-written = La ligne { $agent } est déjà écrite.
error-inconsistent-report = { CAPITAL($line) } ne va pas avec les autres lignes ; { $agent } peut être : { $known }.
error-ambiguous-agent = { $word } peut être { $known }.
error-no-such-agent = Aucun agent { $word } n’est en jeu ; sont en jeu { $known }.
error-bad-owner = Une ligne nomme un autre joueur, indépendant ou ? : l’un de { $known } ; pas { $word }.

## Qui réfléchit, et ce que l’on croit

claim = { $answer_is ->
    [nobody] { $secret } ne travaille pour personne
    [you] { $secret } travaille pour vous
   *[other] { $secret } travaille pour { $answer }
}
bot-easy = Facile
bot-easy-about = Cherche de bonnes places pour son agent, voit un peu plus loin que le bout de son nez et se contente souvent d’un coup correct.
bot-normal = Normal
bot-normal-about = Se souvient de qui a déplacé qui, soupçonne à bon escient et pense quelques tours à l’avance.
bot-hard = Difficile
bot-hard-about = Comme Normal, mais réfléchit plus longtemps et ne laisse rien passer.
bot-hothead = La tête brûlée
bot-hothead-about = Ne sait pas attendre : tout ce qui provoque un décompte est une bonne idée.
bot-greyman = L’homme en gris
bot-greyman-about = Déplace un peu tout le monde et préfère marquer moins que d’être reconnu.
bot-saboteur = Le saboteur
bot-saboteur-about = Aime mieux voir le premier tomber dans la ruine que son propre agent monter.
bot-archivist = L’archiviste
bot-archivist-about = Met chaque coup en fiche, ne presse rien et cache son agent entre les lignes.

## Ce qu’on se dit

phrase-i-am = Je suis { $agent }.
phrase-i-am-not = Je ne suis pas { $agent }.
phrase-whose-is = À qui est { $agent } ?
phrase-hands-off = Ne touchez pas à { $agent } !
phrase-you-are = { $who ->
    [you] Vous êtes { $agent }, je parie.
   *[other] { $player } est { $agent }, je parie.
}

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-rolled-for-start = premier jet : { $die }
brief-dealt = vous êtes { $agent }
brief-report-asked = 29 points : à vos rapports
brief-rolled = dé : { $die }
brief-rolled-one-to-three = dé : 1 à 3
brief-picked = choisit { $die }
brief-moved = { $steps }
brief-moved-steps = { $name } +{ $value }
brief-counted = décompte { $place_at } : { $gains_is ->
    [none] rien
   *[some] { $gains }
}
brief-counted-gains = { $value ->
    [0] { "" }
   *[other] { $name } { SIGNED($value) }
}
brief-reported = rapport rendu
brief-dossier-moved = dossier → { $place }
brief-dossier-left = le dossier reste { $place_at }
