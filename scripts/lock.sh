#!/bin/sh
# Writes the exact versions that pyproject.toml's ranges resolve to today into requirements/, with the hashes of all their
# files, so that pip refuses a file that was replaced. Called by `make lock`.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}
found=$("$PYTHON" --version 2>/dev/null) || found=missing
case $found in
    "Python 3.11."*) ;;
    *)
        echo "Versions are locked with Python 3.11, the oldest that has to run them, but '$PYTHON' is $found: make lock PYTHON=python3.11" >&2
        exit 1
        ;;
esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=${found#Python }
"$PYTHON" -m venv "$folder/tools"
"$folder/tools/bin/pip" install -qq --disable-pip-version-check uv==0.13.7

# lock NAME INCLUDED REQUIREMENT...: freeze what REQUIREMENT brings, less what the INCLUDED files already pin.
lock() {
    name=$1 included=$2
    shift 2
    echo "    $name"
    "$PYTHON" -m venv --clear "$folder/venv"
    "$folder/venv/bin/pip" uninstall -qq -y setuptools  # a guest of older Pythons, not asked for by anything
    # As constraints, not as requirements: with the hashes of those files pip would ask for hashes of all.
    if [ -n "$included" ]; then set -- "$@" -c "$folder/pinned"; fi
    "$folder/venv/bin/pip" install -qq --upgrade "$@"
    "$folder/venv/bin/pip" freeze --all --exclude pip --exclude wheel | grep '==' |
        { if [ -n "$included" ]; then grep -vxF -f "$folder/pinned"; else cat; fi; } >"$folder/frozen"
    cat "$folder/frozen" >>"$folder/pinned"
    {
        echo "# Written by 'make lock' from pyproject.toml; do not edit."
        for file in $included; do echo "-r $file.txt"; done
        marked "$folder/$name.in" <"$folder/frozen" | hashed
    } >"requirements/$name.txt"
}

# hashed: pinned lines with the hashes of every file of each version, those for other systems and Pythons included.
hashed() {
    cat >"$folder/pins.in"
    "$folder/tools/bin/uv" pip compile -q --universal --no-deps --generate-hashes --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --python-version "$version" "$folder/pins.in"
}

# requirements KEY: one requirement a line, straight from pyproject.toml.
requirements() {
    "$PYTHON" -c 'import sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))
lists = {"build": project["build-system"]["requires"], "runtime": project["project"]["dependencies"],
         **project["project"]["optional-dependencies"]}
print("\n".join(lists[sys.argv[1]]))' "$1"
}

# marked FILE: frozen lines with the markers that their requirements have in FILE; freezing forgets them.
marked() {
    "$PYTHON" -c 'import re, sys
def plain(name):
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", name).group()).lower()
lines = [line.partition(";") for line in open(sys.argv[1]).read().splitlines()]
markers = {plain(line): marker.strip() for line, _, marker in lines if marker}
for line in sys.stdin.read().splitlines():
    marker = markers.get(plain(line))
    print(f"{line}; {marker}" if marker else line)' "$1"
}

: >"$folder/pinned"
for name in runtime server build dev docs; do requirements "$name" >"$folder/$name.in"; done
lock runtime "" -r "$folder/runtime.in"
lock server "runtime" -r "$folder/server.in"
lock build "" -r "$folder/build.in"
lock dev "runtime server build" -r "$folder/dev.in"
lock docs "runtime server build dev" -r "$folder/docs.in"
echo "catanatron" >"$folder/peer.in"
: >"$folder/pinned"
lock peer "" -r "$folder/peer.in"
# Node.js is changed by hand: its versions stay, their hashes are written again.
{
    echo "# Node.js for machines without one that is new enough (scripts/node.sh); change the versions, then 'make lock'."
    sed -n 's/^\([a-z-]*==[^ ]*\).*/\1/p' requirements/node.txt | hashed
} >"$folder/node.txt"
cp "$folder/node.txt" requirements/node.txt
