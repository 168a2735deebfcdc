# Was geschehen ist, je eine Zeile, in der Gegenwart. $source ist leer oder ein Grund in Klammern.

event-game_started = Die Partie beginnt.
event-round_started = Runde { $round } beginnt (Periode { $period }).
event-dice = Würfel: weiß { $white }, schwarz { $black }, orange { $orange }.
event-bonus_tile_chosen = { $player } wählt ein Bonusplättchen ({ $tile }).
event-leader_kept = { $player } behält einen Anführer.
event-bid = { $player } bietet Reihe { $row } für { $family }.
event-displaced = { $player } wird bei { $family } überboten und muss neu bieten.
event-family_won = { $player } gewinnt die Familie { $family }.
event-placed = { $servants ->
    [0] { $player } setzt { FORM($member, case: "accusative") } ein: { $space } (Wert { $value }).
    [one] { $player } setzt { FORM($member, case: "accusative") } ein: { $space } (Wert { $value }, { $servants } Diener ausgegeben).
   *[other] { $player } setzt { FORM($member, case: "accusative") } ein: { $space } (Wert { $value }, { $servants } Diener ausgegeben).
}
event-paid = { $player } zahlt { $goods }{ $source }.
event-gained = { $player } erhält { $goods }{ $source }.
event-lost = { $player } verliert { $goods }{ $source }.
event-took_card = { $player } nimmt „{ $card }“: { $space }.
event-card_taken_free = { $player } nimmt „{ $card }“ kostenlos.
event-privilege = { $player } nutzt ein Ratsprivileg: { $option }.
event-activated = { $player }, { $kind } mit Wert { $value }: { $cards }.
event-activated_alone = { $player }, { $kind } mit Wert { $value }, keine Karten aktiviert.
event-activated_of = { $player }, { $kind } mit Wert { $value } und den Karten von { $owner }: { $cards }.
event-activated_cards = { $player } aktiviert { $cards }.
event-bonus_lost = { $player } kann die Bonusaktion nicht nutzen und verliert sie.
event-military_level = { $player } zieht auf der Militärleiste mit der Spitze gleich: { $military }.
event-pile_taken = { $player } nimmt die Güter vom Familienplättchen: { $goods }.
event-set_award = { $player } vollendet Satz { $sets } und erhält die Belohnung.
event-harvest_declined = { $player } verzichtet auf die Ernte.
event-production_declined = { $player } verzichtet auf die Produktion.
event-bonus_declined = { $player } verzichtet auf die Bonusaktion.
event-leader_played = { $player } spielt { $leader } aus.
event-leader_discarded = { $player } legt { $leader } ab.
event-leader_used = { $player } aktiviert { $leader }.
event-leader_copied = { $player }: { $leader } kopiert { $copied }.
event-leaders_drawn = { $count ->
    [one] { $player } zieht { $count } Anführer.
   *[other] { $player } zieht { $count } Anführer.
}
event-tokens_drawn = { $count ->
    [one] { $player } zieht { $count } Sondermarker.
   *[other] { $player } zieht { $count } Sondermarker.
}
event-token_used = { $player } legt einen Sondermarker ab: { $face }.
event-token_placed = { $player } legt einen Sondermarker ({ $face }) auf „{ $card }“.
event-member_set = { $player }: { $member } hat in dieser Runde Wert { $value }.
event-passed = { $player } kann kein Familienmitglied einsetzen und verliert die Aktion.
event-turn_ended = { $player } beendet den Zug.
event-report_started = Vatikanbericht der Periode { $period }.
event-supported = { $player } unterstützt die Kirche und erhält { $victory }.
event-not_supported = { $player } unterstützt die Kirche nicht.
event-excommunicated = { $player } wird exkommuniziert: „{ $tile }“.
event-turn_order = Zugreihenfolge: { $players }.
event-card_discarded = { $player } legt „{ $card }“ ab.
event-card_gave = { $player } gibt { $goods } an { $to }.
event-final_scoring = Schlusswertung.
event-scored = { $player }, { $category }: { $victory }.
event-game_over = { $player } gewinnt mit { FORM($victory, case: "dative") }.
event-adaptation_moved = Das Anpassungsplättchen wandert zum { $tower }.
event-faith_tile = { $player } erreicht das besondere Glaubensplättchen auf Schritt { $step }.
event-visconti_token = { $player } aktiviert einen Visconti-Marker: { $token }.
event-resigned = { $player } gibt auf.
event-undone = { $player } nimmt einen Zug zurück.

## Woher Güter kommen oder wohin sie gehen

source-card = „{ $name }“
    .plain = Karte
source-floor = Stockwerkbonus
source-market = Markt
source-palace = Ratspalast
source-bonus-tile = Bonusplättchen
source-leader = { $name }
    .plain = Anführer
source-leader-space = Feld von { $name }
    .plain = Anführerfeld
source-privilege = Ratsprivileg
source-token = Sondermarker
source-family = Familie { $name }
    .plain = Familie
source-faith-tile = besonderes Glaubensplättchen
source-visconti = Visconti-Marker
source-excommunication = Exkommunikation
source-scoring = Schlusswertung
source-auction = Auktion
source-setup = Spielbeginn
source-cost = Kartenkosten
source-surcharge = Aufpreis
source-value = Aktionswert
source-exchange = Tausch
source-opponent = von { $name }
    .plain = von einem Gegner
source-space = Feld
source-harvest = Ernte
source-production = Produktion
source-opponents = von Gegnern
source-vatican = Vatikanbericht
added-source = { " " }({ $source })
