# Lo que ocurre en la mesa, mostrado escena por escena.

web-scene-skip = saltar
web-report-continue = continuar
web-banner-period = periodo { $period }
web-speed-3 = muy rápidas
web-vatican-spared = sin excomunión
web-spoken-cost = Cuesta { $goods }.
web-spoken-free = No cuesta nada.
web-spoken-gain = Aporta { $goods }.
web-scene-again = volver a ver lo ocurrido desde mi turno
web-own-excommunications = tus excomuniones
web-set-volume = volumen
web-set-sound-try = probar los sonidos
