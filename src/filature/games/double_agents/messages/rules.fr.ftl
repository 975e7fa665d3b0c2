### Companies : aide sur les règles, français. Un message par clause de la spécification.

rules-prefix = DA
rules-DA-1 = Le but

DA-1-4 = Deux compagnies se disputent des missions, et celle qui a le plus de points de victoire gagne. Chacune a un agent double, qui gagne avec l’autre. Les loyaux gagnent donc des missions et cherchent leur traître ; le traître gâche tout sans se faire remarquer.
    .title = De quoi il s’agit
    .words = objectif, gagner

rules-DA-2 = Le matériel

DA-2-1 = Chaque compagnie a ses propres 18 cartes action, les mêmes des deux côtés et jamais mêlées. Ce sont huit agents à 1 point d’action, deux agents spéciaux à 2, deux transfuges à 0, deux tueurs et deux corruptions à 1, et deux sabotages qui en coûtent 3. Seuls les agents et les agents spéciaux peuvent être retournés ou tués.
    .title = Les cartes action

DA-2-2 = Il y a 24 missions, six pour chacune des quatre destinations. Elles valent de 2 à 5 points de victoire ; l’une au moins, au Caire, en vaut 4.
    .title = Les missions

DA-2-3 = Sauf autre choix, les six missions de chaque destination valent 2, 3, 3, 4, 4 et 5 points de victoire. Cela fait 21 par destination et 84 en tout, trois et demi en moyenne.
    .title = Ce que valent les missions

DA-2-4 = Il y a 12 cartes d’identité, six par compagnie : cinq agents et un agent double.
    .title = Les cartes d’identité

DA-2-5 = Tous les dos d’une même sorte sont pareils. Une carte action face cachée ne montre que la couleur de sa compagnie, et une flèche qui sert seulement à désigner une destination.
    .title = Des dos muets

rules-DA-3 = Les joueurs et la mise en place

DA-3-1 = On joue de six à douze, ni plus ni moins. Une compagnie de sept devrait tirer 21 cartes d’un paquet de 18. Dans une compagnie de deux, un membre loyal saurait aussitôt qui est l’agent double.
    .title = De six à douze joueurs

DA-3-2 = Les compagnies, la CIA en bleu et le KGB en rouge, ont la même taille. Si le nombre de joueurs est impair, l’une a exactement un membre de plus.
    .title = Des compagnies égales

DA-3-3 = Les membres sont répartis au hasard, sauf autre choix. Si le nombre est impair, une pièce non truquée décide quelle compagnie est la plus grande, à moins que les joueurs n’aient choisi la leur.
    .title = Qui va dans quelle compagnie

DA-3-4 = Chaque compagnie mélange son agent double avec ce qu’il faut d’agents pour avoir une carte par membre, et en donne une à chacun. Les autres cartes d’identité retournent dans la boîte sans être vues. Chaque compagnie a donc toujours exactement un agent double.
    .title = Distribuer les identités

DA-3-5 = Regardez votre carte d’identité en secret. Elle reste devant vous toute la partie, dos visible, et vous pouvez la revoir à tout moment.
    .title = Votre identité

DA-3-6 = Les 18 cartes action de chaque compagnie, mélangées, forment une pioche face cachée. Sa défausse est vide au départ.
    .title = Les pioches

DA-3-7 = Les six missions de chaque destination, mélangées, forment une pile face cachée. Les piles sont dans un ordre fixe : Rio, Berlin, Le Caire, Hong Kong.
    .title = Les piles de missions

DA-3-8 = Les deux cagnottes sont vides au départ et aucun joueur n’a de mission. Si le nombre de joueurs est impair, la plus petite compagnie se voit promettre 7 points de victoire en bonus, ajoutés à la fin.
    .title = Cagnottes vides et bonus

