# Las palabras de las lecciones. Un mensaje lleva el nombre de la lección y del paso; comentarios y respuestas son sus atributos.
# Los nombres de cartas, líderes, familias y rivales son variables: $card5, $leader_sisto_iv, $family_medici, $rival.

## Lo que dicen todas las lecciones

lesson-general-name = Lorenzo
lesson-general-wrong = Las reglas lo permiten, pero aquí practicamos otra cosa. Se ha deshecho: inténtalo de nuevo.
lesson-general-refused = No ha cambiado nada. Inténtalo de nuevo.
lesson-general-again = Tus turnos han terminado y el objetivo sigue lejos. Todo vuelve a estar como al empezar esta prueba.
lesson-general-astray = Así no se llega al objetivo. Vuelve a intentarlo o sigue, si tienes una idea mejor.
lesson-general-back = Por ahí no se llega. Todo vuelve al principio de la tarea: ahora sigue la luz.
lesson-general-later = Un momento. Lee esto primero.
lesson-general-unknown = No conozco esa jugada.

## En la terminal

learn-how = Escribe una jugada como «w M1», Intro para seguir, «help» para ver qué hacer, «again» para repetir el paso, «moves», «table», «card 5», «quit».
learn-enter = Intro para seguir
learn-fresh = Una posición nueva: la mesa se ha vuelto a preparar.
learn-finished = Era el último capítulo. Ahora juega una partida: magnifico play
learn-next = Intro para «{ $chapter }», «quit» para dejarlo.

## 1

lesson-florence = Una familia en Florencia
    .about = Saber qué hace ganar y leer lo que posees.
    .end = Con esto basta para empezar: seis rondas, cuatro familiares y unos puntos de victoria que deciden. Ahora, para qué sirven los dados.
lesson-florence-welcome = ¡Te damos la bienvenida a Florencia! Diriges una casa noble y { $rival }, al otro lado de la mesa, dirige otra. En los próximos años, ambas casas aspiran a ser la familia más admirada de la ciudad.
lesson-florence-victory = La admiración se mide en puntos de victoria. Aquí están los tuyos: todavía ninguno, pero esto no ha hecho más que empezar.
lesson-florence-rounds = Una partida dura seis rondas. En cada una envías a la ciudad a cuatro familiares, de uno en uno, y los demás hacen lo mismo.
lesson-florence-winner = Entonces, ¿quién gana tras seis rondas?
    .coins = La casa con más monedas
    .cards = La casa con más cartas
    .points = La casa con más puntos de victoria
    .wrong = Las monedas y las cartas son buenos medios. Pero ¿qué se cuenta al final?
lesson-florence-goods = ¡Exacto! Y esto es lo que posees: madera y piedra para construir, monedas para pagar y sirvientes que echan una mano a la familia.
lesson-florence-market = Llenemos la bolsa. Toma tu familiar blanco y colócalo en la primera casilla del mercado, la de las 5 monedas.
    .wrong = También es buen sitio, pero ahora se trata de la bolsa: el familiar blanco, en la primera casilla del mercado.
lesson-florence-end = Cinco monedas, al momento. En cada turno colocas un familiar. Ya lo has hecho, así que termina tu turno.
lesson-florence-rival = { $rival } ha ido a las torres y ha adquirido una carta. Esa casilla es suya hasta el final de la ronda. Y ahora te toca otra vez.
lesson-florence-task = Tu primera prueba, sin ayuda: tu casa necesita sirvientes. Consigue al menos 8.
    .again = Con eso has conseguido otra cosa. Los sirvientes te esperan en el mercado, justo al lado de las monedas. Inténtalo de nuevo.

## 2

lesson-dice = Dados y familiares
    .about = Saber cuánto valen tus familiares y para qué sirven los sirvientes.
    .end = Un valor, una casilla, algún sirviente: ese es el corazón del juego y ya lo conoces. Ahora vienen las torres, donde están las cartas.
