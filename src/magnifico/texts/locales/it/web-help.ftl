# L’aiuto sulle regole e il foglio da stampare.

web-help-search = cerca nelle regole o fai una domanda
web-help-lesson = provalo in una lezione
web-help-nothing = Non ho trovato nulla. Prova con un’altra parola.
web-help-all = tutte le regole
web-summary-open = una pagina da stampare
web-summary-print = stampa
web-summary-title = Le regole in una pagina
web-nav-summary = regole in una pagina
web-summary-member = Uno spazio richiede un valore minimo. Il tuo valore è la somma di dado, bonus e servitori; ogni servitore aggiunge 1.
web-help-sections = { $count ->
    [one] Per esteso: regole, sezione { $sections }
   *[other] Per esteso: regole, sezioni { $sections }
}
