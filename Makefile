# Everything a player or a developer types starts here: `make help`.
.DEFAULT_GOAL := help
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory --no-builtin-rules

PYTHON ?= python3
VENV := .venv
PEER := .venv-peer
BIN := $(VENV)/bin
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
ALONE := scripts/environment.sh alone $(VENV)
WORKERS ?= 2

# The engine and the bots exist in two builds from the same sources. Every test runs on the compiled one, where there is
# one; what stands here only uses an engine, and the interpreted one would prove nothing more. A test that stands nowhere
# runs on both builds. (tests/test_packaging.py checks that every test runs on at least one build.)
ON_ONE_BUILD := $(addprefix tests/,arena cli content draw envs examples server texts training web test_packaging.py test_installing.py) \
	$(addprefix tests/bots/test_,advice.py bots.py custom_bots.py levels.py network.py)

say = @printf '\033[1m==> %s\033[0m\n' "$(1)"

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- the environment -------------------------------------------------------------------------------------------------

# Always looked at, because this folder may have been moved or its Python removed; a mark that is still right keeps its
# time, and then nothing is installed again.
$(VENV)/.made $(PEER)/.made: FORCE
	@PYTHON='$(PYTHON)' scripts/environment.sh venv $(@D)
FORCE:

$(VENV)/.installed: $(VENV)/.made requirements/runtime.txt requirements/server.txt requirements/build.txt pyproject.toml
	$(call say,Installing what the game needs)
	@$(ALONE) $(BIN)/python $(PIP_INSTALL) -r requirements/server.txt -r requirements/build.txt
	@MAGNIFICO_PURE=1 $(ALONE) $(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.tools: $(VENV)/.installed requirements/dev.txt
	$(call say,Installing the tools for developers)
	@$(ALONE) $(BIN)/python $(PIP_INSTALL) -r requirements/dev.txt
	@touch $@

$(PEER)/.installed: $(PEER)/.made requirements/peer.txt
	$(call say,Installing the peer to measure against)
	@$(PEER)/bin/python $(PIP_INSTALL) -r requirements/peer.txt
	@touch $@

# What the tests of the table server start on this machine, without installing it as a service.
.PHONY: services
services:
	@scripts/environment.sh services

# The build leaves a digest of its sources beside the compiled modules; times of files are not trusted.
.PHONY: engine
engine: $(VENV)/.installed ## Compile the engine, if its sources changed
	@if $(BIN)/python -P src/magnifico/_engine_choice.py; then :; \
	elif scripts/environment.sh compiler $(VENV); then \
		printf '\033[1m==> %s\033[0m\n' 'Compiling the engine (about two minutes)'; \
		$(BIN)/python setup.py -q build_ext --inplace; \
	else \
		echo 'No C compiler with the headers of Python was found: the game runs on the interpreted engine, which is' >&2; \
		echo 'slower but otherwise the same. (Debian: apt-get install gcc python3-dev, then make setup.)' >&2; \
	fi

.PHONY: setup
setup: $(VENV)/.installed engine ## Install everything into .venv and compile the engine

.PHONY: play
play: setup web ## Start the game: a server on this machine and its page
	@$(BIN)/magnifico serve --open-page

.PHONY: terminal
terminal: setup ## Play a game in this terminal
	@$(BIN)/magnifico play

# ---- checks ----------------------------------------------------------------------------------------------------------

.PHONY: lint
lint: $(VENV)/.tools ## Check style, types and import contracts
	$(call say,ruff check)
	@$(BIN)/ruff check .
	$(call say,ruff format --check)
	@$(BIN)/ruff format --check .
	$(call say,mypy --strict)
	@$(BIN)/mypy --strict --cache-dir=.mypy_cache/strict
	$(call say,lint-imports)
	@$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(VENV)/.tools ## Format the code and mend what can be mended
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format .

# Where there is a compiled engine, the interpreted one is tested for what the builds could differ in; else for everything.
.PHONY: test-interpreted
test-interpreted: $(VENV)/.tools engine
	@if $(BIN)/python -P src/magnifico/_engine_choice.py; then \
		printf '\033[1m==> %s\033[0m\n' 'pytest on the interpreted engine'; \
		MAGNIFICO_INTERPRETED=1 $(BIN)/python -m pytest --dist worksteal -n $(WORKERS) $(addprefix --ignore=,$(ON_ONE_BUILD)); \
	elif [ "$${CI:-}" = true ] || scripts/environment.sh compiler $(VENV); then \
		echo 'FAILED: there is no compiled engine to test; the reason stands above.' >&2; exit 1; \
	else \
		echo 'WARNING: the compiled engine is NOT tested: there is no C compiler here.' >&2; \
	fi

# One worker more than there are processors: servers that are waited for leave them idle.
.PHONY: test-all
test-all: $(VENV)/.tools engine services
	$(call say,pytest with everything, real servers included, on the compiled engine where there is one)
	@$(BIN)/python -m pytest --dist worksteal -n $$(($(WORKERS) + 1))

.PHONY: test-server
test-server: $(VENV)/.tools engine services ## Test real servers with SQLite, PostgreSQL and Redis: killed, flooded, fuzzed
	$(call say,pytest on the table server)
	@$(BIN)/python -m pytest --dist worksteal -n $$(($(WORKERS) + 1)) tests/server

.PHONY: scenarios
scenarios: $(VENV)/.installed
	$(call say,magnifico check tests/scenarios)
	@$(BIN)/magnifico check tests/scenarios

# Compiling, checking the style and building the page do not wait for each other; what each says is shown in one piece.
AT_ONCE := -j3 $(if $(filter output-sync,$(.FEATURES)),-Otarget)

.PHONY: ready checked-page programs
ready: engine lint checked-page programs
checked-page: $(VENV)/.tools
	@$(MAKE) test-web
programs:
	@scripts/environment.sh services
	@scripts/environment.sh browser

.PHONY: test
test: ## Run every check: style, types, contracts, tests on both engines, scenarios, the page in a browser
	@$(MAKE) $(AT_ONCE) ready
	@$(MAKE) test-interpreted
	@$(MAKE) test-all
	@$(MAKE) scenarios
	@$(MAKE) test-browser

# ---- the browser table -----------------------------------------------------------------------------------------------

NPM := scripts/node.sh npm --prefix web --no-fund --no-audit --loglevel=error

web/node_modules/.made: web/package.json web/package-lock.json $(VENV)/.made
	$(call say,Installing what the page is built with)
	@# Not "npm ci": it wants the builds of all platforms in the lock file, which npm does not always write.
	@$(NPM) install --no-save --include=dev
	@touch $@

.PHONY: web
web: web/node_modules/.made ## Build the browser table into the package
	$(call say,Building the page)
	@$(NPM) run --silent build

.PHONY: test-web
test-web: web $(VENV)/.installed
	$(call say,svelte-check, prettier, vitest)
	@$(NPM) run --silent check
	@$(NPM) run --silent test

.PHONY: test-browser
test-browser: web $(VENV)/.installed ## Play whole games through the page in a real browser
	$(call say,The page in a real browser)
	@scripts/environment.sh browser
	@cd web && WORKERS=$(WORKERS) ../scripts/node.sh npx playwright test

.PHONY: screenshots
screenshots: web $(VENV)/.installed ## Take the pictures in docs/screenshots
	@scripts/environment.sh browser
	@cd web && ../scripts/node.sh node scripts/screenshots.mjs

# ---- measuring and housekeeping --------------------------------------------------------------------------------------

.PHONY: bench
bench: setup $(PEER)/.installed ## Measure speed beside the peer and write bench/results.md
	$(call say,Measuring (about two minutes; leave the machine alone))
	@$(BIN)/python bench/run.py --peer-python $(PEER)/bin/python $(BENCH)

.PHONY: bench-load
bench-load: setup ## Find out how many live tables a server carries and write bench/load.md
	$(call say,Load on SQLite and on PostgreSQL + Redis (about ten minutes; leave the machine alone))
	@PYTHONPATH=. $(BIN)/python bench/load.py $(BENCH_LOAD)

.PHONY: bench-browser
bench-browser: setup web ## Measure how quickly the browser table answers and write bench/results.md
	$(call say,The page in a real browser (about a minute; leave the machine alone))
	@scripts/environment.sh browser
	@PYTHONPATH=. $(BIN)/python bench/browser.py $(BENCH_BROWSER)

.PHONY: reference
reference: $(VENV)/.installed ## Write docs/view.md and the lists of docs/scenarios.md from the declarations
	@$(BIN)/python -m magnifico.reference
	@$(BIN)/python -m magnifico.scenarios.reference

.PHONY: protocol
protocol: $(VENV)/.installed ## Write docs/protocol from the server's own types
	@$(BIN)/python -m magnifico.server.protocol

.PHONY: soak
soak: setup $(VENV)/.tools ## Try the properties on more than 10,000 random games of every mix
	$(call say,Properties over 10,200 random games)
	@MAGNIFICO_TEST_FACTOR=50 $(BIN)/python -m pytest -n $(WORKERS) tests/engine/test_random_games.py -k nothing_gets_lost

.PHONY: balance
balance: setup ## Let greedy play itself in every mix and write bench/balance.md (half an hour)
	$(call say,Balance of seats, families, auction tiles and reconstructed values)
	@$(BIN)/python -m magnifico.arena.balance $(BALANCE)

.PHONY: lock
lock: ## Refresh the exact versions in requirements/
	$(call say,Resolving versions)
	@PYTHON='$(PYTHON)' scripts/lock.sh

.PHONY: clean
clean: ## Remove everything that was built or installed
	rm -rf $(VENV) $(PEER) $(VENV).lock $(PEER).lock build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/magnifico/web/static
	rm -f src/magnifico/engine/_compiled_from.txt
	find src tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
