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

.PHONY: help run test check audit sbom bench load soak rounds docs border lock dist clean venv ready build page system
help:
	@sed -nE 's/^([a-z]+):.*## /make \1\t/p' Makefile | expand -t 14

run: ready ## set up whatever is missing and start playing; ARGS="--port 9000" is passed on
	@$(BIN)/undermine $(START) $(ARGS)

# The engine and the page know nothing of each other: they are built side by side.
ready:
	@$(MAKE) $(if $(findstring --jobserver,$(MAKEFLAGS)),,-j2) build page

test: system venv ready $(if $(CLIENT),client/node_modules/.done) ## set up whatever is missing, then check and test everything
	@echo "tests: $(words $(SUITES)) trains, $(TRAINS) at a time; what each of them says is shown when it has arrived"
	@before=$$($(TREE)); failed=0; \
	$(MAKE) --jobs=$(TRAINS) --keep-going --output-sync=target $(addprefix test-,$(SUITES)) || failed=1; \
	if [ "$$before" != "$$($(TREE))" ]; then echo "tests: one of them has written into the tree, or somebody else has meanwhile:"; git status --short; failed=1; fi; \
	exit $$failed

# The tree as git sees it: tests leave it as it was.
TREE := (git --no-optional-locks status --porcelain --untracked-files=all; git --no-optional-locks diff) 2>/dev/null || true

# The trains of `make test`, the longest first. One waits more than it works (the server's), so one more runs than there are cores.
# The browser's driver keeps an event loop that others cannot share: its tests have runs of their own. Not pytest-xdist: it would
# start servers, databases and browsers once for each worker, and make's own jobs balance the trains as well.
TRAINS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))
SUITES := rest server late early looks interpreted check $(if $(CLIENT),units)
LOOKS  := $(wildcard tests/browser/test_axe.py tests/browser/test_languages.py tests/browser/test_screens.py)
.PHONY: $(addprefix test-,$(SUITES))
test-early: ; @echo "tests: games in a real browser, a to l"; $(BIN)/pytest -q $(filter-out $(LOOKS),$(wildcard tests/browser/test_[a-l]*.py)) $(ARGS)
test-late: ; @echo "tests: games in a real browser, m to z"; $(BIN)/pytest -q $(filter-out $(LOOKS),$(wildcard tests/browser/test_[m-z]*.py)) $(ARGS)
test-looks: ; @echo "tests: every screen in a real browser"; $(BIN)/pytest -q $(LOOKS) $(ARGS)
test-server: ; @echo "tests: the server"; $(BIN)/pytest -q tests/server $(ARGS)
test-rest: ; @echo "tests: everything else, engine as built"; $(BIN)/pytest -q --ignore=tests/browser --ignore=tests/server $(ARGS)
test-check: ; @$(MAKE) check
test-units: ; @echo "tests: the page's units"; npm --prefix client run --silent test
# Coverage is measured where the sources run by themselves, by the rules' tests and those of what only a program asks of a position (what
# a move brings, setups and copies): measuring takes them four times as long, and the other suites would add a hundredth of what it costs
# to measure them. The threshold stands in pyproject.toml.
MEASURED := $(wildcard tests/kernel tests/rules tests/conformance/test_foresight.py tests/conformance/test_positions.py)
test-interpreted: export UNDERMINE_PURE := 1
test-interpreted: export COVERAGE_FILE := $(VENV)/coverage
test-interpreted:
	@echo "tests: the engine's suites, interpreted"
	@$(BIN)/coverage run -m pytest -q $(MEASURED) $(ARGS)
	@$(BIN)/coverage report
	@$(BIN)/pytest -q $(filter-out $(MEASURED),$(ENGINE_SUITES)) $(addprefix --ignore=,$(MEASURED)) $(ARGS)

check: venv $(if $(CLIENT),client/node_modules/.done) ## formatting, lint, strict types
	@echo "check: ruff, mypy$(if $(CLIENT),$(comma) prettier$(comma) eslint$(comma) svelte-check)"
	@$(BIN)/ruff format --quiet --check $(CHECKED)
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/mypy --no-error-summary $(filter-out setup.py,$(CHECKED))
ifneq ($(CLIENT),)
	@npm --prefix client run --silent format:check
	@npm --prefix client run --silent lint
	@npm --prefix client run --silent check
endif

audit: $(DONE)-audit ## ask the advisory databases about everything that is locked; 1: a hole is known, 2: one of them did not answer
	@$(BIN)/python requirements/audit.py

sbom: $(DONE)-audit ## what the program and its page are made of, as CycloneDX, from the locks: build/sbom-*.json
	@mkdir -p build
	@$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --sv 1.6 --of JSON -o build/sbom-server.json requirements/run.txt
	@npm --prefix client sbom --package-lock-only --omit dev --sbom-format cyclonedx > build/sbom-page.json
	@echo "sbom: build/sbom-server.json, build/sbom-page.json"

bench: $(DONE)-bench build ## the speed figures, beside other engines from the package index
	@$(BIN)/$(if $(wildcard bench/__main__.py),python -m bench,undermine bench) $(ARGS)

load: system $(DONE)-bench build ## the server under load, beside boardgame.io's from the package registry
	@$(BIN)/python -m bench.server $(ARGS)

