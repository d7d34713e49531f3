# make play   build the site and serve it        make test   everything that can be wrong
# make bench  how fast it starts and plays       make shots  pictures of every screen, in shots/

PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m

.PHONY: play build test bench shots strength library words clean

play: build
	@$(RUN) web.serve

build: .venv/ready web/node_modules/.package-lock.json
	@$(RUN) web.build

test: build
	@$(RUN) e2e.get_chromium
	@$(RUN) tests

bench: build
	@$(RUN) e2e.get_chromium
	@$(RUN) e2e.bench

shots: build
	@$(RUN) e2e.get_chromium
	@$(RUN) e2e.shots

# The table of the bots' strengths; it takes hours.
strength: .venv/ready
	@$(RUN) pyengine strength --processes 2

# The list of library modules that a start imports, read from a real page.
library: build
	@$(RUN) e2e.get_chromium
	@$(RUN) e2e.library_trace

# The template from which translators work.
words: build
	@$(RUN) web.building.words

clean:
	rm -rf build dist shots .venv web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Every package is pinned in pyproject.toml, those that others need included: nothing is resolved.
.venv/ready: pyproject.toml
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv \
	  || { apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv --clear .venv; }
	@$(BIN)/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['dev'], sep='\n')" > .venv/wanted.txt
	@echo "make: Python packages"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -r .venv/wanted.txt
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "make: npm packages"
	@cd web && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@
