# Herausforderungen: die Partie des Tages und der Woche.

web-nav-challenges = Herausforderungen
# Auf dem schmalsten Telefon ist die Kachel schmaler als das Wort.
web-start-challenges = Heraus{ "\u00AD" }forderungen
web-start-challenges-text = Jeden Tag eine Partie für alle
web-challenges-title = Herausforderungen
web-challenges-lead = Alle bekommen dieselben Karten, denselben Platz und dieselben Gegner. In die Liste kommt nur dein erster Versuch.
web-challenges-honour = Beim gewerteten Versuch gibt es weder Tipps noch Lehrmeister. Wer aufgibt, abbricht oder den Computer spielen lässt, hat damit den Versuch verbraucht. Gäste kennen wir nur am Browser, und die Karten lassen sich aus dem Programm errechnen: Gespielt wird auf Ehre.
web-challenge-day = Herausforderung des Tages
web-challenge-week = Herausforderung der Woche
web-challenge-of = { $kind ->
    [week] Herausforderung der Woche { $key }
   *[day] Herausforderung des Tages { $key }
}
web-challenge-practice = Übung
web-challenge-against = Gegen:
web-challenge-seat = Du spielst auf Platz { $seat }
web-challenge-begin = Versuch beginnen
web-challenge-continue = Versuch fortsetzen
web-challenge-practise = zum Üben spielen
web-challenge-own = Dein Versuch: { $points }, { $place ->
    [1] Platz 1
   *[other] Platz { $place }
} am Tisch
web-challenge-abandoned = Dein Versuch endete ohne Wertung.
web-challenge-over = Die Zeit für diese Herausforderung ist um.
web-challenge-finished = { $count ->
    [0] Noch hat niemand zu Ende gespielt.
    [one] Bisher ein Versuch
   *[other] Bisher { $count } Versuche
}
web-challenge-list = Bestenliste
web-challenge-among-all = alle
web-challenge-among-known = Leute, mit denen ich gespielt habe
web-challenge-among-computer = der Computer
web-challenge-empty = Hier steht noch niemand.
web-challenge-playing = spielt noch
web-challenge-guest = Gast
web-challenge-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place }
}
web-challenge-replay = Aufzeichnung
web-challenge-replay-of = Aufzeichnung: { $name }
web-challenge-more = mehr zeigen
web-challenge-closed = Aufzeichnungen öffnen sich nach deinem eigenen Versuch.
web-challenge-before = frühere
web-challenge-after = spätere
web-challenge-to-list = zur Bestenliste
