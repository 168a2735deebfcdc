# Qué falla en un paquete de cartas; cada frase se reconoce por su texto inglés. Las palabras de los propios archivos, como los nombres de las claves, no se traducen nunca.

error-pack-expected = se esperaba: { $expected }; se encontró: { $found }
error-pack-expected-near = se esperaba: { $expected }; se encontró: { $found } (¿querías decir «{ $near }»?)
error-pack-key = clave desconocida; aquí se admiten: { $known }
error-pack-key-near = clave desconocida (¿querías decir «{ $near }»?); aquí se admiten: { $known }
error-pack-effect = efecto desconocido; los efectos son: { $known }
error-pack-effect-near = efecto desconocido (¿querías decir «{ $near }»?); los efectos son: { $known }
error-pack-file = archivo desconocido; los archivos de un paquete son: { $known }
error-pack-file-near = archivo desconocido (¿querías decir «{ $near }»?); los archivos de un paquete son: { $known }
error-pack-not-in = no se admite aquí ({ $where }); se admiten: { $known }
error-pack-only-in = solo se admite aquí: { $where }
error-pack-only-with-value = solo se admite donde hay un valor de la acción: { $where }
error-pack-not-with = no se admite junto con { $key }
error-pack-not-together = no se admite junto con { $key }
error-pack-only-with = solo se admite con { $key }
error-pack-rule = la regla { $rule } solo se admite aquí: { $where }
error-pack-none = no se admite: las cartas de tipo { $type } no lo tienen
error-pack-territory = no se admite: los territorios no tienen coste
error-pack-discount = solo se admite en un bono a un tipo de carta
error-pack-leader-action = para un líder se espera harvest o production
error-pack-one-ability = se espera como máximo uno de estos: action, exchange, set_member_value y draw_tokens
error-pack-falling = se esperan números que no disminuyan
error-pack-four-types = se espera cada uno de los cuatro tipos una vez
error-pack-language = se espera el código de un idioma, como en, it o pt-BR
error-pack-one = se esperaba una de estas palabras: { $words }
error-pack-entries = elementos esperados en la lista: exactamente { $count }; encontrados: { $found }
error-pack-entries-range = elementos esperados en la lista: de { $low } a { $high }; encontrados: { $found }
error-pack-characters = se esperan como máximo { $most } caracteres; encontrados: { $found }
error-pack-blank = se esperaba un texto; este está vacío
error-pack-twice = se esperaban palabras distintas; una aparece dos veces
error-pack-goods = se esperaba al menos uno de estos: { $words }; la tabla está vacía
error-pack-goods-to-pay = se esperaba al menos un bien que pagar; la tabla está vacía
error-pack-once = cada { $name } solo puede aparecer una vez; { $value } aparece también en otro sitio: { $item }
error-pack-many = se esperan como máximo { $most }; encontrados: { $found }
error-pack-reason = falta la frase que explica por qué están reconstruidos
error-pack-periods = esperados en los periodos 1 a 3: { $wanted }; encontrados: { $found }
error-pack-both = está en dos paquetes: { $one } y { $other }
error-pack-boards = los tableros son los del juego impreso: un paquete propio no puede cambiarlos
error-pack-together = se esperan como máximo { $most } entre todos los paquetes de una partida; encontrados: { $found }
error-pack-folder = se esperaba una carpeta con un pack.toml
error-pack-unreadable = no se puede leer: { $reason }
error-pack-files = se esperan como máximo { $most } archivos en la carpeta
error-pack-bytes-all = se esperan como máximo { $most } bytes entre todos los archivos
error-pack-bytes = se esperan como máximo { $most } bytes; hay más
error-pack-missing = falta este archivo en la carpeta { $folder }
error-pack-link = se esperaba un archivo de esta carpeta; es un enlace que sale de ella
error-pack-no-file = se esperaba un archivo; es otra cosa
error-pack-utf8 = se esperaba texto en UTF-8; hay otros bytes en la línea { $line }
error-pack-line = se esperan líneas de como máximo { $most } caracteres; la línea { $line } es más larga
error-pack-dots = se esperan como máximo { $most } puntos; encontrados: { $found }
error-pack-deep = demasiados niveles anidados
error-pack-deep-levels = demasiados niveles anidados: como máximo { $most }
error-pack-toml = TOML no válido: { $reason }
error-pack-not-utf8 = no es UTF-8
error-pack-one-key = se esperaba una tabla con una sola clave, como {"{"} gain = {"{"} coins = 1 {"}"} {"}"}; se encontró: { $found }
error-pack-one-count = se esperaba una sola cosa que contar, como {"{"} cards = "venture" {"}"} o {"{"} military = 2 {"}"}; encontradas: { $found }
error-pack-price = falta un precio (pay, pay_per_opponent o discard)
error-pack-brings = falta lo que se obtiene (gain, privileges, play_leader, opponents_give o market_reward)
error-pack-one-good = se esperaba exactamente un tipo de bien; encontrados: { $found }
error-pack-requirement = se esperaba al menos un requisito; no hay ninguno
error-pack-effects = se esperaba al menos un efecto; no hay ninguno

