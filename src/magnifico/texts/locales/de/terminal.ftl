# Der Tisch im Terminal. Befehle und Notation bleiben in jeder Sprache englisch.

## Kurze Wörter für Tabellen: Güter, Preise, Effekte

short-wood = Holz
short-stone = Stein
short-coins = Mz
short-servants = Dien
short-military = Mil
short-faith = Gl
short-victory = SP
short-tokens = Marker
short-privilege = Priv
short-opponent = Gegner
short-leader = Anführer
short-take = nimm { $types } mit { $value }
short-now = sofort { $text }
short-end = Ende { $text }

## Der Tisch

colour-white = { $case ->
    [accusative] weißes
   *[nominative] weiß
}
colour-black = { $case ->
    [accusative] schwarzes
   *[nominative] schwarz
}
colour-orange = { $case ->
    [accusative] oranges
   *[nominative] orange
}
colour-neutral = { $case ->
    [accusative] neutrales
   *[nominative] neutral
}
colour-brown = { $case ->
    [accusative] braunes
   *[nominative] braun
}
player-letter = Spieler { $letter }
table-round = Runde { $round } von { $rounds }, Periode { $period }
table-dice = Würfel: { $dice }
table-order = Zugreihenfolge:
table-church = Kirche { $period } (Glaube { $faith }):
table-members = Noch einzusetzen
table-leaders = Anführer
table-taken = Leer:
table-used = benutzt
table-in-play = Ausgespielt
table-hand = Auf der Hand
table-tokens = Marker
table-to-come = { $tower }: noch { $left } von { $all } in dieser Periode
table-nothing-to-come = Alle Karten dieser Periode sind ausgelegt.
table-since = Was geschehen ist
table-have = Du hast:
log-automatic = etwas anderes war nicht möglich
log-takes = nimmt „{ $card }“

## Herausforderungen

challenge-day = Herausforderung des Tages { $key }: { $players } Spieler, du sitzt auf Platz { $seat } gegen { $opponents }.
challenge-week = Herausforderung der Woche { $key }: { $players } Spieler, du sitzt auf Platz { $seat } gegen { $opponents }.
challenge-played = Diese Herausforderung hast du schon gespielt. Mit „--again“ wird sie zum Üben noch einmal ausgeteilt.
challenge-computer = Der Computer spielt dieselbe Partie auf jeder Stufe …
challenge-you = du
challenge-place = Platz { $place } von { $players }

## Fragen

