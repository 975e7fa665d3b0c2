### Les deux compagnies : mots, événements et réponses, français.

double_agents-name = Agents Secrets : CIA contre KGB
double_agents-length = 45 à 60 minutes
double_agents-feel = Deux équipes, beaucoup de paroles, et personne de sûr.
double_agents-pitch = Deux compagnies, quatre villes, et un traître dans chaque maison. Envoyez vos cartes, fiez-vous aux vôtres, et comptez les couteaux.

## Les mots de la notation

word-cia = CIA
word-kgb = KGB
word-special = agent spécial
    .typed = spécial
word-agent = agent
word-defector = transfuge
word-killer = tueur
word-corruption = corruption
word-sabotage = sabotage
word-Rio = Rio
word-Berlin = Berlin
word-Cairo = Le Caire
    .typed = Caire
word-HongKong = Hong Kong
    .typed = Hongkong
word-loyal = loyal
word-double = agent double
    .typed = double
word-nobody = personne
word-abstain = abstention
word-lock = verrouiller
word-unlock = déverrouiller
word-draft = brouillon
word-late = retard
word-time = temps
word-vote = vote
word-join = rejoindre
word-OPEN = ouverte
word-HUSHED = au silence
    .typed = silence
word-READY = prête
word-table = toute la table
    .typed = table
word-drop-cia = la CIA, en cachette
word-drop-kgb = le KGB, en cachette

## Ce qui s’est passé

event-coin = La pièce tombe : { $company } sera la compagnie la plus nombreuse.
event-joined = { $who ->
    [you] Vous rejoignez : { $company }.
   *[other] { $player } rejoint : { $company }.
}
event-companies = CIA : { $cia }. KGB : { $kgb }. { $reason ->
    [odd] { $smaller } compte un membre de moins et recevra 7 points pour cela.
   *[even] Les compagnies sont de même taille.
}
event-identity = Votre carte d’identité, { $company } : { $role }. Personne d’autre ne la voit.
event-mission = Manche { $round }, mission, { $destination } : { $value } points.
event-reshuffled = { $company } mélange sa défausse : { $cards } cartes dans la pioche.
event-hand = Votre main : { $cards }.
event-leg = Manche { $round }, étape { $leg }. Chacun peut parler. Choisissez une carte et une destination.
event-drafted = Noté : { $card ->
    [blanc] pas encore de carte
   *[other] { $card }
}, { $destination ->
    [blanc] pas encore de destination
   *[other] { $destination }
}.
event-aimed = { $player } vise cette destination : { $destination }.
event-chosen = Votre choix : { $card }, destination { $destination }.
event-locked = { $who ->
    [you] Vous avez choisi.
   *[other] { $player } a choisi.
}
event-unlocked = { $who ->
    [you] Vous reprenez votre choix.
   *[other] { $player } reprend son choix et réfléchit encore.
}
event-late = { $who ->
    [you] Vous êtes en retard : le hasard choisit ce qui manque.
   *[other] { $player } est en retard : le hasard choisit ce qui manque.
}
event-out-of-time = { $who ->
    [you] Votre temps de parole est écoulé.
   *[other] { $player } n’a plus de temps de parole.
}
event-ready = { $company ->
    [CIA] La CIA est prête.
   *[KGB] Le KGB est prêt.
}
event-ready-and-hush = { $company ->
    [CIA] La CIA est prête.
   *[KGB] Le KGB est prêt.
} Silence radio pour { $hushed ->
    [CIA] la CIA.
   *[KGB] le KGB.
}
event-hushed = Fin des discussions : les deux compagnies se taisent.
event-revealed = Manche { $round }, étape { $leg } : { $destinations }.
event-revealed-destinations = { $name }, { $value }
event-resolved = { $destination }, { $value } points. { $cards }.{ $turns ->
    [0] {""}
   *[other] {" "}Retournés : { $turned }.
}{ $kills ->
    [0] {""}
   *[other] {" "}Éliminés : { $killed }.
} { $reason ->
    [points] Victoire : { $winner }.
    [corruption] Égalité, mais { $winner } paie mieux.
    [absent] Le vainqueur n’est jamais venu.
   *[tie] Égalité.
} { $fate ->
    [pot] La mission va à la cagnotte.
    [removed] La mission sort du jeu.
   *[player] { $holder ->
        [vous] Vous y êtes sans rival : la mission est à vous.
       *[other] { $holder } y est sans rival et prend la mission.
    }
}
event-resolved-cards = { $name } { $totals }, { $value ->
    [rien] sans carte
   *[other] avec { $value }
}
event-resolved-cards-value = { $value ->
    [1] { $name }
   *[other] { $value } fois { $name }
}
event-resolved-turned = par { $name }, { $value }
event-resolved-turned-value = { $value ->
    [1] { $name }
   *[other] { $value } fois { $name }
}
event-resolved-killed = par { $name }, { $value }
event-resolved-killed-value = { $value ->
    [1] { $name }
   *[other] { $value } fois { $name }
}
event-vote-opens = Les six manches sont jouées. Chaque compagnie peut désigner son agent double, à plus de la moitié de ses membres.
event-ballot = Votre bulletin : { $ballot }.
event-voted = { $who ->
    [you] Votre bulletin est déposé.
   *[other] { $player } a voté.
}
event-ballots = Les bulletins : { $ballots }.
event-ballots-ballots = { $name } : { $value }
event-votes = Les voix. CIA : { $cia }. KGB : { $kgb }.
event-votes-cia = { $name } { $value }
event-votes-kgb = { $name } { $value }
event-identities = Bas les masques. { $doubles }.
event-identities-doubles = { $name } : l’agent double était { $value }, accusé : { $designated }
event-over = { $scores }. { $reason ->
    [cia] La CIA gagne, et avec elle : { $winners }.
    [kgb] Le KGB gagne, et avec lui : { $winners }.
   *[draw] Match nul. Tout le monde prétend que c’était prévu.
}
event-over-scores = { $name } { $value } : { $pot } dans la cagnotte, { $loyal } chez les membres loyaux, { $friend } par l’agent double { $name ->
    [CIA] du KGB
   *[KGB] de la CIA
}, prime { $bonus }
event-replay = Manche { $round }, telle qu’elle fut : { $first }.
event-replay-first = { $name }, { $value } vers { $first_destination }, { $second } vers { $second_destination }, troisième carte { $third }

