# Wörter der Seite für alle, die lernen.

web-nav-learn = lernen
web-learn-lead = Lernen beim Spielen: kurze Kapitel am echten Tisch, jedes eine bis drei Minuten. Schiefgehen kann nichts, und du kannst jederzeit aufhören und wiederkommen.
web-learn-begin = beginnen
web-learn-resume = weitermachen
web-learn-jump = Ich kenne Arbeitereinsatzspiele
web-learn-rules = die Regeln in Kürze
web-learn-done = { $count } von { $all } Kapiteln geschafft
web-learn-state-done = geschafft
web-learn-state-begun = begonnen
web-lesson-step = Schritt { $number } von { $count }
web-lesson-fold = Die Lektion einklappen
web-lesson-leave = Die Lektion verlassen
web-lesson-continue = weiter
web-lesson-next = nächstes Kapitel
web-lesson-all = alle Kapitel
web-lesson-task = deine Aufgabe
web-lesson-help = zeig es mir
web-lesson-again = von vorn
web-lesson-fresh = neue Stellung
    .text = Der Tisch ist neu aufgebaut: Sieh dich erst einmal um.
web-lesson-retry = noch einmal versuchen
web-lesson-can = das kannst du jetzt
web-lesson-stars = { $count } von 3 Sternen
web-start-learnt = { $count ->
    [one] { $count } Kapitel geschafft
   *[other] { $count } Kapitel geschafft
} · ★ { $stars }
