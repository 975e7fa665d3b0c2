### Agents Secrets sur la page, français.

page-town = Plan de la ville : 21 cases, les bagages, les cartes taupe
page-town-keys = Les flèches vont de place en place. H mène aux hôtels, G aux lieux secrets, V aux cases taupe et aux transports, F à l’aéroport et à la gare ; un chiffre, au même numéro de la même lettre. Entrée choisit.
page-town-turn = Tour { $number }
page-town-phases = Phases du tour
page-town-phase-bug = Micro
page-town-phase-dial = Cadran
page-town-phase-informant = Indicateur
page-town-phase-act = Action
page-town-now = en cours
page-town-hiding = Chacun cache trois cartes
page-town-setup = On prépare la table
page-town-file = { $name } remplit un dossier
page-town-flight = Fuite ({ $name }), tour { $number }
page-town-solos = { $count } solos sur { $most }
page-town-over = Tout est dévoilé
page-town-letter-red = R
page-town-letter-yellow = J
page-town-letter-green = V
page-town-letter-black = N
page-town-letter-lilac = L
page-town-letter-blue = B
page-town-you = vous ({ $colour })
page-town-who = { $name } ({ $colour })
page-town-fugitive = { $you ->
    [true] vous ({ $colour }, en fuite)
   *[other] { $name } ({ $colour }, en fuite)
}
page-town-agents = agents : { $players }
page-town-informants = indicateurs : { $players }
page-town-bugs = micros : { $players }
page-town-nobody = personne et rien ici
page-town-unused = personne ne joue cette couleur
page-town-seen = vu par : { $players }
page-town-seen-all = vu par tous
page-town-looked = ouvert en dernier par : { $players }
page-town-own = à vous
page-town-taken = vidé par { $player }
page-town-inside = à l’intérieur : { $card }
page-town-fake = la fausse formule est { $card }
page-town-open = ouvert pour vous
page-town-here = vous y êtes et devez bouger
page-town-closed = fermé maintenant
page-town-none = cette case n’existe pas
page-town-chosen = choisi
page-town-beside = Hors du plateau
page-town-pile = Cartes taupe : { $pile } dans la pioche, { $used } jouées
page-town-hand = { $player } : { $count } en main
page-town-picture-VM1 = une voiture, phares allumés
page-town-picture-VM2 = un vapeur
page-town-picture-VM3 = un ballon
page-town-picture-VM4 = une moto
page-town-picture-VM5 = un autocar

page-town-hotels = Hôtels
page-town-secret-places = Lieux secrets
page-town-stations = Consignes
page-town-hide-into = { CAPITAL($place_to) }
page-town-hide-where = Où est votre casier ?
page-town-keep-bug = Garder le micro
page-town-bug-where = Où va votre micro ? Il y restera pour de bon.
page-town-informant-where = Où postez-vous votre indicateur ?
page-town-leave = Laisser l’indicateur { $place_at }
page-town-letter = Lettre
page-town-row-B = gare
page-town-row-F = aéroport
page-town-row-G = lieux secrets
page-town-row-H = hôtels
page-town-row-V = cases taupe et place de la Gare
page-town-row-VM = transports
page-town-digit = Chiffre
page-town-dial = Votre cadran
page-town-dial-unset = Réglez une lettre et un chiffre.
page-town-dial-open = { $square } : ouvert pour vous.
page-town-dial-here = { $square } : vous y êtes déjà. Vous passeriez un tour hors du plateau.
page-town-dial-closed = { $square } : fermé maintenant. Vous passeriez un tour hors du plateau.
page-town-dial-none = { $square } : cette case n’existe pas. Vous passeriez un tour hors du plateau.
page-town-act = Personne d’autre { $square_at }. Que faites-vous ?
page-town-look = Regarder { $container_at }
page-town-draw = Piocher une carte taupe
page-town-spend-one = Payer { $card }
page-town-spend-two = Payer { $first } et { $second }
page-town-uncover-first = Vos cartes taupe sont couvertes. Montrez vos secrets pour choisir.
page-town-stop = En rester là
page-town-flag = Je veux fuir
page-town-declare-why = Vous annoncez votre fuite quand le dernier cadran est réglé. Jusque-là, vous pouvez revenir là-dessus, et personne n’en sait rien.
page-town-withdraw-why = Votre signal est levé : vous annoncez votre fuite quand le dernier cadran est réglé. Appuyez encore pour le retirer.
page-town-undial = Reprendre mon cadran
page-town-take = Quelle carte emportez-vous ? Personne ne vous la montrera.
page-town-lines = Qui sont-ils ?
page-town-line = { $name }, { $colour }
page-town-line-open = pas encore
page-town-line-blank = laisser vide
page-town-taken-already = Vous avez pris la carte { $container_from }.

