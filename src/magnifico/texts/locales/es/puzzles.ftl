# Problemas, en la mesa y en la terminal. $points es un número de puntos.

puzzle-solver = Lorenzo
puzzle-table = Problema
puzzle-kind-placement = mejor colocación
puzzle-kind-exchange = mejor intercambio
puzzle-kind-draft = mejor líder que conservar
puzzle-kind-church = la Iglesia
puzzle-kind-bid = mejor puja
puzzle-kind-win = gana desde aquí
puzzle-ask-placement = ¿Cuál es la mejor colocación?
puzzle-ask-exchange = ¿Cómo aprovechas mejor esta carta?
puzzle-ask-draft = ¿Qué líder conservas?
puzzle-ask-church = ¿Apoyas a la Iglesia?
puzzle-ask-bid = ¿Cuál es la mejor puja?
puzzle-ask-win = La partida está a punto de acabar y aún puedes ganar. ¿Con qué colocación?
puzzle-right = ¡Correcto!
puzzle-wrong = No es la mejor jugada.
puzzle-wrong-by = No es la mejor jugada: la mejor vale { $points } puntos más.
puzzle-why = La ventaja de la mejor jugada: { $reason }.
puzzle-idea-harvest-now = La idea: cosechar antes de que alguien ocupe la casilla.
puzzle-idea-production-now = La idea: producir antes de que alguien ocupe la casilla.
puzzle-idea-harvest-once = La idea: hacer trabajar una vez más a los territorios.
puzzle-idea-production-once = La idea: hacer trabajar una vez más a los edificios.
puzzle-idea-points = La idea: puntos de victoria que se reciben al momento.
puzzle-idea-goods = La idea: aquí cuenta sobre todo lo que da al momento.
puzzle-idea-territories = La idea: un territorio más sube el valor de toda la serie.
puzzle-idea-characters = La idea: un personaje más sube el valor de toda la serie.
puzzle-idea-ventures = La idea: los puntos finales de una empresa son seguros.
puzzle-idea-production = La idea: hacer más rica cada producción futura.
puzzle-idea-military = La idea: ir por delante en fuerza militar cuando cuenta.
puzzle-idea-church = La idea: tener los puntos de fe antes de que la Iglesia los pida.
puzzle-idea-leaders = La idea: poner en juego a los líderes.
puzzle-idea-members = La idea: enviar a un familiar débil y guardar el fuerte.
puzzle-idea-rivals = La idea: dejar menos al rival más fuerte.
puzzle-idea-support = La idea: cambiar la fe por puntos de victoria mientras valga la pena.
puzzle-idea-refuse = La idea: guardar los puntos de fe para una casilla que valga más.
puzzle-idea-bid = La idea: renunciar exactamente a lo que vale la familia.
puzzle-idea-keep = La idea: quedarse con el líder cuyo requerimiento se cumplirá pronto.
puzzle-why-ends = La mejor jugada lleva a una puntuación final de { $own } a { $rival } contra tu rival más fuerte. Con «{ $than }» sería { $other } a { $others }.
puzzle-why-gains = Lo que cambia para ti: { $gains }.
puzzle-why-denies = A tu rival más fuerte le cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
puzzle-why-draft = En las partidas jugadas desde aquí, la mejor elección dio { $points } puntos más que «{ $than }».
puzzle-why-bid = La mejor puja es aquella en la que acaba la subasta si todos pujan bien. En las partidas jugadas desde aquí dio { $points } puntos más que «{ $than }».
puzzle-why-refuse = { $faith ->
    [one] Lo que recibirías ahora por tu punto de fe vale menos que guardarlo para el próximo informe al Vaticano, incluso con la excomunión.
   *[other] Lo que recibirías ahora por tus { $faith } puntos de fe vale menos que guardarlos para el próximo informe al Vaticano, incluso con la excomunión.
}
puzzle-yours-ends = Después de tu jugada: { $worth }.
puzzle-yours-goods = Tu jugada te da { $goods }.
puzzle-yours-set = Tu jugada no añade ninguna carta a esa serie.
puzzle-yours-military = Después de tu jugada tu fuerza militar sería { $has }; la del rival más fuerte, { $rival }.
puzzle-yours-church = Después de tu jugada tu fe sería { $has }, y el informe pide { $needs }.
puzzle-proof-end = Demostrado: cada continuación se jugó hasta el final de la partida, con el mejor juego por parte de todos.
puzzle-proof-search = Juzgado por el rival más fuerte, que jugó { $count ->
    [one] { $count } continuación
   *[other] { $count } continuaciones
}.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = la mejor
puzzle-worth-won = ganas por { $points }
puzzle-worth-lost = pierdes por { $points }
puzzle-worth-tie-won = empate, que ganas
puzzle-worth-tie-lost = empate, que pierdes

## En la terminal

puzzle-how = Escribe una jugada como «w M1», o su número después de «moves»; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – dificultad { $rating }
puzzle-daily = Problema del día, { $date }
puzzle-not-offered = Esa no es una de las respuestas: «moves» las muestra.
puzzle-alternatives = Todas las alternativas:
puzzle-standing = Tu nivel: { $rating } · resueltos seguidos: { $streak } · resueltos: { $solved } de { $tried }
puzzle-again = Intro para el siguiente problema, «quit» para dejarlo.
puzzle-none = Has probado todos los problemas de este tipo.
puzzles-making = Problemas
puzzles-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
puzzles-made = { $count ->
    [one] { $count } problema está
   *[other] { $count } problemas están
} en { $path }.
puzzles-stopped = interrumpido; la misma orden continúa
puzzles-checked = { $count ->
    [one] { $good } de { $count } problema válido.
   *[other] { $good } de { $count } problemas son válidos.
}
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
puzzles-holds = válido
