# Ciò che accade al tavolo, mostrato scena per scena.

web-scene-skip = salta
web-scene-next = avanti
web-set-pace = ritmo delle mosse altrui
web-pace-step = aspetta il mio clic
web-pace-slow = lento
web-pace-normal = normale
web-pace-fast = veloce
web-pace-fastest = molto veloce
web-pace-none = senza animazioni
web-report-continue = continua
web-banner-period = periodo { $period }
web-vatican-spared = nessuna scomunica
web-spoken-cost = Costa { $goods }.
web-spoken-free = Non costa nulla.
web-spoken-gain = Rende { $goods }.
web-scene-again = rivedi che cosa è successo dopo il mio turno
web-own-excommunications = le tue scomuniche
web-set-volume = volume dei suoni
web-set-sound-try = prova i suoni
