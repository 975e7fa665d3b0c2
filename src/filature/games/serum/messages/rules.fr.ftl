### Serum : aide sur les règles, français. Un message par clause de la spécification.

rules-prefix = TS
rules-TS-1 = Le but du jeu

TS-1-1 = Rapportez la carte de la vraie formule et, pour chaque agent ennemi, le nom du joueur et le pseudonyme. On sait qui joue quelle couleur, les noms sont donc offerts ; le reste ne l’est pas.
    .title = Ce que vous cherchez

rules-TS-2 = Le matériel

TS-2-1 = Un plateau : une ville de 21 cases.
    .title = Le plateau

TS-2-2 = Six pions agents, un par couleur.
    .title = Les agents

TS-2-3 = Six pions indicateurs, un par couleur.
    .title = Les indicateurs

TS-2-4 = Six cartes micro, une par couleur.
    .title = Les micros

TS-2-5 = Six cadrans avec aiguille et rivet. La moitié gauche donne une lettre, la moitié droite un chiffre.
    .title = Les cadrans

TS-2-6 = Trente cartes taupe de cinq types, un pour chaque lieu secret de G1 à G5, et six cartes de chaque type.
    .title = Les cartes taupe

TS-2-7 = Six cartes brosse à dents, toutes pareilles. Elles ne valent rien et ne servent qu’à décevoir qui les trouve.
    .title = Les brosses à dents

TS-2-8 = Six cartes d’identité, une par pseudonyme.
    .title = Les cartes d’identité

TS-2-9 = Six cartes formule sans tampon, de X1 à X6. L’une d’elles est la vraie formule.
    .title = Les formules sans tampon

TS-2-10 = Six autres cartes formule, elles aussi de X1 à X6, mais tamponnées FAUX : ce sont les fausses formules.
    .title = Les fausses formules

TS-2-11 = Un bloc de feuilles d’enquête.
    .title = Les feuilles

TS-2-12 = Les pseudonymes sont Claire Maury, Prof. Werner, Max Cool, Anne Callisto, Gilles Bura et Dr Pierre.
    .title = Les six pseudonymes

TS-2-13 = Le rouge loge à l’hôtel H1, le jaune au H2, le vert au H3, le noir au H4, le lilas au H5 et le bleu au H6. Le programme place les joueurs dans cet ordre.
    .title = Couleurs, hôtels et places

TS-2-14 = Cartes d’identité, brosses à dents et formules sans tampon ont le même dos. Face cachée, une carte ne dit pas ce qu’elle est.
    .title = Des dos muets

rules-TS-3 = Les cases et le cadran

TS-3-1 = Il y a six hôtels, de H1 à H6, le premier s’appelant Mafiosi ; la gare B1 et l’aéroport F1, tous deux avec des casiers ; trois cases taupe, V1, V2 et V3, cette dernière étant la place de la Gare ; cinq moyens de transport, de VM1 à VM5 ; et cinq lieux secrets : G1 le coffre-fort du laboratoire, G2 le bar louche À l’ancre d’or, G3 le monument du parc, G4 le classeur de l’ambassade, G5 les rayonnages de la bibliothèque municipale. Pendant l’enquête, les agents vont partout sauf sur les moyens de transport, et sur V3 seulement à cinq ou six joueurs : 15 cases à trois ou quatre joueurs, 16 au-delà. Pendant la fuite, ils ne vont que sur F1 et de VM1 à VM3, plus VM4 à partir de quatre joueurs, VM5 et V1 à partir de cinq, et V2 à six : 4, 5, 7 et 8 cases à trois, quatre, cinq et six joueurs. Les indicateurs se postent dans les hôtels, à la gare et à l’aéroport, les micros dans les hôtels et les lieux secrets.
    .title = Les 21 cases

TS-3-2 = Le cadran combine les lettres B, F, G, H, V et VM avec les chiffres de 1 à 6 : 36 combinaisons, dont 21 existent. Les 15 qui n’existent pas sont B2 à B6, F2 à F6, G6, V4 à V6 et VM6.
    .title = Ce que dit le cadran

TS-3-3 = Aucune case n’est voisine d’une autre. Toute case permise s’atteint de n’importe où.
    .title = Pas de distances