lesson-dice-dice = Cada ronda empieza con tres dados: uno blanco, uno negro y uno naranja. La tirada vale para todos.
lesson-dice-members = Tus tres familiares de color valen lo que muestra el dado de su color. El cuarto es incoloro: no tiene dado y su valor es 0.
lesson-dice-strongest = ¿Cuál es tu familiar más fuerte en esta ronda?
    .white = El blanco
    .black = El negro
    .orange = El naranja
    .wrong = Cada familiar lleva su valor. Busca el más alto.
lesson-dice-white = El negro, con un buen 6. Guárdalo para algo grande: las casillas del mercado solo piden un valor de 1. Envía el blanco a la primera.
    .wrong = Guarda los demás. El familiar blanco va a la primera casilla del mercado.
lesson-dice-taken = { $rival } ya ha jugado su turno. Probemos algo que las reglas no permiten: coloca el naranja en la primera casilla del mercado, donde está el blanco.
    .wrong = Eso sí está permitido; ahora buscamos una jugada que no lo esté. Intenta colocar el naranja en la primera casilla del mercado.
lesson-dice-servant = ¡No hay sitio! En cada casilla cabe un familiar, y los tuyos también cuentan. Ahora el incoloro: vale 0, muy poco incluso para el mercado. Para eso están los sirvientes: cada uno que gastas suma 1. Colócalo en la segunda casilla con la ayuda de 1 sirviente.
    .wrong = Casi: el familiar incoloro, la segunda casilla del mercado y 1 sirviente, ni uno más.
lesson-dice-count = Un sirviente gastado, cinco recibidos: buen negocio. Ahora un poco de cálculo. Un piso pide 5 y tu familiar naranja vale 2. ¿Cuántos sirvientes hacen falta?
    .two = Dos
    .three = Tres
    .five = Cinco
    .wrong = Cada sirviente suma 1. De 2 a 5 van…
lesson-dice-task = Tres. Ya puedes con una prueba sin ayuda. Queda el naranja, con un valor de 2. En el segundo piso de la primera torre, que pide 3, está la carta «{ $card2 }». Adquiérela.
    .again = La carta sigue ahí. Al naranja le basta un sirviente para llegar al segundo piso.

## 3

lesson-towers = Las torres
    .about = Adquirir cartas de las torres: pisos, bonos y el precio de la compañía.
    .end = Ya sabes subir a las torres y cuánto cuesta la compañía. Ahora leeremos las cartas más de cerca.
lesson-towers-towers = Estas son las cuatro torres de Florencia: la verde tiene territorios, la azul personajes, la amarilla edificios y la morada empresas. Cada ronda trae cuatro cartas nuevas a cada una.
lesson-towers-floors = De abajo arriba, los pisos piden 1, 3, 5 y 7. Los dos de arriba premian la subida: tienen un bono propio, impreso junto al piso.
lesson-towers-forest = Tu familiar blanco vale 5, justo lo que pide un tercer piso. Colócalo junto a «{ $card5 }».
    .wrong = Queremos «{ $card5 }»: el familiar blanco, en el tercer piso de la torre verde.
lesson-towers-bonus = ¡Dos maderas de una vez! Una es el bono del piso y la otra viene de la carta. Los territorios no cuestan nada: basta con llegar.
lesson-towers-busy = { $rival } se te ha adelantado y ha adquirido un personaje. Desde ahora la torre azul está ocupada, y entrar en una torre ocupada tiene un recargo: 3 monedas, además del coste de la carta. Por eso merece la pena llegar antes.
lesson-towers-warlord = Tienes 6 monedas, así que te alcanza también para el recargo. Coloca el familiar negro junto a «{ $card49 }», en el segundo piso.
    .wrong = Queremos «{ $card49 }»: el familiar negro, en el segundo piso de la torre azul.
lesson-towers-price = ¿Cuánto te ha costado en total? Recuerda que la carta «{ $card49 }» cuesta 2 monedas.
    .two = 2
    .three = 3
    .five = 5
    .wrong = Dos por la carta. ¿Y el recargo de la torre ocupada?
lesson-towers-colour = Cinco: 2 de la carta y 3 de recargo. Queda una última regla de las torres. Tu familiar blanco está en la torre verde. Intenta enviar allí también el naranja, al primer piso.
    .wrong = Eso sí está permitido. Intenta colocar el naranja en el primer piso de la torre verde.
