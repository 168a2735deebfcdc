# Consejos: pistas durante la partida y análisis al final. $points es un número con su signo: +3,4

decimal-mark = ,

reason-points = puntos de victoria al momento ({ $points })
reason-goods = te deja más recursos ({ $points })
    .here = te da { $goods } ({ $points })
reason-territories = crece tu serie de territorios ({ $points })
    .here = { $count ->
        [one] con { $count } territorio la serie vale { $after } al final en vez de { $before } ({ $points })
       *[other] con { $count } territorios la serie vale { $after } al final en vez de { $before } ({ $points })
    }
reason-characters = crece tu serie de personajes ({ $points })
    .here = { $count ->
        [one] con { $count } personaje la serie vale { $after } al final en vez de { $before } ({ $points })
       *[other] con { $count } personajes la serie vale { $after } al final en vez de { $before } ({ $points })
    }
reason-ventures = las empresas puntúan al final ({ $points })
reason-harvest = las próximas cosechas rinden más ({ $points })
reason-production = las próximas producciones rinden más ({ $points })
reason-military = un mejor puesto en fuerza militar ({ $points })
    .here = tu fuerza militar sería { $has }, la del rival más fuerte { $rival } ({ $points })
reason-church = una mejor relación con la Iglesia ({ $points })
    .here = { $has ->
        [one] tendrías { $has } punto de fe, y este informe pide { $needs } ({ $points })
       *[other] tendrías { $has } puntos de fe, y este informe pide { $needs } ({ $points })
    }
reason-standing = un efecto permanente ({ $points })
reason-leaders = aprovecha mejor a tus líderes ({ $points })
reason-members = tus mejores familiares quedan libres ({ $points })
reason-order = juegas antes en la próxima ronda ({ $points })
reason-rivals = deja menos al rival más fuerte ({ $points })
reason-and-rival = { $reason }; si no, es probable que { $rival } ocupe antes la casilla
reason-least = es lo que menos cuesta
reason-measured = { $points } puntos frente a una elección media, medido en muchas partidas
    .even = vale lo mismo que una elección media, medido en muchas partidas
reason-auction = así acaba la subasta si todos pujan bien
reason-only = no hay otras jugadas

hint-title = Las mejores jugadas; el número dice en cuántos puntos superan a una jugada media:
analysis-working = Analizando
analysis-chances = Probabilidad de ganar
analysis-costliest = Los errores más costosos de { $player }
analysis-none = Ninguna decisión de { $player } costó medio punto o más.
analysis-decision = Ronda { $round }, tras la jugada { $number }: { $cost } puntos
analysis-played = jugado: { $move }
analysis-better = mejor: { $move } – { $reason }
