### Heimlich & Co. : aide sur les règles, français. Un message par clause de la spécification.

rules-prefix = HC
rules-HC-1 = Le matériel

HC-1-1 = Le plateau est un anneau de douze lieux, entouré d’une piste de score. S’y ajoutent sept agents, chacun avec un marqueur et une carte d’identité à sa couleur, un dossier Top Secret (un rectangle noir dans l’édition tactile) et un dé dont les faces vont de 1 à 6. Le jeu avancé demande en plus des formulaires de rapport : sept modèles, un par couleur, à photocopier.
    .title = Ce que contient la boîte

HC-1-2 = Les sept couleurs sont fixes et, dans l’édition tactile, chacune a sa texture : orange lisse, violet rugueux, rouge velours, bleu rêche, gris à traits en relief, jaune feutrine, vert à vagues en relief. Il n’y a pas d’agent noir, quoi que vous ayez pu lire.
    .title = Couleurs et textures

HC-1-3 = Il y a dix maisons, numérotées de 1 à 10, une ruine et une chapelle. Dans l’édition tactile, les numéros des maisons sont en braille.
    .title = Les douze lieux

HC-1-4 = Dans le sens des aiguilles d’une montre, l’anneau part de la chapelle, passe par la maison 1, puis par les suivantes dans l’ordre jusqu’à la maison 10, continue par la ruine et revient à la chapelle.
    .title = L’ordre des lieux

HC-1-5 = La piste de score, la plus extérieure du plateau, est une boucle fermée de 42 cases : une case de départ et d’arrivée, puis les cases 1 à 41 ; dans l’édition tactile, elles sont jaunes et numérotées. Un total de 42 points fait un tour complet. Au-delà, le marqueur indique sur son deuxième tour les points qui dépassent 42.
    .title = La piste de score

HC-1-6 = Une maison vaut son numéro, de 1 à 10 points. La chapelle ne vaut rien et la ruine coûte 3 points.
    .title = La valeur des lieux

HC-1-7 = Un même lieu accueille autant d’agents que l’on veut.
    .title = Pas de limite par lieu

rules-HC-2 = La mise en place

HC-2-1 = À deux joueurs, 4 agents sont en jeu ; à trois, 5 ; à quatre, 6 ; à cinq, six ou sept, tous les 7. Chaque joueur reçoit une carte, ce qui laisse deux agents indépendants de deux à cinq joueurs, un seul à six et aucun à sept ; leurs cartes restent face cachée. Un rapport compte une ligne de moins qu’il n’y a d’agents en jeu et rapporte au plus 15 points à deux joueurs, 20 à trois, 25 à quatre et 30 à partir de cinq.
    .title = Les nombres selon les joueurs

HC-2-2 = Quand moins de sept agents participent, les couleurs en jeu sont arrêtées avant la distribution des cartes, et tout le monde les connaît.
    .title = Les couleurs en jeu

HC-2-3 = Tous les agents en jeu partent de la chapelle. Le dossier commence dans la maison 7.
    .title = Les lieux de départ

HC-2-4 = Le marqueur de chaque agent en jeu commence sur la case de départ, à 0 point.
    .title = Les scores de départ

HC-2-5 = On ne mélange que les cartes des couleurs en jeu ; chacun en reçoit une face cachée, toutes les distributions étant également probables, et le reste demeure face cachée près du plateau. Regardez la vôtre en secret puis posez-la devant vous, face cachée : cet agent est le vôtre pour toute la partie. Les agents dont la carte n’a pas été distribuée sont indépendants : ils bougent, marquent et peuvent gagner comme les autres, pour le compte de personne.
    .title = Les identités secrètes

HC-2-6 = Chacun lance le dé une fois, au vu de tous, et le plus haut résultat commence. Si plusieurs joueurs partagent ce résultat, eux seuls relancent, jusqu’à ce que l’un d’eux l’emporte. Ces jets n’ont aucun autre effet.
    .title = Qui commence

HC-2-7 = Après le premier joueur, les tours se succèdent autour de la table dans le sens des aiguilles d’une montre.
    .title = L’ordre du jeu

