# Everything here sets itself up, into this folder, and can be run again and again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export ETHNOS_CACHE_DIR := $(CURDIR)/.cache

.PHONY: help setup play test check format bench golden requirements clean

help: ## show what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

setup: $(VENV)/dev ## install everything needed to work on the project
	@echo "ready: $(BIN)/ethnos --help"

play: $(VENV)/play ## play against three bots in the terminal
	@$(BIN)/ethnos play --terminal

test: $(VENV)/dev ## run all tests
	@.ci/postgresql
	$(BIN)/python -m pytest -n auto

check: $(VENV)/dev ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/dev ## put the sources into their style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/bench ## how fast the engine is, beside its peers
	$(BIN)/python -m bench

golden: $(VENV)/dev ## rewrite the golden playthroughs, on purpose
	$(BIN)/python -m tests.playthrough --write

requirements: $(VENV)/dev ## pin the newest versions of all dependencies
	$(BIN)/pip install --quiet uv
	for set in "play" "dev --extra dev" "bench --extra dev --extra bench"; do \
		set -- $$set; name=$$1; shift; \
		$(BIN)/uv pip compile pyproject.toml requirements/build.in $$* --quiet --universal --python-version 3.11 \
			--generate-hashes --upgrade --custom-compile-command "make requirements" -o requirements/$$name.txt; \
	done

clean: ## remove everything that was set up or built here
	rm -rf $(VENV) .cache dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

# A stamp for each set of requirements; the sets contain each other.
$(VENV)/play: requirements/play.txt pyproject.toml
$(VENV)/dev: requirements/dev.txt pyproject.toml
$(VENV)/bench: requirements/bench.txt pyproject.toml
$(VENV)/play $(VENV)/dev $(VENV)/bench:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing what '$(@F)' needs into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$(@F).txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
