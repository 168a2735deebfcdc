# Il maestro della prima partita. $tile dice che cosa fa una tessera Scomunica.

coach-excommunicated = Hai subito la scomunica per il resto della partita ({ $tile }). Per sostenere la Chiesa servono abbastanza Punti Fede al momento del Rapporto in Vaticano: pensa per tempo al prossimo.
coach-space-lost = { $work ->
    [harvest] { $player } ha preso l’unico spazio del raccolto di questo turno di gioco e i tuoi territori restano inattivi. Quando le tue carte renderebbero molto, vacci con il primo familiare.
   *[production] { $player } ha preso l’unico spazio della produzione di questo turno di gioco e i tuoi edifici restano inattivi. Quando le tue carte renderebbero molto, vacci con il primo familiare.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } ha preso lo spazio piccolo del raccolto. Quello grande è ancora aperto, ma lì il valore dell’azione è più basso di 3.
   *[production] { $player } ha preso lo spazio piccolo della produzione. Quello grande è ancora aperto, ma lì il valore dell’azione è più basso di 3.
}
coach-first-placement = Tocca a te. Prendi un familiare: uno colorato vale quanto il suo dado, quello neutro 0. Poi scegli uno degli spazi illuminati. Una carta da una torre è un buon inizio.
coach-end-of-turn = Il familiare è piazzato. Puoi ancora annullare. Se ti va bene così, termina il turno.
coach-privilege-faith = Un Privilegio del Consiglio: scegli ciò che ti serve di più. Il Rapporto in Vaticano arriva alla fine di questo turno di gioco e ti { $missing ->
    [one] manca un Punto Fede
   *[other] mancano { $missing } Punti Fede
}.
coach-privilege = Un Privilegio del Consiglio: scegli ciò che ti serve di più. Guarda le carte che vorresti prendere e scegli ciò che ancora manca per pagarle.
coach-exchange = Tutti gli scambi di una produzione avvengono insieme. Ciò che ricevi adesso non può pagare un altro scambio della stessa produzione.
coach-price = Questa carta si può pagare in due modi. Paga con ciò di cui farai più facilmente a meno.
coach-church = La Chiesa chiede il tuo sostegno. Se la sostieni, il tuo segnalino Fede torna da { $faith } a 0 e ricevi { $points ->
    [one] un Punto Vittoria
   *[other] { $points } Punti Vittoria
}. Se rifiuti, tieni i Punti Fede ma subisci la scomunica per il resto della partita ({ $tile }). Nelle prime partite, sostienila.
coach-faith-missing = Il Rapporto in Vaticano alla fine del prossimo turno di gioco chiede { $needed } Punti Fede. Te ne { $missing ->
    [one] manca uno
   *[other] mancano { $missing }
}. Se non li avrai, subirai la scomunica ({ $tile }). Alcune carte, i Privilegi del Consiglio e i raccolti danno Punti Fede.
coach-faith-missing-now = Il Rapporto in Vaticano arriva alla fine di questo turno di gioco. Ti { $missing ->
    [one] manca un Punto Fede. Se non lo avrai
   *[other] mancano { $missing } Punti Fede. Se non li avrai
}, subirai la scomunica ({ $tile }).
coach-work-ready = { $work ->
    [harvest] Un raccolto adesso attiverebbe { $cards } dei tuoi territori, e lo spazio è libero. Ce n’è uno solo: se aspetti, potrebbe prenderlo un avversario.
   *[production] Una produzione adesso attiverebbe { $cards } dei tuoi edifici, e lo spazio è libero. Ce n’è uno solo: se aspetti, potrebbe prenderlo un avversario.
}
coach-guide-land = Giochiamo insieme il primo turno di gioco. Prima un po’ di terra: un territorio non costa nulla e lavora per te a ogni raccolto. Piazza il familiare { $member ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
} accanto a «{ $card }», nella torre verde. Puoi sempre fare altro.
coach-guide-coins = Ora la borsa: quasi tutte le carte costano qualcosa. Il primo spazio del Mercato dà 5 monete; basta il familiare { $member ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
}.
coach-guide-card = È il momento di spendere. Piazza il familiare { $member ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
} accanto a «{ $card }». Puoi pagarla, e nella sua torre non c’è nessuno: niente sovrapprezzo.
coach-guide-palace = Per finire, il Palazzo del Consiglio: c’è sempre posto, dà 1 moneta e un Privilegio del Consiglio, e decide chi gioca prima nel prossimo turno di gioco. { $servants ->
    [0] Può andarci il familiare { $member ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
}.
   *[other] Può andarci il familiare { $member ->
    [white] bianco
    [black] nero
    [orange] arancione
   *[neutral] neutro
} con l’aiuto di un servitore.
}
coach-guide-over = Ecco un turno di gioco intero. Si tirano di nuovo i dadi, sulle torri ci sono carte nuove e i tuoi familiari sono tornati. Da adesso decidi tu; parlerò solo quando conta.
coach-cannot-place-neutral = Il tuo familiare neutro vale 0 e senza servitori non può andare da nessuna parte: questa volta passi. Nel prossimo turno di gioco conserva un servitore per lui: gli apre il Mercato e il Palazzo del Consiglio.
coach-cannot-place = Adesso nessuno dei tuoi familiari può andare da qualche parte: indica uno spazio scuro per vedere che cosa manca. Passi, e perdi solo questa azione.
coach-end-of-pass = Hai passato perché non potevi piazzare nessuno. Termina il turno.
coach-plan-work = { $work ->
    [harvest] Un piano per questo turno di gioco: il raccolto. Possiedi { $owned } territori e il tuo familiare più forte, di valore { $value }, ne attiva { $cards }. Lo spazio piccolo è uno solo: vacci per primo, poi spendi ciò che hai ricevuto.
   *[production] Un piano per questo turno di gioco: la produzione. Possiedi { $owned } edifici e il tuo familiare più forte, di valore { $value }, ne attiva { $cards }. Lo spazio piccolo è uno solo: vacci per primo, poi spendi ciò che hai ricevuto.
}
coach-plan-cards = { $tower ->
    [T] Un piano per questo turno di gioco: un altro territorio. Ne hai { $owned }; ogni territorio in più fa rendere meglio un solo raccolto.
   *[B] Un piano per questo turno di gioco: un altro edificio. Ne hai { $owned }; ogni edificio in più fa rendere meglio una sola produzione.
}
coach-source = Ciò che ora aiuta di più: «{ $name }» ({ $gain }).
    .space = Ciò che ora aiuta di più: { $name } ({ $gain }).