lesson-towers-task = Dos familiares de color de la misma familia nunca comparten torre; solo el incoloro puede sumarse. Ahora tu prueba: levanta una «{ $card31 }». Cuesta 2 maderas y espera en el segundo piso de la torre amarilla.
    .again = La capilla sigue sin construir. ¿Quién está libre y cuántos sirvientes hacen falta para llegar a 3?

## 4

lesson-cards = Leer una carta
    .about = Reconocer de un vistazo el coste, el efecto inmediato y el efecto permanente de una carta.
    .end = Coste, efecto inmediato, efecto permanente, puntos al final: salga la carta que salga, ya sabes leerla. Ahora pondremos a trabajar tus territorios.
lesson-cards-chapel = Cada carta dice, de arriba abajo, cuánto cuesta y qué hace. Abre «{ $card31 }» para verla entera.
lesson-cards-cost = Entonces, ¿qué pagas por este edificio?
    .coin = 1 moneda
    .wood = 2 maderas
    .faith = 1 punto de fe
    .wrong = El coste está arriba del todo. Lo demás viene después.
lesson-cards-activation = Dos maderas. Debajo del coste está el efecto inmediato, con el rayo: 1 punto de fe, una sola vez, al adquirir la carta. Más abajo está el efecto permanente, y el número dice cuándo funciona: cada producción de valor 2 o más te permite convertir 1 moneda en 1 punto de fe.
lesson-cards-build = Constrúyela: coloca ahí tu familiar blanco.
    .wrong = Primero la capilla: el familiar blanco, en el primer piso de la torre amarilla.
lesson-cards-farmer = Hecho, y con un punto de fe más. Los personajes son distintos. Abre «{ $card53 }», en la torre azul.
lesson-cards-sum = No tiene efecto inmediato, pero sí uno permanente: mientras sirve a tu casa, todas tus cosechas tienen +2 de valor. Imagina que lo contratas y cosechas con un familiar de valor 4. ¿Qué valor tendría la cosecha?
    .two = 2
    .four = 4
    .six = 6
    .wrong = El valor del familiar y 2 más de la carta.
lesson-cards-venture = Seis: 4 del familiar y 2 del campesino. Los personajes sirven hasta el final de la partida, así que conviene adquirirlos pronto. Ahora una carta morada: abre «{ $card74 }».
lesson-cards-points = Una empresa tiene un efecto inmediato y da puntos de victoria. ¿Cuándo recibes esos 5 puntos?
    .now = Al momento
    .round = En cada ronda
    .end = Al final de la partida
    .wrong = Mira la parte de abajo de la carta.
lesson-cards-signs = Al final: lo dice la banderita. Los signos son siempre los mismos: el rayo, al momento y una sola vez; el ocho tumbado, mientras tengas la carta; la banderita, al final de la partida; y el número dice qué valor debe alcanzar una cosecha o una producción.
lesson-cards-task = Tu prueba: entre los personajes hay uno que da puntos militares al momento y desde entonces facilita adquirir territorios. Averigua quién es y adquiere su carta.
    .again = Esa no es. Abre las cartas azules una a una y busca puntos militares y territorios.

## 5

lesson-harvest = La cosecha
    .about = Saber qué territorios activa una cosecha y qué hace la casilla alargada.
    .end = Cuanto mayor es el valor, más tierras trabajan. Ahora, lo que hacen los edificios con la cosecha.
lesson-harvest-lands = Estos son tus territorios. Cada uno muestra un número: el valor que debe alcanzar una cosecha para que dé algo. Los tuyos tienen 1, 2, 3 y 5.
lesson-harvest-which = Hoy tu familiar blanco vale 3. ¿Cuántos de tus territorios activaría una cosecha con él?
    .one = Uno, el del 3
    .three = Tres: 1, 2 y 3
    .four = Los cuatro
    .wrong = Todos aquellos cuyo número no pase de 3.
lesson-harvest-harvest = Tres. Al campo: coloca el blanco en la casilla de cosecha.
    .wrong = Hoy toca cosechar: el familiar blanco, en la casilla pequeña de cosecha.
