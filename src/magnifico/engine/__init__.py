"""The rules: pure, deterministic, without I/O, clock or third-party import.

A reader who looks for a rule finds it by the file's name: setup, rounds, placing, taking, costs, gains, work
(harvest and production), privileges, leaders, tokens, demands (questions to opponents), vatican, scoring.
`game.py` is the door; everything else is plain functions on `State`.
"""