TS-3-4 = Une même case accueille autant d’agents, d’indicateurs et de micros que l’on veut.
    .title = Pas de limite par case

TS-3-5 = Chaque couleur a une valise et une mallette dans son hôtel, ainsi qu’un casier à la gare et un autre à l’aéroport, dont un seul sert. Trois cachettes pour chacune des six couleurs : 18 contiennent une carte.
    .title = Les 18 cachettes

rules-TS-4 = La mise en place

TS-4-1 = À cinq joueurs, on retire le bleu ; à quatre, le bleu et le lilas ; à trois, le bleu, le lilas et le noir. Les autres couleurs sont choisies ou attribuées, et tout le monde sait qui a laquelle.
    .title = Les couleurs en jeu

TS-4-2 = Prenez l’agent, l’indicateur, le micro et le cadran de votre couleur. Agent, indicateur et micro commencent hors du plateau.
    .title = Vos pièces

TS-4-3 = Vous tirez au hasard une identité, une brosse à dents et une formule sans tampon, et vous regardez les trois.
    .title = Vos trois cartes

TS-4-4 = Cachez vos trois cartes face cachée, une par cachette : votre valise, votre mallette et votre casier, au choix celui de la gare ou celui de l’aéroport. Cela fait 12 façons ; tous choisissent en secret et en même temps, et c’est définitif. Ensuite, on sait quels casiers servent, mais pas ce qu’ils contiennent.
    .title = Cacher vos cartes

TS-4-5 = Votre feuille d’enquête indique aussitôt ce que vous avez caché et où.
    .title = Votre feuille retient tout

TS-4-6 = Les cartes restantes vont face cachée, sans que personne les voie, dans les hôtels et les casiers des couleurs inutilisées : une identité, une brosse à dents et une formule par couleur, dans un ordre tiré au hasard, le sort décidant entre gare et aéroport. Cela fait 9 cartes à trois joueurs, 6 à quatre, 3 à cinq et aucune à six.
    .title = Les couleurs inutilisées

TS-4-7 = On mélange les six fausses formules et l’on en met une de côté, sans que personne le voie. Son code est celui de la vraie formule.
    .title = La fausse formule mise de côté

TS-4-8 = Les cinq autres fausses formules vont face cachée dans les lieux secrets de G1 à G5, un par lieu, au hasard.
    .title = Les cinq autres fausses formules

TS-4-9 = Les 30 cartes taupe, mélangées, forment une pioche face cachée. La défausse est vide au départ.
    .title = La pioche des taupes

rules-TS-5 = Le tour de jeu

TS-5-1 = Un tour compte cinq phases, dans cet ordre pour tous : installer votre micro, si vous voulez, une fois par partie ; composer votre prochaine case, en secret ; poster, déplacer ou laisser votre indicateur, à votre gré ; montrer tous les cadrans à la fois ; placer tous les agents ensemble, puis agir à tour de rôle. Se déplacer est obligatoire, agir ne l’est pas. Micros et indicateurs se décident tous ensemble, sous pli fermé, et se montrent à la fin de leur phase ; puis un nouveau tour reprend à la phase 1.
    .title = Cinq phases

TS-5-2 = Une phase ne commence que lorsque tous ont fini la précédente. Tant que les choix sont sous pli fermé, les autres voient seulement si vous avez fini.
    .title = On attend tout le monde

TS-5-3 = Après la phase 5, le tour est fini et le suivant commence. Qui veut fuir a levé un signal ; les signaux se lisent quand le dernier cadran du tour suivant est réglé.
    .title = La fin du tour

rules-TS-6 = Les phases 1 à 4

TS-6-1 = Passez, ou posez votre micro dans n’importe quel hôtel, y compris le vôtre et ceux des couleurs inutilisées, ou dans n’importe quel lieu secret. Tout tour convient, même le premier ; les autres cases sont refusées.
    .title = Phase 1 : le micro

TS-6-2 = Une fois posé, votre micro reste là jusqu’à la fin de la partie. On ne peut ni le déplacer ni l’enlever, et vous n’en aurez pas d’autre.
    .title = Le micro reste là

TS-6-3 = Composez l’une des 36 combinaisons sur votre cadran, à l’insu des autres.
    .title = Phase 2 : le cadran

