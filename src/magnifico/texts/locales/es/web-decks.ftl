# Mazos que forman los jugadores.

web-nav-decks = forma tus mazos
web-decks-text = Elige las cartas con las que juega tu mesa: de cada tipo y periodo, tantas como tiene el juego base. Las cartas Pazzi requieren la expansión; las cartas especiales se roban siempre al azar.
web-decks-base = solo el juego base
web-decks-random = robar al azar
web-decks-use = usar en una mesa nueva
web-decks-complete = Los mazos están completos.
web-decks-missing = { $stack }, periodo { $period }: { $count ->
    [one] falta { $count } carta
   *[other] faltan { $count } cartas
}
web-decks-extra = { $stack }, periodo { $period }: { $count ->
    [one] sobra { $count } carta
   *[other] sobran { $count } cartas
}
web-decks-name = nombre de los mazos
web-decks-save = guardar
web-decks-link = enlace a estos mazos
web-decks-saved = mazos guardados
web-decks-delete = Borrar «{ $name }»
web-decks-stack = { $stack }, periodo { $period }
web-decks-count = { $count } de { $needed }
web-decks-own = mazos propios
web-new-decks = mazos
web-new-decks-all = de todas las cartas, al azar
web-new-decks-linked = los del enlace
