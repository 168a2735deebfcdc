# `make help` lists what players and developers need.
.DEFAULT_GOAL := help
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory --no-builtin-rules

PYTHON ?= python3
VENV := .venv
PEER := .venv-peer
BIN := $(VENV)/bin
WORKERS ?= 2
# Where tests wait for servers, processors would be idle.
BUSY = $$(($(WORKERS) + 1))
PYTEST := $(BIN)/python -m pytest --dist worksteal

# The tests start hundreds of processes; without bytecode on disk each of them would compile the sources again.
unexport PYTHONDONTWRITEBYTECODE

# The tests of the engine, of its data and of its words: the same on every system and Python.
ENGINE_TESTS := $(addprefix tests/,engine content texts test_scenarios.py)
# What shows that both builds of the engine play the same games by the same rules; the rest of it is for `test-deep`.
BOTH_BUILDS := tests/engine/test_fixed_games.py tests/test_scenarios.py
# Tests that only use an engine: on the interpreted build they would prove nothing that they don't prove on the compiled.
ON_ONE_BUILD := $(addprefix tests/,cli content draw examples features research server texts web test_docs.py test_packaging.py test_installing.py) \
	$(addprefix tests/bots/test_,advice.py bots.py custom_bots.py levels.py network.py)
# Of the browser tests: test or deep.
TIER ?= test

# A comma in what is said ends an argument of `call`; it is put back.
comma := ,
say = @printf '\033[1m==> %s\033[0m\n' "$(1)$(if $(2),$(comma)$(2))$(if $(3),$(comma)$(3))"

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---- the environment -------------------------------------------------------------------------------------------------

# Checked every time, because this folder may have been moved or its Python removed. A mark that is still right keeps
# its time, and then nothing is installed again.
$(VENV)/.made $(PEER)/.made: FORCE
	@PYTHON='$(PYTHON)' scripts/environment.sh venv $(@D)
FORCE:

$(VENV)/.installed: $(VENV)/.made requirements/play.txt
	$(call say,Installing the packages the game needs)
	@scripts/environment.sh packages $(VENV) play
	@scripts/environment.sh game $(VENV)
	@touch $@

$(VENV)/.setup: $(VENV)/.installed requirements/setup.txt
	$(call say,Installing the packages for hosting and research)
	@scripts/environment.sh packages $(VENV) play setup
	@touch $@

$(VENV)/.tools: $(VENV)/.setup requirements/dev.txt
	$(call say,Installing developer tools)
	@scripts/environment.sh packages $(VENV) play setup dev
	@touch $@

$(PEER)/.installed: $(PEER)/.made requirements/peer.txt
	$(call say,Installing the peer to measure against)
	@scripts/environment.sh packages $(PEER) peer
	@touch $@

# The programs that the tests of the table server start; they are not installed as services.
.PHONY: services
services:
	@scripts/environment.sh services

# The build leaves a digest of its sources beside the compiled modules, because file times cannot be trusted. What
# compiles has an environment of its own in build/, so that the game's stays small.
COMPILED := $(BIN)/python -P src/magnifico/_engine_choice.py

.PHONY: engine
engine: $(VENV)/.made ## Compile the engine if its sources have changed
	@if ! $(COMPILED); then scripts/environment.sh alone $(VENV)-engine $(MAKE) compile; fi

.PHONY: compile
compile:
	@if $(COMPILED); then :; \
	elif scripts/environment.sh compiler $(VENV); then \
		printf '\033[1m==> %s\033[0m\n' 'Compiling the engine (one or two minutes)'; \
		mkdir -p build/engine && \
		PYTHON=$(BIN)/python scripts/environment.sh venv build/engine/tools && \
		scripts/environment.sh packages build/engine/tools build && \
		build/engine/tools/bin/python setup.py -q build_ext --inplace --build-temp build/engine/o --build-lib build/engine/lib; \
	else \
		echo 'No C compiler with the Python headers was found. The game runs on the interpreted engine, which is' >&2; \
		echo 'slower but otherwise the same. (On Debian: apt-get install gcc python3-dev, then make setup.)' >&2; \
	fi

.PHONY: setup
setup: $(VENV)/.setup engine ## Install everything into .venv and compile the engine

