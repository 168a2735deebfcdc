# La disposition de la table sur les petits écrans.

web-lit-spaces = { $count ->
    [one] { $count } case où tu peux aller
   *[other] { $count } cases où tu peux aller
}
