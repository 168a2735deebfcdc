# What happens at the table, shown scene by scene.

web-scene-skip = skip
web-report-continue = continue
web-banner-period = period { $period }
web-speed-3 = very fast
web-vatican-spared = not excommunicated
web-spoken-cost = Costs { $goods }.
web-spoken-free = Costs nothing.
web-spoken-gain = Brings { $goods }.
web-scene-again = show what happened since my turn again
web-own-excommunications = your excommunications
web-set-volume = volume
web-set-sound-try = try the sounds
