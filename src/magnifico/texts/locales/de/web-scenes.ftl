# Was am Tisch geschieht, Szene für Szene.

web-scene-skip = überspringen
web-report-continue = weiter
web-banner-period = Periode { $period }
web-speed-3 = sehr schnell
web-vatican-spared = nicht exkommuniziert
web-spoken-cost = Kostet { $goods }.
web-spoken-free = Kostet nichts.
web-spoken-gain = Bringt { $goods }.
web-scene-again = noch einmal zeigen, was seit meinem Zug geschehen ist
web-own-excommunications = deine Exkommunikationen
web-set-volume = Lautstärke
web-set-sound-try = Töne ausprobieren