rules-HC-3 = Votre tour

HC-3-1 = Lancez le dé, puis déplacez des agents. Si cela déclenche un décompte, les scores changent et l’on vérifie si la partie est finie ; dans le jeu avancé, le rapport peut suivre, une seule fois par partie. Après un décompte, et seulement alors, vous vous occupez du dossier ; puis le joueur suivant lance le dé.
    .title = Le déroulement d’un tour

HC-3-2 = Vous lancez un dé : de 1 à 6, chaque résultat étant également probable, quoi qu’il se soit passé avant. Il n’y a rien à décider et l’on ne relance pas.
    .title = Le jet de dé

HC-3-3 = Répartissez tout le résultat du dé entre les agents en jeu comme bon vous semble, le vôtre ou non : chaque point avance un agent d’un lieu dans le sens des aiguilles d’une montre. Il est interdit de passer, de dépenser moins ou plus que le résultat, ou de faire reculer quelqu’un. Les agents qui n’ont rien reçu restent en place, mais il y en a toujours au moins un qui bouge, et un coup permis existe toujours.
    .title = Dépenser le dé

HC-3-4 = Tous les déplacements d’un tour s’appliquent ensemble. Autour d’une table, vous pouvez avancer un agent en plusieurs fois et dans n’importe quel ordre : seul compte le total de chaque agent, car aucun lieu n’a d’effet pendant le déplacement.
    .title = Des déplacements simultanés

HC-3-5 = Le dé donne au plus 6 et l’anneau compte douze lieux : un agent qui bouge finit donc toujours ailleurs. D’un tour à l’autre, les agents peuvent tourner sans limite ; passer par la chapelle, ou y entrer depuis la ruine, ne rapporte rien.
    .title = Tourner en rond

HC-3-6 = Un agent peut traverser tout lieu sans s’arrêter, même celui du dossier. Une simple traversée ne déclenche jamais de décompte et ne rapporte rien.
    .title = Traverser un lieu

HC-3-7 = Voici le nombre de façons de répartir un jet, pour les résultats de 1 à 6 dans l’ordre. Avec quatre agents : 4, 10, 20, 35, 56 et 84 ; avec cinq : 5, 15, 35, 70, 126 et 210. Avec six agents : 6, 21, 56, 126, 252 et 462 ; avec sept : 7, 28, 84, 210, 462 et 924.
    .title = Combien de coups possibles

HC-3-8 = Le hasard seul fixe qui commence et ce que donne le dé. À votre tour, vous décidez comment dépenser le dé et, après un décompte, où va le dossier ; ce que vous prévoyez reste privé jusqu’à ce que vous le jouiez. Dans le jeu avancé, tous écrivent leur rapport en même temps, secret jusqu’à la fin. La parole est libre à tout moment, et un décompte n’est jamais une décision : il a lieu ou non.
    .title = Ce que vous décidez

HC-3-9 = Vous pouvez mal conseiller, feindre des soupçons ou gaspiller des points exprès, et rien de ce que vous dites ne vous engage. Montrer votre carte ou votre rapport avant la fin est interdit.
    .title = Parole et bluff

rules-HC-4 = Décomptes, dossier et fin de partie

HC-4-1 = Une fois les déplacements faits, un décompte a lieu si au moins un agent est arrivé pendant ce tour au lieu du dossier, et seulement dans ce cas. Il est obligatoire et n’a lieu qu’une fois, quel que soit le nombre d’arrivants.
    .title = Ce qui déclenche un décompte

HC-4-2 = Les règles imprimées parlent d’agents présents auprès du dossier quand un tour s’achève. Dans le jeu de base, cela revient au même : la maison 7 est vide au départ et le dossier va toujours vers un lieu vide, si bien qu’aucun agent n’est avec lui quand un tour commence ; s’il s’en trouve un ensuite, c’est qu’il vient d’arriver.
    .title = Être là ou arriver

