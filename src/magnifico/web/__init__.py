"""What the browser table is made from: the built page in `static`, and the catalogue of everything it draws.

The page itself lives in `web/` at the root of the project; `make web` builds it into `static`.
"""

from magnifico.web.catalogue import catalogue

__all__ = ["catalogue"]