lesson-harvest-tile = ¡Menuda cosecha! Han rendido tres territorios y también tu loseta de bonos personales: suma madera, piedra y un sirviente a cada cosecha, aunque no tengas tierras.
lesson-harvest-taken = Otro día: { $rival } ha sido más rápida y está en la casilla pequeña. Inténtalo de todos modos con tu familiar negro.
    .wrong = Prueba el negro en la casilla pequeña de cosecha.
lesson-harvest-large = Ocupada. Al lado está la casilla alargada, con sitio para todos, pero allí el valor de la acción se reduce en 3. El negro vale 5: ¿de qué valor será allí la cosecha?
    .two = 2
    .three = 3
    .five = 5
    .wrong = Cinco menos 3.
lesson-harvest-crowd = Solo 2, pero es mejor que nada. Coloca el negro en la casilla alargada de cosecha.
    .wrong = El familiar negro, en la casilla alargada de cosecha.
lesson-harvest-task = Tu prueba: consigue 5 maderas en una sola cosecha. «{ $card5 }» da 3, pero solo desde un valor de 5. Tienes el blanco, que vale 3, y 2 sirvientes.
    .again = Falta madera. ¿Cómo llevas el blanco de 3 a 5?

## 6

lesson-production = La producción
    .about = Dejar que los edificios intercambien tus recursos: todo a la vez y nada dos veces.
    .end = Los territorios traen, los edificios transforman: ese es el motor de toda gran casa. Ahora pasaremos por el consejo.
lesson-production-buildings = Estos son tus edificios. También muestran un número, y una producción de al menos ese valor los activa. Casi todos cambian algo por algo mejor.
lesson-production-start = Tienes 1 madera y ninguna moneda. Coloca el blanco, que vale 4, en la casilla de producción.
    .wrong = Ahora toca producir: el familiar blanco, en la casilla pequeña de producción.
lesson-production-carpenter = Ahora decides, edificio por edificio, qué intercambias. Empieza por «{ $card29 }»: convierte tu madera en 3 monedas.
    .wrong = Elige el intercambio de 1 madera por 3 monedas.
lesson-production-chapel = Después viene «{ $card31 }»: 1 moneda por 1 punto de fe. ¿Puedes pagar con una de las 3 monedas que estás a punto de recibir?
    .yes = Sí, claro
    .no = No, todavía no han llegado
    .wrong = Todos los edificios trabajan en el mismo instante. Pagas con lo que tenías al empezar la producción.
lesson-production-nothing = Eso es: todavía no las tienes. Una producción es un único instante, y en ese instante tu bolsa estaba vacía, así que «{ $card31 }» se queda esta vez sin intercambio.
    .wrong = Todavía no hay ninguna moneda con la que pagar. Elige no hacer nada.
lesson-production-income = Ahora llega todo junto: 3 monedas del taller, y 2 monedas y 1 punto militar de tu loseta de bonos personales.
lesson-production-task = Tu prueba: con una sola producción, llega a 7 monedas y 1 punto de fe. Empiezas con 2 maderas y 1 moneda.
    .again = Casi. Tus 2 maderas pueden convertirse en 5 monedas de una vez, y la moneda para la capilla la tenías desde el principio.

## 7

lesson-council = El consejo y sus privilegios
    .about = Empezar la ronda siguiente y sacar partido a un privilegio del consejo.
    .end = Una moneda, un favor y el primer turno: una visita al consejo rara vez se desperdicia. Ahora, una anfitriona más exigente: la Iglesia.
lesson-council-palace = Este es el Palacio del consejo. Pide un valor de 1 y tiene sitio para todos. Cada visita da 1 moneda y un privilegio del consejo.
lesson-council-go = Hoy juegas en último lugar y los demás eligen antes los mejores sitios. El palacio puede cambiarlo. Coloca ahí tu familiar blanco.
    .wrong = Primero el palacio: coloca ahí el familiar blanco.
lesson-council-privilege = Un privilegio del consejo es un favor a tu elección: madera y piedra, sirvientes, monedas, puntos militares o un punto de fe. Toma lo que quieras.
lesson-council-order = Quien llega primero al palacio empieza la ronda siguiente, el segundo va segundo, y así sucesivamente; después, los que no han ido. Hoy no ha venido nadie más. ¿Quién empieza entonces?
    .rival = { $rival }, como en esta ronda
    .me = Tú
    .dice = Lo deciden los dados
    .wrong = El orden en el palacio será el orden de turno. ¿Quién está allí?