DA-3-9 = Six joueurs font 3 contre 3, sept 4 contre 3, huit 4 contre 4, neuf 5 contre 4, dix 5 contre 5, onze 6 contre 5 et douze 6 contre 6 ; dans chaque compagnie, tous sont loyaux sauf un, et un nombre impair donne à la plus petite son bonus de 7. Une compagnie de trois reçoit 9 cartes par manche, ce qui laisse tour à tour 9 et 0 cartes dans la pioche, et mélange de nouveau les 18 avant les manches 3 et 5. Dès la manche 2, une compagnie de quatre reçoit 12 cartes et en mélange 12 avant la septième, une de cinq en reçoit 15 et en mélange 15 avant la quatrième, une de six en reçoit 18 et en mélange 18 avant la première ; après chaque distribution, il en reste 6, 3 et 0. Pour désigner quelqu’un, il faut 2 voix dans une compagnie de trois, 3 dans une compagnie de quatre ou cinq et 4 dans une compagnie de six.
    .title = Les nombres selon la taille

rules-DA-4 = La manche

DA-4-1 = La partie dure exactement six manches. À chacune, on révèle la première mission de chaque pile, chacun reçoit trois cartes action de la pioche de sa compagnie, puis viennent deux étapes : discuter et choisir, puis révéler les destinations. Ensuite, on résout les quatre destinations, on attribue les missions et l’on range.
    .title = Six manches

DA-4-2 = Les quatre missions révélées et leurs valeurs sont publiques dès cet instant. Après six manches, toutes les piles sont vides.
    .title = Les missions de la manche

DA-4-3 = Votre main est secrète pour tous, même pour votre compagnie : montrer ses cartes est interdit. Vous pouvez en dire ce que vous voulez, vrai ou faux. On distribue une carte à la fois, dans l’ordre des places, en trois passages ; si une pioche s’épuise, on mélange sa défausse et l’on continue.
    .title = Votre main est secrète

DA-4-4 = Vous jouez exactement une carte à chaque étape : on ne passe pas, on n’en joue pas deux. Vous avez trois cartes, deux après la première étape et une après la seconde.
    .title = Une carte par étape

DA-4-5 = Vos deux cartes peuvent aller à la même destination.
    .title = Deux fois la même destination

DA-4-6 = Les quatre destinations sont indépendantes. On les résout dans l’ordre Rio, Berlin, Le Caire, Hong Kong, mais l’ordre ne change aucun résultat.
    .title = Quatre affaires distinctes

rules-DA-5 = Une étape : parler, choisir, se taire

DA-5-1 = Au début de chaque étape, les deux compagnies parlent librement, sans que l’une entende l’autre. Chacune a un canal privé, lu et alimenté par tous ses membres, agent double compris, et par personne d’autre ; il reste ouvert de la mise en place à la fin, sauf pendant un silence radio. Un autre canal est lu par toute la table ; sinon, rien de privé ne passe d’une compagnie à l’autre, à moins de jouer avec la boîte aux lettres morte.
    .title = Parler en privé

DA-5-2 = Choisissez une carte action de votre main et une destination. Ce n’est que prévu, libre de changer, jusqu’à ce que vous envoyiez la carte ; il faut les deux pour l’envoyer, et vous pouvez la reprendre tant que votre compagnie est ouverte. Votre compagnie voit la destination à mesure que vous la choisissez, l’ennemi seulement au dévoilement, et la carte n’est montrée à personne ; seul le fait que vous avez choisi est public.
    .title = Choisir carte et destination

DA-5-3 = À chaque étape, une compagnie est ouverte, en silence radio ou prête. Toutes deux commencent ouvertes.
    .title = Ouverte, en silence radio ou prête

DA-5-4 = Quand le dernier membre d’une compagnie a envoyé sa carte, elle est prête. Cela s’annonce à tous, automatiquement, et ses choix sont définitifs.
    .title = Le dernier envoie

DA-5-5 = Si l’autre compagnie est encore ouverte à cet instant, c’est pour elle le silence radio à cet instant.
    .title = Les autres se taisent