HC-4-3 = Lors d’un décompte, tous les agents en jeu marquent en même temps la valeur de leur lieu, qu’ils viennent d’arriver ou non, qu’ils aient un propriétaire ou soient indépendants ; aucun score ne passe sous 0. Le gain d’un agent est la variation réelle de son score ; il peut être négatif.
    .title = Tout le monde marque

HC-4-4 = Arrivé à la case de départ, un marqueur ne recule plus. La part d’une perte qu’il n’a pas pu payer est oubliée.
    .title = Jamais sous zéro

HC-4-5 = Lors d’un décompte, tout agent dans la ruine perd 3 points et tout agent dans la chapelle reçoit 0. Cela vaut aussi pour celui qui a déclenché le décompte à cet endroit.
    .title = La ruine et la chapelle

HC-4-6 = Un marqueur ne bouge que pendant un décompte. Seule exception : le bonus du rapport, à la fin d’une partie avancée.
    .title = Quand bougent les marqueurs

HC-4-7 = D’abord, les scores changent ; si cela met fin à la partie, tout s’arrête. Sinon vient le rapport, dans le jeu avancé et s’il est dû, et en dernier le dossier.
    .title = L’ordre après un décompte

HC-4-8 = Dans le jeu de base, le joueur dont le tour a déclenché le décompte doit déplacer le dossier vers un lieu sans agent : maison, ruine ou chapelle, n’importe où sur l’anneau. Le dossier ne peut pas rester, puisque son lieu est occupé. De 5 à 11 lieux sont libres : il y a toujours où aller.
    .title = Déplacer le dossier

HC-4-9 = Sans décompte, le dossier reste où il est.
    .title = Pas de décompte, pas de déplacement

HC-4-10 = La partie s’arrête aussitôt après un décompte qui laisse au moins un score à 42 ou plus ; dépasser 42 revient à l’atteindre. Le dossier n’est pas déplacé et personne ne rejoue. Seul un décompte peut mener un score à 42.
    .title = La fin de la partie

HC-4-11 = Dans le jeu de base, si un seul agent a au moins 42 points, il gagne, même si un autre a marqué davantage dans ce décompte. S’ils sont plusieurs, le plus grand gain de ce dernier décompte l’emporte, puis le score le plus élevé ; s’ils sont encore à égalité, ils gagnent ensemble. Le score ne sert qu’entre agents d’une même maison, et la victoire commune suppose en plus des scores égaux avant ce décompte.
    .title = L’agent gagnant

HC-4-12 = Dans le jeu de base, on révèle les cartes d’identité et le propriétaire de l’agent gagnant l’emporte. Si cet agent est indépendant, aucun joueur ne gagne. Si plusieurs agents gagnent ensemble, chaque joueur qui possède l’un d’eux gagne ; si aucun n’a de propriétaire, aucun joueur ne gagne.
    .title = Le joueur gagnant

HC-4-13 = Un décompte rapporte au plus 10 points à un agent ; son score, quand la partie s’arrête, est donc au plus de 51 : 41 avant le dernier décompte et 10 pendant.
    .title = Le score maximal

HC-4-14 = Un décompte est possible pendant un tour si le dé suffit pour amener un agent au lieu du dossier depuis un autre lieu. Il est forcé seulement si le dé donne 1 et que tous les agents en jeu se trouvent dans le lieu juste avant le dossier. Si l’option réserve le décompte aux nouveaux venus, les agents qui ne le sont pas n’en rendent aucun possible, et un seul d’entre eux suffit pour qu’aucun ne soit forcé.
    .title = Décompte possible ou forcé

HC-4-15 = Les règles ne limitent pas le nombre de tours. Si vous y tenez, une option s’en charge.
    .title = Pas de limite de tours

rules-HC-5 = Le jeu avancé

HC-5-1 = Tout ce qui précède sur le matériel, la mise en place, les tours et les décomptes s’applique, sauf les changements qui suivent.
    .title = Ce qui ne change pas

HC-5-2 = Après un décompte, le joueur actif peut mettre le dossier dans tout autre lieu, occupé ou non, ou ne pas y toucher ; la table apprend alors qu’il est laissé en place. Les douze lieux lui sont ouverts.
    .title = Déplacer le dossier, version avancée

