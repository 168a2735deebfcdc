# Was an einem Kartenpaket nicht stimmt, gefunden am englischen Satz. Wörter der Dateien selbst, etwa die Namen der Schlüssel, werden nie übersetzt.

error-pack-expected = erwartet wird { $expected }, da steht { $found }
error-pack-expected-near = erwartet wird { $expected }, da steht { $found } (meintest du "{ $near }"?)
error-pack-key = unbekannter Schlüssel; bekannt sind hier: { $known }
error-pack-key-near = unbekannter Schlüssel (meintest du "{ $near }"?); bekannt sind hier: { $known }
error-pack-effect = unbekannter Effekt; bekannt sind: { $known }
error-pack-effect-near = unbekannter Effekt (meintest du "{ $near }"?); bekannt sind: { $known }
error-pack-file = unbekannte Datei; bekannt sind { $known }
error-pack-file-near = unbekannte Datei (meintest du "{ $near }"?); bekannt sind { $known }
error-pack-not-in = nicht erlaubt hier: { $where }; erlaubt ist dort: { $known }
error-pack-only-in = nur erlaubt hier: { $where }
error-pack-only-with-value = nur erlaubt hier, wo es einen Aktionswert gibt: { $where }
error-pack-not-with = nicht erlaubt mit { $key }
error-pack-not-together = nicht erlaubt zusammen mit { $key }
error-pack-only-with = nur erlaubt mit { $key }
error-pack-rule = die Regel { $rule } ist nur hier erlaubt: { $where }
error-pack-none = nicht erlaubt: { $type } hat so etwas nicht
error-pack-territory = nicht erlaubt: Gebiete haben keine Kosten
error-pack-discount = nur erlaubt für einen Bonus auf eine Kartenart
error-pack-leader-action = für einen Anführer wird harvest oder production erwartet
error-pack-one-ability = erwartet wird höchstens eines von action, exchange, set_member_value und draw_tokens
error-pack-falling = erwartet werden Zahlen, die nie kleiner werden
error-pack-four-types = erwartet wird jede der vier Arten einmal
error-pack-language = erwartet wird der Code einer Sprache, etwa en, it oder pt-BR
error-pack-one = erwartet wird eines von { $words }
error-pack-entries = erwartet wird eine Liste mit genau { $count } Einträgen, da sind { $found }
error-pack-entries-range = erwartet wird eine Liste mit { $low } bis { $high } Einträgen, da sind { $found }
error-pack-characters = erwartet werden höchstens { $most } Zeichen, da sind { $found }
error-pack-blank = erwartet wird ein Text, da steht ein leerer
error-pack-twice = erwartet werden verschiedene Wörter, eines steht doppelt da
error-pack-goods = erwartet wird mindestens eines von { $words }, die Tabelle ist leer
error-pack-goods-to-pay = erwartet wird mindestens ein Gut zum Zahlen, die Tabelle ist leer
error-pack-once = erwartet wird jedes { $name } einmal, { $value } steht auch hier: { $item }
error-pack-many = erwartet werden höchstens { $most } davon, da sind { $found }
error-pack-reason = erwartet wird ein Satz, warum dies rekonstruiert ist, da steht nichts
error-pack-periods = erwartet wird { $wanted } in den Perioden 1 bis 3, da steht { $found }
error-pack-both = in beiden Paketen { $one } und { $other }
error-pack-boards = die Spielpläne sind die des gedruckten Spiels: Ein eigenes Paket kann sie nicht ändern
error-pack-together = erwartet werden höchstens { $most } in allen Paketen einer Partie, da sind { $found }
error-pack-folder = erwartet wird ein Ordner mit einer pack.toml
error-pack-unreadable = lässt sich nicht lesen: { $reason }
error-pack-files = erwartet werden höchstens { $most } Dateien im Ordner
error-pack-bytes-all = erwartet werden höchstens { $most } Bytes in allen Dateien zusammen
error-pack-bytes = erwartet werden höchstens { $most } Bytes, da sind mehr
error-pack-missing = diese Datei wird im Ordner { $folder } erwartet
error-pack-link = erwartet wird eine Datei dieses Ordners, der Verweis führt hinaus
error-pack-no-file = erwartet wird eine Datei, da ist etwas anderes
error-pack-utf8 = erwartet wird Text in UTF-8, Zeile { $line } enthält andere Bytes
error-pack-line = erwartet werden Zeilen mit höchstens { $most } Zeichen, Zeile { $line } ist länger
error-pack-dots = erwartet werden höchstens { $most } Punkte, da sind { $found }
error-pack-deep = zu tief verschachtelt
error-pack-deep-levels = zu tief verschachtelt: höchstens { $most } Ebenen
error-pack-toml = kein gültiges TOML: { $reason }
error-pack-not-utf8 = nicht UTF-8
error-pack-one-key = erwartet wird eine Tabelle mit einem Schlüssel wie {"{"} gain = {"{"} coins = 1 {"}"} {"}"}, da steht { $found }
error-pack-one-count = erwartet wird eine Sache zum Zählen wie {"{"} cards = "venture" {"}"} oder {"{"} military = 2 {"}"}, da steht { $found }
error-pack-price = erwartet wird ein Preis (pay, pay_per_opponent oder discard), da steht keiner
error-pack-brings = erwartet wird, was es bringt (gain, privileges, play_leader, opponents_give oder market_reward), da steht nichts
error-pack-one-good = erwartet wird genau eine Sorte Güter, da steht { $found }
error-pack-requirement = erwartet wird mindestens eine Voraussetzung, da steht keine
error-pack-effects = erwartet wird mindestens ein Effekt, da steht keiner

