# Needs Python 3.11 or later, git and make. Everything else is fetched into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/stamp
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILED := $(addprefix crowe_table/search/,kernel.py kernel.pxd compile_kernel.py)
AGAINST ?= 7c7a43b
MINUTES ?= 60
MUTANTS ?= 10

.PHONY: docs pictures shots play test lint types layers units soak mutants bench matches exe tarball deb appimage sums art sounds fonts specimens lock clean help words

help:  ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /	/'

play: $(STAMP)-play  ## open the table
	$(BIN)/crowe-table $(ARGS)

test: lint types layers units  ## lint, types, layers and tests

lint: $(STAMP)-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check crowe_table tests docs

types: $(STAMP)-test
	$(BIN)/mypy

layers: $(STAMP)-test
	$(BIN)/lint-imports

units: $(STAMP)-test
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

soak: $(STAMP)-test mutants  ## the long tests: a thousand games of each table, all hands, all levels, mutants
	CROWE_SOAK=1 $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder tests

mutants: $(STAMP)-soak  ## mutation score of rules and kit: MUTANTS of each file (0: all 22,000), drawn by a fixed seed
	$(BIN)/python -m tests.mutation --sample $(MUTANTS)

words: $(STAMP)-play  ## which messages German, French and Spanish lack
	$(BIN)/python -m crowe_table.words.missing

bench: $(STAMP)-test  ## speed beside an earlier commit (AGAINST=COMMIT), and how long players and pictures take
	$(BIN)/python -m tests.bench --against $(AGAINST)
	$(BIN)/python -m tests.bench

matches: $(STAMP)-test  ## how strong each level of each game is, in duplicate, in MINUTES; writes the table of docs/strength.md
	nice -n 15 $(BIN)/python -m tests.matches --minutes $(MINUTES)
	nice -n 15 $(BIN)/python -m tests.matches.euchre --minutes $(MINUTES)
	nice -n 15 $(BIN)/python -m tests.matches.published

# Files bear the time of the last change to the source, and names in memory have one order: two builds are the same.
exe tarball deb appimage sums: export SOURCE_DATE_EPOCH := $(shell git log -1 --format=%ct 2>/dev/null || echo 0)
exe: export PYTHONHASHSEED := 1775

exe: $(STAMP)-exe  ## the standalone program, in dist/crowe-table
	$(BIN)/pyinstaller --noconfirm --clean --log-level WARN build.spec

tarball: exe  ## the standalone program with an installer for Linux, in dist/
	$(BIN)/python -m packages.release tarball

deb: exe  ## a package for Debian, in dist/; needs dpkg-dev and debhelper
	$(BIN)/python -m packages.release deb

appimage: exe  ## an AppImage, or the folder it is made of, in dist/
	$(BIN)/python -m packages.release appdir

sums:  ## SHA-256 of all that lies in dist/
	$(BIN)/python -m packages.release sums

docs: $(STAMP)-docs  ## the documentation, in build/docs; fails on broken links and stale pictures
	$(BIN)/mkdocs build --strict --quiet
	$(BIN)/python -m docs.pictures --check

shots: $(STAMP)-docs  ## contact sheets of every table, in build/shots, and docs/compositions.md
	$(BIN)/python -m docs.shots

pictures: $(STAMP)-docs  ## draw the pictures of the README and the documentation again
	$(BIN)/python -m docs.pictures

art: $(STAMP)-art  ## draw every card and every piece of furniture again
	$(BIN)/python -m art.engraver pack
	$(BIN)/python -m art.engraver plain
	$(BIN)/python -m art.engraver lines
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

# Packages come from the lock; the build runs in the same environment, so that its own requirements are locked too.
$(STAMP)-%: $(VENV)/bin/python pyproject.toml requirements/%.txt requirements/build.txt $(COMPILED)
	$(PIP) --require-hashes -r requirements/$*.txt -r requirements/build.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

lock: $(STAMP)-lock  ## resolve the requirements of pyproject.toml again and write requirements/
	$(BIN)/python -m packages.lock

clean:  ## remove everything that was made here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
