# La disposizione del tavolo sugli schermi piccoli.

web-lit-spaces = { $count ->
    [one] { $count } spazio dove puoi andare
   *[other] { $count } spazi dove puoi andare
}
