# Che cosa fanno carte, Leader, tessere e famiglie. I testi cominciano in minuscolo; il programma mette la maiuscola
# dove un testo sta da solo.

effect-lose = perdi { $goods }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per }, contando al massimo tante carte quante ne indica il valore dell’azione
effect-per-maximum = { $goods } { $per }, al massimo { $maximum } in tutto

## Scambi e scelte

exchange-may = puoi { $options }
exchange-pay = pagare { $goods }
exchange-pay-per-opponent = pagare { $goods } per ogni avversario
exchange-discard-character = scartare un tuo personaggio
exchange-discard-leader = scartare un tuo Leader in gioco
exchange-receive = { $cost } per ricevere { $goods }
exchange-play-leader = { $cost } per giocare un Leader dalla mano ignorandone i requisiti
exchange-demand = { $cost }; poi ogni avversario ti dà { $options } (a sua scelta)
exchange-repeat = { $exchange }, al massimo tante volte quante ne indica il valore dell’azione
choose-one = scegli se { $options }
choose-receive = ricevere { $goods }
market-reward = la ricompensa di uno spazio libero del Mercato a tua scelta
opponents-give = ogni avversario ti dà { $options } (a sua scelta)
play-leader = gioca un Leader dalla mano ignorandone i requisiti

## Azioni

take-card = prendi { $types } con un’azione a valore { $value }
take-card-cheaper = prendi { $types } con un’azione a valore { $value } e uno sconto di { $discount }
not-special = { $text } (non dalla Torre speciale)
work-harvest = raccolto a valore { $value }
work-production = produzione a valore { $value }
work-one-harvest = raccolto a valore { $value }, attivando un solo tuo territorio
work-one-production = produzione a valore { $value }, attivando un solo tuo edificio
work-opponent-harvest = raccolto a valore { $value }, attivando i territori di un avversario al posto dei tuoi
work-opponent-production = produzione a valore { $value }, attivando gli edifici di un avversario al posto dei tuoi
work-no-bonuses = { $text } (solo i servitori possono aumentarlo)
work-at-space-value = raccolto o produzione al valore del familiare piazzato qui
activate = { $count ->
    [1] puoi attivare un altro tuo { $type } ignorandone il valore di attivazione
   *[other] puoi attivare fino a { $count } tuoi { $types } ignorandone il valore di attivazione
}

## Effetti permanenti

bonus-harvest = { $value } al valore dei tuoi raccolti
bonus-production = { $value } al valore delle tue produzioni
bonus-territory = { $value } al valore quando prendi un territorio
bonus-character = { $value } al valore quando prendi un personaggio
bonus-building = { $value } al valore quando prendi un edificio
bonus-venture = { $value } al valore quando prendi un’impresa
bonus-cheaper = { $text }, sconto di { $discount }
discount = sconto di { $goods } su { $types } (non sul sovrapprezzo)
discount-all = sconto di { $goods } sulle carte Sviluppo (non sul sovrapprezzo)
member-bonus-coloured = { $value } al valore dei tuoi familiari colorati
member-bonus-neutral = { $value } al valore del tuo familiare neutro
member-set-all_coloured = i tuoi familiari colorati hanno valore { $value }, qualunque sia il risultato dei dadi
member-set-one_coloured = un tuo familiare colorato non ancora piazzato ha valore { $value } fino alla fine del turno di gioco
trigger = { $when }, ricevi { $goods }
trigger-more = { $when }, ricevi { $goods } in più
when-take_territory = ogni volta che prendi un territorio
when-take_character = ogni volta che prendi un personaggio
when-take_building = ogni volta che prendi un edificio
when-take_venture = ogni volta che prendi un’impresa
when-play_leader = ogni volta che giochi un Leader
when-church_support = ogni volta che sostieni la Chiesa
when-privilege = per ogni Privilegio del Consiglio che ricevi
token-slot-activation = ricevi ciò che mostra il gettone posto qui (puoi mettere qui un gettone speciale, una volta sola)
token-slot-market = ogni volta che piazzi un familiare nel Mercato, ricevi ciò che mostra il gettone posto qui (puoi mettere qui un gettone speciale, una volta sola)

## Regole

