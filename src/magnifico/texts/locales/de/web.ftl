# Der Tisch im Browser. Die Seite fragt nach diesen Texten ohne `web-`.

## Überall

web-brand = Magnifico
web-you = du
web-close = schließen
web-copy = kopieren
web-copied = kopiert
web-or = oder
web-loading = Einen Moment …
web-tools = Werkzeuge
web-your-turn = du bist am Zug
web-your-name = dein Name
web-guest-name = Gast
web-net-offline = Keine Verbindung. Deine Züge bleiben gespeichert und werden gesendet, sobald sie wieder da ist.
web-net-trouble = Der Server hat nicht wie erwartet geantwortet. Bitte versuche es noch einmal.
web-net-busy = Der Server ist stark ausgelastet. Die Seite versucht es weiter und sendet deine Züge, sobald es geht.
web-nav-home = Startseite
web-nav-new = neuer Tisch
web-nav-games = meine Partien
web-nav-watch = Tische
web-nav-archive = Archiv
web-nav-rules = Regeln
web-nav-cards = Kartengalerie
web-nav-settings = Einstellungen
web-nav-credits = Mitwirkende
web-nav-sign-in = anmelden

## Start

web-start-title = Lorenzo
    .second = der Prächtige
web-start-lead = Florenz, um 1480. Zwei bis fünf Spieler. Eine Stunde am Tisch oder ein paar Tage, Zug um Zug.
web-start-play = jetzt spielen
web-start-invite = einladen
web-start-invite-text = Ein Link genügt
web-start-watch = zuschauen
web-start-watch-text = Laufende Partien, offene Tische
web-start-learn = lernen
web-start-learn-text = Lektionen am Tisch und die Regeln
web-start-games = meine Partien
web-start-games-text = Spiel weiter, wo du aufgehört hast
web-start-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}

## Tische

