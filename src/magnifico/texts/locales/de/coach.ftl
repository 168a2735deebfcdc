# Der Lehrmeister der ersten Partie. $tile sagt, was ein Exkommunikationsplättchen tut.

coach-excommunicated = Du bist für den Rest der Partie exkommuniziert ({ $tile }). Um die Kirche zu unterstützen, brauchst du beim Vatikanbericht genug Glaubenspunkte. Denk beim nächsten Mal früh daran.
coach-space-lost = { $work ->
    [harvest] { $player } hat das einzige Erntefeld dieser Runde genommen, deine Gebiete liegen also brach. Wenn deine Karten viel bringen würden, geh mit dem ersten Familienmitglied dorthin.
   *[production] { $player } hat das einzige Produktionsfeld dieser Runde genommen, deine Gebäude stehen also still. Wenn deine Karten viel bringen würden, geh mit dem ersten Familienmitglied dorthin.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } hat das kleine Erntefeld genommen. Das große steht dir noch offen, aber dort ist der Aktionswert um 3 niedriger.
   *[production] { $player } hat das kleine Produktionsfeld genommen. Das große steht dir noch offen, aber dort ist der Aktionswert um 3 niedriger.
}
coach-first-placement = Du bist am Zug. Nimm ein Familienmitglied: Ein farbiges hat den Wert seines Würfels, das neutrale den Wert 0. Wähle dann eines der leuchtenden Felder. Eine Karte aus einem Turm ist ein guter Anfang.
coach-end-of-turn = Dein Familienmitglied ist eingesetzt. Noch kannst du es zurücknehmen. Bist du zufrieden, beende deinen Zug.
coach-privilege-faith = Ein Ratsprivileg: Wähle, was du am dringendsten brauchst. Am Ende dieser Runde kommt der Vatikanbericht, und dir { $missing ->
    [one] fehlt ein Glaubenspunkt
   *[other] fehlen { $missing } Glaubenspunkte
}.
coach-privilege = Ein Ratsprivileg: Wähle, was du am dringendsten brauchst. Sieh dir an, welche Karten du als Nächstes willst, und nimm, was dir dafür noch fehlt.
coach-exchange = Alle Tausche einer Produktion geschehen im selben Augenblick. Mit dem, was du jetzt erhältst, kannst du in dieser Produktion nichts mehr bezahlen.
coach-price = Diese Karte lässt sich auf zwei Arten bezahlen. Zahle mit dem, was du am wenigsten vermissen wirst.
coach-church = Die Kirche bittet um deine Unterstützung. Gibst du sie, wandert dein Glaubensmarker von { $faith } zurück auf 0, und du erhältst { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
}. Weigerst du dich, behältst du deine Glaubenspunkte, wirst aber für den Rest der Partie exkommuniziert ({ $tile }). In deinen ersten Partien: Unterstütze sie.
coach-faith-missing = Der Vatikanbericht am Ende der nächsten Runde verlangt { $needed } Glaubenspunkte; dir { $missing ->
    [one] fehlt noch { $missing }
   *[other] fehlen noch { $missing }
}. Reicht es nicht, wirst du exkommuniziert ({ $tile }). Manche Karten, Ratsprivilegien und Ernten bringen Glaubenspunkte.
coach-faith-missing-now = Am Ende dieser Runde kommt der Vatikanbericht, und dir { $missing ->
    [one] fehlt noch { $missing } Glaubenspunkt
   *[other] fehlen noch { $missing } Glaubenspunkte
}. Bleibt es dabei, wirst du exkommuniziert ({ $tile }).
coach-work-ready = { $work ->
    [harvest] { $cards ->
        [one] Eine Ernte würde jetzt { $cards } deiner Gebiete aktivieren, und das Feld ist frei. Es gibt nur eines: Wartest du, nimmt es vielleicht ein Gegner.
       *[other] Eine Ernte würde jetzt { $cards } deiner Gebiete aktivieren, und das Feld ist frei. Es gibt nur eines: Wartest du, nimmt es vielleicht ein Gegner.
    }
   *[production] { $cards ->
        [one] Eine Produktion würde jetzt { $cards } deiner Gebäude aktivieren, und das Feld ist frei. Es gibt nur eines: Wartest du, nimmt es vielleicht ein Gegner.
       *[other] Eine Produktion würde jetzt { $cards } deiner Gebäude aktivieren, und das Feld ist frei. Es gibt nur eines: Wartest du, nimmt es vielleicht ein Gegner.
    }
}
coach-guide-land = Spielen wir die erste Runde gemeinsam. Zuerst etwas Land: Ein Gebiet kostet nichts und arbeitet bei jeder Ernte für dich. Setze dein { $member ->
    [white] weißes
    [black] schwarzes
    [orange] oranges
   *[neutral] neutrales
} Familienmitglied neben „{ $card }“, im grünen Turm. Du darfst jederzeit etwas anderes tun.
coach-guide-coins = Jetzt der Geldbeutel: Die meisten Karten kosten etwas. Das erste Marktfeld bringt 5 Münzen; dafür genügt dein { $member ->
    [white] weißes
    [black] schwarzes
    [orange] oranges
   *[neutral] neutrales
} Familienmitglied.
coach-guide-card = Zeit, etwas auszugeben. Setze dein { $member ->
    [white] weißes
    [black] schwarzes
    [orange] oranges
   *[neutral] neutrales
} Familienmitglied neben „{ $card }“. Du kannst sie bezahlen, und in ihrem Turm steht niemand: kein Aufpreis.
coach-guide-palace = Zuletzt der Ratspalast: Dort ist immer Platz, er bringt 1 Münze und ein Ratsprivileg und entscheidet, wer in der nächsten Runde früher am Zug ist. { $servants ->
    [0] Dein { $member ->
    [white] weißes
    [black] schwarzes
    [orange] oranges
   *[neutral] neutrales
} Familienmitglied kann dorthin.
   *[other] Dein { $member ->
    [white] weißes
    [black] schwarzes
    [orange] oranges
   *[neutral] neutrales
} Familienmitglied kann mit Hilfe eines Dieners dorthin.
}
coach-guide-over = Das war eine ganze Runde. Die Würfel werden neu geworfen, in den Türmen liegen neue Karten, und alle deine Familienmitglieder sind wieder da. Ab hier entscheidest du; ich melde mich nur noch, wenn es darauf ankommt.
coach-cannot-place-neutral = Dein neutrales Familienmitglied hat den Wert 0 und kommt ohne Diener nirgends hin. Diesmal musst du passen. Heb ihm in der nächsten Runde einen Diener auf: Dann stehen ihm der Markt und der Ratspalast offen.
coach-cannot-place = Keines deiner Familienmitglieder kann jetzt irgendwohin: Zeig auf ein dunkles Feld, dann siehst du, was fehlt. Du passt und verlierst nur diese Aktion.
coach-end-of-pass = Du hast gepasst, weil niemand eingesetzt werden konnte. Beende deinen Zug.
coach-plan-work = { $work ->
    [harvest] Ein Plan für diese Runde: die Ernte. Gebiete hast du { $owned }, und dein stärkstes Familienmitglied, Wert { $value }, aktiviert { $cards } davon. Es gibt nur ein kleines Feld, also geh zuerst dorthin und gib danach aus, was du geerntet hast.
   *[production] Ein Plan für diese Runde: die Produktion. Gebäude hast du { $owned }, und dein stärkstes Familienmitglied, Wert { $value }, aktiviert { $cards } davon. Es gibt nur ein kleines Feld, also geh zuerst dorthin und gib danach aus, was du erhalten hast.
}
coach-plan-cards = { $tower ->
    [T] Ein Plan für diese Runde: noch ein Gebiet. Bisher hast du { $owned }; mit jedem weiteren bringt eine einzige Ernte mehr.
   *[B] Ein Plan für diese Runde: noch ein Gebäude. Bisher hast du { $owned }; mit jedem weiteren bringt eine einzige Produktion mehr.
}
coach-source = Was jetzt am meisten hilft: „{ $name }“ ({ $gain }).
    .space = Was jetzt am meisten hilft: { $name } ({ $gain }).
