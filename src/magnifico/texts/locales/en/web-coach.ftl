# The coach of a first game, and which game "Play now" proposes.

web-coach-name = coach
web-coach-next = got it
web-coach-away = play without the coach
web-coach-leaving = Shall I leave you to it?
web-coach-this-game = for this game
web-coach-for-good = for good
web-coach-stay = no, stay
web-coach-well = what went well
web-coach-costly = The analysis below shows the two decisions that cost you most; click one to see the position.
web-proposal-first = Your first game: basic rules, one opponent, and a coach
web-proposal-basic = Basic rules against one opponent
web-proposal-three = Basic rules, two opponents
web-proposal-full = Three computer opponents, no account
web-proposal-whole = I know the game: all the rules, three opponents
