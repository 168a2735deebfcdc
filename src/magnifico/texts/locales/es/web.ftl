# The browser table. The page asks for these without `web-`.

## Everywhere

web-brand = Magnifico
web-you = tú
web-close = cerrar
web-copy = copiar
web-copied = copiado
web-or = o
web-loading = Un momento…
web-tools = Herramientas
web-your-turn = te toca
web-your-name = tu nombre
web-guest-name = Invitado
web-net-offline = Sin conexión. Tus jugadas se guardan y se envían en cuanto vuelva.
web-net-trouble = El servidor no respondió como se esperaba. Inténtalo otra vez.
web-net-busy = El servidor está muy ocupado. La página sigue intentándolo y enviará tus jugadas en cuanto pueda.
web-nav-home = inicio
web-nav-new = mesa nueva
web-nav-games = mis partidas
web-nav-watch = mesas
web-nav-archive = archivo
web-nav-rules = reglas
web-nav-cards = galería de cartas
web-nav-settings = ajustes
web-nav-credits = créditos
web-nav-sign-in = entrar

## Start

web-start-title = Lorenzo
    .second = il Magnifico
web-start-lead = Florencia, hacia 1480. De dos a cinco jugadores, una hora en la mesa o unos días, turno a turno.
web-start-play = jugar ya
web-start-invite = invitar
web-start-invite-text = Basta un enlace
web-start-watch = mirar
web-start-watch-text = Partidas en curso y mesas libres
web-start-learn = aprender
web-start-learn-text = Lecciones en la mesa, y las reglas
web-start-games = mis partidas
web-start-games-text = Sigue donde estabas
web-start-waiting = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
}

## Tables

