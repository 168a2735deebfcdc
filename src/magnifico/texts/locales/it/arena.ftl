# Gare tra avversari automatici: la tabella nel terminale e il rapporto come pagina.

arena-title = Arena
arena-games = Partite
arena-deals = Distribuzioni
arena-players = Giocatori
arena-decisions = Decisioni
arena-rules = Regole
arena-expansions = Espansioni
arena-none = nessuna
arena-seed = Seme
arena-play-time = Tempo di gioco
arena-version = Versione
arena-bot = Bot
arena-seats = Posti
arena-rating = Valutazione
arena-wins = Vittorie
arena-interval = 95%
arena-even = pari
arena-scores = Punti
arena-deviation = DS
arena-winning = Vincendo
arena-margin = Distacco
arena-per-game = Decisioni per partita
arena-time = Secondi
arena-mean = Media
arena-within = 95% entro
arena-slowest = Più lenta
arena-quartiles = Quartili
arena-range = Estremi
arena-place = Posizione { $number }
arena-all = Tutti

arena-standings-heading = Classifica
arena-wins-heading = Quote di vittorie
arena-rating-heading = Valutazioni
arena-scores-heading = Punteggi finali
arena-sources-heading = Punti per fonte
arena-deeds-heading = Azioni per partita
arena-places-heading = Vittorie per posizione nel primo ordine di turno
arena-pairs-heading = Chi era davanti a chi
arena-time-heading = Tempo per decisione
arena-faults-heading = Partite interrotte da un errore
arena-games-heading = Partite

arena-wins-text = Quota dei posti che hanno vinto, con l’intervallo al 95% sulle distribuzioni: le partite di una distribuzione, giocate con i bot a turno su tutti i posti, valgono come una sola osservazione. La linea tratteggiata è la quota pari ({ $even }).
arena-rating-text = OpenSkill (Plackett-Luce) dai piazzamenti di tutte le partite, media su più ordini sorteggiati; le barre sono due incertezze (sigma) per lato. Tutti partono da 25.
arena-scores-text = Pieno: tutti i punteggi finali. Contorno: i punteggi vincenti. La linea è la media.
arena-sources-text = Punti medi di ogni fonte; i punti persi stanno a sinistra dello zero.
arena-places-text = La distribuzione decide chi comincia. Le righe di un colore dovrebbero somigliarsi se l’ordine non conta.
arena-pairs-text = In quanti incontri il bot della riga si è piazzato prima di quello della colonna.
arena-time-text = Solo decisioni con più di una mossa possibile. I tempi dipendono dalla macchina e da ciò che fa nel frattempo.
arena-deeds-text = Periodi senza scomunica, raccolti e produzioni (anche quelli dati dalle carte), carte possedute alla fine.
arena-games-text = Posti in ordine, con il vincitore evidenziato. Una partita si legge con: magnifico replay FILE
arena-ties-text = A parità di punti decide l’ordine di turno, come da regole; nessuna vittoria è divisa.

arena-game = Partita
arena-deal = Distribuzione
arena-result = Risultato
arena-file = File

arena-deed-supports = Sostegni
arena-deed-harvests = Raccolti
arena-deed-productions = Produzioni

arena-written = Rapporto scritto: { $path }
arena-kept = Risultati e partite: { $path }
arena-stopped = { $games ->
    [one] Fermata dopo { $done } di { $games } partita
   *[other] Fermata dopo { $done } di { $games } partite
}. Lo stesso comando prosegue: { $command }
arena-stopped-lost = { $games ->
    [one] Fermata dopo { $done } di { $games } partita
   *[other] Fermata dopo { $done } di { $games } partite
}; nulla è stato conservato. Con --out DIR una gara si può proseguire.
arena-resumed = Partite già giocate: { $done } di { $games }.
arena-broken = La partita { $number } si è interrotta: { $error }

# Addestramento della valutazione appresa.

train-games = Addestramento, fase { $stage }: partite
train-fit = Addestramento, fase { $stage }: adattamento
train-warm-up = Addestramento: riscaldamento
train-rounds = Addestramento: partite della strategia contro sé stessa
train-positions = Addestramento: adattamento alle posizioni delle partite contro sé stessa
train-error = errore { $error } punti
train-stopped = interrotto; lo stesso comando riprende da qui
train-done = La rete è in { $path }: ha imparato da { $positions } posizioni, il suo errore è di { $error } punti (quello della stima fatta a mano è di { $before }).
train-policy-done = La strategia è in { $path }: ha imparato da { $turns } turni; la sua prima scelta costa { $regret } punti secondo il suo maestro.
train-rounds-done = La strategia è in { $path }: ha imparato da { $games } partite contro sé stessa.
