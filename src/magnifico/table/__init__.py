"""The heart: a table's log folded into a game, what its people may do, and what each of them gets to see.

Nothing here has a thread, a socket, a database or a clock of its own (an import contract checks it), so the same code
runs on a server and in a browser's worker.
"""
