# Ein Wettkampf von Menschen oder denkenden Programmen gegen Computergegner.

match-host = Veranstalter
match-rules =
    Die Regeln des Wettkampfs: Alle spielen { $deals ->
        [one] dieselbe Partie
       *[other] dieselben { $deals } Partien
    } mit { $players } Spielern gegen { $bot }.
    Jede Partie wird einmal gespielt, ohne Zurücknehmen, Tipps oder Hilfe anderer Menschen und Programme.
match-untimed = Es gibt keine Zeitgrenze.
match-timed = Jeder Zug darf { $seconds } Sekunden dauern.
match-opening = Eine Partie beginnt, wenn ihr Link geöffnet wird. Wer den Link hat, kann den Platz spielen: Behalte deinen für dich.
match-link = { "  " }Partie { $number }, Platz { $seat }: { $address }
match-waiting =
    { $games ->
        [one] Eine Partie fehlt noch.
       *[other] { $games } Partien fehlen noch.
    } Strg-C beendet das Warten; weiter geht es mit: { $command }
match-stopped = Das Warten ist beendet; die Partien gehen weiter. Fortsetzen mit: { $command }
match-begun = { $person }, Partie { $number }: begonnen
match-ended = { $person }, Partie { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place }
match-cancelled = { $person }, Partie { $number }: abgebrochen
match-reference = { $bot } spielt Partie { $number } von { $deals }
match-written = Ergebnisse: { $path }
match-player = Spieler
match-games = Partien
match-wins = Siege
match-points = Punkte
match-best-other = Bester Gegner
