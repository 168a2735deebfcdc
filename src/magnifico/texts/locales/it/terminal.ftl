# Il tavolo nel terminale. Comandi e notazione restano in inglese in ogni lingua.

## Parole brevi per le tabelle: beni, costi, effetti

short-wood = leg.
short-stone = pie.
short-coins = mon.
short-servants = serv.
short-military = mil.
short-faith = fede
short-victory = PV
short-tokens = gett.
short-privilege = priv.
short-opponent = avversario
short-leader = Leader
short-take = azione { $value }: prendi { $types }
short-now = imm. { $text }
short-end = fine { $text }

## Il tavolo

colour-white = bianco
colour-black = nero
colour-orange = arancione
colour-neutral = neutro
colour-brown = marrone
player-letter = Giocatore { $letter }
table-round = Turno di gioco { $round } di { $rounds }, periodo { $period }
table-dice = Dadi: { $dice }
table-order = Ordine di turno:
table-church = Chiesa { $period } (fede { $faith }):
table-members = Familiari
table-leaders = Leader
table-taken = Vuoti:
table-used = usato
table-in-play = In gioco
table-hand = In mano
table-tokens = Gettoni
table-to-come = { $tower }: in questo periodo ne usciranno ancora { $left } su { $all }
table-nothing-to-come = Tutte le carte di questo periodo sono state rivelate.
table-since = Che cosa è successo
table-have = Hai:
log-automatic = nient’altro era possibile
log-takes = prende «{ $card }»

## Challenges

challenge-day = Sfida del giorno { $key }: { $players } giocatori, giochi come { $seat } contro { $opponents }.
challenge-week = Sfida della settimana { $key }: { $players } giocatori, giochi come { $seat } contro { $opponents }.
challenge-played = Hai già giocato questa sfida. Con «--again» la rigiochi per allenarti.
challenge-computer = Il computer gioca la stessa partita a ogni livello …
challenge-you = tu
challenge-place = { $place }º posto su { $players }

## Domande

