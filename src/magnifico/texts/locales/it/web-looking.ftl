# Guardare da vicino: carte, scelte, asta, suggerimenti, punti se la partita finisse ora.

web-looking-enlarge = Fai clic o tieni premuto per ingrandire.
web-looking-act = Fai clic per vedere che cosa puoi farne.
web-looking-icons = Premi H per il significato dei simboli.
web-looking-open = Ingrandisci «{ $name }»

## Scelte

web-choice-after = Poi hai:
web-choice-more = { $count ->
    [one] un’altra, più cara
   *[other] altre { $count }, più care
}
web-choice-worse = Un’altra scelta dà almeno altrettanto per meno.

## Che cosa si decide

web-about-bonus_tile = La tessera Bonus Personale ti dà risorse a ogni produzione (martello) e a ogni raccolto (spiga), per tutta la partita. Scegli i beni che pensi ti mancheranno.
web-about-draft = Tieni un Leader e passa gli altri, finché ognuno ne ha quattro. Potrai giocarlo quando ne soddisfi il requisito, o scartarlo per un Privilegio del Consiglio.
web-about-auction = Ogni famiglia ha un’abilità per tutta la partita. La tua offerta indica una riga: cominci con i suoi beni, e più alto è il suo numero, meno ricevi. Se un altro offre una riga con un numero più alto per la tua famiglia, fai una nuova offerta. La riga in cima è sicura: nessuno può superarla.
web-about-privilege = Un Privilegio del Consiglio diventa subito ciò che scegli.
web-about-pay = Questa carta si può pagare in più modi. L’effetto non cambia.
web-about-choices = La carta si attiva e ti lascia una scelta. Decidi una volta per questa attivazione.
web-about-take_card = Azione bonus: prendi una carta da un piano illuminato senza piazzare un familiare. La carta va comunque pagata.
web-about-work = Azione bonus: raccolto o produzione senza piazzare un familiare. I servitori ne alzano il valore.
web-about-order = Ora accadono più cose, e l’ordine lo scegli tu.
web-about-copy = Lorenzo copia l’abilità di un Leader che un altro giocatore ha in gioco, per il resto della partita.
web-about-play_leader = Puoi giocare subito un Leader senza soddisfarne il requisito.
web-about-buy = Puoi prendere ora una delle carte rimaste nelle torri, senza un familiare.
web-about-keep_token = Hai pescato più gettoni speciali e ne tieni uno.
web-about-final_tokens = È l’ultima occasione per scartare i gettoni speciali e ricevere ciò che mostrano, prima del punteggio finale.
web-about-give = La carta di un altro giocatore ti chiede qualcosa. Scegli tu che cosa dare.

## L’asta

web-auction-brings = Cominci con
web-auction-holds = Con questa avresti
web-auction-keeps = e { $who } dovrebbe fare una nuova offerta
web-auction-bid = Offri la riga { $row } per { $family }
web-auction-pick = Scegli una riga per vedere che cosa dà.

## Punti se la partita finisse ora

web-projection-title = punti se la partita finisse ora
web-projection-text = La fede vale come nel Rapporto in Vaticano finale, e nessuno subisce la scomunica per questo.
web-projection-track = sul tracciato
web-projection-faith = fede
web-projection-open = Punti se la partita finisse ora: { $total }
web-key-projection = punti se la partita finisse ora
web-key-number = scegli un’opzione con il suo numero; di nuovo il numero o Invio per confermare

## Dimensione del tabellone

web-set-zoom = dimensione del tabellone
web-rivals-boards = le plance di tutti gli avversari
web-setup-facts = che cosa guardare prima di scegliere