web-table-default = Mesa en Florencia
web-table-failed = No se puede mostrar esta mesa
web-table-open = esperando jugadores
web-table-running = en juego
web-table-over = terminada
web-table-cancelled = cancelada
web-games-empty = Aún no tienes partidas.
web-watch-empty = Ahora mismo no hay mesas abiertas.
web-archive-empty = Ninguna partida terminada coincide con la búsqueda.
web-archive-player = nombre de un jugador
web-new-title = Una mesa nueva
web-new-game = la partida
web-new-players = jugadores
web-new-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-new-rules = reglas
web-new-clock = reloj
web-new-undo = deshacer
web-new-pack = tus propias cartas (un paquete de archivos TOML)
web-new-pack-choose = elegir archivos
web-new-pack-none = ningún archivo elegido
web-new-name = nombre de la mesa
web-new-public = mostrar la mesa en la lista de mesas abiertas
web-new-delay = los espectadores ven la partida
web-delay-none = mientras se juega
web-delay-moves = { $count ->
    [one] { $count } jugada después
   *[other] { $count } jugadas después
}
web-new-delay-text = Un turno suele constar de dos o tres jugadas. Al terminar la partida, todos lo ven todo.
web-delay-agreed = { $count ->
    [one] Los espectadores ven la partida { $count } jugada después.
   *[other] Los espectadores ven la partida { $count } jugadas después.
}
web-new-open = abrir la mesa
web-new-advanced = opciones avanzadas
web-new-leader-sets = líderes
web-leader-set-base = juego base
web-new-seed = semilla aleatoria
web-new-seed-text = La misma semilla reparte la misma partida. Queda oculta hasta el final y exige que todos los asientos estén ocupados.
web-new-rulings = interpretaciones
web-new-rulings-text = Donde las ediciones difieren se aplica la interpretación habitual. Activa lo que en tu mesa se juegue de otro modo.
web-option-alwaysDistinct = Los privilegios recibidos juntos son siempre distintos
web-option-askRound6 = También en la ronda 6 se elige si apoyar a la Iglesia
web-option-emptyFloor = Un piso sin carta puede usarse por su bono
web-option-finalFloorZero = La puntuación final no baja de 0
web-option-fmMinOne = El familiar debe valer 1 sin bonos de cartas
web-option-leaderGainsUnreduced = Las excomuniones no reducen lo que dan los líderes
web-option-militaryNeedsOne = Solo quien tiene puntos militares puntúa por ellos
web-option-militaryUncapped = Los puntos militares pueden pasar del final del marcador
web-option-negativeVP = Los puntos de victoria pueden bajar de 0
web-option-privilegeUnreduced = Las excomuniones no reducen los privilegios
web-option-ritaReduceTwice = Con Santa Rita la reducción cuenta dos veces
web-option-secretVatican = En el informe al Vaticano todos deciden en secreto
web-option-settersFinal = Un valor fijado por un líder no baja
web-option-sforzaServantsOnly = Sforza y Leonardo solo suben con sirvientes
web-option-voluntaryPass = Siempre se puede pasar
web-option-woodOrStone = La loseta de excomunión quita 1 madera o 1 piedra, no ambas
web-option-allBonusTiles = Todas las losetas de bonos personales con cualquier número de jugadores
web-option-auctionFirst = La subasta precede a la elección de líderes
web-option-bonusNoSpecial = Las acciones adicionales no valen en la Torre especial
web-option-card142Or = La carta 142 cuesta madera o piedra, no ambas
web-option-copyNoTile = Actuar con cartas ajenas no activa la loseta de bonos personales propia
web-option-horStartServants = Tres sirvientes cada uno al empezar con las Casas
web-option-ignoreValueTwice = Una carta puede activarse dos veces en una acción
web-option-luterIgnoresAll = Lutero ignora toda excomunión, también las anteriores
web-option-machiavelliHand = Para Machiavelli cuentan los líderes en la mano
web-option-machiavelliNoFinal = Machiavelli no cuenta en la puntuación final
web-option-ownBonusLater = El bono de una carta no sirve para su propia acción
web-option-paracelsoNoSurcharge = Paracelso no paga el recargo con sirvientes
web-option-pazziReveal = Todos conocen las ocho cartas de cada montón ordinario, básicas y Pazzi; solo el orden es secreto
web-option-s13IncludeDiscards = También se recuperan cartas descartadas por jugadores
web-option-salviatiAny = El privilegio adicional de Salviati es a elección
web-option-singleCardNoTile = Activar una sola carta no activa la loseta de bonos personales
web-option-tokenOnlyWhenTaken = La ficha se pone en la carta solo al adquirirla
web-option-transfersUnreduced = Las excomuniones no reducen lo que dan los rivales
web-option-capByCardValue = El límite del valor de activación es el número que pide la carta
    .why = En las reglas rusas de las Casas el límite es el valor que hace falta para activarla; en las demás, el de la acción.
web-option-card158Must = La Aduana (158) se paga siempre que sea posible
    .why = Su texto manda pagar; el de otras cartas lo permite.
web-option-discardedLeadersCount = Los líderes jugados cuentan también después de descartarse
    .why = La carta 164 cuenta cada líder que se ha jugado, y la 162 no lo deshace.
web-option-exchangeAnytime = Este y Della Scala intercambian también antes de una acción adicional
    .why = Sus losetas lo permiten cuantas veces se quiera en el turno, sin fijar un momento.
web-option-guglielmoThree = Guglielmo de’ Pazzi requiere tres personajes
    .why = La edición italiana pide 3; la inglesa, 4.
web-option-lucreziaAnyType = Lucrezia Borgia requiere seis cartas de cualquier tipo
    .why = La edición española pide seis cartas cualesquiera; las demás, seis del mismo tipo.
web-option-ritaDoublesGiven = Santa Rita duplica lo que dan los rivales por una carta recién adquirida
    .why = Duplica los efectos inmediatos, y en las cartas 163, 165 y 167 justo ese es el efecto inmediato.
web-option-tilesTokensUnreduced = Las excomuniones no reducen las losetas de bonos personales ni las fichas especiales
    .why = Las losetas de excomunión solo hablan de casillas de acción y cartas.
