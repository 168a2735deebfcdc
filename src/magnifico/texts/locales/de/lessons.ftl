# Die Worte der Lektionen. Eine Nachricht heißt nach der Lektion und dem Schritt; Bemerkungen und Antworten sind ihre Attribute.
# Die Namen von Karten, Anführern, Familien und Gegnern sind Variablen: $card5, $leader_sisto_iv, $family_medici, $rival.

## Was jede Lektion sagt

lesson-general-name = Lorenzo
lesson-general-wrong = Die Regeln erlauben das, aber hier üben wir etwas anderes. Der Zug ist zurückgenommen: Versuch es noch einmal.
lesson-general-refused = Es hat sich nichts geändert. Versuch es noch einmal.
lesson-general-again = Deine Züge sind aufgebraucht, und das Ziel ist nicht erreicht. Alles steht wieder wie am Anfang dieser Aufgabe.
lesson-general-astray = Das führt nicht zum Ziel. Versuch es noch einmal, oder spiel weiter, wenn du eine bessere Idee hast.
lesson-general-back = Dieser Weg führt nirgendwohin. Alles steht wieder wie am Anfang dieser Aufgabe; folge jetzt dem Licht.
lesson-general-later = Einen Moment. Lies erst das hier.
lesson-general-unknown = Diesen Zug kenne ich nicht.

## Im Terminal

learn-how = Tippe einen Zug wie „w M1“, Enter für weiter, „help“, wenn du eine Lösung sehen willst, „again“ für den Schritt von vorn; außerdem „moves“, „table“, „card 5“, „quit“.
learn-enter = Enter für weiter
learn-fresh = Eine neue Stellung: Der Tisch ist neu aufgebaut.
learn-finished = Das war das letzte Kapitel. Jetzt spiel eine Partie: magnifico play
learn-next = Enter für „{ $chapter }“, „quit“ zum Aufhören.

## 1 Eine Familie in Florenz

lesson-florence = Eine Familie in Florenz
    .about = Was gewinnt, und was dir gehört.
    .end = Mehr brauchst du für den Anfang nicht: sechs Runden, vier Familienmitglieder und Siegpunkte, die entscheiden. Als Nächstes: wozu die Würfel da sind.
lesson-florence-welcome = Willkommen in Florenz! Du stehst einem edlen Haus vor, und { $rival } dir gegenüber führt ein anderes. In den nächsten Jahren wollt ihr beide die meistbewunderte Familie der Stadt werden.
lesson-florence-victory = Bewunderung lässt sich zählen: in Siegpunkten. Hier stehen deine. Noch keiner, aber der Tag ist jung.
lesson-florence-rounds = Eine Partie dauert sechs Runden. In jeder schickst du vier Familienmitglieder in die Stadt, eines nach dem anderen, und alle anderen tun dasselbe.
lesson-florence-winner = Wer gewinnt also nach sechs Runden?
    .coins = Das Haus mit den meisten Münzen
    .cards = Das Haus mit den meisten Karten
    .points = Das Haus mit den meisten Siegpunkten
    .wrong = Münzen und Karten helfen dir auf dem Weg. Aber was wird am Ende gezählt?
lesson-florence-goods = Richtig! Und das gehört dir: Holz und Stein zum Bauen, Münzen, um Leute zu bezahlen, und Diener, die deiner Familie zur Hand gehen.
lesson-florence-market = Füllen wir den Beutel. Nimm dein weißes Familienmitglied und setze es auf das erste Feld des Markts, das mit den 5 Münzen.
    .wrong = Auch ein schöner Platz, aber heute geht es um den Beutel: das weiße Familienmitglied, auf das erste Feld des Markts.
lesson-florence-end = Fünf Münzen, auf der Stelle. In jedem Zug setzt du ein Familienmitglied ein. Das ist getan: Beende deinen Zug.
lesson-florence-rival = { $rival } war in den Türmen und hat eine Karte genommen. Dieses Feld gehört ihr für den Rest der Runde. Und jetzt bist du wieder am Zug.
lesson-florence-task = Deine erste Aufgabe, ganz allein: Dein Haus braucht Diener. Besorge dir mindestens 8.
    .again = Das hat anderes eingebracht. Die Diener warten auf dem Markt, gleich neben den Münzen. Versuch es noch einmal.

## 2 Würfel und Familienmitglieder

lesson-dice = Würfel und Familienmitglieder
    .about = Wie stark deine Familienmitglieder sind, und was Diener nützen.
    .end = Ein Wert, ein Feld, ein paar Diener: Das ist der Kern des Spiels, und du hast ihn. Als Nächstes kommen die Türme, wo die Karten liegen.
