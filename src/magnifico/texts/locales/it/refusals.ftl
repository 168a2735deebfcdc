# Perché una mossa viene rifiutata: un messaggio per ogni codice. `.plain` serve quando manca un numero.

refusal-E_TURN = Non è il tuo turno, o adesso non si può fare.
refusal-E_PLACED = In questo turno hai già piazzato un familiare.
refusal-E_FM = Non disponibile: { $member }.
    .plain = Questo familiare non è disponibile.
refusal-E_CLOSED = Chiuso in { $players } giocatori: { $space }.
    .plain = In questa partita questo spazio è chiuso.
refusal-E_BARRED = Una scomunica te lo vieta: { $space }.
    .plain = Una scomunica te lo vieta.
refusal-E_NOT_OWNER = Solo chi possiede { $leader } può usare questo spazio.
    .plain = Solo chi possiede il Leader può usare questo spazio.
refusal-E_NO_CARD = Qui non c’è nessuna carta: { $space }.
    .plain = Qui non c’è nessuna carta.
refusal-E_OCCUPIED = Già occupato: { $space }.
    .plain = Questo spazio è già occupato.
refusal-E_COLOUR = Hai già un familiare colorato in questa torre o zona: { $space }.
    .plain = Hai già un familiare colorato in questa torre o zona.
refusal-E_LIMIT = Non puoi avere più di { $limit } carte di questo tipo: { $type }.
    .plain = Non puoi avere altre carte di questo tipo.
refusal-E_MIL_REQ = { $needs ->
    [one] Per il prossimo territorio serve { $needs } Punto Militare: ne hai { $has }.
   *[other] Per il prossimo territorio servono { $needs } Punti Militari: ne hai { $has }.
}
    .plain = Non hai i Punti Militari necessari per il prossimo territorio.
refusal-E_SERVANTS = { $declared ->
    [one] Vuoi spendere { $declared } servitore, ma ne hai { $has }.
   *[other] Vuoi spendere { $declared } servitori, ma ne hai { $has }.
}
    .plain = Non hai così tanti servitori.
refusal-E_RATE = I servitori si possono spendere solo in multipli di { $rate }.
    .plain = Non puoi spendere questo numero di servitori.
refusal-E_VALUE = { $short ->
    [0] Il valore è { $value }, ma serve { $needs }.
    [one] Il valore è { $value }, ma serve { $needs }: aggiungi { $short } servitore.
   *[other] Il valore è { $value }, ma serve { $needs }: aggiungi { $short } servitori.
}
    .lacking = { $short ->
    [one] Il valore è { $value }, ma serve { $needs }: occorre { $short } servitore e ne hai { $has }.
   *[other] Il valore è { $value }, ma serve { $needs }: occorrono { $short } servitori e ne hai { $has }.
}
    .plain = Il valore dell’azione è troppo basso.
refusal-E_SURCHARGE = La torre è occupata: il sovrapprezzo è di { $needs } e tu hai { $has }.
    .plain = La torre è occupata e non puoi pagare il sovrapprezzo.
refusal-E_COST = La carta costa { $needs }; tu hai { $has }.
    .plain = Non puoi pagare il costo della carta.
refusal-E_EXCHANGE = Gli scambi insieme costano { $needs }; tu hai { $has }.
    .plain = Non puoi pagare tutti questi scambi insieme.
refusal-E_CHOICE = Scegli una delle opzioni proposte.
refusal-E_DISTINCT = I Privilegi del Consiglio devono essere diversi; scelto due volte: { $option }.
    .plain = I Privilegi del Consiglio devono essere diversi.
refusal-E_LEADER_REQ = { $leader } non si può ancora giocare. Requisito non soddisfatto: { $missing }.
    .plain = Non soddisfi i requisiti di questo Leader.
refusal-E_LEADER_USED = { $leader }: abilità già attivata in questo turno di gioco.
    .plain = L’abilità di questo Leader è già stata attivata in questo turno di gioco.
refusal-E_LEADER_TARGET = { $leader }: non c’è niente da copiare, scartare o giocare.
    .plain = Non c’è niente da copiare, scartare o giocare.
refusal-E_PASS = Non puoi passare: puoi ancora piazzare un familiare.
refusal-E_BID = La riga { $row } non supera la riga { $holder_row }: scegline una con un numero più alto.
    .plain = Questa offerta non è ammessa.
refusal-E_FUNDS = Costa { $needs }; tu hai { $has }.
    .plain = Non puoi pagarlo.
missing-has = { $needed } (ne hai { $has })

## Che cosa si aggiunge per chi scrive le mosse: che cosa si decide, chi decide e che cosa è possibile.
## Le mosse sono in notazione, i giocatori con le loro lettere.

not-offered = Questa scelta non è tra quelle proposte.
asked = { $count ->
    [one] { $players } deve { $decision }.
   *[other] { $players } devono { $decision }.
}
offered = Mosse possibili: { $moves }.
offered-some = Per esempio: { $moves }.
asked-bonus_tile = scegliere una tessera Bonus Personale
asked-draft = tenere un Leader
asked-auction = fare un’offerta per una famiglia
asked-play_leader = scegliere un Leader da giocare
asked-turn = giocare il proprio turno
asked-privilege = scegliere un Privilegio del Consiglio
asked-pay = pagare
asked-pay_tokens = pagare con gettoni speciali
asked-take_card = scegliere la carta dell’azione bonus
asked-work = decidere il raccolto o la produzione dell’azione bonus
asked-only_card = scegliere la carta da attivare
asked-choices = scegliere l’effetto di una carta
asked-activate = scegliere le carte da attivare
asked-order = scegliere l’azione da eseguire per prima
asked-church = decidere se sostenere la Chiesa
asked-buy = decidere se comprare una carta rimasta
asked-give_up = scartare una carta
asked-give = scegliere che cosa dare a un avversario
asked-recover = scegliere una carta scartata
asked-visconti = attivare un gettone dei Visconti
asked-copy = copiare un Leader
asked-member = scegliere un familiare
asked-option = scegliere un’opzione di un Leader
asked-keep_token = tenere un gettone speciale
asked-final_tokens = decidere se scartare gettoni speciali prima del punteggio finale
asked-lose_one = scegliere che cosa perdere
asked-space_kind = scegliere tra raccolto e produzione
