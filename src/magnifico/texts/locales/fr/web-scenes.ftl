# Ce qui se passe à la table, scène par scène.

web-scene-skip = passer
web-scene-next = suivant
web-set-pace = rythme des coups des autres
web-pace-step = attendre mon clic
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-fastest = très rapide
web-pace-none = sans animation
web-report-continue = continuer
web-banner-period = période { $period }
web-vatican-spared = pas d’excommunication
web-spoken-cost = Coûte { $goods }.
web-spoken-free = Ne coûte rien.
web-spoken-gain = Rapporte { $goods }.
web-scene-again = revoir ce qui s’est passé depuis mon tour
web-own-excommunications = tes excommunications
web-set-volume = volume
web-set-sound-try = essayer les sons