rule-no_floor_bonus = non ricevi il bonus del terzo e del quarto piano delle torri
rule-place_in_occupied = puoi piazzare i tuoi familiari in spazi azione occupati
rule-no_surcharge = non paghi il sovrapprezzo nelle torri occupate
rule-no_surcharge_special = non paghi il sovrapprezzo nella Torre speciale
rule-no_territory_requirement = per prendere territori non ti servono Punti Militari
rule-double_immediate = legno, pietra, monete e servitori degli effetti immediati delle carte Sviluppo sono raddoppiati
rule-copy_leader = scegli un Leader in gioco di un avversario; fino a fine partita questo Leader ha la stessa abilità
rule-no_excommunication = non puoi subire scomuniche
rule-servants_replace = puoi pagare servitori al posto di legno, pietra o monete
rule-servants_count_double = ogni servitore che spendi aumenta il valore di 2 invece che di 1
rule-extra_victory = ogni volta che ricevi Punti Vittoria, ne ricevi 1 in più
rule-extra_privilege = ogni volta che un effetto ti dà Privilegi del Consiglio, ne ricevi 1 in più, diverso dagli altri
rule-no_large_production_penalty = nessun malus nello spazio grande della produzione
rule-no_large_harvest_penalty = nessun malus nello spazio grande del raccolto
rule-ignore_one_requirement = ogni volta che giochi un Leader puoi ignorare uno dei suoi requisiti
rule-keep_building_goods = il legno e la pietra che paghi per gli edifici vanno su questa tessera; al posto di un Privilegio del Consiglio puoi prendere tutto ciò che vi si trova
rule-military_not_spent = per le imprese ti basta avere i Punti Militari del costo: non li spendi
rule-buy_leftover = alla fine della fase delle azioni puoi spendere 7 servitori per prendere una carta rimasta sulle quattro torri normali, senza pagarne il costo e senza i Punti Militari richiesti per i territori
rule-harvest_on_territory = ogni volta che prendi un territorio: raccolto al suo valore di attivazione meno 1 (niente può aumentarlo)
rule-no_faith_privilege = con i Privilegi del Consiglio non puoi scegliere il Punto Fede
rule-faith_tiles = la prima volta che raggiungi ciascuna tessera Fede speciale sul tracciato dei Punti Fede, ricevi ciò che mostra
rule-visconti = ogni volta che giochi un Leader, attiva uno dei tuoi cinque gettoni dei Visconti, poi ricevi ciò che mostrano tutti quelli attivi

## Leader, gettoni, avversari

draw-leaders = { $count ->
    [one] pesca { $count } Leader
   *[other] pesca { $count } Leader
}
draw-tokens = pesca { $tokens }, tienine { $keep }
take-discarded = prendi { $types } dalle carte scartate senza pagarne il costo
military-catch-up = raggiungi chi è primo sul tracciato Militare
opponents-discard = ogni avversario scarta una sua carta: { $types } (a sua scelta)

## Famiglie

free-exchange = nel tuo turno, quante volte vuoi: paga { $pay } per ricevere { $gain }
extra-member = hai un familiare marrone in più, di valore { $value }; non conta né come colorato né come neutro
card-limit = puoi avere fino a { $cards }; { $scores } Punti Vittoria
card-limit-score = averne { $number } vale { $score }
auction-leaders = { $count ->
    [one] ricevi il Leader scoperto accanto a questa tessera
   *[other] ricevi i { $count } Leader scoperti accanto a questa tessera
}
auction-leaders-play = { $count ->
    [one] ricevi il Leader scoperto accanto a questa tessera e devi giocarlo subito ignorandone i requisiti
   *[other] ricevi i { $count } Leader scoperti accanto a questa tessera e devi giocarne subito uno ignorandone i requisiti
}
set-rewards = per ogni set completo dei quattro tipi: { $rewards }
set-reward = { $number }º, { $text }
set-reward-first = ricompensa del set { $number } ({ $text })
lose-on-excommunication = ogni volta che subisci una scomunica, perdi { $goods }

## Scomuniche

gain-penalty = ogni volta che ricevi { $goods }, ne ricevi { $amount } in meno
gain-penalty-each = ogni volta che ricevi { $goods }, ne ricevi { $amount } in meno di ciascuno
forbid-market = non puoi piazzare familiari nel Mercato
forbid-special_tower = non puoi prendere carte dalla Torre speciale
servants-per-value = { $servants } aumentano il valore soltanto di 1
skip-first-turn = in ogni turno di gioco salti la tua prima azione e la recuperi dopo tutti gli altri
no-end-score-territory = nessun Punto Vittoria per i territori a fine partita
no-end-score-character = nessun Punto Vittoria per i personaggi a fine partita
no-end-score-building = nessun Punto Vittoria per gli edifici a fine partita
no-end-score-venture = nessun Punto Vittoria per le imprese a fine partita
end-loss-victory = prima del punteggio finale perdi { $goods } { $count ->
    [1] per ognuno che possiedi
   *[other] ogni { $count } che possiedi
}
end-loss-military = a fine partita perdi { $goods } { $per }
end-loss-building_costs = a fine partita perdi { $goods } per ogni legno e ogni pietra nel costo dei tuoi edifici
end-loss-resources = a fine partita perdi { $goods } per ogni risorsa rimasta (legno, pietra, monete, servitori)
end-loss-cards_beyond = a fine partita perdi { $goods } per ogni carta oltre la { $beyond ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] { $beyond }ª
} di ciascun tipo
