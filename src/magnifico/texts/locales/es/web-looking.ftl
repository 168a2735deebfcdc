# Mirar de cerca: cartas, elecciones, subasta, consejos, puntos si la partida acabara ahora.

web-looking-enlarge = Haz clic o mantén pulsado para ampliar.
web-looking-act = Haz clic para ver qué puedes hacer con él.
web-looking-icons = Pulsa H para saber qué significan los iconos.
web-looking-open = Ampliar «{ $name }»

## Elecciones

web-choice-after = Después tienes:
web-choice-more = { $count ->
    [one] otra, más cara
   *[other] otras { $count }, más caras
}
web-choice-worse = Otra opción da al menos lo mismo por menos.

## Qué se decide

web-about-bonus_tile = Tu loseta de bonos personales te da recursos en cada producción (martillo) y en cada cosecha (espiga), durante toda la partida. Elige los recursos que crees que te faltarán.
web-about-draft = Quédate con un líder y pasa los demás, hasta que cada uno tenga cuatro. Podrás jugarlo cuando cumplas su requerimiento, o descartarlo por un privilegio del consejo.
web-about-auction = Cada familia tiene una habilidad para toda la partida. Tu puja señala una fila: empiezas con sus recursos, y cuanto mayor es su número, menos recibes. Si alguien puja por tu familia con una fila de número mayor, vuelves a pujar. La fila de arriba es segura: nadie puede superarla.
web-about-privilege = Un privilegio del consejo se convierte al momento en lo que elijas.
web-about-pay = Esta carta se puede pagar de varias maneras. Su efecto es el mismo.
web-about-choices = La carta se activa y te deja elegir. Decides una vez para esta activación.
web-about-take_card = Acción adicional: adquiere una carta de un piso iluminado sin colocar un familiar. La carta hay que pagarla igualmente.
web-about-work = Acción adicional: cosecha o producción sin colocar un familiar. Los sirvientes suben su valor.
web-about-order = Ahora ocurren varias cosas y tú decides el orden.
web-about-copy = Lorenzo copia la habilidad de un líder que otro jugador tiene en juego, para el resto de la partida.
web-about-play_leader = Puedes jugar ahora un líder sin cumplir su requerimiento.
web-about-buy = Puedes tomar ahora una de las cartas que quedan en las torres, sin colocar ningún familiar.
web-about-keep_token = Has robado varias fichas especiales y te quedas con una.
web-about-final_tokens = Es la última ocasión de descartar tus fichas especiales y recibir lo que muestran, antes de la puntuación final.
web-about-give = La carta de otro jugador te pide algo. Tú eliges qué das.

## La subasta

web-auction-brings = Empiezas con
web-auction-holds = Con ella tendrías
web-auction-keeps = y { $who } tendría que volver a pujar
web-auction-bid = Pujar por { $family }, fila { $row }
web-auction-pick = Elige una fila para ver qué da.

## Puntos si la partida acabara ahora

web-projection-title = puntos si la partida acabara ahora
web-projection-text = La fe cuenta como en el informe al Vaticano final, y nadie sufre la excomunión por ello.
web-projection-track = en el marcador
web-projection-faith = fe
web-projection-open = Puntos si la partida acabara ahora: { $total }
web-key-projection = puntos si la partida acabara ahora
web-key-number = elige una opción por su número; otra vez o Intro para confirmar

## Tamaño del tablero

web-set-zoom = tamaño del tablero
web-rivals-boards = los tableros de todos los rivales
web-setup-facts = lo que conviene mirar antes de elegir
