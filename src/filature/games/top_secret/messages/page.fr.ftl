### Top Secret : les mots propres à la page, français.

## La carte

atlas-map = Carte du monde
atlas-help = Les flèches suivent les lignes. Une lettre mène à une ville, un chiffre à votre agent. Entrée choisit un agent, puis une ville ; Retour arrière annule.
atlas-agents = Agents : { $agents }.
atlas-with = { $agent } avec { $case }
atlas-cases = Posées ici : { $cases }.
atlas-lines = Lignes vers { $places }.
atlas-gate = Ligne pointillée vers { $place }.
atlas-nobody = Personne ici.
atlas-unused = Pas en jeu.
atlas-total = { $secrets } secrets livrés sur { $goal }.
atlas-target = { $agent } peut aller ici.
atlas-attack = { $agent } peut attaquer { $agents } ici.
atlas-deliver = { $agent } peut livrer ici.
atlas-chosen = { $agent } est en main.
atlas-drafted = Prévu : { $agent } finit ici.
atlas-duel-here = On se bat ici.
atlas-named = Désignés : { $agents }.
atlas-plan-here = Votre valise { $case } sera ici.
atlas-start = Départ
atlas-hq = QG
atlas-short-Rio-de-Janeiro = Rio
atlas-short-Easter-Island = Île de Pâques
atlas-say-chosen = { $agent } en main. Chemins : { $places }.
atlas-say-stuck = { $agent } en main. Il ne peut aller nulle part.
atlas-say-none = Aucun agent en main.
atlas-say-closed = Votre coup s’arrête là. Confirmez, ou reprenez.
atlas-say-nothing = Rien à choisir ici.
atlas-say-covered = Découvrez d’abord vos secrets.

## Déplacer la carte sur un petit écran

atlas-pan = Déplacer la carte
atlas-west = Ouest
atlas-east = Est
atlas-north = Nord
atlas-south = Sud
atlas-home = Vers mes agents

## Au-dessus et au-dessous de la carte

atlas-round = Manche { $round }
atlas-roll = Dés : { $roll }
atlas-left = { $steps ->
    [one] encore { $steps } pas
   *[other] encore { $steps } pas
}
atlas-bonus = { $agent } : +{ $steps } pas, duel gagné
atlas-sides = Camps
atlas-turn = joue
atlas-secrets = { $secrets } secrets sur { $goal }
atlas-in-play = { $agents ->
    [one] { $agents } agent
   *[other] { $agents } agents
}
atlas-cards = Cartes restantes : { $cards }
atlas-hidden = Encore dans les valises : { $contents }
atlas-delivered = Livrées : { $cases }
atlas-case-content = { $case } ({ $content })
atlas-sealed = Plan scellé
atlas-planning = Plan en cours

## Le tapis

atlas-duel = Duel { $place_at }
atlas-versus = { $attacker } attaque { $defenders }
atlas-face-down = { $player } : une carte, face cachée
atlas-no-card = { $player } : pas encore de carte
atlas-shown = { $agent } : { $card }
atlas-last-duel = Dernier duel
atlas-fallen = { $case } est tombée par terre.

## Le formulaire

atlas-nothing = Rien à décider pour vous en ce moment.
atlas-uncover = Découvrez vos secrets pour décider.
atlas-agent = Quel agent ?
atlas-agent-at = { $agent }, { $place_at }
atlas-agent-with = { $agent }, { $place_at }, avec { $case }
atlas-goes = Où va { $agent } ?
atlas-nowhere = { $agent } ne peut aller nulle part.
atlas-attacks = attaque { $agents }
atlas-delivers = livre { $case }
atlas-bags = Valises
atlas-take = { $agent } prend { $case }
atlas-lay-down = { $agent } pose { $case }
atlas-end = Finir le tour
atlas-back = Reprendre le dernier
atlas-so-far = Prévu jusqu’ici
atlas-closed-attack = Les cartes décident de la suite. Confirmez, ou reprenez.
atlas-closed-deliver = Le contenu décide de la suite. Confirmez, ou reprenez.
atlas-closed-end = Confirmez, et votre tour est fini.
atlas-first = Qui { $agent } combat-il d’abord ?
atlas-card = Votre carte : { $attacker } contre { $defender }
atlas-tie = À égalité, l’attaquant gagne. Qui perd avec un 0 rentre vivant.
atlas-their-cards = { $player } peut jouer { $cards }.
atlas-card-value = Carte { $card }
atlas-waits = Votre carte est posée, face cachée.
atlas-loot = { $agent } prend-il { $case } ?
atlas-loot-instead = Il poserait { $case }.
atlas-loot-yes = La prendre
atlas-loot-no = La laisser
atlas-lose = La bombe emporte { $losses ->
    [one] un agent
   *[other] { $losses } agents
}. Désignés : { $named }.
atlas-must = { $agent } la portait et doit en être.
atlas-case = Valise { $case }
atlas-holds = Contenu
atlas-lies = Ville
atlas-choose = Choisir
atlas-secret-worth = { $secrets ->
    [one] { $secrets } secret
   *[other] { $secrets } secrets
}
atlas-guard = Poster un garde { $place_at } ?
atlas-guard-yes = Y poster un agent
atlas-guard-no = Pas de garde
atlas-lot = Laisser le sort décider du reste
atlas-resign = Abandonner

## Ce que seule cette place sait

atlas-my-cases = Vos valises
atlas-my-plan = Votre plan
atlas-my-cards = Vos cartes de duel
atlas-in-hand = en main
atlas-used = écartée
atlas-my-card = Face cachée dans ce duel : { $card }
atlas-lies-in = se trouve { $place_at }
atlas-carried = { $place_at }, avec { $agent }
atlas-home-by = livrée par { $player }
atlas-not-yet = à décider

## Après la partie

atlas-ledger = Ce qui est rentré, et qui
atlas-ledger-secrets = Secrets
atlas-ledger-cases = Valises livrées
atlas-ledger-bombs = Bombes livrées
atlas-ledger-agents = Agents restants

## La fin

end-cases = Ce qui restait dans les valises ({ $player }) : { $cases }.
end-title-secrets = Dix secrets livrés
end-title-last = Le dernier debout
end-title-dead = Plus rien à gagner
end-title-limit = La dernière manche est jouée
end-why-secrets = { $winners } a livré { $secrets } secrets ; il en fallait dix.
end-why-last = Personne d’autre n’a plus d’agents.
end-why-dead = Avec ce qui reste dans les valises, personne n’arrive à dix secrets.
end-why-limit = Les manches sont finies, et personne n’a dix secrets.
end-by-most = Le plus de secrets : { $winners }, { $secrets }.
end-by-agents = À égalité de secrets ; davantage d’agents en jeu : { $winners }.
end-by-level = { $winners } sont à égalité : { $secrets } secrets, autant d’agents.
end-delivered = Livrés
end-secrets = Secrets
end-agents = Agents
end-left = Restés en valise