web-table-default = Tisch in Florenz
web-table-failed = Dieser Tisch lässt sich nicht anzeigen
web-table-open = wartet auf Spieler
web-table-running = läuft
web-table-over = beendet
web-table-cancelled = abgebrochen
web-games-empty = Du hast noch keine Partien.
web-watch-empty = Im Moment sind keine Tische offen.
web-archive-empty = Keine beendete Partie passt dazu.
web-archive-player = Name eines Spielers
web-new-title = Ein neuer Tisch
web-new-game = das Spiel
web-new-players = Spieler
web-new-players-count = { $count } Spieler
web-new-rules = Regeln
web-new-clock = Uhr
web-new-undo = Zurücknehmen
web-new-pack = eigene Karten (ein Paket aus TOML-Dateien)
web-new-pack-choose = Dateien wählen
web-new-pack-none = keine Dateien gewählt
web-new-name = Name des Tischs
web-new-public = den Tisch in der Liste der offenen Tische zeigen
web-new-delay = Zuschauer sehen die Partie
web-delay-none = so, wie sie gespielt wird
web-delay-moves = { $count ->
    [one] { $count } Spielzug später
   *[other] { $count } Spielzüge später
}
web-new-delay-text = Wer an der Reihe ist, macht meist zwei oder drei Spielzüge. Ist die Partie zu Ende, sehen alle alles.
web-delay-agreed = { $count ->
    [one] Zuschauer sehen die Partie { $count } Spielzug später.
   *[other] Zuschauer sehen die Partie { $count } Spielzüge später.
}
web-new-open = Tisch eröffnen
web-new-advanced = weitere Optionen
web-new-leader-sets = Anführer
web-leader-set-base = Grundspiel
web-new-seed = Startwert
web-new-seed-text = Derselbe Startwert verteilt dieselben Karten. Er bleibt bis zum Ende geheim, und alle Plätze müssen besetzt sein.
web-new-rulings = einzelne Regelauslegungen
web-new-rulings-text = Wo die Ausgaben voneinander abweichen, gilt die übliche Lesart. Schalte ein, was an eurem Tisch anders gespielt wird.
web-option-alwaysDistinct = Zusammen erhaltene Privilegien sind immer verschieden
web-option-askRound6 = Auch in Runde 6 wählst du, ob du die Kirche unterstützt
web-option-emptyFloor = Ein Stockwerk ohne Karte darf für seinen Bonus genutzt werden
web-option-finalFloorZero = Das Endergebnis fällt nie unter 0
web-option-fmMinOne = Ein Familienmitglied braucht Wert 1 ohne Kartenboni
web-option-leaderGainsUnreduced = Exkommunikationen mindern nicht, was Anführer geben
web-option-militaryNeedsOne = Nur wer Militärpunkte hat, erhält Punkte für militärische Stärke
web-option-militaryUncapped = Militärpunkte dürfen über das Ende der Leiste hinausgehen
web-option-negativeVP = Siegpunkte dürfen unter 0 fallen
web-option-privilegeUnreduced = Exkommunikationen mindern Privilegien nicht
web-option-ritaReduceTwice = Mit Santa Rita zählt die Minderung doppelt
web-option-secretVatican = Beim Vatikanbericht entscheiden alle verdeckt
web-option-settersFinal = Ein von einem Anführer gesetzter Wert wird nicht gesenkt
web-option-sforzaServantsOnly = Nur Diener können die Aktionen von Sforza und Leonardo erhöhen
web-option-voluntaryPass = Passen ist immer erlaubt
web-option-woodOrStone = Das Exkommunikationsplättchen nimmt 1 Holz oder 1 Stein, nicht beides
web-option-allBonusTiles = Bei jeder Spielerzahl liegen alle Bonusplättchen aus
web-option-auctionFirst = Die Auktion kommt vor dem Anführerdraft
web-option-bonusNoSpecial = Bonusaktionen gelten nicht für den Sonderturm
web-option-card142Or = Karte 142 kostet Holz oder Stein, nicht beides
web-option-copyNoTile = Wer die Karten eines Gegners aktiviert, nutzt das eigene Bonusplättchen nicht
web-option-horStartServants = Mit Häuser der Renaissance beginnen alle mit drei Dienern
web-option-ignoreValueTwice = Eine Karte darf in einer Aktion zweimal aktiviert werden
web-option-luterIgnoresAll = Luther lässt alle Exkommunikationen außer Acht, auch frühere
web-option-machiavelliHand = Für Machiavelli zählen auch Anführer auf der Hand
web-option-machiavelliNoFinal = Machiavelli zählt nicht in der Schlusswertung
web-option-ownBonusLater = Der Bonus einer Karte gilt nicht für ihre eigene Aktion
web-option-paracelsoNoSurcharge = Paracelsus zahlt den Aufpreis nicht mit Dienern
web-option-pazziReveal = Alle kennen die acht Karten jedes gewöhnlichen Stapels, Grundspiel und Pazzi; geheim ist nur ihre Reihenfolge
web-option-s13IncludeDiscards = Auch von Spielern abgelegte Karten können genommen werden
web-option-salviatiAny = Salviatis zusätzliches Privileg darf ein beliebiges sein
web-option-singleCardNoTile = Wer eine einzelne Karte aktiviert, nutzt das Bonusplättchen nicht
web-option-tokenOnlyWhenTaken = Ein Marker kommt nur dann auf eine Karte, wenn sie genommen wird
web-option-transfersUnreduced = Exkommunikationen mindern nicht, was Gegner geben
web-option-capByCardValue = Erträge, die der Wert begrenzt, richten sich nach der Zahl auf der Karte
    .why = Die russische Anleitung von „Häuser der Renaissance“ begrenzt sie durch den Wert, der zum Aktivieren nötig ist, die anderen durch den Aktionswert.
web-option-card158Must = Das Zollhaus (158) muss bezahlt werden, wenn es möglich ist
    .why = Sein Text sagt „zahle“, wo andere Karten sagen, dass man zahlen darf.
web-option-discardedLeadersCount = Ausgespielte Anführer zählen auch, nachdem sie abgelegt wurden
    .why = Karte 164 zählt jeden Anführer, den man ausgespielt hat, und Karte 162 ändert daran nichts.
web-option-exchangeAnytime = Este und Della Scala dürfen auch vor einer Bonusaktion tauschen
    .why = Ihre Plättchen erlauben es in einem Zug beliebig oft und nennen keinen Zeitpunkt.
web-option-guglielmoThree = Guglielmo de’ Pazzi verlangt drei Charaktere
    .why = Die italienische Ausgabe verlangt 3, die englische 4.
web-option-lucreziaAnyType = Lucrezia Borgia verlangt sechs Karten beliebiger Art
    .why = Die spanische Ausgabe verlangt sechs Karten beliebiger Art, die anderen sechs derselben.
web-option-ritaDoublesGiven = Santa Rita verdoppelt, was Gegner für eine gerade genommene Karte geben
    .why = Sie verdoppelt Soforteffekte, und bei den Karten 163, 165 und 167 ist das der Soforteffekt.
