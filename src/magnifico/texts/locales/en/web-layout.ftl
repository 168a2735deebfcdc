# The layout of the table on small screens.

web-lit-spaces = { $count ->
    [one] { $count } space you can go to
   *[other] { $count } spaces you can go to
}
