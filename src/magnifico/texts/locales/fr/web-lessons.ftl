# Les mots de la page pour qui apprend

web-nav-learn = apprendre
web-learn-lead = Apprends en jouant : de courts chapitres à la vraie table, d’une à trois minutes chacun. Rien ne peut mal tourner, et tu peux t’arrêter et reprendre où tu veux.
web-learn-begin = commencer
web-learn-resume = continuer
web-learn-jump = je connais la pose d’ouvriers
web-learn-rules = les règles en bref
web-learn-done = Chapitres terminés : { $count } sur { $all }
web-learn-state-done = terminé
web-learn-state-begun = commencé
web-lesson-step = Étape { $number } sur { $count }
web-lesson-fold = Réduire la leçon
web-lesson-leave = Quitter la leçon
web-lesson-continue = continuer
web-lesson-next = chapitre suivant
web-lesson-all = tous les chapitres
web-lesson-task = ta mission
web-lesson-help = montre-moi
web-lesson-again = recommencer
web-lesson-fresh = nouvelle position
    .text = La table a été remise en place : regarde-la d’abord.
web-lesson-retry = réessayer
web-lesson-can = ce que tu sais faire maintenant
web-lesson-stars = { $count } sur 3 étoiles
web-start-learnt = { $count ->
    [one] { $count } chapitre terminé
   *[other] { $count } chapitres terminés
} · ★ { $stars }
