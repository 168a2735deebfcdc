# The browser table. The page asks for these without `web-`.

## Everywhere

web-brand = Magnifico
web-you = tu
web-close = chiudi
web-copy = copia
web-copied = copiato
web-loading = Un momento …
web-tools = Strumenti
web-your-turn = tocca a te
web-your-name = il tuo nome
web-guest-name = Ospite
web-net-offline = Connessione assente. Le tue mosse restano qui e partiranno appena torna.
web-net-trouble = Il server non ha risposto come previsto. Riprova.
web-nav-home = inizio
web-nav-games = le mie partite
web-nav-watch = tavoli aperti
web-nav-archive = archivio
web-nav-rules = regole
web-nav-cards = galleria delle carte
web-nav-settings = impostazioni
web-nav-credits = riconoscimenti
web-nav-sign-in = accedi

## Start

web-start-lead = Firenze, intorno al 1480. Da due a cinque giocatori, un’ora al tavolo o qualche giorno per posta.
web-start-play = gioca subito
web-start-play-text = Tre avversari del computer, nessuna registrazione
web-start-invite = invita
web-start-invite-text = Basta un collegamento
web-start-watch = guarda
web-start-watch-text = I tavoli aperti
web-start-learn = impara
web-start-learn-text = Le regole in breve
web-start-games = le mie partite
web-start-games-text = Riprendi da dove eri
web-start-waiting = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}

## Tables

web-table-default = Tavolo a Firenze
web-table-failed = Questo tavolo non si può mostrare
web-table-open = si attendono giocatori
web-table-running = in corso
web-table-over = finita
web-table-cancelled = annullata
web-games-empty = Non hai ancora partite.
web-watch-empty = Al momento nessun tavolo è aperto.
web-archive-empty = Nessuna partita finita corrisponde.
web-archive-player = nome di un giocatore
web-new-title = Un nuovo tavolo
web-new-game = la partita
web-new-players = giocatori
web-new-players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-new-rules = regole
web-new-clock = orologio
web-new-undo = annullare mosse
web-new-pack = carte tue (un pacchetto di file TOML)
web-new-name = nome del tavolo
web-new-public = mostra il tavolo nell’elenco di quelli aperti
web-new-open = apri il tavolo
web-rules-basic = gioco base
web-rules-advanced = gioco avanzato con i leader
web-expansion-houses = Case del Rinascimento
web-expansion-houses-text = Famiglie, una quinta torre, gettoni speciali, fino a cinque giocatori
web-expansion-pazzi = La Congiura dei Pazzi
web-expansion-pazzi-text = Altre carte, leader e famiglie
web-pack-own = con carte proprie
web-clock-none = senza orologio
web-clock-move = tempo per ogni turno
web-clock-total = tempo totale con incremento
web-clock-preset-none = senza orologio
web-clock-preset-live = dal vivo: 10 minuti e 15 secondi a turno
web-clock-preset-relaxed = con calma: 30 minuti e 30 secondi a turno
web-clock-preset-day = un giorno per ogni turno
web-clock-preset-week = una settimana per ogni turno
web-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-clock-hours = { $count } h
web-undo-rule-own = annullare il proprio turno
web-undo-rule-consent = annullare se tutti sono d’accordo
web-undo-rule-off = non si annulla
web-level-random = a caso
web-level-greedy = esperto
web-seat-open = posto libero
web-seat-here = un giocatore a questo schermo
web-seat-sit = siediti
web-seat-leave = lascia
web-seat-free = libera il posto
web-seat-computer = computer
web-lobby-title = Il tavolo
web-lobby-seats = posti
web-lobby-start = inizia la partita
web-lobby-wait = Chi ospita inizia la partita.
web-lobby-invite = invita
web-lobby-invite-text = Manda questo collegamento. Chi lo apre può sedersi.
web-lobby-link = collegamento al tavolo
web-lobby-game = gli accordi

## People

web-account-title = Chi sei
web-account-guest = Giochi come ospite: { $name }.
web-account-known = Hai effettuato l’accesso: { $name }.
web-account-new = crea un profilo
web-account-new-text = Le tue partite e il tuo nome restano con te, su ogni dispositivo.
web-account-done = Fatto.
web-password = parola d’ordine
web-password-new = una nuova parola d’ordine, almeno 8 caratteri
web-email = e-mail (se vuoi)
web-sign-out = esci

## Settings

web-set-language = lingua
web-set-theme = chiaro o scuro
web-set-speed = movimento
web-set-oneClick = un clic piazza il familiare
web-set-autoEnd = termina il turno da solo quando non resta nulla da fare
web-set-sound = un suono quando tocca a me
web-set-notify = un avviso del browser quando tocca a me
web-set-letterKeys = lettere e numeri come tasti
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-speed-0 = nessuno
web-speed-1 = normale
web-speed-2 = veloce

