"""Moves: their kinds, declared once, their notation, and saved games. Only here are moves packed into numbers."""
