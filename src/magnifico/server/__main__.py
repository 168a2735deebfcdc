"""`python -m magnifico.server`: the same as `magnifico serve`."""

from __future__ import annotations

import sys

from magnifico.server.flags import settings_from
from magnifico.server.process import serve
from magnifico.server.settings import SettingsError

if __name__ == "__main__":
    try:
        sys.exit(serve(settings_from(sys.argv[1:])))
    except SettingsError as error:
        sys.exit(f"magnifico serve: {error}")
