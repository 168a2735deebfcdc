# La ayuda de las reglas y la hoja para imprimir.

web-help-search = buscar en las reglas o preguntar
web-help-lesson = probarlo en una lección
web-help-nothing = No se ha encontrado nada. Prueba con otra palabra.
web-help-all = todas las reglas
web-summary-open = una página para imprimir
web-summary-print = imprimir
web-summary-title = Las reglas en una página
web-nav-summary = reglas en una página
web-summary-member = Una casilla pide un valor mínimo. Tu valor es la suma de dado, bonos y sirvientes; cada sirviente suma 1.
web-help-sections = { $count ->
    [one] Completo: reglas, sección { $sections }
   *[other] Completo: reglas, secciones { $sections }
}
