# Rund um den Tisch: Namen, Einladungen, Vorraum, Listen, Chat. Die Seite fragt nach diesen Texten ohne `web-`.

web-around-name = dein Name
web-around-name-text = So sehen dich die anderen an neuen Tischen.
web-around-name-change = Namen ändern
web-around-name-save = diesen Namen nehmen
web-around-ask-name = Wie sollen die anderen dich nennen?
web-around-name-of = Namen ändern: { $name }
web-around-name-at = Name von Spieler { $number }
web-around-away = schaut gerade nicht hin
web-around-start-computers = mit Computern auf den freien Plätzen starten
web-around-share = teilen
web-around-share-text = Spiel mit mir eine Partie Lorenzo der Prächtige
web-around-qr = QR-Code mit dem Link zu diesem Tisch
web-around-scan = Scanne ihn mit dem Telefon, um mitzuspielen.
web-around-clock-other = wie vereinbart
web-around-running = wird gerade gespielt
web-around-running-empty = Im Moment läuft keine öffentliche Partie.
web-around-open = wartet auf Spieler
web-around-others = wartet auf andere
web-around-join = mitspielen
web-around-round = Runde { $round } von { $rounds }
web-around-setup = in Vorbereitung
web-around-waits = { $who } ist am Zug
web-around-since = seit { $time }
web-around-left = noch { $time }
web-around-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-around-said = { $name } schreibt: { $text }
web-around-mute = stummschalten
web-around-mute-all = alle
web-around-mute-text = Du siehst diese Nachrichten in diesem Browser nicht mehr.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $leaders } Anführer
web-around-pack-remove = Paket entfernen
web-around-asked = { $who }: { $question }
web-watching-follow = der Spieler, dem du folgst
web-watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
