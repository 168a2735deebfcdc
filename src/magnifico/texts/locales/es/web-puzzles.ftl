# Palabras de la página para los problemas

web-nav-puzzles = problemas
web-puzzles-lead = Encuentra la mejor jugada en posiciones de partidas reales. Tu nivel decide cuál viene después.
web-puzzles-rating = Tu nivel
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
web-puzzles-all = cualquiera
web-puzzles-base = juego base
web-puzzles-easy = fácil
web-puzzles-medium = media
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
web-puzzle-found = Lo resuelven: { $levels }
web-puzzle-found-none = No lo resuelve ningún nivel de rival.
web-start-puzzles-text = Posiciones con una única mejor jugada
web-start-puzzles = problemas
