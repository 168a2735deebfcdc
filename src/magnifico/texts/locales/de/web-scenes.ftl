# Was am Tisch geschieht, Szene für Szene.

web-scene-skip = überspringen
web-scene-next = weiter
web-set-pace = Tempo fremder Züge
web-pace-step = auf meinen Klick warten
web-pace-slow = langsam
web-pace-normal = gewöhnlich
web-pace-fast = schnell
web-pace-fastest = sehr schnell
web-pace-none = ohne Animation
web-report-continue = weiter
web-banner-period = Periode { $period }
web-vatican-spared = nicht exkommuniziert
web-spoken-cost = Kostet { $goods }.
web-spoken-free = Kostet nichts.
web-spoken-gain = Bringt { $goods }.
web-scene-again = noch einmal zeigen, was seit meinem Zug geschehen ist
web-own-excommunications = deine Exkommunikationen
web-set-volume = Lautstärke
web-set-sound-try = Töne ausprobieren
