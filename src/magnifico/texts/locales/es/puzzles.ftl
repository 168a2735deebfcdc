# Problemas, en la mesa y en la terminal. $points es un número de puntos.

puzzle-you = Tú
puzzle-table = Problema
puzzle-kind-placement = mejor colocación
puzzle-kind-exchange = mejor intercambio
puzzle-kind-draft = mejor líder que conservar
puzzle-kind-church = la Iglesia
puzzle-kind-bid = mejor puja
puzzle-kind-win = gana desde aquí
puzzle-ask-placement = ¿Cuál es la mejor colocación?
puzzle-ask-exchange = ¿Qué debe hacer por ti esta carta?
puzzle-ask-draft = ¿Qué líder conservas?
puzzle-ask-church = ¿Apoyas a la Iglesia?
puzzle-ask-bid = ¿Cuál es la mejor puja?
puzzle-ask-win = La partida está a punto de acabar y aún puedes ganar. ¿Con qué colocación?
puzzle-right = ¡Correcto!
puzzle-wrong = No es la mejor jugada.
puzzle-wrong-by = No es la mejor jugada: cuesta { $points } puntos.
puzzle-why = Por qué: { $reason }.
puzzle-why-ends = Por qué: la mejor jugada lleva a un resultado final de { $own } a { $rival } contra tu rival más fuerte. Con otra ({ $than }) sería { $other } a { $others }.
puzzle-why-gains = Lo que cambia para ti: { $gains }.
puzzle-why-denies = A tu rival más fuerte le cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
puzzle-why-draft = Por qué: en las partidas jugadas desde aquí dio { $points } puntos más que «{ $than }».
puzzle-why-bid = Por qué: aquí termina la subasta si todos pujan bien. En las partidas jugadas desde aquí dio { $points } puntos más que «{ $than }».
puzzle-why-refuse = Por qué: lo que recibirías ahora por { $faith } de fe vale menos que conservarla para el próximo informe al Vaticano, incluso con la excomunión.
puzzle-proof-end = Demostrado: todas las continuaciones se jugaron hasta el final de la partida, con todos dando lo mejor de sí.
puzzle-proof-search = Valorado por el rival más fuerte, que jugó { $count } continuaciones.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = la mejor
puzzle-worth-won = ganas por { $points }
puzzle-worth-lost = pierdes por { $points }
puzzle-worth-tie-won = empate, que ganas
puzzle-worth-tie-lost = empate, que pierdes

## En la terminal

puzzle-how = Escribe una jugada como «w M1» o su número; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – dificultad { $rating }
puzzle-daily = Problema del día, { $date }
puzzle-not-offered = Eso no es una respuesta aquí. «moves» muestra las posibles.
puzzle-alternatives = Todas las alternativas:
puzzle-standing = Tu puntuación: { $rating } · resueltos seguidos: { $streak } · resueltos: { $solved } de { $tried }
puzzle-again = Intro para el siguiente problema, «quit» para dejarlo.
puzzle-none = Has probado todos los problemas de este tipo.
puzzles-making = Problemas
puzzles-games = { $games } partidas
puzzles-made = { $count } problemas están en { $path }.
puzzles-stopped = interrumpido; la misma orden continúa
puzzles-checked = { $good } de { $count } problemas se sostienen.
puzzles-too-easy = Demasiado fáciles para el tercio difícil: { $keys }.
puzzles-table-puzzle = problema
puzzles-table-kind = tipo
puzzles-table-players = jugadores
puzzles-table-proof = prueba
puzzles-table-margin = margen
puzzles-table-again = otra vez
puzzles-table-strongest = el más fuerte
puzzles-table-rating = dificultad
puzzles-table-verdict = veredicto
puzzles-holds = se sostiene