HC-5-3 = Pour un nouveau décompte, il faut qu’un agent arrive au lieu du dossier ; ceux qui s’y trouvaient déjà quand on y a mis ou laissé le dossier ne déclenchent rien tant qu’ils ne font qu’y rester. Un agent qui part et revient lors d’un tour ultérieur arrive de nouveau ; une option en décide autrement. Quand un décompte a lieu, tous les agents marquent, y compris ceux qui étaient déjà là.
    .title = Seules les arrivées comptent

HC-5-4 = Le rapport est demandé la première fois de la partie qu’un décompte laisse au moins un agent, indépendant ou non, avec 29 points ou plus : juste après le mouvement des marqueurs et avant celui du dossier. Il n’est demandé qu’une fois. Que d’autres agents atteignent 29 plus tard, ou que l’un redescende puis remonte, ne le rouvre pas.
    .title = Quand vient le rapport

HC-5-5 = Avant le décompte qui ouvre le rapport, aucun score ne dépassait 28 ; après lui, aucun ne dépasse 38. Le rapport vient donc toujours au moins un décompte avant la fin de la partie.
    .title = Jamais avec la fin

HC-5-6 = En secret et en même temps, chaque joueur remplit une ligne pour chaque agent en jeu sauf le sien : un autre joueur comme propriétaire, ou « indépendant », ou rien. Le formulaire imprimé porte en tête l’agent de son auteur et a trois colonnes : agent, identité réelle, points. Par défaut, un même joueur figure sur une ligne au plus, et « indépendant » sur autant de lignes au plus qu’il y a d’agents indépendants.
    .title = Remplir le rapport

HC-5-7 = Un rapport remis est définitif. Le jeu reprend quand tous les rapports sont là.
    .title = Le rapport est définitif

HC-5-8 = Comme dans le jeu de base, la partie s’arrête quand un décompte laisse un score d’au moins 42. Les règles de base sur l’agent gagnant et le joueur gagnant ne servent pas ici.
    .title = La fin du jeu avancé

HC-5-9 = Une fois les identités révélées, vous recevez 5 points par ligne juste : le joueur nommé possède bien cet agent, ou vous avez écrit « indépendant » et il l’est. Les lignes fausses ou vides ne coûtent rien. Votre marqueur avance d’autant et peut commencer un deuxième tour ; ceux des agents indépendants n’ont pas de bonus.
    .title = Le bonus du rapport

HC-5-10 = Votre total est le score de votre agent plus 5 points par ligne juste, et le joueur qui a le plus grand total gagne. Les agents indépendants ne participent pas à ce classement, quel que soit leur score. Être le premier à 42 ne donne aucun privilège.
    .title = Un joueur pour vainqueur

HC-5-11 = À totaux égaux, le plus grand nombre de lignes justes l’emporte ; puis le plus grand gain de son propre agent dans le dernier décompte ; puis la victoire est commune.
    .title = Les égalités du jeu avancé

HC-5-12 = Un agent apporte au plus 51 points et un rapport au plus 30, soit 81. Un troisième tour de piste commencerait à 84 : personne ne l’entame.
    .title = Pas de troisième tour

rules-HC-6 = Qui voit quoi

HC-6-1 = Tous, spectateurs compris, voient le nombre de joueurs, le mode, les options, les couleurs en jeu et le nombre d’agents indépendants, chaque jet de dé, chaque déplacement validé, les positions, le dossier, les scores et les tours de piste, chaque décompte avec son auteur et ses effets, qui a remis son rapport, et le journal de tous les tours, selon l’option choisie. Vous seul voyez votre carte d’identité, aussi souvent que vous voulez, votre rapport et la couleur de son en-tête, ce que vous prévoyez avant de le jouer et vos notes privées ; les propos vont à ceux à qui ils s’adressent. Personne ne voit les cartes non distribuées ; la partie finie, toutes les cartes, les rapports, les lignes justes, les bonus et les totaux sont montrés, et la graine du générateur aléatoire, cachée à tous jusque-là, peut être publiée. Le programme ne vous envoie jamais ce que vous ne devez pas voir.
    .title = Le public et le secret