web-option-tilesTokensUnreduced = Exkommunikationen mindern Bonusplättchen und Sondermarker nicht
    .why = Die Exkommunikationsplättchen sprechen nur von Aktionsfeldern und Karten.
web-rules-basic = Grundspiel
web-rules-advanced = Fortgeschrittene, mit Anführern
web-expansion-houses = Häuser der Renaissance
web-expansion-houses-text = Familien, ein fünfter Turm, Sondermarker, bis zu fünf Spieler
web-expansion-pazzi = Die Pazzi-Verschwörung
web-expansion-pazzi-text = Weitere Karten, Anführer und Familien
web-pack-own = mit eigenen Karten
web-clock-none = keine Uhr
web-clock-move = Zeit für jeden Zug
web-clock-total = Gesamtzeit mit Zuschlag
web-clock-preset-none = keine Uhr
web-clock-preset-live = zügig: je 10 Minuten, plus 15 Sekunden pro Zug
web-clock-preset-relaxed = gemütlich: je 30 Minuten, plus 30 Sekunden pro Zug
web-clock-preset-day = ein Tag für jeden Zug
web-clock-preset-week = eine Woche für jeden Zug
web-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-clock-hours = { $count } Std.
web-undo-rule-own = eigenen Zug zurücknehmen
web-undo-rule-consent = zurück, wenn alle zustimmen
web-undo-rule-off = kein Zurücknehmen
web-level-random = zufällig
web-level-greedy = erfahren
web-level-novice = Novize
    .text = Macht mit, übersieht viel
web-level-apprentice = Lehrling
    .text = Nimmt, was gerade gut aussieht
web-level-citizen = Bürger
    .text = Wägt jeden Zug ab
web-level-patrician = Patrizier
    .text = Weiß, was sich am Ende auszahlt
web-level-magnifico = Magnifico
    .text = Denkt voraus und verzeiht nichts
web-seat-open = freier Platz
web-seat-here = ein Spieler an diesem Bildschirm
web-seat-sit = hier Platz nehmen
web-seat-leave = aufstehen
web-seat-free = Platz freigeben
web-seat-computer = Computer
web-lobby-title = Der Tisch
web-lobby-seats = Plätze
web-lobby-start = Partie starten
web-lobby-wait = Gleich geht es los: Der Gastgeber muss die Partie noch starten.
web-lobby-invite = einladen
web-lobby-invite-text = Verschicke diesen Link. Wer ihn öffnet, kann Platz nehmen.
web-lobby-link = Link zum Tisch
web-lobby-game = Regeln des Tischs

## Personen

web-account-title = Dein Konto
web-account-guest = Du spielst als Gast: { $name }.
web-account-known = Du bist angemeldet: { $name }.
web-account-new = Konto anlegen
web-account-new-text = Deine Partien und dein Name begleiten dich auf jedes Gerät.
web-account-done = Erledigt.
web-password = Passwort
web-password-new = ein neues Passwort, mindestens 8 Zeichen
web-email = E-Mail (freiwillig)
web-sign-out = abmelden

## Einstellungen

web-set-language = Sprache
web-set-theme = hell oder dunkel
web-set-oneClick = ein Klick setzt ein Familienmitglied ein
web-set-autoEnd = meinen Zug beenden, wenn nichts mehr zu tun ist
web-set-sound = Töne: Figuren, Münzen, die Glocke des Berichts, mein Zug
web-set-notify = mich benachrichtigen, wenn ich am Zug bin und diese Seite im Hintergrund liegt
web-set-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie zuerst in seinen Einstellungen.
web-set-letterKeys = Tastenkürzel (Buchstaben und Ziffern)
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel

## Der Tisch

