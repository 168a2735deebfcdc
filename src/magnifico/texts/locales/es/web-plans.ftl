# Palabras de la página: planear por adelantado, pruebas guardadas, notas privadas, herramientas del registro, avisos.

web-tool-plan = planes y notas
web-plan-ahead = planear por adelantado
web-plan-waiting = { $count ->
    [one] En el plan: una variante
   *[other] En el plan: { $count } variantes
}
web-plan-lines = mi próximo turno
web-plan-lines-text = Cuando te toque, se jugará por ti la primera variante que sea posible, estés o no.
web-plan-lines-turn = Es tu turno: las variantes se planean mientras juegan los demás.
web-plan-else = Si no, pregúntame.
web-plan-build = probar una variante en el tablero
web-plan-add = añadir a mi plan
web-plan-status-played = jugada
web-plan-status-unused = no hizo falta
web-plan-status-refused = no es posible
web-plan-status-forgotten = descartada
web-plan-up = Subir la variante { $number }
web-plan-down = Bajar la variante { $number }
web-plan-remove = Quitar la variante { $number }
web-plan-standing = respuestas fijas
web-plan-standing-text = Se dan por ti a partir de la próxima pregunta.
web-plan-ask = pregúntame
web-plan-church = en el informe al Vaticano
web-plan-church-support = apoyar a la Iglesia
web-plan-church-refuse = no apoyar a la Iglesia
web-plan-end = después de mi acción
web-plan-end-only = terminar mi turno si no queda nada que hacer
web-plan-end-always = terminar mi turno enseguida
web-plan-give = si la carta de un rival exige un recurso, dar
web-plan-pass = pasar si no se puede colocar ningún familiar
web-plan-decline = rechazar ofertas fuera de mi turno
web-plan-trials = pruebas guardadas
web-plan-trials-none = Aún ninguna: prueba jugadas con «¿Y si…?» y guárdalas.
web-plan-trial-moves = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
web-plan-trial-open = abrir
web-plan-trial-drop = Borrar «{ $name }»
web-plan-trial-keep = guardar
web-plan-trial-name = nombre de la prueba
web-plan-trial-default = Ronda { $round }
web-plan-trial-kept = Guardada como «{ $name }».
web-plan-played = tu plan se ha jugado
web-plan-asked = tu plan no se puede jugar
web-note-title = notas privadas
web-note-text = Solo tú las lees. Una nota sobre un rival te sigue a otras partidas.
web-note-game = esta partida
web-note-about = sobre { $name }
web-note-kept = Guardado.
web-log-filter = jugadas de
web-log-everybody = todos
web-log-copy = copiar como texto
web-log-copied = Copiado.
web-notices-title = cuando me toque
web-notices-account = El correo y los webhooks requieren una cuenta con contraseña.
web-notices-travel = Tus ajustes acompañan a tu cuenta en todos los dispositivos.
web-notices-none = Este servidor no envía correo ni webhooks.
web-notices-mail = enviarme un correo
web-notices-mail-to = A { $address }.
web-notices-mail-address = Añade antes una dirección de correo a tu cuenta.
web-notices-mail-confirm = Abre el enlace del correo enviado a { $address }. Hasta entonces no se envía nada.
web-notices-hook = dirección del webhook
web-notices-hook-text = Recibe un mensaje firmado en cada turno; déjalo vacío para no recibir ninguno.
web-notices-hook-secret = secreto de la firma
web-notices-save = guardar
web-notices-saved = Guardado.