web-rules-basic = juego básico
web-rules-advanced = juego avanzado con líderes
web-expansion-houses = Casas del Renacimiento
web-expansion-houses-text = Familias, una quinta torre, fichas especiales, hasta cinco jugadores
web-expansion-pazzi = La Conspiración Pazzi
web-expansion-pazzi-text = Más cartas, líderes y familias
web-pack-own = con cartas personalizadas
web-clock-none = sin reloj
web-clock-move = tiempo por turno
web-clock-total = tiempo total con incremento
web-clock-preset-none = sin reloj
web-clock-preset-live = en vivo: 10 minutos por jugador más 15 segundos por turno
web-clock-preset-relaxed = con calma: 30 minutos por jugador más 30 segundos por turno
web-clock-preset-day = un día por turno
web-clock-preset-week = una semana por turno
web-clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-clock-hours = { $count } h
web-undo-rule-own = puedes deshacer tu turno
web-undo-rule-consent = se deshace si todos están de acuerdo
web-undo-rule-off = no se deshace nada
web-level-random = al azar
web-level-greedy = experto
web-level-novice = novato
    .text = Juega, pero se le escapa mucho
web-level-apprentice = aprendiz
    .text = Toma lo que ahora parece bueno
web-level-citizen = ciudadano
    .text = Sopesa cada jugada
web-level-patrician = patricio
    .text = Sabe lo que rinde al final
web-level-magnifico = magnífico
    .text = Piensa por adelantado y no perdona nada
web-seat-open = asiento libre
web-seat-here = un jugador en esta pantalla
web-seat-sit = sentarse
web-seat-leave = levantarse
web-seat-free = liberar el asiento
web-seat-computer = ordenador
web-lobby-title = La mesa
web-lobby-seats = asientos
web-lobby-start = empezar la partida
web-lobby-wait = A la espera de que el anfitrión empiece la partida.
web-lobby-invite = invitar
web-lobby-invite-text = Envía este enlace. Quien lo abra puede sentarse.
web-lobby-link = enlace a la mesa
web-lobby-game = reglas de la mesa

## People

web-account-title = Tu cuenta
web-account-guest = Juegas como invitado: { $name }.
web-account-known = Has entrado como { $name }.
web-account-new = crear una cuenta
web-account-new-text = Tus partidas y tu nombre se quedan contigo, en cualquier dispositivo.
web-account-done = Hecho.
web-password = contraseña
web-password-new = una contraseña nueva, al menos 8 caracteres
web-email = correo electrónico (opcional)
web-sign-out = salir

## Settings

web-set-language = idioma
web-set-theme = claro u oscuro
web-set-oneClick = un clic coloca un familiar
web-set-autoEnd = terminar el turno automáticamente cuando no quede nada que hacer
web-set-sound = sonidos: piezas, monedas, la campana del informe, mi turno
web-set-notify = un aviso del navegador cuando es mi turno y la página está en segundo plano
web-set-notify-refused = El navegador no permite avisos de esta página. Permítelos antes en sus ajustes.
web-set-letterKeys = atajos de teclado (letras y números)
web-theme-system = como el dispositivo
web-theme-light = claro
web-theme-dark = oscuro

## The table

