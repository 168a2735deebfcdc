# Was Karten, Anführer, Plättchen und Familien tun. Die Texte beginnen klein, wenn sie nicht mit einem Hauptwort
# beginnen; wo ein Text für sich steht, macht das Programm den ersten Buchstaben groß.

effect-lose = du verlierst { $goods }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per } (höchstens so viele Karten wie der Aktionswert)
effect-per-maximum = { $goods } { $per }, insgesamt höchstens { $maximum }

## Tauschen und wählen

exchange-may = du darfst { $options }
exchange-pay = { $goods } zahlen
exchange-pay-per-opponent = { $goods } je Gegner zahlen
exchange-discard-character = einen deiner Charaktere ablegen
exchange-discard-leader = einen deiner ausgespielten Anführer ablegen
exchange-receive = { $cost }, um { $goods } zu erhalten
exchange-play-leader = { $cost }, um einen Anführer von der Hand ohne seine Voraussetzungen auszuspielen
exchange-demand = { $cost }; dann gibt dir jeder Gegner nach seiner Wahl { $options }
exchange-repeat = { $exchange } (höchstens so oft wie der Aktionswert)
choose-one = nach Wahl { $options }
choose-receive = { $goods } erhalten
market-reward = die Belohnung eines offenen, freien Marktfelds
opponents-give = jeder Gegner gibt dir nach seiner Wahl { $options }
play-leader = spiele einen Anführer von der Hand ohne seine Voraussetzungen aus

## Aktionen

take-card = nimm { FORM($types, case: "accusative") } mit Wert { $value }
take-card-cheaper = nimm { FORM($types, case: "accusative") } mit Wert { $value }, { $discount } billiger
not-special = { $text } (nicht aus dem Sonderturm)
work-harvest = Ernte mit Wert { $value }
work-production = Produktion mit Wert { $value }
work-one-harvest = Ernte mit Wert { $value }, bei der du nur eines deiner Gebiete aktivierst
work-one-production = Produktion mit Wert { $value }, bei der du nur eines deiner Gebäude aktivierst
work-opponent-harvest = Ernte mit Wert { $value }, bei der du statt deiner Gebiete die eines Gegners aktivierst
work-opponent-production = Produktion mit Wert { $value }, bei der du statt deiner Gebäude die eines Gegners aktivierst
work-no-bonuses = { $text } (nur Diener können sie erhöhen)
work-at-space-value = Ernte oder Produktion mit dem Wert des hier eingesetzten Familienmitglieds
activate = { $count ->
    [1] du darfst ein anderes eigenes { $type } aktivieren, ungeachtet des Aktivierungswerts
   *[other] du darfst bis zu { $count } deiner { $types } aktivieren, ungeachtet der Aktivierungswerte
}

## Dauereffekte

bonus-harvest = { $value } auf den Wert deiner Ernten
bonus-production = { $value } auf den Wert deiner Produktionen
bonus-territory = { $value } auf den Wert, wenn du ein Gebiet nimmst
bonus-character = { $value } auf den Wert, wenn du einen Charakter nimmst
bonus-building = { $value } auf den Wert, wenn du ein Gebäude nimmst
bonus-venture = { $value } auf den Wert, wenn du ein Vorhaben nimmst
bonus-cheaper = { $text }, { $discount } billiger
discount = { $types } kosten { $goods } weniger (nicht der Aufpreis)
discount-all = Entwicklungskarten kosten { $goods } weniger (nicht der Aufpreis)
member-bonus-coloured = { $value } auf den Wert deiner farbigen Familienmitglieder
member-bonus-neutral = { $value } auf den Wert deines neutralen Familienmitglieds
member-set-all_coloured = deine farbigen Familienmitglieder haben Wert { $value }, egal, was die Würfel zeigen
member-set-one_coloured = eines deiner noch nicht eingesetzten farbigen Familienmitglieder hat bis zum Ende der Runde Wert { $value }
trigger = { $when }, erhalte { $goods }
trigger-more = { $when }, erhalte zusätzlich { $goods }
when-take_territory = immer wenn du ein Gebiet nimmst
when-take_character = immer wenn du einen Charakter nimmst
when-take_building = immer wenn du ein Gebäude nimmst
when-take_venture = immer wenn du ein Vorhaben nimmst
when-play_leader = immer wenn du einen Anführer ausspielst
when-church_support = immer wenn du die Kirche unterstützt
when-privilege = für jedes Ratsprivileg, das du erhältst
token-slot-activation = erhalte, was der Marker hier zeigt (du darfst einen Sondermarker hierher legen; er bleibt liegen)
token-slot-market = immer wenn du ein Familienmitglied auf den Markt setzt, erhalte, was der Marker hier zeigt (du darfst einen Sondermarker hierher legen; er bleibt liegen)

## Regeln