HC-6-2 = Un formulaire de papier porte en tête la couleur de son auteur et l’omet dans la liste : le distribuer, le choisir ou le montrer révèle une identité. Le programme garde donc la forme du formulaire aussi secrète que son contenu.
    .title = Le formulaire bavard

HC-6-3 = À la distribution, vous connaissez exactement un propriétaire : vous. Les autres cartes se répartissent de toutes les façons, également probables, entre vos adversaires et les agents indépendants : 3 possibilités à deux joueurs, 12 à trois, 60 à quatre, 360 à cinq et 720 à six ou sept, avec le nombre d’agents habituel. À sept joueurs, aucun agent n’est indépendant.
    .title = Ce que l’on peut déduire

HC-6-4 = Tout ce qui est public s’obtient sous forme de texte, avec le nom du lieu, la couleur de l’agent et aussi sa texture. Rien n’est dit par la couleur seule.
    .title = Jouer sans voir

rules-HC-9 = Les indices en chiffres

HC-9-1 = Pour chaque tour, le journal retient le joueur, le résultat du dé, toutes les positions avant et après, les pas de chaque agent, le lieu du dossier, s’il y a eu décompte et de combien chaque marqueur a réellement bougé. Tout cela est public. Chaque statistique est une somme, ou un taux de réussites sur occasions, les occasions étant les tours où le dé permettait l’acte.
    .title = Le journal derrière les indices

HC-9-2 = Qui a tiré cet agent de la ruine ? Les réussites sont les tours du joueur où l’agent était dans la ruine au départ et a été déplacé ; les occasions, ses tours où l’agent s’y trouvait au départ.
    .title = Indice 1 : hors de la ruine

HC-9-3 = Qui a mis cet agent dans la ruine ? Les réussites sont les tours du joueur où l’agent a été déplacé et a fini dans la ruine ; les occasions, ses tours où l’agent était ailleurs et où le dé suffisait pour l’y amener.
    .title = Indice 2 : dans la ruine

HC-9-4 = Qui s’est contenté de faire passer cet agent au-delà de la ruine ? Les réussites sont les tours du joueur où l’agent, parti d’avant la ruine, l’a dépassée ; les occasions, ses tours où le dé suffisait pour cela.
    .title = Indice 3 : par-dessus la ruine

HC-9-5 = Qui a avantagé quel agent ? Le chiffre brut additionne, sur les tours du joueur, la valeur du lieu de l’agent après le tour moins celle d’avant. La faveur compare la valeur d’après à celle que l’on attendrait si toutes les façons de dépenser le dé étaient également probables : au-dessus de zéro, l’agent a été mieux placé que ne l’aurait fait le hasard.
    .title = Indice 4 : les faveurs

HC-9-6 = Qui a provoqué un décompte, et au bénéfice de qui ? Pour chaque joueur, vous avez le nombre de décomptes déclenchés et, pour chaque décompte, les agents au plus grand gain. Le profit additionne, sur les décomptes du joueur, le gain d’un agent moins le gain moyen de tous les agents en jeu.
    .title = Indice 5 : à qui cela profite

HC-9-7 = Qui provoque les décomptes, et qui s’en abstient ? Le taux de déclenchement dit, décomptes forcés mis à part, dans quelle part des tours où un décompte était possible le joueur en a déclenché un ; un décompte possible qui n’a pas eu lieu est dit décliné. L’épargne additionne, sur les tours déclinés, de combien la valeur du lieu d’un agent restait sous la moyenne : au-dessus de zéro, l’agent aurait fait moins bien que la moyenne, une raison pour son propriétaire de se retenir.
    .title = Indice 6 : qui se retient

HC-9-8 = Ce sont des indices, pas des preuves : le bluff est permis. Les statistiques n’utilisent que le journal public, jamais la distribution des cartes.
    .title = À prendre avec prudence

