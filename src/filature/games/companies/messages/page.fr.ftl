### CIA contre KGB sur la page, français.

companies-board = Manche { $round } sur 6{ $leg ->
    [0] { "" }
   *[other] , étape { $leg }
}
companies-place = { $place }, mission de valeur { $value }. Cartes cachées : CIA { $cia }, KGB { $kgb }.
companies-person = { $called }, { $company }, { $locked ->
    [yes] a décidé
   *[no] n’a pas décidé
}, dernière destination : { $place }. { $points ->
    [0] Aucune mission.
   *[other] Détient { $points } points.
}{ $identity ->
    [none] { "" }
   *[other] { " " }Carte révélée : { $identity }.
}
companies-nowhere = sans compagnie
companies-at-home = aucune
companies-pot = cagnotte { $points }
companies-last = Manche { $round } : CIA { $cia }, KGB { $kgb }. Gagnant : { $winner }
companies-which-card = Quelle carte ?
companies-which-place = Quelle destination ?
companies-place-worth = { $place }, { $value }
companies-uncover-first = Montrez vos secrets pour choisir une carte.
companies-unlock = Déverrouiller mon choix
companies-who-betrays = Qui est l’agent double ?
companies-which-company = Quelle compagnie ?
companies-hand = Mes cartes
companies-drafted = Choisi : { $card }, { $place }.
companies-sent = Première étape : { $card }, { $place }.
companies-ballot = Mon bulletin : { $ballot }.

companies-near-sabotage = { $company } : qui avait envoyé une carte là où il y a eu sabotage ?
companies-was-there = Y était
companies-sabotages = Tous les sabotages
companies-sabotage-where = Où
companies-sabotage = Manche { $round }, { $place }
companies-sabotaged = Sabotage contre
companies-cards-from = Cartes de

## Ce que peuvent être les options

choice-standard = Standard
choice-flat = Égale
choice-low = Basse
choice-chosen = Choisie
choice-transfer = Transfert
choice-copy = Copie
choice-allow = Permis
choice-floor = Plancher
choice-on_need = Au besoin
choice-on_empty = À vide
choice-named = Nominatifs
choice-secret = Secrets
