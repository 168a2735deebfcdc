"""Features: what players would name, each whole in one folder: its model, routes, store and command."""