web-tab-towers = torres
web-tab-city = ciudad
web-tab-me = yo
web-tab-rivals = rivales
web-tab-log = registro
web-tool-whatif = ¿Y si…?
web-tool-cards = cartas por salir
web-tool-report = el último informe al Vaticano
web-tool-log = registro
web-tool-chat = chat
web-tool-help = reglas y teclas
web-tool-settings = ajustes
# La marca de dados y familiares: la inicial, más larga si dos colores la comparten.
web-initial-white = B
web-initial-black = N
web-initial-orange = Na
web-initial-neutral = I
web-initial-brown = M
web-status-place = Te toca: coloca el familiar { $member }
web-status-first = Primero mira lo que hicieron los demás; luego te toca
web-status-waiting = A la espera de { $who }
# A computer opponent waits until the server has time for it.
web-status-queue = { $count ->
    [one] A la espera de { $who }: antes hay { $count } decisión más
   *[other] A la espera de { $who }: antes hay { $count } decisiones más
}
web-thinking-ahead = { $count ->
    [one] antes hay { $count } decisión más
   *[other] antes hay { $count } decisiones más
}
web-status-past = Como estaba tras la jugada { $number }
web-status-cancelled = La partida se canceló.
web-watching = Estás mirando. Ves lo que todos pueden ver.
web-watching-late = { $count ->
    [one] Estás mirando con { $count } jugada de retraso. Al terminar la partida lo verás todo.
   *[other] Estás mirando con { $count } jugadas de retraso. Al terminar la partida lo verás todo.
}
web-good-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
web-city-market = mercado
web-city-faith = fe
web-city-military = fuerza militar
web-city-leader-spaces = casillas de tus líderes
web-faith-report = informe tras la ronda { $round }
web-faith-step = Casilla { $step }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $who }
web-military-end = al final
web-military-marks = Puntos militares que pide el próximo territorio
web-tower-occupied = Torre ocupada: { $count } monedas más
web-vatican-title = Informe al Vaticano
web-vatican-period = Periodo { $period }: hacen falta { $faith } puntos de fe
web-vatican-faith = fe
web-vatican-support = el apoyo da
web-vatican-result = resultado
web-vatican-supports = apoya: { $points }
web-vatican-supported = ha apoyado a la Iglesia
web-vatican-excommunicated = excomunión
web-vatican-below = { $count ->
    [one] le falta { $count }
   *[other] le faltan { $count }
}
web-vatican-decides = está decidiendo
web-vatican-waits = espera
web-vatican-tile = quien no apoye a la Iglesia sufre esta excomunión
web-vatican-last = el último informe
web-adaptation = La loseta de adaptación cambia estos valores mínimos
web-floor-empty = sin carta
web-space-needs = pide { $value }
web-space-there = aquí: { $who }
web-space-free = puedes ir aquí
web-space-free-servants = { $count ->
    [one] puedes ir aquí con { $count } sirviente
   *[other] puedes ir aquí con { $count } sirvientes
}
web-space-penalty = valor −{ $count }
web-me-title = Tu tablero
web-me-family = familia
web-me-leaders = líderes
web-member-pick = { $member }, valor { $value }, tecla { $key }
web-member-gone = colocado
web-leader-in-play = en juego
web-leader-in-hand = en la mano
web-rival-open = Abrir el tablero de { $who }
web-rival-hand = { $count ->
    [one] { $count } líder en la mano
   *[other] { $count } líderes en la mano
}
web-outcome-value = valor
web-outcome-needs = pide { $value }
web-outcome-pay = pagas
web-outcome-get = recibes
web-outcome-fires = se activa
web-outcome-then = Después:
web-outcome-uncertain = Lo demás depende de lo oculto.
web-outcome-final = Esto revela algo y no se puede deshacer.
web-term-large = casilla alargada
web-term-other = otros
web-servants-fewer = Menos sirvientes
web-servants-more = Más sirvientes
web-button-place = Colocar el familiar { $member }
web-button-space = Elige una casilla
web-button-member = Elige un familiar
web-button-choose = elige
web-button-let-go = cancelar
web-button-end = fin del turno
web-undo-one = deshacer un paso
web-undo-all = deshacer todo
web-log-round = Ronda { $round }
web-log-setup = antes de la primera ronda
web-log-empty = Aún no ha pasado nada.
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-line = Escribe a la mesa
web-chat-send = enviar
web-draft-keep = quedarse
web-draft-hand = tus líderes hasta ahora
web-command-label = Escribe una jugada, por ejemplo white T3 +2. «legal» muestra lo posible, «undo» deshace.
web-command-nothing = Ahora no hay nada que decidir.
web-curtain-title = Pasa la pantalla
web-curtain-text = La pantalla es tuya. Los demás, que no miren.
web-curtain-open = aquí estoy
web-replay-title = repetición
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-now = volver al presente
web-replay-final = puntuación final
web-whatif-text = Una copia privada de la mesa: prueba jugadas de cualquiera. Nadie la ve; lo oculto se reparte de nuevo.
web-whatif-steps = probado hasta ahora
web-whatif-title = ¿Y si…?
web-whatif-leave = volver a la partida
web-whatif-answer = que responda el ordenador
web-whatif-whose = { $people ->
    [one] ¿Y si…? Le toca a { $who }
   *[other] ¿Y si…? Les toca a { $who }
}
web-whatif-others = { $people ->
    [one] Ahora le toca a { $who }.
   *[other] Ahora les toca a { $who }.
}
web-acts-title = esta partida
web-acts-sure = ¿De verdad?
web-act-propose_cancel = proponer cancelar la partida
web-act-hand_over = ceder mi asiento al ordenador
web-act-take_back = recuperar mi asiento
web-act-resign = rendirse
web-act-agree = aceptar
web-act-object = rechazar
web-proposal-cancel = { $who } propone cancelar la partida.
web-proposal-undo = { $who } pide deshacer una jugada.
web-proposal-waits = A la espera de: { $who }
web-since-title = { $count ->
    [one] Mientras esperabas: { $count } novedad
   *[other] Mientras esperabas: { $count } novedades
}

