# Wörter der Seite: vorausplanen, gemerkte Versuche, eigene Notizen, die Werkzeuge des Verlaufs, Benachrichtigungen.

web-tool-plan = Pläne und Notizen
web-plan-ahead = vorausplanen
web-plan-waiting = { $count ->
    [one] Geplant: eine Zugfolge
   *[other] Geplant: { $count } Zugfolgen
}
web-plan-lines = mein nächster Zug
web-plan-lines-text = Bist du am Zug, wird die erste mögliche Zugfolge für dich gespielt, ob du da bist oder nicht.
web-plan-lines-turn = Du bist am Zug. Geplant wird, während die anderen spielen.
web-plan-else = Sonst frag mich.
web-plan-build = eine Zugfolge am Tisch ausprobieren
web-plan-add = zu meinem Plan hinzufügen
web-plan-status-played = gespielt
web-plan-status-unused = nicht gebraucht
web-plan-status-refused = nicht möglich
web-plan-status-forgotten = beiseitegelegt
web-plan-up = Zugfolge { $number } nach oben
web-plan-down = Zugfolge { $number } nach unten
web-plan-remove = Zugfolge { $number } entfernen
web-plan-standing = feste Antworten
web-plan-standing-text = Sie werden ab der nächsten Frage für dich gegeben.
web-plan-ask = mich fragen
web-plan-church = beim Vatikanbericht
web-plan-church-support = die Kirche unterstützen
web-plan-church-refuse = die Kirche nicht unterstützen
web-plan-end = nach meiner Aktion
web-plan-end-only = meinen Zug beenden, wenn nichts mehr zu tun ist
web-plan-end-always = meinen Zug sofort beenden
web-plan-give = wenn die Karte eines Gegners einen Rohstoff verlangt, gib
web-plan-pass = passen, wenn sich kein Familienmitglied einsetzen lässt
web-plan-decline = Angebote außerhalb meines Zugs ablehnen
web-plan-trials = gemerkte Versuche
web-plan-trials-none = Noch keine: Probiere unter „Was wäre, wenn“ einige Züge aus und merke sie dir.
web-plan-trial-moves = { $count ->
    [one] ein Spielzug
   *[other] { $count } Spielzüge
}
web-plan-trial-open = öffnen
web-plan-trial-drop = „{ $name }“ vergessen
web-plan-trial-keep = merken
web-plan-trial-name = Name dieses Versuchs
web-plan-trial-default = Runde { $round }
web-plan-trial-kept = Gemerkt als „{ $name }“.
web-plan-played = dein Plan wurde gespielt
web-plan-asked = dein Plan ist nicht möglich
web-note-title = eigene Notizen
web-note-text = Nur du kannst sie lesen. Eine Notiz über einen Gegner begleitet dich in andere Partien.
web-note-game = diese Partie
web-note-about = über { $name }
web-note-kept = Gespeichert.
web-log-filter = wessen Züge
web-log-everybody = alle
web-log-copy = als Text kopieren
web-log-copied = Kopiert.
web-notices-title = wenn ich am Zug bin
web-notices-account = E-Mails und Webhooks brauchen ein Konto mit Passwort.
web-notices-travel = Deine Einstellungen begleiten dein Konto auf jedes Gerät.
web-notices-none = Dieser Server verschickt weder E-Mails noch Webhooks.
web-notices-mail = schick mir eine E-Mail
web-notices-mail-to = An { $address }.
web-notices-mail-address = Trage zuerst eine E-Mail-Adresse in dein Konto ein.
web-notices-mail-confirm = Bitte öffne den Link in der E-Mail, die wir an { $address } geschickt haben. Bis dahin wird nichts verschickt.
web-notices-hook = Adresse des Webhooks
web-notices-hook-text = Sie erhält bei jedem Zug eine signierte Nachricht. Leer lassen, wenn du keine willst.
web-notices-hook-secret = Geheimnis der Signatur
web-notices-save = speichern
web-notices-saved = Gespeichert.
