# Páginas pequeñas que escribe el servidor: vistas previas de enlaces y direcciones equivocadas.
preview-private = Una mesa privada. Abre el enlace para verla.
preview-open = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
preview-points = Puntos: { $points }.
preview-go = Abrir la mesa
page-home = Ir a la página de inicio