## The end

web-final-winner = la victoria es de
web-final-counting = recuento de puntos
web-final-most = El más magnífico
web-final-ahead = { $count ->
    [one] { $count } punto más que { $who }
   *[other] { $count } puntos más que { $who }
}
web-final-level = empate con { $who }; decide el orden de turno
web-final-rematch = revancha
web-final-sources = de dónde salieron los puntos
web-final-player = Jugador
web-final-play = durante el juego
web-final-church = Iglesia
web-final-territories = territorios
web-final-characters = personajes
web-final-ventures = empresas
web-final-military = fuerza militar
web-final-resources = recursos
web-final-penalties = excomuniones
web-final-chart = los puntos ronda a ronda
web-final-end = Final
web-final-best = lo que más dio
web-final-download = descargar la partida

## Cards

web-cards-search = buscar por nombre

## Help

web-help-icons = iconos
web-help-keys = teclas
web-help-about = ¿Qué es esto?
web-help-rule = La regla
web-help-faith-step = Casilla { $step }: { $points }
web-help-report = Informe { $period }: { $faith }
web-help-territory = Territorio { $number }: { $points }
web-help-place = Puesto { $place }: { $points }
web-sign-privilege = privilegio del consejo
web-sign-loop = permanente
web-sign-arrow = pagar para recibir
web-sign-opponents = rivales
web-sign-special = carta de cualquier tipo
web-sign-value = valor de la acción, o el mínimo necesario
web-sign-each = por cada
web-sign-or = o bien
web-sign-cross = no
web-sign-play = jugar o activar
web-sign-return = una carta descartada
web-sign-market = lo que da una casilla del mercado
web-sign-slot = lugar para una ficha especial
web-sign-head = familiar
web-sign-times = hasta n veces; n es el valor de la acción
web-sign-most = como máximo; n es el valor de la acción
web-sign-equals = vale
web-sign-level = a la par del primero
web-sign-more = más de
web-sign-first = primero
web-sign-different = todos distintos
web-sign-required = se requieren, no se gastan
web-sign-cards = cartas de un mismo tipo, o tipos
web-key-member = elegir un familiar
web-key-arrows = recorrer las casillas
web-key-servants = más o menos sirvientes
web-key-enter = elegir y luego confirmar
web-key-escape = quitar la selección
web-key-undo = deshacer un paso
web-key-undo-all = deshacer el turno
web-key-end = terminar el turno
web-key-choices = ir a las otras opciones
web-key-zoom = ampliar la carta
web-key-log = registro
web-key-cards = cartas por salir
web-key-command = escribir una jugada
web-key-help = esta ayuda
web-key-about = la regla de lo seleccionado
web-how-aim = el objetivo
    .text = Dirige una familia noble y consigue más puntos de victoria que nadie en seis rondas, dos en cada uno de los tres periodos. Los puntos salen de cartas, de la Iglesia, de series de territorios y personajes, de empresas, de la fuerza militar y de lo que sobra.