TS-6-4 = Pendant l’enquête, un cadran est valide si la case existe, est ouverte à votre nombre de joueurs et n’est pas celle où se trouve votre agent : un agent doit bouger. Il existe toujours un choix valide.
    .title = Un cadran valide

TS-6-5 = Tout le reste est invalide : un code qui n’existe pas, comme B2 ; un moyen de transport ; V3 à trois ou quatre joueurs ; la case où se trouve votre agent ; ou un cadran non composé à temps.
    .title = Un cadran invalide

TS-6-6 = Avec un cadran invalide, vous perdez le déplacement : en phase 5, votre agent est mis à côté du plateau jusqu’au déplacement du tour suivant, et n’agit pas. Votre micro et votre indicateur continuent leur travail.
    .title = Le prix de l’erreur

TS-6-7 = Depuis le bord du plateau, toute case ouverte pendant l’enquête est valide au tour suivant, même celle que votre agent occupait auparavant.
    .title = Le retour

TS-6-8 = Le programme vous avertit d’un cadran invalide, mais ne l’interdit pas. Se tromper exprès est permis.
    .title = Se tromper exprès

TS-6-9 = Laissez votre indicateur où il est, sur une case ou encore hors du plateau, ou postez-le dans n’importe quel hôtel, à l’aéroport ou à la gare. Il peut garder la même case autant de tours que vous voulez. On ne peut pas le retirer du plateau.
    .title = Phase 3 : l’indicateur

TS-6-10 = Vous décidez de votre indicateur quand tous les cadrans sont bloqués et avant qu’aucun soit montré.
    .title = Entre cadran et dévoilement

TS-6-11 = Tous les cadrans deviennent publics ensemble, y compris les invalides.
    .title = Phase 4 : le dévoilement

TS-6-12 = Vous pouvez reprendre votre cadran scellé et le régler de nouveau jusqu’à ce que le dernier soit réglé. Les autres voient seulement que vous n’êtes plus prêt.
    .title = Réflexion faite

rules-TS-7 = Phase 5 : placer et agir

TS-7-1 = On place d’abord tous les agents. Ensuite seulement, on regarde qui est seul.
    .title = Tous se placent d’abord

TS-7-2 = Deux agents ou plus sur une case se neutralisent : aucun n’agit, rien n’est trouvé et les observateurs n’y apprennent rien. On ne peut y tirer ni dépenser de carte taupe.
    .title = Les agents se neutralisent

TS-7-3 = Un agent seul sur sa case peut agir, même en présence d’indicateurs. Agir est facultatif, en tout ou en partie.
    .title = Seul, vous pouvez agir

TS-7-4 = Les agents agissent dans l’ordre des places : rouge, jaune, vert, noir, lilas, bleu, pour ceux qui sont en jeu. Le rouge est premier au tour 1, puis la première place avance d’un rang à chaque tour. Chacun décide quand vient son rang, les rapports partent aussitôt, et l’on saute les agents qui ne peuvent pas agir. Dans un lieu secret, on interroge quiconque tient une carte taupe, même si aucune ne convient : être sauté dirait aux autres ce que vous avez en main.
    .title = Qui agit d’abord

TS-7-5 = Les cartes regardées retournent face cachée là où elles étaient.
    .title = Tout retourne en place

TS-7-6 = Tous apprennent qu’un agent agit : qui, où, quelle cachette et combien de cartes taupe. Ce que montrent les cartes n’est pas public.
    .title = Vus en pleine action

rules-TS-8 = Seul dans un hôtel

TS-8-1 = S’il n’y a pas d’indicateur sur la case, vous pouvez regarder dans la valise et dans la mallette, dans n’importe quel ordre.
    .title = Sans indicateur : deux regards

TS-8-2 = S’il y a un ou plusieurs indicateurs sur la case, c’est la valise ou la mallette, pas les deux. À vous de choisir.
    .title = Avec indicateur : un regard

TS-8-3 = Les indicateurs de toutes les couleurs vous limitent ainsi, même le vôtre.
    .title = Votre propre indicateur compte

TS-8-4 = Les micros ne vous limitent pas : en présence de micros seuls, vous gardez vos deux regards. Si la table fait compter les micros, le vôtre compte comme votre indicateur : pas du tout si celui-ci ne compte pas.
    .title = Les micros ne comptent pas

