# Ce que le serveur de tables dit des plans.

problem-plan-turn = C’est à toi de jouer : il n’y a rien à prévoir d’avance.
plan-forgotten = Des coups ont été annulés : ton plan ne convient plus et a été mis de côté.
