# Parole della pagina per chi impara

web-nav-learn = impara
web-learn-lead = Si impara giocando: brevi capitoli al tavolo vero, da uno a tre minuti ciascuno. Nulla può andare storto, e puoi smettere e riprendere quando vuoi.
web-learn-begin = comincia
web-learn-resume = continua
web-learn-jump = conosco il piazzamento lavoratori
web-learn-rules = le regole in breve
web-learn-done = Capitoli completati: { $count } su { $all }
web-learn-state-done = completato
web-learn-state-begun = iniziato
web-lesson-step = Passo { $number } di { $count }
web-lesson-fold = Riduci la lezione
web-lesson-leave = Lascia la lezione
web-lesson-continue = continua
web-lesson-next = capitolo seguente
web-lesson-all = tutti i capitoli
web-lesson-task = la tua prova
web-lesson-help = mostramelo
web-lesson-again = da capo
web-lesson-fresh = nuova situazione
    .text = Il tavolo è stato preparato di nuovo: prima dai un’occhiata.
web-lesson-retry = riprova
web-lesson-can = ora lo sai fare
web-lesson-stars = { $count } su 3 stelle
web-start-learnt = { $count ->
    [one] { $count } capitolo concluso
   *[other] { $count } capitoli conclusi
} · ★ { $stars }
