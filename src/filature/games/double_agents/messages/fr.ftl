### Les deux compagnies : mots, événements et réponses, français.

double_agents-name = Agents Secrets : CIA contre KGB
double_agents-length = 45 à 60 minutes
double_agents-feel = Deux équipes, beaucoup de paroles, et personne de sûr.
double_agents-pitch = Deux compagnies, quatre villes, et un traître dans chaque maison. Envoyez vos cartes, fiez-vous aux vôtres, et comptez les couteaux.

## Les mots de la notation

word-cia = CIA
    .the = la CIA
    .at = à la CIA
    .to = à la CIA
    .from = de la CIA
word-kgb = KGB
    .the = le KGB
    .at = au KGB
    .to = au KGB
    .from = du KGB
word-special = agent spécial
    .typed = spécial
    .the = l’agent spécial
word-agent = agent
    .the = l’agent
word-defector = transfuge
    .the = le transfuge
word-killer = tueur
    .the = le tueur
word-corruption = corruption
    .the = la corruption
word-sabotage = sabotage
    .the = le sabotage
word-Rio = Rio
word-Berlin = Berlin
word-Cairo = Le Caire
    .typed = Caire
    .at = au Caire
    .to = au Caire
    .from = du Caire
word-HongKong = Hong Kong
    .typed = Hongkong
word-loyal = loyal
word-double = agent double
    .typed = double
word-nobody = personne
word-abstain = abstention
word-lock = envoyer
word-unlock = reprendre
word-draft = prévoir
word-late = retard
word-time = temps
word-vote = vote
word-join = rejoindre
word-OPEN = ouverte
word-HUSHED = silence radio
    .typed = silence
word-READY = prête
word-table = toute la table
    .typed = table
word-drop-cia = la CIA, en cachette
word-drop-kgb = le KGB, en cachette

## Ce qui s’est passé

