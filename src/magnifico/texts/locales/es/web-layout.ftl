# La disposición de la mesa en pantallas pequeñas.

web-lit-spaces = { $count ->
    [one] { $count } espacio al que puedes ir
   *[other] { $count } espacios a los que puedes ir
}
