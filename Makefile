# The few commands of the project. `make` alone lists them. Nothing is done twice: stamps live in .venv/.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory --no-builtin-rules

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.stamp
UV     := $(BIN)/uv
SYNC   := $(UV) pip install --quiet --python $(BIN)/python --require-hashes

.PHONY: help venv build
help: ## list the commands
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 14

venv: $(STAMP)-test ## the Python environment with everything for work and tests
build: $(STAMP)-engine ## compile the engine in place

$(UV): requirements/uv.txt
	@echo "environment: $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "undermine needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment: install its venv package (Debian: python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(STAMP)-run: $(UV) requirements/run.txt requirements/build.txt pyproject.toml setup.py
	@$(SYNC) -r requirements/run.txt -r requirements/build.txt
	@UNDERMINE_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable . 2>&1
	@touch $@

$(STAMP)-test: $(STAMP)-run requirements/test.txt
	@$(SYNC) -r requirements/test.txt
	@touch $@

ENGINE := $(shell find src/undermine/kernel src/undermine/games src/undermine/bots -name '*.py' 2>/dev/null)
$(STAMP)-engine: $(STAMP)-run src/undermine/_engine.py $(ENGINE)
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@