HC-9-9 = Un exemple : deux joueurs, quatre agents, sept tours du jeu de base. Le premier joueur a sorti l’agent orange de la ruine et fait passer l’agent rouge au-delà, chaque fois à la seule occasion, et il a décliné les deux décomptes possibles ; le second a mis l’agent orange dans la ruine à la seule occasion et déclenché les trois décomptes qui étaient possibles, où le plus grand gain est allé une fois à l’agent orange et deux fois à l’agent rouge. Comparé au hasard, le premier a surtout favorisé l’agent orange et le second l’agent rouge.
    .title = Un exemple détaillé

rules-HC-10 = Les options

option-mode = De base, par défaut : le propriétaire de l’agent gagnant l’emporte. Avancé : le dossier se déplace plus librement, chacun écrit un rapport sur qui possède qui, et le plus grand total gagne. Comme toutes les options, celle-ci est publique et fixée à la mise en place.
    .title = Le mode de jeu

option-colours = Fixe les couleurs en jeu quand moins de sept agents participent. Au hasard, par défaut : elles sont tirées au sort. Une liste : la table les choisit, par exemple pour avoir les textures les plus faciles.
    .title = Le choix des couleurs

option-goal-tie = Fixe qui gagne le jeu de base quand plusieurs agents atteignent 42 dans le même décompte. Dernier décompte, par défaut : le plus grand gain de ce décompte, puis le score le plus élevé, puis une victoire commune. Le plus loin : le score le plus élevé, puis une victoire commune.
    .title = Plusieurs agents à 42

option-report-rule = Fixe ce qu’un rapport peut dire dans le jeu avancé ; les lignes vides sont toujours permises. Cohérent, par défaut : un même joueur sur une ligne au plus, et « indépendant » sur autant de lignes au plus qu’il y a d’agents indépendants. Libre : l’un et l’autre se répètent à volonté.
    .title = La liberté du rapport

option-independents-block = Concerne le vainqueur du jeu avancé. Non, par défaut : les agents indépendants sont ignorés. Oui : si le score d’un agent indépendant est strictement supérieur au total de chacun des joueurs, aucun joueur ne gagne.
    .title = Les indépendants peuvent bloquer

option-dossier-rule = Fixe où le dossier peut aller après un décompte. Par défaut, cela dépend du mode : vers un lieu inoccupé dans le jeu de base ; n’importe où, ou nulle part, dans le jeu avancé. L’autre choix, tout autre lieu, permet tous les lieux sauf l’actuel. Dans tous les cas, seule une arrivée déclenche un décompte.
    .title = Où va le dossier

option-trigger-rule = Fixe de qui l’arrivée auprès du dossier déclenche un décompte ; cela compte là où le dossier peut se trouver avec des agents. Toute arrivée, par défaut : aussi celle d’un agent parti qui revient. Nouveaux venus seulement : pas celle d’un agent qui était là au dernier décompte, quand le dossier y a été mis ou laissé. Si tous les agents en jeu y étaient, tous sont nouveaux, sans quoi il n’y aurait plus jamais de décompte.
    .title = Qui déclenche un décompte

option-agent-table = Fixe combien d’agents sont en jeu. Éditions d’origine, par défaut : 4 à deux joueurs, 5 à trois, 6 à quatre, 7 à partir de cinq. Autres éditions : 5 à deux joueurs, 6 à trois, 7 à partir de quatre.
    .title = Le nombre d’agents

option-die = Ordinaire, par défaut : un dé dont les faces vont de 1 à 6. Un à trois : le 1 cède la place à une face marquée de 1 à 3, et qui l’obtient choisit 1, 2 ou 3 avant de bouger.
    .title = Le type de dé

option-full-log = Fixe quelle part du journal public peut être consultée. Oui, par défaut : tous les tours. Non : le dernier seulement, et votre mémoire pour le reste.
    .title = Le journal complet

option-turn-limit = 0, par défaut : aucune limite de tours. Avec un autre nombre : quand ce nombre de tours est joué, la partie s’arrête, sans vainqueur dans le jeu de base, avec la victoire du plus grand total dans le jeu avancé.
    .title = La limite de tours
