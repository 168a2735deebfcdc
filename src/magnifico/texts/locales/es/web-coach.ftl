# El maestro de la primera partida, y qué partida propone «Jugar ya».

web-coach-name = maestro
web-coach-next = entendido
web-coach-away = jugar sin maestro
web-coach-leaving = ¿Quieres seguir sin mí?
web-coach-this-game = en esta partida
web-coach-for-good = para siempre
web-coach-stay = no, quédate
web-coach-well = lo que salió bien
web-coach-costly = El análisis de abajo muestra las dos decisiones que más te costaron; elige una para ver la posición.
web-proposal-first = Tu primera partida: reglas básicas, un rival y un maestro
web-proposal-basic = Reglas básicas contra un rival
web-proposal-three = Reglas básicas, dos rivales
web-proposal-full = Tres rivales del ordenador, sin registro
web-proposal-whole = Ya conozco el juego: todas las reglas, tres rivales
