# Le parole delle lezioni. Un messaggio prende il nome dalla lezione e dal passo; osservazioni e risposte sono i suoi attributi.
# I nomi di carte, Leader, famiglie e avversari sono variabili: $card5, $leader_sisto_iv, $family_medici, $rival.

## Quello che dicono tutte le lezioni

lesson-general-name = Lorenzo
lesson-general-wrong = Le regole lo permettono, ma qui ci esercitiamo in altro. La mossa è stata annullata: riprova.
lesson-general-refused = Non è cambiato nulla. Riprova.
lesson-general-again = I tuoi turni sono finiti e l’obiettivo è ancora lontano. Tutto è tornato all’inizio di questa prova.
lesson-general-astray = Così non si arriva all’obiettivo. Riprova, o continua se hai un’idea migliore.
lesson-general-back = Di lì non si arriva. Tutto è tornato all’inizio del compito: ora segui la luce.
lesson-general-later = Un momento. Prima leggi qui.
lesson-general-unknown = Non conosco questa mossa.

## Nel terminale

learn-how = Scrivi una mossa come «w M1», Invio per continuare, «help» per farti mostrare che cosa fare, «again» per ricominciare il passo, «moves», «table», «card 5», «quit».
learn-enter = Invio per continuare
learn-fresh = Una nuova situazione: il tavolo è stato preparato di nuovo.
learn-finished = Era l’ultimo capitolo. Ora gioca una partita: magnifico play
learn-next = Invio per «{ $chapter }», «quit» per smettere.

## 1

lesson-florence = Una famiglia a Firenze
    .about = Sapere che cosa fa vincere e leggere ciò che possiedi.
    .end = Per cominciare basta questo: sei turni di gioco, quattro familiari e i Punti Vittoria che decidono. Ora vediamo a che servono i dadi.
lesson-florence-welcome = Ti diamo il benvenuto a Firenze! Sei a capo di una nobile casata, e { $rival }, dall’altra parte del tavolo, ne guida un’altra. Nei prossimi anni entrambe le casate vogliono diventare la più ammirata della città.
lesson-florence-victory = L’ammirazione si misura in Punti Vittoria. Ecco i tuoi: ancora nessuno, ma la giornata è appena cominciata.
lesson-florence-rounds = Una partita dura sei turni di gioco. In ognuno mandi in città quattro familiari, uno alla volta, e così fanno tutti gli altri.
lesson-florence-winner = Allora, chi vince dopo sei turni di gioco?
    .coins = La casata con più monete
    .cards = La casata con più carte
    .points = La casata con più Punti Vittoria
    .wrong = Monete e carte sono ottimi mezzi. Ma alla fine che cosa si conta?
lesson-florence-goods = Esatto! E questo è ciò che possiedi: legno e pietra per costruire, monete per pagare e servitori che danno una mano alla famiglia.
lesson-florence-market = Riempiamo la borsa. Prendi il tuo familiare bianco e piazzalo nel primo spazio del Mercato, quello con 5 monete.
    .wrong = Un bel posto anche quello, ma ora pensiamo alla borsa: il familiare bianco, nel primo spazio del Mercato.
lesson-florence-end = Cinque monete, subito. In ogni turno piazzi un familiare: l’hai fatto, quindi termina il turno.
lesson-florence-rival = { $rival } è andata alle torri e ha preso una carta. Fino alla fine del turno di gioco quello spazio è suo. E adesso tocca di nuovo a te.
lesson-florence-task = La tua prima prova, senza aiuto: alla casata servono servitori. Procuratene almeno 8.
    .again = Hai ottenuto altro. I servitori ti aspettano al Mercato, proprio accanto alle monete. Riprova.

## 2

lesson-dice = Dadi e familiari
    .about = Sapere quanto valgono i tuoi familiari e a che servono i servitori.
    .end = Un valore, uno spazio, qualche servitore: è il cuore del gioco, e ora lo conosci. Adesso tocca alle torri, dove stanno le carte.