lesson-dice-dice = Jede Runde beginnt mit drei Würfeln: einem weißen, einem schwarzen und einem orangen. Der Wurf gilt für alle.
lesson-dice-members = Deine drei farbigen Familienmitglieder haben den Wert, den der Würfel ihrer Farbe zeigt. Das vierte ist neutral: Es hat keinen Würfel, und sein Wert ist 0.
lesson-dice-strongest = Welches deiner Familienmitglieder ist in dieser Runde das stärkste?
    .white = Das weiße
    .black = Das schwarze
    .orange = Das orange
    .wrong = Jedes Familienmitglied trägt seinen Wert. Such den höchsten.
lesson-dice-white = Das schwarze, mit einer prächtigen 6. Heb es für etwas Großes auf: Die Felder des Markts verlangen nur den Wert 1. Schick Weiß auf das erste.
    .wrong = Heb die anderen noch auf. Das weiße Familienmitglied geht auf das erste Feld des Markts.
lesson-dice-taken = { $rival } war am Zug. Jetzt versuchen wir etwas, das nicht gehen kann: Setze Orange auf das erste Feld des Markts, wo Weiß schon steht.
    .wrong = Das würde gehen, und diesmal soll es das nicht. Versuch Orange auf dem ersten Feld des Markts.
lesson-dice-servant = Kein Platz! Auf ein Feld passt nur ein Familienmitglied, und auch die eigene Verwandtschaft zählt. Jetzt das neutrale: Sein Wert ist 0, sogar für den Markt zu wenig. Dafür gibt es Diener: Jeder, den du ausgibst, zählt 1. Setze es mit der Hilfe von 1 Diener auf das zweite Feld.
    .wrong = Nicht ganz: das neutrale Familienmitglied, das zweite Feld des Markts und 1 Diener, nicht mehr.
lesson-dice-count = Einen Diener ausgegeben, fünf erhalten: ein gutes Geschäft. Nun etwas Kopfrechnen. Ein Stockwerk verlangt 5, dein oranges Familienmitglied hat den Wert 2. Wie viele Diener braucht es?
    .two = Zwei
    .three = Drei
    .five = Fünf
    .wrong = Jeder Diener zählt 1. Von 2 bis 5 sind es …
lesson-dice-task = Drei. Zeit für eine eigene Aufgabe. Nur Orange ist übrig, mit dem Wert 2. Im zweiten Stockwerk des ersten Turms, das 3 verlangt, liegt die Karte „{ $card2 }“. Hol sie dir.
    .again = Die Karte liegt noch da. Orange braucht einen Diener, um das zweite Stockwerk zu erreichen.

## 3 Türme

lesson-towers = Türme
    .about = Karten aus den Türmen nehmen: Stockwerke, Boni und der Preis der Gesellschaft.
    .end = Du kannst Türme erklimmen und weißt, was Gesellschaft kostet. Als Nächstes lesen wir die Karten genauer.
lesson-towers-towers = Das sind die vier Türme von Florenz. Im grünen liegen Gebiete, im blauen Charaktere, im gelben Gebäude, im violetten Vorhaben. Jede Runde bringt jedem vier neue Karten.
lesson-towers-floors = Von unten nach oben verlangen die Stockwerke 1, 3, 5 und 7. Die beiden oberen belohnen den Aufstieg: Sie haben einen eigenen Bonus, der neben dem Stockwerk aufgedruckt ist.
lesson-towers-forest = Dein weißes Familienmitglied hat den Wert 5, gerade genug für ein drittes Stockwerk. Setze es neben „{ $card5 }“.
    .wrong = Wir wollen „{ $card5 }“: das weiße Familienmitglied, ins dritte Stockwerk des grünen Turms.
lesson-towers-bonus = Zwei Holz auf einen Schlag! Eines ist der Bonus des Stockwerks, das andere kommt von der Karte selbst. Gebiete kosten nichts: Man muss nur da sein.
lesson-towers-busy = { $rival } war schneller und hat einen Charakter genommen. Damit ist der blaue Turm besetzt, und wer einen besetzten Turm betritt, zahlt zu den Kosten der Karte 3 Münzen: den Aufpreis. Ein guter Grund, früh zu kommen.
lesson-towers-warlord = Du hast 6 Münzen, das reicht auch für den Aufpreis. Setze das schwarze Familienmitglied neben „{ $card49 }“, ins zweite Stockwerk.
    .wrong = Wir wollen „{ $card49 }“: das schwarze Familienmitglied, ins zweite Stockwerk des blauen Turms.
lesson-towers-price = Wie viele Münzen waren das zusammen? „{ $card49 }“ kostet 2.
    .two = 2
    .three = 3
    .five = 5
    .wrong = Zwei für die Karte. Und der Aufpreis?
lesson-towers-colour = Fünf: 2 für die Karte, 3 Aufpreis. Noch eine letzte Regel der Türme. Dein weißes Familienmitglied steht im grünen Turm. Versuch, auch Orange dorthin zu schicken, ins erste Stockwerk.
    .wrong = Das würde gehen. Versuch Orange im ersten Stockwerk des grünen Turms.
