# Sfide: la partita del giorno e della settimana.

web-nav-challenges = sfide
web-start-challenges = sfide
web-start-challenges-text = Ogni giorno la stessa partita per tutti
web-challenges-title = sfide
web-challenges-lead = Tutti ricevono la stessa partita, lo stesso posto e gli stessi avversari. In classifica va solo il tuo primo tentativo.
web-challenges-honour = Nei tentativi validi per la classifica non ci sono né suggerimenti né maestro. Abbandonare, annullare o lasciar giocare il computer vale come tentativo. Gli ospiti si riconoscono solo dal browser, e le partite si possono ricavare dal programma: è un gioco d’onore.
web-challenge-day = sfida del giorno
web-challenge-week = sfida della settimana
web-challenge-of = { $kind ->
    [week] Sfida della settimana { $key }
   *[day] Sfida del giorno { $key }
}
web-challenge-practice = allenamento
web-challenge-against = Contro:
web-challenge-seat = Giochi al posto { $seat }
web-challenge-begin = inizia il tuo tentativo
web-challenge-continue = continua il tuo tentativo
web-challenge-practise = gioca per allenarti
web-challenge-own = Il tuo tentativo: { $points }, { $place }º posto al tavolo
web-challenge-abandoned = Il tuo tentativo è finito senza punteggio.
web-challenge-over = Il tempo di questa sfida è scaduto.
web-challenge-finished = { $count ->
    [0] Nessuno ha ancora finito.
    [one] Un tentativo finora
   *[other] { $count } tentativi finora
}
web-challenge-list = la classifica
web-challenge-among-all = tutti
web-challenge-among-known = chi ha giocato con me
web-challenge-among-computer = il computer
web-challenge-empty = Qui non c’è ancora nessuno.
web-challenge-playing = sta ancora giocando
web-challenge-guest = ospite
web-challenge-place = { $place ->
    [1] vittoria
   *[other] { $place }º posto
}
web-challenge-replay = rivedi
web-challenge-replay-of = Rivedi la partita di { $name }
web-challenge-more = mostra altri
web-challenge-closed = Potrai rivedere le partite degli altri dopo il tuo tentativo.
web-challenge-before = precedente
web-challenge-after = successiva
web-challenge-to-list = alla classifica
