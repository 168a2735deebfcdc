# Alrededor de la mesa: nombres, invitaciones, sala de espera, listas, chat. La página pide estos textos sin `web-`.

web-around-name = tu nombre
web-around-name-text = Es el nombre que los demás ven en las mesas nuevas.
web-around-name-change = cambiar de nombre
web-around-name-save = usar este nombre
web-around-ask-name = ¿cómo quieres que te llamen?
web-around-name-of = cambiar de nombre: { $name }
web-around-name-at = nombre del jugador { $number }
web-around-away = ahora no está mirando
web-around-start-computers = empezar con el ordenador en los asientos libres
web-around-share = compartir
web-around-share-text = Ven a jugar conmigo a Lorenzo il Magnifico
web-around-qr = código QR con el enlace a esta mesa
web-around-scan = Escanéalo con un móvil para unirte.
web-around-clock-other = según lo acordado
web-around-running = partidas en curso
web-around-running-empty = Ahora mismo no hay ninguna partida pública en curso.
web-around-open = a la espera de jugadores
web-around-others = les toca a los demás
web-around-join = unirse
web-around-round = ronda { $round } de { $rounds }
web-around-setup = preparación
web-around-waits = se espera a { $who }
web-around-since = desde hace { $time }
web-around-left = tiempo restante: { $time }
web-around-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-around-said = { $name } dice: { $text }
web-around-mute = silenciar
web-around-mute-all = a todos
web-around-mute-text = No verás sus mensajes en este navegador.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $leaders ->
    [one] { $leaders } líder
   *[other] { $leaders } líderes
}
web-around-pack-remove = quitar el paquete
web-around-asked = { $who }: { $question }
web-watching-follow = el jugador al que sigues
web-watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