event-coin = La pièce tombe : { $company_the } sera la compagnie la plus nombreuse.
event-joined = { $who ->
    [you] Vous allez { $company_to }.
   *[other] { $player } va { $company_to }.
}
event-companies = CIA : { $cia }. KGB : { $kgb }. { $reason ->
    [odd] { CAPITAL($smaller_the) } compte un membre de moins et recevra 7 points pour cela.
   *[even] Les compagnies sont de même taille.
}
event-identity = Votre carte d’identité, { $company } : { $role }. Personne d’autre ne la voit.
event-mission = Manche { $round }, mission { $destination_at } : { $value } points.
event-reshuffled = { CAPITAL($company_the) } mélange sa défausse : { $cards } cartes dans la pioche.
event-hand = Votre main : { $cards }.
event-leg = Manche { $round }, étape { $leg }. Chacun peut parler. Choisissez une carte et une destination.
event-drafted = Prévu : { $card_is ->
    [unsaid] pas encore de carte
   *[other] { $card_the }
}, { $destination_is ->
    [unsaid] pas encore de destination
   *[other] { $destination_to }
}.
event-aimed = { $who ->
    [you] Vous comptez aller { $destination_to }.
   *[other] { $player } compte aller { $destination_to }.
}
event-chosen = Votre choix : { $card_the }, { $destination_to }.
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
event-ready = { $company_is ->
    [cia] La CIA est prête.
   *[kgb] Le KGB est prêt.
}
event-ready-and-hush = { $company_is ->
    [cia] La CIA est prête.
   *[kgb] Le KGB est prêt.
} Silence radio pour { $hushed_the }.
event-hushed = Fin des discussions : silence radio pour les deux compagnies.
event-revealed = Manche { $round }, étape { $leg } : { $destinations }.
event-revealed-destinations = { $name } { $value_to }
event-resolved = { CAPITAL($destination_at) }, { $value } points. { $cards }.{ $turns ->
    [0] {""}
   *[other] {" "}Retournés : { $turned }.
}{ $kills ->
    [0] {""}
   *[other] {" "}Éliminés : { $killed }.
} { $reason ->
    [points] Victoire : { $winner }.
    [corruption] Égalité, mais { $winner_the } paie mieux.
    [absent] Le vainqueur n’est jamais venu.
   *[tie] Égalité.
} { $fate ->
    [pot] La mission va à la cagnotte.
    [removed] La mission sort du jeu.
   *[player] { $holder_is ->
        [you] Vous y êtes sans rival : la mission est à vous.
       *[other] { $holder } y est sans rival et prend la mission.
    }
}
event-resolved-cards = { $name } { $totals }, { $value_is ->
    [none] sans carte
   *[some] avec { $value }
}
event-resolved-cards-value = { $value ->
    [1] { $name }
   *[other] { $value } × { $name }
}
event-resolved-turned = par { $name_the }, { $value }
event-resolved-turned-value = { $value ->
    [1] { $name }
   *[other] { $value } × { $name }
}
event-resolved-killed = par { $name_the }, { $value }
event-resolved-killed-value = { $value ->
    [1] { $name }
   *[other] { $value } × { $name }
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
event-over-scores = { $name } { $value } : { $pot } dans la cagnotte, { $loyal } chez les membres loyaux, { $friend } apportés par l’agent double { $name_is ->
    [cia] du KGB
   *[kgb] de la CIA
}, bonus { $bonus }
event-replay = Manche { $round }, telle qu’elle fut : { $first }.
event-replay-first = { $name } : { $value } { $first_destination_to }, { $second } { $second_destination_to }, troisième carte { $third }

## Ce qui est demandé

identity-unknown = Vous êtes { $company_at }.
identity-loyal = Vous êtes un membre loyal { $company_from }.
identity-double = Vous êtes l’agent double { $company_from }.
aim-loyal = Gagnez des missions pour { $company_the } et trouvez le traître parmi vous.
aim-double = Vous gagnez avec { $enemy_the } : sabotez { $company_the } sans vous trahir.
aim-of-all = La compagnie qui a le plus de points gagne – mais chacune a son traître.
ask-teams = Quelle compagnie rejoignez-vous ?
ask-leg = Quelle carte envoyez-vous, et où ?
ask-hand = En main : { $cards }.
ask-hushed = Silence radio : quelle carte, et où ?
ask-vote = Qui est l’agent double de votre compagnie ? Votre bulletin est définitif.
idle-locked = Vous avez choisi ; tant que votre compagnie n’est pas prête, vous pouvez changer d’avis.
idle-ready = Votre compagnie est prête, et votre choix est définitif.
idle-voted = Vous avez voté.

draft-lock = { CAPITAL($card_the) }, { $destination_to }, où la mission vaut { $value }. Ce sera définitif quand vous jouerez.
draft-draft = Prévu, pas encore définitif : { $what }.
draft-unlock = Vous reprenez votre choix.
draft-vote = { $who ->
    [you] Vous vous nommez vous-même.
   *[other] Vous nommez { $player }.
}
draft-abstain = Vous ne nommez personne.
draft-join = Vous rejoignez { $what_the }.

## Réponses

who-nobody = Vous n’avez pas de carte ; vous ne faites que regarder.
who-no-company = Vous n’êtes encore d’aucune compagnie.
who-unknown = Vous êtes { $company_at }. Votre carte d’identité va venir.
who-loyal = Vous êtes un membre loyal { $company_from }. Les vôtres : { $mates }. L’un d’eux n’est pas loyal.
who-double = Vous êtes l’agent double { $company_from } : vous gagnez avec { $enemy_the }. Les vôtres : { $mates }.
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
score-pot = Cagnotte { $company_from } : { $score } { $score ->
    [one] point
   *[other] points
}
score-player = { $player } : { $score } { $score ->
    [one] point
   *[other] points
} de missions
board-deck = { $company } : { $pile } cartes dans la pioche, { $discard } dans la défausse.
where-company = { $company } : { $players }.
where-player = { $player } : dernière position, { $place_at }.
where-nowhere = { $player } : pas encore en route.
at-mission = { CAPITAL($place_at) } : une mission de { $value }.
at-no-mission = { CAPITAL($place_at) } : aucune mission ouverte ; dans la pile, { $values }.
at-cards = Face cachée : { $cards }. Envoyées par : { $players }.
at-cards-cards = { $name } { $value }
known-hand = Votre main : { $cards }.
known-sent = Étape 1 : vous avez envoyé { $card_the } { $destination_to }.
known-draft = Prévu : { $card_is ->
    [unsaid] pas encore de carte
   *[other] { $card_the }
}, { $destination_is ->
    [unsaid] pas encore de destination
   *[other] { $destination_to }
}.
known-locked = Vous avez choisi : { $card_the }, { $destination_to }.
known-mates = Les destinations des vôtres : { $mates }.
known-mates-mates = { $name } { $value_to }
known-ballot = Votre bulletin : { $ballot }.
known-talk = Canaux ouverts : { $channels }.
known-hush = Vous ne pouvez plus parler avant que les destinations soient révélées.
known-identities = Les cartes d’identité : { $roles }.
known-identities-roles = { $name } : { $value }
may-nothing = Rien pour l’instant.
may-teams = Rejoindre : { $companies }.
may-vote = Nommer quelqu’un : { $players } ; ou vous abstenir.
may-unlock = Vous avez choisi. Écrivez { $example } pour changer d’avis.
may-leg = Envoyer l’une de ces cartes : { $cards }, { $places_to }. Vous pouvez d’abord en prévoir une partie, par exemple : { $example }.

## Indices

clue-sabotage = Manche { $round }, { $destination_at } : sabotage contre { $company_the }. Y ont envoyé une carte : { $players }.

## Erreurs

error-hushed = { $player } ne peut pas parler maintenant : silence radio pour { $company_the } jusqu’à la révélation des destinations.
error-talk-over = La partie est finie ; ses canaux sont fermés.
error-lock-final = Votre choix est définitif ({ $company } : { $status }) ; seuls les membres d’une compagnie ouverte peuvent le reprendre.
error-company-full = { CAPITAL($company_the) } est au complet ; rejoignez l’autre compagnie.
error-locked = Vous avez déjà choisi ; écrivez { $example } pour changer d’avis.
error-not-in-hand = Vous n’avez pas en main : { $card } ; vous avez { $known }.
error-incomplete = Un choix demande une carte et une destination, comme { $example } ; votre main : { $known }.
error-not-locked = Vous n’avez encore rien choisi ; écrivez un choix comme { $example }.
error-drafted-already = C’est déjà prévu ; écrivez { $example } pour en faire votre choix.
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
when-round = à la manche { $number }
when-round-title = Manche { $number }
when-vote = au vote
when-vote-title = Le vote
move-lock = { $card }, destination { $destination }.
question = Qui étaient les traîtres ?
question-part = { $about } : { $answer }
opening-first = Premier traître percé à jour, { $when } : { $answer }, { $about }. { $words }
opening-other = { $answer }, { $about }, { $when }
opening-later = Puis { $words }.
opening-never = Jamais avec certitude avant que les cartes soient retournées : { $words }.
opening-nobody = Personne n’a su qui étaient les traîtres avant que les cartes soient retournées.
opening-nearest = Personne n’était sûr des traîtres avant que les cartes soient retournées. Le meilleur soupçon, à { NUMBER($chance, style: "percent") } : { $answer } était { $about }.
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
phrase-i-go-to = Je vais { $city_to }.
phrase-go-to = Allez { $city_to } !
phrase-my-card-for = Ma carte pour { $city } : { $card_the }.
phrase-who-was-in = Qui était { $city_at } ?
phrase-i-was-in = J’étais { $city_at }.
phrase-leave-alone = Laissez tomber { $city }.

## Ce qui s’est passé, en peu de mots : le nom de qui agit est écrit à côté

brief-identity = { $company } : { $role }
brief-vote-opens = au vote : qui est l’agent double ?
brief-leg = étape { $leg } : carte et ville
brief-ready-and-hush = { $company_is ->
    [cia] la CIA est prête
   *[kgb] le KGB est prêt
} ; silence radio : { $hushed }
brief-hand = main : { $cards }
brief-reshuffled = { $company } mélange : { $cards } cartes
brief-chosen = choix : { $card } { $destination_to }
brief-joined = va { $company_to }
brief-mission = mission { $destination_at } : { $value }
brief-aimed = compte aller { $destination_to }
brief-late = en retard : le hasard choisit
brief-revealed = { $destinations }
brief-revealed-destinations = { $name } → { $value }
brief-resolved = { $destination } ({ $value }) : { $totals } – { $reason ->
    [tie] égalité
   *[points] { $winner }
}
brief-resolved-totals = { $name } { $value }
