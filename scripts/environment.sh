#!/bin/sh
# Makes sure that the machine has what the project builds with. Called by the Makefile.
#   environment.sh venv FOLDER   a virtual environment in FOLDER
#   environment.sh compiler FOLDER   a C compiler and the headers of FOLDER's Python (status 1 if not to be had)
#   environment.sh services   PostgreSQL and Redis, which the tests of the server start themselves
#   environment.sh browser   Chromium, in which the page is tested (another one: CHROMIUM=/path)
# What is missing is installed with apt-get when we are root on a Debian-like system; otherwise a line says what to do.
set -eu

say() { printf '%s\n' "$*" >&2; }

# install PACKAGE...: status 1 where we cannot.
install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    say "    installing $* with apt-get"
    log=$(mktemp)
    exec 9>/tmp/magnifico-apt.lock && flock 9  # one at a time, whoever else is at it
    if { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@"; } >"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
}

python_is_new_enough() {
    command -v "$PYTHON" >/dev/null 2>&1 &&
        "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'
}

make_venv() {
    PYTHON=${PYTHON:-python3}
    if [ "$PYTHON" = python3 ] && ! command -v python3 >/dev/null 2>&1; then
        install python3 python3-venv || true
    fi
    if ! python_is_new_enough; then
        found=$("$PYTHON" --version 2>/dev/null) || found=missing
        say "Magnifico needs Python 3.11 or newer, but '$PYTHON' is ${found:-missing}."
        say "Install a newer one and name it: make setup PYTHON=python3.12"
        exit 1
    fi
    # Debian's python3 comes without ensurepip until python3-venv is installed.
    "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || install python3-venv || {
        say "'$PYTHON' cannot make virtual environments; install its venv package (Debian: apt-get install python3-venv)."
        exit 1
    }
    "$PYTHON" -m venv --clear "$1"
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
        say "The page is tested in a real browser, and there is no Chromium. Name one: CHROMIUM=/path/to/chromium"
        say "Debian: apt-get install chromium"
        exit 1
    }
}

case $1 in
    venv) make_venv "$2" ;;
    compiler) need_compiler "$2" ;;
    services) need_services ;;
    browser) need_browser ;;
    *) say "unknown: $1"; exit 2 ;;
esac
