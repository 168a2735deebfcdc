# Un encuentro de personas o programas que piensan contra bots.

match-host = Organizador
match-rules =
    Las reglas del encuentro: todos juegan { $deals ->
        [one] un reparto
       *[other] los mismos { $deals } repartos
    } con { $players } jugadores contra { $bot }.
    Cada partida se juega una sola vez, sin deshacer jugadas, sin pistas y sin ayuda de otras personas o programas.
match-untimed = No hay límite de tiempo.
match-timed = Tiempo por turno: { $seconds } segundos.
match-opening = Una partida empieza cuando se abre su enlace. Quien tiene el enlace juega el asiento: no lo compartas.
match-link = { "  " }partida { $number }, asiento { $seat }: { $address }
match-waiting =
    { $games ->
        [one] Queda una partida.
       *[other] Quedan { $games } partidas.
    } Ctrl-C deja de esperar; para reanudar: { $command }
match-stopped = Espera interrumpida; las partidas siguen. Para reanudar: { $command }
match-begun = { $person }, partida { $number }: empezada
match-ended = { $person }, partida { $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, puesto { $place }
match-cancelled = { $person }, partida { $number }: cancelada
match-reference = { $bot } juega el reparto { $number } de { $deals }
match-written = Resultados: { $path }
match-player = Jugador
match-games = Partidas
match-wins = Victorias
match-points = Puntos
match-best-other = Mejor rival
