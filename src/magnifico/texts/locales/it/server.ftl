# Ciò che dice il server dei tavoli: problemi e ciò che accade al tavolo oltre alla partita.

problem-account-needed = Serve un account. Scegli prima una password.
problem-bad-address = Questo indirizzo non si può usare.
problem-bad-move = Questa non è una mossa di questa partita.
problem-bad-pack = Il pacchetto di carte contiene un errore.
problem-bad-request = La richiesta non è stata compresa.
problem-bots-first = I tuoi avversari stanno ancora scegliendo. Un momento.
problem-cancelled = Questa partita è stata annullata.
problem-cannot-sign-in = Nome e password non corrispondono.
problem-challenge-early = Questa sfida inizia il { $first }.
problem-challenge-first = L’allenamento si apre dopo il tuo tentativo.
problem-challenge-over = Il tempo di questa sfida è scaduto. Puoi ancora allenarti.
problem-challenge-played = Hai già giocato questa sfida. Conta solo il primo tentativo.
problem-challenge-unknown = Questa sfida non esiste.
problem-foreign-page = Questa richiesta proviene da un altro sito e non è accettata.
problem-game-over = La partita è finita.
problem-hints-off = A questo tavolo i suggerimenti non sono ammessi.
problem-internal = Qualcosa è andato storto. Nulla è andato perso; riprova.
problem-level-unknown = Il computer non conosce questo livello.
problem-muted = Qui non puoi scrivere.
problem-name-taken = Questo nome non è disponibile.
problem-no-time = Il tempo è scaduto.
problem-no-hint = Non è stato trovato un suggerimento in tempo. Riprova.
problem-not-host = Solo chi ospita il tavolo può farlo.
problem-not-over = La partita non è ancora finita.
problem-not-running = Ora non si può fare a questo tavolo.
problem-not-seated = Questo non è il tuo posto.
problem-not-signed-in = Scegli prima un nome.
problem-nothing-to-undo = Non c’è nulla da annullare.
problem-old-game = Questa partita è iniziata con altre regole o altre carte e non può continuare qui.
problem-options = Queste opzioni non sono compatibili tra loro.
problem-proposal-open = C’è già una proposta in corso.
problem-proposal-gone = Non c’è nulla da accettare.
problem-seat-needed = Scegli un posto.
problem-seat-taken = Questo posto è occupato.
problem-seats-open = Alcuni posti sono ancora liberi.
problem-stale = Nel frattempo è successo qualcosa. Ecco cosa ti sei perso.
problem-started = La partita è già iniziata.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste. Aspetta un momento.
problem-undo-off = A questo tavolo non si annulla nulla.
problem-undo-consent = A questo tavolo tutti devono essere d’accordo per annullare una mossa.
problem-unknown = Qui non c’è nulla.
problem-unavailable = Il server non può rispondere in questo momento. Riprova.
problem-wrong-method = Qui non si può fare.

table-bot-took-over = Il computer gioca per { $player }.
table-came-back = { $player } è di nuovo al tavolo.
table-proposed-cancel = { $player } propone di annullare la partita.
table-proposed-undo = { $player } chiede di annullare una mossa.
table-agreed = { $player } è d’accordo.
table-objected = { $player } non è d’accordo.
table-cancelled = La partita è stata annullata.

# E-mail.

notify-subject = { $count ->
    [one] Tocca a te
   *[other] Tocca a te in { $count } partite
}
notify-hello = Ciao { $name },
notify-waiting = { $count ->
    [one] questa partita ti aspetta:
   *[other] queste partite ti aspettano:
}
notify-untitled = Un tavolo di Magnifico
notify-off = Niente più e-mail: { $link }
notify-confirm-subject = È il tuo indirizzo?
notify-confirm = Qualcuno, probabilmente tu, ha indicato questo indirizzo per l’account { $name } su Magnifico. Se la richiesta è tua, apri { $link } per confermare. Solo allora potremo inviarti un link se dimentichi la password o, se lo desideri, avvisarti quando tocca a te. Altrimenti ignora questo messaggio.
notify-page-on = Sì, è il mio indirizzo
notify-page-off = Non inviarmi più e-mail
notify-page-done = Fatto.
table-lapsed = { $player } ha esaurito il tempo senza rispondere: la proposta decade.
problem-went-back = I dati del server sono tornati a un momento precedente e il tavolo riprende da lì.
problem-busy = Il server è molto occupato. Riprova tra un momento.
problem-bot-tables = Questo server sta già giocando il numero massimo di partite senza persone. Aspetta che ne finisca una, oppure siediti al tavolo.
problem-quota = Tu, o altri dalla tua rete, avete salvato quanto questo server consente in un giorno ({ $megabytes } MB). Riprova più tardi.
problem-storage-full = Su questo server non c’è più spazio per cose nuove. Le partite in corso continuano; avvisa chi lo gestisce.

problem-bad-name = Scegli un altro nome, con lettere che tutti possano vedere e distinguere.
problem-confirm-needed = Conferma che lo vuoi davvero.
problem-foreign-host = Questo server non risponde a quel nome. Chi lo gestisce può aggiungerlo con l’impostazione allowed_hosts.
problem-link-expired = Questo link è scaduto o è già stato usato. Richiedine uno nuovo.
problem-no-mail = Questo server non può inviare e-mail. Chiedi una nuova password a chi lo gestisce.
problem-weak-password = Scegli una password di almeno 8 caratteri che non sia il tuo nome né una delle più comuni.
problem-wrong-password = La password non è giusta.

reset-subject = Una nuova password per Magnifico
reset-mail = Qualcuno, probabilmente tu, desidera una nuova password per l’account { $name }. Per sceglierla apri { $link } entro un’ora. Altrimenti ignora questo messaggio: non cambierà nulla.
problem-name-in-use = Qualcuno a questo tavolo ha già questo nome.
problem-more-people = Al tavolo sono già sedute più persone.
problem-pack-file = «{ $file }» non fa parte di un pacchetto di carte. Un pacchetto è composto da { $files }.
