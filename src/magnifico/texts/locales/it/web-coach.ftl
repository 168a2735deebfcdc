# Il maestro della prima partita, e quale partita propone «Gioca subito».

web-coach-name = maestro
web-coach-next = capito
web-coach-away = gioca senza maestro
web-coach-leaving = Vuoi continuare senza di me?
web-coach-this-game = in questa partita
web-coach-for-good = per sempre
web-coach-stay = no, resta
web-coach-well = che cosa è andato bene
web-coach-costly = L’analisi qui sotto mostra le due decisioni che ti sono costate di più; scegline una per rivedere la posizione.
web-proposal-first = La tua prima partita: regole base, un avversario e un maestro
web-proposal-basic = Regole base contro un avversario
web-proposal-three = Regole base, due avversari
web-proposal-full = Tre avversari gestiti dal computer, nessuna registrazione
web-proposal-whole = Conosco il gioco: tutte le regole, tre avversari
