# La mesa en el terminal. Órdenes y notación quedan en inglés en todas las lenguas.

## Palabras cortas para tablas: recursos, costes, efectos

short-wood = mad.
short-stone = pied.
short-coins = mon.
short-servants = sirv.
short-military = mil.
short-faith = fe
short-victory = PV
short-tokens = ficha
short-privilege = priv.
short-opponent = rival
short-leader = líder
short-take = acción { $value }: adquirir { $types }
short-now = inm. { $text }
short-end = final { $text }

## La mesa

colour-white = blanco
colour-black = negro
colour-orange = naranja
colour-neutral = incoloro
colour-brown = marrón
player-letter = Jugador { $letter }
table-round = Ronda { $round } de { $rounds }, periodo { $period }
table-dice = Dados: { $dice }
table-order = Orden de turno:
table-church = Iglesia { $period } (fe { $faith }):
table-members = Familiares
table-leaders = Líderes
table-taken = Vacíos:
table-used = usado
table-in-play = En juego
table-hand = En la mano
table-tokens = Fichas
table-to-come = { $tower }: { $left ->
    [one] en este periodo aún saldrá { $left } de { $all }
   *[other] en este periodo aún saldrán { $left } de { $all }
}
table-nothing-to-come = Todas las cartas de este periodo se han revelado.
table-since = Qué ha pasado
table-have = Tienes:
log-automatic = no había otra posibilidad
log-takes = adquiere «{ $card }»

## Challenges

challenge-day = Desafío del día { $key }: { $players } jugadores, eres { $seat } contra { $opponents }.
challenge-week = Desafío de la semana { $key }: { $players } jugadores, eres { $seat } contra { $opponents }.
challenge-played = Ya has jugado este desafío. Con «--again» lo juegas otra vez para practicar.
challenge-computer = El ordenador juega el mismo reparto en cada nivel…
challenge-you = tú
challenge-place = puesto { $place } de { $players }

## Preguntas

ask-bonus_tile = Elige tu loseta de bonos personales.
ask-draft = Quédate con un líder; los demás pasan a tu vecino.
ask-auction = Puja por una familia: elige una fila.
ask-play_leader = Elige el líder que quieres jugar.
ask-turn = Tu turno: coloca un familiar.
ask-placed = Has colocado tu familiar. ¿Algo más?
ask-stuck = Tu turno: no puedes colocar ningún familiar.
ask-passed = Has pasado. ¿Algo más?
ask-privilege = { $left ->
    [one] Privilegio del consejo: ¿qué tomas?
   *[other] Privilegios del consejo restantes: { $left }. ¿Qué tomas?
}
ask-pay = ¿Cómo pagas?
ask-pay_tokens = ¿Con qué ficha especial pagas?
ask-take_card = Acción adicional de valor { $value }: adquiere una carta.
ask-work = Acción adicional de valor { $value }.
ask-only_card = ¿Qué carta activas?
ask-choices = «{ $card }» se activa. ¿Qué eliges?
ask-activate = ¿Qué cartas activas?
ask-order = ¿Qué acción va primero?
ask-church = Informe al Vaticano: ¿apoyas a la Iglesia? Cuesta todos tus puntos de fe ({ $faith }).
church-offer = Informe al Vaticano: ¿apoyas a la Iglesia? Gastas todos tus puntos de fe ({ $faith }) y recibes { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}.
church-refusal = Si te niegas, sufres la excomunión el resto de la partida («{ $penalty }»).
church-immune = Si te niegas, no te pasa nada: no puedes sufrir excomuniones.
ask-buy = Puedes comprar una carta sobrante.
ask-give_up = «{ $card }»: ¿qué carta descartas?
ask-give = «{ $card }»: ¿qué das?
ask-recover = ¿Qué carta descartada tomas?
ask-visconti = ¿Qué ficha Visconti activas?
ask-copy = ¿Qué líder copias?
ask-member = ¿Qué familiar?
ask-option = ¿Qué eliges?
ask-keep_token = ¿Con qué ficha especial te quedas?
ask-final_tokens = Final de la partida: aún puedes descartar tus fichas especiales.
ask-lose_one = ¿Qué pierdes?
ask-space_kind = ¿Cosecha o producción?
hint-turn = Escribe una jugada ({ $example }) o un número · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? ayuda
hint-placed = Intro termina el turno · undo deshace · ? ayuda
hint-free = Lo que conviene hacer antes sin colocar un familiar, y cuántos puntos añade a la mejor colocación:

