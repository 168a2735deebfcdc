# Rat: Tipps in der Partie und die Analyse danach. $points ist eine Zahl mit Vorzeichen: +3,4

decimal-mark = ,

reason-points = sofortige Siegpunkte ({ $points })
reason-goods = danach bist du besser versorgt ({ $points })
    .here = es bringt { $goods } ({ $points })
reason-territories = die Reihe deiner Gebiete wächst ({ $points })
    .here = { $count ->
        [one] mit { $count } Gebiet bringt die Reihe am Ende { $after } statt { $before } Punkte ({ $points })
       *[other] mit { $count } Gebieten bringt die Reihe am Ende { $after } statt { $before } Punkte ({ $points })
    }
reason-characters = die Reihe deiner Charaktere wächst ({ $points })
    .here = { $count ->
        [one] mit { $count } Charakter bringt die Reihe am Ende { $after } statt { $before } Punkte ({ $points })
       *[other] mit { $count } Charakteren bringt die Reihe am Ende { $after } statt { $before } Punkte ({ $points })
    }
reason-ventures = die Vorhaben bringen am Ende Punkte ({ $points })
reason-harvest = spätere Ernten bringen mehr ({ $points })
reason-production = spätere Produktionen bringen mehr ({ $points })
reason-military = ein besserer Platz in der militärischen Stärke ({ $points })
    .here = du hättest { $has } Militärpunkte, der stärkste Gegner { $rival } ({ $points })
reason-church = ein besseres Verhältnis zur Kirche ({ $points })
    .here = du hättest { $has } Glaubenspunkte, und dieser Bericht verlangt { $needs } ({ $points })
reason-standing = ein Dauereffekt ({ $points })
reason-leaders = deine Anführer kommen besser zur Geltung ({ $points })
reason-members = deine besseren Familienmitglieder bleiben frei ({ $points })
reason-order = ein früherer Zug in der nächsten Runde ({ $points })
reason-rivals = dem stärksten Gegner bleibt weniger ({ $points })
reason-and-rival = { $reason }; sonst ist { $rival } wahrscheinlich schneller auf diesem Feld
reason-least = es kostet am wenigsten
reason-measured = { $points } Punkte gegenüber einer durchschnittlichen Wahl, gemessen über viele Partien
    .even = etwa so gut wie eine durchschnittliche Wahl, gemessen über viele Partien
reason-auction = dort landet die Auktion, wenn alle gut bieten
reason-only = etwas anderes ist nicht möglich

hint-title = Die besten Züge, und um wie viele Punkte sie besser sind als ein durchschnittlicher Zug:
analysis-working = Analyse läuft
analysis-chances = Gewinnchancen
analysis-costliest = Die teuersten Entscheidungen von { $player }
analysis-none = Keine Entscheidung von { $player } hat einen halben Punkt oder mehr gekostet.
analysis-decision = Runde { $round }, nach Spielzug { $number }: { $cost } Punkte
analysis-played = gespielt: { $move }
analysis-better = besser: { $move } – { $reason }
