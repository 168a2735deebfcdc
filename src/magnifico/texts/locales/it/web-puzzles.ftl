# Parole della pagina per i problemi

web-nav-puzzles = problemi
web-puzzles-lead = Trova la mossa migliore in posizioni di partite vere. La tua valutazione decide quale viene dopo.
web-puzzles-rating = La tua valutazione
web-puzzles-streak = Risolti di fila
web-puzzles-solved = Risolti
web-puzzles-count = { $solved } su { $tried }
web-puzzles-next = prossimo problema
web-puzzles-daily = problema del giorno
web-puzzles-daily-done = Risolto oggi
web-puzzles-kind = tipo
web-puzzles-players = giocatori
web-puzzles-expansions = espansioni
web-puzzles-difficulty = difficoltà
web-puzzles-all = qualsiasi
web-puzzles-base = gioco base
web-puzzles-easy = facile
web-puzzles-medium = intermedia
web-puzzles-hard = difficile
web-puzzles-left = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
 }
web-puzzles-empty = Con questa scelta non restano problemi. Cambiala, o ricomincia.
web-puzzles-over = ricomincia
web-puzzle-leave = Lascia il problema
web-puzzle-fold = Riduci il problema
web-puzzle-again = riprova
web-puzzle-play-on = continua la partita da qui
web-puzzle-rating = difficoltà { $rating }
web-puzzle-chosen = la tua mossa
web-puzzle-alternatives = tutte le alternative
web-puzzle-found = Trovato da: { $levels }
web-puzzle-found-none = Non lo trova nessun livello di avversario.
web-start-puzzles-text = Posizioni con una sola mossa migliore
web-start-puzzles = problemi