## Menús

menu-other = Además:
menu-play = Jugar:
menu-discard = Descartar por un privilegio del consejo:
menu-use = Activar:
menu-token = Descartar una ficha especial:
menu-more = … y { $count } más: { $command }
menu-pays = paga
menu-receives = recibe
menu-value = valor { $value }
menu-row = fila { $row }
menu-out-of-reach = Fuera de tu alcance:

## Respuestas

curtain = La pantalla es para { $name }. Los demás, que no miren.
curtain-enter = Pulsa Intro cuando quieras.{ " " }
legal = Es posible: { $move }
would = Si la juegas: { $move }
would-yield = Antes de recibir los recursos eliges qué intercambiar. Las cartas que se activan:
possible = Posible: { $moves }
no-number = No hay ningún número { $number } en la lista.
no-moves = Ninguna jugada encaja ahora con «{ $what }».
not-understood = «{ $line }» no es ni una jugada ni una orden. ? muestra lo que se puede escribir.
unknown-card = En esta partida no hay «{ $what }».
nothing-to-undo = No hay nada que deshacer: solo se deshace lo que has hecho en este turno, y solo si no ha revelado nada.
undone = { $count ->
    [one] Deshecha { $count } jugada.
   *[other] Deshechas { $count } jugadas.
}
saved = La partida está guardada: { $path }
not-saved = No se ha podido guardar la partida en { $path }: { $reason }
verify-ok = { $count ->
    [one] { $count } jugada, { $result }
   *[other] { $count } jugadas, { $result }
}
verify-unfinished = sin terminar
score-so-far = Puntos hasta ahora
score-projected = Si la partida terminara ahora
discard-sure = Podrías jugar la carta de { $leader }. ¿La descartas de todos modos? (s/n){ " " }
quit-sure = ¿Dejas la mesa? La partida está guardada. (s/n){ " " }
quit-unsaved = ¿Dejas la mesa? La partida no está guardada. (s/n){ " " }
answers-yes = s si sí y yes
left = La partida está guardada. Continúa con: { $command }
help =
    Jugadas
      w T3 +2         familiar blanco al piso 3 de la torre de territorios, 2 sirvientes
                      familiares: w b o n brown; torres T C B V S; casillas H H2 P P2 M1-M4 K
      end             termina el turno (Intro también)
      play NOMBRE     juega un líder; discard NOMBRE descarta, use NOMBRE activa
      5               la jugada con este número en la lista
    Preguntas
      moves w         qué puede hacer el blanco; moves T, moves H, moves free, moves all
      why w T4        por qué una jugada no es posible
      try w T3        qué daría una jugada, sin jugarla
      hint            las tres mejores jugadas, con su ganancia y un motivo
      card 5          una carta entera; también card NOMBRE para líderes y familias
      table           la mesa de nuevo
      player B        las cartas de un jugador; sin letra: de todos los rivales
      church, coming  excomuniones; cartas que aún salen en este periodo
      log, score      qué ha pasado; los puntos
    Otros
      undo            deshace la última decisión de este turno; undo all: todo el turno
      save ARCHIVO    guarda con un nombre (la partida también se guarda sola)
      quit            deja la mesa
    Tab completa lo que escribes.

# Under `magnifico version`, and on the page.

credits-game = Lorenzo il Magnifico es un juego de mesa de Virginio Gigli y Flaminia Brasini con Simone Luciani, ilustrado por Klemens Franz y maquetado por Andrea Kattnig (atelier198), editado por Giuliano Acquati y publicado por Cranio Creations.
