# Palabras de la página para los problemas

web-nav-puzzles = problemas
web-puzzles-lead = Encuentra la mejor jugada en posiciones de partidas reales. Tu puntuación decide cuál viene después.
web-puzzles-rating = Tu puntuación
web-puzzles-streak = Resueltos seguidos
web-puzzles-solved = Resueltos
web-puzzles-count = { $solved } de { $tried }
web-puzzles-next = siguiente problema
web-puzzles-daily = problema del día
web-puzzles-daily-done = Resuelto hoy
web-puzzles-kind = tipo
web-puzzles-players = jugadores
web-puzzles-expansions = expansiones
web-puzzles-difficulty = dificultad
web-puzzles-all = todos
web-puzzles-base = juego básico
web-puzzles-easy = fácil
web-puzzles-medium = medio
web-puzzles-hard = difícil
web-puzzles-left = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
 }
web-puzzles-empty = No quedan problemas con esta elección. Cámbiala, o empieza de nuevo.
web-puzzles-over = empezar de nuevo
web-puzzle-leave = Dejar el problema
web-puzzle-fold = Plegar el problema
web-puzzle-again = intentar otra vez
web-puzzle-play-on = seguir jugando desde aquí
web-puzzle-rating = dificultad { $rating }
web-puzzle-chosen = tu jugada
web-puzzle-alternatives = todas las alternativas
web-puzzle-found = Lo encuentra: { $levels }
web-puzzle-found-none = Ningún nivel de rival lo encuentra.
web-start-puzzles-text = Posiciones con una sola jugada mejor
web-start-puzzles = problemas
