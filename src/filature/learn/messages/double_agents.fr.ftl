### CIA contre KGB, un membre loyal : français.

lesson-double_agents = CIA contre KGB : un membre loyal

lesson-double_agents-welcome =
    Vous travaillez pour la CIA, et sincèrement. { $p2 } et { $p3 } sont aussi de la CIA. Les trois autres sont du KGB.

    Mais attention : l’un de vous trois est un traître, qui travaille en secret pour le KGB. Ce n’est pas vous. Le KGB a le sien, lui aussi.
lesson-double_agents-missions =
    Quatre villes, et dans chacune une mission qui vaut de 2 à 5 points. Après six manches, la compagnie qui a le plus de points gagne. Voici la dernière manche, et c’est serré.
lesson-double_agents-cards =
    Chacun a trois cartes et en envoie deux, chacune dans une ville. De qui vient une carte reste secret jusqu’à la fin.

    Un agent compte 1, un agent spécial 2, la corruption 1 et gagne les égalités. Un tueur compte 1 et retire un agent ennemi ; un transfuge en fait passer un de votre côté. Le sabotage retire 3 à son propre camp. Qui donc jouerait cela ?
lesson-double_agents-first =
    Tout le monde choisit en même temps. Quand une compagnie est prête, l’autre entre en silence radio : elle ne parle plus et doit choisir vite.

    Rio vaut 4, et Rio ne semble intéresser personne.
    .task = Choisissez l’agent et envoyez-le à Rio.
lesson-double_agents-first-special = Bonne idée, mais d’abord le petit : envoyez l’agent à Rio.
lesson-double_agents-first-defector = Un transfuge a besoin d’un ennemi à retourner, et il n’y en aura peut-être pas. Envoyez l’agent à Rio.
lesson-double_agents-first-place = Vous pouvez y aller. Mais Rio a l’air vide : envoyez l’agent à Rio.
lesson-double_agents-first-other = C’est permis. Pour cette leçon, envoyez l’agent à Rio.
lesson-double_agents-second =
    Chacun voit maintenant qui est allé où, mais pas les cartes : elles restent cachées. Vos amis sont allés à Berlin, le KGB aussi.

    Puis une deuxième carte. Seule compte la ville où vous êtes à la fin. Si vous y êtes le seul de la compagnie gagnante, vous gardez la mission. Sinon, elle va dans la cagnotte et compte pour toute la compagnie.
    .task = Envoyez aussi l’agent spécial à Rio, et restez-y.
lesson-double_agents-second-defector = Il y attendrait pour rien : personne du KGB n’est à Rio. Envoyez l’agent spécial à Rio.
lesson-double_agents-second-place = Une carte forte. Mais si vous quittez Rio, la mission ira à la compagnie et non à vous. Restez à Rio.
lesson-double_agents-second-other = C’est permis. Pour cette leçon, envoyez l’agent spécial à Rio.
lesson-double_agents-counted =
    Ville après ville, les cartes sont mélangées et retournées. À Rio : 3 pour la CIA, rien pour le KGB. Vous y étiez le seul de la CIA, la mission est donc devant vous : 4 points.
lesson-double_agents-sabotage =
    Mais regardez Berlin ! CIA : un tueur, un agent – et un sabotage. 1 et 1 moins 3, c’est moins que rien, et le KGB prend 5 points.

    C’est l’un de vos amis. { $p2 } et { $p3 } étaient tous deux allés à Berlin.
lesson-double_agents-double =
    Souvenez-vous. À la manche 2, un sabotage de la CIA à Hong Kong : pour la CIA, seuls vous et { $p2 } y étiez. À la manche 5, un au Caire : { $p2 } et { $p3 }. Maintenant Berlin : { $p2 } et { $p3 }.

    Qui était là chaque fois ? Ce que garde un traître compte pour l’autre compagnie : { $p2 } a des missions pour 7 points !
lesson-double_agents-vote =
    À la fin, chaque compagnie peut désigner son traître. Plus de la moitié de ses membres doit être d’accord. Ce que cette personne a devant elle ne compte alors pour personne.

    Si vous vous trompez, vous perdez des points honnêtes.
    .task = Votez pour { $p2 }.
lesson-double_agents-vote-loyal = C’est permis. Mais { $p3 } n’était pas à Hong Kong au moment du sabotage. Votez pour { $p2 }.
lesson-double_agents-vote-self = Quelle modestie. Mais personne ne sait mieux que vous que ce n’était pas vous. Votez pour { $p2 }.
lesson-double_agents-vote-abstain = Vous pouvez ne pas vous en mêler. Mais le traître rira le dernier. Votez pour { $p2 }.
lesson-double_agents-won =
    Deux voix sur trois pour { $p2 } : plus de la moitié. On retourne les cartes : c’était bien le traître ! 7 points de moins pour le KGB.

    33 à 31 : la CIA gagne, et vous avec elle. Sans ce vote, le KGB en aurait eu 38. Le traître du KGB, { $p5 }, vous a apporté 11 points et gagne avec vous.
lesson-double_agents-end =
    Six manches, deux cartes, quatre villes – et une question : qui était où quand cela a mal tourné ? Parlez avec votre compagnie autant que vous voulez. Le traître parle aussi.

    Prêt pour une vraie partie ?
