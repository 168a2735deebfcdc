# Consigli: suggerimenti durante la partita e analisi alla fine. $points è un numero con il segno: +3,4

decimal-mark = ,

reason-points = Punti Vittoria subito ({ $points })
reason-goods = ti lascia con più scorte ({ $points })
    .here = ti dà { $goods } ({ $points })
reason-territories = cresce la serie dei territori ({ $points })
    .here = con { $count } territori la serie vale { $after } alla fine invece di { $before } ({ $points })
reason-characters = cresce la serie dei personaggi ({ $points })
    .here = con { $count } personaggi la serie vale { $after } alla fine invece di { $before } ({ $points })
reason-ventures = le imprese danno punti alla fine ({ $points })
reason-harvest = i prossimi raccolti rendono di più ({ $points })
reason-production = le prossime produzioni rendono di più ({ $points })
reason-military = un posto migliore nella forza militare ({ $points })
    .here = la tua forza militare sarebbe { $has }, quella dell’avversario più forte { $rival } ({ $points })
reason-church = una posizione migliore verso la Chiesa ({ $points })
    .here = avresti fede { $has }, e questo Rapporto chiede { $needs } ({ $points })
reason-standing = un effetto permanente ({ $points })
reason-leaders = sfrutta meglio i tuoi Leader ({ $points })
reason-members = i tuoi familiari migliori restano liberi ({ $points })
reason-order = giochi prima nel prossimo turno di gioco ({ $points })
reason-rivals = lascia meno all’avversario più forte ({ $points })
reason-and-rival = { $reason }; altrimenti è probabile che { $rival } occupi prima lo spazio
reason-least = è ciò che costa meno
reason-measured = in molte partite ha reso { $points } punti rispetto a una scelta media
reason-auction = così finisce l’asta se tutti offrono bene
reason-only = non è possibile altro

hint-title = Le mosse migliori; il numero dice di quanti punti superano una mossa media:
analysis-working = Analisi in corso
analysis-chances = Probabilità di vittoria
analysis-costliest = Gli errori più costosi di { $player }
analysis-none = Nessuna decisione di { $player } è costata mezzo punto o più.
analysis-decision = Turno di gioco { $round }, dopo la mossa { $number }: { $cost } punti
analysis-played = giocato: { $move }
analysis-better = meglio: { $move } – { $reason }
