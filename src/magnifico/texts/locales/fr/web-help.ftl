# L’aide sur les règles et la feuille à imprimer.

web-help-search = chercher dans les règles, ou poser une question
web-help-lesson = l’essayer dans une leçon
web-help-nothing = Rien trouvé. Essaie un autre mot.
web-help-all = toutes les règles
web-summary-open = une page à imprimer
web-summary-print = imprimer
web-summary-title = Les règles en une page
web-nav-summary = règles en une page
web-summary-member = Une case demande une valeur minimale. Ta valeur additionne le dé, les bonus et les serviteurs ; chaque serviteur ajoute 1.
web-help-sections = { $count ->
    [one] En détail : règles, section { $sections }
   *[other] En détail : règles, sections { $sections }
}