lesson-dice-dice = Ogni turno di gioco comincia con tre dadi: uno bianco, uno nero e uno arancione. Il lancio vale per tutti.
lesson-dice-members = I tuoi tre familiari colorati valgono quanto il dado del loro colore. Il quarto è neutro: non ha dado e il suo valore è 0.
lesson-dice-strongest = Qual è il tuo familiare più forte in questo turno di gioco?
    .white = Il bianco
    .black = Il nero
    .orange = L’arancione
    .wrong = Ogni familiare porta scritto il suo valore. Cerca il più alto.
lesson-dice-white = Il nero, con un bel 6. Tienilo per qualcosa di grande: gli spazi del Mercato chiedono appena 1. Manda il bianco nel primo.
    .wrong = Gli altri tienili da parte. Il familiare bianco va nel primo spazio del Mercato.
lesson-dice-taken = { $rival } ha giocato il suo turno. Ora proviamo qualcosa che non può riuscire: piazza l’arancione nel primo spazio del Mercato, dove c’è già il bianco.
    .wrong = Questa mossa è permessa; ora ne cerchiamo una che non lo è. Prova a mettere l’arancione nel primo spazio del Mercato.
lesson-dice-servant = Non c’è posto! In ogni spazio sta un solo familiare, e contano anche i tuoi parenti. Ora il neutro: vale 0, troppo poco perfino per il Mercato. Per questo ci sono i servitori: ognuno che spendi aggiunge 1. Piazzalo nel secondo spazio con l’aiuto di 1 servitore.
    .wrong = Non proprio: il familiare neutro, il secondo spazio del Mercato e 1 servitore, non di più.
lesson-dice-count = Un servitore speso, cinque ricevuti: un buon affare. Ora un po’ di calcolo. Un piano chiede 5 e il tuo familiare arancione vale 2. Quanti servitori servono?
    .two = Due
    .three = Tre
    .five = Cinque
    .wrong = Ogni servitore aggiunge 1. Da 2 a 5 sono…
lesson-dice-task = Tre. È il momento di una prova tutta tua. Resta solo l’arancione, con valore 2. Al secondo piano della prima torre, che chiede 3, c’è la carta «{ $card2 }». Prendila.
    .again = La carta è ancora lì. All’arancione basta un servitore per salire al secondo piano.

## 3

lesson-towers = Le torri
    .about = Prendere carte dalle torri: piani, bonus e il prezzo della compagnia.
    .end = Ora sai salire sulle torri e quanto costa la compagnia. Adesso leggiamo le carte più da vicino.
lesson-towers-towers = Ecco le quattro torri di Firenze: la verde ha i territori, la blu i personaggi, la gialla gli edifici, la viola le imprese. In ogni turno di gioco arrivano quattro carte nuove in ognuna.
lesson-towers-floors = Dal basso in alto i piani chiedono 1, 3, 5 e 7. I due più alti premiano chi sale: hanno un bonus proprio, stampato accanto al piano.
lesson-towers-forest = Il tuo familiare bianco vale 5, giusto quanto serve per un terzo piano. Piazzalo accanto a «{ $card5 }».
    .wrong = Vogliamo «{ $card5 }»: il familiare bianco, al terzo piano della torre verde.
lesson-towers-bonus = Due legni in un colpo solo! Uno è il bonus del piano, l’altro viene dalla carta. I territori non costano nulla: basta esserci.
lesson-towers-busy = { $rival } ha fatto prima di te e ha preso un personaggio. Ora la torre blu è occupata, e chi entra in una torre occupata paga 3 monete oltre al costo della carta: il sovrapprezzo. Un buon motivo per arrivare presto.
lesson-towers-warlord = Hai 6 monete, abbastanza anche per il sovrapprezzo. Piazza il familiare nero accanto a «{ $card49 }», al secondo piano.
    .wrong = Vogliamo «{ $card49 }»: il familiare nero, al secondo piano della torre blu.
lesson-towers-price = Quante monete in tutto? «{ $card49 }» ne costa 2.
    .two = 2
    .three = 3
    .five = 5
    .wrong = Due per la carta. E il sovrapprezzo?
lesson-towers-colour = Cinque: 2 per la carta, 3 di sovrapprezzo. Un’ultima regola delle torri. Il tuo familiare bianco è nella torre verde. Prova a mandarci anche l’arancione, al primo piano.
    .wrong = Questa mossa è permessa. Prova a mettere l’arancione al primo piano della torre verde.
