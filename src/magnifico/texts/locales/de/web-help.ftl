# Die Regelhilfe und das Blatt zum Drucken.

web-help-search = in den Regeln suchen oder eine Frage stellen
web-help-lesson = das in einer Lektion spielen
web-help-nothing = Nichts gefunden. Versuch es mit einem anderen Wort.
web-help-all = alle Regeln
web-summary-open = eine Seite zum Drucken
web-summary-print = drucken
web-summary-title = Die Regeln auf einer Seite
web-nav-summary = Regelblatt
web-summary-member = Ein Feld verlangt einen Mindestwert. Dein Wert sind Würfel, Boni und Diener zusammen; jeder Diener zählt 1.
web-help-sections = { $count ->
    [one] Ausführlich: Regeln, Abschnitt { $sections }
   *[other] Ausführlich: Regeln, Abschnitte { $sections }
}
