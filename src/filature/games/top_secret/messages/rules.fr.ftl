### Top Secret : aide sur les règles, français. Un message par clause de la spécification.

rules-prefix = SE
rules-SE-1 = Le matériel

SE-1-1 = Il y a un plateau : des villes reliées par des lignes, et un coin par couleur.
    .title = Le plateau

SE-1-2 = Il y a quatre couleurs. Chacune a sept agents, quatre valises, de A à D, quatre fiches et sept cartes de duel : 28 agents, 16 valises, 16 fiches et 28 cartes de duel en tout.
    .title = Quatre jeux de pièces

SE-1-3 = Les fiches d’une couleur valent 5, 3 et 1 secrets ; la quatrième est une bombe et ne vaut rien. Chaque couleur détient donc exactement 9 secrets.
    .title = Ce que contiennent les valises

SE-1-4 = Les sept cartes de duel d’une couleur sont 0, 0, 1, 2, 3, 4 et 5.
    .title = Les cartes de duel

SE-1-5 = Il y a deux dés identiques, aux faces 0, 1, 1, 2, 2 et 3, le 0 étant une face vide. Sur les 36 jets possibles, 1 donne une somme de 0, 4 donnent 1, 8 donnent 2, 10 donnent 3, 8 donnent 4, 4 donnent 5 et 1 donne 6. La moyenne est de 3.
    .title = Les dés

SE-1-6 = On n’utilise que le matériel des couleurs en jeu. À deux ou trois joueurs, les agents, valises et cartes des autres couleurs restent dans la boîte.
    .title = Les couleurs absentes

SE-1-7 = Les couleurs sont rouge, bleu, vert et jaune.
    .title = Les couleurs

rules-SE-2 = Le plateau

SE-2-1 = Il y a 35 villes, quatre bases de départ et quatre quartiers généraux. Chaque couleur a aussi quatre cases à fiches, de A à D : elles cachent ses fiches et ne sont pas des espaces, rien ne s’y déplace.
    .title = Les espaces

SE-2-2 = Chaque coin abrite la base de départ et les cases à fiches d’une couleur et, derrière, tout au bord, le quartier général de la couleur qui part du coin diagonalement opposé. Au nord-ouest, le rouge sort vers San Francisco, Chicago et Churchill, et le vert livre depuis Honolulu, San Francisco et Churchill ; au nord-est, le bleu sort vers Pékin, Novossibirsk et Norilsk, et le jaune livre depuis Tokyo, Pékin et Norilsk. Au sud-est, le vert sort vers Darwin, Perth et Melbourne, et le rouge livre depuis Port Moresby, Darwin et Melbourne ; au sud-ouest, le jaune sort vers l’île de Pâques, Santiago et Punta Arenas, et le bleu livre depuis Papeete, l’île de Pâques et Punta Arenas.
    .title = Les quatre coins

SE-2-3 = Les lignes ordinaires relient deux villes et servent à tous, dans les deux sens. Les lignes de sortie vont d’une base de départ à une ville, à sens unique. Les lignes pointillées vont d’une ville à un quartier général, à sens unique et pour son seul propriétaire.
    .title = Trois sortes de lignes

SE-2-4 = On quitte une base de départ par une ligne de sortie, et personne n’y entre jamais d’un pas. Un agent n’y est que depuis la mise en place ou parce qu’il y a été renvoyé ; il peut y en avoir autant qu’on veut. Il n’y a jamais de duel dans une base de départ, ni de valise.
    .title = Les bases de départ

SE-2-5 = Dans un quartier général n’entre qu’un agent de sa couleur, depuis une porte, par une ligne pointillée, avec une valise qu’il a le droit de livrer. Entrer, c’est livrer, et personne n’y reste. On ne s’y bat pas, et les ennemis ne peuvent ni y entrer ni le piller.
    .title = Les quartiers généraux

SE-2-6 = La base de départ d’une couleur absente ne sert à rien, sauf aux gardes, et son quartier général ne sert pas non plus. Toutes les villes restent utilisables.
    .title = Les coins sans joueur

SE-2-7 = Une ville peut contenir autant de valises qu’on veut. Combien d’agents, et de combien de couleurs, se lit avec le tour et avec les duels.
    .title = Ce que contient une ville

