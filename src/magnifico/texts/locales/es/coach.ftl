# El maestro de la primera partida. $tile dice qué hace una loseta de excomunión.

coach-excommunicated = Te han excomulgado para el resto de la partida: { $tile }. Para apoyar a la Iglesia necesitas suficientes puntos de fe cuando llega el informe. Prepara el siguiente con tiempo.
coach-space-lost = { $work ->
    [harvest] { $player } ha ocupado el único espacio de cosecha de esta ronda y tus territorios descansan. Cuando tus cartas fueran a rendir mucho, ve allí con tu primer familiar.
   *[production] { $player } ha ocupado el único espacio de producción de esta ronda y tus edificios descansan. Cuando tus cartas fueran a rendir mucho, ve allí con tu primer familiar.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } ha ocupado el espacio de cosecha individual. El grande sigue abierto para ti, pero allí el valor de la acción es 3 menos.
   *[production] { $player } ha ocupado el espacio de producción individual. El grande sigue abierto para ti, pero allí el valor de la acción es 3 menos.
}
coach-first-placement = Es tu turno. Toma uno de tus cuatro familiares: vale lo que marca el dado de su color. Después elige uno de los espacios iluminados. Una carta de una torre es un buen comienzo.
coach-end-of-turn = Tu familiar está colocado. Aún puedes deshacerlo. Si te parece bien, termina el turno.
coach-privilege-faith = Un privilegio del consejo: elige lo que más necesitas. La Iglesia pide tu apoyo al final de esta ronda y te { $missing ->
    [one] falta un punto de fe
   *[other] faltan { $missing } puntos de fe
}.
coach-privilege = Un privilegio del consejo: elige lo que más necesitas. Mira las cartas que quieres tomar y elige lo que aún te falta para pagarlas.
coach-exchange = Todos los intercambios de una producción ocurren a la vez. Lo que recibes ahora no puede pagar otro intercambio de la misma producción.
coach-price = Esta carta tiene dos costes. Paga con lo que menos vas a echar de menos.
coach-church = La Iglesia pide tu apoyo. Si la apoyas, tu marcador de fe vuelve de { $faith } a 0 y recibes { $points ->
    [one] un punto de victoria
   *[other] { $points } puntos de victoria
}. Si te niegas, conservas los puntos de fe, pero desde ahora: { $tile }. En tus primeras partidas, apóyala.
coach-faith-missing = Al final de la próxima ronda la Iglesia pide { $needed } puntos de fe. Te { $missing ->
    [one] falta uno
   *[other] faltan { $missing }
}. Sin ellos: { $tile }. Algunas cartas, los privilegios del consejo y las cosechas dan fe.
coach-faith-missing-now = La Iglesia pide tu apoyo al final de esta ronda. Te { $missing ->
    [one] falta un punto de fe
   *[other] faltan { $missing } puntos de fe
}. Sin ellos: { $tile }. El palacio del consejo da un privilegio, que puede ser un punto de fe.
coach-work-ready = { $work ->
    [harvest] Una cosecha ahora activaría { $cards } de tus territorios, y el espacio está libre. Solo hay uno: si esperas, puede ocuparlo un rival.
   *[production] Una producción ahora activaría { $cards } de tus edificios, y el espacio está libre. Solo hay uno: si esperas, puede ocuparlo un rival.
}
coach-lit-spaces = Los espacios iluminados están abiertos al familiar que has tomado. En los oscuros, el panel te dice por qué no: a menudo el valor es demasiado bajo, y los sirvientes pueden subirlo.
coach-busy-tower = Ya hay alguien en esta torre. Tomar otra carta de ella cuesta { $coins } monedas más, que van a la reserva. Las torres en las que no hay nadie son más baratas.
coach-servants = Los familiares que te quedan son débiles, pero tienes { $servants } sirvientes. Cada uno que añades sube el valor en 1.
coach-last-round = Es la última ronda. Los efectos permanentes llegan tarde: busca puntos de victoria, como empresas, edificios que puntúan al momento y una última producción.
coach-territory-slot = Tu territorio número { $number } exige { $needed } puntos militares; tienes { $have }. Aquí no se gastan: basta con tenerlos.
coach-growing-set = Tienes { $count } personajes. El siguiente hace que el conjunto valga { $more } puntos de victoria más, además de lo que hace la carta.
coach-hoarding = Tienes { $held } recursos. Al final, { $per } de ellos valen un solo punto de victoria: gástalos en cartas mientras puedas.
coach-turn-order = Eres el último en el orden de turno. Un familiar en el palacio del consejo da un privilegio y un turno más temprano en la próxima ronda.

coach-well-church = Apoyaste a la Iglesia { $times } veces y nunca te excomulgaron.
coach-well-harvest = Tus cosechas dieron { $points } puntos de victoria.
coach-well-production = Tus producciones dieron { $points } puntos de victoria: edificios que trabajan bien juntos.
coach-well-territories = Tus territorios valían { $points } puntos de victoria: la fuerza militar estaba a tiempo.
coach-well-characters = Tu conjunto de personajes valía { $points } puntos de victoria.
coach-well-ventures = Tus empresas dieron { $points } puntos de victoria al final.
coach-well-military = Ibas en cabeza en fuerza militar: { $points } puntos de victoria.
coach-well-cards = Las cartas que tomaste dieron { $points } puntos de victoria al momento.
coach-well-surcharge = Nunca pagaste el recargo de una torre ya ocupada.
