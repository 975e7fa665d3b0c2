### Heimlich & Co. : le jeu avancé, français.

lesson-heimlich_report = Heimlich & Co. : le rapport

lesson-heimlich_report-welcome =
    Vous savez comment marchent les agents et ce que rapporte un décompte. Dans le jeu avancé, le premier à 42 points ne fait que finir la partie. Gagne celui qui a le plus quand on a tout additionné.

    On y ajoute 5 points pour chaque agent dont vous avez deviné le patron. Vous êtes encore rouge. Le dossier est dans la maison 9, violet dans la ruine.
lesson-heimlich_report-clue =
    Au décompte, un agent perd 3 points dans la ruine. { $p3 } a dépensé tout son dé pour en sortir violet. Pour un inconnu ?

    C’est la première ligne du manuel du parfait agent : regardez qui est sauvé, et par qui.
lesson-heimlich_report-hide =
    Deuxième ligne du manuel : les autres le lisent aussi. Ne laissez donc pas d’indice vous-même. Vous avez obtenu 2.
    .task = Donnez 1 pas à rouge et 1 à bleu.
lesson-heimlich_report-hide-alone = C’est permis, et les deux autres prennent déjà des notes. Partagez : 1 pas pour rouge, 1 pour bleu.
lesson-heimlich_report-hide-other = C’est permis. Mais restez près du dossier, dans la maison 9, l’air de rien : 1 pas pour rouge, 1 pour bleu.
lesson-heimlich_report-hurry =
    { $p2 } a couru droit au dossier, avec orange tout seul. 9 points pour orange ! Troisième ligne du manuel : regardez à qui profite un décompte.

    Orange a maintenant 30 points. La première fois qu’un agent atteint 29 ou plus, chacun doit écrire un rapport. Une seule fois dans la partie : c’est maintenant.
lesson-heimlich_report-report =
    Pour chaque agent, sauf le vôtre, vous écrivez qui est son patron à votre avis. Vous pouvez aussi écrire « indépendant » : personne. Il y en a deux.

    { $p2 } a couru avec orange. { $p3 } a sauvé violet. Bleu et vert ont été un peu poussés, mais personne n’a donné tout un dé à l’un d’eux. Une ligne fausse ne coûte rien, une juste rapporte 5 points à la fin.
    .task = Écrivez : orange à { $p2 }, violet à { $p3 }, bleu et vert indépendants.
lesson-heimlich_report-report-think = Soupçonnez qui vous voulez. Mais pensez aux indices : { $p2 } a couru avec orange, { $p3 } a sauvé violet. Bleu et vert : indépendants.
lesson-heimlich_report-sealed =
    Tous les rapports sont scellés jusqu’à la fin. Personne ne voit le vôtre, et vous n’en voyez aucun.

    { $p2 } a posé le dossier dans la maison 10. Dans le jeu avancé, il peut aller partout, même là où il y a des agents, ou rester où il est.
lesson-heimlich_report-count =
    Les rapports sont écrits : plus besoin de vous cacher. Rouge est à 4 pas du dossier, vous avez obtenu 5.
    .task = Amenez rouge dans la maison 10 en 4 pas. Le cinquième est pour vert.
lesson-heimlich_report-count-past = Un pas de trop : c’est la ruine. 4 pas pour rouge, 1 pour vert.
lesson-heimlich_report-count-fine = Cela donne aussi un décompte. Pour cette leçon, le cinquième pas est pour vert.
lesson-heimlich_report-count-other = C’est permis. Mais c’est le moment de courir : 4 pas pour rouge, 1 pour vert.
lesson-heimlich_report-stay =
    Vous avez provoqué le décompte, vous déplacez donc le dossier – ou pas. Rouge est déjà dans la maison 10. Si le dossier y reste, rouge regagne 10 points dès qu’un autre y arrive.
    .task = Laissez le dossier dans la maison 10.
lesson-heimlich_report-stay-other = C’est permis. Mais rouge est dans la meilleure maison qui soit. Laissez le dossier où il est : dans la maison 10.
lesson-heimlich_report-won =
    { $p2 } a encore couru : orange a 49 points, rouge 48 seulement. C’est fini ! Mais on ouvre maintenant les rapports.

    Vos quatre lignes sont justes : 20 points de plus, 68 en tout. { $p2 } en avait deux et arrive à 59. Vous gagnez, avec moins de points et plus de flair.
lesson-heimlich_report-end =
    Dans le jeu avancé, regardez donc qui aide qui. Écrivez-le quand le premier agent a 29 points. D’ici là, surveillez vos propres pas.

    Prêt pour une vraie partie ?