# The game starts on the interpreted engine while the compiled one is built in the background, at low priority, for the
# next start. A build that was stopped starts again then. Without developer tools, no build tools are kept.
KEPT := $(wildcard $(VENV)/.tools web/node_modules/.tools)
BESIDE = if ! $(COMPILED); then \
		export MAGNIFICO_INTERPRETED=1; \
		if scripts/environment.sh compilable $(VENV); then \
			echo 'The engine is being compiled meanwhile; the game is faster from the next start on.'; \
			mkdir -p build/engine; \
			{ nice -n 19 $(MAKE) engine && $(if $(KEPT),:,rm -rf build/engine); } >build/engine/log 2>&1 </dev/null & \
		fi; \
	fi

# Bytecode without columns for tracebacks takes 1 MB less.
.PHONY: play
play: $(VENV)/.made ## Start the game: a server on this machine, and its page in your browser
	@$(MAKE) -j2 $(VENV)/.installed web
	@$(if $(KEPT),:,rm -rf web/node_modules build/node)
	@$(BESIDE); PYTHONNODEBUGRANGES=1 $(BIN)/magnifico serve --open-page --log-level warning

.PHONY: terminal
terminal: $(VENV)/.installed ## Play in this terminal
	@$(BESIDE); $(BIN)/magnifico play

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
format: $(VENV)/.tools ## Format the code and fix what can be fixed
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format .

# It doesn't wait for the compiled engine, so that it can run while that is being made. Without a compiler the tests of
# everything run on the interpreted engine, and this would repeat them.
.PHONY: test-interpreted
test-interpreted: $(VENV)/.tools
	@if scripts/environment.sh compiler $(VENV); then \
		printf '\033[1m==> %s\033[0m\n' 'pytest on the interpreted engine: fixed games and scenarios'; \
		MAGNIFICO_INTERPRETED=1 $(PYTEST) -n $(WORKERS) $(BOTH_BUILDS); \
	else \
		echo 'WARNING: the compiled engine is NOT tested: there is no C compiler here.' >&2; \
	fi

# Where there is a compiler, and on CI in any case, a compiled engine that is missing is a failure.
.PHONY: compiled
compiled:
	@if $(BIN)/python -P src/magnifico/_engine_choice.py; then :; \
	elif [ "$${CI:-}" = true ] || scripts/environment.sh compiler $(VENV); then \
		echo 'FAILED: there is no compiled engine to test; see above for the reason.' >&2; exit 1; \
	fi

.PHONY: test-engine
test-engine: $(VENV)/.tools engine ## Test the engine, the content, the texts and the scenarios
	@$(MAKE) compiled
	$(call say,pytest on engine, content, texts and scenarios)
	@$(PYTEST) -n $(WORKERS) $(ENGINE_TESTS)

.PHONY: test-python
test-python: $(VENV)/.tools engine services web/node_modules/.tools
	@$(MAKE) compiled
	$(call say,pytest on everything)
	@$(PYTEST) -n $(BUSY)

.PHONY: test-server
test-server: $(VENV)/.tools engine services ## Test the table server on SQLite, PostgreSQL and Redis
	$(call say,pytest on the table server)
	@$(PYTEST) -n $(BUSY) tests/server tests/features

# Compiling, linting, building the page and testing the sources run side by side; the output of each is shown in one piece.
AT_ONCE := -j3 $(if $(filter output-sync,$(.FEATURES)),-Otarget)

.PHONY: ready checked-page programs
ready: engine lint checked-page programs test-interpreted
# Named here as well, so that npm installs beside pip and nothing is installed twice.
checked-page: $(VENV)/.installed web/node_modules/.tools
	@$(MAKE) test-web
programs:
	@scripts/environment.sh services
	@scripts/environment.sh browser

# Three tiers (CONTRIBUTING.md). pytest comes last: its closing line says how many tests there were.

.PHONY: check
check: ## Before every commit: style, types, engine, content, texts, scenarios (about 90 s)
	@$(MAKE) $(AT_ONCE) lint test-engine

.PHONY: test
test: ## Everything a change can break, the server and the page in a browser included (about 12 minutes)
	@$(MAKE) $(AT_ONCE) ready
	@$(MAKE) in-browser
	@$(MAKE) test-python