DA-5-6 = Une compagnie en silence radio ne peut plus parler pendant cette étape : ses messages sont refusés dans tous les canaux, mais ceux d’avant restent lisibles. Ses retardataires choisissent vite, par défaut en 60 secondes, et ce qu’ils envoient alors est définitif. À l’échéance, ce qui est prévu part tel quel, et la carte ou la destination qui manque est tirée au hasard. On le fait pour vous ; ce n’est pas un coup que vous puissiez choisir.
    .title = Le silence radio

DA-5-7 = Une compagnie encore ouverte quand elle devient prête peut continuer de parler dans son canal ; seule l’autre doit se taire. Une compagnie en silence radio le reste jusqu’au dévoilement.
    .title = Qui peut encore parler

DA-5-8 = Tant que les deux compagnies sont ouvertes, il n’y a pas de limite de temps. Vous pouvez en fixer une : à son terme, c’est le silence radio pour toutes deux, avec la même échéance.
    .title = Le temps de discussion

DA-5-9 = Quand les deux compagnies sont prêtes, l’étape est dévoilée aussitôt. Les deux canaux rouvrent alors, et les deux compagnies sont ouvertes pour l’étape suivante.
    .title = Toutes deux prêtes

DA-5-10 = Si vous êtes dans la même pièce, le programme affiche le silence radio avec un avis et un compte à rebours, et pour le reste ne change rien. Se taire est alors votre affaire.
    .title = Dans la même pièce

DA-5-11 = Si vous êtes absent ou déconnecté, votre choix est complété à l’échéance comme celui de tout retardataire. Aucune règle n’exclut un joueur de la partie.
    .title = Les joueurs absents

rules-DA-6 = Le dévoilement d’une étape

DA-6-1 = Toutes les destinations choisies sont révélées ensemble. Chaque carte va face cachée à sa destination, du côté de sa compagnie.
    .title = Tous à la fois

DA-6-2 = Votre position devient la destination que vous venez de choisir. Les positions sont publiques.
    .title = Votre position

DA-6-3 = Après chaque étape, tous savent qui a envoyé une carte où, et donc combien de cartes chaque camp a à chaque destination. Ce que sont ces cartes reste secret.
    .title = Ce qui devient public

DA-6-4 = Votre position de la manche précédente n’a aucun effet : deux dévoilements précèdent toute résolution. Au moment de résoudre, votre position est toujours celle de la seconde étape.
    .title = Seule compte la seconde étape

rules-DA-7 = Résoudre une destination

DA-7-1 = Comptent toutes les cartes action que les deux compagnies y ont, des deux étapes : de zéro à deux par membre. Une carte compte là où elle est, même si son joueur est parti ailleurs.
    .title = Quelles cartes comptent

DA-7-2 = Les cartes de chaque camp sont mélangées, puis toutes révélées. On ne montre pas qui a joué quoi.
    .title = Mélangées puis révélées

DA-7-3 = D’abord agissent les transfuges, puis les tueurs ; viennent ensuite les totaux, la comparaison, la corruption et l’attribution. Aucune étape ne change une précédente.
    .title = L’ordre des effets

DA-7-4 = Chaque transfuge retourne un agent spécial ennemi s’il y en a un, sinon un agent ennemi, sinon rien. La carte retournée donne ses 2 ou 1 points d’action à la compagnie du transfuge et ne compte plus pour la sienne ; le transfuge lui-même n’en apporte aucun. Chacun retourne une carte différente, une carte retournée ne peut l’être de nouveau ni par un camp ni par l’autre, et les transfuges des deux camps agissent ensemble sans se gêner.
    .title = Les transfuges

DA-7-5 = Chaque tueur supprime un agent spécial ennemi s’il y en a un, sinon un agent ennemi, sinon rien ; une carte supprimée ne donne de points à personne. Avec ou sans cible, un tueur ajoute 1 point d’action à sa propre compagnie. Chacun supprime une carte différente, les deux camps agissent ensemble, et une carte retournée est hors de portée de tous les tueurs.
    .title = Les tueurs

DA-7-6 = Seuls les agents et les agents spéciaux peuvent être retournés ou tués. Transfuges, tueurs, corruptions et sabotages ne le peuvent pas.
    .title = Qui peut être visé