lesson-towers-task = Due familiari colorati della stessa famiglia non stanno mai nella stessa torre; solo il neutro può unirsi. Ora la tua prova: costruisci una «{ $card31 }». Costa 2 legni e ti aspetta al secondo piano della torre gialla.
    .again = La cappella non c’è ancora. Chi è libero di andare, e quanti servitori servono per arrivare a 3?

## 4

lesson-cards = Leggere una carta
    .about = Riconoscere a colpo d’occhio costo, effetto immediato ed effetto permanente di una carta.
    .end = Costo, effetto immediato, effetto permanente, punti alla fine: qualunque carta arrivi, ora la sai leggere. Adesso facciamo lavorare i tuoi territori.
lesson-cards-chapel = Ogni carta dice, dall’alto in basso, quanto costa e che cosa fa. Apri «{ $card31 }» per vederla per intero.
lesson-cards-cost = Allora, che cosa paghi per questo edificio?
    .coin = 1 moneta
    .wood = 2 legni
    .faith = 1 Punto Fede
    .wrong = Il costo sta in alto. Tutto il resto viene dopo.
lesson-cards-activation = Due legni. Sotto il costo c’è l’effetto immediato, con il fulmine: 1 Punto Fede, una volta, quando prendi la carta. Più giù c’è l’effetto permanente, e il numero dice quando funziona: ogni produzione di valore 2 o più ti fa cambiare 1 moneta in 1 Punto Fede.
lesson-cards-build = Costruiscila: piazza lì il tuo familiare bianco.
    .wrong = Prima la cappella: il familiare bianco, al primo piano della torre gialla.
lesson-cards-farmer = Fatto, con un Punto Fede in più. I personaggi sono diversi. Apri «{ $card53 }», nella torre blu.
lesson-cards-sum = Non ha un effetto immediato, ma uno permanente: finché serve la tua casata, ogni tuo raccolto riceve +2 al valore. Mettiamo che tu lo assuma e faccia un raccolto con un familiare di valore 4. Che valore avrebbe il raccolto?
    .two = 2
    .four = 4
    .six = 6
    .wrong = Il valore del familiare, più 2 della carta.
lesson-cards-venture = Sei: 4 del familiare e 2 del contadino. I personaggi servono fino a fine partita, perciò conviene prenderli presto. Ora una carta viola: apri «{ $card74 }».
lesson-cards-points = Un’impresa ha un effetto immediato e porta Punti Vittoria. Quando ricevi quei 5 punti?
    .now = Subito
    .round = In ogni turno di gioco
    .end = Alla fine della partita
    .wrong = Guarda in fondo alla carta.
lesson-cards-signs = Alla fine: lo dice la bandierina. I segni sono sempre gli stessi: il fulmine vuol dire subito e una volta sola, l’otto coricato finché possiedi la carta, la bandierina alla fine della partita, e il numero dice quale valore deve raggiungere un raccolto o una produzione.
lesson-cards-task = La tua prova: fra i personaggi ce n’è uno che dà subito Punti Militari e da allora rende più facile prendere territori. Scopri chi è e prendi la sua carta.
    .again = Non è quella. Apri le carte blu una per una e cerca Punti Militari e territori.

## 5

lesson-harvest = Il raccolto
    .about = Sapere quali territori attiva un raccolto e che cosa fa lo spazio grande.
    .end = Più alto il valore, più terre al lavoro. Ora vediamo che cosa gli edifici ricavano dal raccolto.
lesson-harvest-lands = Ecco i tuoi territori. Ognuno mostra un numero: il valore che un raccolto deve raggiungere perché renda qualcosa. I tuoi hanno 1, 2, 3 e 5.
lesson-harvest-which = Oggi il tuo familiare bianco vale 3. Quanti dei tuoi territori attiverebbe con un raccolto?
    .one = Uno, quello con il 3
    .three = Tre: 1, 2 e 3
    .four = Tutti e quattro
    .wrong = Tutti quelli con un numero non superiore a 3.
lesson-harvest-harvest = Tre. Ai campi: piazza il bianco nello spazio del raccolto.
    .wrong = Oggi si raccoglie: il familiare bianco, nello spazio piccolo del raccolto.
