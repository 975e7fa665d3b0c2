### Heimlich & Co. sur la page, français.

village-board = Plateau : douze lieux en cercle, dans le sens horaire, et les agents
village-keys = Sur le plateau : les flèches font le tour, 1 à 9 et 0 mènent à une maison, C à la chapelle, X à la ruine. Une lettre choisit un agent, + et − donnent et reprennent des pas.
village-place = { $place }, valeur { $value }
village-place-here = ici : { $agents }
village-place-nobody = personne ici
village-place-dossier = le dossier est ici
village-place-old = déjà là au dernier décompte : { $agents }
village-place-reach = { $agent } y arrive en { $steps } pas
village-place-open = le dossier peut venir ici
village-place-goal = le dossier viendrait ici
village-place-may-stay = il peut rester ici
village-place-stay = il resterait ici
village-agent = { $agent }, lettre { $letter }, { $place_at }, { $score } { $score ->
    [one] point
   *[other] points
}
village-agent-drafted = { $steps } pas prévus, jusqu’{ $place_to }
village-agent-owner = travaille pour { $player }
village-agent-free = ne travaille pour personne
village-points = { $score } { $score ->
    [one] point
   *[other] points
}
village-left = { $left ->
    [0] tous les pas sont donnés
    [one] encore un pas
   *[other] encore { $left } pas
}
village-caption-setup = On s’installe
village-caption-roll = Le dé, s’il vous plaît
village-caption-pick = 1, 2 ou 3 ?
village-caption-report = Vos rapports !
village-caption-dossier = Où le poser ?
village-caption-over = Bas les masques !
village-pick = Avancer de { $number }
village-taken = choisi
village-chosen = { $agent } est choisi, { $place_at }.
village-not-chosen = Aucun agent n’est choisi.
village-given = { $agent } : { $steps ->
    [0] aucun pas, reste { $place_at }.
    [one] un pas, jusqu’{ $place_to }.
   *[other] { $steps } pas, jusqu’{ $place_to }.
}
village-choose-first = Choisissez d’abord un agent.
village-too-far = { $agent } ne peut pas aller { $place_to } maintenant.
village-dossier-to = Le dossier va { $place_to }.
village-dossier-left = Le dossier reste { $place_at }.
village-dossier-not = Le dossier ne peut pas aller { $place_to }.
village-dossier-back = Le dossier reste pour l’instant où il est.

village-form-nothing = Rien à décider pour l’instant.
village-form-move = Répartissez { $die } pas entre les agents
village-form-steps = Nombre de pas pour { $agent }, maintenant { $place_at }
village-form-more = Un pas de plus pour { $agent }
village-form-less = Un pas de moins pour { $agent }
village-form-dossier = Où va le dossier ?
village-form-pick = De combien ?
village-form-report = Votre rapport : qui travaille pour qui ?
village-form-report-help = Une ligne juste vaut 5 points ; fausse ou vide, elle ne coûte rien. Vos soupçons y figurent déjà ; une fois remis, le rapport est définitif.
village-form-agent = Agent
village-form-nobody = personne
village-form-blank = vide
village-form-line = { $agent } : { $answer }
village-form-written = Déjà remis : { $lines }.
village-form-all-blank = Laisser toutes les lignes vides
village-form-covered = Le rapport montre qui vous êtes. Découvrez vos secrets pour l’écrire.
village-form-moved = { $answer } ne peut pas figurer si souvent : { $agent } est de nouveau vide.

village-mine-card = Carte d’identité
village-mine-secret = Secret
village-mine-nobody = Vous n’avez pas de carte ; vous regardez seulement.
village-mine-report = Votre rapport
village-mine-line = { $agent } : { $answer }

village-own-agent = l’agent du joueur
village-nerve = Qui a déclenché des décomptes, et qui les a laissés passer ?
village-nerve-triggered = Déclenchés
village-nerve-could = Possibles
village-nerve-forced = Forcés
village-nerve-declined = Laissés passer
village-nerve-rate = Déclenchés, hors contrainte
village-tops = À qui chaque décompte a-t-il le plus profité ?
village-tops-count = Décompte
village-tops-who = Déclenché par
village-tops-most = Plus gros gain

## Ce que peuvent être les options

choice-basic = De base
choice-advanced = Avancé
choice-last_count = Dernier décompte
choice-furthest = Le plus loin
choice-consistent = Cohérent
choice-free = Libre
choice-by_mode = Selon le mode
choice-unoccupied = Un lieu inoccupé
choice-any_or_stay = N’importe où, ou nulle part
choice-any_other = Tout autre lieu
choice-arrival = Toute arrivée
choice-newcomer = Nouveaux venus seulement
choice-editions = Éditions d’origine
choice-other_editions = Autres éditions
choice-d6 = Ordinaire
choice-one_to_three = Un à trois

## Les feuilles à imprimer

village-sheets = Les sept rapports confidentiels
village-sheet = Rapport confidentiel de l’agent { $agent }
village-sheet-agent = Agent
village-sheet-owner = Appartient à
village-sheet-points = Points
village-sheet-total = Lignes justes × 5
village-sheet-note = À garder à l’abri des regards : qui n’est pas dans la liste en est l’auteur.

## La fin

end-agent = { $agent }, { $score } { $score ->
    [one] point
   *[other] points
} : c’était { $owner }.
end-agent-free = { $agent }, { $score } { $score ->
    [one] point
   *[other] points
} : ne servait personne.
end-right = { $count ->
    [0] Personne ne l’avait écrit.
    [one] { $names } l’avait écrit : 5 points.
   *[other] { $names } l’avaient écrit : 5 points chacun.
}
end-title-goal = Bas les masques
end-title-independent = Le vainqueur ne sert personne
end-title-cap = Le temps est écoulé
end-title-report = Bas les masques
end-title-blocked = L’agent de personne est en tête
end-title-unreported = Le temps est écoulé
end-title-unreported-blocked = L’agent de personne est en tête
end-why-goal-first = Premier à 42 : { $agents }.
end-why-goal-gain = Plusieurs agents ont passé 42 au dernier décompte ; celui qui y a gagné le plus : { $agents }.
end-why-goal-furthest = Plusieurs agents ont passé 42 au dernier décompte ; le plus loin : { $agents }.
end-why-goal-level = Passés au même décompte, arrêtés sur la même pierre : { $agents }.
end-why-independent = Premier à 42, et au service de personne : { $agents }.
end-why-cap = Le dernier tour est joué et personne n’a 42 points.
end-why-report-most = Agent et rapport réunis, le plus de points : { $winners }.
end-why-report-lines = À égalité de points ; davantage de lignes justes dans le rapport : { $winners }.
end-why-report-gain = À égalité de points et de lignes justes ; le meilleur dernier décompte : { $winners }.
end-why-report-level = Points, lignes justes, dernier décompte : rien ne sépare { $winners }.
end-why-blocked = Un agent qui ne sert personne a plus de points que tous les joueurs.
end-why-unreported-most = Le dernier tour est venu avant les rapports : seuls comptent les points des agents.
end-why-unreported-level = Le dernier tour est venu avant les rapports, et rien ne sépare { $winners }.
end-why-unreported-blocked = Le dernier tour est venu avant les rapports, et un agent qui ne sert personne est en tête.
end-agent-of = Agent
end-owner = À qui
end-last-count = Dernier décompte
end-own-agent = Agent
end-report = Rapport
