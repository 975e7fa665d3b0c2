### Top Secret : les règles en une page, français. `.clauses` : où elles le disent en détail ; `.words` : les autres mots d’un joueur.

guide-aim-ten = Portez des valises à travers le monde jusqu’à votre quartier général. Les vôtres contiennent 9 secrets en tout : il en faut au moins une d’un autre – et une sur quatre est une bombe.
    .title = Dix secrets à votre quartier général
    .clauses = SE-8.1 SE-1.3 SE-7.5
    .words = but, gagner, objectif

guide-turn-roll = Leur somme, de 0 à 6, donne le nombre de vos pas. Rien n’oblige à les prendre tous.
    .title = 1. Lancez les deux dés
    .clauses = SE-4.1 SE-4.6
    .words = dé, jet, pas

guide-turn-steps = Un pas mène un de vos agents le long d’une ligne jusqu’à la ville suivante. Répartissez les pas comme vous voulez.
    .title = 2. Déplacez vos agents
    .clauses = SE-4.2 SE-4.3 SE-4.5
    .words = bouger, pas, marcher

guide-turn-cases = Dans une ville, un agent peut prendre une valise ou en poser une, à tout moment de votre tour. Un agent porte une valise, de n’importe quelle couleur : la vôtre ou celle d’un ennemi.
    .title = 3. Prendre et poser des valises, gratuitement
    .clauses = SE-5.1 SE-5.2 SE-5.3
    .words = porter, ramasser, ennemi, échanger

guide-turn-duel = Entrer dans une ville où se trouve un agent ennemi déclenche aussitôt un duel. Chacun joue une carte en secret ; la plus forte gagne, l’attaquant à égalité.
    .title = 4. Un ennemi : un duel
    .clauses = SE-6.1 SE-6.4 SE-6.5
    .words = combat, attaquer, égalité

guide-turn-deliver = Un pas le long d’une ligne pointillée dans votre quartier général livre la valise. Elle s’ouvre devant tous, l’agent retourne à sa base de départ, et votre tour continue.
    .title = 5. Livrer
    .clauses = SE-7.1 SE-7.2 SE-7.4
    .words = quartier général, ouvrir, secrets

guide-turn-end = Aucune ville ne peut alors contenir plus de deux de vos agents. Les pas restants sont perdus.
    .title = 6. Terminez votre tour
    .clauses = SE-4.7 SE-4.6
    .words = affluence, trois agents, reste

guide-end-ten = Qui en a livré 10 ou plus gagne aussitôt.
    .title = Dix secrets
    .clauses = SE-8.1
    .words = gagner, victoire

guide-end-last = Qui n’a plus d’agents est éliminé. Si un seul joueur en a encore, il gagne.
    .title = Le dernier à avoir des agents
    .clauses = SE-8.2 SE-8.3
    .words = éliminé, hors jeu

guide-end-draw = Si les secrets restants ne mènent plus personne à 10, la partie s’arrête : le plus de secrets, puis le plus d’agents, puis place partagée.
    .title = Quand plus personne ne peut gagner
    .clauses = SE-8.4 SE-8.6
    .words = égalité, nul, bloquée, 9

guide-pieces-agent = Sept de votre couleur. Ils marchent, portent et se battent ; les éliminés ne reviennent pas.
    .title = Les agents
    .clauses = SE-3.3 SE-8.2
    .words = pion, sept

guide-pieces-case = Quatre par couleur, de A à D : l’une contient 5 secrets, une autre 3, une 1, et une la bombe. Tous voient qui les porte ; seul leur propriétaire sait ce qu’elles contiennent.
    .title = Les valises
    .clauses = SE-1.3 SE-5.6 SE-7.5
    .words = secrets, contenu

guide-pieces-dice = Deux, chacun avec 0, 1, 1, 2, 2 et 3. Cela fait 3 pas en moyenne.
    .title = Les dés
    .clauses = SE-1.5
    .words = dé, moyenne

guide-cards-number = La plus forte gagne. Un agent qui perd avec l’une d’elles est éliminé. Les cartes reviennent quand les sept sont utilisées.
    .title = Cartes de duel de 1 à 5
    .clauses = SE-6.8 SE-6.5 SE-6.6
    .words = combat, éliminé, chiffre

guide-cards-zero = Vous en avez deux. Il ne gagne presque jamais, mais l’agent qui perd avec lui n’est pas éliminé, seulement renvoyé à sa base de départ.
    .title = Le 0 dans un duel
    .clauses = SE-6.9 SE-1.4
    .words = zéro, survivre, perdre, renvoyé

guide-cards-secrets = Ce que contient une valise quand on l’ouvre. Ils s’ajoutent au total de qui l’a livrée.
    .title = 5, 3 et 1 secrets
    .clauses = SE-1.3 SE-7.3
    .words = fiche, points, total

guide-cards-bomb = Livrez-la, et vous perdez la moitié de vos agents, arrondie au-dessus, porteur compris. Elle compte comme valise livrée, valeur 0.
    .title = La bombe
    .clauses = SE-7.6 SE-7.7 SE-7.9 SE-7.10
    .words = exploser, moitié, perdre

guide-places-city = Il y en a 35. Une ville n’a d’agents que d’une couleur, deux au plus à la fin d’un tour, et autant de valises qu’on veut.
    .title = Les villes
    .clauses = SE-2.7 SE-6.14 SE-4.7
    .words = combien, pleine

guide-places-base = Vos agents partent d’ici et y sont renvoyés. On la quitte d’un pas, on n’y entre jamais d’un pas.
    .title = La base de départ
    .clauses = SE-2.4 SE-4.5
    .words = départ, retour

guide-places-hq = Le vôtre est dans le coin opposé à votre base de départ. Seuls vos agents y entrent, par les lignes pointillées et avec une valise.
    .title = Le quartier général
    .clauses = SE-2.5 SE-7.1
    .words = qg, livrer, coin

guide-words-first-three = L’une de vos trois premières valises livrées doit être ennemie : après deux des vôtres, la troisième ne peut pas l’être aussi.
    .title = Les trois premières valises
    .clauses = SE-7.5
    .words = propre, ennemi, refusé, troisième

guide-words-bonus = Un attaquant qui gagne un duel reçoit un pas de plus, pour cet agent et ce tour.
    .title = Pas bonus
    .clauses = SE-6.11 SE-4.11
    .words = supplémentaire, gagner duel

guide-words-losing = Le tour est fini et tous les pas restants sont perdus. La valise reste dans la ville, et le vainqueur peut la prendre aussitôt.
    .title = Si l’attaquant perd
    .clauses = SE-6.13 SE-6.10 SE-6.12
    .words = défaite, perdre duel