# Qué se esperaba.

pack-expected-whole = un número entero de { $low } a { $high }
pack-expected-flag = true o false
pack-expected-text = un texto
pack-expected-line = un texto en una sola línea, sin caracteres de control
pack-expected-key = una clave como { $example }
pack-expected-key-period = una clave como { $example } (periodo, número)
pack-expected-key-form = una clave de letras minúsculas, cifras y _ que empiece por una letra, 40 como máximo
pack-expected-key-start = una clave que empiece por { $start } para su periodo
pack-expected-one = una de estas palabras: { $words }
pack-expected-rule = una de estas reglas: { $words }
pack-expected-rule-near = una de estas reglas: { $words } (¿querías decir «{ $near }»?)
pack-expected-goods = bienes como { $example }
pack-expected-list = una lista
pack-expected-effects = una lista de efectos
pack-expected-prices = una lista de precios como { $example }, o [] si es gratis
pack-expected-tables = una lista de tablas { $name }
pack-expected-table = una tabla con { $known }
pack-expected-names = una tabla con el nombre en en, y en otros idiomas con sus códigos
pack-expected-towers = una tabla con las cuatro torres
pack-expected-english = el nombre en inglés
pack-expected-military = un número no inferior a los puntos militares que se pagan
pack-expected-counted = lo que se cuenta
pack-expected-slot = "{ $word }" ({ $where })

# Qué se encontró.

pack-found-nothing = nada
pack-found-none = ninguno
pack-found-table = una tabla
pack-found-empty-table = una tabla vacía
pack-found-no-table = algo que no es una tabla
pack-found-list = una lista de { $count }
pack-found-keys = { $count ->
    [one] { $count } clave
   *[other] { $count } claves
}
pack-found-fraction = la fracción { $value }
pack-found-date = una fecha o una hora
pack-found-absurd = un número desmesurado

# Dónde puede estar un efecto.

pack-where-immediate = los efectos inmediatos de una carta
pack-where-activation = los efectos permanentes de un territorio o de un edificio
pack-where-character = los efectos permanentes de un personaje
pack-where-end = los efectos finales de una empresa
pack-where-leader = un líder con habilidad permanente
pack-where-round = un líder con habilidad de una vez por ronda
pack-where-space = la casilla de acción de un líder
pack-where-leader-immediate = los efectos inmediatos de un líder
pack-where-family = una familia
pack-where-set = la recompensa de una serie
pack-where-excommunication = una loseta de excomunión

# Tipos de elementos, y uno sin nombre.

pack-item-card = carta
pack-item-leader = líder
pack-item-excommunication = excomunión
pack-item-bonus-tile = loseta de bonos personales
pack-item-auction-tile = loseta de subasta
pack-item-adaptation-tile = loseta de adaptación
pack-item-faith-tile = loseta de fe especial
pack-item-visconti-token = ficha Visconti
pack-item-visconti = ficha Visconti
pack-item-family = familia
pack-item-token = ficha especial
pack-item-pack = paquete
pack-item-houses-board = tablero de Casas
pack-item-auction-tiles = losetas de subasta
pack-item-token-faces = caras de las fichas especiales
pack-position = { $kind } en la posición { $position }

# Qué contiene un paquete.

pack-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
pack-leaders = { $count ->
    [one] 1 líder
   *[other] { $count } líderes
}
pack-excommunications = { $count ->
    [one] 1 loseta de excomunión
   *[other] { $count } losetas de excomunión
}
pack-bonus-tiles = { $count ->
    [one] 1 loseta de bonos personales
   *[other] { $count } losetas de bonos personales
}
pack-families = { $count ->
    [one] 1 familia
   *[other] { $count } familias
}
pack-fits = correcto: { $contents } ({ $pack })
