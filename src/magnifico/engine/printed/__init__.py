"""What packs become before play: cards, leaders, tiles and board in the compact form the rules look things up in."""
