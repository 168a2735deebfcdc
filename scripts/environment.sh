#!/bin/sh
# Makes sure that the machine has what the project builds with. Called by the Makefile.
#   environment.sh venv FOLDER   a virtual environment in FOLDER; one that works is left alone
#   environment.sh packages FOLDER FILE...   what these files in requirements/ name, into FOLDER
#   environment.sh game FOLDER   the game itself, straight from src
#   environment.sh alone FOLDER COMMAND...   COMMAND while no other of these changes FOLDER
#   environment.sh compiler FOLDER   a C compiler and the headers of FOLDER's Python (status 1 if not to be had)
#   environment.sh compilable FOLDER   whether that would do, without installing anything
#   environment.sh services   PostgreSQL and Redis, which the tests of the server start themselves
#   environment.sh browser   Chromium, in which the page is tested (another one: CHROMIUM=/path)
# What is missing is installed with apt-get when we are root on a Debian-like system; otherwise a line says what to do.
set -eu

say() { printf '%s\n' "$*" >&2; }

can_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

# install PACKAGE...: status 1 where we cannot.
install() {
    can_install || return 1
    say "    installing $* with apt-get"
    log=$(mktemp)
    exec 9>/tmp/magnifico-apt.lock && flock 9  # apt-get runs for one caller at a time
    if { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } >"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
}

# alone FOLDER COMMAND...: two at once would overwrite each other's environment. The lock is a symbolic link that names its
# process: it is created atomically, and one whose process has ended is ignored.
alone() {
    lock=$1.lock waited=0
    shift
    until ln -s "$$" "$lock" 2>/dev/null; do
        holder=$(readlink "$lock" || true)
        if [ -z "$holder" ] && ! [ -w "$(dirname "$lock")" ]; then
            say "'$lock' cannot be written."
            exit 1
        elif [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
            rm -f "$lock"
        elif [ "$waited" -lt "${LOCK_SECONDS:-900}" ]; then
            [ "$waited" -gt 0 ] || say "    waiting for another make that is installing here (process $holder)"
            waited=$((waited + 1))
            sleep 1
        else
            say "Another make seems to be installing here (process $holder). If that is wrong: rm '$lock'"
            exit 1
        fi
    done
    trap 'rm -f "$lock"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM
    "$@"
}

# mark FOLDER: the environment's path, which its programs contain, and its Python version.
mark() {
    cd "$1" 2>/dev/null && pwd -P && bin/python -I -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null
}

works() {
    [ -f "$1/.made" ] && found=$(mark "$1") && [ "$found" = "$(cat "$1/.made")" ]
}

# The versions for which everything in requirements/ has builds.
python_is_right() {
    command -v "$PYTHON" >/dev/null 2>&1 &&
        "$PYTHON" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))'
}

make_venv() {
    if works "$1"; then return; fi  # another make has just created it
    PYTHON=${PYTHON:-python3}
    if [ "$PYTHON" = python3 ] && ! command -v python3 >/dev/null 2>&1; then
        install python3 python3-venv || true
    fi
    if ! python_is_right; then
        found=$("$PYTHON" --version 2>/dev/null) || found=missing
        say "Magnifico needs Python 3.11 to 3.14, but '$PYTHON' is ${found:-missing}."
        say "Install one of these and name it: make setup PYTHON=python3.12"
        exit 1
    fi
    printf '\033[1m==> Creating a virtual environment in %s\033[0m\n' "$1"
    if have_uv; then
        uv venv -q --no-config --clear --python "$("$PYTHON" -c 'import sys; print(sys.executable)')" "$1"
    else
        # Debian's python3 comes without ensurepip until python3-venv is installed.
        "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install python3-venv || {
            say "'$PYTHON' cannot create virtual environments; install its venv package (Debian: apt-get install python3-venv)."
            exit 1
        }
        "$PYTHON" -m venv --without-pip --clear "$1"
    fi
    found=$(mark "$1") || {
        say "'$PYTHON' created a virtual environment that does not work."
        exit 1
    }
    printf '%s\n' "$found" >"$1/.made"
}

have_uv() {
    command -v uv >/dev/null 2>&1
}

# pip stays out of the environments: without uv, it is installed into a temporary folder.
packages() {
    python=$1/bin/python
    shift
    for name in "$@"; do set -- "$@" -r "requirements/$name.txt" && shift; done
    if have_uv; then
        uv pip install -q --no-config --python "$python" --require-hashes "$@"
    else
        pip=$(mktemp -d)
        trap 'rm -rf "$pip"; rm -f "$lock"' EXIT
        "$python" -m venv "$pip"
        "$pip/bin/python" -m pip --python "$python" install -qq --disable-pip-version-check --no-input --no-compile \
            --require-hashes "$@"
        rm -rf "$pip"
    fi
}

# An editable install without a build tool.
game() {
    "$1/bin/python" -c 'import pathlib, sysconfig
(pathlib.Path(sysconfig.get_path("purelib")) / "magnifico.pth").write_text(f"{pathlib.Path.cwd()}/src\n", encoding="utf-8")'
    printf '%s\n' '#!/bin/sh' 'exec "$(dirname "$0")/python" -P -m magnifico.cli.main "$@"' >"$1/bin/magnifico"
    chmod +x "$1/bin/magnifico"
}

can_compile() {
    command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || return 1
    "$1/bin/python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

need_compiler() {
    can_compile "$1" || { install gcc libc6-dev python3-dev && can_compile "$1"; }
}

# Debian keeps PostgreSQL's programs out of PATH.
have_services() {
    command -v redis-server >/dev/null 2>&1 || return 1
    command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

need_services() {
    have_services || { install postgresql redis-server && have_services; } || {
        say "The tests of the table server start a PostgreSQL and a Redis of their own; their programs are missing."
        say "Debian: apt-get install postgresql redis-server    macOS: brew install postgresql redis"
        exit 1
    }
}

need_browser() {
    [ -x "${CHROMIUM:-/usr/bin/chromium}" ] || { install chromium && [ -x /usr/bin/chromium ]; } || {
        say "The page is tested in a real browser, but there is no Chromium. Name one: CHROMIUM=/path/to/chromium"
        say "Debian: apt-get install chromium"
        exit 1
    }
}

case $1 in
    venv) if ! works "$2"; then alone "$2" make_venv "$2"; fi ;;
    packages) shift; alone "$1" packages "$@" ;;
    game) game "$2" ;;
    alone) shift; alone "$@" ;;
    compilable) can_compile "$2" || can_install ;;
    compiler) need_compiler "$2" ;;
    services) need_services ;;
    browser) need_browser ;;
    *) say "unknown: $1"; exit 2 ;;
esac