coach-lit-spaces = Leuchtende Felder stehen dem gewählten Familienmitglied offen. Bei einem dunklen sagt dir die Tafel, warum nicht: Oft ist der Wert zu niedrig, und Diener können ihn erhöhen.
coach-busy-tower = Im { $tower ->
    [T] grünen Turm
    [C] blauen Turm
    [B] gelben Turm
    [V] violetten Turm
   *[S] Sonderturm
} steht schon jemand. Eine weitere Karte daraus kostet { $coins } Münzen mehr: den Aufpreis. Türme, die noch niemand betreten hat, sind billiger.
coach-servants = Deine übrigen Familienmitglieder sind schwach, aber du hast { $servants ->
    [one] einen Diener, der den Wert um 1 erhöht
   *[other] { $servants } Diener; jeder erhöht den Wert um 1
}.
coach-last-round = Das ist die letzte Runde. Dauereffekte kommen jetzt zu spät: Suche Siegpunkte bei Vorhaben, bei Gebäuden, die sofort Punkte geben, und in einer letzten Produktion.
coach-territory-slot = Dein Gebiet Nummer { $number } verlangt { $needed } Militärpunkte; du hast { $have }. Die Militärpunkte werden hier nicht ausgegeben, du musst sie nur haben.
coach-growing-set = Du hast { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}. Der nächste bringt der Reihe { $more ->
    [one] { $more } Siegpunkt
   *[other] { $more } Siegpunkte
} mehr, zusätzlich zu dem, was die Karte tut.
coach-hoarding = Du sitzt auf { $held } Rohstoffen. Am Ende sind je { $per } davon nur einen Siegpunkt wert, also gib sie für Karten aus, solange es geht.
coach-turn-order = In der Zugreihenfolge bist du ganz hinten. Ein Familienmitglied im Ratspalast bringt ein Ratsprivileg und einen früheren Zug in der nächsten Runde.

coach-well-church = Du hast die Kirche { $times ->
    [one] einmal
   *[other] { $times } Mal
} unterstützt und wurdest nie exkommuniziert.
coach-well-harvest = Deine Ernten haben { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} gebracht.
coach-well-production = Deine Produktionen haben { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} gebracht: Gebäude, die zusammenarbeiten.
coach-well-territories = Deine Gebiete waren { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} wert: Die militärische Stärke war rechtzeitig da.
coach-well-characters = Die Reihe deiner Charaktere war { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} wert.
coach-well-ventures = Deine Vorhaben haben am Ende { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} gebracht.
coach-well-military = Deine militärische Stärke hat { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} gebracht.
coach-well-cards = Die Karten, die du genommen hast, haben sofort { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} gebracht.
coach-well-surcharge = Du hast kein einziges Mal den Aufpreis für einen besetzten Turm gezahlt.