## The table

web-tab-towers = torri
web-tab-city = città
web-tab-me = io
web-tab-rivals = rivali
web-tab-log = diario
web-tool-whatif = e se
web-tool-cards = carte ancora in arrivo
web-tool-log = diario
web-tool-chat = conversazione
web-tool-help = regole e tasti
web-tool-settings = impostazioni
web-status-place = Tocca a te: piazza { $member }
web-status-waiting = Decide: { $who }
web-status-past = Com’era dopo la mossa { $number }
web-status-cancelled = La partita è stata annullata.
web-watching = Stai guardando. Vedi ciò che tutti possono vedere.
web-good-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-city-market = mercato
web-city-faith = fede
web-city-military = forza militare
web-city-leader-spaces = spazi dei tuoi leader
web-faith-report = rapporto dopo il turno { $round }
web-faith-step = Passo { $step }, { $points } punti: { $who }
web-military-end = alla fine
web-military-marks = Punti Militari richiesti dal prossimo territorio
web-tower-occupied = Torre occupata: { $count } monete in più
web-adaptation = Altri minimi per la tessera Adattamento
web-floor-empty = nessuna carta
web-space-needs = serve { $value }
web-space-there = qui: { $who }
web-space-free = puoi andare qui
web-space-free-servants = { $count ->
    [one] puoi andare qui con { $count } servitore
   *[other] puoi andare qui con { $count } servitori
}
web-space-penalty = valore −{ $count }
web-me-title = La tua plancia
web-me-family = famiglia
web-me-leaders = leader
web-member-pick = { $member }, valore { $value }, tasto { $key }
web-member-gone = piazzato
web-leader-in-play = in gioco
web-leader-in-hand = in mano
web-rival-open = Apri la plancia di { $who }
web-rival-hand = { $count ->
    [one] { $count } leader in mano
   *[other] { $count } leader in mano
}
web-outcome-value = valore
web-outcome-needs = serve { $value }
web-outcome-pay = paghi
web-outcome-get = ricevi
web-outcome-fires = si attiva
web-outcome-then = Poi:
web-outcome-uncertain = Il resto dipende da ciò che è nascosto.
web-outcome-final = Questo rivela qualcosa e non si può annullare.
web-term-large = spazio grande
web-term-other = altro
web-servants-fewer = Meno servitori
web-servants-more = Più servitori
web-button-place = Piazza { $member }
web-button-space = Scegli uno spazio
web-button-member = Scegli un familiare
web-button-choose = scegli
web-button-let-go = lascia
web-button-end = fine turno
web-undo-one = annulla un passo
web-undo-all = annulla tutto
web-log-round = Turno { $round }
web-log-setup = prima del primo turno
web-log-empty = Non è ancora successo nulla.
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-line = Scrivi al tavolo
web-chat-send = invia
web-draft-keep = tieni
web-draft-hand = i tuoi leader finora
web-command-label = Scrivi una mossa, per esempio white T3 +2. “legal” elenca ciò che è possibile, “undo” annulla.
web-command-nothing = Ora non c’è nulla da decidere.
web-curtain-title = Passa lo schermo
web-curtain-text = Lo schermo è tuo. Gli altri non guardino.
web-curtain-open = ci sono
web-replay-title = rivedi
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-now = torna a ora
web-whatif-text = Una copia privata del tavolo: prova mosse di chiunque. Nessuno la vede; ciò che è nascosto viene ridistribuito.
web-whatif-steps = provato finora
web-whatif-filter = cerca tra le mosse
web-acts-title = questa partita
web-acts-sure = davvero?
web-act-propose_cancel = proponi di annullare la partita
web-act-hand_over = affida il mio posto al computer
web-act-take_back = riprendi il mio posto
web-act-resign = abbandona
web-act-agree = d’accordo
web-act-object = non d’accordo
web-proposal-cancel = { $who } propone di annullare la partita.
web-proposal-undo = { $who } chiede di annullare una mossa.
web-since-title = { $count ->
    [one] È successa { $count } cosa dal tuo ultimo turno
   *[other] Sono successe { $count } cose dal tuo ultimo turno
}

## The end

web-final-winner = chi ha vinto
web-final-most = Il più magnifico
web-final-ahead = { $count ->
    [one] { $count } punto più di { $who }
   *[other] { $count } punti più di { $who }
}
web-final-rematch = rivincita
web-final-sources = da dove vengono i punti
web-final-player = Giocatore
web-final-play = durante il gioco
web-final-church = Chiesa
web-final-territories = territori
web-final-characters = personaggi
web-final-ventures = imprese
web-final-military = militare
web-final-resources = risorse
web-final-penalties = scomunica
web-final-chart = i punti turno per turno
web-final-end = Fine
web-final-best = ciò che ha reso di più
web-final-download = scarica la partita