## Ce qui est demandé

identity-unknown = Vous êtes { $company ->
    [CIA] à la CIA
   *[KGB] au KGB
}.
identity-loyal = Vous êtes un membre loyal { $company ->
    [CIA] de la CIA
   *[KGB] du KGB
}.
identity-double = Vous êtes l’agent double { $company ->
    [CIA] de la CIA
   *[KGB] du KGB
}.
aim-loyal = Gagnez des missions pour { $company ->
    [CIA] la CIA
   *[KGB] le KGB
} et trouvez le traître parmi vous.
aim-double = Vous gagnez avec { $enemy ->
    [CIA] la CIA : sabotez le { $company }
   *[KGB] le KGB : sabotez la { $company }
} sans vous trahir.
aim-of-all = La compagnie qui a le plus de points gagne – mais chacune a son traître.
ask-teams = Quelle compagnie rejoignez-vous ?
ask-leg = Quelle carte envoyez-vous, et où ?
ask-hand = En main : { $cards }.
ask-hushed = Silence radio : choisissez sans un mot.
ask-vote = Qui est l’agent double de votre compagnie ? Votre bulletin est définitif.
idle-locked = Vous avez choisi ; tant que votre compagnie n’est pas prête, vous pouvez changer d’avis.
idle-ready = Votre compagnie est prête, et votre choix est définitif.
idle-voted = Vous avez voté.

draft-lock = { $card }, destination { $destination }, où la mission vaut { $value }. Ce sera verrouillé quand vous jouerez.
draft-draft = Noté, pas encore définitif : { $what }.
draft-unlock = Vous reprenez votre choix.
draft-vote = { $who ->
    [you] Vous vous nommez vous-même.
   *[other] Vous nommez { $player }.
}
draft-abstain = Vous ne nommez personne.
draft-join = Vous rejoignez : { $what }.

