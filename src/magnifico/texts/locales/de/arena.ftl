# Wettkämpfe zwischen Computergegnern: die Tabelle im Terminal und der Bericht als Seite.

arena-title = Arena
arena-games = Partien
arena-deals = Verteilungen
arena-players = Spieler
arena-decisions = Entscheidungen
arena-rules = Regeln
arena-expansions = Erweiterungen
arena-none = keine
arena-seed = Startwert
arena-play-time = Spielzeit
arena-version = Version
arena-bot = Bot
arena-seats = Plätze
arena-rating = Wertung
arena-wins = Siege
arena-interval = 95 %
arena-even = gleich
arena-scores = Punkte
arena-deviation = Streuung
arena-winning = Beim Sieg
arena-margin = Abstand
arena-per-game = Entscheidungen pro Partie
arena-time = Sekunden
arena-mean = Mittel
arena-within = 95 % unter
arena-slowest = Langsamste
arena-quartiles = Quartile
arena-range = Spanne
arena-place = Platz { $number }
arena-all = Alle

arena-standings-heading = Rangliste
arena-wins-heading = Siegquoten
arena-rating-heading = Wertungen
arena-scores-heading = Endstände
arena-sources-heading = Punkte nach Quellen
arena-deeds-heading = Aktionen pro Partie
arena-places-heading = Siege nach Platz in der ersten Zugreihenfolge
arena-pairs-heading = Wer vor wem ins Ziel kam
arena-time-heading = Zeit pro Entscheidung
arena-faults-heading = Abgestürzte Partien
arena-games-heading = Partien

arena-wins-text = Anteil der Plätze, die gewonnen haben, mit dem 95-%-Intervall über die Verteilungen: Die Partien einer Verteilung, in denen die Bots reihum auf allen Plätzen sitzen, zählen als eine Beobachtung. Die gestrichelte Linie ist ein gleicher Anteil ({ $even }).
arena-rating-text = OpenSkill (Plackett-Luce) aus den Plätzen aller Partien, gemittelt über mehrere zufällige Reihenfolgen; die Balken zeigen zwei Unsicherheiten (Sigma) nach beiden Seiten. Alle beginnen bei 25.
arena-scores-text = Gefüllt: alle Endstände. Umrandet: Endstände, die gewonnen haben. Die Linie ist das Mittel.
arena-sources-text = Mittlere Punkte aus jeder Quelle; verlorene Punkte stehen links von der Null.
arena-places-text = Die Verteilung entscheidet, wer beginnt. Zeilen einer Farbe sollten gleich aussehen, wenn die Reihenfolge keine Rolle spielt.
arena-pairs-text = In welchem Anteil ihrer Begegnungen der Bot der Zeile vor dem der Spalte lag.
arena-time-text = Nur Entscheidungen mit mehr als einem erlaubten Zug. Die Zeiten hängen vom Rechner ab und davon, was er sonst noch tut.
arena-deeds-text = Perioden ohne Exkommunikation, Ernten und Produktionen (auch solche durch Karten), Karten am Ende.
arena-games-text = Plätze der Reihe nach, der Sieger ist markiert. Eine Partie lesen: magnifico replay FILE
arena-ties-text = Bei Gleichstand entscheidet die Zugreihenfolge, wie die Regeln es sagen; kein Sieg wird geteilt.

arena-game = Partie
arena-deal = Verteilung
arena-result = Ergebnis
arena-file = Datei

arena-deed-supports = Unterstützungen
arena-deed-harvests = Ernten
arena-deed-productions = Produktionen

arena-written = Bericht geschrieben: { $path }
arena-kept = Ergebnisse und Partien: { $path }
arena-stopped = { $games ->
    [one] Angehalten nach { $done } von { $games } Partie
   *[other] Angehalten nach { $done } von { $games } Partien
}. Derselbe Befehl macht weiter: { $command }
arena-stopped-lost = { $games ->
    [one] Angehalten nach { $done } von { $games } Partie
   *[other] Angehalten nach { $done } von { $games } Partien
}; nichts wurde behalten. Mit --out DIR lässt sich ein Wettkampf fortsetzen.
arena-resumed = Schon vorhandene Partien: { $done } von { $games }.
arena-broken = Partie { $number } ist abgestürzt: { $error }

# Training der gelernten Bewertung.

train-games = Training, Stufe { $stage }: Partien
train-fit = Training, Stufe { $stage }: Anpassung
train-warm-up = Training: Aufwärmen
train-rounds = Training: Partien der Strategie gegen sich selbst
train-positions = Training: Anpassung an Stellungen aus dem Spiel gegen sich selbst
train-error = Fehler von { $error } Punkten
train-stopped = angehalten; derselbe Befehl macht hier weiter
train-done = Das Netz liegt in { $path }: gelernt aus { $positions } Stellungen, sein Fehler beträgt { $error } Punkte (bei der von Hand gemachten Schätzung { $before }).
train-policy-done = Die Strategie liegt in { $path }: gelernt aus { $turns } Zügen, ihre erste Wahl kostet in den Augen ihres Lehrers { $regret } Punkte.
train-rounds-done = Die Strategie liegt in { $path }: gelernt aus { $games } Partien gegen sich selbst.