lesson-council-stall = ¡Tú! Ahora, la cuarta casilla del mercado. Da dos privilegios a la vez, pero deben ser distintos. Coloca ahí el negro.
    .wrong = La cuarta casilla del mercado, con el familiar negro.
lesson-council-first = Elige el primero.
lesson-council-second = Y ahora el segundo. Lo que acabas de tomar ya no está: el signo ≠ significa que deben ser distintos.
lesson-council-task = Tu prueba: con un solo familiar, consigue 1 punto de fe y 2 puntos militares.
    .again = Una visita, dos favores: ¿qué casilla da dos a la vez?

## 8

lesson-church = La Iglesia
    .about = Apoyar a la Iglesia o sufrir la excomunión, y saber cuándo ceder.
    .end = La fe es una promesa con fecha. Ya sabes lo que cuesta cumplirla, y lo que cuesta romperla. Ahora, un ejército para tus tierras.
lesson-church-track = Tres veces por partida la Iglesia quiere saber cuánta fe has mostrado: tras las rondas 2, 4 y 6. Espera al menos 3, luego 4 y luego 5 puntos de fe. Tú tienes 4.
lesson-church-tile = Quien tiene muy pocos sufre la excomunión. Esta es la loseta del primer informe: el valor de todas las cosechas baja en 3 hasta el final. En cada partida hay tres losetas así, y todos las ven desde el principio.
lesson-church-enough = Es el final de la ronda 2. ¿Bastan tus 4 puntos de fe?
    .yes = Sí
    .no = No, son muy pocos
    .wrong = El primer informe pide 3.
lesson-church-support = Ha empezado el informe al Vaticano. Puedes apoyar a la Iglesia: entregas todos tus puntos de fe y recibes los puntos de victoria de tu casilla. Hazlo.
    .wrong = De momento, quedemos bien: apoya a la Iglesia.
lesson-church-after = Tu casilla valía 4 puntos de victoria, y vuelves a empezar con 0 puntos de fe. { $rival } solo tenía 1: ha sufrido la excomunión sin poder elegir.
lesson-church-keep = Podías haberte negado. Entonces también habrías sufrido la excomunión, pero ¿qué habría pasado con tus puntos de fe?
    .stay = Se quedan
    .lost = Se pierden
    .wrong = Solo entrega sus puntos de fe quien apoya a la Iglesia.
lesson-church-task = Se quedan, y las casillas siguientes valen más. Ahora tienes 5 puntos de fe, solo edificios y ni un territorio. La loseta apenas te perjudicaría. Por una vez, niégate.
    .wrong = Esa sería la respuesta obediente. Pero la loseta solo debilita las cosechas, y tú no cosechas. Guarda tus puntos de fe: niégate.

## 9

lesson-military = Fuerza militar y territorios
    .about = Saber cuánta fuerza piden tus tierras.
    .end = La tierra hay que protegerla, y la tuya ya lo está. Ahora veremos cuánto vale todo esto al acabar la partida.
lesson-military-slots = Tu fila verde tiene seis espacios para territorios. Los dos primeros están siempre disponibles. Para el tercero necesitas 3 puntos militares, y después 7, 12 y 18: los números están impresos en los espacios vacíos.
lesson-military-weak = Tienes dos territorios y ningún ejército. Intenta adquirir «{ $card3 }», en el primer piso, con el blanco.
    .wrong = Eso sí está permitido. Intenta colocar el blanco en el primer piso de la torre verde.
lesson-military-stall = Hacen falta 3 puntos militares. La tercera casilla del mercado da justo eso, y además 2 monedas. Coloca ahí el negro.
    .wrong = Primero el ejército: el familiar negro, en la tercera casilla del mercado.
lesson-military-strong = Tres puntos militares: bastan. Ahora adquiere «{ $card3 }» con el blanco.
    .wrong = Queremos «{ $card3 }»: el blanco, en el primer piso de la torre verde.
