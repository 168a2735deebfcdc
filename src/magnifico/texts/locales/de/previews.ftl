# Kleine Seiten, die der Server selbst schreibt: Vorschauen von Links, und was an einer Adresse nicht stimmt.
preview-private = Ein privater Tisch. Öffne den Link, um ihn zu sehen.
preview-open = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-points = Punkte: { $points }.
preview-go = Zum Tisch
page-home = Zur Startseite
