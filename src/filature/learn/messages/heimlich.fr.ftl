### Heimlich & Co. : la première partie, français.

lesson-heimlich = Heimlich & Co. : votre première partie

lesson-heimlich-welcome =
    Chut. Vous êtes en secret le patron de l’agent rouge. Personne ne le sait, et personne ne doit le deviner.

    { $p2 } et { $p3 } ont aussi chacun un agent. Lequel ? Ils se gardent bien de le dire.
lesson-heimlich-aim =
    Votre but : que rouge soit le premier à 42 points ou plus.

    Chacun a une carte cachée qui dit quel agent est le sien. À la fin, on retourne les cartes. Le patron de l’agent vainqueur a gagné.
lesson-heimlich-ring =
    Douze lieux forment un cercle : une chapelle, dix maisons et une ruine. Tous les agents marchent dans le même sens, celui des aiguilles d’une montre.

    Cinq agents se promènent ici. Rouge est dans la maison 3, violet à la chapelle. Deux des cinq ne travaillent pour personne. Ils sont là pour vous embrouiller, et ils le font très bien.
lesson-heimlich-split =
    À vous de jouer. Le dé montre 3 : il y a donc trois pas à faire, avec un seul agent ou avec plusieurs. Vous pouvez déplacer n’importe lequel, même s’il n’est pas à vous !

    Si rouge court tout seul, chacun devinera. Cachez-le donc dans la foule.
    .task = Donnez 1 pas à rouge et 2 à violet, puis confirmez.
lesson-heimlich-split-alone = C’est permis. Mais rouge qui file tout seul ? Les deux autres vous regardent en souriant. Cachons-nous mieux : 1 pas pour rouge, 2 pour violet.
lesson-heimlich-split-blue = C’est permis. Mais bleu arriverait dans la maison 8, au dossier, et vous verrez bientôt que c’est un cadeau. Cette fois : 1 pas pour rouge, 2 pour violet.
lesson-heimlich-split-fine = Bien caché, c’est tout aussi bon ! Pour que nous voyions le même plateau, donnez 1 pas à rouge et 2 à violet.
lesson-heimlich-split-shy = Très discret : rouge n’a pas bougé. Personne ne vous soupçonne, mais on ne gagne pas en restant sur place. 1 pas pour rouge, 2 pour violet.
lesson-heimlich-others =
    { $p2 } a déplacé orange, { $p3 } violet et vert. Leurs propres agents ? Peut-être. Ou bien ils se cachent, eux aussi.

    Qui déplace qui : voilà ce qu’il faut observer. Les autres vous observent tout autant.
lesson-heimlich-count =
    Voyez-vous la chemise, maison 8 ? C’est le dossier top secret. Quand un agent finit sa marche là, il y a un décompte. Chaque agent gagne autant de points que le numéro de sa maison.

    Chaque agent, où qu’il soit ! Mais 8, c’est beaucoup, et vous choisissez le moment : si rouge y entre maintenant, il gagne 8. Il en est à 4 pas, le dé montre 5.
    .task = Amenez rouge dans la maison 8 en 4 pas. Le cinquième est pour orange.
lesson-heimlich-count-past = Presque ! En 5 pas, rouge dépasse le dossier et finit dans la maison 9 : passer devant ne compte pas. Il doit s’arrêter dans la maison 8 : 4 pas, et 1 pour orange.
lesson-heimlich-count-fine = Cela donne aussi un décompte. Pour cette leçon, le cinquième pas est pour orange.
lesson-heimlich-count-blue = Il y aurait un décompte, et bleu y gagnerait 8 points. Quelle générosité ! Gardons les 8 pour rouge : 4 pas pour rouge, 1 pour orange.
lesson-heimlich-count-green = Il y aurait un décompte, et vert y gagnerait 8 points. Quelle générosité ! Gardons les 8 pour rouge : 4 pas pour rouge, 1 pour orange.
lesson-heimlich-count-nobody = C’est permis, mais personne n’arrive au dossier, donc personne ne gagne rien. 4 pas pour rouge, 1 pour orange.
lesson-heimlich-paid =
    Décompte ! Rouge est dans la maison 8 et gagne 8 points. Vert en gagne 6, bleu 5, orange 4, violet 3 : chacun selon sa maison.

    Entre deux décomptes, personne ne gagne rien.
lesson-heimlich-dossier =
    Qui a provoqué le décompte porte le dossier dans un lieu où il n’y a aucun agent. C’est là qu’aura lieu le prochain.

    Rouge a 35 points. La maison 10 est à 2 pas devant lui, et elle en vaut 10.
    .task = Posez le dossier dans la maison 10.
lesson-heimlich-dossier-ruin = Oh, la vilaine idée. Dans la ruine, un agent perd 3 points : tout le monde l’éviterait. C’est possible, mais prenons la maison 10.
lesson-heimlich-dossier-chapel = C’est permis. Mais la chapelle vaut 0, et rouge en est loin. La maison 10 est meilleure.
lesson-heimlich-dossier-near = Pas mal : 9 points, à 1 pas. Mais 10, c’est plus. Prenez la maison 10.
lesson-heimlich-dossier-far = C’est permis. Mais c’est loin de rouge, et d’autres y seront avant lui. La maison 10 est meilleure pour vous.
lesson-heimlich-ruin =
    { $p2 } a poussé vert dans la ruine ! Un agent y perd 3 points au décompte.

    { $p2 } croit que vert est à vous. Raté ! Votre secret est bien gardé. Vous pouvez faire pareil : chacun peut déplacer n’importe qui.
lesson-heimlich-finish =
    Vous avez obtenu 3. Rouge est à 2 pas du dossier et a 35 points. 35 et 10 font …
    .task = Amenez rouge dans la maison 10 en 2 pas. Le troisième est pour orange.
lesson-heimlich-finish-past = Un pas de trop : rouge finirait dans la ruine. 2 pas pour rouge, 1 pour orange.
lesson-heimlich-finish-fine = Vous gagneriez aussi ! Pour cette leçon, le troisième pas est pour orange.
lesson-heimlich-finish-wait = Quelle patience. Mais rouge peut gagner tout de suite : 2 pas pour rouge, 1 pour orange.
lesson-heimlich-won =
    45 points : rouge est premier, et vous avez gagné !

    Les cartes sont retournées. Violet et vert n’étaient à personne. Si l’un d’eux était arrivé premier, personne à la table n’aurait gagné.
lesson-heimlich-end =
    Voilà le jeu de base. Lancez le dé et partagez les pas entre les agents de votre choix. Arrêtez-vous au dossier quand le vôtre est bien placé. Et prenez un air innocent.

    Prêt pour une vraie partie ?