# Was erwartet wurde.

pack-expected-whole = eine ganze Zahl von { $low } bis { $high }
pack-expected-flag = true oder false
pack-expected-text = ein Text
pack-expected-line = ein Text in einer Zeile ohne Steuerzeichen
pack-expected-key = ein Schlüssel wie { $example }
pack-expected-key-period = ein Schlüssel wie { $example } (Periode, Nummer)
pack-expected-key-form = ein Schlüssel aus kleinen Buchstaben, Ziffern und _, der mit einem Buchstaben beginnt, höchstens 40
pack-expected-key-start = ein Schlüssel, der für seine Periode mit { $start } beginnt
pack-expected-one = eines von { $words }
pack-expected-rule = eine der Regeln { $words }
pack-expected-rule-near = eine der Regeln { $words } (meintest du "{ $near }"?)
pack-expected-goods = Güter wie { $example }
pack-expected-list = eine Liste
pack-expected-effects = eine Liste von Effekten
pack-expected-prices = eine Liste von Preisen wie { $example }, oder [] für kostenlos
pack-expected-tables = eine Liste von Tabellen { $name }
pack-expected-table = eine Tabelle mit { $known }
pack-expected-names = eine Tabelle mit dem Namen in en, und in anderen Sprachen unter ihren Codes
pack-expected-towers = eine Tabelle mit den vier Türmen
pack-expected-english = der englische Name
pack-expected-military = eine Zahl nicht unter den Militärpunkten, die gezahlt werden
pack-expected-counted = was gezählt wird
pack-expected-slot = "{ $word }" hier: { $where }

# Was da stand.

pack-found-nothing = nichts
pack-found-none = keines
pack-found-table = eine Tabelle
pack-found-empty-table = eine leere Tabelle
pack-found-no-table = keine Tabelle
pack-found-list = eine Liste mit { $count }
pack-found-keys = { $count } Schlüssel
pack-found-fraction = der Bruch { $value }
pack-found-date = ein Datum oder eine Uhrzeit
pack-found-absurd = eine Zahl von absurder Größe

# Wo ein Effekt stehen kann.

pack-where-immediate = die Soforteffekte einer Karte
pack-where-activation = die Dauereffekte eines Gebiets oder Gebäudes
pack-where-character = die Dauereffekte eines Charakters
pack-where-end = die Effekte eines Vorhabens am Ende
pack-where-leader = ein dauerhafter Anführer
pack-where-round = ein Anführer mit einmal pro Runde
pack-where-space = das Aktionsfeld eines Anführers
pack-where-leader-immediate = die Soforteffekte eines Anführers
pack-where-family = eine Familie
pack-where-set = die Belohnung eines Satzes
pack-where-excommunication = ein Exkommunikationsplättchen

# Arten von Dingen, und eines ohne Namen.

pack-item-card = Karte
pack-item-leader = Anführer
pack-item-excommunication = Exkommunikation
pack-item-bonus-tile = Bonusplättchen
pack-item-auction-tile = Auktionsplättchen
pack-item-adaptation-tile = Anpassungsplättchen
pack-item-faith-tile = Glaubensplättchen
pack-item-visconti-token = Visconti-Marker
pack-item-visconti = Visconti-Marker
pack-item-family = Familie
pack-item-token = Marker
pack-item-pack = Paket
pack-item-houses-board = Spielplan houses
pack-item-auction-tiles = Auktionsplättchen
pack-item-token-faces = Seiten der Marker
pack-position = { $kind } an Stelle { $position }

# Was ein Paket enthält.

pack-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
pack-leaders = { $count } Anführer
pack-excommunications = { $count } Exkommunikationsplättchen
pack-bonus-tiles = { $count } Bonusplättchen
pack-families = { $count ->
    [one] 1 Familie
   *[other] { $count } Familien
}
pack-fits = ok: { $contents } ({ $pack })
