# Che cosa è successo, una riga per volta, al presente. $source è vuoto o un motivo tra parentesi.

event-game_started = La partita comincia.
event-round_started = Comincia il turno di gioco { $round } (periodo { $period }).
event-dice = Dadi: bianco { $white }, nero { $black }, arancione { $orange }.
event-bonus_tile_chosen = { $player } sceglie una tessera Bonus Personale ({ $tile }).
event-leader_kept = { $player } tiene un Leader.
event-bid = { $player } offre la riga { $row } per { $family }.
event-displaced = { $player } perde l’offerta per { $family } e deve farne un’altra.
event-family_won = { $player } si aggiudica la famiglia { $family }.
event-placed = { $servants ->
    [0] { $player } piazza il { $member }: { $space } (valore { $value }).
    [one] { $player } piazza il { $member }: { $space } (valore { $value }, speso { $servants } servitore).
   *[other] { $player } piazza il { $member }: { $space } (valore { $value }, spesi { $servants } servitori).
}
event-paid = { $player } paga { $goods }{ $source }.
event-gained = { $player } riceve { $goods }{ $source }.
event-lost = { $player } perde { $goods }{ $source }.
event-took_card = { $player } prende «{ $card }»: { $space }.
event-card_taken_free = { $player } prende «{ $card }» senza pagarne il costo.
event-privilege = { $player } usa un Privilegio del Consiglio: { $option }.
event-activated = { $player }, { $kind } a valore { $value }: { $cards }.
event-activated_alone = { $player }, { $kind } a valore { $value }, nessuna carta attivata.
event-activated_of = { $player }, { $kind } a valore { $value } con le carte di { $owner }: { $cards }.
event-activated_cards = { $player } attiva { $cards }.
event-bonus_lost = { $player } non può svolgere l’azione bonus e la perde.
event-military_level = { $player } raggiunge il primo sul tracciato Militare: { $military }.
event-pile_taken = { $player } prende le risorse dalla tessera Famiglia: { $goods }.
event-set_award = { $player } completa il set { $sets } e riceve la ricompensa.
event-harvest_declined = { $player } rinuncia al raccolto.
event-production_declined = { $player } rinuncia alla produzione.
event-bonus_declined = { $player } rinuncia all’azione bonus.
event-leader_played = { $player } gioca { $leader }.
event-leader_discarded = { $player } scarta { $leader }.
event-leader_used = { $player } attiva { $leader }.
event-leader_copied = { $player }: { $leader } copia { $copied }.
event-leaders_drawn = { $player } pesca { $count } Leader.
event-tokens_drawn = { $count ->
    [one] { $player } pesca { $count } gettone speciale.
   *[other] { $player } pesca { $count } gettoni speciali.
}
event-token_used = { $player } scarta un gettone speciale: { $face }.
event-token_placed = { $player } mette un gettone speciale ({ $face }) su «{ $card }».
event-member_set = { $player }: il { $member } ha valore { $value } in questo turno di gioco.
event-passed = { $player } non può piazzare familiari e perde l’azione.
event-turn_ended = { $player } termina il turno.
event-report_started = Rapporto in Vaticano del periodo { $period }.
event-supported = { $player } sostiene la Chiesa e riceve { $victory }.
event-not_supported = { $player } non sostiene la Chiesa.
event-excommunicated = { $player } subisce la scomunica: «{ $tile }».
event-turn_order = Ordine di turno: { $players }.
event-card_discarded = { $player } scarta «{ $card }».
event-card_gave = { $to } riceve { $goods } da { $player }.
event-final_scoring = Punteggio finale.
event-scored = { $player }, { $category }: { $victory }.
event-game_over = { $player } vince con { $victory }.
event-adaptation_moved = La tessera Adattamento passa alla { $tower }.
event-faith_tile = { $player } raggiunge la tessera Fede speciale sulla casella { $step }.
event-visconti_token = { $player } attiva un gettone dei Visconti: { $token }.
event-resigned = { $player } abbandona la partita.
event-undone = { $player } annulla una mossa.

## Da dove vengono i beni o dove vanno

source-card = «{ $name }»
    .plain = carta
source-floor = bonus del piano
source-market = Mercato
source-palace = Palazzo del Consiglio
source-bonus-tile = tessera Bonus Personale
source-leader = { $name }
    .plain = Leader
source-leader-space = spazio di { $name }
    .plain = spazio di un Leader
source-privilege = Privilegio del Consiglio
source-token = gettone speciale
source-family = famiglia { $name }
    .plain = famiglia
source-faith-tile = tessera Fede speciale
source-visconti = gettone dei Visconti
source-excommunication = scomunica
source-scoring = punteggio finale
source-auction = asta
source-setup = inizio della partita
source-cost = costo della carta
source-surcharge = sovrapprezzo
source-value = valore dell’azione
source-exchange = scambio
source-opponent = da { $name }
    .plain = da un avversario
source-space = spazio azione
source-harvest = raccolto
source-production = produzione
source-opponents = dagli avversari
source-vatican = Rapporto in Vaticano
added-source = { " " }({ $source })
