# Che cosa non va in un pacchetto di carte; ogni frase è riconosciuta dal testo inglese. Le parole dei file stessi, come i nomi delle chiavi, non si traducono mai.

error-pack-expected = previsto: { $expected }; trovato: { $found }
error-pack-expected-near = previsto: { $expected }; trovato: { $found } (intendevi «{ $near }»?)
error-pack-key = chiave sconosciuta; qui sono ammesse: { $known }
error-pack-key-near = chiave sconosciuta (intendevi «{ $near }»?); qui sono ammesse: { $known }
error-pack-effect = effetto sconosciuto; gli effetti sono: { $known }
error-pack-effect-near = effetto sconosciuto (intendevi «{ $near }»?); gli effetti sono: { $known }
error-pack-file = file sconosciuto; i file di un pacchetto sono: { $known }
error-pack-file-near = file sconosciuto (intendevi «{ $near }»?); i file di un pacchetto sono: { $known }
error-pack-not-in = non ammesso qui ({ $where }); sono ammessi: { $known }
error-pack-only-in = ammesso solo qui: { $where }
error-pack-only-with-value = ammesso solo dove c’è un valore dell’azione: { $where }
error-pack-not-with = non ammesso insieme a { $key }
error-pack-not-together = non ammesso insieme a { $key }
error-pack-only-with = ammesso solo con { $key }
error-pack-rule = la regola { $rule } è ammessa solo qui: { $where }
error-pack-none = non ammesso: le carte di tipo { $type } non ne hanno
error-pack-territory = non ammesso: i territori non hanno un costo
error-pack-discount = ammesso solo per un bonus su un tipo di carte
error-pack-leader-action = per un Leader sono previsti harvest o production
error-pack-one-ability = previsto al massimo uno tra action, exchange, set_member_value e draw_tokens
error-pack-falling = previsti numeri che non diminuiscono
error-pack-four-types = previsto ciascuno dei quattro tipi una volta
error-pack-language = previsto il codice di una lingua, come en, it o pt-BR
error-pack-one = prevista una tra queste parole: { $words }
error-pack-entries = elementi previsti nell’elenco: esattamente { $count }; trovati: { $found }
error-pack-entries-range = elementi previsti nell’elenco: da { $low } a { $high }; trovati: { $found }
error-pack-characters = previsti al massimo { $most } caratteri; trovati: { $found }
error-pack-blank = previsto un testo; questo è vuoto
error-pack-twice = previste parole diverse; una compare due volte
error-pack-goods = previsto almeno uno tra { $words }; la tabella è vuota
error-pack-goods-to-pay = previsto almeno un bene da pagare; la tabella è vuota
error-pack-once = ogni { $name } può comparire una sola volta; { $value } compare anche altrove: { $item }
error-pack-many = previsti al massimo { $most }; trovati: { $found }
error-pack-reason = manca la frase che spiega perché sono ricostruiti
error-pack-periods = previsti nei periodi da 1 a 3: { $wanted }; trovati: { $found }
error-pack-both = presente in due pacchetti: { $one } e { $other }
error-pack-boards = i tabelloni sono quelli del gioco stampato: un tuo pacchetto non può cambiarli
error-pack-together = previsti al massimo { $most } in tutti i pacchetti di una partita; trovati: { $found }
error-pack-folder = prevista una cartella con un pack.toml
error-pack-unreadable = impossibile leggerlo: { $reason }
error-pack-files = previsti al massimo { $most } file nella cartella
error-pack-bytes-all = previsti al massimo { $most } byte in tutti i file insieme
error-pack-bytes = previsti al massimo { $most } byte; sono di più
error-pack-missing = questo file manca nella cartella { $folder }
error-pack-link = previsto un file di questa cartella; è un collegamento che porta fuori
error-pack-no-file = previsto un file; è qualcos’altro
error-pack-utf8 = previsto testo in UTF-8; ci sono altri byte alla riga { $line }
error-pack-line = previste righe di al massimo { $most } caratteri; la riga { $line } è più lunga
error-pack-dots = previsti al massimo { $most } punti; trovati: { $found }
error-pack-deep = troppi livelli annidati
error-pack-deep-levels = troppi livelli annidati: al massimo { $most }
error-pack-toml = TOML non valido: { $reason }
error-pack-not-utf8 = non è UTF-8
error-pack-one-key = prevista una tabella con una sola chiave, come {"{"} gain = {"{"} coins = 1 {"}"} {"}"}; trovato: { $found }
error-pack-one-count = prevista una sola cosa da contare, come {"{"} cards = "venture" {"}"} o {"{"} military = 2 {"}"}; trovate: { $found }
error-pack-price = manca un prezzo (pay, pay_per_opponent o discard)
error-pack-brings = manca ciò che se ne ricava (gain, privileges, play_leader, opponents_give o market_reward)
error-pack-one-good = previsto esattamente un tipo di bene; trovati: { $found }
error-pack-requirement = previsto almeno un requisito; non ce ne sono
error-pack-effects = previsto almeno un effetto; non ce ne sono

