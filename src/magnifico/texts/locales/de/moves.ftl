# Was man tun kann, als kurze Befehle für Knöpfe und Listen.

move-place = { $servants ->
    [0] { FORM($member, case: "accusative") } einsetzen: { $space }
    [one] { FORM($member, case: "accusative") } einsetzen: { $space }, { $servants } Diener
   *[other] { FORM($member, case: "accusative") } einsetzen: { $space }, { $servants } Diener
}
move-pass = Passen (du kannst niemanden einsetzen)
move-end = Zug beenden
move-keep = { $leader } behalten
move-tile = Bonusplättchen wählen ({ $tile })
move-bid = Reihe { $row } für { $family } bieten ({ $goods })
move-play = { $leader } ausspielen
move-discard = { $leader } für ein Ratsprivileg ablegen
move-use = { $leader } aktivieren
move-copy = { $leader } kopieren
move-token = Einen Sondermarker ablegen: { $face }
move-put = Einen Sondermarker ({ $face }) auf „{ $card }“ legen
move-exchange = { $pay } zahlen, um { $gain } zu erhalten
move-privilege = { FORM($option, case: "accusative") } nehmen
move-take = { $servants ->
    [0] „{ $card }“ nehmen: { $space }
    [one] „{ $card }“ nehmen: { $space }, { $servants } Diener
   *[other] „{ $card }“ nehmen: { $space }, { $servants } Diener
}
move-recover = „{ $card }“ von den abgelegten Karten nehmen
move-buy = „{ $card }“ für { $goods } kaufen
move-pay = { $goods } zahlen
move-activate = { $cards } aktivieren
move-member = { FORM($member, case: "accusative") } wählen
move-give = { $goods } abgeben
move-give_up = „{ $card }“ ablegen
move-keep_token = Den Sondermarker behalten: { $face }
move-visconti = Den Visconti-Marker aktivieren: { $token }
move-support = Die Kirche unterstützen
move-refuse = Die Kirche nicht unterstützen
move-decline = Verzichten
move-resign = Aufgeben
move-work = { $servants ->
    [0] { $kind } mit Wert { $value }
    [one] { $kind } mit Wert { $value }, { $servants } Diener
   *[other] { $kind } mit Wert { $value }, { $servants } Diener
}
move-work_of = { $servants ->
    [0] { $kind } mit Wert { $value } und den Karten von { $owner }
    [one] { $kind } mit Wert { $value } und den Karten von { $owner }, { $servants } Diener
   *[other] { $kind } mit Wert { $value } und den Karten von { $owner }, { $servants } Diener
}
move-only = Nur „{ $card }“ aktivieren
move-choose = „{ $card }“: { $option }
move-choose_none = „{ $card }“: nichts
move-choose_activate = „{ $card }“ aktiviert „{ $target }“
move-option_target = Wählen: { $option } („{ $target }“)
move-first = Zuerst: { $effect }
move-option = Wählen: { $option }
move-pay_token = Mit dem Sondermarker zahlen: { $face }
move-lose = { $goods } verlieren
move-kind = Wählen: { $kind }

## Teile von Zügen

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