ask-bonus_tile = Scegli la tua tessera Bonus Personale.
ask-draft = Tieni un Leader; gli altri passano al tuo vicino.
ask-auction = Fai un’offerta per una famiglia: scegli una riga.
ask-play_leader = Scegli il Leader da giocare.
ask-turn = Tocca a te: piazza un familiare.
ask-placed = Hai piazzato il tuo familiare. Vuoi fare altro?
ask-stuck = Tocca a te: non puoi piazzare nessun familiare.
ask-passed = Hai passato. Vuoi fare altro?
ask-privilege = { $left ->
    [one] Privilegio del Consiglio: che cosa prendi?
   *[other] Privilegi del Consiglio rimasti: { $left }. Che cosa prendi?
}
ask-pay = Come paghi?
ask-pay_tokens = Con quale gettone speciale paghi?
ask-take_card = Azione bonus: prendi una carta, valore { $value }.
ask-work = Azione bonus a valore { $value }.
ask-only_card = Quale carta attivi?
ask-choices = «{ $card }» si attiva. Che cosa scegli?
ask-activate = Quali carte attivi?
ask-order = Quale azione viene prima?
ask-church = Rapporto in Vaticano: sostieni la Chiesa? Costa tutti i tuoi Punti Fede ({ $faith }).
church-offer = Rapporto in Vaticano: sostieni la Chiesa? Spendi tutti i tuoi Punti Fede ({ $faith }) e ricevi { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.
church-refusal = Se rifiuti, subisci la scomunica per il resto della partita ({ $penalty }).
church-immune = Se rifiuti, non ti succede nulla: non puoi subire scomuniche.
ask-buy = Puoi comprare una carta rimasta.
ask-give_up = «{ $card }»: quale carta scarti?
ask-give = «{ $card }»: che cosa dai?
ask-recover = Quale carta scartata prendi?
ask-visconti = Quale gettone dei Visconti attivi?
ask-copy = Quale Leader copi?
ask-member = Quale familiare?
ask-option = Che cosa scegli?
ask-keep_token = Quale gettone speciale tieni?
ask-final_tokens = Fine della partita: puoi ancora scartare i tuoi gettoni speciali.
ask-lose_one = Che cosa perdi?
ask-space_kind = Raccolto o produzione?
hint-turn = Scrivi una mossa ({ $example }) o un numero · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? aiuto
hint-placed = Invio termina il turno · undo annulla · ? aiuto
hint-free = Conviene fare prima ciò che non richiede un familiare; il numero dice quanti punti aggiunge al miglior piazzamento:

## Menu

menu-other = Inoltre:
menu-play = Gioca:
menu-discard = Scarta per un Privilegio del Consiglio:
menu-use = Attiva:
menu-token = Scarta un gettone speciale:
menu-more = { $count ->
    [one] … e un’altra: { $command }
   *[other] … e altre { $count }: { $command }
}
menu-pays = paga
menu-receives = riceve
menu-value = valore { $value }
menu-row = riga { $row }
menu-out-of-reach = Fuori portata:

## Risposte

curtain = Passa lo schermo a { $name }. Gli altri non guardino.
curtain-enter = Premi Invio quando vuoi.{ " " }
legal = È possibile: { $move }
would = Se la giochi: { $move }
would-yield = Prima di ricevere le risorse scegli che cosa scambiare. Le carte che si attivano:
possible = Possibile: { $moves }
no-number = Nell’elenco non c’è il numero { $number }.
no-moves = Nessuna mossa corrisponde ora a «{ $what }».
not-understood = «{ $line }» non è né una mossa né un comando. ? mostra che cosa si può scrivere.
unknown-card = In questa partita non c’è «{ $what }».
nothing-to-undo = Non c’è niente da annullare: si annulla solo ciò che hai fatto in questo turno, e solo se non ha rivelato nulla.
undone = { $count ->
    [one] Annullata { $count } mossa.
   *[other] Annullate { $count } mosse.
}
saved = La partita è salvata: { $path }
not-saved = Non è stato possibile salvare la partita in { $path }: { $reason }
verify-ok = { $count ->
    [one] { $count } mossa, { $result }
   *[other] { $count } mosse, { $result }
}
verify-unfinished = non finita
score-so-far = Punti finora
score-projected = Se la partita finisse adesso
discard-sure = Potresti invece giocare { $leader }. Scarti comunque la carta? (s/n){ " " }
quit-sure = Lasci il tavolo? La partita è salvata. (s/n){ " " }
quit-unsaved = Lasci il tavolo? La partita non è salvata. (s/n){ " " }
answers-yes = s si sì y yes
left = La partita è salvata. Continua con: { $command }
help =
    Mosse
      w T3 +2         familiare bianco al piano 3 della torre dei territori, 2 servitori
                      familiari: w b o n brown; torri T C B V S; spazi H H2 P P2 M1-M4 K
      end             termina il turno (anche con Invio)
      play NOME       gioca un Leader; discard NOME scarta, use NOME attiva
      5               la mossa con questo numero nell’elenco
    Domande
      moves w         che cosa può fare il bianco; moves T, moves H, moves free, moves all
      why w T4        perché una mossa non è possibile
      try w T3        che cosa porterebbe una mossa, senza giocarla
      hint            le tre mosse migliori, con il guadagno e un motivo
      card 5          una carta per intero; anche card NOME per Leader e famiglie
      table           di nuovo il tavolo
      player B        le carte di un giocatore; senza lettera: di tutti gli avversari
      church, coming  scomuniche; carte che usciranno ancora in questo periodo
      log, score      che cosa è successo; i punti
    Altro
      undo            annulla l’ultima decisione di questo turno; undo all: tutto il turno
      save FILE       salva con un nome (la partita si salva anche da sola)
      quit            lascia il tavolo
    Tab completa ciò che scrivi.

# Under `magnifico version`, and on the page.

credits-game = Lorenzo il Magnifico è un gioco da tavolo di Virginio Gigli e Flaminia Brasini con Simone Luciani, illustrato da Klemens Franz e impaginato da Andrea Kattnig (atelier198), curato da Giuliano Acquati e pubblicato da Cranio Creations.
