# Un incontro di persone o programmi pensanti contro i bot.

match-host = Organizzatore
match-rules =
    Le regole dell’incontro: tutti giocano { $deals ->
        [one] una distribuzione
       *[other] le stesse { $deals } distribuzioni
    } in { $players } giocatori contro { $bot }.
    Ogni partita si gioca una volta sola, senza annullare mosse, senza suggerimenti e senza aiuto di altre persone o programmi.
match-untimed = Non c’è limite di tempo.
match-timed = Tempo per turno: { $seconds } secondi.
match-opening = Una partita comincia quando se ne apre il link. Chi ha il link gioca quel posto: non darlo a nessuno.
match-link = { "  " }partita { $number }, posto { $seat }: { $address }
match-waiting =
    { $games ->
        [one] Resta una partita.
       *[other] Restano { $games } partite.
    } Ctrl-C smette di aspettare; per riprendere: { $command }
match-stopped = Attesa interrotta; le partite continuano. Per riprendere: { $command }
match-begun = { $person }, partita { $number }: iniziata
match-ended = { $person }, partita { $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, posizione { $place }
match-cancelled = { $person }, partita { $number }: annullata
match-reference = { $bot } gioca la distribuzione { $number } di { $deals }
match-written = Risultati: { $path }
match-player = Giocatore
match-games = Partite
match-wins = Vittorie
match-points = Punti
match-best-other = Miglior avversario