lesson-towers-task = Zwei farbige Mitglieder einer Familie teilen sich nie einen Turm; nur das neutrale darf dazukommen. Jetzt deine Aufgabe: Baue „{ $card31 }“. Das kostet 2 Holz und wartet im zweiten Stockwerk des gelben Turms.
    .again = Die Kapelle ist noch nicht gebaut. Wer ist noch frei, und wie viele Diener braucht es bis zum Wert 3?

## 4 Eine Karte lesen

lesson-cards = Eine Karte lesen
    .about = Kosten, Soforteffekt und Dauereffekt auf einen Blick erkennen.
    .end = Kosten, Soforteffekt, Dauereffekt, Punkte am Ende: Welche Karte auch kommt, du kannst sie lesen. Als Nächstes schicken wir deine Gebiete an die Arbeit.
lesson-cards-chapel = Jede Karte sagt dir von oben nach unten, was sie kostet und was sie tut. Öffne „{ $card31 }“, um sie ganz zu sehen.
lesson-cards-cost = Was zahlst du also für dieses Gebäude?
    .coin = 1 Münze
    .wood = 2 Holz
    .faith = 1 Glaubenspunkt
    .wrong = Die Kosten stehen ganz oben. Alles andere kommt später.
lesson-cards-activation = Zwei Holz. Unter den Kosten steht der Soforteffekt, mit einem Blitz: 1 Glaubenspunkt, einmal, wenn du die Karte nimmst. Darunter der Dauereffekt, und die Zahl sagt, wann er wirkt: Bei jeder Produktion ab dem Wert 2 kannst du 1 Münze in 1 Glaubenspunkt tauschen.
lesson-cards-build = Baue sie: Setze dein weißes Familienmitglied dorthin.
    .wrong = Zuerst die Kapelle: das weiße Familienmitglied, ins erste Stockwerk des gelben Turms.
lesson-cards-farmer = Geschafft, und um einen Glaubenspunkt reicher. Charaktere sind anders. Öffne „{ $card53 }“ im blauen Turm.
lesson-cards-sum = Einen Soforteffekt hat er nicht, aber einen Dauereffekt: Solange er deinem Haus dient, erhält jede deiner Ernten +2 auf ihren Wert. Angenommen, du stellst ihn ein und erntest mit einem Familienmitglied vom Wert 4. Welchen Wert hat die Ernte?
    .two = 2
    .four = 4
    .six = 6
    .wrong = Der Wert des Familienmitglieds, und 2 mehr von der Karte.
lesson-cards-venture = Sechs: 4 vom Familienmitglied und 2 vom Bauern. Charaktere dienen dir bis zum Ende der Partie, also nimm sie früh. Jetzt eine violette Karte: Öffne „{ $card74 }“.
lesson-cards-points = Ein Vorhaben hat einen Soforteffekt und bringt Siegpunkte. Wann erhältst du diese 5 Punkte?
    .now = Sofort
    .round = In jeder Runde
    .end = Am Ende der Partie
    .wrong = Sieh ganz unten auf der Karte nach.
lesson-cards-signs = Am Ende: Das sagt das Fähnchen. Die Zeichen sind immer dieselben: Der Blitz heißt sofort und einmal, die liegende Acht, solange dir die Karte gehört, das Fähnchen am Ende der Partie, und die Zahl sagt, welchen Wert eine Ernte oder Produktion erreichen muss.
lesson-cards-task = Deine Aufgabe: Unter den Charakteren ist einer, der sofort Militärpunkte bringt und es danach leichter macht, Gebiete zu nehmen. Finde heraus, wer das ist, und nimm diese Karte.
    .again = Die ist es nicht. Öffne die blauen Karten eine nach der anderen und such nach Militärpunkten und Gebieten.

## 5 Ernte

lesson-harvest = Ernte
    .about = Welche Gebiete eine Ernte aktiviert, und was das große Feld bewirkt.
    .end = Je höher der Wert, desto mehr Land bringt Ertrag. Als Nächstes: was Gebäude aus der Ernte machen.
lesson-harvest-lands = Das sind deine Gebiete. Jedes zeigt eine Zahl: den Wert, den eine Ernte erreichen muss, damit es etwas bringt. Auf deinen steht 1, 2, 3 und 5.
lesson-harvest-which = Dein weißes Familienmitglied hat heute den Wert 3. Wie viele deiner Gebiete würde eine Ernte mit ihm aktivieren?
    .one = Eines, das mit der 3
    .three = Drei: 1, 2 und 3
    .four = Alle vier
    .wrong = Alle, deren Zahl nicht höher ist als 3.
lesson-harvest-harvest = Drei. Auf in die Felder: Setze Weiß auf das Erntefeld.
    .wrong = Heute wird geerntet: das weiße Familienmitglied, auf das kleine Erntefeld.