web-tab-towers = Türme
web-tab-city = Stadt
web-tab-me = ich
web-tab-rivals = Gegner
web-tab-log = Verlauf
web-tool-whatif = was wäre, wenn
web-tool-cards = Karten, die noch kommen
web-tool-report = der letzte Vatikanbericht
web-tool-log = Verlauf
web-tool-chat = Chat
web-tool-help = Regeln und Tasten
web-tool-settings = Einstellungen
# Das Zeichen auf Würfeln und Figuren: der erste Buchstabe der Farbe.
web-initial-white = W
web-initial-black = S
web-initial-orange = O
web-initial-neutral = N
web-initial-brown = B
web-status-place = Du bist am Zug: Setze dein { FORM($member, case: "accusative") } Familienmitglied ein
web-status-first = Sieh erst, was die anderen getan haben, dann bist du am Zug
web-status-waiting = { $who } ist am Zug
# Ein Computergegner wartet, bis der Server Zeit für ihn hat.
web-status-queue = { $count ->
    [one] { $who } ist am Zug: { $count } andere Entscheidung kommt zuerst
   *[other] { $who } ist am Zug: { $count } andere Entscheidungen kommen zuerst
}
web-thinking-ahead = { $count ->
    [one] { $count } andere Entscheidung kommt zuerst
   *[other] { $count } andere Entscheidungen kommen zuerst
}
web-status-past = So sah es nach Spielzug { $number } aus
web-status-cancelled = Die Partie wurde abgebrochen.
web-watching = Du schaust zu. Du siehst nur, was alle sehen können.
web-watching-late = { $count ->
    [one] Du schaust zu, { $count } Spielzug hinter den Spielern. Ist die Partie zu Ende, siehst du alles.
   *[other] Du schaust zu, { $count } Spielzüge hinter den Spielern. Ist die Partie zu Ende, siehst du alles.
}
web-good-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-city-market = Markt
web-city-faith = Glaube
web-city-military = Militär
web-city-leader-spaces = die Felder deiner Anführer
web-faith-report = Bericht nach Runde { $round }
web-faith-step = Schritt { $step }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $who }
web-military-end = am Ende
web-military-marks = Militärpunkte, die das nächste Gebiet verlangt
web-tower-occupied = Besetzter Turm: { $count } Münzen mehr
web-vatican-title = Vatikanbericht
web-vatican-period = Periode { $period }: { $faith } Glaubenspunkte nötig
web-vatican-faith = Glaube
web-vatican-support = bringt
web-vatican-result = Ergebnis
web-vatican-supports = unterstützt: { $points }
web-vatican-supported = hat die Kirche unterstützt
web-vatican-excommunicated = exkommuniziert
web-vatican-below = { $count ->
    [one] { $count } zu wenig
   *[other] { $count } zu wenig
}
web-vatican-decides = entscheidet
web-vatican-waits = wartet
web-vatican-tile = wer die Kirche nicht unterstützt, bekommt dies
web-vatican-last = der letzte Bericht
web-adaptation = Das Anpassungsplättchen ändert diese Mindestwerte
web-floor-empty = keine Karte
web-space-needs = verlangt { $value }
web-space-there = hier: { $who }
web-space-free = hierher kannst du
web-space-free-servants = { $count ->
    [one] hierher kannst du mit { $count } Diener
   *[other] hierher kannst du mit { $count } Dienern
}
web-space-penalty = Wert −{ $count }
web-me-title = Dein Tableau
web-me-family = Familie
web-me-leaders = Anführer
web-member-pick = { $member }, Wert { $value }, Taste { $key }
web-member-gone = eingesetzt
web-leader-in-play = ausgespielt
web-leader-in-hand = auf der Hand
web-rival-open = Tableau öffnen: { $who }
web-rival-hand = { $count } Anführer auf der Hand
web-outcome-value = Wert
web-outcome-needs = verlangt { $value }
web-outcome-pay = du zahlst
web-outcome-get = du erhältst
web-outcome-fires = aktiviert
web-outcome-then = Dann:
web-outcome-uncertain = Der Rest hängt von verdeckten Dingen ab.
web-outcome-final = Das deckt etwas auf und lässt sich nicht zurücknehmen.
web-term-large = großes Feld
web-term-other = sonstiges
web-servants-fewer = Weniger Diener
web-servants-more = Mehr Diener
web-button-place = { FORM($member, case: "accusative") } einsetzen
web-button-space = Wähle ein Feld
web-button-member = Wähle ein Familienmitglied
web-button-choose = wählen
web-button-let-go = abbrechen
web-button-end = Zug beenden
web-undo-one = einen Schritt zurück
web-undo-all = alles zurück
web-log-round = Runde { $round }
web-log-setup = vor der ersten Runde
web-log-empty = Noch ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas geschrieben.
web-chat-line = Schreib an den Tisch
web-chat-send = senden
web-draft-keep = behalten
web-draft-hand = deine Anführer bisher
web-command-label = Tippe einen Zug, etwa white T3 +2. „legal“ zeigt, was möglich ist, „undo“ nimmt zurück.
web-command-nothing = Gerade gibt es nichts zu entscheiden.
web-curtain-title = Gib den Bildschirm weiter
web-curtain-text = Der Bildschirm gehört dir. Alle anderen schauen weg.
web-curtain-open = Ich bin da
web-replay-title = Aufzeichnung
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-now = zurück zur Gegenwart
web-replay-final = Schlusswertung
web-whatif-text = Deine eigene Kopie des Tischs: Probiere Züge für alle aus. Niemand sonst sieht sie, und verdeckte Karten werden neu verteilt.
web-whatif-steps = bisher ausprobiert
web-whatif-title = was wäre, wenn
web-whatif-leave = zurück zur Partie
web-whatif-answer = lass den Computer antworten
web-whatif-whose = Was wäre, wenn: { $who } am Zug
web-whatif-others = Jetzt geht es um { $who }.
web-acts-title = diese Partie
web-acts-sure = sicher?
web-act-propose_cancel = Abbruch der Partie vorschlagen
web-act-hand_over = Computer für mich spielen lassen
web-act-take_back = wieder selbst spielen
web-act-resign = aufgeben
web-act-agree = zustimmen
web-act-object = ablehnen
web-proposal-cancel = { $who } schlägt vor, die Partie abzubrechen.
web-proposal-undo = { $who } möchte einen Spielzug zurücknehmen.
web-proposal-waits = Es fehlt noch eine Antwort: { $who }
web-since-title = { $count ->
    [one] { $count } Ereignis, während du gewartet hast
   *[other] { $count } Ereignisse, während du gewartet hast
}

