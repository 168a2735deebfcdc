# Rätsel, am Tisch und im Terminal. $points ist eine Anzahl von Punkten.

puzzle-solver = Lorenzo
puzzle-table = Rätsel
puzzle-kind-placement = bester Einsatz
puzzle-kind-exchange = bester Tausch
puzzle-kind-draft = beste Wahl im Draft
puzzle-kind-church = die Kirche
puzzle-kind-bid = bestes Gebot
puzzle-kind-win = gewinne von hier aus
puzzle-ask-placement = Welcher Einsatz ist der beste?
puzzle-ask-exchange = Wie holst du am meisten aus dieser Karte heraus?
puzzle-ask-draft = Welchen Anführer behältst du?
puzzle-ask-church = Unterstützt du die Kirche?
puzzle-ask-bid = Welches Gebot ist das beste?
puzzle-ask-win = Die Partie ist fast vorbei, und du kannst noch gewinnen. Mit welchem Einsatz?
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug.
puzzle-wrong-by = Nicht der beste Zug: Der beste ist um { $points } Punkte besser.
puzzle-why = Was den besten Zug so gut macht: { $reason }.
puzzle-idea-harvest-now = Die Idee: ernten, bevor jemand das Feld besetzt.
puzzle-idea-production-now = Die Idee: produzieren, bevor jemand das Feld besetzt.
puzzle-idea-harvest-once = Die Idee: die Gebiete noch einmal arbeiten lassen.
puzzle-idea-production-once = Die Idee: die Gebäude noch einmal arbeiten lassen.
puzzle-idea-points = Die Idee: Siegpunkte, die sofort zählen.
puzzle-idea-goods = Die Idee: Hier zählt vor allem, was es sofort bringt.
puzzle-idea-territories = Die Idee: Ein Gebiet mehr macht die ganze Reihe wertvoller.
puzzle-idea-characters = Die Idee: Ein Charakter mehr macht die ganze Reihe wertvoller.
puzzle-idea-ventures = Die Idee: Die Punkte eines Vorhabens am Ende sind sicher.
puzzle-idea-production = Die Idee: jede spätere Produktion ergiebiger machen.
puzzle-idea-military = Die Idee: bei der Stärke vorn sein, wenn sie zählt.
puzzle-idea-church = Die Idee: die Glaubenspunkte haben, bevor die Kirche fragt.
puzzle-idea-leaders = Die Idee: die eigenen Anführer ins Spiel bringen.
puzzle-idea-members = Die Idee: ein schwaches Familienmitglied schicken und das starke aufheben.
puzzle-idea-rivals = Die Idee: dem stärksten Gegner weniger lassen.
puzzle-idea-support = Die Idee: Glauben gegen Siegpunkte tauschen, solange es sich lohnt.
puzzle-idea-refuse = Die Idee: die Glaubenspunkte für einen wertvolleren Schritt aufheben.
puzzle-idea-bid = Die Idee: auf genau so viel verzichten, wie die Familie wert ist.
puzzle-idea-keep = Die Idee: den Anführer behalten, dessen Voraussetzung bald erfüllt ist.
puzzle-why-ends = Der beste Zug führt gegen deinen stärksten Gegner zum Endstand { $own } zu { $rival }. Mit „{ $than }“ hieße es { $other } zu { $others }.
puzzle-why-gains = Was sich für dich ändert: { $gains }.
puzzle-why-denies = Deinen stärksten Gegner kostet das { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
puzzle-why-draft = In den von hier aus gespielten Partien brachte die beste Wahl { $points } Punkte mehr als „{ $than }“.
puzzle-why-bid = Beim besten Gebot landet die Auktion, wenn alle gut bieten. In den von hier aus gespielten Partien brachte es { $points } Punkte mehr als „{ $than }“.
puzzle-why-refuse = { $faith ->
    [one] Was du jetzt für { $faith } Glaubenspunkt bekämst, ist weniger wert, als ihn für den nächsten Vatikanbericht aufzuheben, selbst mit der Exkommunikation.
   *[other] Was du jetzt für { $faith } Glaubenspunkte bekämst, ist weniger wert, als sie für den nächsten Vatikanbericht aufzuheben, selbst mit der Exkommunikation.
}
puzzle-yours-ends = Nach deinem Zug: { $worth }.
puzzle-yours-goods = Dein Zug bringt { $goods }.
puzzle-yours-set = Dein Zug fügt dieser Reihe keine Karte hinzu.
puzzle-yours-military = Nach deinem Zug hättest du { $has } Militärpunkte, der stärkste Gegner { $rival }.
puzzle-yours-church = Nach deinem Zug hättest du { $has } Glaubenspunkte, und der Bericht verlangt { $needs }.
puzzle-proof-end = Bewiesen: Jede Fortsetzung wurde bis zum Ende der Partie gespielt, und alle taten ihr Bestes.
puzzle-proof-search = Beurteilt vom stärksten Gegner, der { $count ->
    [one] { $count } Fortsetzung
   *[other] { $count } Fortsetzungen
} gespielt hat.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = am besten
puzzle-worth-won = du gewinnst mit { $points } Vorsprung
puzzle-worth-lost = du verlierst mit { $points } Rückstand
puzzle-worth-tie-won = Gleichstand, den du gewinnst
puzzle-worth-tie-lost = Gleichstand, den du verlierst

## Im Terminal

puzzle-how = Tippe einen Zug wie „w M1“ oder nach „moves“ seine Nummer; außerdem „moves“, „table“, „card 5“, „skip“, „quit“.
puzzle-heading = { $kind } – Schwierigkeit { $rating }
puzzle-daily = Rätsel des Tages, { $date }
puzzle-not-offered = Das gehört nicht zu den Antworten. „moves“ zeigt sie.
puzzle-alternatives = Alle Möglichkeiten:
puzzle-standing = Deine Wertung: { $rating } · in Folge gelöst: { $streak } · gelöst: { $solved } von { $tried }
puzzle-again = Enter für das nächste Rätsel, „quit“ zum Aufhören.
puzzle-none = Alle Rätsel dieser Art hast du versucht.
puzzles-making = Rätsel
puzzles-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
puzzles-made = { $count ->
    [one] { $count } Rätsel liegt
   *[other] { $count } Rätsel liegen
} in { $path }.
puzzles-stopped = angehalten; derselbe Befehl macht weiter
puzzles-checked = Rätsel, die stimmen: { $good } von { $count }.
puzzles-too-easy = Zu leicht für das schwere Drittel: { $keys }.
puzzles-table-puzzle = Rätsel
puzzles-table-kind = Art
puzzles-table-players = Spieler
puzzles-table-proof = Beweis
puzzles-table-margin = Abstand
puzzles-table-again = erneut
puzzles-table-strongest = stärkster
puzzles-table-rating = Wertung
puzzles-table-verdict = Urteil
puzzles-holds = stimmt