rule-no_floor_bonus = du erhältst in dritten und vierten Stockwerken keinen Stockwerkbonus
rule-place_in_occupied = du darfst deine Familienmitglieder auf besetzte Felder setzen
rule-no_surcharge = du zahlst in besetzten Türmen keinen Aufpreis
rule-no_surcharge_special = du zahlst im Sonderturm keinen Aufpreis
rule-no_territory_requirement = du brauchst für Gebiete keine Militärpunkte
rule-double_immediate = Holz, Stein, Münzen und Diener aus den Soforteffekten von Entwicklungskarten verdoppeln sich
rule-copy_leader = übernimm für den Rest der Partie die Fähigkeit eines Anführers, den ein Gegner ausgespielt hat
rule-no_excommunication = du kannst nicht exkommuniziert werden
rule-servants_replace = du darfst Diener statt Holz, Stein oder Münzen zahlen
rule-servants_count_double = jeder ausgegebene Diener erhöht einen Wert um 2 statt um 1
rule-extra_victory = immer wenn du Siegpunkte erhältst, erhalte 1 mehr
rule-extra_privilege = immer wenn ein Effekt dir Ratsprivilegien bringt, erhalte 1 weiteres, verschieden von den anderen
rule-no_large_production_penalty = kein Abzug auf dem großen Produktionsfeld
rule-no_large_harvest_penalty = kein Abzug auf dem großen Erntefeld
rule-ignore_one_requirement = immer wenn du einen Anführer ausspielst, darfst du eine seiner Voraussetzungen übergehen
rule-keep_building_goods = Holz und Stein, die du für Gebäude zahlst, kommen auf dieses Plättchen; statt eines Ratsprivilegs darfst du alles davon nehmen
rule-military_not_spent = die Militärpunkte, die ein Vorhaben kostet, musst du haben, gibst sie aber nicht aus
rule-buy_leftover = am Ende der Aktionsphase darfst du 7 Diener ausgeben und eine Karte nehmen, die in den vier gewöhnlichen Türmen liegen blieb, ohne ihre Kosten zu zahlen und ohne die Militärpunkte für ein Gebiet
rule-harvest_on_territory = immer wenn du ein Gebiet nimmst: Ernte mit seinem Aktivierungswert minus 1 (nichts kann ihn erhöhen)
rule-no_faith_privilege = du kannst Ratsprivilegien nicht in Glaubenspunkte tauschen
rule-faith_tiles = wenn du ein besonderes Glaubensplättchen auf der Leiste zum ersten Mal erreichst, erhalte, was es zeigt
rule-visconti = immer wenn du einen Anführer ausspielst, aktiviere einen deiner fünf Visconti-Marker und erhalte dann, was alle aktiven zeigen

## Anführer, Marker, Gegner

draw-leaders = { $count ->
    [one] ziehe { $count } Anführer
   *[other] ziehe { $count } Anführer
}
draw-tokens = ziehe { $tokens }, behalte { $keep }
take-discarded = nimm { FORM($types, case: "accusative") } kostenlos von den abgelegten Karten
military-catch-up = ziehe auf der Militärleiste mit dem Führenden gleich
opponents-discard = jeder Gegner legt nach seiner Wahl { FORM($types, case: "accusative") } ab

## Familien

free-exchange = in deinem Zug, beliebig oft: { $pay } zahlen, um { $gain } zu erhalten
extra-member = du hast ein zusätzliches braunes Familienmitglied mit Wert { $value }; es gilt weder als farbig noch als neutral
card-limit = du darfst bis zu { $cards } besitzen; { $scores } Siegpunkte
card-limit-score = { $number } bringen { $score }
auction-leaders = { $count ->
    [one] du erhältst den Anführer, der offen neben diesem Plättchen liegt
   *[other] du erhältst die { $count } Anführer, die offen neben diesem Plättchen liegen
}
auction-leaders-play = { $count ->
    [one] du erhältst den Anführer, der offen neben diesem Plättchen liegt, und musst ihn sofort ohne seine Voraussetzungen ausspielen
   *[other] du erhältst die { $count } Anführer, die offen neben diesem Plättchen liegen, und musst einen davon sofort ohne seine Voraussetzungen ausspielen
}
set-rewards = für jeden vollständigen Satz der vier Arten: { $rewards }
set-reward = { $number }. Satz – { $text }
set-reward-first = Belohnung für Satz { $number } ({ $text })
lose-on-excommunication = immer wenn du exkommuniziert wirst, verlierst du { $goods }

## Exkommunikationen

gain-penalty = immer wenn du { $goods } erhältst, erhältst du { $amount } weniger
gain-penalty-each = immer wenn du { $goods } erhältst, erhältst du von jedem { $amount } weniger
forbid-market = du darfst keine Familienmitglieder auf den Markt setzen
forbid-special_tower = du darfst keine Karten aus dem Sonderturm nehmen
servants-per-value = erst { $servants } erhöhen einen Wert um 1
skip-first-turn = du setzt in jeder Runde mit deinem ersten Zug aus und holst ihn nach, wenn alle anderen fertig sind
no-end-score-territory = am Ende keine Siegpunkte für Gebiete
no-end-score-character = am Ende keine Siegpunkte für Charaktere
no-end-score-building = am Ende keine Siegpunkte für Gebäude
no-end-score-venture = am Ende keine Siegpunkte für Vorhaben
end-loss-victory = vor der Schlusswertung verlierst du { $goods } { $count ->
    [1] für jeden, den du hast
   *[other] für je { $count }, die du hast
}
end-loss-military = am Ende verlierst du { $goods } { $per }
end-loss-building_costs = am Ende verlierst du { $goods } je Holz und Stein in den Kosten deiner Gebäude
end-loss-resources = am Ende verlierst du { $goods } je Holz, Stein, Münze und Diener, die dir bleiben
end-loss-cards_beyond = am Ende verlierst du { $goods } je Karte über { $beyond } jeder Art