## Das Ende

web-final-winner = gewonnen hat
web-final-counting = die Punkte werden gezählt
web-final-most = Prächtiger war niemand
web-final-ahead = { $count ->
    [one] { $count } Punkt vor { $who }
   *[other] { $count } Punkte vor { $who }
}
web-final-level = Gleichstand mit { $who }, aber früher in der Zugreihenfolge
web-final-rematch = Revanche
web-final-sources = woher die Punkte kamen
web-final-player = Spieler
web-final-play = im Spiel
web-final-church = Kirche
web-final-territories = Gebiete
web-final-characters = Charaktere
web-final-ventures = Vorhaben
web-final-military = Militär
web-final-resources = Rohstoffe
web-final-penalties = Exkommunikation
web-final-chart = Punkte nach Runden
web-final-end = Ende
web-final-best = was am meisten brachte
web-final-download = Partie herunterladen

## Karten

web-cards-search = nach Namen suchen

## Hilfe

web-help-icons = Symbole
web-help-keys = Tasten
web-help-about = Was ist das?
web-help-rule = Die Regel
web-help-faith-step = Schritt { $step }: { $points }
web-help-report = Bericht { $period }: { $faith }
web-help-territory = Gebiet { $number }: { $points }
web-help-place = Platz { $place }: { $points }
web-sign-privilege = Ratsprivileg
web-sign-loop = dauerhaft
web-sign-arrow = zahlen, um zu erhalten
web-sign-opponents = Gegner
web-sign-special = beliebige Karte
web-sign-value = Wert der Aktion oder was sie mindestens verlangt
web-sign-each = für jedes
web-sign-or = oder
web-sign-cross = nicht
web-sign-play = ausspielen oder aktivieren
web-sign-return = eine abgelegte Karte
web-sign-market = was ein Marktfeld gibt
web-sign-slot = Platz für einen Sondermarker
web-sign-head = Familienmitglied
web-sign-times = bis zu n Mal; n ist der Wert der Aktion
web-sign-most = höchstens; n ist der Wert der Aktion
web-sign-equals = zählt als
web-sign-level = gleichauf mit dem Ersten
web-sign-more = mehr als
web-sign-first = erster
web-sign-different = alle verschieden
web-sign-required = vorausgesetzt, nicht ausgegeben
web-sign-cards = Karten einer Art, oder Arten
web-key-member = ein Familienmitglied wählen
web-key-arrows = zwischen Feldern wechseln
web-key-servants = mehr oder weniger Diener
web-key-enter = wählen, dann bestätigen
web-key-escape = abbrechen
web-key-undo = einen Schritt zurück
web-key-undo-all = den ganzen Zug zurücknehmen
web-key-end = den Zug beenden
web-key-choices = zu den übrigen Möglichkeiten springen
web-key-zoom = die Karte vergrößern
web-key-log = Verlauf
web-key-cards = Karten, die noch kommen
web-key-command = einen Zug eintippen
web-key-help = diese Hilfe
web-key-about = Regeln zum Gewählten
web-how-aim = das Ziel
    .text = Führe eine Adelsfamilie in sechs Runden, zwei in jeder der drei Perioden, zu den meisten Siegpunkten. Punkte bringen Karten, die Kirche, deine Gebiete und Charaktere, Vorhaben, militärische Stärke und übrige Rohstoffe.