# Che cosa era previsto.

pack-expected-whole = un numero intero da { $low } a { $high }
pack-expected-flag = true o false
pack-expected-text = un testo
pack-expected-line = un testo su una riga sola, senza caratteri di controllo
pack-expected-key = una chiave come { $example }
pack-expected-key-period = una chiave come { $example } (periodo, numero)
pack-expected-key-form = una chiave di lettere minuscole, cifre e _ che comincia con una lettera, al massimo 40
pack-expected-key-start = una chiave che comincia con { $start } per il suo periodo
pack-expected-one = una tra queste parole: { $words }
pack-expected-rule = una di queste regole: { $words }
pack-expected-rule-near = una di queste regole: { $words } (intendevi «{ $near }»?)
pack-expected-goods = beni come { $example }
pack-expected-list = un elenco
pack-expected-effects = un elenco di effetti
pack-expected-prices = un elenco di prezzi come { $example }, o [] se è gratis
pack-expected-tables = un elenco di tabelle { $name }
pack-expected-table = una tabella con { $known }
pack-expected-names = una tabella con il nome in en, e nelle altre lingue con i loro codici
pack-expected-towers = una tabella con le quattro torri
pack-expected-english = il nome inglese
pack-expected-military = un numero non inferiore ai Punti Militari che si pagano
pack-expected-counted = ciò che si conta
pack-expected-slot = "{ $word }" ({ $where })

# Che cosa è stato trovato.

pack-found-nothing = niente
pack-found-none = nessuno
pack-found-table = una tabella
pack-found-empty-table = una tabella vuota
pack-found-no-table = non una tabella
pack-found-list = un elenco di { $count }
pack-found-keys = { $count ->
    [one] { $count } chiave
   *[other] { $count } chiavi
}
pack-found-fraction = la frazione { $value }
pack-found-date = una data o un orario
pack-found-absurd = un numero smisurato

# Dove può stare un effetto.

pack-where-immediate = gli effetti immediati di una carta
pack-where-activation = gli effetti permanenti di un territorio o di un edificio
pack-where-character = gli effetti permanenti di un personaggio
pack-where-end = gli effetti finali di un’impresa
pack-where-leader = un Leader con abilità permanente
pack-where-round = un Leader con abilità una volta per turno di gioco
pack-where-space = lo spazio azione di un Leader
pack-where-leader-immediate = gli effetti immediati di un Leader
pack-where-family = una famiglia
pack-where-set = la ricompensa di un set
pack-where-excommunication = una tessera Scomunica

# Tipi di elementi, e uno senza nome.

pack-item-card = carta
pack-item-leader = Leader
pack-item-excommunication = scomunica
pack-item-bonus-tile = tessera Bonus Personale
pack-item-auction-tile = tessera Asta
pack-item-adaptation-tile = tessera Adattamento
pack-item-faith-tile = tessera Fede speciale
pack-item-visconti-token = gettone dei Visconti
pack-item-visconti = gettone dei Visconti
pack-item-family = famiglia
pack-item-token = gettone speciale
pack-item-pack = pacchetto
pack-item-houses-board = tabellone di Houses
pack-item-auction-tiles = tessere Asta
pack-item-token-faces = facce dei gettoni speciali
pack-position = { $kind } in posizione { $position }

# Che cosa contiene un pacchetto.

pack-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
pack-leaders = { $count } Leader
pack-excommunications = { $count ->
    [one] 1 tessera Scomunica
   *[other] { $count } tessere Scomunica
}
pack-bonus-tiles = { $count ->
    [one] 1 tessera Bonus Personale
   *[other] { $count } tessere Bonus Personale
}
pack-families = { $count ->
    [one] 1 famiglia
   *[other] { $count } famiglie
}
pack-fits = corretto: { $contents } ({ $pack })
