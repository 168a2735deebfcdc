# Small pages that the server writes itself: previews of links, and what is wrong with an address.
preview-private = A private table. Open the link to see it.
preview-open = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-points = Points: { $points }.
preview-go = Open the table
page-home = Go to the start page
