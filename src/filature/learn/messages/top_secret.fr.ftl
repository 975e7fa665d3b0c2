### Top Secret : la première partie, français.

lesson-top_secret = Top Secret : votre première partie

lesson-top_secret-welcome =
    Vous êtes rouge. Vos agents R1 à R7 voyagent sur cette carte, une ligne à chaque pas. { $p2 } est vert.

    Quelque part se trouvent des valises diplomatiques, quatre par couleur. Seul leur propriétaire sait ce qu’elles contiennent : 5 secrets, 3, 1 – ou une bombe.
lesson-top_secret-aim =
    Apportez des valises à votre quartier général, dans le coin en bas à droite. Le premier qui y a 10 secrets gagne.

    Vous avez déjà livré votre 5. Il en manque cinq.
lesson-top_secret-deliver =
    Un tour : vous lancez deux dés spéciaux, aux petits nombres, de 0 à 3. Leur somme dit combien de pas vos agents peuvent faire, tous ensemble. Vous en avez 3.

    R1 porte votre valise B. Vous savez ce qu’elle contient : 3 secrets. De Melbourne, une ligne en pointillé mène à votre quartier général.
    .task = Menez R1 à Melbourne, puis au quartier général rouge.
lesson-top_secret-deliver-second = R2 peut marcher aussi, ce sera bientôt son tour. D’abord R1 livre : Melbourne, puis le quartier général rouge.
lesson-top_secret-deliver-way = R1 peut passer par là, mais Melbourne est plus près : Melbourne, puis le quartier général rouge.
lesson-top_secret-deliver-other = C’est permis, mais R1 est si près ! Melbourne, puis le quartier général rouge.
lesson-top_secret-rest =
    On ouvre la valise devant tous : 3. Vous en avez 8 ! R1 est de retour à votre base de départ, en haut à gauche.

    Il reste un pas, pour l’agent de votre choix. Même sans pas, vous pouvez encore prendre ou poser une valise. C’est donc vous qui finissez votre tour.
    .task = Menez R2 à Singapour, puis finissez votre tour.
lesson-top_secret-rest-lazy = Vous pouvez perdre un pas. Mais on a besoin de R2 : à Singapour, puis finissez le tour.
lesson-top_secret-rest-way = C’est permis. Mais c’est à Singapour qu’on aura besoin de R2 : allez-y, puis finissez le tour.
lesson-top_secret-rest-other = C’est permis. Pour cette leçon : R2 à Singapour, puis finissez le tour.
lesson-top_secret-enemy =
    G3, un agent vert, passe avec une valise, tout près de R2. Que faire de la valise d’un autre ?

    Parmi les trois premières valises que vous livrez, il en faut au moins une de l’ennemi ! Et celle-ci vaut peut-être 5. Ou c’est une bombe : en la livrant, vous perdriez la moitié de vos agents. Seul { $p2 } le sait.
lesson-top_secret-attack =
    Si vous entrez dans une ville où se trouve un ennemi, il y a aussitôt un duel. Personne ne passe en douce devant un ennemi.
    .task = Menez R2 à Port Moresby.
lesson-top_secret-attack-lazy = Vous pouvez attendre. Mais G3 s’en ira avec la valise. Menez R2 à Port Moresby.
lesson-top_secret-attack-way = C’est permis, mais la valise est à Port Moresby. En route !
lesson-top_secret-attack-other = C’est permis. Pour cette leçon : R2 à Port Moresby.
lesson-top_secret-duel =
    Chacun pose une carte cachée. La plus forte gagne, et à égalité c’est l’attaquant : vous. Le perdant est éliminé ; mais s’il a perdu avec un 0, il rentre seulement à sa base de départ.

    Une carte ne revient que lorsque les sept ont été jouées. Ne gaspillez donc pas le 5.
    .task = Jouez le 4.
lesson-top_secret-duel-zero = La carte prudente ! Vous ne gagneriez guère, mais R2 rentrerait seulement à la maison. Cette fois, jouez le 4.
lesson-top_secret-duel-five = C’est le plus sûr, mais elle ne reviendra pas de sitôt. { $p2 } n’a rien au-dessus de 4, et l’égalité est pour vous. Jouez le 4.
lesson-top_secret-duel-low = Courageux, mais petit. Jouez le 4.
lesson-top_secret-take =
    4 contre 3 : gagné ! G3 est éliminé, sa valise reste dans la ville. Et pour chaque duel gagné en attaquant, cet agent a tout de suite un pas de plus.

    Prendre une valise ne coûte rien. De Port Moresby aussi, une ligne en pointillé mène à votre quartier général.
    .task = Avec R2, prenez la valise verte A et continuez jusqu’au quartier général rouge.
lesson-top_secret-take-lazy = Et laisser la valise par terre ? Prenez-la, puis continuez jusqu’au quartier général rouge.
lesson-top_secret-take-other = C’est permis. Mais prenez d’abord la valise, puis continuez jusqu’au quartier général rouge.
lesson-top_secret-won =
    Tout le monde retient son souffle … pas de bombe : 3 secrets ! Avec les 8, cela fait 11, et 10 suffisent. Vous avez gagné.
lesson-top_secret-end =
    Avant une vraie partie, chacun cache 5, 3, 1 et la bombe dans ses quatre valises. Elles vont dans quatre villes. Une bombe qui traîne ressemble tout à fait à un 5.

    À la fin de votre tour, pas plus de deux de vos agents dans une même ville. Prêt pour une vraie partie ?