## Cards

web-cards-search = cerca per nome

## Help

web-help-icons = simboli
web-help-keys = tasti
web-sign-privilege = Privilegio del Consiglio
web-sign-loop = da ora in poi
web-sign-arrow = paga per ricevere
web-sign-opponents = avversari
web-key-member = scegli un familiare
web-key-arrows = muoviti tra gli spazi
web-key-servants = più o meno servitori
web-key-enter = scegli, poi conferma
web-key-escape = lascia
web-key-undo = annulla un passo
web-key-undo-all = annulla il turno
web-key-end = termina il turno
web-key-choices = alle altre scelte
web-key-zoom = ingrandisci la carta
web-key-log = diario
web-key-cards = carte ancora in arrivo
web-key-command = scrivi una mossa
web-key-help = questo foglio
web-how-aim = lo scopo
    .text = Guida una famiglia nobile al maggior numero di Punti Vittoria in sei turni, due per ciascuno dei tre periodi. I punti vengono dalle carte, dalla Chiesa, dai gruppi di territori e personaggi, dalle imprese, dalla forza militare e da ciò che avanza.
web-how-round = un turno
    .text = Tre dadi danno a tutti il valore dei familiari bianco, nero e arancione; quello neutro vale 0. In ordine di turno ognuno piazza un familiare alla volta, finché tutti sono piazzati.
web-how-member = piazzare un familiare
    .text = Uno spazio richiede un valore minimo: dado, bonus e servitori insieme. Ogni servitore aggiunge 1. Gli spazi dove puoi andare sono illuminati; uno buio dice perché no.
web-how-tower = le torri
    .text = Prendi la carta del piano, ricevi il bonus del piano e paghi la carta. Se la torre è occupata paghi 3 monete in più. Due familiari colorati dello stesso giocatore non possono stare nella stessa torre.
web-how-territory = i territori
    .text = Dal terzo territorio servono Punti Militari: 3, 7, 12 e 18. Puoi avere al massimo sei carte per tipo.
web-how-work = raccolto e produzione
    .text = Il raccolto attiva i territori, la produzione gli edifici, ciascuno se il valore dell’azione raggiunge il numero sulla carta, e sempre la tessera bonus. Lo spazio grande toglie 3 al valore.
web-how-market = il mercato
    .text = Un familiare per spazio; ricevi ciò che mostra. Con meno giocatori alcuni spazi sono chiusi.
web-how-council = il Palazzo del Consiglio
    .text = Quanti familiari si vuole. Ricevi 1 moneta e un Privilegio del Consiglio, e l’ordine qui è l’ordine del turno seguente.
web-how-servants = i servitori
    .text = Spendi servitori per alzare il valore di un’azione, 1 per ciascuno, prima di piazzare.
web-how-leaders = i leader
    .text = Nel gioco avanzato ognuno sceglie quattro leader. Gioca un leader nel tuo turno quando ne soddisfi il requisito, o scartalo per un Privilegio del Consiglio.
web-how-church = il Rapporto al Vaticano
    .text = Dopo i turni 2, 4 e 6 chi ha meno di 3, 4 e 5 Punti Fede è scomunicato. Gli altri possono sostenere la Chiesa: rinunciano a tutti i Punti Fede e ricevono i punti del loro passo.
web-how-end = la fine
    .text = Punti per i territori (1, 4, 10, 20 da tre a sei), i personaggi (1, 3, 6, 10, 15, 21), le imprese, la forza militare (5 e 2), 1 ogni cinque risorse, meno ciò che tolgono le scomuniche.
web-how-houses = Case del Rinascimento
    .text = Famiglie con poteri vinte all’asta; una quinta torre, gettoni speciali con facce nascoste, leader con spazi propri e un quinto giocatore.
web-how-pazzi = La Congiura dei Pazzi
    .text = Si mescolano altre carte; alcune agiscono sugli avversari, che rispondono durante il tuo turno.

## Credits

web-credits-game = Lorenzo il Magnifico è un gioco da tavolo di Flaminia Brasini, Virginio Gigli e Simone Luciani, pubblicato da Cranio Creations. Questo è un programma libero di appassionati, con immagini e testi propri; comprate il gioco, ne vale la pena.
web-credits-art = Il panorama, le torri, le immagini delle carte e i simboli dei beni sono disegnati per questa pagina.
web-credits-icons = Emblemi di carte, leader e famiglie, da game-icons.net, con licenza CC BY 3.0; ridisegnati con numeri arrotondati. Di:
web-credits-fonts = Caratteri di Christian Thalmann e di Rasmus Andersson, con licenza SIL Open Font License.
web-credits-code = La pagina è costruita con Svelte, Vite e Project Fluent, con licenze MIT e Apache.
