"""The heart of the server: tables, their logs, and what people may do and see at them.

Nothing here uses HTTP, sockets or a database driver (an import contract checks it): whatever stores tables implements
`storage.TableStorage`, so the same code can run in a browser's worker. Requests and sockets call `commands`.
"""
