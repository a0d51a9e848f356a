# The few commands of the project; `make` alone lists them. Nothing is done twice: stamps live in .venv/.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory --no-builtin-rules

PYTHON ?= python3
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
DONE   := $(VENV)/.done
UV     := $(BIN)/uv
SYNC   := $(UV) pip install --quiet --python $(BIN)/python --require-hashes
# Two builds at once would write the same files: the second waits, and then finds nothing to do.
ALONE  := $(if $(shell command -v flock),flock $(VENV)/.lock)

# What exists decides what is built, checked and tested.
CLIENT := $(wildcard client/package.json)
PAGE   := $(if $(wildcard client/index.html),src/undermine/server/static/index.html)
PAGE_SOURCES := $(if $(CLIENT),$(shell find client src/undermine/locale -type f -not -path '*/node_modules/*' 2>/dev/null))
START  := $(if $(wildcard src/undermine/server/app.py),serve,play saboteur)
CHECKED := $(wildcard src tests bench setup.py)
# The suites that need the engine alone: run twice, compiled and interpreted.
ENGINE_SUITES := $(wildcard tests/kernel tests/rules tests/conformance tests/playthroughs)

.PHONY: help run test check bench load soak lock clean venv build page system
help:
	@sed -nE 's/^([a-z]+):.*## /make \1\t/p' Makefile | expand -t 14

run: build $(PAGE) ## set up whatever is missing and start playing; ARGS="--port 9000" is passed on
	@$(BIN)/undermine $(START) $(ARGS)

test: system venv build $(PAGE) check ## set up whatever is missing, then check and test everything
ifneq ($(CLIENT),)
	@echo "tests: the page's units"
	@npm --prefix client run --silent test
endif
# Two trains side by side, one for each core of a small machine: the browser, with a run of its own because its driver keeps
# an event loop that others cannot share, and all the rest. What the browser's train says is shown when it has arrived.
	@$(BIN)/pytest -q tests/browser $(ARGS) >$(VENV)/browser.log 2>&1 & browser=$$!; failed=0; \
	trap 'kill $$browser 2>/dev/null || true' INT TERM; \
	echo "tests: everything but the browser, engine as built"; \
	$(BIN)/pytest -q --ignore=tests/browser $(ARGS) || failed=1; \
	echo "tests: the engine's suites, interpreted"; \
	UNDERMINE_PURE=1 $(BIN)/pytest -q $(ARGS) $(ENGINE_SUITES) || failed=1; \
	wait $$browser || failed=1; \
	echo "tests: the page in a real browser"; cat $(VENV)/browser.log; exit $$failed

check: venv $(if $(CLIENT),client/node_modules/.done) ## formatting, lint, strict types
	@echo "check: ruff, mypy$(if $(CLIENT),$(comma) svelte-check)"
	@$(BIN)/ruff format --quiet --check $(CHECKED)
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/mypy --no-error-summary $(filter-out setup.py,$(CHECKED))
ifneq ($(CLIENT),)
	@npm --prefix client run --silent check
endif

bench: $(DONE)-bench build ## the speed figures, beside other engines from the package index
	@$(BIN)/$(if $(wildcard bench/__main__.py),python -m bench,undermine bench) $(ARGS)

load: system $(DONE)-bench build ## the server under load, beside boardgame.io's from the package registry
	@$(BIN)/python -m bench.server $(ARGS)

soak: system venv build $(PAGE) ## the long tests, marked `soak`, that `make test` leaves out
	@$(BIN)/pytest -m soak --timeout=0 $(ARGS)

lock: $(UV) ## pin requirements/*.in anew, with hashes; ARGS=--upgrade takes newer versions
	@cd requirements && for name in uv build run test bench ray; do echo "$$name"; \
	  ../$(UV) pip compile --quiet --universal --python-version 3.11 --no-header --generate-hashes $(ARGS) $$name.in -o $$name.txt; done

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist client/node_modules src/*.egg-info src/undermine/server/static src/undermine/_engine.stamp
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

venv: $(DONE)-test ## only the Python environment for work and tests
build: $(DONE)-run ## only compile the engine, in place; UNDERMINE_PURE=1 leaves it pure Python
	@$(ALONE) bash -c '$(BIN)/python -P src/undermine/_engine.py setup.py requirements/build.txt || { echo "engine: compiling"; $(BIN)/python setup.py --quiet build_ext --inplace; }'
page: $(PAGE) ## only build the page

comma := ,

$(UV): requirements/uv.txt
	@echo "environment: $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "undermine needs Python 3.11 or newer, and $(PYTHON) is older: make PYTHON=python3.12 (or another) picks one."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment: install its venv module (Debian: apt-get install python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(DONE)-run: $(UV) requirements/run.txt requirements/build.txt pyproject.toml
	@echo "environment: what the program needs"
	@$(SYNC) -r requirements/run.txt -r requirements/build.txt
	@UNDERMINE_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(DONE)-test: $(DONE)-run requirements/test.txt requirements/ray.txt
	@echo "environment: what the tests need"
	@$(SYNC) -r requirements/test.txt
	@$(SYNC) -r requirements/ray.txt || echo "There is no Ray for this Python: the test of a cluster will be skipped."
	@touch $@

$(DONE)-bench: $(DONE)-test requirements/bench.txt
	@echo "environment: what the benchmarks need"
	@$(SYNC) -r requirements/bench.txt
	@touch $@

client/node_modules/.done: client/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node.js, and npm is not on this machine: install Node.js 20 or newer (Debian: apt-get install nodejs npm)."; exit 1; }
	@echo "page: npm ci"
	@npm --prefix client ci --silent
	@touch $@

src/undermine/server/static/index.html: client/node_modules/.done $(PAGE_SOURCES)
	@echo "page: building"
	@npm --prefix client run --silent build -- --logLevel warn
	@touch $@

# Two programs of the system that only tests use: a browser and a database server.
system:
	@missing=(); \
	command -v chromium >/dev/null || missing+=(chromium); \
	compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql); \
	if [ $${#missing[@]} = 0 ]; then exit 0; fi; \
	root=(); [ "$$(id -u)" = 0 ] || root=(sudo -n); \
	if ! command -v apt-get >/dev/null || ! "$${root[@]}" true 2>/dev/null; then \
	  echo "The tests that need $${missing[*]} will be skipped: these programs are missing, and only root on a Debian system can install them here."; exit 0; fi; \
	echo "system: installing $${missing[*]}"; \
	export DEBIAN_FRONTEND=noninteractive; \
	"$${root[@]}" apt-get update -qq; \
	"$${root[@]}" apt-get install -qq --yes --no-install-recommends "$${missing[@]}" >/dev/null