lesson-harvest-tile = Che raccolto! Hanno reso i tre territori, e anche la tua tessera Bonus Personale: aggiunge legno, pietra e un servitore a ogni raccolto, perfino a chi non ha terre.
lesson-harvest-taken = Un altro giorno: { $rival } è stata più svelta ed è nello spazio piccolo. Provaci lo stesso con il familiare nero.
    .wrong = Prova lo spazio piccolo del raccolto con il nero.
lesson-harvest-large = Occupato. Accanto c’è lo spazio grande, con posto per tutti, ma lì il valore dell’azione cala di 3. Il nero vale 5: che valore avrebbe lì un raccolto?
    .two = 2
    .three = 3
    .five = 5
    .wrong = Cinque meno 3.
lesson-harvest-crowd = Solo 2, ma meglio di niente. Piazza il nero nello spazio grande del raccolto.
    .wrong = Il familiare nero, nello spazio grande del raccolto.
lesson-harvest-task = La tua prova: ottieni 5 legni con un solo raccolto. «{ $card5 }» ne dà 3, ma solo da un valore di 5. Hai il bianco, che vale 3, e 2 servitori.
    .again = Il legno non basta. Come porti il bianco da 3 a 5?

## 6

lesson-production = La produzione
    .about = Far scambiare beni agli edifici: tutto insieme, e nulla due volte.
    .end = I territori procurano, gli edifici trasformano: è il motore di ogni grande casata. Adesso andiamo al Consiglio.
lesson-production-buildings = Ecco i tuoi edifici. Anche loro mostrano un numero, e una produzione di almeno quel valore li attiva. Quasi tutti scambiano qualcosa con qualcosa di meglio.
lesson-production-start = Hai 1 legno e nessuna moneta. Piazza il bianco, che vale 4, nello spazio della produzione.
    .wrong = Ora si produce: il familiare bianco, nello spazio piccolo della produzione.
lesson-production-carpenter = Adesso decidi un edificio alla volta. Prima «{ $card29 }»: scambia il tuo legno con 3 monete.
    .wrong = Scegli lo scambio di 1 legno con 3 monete.
lesson-production-chapel = Poi viene «{ $card31 }»: 1 moneta per 1 Punto Fede. Puoi pagare con una delle 3 monete che stai per ricevere?
    .yes = Sì, certo
    .no = No, non sono ancora arrivate
    .wrong = Gli edifici lavorano tutti nello stesso momento. Paghi con quello che avevi quando è cominciata la produzione.
lesson-production-nothing = Esatto: tutto accade nello stesso momento. Paghi con quello che avevi prima, e la borsa era vuota. Stavolta «{ $card31 }» non scambia nulla.
    .wrong = Non c’è ancora una moneta per pagare. Scegli «niente».
lesson-production-income = Ora arriva tutto insieme: 3 monete dalla bottega, 2 monete e 1 Punto Militare dalla tua tessera Bonus Personale.
lesson-production-task = La tua prova: con una sola produzione arriva a 7 monete e 1 Punto Fede. Cominci con 2 legni e 1 moneta.
    .again = Quasi. I tuoi 2 legni possono diventare 5 monete in una volta, e la moneta per la cappella ce l’avevi dall’inizio.

## 7

lesson-council = Il Consiglio e i suoi privilegi
    .about = Giocare per primi nel prossimo turno di gioco e sfruttare un Privilegio del Consiglio.
    .end = Una moneta, un favore e il primo turno: una visita al Consiglio è raramente sprecata. Ora una padrona di casa più esigente: la Chiesa.
lesson-council-palace = Questo è il Palazzo del Consiglio. Chiede un valore di 1 e ha posto per tutti. Ogni visita porta 1 moneta e un Privilegio del Consiglio.
lesson-council-go = Oggi giochi in ultima posizione, e gli altri scelgono i posti migliori prima di te. Il Palazzo può cambiare le cose. Piazza lì il tuo familiare bianco.
    .wrong = Prima il Palazzo: piazza lì il familiare bianco.
lesson-council-privilege = Un Privilegio del Consiglio è un favore a tua scelta: legno e pietra, servitori, monete, Punti Militari o un Punto Fede. Prendi quello che vuoi.
lesson-council-order = Chi arriva per primo al Palazzo comincia il prossimo turno di gioco, chi arriva secondo gioca per secondo, e così via; poi seguono gli assenti. Oggi non è venuto nessun altro. Chi comincia, allora?
    .rival = { $rival }, come in questo turno di gioco
    .me = Tu
    .dice = Lo decidono i dadi
    .wrong = L’ordine nel Palazzo diventa l’ordine di turno. Chi c’è lì?