web-how-setup = el comienzo
    .text = Cada uno empieza con 2 maderas, 2 piedras y 3 sirvientes, y por orden de turno con 5, 6, 7 u 8 monedas. En el juego avanzado se elige antes una loseta de bonos personales, en orden de turno inverso. Luego te quedas uno de cuatro líderes y pasas los demás, hasta tener cuatro.
web-how-round = una ronda
    .text = Tres dados dan a todos el valor de sus familiares blanco, negro y naranja; el incoloro vale 0. Por orden de turno cada uno coloca un familiar cada vez, hasta que todos estén colocados. Si puedes colocar, debes hacerlo, aunque cueste sirvientes. Si ningún familiar puede ir a ninguna parte, pierdes la acción.
web-how-member = colocar un familiar
    .text = Una casilla pide un valor mínimo. Tu valor es la suma de dado, bonos y sirvientes; cada sirviente suma 1. Las casillas que puedes usar están iluminadas; las oscuras dicen por qué no.
web-how-tower = las torres
    .text = Adquieres la carta del piso, recibes el bono del piso y pagas la carta, también con ese bono. Si en la torre ya hay un familiar, aunque sea tuyo, pagas antes un recargo de 3 monedas, nunca con el bono del piso. Dos familiares de color del mismo jugador no pueden estar en la misma torre.
web-how-territory = los territorios
    .text = Desde el tercer territorio hacen falta puntos militares: 3, 7, 12 y 18. No se gastan. Puedes tener como mucho seis cartas de cada tipo.
web-how-work = cosecha y producción
    .text = La cosecha activa tus territorios y la producción, tus edificios: cada carta cuyo número alcanza el valor de la acción. La loseta de bonos personales pide un valor de 1. Lo que recibes en una acción no paga un intercambio de la misma acción. La casilla alargada resta 3 al valor; con dos jugadores está cerrada. Dos familiares de color del mismo jugador no pueden estar en la misma zona, contando la casilla pequeña y la alargada.
web-how-extra = acciones adicionales
    .text = Algunas cartas y algunos líderes dan una acción con un valor propio, sin familiar. Puedes renunciar a ella. Sirvientes, bonos y excomuniones cambian su valor como siempre, y una carta tiene el coste, el recargo y el bono del piso de siempre. La acción no ocupa ninguna casilla.
web-how-market = el mercado
    .text = Un familiar en cada casilla; recibes lo que muestra. Con dos o tres jugadores la tercera y la cuarta casilla están cerradas.
web-how-council = el Palacio del consejo
    .text = Sin límite de familiares. Recibes 1 moneda y un privilegio del consejo. El orden de llegada es el orden de turno de la ronda siguiente; quien no está aquí va detrás, en el orden que tenía.
web-how-servants = los sirvientes
    .text = Gasta sirvientes para subir el valor de una acción, 1 por cada uno, antes de colocar.
web-how-leaders = los líderes
    .text = En el juego avanzado cada uno escoge cuatro líderes. En tu turno juega uno si cumples su requerimiento, o descártalo por un privilegio del consejo. Lo que se requiere no se gasta, y después puedes perderlo. Una habilidad permanente vale siempre; la que dice una vez por ronda la activas en tu turno, una vez en cada ronda.