TS-8-5 = Avec deux regards, vous voyez la première carte avant de décider du second.
    .title = Un regard après l’autre

TS-8-6 = Vous pouvez aller dans votre propre hôtel, mais il n’y a rien à fouiller : on ne fouille que les bagages ennemis. Votre présence y neutralise tout de même tout autre agent.
    .title = Chez vous

TS-8-7 = Les hôtels des couleurs inutilisées se fouillent comme les autres.
    .title = Hôtels des couleurs inutilisées

rules-TS-9 = Seul à la gare ou à l’aéroport

TS-9-1 = Vous pouvez ouvrir un casier s’il est sur votre case, contient une carte et n’est pas de votre couleur. Ceux des couleurs inutilisées conviennent.
    .title = Les casiers à ouvrir

TS-9-2 = Sans indicateur sur la case, vous pouvez ouvrir jusqu’à deux de ces casiers, avec indicateur un seul, au choix. Tout indicateur compte, même le vôtre ; vous voyez la première carte avant de décider de la seconde.
    .title = Deux casiers ou un

TS-9-3 = S’il y a moins de ces casiers que vous n’avez le droit d’en ouvrir, ouvrez ceux qui existent. S’il n’y en a pas, vous ne faites rien.
    .title = Trop peu de casiers

TS-9-4 = Un casier vide se voit et ne peut pas être choisi. Les vôtres non plus.
    .title = Casiers vides, casiers à soi

rules-TS-10 = Seul sur une case taupe

TS-10-1 = Vous pouvez tirer exactement une carte, celle du dessus de la pioche. Vous seul la voyez.
    .title = Tirer une carte taupe

TS-10-2 = Vous pouvez garder autant de cartes taupe que vous voulez. Leur nombre est public, leurs faces ne le sont pas.
    .title = Pas de limite de main

TS-10-3 = Dès que la pioche est vide et que la défausse ne l’est pas, la défausse mélangée devient la nouvelle pioche.
    .title = Mélanger à nouveau

TS-10-4 = Si la pioche et la défausse sont vides, on ne tire rien.
    .title = Plus de taupes

rules-TS-11 = Seul dans un lieu secret

TS-11-1 = Pour lire la fausse formule d’un lieu secret, dépensez une carte taupe du type de ce lieu, ou deux cartes taupe d’autres types, pareilles ou différentes. Personne ne vérifie si ces deux-là vous étaient inutiles. C’est vous qui décidez si vous payez, et comment.
    .title = Lire une fausse formule

TS-11-2 = Sans ces cartes, ou sans envie de les dépenser, vous ne faites rien. Une seule mauvaise carte est refusée.
    .title = Faute de cartes

TS-11-3 = Les cartes dépensées vont face cachée à la défausse. Les autres voient combien, pas lesquelles ; encore qu’une carte seule soit forcément du type de ce lieu.
    .title = Les cartes dépensées

TS-11-4 = Un indicateur ne peut pas être posté dans un lieu secret, et les micros ne vous limitent pas.
    .title = Pas d’indicateur ici

TS-11-5 = Les cartes taupe ne peuvent être ni dépensées ailleurs, ni données, ni échangées.
    .title = À quoi servent les taupes

rules-TS-12 = Les rapports des indicateurs et des micros

TS-12-1 = Les observateurs d’une case sont tous les joueurs qui y ont un micro ou un indicateur, sauf celui qui agit.
    .title = Qui observe

TS-12-2 = Chaque observateur voit toutes les cartes que l’agent qui agit y trouve pendant ce tour, la face et la cachette, à l’instant même. Les rapports sont obligatoires, automatiques et toujours vrais.
    .title = Ce que voit l’observateur

TS-12-3 = Plusieurs observateurs reçoivent tous la même chose. Un micro et un indicateur du même joueur sur une case donnent un seul rapport.
    .title = Un rapport par observateur

TS-12-4 = Si aucune carte n’est vue, parce que l’agent ne peut ou ne veut pas agir, est neutralisé ou est chez lui, il n’y a pas de rapport. Les tirages de cartes taupe ne sont jamais rapportés : nul observateur ne peut être sur une case taupe.
    .title = Rien vu, rien rapporté

