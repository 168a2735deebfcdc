#!/bin/sh
# Writes the exact versions that pyproject.toml's ranges resolve to today into requirements/. Called by `make lock`.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# lock NAME INCLUDED REQUIREMENT...: freeze what REQUIREMENT brings, less what the INCLUDED files already pin.
lock() {
    name=$1 included=$2
    shift 2
    echo "    $name"
    python3 -m venv --clear "$folder/venv"
    "$folder/venv/bin/pip" uninstall -qq -y setuptools  # a guest of older Pythons, not asked for by anything
    for file in $included; do set -- "$@" -r "requirements/$file.txt"; done
    "$folder/venv/bin/pip" install -qq --upgrade "$@"
    {
        echo "# Written by 'make lock' from pyproject.toml; do not edit."
        for file in $included; do echo "-r $file.txt"; done
        "$folder/venv/bin/pip" freeze --all --exclude pip --exclude wheel | grep '==' |
            { if [ -n "$included" ]; then grep -vxF -f "$folder/pinned"; else cat; fi; }
    } >"requirements/$name.txt"
    cat "requirements/$name.txt" >>"$folder/pinned"
}

# requirements KEY: one requirement a line, straight from pyproject.toml.
requirements() {
    python3 -c 'import sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))
lists = {"build": project["build-system"]["requires"], "runtime": project["project"]["dependencies"],
         **project["project"]["optional-dependencies"]}
print("\n".join(lists[sys.argv[1]]))' "$1"
}

: >"$folder/pinned"
for name in runtime server build dev; do requirements "$name" >"$folder/$name.in"; done
lock runtime "" -r "$folder/runtime.in"
lock server "runtime" -r "$folder/server.in"
lock build "" -r "$folder/build.in"
lock dev "runtime server build" -r "$folder/dev.in"
echo "catanatron" >"$folder/peer.in"
: >"$folder/pinned"
lock peer "" -r "$folder/peer.in"
