# The browser table. The page asks for these without `web-`.

## Everywhere

web-brand = Magnifico
web-you = tu
web-close = chiudi
web-copy = copia
web-copied = copiato
web-or = o
web-loading = Un momento…
web-tools = Strumenti
web-your-turn = tocca a te
web-your-name = il tuo nome
web-guest-name = Ospite
web-net-offline = Connessione assente. Le tue mosse restano qui e partiranno appena torna.
web-net-trouble = Il server non ha risposto come previsto. Riprova.
web-net-busy = Il server è molto occupato. La pagina continua a provare e invierà le tue mosse appena possibile.
web-nav-home = inizio
web-nav-new = nuovo tavolo
web-nav-games = le mie partite
web-nav-watch = tavoli
web-nav-archive = archivio
web-nav-rules = regole
web-nav-cards = galleria delle carte
web-nav-settings = impostazioni
web-nav-credits = crediti
web-nav-sign-in = accedi

## Start

web-start-title = Lorenzo
    .second = il Magnifico
web-start-lead = Firenze, intorno al 1480. Da due a cinque giocatori, un’ora al tavolo o qualche giorno, un turno alla volta.
web-start-play = gioca subito
web-start-invite = invita
web-start-invite-text = Basta un link
web-start-watch = guarda
web-start-watch-text = Partite in corso e tavoli liberi
web-start-learn = impara
web-start-learn-text = Lezioni al tavolo, e le regole
web-start-games = le mie partite
web-start-games-text = Riprendi da dove avevi lasciato
web-start-waiting = { $count ->
    [one] { $count } ti aspetta
   *[other] { $count } ti aspettano
}

## Tables