TS-12-5 = Vous recevez vos rapports pendant que votre agent est ailleurs, même à côté du plateau. S’il est sur cette case précise, les agents s’y neutralisent.
    .title = Où est votre agent

TS-12-6 = Si l’on fouille votre hôtel ou votre casier, on ne vous montre pas la carte, à moins que vous n’observiez cette case. Vous voyez seulement ce que tous voient : que c’est arrivé.
    .title = Quand on vous fouille

rules-TS-14 = La feuille d’enquête

TS-14-1 = La feuille a six lignes, de H1 à H6, chacune avec la couleur, le nom du joueur, la valise, la mallette et le casier ; cinq cases pour les fausses formules, à l’ambassade, au bar, à la bibliothèque, au laboratoire et au parc ; et une pour la vraie formule, le code qui manque aux cinq. Elle énumère aussi les six pseudonymes, à rayer une fois placés.
    .title = Ce que porte la feuille

TS-14-2 = S’inscrivent d’office les noms des joueurs, les lignes hors jeu, vos trois cartes, les casiers utilisés et leur lieu, et toute carte que vous avez vue vous-même ou par un rapport, avec le tour et la source. On note le pseudonyme ou le code, pas seulement le genre de carte. Ces inscriptions ne sont jamais fausses et ne se modifient pas.
    .title = Ce qui s’inscrit tout seul

TS-14-3 = Vous pouvez noter des hypothèses dans chaque case, rayer des pseudonymes, inscrire le code et l’endroit que vous supposez, ou ce que vous voulez. Vos marques sont privées et modifiables ; personne ne les vérifie et le jeu n’en tient aucun compte.
    .title = Vos propres marques

TS-14-4 = Chaque couleur détient une identité, une brosse à dents et une formule : deux cachettes connues donnent le genre de la troisième ; pour les couleurs inutilisées, seulement avec la distribution par défaut. Cinq pseudonymes placés donnent le sixième, de même pour les formules sans tampon ; cinq fausses formules lues donnent le vrai code, quatre en laissent deux possibles. De là suivent le propriétaire et la cachette de la vraie carte ; le programme ne déduit pour vous qu’au niveau d’aide 2.
    .title = Les déductions valables

TS-14-5 = Une formule sans tampon ne montre jamais si elle est la vraie, car les six codes existent sans tampon. Seules les fausses formules renseignent.
    .title = Seules les fausses formules parlent

TS-14-6 = Votre dossier est complet quand tout ce qui vous a été montré ne laisse qu’une possibilité pour le pseudonyme de chaque poursuivant, pour le vrai code et pour la cachette de la vraie carte. La logique y vaut autant que la vue.
    .title = Un dossier complet

rules-TS-15 = De l’enquête à la fuite

TS-15-1 = Annoncer sa fuite, c’est lever un signal. Vous pouvez le lever et le retirer à tout moment de l’enquête, que ce soit à vous ou non, et personne d’autre ne l’apprend. Les signaux se lisent ensemble quand le dernier cadran d’un tour est réglé, dès le tour 2, avant qu’aucun cadran ne soit montré. Entre la dernière action d’un tour et ce moment, personne n’apprend rien de secret : même la dernière action arrive à temps. Tous les signaux alors levés le sont en même temps, à la fin du tour précédent : le tour commencé n’est pas joué, ses cadrans reviennent sans être montrés et un micro posé à ce tour revient en main.
    .title = Le moment des annonces

TS-15-2 = Vous pouvez annoncer votre fuite quoi que vous sachiez, même avec votre agent à côté du plateau. Rien n’est vérifié et rien ne vous y oblige jamais.
    .title = Libre à chacun d’annoncer

TS-15-3 = Si un seul joueur annonce, c’est lui le fugitif. S’ils sont plusieurs, chacun additionne les chiffres des cases de son agent, de son indicateur et de son micro, et le plus grand total s’enfuit : agent en B1, indicateur en H3 et micro en G3 font 7. Une pièce hors du plateau compte 0 ; les totaux vont donc de 0 à 18.
    .title = Qui devient le fugitif

TS-15-4 = Si plusieurs partagent le plus grand total, le sort les départage, eux seuls.
    .title = En cas d’égalité

TS-15-5 = Les autres annonceurs deviennent de simples poursuivants. Aucun signal ne sera plus lu.
    .title = Les autres poursuivent

