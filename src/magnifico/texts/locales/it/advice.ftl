# Consigli: suggerimenti durante la partita e analisi alla fine. $points è un numero con il segno: +3,4

decimal-mark = ,

reason-points = Punti Vittoria subito ({ $points })
reason-goods = ti lascia con più risorse ({ $points })
    .here = ti dà { $goods } ({ $points })
reason-territories = cresce il set dei territori ({ $points })
    .here = { $count ->
        [one] con { $count } territorio il set vale { $after } alla fine invece di { $before } ({ $points })
       *[other] con { $count } territori il set vale { $after } alla fine invece di { $before } ({ $points })
    }
reason-characters = cresce il set dei personaggi ({ $points })
    .here = { $count ->
        [one] con { $count } personaggio il set vale { $after } alla fine invece di { $before } ({ $points })
       *[other] con { $count } personaggi il set vale { $after } alla fine invece di { $before } ({ $points })
    }
reason-ventures = le imprese danno punti alla fine ({ $points })
reason-harvest = i prossimi raccolti rendono di più ({ $points })
reason-production = le prossime produzioni rendono di più ({ $points })
reason-military = un posto migliore nella forza militare ({ $points })
    .here = la tua forza militare sarebbe { $has }, quella dell’avversario più forte { $rival } ({ $points })
reason-church = rapporti migliori con la Chiesa ({ $points })
    .here = { $has ->
        [one] avresti { $has } Punto Fede; questo Rapporto ne chiede { $needs } ({ $points })
       *[other] avresti { $has } Punti Fede; questo Rapporto ne chiede { $needs } ({ $points })
    }
reason-standing = un effetto permanente ({ $points })
reason-leaders = sfrutta meglio i tuoi Leader ({ $points })
reason-members = i tuoi familiari migliori restano liberi ({ $points })
reason-order = giochi prima nel prossimo turno di gioco ({ $points })
reason-rivals = lascia meno all’avversario più forte ({ $points })
reason-and-rival = { $reason }; altrimenti è probabile che { $rival } occupi prima lo spazio
reason-least = è ciò che costa meno
reason-measured = { $points } punti rispetto a una scelta media, su molte partite
    .even = vale quanto una scelta media, su molte partite
reason-auction = così finisce l’asta se tutti offrono bene
reason-only = non ci sono altre mosse

hint-title = Le mosse migliori; il numero dice di quanti punti superano una mossa media:
analysis-working = Analisi in corso
analysis-chances = Probabilità di vittoria
analysis-costliest = Gli errori più costosi di { $player }
analysis-none = Nessuna decisione di { $player } è costata mezzo punto o più.
analysis-decision = Turno di gioco { $round }, dopo la mossa { $number }: { $cost } punti
analysis-played = giocato: { $move }
analysis-better = meglio: { $move } – { $reason }
