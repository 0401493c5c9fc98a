# Needs Python 3.11 or later, git and make. Everything else is fetched into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/stamp
COMPILED := $(addprefix crowe_table/search/,kernel.py kernel.pxd compile_kernel.py)
AGAINST ?= 7c7a43b
MINUTES ?= 60

.PHONY: play test lint types layers units soak bench matches exe art sounds fonts specimens clean help

help:  ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /	/'

play: $(STAMP)-play  ## open the table
	$(BIN)/crowe-table $(ARGS)

test: lint types layers units  ## lint, types, layers and tests

lint: $(STAMP)-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check crowe_table tests

types: $(STAMP)-test
	$(BIN)/mypy

layers: $(STAMP)-test
	$(BIN)/lint-imports

units: $(STAMP)-test
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

soak: $(STAMP)-test  ## the long tests: a thousand games of each table, all hands, all levels
	CROWE_SOAK=1 $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder tests

bench: $(STAMP)-test  ## speed beside an earlier commit (AGAINST=COMMIT), and how long players and pictures take
	$(BIN)/python -m tests.bench --against $(AGAINST)
	$(BIN)/python -m tests.bench

matches: $(STAMP)-test  ## how strong each level of each game is, in duplicate, in MINUTES; writes the table of the README
	nice -n 15 $(BIN)/python -m tests.matches --minutes $(MINUTES)
	nice -n 15 $(BIN)/python -m tests.matches.euchre --minutes $(MINUTES)
	nice -n 15 $(BIN)/python -m tests.matches.published

exe: $(STAMP)-exe  ## the standalone program, in dist/crowe-table
	$(BIN)/pyinstaller --noconfirm --clean --log-level WARN build.spec

art: $(STAMP)-art  ## draw every card and every piece of furniture again
	$(BIN)/python -m art.engraver pack
	$(BIN)/python -m art.engraver plain
	$(BIN)/python -m art.cutter
	$(BIN)/python -m art.furnisher

fonts: $(STAMP)-art  ## cast Crowe Caslon again
	$(BIN)/python -m art.typefoundry

specimens: $(STAMP)-art  ## contact sheets, in build/specimens
	$(BIN)/python -m art.specimens --out build/specimens

sounds: $(STAMP)-art  ## synthesise every sound again
	$(BIN)/python -m sounds.synth

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(STAMP)-play: $(VENV)/bin/python pyproject.toml $(COMPILED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(STAMP)-%: $(VENV)/bin/python pyproject.toml $(COMPILED)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[$*]"
	@touch $@

clean:  ## remove everything that was made here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
