# Il maestro della prima partita. $tile dice che cosa fa una tessera Scomunica.

coach-excommunicated = Sei stato scomunicato, per il resto della partita: { $tile }. Per sostenere la Chiesa servono abbastanza Punti Fede al momento del Rapporto in Vaticano: pensa per tempo al prossimo.
coach-space-lost = { $work ->
    [harvest] { $player } ha preso l’unico spazio raccolto di questo turno di gioco e i tuoi Territori restano a riposo. Quando le tue carte renderebbero molto, vacci con il primo familiare.
   *[production] { $player } ha preso l’unico spazio produzione di questo turno di gioco e i tuoi Edifici restano a riposo. Quando le tue carte renderebbero molto, vacci con il primo familiare.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } ha preso lo spazio raccolto singolo. Quello grande è ancora aperto, ma lì il valore dell’azione è più basso di 3.
   *[production] { $player } ha preso lo spazio produzione singolo. Quello grande è ancora aperto, ma lì il valore dell’azione è più basso di 3.
}
coach-first-placement = Tocca a te. Prendi uno dei tuoi quattro familiari: vale quanto il dado del suo colore. Poi scegli uno degli spazi illuminati. Una carta da una torre è un buon inizio.
coach-end-of-turn = Il familiare è piazzato. Puoi ancora annullare. Se ti va bene così, termina il turno.
coach-privilege-faith = Un Privilegio del Consiglio: scegli ciò che ti serve di più. Alla fine di questo turno di gioco la Chiesa chiede il tuo sostegno e ti { $missing ->
    [one] manca un Punto Fede
   *[other] mancano { $missing } Punti Fede
}.
coach-privilege = Un Privilegio del Consiglio: scegli ciò che ti serve di più. Guarda le carte che vorresti prendere e scegli ciò che ancora manca per pagarle.
coach-exchange = Tutti gli scambi di una produzione avvengono insieme. Ciò che ricevi adesso non può pagare un altro scambio della stessa produzione.
coach-price = Questa carta ha due costi. Paga con ciò di cui farai più facilmente a meno.
coach-church = La Chiesa chiede il tuo sostegno. Se la sostieni, il tuo segnalino Fede torna da { $faith } a 0 e ricevi { $points ->
    [one] un Punto Vittoria
   *[other] { $points } Punti Vittoria
}. Se rifiuti, tieni i Punti Fede, ma da ora in poi: { $tile }. Nelle prime partite, sostienila.
coach-faith-missing = Alla fine del prossimo turno di gioco la Chiesa chiede { $needed } Punti Fede. Te ne { $missing ->
    [one] manca uno
   *[other] mancano { $missing }
}. Altrimenti: { $tile }. Alcune carte, i Privilegi del Consiglio e i raccolti danno Fede.
coach-faith-missing-now = La Chiesa chiede il tuo sostegno alla fine di questo turno di gioco. Ti { $missing ->
    [one] manca un Punto Fede
   *[other] mancano { $missing } Punti Fede
}. Altrimenti: { $tile }. Il Palazzo del Consiglio dà un Privilegio, che può essere un Punto Fede.
coach-work-ready = { $work ->
    [harvest] Un raccolto adesso attiverebbe { $cards } dei tuoi Territori, e lo spazio è libero. Ce n’è uno solo: se aspetti, potrebbe prenderlo un avversario.
   *[production] Una produzione adesso attiverebbe { $cards } dei tuoi Edifici, e lo spazio è libero. Ce n’è uno solo: se aspetti, potrebbe prenderlo un avversario.
}
coach-lit-spaces = Gli spazi illuminati sono aperti al familiare che hai preso. Su quelli scuri il pannello ti dice perché no: spesso il valore è troppo basso, e i servitori lo possono alzare.
coach-busy-tower = In questa torre c’è già qualcuno. Prendere un’altra carta da qui costa { $coins } monete in più, che vanno alla riserva. Le torri dove non c’è nessuno costano meno.
coach-servants = I familiari che ti restano sono deboli, ma hai { $servants } servitori. Ognuno che aggiungi alza il valore di 1.
coach-last-round = È l’ultimo turno di gioco. Gli effetti permanenti arrivano troppo tardi: cerca Punti Vittoria, come Imprese, Edifici che danno punti subito e un’ultima produzione.
coach-territory-slot = Il tuo Territorio numero { $number } richiede { $needed } Punti Militari; ne hai { $have }. Qui non si spendono: basta averli.
coach-growing-set = Hai { $count } Personaggi. Il prossimo fa valere la serie { $more } Punti Vittoria in più, oltre a ciò che fa la carta.
coach-hoarding = Hai { $held } risorse. Alla fine { $per } di loro valgono un solo Punto Vittoria: spendile in carte finché puoi.
coach-turn-order = Sei l’ultimo nell’ordine di turno. Un familiare nel Palazzo del Consiglio dà un Privilegio e un posto migliore nel prossimo turno di gioco.

coach-well-church = Hai sostenuto la Chiesa { $times } volte e non sei mai stato scomunicato.
coach-well-harvest = I tuoi raccolti hanno dato { $points } Punti Vittoria.
coach-well-production = Le tue produzioni hanno dato { $points } Punti Vittoria: Edifici che lavorano bene insieme.
coach-well-territories = I tuoi Territori valevano { $points } Punti Vittoria: la forza militare c’era al momento giusto.
coach-well-characters = La tua serie di Personaggi valeva { $points } Punti Vittoria.
coach-well-ventures = Le tue Imprese hanno dato { $points } Punti Vittoria alla fine.
coach-well-military = Eri in testa per forza militare: { $points } Punti Vittoria.
coach-well-cards = Le carte che hai preso hanno dato subito { $points } Punti Vittoria.
coach-well-surcharge = Non hai mai pagato il sovrapprezzo di una torre già occupata.