.PHONY: test-deep
test-deep: setup $(VENV)/.tools services web web/node_modules/.tools ## What takes longer: every combination, overload, fuzzing, wheels, Ray, samples (about 40 minutes)
	@$(MAKE) in-browser TIER=deep
	$(call say,pytest on the interpreted engine: wherever the builds could differ)
	@MAGNIFICO_INTERPRETED=1 MAGNIFICO_TEST_FACTOR=1 $(PYTEST) -n $(WORKERS) $(addprefix --ignore=,$(ON_ONE_BUILD))
	@$(MAKE) soak
	@$(MAKE) compiled
	$(call say,pytest on the deep tests, and on all games of those that play random ones)
	@MAGNIFICO_TEST_FACTOR=1 $(PYTEST) -n $(BUSY) -m 'deep or random_games'

# ---- the browser table -----------------------------------------------------------------------------------------------

NPM := scripts/node.sh npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error

# Not "npm ci": it wants the builds of all platforms in the lock file, which npm does not always write.
web/node_modules/.made: web/package.json web/package-lock.json
	$(call say,Installing the page's build tools)
	@$(NPM) install --no-save --omit=dev >/dev/null
	@touch $@

web/node_modules/.tools: web/node_modules/.made
	$(call say,Installing the page's test tools)
	@$(NPM) install --no-save --include=dev >/dev/null
	@touch $@

# A page that fits its sources is left alone. A source archive has one, and so needs no Node.
.PHONY: web
web: $(VENV)/.made ## Build the browser table into the package if its sources have changed
	@$(BIN)/python scripts/page.py fits || $(MAKE) page

.PHONY: page
page: web/node_modules/.made
	$(call say,Building the page)
	@rm -f src/magnifico/web/static/built-from.txt
	@$(NPM) run --silent build
	@$(BIN)/python scripts/page.py mark

# Only checks need them: the build drops types.
.PHONY: types
types: web/node_modules/.tools $(VENV)/.installed ## Make the page's types of the protocol, in build/protocol
	@$(BIN)/python -m magnifico.server.protocol
	@$(NPM) run --silent types

.PHONY: test-web
test-web: web types
	$(call say,svelte-check, prettier, vitest)
	@$(NPM) run --silent check
	@$(NPM) run --silent test

.PHONY: test-browser
test-browser: web web/node_modules/.tools $(VENV)/.installed ## Play whole games through the page in a real browser
	@$(MAKE) in-browser

# On the page as it was built last.
.PHONY: in-browser
in-browser:
	$(call say,The page in a real browser)
	@scripts/environment.sh browser
	@cd web && TIER=$(TIER) WORKERS=$(BUSY) ../scripts/node.sh npx playwright test

.PHONY: screenshots
screenshots: web web/node_modules/.tools $(VENV)/.installed ## Take the pictures in docs/screenshots again
	@scripts/environment.sh browser
	@cd web && ../scripts/node.sh node scripts/screenshots.mjs

# ---- the documentation -----------------------------------------------------------------------------------------------

.PHONY: docs
docs: $(VENV)/.tools ## Build the documentation site into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo 'Open build/site/index.html. For the search: $(BIN)/python -m http.server --directory build/site'

.PHONY: samples
samples: $(VENV)/.tools engine ## Run the samples in README.md and docs/, and write what they print now
	@$(BIN)/python -m tests.samples $(PAGES)

# ---- measuring and housekeeping --------------------------------------------------------------------------------------

# Stop it at any time: the same command resumes. With another policy it checks everything again.
.PHONY: puzzles
puzzles: setup ## Make the puzzles that ship, check them, and write bench/puzzles.md
	$(BIN)/magnifico puzzles make --count 300 --seed 4 --jobs 2 --from src/magnifico/features/puzzles/shipped --out build/puzzles
	$(BIN)/magnifico puzzles check build/puzzles/puzzles.jsonl --jobs 2 --write bench/puzzles.md
	cp build/puzzles/puzzles.jsonl src/magnifico/features/puzzles/shipped/puzzles.jsonl

.PHONY: bench
bench: setup $(PEER)/.installed ## Measure the speed against a peer and write bench/results.md
	$(call say,Measuring (about two minutes; leave the machine alone))
	@$(BIN)/python bench/run.py --peer-python $(PEER)/bin/python $(BENCH)

bench/boardgame_io/node_modules/.made: bench/boardgame_io/package.json $(VENV)/.made
	$(call say,Installing the server to measure against)
	@scripts/node.sh npm --prefix bench/boardgame_io --no-fund --no-audit --loglevel=error install --no-package-lock
	@touch $@

.PHONY: bench-load
bench-load: setup bench/boardgame_io/node_modules/.made ## Measure how many live tables a server can carry and write bench/load.md
	$(call say,Cost of a move and load on SQLite and on PostgreSQL + Redis (about 15 minutes; leave the machine alone))
	@PYTHONPATH=. $(BIN)/python bench/load.py $(BENCH_LOAD)

.PHONY: bench-ramp
bench-ramp: setup ## Load a server with twice what it carries and back, and write bench/ramp.md
	$(call say,Up to twice the load and back (about three minutes; leave the machine alone))
	@PYTHONPATH=. $(BIN)/python bench/ramp.py $(BENCH_RAMP)

.PHONY: bench-browser
bench-browser: setup web web/node_modules/.tools ## Measure how quickly the browser table answers and write bench/results.md
	$(call say,The page in a real browser (about a minute; leave the machine alone))
	@scripts/environment.sh browser
	@PYTHONPATH=. $(BIN)/python bench/browser.py $(BENCH_BROWSER)

.PHONY: reference
reference: $(VENV)/.installed ## Write docs/view.md, docs/rules/where.md, the tables of docs/effects.md and the lists of docs/scenarios.md
	@$(BIN)/python -m magnifico.reference
	@$(BIN)/python -m magnifico.content.reference
	@$(BIN)/python -m magnifico.scenarios.reference
	@$(BIN)/python -m magnifico.scenarios.where

.PHONY: protocol
protocol: $(VENV)/.installed ## Describe the protocol in build/protocol, and note its digest in docs/protocol.sha256
	@$(BIN)/python -m magnifico.server.protocol --digests docs/protocol.sha256

.PHONY: soak
soak: setup $(VENV)/.tools ## Check the invariants in more than 10,000 random games
	$(call say,Properties over 10,200 random games)
	@MAGNIFICO_TEST_FACTOR=50 $(PYTEST) -n $(WORKERS) tests/engine/test_random_games.py -k nothing_gets_lost

.PHONY: balance
balance: setup ## Let greedy play itself in every mix and write bench/balance.md (takes half an hour)
	$(call say,Balance of seats, families, auction tiles and reconstructed values)
	@$(BIN)/python -m magnifico.research.arena.balance $(BALANCE)

# Resolved for all systems and for every Python from 3.11.0 on, with the hashes of all files, so that one that was
# replaced is refused. No package is in two of play.txt, setup.txt and dev.txt.
LOCK := uv pip compile -q --upgrade --universal --python-version 3.11 --fork-strategy fewest --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
LOCKED := sed -n 's/^\([a-z0-9.-]*\)==.*/--no-emit-package \1/p'

.PHONY: lock
lock: ## Update the exact versions in requirements/ (with uv)
	$(call say,Resolving versions)
	@$(LOCK) pyproject.toml --extra server -o requirements/play.txt
	@for group in build node peer; do $(LOCK) --group $$group -o requirements/$$group.txt; done
	@$(LOCK) pyproject.toml --extra host --extra research -c requirements/play.txt -o requirements/setup.txt \
		$$($(LOCKED) requirements/play.txt)
	@$(LOCK) pyproject.toml --extra host --extra research --group dev -c requirements/play.txt -c requirements/setup.txt \
		-o requirements/dev.txt $$($(LOCKED) requirements/play.txt requirements/setup.txt)

.PHONY: clean
clean: ## Remove everything that was built or installed here
	rm -rf $(VENV) $(PEER) $(VENV).lock $(PEER).lock $(VENV)-engine.lock build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules src/magnifico/web/static
	rm -f src/magnifico/engine/_compiled_from.txt
	find src tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
