# Torneos entre bots: la tabla en la terminal y el informe como página.

arena-title = Arena
arena-games = Partidas
arena-deals = Repartos
arena-players = Jugadores
arena-decisions = Decisiones
arena-rules = Reglas
arena-expansions = Expansiones
arena-none = ninguna
arena-seed = Semilla
arena-play-time = Tiempo de juego
arena-version = Versión
arena-bot = Bot
arena-seats = Asientos
arena-rating = Valoración
arena-wins = Victorias
arena-interval = 95 %
arena-even = igual
arena-scores = Puntos
arena-deviation = DE
arena-winning = Al ganar
arena-margin = Ventaja
arena-per-game = Decisiones por partida
arena-time = Segundos
arena-mean = Media
arena-within = 95 % en menos de
arena-slowest = La más lenta
arena-quartiles = Cuartiles
arena-range = Extremos
arena-place = Puesto { $number }
arena-all = Todos

arena-standings-heading = Clasificación
arena-wins-heading = Proporción de victorias
arena-rating-heading = Valoraciones OpenSkill
arena-scores-heading = Puntos finales
arena-sources-heading = Puntos por origen
arena-deeds-heading = Acciones por partida
arena-places-heading = Victorias por puesto en el primer orden de turno
arena-pairs-heading = Quién quedó delante de quién
arena-time-heading = Tiempo por decisión
arena-faults-heading = Partidas interrumpidas por un error
arena-games-heading = Partidas

arena-wins-text = Proporción de asientos que ganaron, con el intervalo del 95 % sobre los repartos: las partidas de un reparto, jugadas con los bots en todos los asientos por turno, cuentan como una sola observación. La línea discontinua es la proporción igualada ({ $even }).
arena-rating-text = OpenSkill (Plackett-Luce) según los puestos de todas las partidas, media de varios órdenes sorteados; las barras son dos incertidumbres (sigma) a cada lado. Todos empiezan en 25.
arena-scores-text = Relleno: todos los puntos finales. Contorno: los puntos que ganaron. La línea es la media.
arena-sources-text = Puntos medios de cada origen; los puntos perdidos quedan a la izquierda del cero.
arena-places-text = El reparto decide quién empieza. Las filas de un color deberían parecerse si el orden no importa.
arena-pairs-text = En cuántos de los encuentros el bot de la fila quedó delante del de la columna.
arena-time-text = Solo decisiones con más de una jugada posible. Los tiempos dependen de la máquina y de lo que haga a la vez.
arena-deeds-text = Periodos sin excomunión, cosechas y producciones (también las que dan las cartas), cartas al final.
arena-games-text = Asientos en orden, con el ganador marcado. Una partida se lee con: magnifico replay FILE
arena-ties-text = A igualdad de puntos decide el orden de turno, como dicen las reglas; ninguna victoria se comparte.

arena-game = Partida
arena-deal = Reparto
arena-result = Resultado
arena-file = Archivo

arena-deed-supports = Apoyos
arena-deed-harvests = Cosechas
arena-deed-productions = Producciones

arena-written = Informe escrito: { $path }
arena-kept = Resultados y partidas: { $path }
arena-stopped = { $games ->
    [one] Detenido tras { $done } de { $games } partida
   *[other] Detenido tras { $done } de { $games } partidas
}. La misma orden continúa: { $command }
arena-stopped-lost = { $games ->
    [one] Detenido tras { $done } de { $games } partida
   *[other] Detenido tras { $done } de { $games } partidas
}; no se guardó nada. Con --out DIR un torneo puede continuarse.
arena-resumed = Partidas ya jugadas: { $done } de { $games }.
arena-broken = La partida { $number } se interrumpió: { $error }

# Entrenamiento de la evaluación aprendida.

train-games = Entrenamiento, fase { $stage }: partidas
train-fit = Entrenamiento, fase { $stage }: ajuste
train-warm-up = Entrenamiento: calentamiento
train-rounds = Entrenamiento: partidas de la estrategia contra sí misma
train-positions = Entrenamiento: ajuste a posiciones de partidas contra sí misma
train-error = error de { $error } puntos
train-stopped = detenido; la misma orden continúa desde aquí
train-done = La red está en { $path }: ha aprendido de { $positions } posiciones y su error es de { $error } puntos (el de la estimación hecha a mano es de { $before }).
train-policy-done = La estrategia está en { $path }: ha aprendido de { $turns } turnos; su primera elección cuesta { $regret } puntos según su maestro.
train-rounds-done = La estrategia está en { $path }: ha aprendido de { $games } partidas contra sí misma.