lesson-harvest-tile = Was für ein Ertrag! Die drei Gebiete haben etwas gebracht, und dein persönliches Bonusplättchen auch: Es legt zu jeder Ernte Holz, Stein und einen Diener dazu, selbst wenn du gar kein Land besitzt.
lesson-harvest-taken = Ein anderer Tag: { $rival } war schneller und steht auf dem kleinen Feld. Versuch es trotzdem, mit deinem schwarzen Familienmitglied.
    .wrong = Versuch es mit Schwarz auf dem kleinen Erntefeld.
lesson-harvest-large = Besetzt. Daneben liegt das große Feld, da ist Platz für alle, aber dein Aktionswert sinkt dort um 3. Schwarz hat den Wert 5: Welchen Wert hätte die Ernte?
    .two = 2
    .three = 3
    .five = 5
    .wrong = Fünf, minus 3.
lesson-harvest-crowd = Nur 2, aber besser als nichts. Setze Schwarz auf das große Erntefeld.
    .wrong = Das schwarze Familienmitglied, auf das große Erntefeld.
lesson-harvest-task = Deine Aufgabe: Hol mit einer einzigen Ernte 5 Holz. „{ $card5 }“ gibt 3, aber erst ab dem Wert 5. Du hast Weiß mit dem Wert 3 und 2 Diener.
    .again = Nicht genug Holz. Wie bringst du Weiß von 3 auf 5?

## 6 Produktion

lesson-production = Produktion
    .about = Gebäude tauschen deine Güter: alle zugleich, und nichts doppelt.
    .end = Gebiete beschaffen, Gebäude veredeln: Das treibt jedes große Haus an. Als Nächstes besuchen wir den Rat.
lesson-production-buildings = Das sind deine Gebäude. Auch sie zeigen eine Zahl, und eine Produktion mit mindestens diesem Wert aktiviert sie. Die meisten tauschen etwas gegen etwas Besseres.
lesson-production-start = Du hast 1 Holz und keine Münzen. Setze Weiß mit dem Wert 4 auf das Produktionsfeld.
    .wrong = Wir produzieren: das weiße Familienmitglied, auf das kleine Produktionsfeld.
lesson-production-carpenter = Jetzt wirst du nach einem Gebäude nach dem anderen gefragt. „{ $card29 }“ ist zuerst dran: Tausche dein 1 Holz gegen 3 Münzen.
    .wrong = Wähle den Tausch von 1 Holz gegen 3 Münzen.
lesson-production-chapel = Danach kommt „{ $card31 }“: 1 Münze für 1 Glaubenspunkt. Kannst du mit einer der 3 Münzen zahlen, die du gleich erhältst?
    .yes = Ja, natürlich
    .no = Nein, sie sind noch nicht da
    .wrong = Alle Gebäude arbeiten im selben Augenblick. Du zahlst mit dem, was du hattest, als die Produktion begann.
lesson-production-nothing = Richtig: Alles geschieht im selben Augenblick. Du zahlst mit dem, was du vorher hattest, und der Beutel war leer. „{ $card31 }“ tauscht diesmal also nichts.
    .wrong = Noch gibt es keine Münze, mit der du zahlen könntest. Wähle nichts.
lesson-production-income = Jetzt kommt alles auf einmal: 3 Münzen aus der Werkstatt, dazu 2 Münzen und 1 Militärpunkt von deinem persönlichen Bonusplättchen.
lesson-production-task = Deine Aufgabe: Am Ende einer einzigen Produktion hast du 7 Münzen und 1 Glaubenspunkt. Du beginnst mit 2 Holz und 1 Münze.
    .again = Nicht ganz. Deine 2 Holz können auf einmal zu 5 Münzen werden, und eine Münze für die Kapelle hattest du von Anfang an.

## 7 Rat und Privilegien

lesson-council = Der Rat und seine Privilegien
    .about = In der nächsten Runde die Ersten sein und das Beste aus einem Ratsprivileg machen.
    .end = Eine Münze, ein Gefallen und der erste Zug: Ein Besuch beim Rat ist selten vergebens. Als Nächstes ein strengerer Gastgeber: die Kirche.
lesson-council-palace = Das ist der Ratspalast. Er verlangt den Wert 1 und hat Platz für alle. Jeder Besuch bringt 1 Münze und ein Ratsprivileg.
lesson-council-go = Heute bist du in der Zugreihenfolge ganz hinten, und andere nehmen sich die besten Plätze vor dir. Der Palast kann das ändern. Setze dein weißes Familienmitglied dorthin.
    .wrong = Zuerst der Palast: Setze das weiße Familienmitglied dorthin.
lesson-council-privilege = Ein Ratsprivileg ist ein Gefallen deiner Wahl: Holz und Stein, Diener, Münzen, Militärpunkte oder ein Glaubenspunkt. Nimm, was du magst.
lesson-council-order = Wer als Erstes in den Palast kommt, beginnt die nächste Runde, der Zweite folgt, und so weiter; wer wegblieb, kommt danach. Außer dir war heute niemand hier. Wer beginnt also die nächste Runde?
    .rival = { $rival }, wie in dieser Runde
    .me = Du
    .dice = Die Würfel entscheiden
    .wrong = Die Reihenfolge im Palast wird zur Zugreihenfolge. Wer steht dort?