SE-2-8 = Les lignes ordinaires, au nombre de 76, relient ces villes. Amériques et Pacifique : Honolulu, San Francisco, Chicago, Churchill, New York, Panama, Papeete, l’île de Pâques, Santiago, Punta Arenas, Rio de Janeiro et Buenos Aires ; Europe et Afrique : Londres, Lisbonne, Berlin, Moscou, Le Caire, Dakar, Lagos, Luanda, Le Cap, Durban et Nairobi ; plus à l’est : Tokyo, Pékin, Novossibirsk, Norilsk, Delhi, Aden, Singapour, Port-Louis, Port Moresby, Darwin, Perth et Melbourne. Demandez ce qu’il y a près d’une ville pour entendre ses lignes.
    .title = Les 35 villes

SE-2-9 = Une ville a de 3 à 7 lignes, aucune n’est un cul-de-sac, et deux villes ne sont jamais à plus de 6 pas. Chaque couleur est à 8 pas de son quartier général, par 65 chemins les plus courts sans ville commune à tous, et il existe trois chemins qui ne partagent aucune ville. Chaque base de départ a les mêmes chemins devant elle, mais des quatre symétries de la carte seul le demi-tour garde l’ordre des tours : rouge et vert sont exactement équivalents, de même que bleu et jaune.
    .title = La carte en chiffres

SE-2-10 = On peut prendre un autre plateau s’il a les mêmes quatre coins, au moins trois sorties par base de départ et deux portes par quartier général, toutes ses villes reliées et aucune à moins de deux lignes. Les distances des couleurs à leur quartier général ne diffèrent que d’un pas au plus.
    .title = D’autres plateaux

SE-2-11 = Le programme dessine le plateau d’après un fichier d’espaces, de lignes et de noms. L’image du fond n’est qu’un décor, et l’île de Pâques y représente sa ville, Hanga Roa.
    .title = Comment il est dessiné

rules-SE-3 = La mise en place

SE-3-1 = Avant toute chose le hasard tire qui joue quelle couleur, et donc dans quel coin ; tout le monde le voit. Deux joueurs sont diagonalement opposés : rouge et vert, ou bleu et jaune. À trois, la couleur que personne ne tire laisse son coin vide ; à quatre, on les prend toutes. Une option permet de choisir les couleurs.
    .title = Qui joue quelle couleur

SE-3-2 = Les tours suivent les coins, non les numéros des places. On joue dans le sens des aiguilles d’une montre, vu d’en haut : rouge au nord-ouest, bleu au nord-est, vert au sud-est, jaune au sud-ouest, puis de nouveau rouge. On saute les couleurs absentes.
    .title = L’ordre du jeu

SE-3-3 = Les sept agents de chaque couleur commencent dans leur propre base de départ.
    .title = Les lieux de départ

SE-3-4 = En secret, mettez vos quatre fiches, 5, 3, 1 et la bombe, une sous chacune de vos cases de A à D. La fiche d’une case est le contenu de votre valise de même lettre, pour toute la partie.
    .title = Remplir vos valises

SE-3-5 = Mettez vos quatre valises dans quatre villes différentes : n’importe lesquelles, portes et villes de sortie comprises, mais ni bases ni quartiers généraux. Des valises de couleurs différentes peuvent partager une ville, deux de la même couleur non. Cela ne vaut qu’à la mise en place.
    .title = Placer vos valises

SE-3-6 = Contenus, villes et garde forment un seul envoi secret par joueur, tous en même temps. Quand le dernier est fait, chacun voit où sont les valises, jamais ce qu’elles contiennent. Personne ne voit les positions d’un autre avant de s’être engagé.
    .title = Tous en même temps

SE-3-7 = À trois joueurs, celui dont la couleur diagonale manque marche vers un coin vide et se trouve favorisé. Chacun des deux autres peut poster un de ses sept agents comme garde dans la base de départ vacante au lieu de la sienne. Le garde en part par les lignes de sortie de cette base et, s’il est un jour renvoyé, va à la base de sa propre couleur ; deux gardes ne s’y battent pas.
    .title = À trois : les gardes

SE-3-8 = Chacun lance les deux dés, et la plus grande somme commence. Ceux qui se la partagent relancent entre eux.
    .title = Qui commence