DA-7-7 = Une compagnie compte 2 par agent spécial et 1 par agent qui lui reste, 1 par tueur et par corruption, 2 par agent spécial et 1 par agent qu’elle a retourné, et retire 3 pour chacun de ses propres sabotages. Sans carte sur place, son total est 0. Un total peut être négatif.
    .title = Les totaux

DA-7-8 = La compagnie au total strictement supérieur remporte la mission. Même une compagnie sans carte sur place peut gagner ainsi, avec 0 contre un total négatif.
    .title = Le plus grand total gagne

DA-7-9 = À totaux égaux, la compagnie qui a strictement plus de cartes corruption à cette destination remporte la mission. À nombre égal, la corruption ne départage rien.
    .title = La corruption départage

DA-7-10 = S’il y a toujours égalité, personne n’obtient la mission. Elle est retirée du jeu.
    .title = Toujours égalité

DA-7-11 = Au Caire, le KGB a un transfuge et une corruption, la CIA un agent spécial, deux agents et un tueur. Le transfuge retourne l’agent spécial : le KGB compte 2 pour lui et 1 pour la corruption, soit 3 ; le tueur adverse ne trouve pas de cible, car une carte retournée est à l’abri, et la CIA a 3 aussi. Le KGB l’emporte par corruption et gagne la mission, qui vaut 4 ; sans les deux agents, ce serait 1 contre 3, et 3 partout seulement avec l’option où une carte retournée compte pour les deux camps.
    .title = L’exemple du Caire

rules-DA-8 = L’attribution d’une mission

DA-8-1 = La compagnie gagnante reçoit la mission. Si exactement un de ses membres a cette destination pour position, il prend la mission et la garde face visible. S’ils sont deux ou plus, ou s’il n’y en a aucun, elle va à la cagnotte de la compagnie.
    .title = Joueur ou cagnotte

DA-8-2 = On ne compte que les membres de la compagnie gagnante. Les ennemis présents à la destination sont sans importance.
    .title = Les ennemis sont ignorés

DA-8-3 = Peu importe quelle carte, ou celle de qui, a fait la différence. Arrivez seul à la seconde étape, et vous prenez une mission gagnée par les cartes que d’autres ont jouées à la première ; partez, et vous ne comptez pas, bien que votre carte compte.
    .title = Le mérite n’y fait rien

DA-8-4 = Les missions gagnées, leurs valeurs et leurs détenteurs sont publics, et l’on peut s’y reporter quand on veut. Elles ne changent jamais de mains.
    .title = Les missions ne bougent plus

rules-DA-9 = Rangement et mélange

DA-9-1 = Toutes les cartes action jouées, y compris retournées ou supprimées, vont à la défausse de la compagnie qui les a jouées.
    .title = Les cartes jouées

DA-9-2 = Votre troisième carte va face cachée à la défausse de votre compagnie. Pendant la partie, personne d’autre ne la voit.
    .title = Votre troisième carte

DA-9-3 = Personne ne peut fouiller une défausse. Sa taille est publique.
    .title = Les défausses sont closes

DA-9-4 = Quand une pioche est vide, la défausse de sa compagnie, mélangée, en forme une nouvelle. Par défaut, cela n’a lieu qu’au moment où il faut tirer une carte.
    .title = Quand une pioche s’épuise

DA-9-5 = Les cartes en main ou sur la table ne sont jamais mélangées avec la défausse. Celle-ci suffit toujours.
    .title = Toujours assez de cartes

DA-9-6 = Après la manche 6, on ne distribue plus rien : la chasse commence.
    .title = Après la sixième manche

rules-DA-10 = La chasse à l’agent double

DA-10-1 = Avant toute révélation des identités, une compagnie a le droit de désigner l’un des siens comme son agent double. Elle n’y est pas tenue.
    .title = Désigner un suspect

DA-10-2 = Les deux compagnies votent en même temps, leurs canaux ouverts et sans silence radio. Un bulletin déposé est définitif. Par défaut, il n’y a pas de limite de temps ; si vous en fixez une, un bulletin manquant vaut abstention.
    .title = Quand on vote