lesson-council-stall = Du! Nun zum vierten Feld des Markts. Es gibt zwei Privilegien auf einmal, aber sie müssen verschieden sein. Setze Schwarz dorthin.
    .wrong = Das vierte Feld des Markts, mit dem schwarzen Familienmitglied.
lesson-council-first = Wähle das erste.
lesson-council-second = Und nun das zweite. Was du gerade genommen hast, steht nicht mehr zur Wahl: Das Zeichen ≠ heißt, dass sie verschieden sein müssen.
lesson-council-task = Deine Aufgabe: Hol mit einem einzigen Familienmitglied 1 Glaubenspunkt und 2 Militärpunkte.
    .again = Ein Besuch, zwei Gefallen: Welches Feld gibt zwei auf einmal?

## 8 Die Kirche

lesson-church = Die Kirche
    .about = Die Kirche unterstützen oder exkommuniziert werden, und wissen, wann man nachgibt.
    .end = Glaube ist ein Versprechen mit Frist. Jetzt kennst du den Preis, es zu halten, und den, es zu brechen. Als Nächstes: Waffen für dein Land.
lesson-church-track = Dreimal in einer Partie will die Kirche wissen, wie treu du warst: nach den Runden 2, 4 und 6. Sie erwartet mindestens 3, dann 4, dann 5 Glaubenspunkte. Du hast 4.
lesson-church-tile = Wer zu wenige hat, wird exkommuniziert. Das ist das Plättchen für den ersten Bericht: Der Wert jeder Ernte ist für den Rest der Partie um 3 niedriger. In jeder Partie gibt es drei solche Plättchen, und alle sehen sie von Anfang an.
lesson-church-enough = Runde 2 ist zu Ende. Reichen deine 4 Glaubenspunkte?
    .yes = Ja
    .no = Nein
    .wrong = Der erste Bericht verlangt 3.
lesson-church-support = Der Bericht hat begonnen. Du darfst die Kirche unterstützen: Du gibst alle Glaubenspunkte ab und erhältst die Siegpunkte deines Schritts auf der Leiste. Tu es.
    .wrong = Vorerst wollen wir es uns mit ihr nicht verderben: Unterstütze die Kirche.
lesson-church-after = Dein Schritt war 4 Siegpunkte wert, und du beginnst wieder bei 0 Glaubenspunkten. { $rival } hatte nur 1 Glaubenspunkt: Sie wurde exkommuniziert, ohne dass man sie gefragt hätte.
lesson-church-keep = Du hättest dich auch weigern können. Dann wärst auch du exkommuniziert, aber was würde aus deinen Glaubenspunkten?
    .stay = Sie bleiben
    .lost = Sie sind verloren
    .wrong = Nur wer die Kirche unterstützt, gibt seine Glaubenspunkte ab.
lesson-church-task = Sie bleiben, und spätere Schritte der Leiste sind mehr wert. Jetzt hast du 5 Glaubenspunkte, nur Gebäude und kein einziges Gebiet. Das Plättchen täte dir kaum weh. Dieses eine Mal: Weigere dich.
    .wrong = Das wäre die brave Antwort. Aber das Plättchen schwächt nur Ernten, und du erntest nicht. Behalte deine Glaubenspunkte: Weigere dich.

## 9 Militär und Gebiete

lesson-military = Militär und Gebiete
    .about = Welche Stärke dein Land verlangt.
    .end = Land will beschützt sein, und deines ist es jetzt. Als Nächstes sehen wir, was das alles wert ist, wenn die Partie endet.
lesson-military-slots = Deine grüne Reihe hat sechs Plätze für Gebiete. Die ersten beiden sind frei. Für das dritte brauchst du 3 Militärpunkte, dann 7, 12 und 18: Die Zahlen sind auf die leeren Plätze gedruckt.
lesson-military-weak = Du besitzt zwei Gebiete und keine Bewaffneten. Versuch, mit Weiß „{ $card3 }“ im ersten Stockwerk zu nehmen.
    .wrong = Das würde gehen. Versuch Weiß im ersten Stockwerk des grünen Turms.
lesson-military-stall = Nötig sind 3 Militärpunkte. Das dritte Feld des Markts hat genau so viele, und 2 Münzen dazu. Setze Schwarz dorthin.
    .wrong = Zuerst die Truppen: das schwarze Familienmitglied, auf das dritte Feld des Markts.
lesson-military-strong = Drei Militärpunkte: Das reicht. Nimm jetzt „{ $card3 }“ mit Weiß.
    .wrong = Wir wollen „{ $card3 }“: Weiß, ins erste Stockwerk des grünen Turms.
lesson-military-kept = Das Dorf gehört dir, und sieh nur: Alle 3 Militärpunkte sind noch da. Man muss sie nur haben, ausgegeben werden sie nicht.
lesson-military-next = Wie viele Militärpunkte brauchst du für dein viertes Gebiet?
    .three = 3, wie vorhin
    .seven = 7
    .twelve = 12
    .wrong = Es steht auf dem nächsten leeren Platz der Reihe.
