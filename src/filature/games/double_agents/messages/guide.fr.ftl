### Companies : les règles en une page, français. `.clauses` : où elles le disent en détail ; `.words` : les autres mots d’un joueur.

chapter-turn = Une manche

guide-aim-loyal = Gagnez des missions pour votre compagnie et trouvez le traître parmi vous. La compagnie qui a le plus de points gagne, et vous avec.
    .title = Si vous êtes loyal
    .clauses = DA-1.4 DA-11.7
    .words = but, gagner, objectif

guide-aim-double = Vous gagnez avec l’autre compagnie. Les missions entre vos mains comptent pour elle, à moins que la vôtre ne vous désigne d’abord.
    .title = Si vous êtes l’agent double
    .clauses = DA-1.4 DA-11.8 DA-11.3
    .words = traître, but, gagner, taupe

guide-turn-deal = On révèle quatre missions, une par destination. Chacun reçoit trois cartes action, secrètes pour tous.
    .title = 1. Nouvelles missions, trois cartes
    .clauses = DA-4.1 DA-4.3
    .words = manche, main, distribuer, montrer

guide-turn-leg = Entre vous, tout peut se dire. Choisissez une carte et une destination, puis envoyez-la. Deux fois par manche ; on ne passe pas.
    .title = 2. Parler, choisir, envoyer
    .clauses = DA-5.2 DA-4.4 DA-5.4
    .words = étape, passer, choisir

guide-turn-reveal = Quand les deux compagnies sont prêtes, toutes les destinations se montrent ensemble. Les cartes restent face cachée.
    .title = 3. Les destinations sont dévoilées
    .clauses = DA-6.1 DA-6.2
    .words = dévoiler

guide-turn-resolve = D’abord les transfuges, puis les tueurs ; ensuite on compare les points. Le plus grand total gagne la mission ; à égalité, le plus de corruption.
    .title = 4. Ville par ville, les cartes se retournent
    .clauses = DA-7.3 DA-7.8 DA-7.9
    .words = résoudre, égalité, ordre

guide-turn-award = Si un seul membre de la compagnie gagnante est sur place, il la garde. S’il n’y a personne, ou plusieurs, elle va à la cagnotte.
    .title = 5. La mission va à un joueur ou à la cagnotte
    .clauses = DA-8.1 DA-8.2
    .words = attribution, seul, qui reçoit

guide-end-vote = Chaque compagnie peut désigner l’un des siens comme agent double ; il faut plus de la moitié de tous les membres. Les missions du désigné ne comptent pour personne, à tort ou à raison.
    .title = Après six manches : la chasse
    .clauses = DA-10.1 DA-10.4 DA-11.4
    .words = vote, accuser, majorité

guide-end-score = Une compagnie compte sa cagnotte, les missions de ses membres loyaux et celles du traître ennemi. Le plus haut score gagne : ses membres loyaux, et l’agent double d’en face.
    .title = Qui gagne
    .clauses = DA-11.6 DA-11.7 DA-11.8
    .words = score, points, victoire

guide-end-draw = Match nul, pour tout le monde. Rien ne départage.
    .title = Scores égaux
    .clauses = DA-11.7
    .words = égalité, nul

guide-cards-agent = 1 point. Les transfuges peuvent le retourner, les tueurs le supprimer. Huit par compagnie.
    .title = Agent
    .clauses = DA-2.1 DA-7.6
    .words = A, points

guide-cards-special = 2 points, et la première cible des transfuges et des tueurs. Deux par compagnie.
    .title = Agent spécial
    .clauses = DA-2.1 DA-7.4
    .words = S, points

guide-cards-defector = Aucun point. Retourne un agent spécial ennemi sur place, sinon un agent : ses points changent de camp.
    .title = Transfuge
    .clauses = DA-7.4
    .words = D, retourner, voler

guide-cards-killer = 1 point. Supprime un agent spécial ennemi sur place, sinon un agent. Il agit après les transfuges et n’atteint pas une carte retournée.
    .title = Tueur
    .clauses = DA-7.5
    .words = K, tuer, assassin

guide-cards-corruption = 1 point. À totaux égaux, la compagnie qui a le plus de cartes corruption à cette destination gagne la mission.
    .title = Corruption
    .clauses = DA-7.9 DA-2.1
    .words = C, égalité, pot-de-vin

guide-cards-sabotage = Retire 3 points à sa propre compagnie, −3. Qui la joue a ses raisons.
    .title = Sabotage
    .clauses = DA-7.7 DA-2.1
    .words = X, moins, -3

guide-cards-identity = Loyal ou agent double. Dans chaque compagnie, il y a toujours exactement un agent double. Vous seul voyez la vôtre.
    .title = Carte d’identité
    .clauses = DA-3.4 DA-3.5
    .words = rôle, qui suis-je

guide-places-destination = Rio, Berlin, Le Caire et Hong Kong, chacune avec une mission de 2 à 5 points. Ce qui se passe dans l’une ne change rien aux autres.
    .title = Les destinations
    .clauses = DA-2.2 DA-4.6
    .words = ville, Rio, Berlin, Caire, mission

guide-words-location = Là où vous avez envoyé votre dernière carte. Seule celle de la seconde étape compte pour recevoir une mission.
    .title = La position
    .clauses = DA-6.2 DA-6.4 DA-8.1
    .words = où suis-je, seul

guide-words-hush = Quand une compagnie est prête, l’autre entre en silence radio : elle ne parle plus et choisit vite, par défaut en 60 secondes.
    .title = Le silence radio
    .clauses = DA-5.5 DA-5.6 DA-5.7
    .words = silence, parler, muette, verrouiller, retard

guide-words-pot = Les missions qui sont à toute la compagnie. Elles comptent toujours pour elle, quel que soit le désigné.
    .title = La cagnotte
    .clauses = DA-11.1 DA-8.1
    .words = commun, pot commun

guide-words-turned = Une carte gagnée par un transfuge. Elle compte pour l’autre camp, à l’abri de tous les tueurs.
    .title = Retournée
    .clauses = DA-7.4 DA-7.5
    .words = à l’abri, retourner

guide-words-designated = Nommé agent double par plus de la moitié de tous les membres ; qui s’abstient compte comme membre. Le désigné perd ses missions, pas son camp.
    .title = Désigné
    .clauses = DA-10.4 DA-11.4
    .words = accusé, vote, abstention, majorité
