# Che cosa può fare un giocatore: comandi brevi per pulsanti ed elenchi.

move-place = { $servants ->
    [0] Piazza il { $member }: { $space }
    [one] Piazza il { $member }: { $space }, { $servants } servitore
   *[other] Piazza il { $member }: { $space }, { $servants } servitori
}
move-pass = Passa (nessun piazzamento possibile)
move-end = Termina il turno
move-keep = Tieni { $leader }
move-tile = Scegli la tessera Bonus Personale ({ $tile })
move-bid = Offri la riga { $row } per { $family } ({ $goods })
move-play = Gioca { $leader }
move-discard = Scarta { $leader } per un Privilegio del Consiglio
move-use = Attiva { $leader }
move-copy = Copia { $leader }
move-token = Scarta un gettone speciale: { $face }
move-put = Metti un gettone speciale ({ $face }) su «{ $card }»
move-exchange = Paga { $pay } per ricevere { $gain }
move-privilege = Prendi { $option }
move-take = { $servants ->
    [0] Prendi «{ $card }»: { $space }
    [one] Prendi «{ $card }»: { $space }, { $servants } servitore
   *[other] Prendi «{ $card }»: { $space }, { $servants } servitori
}
move-recover = Prendi «{ $card }» dalle carte scartate
move-buy = Compra «{ $card }» per { $goods }
move-pay = Paga { $goods }
move-activate = Attiva { $cards }
move-member = Scegli il { $member }
move-give = Dai { $goods }
move-give_up = Scarta «{ $card }»
move-keep_token = Tieni il gettone speciale: { $face }
move-visconti = Attiva il gettone dei Visconti: { $token }
move-support = Sostieni la Chiesa
move-refuse = Non sostenere la Chiesa
move-decline = Rinuncia
move-resign = Abbandona
move-work = { $servants ->
    [0] { $kind } a valore { $value }
    [one] { $kind } a valore { $value }, { $servants } servitore
   *[other] { $kind } a valore { $value }, { $servants } servitori
}
move-work_of = { $servants ->
    [0] { $kind } a valore { $value } con le carte di { $owner }
    [one] { $kind } a valore { $value } con le carte di { $owner }, { $servants } servitore
   *[other] { $kind } a valore { $value } con le carte di { $owner }, { $servants } servitori
}
move-only = Attiva solo «{ $card }»
move-choose = «{ $card }»: { $option }
move-choose_none = «{ $card }»: niente
move-choose_activate = «{ $card }» attiva «{ $target }»
move-option_target = Scegli: { $option } («{ $target }»)
move-first = Prima: { $effect }
move-option = Scegli: { $option }
move-pay_token = Paga con il gettone speciale: { $face }
move-lose = Perdi { $goods }
move-kind = Scegli: { $kind }

## Parti di una mossa

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
