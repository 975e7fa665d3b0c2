# Everything sets itself up in .venv on a machine with Python 3.11 or later. With uv on the path it is quicker.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src web building -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*') pyproject.toml hatch_build.py
GAMES := $(patsubst src/filature/games/%/,tests/games/%,$(filter-out %/__pycache__/,$(wildcard src/filature/games/*/)))
# Vectors, playthroughs, properties and views: enough to see that both builds play the same.
INTERPRETED = tests/games/test_playthroughs.py $(wildcard $(addsuffix /test_[vp]*.py,$(GAMES)))
# From the source as it is: interpreted, nothing of the house installed.
FROM_SOURCE = PYTHONPATH=src
# Whole matches of bots, processes, sockets and browsers are for the gate.
QUICK = $(addprefix --ignore=tests/,page server cli bridges analysis games/test_conformance.py games/test_bots.py) \
	$(foreach game,$(GAMES),--ignore=$(game)/test_minds.py)
# What takes minutes is for `make full`; a test that hangs ends with its trace.
GATE = -n auto -q -m "not full" --timeout=300

ifneq ($(shell command -v uv 2>/dev/null),)
INSTALL = uv pip install --quiet --python $(BIN)/python --reinstall-package filature
else
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

# Node of the registry, with the page's own tools beside it, installed anew when they have changed.
NODE = export PATH="$(CURDIR)/$(BIN):$$PATH" && { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --silent --no-audit --no-fund; }

.PHONY: help play dev quick test lint check page full speech docs bench ray phrasebook types lock clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1 - \2/p' Makefile

play: ## set up and open the house, for this machine and for phones in the same network
	@$(PYTHON) -m building.play

dev: .venv/developing ## the page from its source, anew with every change, beside a house that is open (make play)
	cd web && $(NODE) && npm run --silent dev

quick: .venv/developing ## the fast tests on the source as it is, in less than a minute
	$(FROM_SOURCE) $(BIN)/pytest $(GATE) $(QUICK)

test: lint check ## set up and run all tests that a change can break

lint: .venv/developing ## types, style, imports, and the logic of the page; needs no build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(FROM_SOURCE) $(BIN)/lint-imports
	cd web && $(NODE) && npm run --silent check && npm run --silent lint && npm run --silent format:check && npm run --silent test

# The page has a run of its own: its browser keeps an event loop going that others would stumble over.
check: .venv/developing .venv/installed ## the tests: on the compiled build, in the browser, then the rules once more interpreted
	$(BIN)/pytest $(GATE) --ignore=tests/page
	$(BIN)/pytest $(GATE) tests/page
	$(FROM_SOURCE) $(BIN)/pytest $(GATE) tests/kernel $(INTERPRETED)

page: .venv/developing .venv/installed ## only the tests of the page in a real browser
	$(BIN)/pytest $(GATE) tests/page

full: test docs ## also what takes long: the documentation site, matrices, chaos, fuzz, speech, long runs
	$(BIN)/pytest -n auto -q -m full --ignore=tests/speech
	$(BIN)/pytest -q -rP tests/speech
	FILATURE_CRASHES=200 FILATURE_BLOWS=40 $(BIN)/pytest -q -rP tests/server/test_crashes.py tests/server/test_faults.py

speech: .venv/developing .venv/installed ## what the page announces against what Orca speaks; Debian as root
	$(BIN)/pytest -q -rP tests/speech

docs: ## the documentation site with the API reference, in build/site; a link that leads nowhere fails
	@$(PYTHON) -m building.environment docs
	$(BIN)/python -m building.site

bench: .venv/developing .venv/installed ## speed and size, as ratios within one run; the server beside a stranger and boardgame.io
	$(BIN)/python benchmarks/run.py
	$(BIN)/python -m benchmarks.server.doors
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/server/run.py

ray: .venv/developing ## a contest on a real local cluster that loses a node; installs Ray
	@$(PYTHON) -m building.environment cluster
	$(FROM_SOURCE) $(BIN)/python -m benchmarks.ray_contest

phrasebook: .venv/developing ## every message with real facts in three languages, in build/phrasebook
	@$(FROM_SOURCE) $(BIN)/python -m building.phrasebook

types: .venv/developing ## write the page's types from the contract with its server
	cd web && $(NODE) && PYTHONPATH=../src npm run --silent types

lock: .venv/developing ## pin what a deployment installs
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	PATH="$$PATH:$(BIN)" uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --extra server --output-file requirements.lock pyproject.toml

clean: ## remove what was built
	rm -rf .venv build dist web/node_modules

.venv/developing: pyproject.toml building/environment.py
	@echo "installing what developing needs"
	@$(PYTHON) -m building.environment
	@touch $@

# What the build needs is there already, so it takes no environment of its own.
.venv/installed: .venv/developing $(SOURCES)
	$(INSTALL) --no-build-isolation --no-deps .
	@touch $@