web-how-church = el informe al Vaticano
    .text = Tras las rondas 2, 4 y 6, quien tenga menos de 3, 4 o 5 puntos de fe sufre la excomunión para el resto de la partida y conserva sus puntos de fe. Los demás pueden apoyar a la Iglesia: entregan todos sus puntos de fe y reciben los puntos de su casilla. Quien se niega sufre la excomunión. En la ronda 6 el apoyo es automático, y también quien sufre la excomunión recibe los puntos de su casilla.
web-how-end = el final
    .text = Puntos por territorios (por 3, 4, 5 o 6: 1, 4, 10 o 20), personajes (1, 3, 6, 10, 15, 21), empresas, fuerza militar (5 y 2), 1 por cada cinco recursos, menos lo que quitan las excomuniones. En caso de empate gana el primero de ellos en el orden de turno.
web-how-houses = Casas del Renacimiento
    .text = Familias con habilidades que se ganan en una subasta; una quinta torre, fichas especiales de cara oculta, líderes con casillas propias y un quinto jugador. Se empieza sin madera, piedra ni sirvientes y con pocas monedas: lo demás viene de la subasta. Algunas cartas dan más líderes de los que no se repartieron; los Sforza y los Visconti empiezan con dos de ellos.
web-how-auction = la subasta
    .text = { web-about-auction }
web-how-pazzi = La Conspiración Pazzi
    .text = De cada tipo y periodo se mezclan dos cartas más, y dos de las diez quedan fuera. Algunas actúan sobre los rivales, que responden uno tras otro durante tu turno. Con las Casas del Renacimiento hay dos familias más, los Della Scala y los Visconti.
web-how-occupied = una casilla ocupada
    .text = Una casilla pequeña, un piso y una casilla del mercado admiten un solo familiar. Quien llega después va a otro sitio, salvo que un líder le deje entrar.
web-how-coins = monedas
    .text = Sirven para pagar personajes y muchas empresas, y otras 3 para una torre ya ocupada. Vienen del mercado, de la cosecha, de la producción y del Palacio del consejo. Las sobrantes cuentan como recursos.
web-how-materials = madera y piedra
    .text = Sirven para pagar edificios y algunas empresas. Los territorios las dan en la cosecha. Las sobrantes cuentan como recursos al final.
web-how-military = puntos militares
    .text = Permiten tener más territorios; algunas empresas los exigen o se pagan con ellos. Al final el más fuerte recibe 5 puntos y el segundo 2. Si varios empatan como los más fuertes, cada uno recibe 5 y nadie recibe 2; si empatan los segundos, cada uno recibe 2.
web-how-faith = puntos de fe
    .text = En el informe al Vaticano deciden si puedes apoyar a la Iglesia y, si la apoyas, recibes los puntos de tu casilla.
web-how-victory = puntos de victoria
    .text = Quien más tenga tras seis rondas gana. Algunos llegan durante el juego, la mayoría al final.
web-how-tokens = fichas especiales
    .text = Solo tú ves lo que muestran las tuyas. En tu turno puedes descartar una para recibirlo, pagar con ella algunas cartas o ponerla sobre una carta. Se roban al azar; robada la última, las descartadas se mezclan y forman la nueva reserva.
web-how-privilege = privilegio del consejo
    .text = Elige al momento uno de estos. Si llegan varios con el signo ≠, todos deben ser distintos.
web-how-character = personajes
    .text = Tienen un efecto inmediato, o uno permanente que refuerza una acción o abarata una carta. De uno a seis valen 1, 3, 6, 10, 15, 21.
web-how-building = edificios
    .text = Se pagan con madera, piedra, monedas o sirvientes. Cada producción que alcanza el número de la carta la activa, a menudo para intercambiar recursos por puntos.
web-how-venture = empresas
    .text = Tienen un efecto inmediato y dan puntos al final. Algunas se pagan de dos maneras.
web-how-special = Torre especial
    .text = La quinta torre tiene cartas de los cuatro tipos. Sus cartas van a la fila de su tipo.