lesson-council-stall = Tu! Ora il quarto spazio del Mercato. Dà due privilegi in una volta, ma devono essere diversi. Piazza lì il nero.
    .wrong = Il quarto spazio del Mercato, con il familiare nero.
lesson-council-first = Scegli il primo.
lesson-council-second = E ora il secondo. Quello che hai appena preso non c’è più: il segno ≠ vuol dire che devono essere diversi.
lesson-council-task = La tua prova: con un solo familiare procurati 1 Punto Fede e 2 Punti Militari.
    .again = Una visita, due favori: quale spazio ne dà due insieme?

## 8

lesson-church = La Chiesa
    .about = Sostenere la Chiesa o subire la scomunica, e sapere quando cedere.
    .end = La fede è una promessa con una scadenza. Ora sai quanto costa mantenerla, e quanto romperla. Adesso, un esercito per le tue terre.
lesson-church-track = Tre volte in una partita la Chiesa vuole sapere quanta fede hai mostrato: dopo i turni di gioco 2, 4 e 6. Si aspetta almeno 3, poi 4, poi 5 Punti Fede. Tu ne hai 4.
lesson-church-tile = Chi ne ha troppo pochi subisce la scomunica. Questa è la tessera del primo Rapporto: il valore di ogni raccolto cala di 3, fino alla fine. In ogni partita ci sono tre tessere così, e tutti le vedono dall’inizio.
lesson-church-enough = È la fine del turno di gioco 2. I tuoi 4 Punti Fede bastano?
    .yes = Sì
    .no = No, troppo pochi
    .wrong = Il primo Rapporto ne chiede 3.
lesson-church-support = Il Rapporto in Vaticano è cominciato. Puoi sostenere la Chiesa: rinunci a tutti i tuoi Punti Fede e ricevi i Punti Vittoria della tua casella. Fallo.
    .wrong = Per ora resta in buoni rapporti: sostieni la Chiesa.
lesson-church-after = La tua casella valeva 4 Punti Vittoria, e riparti da 0 Punti Fede. { $rival } aveva solo 1 Punto Fede: è stata scomunicata senza poter scegliere.
lesson-church-keep = Avresti potuto rifiutare. Allora subiresti anche tu la scomunica, ma che ne sarebbe dei tuoi Punti Fede?
    .stay = Restano
    .lost = Sono persi
    .wrong = Rinuncia ai Punti Fede solo chi sostiene la Chiesa.
lesson-church-task = Restano, e le caselle più avanti valgono di più. Ora hai 5 Punti Fede, soltanto edifici e nemmeno un territorio. La tessera ti farebbe poco male. Per una volta, rifiuta.
    .wrong = Sarebbe la risposta obbediente. Ma la tessera indebolisce solo i raccolti, e tu non ne fai. Tieni i Punti Fede: rifiuta.

## 9

lesson-military = Forza militare e territori
    .about = Sapere quanta forza chiedono le tue terre.
    .end = La terra va difesa, e ora la tua lo è. Adesso vediamo quanto vale tutto questo a fine partita.
lesson-military-slots = La tua fila verde ha sei posti per i territori. I primi due sono sempre disponibili. Per il terzo servono 3 Punti Militari, poi 7, 12 e 18: i numeri sono stampati sui posti vuoti.
lesson-military-weak = Possiedi due territori e nessun esercito. Prova a prendere «{ $card3 }» al primo piano con il bianco.
    .wrong = Questa mossa è permessa. Prova a mettere il bianco al primo piano della torre verde.
lesson-military-stall = Servono 3 Punti Militari. Il terzo spazio del Mercato ne dà proprio tre, e anche 2 monete. Piazza lì il nero.
    .wrong = Prima l’esercito: il familiare nero, nel terzo spazio del Mercato.
lesson-military-strong = Tre Punti Militari: bastano. Ora prendi «{ $card3 }» con il bianco.
    .wrong = Vogliamo «{ $card3 }»: il bianco, al primo piano della torre verde.
