# Was der Server über Pläne sagt.

problem-plan-turn = Du bist jetzt am Zug, also gibt es nichts vorauszuplanen.
plan-forgotten = Züge wurden zurückgenommen, daher passt dein Plan nicht mehr und wurde beiseitegelegt.
