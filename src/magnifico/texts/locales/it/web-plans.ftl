# Parole della pagina: giocare d’anticipo, prove conservate, appunti privati, strumenti del registro, avvisi di turno.

web-tool-plan = piani e appunti
web-plan-ahead = gioca d’anticipo
web-plan-waiting = { $count ->
    [one] In programma: una sequenza
   *[other] In programma: { $count } sequenze
}
web-plan-lines = il mio prossimo turno
web-plan-lines-text = Quando toccherà a te, la prima sequenza possibile verrà giocata al posto tuo, che tu ci sia o no.
web-plan-lines-turn = Tocca a te: le sequenze si preparano mentre giocano gli altri.
web-plan-else = Altrimenti chiedi a me.
web-plan-build = prova una sequenza sul tabellone
web-plan-add = aggiungi al piano
web-plan-status-played = giocata
web-plan-status-unused = non è servita
web-plan-status-refused = non è possibile
web-plan-status-forgotten = messa da parte
web-plan-up = Sposta su la sequenza { $number }
web-plan-down = Sposta giù la sequenza { $number }
web-plan-remove = Togli la sequenza { $number }
web-plan-standing = risposte automatiche
web-plan-standing-text = Valgono dalla prossima domanda in poi.
web-plan-ask = chiedi a me
web-plan-church = al Rapporto in Vaticano
web-plan-church-support = sostieni la Chiesa
web-plan-church-refuse = non sostenere la Chiesa
web-plan-end = dopo la mia azione
web-plan-end-only = termina il turno se non resta nulla da fare
web-plan-end-always = termina subito il turno
web-plan-give = se la carta di un avversario chiede una risorsa, cedi
web-plan-pass = passa se non si può piazzare nessun familiare
web-plan-decline = rifiuta le offerte fuori dal mio turno
web-plan-trials = prove conservate
web-plan-trials-none = Ancora nessuna: prova qualche mossa con «e se» e conservala.
web-plan-trial-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
web-plan-trial-open = apri
web-plan-trial-drop = Elimina «{ $name }»
web-plan-trial-keep = conserva
web-plan-trial-name = nome della prova
web-plan-trial-default = Turno di gioco { $round }
web-plan-trial-kept = Conservata come «{ $name }».
web-plan-played = il tuo piano è stato giocato
web-plan-asked = il tuo piano non si può giocare
web-note-title = appunti privati
web-note-text = Li leggi solo tu. Un appunto su un avversario ti segue nelle altre partite.
web-note-game = questa partita
web-note-about = su { $name }
web-note-kept = Salvato.
web-log-filter = mosse di
web-log-everybody = tutti
web-log-copy = copia come testo
web-log-copied = Copiato.
web-notices-title = quando tocca a me
web-notices-account = Per e-mail e webhook serve un account con password.
web-notices-travel = Le impostazioni seguono il tuo account su ogni dispositivo.
web-notices-none = Questo server non invia né e-mail né webhook.
web-notices-mail = mandami un’e-mail
web-notices-mail-to = A { $address }.
web-notices-mail-address = Aggiungi prima un indirizzo e-mail al tuo account.
web-notices-mail-confirm = Apri il link nell’e-mail inviata a { $address }. Fino ad allora non arriverà nulla.
web-notices-hook = indirizzo del webhook
web-notices-hook-text = Riceve un messaggio firmato a ogni turno; lascia vuoto per non riceverne.
web-notices-hook-secret = chiave segreta della firma
web-notices-save = salva
web-notices-saved = Salvato.
