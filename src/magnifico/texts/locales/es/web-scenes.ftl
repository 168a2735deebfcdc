# Lo que ocurre en la mesa, mostrado escena por escena.

web-scene-skip = saltar
web-scene-next = siguiente
web-set-pace = ritmo de las jugadas ajenas
web-pace-step = esperar a mi clic
web-pace-slow = lento
web-pace-normal = habitual
web-pace-fast = rápido
web-pace-fastest = muy rápido
web-pace-none = sin animación
web-report-continue = continuar
web-banner-period = periodo { $period }
web-vatican-spared = sin excomunión
web-spoken-cost = Cuesta { $goods }.
web-spoken-free = No cuesta nada.
web-spoken-gain = Aporta { $goods }.
web-scene-again = volver a ver lo ocurrido desde mi turno
web-own-excommunications = tus excomuniones
web-set-volume = volumen
web-set-sound-try = probar los sonidos
