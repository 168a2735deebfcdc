# Der Lehrmeister der ersten Partie, und welche Partie „Jetzt spielen“ vorschlägt.

web-coach-name = Lehrmeister
web-coach-next = verstanden
web-coach-away = ohne Lehrmeister weiterspielen
web-coach-leaving = Soll ich dich allein lassen?
web-coach-this-game = für diese Partie
web-coach-for-good = für immer
web-coach-stay = nein, bleib
web-coach-well = was gut war
web-coach-costly = Die Analyse unten zeigt die zwei Entscheidungen, die dich am meisten gekostet haben; klicke eine an, um die Stellung zu sehen.
web-proposal-first = Deine erste Partie: Grundregeln, ein Gegner und ein Lehrmeister
web-proposal-basic = Grundregeln gegen einen Gegner
web-proposal-three = Grundregeln, zwei Gegner
web-proposal-full = Drei Computergegner, ohne Konto
web-proposal-whole = Ich kenne das Spiel: alle Regeln, drei Gegner