lesson-military-kept = La aldea es tuya, y mira: conservas los 3 puntos militares. Solo tienen que estar ahí; no se gastan.
lesson-military-next = ¿Cuántos puntos militares necesitas para tu cuarto territorio?
    .three = 3, como antes
    .seven = 7
    .twelve = 12
    .wrong = Está impreso en el siguiente espacio vacío de la fila.
lesson-military-task = Siete. Tu prueba: tienes tres territorios y 5 puntos militares. Adquiere un cuarto con los dos familiares que te quedan. El mercado está ocupado: mira la torre azul, o el palacio.
    .again = Faltaban dos puntos militares. «{ $card49 }» da 3, y el palacio un privilegio que vale 2.

## 10

lesson-ending = Empresas, personajes y el final
    .about = Saber de dónde salen los puntos de la puntuación final.
    .end = Territorios, personajes, empresas, fuerza y sobrantes: ya conoces toda la cuenta. Es hora de juntarlo todo.
lesson-ending-lands = Te queda un familiar; después se cuenta todo. Mira tu fila verde: cuatro territorios valen 4 puntos de victoria, con un quinto serían 10 y con un sexto, 20. Una serie crece despacio y luego, de golpe.
lesson-ending-people = Con los personajes pasa lo mismo: de uno a seis dan 1, 3, 6, 10, 15 y 21 puntos, y tú tienes tres. ¿Cuánto sumaría el cuarto?
    .one = 1 punto
    .four = 4 puntos
    .ten = 10 puntos
    .wrong = Tres dan 6 y cuatro dan 10. ¿Cuál es la diferencia?
lesson-ending-strength = Cuatro. Y junto a las cartas esperan dos premios: 5 puntos para el ejército más fuerte y 2 para el segundo (tú tienes 10 puntos militares y { $rival }, 8), y 1 punto por cada cinco recursos que sobren, contando juntos madera, piedra, monedas y sirvientes. No pierdas de vista tu ejército.
lesson-ending-venture = Ahora tu último turno. «{ $card96 }» vale 10 puntos al final. Adquiérela con el blanco.
    .wrong = Diez puntos te esperan: el blanco, en el primer piso de la torre morada.
lesson-ending-pay = Esta empresa se puede pagar de dos maneras. Con 5 puntos militares quedarías por detrás de { $rival } y perderías el premio al ejército más fuerte. Paga con madera, piedra y monedas.
    .wrong = Cuidado: así { $rival } tendría el ejército más fuerte. Paga con madera, piedra y monedas.
lesson-ending-close = Era el último familiar de la partida. Ahora llega el último informe al Vaticano, más benigno: todos reciben los puntos de su casilla, incluso quien sufre la excomunión. Termina tu turno y empezará la puntuación final.
lesson-ending-sum = Todo está contado: tu fe, los territorios, los personajes, las dos empresas, el ejército más fuerte, los sobrantes. El registro lo detalla línea a línea. ¡Y has ganado!
lesson-ending-task = Otra vez, el último familiar. Un quinto territorio, un cuarto personaje o la empresa «{ $card78 }», que da 4 puntos al final: adquiere la carta que más vale.
    .again = Bien, pero no es lo mejor. Cuatro territorios dan 4 puntos. ¿Cuántos dan cinco?

## 11

lesson-round = Una ronda entera
    .about = Planear cuatro familiares sin ninguna ayuda.
    .end = Una ronda entera, pensada y jugada por ti. Ya puedes con una partida de verdad. Los capítulos siguientes muestran lo que añaden el juego avanzado y las expansiones.
lesson-round-plan = Esta vez no hay reglas nuevas. Juegas una ronda entera contra { $rival }, cuatro familiares cada casa. Conviene trazar un plan: ¿qué quiero, quién tiene fuerza para ello y qué puede desaparecer si espero?
lesson-round-look = El blanco vale 3, el negro 5, el naranja 2, y tienes 3 sirvientes. Mira lo que hay en los pisos bajos y recuerda: el segundo que entra en una torre paga 3 monedas más.
lesson-round-weakest = El familiar incoloro vale 0. Con la ayuda de uno o dos sirvientes, ¿dónde rinde más?
    .tower = En lo alto de una torre
    .market = En el mercado
    .home = En casa
    .wrong = ¿Siete sirvientes para el último piso? Y en casa no gana nada. El mercado pide 1.