DA-10-3 = Chaque membre, agent double compris, a un bulletin : un membre quelconque de sa compagnie, lui-même permis, ou une abstention. On ne vote qu’une fois, sans second tour.
    .title = Votre bulletin

DA-10-4 = Un membre est désigné si plus de la moitié de tous les membres de la compagnie ont voté pour lui ; ceux qui s’abstiennent comptent toujours comme membres. Un seul au plus peut y arriver. Sinon, personne n’est désigné.
    .title = Plus de la moitié

DA-10-5 = Les bulletins sont cachés jusqu’à la clôture des deux votes. Puis ils sont publiés, par défaut avec les noms.
    .title = Les bulletins au grand jour

DA-10-6 = Ensuite, toutes les cartes d’identité sont révélées.
    .title = Les identités révélées

rules-DA-11 = Les points et la victoire

DA-11-1 = Une compagnie marque toute sa cagnotte. Une désignation n’y touche jamais.
    .title = La cagnotte

DA-11-2 = Une compagnie marque les missions de ses membres loyaux, sauf celles du membre désigné.
    .title = Les membres loyaux

DA-11-3 = Les missions d’un agent double comptent pour la compagnie adverse, à moins que cet agent double n’ait été désigné.
    .title = L’agent double

DA-11-4 = Les missions d’un joueur désigné ne comptent pour personne, que la désignation soit juste ou non.
    .title = Le joueur désigné

DA-11-5 = Si le nombre de joueurs est impair, la plus petite compagnie ajoute 7 points de victoire.
    .title = Le bonus de sept

DA-11-6 = Une compagnie marque sa cagnotte, les missions de ses membres loyaux non désignés, celles de l’agent double adverse s’il n’a pas été désigné, et 7 si elle est la plus petite.
    .title = Le score en une phrase

DA-11-7 = Le score le plus élevé gagne. À scores égaux, la partie est nulle ; rien ne départage.
    .title = La compagnie gagnante

DA-11-8 = Un agent double gagne et perd avec la compagnie adverse. Si une compagnie gagne, les vainqueurs sont donc ses membres loyaux et l’agent double d’en face ; être désigné, à tort ou à raison, ne change le camp de personne. Si la partie est nulle, elle l’est pour tous.
    .title = Qui gagne en personne

rules-DA-12 = Qui voit quoi

DA-12-1 = Tous, spectateurs compris, voient la composition des paquets, l’ensemble des valeurs de missions, les options, les missions de la manche, la taille des pioches, des mains et des défausses, le canal de la table, qui a choisi, l’état de chaque compagnie et l’échéance ; après chaque étape, toutes les destinations et positions ; à la résolution, les cartes de chaque camp sans leurs joueurs, ce qui a été retourné ou supprimé, les totaux, le vainqueur et la raison ; les missions détenues, en cagnotte ou retirées ; et, les deux votes clos, les bulletins et les désignations, puis les identités et les scores. Vous seul voyez votre rôle, votre main, la carte que vous prévoyez ou envoyez, les cartes que vous avez jouées et votre troisième carte ; votre compagnie seule lit son canal et voit votre destination avant le dévoilement (sauf si une option la lui cache). Personne ne voit l’ordre des piles, les défausses ne se consultent pas, les deux agents doubles ne se connaissent pas, et l’on ne dit à personne qui a joué quelle carte, même si une carte isolée parle d’elle-même ; après le décompte, les mains, les coups et les troisièmes cartes sont rejoués pour tous, si cette option est active.
    .title = Le public et le secret

DA-12-2 = Le programme s’y tient pour chaque joueur séparément. Ce qui vous est caché ne vous est pas envoyé du tout, dans aucun message, journal ni erreur.
    .title = Rien de caché n’est envoyé

DA-12-3 = Pour les manches passées, vous pouvez consulter ce qui était public : missions, destinations et positions, cartes de chaque camp, résultats, et qui détient quoi. Une option peut le supprimer.
    .title = L’historique des manches