TS-15-6 = Le fugitif prend sur le plateau la carte qu’il tient pour la vraie formule et la garde face cachée, sans la regarder. Elle peut venir de n’importe laquelle des 18 cachettes, y compris les siennes et celles des couleurs inutilisées, mais pas d’un lieu secret. Tous voient quelle cachette ; personne ne voit la carte.
    .title = Emporter la carte

TS-15-7 = En même temps, le fugitif dépose un pseudonyme pour chaque poursuivant, sous pli fermé et sans retour : tous différents, et jamais le sien. Rien pour les couleurs inutilisées.
    .title = Déposer les pseudonymes

TS-15-8 = L’enquête s’arrête aussitôt. Micros, indicateurs et cartes taupe n’ont plus rien à faire.
    .title = L’enquête est close

TS-15-9 = Si votre propre feuille montre que votre dossier ne peut pas être complet, vous en êtes averti, et vous seul, avant d’annoncer votre fuite. Vous pouvez l’annoncer quand même.
    .title = Un avertissement

rules-TS-16 = La fuite

TS-16-1 = D’abord, tous composent leur cadran en secret ; puis tous les cadrans sont montrés et les agents placés. Il n’y a pas d’autre phase. Jusqu’au dernier cadran, vous pouvez reprendre le vôtre.
    .title = Un tour de fuite

TS-16-2 = Fugitif et poursuivants composent toute case ouverte pendant la fuite à votre nombre de joueurs. Rester est permis : composez la case où vous êtes, si elle en fait partie.
    .title = Où l’on peut aller

TS-16-3 = Avec un cadran invalide, votre agent passe ce tour de fuite à côté du plateau : il n’est sur aucune case et ne compte pour personne. Il revient avec le prochain cadran valide.
    .title = Cadran invalide en fuite

TS-16-4 = Pendant la fuite, personne ne fouille, n’ouvre de casier ni ne tire de carte.
    .title = Plus rien à fouiller

TS-16-5 = Les pièces restent où l’enquête les a laissées jusqu’au premier placement de la fuite. Cette position de départ ne compte jamais.
    .title = Le départ ne compte pas

TS-16-6 = À chaque placement, si le fugitif est sur le plateau, comptez les poursuivants sur sa case. Deux ou plus : il est pris, la fuite échoue ; un : il ne se passe rien. Aucun : un solo de plus, et la fuite réussit si la case est l’aéroport ou si c’est le cinquième solo.
    .title = Pris, suivi ou seul

TS-16-7 = Les cinq solos ne doivent être ni consécutifs ni sur des cases différentes, et rester seul sur place compte autant que se déplacer. Leur nombre est connu de tous.
    .title = Le compte des solos

TS-16-8 = Pendant la fuite, il est interdit de négocier, et le programme n’offre aucun moyen de se parler. Pendant l’enquête, on peut parler, sauf si la table l’interdit.
    .title = Pas de tractations

rules-TS-17 = La fin de la partie

TS-17-1 = Si la fuite réussit, on contrôle le dossier. La carte emportée doit être la formule sans tampon au même code que la fausse formule mise de côté, et chaque pseudonyme déposé doit être juste.
    .title = Le contrôle du dossier

TS-17-2 = La fuite réussit et tout est juste : le fugitif gagne, tous les autres perdent. Une évasion vaut 2 points.
    .title = Évadé, tout est juste

TS-17-3 = La fuite réussit, mais la carte ou au moins un pseudonyme est faux : le fugitif est éliminé et personne ne gagne. La partie est finie pour tous.
    .title = Évadé, mais une erreur

TS-17-4 = Le fugitif est pris et perd ; tous les poursuivants, où qu’ils soient, partagent une victoire indirecte, qui vaut 1 point à chacun. Le dossier n’est pas contrôlé.
    .title = Le fugitif pris

TS-17-5 = L’enquête atteint sa limite de tours : personne ne gagne. Cette fin n’existe que dans le programme.
    .title = Personne n’est parti

TS-17-6 = Il n’y a jamais de seconde fuite. La partie finie, tout ce qui était caché est montré.
    .title = Pas de seconde fuite

rules-TS-18 = Limites et absences