lesson-round-task = Exacto. Tu prueba: al final de esta ronda debes tener un territorio, un personaje, un edificio y al menos 6 monedas. ¡Adelante!
    .again = Esta vez faltó algo. Un consejo: los pisos bajos son baratos, y alguien debería pasar por la primera casilla del mercado.

## 12

lesson-leaders = Líderes y losetas de bonos
    .about = Elegir tu loseta y tus líderes, jugarlos, activarlos y dejarlos marchar.
    .end = Los líderes premian a quien planea. Este es el juego avanzado, y ya lo conoces entero.
lesson-leaders-tile = Las partidas avanzadas empiezan con dos elecciones. Primero, tu loseta de bonos personales: lo que cada cosecha y cada producción te dan de más. Elige la que prefieras.
lesson-leaders-draft = Ahora los líderes: grandes figuras que se unen a una casa si es digna de ellas. Te quedas con uno y pasas los demás, hasta que todos tienen cuatro. Sus requerimientos están en la carta. ¡Elige!
lesson-leaders-look = La partida está en marcha y tienes tres líderes en la mano. Abre la carta de { $leader_sandro_botticelli } para verla entera.
lesson-leaders-play = Su requerimiento son 10 maderas. Las tienes, y no las gastas: basta con que estén. Juega la carta: no hace falta ningún familiar, y puedes hacerlo en cualquier momento de tu turno.
    .wrong = Primero juega la carta de { $leader_sandro_botticelli }.
lesson-leaders-use = Se queda contigo hasta el final. Su habilidad da 2 puntos militares y 1 punto de victoria. Actívala ahora mismo.
    .wrong = Activa la habilidad de { $leader_sandro_botticelli }.
lesson-leaders-again = ¿Cuántas veces puedes activarla?
    .turn = Una vez por turno
    .round = Una vez por ronda
    .never = Nunca más
    .wrong = Lo dice la carta: una vez por ronda.
lesson-leaders-discard = Una vez por ronda. Un líder cuyo requerimiento nunca cumplirás también sirve: descarta la carta de { $leader_cosimo_de_medici } por un privilegio del consejo.
    .wrong = Descarta la carta de { $leader_cosimo_de_medici }.
lesson-leaders-privilege = Elige en qué se convierte el privilegio.
lesson-leaders-task = Tu prueba: { $leader_girolamo_savonarola } quiere ver 18 monedas. Juega su carta y activa su habilidad en el mismo turno. Tienes 13 monedas y un familiar.
    .again = Solo se une a ti si tienes 18 monedas. ¿Dónde consigues 5 de una vez?

## 13

lesson-houses = Casas: la subasta de familias
    .about = Pujar por una familia y mantener la calma cuando alguien puja más.
    .end = Tienes una familia con una habilidad propia. Ahora, la quinta torre de la expansión.
lesson-houses-auction = En Casas del Renacimiento cada jugador dirige una familia de verdad, y cada una tiene una habilidad que nadie más tiene. Una subasta decide qué familia le toca a cada uno.
lesson-houses-rows = Cada familia viene con seis filas de recursos. Al pujar eliges una: con esos recursos empiezas. Quien quiera superar tu puja tendrá que elegir una fila con un número mayor. Compara la fila 1 con la 6. ¿Qué ofrecen los números mayores?
    .more = Más recursos
    .fewer = Menos recursos
    .wrong = Mira bien: la fila 1 es un carro lleno; la fila 6, poco más que una bolsa.
lesson-houses-bid = Menos: en esta subasta se paga con lo que no se recibe. Los { $family_medici }, la primera familia, te gustan, pero no a cualquier precio. Puja por ellos con la fila 2.
    .wrong = Puja por los { $family_medici } con la fila 2.
lesson-houses-displaced = { $rival } quiere todavía más a los { $family_medici }: puja con la fila 4 y te desplaza, así que debes pujar otra vez al momento. ¿Con qué filas podrías recuperar aún a los { $family_medici }?
    .same = Con la 4, como ella
    .below = Con la 5 o la 6
    .none = Con ninguna
    .wrong = Solo vale una fila con un número mayor, y { $rival } ya está en la 4.