## Réponses

who-nobody = Vous n’avez pas de carte ; vous ne faites que regarder.
who-no-company = Vous n’êtes encore d’aucune compagnie.
who-unknown = Votre compagnie : { $company }. Votre carte d’identité va venir.
who-loyal = Vous êtes un membre loyal, compagnie { $company }. Les vôtres : { $mates }. L’un d’eux n’est pas loyal.
who-double = Vous êtes l’agent double, compagnie { $company } : vous gagnez avec { $enemy }. Les vôtres : { $mates }.
turn-over = La partie est finie.
turn-setup = On met la table en place.
turn-deal = Manche { $round } : on distribue missions et cartes.
turn-late = { $who ->
    [you] Le hasard choisit pour vous.
   *[other] Le hasard choisit pour { $player }.
}
turn-leg = Manche { $round }, étape { $leg }. Choisissent encore : { $players }. { $statuses }.
turn-leg-statuses = { $name } : { $value }
turn-vote = On vote. Manquent encore : { $players }.
score-company = { $company } : { $score } { $score ->
    [one] point
   *[other] points
}
score-pot = Pot commun, { $company } : { $score } { $score ->
    [one] point
   *[other] points
}
score-player = { $player } : { $score } { $score ->
    [one] point
   *[other] points
} de missions
board-deck = { $company } : { $pile } cartes dans la pioche, { $discard } dans la défausse.
where-company = { $company } : { $players }.
where-player = { $player } : dernière destination { $place }.
where-nowhere = { $player } : pas encore parti.
at-mission = { $place } : une mission de { $value }.
at-no-mission = { $place } : aucune mission ouverte ; dans la pile, { $values }.
at-cards = Face cachée : { $cards }. Envoyées par : { $players }.
at-cards-cards = { $name } { $value }
known-hand = Votre main : { $cards }.
known-sent = Étape 1 : vous avez envoyé { $card }, destination { $destination }.
known-draft = Noté : { $card ->
    [blanc] pas encore de carte
   *[other] { $card }
}, { $destination ->
    [blanc] pas encore de destination
   *[other] { $destination }
}.
known-locked = Vous avez verrouillé { $card }, destination { $destination }.
known-mates = Les destinations des vôtres : { $mates }.
known-mates-mates = { $name }, { $value }
known-ballot = Votre bulletin : { $ballot }.
known-talk = Vous pouvez parler à : { $channels }.
known-hush = Vous ne pouvez plus parler avant que les destinations soient révélées.
known-identities = Les cartes d’identité : { $roles }.
known-identities-roles = { $name } : { $value }
may-nothing = Rien pour l’instant.
may-teams = Rejoindre : { $companies }.
may-vote = Nommer l’un de { $players }, ou vous abstenir.
may-unlock = Vous avez verrouillé. Écrivez { $example } pour changer d’avis.
may-leg = Envoyer l’une de ces cartes : { $cards }, vers l’une de ces destinations : { $places }. Vous pouvez d’abord en noter une partie, par exemple : { $example }.

## Indices

clue-sabotage = Manche { $round }, { $destination } : sabotage chez { $company }. Y ont envoyé une carte : { $players }.

## Erreurs

error-hushed = { $player } ne peut pas parler maintenant : { $company } se tait jusqu’à la révélation des destinations.
error-talk-over = La partie est finie ; ses canaux sont fermés.
error-lock-final = Votre choix est définitif : la compagnie { $company } est { $status }, et seuls les membres d’une compagnie ouverte déverrouillent.
error-company-full = { $company } est au complet ; rejoignez l’autre compagnie.
error-locked = Vous avez verrouillé votre choix ; écrivez { $example } pour le changer.
error-not-in-hand = Vous n’avez pas en main : { $card } ; vous avez { $known }.
error-incomplete = Un choix demande une carte et une destination, comme { $example } ; votre main : { $known }.
error-not-locked = Vous n’avez encore rien verrouillé ; écrivez un choix comme { $example }.
error-drafted-already = C’est déjà votre brouillon ; écrivez { $example } pour le verrouiller.
error-no-mate = { $name } n’est pas de votre compagnie ; nommez l’un de { $known }, ou abstenez-vous.