TS-18-1 = Après le tour 200, on règle encore une fois les cadrans, seulement pour lire les signaux de ce tour ; les cadrans restent fermés. Si aucun signal n’est levé, la partie s’arrête et personne ne gagne. Le programme prévient à partir du tour 190.
    .title = La limite de l’enquête

TS-18-2 = Si la fuite n’est pas finie après 40 tours, elle vaut une capture. Seul le fugitif peut traîner, après tout.
    .title = La limite de la fuite

TS-18-3 = Une réponse qui ne vient pas est remplacée. Les cartes sont alors cachées au hasard, aucun micro n’est posé, le cadran est invalide, l’indicateur reste, l’agent cesse d’agir et les signaux restent tels quels ; un fugitif muet prend la carte d’une cachette au hasard et laisse les pseudonymes en blanc. Si la table refuse les cadrans invalides, le cadran aussi est tiré au sort. Ce qui est tiré en secret, seul son joueur l’apprend.
    .title = Les réponses manquantes

rules-TS-19 = Qui voit quoi

TS-19-1 = Dès la mise en place, tous savent qui joue quelle couleur, combien de joueurs il y a et quelles couleurs sont retirées.
    .title = Joueurs et couleurs

TS-19-2 = Vos trois cartes et leurs cachettes vous sont visibles, dès la mise en place et pour de bon. Personne d’autre n’en sait rien.
    .title = Vos trois cartes

TS-19-3 = Une fois toutes les cartes cachées, tous savent pour chaque couleur si son casier est à la gare ou à l’aéroport.
    .title = Les casiers utilisés

TS-19-4 = Le contenu de la cachette d’une autre couleur est vu par l’agent qui regarde et par les observateurs, à cet instant.
    .title = Les cartes des autres

TS-19-5 = Le contenu des cachettes inutilisées n’est vu de personne avant qu’on y regarde ; alors, par cet agent et les observateurs.
    .title = Cartes des couleurs inutilisées

TS-19-6 = Personne ne voit la fausse formule mise de côté avant la fin de la partie.
    .title = La fausse formule mise de côté

TS-19-7 = La fausse formule d’un lieu secret est vue par l’agent qui la lit et par ceux qui y ont un micro, au moment de la lecture.
    .title = Les fausses formules des lieux secrets

TS-19-8 = Votre décision sur le micro n’est connue que de vous tant qu’elle est sous pli. À la fin de la phase 1, tous la voient.
    .title = Le choix du micro

TS-19-9 = En phase 2, vous seul voyez votre cadran. En phase 4, tous le voient.
    .title = Les cadrans

TS-19-10 = Votre décision sur l’indicateur n’est connue que de vous tant qu’elle est sous pli. À la fin de la phase 3, tous la voient.
    .title = Le choix de l’indicateur

TS-19-11 = Une fois révélées, les positions de tous les agents, indicateurs et micros sont publiques à tout moment.
    .title = Les pièces sur le plateau

TS-19-12 = Tous apprennent aussitôt qu’une action a eu lieu, sur quelle cachette, et combien de cartes taupe ont été dépensées ou tirées.
    .title = Qu’on a agi

TS-19-13 = Tous savent aussitôt qui a observé une action, puisque les pièces sont visibles.
    .title = Qui a observé

TS-19-14 = Seul leur détenteur voit les faces des cartes taupe en main, dès qu’elles sont tirées.
    .title = Les taupes en main

TS-19-15 = Tous savent à tout moment combien de cartes taupe chacun détient, combien en comptent la pioche et la défausse, et quand on a mélangé.
    .title = Taille des mains et piles

TS-19-16 = Personne ne voit l’ordre de la pioche ni les faces de la défausse. Vous savez seulement ce que vous avez dépensé vous-même.
    .title = Dans les piles de taupes

TS-19-17 = Votre feuille d’enquête, vos marques et les messages de l’aide sont pour vous seul, toujours.
    .title = Votre feuille

TS-19-18 = Quand les signaux sont lus, chacun voit qui a annoncé sa fuite, les totaux, et le tirage au sort s’il y en a eu un.
    .title = Les annonces

TS-19-19 = Tous voient, au début de la fuite, quelle cachette le fugitif vide.
    .title = La cachette vidée

