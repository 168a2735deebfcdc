# La disposición de la mesa en pantallas pequeñas.

web-lit-spaces = { $count ->
    [one] { $count } casilla a la que puedes ir
   *[other] { $count } casillas a las que puedes ir
}