web-table-default = Tavolo a Firenze
web-table-failed = Impossibile mostrare questo tavolo
web-table-open = si attendono giocatori
web-table-running = in corso
web-table-over = finita
web-table-cancelled = annullata
web-games-empty = Non hai ancora partite.
web-watch-empty = Al momento nessun tavolo è aperto.
web-archive-empty = Nessuna partita finita corrisponde alla ricerca.
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
web-new-undo = annullamento delle mosse
web-new-pack = le tue carte (un pacchetto di file TOML)
web-new-pack-choose = scegli i file
web-new-pack-none = nessun file scelto
web-new-name = nome del tavolo
web-new-public = mostra il tavolo nell’elenco di quelli aperti
web-new-delay = gli spettatori vedono la partita
web-delay-none = in diretta
web-delay-moves = { $count ->
    [one] { $count } mossa dopo
   *[other] { $count } mosse dopo
}
web-new-delay-text = Di solito un turno è fatto di due o tre mosse. A partita finita tutti vedono tutto.
web-delay-agreed = { $count ->
    [one] Gli spettatori vedono la partita { $count } mossa dopo.
   *[other] Gli spettatori vedono la partita { $count } mosse dopo.
}
web-new-open = apri il tavolo
web-new-advanced = opzioni avanzate
web-new-leader-sets = Leader
web-leader-set-base = gioco base
web-new-seed = seme casuale
web-new-seed-text = Lo stesso seme dà la stessa partita. Resta nascosto fino alla fine e richiede che tutti i posti siano occupati.
web-new-rulings = singole interpretazioni
web-new-rulings-text = Dove le edizioni divergono si gioca la lettura più comune. Attiva ciò che al tuo tavolo si gioca diversamente.
web-option-alwaysDistinct = I Privilegi ricevuti insieme sono sempre diversi
web-option-askRound6 = Anche nel turno di gioco 6 si sceglie se sostenere la Chiesa
web-option-emptyFloor = Un piano senza carta si può usare per il bonus
web-option-finalFloorZero = Il punteggio finale non scende sotto 0
web-option-fmMinOne = Il familiare deve valere 1 senza i bonus delle carte
web-option-leaderGainsUnreduced = Le scomuniche non riducono ciò che danno i Leader
web-option-militaryNeedsOne = Solo chi ha Punti Militari riceve punti per la forza militare
web-option-militaryUncapped = I Punti Militari possono superare la fine del tracciato
web-option-negativeVP = I Punti Vittoria possono scendere sotto 0
web-option-privilegeUnreduced = Le scomuniche non riducono i Privilegi
web-option-ritaReduceTwice = Con Santa Rita la riduzione vale due volte
web-option-secretVatican = Nel Rapporto in Vaticano tutti decidono in segreto
web-option-settersFinal = Un valore fissato da un Leader non si abbassa
web-option-sforzaServantsOnly = Sforza e Leonardo aumentano solo con i servitori
web-option-voluntaryPass = Si può sempre passare
web-option-woodOrStone = La tessera Scomunica toglie 1 legno o 1 pietra, non entrambi
web-option-allBonusTiles = Tutte le tessere Bonus Personale con qualsiasi numero di giocatori
web-option-auctionFirst = L’asta precede la scelta dei Leader
web-option-bonusNoSpecial = Le azioni bonus non valgono nella Torre speciale
web-option-card142Or = La carta 142 costa legno o pietra, non entrambi
web-option-copyNoTile = Agire con le carte altrui non attiva la propria tessera Bonus Personale
web-option-horStartServants = Tre servitori ciascuno all’inizio con le Famiglie
web-option-ignoreValueTwice = Una carta si può attivare due volte in un’azione
web-option-luterIgnoresAll = Lutero ignora ogni scomunica, anche le precedenti
web-option-machiavelliHand = Per Machiavelli contano i Leader in mano
web-option-machiavelliNoFinal = Machiavelli non vale nel punteggio finale
web-option-ownBonusLater = Il bonus di una carta non vale per la sua stessa azione
web-option-paracelsoNoSurcharge = Paracelso non paga il sovrapprezzo con i servitori
web-option-pazziReveal = Tutti conoscono le otto carte di ogni mazzetto ordinario, base e Pazzi; solo l’ordine è segreto
web-option-s13IncludeDiscards = Si riprendono anche le carte scartate dai giocatori
web-option-salviatiAny = Il Privilegio in più di Salviati è a scelta
web-option-singleCardNoTile = Attivare una sola carta non attiva la tessera Bonus Personale
web-option-tokenOnlyWhenTaken = Il gettone si mette sulla carta solo quando la si prende
web-option-transfersUnreduced = Le scomuniche non riducono ciò che danno gli avversari
web-option-capByCardValue = Il limite del valore di attivazione è il numero richiesto dalla carta
    .why = Nel regolamento russo delle Famiglie il limite è il valore richiesto per attivare la carta, negli altri quello dell’azione.
web-option-card158Must = La Dogana (158) va pagata, se possibile
    .why = Il suo testo dice di pagare; quello di altre carte, che si può.
web-option-discardedLeadersCount = I Leader giocati contano anche dopo essere stati scartati
    .why = La carta 164 conta ogni Leader che si è giocato, e la carta 162 non lo annulla.
web-option-exchangeAnytime = Este e Della Scala scambiano anche prima di un’azione bonus
    .why = Le loro tessere lo permettono quante volte si vuole nel proprio turno, senza indicare un momento.
web-option-guglielmoThree = Guglielmo de’ Pazzi richiede tre personaggi
    .why = L’edizione italiana ne chiede 3, quella inglese 4.
web-option-lucreziaAnyType = Lucrezia Borgia richiede sei carte di qualsiasi tipo
    .why = L’edizione spagnola chiede sei carte qualsiasi, le altre sei dello stesso tipo.
web-option-ritaDoublesGiven = Santa Rita raddoppia ciò che gli avversari danno per una carta appena presa
    .why = Raddoppia gli effetti immediati, e nelle carte 163, 165 e 167 proprio quello è l’effetto immediato.
