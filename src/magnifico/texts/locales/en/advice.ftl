# Advice: hints during the game and the analysis after it. $points is a number with its sign: +3.4

decimal-mark = .

reason-points = victory points at once ({ $points })
reason-goods = it leaves you better supplied ({ $points })
reason-territories = your set of territories grows ({ $points })
reason-characters = your set of characters grows ({ $points })
reason-ventures = the ventures score at the end ({ $points })
reason-harvest = later harvests bring more ({ $points })
reason-production = later productions bring more ({ $points })
reason-military = a better place in military strength ({ $points })
reason-church = a better standing with the Church ({ $points })
reason-standing = a lasting effect ({ $points })
reason-leaders = it makes more of your leaders ({ $points })
reason-members = your better family members stay free ({ $points })
reason-order = an earlier turn in the next round ({ $points })
reason-rivals = it leaves less to the strongest opponent ({ $points })
reason-least = it costs the least
reason-measured = it has done well in many games
reason-auction = what the auction comes to when everybody bids well
reason-only = nothing else is possible

hint-title = The best moves; the number says how many points ahead of an ordinary move:
analysis-working = Analysing
analysis-chances = Chances to win
analysis-costliest = Costliest decisions of { $player }
analysis-none = Nothing { $player } decided cost half a point or more.
analysis-decision = Round { $round }, after move { $number }: { $cost } points
analysis-played = played: { $move }
analysis-better = better: { $move }, because: { $reason }
