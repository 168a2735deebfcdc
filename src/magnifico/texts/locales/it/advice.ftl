# Consigli: suggerimenti durante la partita e analisi alla fine. $points è un numero con il segno: +3,4

decimal-mark = ,

reason-points = Punti Vittoria subito ({ $points })
reason-goods = ti lascia con più scorte ({ $points })
reason-territories = cresce la serie dei territori ({ $points })
reason-characters = cresce la serie dei personaggi ({ $points })
reason-ventures = le imprese danno punti alla fine ({ $points })
reason-harvest = i prossimi raccolti rendono di più ({ $points })
reason-production = le prossime produzioni rendono di più ({ $points })
reason-military = un posto migliore nella forza militare ({ $points })
reason-church = una posizione migliore verso la Chiesa ({ $points })
reason-standing = un effetto permanente ({ $points })
reason-leaders = sfrutta meglio i tuoi Leader ({ $points })
reason-members = i tuoi familiari migliori restano liberi ({ $points })
reason-order = giochi prima nel prossimo turno di gioco ({ $points })
reason-rivals = lascia meno all’avversario più forte ({ $points })
reason-least = è ciò che costa meno
reason-measured = ha reso bene in molte partite
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