web-option-tilesTokensUnreduced = Le scomuniche non riducono tessere Bonus Personale e gettoni speciali
    .why = Le tessere Scomunica parlano solo di spazi azione e carte.
web-rules-basic = regole base
web-rules-advanced = regole avanzate con i Leader
web-expansion-houses = Famiglie del Rinascimento
web-expansion-houses-text = Famiglie, una quinta torre, gettoni speciali, fino a cinque giocatori
web-expansion-pazzi = La Congiura dei Pazzi
web-expansion-pazzi-text = Altre carte, Leader e famiglie
web-pack-own = con carte personalizzate
web-clock-none = senza orologio
web-clock-move = tempo per ogni turno
web-clock-total = tempo totale con incremento
web-clock-preset-none = senza orologio
web-clock-preset-live = dal vivo: 10 minuti a testa più 15 secondi a turno
web-clock-preset-relaxed = con calma: 30 minuti a testa più 30 secondi a turno
web-clock-preset-day = un giorno per ogni turno
web-clock-preset-week = una settimana per ogni turno
web-clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-clock-hours = { $count } h
web-undo-rule-own = puoi annullare il tuo turno
web-undo-rule-consent = si annulla se tutti sono d’accordo
web-undo-rule-off = non si annulla
web-level-random = casuale
web-level-greedy = esperto
web-level-novice = novizio
    .text = Gioca, ma gli sfugge molto
web-level-apprentice = apprendista
    .text = Prende ciò che ora pare buono
web-level-citizen = cittadino
    .text = Soppesa ogni mossa
web-level-patrician = patrizio
    .text = Sa che cosa rende alla fine
web-level-magnifico = magnifico
    .text = Guarda avanti e non perdona nulla
web-seat-open = posto libero
web-seat-here = un giocatore a questo schermo
web-seat-sit = siediti
web-seat-leave = lascia
web-seat-free = libera il posto
web-seat-computer = computer
web-lobby-title = Il tavolo
web-lobby-seats = posti
web-lobby-start = inizia la partita
web-lobby-wait = In attesa che chi ospita inizi la partita.
web-lobby-invite = invita
web-lobby-invite-text = Manda questo link. Chi lo apre può sedersi.
web-lobby-link = link al tavolo
web-lobby-game = regole del tavolo

## People

web-account-title = Il tuo account
web-account-guest = Giochi come ospite: { $name }.
web-account-known = Hai effettuato l’accesso: { $name }.
web-account-new = crea un account
web-account-new-text = Le tue partite e il tuo nome restano con te, su ogni dispositivo.
web-account-done = Fatto.
web-password = password
web-password-new = una nuova password, almeno 8 caratteri
web-email = e-mail (facoltativa)
web-sign-out = esci

## Settings

web-set-language = lingua
web-set-theme = chiaro o scuro
web-set-oneClick = un clic piazza il familiare
web-set-autoEnd = termina il turno automaticamente quando non resta nulla da fare
web-set-sound = suoni: familiari, monete, la campana del Rapporto, il mio turno
web-set-notify = un avviso del browser quando tocca a me e la pagina è in secondo piano
web-set-notify-refused = Il browser non permette avvisi per questa pagina. Prima permettili nelle sue impostazioni.
web-set-letterKeys = scorciatoie da tastiera (lettere e numeri)
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro

## The table

