# Decks, die Spieler zusammenstellen.

web-nav-decks = eigene Decks
web-decks-text = Wähle die Karten, mit denen ihr spielt: von jeder Art und Periode so viele, wie das Grundspiel hat. Pazzi-Karten verlangen die Erweiterung; Sonderkarten werden immer zufällig gezogen.
web-decks-base = nur Grundspiel
web-decks-random = zufällig ziehen
web-decks-use = an neuem Tisch verwenden
web-decks-complete = Die Decks sind vollständig.
web-decks-missing = { $stack }, Periode { $period }: { $count ->
    [one] { $count } Karte fehlt
   *[other] { $count } Karten fehlen
}
web-decks-extra = { $stack }, Periode { $period }: { $count ->
    [one] { $count } Karte zu viel
   *[other] { $count } Karten zu viel
}
web-decks-name = Name der Decks
web-decks-save = speichern
web-decks-link = Link zu diesen Decks
web-decks-saved = gespeicherte Decks
web-decks-delete = „{ $name }“ löschen
web-decks-stack = { $stack }, Periode { $period }
web-decks-count = { $count } von { $needed }
web-decks-own = eigene Decks
web-new-decks = Decks
web-new-decks-all = aus allen Karten, zufällig
web-new-decks-linked = die aus dem Link
