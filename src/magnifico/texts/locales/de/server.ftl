# Was der Server der Tische sagt: Probleme, und was an einem Tisch neben der Partie geschieht.

problem-account-needed = Dafür brauchst du ein Konto. Lege zuerst ein Passwort fest.
problem-bad-address = Diese Adresse lässt sich nicht verwenden.
problem-bad-move = Das ist in dieser Partie kein Zug.
problem-bad-pack = Das Kartenpaket enthält einen Fehler.
problem-bad-request = Wir konnten die Anfrage nicht verstehen.
problem-bots-first = Deine Gegner wählen noch. Einen Moment bitte.
problem-cancelled = Diese Partie wurde abgebrochen.
problem-cannot-sign-in = Name und Passwort passen nicht zusammen.
problem-challenge-early = Diese Herausforderung beginnt am { $first }.
problem-challenge-first = Üben kannst du nach deinem eigenen Versuch.
problem-challenge-over = Die Zeit für diese Herausforderung ist um. Üben kannst du sie weiterhin.
problem-challenge-played = Diese Herausforderung hast du schon gespielt. Nur der erste Versuch zählt.
problem-challenge-unknown = Diese Herausforderung gibt es nicht.
problem-foreign-page = Diese Anfrage kam von einer anderen Seite und wurde abgewiesen.
problem-game-over = Die Partie ist zu Ende.
problem-hints-off = An diesem Tisch sind keine Tipps erlaubt.
problem-internal = Etwas ist schiefgegangen. Verloren ist nichts; bitte versuche es noch einmal.
problem-level-unknown = Diesen Computergegner gibt es nicht.
problem-muted = Hier kannst du nichts schreiben.
problem-name-taken = Dieser Name ist nicht verfügbar.
problem-no-time = Deine Zeit ist um.
problem-no-hint = Wir haben nicht rechtzeitig einen Tipp gefunden. Bitte versuche es noch einmal.
problem-not-host = Das kann nur, wer den Tisch eröffnet hat.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-running = Das geht an diesem Tisch gerade nicht.
problem-not-seated = Das ist nicht dein Platz.
problem-not-signed-in = Bitte wähle zuerst einen Namen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-old-game = Diese Partie begann mit anderen Regeln oder Karten und lässt sich hier nicht fortsetzen.
problem-options = Diese Optionen lassen sich nicht kombinieren.
problem-proposal-open = Ein anderer Vorschlag ist noch offen.
problem-proposal-gone = Es gibt nichts, dem du zustimmen könntest.
problem-seat-needed = Bitte wähle einen Platz.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seats-open = Einige Plätze sind noch frei.
problem-stale = Inzwischen ist etwas geschehen. Das hast du verpasst.
problem-started = Die Partie hat schon begonnen.
problem-too-large = Das ist zu groß.
problem-too-many = Zu viele Anfragen. Bitte warte einen Moment.
problem-undo-off = An diesem Tisch wird nichts zurückgenommen.
problem-undo-consent = An diesem Tisch müssen alle zustimmen, bevor ein Zug zurückgenommen wird.
problem-unknown = Hier ist nichts.
problem-unavailable = Der Server kann gerade nicht antworten. Bitte versuche es noch einmal.
problem-wrong-method = Das geht hier nicht.

table-bot-took-over = Der Computer spielt für { $player }.
table-came-back = { $player } ist wieder da.
table-proposed-cancel = { $player } schlägt vor, die Partie abzubrechen.
table-proposed-undo = { $player } möchte einen Spielzug zurücknehmen.
table-agreed = { $player } stimmt zu.
table-objected = { $player } lehnt ab.
table-cancelled = Die Partie wurde abgebrochen.

# E-Mails.

notify-subject = { $count ->
    [one] Du bist am Zug
   *[other] Du bist in { $count } Partien am Zug
}
notify-hello = Hallo { $name },
notify-waiting = { $count ->
    [one] diese Partie wartet auf dich:
   *[other] diese Partien warten auf dich:
}
notify-untitled = Ein Tisch bei Magnifico
notify-off = Diese E-Mails abbestellen: { $link }
notify-confirm-subject = Ist das deine Adresse?
notify-confirm = Jemand, wahrscheinlich du, hat diese Adresse für das Konto { $name } bei Magnifico angegeben. Wenn du es warst, öffne { $link } und bestätige sie. Erst dann können wir dir einen Link für ein vergessenes Passwort schicken oder, wenn du es willst, Bescheid geben, dass du am Zug bist. Wenn du es nicht warst, musst du nichts tun.
notify-page-on = Ja, das ist meine Adresse
notify-page-off = Diese E-Mails abbestellen
notify-page-done = Erledigt.
table-lapsed = Die Zeit von { $player } ist ohne Antwort abgelaufen, damit ist der Vorschlag hinfällig.
problem-went-back = Die Daten des Servers wurden von einem früheren Stand wiederhergestellt, und der Tisch macht dort weiter.
problem-busy = Der Server ist stark ausgelastet. Bitte versuche es gleich noch einmal.
problem-bot-tables = Auf diesem Server laufen schon so viele Partien ohne Menschen, wie er erlaubt. Warte, bis eine zu Ende ist, oder nimm selbst Platz.
problem-quota = Du oder andere in deinem Netz haben so viel gespeichert, wie dieser Server an einem Tag erlaubt ({ $megabytes } MB). Bitte versuche es später noch einmal.
problem-storage-full = Auf diesem Server ist kein Platz mehr für Neues. Laufende Partien gehen weiter; bitte sag dem Betreiber Bescheid.

problem-bad-name = Bitte wähle einen anderen Namen: gewöhnliche Buchstaben, die alle sehen und unterscheiden können.
problem-confirm-needed = Bitte bestätige, dass du das willst.
problem-foreign-host = Dieser Server hört nicht auf diesen Namen. Der Betreiber kann ihn mit der Einstellung allowed_hosts hinzufügen.
problem-link-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.
problem-no-mail = Dieser Server kann keine E-Mails schicken. Bitte den Betreiber um ein neues Passwort.
problem-weak-password = Bitte wähle ein Passwort mit mindestens 8 Zeichen, das weder dein Name noch eines der häufigsten ist.
problem-wrong-password = Das ist nicht dein Passwort.

reset-subject = Ein neues Passwort für Magnifico
reset-mail = Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto { $name }. Öffne dafür innerhalb einer Stunde { $link }. Wenn du es nicht warst, musst du nichts tun; alles bleibt, wie es ist.
problem-name-in-use = An diesem Tisch heißt schon jemand so.
problem-more-people = Am Tisch sitzen schon mehr Leute.
problem-pack-file = „{ $file }“ gehört nicht zu einem Kartenpaket. Ein Paket besteht aus { $files }.
