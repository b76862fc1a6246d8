# Every target installs what it needs into this folder, and can be run repeatedly.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export ETHNOS_CACHE_DIR := $(CURDIR)/.cache

CLIENT := src/ethnos/web/index.html
# What npm writes last; the folder itself changes with every run of the client's tests.
NODE_MODULES := web/node_modules/.package-lock.json
CLIENT_SOURCES := $(shell find web/src web/public web/scripts src/ethnos/locale src/ethnos/rules.json -type f) web/index.html $(wildcard web/*.ts web/*.json web/svelte.config.js)

.PHONY: help setup play web libraries wheel site docs test coverage check format bench bench-server golden screenshots requirements release clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

setup: $(VENV)/dev $(CLIENT) ## install everything needed to work on the project
	@echo "ready: $(BIN)/ethnos --help"

play: $(VENV)/play $(CLIENT) ## play in the browser
	@$(BIN)/ethnos play

web: $(CLIENT) ## build the browser client

libraries: $(VENV)/dev ## compile the rules ahead of time, for every platform and WebAssembly
	$(BIN)/python -m tools.libraries --all

wheel: $(VENV)/dev $(CLIENT) libraries ## build wheels for every platform into dist
	$(BIN)/python -m tools.wheels

site: ## build the game as a static folder that needs no server, into dist/site
	@$(MAKE) --no-print-directory site-pages
	@$(MAKE) --no-print-directory site-files
.PHONY: site-pages site-files tested-pages
site-pages: $(NODE_MODULES) $(CLIENT)
	@cd web && npm run --silent build:site -- --logLevel warn
# For the tests: rebuilt only after a change, or if the pages were built since, perhaps with SERVER.
SITE := dist/site/index.html
TESTED_SITE := dist/site-of-tests
SITE_SOURCES := $(shell find src/ethnos tools -type f -not -path '*/__pycache__/*' -not -path 'src/ethnos/web/*')
tested-pages: $(CLIENT)
	@test $(SITE) -nt $(CLIENT) && test $(TESTED_SITE) -nt $(SITE) || $(MAKE) --no-print-directory site-pages SERVER=
	@touch $(TESTED_SITE)
dist/site/files.json: $(SITE) $(SITE_SOURCES)
	@$(MAKE) --no-print-directory site-files
site-files: $(VENV)/dev
	@$(BIN)/python -m tools.libraries --target emscripten-wasm32
	@$(BIN)/python -m tools.site

docs: $(VENV)/dev ## build the documentation into dist/docs; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet

# Whole files: the tests of a file often share a server, which is then started once.
SPREAD := --dist loadfile --no-loadscope-reorder
# Tests wait for browsers and servers now and then: three processes keep two cores busy.
PROCESSES = $(shell $(BIN)/python -c "from ethnos.engine.compile import cores; print(cores() * 3 // 2)")
test: prepare-tests ## run the tests
	$(BIN)/python -m pytest -n $(PROCESSES) $(SPREAD) $(if $(ALL),,-m "not long")

# Changed rules run as plain Python: nothing is compiled for these tests.
ENGINE = $(shell $(BIN)/python -c "from ethnos.engine.compile.library import find_library; find_library()" \
	2> /dev/null && echo library || echo interpreted)
quick: $(VENV)/dev $(CLIENT) ## run the tests that a change to a rule, a text or a page most likely breaks
	ETHNOS_ENGINE=$(ENGINE) $(BIN)/python -m pytest -q -n auto $(SPREAD) -m "quick and not long"

test-all: ## run all tests, long games in the browser too
	@$(MAKE) --no-print-directory test ALL=1

.PHONY: prepare-tests programs prepare-rest torch test-client library quick test-all
prepare-tests: # what the tests need
	@$(MAKE) --no-print-directory -j2 $(VENV)/dev $(CLIENT) programs
	@$(MAKE) --no-print-directory -j2 library prepare-rest
	@$(MAKE) --no-print-directory dist/site/files.json
prepare-rest: # sequential: each writes the types of the messages
	@$(MAKE) --no-print-directory torch
	@$(MAKE) --no-print-directory tested-pages
	@$(MAKE) --no-print-directory test-client
programs:
	@.ci/postgresql
	@.ci/proxies
	@.ci/chromium
torch: $(VENV)/dev
	@.ci/torch
test-client: $(NODE_MODULES)
	@cd web && npm run --silent test
library: $(VENV)/dev # for this machine, and for WebAssembly
	@$(BIN)/python -m tools.libraries --target here --target wasm --target emscripten-wasm32

# Compiled code cannot be measured: the tests of the rules run once more as plain Python.
COVERAGE := $(BIN)/python -m coverage
coverage: prepare-tests ## measure how much of the package the tests reach; pages in dist/coverage
	@rm -rf dist/coverage && mkdir -p dist/coverage
	$(COVERAGE) run -m pytest -q -n auto $(SPREAD) -m "not long"
	ETHNOS_ENGINE=interpreted $(COVERAGE) run -m pytest -q -n auto $(SPREAD) tests/rules tests/notation tests/test_moves.py
	@$(COVERAGE) combine --quiet && $(COVERAGE) html --quiet
	@figure=$$($(COVERAGE) report --format=total) && echo "The tests reach $$figure % of the package." | tee dist/coverage/figure.md

check: check-python check-client ## check style and types
.PHONY: check-python check-client
check-python: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
check-client: $(NODE_MODULES)
	cd web && npm run --silent check

format: $(VENV)/dev $(NODE_MODULES) ## fix and format the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: $(VENV)/bench library ## measure the speed of the engine, in all ways to run it and beside other libraries
	$(BIN)/python -m bench.wasm
	$(BIN)/python -m bench
	$(BIN)/python -m bench.environments

bench-server: $(VENV)/dev library ## measure the server under load and killed, and scan what it sends; needs PostgreSQL and nginx
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.load --tables 1000 --every 5 --processes 2 --proxy nginx
	$(BIN)/python -m bench.crash --kills 30
	$(BIN)/python -m bench.crash --kills 30 --postgresql
	$(BIN)/python -m bench.leaks

golden: $(VENV)/dev ## rewrite the golden playthroughs and the texts with numbers, after an intended change
	$(BIN)/python -m tests.playthrough --write
	$(BIN)/python -m tests.catalogues --numbers

screenshots: $(VENV)/dev $(CLIENT) ## take pictures of every page, into docs/images/all
	@.ci/chromium
	$(BIN)/python -m tests.web.screenshots docs/images/all --readme docs/images

# A wheel with a compiled library needs no compiler.
BUILD := requirements/build.in
WITHOUT_NUMBA := --no-emit-package numba --no-emit-package llvmlite --no-emit-package numpy
requirements: $(VENV)/dev ## pin the newest versions of all dependencies
	$(BIN)/pip install --quiet uv
	for set in "play $(BUILD)" "dev $(BUILD) --extra dev" "bench $(BUILD) --extra dev --extra bench" \
		"hosting --extra hosting --extra push $(WITHOUT_NUMBA)" "cluster --extra cluster --extra parquet"; do \
		set -- $$set; name=$$1; shift; \
		$(BIN)/uv pip compile pyproject.toml $$* --quiet --universal --python-version 3.11 \
			--generate-hashes --upgrade --custom-compile-command "make requirements" -o requirements/$$name.txt; \
	done

release: $(VENV)/dev ## build and check everything that would be published; publishes nothing
	@$(BIN)/python -m tools.release before
	rm -rf dist
	@$(MAKE) --no-print-directory wheel site docs
	@$(BIN)/python -m tools.release

clean: ## remove everything that was set up or built here
	rm -rf $(VENV) web/node_modules src/ethnos/web src/ethnos/engine/libraries .cache dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

# A stamp file for each set of requirements; each set contains the one before it.
$(VENV)/play: requirements/play.txt pyproject.toml
$(VENV)/dev: requirements/dev.txt pyproject.toml
$(VENV)/bench: requirements/bench.txt pyproject.toml
$(VENV)/play $(VENV)/dev $(VENV)/bench:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing what '$(@F)' needs into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/$(@F).txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# The browser client, built into the package.
$(NODE_MODULES): web/package.json web/package-lock.json
	@echo "installing the build tools of the browser client ..."
	@cd web && npm ci --silent
	@touch $@
$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	@echo "building the browser client ..."
	@cd web && npm run --silent build -- --logLevel warn
