# What happens at the table, shown scene by scene.

web-scene-skip = skip
web-scene-next = next
web-set-pace = pace of others’ moves
web-pace-step = wait for my click
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-fastest = very fast
web-pace-none = no animation
web-report-continue = continue
web-banner-period = period { $period }
web-vatican-spared = not excommunicated
web-spoken-cost = Costs { $goods }.
web-spoken-free = Costs nothing.
web-spoken-gain = Brings { $goods }.
web-scene-again = show what happened since my turn again
web-own-excommunications = your excommunications
web-set-volume = volume
web-set-sound-try = try the sounds