lesson-military-kept = Il borgo è tuo, e guarda: hai ancora tutti e 3 i Punti Militari. Devono solo esserci: non si spendono.
lesson-military-next = Quanti Punti Militari servono per il tuo quarto territorio?
    .three = 3, come prima
    .seven = 7
    .twelve = 12
    .wrong = È stampato sul prossimo posto vuoto della fila.
lesson-military-task = Sette. La tua prova: possiedi tre territori e hai 5 Punti Militari. Prendine un quarto con i due familiari che ti restano. Il Mercato è occupato: guarda la torre blu, o il Palazzo.
    .again = Mancavano due Punti Militari. «{ $card49 }» ne porta 3, il Palazzo un privilegio che ne vale 2.

## 10

lesson-ending = Imprese, personaggi, la fine
    .about = Sapere da dove vengono i punti del punteggio finale.
    .end = Territori, personaggi, imprese, forza e avanzi: ora conosci tutto il conto. È il momento di mettere insieme ogni cosa.
lesson-ending-lands = Ti resta un familiare, poi si conta tutto. Guarda la fila verde: quattro territori valgono 4 Punti Vittoria, con un quinto sarebbero 10, con un sesto 20. Un set cresce piano, poi di colpo.
lesson-ending-people = Con i personaggi è lo stesso: da uno a sei danno 1, 3, 6, 10, 15 e 21 punti, e tu ne hai tre. Quanto aggiungerebbe il quarto?
    .one = 1 punto
    .four = 4 punti
    .ten = 10 punti
    .wrong = Tre ne danno 6, quattro 10. Qual è la differenza?
lesson-ending-strength = Quattro. E accanto alle carte ci sono due premi: 5 punti all’esercito più forte e 2 al secondo (tu hai 10 Punti Militari, { $rival } 8), e 1 punto ogni cinque risorse rimaste, contando insieme legno, pietra, monete e servitori. Tieni d’occhio l’esercito.
lesson-ending-venture = Ora il tuo ultimo turno. «{ $card96 }» vale 10 punti alla fine. Prendila con il bianco.
    .wrong = Dieci punti ti aspettano: il bianco, al primo piano della torre viola.
lesson-ending-pay = Questa impresa si può pagare in due modi. Con 5 Punti Militari resteresti dietro a { $rival } e perderesti il premio per l’esercito più forte. Paga con legno, pietra e monete.
    .wrong = Occhio: così { $rival } avrebbe l’esercito più forte. Paga con legno, pietra e monete.
lesson-ending-close = Era l’ultimo familiare della partita. Ora arriva l’ultimo Rapporto in Vaticano, più mite: ognuno riceve i punti della propria casella, anche chi subisce la scomunica. Termina il turno, e comincia il punteggio finale.
lesson-ending-sum = Tutto è stato contato: la fede, i territori, i personaggi, le due imprese, l’esercito più forte, gli avanzi. Il registro elenca ogni voce. E hai vinto!
lesson-ending-task = Ancora una volta, l’ultimo familiare. Un quinto territorio, un quarto personaggio o l’impresa «{ $card78 }», che dà 4 punti alla fine: prendi la carta che vale di più.
    .again = Bene, ma non è il meglio. Quattro territori danno 4 punti. Quanti ne danno cinque?

## 11

lesson-round = Un turno di gioco tutto tuo
    .about = Pianificare quattro familiari senza alcun aiuto.
    .end = Un intero turno di gioco, pensato e giocato da te. Ora puoi affrontare una vera partita. I prossimi capitoli mostrano che cosa aggiungono le regole avanzate e le espansioni.
lesson-round-plan = Stavolta nessuna regola nuova. Giochi un intero turno di gioco contro { $rival }, quattro familiari a testa. Un po’ di strategia rende molto: che cosa voglio, chi è abbastanza forte, e che cosa può sparire se aspetto?
lesson-round-look = Il bianco vale 3, il nero 5, l’arancione 2, e hai 3 servitori. Guarda che cosa c’è ai piani bassi, e ricorda: il secondo che entra in una torre paga 3 monete in più.
lesson-round-weakest = Il familiare neutro vale 0. Con l’aiuto di uno o due servitori, dove rende di più?
    .tower = All’ultimo piano di una torre
    .market = Al Mercato
    .home = A casa
    .wrong = Sette servitori per l’ultimo piano? E a casa non guadagna nulla. Il Mercato chiede 1.
