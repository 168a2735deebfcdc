"""Packs prepared for play: cards, leaders, tiles and board in the compact form that the rules use."""
