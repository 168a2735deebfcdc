# Rivedere una partita.
web-replay-back-move = Una mossa indietro
web-replay-back-turn = Turno precedente
web-replay-back-round = Turno di gioco precedente
web-replay-on-move = Una mossa avanti
web-replay-on-turn = Turno successivo
web-replay-on-round = Turno di gioco successivo
web-replay-slider = momento della partita
web-replay-moment = Mossa { $number } di { $last }
web-replay-speed = Velocità
web-replay-speed-now = Velocità: { $speed }×
web-replay-times = { $speed }×
web-replay-link = Copia un link a questa posizione
web-replay-copied = Link copiato.
web-key-moment = una mossa indietro, una mossa avanti
web-key-replay-move = rivedendo: una mossa indietro o avanti
web-key-replay-turn = rivedendo: turno precedente o successivo
web-key-replay-round = rivedendo: turno di gioco precedente o successivo
