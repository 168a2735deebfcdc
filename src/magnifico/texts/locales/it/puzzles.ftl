# Problemi, al tavolo e nel terminale. $points è un numero di punti.

puzzle-solver = Lorenzo
puzzle-table = Problema
puzzle-kind-placement = miglior piazzamento
puzzle-kind-exchange = miglior scambio
puzzle-kind-draft = miglior Leader da tenere
puzzle-kind-church = la Chiesa
puzzle-kind-bid = miglior offerta
puzzle-kind-win = vinci da qui
puzzle-ask-placement = Qual è il piazzamento migliore?
puzzle-ask-exchange = Come sfrutti al meglio questa carta?
puzzle-ask-draft = Quale Leader tieni?
puzzle-ask-church = Sostieni la Chiesa?
puzzle-ask-bid = Qual è l’offerta migliore?
puzzle-ask-win = La partita sta per finire e puoi ancora vincere. Con quale piazzamento?
puzzle-right = Esatto!
puzzle-wrong = Non è la mossa migliore.
puzzle-wrong-by = Non è la mossa migliore: quella migliore vale { $points } punti in più.
puzzle-why = Il vantaggio della mossa migliore: { $reason }.
puzzle-idea-harvest-now = L’idea: fare il raccolto prima che qualcuno occupi lo spazio.
puzzle-idea-production-now = L’idea: produrre prima che qualcuno occupi lo spazio.
puzzle-idea-harvest-once = L’idea: far lavorare ancora una volta i territori.
puzzle-idea-production-once = L’idea: far lavorare ancora una volta gli edifici.
puzzle-idea-points = L’idea: Punti Vittoria che arrivano subito.
puzzle-idea-goods = L’idea: qui conta soprattutto ciò che porta subito.
puzzle-idea-territories = L’idea: un territorio in più alza il valore di tutto il set.
puzzle-idea-characters = L’idea: un personaggio in più alza il valore di tutto il set.
puzzle-idea-ventures = L’idea: i punti finali di un’impresa sono sicuri.
puzzle-idea-production = L’idea: rendere più ricca ogni produzione futura.
puzzle-idea-military = L’idea: essere avanti nella forza militare quando conta.
puzzle-idea-church = L’idea: avere i Punti Fede prima che la Chiesa li chieda.
puzzle-idea-leaders = L’idea: mettere in gioco i Leader.
puzzle-idea-members = L’idea: mandare un familiare debole e tenere quello forte.
puzzle-idea-rivals = L’idea: lasciare meno all’avversario più forte.
puzzle-idea-support = L’idea: cambiare la fede in Punti Vittoria finché conviene.
puzzle-idea-refuse = L’idea: tenere i Punti Fede per una casella più alta.
puzzle-idea-bid = L’idea: rinunciare esattamente a quanto vale la famiglia.
puzzle-idea-keep = L’idea: tenere il Leader di cui si può soddisfare presto il requisito.
puzzle-why-ends = La mossa migliore porta a un punteggio finale di { $own } a { $rival } contro l’avversario più forte. Con «{ $than }» sarebbe { $other } a { $others }.
puzzle-why-gains = Che cosa cambia per te: { $gains }.
puzzle-why-denies = All’avversario più forte costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
puzzle-why-draft = Nelle partite giocate a partire da qui, la scelta migliore ha portato { $points } punti più di «{ $than }».
puzzle-why-bid = L’offerta migliore è quella a cui arriva l’asta se tutti offrono bene. Nelle partite giocate a partire da qui ha portato { $points } punti più di «{ $than }».
puzzle-why-refuse = { $faith ->
    [one] Ciò che riceveresti adesso per { $faith } Punto Fede vale meno che conservarlo per il prossimo Rapporto in Vaticano, anche con la scomunica.
   *[other] Ciò che riceveresti adesso per { $faith } Punti Fede vale meno che conservarli per il prossimo Rapporto in Vaticano, anche con la scomunica.
}
puzzle-yours-ends = Dopo la tua mossa: { $worth }.
puzzle-yours-goods = La tua mossa ti dà { $goods }.
puzzle-yours-set = La tua mossa non aggiunge carte a quel set.
puzzle-yours-military = Dopo la tua mossa la tua forza militare sarebbe { $has }, quella dell’avversario più forte { $rival }.
puzzle-yours-church = Dopo la tua mossa la tua fede sarebbe { $has }; il Rapporto ne chiede { $needs }.
puzzle-proof-end = Dimostrato: ogni continuazione è stata giocata fino alla fine della partita, con tutti al meglio.
puzzle-proof-search = Giudicato dall’avversario più forte, che ha giocato { $count ->
    [one] { $count } continuazione
   *[other] { $count } continuazioni
}.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = la migliore
puzzle-worth-won = vinci di { $points }
puzzle-worth-lost = perdi di { $points }
puzzle-worth-tie-won = pareggio, che vinci
puzzle-worth-tie-lost = pareggio, che perdi

## Nel terminale

puzzle-how = Scrivi una mossa come «w M1», o il suo numero dopo «moves»; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – difficoltà { $rating }
puzzle-daily = Problema del giorno, { $date }
puzzle-not-offered = Questa non è tra le risposte possibili: «moves» le elenca.
puzzle-alternatives = Tutte le alternative:
puzzle-standing = La tua valutazione: { $rating } · risolti di fila: { $streak } · risolti: { $solved } su { $tried }
puzzle-again = Invio per il prossimo problema, «quit» per smettere.
puzzle-none = Hai provato tutti i problemi di questo tipo.
puzzles-making = Problemi
puzzles-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
puzzles-made = { $count ->
    [one] { $count } problema è
   *[other] { $count } problemi sono
} in { $path }.
puzzles-stopped = interrotto; lo stesso comando riprende
puzzles-checked = Problemi che reggono: { $good } su { $count }.
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
