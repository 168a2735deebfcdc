"""Moves: their kinds, each declared once, their notation, and saved games. Moves are packed into numbers only here."""