rules-SE-4 = Votre tour et les déplacements

SE-4-1 = Lancez les deux dés une fois : leur somme, de 0 à 6, est votre réserve de pas. Faites ensuite ce que vous voulez, pas et valises, puis terminez votre tour. Seule la somme compte, pas chaque dé.
    .title = Le déroulement d’un tour

SE-4-2 = Un pas mène un de vos agents le long d’une ligne ; les dés disent combien vous en avez. On ne saute jamais de ville.
    .title = Un pas, une ligne

SE-4-3 = Vous pouvez répartir vos pas entre autant de vos agents que vous voulez, de toutes les façons et dans n’importe quel ordre. Vous pouvez revenir à un agent déjà déplacé.
    .title = Répartir les pas

SE-4-4 = Un agent peut rebrousser chemin et revoir les mêmes villes dans un même tour.
    .title = Aller et retour

SE-4-5 = Quitter une base de départ coûte un pas, vers n’importe laquelle de ses villes de sortie.
    .title = Quitter la base de départ

SE-4-6 = Rien n’oblige à dépenser vos pas : vous pouvez terminer votre tour avec un reste, qui est perdu. Avec une somme de 0, pas de pas, seulement des actions sur les valises.
    .title = On peut perdre des pas

SE-4-7 = À la fin de votre tour, aucune ville ne peut contenir plus de deux de vos agents. Pendant le tour, ils peuvent s’y croiser à plus, car vos propres agents ne bloquent jamais un pas. Les bases de départ n’ont pas de limite.
    .title = La limite d’affluence

SE-4-8 = Vous ne pouvez rien faire après quoi vous ne seriez plus sûr de respecter la limite d’affluence avec les pas déjà acquis, quoi qu’apportent duels et valises. Attaquer en quittant une ville trop pleine est un moyen sûr, car l’attaquant s’en va, qu’il gagne ou perde. Tant qu’une ville est trop pleine, vous ne pouvez pas terminer votre tour.
    .title = Pas d’impasse possible

SE-4-9 = Vous ne pouvez pas engager de duel tant que, cet attaquant non compté, une ville contient trois de vos agents ou plus. Une défaite terminerait votre tour dans cet état.
    .title = Pas d’attaque en désordre

SE-4-10 = Un agent renvoyé à sa base de départ pendant votre propre tour, après une livraison, peut repartir dans ce tour s’il reste des pas.
    .title = Repartir après une livraison

SE-4-11 = Quand un agent qui a des pas bonus se déplace, ceux-ci servent avant les pas de la réserve.
    .title = D’abord les pas bonus

rules-SE-5 = Les valises

SE-5-1 = Un agent porte au plus une valise, de n’importe quelle couleur.
    .title = Une valise par agent

SE-5-2 = Dans une ville, un de vos agents aux mains vides peut prendre une valise qui s’y trouve, et un agent chargé peut poser la sienne. Pour échanger, posez puis prenez. Rien de tout cela ne coûte de pas.
    .title = Prendre et poser

SE-5-3 = Pendant votre tour, vous pouvez le faire avec n’importe lequel de vos agents en ville, dès lors qu’aucun duel ni bombe n’est en cours : avant de bouger, en passant, à la fin, et même avec un agent qui ne bouge pas.
    .title = À tout moment

SE-5-4 = Pour passer une valise, un agent la pose et un autre des vôtres, dans la même ville, la prend. Il n’y a pas d’autre moyen.
    .title = Passer une valise

SE-5-5 = Après la mise en place, autant de valises de toutes couleurs qu’on veut peuvent se trouver dans une ville.
    .title = Des valises en tas

SE-5-6 = Une valise portée suit son agent. Tous voient quel agent porte quelle valise, couleur et lettre, mais pas ce qu’elle contient.
    .title = À la vue de tous

SE-5-7 = Une valise est dans une ville, portée par un agent en ville, ou livrée. Elle n’est jamais dans une base de départ : un agent renvoyé ou éliminé laisse la sienne dans la ville.
    .title = Où sont les valises

SE-5-8 = Seul le joueur dont c’est le tour manie les valises. Unique exception : un défenseur vainqueur peut prendre celle de l’attaquant.
    .title = Seulement à votre tour

