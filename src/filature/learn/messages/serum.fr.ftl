### Agents Secrets (sérum) : la première partie, français.

lesson-serum = Agents Secrets : votre première partie

lesson-serum-welcome =
    Vous êtes Max Cool – mais personne ne le sait. Pour les autres, vous n’êtes que « rouge ». { $p2 } est jaune, { $p3 } est vert, et eux aussi cachent qui ils sont.

    Chacun a caché trois cartes en ville : un nom, une formule et une brosse à dents. La brosse à dents ne vaut rien. Elle est là pour agacer les autres.
lesson-serum-aim =
    Il y a six formules, X1 à X6, et une seule est le vrai sérum de vérité. Trouvez laquelle, et comment s’appellent les autres agents. Puis prenez la bonne carte et quittez la ville.
lesson-serum-known =
    Comment reconnaître la vraie ? Pour chacune des six, il y a une fausse formule du même code. Cinq fausses formules sont en ville, de G1 à G5. La sixième a été mise de côté, sans être vue. Le code que vous ne trouvez nulle part est celui de la vraie !
lesson-serum-have =
    Vous avez lu quatre fausses : X3, X1, X6 et X4. La vraie est donc X2 ou X5.

    Vous avez aussi trouvé le nom de { $p2 } : Maury. Et la carte formule X5, pas une fausse, dans le casier lilas de la gare. Il manque deux choses.
lesson-serum-dial =
    Un tour commence en secret : chacun règle sur son cadran la case où il veut aller. Puis on les ouvre tous ensemble. Vous pouvez aller partout, mais pas rester sur place.

    Important : si deux agents se rencontrent sur une case, aucun des deux ne peut rien y faire. La dernière fausse est à l’ambassade, G4.
    .task = Réglez votre cadran sur G4.
lesson-serum-dial-hotel = L’hôtel de vert, pas bête ! Mais { $p2 } y pense peut-être aussi, et si vous vous y rencontrez, vous rentrez tous deux bredouilles. Réglez votre cadran sur G4.
lesson-serum-dial-soon = Pas encore, il manque quelque chose. Réglez d’abord votre cadran sur G4.
lesson-serum-dial-other = Vous pouvez y aller. Mais ce qu’il vous faut est en G4.
lesson-serum-spy =
    Maintenant votre indicateur, avant qu’on ouvre les cadrans. Il se poste à un hôtel, à la gare ou à l’aéroport. Ce qu’un autre y trouve vous est montré aussi !
lesson-serum-informant =
    Vous voulez le nom de { $p3 }. Les bagages de vert sont à l’hôtel vert, H3. Quelqu’un ira peut-être y voir.
    .task = Placez votre indicateur en H3.
lesson-serum-informant-lazy = Il peut rester où il est, mais personne n’y va jamais. Envoyez-le en H3.
lesson-serum-informant-other = C’est permis. Mais ce qu’il vous faut est à l’hôtel de vert : H3.
lesson-serum-informant-soon = Pas encore. Envoyez d’abord votre indicateur en H3.
lesson-serum-report =
    Les cadrans sont ouverts ! { $p2 }, seul agent en H3, a regardé dans la valise verte. Votre indicateur l’a vu aussi : Werner. { $p3 } est donc Werner !

    { $p3 } était dans votre hôtel et a ouvert votre valise. La brosse à dents ! Elle est là pour cela.
lesson-serum-read =
    Vous êtes seul en G4. Pour lire une fausse formule, il faut payer : une carte taupe du même lieu, ou deux autres. Vous avez une carte G4.

    Qui est seul sur une case taupe, V1 ou V2, peut y tirer une carte taupe.
    .task = Payez la carte G4 et lisez la fausse formule.
lesson-serum-read-lazy = Vous pouvez repartir les mains vides. Ce serait dommage : payez G4.
lesson-serum-read-soon = Pas encore : lisez d’abord. Payez G4.
lesson-serum-solved =
    La fausse est X2, et vous seul l’avez vue. Les fausses X3, X1, X6, X2 et X4 sont en ville. Pas la fausse X5 : X5 est donc la vraie ! Et vous savez où est la carte X5 : dans le casier lilas.

    Vous connaissez tous les noms et la formule. Il est temps de partir.
lesson-serum-declare =
    Qui veut fuir lève un signal, en secret et quand il veut. Avec le bouton, ou par écrit.
    .task = Annoncez votre fuite.
lesson-serum-declare-other = Vous pourriez chercher encore. Mais vous savez tout ce qu’il faut : annoncez votre fuite.
lesson-serum-flag =
    Personne n’a rien remarqué. On lit les signaux quand le dernier cadran du tour est réglé. Réglez donc le vôtre encore une fois ; on ne l’ouvrira même pas.
    .task = Réglez votre cadran sur H6.
lesson-serum-flag-withdraw = Vous pouvez changer d’avis, mais pourquoi ? Réglez votre cadran sur H6.
lesson-serum-flag-fine = Une case en vaut une autre. Pour cette leçon : H6.
lesson-serum-file =
    Tout le monde l’apprend : vous fuyez. Prenez la carte que vous croyez être la vraie formule, sans la regarder, et écrivez qui sont les autres.

    Une seule erreur, et personne ne gagne.
    .task = Prenez le casier lilas ; { $p2 } est Maury, { $p3 } est Werner.
lesson-serum-file-names = La carte est bonne. Mais les noms : { $p2 } est Maury, { $p3 } est Werner.
lesson-serum-file-card = Vous pouvez prendre celle-là, et perdre. X5 est dans le casier lilas.
lesson-serum-flight =
    Les autres sont à vos trousses. Chacun règle encore son cadran. Si deux poursuivants sont sur votre case, vous êtes pris ; un seul ne suffit pas.

    Les sorties sont l’aéroport, F1, et les transports, VM1 à VM3. Seul à l’aéroport, vous êtes aussitôt sauvé. Être seul cinq fois, n’importe où, suffit aussi, de suite ou non.
    .task = Réglez votre cadran sur F1.
lesson-serum-flight-transport = Une fois sur cinq, et peut-être sans danger. Mais aujourd’hui, de l’audace : F1.
lesson-serum-flight-nowhere = Cette case ne fait pas partie de la fuite ; votre agent resterait à côté du plateau. F1 !
lesson-serum-won =
    Ils guettaient aux transports VM1 et VM2, mais pas à l’aéroport. Vous voilà loin !

    On ouvre le dossier : X5 est la vraie, Maury est juste, Werner aussi. Vous avez gagné.
lesson-serum-end =
    Dans une vraie partie, vous cachez d’abord vos trois cartes : votre nom, une formule et la brosse à dents. Et vous avez aussi un micro : un indicateur qui ne bouge plus jamais.

    Prêt pour une vraie partie ?
