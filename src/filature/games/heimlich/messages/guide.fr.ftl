### Heimlich & Co. : les règles en une page, français. `.clauses` : où elles le disent en détail ; `.words` : les autres mots d’un joueur.

guide-aim-basic = Un agent est à vous, et personne ne sait lequel. S’il gagne, vous gagnez. Qui devine lequel le laissera tomber dans la ruine.
    .title = Menez votre agent au but, et taisez-vous
    .clauses = HC-2.5 HC-4.12
    .words = but, gagner, objectif

guide-aim-advanced = Votre total est le score de votre agent plus 5 points par ligne juste de votre rapport. Le plus grand total gagne, non le premier à 42.
    .title = Dans le jeu avancé : points et soupçons
    .clauses = HC-5.9 HC-5.10
    .words = but, gagner, total

guide-turn-roll = Un dé, une fois. Rien à décider, et l’on ne relance pas.
    .title = 1. Lancez le dé
    .clauses = HC-3.2
    .words = jet, dés

guide-turn-move = Dépensez tout le dé entre les agents que vous voulez, le vôtre ou non : un lieu par point, dans le sens des aiguilles d’une montre. On ne passe pas, on ne garde rien, on ne recule pas.
    .title = 2. Répartissez les pas
    .clauses = HC-3.3 HC-3.6
    .words = passer, reculer, déplacer

guide-turn-count = Si un agent vient d’arriver au dossier, il y a un décompte : chaque agent en jeu marque ce que vaut son lieu, où qu’il soit et à qui qu’il soit.
    .title = 3. Le décompte, si quelqu’un arrive
    .clauses = HC-4.1 HC-4.3
    .words = marquer, points, compter

guide-turn-dossier = Après un décompte, et seulement alors, qui l’a provoqué met le dossier ailleurs : là où il n’y a pas d’agent. On ne passe pas. Dans le jeu avancé, il va où l’on veut, ou reste.
    .title = 4. Déplacez le dossier
    .clauses = HC-4.8 HC-5.2 HC-4.9
    .words = passer, rester

guide-turn-report = Quand un décompte laisse pour la première fois un agent à 29 ou plus, chacun écrit en secret à qui est qui, une ligne par agent sauf le sien. Une ligne juste vaut 5 points, une fausse ou vide ne coûte rien.
    .title = Une fois, dans le jeu avancé : le rapport
    .clauses = HC-5.4 HC-5.6 HC-5.9
    .words = deviner, soupçon, ligne

guide-end-42 = La partie s’arrête aussitôt après un décompte qui laisse un agent à 42 ou plus. S’ils sont plusieurs dans le même décompte, gagne celui qui y a pris le plus de points.
    .title = À 42, c’est fini
    .clauses = HC-4.10 HC-4.11
    .words = fin, égalité, plusieurs

guide-end-nobody = Si l’agent gagnant est indépendant, il n’est à personne, et personne ne gagne. Cela arrive.
    .title = Un agent sans maître peut gagner
    .clauses = HC-4.12
    .words = personne, indépendant

guide-end-advanced = On retourne les cartes, on corrige les rapports, 5 points par ligne juste, et le plus grand total gagne. À égalité : le plus de lignes justes, puis le plus grand dernier gain, puis victoire commune.
    .title = Le jeu avancé fait l’addition
    .clauses = HC-5.9 HC-5.10 HC-5.11
    .words = égalité, bonus, total

guide-pieces-agent = Ils sont sept, chacun avec sa couleur, son chapeau, sa lettre et sa texture. Tout le monde les déplace tous.
    .title = Les agents
    .clauses = HC-1.2 HC-3.3
    .words = pion, figure, couleur

guide-pieces-dossier = Un agent qui finit son chemin là où il se trouve provoque un décompte. Il commence dans la maison 7. Passer devant ne fait rien.
    .title = Le dossier
    .clauses = HC-4.1 HC-2.3
    .words = top secret

guide-pieces-marker = Ils courent sur la piste extérieure, 42 cases par tour, et ne bougent que pendant un décompte. Aucun ne recule au-delà du départ.
    .title = Les marqueurs
    .clauses = HC-1.5 HC-4.4
    .words = piste, points, score

guide-cards-identity = Elle dit quel agent est à vous, pour toute la partie. Vous pouvez en dire ce que vous voulez ; la montrer est interdit.
    .title = La carte d’identité
    .clauses = HC-2.5 HC-3.9
    .words = secret, montrer, mentir

guide-places-house = Elle vaut son numéro : de 1 à 10 points pour chaque agent qui s’y trouve lors d’un décompte.
    .title = Une maison
    .clauses = HC-1.6
    .words = valeur, vaut

guide-places-chapel = Tous partent d’ici. Elle ne vaut rien : un lieu calme, 0 point.
    .title = La chapelle
    .clauses = HC-4.5 HC-2.3
    .words = zéro, départ, église

guide-places-ruin = Chaque agent qui s’y trouve lors d’un décompte perd 3 points, −3 chacun, mais aucun score ne passe sous 0.
    .title = La ruine
    .clauses = HC-1.6 HC-4.5 HC-4.4
    .words = moins, -3, perdre, perte

guide-words-arrive = Finir son déplacement au lieu du dossier. Y être déjà n’est pas arriver, et passer devant non plus.
    .title = Arriver
    .clauses = HC-4.1 HC-5.3 HC-3.6
    .words = déclencher, traverser, passer devant

guide-words-independent = Leur carte n’a pas été distribuée : ils bougent, marquent et gagnent pour personne. Il y en a deux de deux à cinq joueurs, un à six, aucun à sept.
    .title = Les agents indépendants
    .clauses = HC-2.5 HC-4.12
    .words = neutre, personne

guide-words-bluff = Mauvais conseils, faux soupçons et points gaspillés exprès sont permis. Rien de ce qui se dit n’engage.
    .title = Le bluff
    .clauses = HC-3.9
    .words = mentir, parler
