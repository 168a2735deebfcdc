# Ciò che `magnifico admin` scrive, e perché non può fare qualcosa.

admin-none = nessun risultato
admin-never = mai
admin-account = registrato
admin-guest = ospite
admin-backup = { $file }: tavoli { $tables }, voci { $entries }, byte { $bytes }
admin-drill = { $file }: tavoli { $tables }, voci { $entries }, ultima { $last }; partite corrette { $fit }, errate { $unfit }
admin-deleted = { $deleted } eliminato: tavoli { $tables }, partite in corso abbandonate { $resigned }
admin-verified = partite corrette: { $fit }, errate: { $unfit }
admin-fits = corretta  { $table }: voci { $entries }, { $status }
admin-fails = errata    { $table }: { $error }
admin-complete = non manca nulla
admin-accepted = accettato: il server continua con ciò che contiene il database

# Frasi dell'amministrazione del server, riconosciute dal testo inglese.

error-admin-player = nessun giocatore «{ $wanted }»: usa un id o il nome di un account
error-admin-table = nessun tavolo «{ $table }»
error-admin-begun = il tavolo «{ $table }» non è ancora iniziato
error-admin-unfit = il tavolo «{ $table }» non rispetta le regole: { $error }
error-admin-database = { $path }: il database non esiste
error-admin-exists = { $path }: esiste già
error-admin-folder = { $path }: la cartella non esiste
error-admin-damaged = { $path }: la copia è danneggiata: { $reason }
error-admin-suffix = { $path }: non contiene alcun file { $suffix }
error-admin-file = { $path }: il file non esiste
error-admin-newest = { $path }: impossibile aggiornarlo alla forma più recente: { $reason }
error-admin-newer = il database è di una versione più recente (il suo formato è { $stands_at }, il nostro { $newest }): aggiorna prima il programma
error-admin-older = il database è anteriore alla prima versione pubblicata (il suo formato è { $stands_at }, il più vecchio che possiamo convertire è { $oldest }): parti da un database vuoto
error-admin-foreign = { $path }: non è un database di Magnifico
error-database-lost = { $path }: mancano le modifiche da { $first } a { $last }, già confermate; ripristina una copia di sicurezza o rinuncia con 'magnifico admin accept-loss'
error-database-damaged = { $path }: il database è danneggiato ({ $reason }); ripristina una copia di sicurezza
error-database-mark = { $path }: il file è illeggibile; se il database è completo, esegui 'magnifico admin accept-loss'

# Perché una partita salvata non può continuare.

error-log-entry = voce { $number }: { $error }
error-log-number = prevista la voce { $number }
error-log-differs = la posizione non corrisponde
error-log-rules = iniziata con la versione { $theirs } delle regole, questa è la { $ours }
error-log-cards = iniziata con le carte di { $theirs }, qui sono { $ours }
error-log-status = il tavolo è segnato come { $status }, il suo registro no
error-log-stands = il tavolo è alla voce { $number }
error-log-pack = pacchetto: { $error }
