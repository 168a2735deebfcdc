# Le impostazioni di un server, come le dice `magnifico serve --help`.

help-serve-about = Avvia un server di tavoli.
help-serve-epilog = Ogni opzione può essere anche una variabile MAGNIFICO_NOME o una riga `nome = valore` del file; un’opzione vale più di una variabile, una variabile più del file. Senza opzioni il server tiene tutto nella cartella magnifico-data. Per più processi: --database postgresql://... --redis redis://... per ciascuno.

help-setting-host = indirizzo su cui ascoltare
help-setting-port = porta su cui ascoltare; 0 ne prende una libera
help-setting-data = cartella che contiene il file SQLite
help-setting-database = postgresql://... da usare al posto di SQLite nella cartella dei dati
help-setting-redis = redis://... per portare gli aggiornamenti da un processo all’altro
help-setting-secret = firma i cookie; se vuoto, se ne crea uno e si conserva nel database
help-setting-public-url = l’indirizzo usato dai giocatori, se davanti c’è un proxy
help-setting-allowed-hosts = altri nomi a cui il server risponde; .example.org con tutti i nomi sotto di esso, * qualsiasi
help-setting-allowed-origins = altre origini le cui pagine possono parlare con il server
help-setting-proxies = indirizzi dei proxy di cui si accettano le intestazioni X-Forwarded-*
help-setting-bot-workers = processi in cui pensano i bot
help-setting-bot-seconds = secondi che un bot può dedicare a una decisione
help-setting-bot-limit = secondi dopo i quali un bot senza risposta viene fermato
help-setting-bot-pause = secondi prima della mossa di un bot
help-setting-bot-tables = tavoli senza persone che una persona può avere in corso
help-setting-all-bot-tables = tavoli senza persone che il server può avere in corso in tutto
help-setting-custom-bots = bot tuoi che i giocatori possono scegliere: module:Class, o un nome
help-setting-rate-limits = fattore per tutti i limiti di frequenza; 0 li toglie
help-setting-open-days = giorni dopo i quali si rimuove un tavolo mai iniziato
help-setting-idle-minutes = minuti dopo i quali un tavolo inutilizzato lascia la memoria
help-setting-tables-in-memory = numero massimo di tavoli tenuti in memoria mentre nessuno vi è collegato
help-setting-sockets = numero massimo di connessioni dal vivo a un processo; 0: nessun limite
help-setting-sockets-per-address = numero massimo di connessioni dal vivo da un indirizzo; 0: nessun limite
help-setting-sockets-per-person = numero massimo di connessioni dal vivo di un giocatore; 0: nessun limite
help-setting-spectators-per-table = numero massimo di spettatori collegati a un tavolo; 0: nessun limite
help-setting-connections = numero massimo di connessioni di ogni tipo a un processo; 0: nessun limite
help-setting-connections-per-address = numero massimo di connessioni HTTP da un indirizzo, se non sono indicati proxy; 0: nessun limite
help-setting-shed-seconds = secondi di ritardo oltre i quali si rifiutano nuovi tavoli e spettatori; 0: mai
help-setting-restart-grace = secondi dopo un avvio durante i quali nessun orologio scade
help-setting-catch-up-seconds = secondi tra una lettura e l’altra delle novità di altri processi nel database
help-setting-open-page = apri la pagina in un browser, se c’è
help-setting-log-level = debug, info, warning o error
help-setting-smtp-host = server di posta per «tocca a te»; se vuoto, non si manda posta
help-setting-smtp-port = porta del server di posta
help-setting-smtp-user = nome utente sul server di posta
help-setting-smtp-password = password sul server di posta
help-setting-smtp-tls = usa TLS fin dall’inizio con il server di posta
help-setting-mail-from = indirizzo del mittente
help-setting-notify-minutes = minuti di novità raccolti in un messaggio
help-setting-webhooks = chi ha un account può indicare un webhook
help-setting-webhook-private = i webhook possono condurre in reti private
help-setting-metrics = offri /metrics
help-setting-config = file TOML con le impostazioni

setting-file = { $path }: { $reason }
setting-unknown = l’impostazione { $name } non esiste
setting-too-small = impostazione { $name }: almeno { $limit }
setting-too-large = impostazione { $name }: al massimo { $limit }
setting-not-above = impostazione { $name }: più di { $limit }
setting-not-whole = impostazione { $name }: serve un numero intero
setting-not-number = impostazione { $name }: serve un numero
setting-not-switch = impostazione { $name }: true o false
setting-wrong = impostazione { $name }: { $reason }