web-how-adaptation = la loseta de adaptación
    .text = Está junto a una de las cuatro torres y cambia los valores que piden sus pisos. Al final de la ronda avanza: territorios, personajes, edificios, empresas y otra vez territorios.

## Credits

web-credits-project = Este es un proyecto gratuito de aficionados, con imágenes y textos propios. Compra el juego: merece la pena.
web-credits-art = El horizonte, las torres, las imágenes de las cartas y los iconos de los recursos se dibujaron para esta página.
web-credits-icons = Emblemas de cartas, líderes y familias, de game-icons.net, con licencia CC BY 3.0; con trazados simplificados. De:
web-credits-fonts = Tipos de Christian Thalmann y de Rasmus Andersson, con licencia SIL Open Font License.
web-credits-code = La página está hecha con Svelte, Vite y Project Fluent, con licencias MIT y Apache.

## Advice

web-hint = pista
web-hint-title = las mejores jugadas
web-hint-text = El número: en cuántos puntos supera a una jugada media.
web-hint-play = hacer esta jugada
web-hint-wait = Pensando…
web-new-hints = pistas
web-hints-auto = solo al jugar contra el ordenador
web-hints-on = permitidas
web-hints-off = no permitidas
web-analysis-title = análisis
web-analysis-text = Cómo cambiaron tus probabilidades de ganar y qué te costó más. Tarda un poco.
web-analysis-start = analizar la partida
web-analysis-running = Analizando: { $percent } %
web-analysis-ahead = { $count ->
    [one] Antes hay { $count } análisis más.
   *[other] Antes hay { $count } análisis más.
}
web-analysis-failed = No se pudo hacer el análisis.
web-analysis-chances = probabilidad de ganar
web-analysis-costliest = tus errores más costosos
web-analysis-none = Ninguna decisión tuya costó medio punto o más.
web-analysis-round = Ronda { $round }
web-analysis-cost = { $points } puntos
web-analysis-played = Jugado:
web-analysis-better = Mejor:
web-analysis-jump = mostrar la posición

# La cuenta: sesiones, contraseñas, datos, enlaces de los asientos.

web-password-forgot = ¿olvidaste la contraseña?
web-password-forgot-text = Si alguna cuenta tiene esta dirección, te enviaremos un enlace para elegir otra.
web-password-send = enviar el enlace
web-email-address = tu correo electrónico
web-password-change = cambiar la contraseña
web-password-change-text = Se cerrará tu sesión en todos los demás dispositivos.
web-sessions-title = dónde has iniciado sesión
web-session-this = este navegador
web-session-seen = último uso: { $when }
web-session-unknown = un navegador desconocido
web-session-end = cerrar sesión
web-session-end-others = cerrar todas las demás
web-data-title = tus datos
web-data-text = Todo lo que este servidor guarda sobre ti, en un solo archivo.
web-data-download = descargar
web-delete-title = eliminar mis datos
web-delete-text = Te rindes en las partidas en curso y se borran tus mensajes. Las partidas terminadas se conservan, sin tu nombre. No se puede deshacer.
web-delete-sure = quiero hacerlo
web-seat-given = { $people ->
    [one] Hasta ahora este asiento era de { $who }, que ha visto sus cartas. A partir de ahora es solo tuyo.
   *[other] Hasta ahora este asiento era de { $who }, que han visto sus cartas. A partir de ahora es solo tuyo.
}
web-seat-shared = { $people ->
    [one] { $who } también puede jugar en este asiento.
   *[other] { $who } también pueden jugar en este asiento.
}
web-seat-shared-too = otra persona también puede jugar en este asiento
web-seed-chosen = Quien abrió la mesa eligió la semilla de esta partida y puede saber qué se va a repartir.
web-seat-open-table = ir a la mesa
web-seat-links = enlaces a tus asientos
web-seat-links-text = Abre un enlace en otro dispositivo para jugar allí. Un enlace nuevo anula el anterior y quita el asiento a los demás.
web-seat-link-renew = enlace nuevo