lesson-houses-second = Exacto, y la fila 6 sería incluso segura: nadie puede superar la de arriba. Pero te quedaría muy poco. A los { $family_colonna } todavía no los quiere nadie: tómalos con la fila 1, con todo lo que tienen.
    .wrong = Elige a los { $family_colonna }, con la fila 1.
lesson-houses-brown = La subasta ha terminado y los recursos son tuyos. Los { $family_colonna } traen un quinto familiar, marrón. Su valor es siempre 3, digan lo que digan los dados.
lesson-houses-task = Hoy los dados son una miseria: todo unos. Tu prueba: adquiere «{ $card2 }» en el segundo piso de la torre verde, que pide 3. No tienes sirvientes.
    .again = ¿Quién vale 3 incluso en un día así?

## 14

lesson-special = Casas: Torre especial y fichas
    .about = Usar la quinta torre, las fichas especiales y la loseta de adaptación.
    .end = Cinco torres y algún secreto en la manga. Queda un capítulo, y trata de la traición.
lesson-special-tower = Esta es la Torre especial. Tiene cartas de los cuatro tipos, que van a la fila de su tipo. Valen todas las reglas de las torres; los bonos de sus pisos son fichas especiales.
lesson-special-look = Abre «{ $card123 }», en el segundo piso, para verla entera.
lesson-special-tokens = Cuesta 3 monedas y tú tienes 1. Pero tienes dos fichas especiales, y nadie más sabe lo que muestran: una vale 3 monedas y la otra, 2 maderas.
lesson-special-use = En tu turno puedes descartar una ficha en cualquier momento y recibir lo que muestra, sin colocar a nadie. Descarta la de 3 monedas.
    .wrong = Primero descarta la ficha de 3 monedas.
lesson-special-take = Ahora tienes 4 monedas. Adquiere «{ $card123 }» con el blanco.
    .wrong = El blanco, en el segundo piso de la Torre especial.
lesson-special-adaptation = Da una ficha al momento, y los Medici reciben otra por cada personaje. Una cosa más: la torre con el signo ≠ lleva la loseta de adaptación. Todos sus pisos piden 1 más.
lesson-special-value = ¿Cuánto pide el tercer piso de esa torre?
    .five = 5
    .six = 6
    .seven = 7
    .wrong = Cinco, como cualquier tercer piso, y 1 más.
lesson-special-task = Seis. Tu prueba: construye «{ $card109 }», en el tercer piso de la Torre especial. Cuesta 1 madera y 1 piedra, y no tienes madera. ¿O sí?
    .again = Tienes una ficha de 2 maderas. Descártala antes de colocar el negro.

## 15

lesson-pazzi = La Conspiración Pazzi
    .about = Responder a las cartas que alcanzan tu casa, y jugar una.
    .end = Has terminado el curso. Florencia te espera: ¡juega tu primera partida!
lesson-pazzi-plot = Los Pazzi juegan más duro: algunas de sus cartas alcanzan a las demás casas. Es el turno de { $rival }, que tiene la vista puesta en la torre morada.
lesson-pazzi-give = «{ $card163 }»: cada rival le da 1 madera, 1 piedra, 1 moneda o 1 sirviente. { $rival2 } ya ha pagado. ¿De qué te desprendes tú?
lesson-pazzi-choice = ¿Quién decide lo que das?
    .rival = { $rival }
    .me = Tú
    .chance = El azar
    .wrong = Acabas de decidirlo tú.
lesson-pazzi-worse = Tú. Das lo que menos duele. Pero puede ser peor: más adelante { $rival } contrata a «{ $card155 }».
lesson-pazzi-discard = Cada rival debe descartar un territorio o un edificio. Tienes dos territorios y un edificio. Elige lo que menos vayas a echar de menos.
lesson-pazzi-task = Tu prueba: págales con la misma moneda. Adquiere tú «{ $card163 }». Cuesta 1 punto militar por cada rival, y tienes 3.
    .again = La carta está en el primer piso de la torre morada.
