# Lo que ha pasado, una línea cada vez, en presente. $source está vacío o es un motivo entre paréntesis.

event-game_started = Empieza la partida.
event-round_started = Empieza la ronda { $round } (periodo { $period }).
event-dice = Dados: blanco { $white }, negro { $black }, naranja { $orange }.
event-bonus_tile_chosen = { $player } elige una loseta de bonos personales ({ $tile }).
event-leader_kept = { $player } se queda con un líder.
event-bid = { $player } puja por { $family } con la fila { $row }.
event-displaced = { $player } pierde su puja por { $family } y debe pujar de nuevo.
event-family_won = { $player } consigue la familia { $family }.
event-placed = { $servants ->
    [0] { $player } coloca el { $member }: { $space } (valor { $value }).
    [one] { $player } coloca el { $member }: { $space } (valor { $value }, { $servants } sirviente gastado).
   *[other] { $player } coloca el { $member }: { $space } (valor { $value }, { $servants } sirvientes gastados).
}
event-paid = { $player } paga { $goods }{ $source }.
event-gained = { $player } recibe { $goods }{ $source }.
event-lost = { $player } pierde { $goods }{ $source }.
event-took_card = { $player } adquiere «{ $card }»: { $space }.
event-card_taken_free = { $player } toma «{ $card }» sin pagar su coste.
event-privilege = { $player } usa un privilegio del consejo: { $option }.
event-activated = { $player }, { $kind } de valor { $value }: { $cards }.
event-activated_alone = { $player }, { $kind } de valor { $value }, sin activar cartas.
event-activated_of = { $player }, { $kind } de valor { $value } con las cartas de { $owner }: { $cards }.
event-activated_cards = { $player } activa { $cards }.
event-bonus_lost = { $player } no puede realizar la acción adicional y la pierde.
event-military_level = { $player } alcanza al primero en el marcador de puntos militares: { $military }.
event-pile_taken = { $player } toma los recursos de la loseta de familia: { $goods }.
event-set_award = { $player } completa la serie n.º { $sets } y recibe su recompensa.
event-harvest_declined = { $player } renuncia a la cosecha.
event-production_declined = { $player } renuncia a la producción.
event-bonus_declined = { $player } renuncia a la acción adicional.
event-leader_played = { $player } juega la carta de { $leader }.
event-leader_discarded = { $player } descarta la carta de { $leader }.
event-leader_used = { $player } activa la habilidad de { $leader }.
event-leader_copied = { $player }: { $leader } copia la habilidad de { $copied }.
event-leaders_drawn = { $count ->
    [one] { $player } roba { $count } líder.
   *[other] { $player } roba { $count } líderes.
}
event-tokens_drawn = { $count ->
    [one] { $player } roba { $count } ficha especial.
   *[other] { $player } roba { $count } fichas especiales.
}
event-token_used = { $player } descarta una ficha especial: { $face }.
event-token_placed = { $player } pone una ficha especial ({ $face }) en «{ $card }».
event-member_set = { $player }: el { $member } tiene valor { $value } en esta ronda.
event-passed = { $player } no puede colocar familiares y pierde la acción.
event-turn_ended = { $player } termina el turno.
event-report_started = Informe al Vaticano del periodo { $period }.
event-supported = { $player } apoya a la Iglesia y recibe { $victory }.
event-not_supported = { $player } no apoya a la Iglesia.
event-excommunicated = { $player } sufre la excomunión: «{ $tile }».
event-turn_order = Orden de turno: { $players }.
event-card_discarded = { $player } descarta «{ $card }».
event-card_gave = { $player } da { $goods } a { $to }.
event-final_scoring = Puntuación final.
event-scored = { $player }, { $category }: { $victory }.
event-game_over = { $player } gana con { $victory }.
event-adaptation_moved = La loseta de adaptación pasa a la { $tower }.
event-faith_tile = { $player } alcanza la loseta de fe especial de la casilla { $step }.
event-visconti_token = { $player } activa una ficha Visconti: { $token }.
event-resigned = { $player } se rinde.
event-undone = { $player } deshace una jugada.

## De dónde vienen los bienes o adónde van

source-card = «{ $name }»
    .plain = carta
source-floor = bono del piso
source-market = mercado
source-palace = Palacio del consejo
source-bonus-tile = loseta de bonos personales
source-leader = { $name }
    .plain = líder
source-leader-space = casilla de { $name }
    .plain = casilla de un líder
source-privilege = privilegio del consejo
source-token = ficha especial
source-family = familia { $name }
    .plain = familia
source-faith-tile = loseta de fe especial
source-visconti = ficha Visconti
source-excommunication = excomunión
source-scoring = puntuación final
source-auction = subasta
source-setup = inicio de la partida
source-cost = coste de la carta
source-surcharge = recargo
source-value = valor de la acción
source-exchange = intercambio
source-opponent = de { $name }
    .plain = de un rival
source-space = casilla de acción
source-harvest = cosecha
source-production = producción
source-opponents = de los rivales
source-vatican = informe al Vaticano
added-source = { " " }({ $source })
