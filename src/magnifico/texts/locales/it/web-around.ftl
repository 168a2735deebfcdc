# Intorno al tavolo: nomi, inviti, sala d’attesa, elenchi, chat. La pagina chiede questi testi senza `web-`.

web-around-name = il tuo nome
web-around-name-text = È il nome che gli altri vedono ai nuovi tavoli.
web-around-name-change = cambia nome
web-around-name-save = usa questo nome
web-around-ask-name = come ti devono chiamare gli altri?
web-around-name-of = cambia nome: { $name }
web-around-name-at = nome del giocatore { $number }
web-around-away = ora non sta guardando
web-around-start-computers = inizia con il computer ai posti liberi
web-around-share = condividi
web-around-share-text = Vieni a giocare con me a Lorenzo il Magnifico
web-around-qr = codice QR con il link a questo tavolo
web-around-scan = Inquadralo con un telefono per partecipare.
web-around-clock-other = come concordato
web-around-running = partite in corso
web-around-running-empty = Al momento non ci sono partite pubbliche in corso.
web-around-open = in attesa di giocatori
web-around-others = tocca agli altri
web-around-join = partecipa
web-around-round = turno di gioco { $round } di { $rounds }
web-around-setup = preparazione
web-around-waits = in attesa di { $who }
web-around-since = da { $time }
web-around-left = ancora { $time }
web-around-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-around-said = { $name } dice: { $text }
web-around-mute = silenzia
web-around-mute-all = tutti
web-around-mute-text = In questo browser non vedrai i loro messaggi.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $leaders ->
    [one] { $leaders } Leader
   *[other] { $leaders } Leader
}
web-around-pack-remove = togli il pacchetto
web-around-asked = { $who }: { $question }
web-watching-follow = il giocatore che segui
web-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