coach-lit-spaces = Gli spazi illuminati sono aperti al familiare che hai preso. Su quelli scuri il pannello ti dice perché no: spesso il valore è troppo basso, e i servitori lo possono alzare.
coach-busy-tower = Nella { $tower ->
    [T] torre verde
    [C] torre azzurra
    [B] torre gialla
    [V] torre viola
   *[S] Torre speciale
} c’è già qualcuno. Prendere un’altra carta da qui costa { $coins } monete in più: il sovrapprezzo. Le torri dove non c’è nessuno costano meno.
coach-servants = I familiari che ti restano sono deboli, ma hai { $servants ->
    [one] { $servants } servitore
   *[other] { $servants } servitori
}. Ognuno che aggiungi alza il valore di 1.
coach-last-round = È l’ultimo turno di gioco. Gli effetti permanenti arrivano troppo tardi: cerca Punti Vittoria con le imprese, con gli edifici che danno punti subito e con un’ultima produzione.
coach-territory-slot = Il tuo territorio numero { $number } richiede { $needed } Punti Militari; ne hai { $have }. Qui non si spendono: basta averli.
coach-growing-set = Hai { $count ->
    [one] { $count } personaggio
   *[other] { $count } personaggi
}. Con il prossimo il set vale { $more ->
    [one] { $more } Punto Vittoria
   *[other] { $more } Punti Vittoria
} in più, oltre a ciò che fa la carta.
coach-hoarding = Hai { $held } risorse. Alla fine ogni { $per } valgono un solo Punto Vittoria: spendile in carte finché puoi.
coach-turn-order = Sei in ultima posizione nell’ordine di turno. Un familiare nel Palazzo del Consiglio dà un Privilegio del Consiglio e un posto migliore nel prossimo turno di gioco.

coach-well-church = Hai sostenuto la Chiesa { $times } volte e non hai mai subito una scomunica.
coach-well-harvest = I tuoi raccolti hanno dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.
coach-well-production = Le tue produzioni hanno dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}: edifici che lavorano bene insieme.
coach-well-territories = I tuoi territori hanno dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}: la forza militare c’era al momento giusto.
coach-well-characters = Il tuo set di personaggi ha dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.
coach-well-ventures = Le tue imprese hanno dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
} alla fine.
coach-well-military = La forza militare ti ha dato { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.
coach-well-cards = Le carte che hai preso hanno dato subito { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.
coach-well-surcharge = Non hai mai pagato il sovrapprezzo di una torre già occupata.
