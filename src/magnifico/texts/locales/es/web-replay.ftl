# Repetición de una partida.
web-replay-back-move = Una jugada atrás
web-replay-back-turn = Turno anterior
web-replay-back-round = Ronda anterior
web-replay-on-move = Una jugada adelante
web-replay-on-turn = Turno siguiente
web-replay-on-round = Ronda siguiente
web-replay-slider = momento de la partida
web-replay-moment = Jugada { $number } de { $last }
web-replay-speed = Velocidad
web-replay-speed-now = Velocidad: { $speed }×
web-replay-times = { $speed }×
web-replay-link = Copiar un enlace a esta posición
web-replay-copied = Enlace copiado.
web-key-moment = una jugada atrás, una jugada adelante
web-key-replay-move = en la repetición: una jugada atrás o adelante
web-key-replay-turn = en la repetición: turno anterior o siguiente
web-key-replay-round = en la repetición: ronda anterior o siguiente
