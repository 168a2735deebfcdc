# Desafíos: el reparto del día y de la semana.

web-nav-challenges = desafíos
web-start-challenges = desafíos
web-start-challenges-text = Cada día el mismo reparto para todos
web-challenges-title = desafíos
web-challenges-lead = Todos reciben el mismo reparto, el mismo asiento y los mismos rivales. Solo tu primer intento entra en la clasificación.
web-challenges-honour = En un intento clasificado no hay pistas ni maestro. Rendirse, cancelar o dejar jugar al ordenador cuenta como tu intento. A los invitados solo se los reconoce por el navegador, y los repartos se pueden deducir del programa: es un juego de honor.
web-challenge-day = desafío del día
web-challenge-week = desafío de la semana
web-challenge-of = { $kind ->
    [week] Desafío de la semana { $key }
   *[day] Desafío del día { $key }
}
web-challenge-practice = práctica
web-challenge-against = Contra:
web-challenge-seat = Juegas en el asiento { $seat }
web-challenge-begin = empezar tu intento
web-challenge-continue = continuar tu intento
web-challenge-practise = jugar para practicar
web-challenge-own = Tu intento: { $points }, puesto { $place } en la mesa
web-challenge-abandoned = Tu intento terminó sin puntuación.
web-challenge-over = El plazo de este desafío ha terminado.
web-challenge-finished = { $count ->
    [0] Nadie ha terminado todavía.
    [one] Un intento hasta ahora
   *[other] { $count } intentos hasta ahora
}
web-challenge-list = la clasificación
web-challenge-among-all = todos
web-challenge-among-known = han jugado conmigo
web-challenge-among-computer = el ordenador
web-challenge-empty = Aquí aún no hay nadie.
web-challenge-playing = todavía juega
web-challenge-guest = invitado
web-challenge-place = { $place ->
    [1] victoria
   *[other] puesto { $place }
}
web-challenge-replay = repetición
web-challenge-replay-of = Repetición: { $name }
web-challenge-more = mostrar más
web-challenge-closed = Las repeticiones se abren después de tu propio intento.
web-challenge-before = anterior
web-challenge-after = siguiente
web-challenge-to-list = a la clasificación