TS-19-20 = La carte emportée n’est montrée à personne avant la fin ; ceux qui l’avaient vue la connaissent toujours.
    .title = La carte emportée

TS-19-21 = Les pseudonymes déposés sont connus du fugitif dès le début de la fuite, et de tous à la fin.
    .title = Les pseudonymes déposés

TS-19-22 = Pendant qu’on compose, vous seul voyez votre cadran. Au placement des agents, tous le voient.
    .title = Les cadrans en fuite

TS-19-23 = Le nombre de solos et le numéro du tour de fuite sont toujours publics pendant la fuite.
    .title = L’état de la fuite

TS-19-24 = Que votre dossier soit complet découle de votre propre feuille, et vous seul l’apprenez. Qu’un dossier soit juste, personne ne l’apprend avant la fin.
    .title = Dossiers justes ou complets

TS-19-25 = Votre signal, levé ou non, vous seul le voyez. Quand les signaux sont lus, tous voient ceux qui sont levés.
    .title = Les signaux

rules-TS-22 = Les options

option-locker-layout = Fixe lequel de ses deux casiers une couleur utilise. Libre, par défaut : vous choisissez la gare ou l’aéroport. Fixe : rouge, vert et lilas à la gare, jaune, noir et bleu à l’aéroport.
    .title = Le choix du casier

option-unused-deal = Fixe ce que reçoivent les couleurs inutilisées. Une de chaque, par défaut : une identité, une brosse à dents et une formule par couleur. Mélangées : les cartes restantes sont réparties sans égard au genre.
    .title = Cartes des couleurs inutilisées

option-agent-start = Hors du plateau, par défaut : votre premier cadran est libre. Dans son hôtel : chaque agent y commence, et votre premier cadran ne peut donc pas être votre propre hôtel.
    .title = Le départ des agents

option-phase5 = À tour de rôle, par défaut : les agents agissent l’un après l’autre, et vous pouvez connaître les rapports de ceux d’avant. Sous pli : tous choisissent en même temps, en secret, et les choix s’exécutent dans l’ordre.
    .title = Agir en phase 5

option-dial-guard = Fixe ce qui arrive quand vous composez un cadran invalide. Avertir, par défaut : le programme vous prévient et l’accepte. Bloquer : il refuse ; aucune : il se tait.
    .title = La garde du cadran

option-own-informant-counts = Oui, par défaut : votre propre indicateur limite votre agent à un seul regard, comme les autres. Non : seuls ceux des autres joueurs le font.
    .title = Votre propre indicateur

option-bug-limits-search = Non, par défaut : les micros ne limitent jamais un agent. Oui : là où il y a un micro, vous n’avez qu’un regard, comme avec un indicateur ; votre propre micro compte comme votre indicateur.
    .title = Les micros limitent

option-flight-trigger = Annonce, par défaut : qui veut fuir l’annonce, quoi qu’il sache. Complet : seul peut annoncer sa fuite qui a un dossier complet d’après sa propre feuille. Automatique : personne n’annonce ; à la fin de chaque tour, tous ceux dont le dossier est complet sont réputés l’avoir fait ensemble.
    .title = Le déclenchement de la fuite

option-stay-counts = Oui, par défaut : un fugitif qui reste seul sur la même case ajoute un solo. Non : rester n’en ajoute pas.
    .title = Rester compte pour solo

option-assist = Niveau 1, par défaut : ce qui vous a été montré s’inscrit tout seul. Niveau 0 : aucune aide. Niveau 2 : les déductions qui en découlent sont faites aussi.
    .title = L’aide à l’enquête

option-chat = Oui, par défaut : on peut parler pendant l’enquête, comme à n’importe quelle table. Non : le programme ne transmet aucun propos. Jamais pendant la fuite, et rien ne s’échange jamais.
    .title = Parler pendant l’enquête

option-turn-limit = Le nombre de tours de l’enquête au plus ; par défaut, 200.
    .title = La limite de tours de l’enquête

option-flight-turn-limit = Le nombre de tours de la fuite au plus ; par défaut, 40.
    .title = La limite de tours de la fuite

option-decision-seconds = 0, par défaut : vous avez tout votre temps. Avec un autre nombre : autant de secondes par décision, et une réponse qui ne vient pas à temps est remplacée.
    .title = Secondes par décision
