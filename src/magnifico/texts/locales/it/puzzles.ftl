# Problemi, al tavolo e nel terminale. $points è un numero di punti.

puzzle-you = Tu
puzzle-table = Problema
puzzle-kind-placement = miglior piazzamento
puzzle-kind-exchange = miglior scambio
puzzle-kind-draft = miglior Leader da tenere
puzzle-kind-church = la Chiesa
puzzle-kind-bid = miglior offerta
puzzle-kind-win = vinci da qui
puzzle-ask-placement = Qual è il piazzamento migliore?
puzzle-ask-exchange = Che cosa deve fare per te questa carta?
puzzle-ask-draft = Quale Leader tieni?
puzzle-ask-church = Sostieni la Chiesa?
puzzle-ask-bid = Qual è l’offerta migliore?
puzzle-ask-win = La partita sta per finire e puoi ancora vincere. Con quale piazzamento?
puzzle-right = Esatto!
puzzle-wrong = Non è la mossa migliore.
puzzle-wrong-by = Non è la mossa migliore: costa { $points } punti.
puzzle-why = Perché: { $reason }.
puzzle-why-ends = Perché: la mossa migliore porta a un punteggio finale di { $own } a { $rival } contro l’avversario più forte. Con un’altra ({ $than }) sarebbe { $other } a { $others }.
puzzle-why-gains = Che cosa cambia per te: { $gains }.
puzzle-why-denies = All’avversario più forte costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
puzzle-why-draft = Perché: nelle partite giocate a partire da qui ha portato { $points } punti più di «{ $than }».
puzzle-why-bid = Perché: è qui che finisce l’asta se tutti offrono bene. Nelle partite giocate a partire da qui ha portato { $points } punti più di «{ $than }».
puzzle-why-refuse = Perché: ciò che riceveresti adesso per { $faith } Punti Fede vale meno che conservarli per il prossimo Rapporto in Vaticano, anche con la scomunica.
puzzle-proof-end = Dimostrato: ogni continuazione è stata giocata fino alla fine della partita, con tutti al meglio.
puzzle-proof-search = Giudicato dall’avversario più forte, che ha giocato { $count } continuazioni.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = la migliore
puzzle-worth-won = vinci di { $points }
puzzle-worth-lost = perdi di { $points }
puzzle-worth-tie-won = pareggio, che vinci
puzzle-worth-tie-lost = pareggio, che perdi

## Nel terminale

puzzle-how = Scrivi una mossa come «w M1» o il suo numero; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – difficoltà { $rating }
puzzle-daily = Problema del giorno, { $date }
puzzle-not-offered = Qui non è una risposta. «moves» elenca quelle possibili.
puzzle-alternatives = Tutte le alternative:
puzzle-standing = Il tuo punteggio: { $rating } · risolti di fila: { $streak } · risolti: { $solved } su { $tried }
puzzle-again = Invio per il prossimo problema, «quit» per smettere.
puzzle-none = Hai provato tutti i problemi di questo tipo.
puzzles-making = Problemi
puzzles-games = { $games } partite
puzzles-made = { $count } problemi sono in { $path }.
puzzles-stopped = interrotto; lo stesso comando riprende
puzzles-checked = { $good } problemi su { $count } reggono.
puzzles-too-easy = Troppo facili per il terzo difficile: { $keys }.
puzzles-table-puzzle = problema
puzzles-table-kind = tipo
puzzles-table-players = giocatori
puzzles-table-proof = prova
puzzles-table-margin = margine
puzzles-table-again = di nuovo
puzzles-table-strongest = il più forte
puzzles-table-rating = difficoltà
puzzles-table-verdict = verdetto
puzzles-holds = regge