ask-bonus_tile = Wähle dein persönliches Bonusplättchen.
ask-draft = Behalte einen Anführer; gib die anderen weiter.
ask-auction = Biete auf eine Familie: Wähle eine Reihe.
ask-play_leader = Wähle den Anführer, den du ausspielst.
ask-turn = Du bist am Zug: Setze ein Familienmitglied ein.
ask-placed = Dein Familienmitglied ist eingesetzt. Noch etwas?
ask-stuck = Du bist am Zug, kannst aber kein Familienmitglied einsetzen.
ask-passed = Du hast gepasst. Noch etwas?
ask-privilege = { $left ->
    [one] Ratsprivileg: Was nimmst du?
   *[other] Noch { $left } Ratsprivilegien. Was nimmst du?
}
ask-pay = Wie zahlst du?
ask-pay_tokens = Mit welchem Sondermarker zahlst du?
ask-take_card = Bonusaktion: Nimm eine Karte, Wert { $value }.
ask-work = Bonusaktion mit Wert { $value }.
ask-only_card = Welche Karte aktivierst du?
ask-choices = Du aktivierst „{ $card }“. Was wählst du?
ask-activate = Welche Karten aktivierst du?
ask-order = Welche Aktion kommt zuerst?
ask-church = Vatikanbericht: Unterstützt du die Kirche? Das kostet alle deine Glaubenspunkte ({ $faith }).
church-offer = Vatikanbericht: Unterstützt du die Kirche? Du gibst alle deine Glaubenspunkte ab ({ $faith }) und erhältst { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
church-refusal = Weigerst du dich, wirst du für den Rest der Partie exkommuniziert ({ $penalty }).
church-immune = Weigerst du dich, geschieht dir nichts: Du kannst nicht exkommuniziert werden.
ask-buy = Du darfst eine übrige Karte kaufen.
ask-give_up = „{ $card }“: Welche Karte legst du ab?
ask-give = „{ $card }“: Was gibst du?
ask-recover = Welche abgelegte Karte nimmst du?
ask-visconti = Welchen Visconti-Marker aktivierst du?
ask-copy = Welchen Anführer kopierst du?
ask-member = Welches Familienmitglied?
ask-option = Was wählst du?
ask-keep_token = Welchen Sondermarker behältst du?
ask-final_tokens = Letzte Gelegenheit: Vor der Schlusswertung kannst du noch Sondermarker ablegen.
ask-lose_one = Was verlierst du?
ask-space_kind = Ernte oder Produktion?
hint-turn = Tippe einen Zug ({ $example }) oder eine Nummer · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? für Hilfe
hint-placed = Enter beendet den Zug · undo nimmt ihn zurück · ? für Hilfe
hint-free = Vorher lohnt sich, ohne Familienmitglied, mit dem Gewinn in Punkten für den besten Einsatz:

## Menüs

menu-other = Außerdem:
menu-play = Ausspielen:
menu-discard = Für ein Ratsprivileg ablegen:
menu-use = Aktivieren:
menu-token = Einen Sondermarker ablegen:
menu-more = … und { $count } weitere: { $command }
menu-pays = kostet
menu-receives = bringt
menu-value = Wert { $value }
menu-row = Reihe { $row }
menu-out-of-reach = Außer Reichweite:

## Antworten

curtain = Gib den Bildschirm an { $name }. Alle anderen schauen weg.
curtain-enter = Drücke Enter, wenn du bereit bist.{ " " }
legal = Das ist möglich: { $move }
would = Wenn du so spielst: { $move }
would-yield = Bevor die Güter kommen, wählst du, was du tauschst. Diese Karten werden aktiviert:
possible = Möglich: { $moves }
no-number = Die Nummer { $number } steht nicht in der Liste.
no-moves = Zu „{ $what }“ passt jetzt kein Zug.
not-understood = „{ $line }“ ist weder ein Zug noch ein Befehl. ? zeigt, was du tippen kannst.
unknown-card = „{ $what }“ gibt es in dieser Partie nicht.
nothing-to-undo = Nichts zurückzunehmen. Das geht nur in diesem Zug und nur, solange nichts aufgedeckt wurde.
undone = { $count ->
    [one] Zurückgenommen: { $count } Spielzug.
   *[other] Zurückgenommen: { $count } Spielzüge.
}
saved = Partie gespeichert: { $path }
not-saved = Die Partie konnte nicht als { $path } gespeichert werden: { $reason }
verify-ok = { $count ->
    [one] { $count } Spielzug, { $result }
   *[other] { $count } Spielzüge, { $result }
}
verify-unfinished = nicht beendet
score-so-far = Punkte bisher
score-projected = Wenn die Partie jetzt endete
discard-sure = Du könntest { $leader } auch ausspielen. Trotzdem ablegen? (j/n){ " " }
quit-sure = Den Tisch verlassen? Die Partie ist gespeichert. (j/n){ " " }
quit-unsaved = Den Tisch verlassen? Die Partie ist nicht gespeichert. (j/n){ " " }
answers-yes = j ja y yes
left = Partie gespeichert. Weiter geht es mit: { $command }
help =
    Züge
      w T3 +2         weißes Familienmitglied ins Stockwerk 3 des Gebieteturms, 2 Diener
                      Mitglieder: w b o n brown; Türme T C B V S; Felder H H2 P P2 M1-M4 K
      end             den Zug beenden (Enter tut dasselbe)
      play NAME       einen Anführer ausspielen; discard NAME; use NAME (aktivieren)
      5               der Zug mit dieser Nummer in der Liste oben
    Fragen
      moves w         was das weiße Mitglied tun kann; moves T, moves H, moves free, moves all
      why w T4        warum ein Zug nicht geht
      try w T3        was ein Zug bringen würde, ohne ihn zu spielen
      hint            die drei besten Züge, mit Gewinn und Grund
      card 5          eine ganze Karte; auch card NAME für Anführer und Familien
      table           noch einmal der Tisch
      player B        die Karten eines Spielers; ohne Buchstaben: aller Gegner
      church, coming  Exkommunikationen; Karten, die in dieser Periode noch kommen
      log, score      was geschehen ist; die Punkte
    Rund um die Partie
      undo            die letzte Entscheidung dieses Zugs zurücknehmen; undo all: den ganzen Zug
      save DATEI      unter einem Namen speichern (gespeichert wird auch von selbst)
      quit            aufhören
    Tab vervollständigt, was du tippst.
credits-game = Lorenzo il Magnifico ist ein Brettspiel von Virginio Gigli und Flaminia Brasini mit Simone Luciani, illustriert von Klemens Franz, gestaltet von Andrea Kattnig (atelier198), redaktionell betreut von Giuliano Acquati und erschienen bei Cranio Creations.
