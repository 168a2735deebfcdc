# Petites pages que le serveur écrit lui-même : aperçus de liens, adresses qui ne vont pas.

preview-private = Une table privée. Ouvre le lien pour la voir.
preview-open = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
preview-points = Points : { $points }.
preview-go = Ouvrir la table
page-home = Aller à la page d’accueil