SE-5-9 = Vous pouvez prendre et poser au plus 60 fois par tour. Au-delà, c’est refusé.
    .title = Trop, c’est trop

rules-SE-6 = Les duels

SE-6-1 = Mettre le pied dans une ville occupée par un agent ennemi déclenche aussitôt un duel. Aucun camp ne peut le refuser ni le remettre, et nul ne traverse sans lui une ville tenue par l’ennemi.
    .title = Pas moyen d’y couper

SE-6-2 = Les duels n’ont lieu que dans les villes, jamais dans les bases de départ ni les quartiers généraux.
    .title = Seulement en ville

SE-6-3 = Face à deux défenseurs, l’attaquant doit se battre contre l’un puis contre l’autre, sauf s’il perd le premier duel. Le joueur qui attaque nomme le premier adversaire. Rien d’autre n’a lieu entre les deux, ni valises ni pas bonus.
    .title = Deux défenseurs

SE-6-4 = Les deux joueurs choisissent en secret une de leurs cartes de duel disponibles, et l’on révèle les deux ensemble. Le propriétaire du défenseur choisit lui aussi, bien que ce ne soit pas son tour.
    .title = Jouer les cartes

SE-6-5 = La carte la plus forte gagne. Si elles sont égales, l’attaquant gagne.
    .title = Qui gagne

SE-6-6 = Les deux cartes sont mises de côté, face visible. Les vôtres ne reviennent que lorsque vous avez utilisé les sept, mais alors aussitôt, même avant un autre duel du même tour. Chaque joueur a son propre cycle.
    .title = Les cartes utilisées

SE-6-7 = S’il vous reste une seule carte, vous devez la jouer. Vous en avez toujours au moins une.
    .title = La dernière carte

SE-6-8 = Un agent qui perd avec une carte de 1 à 5 est éliminé : il est hors jeu jusqu’à la fin.
    .title = Perdre avec un chiffre

SE-6-9 = Un agent qui perd avec un 0 n’est pas éliminé, mais renvoyé à sa propre base de départ. À 0 contre 0, l’attaquant gagne et le défenseur est renvoyé.
    .title = Perdre avec un zéro

SE-6-10 = Dans les deux cas, la valise du perdant, s’il en portait une, reste dans la ville.
    .title = La valise du perdant

SE-6-11 = L’attaquant reste dans la ville et gagne un pas bonus par duel remporté, pour lui seul, à utiliser ou non plus tard dans le même tour. C’est un pas comme un autre, vers un nouveau duel, avec un nouveau bonus, sans limite, ou, selon notre lecture, vers un quartier général ; les pas inutilisés sont perdus à la fin du tour ou quand l’agent quitte les villes. Vous pouvez aussi poursuivre avec le reste de la réserve, avec n’importe quels agents, et prendre des valises dans la ville.
    .title = L’attaquant gagne

SE-6-12 = Si l’attaquant portait une valise, le défenseur vainqueur peut la prendre aussitôt ; s’il en porte déjà une, il la pose en échange. Cela ne concerne que cette valise et cet agent, et il n’y a pas de pas bonus.
    .title = Le défenseur gagne

SE-6-13 = Si l’attaquant perd, le reste de la réserve de son joueur et tous les pas bonus de tous les agents sont aussitôt perdus. Une fois réglé le sort de la valise, le tour est fini.
    .title = L’attaquant perd

SE-6-14 = Hors duel, aucune ville ne contient donc d’agents de deux couleurs. Un agent qui entre rencontre au plus deux ennemis, tous deux de la même couleur.
    .title = Une couleur par ville

rules-SE-7 = La livraison et les bombes

SE-7-1 = Un pas le long d’une ligne pointillée dans votre propre quartier général, avec une valise, la livre. Il ne faut pas de compte exact. On peut livrer ses valises comme celles de l’ennemi.
    .title = Livrer une valise

SE-7-2 = Le contenu est montré à tous aussitôt. Valise et fiche vont face visible devant le joueur qui a livré et sont hors jeu pour de bon.
    .title = Le contenu est montré

SE-7-3 = Les secrets s’ajoutent au total de qui les a livrés. À 10 ou plus, la partie est gagnée.
    .title = Compter les secrets