lesson-military-task = Sieben. Deine Aufgabe: Du besitzt drei Gebiete und hast 5 Militärpunkte. Nimm ein viertes, mit den zwei Familienmitgliedern, die dir bleiben. Der Markt ist besetzt; sieh dich im blauen Turm um, oder im Palast.
    .again = Zwei Militärpunkte haben gefehlt. „{ $card49 }“ bringt 3, der Palast ein Privileg, das 2 wert ist.

## 10 Vorhaben, Charaktere, das Ende

lesson-ending = Vorhaben, Charaktere, das Ende
    .about = Woher die Punkte der Schlusswertung kommen.
    .end = Gebiete, Charaktere, Vorhaben, Stärke und Übriges: Du kennst die ganze Rechnung. Zeit, alles zusammenzusetzen.
lesson-ending-lands = Ein Familienmitglied ist noch übrig, dann wird alles gezählt. Sieh dir deine grüne Reihe an: Vier Gebiete sind 4 Siegpunkte wert, mit einem fünften wären es 10, mit einem sechsten 20. So eine Reihe wächst langsam, und dann plötzlich.
lesson-ending-people = Bei Charakteren ist es ebenso: Einer bis sechs bringen 1, 3, 6, 10, 15 und 21 Punkte, und du hast drei. Wie viel käme mit einem vierten dazu?
    .one = 1 Punkt
    .four = 4 Punkte
    .ten = 10 Punkte
    .wrong = Drei bringen 6, vier bringen 10. Wie groß ist der Unterschied?
lesson-ending-strength = Vier. Und neben den Karten warten noch zwei Preise: 5 Punkte für die größte militärische Stärke und 2 für die zweitgrößte (du hast 10 Militärpunkte, { $rival } hat 8), und 1 Punkt für je fünf übrige Rohstoffe, Holz, Stein, Münzen und Diener zusammengezählt. Vergiss die Militärpunkte nicht.
lesson-ending-venture = Jetzt dein letzter Zug. „{ $card96 }“ ist am Ende 10 Punkte wert. Nimm es mit Weiß.
    .wrong = Zehn Punkte warten: Weiß, ins erste Stockwerk des violetten Turms.
lesson-ending-pay = Dieses Vorhaben lässt sich auf zwei Arten bezahlen. Mit 5 Militärpunkten fielst du hinter { $rival } zurück, und der Preis für die größte Stärke wäre dahin. Zahle mit Holz, Stein und Münzen.
    .wrong = Vorsicht: Dann ist { $rival } stärker. Zahle mit Holz, Stein und Münzen.
lesson-ending-close = Das war das letzte Familienmitglied der Partie. Nun kommt der letzte Vatikanbericht, und er ist milder: Alle erhalten die Punkte ihres Schritts, auch wer exkommuniziert wird. Beende deinen Zug, und die Schlusswertung beginnt.
lesson-ending-sum = Alles ist gezählt: dein Glaube, Gebiete, Charaktere, beide Vorhaben, die größte Stärke, die übrigen Rohstoffe. Der Verlauf zeigt es Zeile für Zeile. Und du hast gewonnen!
lesson-ending-task = Noch einmal, das letzte Familienmitglied. Ein fünftes Gebiet, ein vierter Charakter oder das Vorhaben „{ $card78 }“, das am Ende 4 Punkte bringt: Nimm die Karte, die am meisten wert ist.
    .again = Gut, aber nicht das Beste. Vier Gebiete bringen 4 Punkte. Wie viele bringen fünf?

## 11 Eine ganze Runde allein

lesson-round = Eine ganze Runde allein
    .about = Vier Familienmitglieder planen, ohne jede Hilfe.
    .end = Eine ganze Runde, selbst geplant und gespielt. Du kannst jetzt eine richtige Partie spielen. Die nächsten Kapitel zeigen, was die Regeln für Fortgeschrittene und die Erweiterungen hinzufügen.
lesson-round-plan = Diesmal keine neuen Regeln. Du spielst eine ganze Runde gegen { $rival }, mit je vier Familienmitgliedern. Ein wenig Planung bringt dich weit: Was will ich, wer ist stark genug, und was könnte weg sein, wenn ich warte?
lesson-round-look = Weiß hat den Wert 3, Schwarz 5, Orange 2, und du hast 3 Diener. Sieh dir an, was in den unteren Stockwerken liegt, und denk daran: Wer einen Turm als Zweiter betritt, zahlt 3 Münzen mehr.
lesson-round-weakest = Das neutrale Familienmitglied hat den Wert 0. Wo ist es, mit ein oder zwei Dienern, am besten aufgehoben?
    .tower = Im obersten Stockwerk eines Turms
    .market = Auf dem Markt
    .home = Zu Hause
    .wrong = Sieben Diener für ein oberstes Stockwerk? Und zu Hause verdient es nichts. Der Markt verlangt 1.