DA-12-4 = Les cartes révélées sont données en nombre par type, ou triées par type, sans ordre de jeu ni étape. Nul ne peut suivre une carte de la table au dévoilement, ni à travers la défausse.
    .title = Des cartes sans empreintes

DA-12-5 = Un agent double peut faire signe à l’ennemi, d’un clin d’œil ou d’un billet. C’est légitime, mais aucune règle ne s’en occupe.
    .title = Clins d’œil et billets

rules-DA-13 = Les options

option-mission-values = Standard, par défaut : 2, 3, 3, 4, 4 et 5 à chaque destination. Égale : 2, 2, 3, 4, 5 et 5 à Rio et au Caire, standard à Berlin et à Hong Kong, si bien que chaque valeur revient six fois et que la somme reste 84 ; basse : 2, 2, 3, 3, 4 et 5 partout, 76 en tout ; sur mesure : six valeurs de 2 à 5 à votre choix par destination. Comme toutes les options, celle-ci est publique et fixée avant la mise en place.
    .title = La valeur des missions

option-team-assignment = Au hasard, par défaut : les membres sont tirés au sort. Choisie : chacun choisit sa compagnie.
    .title = La formation des compagnies

option-dead-drop = Non, par défaut : rien de privé ne passe entre les compagnies. Oui : vous pouvez écrire à toute la compagnie ennemie ; tous ses membres voient le texte et l’expéditeur, vos propres collègues ne voient rien.
    .title = La boîte aux lettres morte

option-mates-see-destinations = Oui, par défaut : vos collègues voient en direct la destination que vous prévoyez ou choisissez, jamais la carte. Non : votre choix est caché même à votre compagnie.
    .title = Les collègues voient les destinations

option-hush-seconds = Combien de secondes une compagnie en silence radio a pour choisir : 60 par défaut, sinon de 0 à 300. Avec 0, il n’y a pas d’échéance et le silence dure jusqu’à ce que tous aient choisi.
    .title = La durée du silence

option-discussion-seconds = Combien de secondes les compagnies peuvent discuter avant le silence radio pour toutes deux, jusqu’à 1800. Avec 0, par défaut, il n’y a pas de limite.
    .title = La durée de la discussion

option-defector-mode = Transfert, par défaut : une carte retournée ne compte que pour la compagnie du transfuge. Copie : elle compte pour les deux, et les tueurs de la compagnie du transfuge peuvent encore la viser ; tuée, elle est perdue pour sa compagnie, mais celle du transfuge garde les points. Il faut toujours à chaque transfuge une carte différente.
    .title = Ce que font les transfuges

option-negative-totals = Oui, par défaut : un total peut être inférieur à 0. Non : un total inférieur à 0, une fois fait, devient 0 avant la comparaison.
    .title = Les totaux négatifs

option-absent-can-win = Oui, par défaut : une compagnie sans carte à une destination peut en gagner la mission. Non : la mission est alors retirée du jeu.
    .title = Gagner sans y être

option-reshuffle = Au besoin, par défaut : quand il faut tirer une carte et que la pioche est vide. À vide : dès que la dernière carte quitte la pioche ou, si la défausse est vide aussi, à la fin du prochain rangement.
    .title = Quand mélanger

option-ballots = Nominatifs, par défaut : après le vote, tous voient qui a voté pour qui. Secrets : on ne publie que les nombres.
    .title = Bulletins nominatifs ou secrets

option-vote-seconds = Combien de secondes le vote reste ouvert, jusqu’à 600. Avec 0, par défaut, il n’y a pas de limite.
    .title = Le temps du vote

option-full-log = Oui, par défaut : on peut consulter ce qui était public dans les manches passées. Non : seulement la manche en cours et les missions gagnées ou retirées.
    .title = Consulter les manches passées

option-post-game-replay = Oui, par défaut : après le décompte, tous voient les mains, qui a joué quelle carte et les troisièmes cartes de toute la partie. Non : ils restent secrets.
    .title = Les secrets après la partie