SE-7-4 = Sauf si la valise était une bombe, l’agent retourne aussitôt à sa propre base de départ. Le tour continue.
    .title = Retour à la base

SE-7-5 = Parmi vos trois premières valises livrées, une au moins doit être ennemie. Une seule chose est donc refusée : entrer dans votre quartier général avec une de vos valises quand vous en avez livré exactement deux, toutes deux à vous. Une bombe ennemie satisfait la règle ; vos propres bombes comptent comme vos valises.
    .title = Les trois premières valises

SE-7-6 = Si vous livrez une bombe, vous perdez la moitié de vos agents en jeu, arrondie à l’entier supérieur, le porteur étant compté. Avec 7, 6, 5, 4, 3, 2 ou 1 agents, vous en perdez 4, 3, 3, 2, 2, 1 ou 1.
    .title = Livrer une bombe

SE-7-7 = Le porteur en est. Vous choisissez quels autres sont perdus, où qu’ils soient, bases de départ comprises.
    .title = Choisir les pertes

SE-7-8 = Les valises que portaient les agents ainsi perdus restent dans leurs villes.
    .title = Les valises abandonnées

SE-7-9 = Le porteur d’une bombe ne revient pas à sa base de départ : il doit être parmi les pertes, sauf si une option permet de l’épargner. Le tour continue s’il vous reste des agents.
    .title = Le porteur est perdu

SE-7-10 = Une bombe est une valise livrée qui vaut 0. Livrer votre propre bombe est permis, quoique curieux.
    .title = Ce que compte une bombe

rules-SE-8 = La fin de la partie

SE-8-1 = La partie s’arrête à l’instant où les secrets livrés d’un joueur atteignent 10 ou plus, et ce joueur gagne. Les pas inutilisés ne comptent plus.
    .title = Dix secrets pour gagner

SE-8-2 = Un joueur sans agent en jeu est hors jeu : plus de tours, plus de duels. Ses livraisons restent à lui ; ses valises non livrées restent en jeu, gardent leur contenu secret et comptent comme ennemies pour les autres.
    .title = Plus d’agents

SE-8-3 = Si un seul joueur a encore des agents en jeu, il gagne aussitôt.
    .title = Le dernier debout

SE-8-4 = Après chaque livraison et chaque élimination, on vérifie si quelqu’un peut encore gagner. Si les secrets non encore livrés, que chacun peut calculer d’après les totaux, ne mèneraient à 10 aucun joueur ayant des agents, la partie s’arrête aussitôt et le classement décide. Tant que personne n’est hors jeu, cela n’arrive que si tout est livré et que chacun a exactement 9.
    .title = La partie sans issue

SE-8-5 = Après 100 manches complètes, sauf autre réglage, la partie s’arrête et le classement décide. Une manche se termine quand la main passe au premier joueur, ou au-delà de sa place.
    .title = La limite de manches

SE-8-6 = En tête vient qui a gagné avec dix secrets ou comme dernier à avoir des agents. Sinon, et pour les autres places, le plus de secrets l’emporte, puis le plus d’agents en jeu ; puis la place est partagée.
    .title = Le classement

SE-8-7 = À la fin, tous les contenus sont montrés.
    .title = Tout est montré

SE-8-8 = Abandonner n’est possible que si l’option est activée, et seulement une fois votre plan remis. Si vous abandonnez, vos agents sont éliminés, leurs valises restent dans les villes et vous êtes hors jeu. Abandonner pendant votre tour y met fin. Si vous abandonnez en plein duel comme défenseur, le duel est annulé sans bonus et l’attaquant reste.
    .title = Abandonner la partie

rules-SE-9 = Qui voit quoi

SE-9-1 = Tous voient le plateau, qui a quelle couleur, tous les agents, y compris dans les bases et éliminés, où est chaque valise, sa couleur, sa lettre et son porteur, les dés, la réserve et les pas bonus, à qui est le tour, les totaux et les livraisons dans l’ordre, les contenus une fois livrés, les cartes de duel utilisées et celles qui restent, et les choix de garde, de premier adversaire, de butin et de pertes quand ils sont faits, les gardes en même temps que les valises. Le contenu d’une valise non livrée n’est vu que du joueur de sa couleur, pas même de celui qui la porte, jusqu’à la livraison ou la fin de la partie ; mais chacun peut déduire quels contenus restent à une couleur, et une dernière valise n’a plus de secret. De votre mise en place et de la carte de duel que vous choisissez, les autres voient seulement que vous avez décidé, jusqu’à ce que tous l’aient fait ; personne ne voit la graine aléatoire avant la fin. Le programme ne montre jamais, ni à vous, ni à un robot, ni dans un journal, ce qui doit rester caché.
    .title = Le public et le secret