lesson-round-task = Genau. Deine Aufgabe: Am Ende dieser Runde besitzt du ein Gebiet, einen Charakter und ein Gebäude und hast mindestens 6 Münzen. Los geht’s!
    .again = Diesmal war nicht alles dabei. Ein Tipp: Die unteren Stockwerke sind günstig, und jemand sollte das erste Feld des Markts besuchen.

## 12 Anführer und Bonusplättchen

lesson-leaders = Anführer und Bonusplättchen
    .about = Bonusplättchen und Anführer wählen, ausspielen, aktivieren, ziehen lassen.
    .end = Anführer belohnen alle, die planen. Das sind die Regeln für Fortgeschrittene, und jetzt kennst du sie alle.
lesson-leaders-tile = Partien für Fortgeschrittene beginnen mit zwei Entscheidungen. Zuerst dein persönliches Bonusplättchen: Das bringen deine Ernten und Produktionen zusätzlich. Nimm, was dir gefällt.
lesson-leaders-draft = Nun die Anführer: große Gestalten, die sich einem Haus anschließen, wenn es ihrer würdig ist. Du behältst einen und gibst die übrigen weiter, bis alle vier haben. Ihre Voraussetzungen stehen darauf. Wähle!
lesson-leaders-look = Die Partie läuft, und du hast drei Anführer auf der Hand. Öffne { $leader_sandro_botticelli }, um die Karte ganz zu sehen.
lesson-leaders-play = Seine Voraussetzung sind 10 Holz. Du hast sie, und du gibst sie nicht aus: Sie müssen nur da sein. Spiele ihn aus: Das braucht kein Familienmitglied und geht jederzeit, wenn du am Zug bist.
    .wrong = Spiele zuerst { $leader_sandro_botticelli } aus.
lesson-leaders-use = Er bleibt für den Rest der Partie bei dir. Seine Fähigkeit bringt 2 Militärpunkte und 1 Siegpunkt. Aktiviere sie gleich.
    .wrong = Aktiviere { $leader_sandro_botticelli }.
lesson-leaders-again = Wie oft darfst du sie aktivieren?
    .turn = Einmal pro Zug
    .round = Einmal pro Runde
    .never = Nie wieder
    .wrong = Es steht auf der Karte: einmal pro Runde.
lesson-leaders-discard = Einmal pro Runde. Auch ein Anführer, dessen Voraussetzung du nie erfüllen wirst, kann nützen: Lege { $leader_cosimo_de_medici } für ein Ratsprivileg ab.
    .wrong = Lege { $leader_cosimo_de_medici } ab.
lesson-leaders-privilege = Wähle, was aus dem Privileg wird.
lesson-leaders-task = Deine Aufgabe: { $leader_girolamo_savonarola } will 18 Münzen sehen. Spiele ihn aus und aktiviere ihn im selben Zug. Du hast 13 Münzen und ein Familienmitglied.
    .again = Er kommt nur, solange du 18 Münzen hast. Wo gibt es 5 davon auf einmal?

## 13 Häuser: Auktion und Familien

lesson-houses = Häuser: Auktion und Familien
    .about = Auf eine Familie bieten und ruhig bleiben, wenn dich jemand überbietet.
    .end = Du hast eine Familie mit einer eigenen Fähigkeit. Als Nächstes: der fünfte Turm der Erweiterung.
lesson-houses-auction = Mit „Häuser der Renaissance“ führen alle am Tisch eine echte Familie, und jede Familie hat eine Fähigkeit, die sonst niemand hat. Wer welche bekommt, entscheidet eine Auktion.
lesson-houses-rows = Neben jeder Familie liegen sechs Reihen mit Gütern, und dein Gebot nennt eine davon: Mit ihren Gütern beginnst du. Wer dich überbieten will, muss eine Reihe mit höherer Nummer wählen. Vergleiche Reihe 1 mit Reihe 6. Was bieten höhere Nummern?
    .more = Mehr Güter
    .fewer = Weniger Güter
    .wrong = Sieh noch einmal hin: Reihe 1 ist ein voller Wagen, Reihe 6 kaum ein Beutel.
lesson-houses-bid = Weniger: In dieser Auktion zahlst du mit dem, was du nicht bekommst. Du hättest gern die Familie { $family_medici }, die erste, aber nicht um jeden Preis. Biete Reihe 2 für sie.
    .wrong = Biete Reihe 2 für die Familie { $family_medici }.
lesson-houses-displaced = { $rival } will die Familie { $family_medici } noch mehr: Sie bietet Reihe 4 und verdrängt dich, also bietest du gleich noch einmal. Mit welchen Reihen könntest du die Familie { $family_medici } noch zurückgewinnen?
    .same = Mit Reihe 4, wie sie
    .below = Mit Reihe 5 oder Reihe 6
    .none = Mit gar keiner
    .wrong = Nur eine Reihe mit höherer Nummer überbietet, und { $rival } hat schon Reihe 4.
