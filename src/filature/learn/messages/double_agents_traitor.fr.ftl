### CIA contre KGB, le traître : français.

lesson-double_agents_traitor = CIA contre KGB : le traître

lesson-double_agents_traitor-welcome =
    Vous siégez à la CIA, vous riez avec la CIA – et vous êtes l’agent double. { $p2 } et { $p3 } ne se doutent de rien.

    Vous gagnez si le KGB gagne. Mais le KGB ne sait pas non plus qui vous êtes : personne ne vous aidera.
lesson-double_agents_traitor-smile =
    C’est la dernière manche. Le KGB semble loin devant. Mais il a un traître, lui aussi, et ce que garde un traître compte pour l’autre compagnie. C’est donc serré.

    Vos deux meilleurs outils : un sabotage, et les missions que vous gardez pour vous.
lesson-double_agents_traitor-sabotage =
    Vous voyez avant tout le monde où vont vos amis : tous deux à Berlin. Si un sabotage y apparaît, ce peut être n’importe lequel de vous trois.

    Là où vous iriez seul, on saurait aussitôt que c’est vous.
    .task = Envoyez le sabotage à Berlin.
lesson-double_agents_traitor-sabotage-alone = C’est permis. Mais vous y seriez seul, et tout le monde sait compter jusqu’à un. Cachez-vous parmi vos amis : le sabotage à Berlin.
lesson-double_agents_traitor-sabotage-helping = Que c’est serviable ! La CIA vous remercie. Mais pour qui travaillez-vous ? Envoyez le sabotage à Berlin.
lesson-double_agents_traitor-sabotage-other = C’est permis. Pour cette leçon, envoyez le sabotage à Berlin.
lesson-double_agents_traitor-own =
    Et maintenant, quelque chose qui a l’air loyal : allez à Rio et gagnez-le pour la CIA. Seule compte la ville où vous êtes à la fin. Si vous y êtes le seul de la compagnie gagnante, vous gardez la mission. Et ce que vous gardez comptera pour le KGB !
    .task = Envoyez l’agent spécial à Rio.
lesson-double_agents_traitor-own-agent = Il suffirait aussi. Pour cette leçon, prenez l’agent spécial : Rio.
lesson-double_agents_traitor-own-place = C’est permis. Mais Rio est vide, et vous voulez être seul. L’agent spécial à Rio.
lesson-double_agents_traitor-own-other = C’est permis. Pour cette leçon, envoyez l’agent spécial à Rio.
lesson-double_agents_traitor-counted =
    Berlin : deux agents et une corruption auraient fait 3 pour la CIA. Avec votre sabotage, cela fait 0, et le KGB prend les 4 points.

    { $p2 } regarde { $p3 }, { $p3 } vous regarde. Vous regardez le plafond.
lesson-double_agents_traitor-mine =
    Et Rio : gagné par la CIA, emporté par vous. La mission est devant vous comme une mission honnête. À la fin, elle ira au KGB. Celle que vous avez gardée à la manche 2 aussi : 3 et 3 font 6.

    Sauf si votre compagnie vous désigne : elles ne compteront alors pour personne.
lesson-double_agents_traitor-vote =
    Le vote. Dans votre compagnie, deux voix sur trois suffisent, et l’une est la vôtre. Il y a eu un sabotage à Hong Kong et deux au Caire, et { $p3 } y était chaque fois. Vous aussi, mais qui irait le faire remarquer ?
    .task = Votez pour { $p3 }.
lesson-double_agents_traitor-vote-loyal = C’est permis. Mais avant aujourd’hui, { $p2 } n’était jamais près d’un sabotage ; personne ne vous croirait. Votez pour { $p3 }.
lesson-double_agents_traitor-vote-self = Honnête jusqu’au bout ? Cela ne vous va pas. Votez pour { $p3 }.
lesson-double_agents_traitor-vote-abstain = C’est permis, mais on dirait que vous avez quelque chose à cacher. C’est le cas. Votez pour { $p3 }.
lesson-double_agents_traitor-won =
    { $p2 } vous a cru : { $p3 } est désigné, et une mission honnête de 3 points ne compte pour personne. Puis on retourne les cartes, et c’était vous !

    31 à 40 : le KGB gagne, et vous avec lui. Si l’on vous avait désigné, c’était l’égalité : 34 à 34.
lesson-double_agents_traitor-end =
    Un traître gagne en silence. Nuisez là où vous êtes plusieurs. Gardez des missions pour vous. Et ayez toujours l’air un peu surpris. Loyal ou non, ce sont les cartes qui en décident.

    Prêt pour une vraie partie ?
