# Wörter für Güter, Karten, Felder, Familienmitglieder und Phasen.
# $case ist der Fall (nominative, accusative, dative); einen anderen Fall erbittet FORM($goods, case: "dative").

## Aufzählungen

list-comma = { $first }, { $last }
list-clauses = { $first }; { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-or-else = { $first } oder { $last }
list-or-clause = { $first }, oder { $last }


## Güter: wie viele einer Sorte

good-wood = { $count } Holz
good-stone = { $count } Stein
good-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
good-servants = { $case ->
    [dative] { $count ->
        [one] { $count } Diener
       *[other] { $count } Dienern
    }
   *[nominative] { $count } Diener
}
good-military = { $case ->
    [dative] { $count ->
        [one] { $count } Militärpunkt
       *[other] { $count } Militärpunkten
    }
   *[nominative] { $count ->
        [one] { $count } Militärpunkt
       *[other] { $count } Militärpunkte
    }
}
good-faith = { $case ->
    [dative] { $count ->
        [one] { $count } Glaubenspunkt
       *[other] { $count } Glaubenspunkten
    }
   *[nominative] { $count ->
        [one] { $count } Glaubenspunkt
       *[other] { $count } Glaubenspunkte
    }
}
good-victory = { $case ->
    [dative] { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkten
    }
   *[nominative] { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
}
good-tokens = { $case ->
    [dative] { $count ->
        [one] { $count } Sondermarker
       *[other] { $count } Sondermarkern
    }
   *[nominative] { $count } Sondermarker
}
privileges = { $count ->
    [one] { $count } Ratsprivileg
   *[other] { $count } Ratsprivilegien
}
privileges-different = { $count } verschiedene Ratsprivilegien

## Güter: nur die Sorte

kind-wood = Holz
kind-stone = Stein
kind-coins = Münzen
kind-servants = Diener
kind-military = Militärpunkte
kind-faith = Glaubenspunkte
kind-victory = Siegpunkte
kind-tokens = Sondermarker

## Güter und Karten, die gezählt werden; $goods ist die Menge in Worten

per-wood = { $count ->
    [1] je Holz
   *[other] je { $goods }
}
per-stone = { $count ->
    [1] je Stein
   *[other] je { $goods }
}
per-coins = { $count ->
    [1] je Münze
   *[other] je { $goods }
}
per-servants = { $count ->
    [1] je Diener
   *[other] je { $goods }
}
per-military = { $count ->
    [1] je Militärpunkt
   *[other] je { $goods }
}
per-faith = { $count ->
    [1] je Glaubenspunkt
   *[other] je { $goods }
}
per-victory = { $count ->
    [1] je Siegpunkt
   *[other] je { $goods }
}
per-tokens = { $count ->
    [1] je Sondermarker
   *[other] je { $goods }
}
per-territory = je eigenes Gebiet
per-character = je eigenen Charakter
per-building = je eigenes Gebäude
per-venture = je eigenes Vorhaben
per-leader = je ausgespielten Anführer
per-pair = je Paar aus 1 Holz und 1 Stein

## Kartenarten

type-territory = Gebiet
type-character = Charakter
type-building = Gebäude
type-venture = Vorhaben
types-territory = Gebiete
types-character = Charaktere
types-building = Gebäude
types-venture = Vorhaben
a-territory = ein Gebiet
a-character = { $case ->
    [accusative] einen Charakter
   *[nominative] ein Charakter
}
a-building = ein Gebäude
a-venture = ein Vorhaben
a-card = eine beliebige Karte
count-territory = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
count-character = { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}
count-building = { $count } Gebäude
count-venture = { $count } Vorhaben
count-cards = { $count ->
    [one] { $count } Entwicklungskarte
   *[other] { $count } Entwicklungskarten
}
count-same-type = { $count ->
    [one] { $count } Karte derselben Art
   *[other] { $count } Karten derselben Art
}
count-types = { $count ->
    [one] { $count } Art unter deinen Karten
   *[other] { $count } Arten unter deinen Karten
}
count-wood-and-stone = { $count } Holz oder Stein zusammen
count-leaders = { $count ->
    [one] { $count } weiterer ausgespielter Anführer
   *[other] { $count } weitere ausgespielte Anführer
}
requirement-at-most = höchstens { $amount }
none-wood = kein Holz
none-stone = kein Stein
none-coins = keine Münzen
none-servants = keine Diener
none-military = keine Militärpunkte
none-faith = keine Glaubenspunkte
none-victory = keine Siegpunkte
none-tokens = keine Sondermarker
none-territory = keine Gebiete
none-character = keine Charaktere
none-building = keine Gebäude
none-venture = keine Vorhaben
none-cards = keine Entwicklungskarten
none-wood-and-stone = weder Holz noch Stein
none-leaders = keine weiteren ausgespielten Anführer

## Karten

header-card = { $type }, Periode { $period }
header-special = { $type } (Sonderkarte), Periode { $period }
header-leader = Anführer
header-excommunication = Exkommunikation, Periode { $period }
header-bonus-tile = Bonusplättchen
header-adaptation-tile = Anpassungsplättchen
header-family = Familie
label-line = { $label }: { $text }
label-cost = Kosten
label-requirement = Voraussetzung
label-immediate = sofort
label-end = am Ende
activation-harvest = Ernte { $value }+
activation-production = Produktion { $value }+
ability-permanent = dauerhaft
ability-once_per_round = einmal pro Runde
ability-space = eigenes Aktionsfeld (Mindestwert { $minimum })
ability-immediate = beim Ausspielen
cost-free = kostenlos
cost-required = { $goods } (du brauchst mindestens { $required })
cost-required-points = { $goods } (du brauchst mindestens { $required })
cost-per-opponent = { $goods } je Gegner
note-value = rekonstruierter Wert
note-name = rekonstruierter Name
note-activation = kein Aktivierungswert aufgedruckt, gilt als 1
faith-tile = Schritt { $step } der Glaubensleiste: { $gain }
adaptation-tile = { $least ->
    [5] bei fünf Spielern verlangen die Stockwerke seines Turms { $minimums }
   *[other] bei { $least } bis { $most } Spielern verlangen die Stockwerke seines Turms { $minimums }
}
token-copies = Sondermarker ×{ $copies }: { $gain }

## Familienmitglieder

member-white = { $case ->
    [accusative] das weiße Familienmitglied
   *[nominative] weißes Familienmitglied
}
member-black = { $case ->
    [accusative] das schwarze Familienmitglied
   *[nominative] schwarzes Familienmitglied
}
member-orange = { $case ->
    [accusative] das orange Familienmitglied
   *[nominative] oranges Familienmitglied
}
member-neutral = { $case ->
    [accusative] das neutrale Familienmitglied
   *[nominative] neutrales Familienmitglied
}
member-brown = { $case ->
    [accusative] das braune Familienmitglied
   *[nominative] braunes Familienmitglied
}

## Felder

space-floor = { $tower }, Stockwerk { $floor }
space-harvest = Ernte
space-harvest-large = großes Erntefeld
space-production = Produktion
space-production-large = großes Produktionsfeld
space-market = Markt, Feld { $number }
space-palace = Ratspalast
space-leader = Feld von { $leader }
tower-territory = Gebieteturm
tower-character = Charaktereturm
tower-building = Gebäudeturm
tower-venture = Vorhabenturm
tower-special = Sonderturm

## Ratsprivileg

option-wood_stone = Holz und Stein
option-servants = Diener
option-coins = Münzen
option-military = Militärpunkte
option-faith = { $case ->
    [accusative] einen Glaubenspunkt
   *[nominative] Glaubenspunkt
}
option-tokens = { $case ->
    [accusative] einen Sondermarker
   *[nominative] Sondermarker
}
option-pile = die Güter auf dem Familienplättchen

## Arten von Aktionen

action-harvest = Ernte
action-production = Produktion
action-territory = ein Gebiet nehmen
action-character = einen Charakter nehmen
action-building = ein Gebäude nehmen
action-venture = ein Vorhaben nehmen

## Phasen und Wertung

phase-bonus_tiles = Wahl der Bonusplättchen
phase-draft = Anführerdraft
phase-auction = Familienauktion
phase-setup = Rundenvorbereitung
phase-actions = Aktionen
phase-vatican = Vatikanbericht
phase-end = Ende der Runde
phase-scoring = Schlusswertung
phase-over = Partie beendet
category-track = auf der Leiste
category-cards = Karteneffekte
category-harvest = Ernte
category-production = Produktion
category-leaders = Anführer
category-church = Kirche
category-other = sonstige Quellen
category-spent = ausgegeben oder verloren
category-before_scoring = vor der Wertung verloren
category-territories = Gebiete
category-characters = Charaktere
category-ventures = Vorhaben
category-military = militärische Stärke
category-resources = übrige Rohstoffe
category-penalties = Exkommunikationen
category-total = gesamt

## Personen

player-number = Spieler { $number }
card-number = Karte { $number }
card-name = „{ $card }“
nobody = niemand
nothing = nichts
in-brackets = { $text } ({ $more })

## Computergegner

bot-caterina = Caterina
bot-giuliano = Giuliano
bot-simonetta = Simonetta
bot-ginevra = Ginevra
bot-tommaso = Tommaso
bot-clarice = Clarice
bot-bianca = Bianca