web-how-setup = der Anfang
    .text = Alle beginnen mit 2 Holz, 2 Stein und 3 Dienern und in der Zugreihenfolge mit 5, 6, 7 oder 8 Münzen. Im Spiel für Fortgeschrittene wählt ihr zuerst in umgekehrter Zugreihenfolge ein Bonusplättchen. Danach behältst du einen von vier Anführern und gibst die anderen weiter, bis du vier hast.
web-how-round = eine Runde
    .text = Drei Würfel bestimmen für alle den Wert des weißen, schwarzen und orangen Familienmitglieds; das neutrale hat Wert 0. In der Zugreihenfolge setzt ihr reihum je eines ein, bis alle eingesetzt sind. Kannst du einsetzen, musst du es, auch wenn es Diener kostet. Passt kein Familienmitglied irgendwohin, verlierst du diese Aktion.
web-how-member = ein Familienmitglied einsetzen
    .text = Ein Feld verlangt einen Mindestwert. Dein Wert sind Würfel, Boni und Diener zusammen; jeder Diener zählt 1. Felder, auf die du kannst, leuchten. Zeige auf ein dunkles, um zu sehen, was fehlt.
web-how-tower = Türme
    .text = Du nimmst die Karte des Stockwerks, erhältst den Stockwerkbonus und zahlst die Karte, auch mit diesem Bonus. Steht im Turm schon ein Familienmitglied, selbst ein eigenes, zahlst du vorher 3 Münzen Aufpreis, nie mit dem Stockwerkbonus. In einem Turm dürfen nie zwei deiner farbigen Familienmitglieder stehen.
web-how-territory = Gebiete
    .text = Ab dem dritten Gebiet brauchst du Militärpunkte: 3, 7, 12 und 18. Du gibst sie nicht aus. Von jeder Art darfst du höchstens sechs Karten besitzen.
web-how-work = Ernte und Produktion
    .text = Eine Ernte aktiviert deine Gebiete, eine Produktion deine Gebäude: jede Karte, deren Zahl der Aktionswert erreicht. Das Bonusplättchen verlangt Wert 1. Was du in einer Aktion erhältst, bezahlt keinen Tausch derselben Aktion. Auf dem großen Feld sinkt der Wert um 3; zu zweit ist es geschlossen. In einem Bereich, kleines und großes Feld zusammen, dürfen nie zwei deiner farbigen Familienmitglieder stehen.
web-how-extra = Bonusaktionen
    .text = Manche Karten und Anführer geben dir eine Aktion mit eigenem Wert, ohne Familienmitglied. Du darfst darauf verzichten. Diener, Boni und Exkommunikationen ändern den Wert wie gewohnt, und eine Karte hat die üblichen Kosten, den Aufpreis und den Stockwerkbonus. Die Aktion besetzt kein Feld.
web-how-market = Markt
    .text = Ein Familienmitglied pro Feld; du erhältst, was es zeigt. Zu zweit und zu dritt sind das dritte und das vierte Feld geschlossen.
web-how-council = Ratspalast
    .text = Platz für alle. Nimm 1 Münze und ein Ratsprivileg. In der Reihenfolge, in der ihr hier eintrefft, seid ihr in der nächsten Runde am Zug; wer nicht hier ist, folgt in der bisherigen Reihenfolge.
web-how-servants = Diener
    .text = Gib vor dem Einsetzen Diener aus, um den Wert einer Aktion zu erhöhen: jeder um 1.
web-how-leaders = Anführer
    .text = Im Spiel für Fortgeschrittene wählen alle im Draft vier Anführer. Spiele in deinem Zug einen aus, wenn du seine Voraussetzung erfüllst, oder lege ihn für ein Ratsprivileg ab. Was er voraussetzt, gibst du nicht aus und darfst es später verlieren. Eine dauerhafte Fähigkeit gilt immer; eine Fähigkeit einmal pro Runde aktivierst du in deinem Zug, in jeder Runde einmal.