web-tab-towers = torri
web-tab-city = città
web-tab-me = io
web-tab-rivals = avversari
web-tab-log = registro
web-tool-whatif = e se
web-tool-cards = carte ancora in arrivo
web-tool-report = l’ultimo Rapporto in Vaticano
web-tool-log = registro
web-tool-chat = chat
web-tool-help = regole e tasti
web-tool-settings = impostazioni
# Il segno su dadi e familiari: l’iniziale, più lunga se due colori la condividono.
web-initial-white = B
web-initial-black = N
web-initial-orange = A
web-initial-neutral = Nt
web-initial-brown = M
web-status-place = Tocca a te: piazza il familiare { $member }
web-status-first = Prima le mosse degli altri, poi tocca a te
web-status-waiting = In attesa di { $who }
# A computer opponent waits until the server has time for it.
web-status-queue = { $count ->
    [one] In attesa di { $who }: prima c’è { $count } altra decisione
   *[other] In attesa di { $who }: prima ci sono altre { $count } decisioni
}
web-thinking-ahead = { $count ->
    [one] prima c’è { $count } altra decisione
   *[other] prima ci sono altre { $count } decisioni
}
web-status-past = Com’era dopo la mossa { $number }
web-status-cancelled = La partita è stata annullata.
web-watching = Stai guardando. Vedi ciò che tutti possono vedere.
web-watching-late = { $count ->
    [one] Stai guardando { $count } mossa dopo i giocatori. A partita finita vedrai tutto.
   *[other] Stai guardando { $count } mosse dopo i giocatori. A partita finita vedrai tutto.
}
web-good-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-city-market = Mercato
web-city-faith = fede
web-city-military = forza militare
web-city-leader-spaces = spazi dei tuoi Leader
web-faith-report = Rapporto: turno di gioco { $round }
web-faith-step = Casella { $step }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $who }
web-military-end = alla fine
web-military-marks = Punti Militari richiesti dal prossimo territorio
web-tower-occupied = Torre occupata: { $count } monete in più
web-vatican-title = Rapporto in Vaticano
web-vatican-period = Periodo { $period }: servono { $faith } Punti Fede
web-vatican-faith = fede
web-vatican-support = il sostegno porta
web-vatican-result = esito
web-vatican-supports = sostiene: { $points }
web-vatican-supported = ha sostenuto la Chiesa
web-vatican-excommunicated = scomunica
web-vatican-below = { $count ->
    [one] ne manca { $count }
   *[other] ne mancano { $count }
}
web-vatican-decides = sta decidendo
web-vatican-waits = attende
web-vatican-tile = chi non sostiene la Chiesa subisce questa scomunica
web-vatican-last = ultimo Rapporto
web-adaptation = La tessera Adattamento cambia questi valori minimi
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
web-me-leaders = Leader
web-member-pick = { $member }, valore { $value }, tasto { $key }
web-member-gone = piazzato
web-leader-in-play = in gioco
web-leader-in-hand = in mano
web-rival-open = Apri la plancia di { $who }
web-rival-hand = { $count ->
    [one] { $count } Leader in mano
   *[other] { $count } Leader in mano
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
web-button-place = Piazza il { $member }
web-button-space = Scegli uno spazio
web-button-member = Scegli un familiare
web-button-choose = scegli
web-button-let-go = indietro
web-button-end = fine turno
web-undo-one = annulla un passo
web-undo-all = annulla tutto
web-log-round = Turno di gioco { $round }
web-log-setup = prima del primo turno di gioco
web-log-empty = Non è ancora successo nulla.
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-line = Scrivi al tavolo
web-chat-send = invia
web-draft-keep = tieni
web-draft-hand = i tuoi Leader finora
web-command-label = Scrivi una mossa, per esempio white T3 +2. «legal» elenca ciò che è possibile, «undo» annulla.
web-command-nothing = Ora non c’è nulla da decidere.
web-curtain-title = Passa lo schermo
web-curtain-text = Lo schermo è tuo. Gli altri non guardino.
web-curtain-open = ci sono
web-replay-title = rivedi
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-now = torna al presente
web-replay-final = punteggio finale
web-whatif-text = Una copia privata del tavolo: prova mosse di chiunque. Nessuno la vede; ciò che è nascosto viene ridistribuito.
web-whatif-steps = provato finora
web-whatif-title = e se
web-whatif-leave = torna alla partita
web-whatif-answer = fai rispondere il computer
web-whatif-whose = E se: turno di { $who }
web-whatif-others = Ora tocca a { $who }.
web-acts-title = questa partita
web-acts-sure = davvero?
web-act-propose_cancel = proponi di annullare la partita
web-act-hand_over = affida il mio posto al computer
web-act-take_back = riprendi il mio posto
web-act-resign = abbandona
web-act-agree = accetta
web-act-object = rifiuta
web-proposal-cancel = { $who } propone di annullare la partita.
web-proposal-undo = { $who } chiede di annullare una mossa.
web-proposal-waits = In attesa di: { $who }
web-since-title = { $count ->
    [one] Mentre aspettavi: { $count } novità
   *[other] Mentre aspettavi: { $count } novità
}

## The end

web-final-winner = chi ha vinto
web-final-counting = conteggio dei punti
web-final-most = Il più magnifico
web-final-ahead = { $count ->
    [one] { $count } punto in più di { $who }
   *[other] { $count } punti in più di { $who }
}
web-final-level = alla pari con { $who }; decide l’ordine di turno
web-final-rematch = rivincita
web-final-sources = da dove vengono i punti
web-final-player = Giocatore
web-final-play = durante il gioco
web-final-church = Chiesa
web-final-territories = territori
web-final-characters = personaggi
web-final-ventures = imprese
web-final-military = forza militare
web-final-resources = risorse
web-final-penalties = scomuniche
web-final-chart = i punti per turno di gioco
web-final-end = Fine
web-final-best = ciò che ha reso di più
web-final-download = scarica la partita

## Cards

web-cards-search = cerca per nome

## Help

web-help-icons = simboli
web-help-keys = tasti
web-help-about = Che cos’è?
web-help-rule = La regola
web-help-faith-step = Casella { $step }: { $points }
web-help-report = Rapporto { $period }: { $faith }
web-help-territory = Territorio { $number }: { $points }
web-help-place = Posto { $place }: { $points }
web-sign-privilege = Privilegio del Consiglio
web-sign-loop = permanente
web-sign-arrow = paga per ricevere
web-sign-opponents = avversari
web-sign-special = carta di qualsiasi tipo
web-sign-value = valore dell’azione, o il minimo richiesto
web-sign-each = per ogni
web-sign-or = oppure
web-sign-cross = non
web-sign-play = gioca o attiva
web-sign-return = una carta scartata
web-sign-market = ciò che dà uno spazio del Mercato
web-sign-slot = posto per un gettone speciale
web-sign-head = familiare
web-sign-times = fino a n volte; n è il valore dell’azione
web-sign-most = al massimo; n è il valore dell’azione
web-sign-equals = vale
web-sign-level = alla pari con il primo
web-sign-more = più di
web-sign-first = primo
web-sign-different = tutti diversi
web-sign-required = richiesti, non spesi
web-sign-cards = carte di uno stesso tipo, o tipi
web-key-member = scegli un familiare
web-key-arrows = muoviti tra gli spazi
web-key-servants = più o meno servitori
web-key-enter = scegli, poi conferma
web-key-escape = togli la selezione
web-key-undo = annulla un passo
web-key-undo-all = annulla il turno
web-key-end = termina il turno
web-key-choices = vai alle altre scelte
web-key-zoom = ingrandisci la carta
web-key-log = registro
web-key-cards = carte ancora in arrivo
web-key-command = scrivi una mossa
web-key-help = questa guida
web-key-about = la regola di ciò che è selezionato
web-how-aim = scopo
    .text = Guida una famiglia nobile al maggior numero di Punti Vittoria in sei turni di gioco, due per ciascuno dei tre periodi. I punti vengono dalle carte, dalla Chiesa, dai set di territori e personaggi, dalle imprese, dalla forza militare e da ciò che avanza.
web-how-setup = inizio
    .text = Ognuno comincia con 2 legni, 2 pietre e 3 servitori, e in ordine di turno con 5, 6, 7 o 8 monete. Con le regole avanzate si sceglie prima una tessera Bonus Personale, in ordine di turno inverso. Poi si tiene uno di quattro Leader e si passano gli altri, finché non se ne hanno quattro.
web-how-round = turno di gioco
    .text = Tre dadi danno a tutti il valore dei familiari bianco, nero e arancione; quello neutro vale 0. In ordine di turno ognuno piazza un familiare alla volta, finché non sono tutti piazzati. Se puoi, devi piazzare, anche spendendo servitori. Se nessun familiare può andare da nessuna parte, perdi l’azione.
web-how-member = piazzamento
    .text = Uno spazio richiede un valore minimo. Il tuo valore è la somma di dado, bonus e servitori; ogni servitore aggiunge 1. Gli spazi che puoi usare sono illuminati; quelli scuri dicono perché no.
web-how-tower = torri
    .text = Prendi la carta del piano, ricevi il bonus del piano e paghi la carta, anche con quel bonus. Se nella torre c’è già un familiare, anche tuo, prima paghi un sovrapprezzo di 3 monete, mai con il bonus del piano. Due familiari colorati dello stesso giocatore non possono stare nella stessa torre.
web-how-territory = territori
    .text = Dal terzo territorio servono Punti Militari: 3, 7, 12 e 18. Non si spendono. Puoi avere al massimo sei carte per tipo.
web-how-work = raccolto e produzione
    .text = Il raccolto attiva i territori, la produzione gli edifici: ogni carta il cui numero è raggiunto dal valore dell’azione. La tessera Bonus Personale richiede un valore di 1. Ciò che ricevi in un’azione non paga uno scambio della stessa azione. Lo spazio grande toglie 3 al valore; in due giocatori è chiuso. Due familiari colorati dello stesso giocatore non possono stare nella stessa area, fra spazio piccolo e spazio grande.
web-how-extra = azioni bonus
    .text = Alcune carte e alcuni Leader danno un’azione con un valore proprio, senza familiare. Puoi rinunciarvi. Servitori, bonus e scomuniche ne cambiano il valore come sempre, e una carta ha i soliti costo, sovrapprezzo e bonus del piano. L’azione non occupa nessuno spazio.
web-how-market = Mercato
    .text = Un familiare per spazio; ricevi ciò che mostra. In due o tre giocatori il terzo e il quarto spazio sono chiusi.
web-how-council = Palazzo del Consiglio
    .text = Senza limite di familiari. Ricevi 1 moneta e un Privilegio del Consiglio. L’ordine di arrivo è l’ordine di turno del prossimo turno di gioco; chi non è qui segue nell’ordine che aveva.
web-how-servants = servitori
    .text = Spendi servitori per alzare il valore di un’azione, 1 per ciascuno, prima di piazzare.
web-how-leaders = Leader
    .text = Con le regole avanzate ognuno sceglie quattro Leader. Nel tuo turno gioca un Leader se ne soddisfi il requisito, o scartalo per un Privilegio del Consiglio. Ciò che è richiesto non si spende, e in seguito puoi anche perderlo. Un’abilità permanente vale sempre; quella che dice una volta per turno di gioco la attivi nel tuo turno, una volta in ogni turno di gioco.
web-how-church = Rapporto in Vaticano
    .text = Dopo i turni di gioco 2, 4 e 6 chi ha meno di 3, 4 o 5 Punti Fede subisce la scomunica per il resto della partita e conserva i Punti Fede. Gli altri possono sostenere la Chiesa: rinunciano a tutti i Punti Fede e ricevono i punti della loro casella. Chi rifiuta subisce la scomunica. Nel turno di gioco 6 il sostegno è automatico, e anche chi subisce la scomunica riceve i punti della sua casella.
web-how-end = fine della partita
    .text = Punti per i territori (tre, quattro, cinque o sei: 1, 4, 10 o 20), i personaggi (1, 3, 6, 10, 15, 21), le imprese, la forza militare (5 e 2), 1 ogni cinque risorse, meno ciò che tolgono le scomuniche. In caso di parità vince chi viene prima nell’ordine di turno.
web-how-houses = Famiglie del Rinascimento
    .text = Famiglie con abilità speciali, messe all’asta; una quinta torre, gettoni speciali con facce nascoste, Leader con spazi propri e un quinto giocatore. Si comincia senza legno, pietra e servitori e con poche monete: il resto viene dall’asta. Alcune carte fanno pescare altri Leader fra quelli non distribuiti; gli Sforza e i Visconti ne hanno due fin dall’inizio.
web-how-auction = asta
    .text = { web-about-auction }
web-how-pazzi = La Congiura dei Pazzi
    .text = Per ogni tipo e periodo si aggiungono due carte, e due delle dieci restano fuori. Alcune agiscono sugli avversari, che rispondono uno dopo l’altro durante il tuo turno. Con le Famiglie del Rinascimento ci sono due famiglie in più, i Della Scala e i Visconti.
web-how-occupied = spazio occupato
    .text = Uno spazio piccolo, un piano e uno spazio del Mercato accolgono un solo familiare. Chi arriva dopo va altrove, a meno che un Leader non lo faccia entrare.
web-how-coins = monete
    .text = Servono a pagare personaggi e molte imprese, e altre 3 per una torre già occupata. Vengono dal Mercato, dal raccolto, dalla produzione e dal Palazzo del Consiglio. Quelle avanzate contano come risorse.
web-how-materials = legno e pietra
    .text = Servono a pagare edifici e alcune imprese. I territori li danno al raccolto. Quelli avanzati contano come risorse alla fine.
web-how-military = Punti Militari
    .text = Permettono di prendere altri territori; alcune imprese li richiedono o si pagano con essi. Alla fine il più forte riceve 5 punti e il secondo 2. Se i più forti sono alla pari, ciascuno ne riceve 5 e nessuno ne riceve 2; se lo sono i secondi, ciascuno ne riceve 2.
web-how-faith = Punti Fede
    .text = Nel Rapporto in Vaticano decidono se puoi sostenere la Chiesa; se lo fai, ricevi i punti della tua casella.
web-how-victory = Punti Vittoria
    .text = Chi ne ha di più dopo sei turni di gioco vince. Alcuni arrivano durante il gioco, la maggior parte alla fine.
web-how-tokens = gettoni speciali
    .text = Solo tu vedi che cosa mostrano i tuoi. Nel tuo turno puoi scartarne uno per riceverlo, usarlo per pagare alcune carte o metterlo su una carta. Si pescano a caso; pescato l’ultimo, quelli scartati si mescolano e formano la nuova riserva.
web-how-privilege = Privilegio del Consiglio
    .text = Scegli subito uno di questi. Se ne arrivano più d’uno con il segno ≠, devono essere tutti diversi.
web-how-character = personaggi
    .text = Hanno un effetto immediato, oppure uno permanente che rafforza un’azione o rende una carta meno cara. Da uno a sei valgono 1, 3, 6, 10, 15, 21.
web-how-building = edifici
    .text = Si pagano con legno, pietra, monete o servitori. Ogni produzione che raggiunge il numero della carta la attiva, spesso per scambiare beni con punti.
web-how-venture = imprese
    .text = Hanno un effetto immediato e danno punti alla fine. Alcune si pagano in due modi.
web-how-special = Torre speciale
    .text = La quinta torre ha carte di tutti e quattro i tipi. Le sue carte vanno nella fila del loro tipo.
web-how-adaptation = tessera Adattamento
    .text = Sta accanto a una delle quattro torri e cambia i valori richiesti dai suoi piani. Alla fine del turno di gioco passa oltre: territori, personaggi, edifici, imprese, poi di nuovo territori.

## Credits

web-credits-project = Questo è un progetto gratuito di appassionati, con immagini e testi propri. Compra il gioco: ne vale la pena.
web-credits-art = Il panorama, le torri, le immagini delle carte e i simboli dei beni sono disegnati per questa pagina.
web-credits-icons = Emblemi di carte, Leader e famiglie, da game-icons.net, con licenza CC BY 3.0; con tracciati semplificati. Di:
web-credits-fonts = Caratteri di Christian Thalmann e di Rasmus Andersson, con licenza SIL Open Font License.
web-credits-code = La pagina è costruita con Svelte, Vite e Project Fluent, con licenze MIT e Apache.

## Advice

web-hint = suggerimento
web-hint-title = le mosse migliori
web-hint-text = Il numero: di quanti punti supera una mossa media.
web-hint-play = fai questa mossa
web-hint-wait = Sto pensando…
web-new-hints = suggerimenti
web-hints-auto = solo per chi gioca da solo contro il computer
web-hints-on = ammessi
web-hints-off = non ammessi
web-analysis-title = analisi
web-analysis-text = Come sono cambiate le tue probabilità di vittoria e che cosa ti è costato di più. Ci vuole un po’.
web-analysis-start = analizza la partita
web-analysis-running = Analisi in corso: { $percent }%
web-analysis-ahead = { $count ->
    [one] Prima c’è { $count } altra analisi.
   *[other] Prima ci sono altre { $count } analisi.
}
web-analysis-failed = L’analisi non è riuscita.
web-analysis-chances = probabilità di vittoria
web-analysis-costliest = i tuoi errori più costosi
web-analysis-none = Nessuna tua decisione è costata mezzo punto o più.
web-analysis-round = Turno di gioco { $round }
web-analysis-cost = { $points } punti
web-analysis-played = Giocato:
web-analysis-better = Meglio:
web-analysis-jump = mostra la posizione

# L’account: sessioni, password, dati, link dei posti.

web-password-forgot = password dimenticata?
web-password-forgot-text = Se un account ha questo indirizzo, ti mandiamo un link per sceglierne una nuova.
web-password-send = invia il link
web-email-address = il tuo indirizzo e-mail
web-password-change = cambia password
web-password-change-text = Uscirai da tutti gli altri dispositivi.
web-sessions-title = dove hai effettuato l’accesso
web-session-this = questo browser
web-session-seen = ultimo uso: { $when }
web-session-unknown = un browser sconosciuto
web-session-end = disconnetti
web-session-end-others = disconnetti tutti gli altri
web-data-title = i tuoi dati
web-data-text = Tutto ciò che questo server conserva su di te, in un unico file.
web-data-download = scarica
web-delete-title = elimina i miei dati
web-delete-text = Ti ritiri dalle partite in corso e i tuoi messaggi vengono cancellati. Le partite finite restano, senza il tuo nome. Non si può annullare.
web-delete-sure = confermo
web-seat-given = { $people ->
    [one] Finora questo posto era di { $who }, che ne ha visto le carte. Da adesso è soltanto tuo.
   *[other] Finora questo posto era di { $who }, che ne hanno visto le carte. Da adesso è soltanto tuo.
}
web-seat-shared = { $people ->
    [one] Anche { $who } può giocare da questo posto.
   *[other] Anche { $who } possono giocare da questo posto.
}
web-seat-shared-too = anche un’altra persona può giocare da questo posto
web-seed-chosen = Il seme di questa partita è stato scelto da chi ha aperto il tavolo, che potrebbe sapere che cosa verrà distribuito.
web-seat-open-table = vai al tavolo
web-seat-links = i link dei tuoi posti
web-seat-links-text = Apri un link su un altro dispositivo per giocare da lì. Un nuovo link annulla il vecchio e toglie il posto agli altri.
web-seat-link-renew = nuovo link