lesson-houses-second = Richtig, und Reihe 6 wäre sogar sicher: Die oberste Reihe überbietet niemand. Aber viel bleibt dir dann nicht. Die Familie { $family_colonna } will noch niemand: Nimm sie mit Reihe 1, mit allem, was dabei ist.
    .wrong = Wähle die Familie { $family_colonna }, mit Reihe 1.
lesson-houses-brown = Die Auktion ist vorbei, und die Güter gehören dir. Die Familie { $family_colonna } bringt ein fünftes Familienmitglied mit, ein braunes. Sein Wert ist immer 3, egal, was die Würfel zeigen.
lesson-houses-task = Die Würfel sind heute erbärmlich, lauter Einsen. Deine Aufgabe: Nimm „{ $card2 }“ aus dem zweiten Stockwerk des grünen Turms, das 3 verlangt. Diener hast du keine.
    .again = Wer hat selbst an so einem Tag den Wert 3?

## 14 Häuser: Sonderturm und Marker

lesson-special = Häuser: Sonderturm und Marker
    .about = Der fünfte Turm, Sondermarker und das Anpassungsplättchen.
    .end = Fünf Türme und ein paar Geheimnisse im Ärmel. Ein Kapitel bleibt noch, und es handelt von Verrat.
lesson-special-tower = Das ist der Sonderturm. In ihm liegen Karten aller vier Arten, und sie kommen in die Reihe ihrer Art. Es gelten alle Regeln der Türme; seine Stockwerkboni sind Sondermarker.
lesson-special-look = Öffne „{ $card123 }“ im zweiten Stockwerk, um die Karte ganz zu sehen.
lesson-special-tokens = Die Karte kostet 3 Münzen, und du hast 1. Aber du hältst zwei Sondermarker. Niemand sonst weiß, was sie zeigen: Einer ist 3 Münzen wert, der andere 2 Holz.
lesson-special-use = In deinem Zug darfst du jederzeit einen Marker für das ablegen, was er zeigt, ohne jemanden einzusetzen. Lege den mit den 3 Münzen ab.
    .wrong = Lege zuerst den Marker mit den 3 Münzen ab.
lesson-special-take = Jetzt hast du 4 Münzen. Nimm „{ $card123 }“ mit Weiß.
    .wrong = Weiß, ins zweite Stockwerk des Sonderturms.
lesson-special-adaptation = Die Karte bringt sofort einen Marker, und als Medici erhältst du für jeden Charakter noch einen. Und noch etwas: Der Turm mit dem Zeichen ≠ trägt das Anpassungsplättchen. Alle seine Stockwerke verlangen 1 mehr.
lesson-special-value = Was verlangt das dritte Stockwerk dieses Turms?
    .five = 5
    .six = 6
    .seven = 7
    .wrong = Fünf, wie jedes dritte Stockwerk, und 1 mehr.
lesson-special-task = Sechs. Deine Aufgabe: Baue „{ $card109 }“ im dritten Stockwerk des Sonderturms. Das kostet 1 Holz und 1 Stein, und du hast kein Holz. Oder doch?
    .again = Du hältst einen Marker mit 2 Holz. Lege ihn ab, bevor du Schwarz einsetzt.

## 15 Die Pazzi-Verschwörung

lesson-pazzi = Die Pazzi-Verschwörung
    .about = Auf Karten antworten, die in dein Haus greifen, und selbst eine spielen.
    .end = Du hast den Kurs geschafft. Florenz wartet: Spiel deine erste Partie!
lesson-pazzi-plot = Die Pazzi spielen nach rauheren Regeln: Manche ihrer Karten greifen in andere Häuser. { $rival } ist am Zug und hat ein Auge auf den violetten Turm geworfen.
lesson-pazzi-give = „{ $card163 }“: Jeder Gegner gibt ihr 1 Holz, Stein, Münze oder Diener. { $rival2 } hat gezahlt. Wovon trennst du dich?
lesson-pazzi-choice = Wer entscheidet, was du gibst?
    .rival = { $rival }
    .me = Du
    .chance = Der Zufall
    .wrong = Du hast es gerade selbst getan.
lesson-pazzi-worse = Du. Du gibst, was am wenigsten schmerzt. Es kommt aber auch schlimmer: Später in der Partie nimmt { $rival } „{ $card155 }“ in Dienst.
lesson-pazzi-discard = Jeder Gegner muss ein Gebiet oder ein Gebäude ablegen. Du besitzt zwei Gebiete und ein Gebäude. Wähle, was du am wenigsten vermissen wirst.
lesson-pazzi-task = Deine Aufgabe: Zahl es ihnen mit gleicher Münze heim. Nimm selbst „{ $card163 }“. Das kostet 1 Militärpunkt je Gegner, und du hast 3.
    .again = Die Karte liegt im ersten Stockwerk des violetten Turms.