lesson-round-task = Proprio così. La tua prova: entro la fine di questo turno di gioco devi avere un territorio, un personaggio, un edificio e almeno 6 monete. Via!
    .again = Stavolta mancava qualcosa. Un consiglio: i piani bassi costano poco, e qualcuno dovrebbe passare dal primo spazio del Mercato.

## 12

lesson-leaders = Leader e tessere bonus
    .about = Scegliere la tessera Bonus Personale e i Leader, giocarli, attivarli, lasciarli andare.
    .end = I Leader premiano chi sa pianificare. Queste sono le regole avanzate, e ora le conosci tutte.
lesson-leaders-tile = Le partite avanzate cominciano con due scelte. Prima la tua tessera Bonus Personale: quello che ogni raccolto e ogni produzione ti porta in più. Scegli quella che preferisci.
lesson-leaders-draft = Ora i Leader: grandi figure che si uniscono a una casata, se ne è degna. Ne tieni uno e passi gli altri, finché tutti ne hanno quattro. I loro requisiti sono stampati sulla carta. Scegli!
lesson-leaders-look = La partita è cominciata e hai in mano tre Leader. Apri { $leader_sandro_botticelli } per vedere la carta per intero.
lesson-leaders-play = Il suo requisito è 10 legni. Li hai, e non li spendi: basta che ci siano. Giocalo: non serve un familiare, e puoi farlo in qualsiasi momento del tuo turno.
    .wrong = Prima gioca { $leader_sandro_botticelli }.
lesson-leaders-use = Resta con te fino alla fine. La sua abilità porta 2 Punti Militari e 1 Punto Vittoria. Attivala subito.
    .wrong = Attiva l’abilità di { $leader_sandro_botticelli }.
lesson-leaders-again = Quante volte puoi attivarla?
    .turn = Una volta per turno
    .round = Una volta per turno di gioco
    .never = Mai più
    .wrong = È scritto sulla carta: una volta per turno di gioco.
lesson-leaders-discard = Una volta per turno di gioco. Anche un Leader che non potrai mai giocare può servire: scarta { $leader_cosimo_de_medici } per un Privilegio del Consiglio.
    .wrong = Scarta { $leader_cosimo_de_medici }.
lesson-leaders-privilege = Scegli che cosa diventa il privilegio.
lesson-leaders-task = La tua prova: { $leader_girolamo_savonarola } vuole vedere 18 monete. Giocalo e attiva la sua abilità nello stesso turno. Hai 13 monete e un familiare.
    .again = Si unisce a te solo se hai 18 monete. Dove ne trovi 5 in una volta?

## 13

lesson-houses = Famiglie: l’asta
    .about = Fare un’offerta per una famiglia, e mantenere la calma quando qualcuno la supera.
    .end = Hai una famiglia con un’abilità tutta sua. Ora la quinta torre dell’espansione.
lesson-houses-auction = Con Famiglie del Rinascimento ogni giocatore guida una vera famiglia, e ognuna ha un’abilità che nessun’altra ha. A chi tocca quale lo decide un’asta.
lesson-houses-rows = Accanto a ogni famiglia ci sono sei righe di beni, e la tua offerta ne indica una: cominci con quei beni. Chi vuole superarti deve scegliere una riga con un numero più alto. Confronta la riga 1 con la riga 6. Che cosa offrono i numeri più alti?
    .more = Più beni
    .fewer = Meno beni
    .wrong = Guarda bene: la riga 1 è un carro pieno, la riga 6 poco più di una borsa.
lesson-houses-bid = Meno: in quest’asta si paga con ciò che non si riceve. I { $family_medici }, la prima famiglia, ti piacciono, ma non a ogni costo. Offri la riga 2.
    .wrong = Offri la riga 2 per i { $family_medici }.
lesson-houses-displaced = { $rival } tiene di più ai { $family_medici }: offre la riga 4 e ti scalza, e tu devi fare subito un’altra offerta. Con quali righe potresti ancora riprenderti i { $family_medici }?
    .same = Con la 4, come lei
    .below = Con la 5 o la 6
    .none = Con nessuna
    .wrong = Per superare un’offerta serve una riga con un numero più alto, e { $rival } è già alla 4.
