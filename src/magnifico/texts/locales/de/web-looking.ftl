# Genau hinsehen: Karten, Wahlmöglichkeiten, die Auktion, Tipps, Punkte bei sofortigem Ende.

web-looking-enlarge = Klicken oder gedrückt halten, um zu vergrößern.
web-looking-act = Klicken, um zu sehen, was du damit tun kannst.
web-looking-icons = Taste H erklärt die Symbole.
web-looking-open = „{ $name }“ vergrößern

## Wahlmöglichkeiten

web-choice-after = Danach:
web-choice-more = { $count ->
    [one] { $count } weitere, zu höherem Preis
   *[other] { $count } weitere, zu höherem Preis
}
web-choice-worse = Eine andere Wahl bringt mindestens ebenso viel für weniger.

## Was entschieden wird

web-about-bonus_tile = Dein Bonusplättchen gibt dir dies die ganze Partie lang bei jeder Produktion (Hammer) und jeder Ernte (Ähre). Nimm die Güter, an denen es dir wohl fehlen wird.
web-about-draft = Behalte einen Anführer und gib die übrigen weiter, bis alle vier haben. Einen Anführer darfst du ausspielen, sobald du seine Voraussetzung erfüllst, oder für ein Ratsprivileg ablegen.
web-about-auction = Jede Familie hat eine Fähigkeit für die ganze Partie. Dein Gebot nennt eine Reihe: Mit ihren Gütern beginnst du, und je höher ihre Nummer, desto weniger bringt sie. Bietet jemand für deine Familie eine Reihe mit höherer Nummer, bietest du neu. Die oberste Reihe ist sicher: Niemand kann sie überbieten.
web-about-privilege = Ein Ratsprivileg wird sofort zu Gütern deiner Wahl.
web-about-pay = Diese Karte lässt sich auf mehrere Arten bezahlen. Was sie tut, bleibt gleich.
web-about-choices = Die Karte wird aktiviert und lässt dir die Wahl. Du entscheidest einmal für diese Aktivierung.
web-about-take_card = Eine Bonusaktion: Nimm eine Karte von einem leuchtenden Stockwerk, ohne ein Familienmitglied einzusetzen. Bezahlen musst du die Karte trotzdem.
web-about-work = Eine Bonusaktion: Ernte oder produziere, ohne ein Familienmitglied einzusetzen. Diener erhöhen den Wert.
web-about-order = Jetzt geschieht mehreres, und du sagst, in welcher Reihenfolge.
web-about-copy = Lorenzo übernimmt für den Rest der Partie die Fähigkeit eines Anführers, den jemand anderes ausgespielt hat.
web-about-play_leader = Du darfst jetzt einen Anführer ausspielen, ohne seine Voraussetzung zu erfüllen.
web-about-buy = Du darfst jetzt eine der Karten nehmen, die in den Türmen liegen blieben, ohne Familienmitglied.
web-about-keep_token = Du hast mehrere Sondermarker gezogen und behältst einen.
web-about-final_tokens = Letzte Gelegenheit: Vor der Schlusswertung kannst du deine Sondermarker für das ablegen, was sie zeigen.
web-about-give = Die Karte eines Gegners verlangt etwas von dir. Du wählst, was.

## Die Auktion

web-auction-brings = Du beginnst mit
web-auction-holds = Damit hättest du
web-auction-keeps = und { $who } müsste neu bieten
web-auction-bid = Reihe { $row } für { $family } bieten
web-auction-pick = Wähle eine Reihe, um zu sehen, was sie bringt.

## Punkte, wenn die Partie jetzt endete

web-projection-title = Punkte, wenn die Partie jetzt endete
web-projection-text = Der Glaube zählt wie im letzten Vatikanbericht, und niemand wird dafür exkommuniziert.
web-projection-track = auf der Leiste
web-projection-faith = Glaube
web-projection-open = Punkte, wenn die Partie jetzt endete: { $total }
web-key-projection = Punkte, wenn die Partie jetzt endete
web-key-number = eine Möglichkeit mit ihrer Nummer wählen; noch einmal oder Enter bestätigt

## Größe des Spielplans

web-set-zoom = Größe des Spielplans
web-rivals-boards = die Tableaus aller Gegner
web-setup-facts = was bei der Wahl zählt
