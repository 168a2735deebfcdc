# Aufzeichnung: durch eine Partie blättern, wie sie war.
web-replay-back-move = Einen Spielzug zurück
web-replay-back-turn = Voriger Zug
web-replay-back-round = Vorige Runde
web-replay-on-move = Einen Spielzug vor
web-replay-on-turn = Nächster Zug
web-replay-on-round = Nächste Runde
web-replay-slider = Augenblick der Partie
web-replay-moment = Spielzug { $number } von { $last }
web-replay-speed = Tempo der Aufzeichnung
web-replay-speed-now = Tempo der Aufzeichnung: { $speed }×
web-replay-times = { $speed }×
web-replay-link = Link zu dieser Stellung kopieren
web-replay-copied = Link kopiert.
web-key-moment = einen Spielzug zurück, einen vor
web-key-replay-move = in einer Aufzeichnung: einen Spielzug zurück oder vor
web-key-replay-turn = in einer Aufzeichnung: voriger oder nächster Zug
web-key-replay-round = in einer Aufzeichnung: vorige oder nächste Runde
