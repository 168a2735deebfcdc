# Lo que puede hacer un jugador: órdenes breves para botones y listas.

move-place = { $servants ->
    [0] Colocar el { $member }: { $space }
    [one] Colocar el { $member }: { $space }, con { $servants } sirviente
   *[other] Colocar el { $member }: { $space }, con { $servants } sirvientes
}
move-pass = Pasar (no se puede colocar ningún familiar)
move-end = Terminar el turno
move-keep = Quedarse con la carta de { $leader }
move-tile = Elegir la loseta de bonos personales ({ $tile })
move-bid = Pujar por { $family } con la fila { $row } ({ $goods })
move-play = Jugar la carta de { $leader }
move-discard = Descartar la carta de { $leader } por un privilegio del consejo
move-use = Activar la habilidad de { $leader }
move-copy = Copiar la habilidad de { $leader }
move-token = Descartar una ficha especial: { $face }
move-put = Poner una ficha especial ({ $face }) en «{ $card }»
move-exchange = Pagar { $pay } para recibir { $gain }
move-privilege = Tomar { $option }
move-take = { $servants ->
    [0] Adquirir «{ $card }»: { $space }
    [one] Adquirir «{ $card }»: { $space }, con { $servants } sirviente
   *[other] Adquirir «{ $card }»: { $space }, con { $servants } sirvientes
}
move-recover = Tomar «{ $card }» de las cartas descartadas
move-buy = Comprar «{ $card }» por { $goods }
move-pay = Pagar { $goods }
move-activate = Activar { $cards }
move-member = Elegir el { $member }
move-give = Dar { $goods }
move-give_up = Descartar «{ $card }»
move-keep_token = Quedarse con la ficha especial: { $face }
move-visconti = Activar la ficha Visconti: { $token }
move-support = Apoyar a la Iglesia
move-refuse = No apoyar a la Iglesia
move-decline = Renunciar
move-resign = Rendirse
move-work = { $servants ->
    [0] { $kind } de valor { $value }
    [one] { $kind } de valor { $value }, { $servants } sirviente
   *[other] { $kind } de valor { $value }, { $servants } sirvientes
}
move-work_of = { $servants ->
    [0] { $kind } de valor { $value } con las cartas de { $owner }
    [one] { $kind } de valor { $value } con las cartas de { $owner }, { $servants } sirviente
   *[other] { $kind } de valor { $value } con las cartas de { $owner }, { $servants } sirvientes
}
move-only = Activar solo «{ $card }»
move-choose = «{ $card }»: { $option }
move-choose_none = «{ $card }»: nada
move-choose_activate = «{ $card }» activa «{ $target }»
move-option_target = Elegir: { $option } («{ $target }»)
move-first = Primero: { $effect }
move-option = Elegir: { $option }
move-pay_token = Pagar con la ficha especial: { $face }
move-lose = Perder { $goods }
move-kind = Elegir: { $kind }

## Partes de una jugada

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
