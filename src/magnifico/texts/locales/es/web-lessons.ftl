# Palabras de la página para quien aprende

web-nav-learn = aprender
web-learn-lead = Se aprende jugando: capítulos breves en la mesa de verdad, de uno a tres minutos cada uno. Nada puede salir mal, y puedes parar y volver cuando quieras.
web-learn-begin = empezar
web-learn-resume = continuar
web-learn-jump = conozco la colocación de trabajadores
web-learn-rules = las reglas en pocas palabras
web-learn-done = { $count } de { $all } capítulos hechos
web-learn-state-done = hecho
web-learn-state-begun = empezado
web-lesson-step = Paso { $number } de { $count }
web-lesson-fold = Plegar la lección
web-lesson-leave = Dejar la lección
web-lesson-continue = continuar
web-lesson-next = capítulo siguiente
web-lesson-all = todos los capítulos
web-lesson-task = tu prueba
web-lesson-help = muéstramelo
web-lesson-again = desde el principio
web-lesson-fresh = posición nueva
    .text = La mesa se ha vuelto a preparar: échale antes un vistazo.
web-lesson-retry = intentarlo de nuevo
web-lesson-can = ahora ya sabes
web-lesson-stars = { $count } de 3 estrellas
web-start-learnt = { $count ->
    [one] { $count } capítulo hecho
   *[other] { $count } capítulos hechos
} · ★ { $stars }