lesson-houses-second = Giusto, e la riga 6 sarebbe perfino sicura: la riga in cima non si può superare. Ma ti resterebbe ben poco. I { $family_colonna } non li vuole ancora nessuno: prendili nella riga 1, con tutto quello che hanno.
    .wrong = Scegli i { $family_colonna }, nella riga 1.
lesson-houses-brown = L’asta è finita e i beni sono tuoi. I { $family_colonna } portano un quinto familiare, marrone. Vale sempre 3, qualunque cosa mostrino i dadi.
lesson-houses-task = Oggi i dadi sono una miseria: tutti uno. La tua prova: prendi «{ $card2 }» al secondo piano della torre verde, che chiede 3. Non hai servitori.
    .again = Chi vale 3 anche in una giornata così?

## 14

lesson-special = Famiglie: Torre speciale e gettoni
    .about = Usare la quinta torre, i gettoni speciali e la tessera Adattamento.
    .end = Cinque torri e qualche segreto nella manica. Resta un capitolo, e parla di tradimento.
lesson-special-tower = Questa è la Torre speciale. Ha carte di tutti e quattro i tipi, che vanno nella fila del loro tipo. Valgono tutte le regole delle torri; i bonus dei suoi piani sono gettoni speciali.
lesson-special-look = Apri «{ $card123 }», al secondo piano, per vederla per intero.
lesson-special-tokens = Costa 3 monete e tu ne hai 1. Ma hai due gettoni speciali, e nessun altro sa che cosa mostrano: uno vale 3 monete, l’altro 2 legni.
lesson-special-use = Nel tuo turno puoi scartare un gettone in qualsiasi momento per ricevere ciò che mostra, senza piazzare nessuno. Scarta quello da 3 monete.
    .wrong = Prima scarta il gettone da 3 monete.
lesson-special-take = Ora hai 4 monete. Prendi «{ $card123 }» con il bianco.
    .wrong = Il bianco, al secondo piano della Torre speciale.
lesson-special-adaptation = Porta subito un gettone, e i Medici ne ricevono un altro per ogni personaggio. Ancora una cosa: la torre con il segno ≠ ha la tessera Adattamento. Tutti i suoi piani chiedono 1 in più.
lesson-special-value = Quanto chiede il terzo piano di quella torre?
    .five = 5
    .six = 6
    .seven = 7
    .wrong = Cinque, come ogni terzo piano, più 1.
lesson-special-task = Sei. La tua prova: costruisci «{ $card109 }», al terzo piano della Torre speciale. Costa 1 legno e 1 pietra, e tu non hai legno. O forse sì?
    .again = Hai un gettone da 2 legni. Scartalo prima di piazzare il nero.

## 15

lesson-pazzi = La Congiura dei Pazzi
    .about = Rispondere alle carte che colpiscono la tua casata, e giocarne una.
    .end = Hai finito il corso. Firenze ti aspetta: gioca la tua prima partita!
lesson-pazzi-plot = I Pazzi giocano più duro: alcune delle loro carte colpiscono le altre casate. È il turno di { $rival }, che tiene d’occhio la torre viola.
lesson-pazzi-give = «{ $card163 }»: ogni avversario le dà 1 legno, 1 pietra, 1 moneta o 1 servitore. { $rival2 } ha pagato. Tu a che cosa rinunci?
lesson-pazzi-choice = Chi decide che cosa dai?
    .rival = { $rival }
    .me = Tu
    .chance = Il caso
    .wrong = L’hai appena fatto tu.
lesson-pazzi-worse = Tu. Dai quello che fa meno male. Ma può andare peggio: più avanti { $rival } assume «{ $card155 }».
lesson-pazzi-discard = Ogni avversario deve scartare un territorio o un edificio. Hai due territori e un edificio. Scegli quello che ti mancherà di meno.
lesson-pazzi-task = La tua prova: ripaga gli altri con la stessa moneta. Prendi tu «{ $card163 }». Costa 1 Punto Militare per avversario, e tu ne hai 3.
    .again = La carta è al primo piano della torre viola.
