"""The tables of this process: read from storage, continued by appending to their logs, forgotten when nobody is there.

Nothing here uses HTTP, sockets or a database driver (an import contract checks it): whatever stores tables implements
`storage.TableStorage`. Requests and sockets call `commands`.
"""
