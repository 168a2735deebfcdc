# Piccole pagine scritte dal server: anteprime dei link e indirizzi sbagliati.
preview-private = Un tavolo privato. Apri il link per vederlo.
preview-open = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
preview-points = Punti: { $points }.
preview-go = Apri il tavolo
page-home = Vai alla pagina iniziale