web-how-church = Vatikanbericht
    .text = Wer nach Runde 2, 4 oder 6 weniger als 3, 4 oder 5 Glaubenspunkte hat, wird für den Rest der Partie exkommuniziert und behält die Glaubenspunkte. Alle anderen können die Kirche unterstützen: Gib alle Glaubenspunkte ab und erhalte die Punkte deines Schritts. Wer sich weigert, wird exkommuniziert. In Runde 6 geschieht die Unterstützung von selbst, und auch wer exkommuniziert wird, erhält die Punkte seines Schritts.
web-how-end = das Ende
    .text = Punkte für Gebiete (drei, vier, fünf oder sechs: 1, 4, 10 oder 20), Charaktere (1, 3, 6, 10, 15, 21), Vorhaben, militärische Stärke (5 und 2) und je fünf Rohstoffe (1), abzüglich dessen, was Exkommunikationen kosten. Bei Gleichstand gewinnt, wer in der Zugreihenfolge weiter vorn ist.
web-how-houses = Häuser der Renaissance
    .text = Familien mit besonderen Fähigkeiten werden versteigert; dazu ein fünfter Turm, Sondermarker mit verdeckter Seite, Anführer mit eigenen Feldern und ein fünfter Spieler. Ihr beginnt ohne Holz, Stein und Diener und mit wenigen Münzen: Alles andere bringt die Versteigerung. Manche Karten bringen neue Anführer aus denen, die niemand bekommen hat; die Sforza und die Visconti beginnen mit zwei davon.
web-how-auction = die Versteigerung
    .text = { web-about-auction }
web-how-pazzi = Die Pazzi-Verschwörung
    .text = Zu jeder Art und Periode kommen zwei Karten, und zwei der zehn bleiben draußen. Manche treffen deine Gegner, die in deinem Zug nacheinander darauf antworten. Mit den Häusern der Renaissance gibt es zwei Familien mehr, die Della Scala und die Visconti.
web-how-occupied = ein besetztes Feld
    .text = Auf ein kleines Feld, ein Stockwerk oder ein Marktfeld passt ein Familienmitglied. Wer später kommt, muss woandershin, es sei denn, ein Anführer erlaubt es.
web-how-coins = Münzen
    .text = Sie bezahlen Charaktere und viele Vorhaben, und 3 davon öffnen dir einen besetzten Turm. Du bekommst sie auf dem Markt, bei der Ernte, der Produktion und im Ratspalast. Übrige Münzen zählen als Rohstoffe.
web-how-materials = Holz und Stein
    .text = Sie bezahlen Gebäude und manche Vorhaben. Gebiete bringen sie bei der Ernte. Was übrig bleibt, zählt am Ende als Rohstoff.
web-how-military = Militärpunkte
    .text = Mit ihnen darfst du weitere Gebiete nehmen; manche Vorhaben verlangen oder kosten sie. Am Ende erhält der Stärkste 5 Punkte und der Zweite 2. Sind mehrere die Stärksten, erhält jeder von ihnen 5 und niemand 2; sind mehrere Zweite, erhält jeder von ihnen 2.
web-how-faith = Glaubenspunkte
    .text = Beim Vatikanbericht entscheiden sie, ob du die Kirche unterstützen kannst; tust du es, erhältst du die Punkte deines Schritts.
web-how-victory = Siegpunkte
    .text = Wer nach sechs Runden die meisten hat, gewinnt. Einige gibt es unterwegs, die meisten am Ende.
web-how-tokens = Sondermarker
    .text = Deine siehst nur du. Lege in deinem Zug einen ab und erhalte, was er zeigt, bezahle mit ihm oder lege ihn auf eine Karte. Du ziehst sie zufällig; ist der letzte gezogen, werden die abgelegten gemischt und bilden den neuen Vorrat.
web-how-privilege = Ratsprivileg
    .text = Wähle sofort eines davon. Erhältst du mehrere mit ≠, müssen alle verschieden sein.
web-how-character = Charaktere
    .text = Sie haben einen Soforteffekt oder einen Dauereffekt, der eine Aktion stärker oder eine Karte billiger macht. Einer bis sechs bringen 1, 3, 6, 10, 15, 21 Punkte.
web-how-building = Gebäude
    .text = Du zahlst sie mit Holz, Stein, Münzen oder Dienern. Jede Produktion, die die Zahl auf der Karte erreicht, aktiviert sie, oft um Güter in Punkte zu tauschen.
web-how-venture = Vorhaben
    .text = Sie haben einen Soforteffekt und bringen am Ende Punkte. Manche lassen sich auf zwei Arten bezahlen.