## Ce que l’on croit, et qui le croit

word-double-cia = l’agent double de la CIA
word-double-kgb = l’agent double du KGB
word-sabotage-cia-1 = la main derrière le dernier sabotage de la CIA, manche 1
word-sabotage-cia-2 = la main derrière le dernier sabotage de la CIA, manche 2
word-sabotage-cia-3 = la main derrière le dernier sabotage de la CIA, manche 3
word-sabotage-cia-4 = la main derrière le dernier sabotage de la CIA, manche 4
word-sabotage-cia-5 = la main derrière le dernier sabotage de la CIA, manche 5
word-sabotage-cia-6 = la main derrière le dernier sabotage de la CIA, manche 6
word-sabotage-kgb-1 = la main derrière le dernier sabotage du KGB, manche 1
word-sabotage-kgb-2 = la main derrière le dernier sabotage du KGB, manche 2
word-sabotage-kgb-3 = la main derrière le dernier sabotage du KGB, manche 3
word-sabotage-kgb-4 = la main derrière le dernier sabotage du KGB, manche 4
word-sabotage-kgb-5 = la main derrière le dernier sabotage du KGB, manche 5
word-sabotage-kgb-6 = la main derrière le dernier sabotage du KGB, manche 6
claim = { $secret }, c’est { $answer }
bot-easy = Facile
bot-easy-about = Regarde une fois chaque carte et chaque ville, et se contente souvent d’une idée correcte.
bot-normal = Normal
bot-normal-about = Imagine la suite de la manche et retient qui se trouvait près de chaque sabotage.
bot-hard = Difficile
bot-hard-about = Comme Normal, mais réfléchit plus longtemps ; agent double, il soigne aussi les apparences.
bot-hothead = La tête brûlée
bot-hothead-about = Va là où se trouve la plus grosse mission, et tout le monde peut le savoir.
bot-greyman = L’homme en gris
bot-greyman-about = Voyage avec les autres, fait ce qu’on attend de lui, et sera soupçonné en dernier.
bot-saboteur = Le saboteur
bot-saboteur-about = Préfère les tueurs et les transfuges aux agents, et par-dessus tout un sabotage, si sa carte d’identité le permet.
bot-bookkeeper = Le comptable
bot-bookkeeper-about = Laisse les gros lots aux bruyants et ramasse les petites missions, seul de préférence.

## Ce qu’on se dit

phrase-we-are-ready = Nous sommes prêts : choisissez quand vous voulez.
phrase-i-go-to = { $city } : j’y vais.
phrase-go-to = { $city } : allez-y !
phrase-my-card-for = { $city } : ma carte est { $card }.
phrase-who-was-in = { $city } : qui y était ?
phrase-i-was-in = { $city } : j’y étais.
phrase-leave-alone = { $city } : laissez tomber.

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-identity = { $company } : { $role }
brief-vote-opens = au vote : qui est l’agent double ?
brief-leg = étape { $leg } : carte et ville
brief-ready-and-hush = { $company } : prêts ; { $hushed } : silence
brief-hand = main : { $cards }
brief-reshuffled = { $company } mélange : { $cards } cartes
brief-chosen = choix : { $card } → { $destination }
brief-joined = rejoint : { $company }
brief-mission = mission { $destination } : { $value }
brief-aimed = vise { $destination }
brief-late = en retard : le hasard choisit
brief-revealed = { $destinations }
brief-revealed-destinations = { $name } → { $value }
brief-resolved = { $destination } ({ $value }) : { $totals } – { $reason ->
    [tie] égalité
   *[points] { $winner }
}
brief-resolved-totals = { $name } { $value }
