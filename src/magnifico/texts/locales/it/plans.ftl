# Ciò che dice il server dei tavoli sui piani.

problem-plan-turn = È il tuo turno: non c’è nulla da preparare in anticipo.
plan-forgotten = Alcune mosse sono state annullate: il tuo piano non vale più ed è stato messo da parte.