web-how-special = Sonderturm
    .text = Im fünften Turm liegen Karten aller vier Arten. Jede Karte kommt in die Reihe ihrer Art auf deinem Tableau.
web-how-adaptation = das Anpassungsplättchen
    .text = Es liegt an einem der vier Türme und ändert die Werte, die seine Stockwerke verlangen. Am Ende der Runde wandert es weiter: Gebiete, Charaktere, Gebäude, Vorhaben und wieder Gebiete.
web-credits-project = Dies ist ein freies Fanprojekt mit eigenen Bildern und Texten. Kauf dir das Brettspiel: Es lohnt sich.

## Mitwirkende

web-credits-art = Die Stadt, die Türme, die Kartenbilder und die Symbole der Güter wurden für diese Seite gezeichnet.
web-credits-icons = Zeichen der Karten, Anführer und Familien von game-icons.net, unter der Lizenz CC BY 3.0; vereinfacht. Von:
web-credits-fonts = Schriften von Christian Thalmann und von Rasmus Andersson, unter der SIL Open Font License.
web-credits-code = Die Seite ist mit Svelte, Vite und Project Fluent gebaut, unter der MIT- und der Apache-Lizenz.

## Rat

web-hint = Tipp
web-hint-title = die besten Züge
web-hint-text = Die Zahl: wie viele Punkte besser als ein durchschnittlicher Zug.
web-hint-play = diesen Zug spielen
web-hint-wait = Ich überlege …
web-new-hints = Tipps
web-hints-auto = nur in Partien gegen den Computer
web-hints-on = erlaubt
web-hints-off = nicht erlaubt
web-analysis-title = Analyse
web-analysis-text = Wie sich deine Gewinnchancen verändert haben und was dich am meisten gekostet hat. Das dauert eine Weile.
web-analysis-start = Partie analysieren
web-analysis-running = Analyse läuft: { $percent } %
web-analysis-ahead = { $count ->
    [one] { $count } andere Analyse kommt zuerst.
   *[other] { $count } andere Analysen kommen zuerst.
}
web-analysis-failed = Die Analyse ist fehlgeschlagen.
web-analysis-chances = Gewinnchancen
web-analysis-costliest = deine teuersten Entscheidungen
web-analysis-none = Keine deiner Entscheidungen hat einen halben Punkt oder mehr gekostet.
web-analysis-round = Runde { $round }
web-analysis-cost = { $points } Punkte
web-analysis-played = Gespielt:
web-analysis-better = Besser:
web-analysis-jump = die Stellung zeigen

# Das Konto: Anmeldungen, Passwörter, die eigenen Daten, Links zu Plätzen.

web-password-forgot = Passwort vergessen?
web-password-forgot-text = Wenn zu dieser Adresse ein Konto gehört, schicken wir dir einen Link für ein neues Passwort.
web-password-send = Link schicken
web-email-address = deine E-Mail-Adresse
web-password-change = Passwort ändern
web-password-change-text = Überall sonst wirst du abgemeldet.
web-sessions-title = wo du angemeldet bist
web-session-this = dieser Browser
web-session-seen = zuletzt benutzt { $when }
web-session-unknown = ein unbekannter Browser
web-session-end = abmelden
web-session-end-others = überall sonst abmelden
web-data-title = deine Daten
web-data-text = Alles, was dieser Server über dich gespeichert hat, in einer Datei.
web-data-download = herunterladen
web-delete-title = mein Konto löschen
web-delete-text = Laufende Partien gibst du auf, und deine Chatnachrichten werden gelöscht. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-delete-sure = Ja, löschen
web-seat-given = { $people ->
    [one] { $who } hat diesen Platz bisher gespielt und seine Karten gesehen. Von nun an gehört er dir allein.
   *[other] { $who } haben diesen Platz bisher gespielt und seine Karten gesehen. Von nun an gehört er dir allein.
}
web-seat-shared = Diesen Platz teilst du mit { $who }.
web-seat-shared-too = auch jemand anderes kann diesen Platz spielen
web-seed-chosen = Der Startwert dieser Partie wurde vom Gastgeber gewählt, der vielleicht weiß, welche Karten kommen.
web-seat-open-table = zum Tisch
web-seat-links = Links zu deinen Plätzen
web-seat-links-text = Öffne einen Link auf einem anderen Gerät, um dort zu spielen. Ein neuer Link macht den alten ungültig und meldet andere von diesem Platz ab.
web-seat-link-renew = neuer Link
