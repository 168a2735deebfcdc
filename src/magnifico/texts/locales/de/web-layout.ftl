# Die Anordnung des Tischs auf kleinen Bildschirmen.

web-lit-spaces = { $count ->
    [one] { $count } Feld, auf das du kannst
   *[other] { $count } Felder, auf die du kannst
}
