# Warum ein Zug nicht geht: eine Meldung für jeden Grund. `.plain` steht da, wenn eine Zahl fehlt.

refusal-E_TURN = Du bist nicht am Zug, oder das geht gerade nicht.
refusal-E_PLACED = Du hast in diesem Zug schon ein Familienmitglied eingesetzt.
refusal-E_FM = Nicht verfügbar: { $member }.
    .plain = Dieses Familienmitglied ist nicht verfügbar.
refusal-E_CLOSED = Bei { $players } Spielern geschlossen: { $space }.
    .plain = Dieses Feld ist in dieser Partie geschlossen.
refusal-E_BARRED = Deine Exkommunikation verbietet das: { $space }.
    .plain = Deine Exkommunikation verbietet das.
refusal-E_NOT_OWNER = Dieses Feld gehört zu { $leader }: Nur wer den Anführer besitzt, darf es benutzen.
    .plain = Nur wer den Anführer besitzt, darf dieses Feld benutzen.
refusal-E_NO_CARD = Hier liegt keine Karte: { $space }.
    .plain = Hier liegt keine Karte.
refusal-E_OCCUPIED = Schon besetzt: { $space }.
    .plain = Dieses Feld ist schon besetzt.
refusal-E_COLOUR = In diesem Turm oder Bereich steht schon ein farbiges Familienmitglied von dir: { $space }.
    .plain = In diesem Turm oder Bereich steht schon ein farbiges Familienmitglied von dir.
refusal-E_LIMIT = Von dieser Art darfst du höchstens { $limit } Karten besitzen: { $type }.
    .plain = Von dieser Art darfst du keine weiteren Karten besitzen.
refusal-E_MIL_REQ = { $needs ->
    [one] Dein nächstes Gebiet verlangt { $needs } Militärpunkt, du hast { $has }.
   *[other] Dein nächstes Gebiet verlangt { $needs } Militärpunkte, du hast { $has }.
}
    .plain = Dir fehlen die Militärpunkte für dein nächstes Gebiet.
refusal-E_SERVANTS = Du willst { $declared } Diener ausgeben, hast aber { $has }.
    .plain = So viele Diener hast du nicht.
refusal-E_RATE = Diener kannst du nur in Vielfachen von { $rate } ausgeben.
    .plain = Diese Zahl von Dienern kannst du nicht ausgeben.
refusal-E_VALUE = { $short ->
    [0] Der Wert ist { $value }, nötig ist { $needs }.
    [one] Der Wert ist { $value }, nötig ist { $needs }: Gib { $short } Diener dazu.
   *[other] Der Wert ist { $value }, nötig ist { $needs }: Gib { $short } Diener dazu.
}
    .lacking = Der Wert ist { $value }, nötig ist { $needs }: Dafür braucht es { $short } Diener, du hast { $has }.
    .plain = Der Aktionswert ist zu niedrig.
refusal-E_SURCHARGE = Der Turm ist besetzt: Der Aufpreis beträgt { $needs }, du hast { $has }.
    .plain = Der Turm ist besetzt, und du kannst den Aufpreis nicht zahlen.
refusal-E_COST = Die Karte kostet { $needs }, du hast { $has }.
    .plain = Du kannst die Karte nicht bezahlen.
refusal-E_EXCHANGE = Zusammen kosten die Tausche { $needs }, du hast { $has }.
    .plain = Alle diese Tausche zusammen kannst du nicht bezahlen.
refusal-E_CHOICE = Bitte wähle eine der Möglichkeiten.
refusal-E_DISTINCT = Die Ratsprivilegien müssen verschieden sein; doppelt gewählt: { $option }.
    .plain = Die Ratsprivilegien müssen verschieden sein.
refusal-E_LEADER_REQ = { $leader } lässt sich noch nicht ausspielen. Nötig: { $missing }.
    .plain = Du erfüllst die Voraussetzungen dieses Anführers nicht.
refusal-E_LEADER_USED = { $leader } wurde in dieser Runde schon aktiviert.
    .plain = Dieser Anführer wurde in dieser Runde schon aktiviert.
refusal-E_LEADER_TARGET = { $leader }: nichts zu kopieren, abzulegen oder auszuspielen.
    .plain = Nichts zu kopieren, abzulegen oder auszuspielen.
refusal-E_PASS = Passen geht nicht: Du kannst noch ein Familienmitglied einsetzen.
refusal-E_BID = Reihe { $row } überbietet Reihe { $holder_row } nicht: Wähle eine Reihe mit höherer Nummer.
    .plain = Dieses Gebot ist nicht erlaubt.
refusal-E_FUNDS = Das kostet { $needs }, du hast { $has }.
    .plain = Das kannst du nicht bezahlen.
missing-has = { $needed } (du hast { $has })

## Was eine Ablehnung für alle hinzufügt, die Züge schreiben: was entschieden wird, von wem, und was zur Wahl steht.
## Züge stehen in Notation, Spieler mit ihren Buchstaben.

not-offered = Das steht nicht zur Wahl.
asked = { $count ->
    [one] { $players } muss entscheiden: { $decision }.
   *[other] { $players } müssen entscheiden: { $decision }.
}
offered = Möglich: { $moves }.
offered-some = Zum Beispiel: { $moves }.
asked-bonus_tile = ein Bonusplättchen wählen
asked-draft = einen Anführer behalten
asked-auction = auf eine Familie bieten
asked-play_leader = einen Anführer ausspielen
asked-turn = einen Zug machen
asked-privilege = ein Ratsprivileg wählen
asked-pay = bezahlen
asked-pay_tokens = mit Sondermarkern bezahlen
asked-take_card = eine Karte als Bonusaktion nehmen
asked-work = Ernte oder Produktion als Bonusaktion
asked-only_card = eine Karte aktivieren
asked-choices = wählen, was eine Karte tut
asked-activate = Karten aktivieren
asked-order = wählen, welche Aktion zuerst kommt
asked-church = die Kirche unterstützen oder nicht
asked-buy = eine übrige Karte kaufen
asked-give_up = eine Karte ablegen
asked-give = einem Gegner etwas geben
asked-recover = eine abgelegte Karte nehmen
asked-visconti = einen Visconti-Marker aktivieren
asked-copy = einen Anführer kopieren
asked-member = ein Familienmitglied wählen
asked-option = für einen Anführer wählen
asked-keep_token = einen Sondermarker behalten
asked-final_tokens = Sondermarker vor der Schlusswertung ablegen
asked-lose_one = wählen, was verloren geht
asked-space_kind = Ernte oder Produktion wählen
