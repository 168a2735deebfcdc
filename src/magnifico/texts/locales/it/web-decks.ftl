# Mazzi composti dai giocatori.

web-nav-decks = componi i mazzi
web-decks-text = Scegli le carte con cui gioca il tuo tavolo: di ogni tipo e periodo, tante quante ne ha il gioco base. Le carte Pazzi richiedono l’espansione; le carte speciali si pescano sempre a caso.
web-decks-base = solo gioco base
web-decks-random = pesca a caso
web-decks-use = usa per un nuovo tavolo
web-decks-complete = I mazzi sono completi.
web-decks-missing = { $stack }, periodo { $period }: { $count ->
    [one] manca { $count } carta
   *[other] mancano { $count } carte
}
web-decks-extra = { $stack }, periodo { $period }: { $count ->
    [one] { $count } carta di troppo
   *[other] { $count } carte di troppo
}
web-decks-name = nome dei mazzi
web-decks-save = salva
web-decks-link = link a questi mazzi
web-decks-saved = mazzi salvati
web-decks-delete = Elimina «{ $name }»
web-decks-stack = { $stack }, periodo { $period }
web-decks-count = { $count } su { $needed }
web-decks-own = mazzi propri
web-new-decks = mazzi
web-new-decks-all = da tutte le carte, a caso
web-new-decks-linked = quelli del link