rules-SE-10 = Comment le programme mène le jeu

SE-10-1 = Le hasard tire les couleurs, si elles n’ont pas été choisies. Après la mise en place et le jet pour commencer, chaque tour est un jet, puis vos actions : pas, prendre, poser, terminer. Entre-temps, on peut vous demander le premier de deux adversaires, une carte de duel, si vous prenez la valise d’un attaquant battu, ou quels agents une bombe vous coûte. Si l’option est activée, vous pouvez abandonner à tout moment une fois votre plan remis. La partie peut finir à chacun de ces points.
    .title = Ce qu’on vous demande, et quand

SE-10-2 = On met les cartes de côté et, s’il y a lieu, on les reprend ; la valise du perdant est posée ; le perdant est éliminé ou renvoyé ; et l’on vérifie si la partie est finie. Ensuite, un attaquant vainqueur reçoit son bonus et affronte le second défenseur ou continue, tandis qu’un défenseur vainqueur peut prendre la valise, s’il y en a une, et le joueur suivant lance les dés.
    .title = L’ordre après un duel

SE-10-3 = Le contenu est révélé et compté, et 10 secrets gagnent aussitôt. Après une bombe, on choisit les pertes, le porteur en est, et leurs valises sont posées. Puis l’on vérifie si la partie est finie ; sinon, vous continuez, ou le joueur suivant s’il ne vous reste plus d’agents.
    .title = L’ordre après une livraison

SE-10-4 = Sept agents et quatre valises par couleur se retrouvent toujours, aucune ville ne contient deux couleurs hors duel, aucun agent dans une base ne porte de valise, et aucun ne reste dans un quartier général. À la fin de votre tour, aucune ville ne contient trois de vos agents. Tous les totaux et les secrets non livrés font 9 par couleur en jeu, et chaque main compte de 1 à 7 cartes de duel.
    .title = Ce qui vaut toujours

SE-10-5 = Si vous ne répondez pas à temps, on joue pour vous le moins possible : votre tour finit, rien n’est pris comme butin, et de tout choix que chacun peut voir on prend le premier. Ce qui doit rester secret est tiré par les dés de la partie, tout ce qui est permis avec la même chance : ce qui manque à votre plan, et une carte de duel. Vous seul apprenez ce qu’ils ont tiré.
    .title = Les réponses manquantes

rules-SE-11 = Les options

option-must-use-all = Non, par défaut : vous pouvez terminer votre tour avec des pas restants. Oui : pas tant que la réserve n’est pas vide, que vous n’avez gagné aucun duel ce tour-ci et qu’un pas vers une ville sans ennemi est permis. Les pas bonus restent facultatifs.
    .title = Dépenser tous les pas

option-bonus-shared = Non, par défaut : un pas bonus appartient à l’agent qui a gagné le duel. Oui : il va dans la réserve, et n’importe lequel de vos agents peut s’en servir.
    .title = Le partage des pas bonus

option-bomb-kills-carrier = Oui, par défaut : le porteur d’une bombe doit être parmi les pertes. Non : il peut être épargné et retourne alors à sa base de départ.
    .title = Le porteur de la bombe

option-round-limit = Après combien de manches complètes la partie s’arrête au plus tard : 100 par défaut, sinon tout nombre entier à partir de 10.
    .title = Le nombre de manches

option-colours = Au hasard, par défaut : le sort décide qui joue quelle couleur. Une autre valeur est une liste de couleurs séparées par des virgules, en anglais, celle du premier joueur d’abord, comme blue, yellow ; à deux, on prend des couleurs opposées.
    .title = Qui joue quelle couleur

option-resigning = Non, par défaut : chacun joue jusqu’au bout. Oui : vous pouvez abandonner une fois votre plan remis, et vos agents quittent alors la partie.
    .title = Abandonner