soak: system venv build $(PAGE) ## the tests that run for hours: those marked `soak` in parts (what has passed is in build/soak.jsonl and not run again), then browser and server ROUNDS times, then other deals
	@$(BIN)/python -m tests.soak $(ARGS)
	@$(MAKE) rounds
# A test that fails once in twenty runs is broken. First every round plays the games that the tests' names stand for, then each
# round plays others: chance is wanted there, and UNDERMINE_DEALS=7 plays the seventh again.
ROUNDS := 20
rounds: system venv build $(PAGE)
	@failed=0; for deals in "" chance; do for round in $$(seq $(ROUNDS)); do \
	  export UNDERMINE_DEALS=$${deals:+$$round}; echo "soak: round $$round of $(ROUNDS), $${deals:+other }deals$${deals:+ ($$round)}"; \
	  for suite in "tests/server tests/fuzz" tests/browser; do $(BIN)/pytest -q -m "$${deals:+any_deal and }not soak" $$suite $(ARGS) || failed=$$((failed + 1)); done; \
	done; done; echo "soak: $$failed of $$((4 * $(ROUNDS))) runs failed"; exit $$((failed > 0))

docs: $(DONE)-docs ## the documentation as a site, in build/site; every warning is an error
	@echo "docs: build/site/index.html"
	@$(BIN)/zensical build --strict

# The sources run by themselves here: a declaration that was just changed need not be compiled first.
border: export UNDERMINE_PURE := 1
border: venv client/node_modules/.done ## write anew what comes from the games' declarations: the page's types, its tests' states, docs/events.md, docs/envs.md, the lesson
	@$(BIN)/python -m undermine.server.schema | npm --prefix client run --silent types
	@$(BIN)/python -m undermine.events_page > docs/events.md
	@$(BIN)/python -m undermine.envs.page > $(VENV)/envs.md && mv $(VENV)/envs.md docs/envs.md
	@$(BIN)/python client/scripts/lesson.py > $(VENV)/steps.ts && mv $(VENV)/steps.ts client/src/lesson/steps.ts

lock: $(UV) ## pin requirements/*.in anew, with hashes; ARGS=--upgrade takes newer versions
	@cd requirements && for name in uv build run test bench ray docs audit; do echo "$$name"; \
	  ../$(UV) pip compile --quiet --universal --python-version 3.11 --no-header --generate-hashes $(ARGS) $$name.in -o $$name.txt; done

dist: $(DONE)-run page ## what is handed out, in dist/: a source distribution with the built page, and from it a wheel for this Python
	@rm -rf dist && mkdir -p dist
	@$(UV) build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist/*.tar.gz dist/*.whl

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist client/node_modules src/*.egg-info src/undermine/server/static src/undermine/_engine.stamp
	rm -rf .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +

venv: $(DONE)-test $(DONE)-docs ## only the Python environment for work and tests
build: $(DONE)-run ## only compile the engine, in place; UNDERMINE_PURE=1 leaves it pure Python, UNDERMINE_QUICK=1 compiles in a hurry
	@$(ALONE) bash -c '$(BIN)/python -P src/undermine/_engine.py src/undermine/_engine.py setup.py requirements/build.txt || { echo "engine: compiling"; $(BIN)/python setup.py --quiet build_ext --inplace; }'
page: $(PAGE) ## only build the page

comma := ,

$(UV): requirements/uv.txt
	@echo "environment: $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "undermine needs Python 3.11 or newer, and $(PYTHON) is older: make PYTHON=python3.12 (or another) picks one."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv --without-pip $(VENV) || { echo "$(PYTHON) cannot make a virtual environment: install its venv module (Debian: apt-get install python3-venv)."; exit 1; }
# The pip that is there installs uv; only without one is pip put into the environment, which takes seconds.
	@pip=("$(PYTHON)" -m pip --python $(BIN)/python); \
	"$${pip[@]}" --version >/dev/null 2>&1 || { pip=($(BIN)/python -m pip); $(BIN)/python -m ensurepip >/dev/null; } || \
	  { echo "$(PYTHON) has no pip: install it or the venv module (Debian: apt-get install python3-venv)."; exit 1; }; \
	"$${pip[@]}" install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
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

$(DONE)-docs: $(DONE)-run requirements/docs.txt
	@echo "environment: what the documentation needs"
	@$(SYNC) -r requirements/docs.txt
	@touch $@

$(DONE)-audit: $(DONE)-run requirements/audit.txt
	@echo "environment: what audits need"
	@$(SYNC) -r requirements/audit.txt
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
	command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell); \
	compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql); \
	if [ $${#missing[@]} = 0 ]; then exit 0; fi; \
	root=(); [ "$$(id -u)" = 0 ] || root=(sudo -n); \
	if ! command -v apt-get >/dev/null || ! "$${root[@]}" true 2>/dev/null; then \
	  echo "The tests that need $${missing[*]} cannot run: these programs are missing, and only root on a Debian system can install them here."; exit 0; fi; \
	echo "system: installing $${missing[*]}"; \
	export DEBIAN_FRONTEND=noninteractive; \
	"$${root[@]}" apt-get update -qq; \
	"$${root[@]}" apt-get install -qq --yes --no-install-recommends "$${missing[@]}" >/dev/null
