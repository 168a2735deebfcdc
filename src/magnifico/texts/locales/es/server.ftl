# Lo que dice el servidor de mesas: problemas y lo que ocurre en la mesa además de la partida.

problem-account-needed = Hace falta una cuenta. Elige primero una contraseña.
problem-bad-address = Esta dirección no se puede usar.
problem-bad-move = Esto no es una jugada de esta partida.
problem-bad-pack = El paquete de cartas contiene un error.
problem-bad-request = No se ha entendido la petición.
problem-bots-first = Tus rivales aún están eligiendo. Un momento, por favor.
problem-cancelled = Esta partida se ha cancelado.
problem-cannot-sign-in = El nombre y la contraseña no coinciden.
problem-challenge-early = Este desafío empieza el { $first }.
problem-challenge-first = La práctica se abre después de tu propio intento.
problem-challenge-over = El plazo de este desafío ha terminado. Aún puedes practicarlo.
problem-challenge-played = Ya has jugado este desafío. Solo cuenta el primer intento.
problem-challenge-unknown = No existe ese desafío.
problem-foreign-page = Esta petición viene de otro sitio y no se acepta.
problem-game-over = La partida ha terminado.
problem-hints-off = En esta mesa no se permiten pistas.
problem-internal = Algo ha fallado. No se ha perdido nada; inténtalo de nuevo.
problem-level-unknown = El ordenador no conoce ese nivel.
problem-muted = Aquí no puedes escribir.
problem-name-taken = Este nombre no está disponible.
problem-no-time = No queda tiempo.
problem-no-hint = No se encontró una pista a tiempo. Inténtalo de nuevo.
problem-not-host = Solo quien organiza la mesa puede hacerlo.
problem-not-over = La partida aún no ha terminado.
problem-not-running = Ahora no se puede hacer en esta mesa.
problem-not-seated = Este no es tu asiento.
problem-not-signed-in = Elige primero un nombre.
problem-nothing-to-undo = No hay nada que puedas deshacer.
problem-old-game = Esta partida empezó con otras reglas u otras cartas y no puede continuar aquí.
problem-options = Estas opciones no se pueden combinar.
problem-proposal-open = Ya hay otra propuesta abierta.
problem-proposal-gone = No hay nada que aceptar.
problem-seat-needed = Indica para qué asiento.
problem-seat-taken = Este asiento está ocupado.
problem-seats-open = Aún quedan asientos libres.
problem-stale = Mientras tanto ha ocurrido algo. Esto es lo que te has perdido.
problem-started = La partida ya ha empezado.
problem-too-large = Es demasiado grande.
problem-too-many = Demasiadas peticiones. Espera un momento.
problem-undo-off = En esta mesa no se deshace nada.
problem-undo-consent = En esta mesa todos deben estar de acuerdo para deshacer una jugada.
problem-unknown = Aquí no hay nada.
problem-unavailable = El servidor no puede responder en este momento. Inténtalo de nuevo.
problem-wrong-method = Aquí no se puede hacer.

table-bot-took-over = El ordenador juega por { $player }.
table-came-back = { $player } ha vuelto.
table-proposed-cancel = { $player } propone cancelar la partida.
table-proposed-undo = { $player } pide deshacer una jugada.
table-agreed = { $player } está de acuerdo.
table-objected = { $player } no está de acuerdo.
table-cancelled = La partida se ha cancelado.

# Correos.

notify-subject = { $count ->
    [one] Es tu turno
   *[other] Es tu turno en { $count } partidas
}
notify-hello = Hola, { $name }:
notify-waiting = { $count ->
    [one] Esta partida te espera:
   *[other] Estas partidas te esperan:
}
notify-untitled = Una mesa de Magnifico
notify-off = No más correos: { $link }
notify-confirm-subject = ¿Es esta tu dirección?
notify-confirm = Alguien, probablemente tú, ha indicado esta dirección para la cuenta { $name } de Magnifico. Si has sido tú, abre { $link } para confirmarla. Solo entonces podremos enviarte un enlace si olvidas la contraseña o, si lo pides, avisarte cuando sea tu turno. Si no has sido tú, ignora este mensaje.
notify-page-on = Sí, es mi dirección
notify-page-off = No enviarme más correos
notify-page-done = Hecho.
table-lapsed = A { $player } se le acabó el tiempo sin responder: la propuesta queda sin efecto.
problem-went-back = Los datos del servidor han vuelto a un momento anterior y la mesa continúa desde ahí.
problem-busy = El servidor está muy ocupado. Inténtalo de nuevo dentro de un momento.
problem-bot-tables = Este servidor ya está jugando todas las partidas sin personas que permite. Espera a que termine una o siéntate a la mesa.
problem-quota = Tú, u otras personas de tu red, habéis guardado todo lo que este servidor permite en un día ({ $megabytes } MB). Inténtalo más tarde.
problem-storage-full = En este servidor ya no queda sitio para nada nuevo. Las partidas en curso continúan; avisa a quien lo administra.

problem-bad-name = Elige otro nombre, con letras que todos puedan ver y distinguir.
problem-confirm-needed = Confirma que quieres hacerlo.
problem-foreign-host = Este servidor no responde a ese nombre. Quien lo administra puede añadirlo con el ajuste allowed_hosts.
problem-link-expired = Este enlace ha caducado o ya se ha usado. Pide uno nuevo.
problem-no-mail = Este servidor no puede enviar correos. Pide una contraseña nueva a quien lo administra.
problem-weak-password = Elige una contraseña de al menos 8 caracteres que no sea tu nombre ni una de las más comunes.
problem-wrong-password = La contraseña no es correcta.

reset-subject = Una contraseña nueva para Magnifico
reset-mail = Alguien, probablemente tú, quiere una contraseña nueva para la cuenta { $name }. Para elegirla, abre { $link } en el plazo de una hora. Si no, ignora este mensaje: no cambiará nada.
problem-name-in-use = Alguien en esta mesa ya tiene este nombre.
problem-more-people = En la mesa ya hay sentadas más personas.
problem-pack-file = «{ $file }» no forma parte de un paquete de cartas. Un paquete se compone de { $files }.
