# Everything sets itself up in .venv on a machine with Python 3.11 or later. With uv on the path it is quicker.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*') pyproject.toml hatch_build.py
GAMES := $(patsubst src/filature/games/%/,tests/%,$(filter-out %/__pycache__/,$(wildcard src/filature/games/*/)))
# Vectors, playthroughs, properties and views: enough to see that both builds play the same.
INTERPRETED = $(wildcard $(addsuffix /test_[vp]*.py,$(GAMES)))
# These spoil parts of the server on purpose, to see the leak found; compiled parts cannot be spoilt.
SPOILING = tests/server/test_leaks.py
UV := $(shell command -v uv 2>/dev/null)

ifdef UV
PIP = uv pip install --quiet --python $(BIN)/python
FRESH = --reinstall-package filature
else
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
FRESH =
endif

# Node of the registry, with the page's own tools beside it.
NODE = export PATH="$(CURDIR)/$(BIN):$$PATH" && { [ -d node_modules ] || npm ci --silent --no-audit --no-fund; }

.PHONY: help play test lint check page bench types lock clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1 - \2/p' Makefile

play: .venv/installed ## set up and open the house, for this machine and for phones in the same network
	@$(BIN)/filature serve --show --host 0.0.0.0

test: lint check ## set up and run all tests

lint: .venv/developing .venv/installed ## types, style, imports, and the logic of the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NODE) && npm run --silent check && npm run --silent lint && npm run --silent test

# The page has a run of its own: its browser keeps an event loop going that others would stumble over.
check: .venv/developing .venv/installed ## the tests: on the compiled build, in the browser, then the rules once more interpreted
	$(BIN)/pytest -n auto -q --ignore=tests/page --ignore=$(SPOILING)
	$(BIN)/pytest -n auto -q tests/page
	PYTHONPATH=src $(BIN)/pytest -n auto -q tests/kernel $(INTERPRETED) $(SPOILING)

page: .venv/developing .venv/installed ## only the tests of the page in a real browser
	$(BIN)/pytest -n auto -q tests/page

bench: .venv/developing .venv/installed ## speed and size, as ratios within one run; the server beside boardgame.io
	$(BIN)/python benchmarks/run.py
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/server/run.py

types: .venv/developing .venv/installed ## write the page's types from the contract with its server
	cd web && $(NODE) && npm run --silent types

lock: .venv/bin/python ## pin what a deployment installs
	@command -v uv >/dev/null || $(PIP) uv
	PATH="$$PATH:$(BIN)" uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --output-file requirements.lock pyproject.toml

clean: ## remove what was built
	rm -rf .venv build dist web/node_modules

.venv/bin/python:
ifdef UV
	uv venv --quiet --allow-existing --python $(PYTHON) .venv
else
	$(PYTHON) -m venv .venv
	$(PIP) --upgrade pip
endif

.venv/installed: .venv/bin/python $(SOURCES)
	$(PIP) $(FRESH) .
	@touch $@

.venv/developing: .venv/bin/python pyproject.toml
	$(PIP) --group dev
	@touch $@