page-town-my-cards = Qui vous êtes
page-town-pseudonym = Pseudonyme
page-town-my-formula = Votre formule
page-town-secret-stamp = Secret
page-town-my-hand = Vos cartes taupe
page-town-no-hand = Aucune.
page-town-known-used = Jouées, à votre connaissance : { $cards }
page-town-sealed = Scellé
page-town-silent-flight = Pendant la fuite, personne ne parle.
page-town-silent = À cette table, les règles ne permettent pas de parler.
page-town-sheet = Feuille d’enquête
page-town-sheet-colour = À qui
page-town-sheet-not-played = pas en jeu
page-town-sheet-unseen = pas vu
page-town-sheet-own = caché par vous
page-town-sheet-mine = vu par vous, tour { $turn }
page-town-sheet-told = vu par { $name }, tour { $turn }
page-town-sheet-fakes = Les fausses formules
page-town-sheet-place = Lieu secret
page-town-sheet-fake = Fausse formule
page-town-sheet-names = Pseudonymes
page-town-sheet-placed = { $name } : { $colour }
page-town-sheet-codes = Codes
page-town-sheet-false = { $code } : fausse, vue { $place_at }
page-town-sheet-maybe = { $code } : peut-être la vraie
page-town-sheet-paper = Cette table ne tient pas de feuille pour vous ; seul ce que vous avez caché figure ici.
page-town-my-file = Votre dossier
page-town-file-line = { $player } : { $name }

page-town-tally = Qui a regardé combien de choses ?
page-town-tally-containers = Bagages et casiers
page-town-tally-fakes = Fausses formules
page-town-tally-moles = Cartes taupe

## Ce que peuvent être les options

choice-choose = Libre
choice-fixed = Fixe
choice-one_of_each = Une de chaque
choice-mixed = Mélangées
choice-off_board = Hors du plateau
choice-own_hotel = Dans son hôtel
choice-sequential = À tour de rôle
choice-sealed = Sous pli
choice-warn = Avertir
choice-block = Bloquer
choice-declare = Annonce
choice-complete = Complet
choice-automatic = Automatique
choice-0 = Niveau 0
choice-1 = Niveau 1
choice-2 = Niveau 2

## La feuille à imprimer

page-town-print-player = Joueur
page-town-print-true = La vraie formule
page-town-print-true-note = Le code qui manque parmi les fausses formules
page-town-print-notes = Notes

## La fin

end-away = { $player } a filé. On ouvre le dossier.
end-caught = { $player } est aux arrêts. On ouvre le dossier.
end-line-right = { $player } : au dossier, { $filed } ; et c’était bien { $truth }.
end-line-wrong = { $player } : au dossier, { $filed } ; en vérité, { $truth }.
end-identity = { $player } : { $name }.
end-formula-right = La carte emportée : { $filed }. C’est la vraie.
end-formula-wrong = La carte emportée : { $filed }. La vraie : { $truth }, dans { $place }.
end-formula-hidden = La vraie : { $truth }, dans { $place }.
end-title-escaped = Parti avec la formule
end-title-wrong-file = Parti pour rien
end-title-captured = Aux arrêts
end-title-stalled = Trop lent
end-title-limit = Personne n’a osé
end-why-escaped = { $player } a filé, et chaque ligne du dossier est juste.
end-why-wrong-file = { $player } a filé, mais dans le dossier { $wrong ->
    [one] une ligne sur { $lines } est fausse
   *[other] { $wrong } lignes sur { $lines } sont fausses
}.
end-why-captured = { $player } a rencontré deux poursuivants sur une même case : { $square }.
end-why-stalled = Les tours de la fuite étaient finis avant que { $player } soit loin.
end-why-limit = Le tour { $turns } est fini, et personne n’a pris la fuite.
end-file = Le dossier et la vérité
end-nobody-knew = Ce dont personne n’était sûr
end-filed = Au dossier
end-truth = En vérité
end-fits = Juste
end-formula = La formule
