# Everything starts here: `make` lists the targets. Paths are relative, so the folder's name may hold spaces.

# A package takes Python along as a library: the system's own where that is installed (libpython3), as the program starts
# a tenth sooner with it than with one that was built by hand; else the Python that is found first.
AS_LIBRARY := import ctypes, ensurepip, sys; ctypes.CDLL("libpython%d.%d.so.1.0" % sys.version_info[:2])
PACKED_PYTHON := $(or $(PYTHON),$(shell /usr/bin/python3 -c '$(AS_LIBRARY)' 2>/dev/null && echo /usr/bin/python3 || echo python3))
# The system's own Python where it can make environments: distributions build theirs with a profile of its use, and all
# that is played or tested needs a sixth less time than with one that was built by hand. PYTHON=... chooses another.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip' 2>/dev/null && echo /usr/bin/python3 || echo python3)
PY := .venv/bin/python
# The folders with code that are there; a package that comes later joins by itself.
CODE := $(wildcard engine qtapp tools tests)

# Dask lives in an environment of its own.
FARM_PY := $(if $(filter dask% tcp% tls%,$(FARM)),.venv-farm/bin/python,$(PY))

# Types of everything here, and of the program as Windows would run it; `make lint` asks for macOS too, at every push,
# in a job of its own: a third of the time of all types, for a system that no package is made for here.
ELSEWHERE = && $(PY) -m mypy --platform $(1) --cache-dir .mypy_cache/$(1) engine qtapp
TYPES := $(PY) -m mypy $(CODE) $(call ELSEWHERE,win32)

# Compiled modules are kept: the tests start the program again and again, and pytest rewrites every test it reads in.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play demo pictures readme-pictures reference test lint style format compiled test-compiled soak mutants bench screen-figures i18n language tune ladder lock clean setup setup-dev setup-farm package test-package package-windows test-package-windows

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' Makefile

play: setup  ## set everything up and play; without a display a game is played off-screen
	@$(PY) -m tools.play build/demo

demo: setup  ## play a game without a screen and leave pictures of it in build/demo
	@$(PY) -m tools.pictures --demo build/demo

pictures: setup  ## pictures of every part of the window in build/pictures
	@$(PY) -m tools.pictures build/pictures

readme-pictures: setup-dev  ## the pictures of the readme, and its film, anew in docs/pictures; look at them
	@$(PY) -m tools.pictures --readme docs/pictures

reference: setup  ## pages about the front door of the engine and about game art in build/reference
	@$(PY) -m tools.reference build/reference

# Types are checked beside the tests: without a cache that takes long, on one processor. One process of tests more than
# processors: some wait, for a window or a process, while others work.
test: style  ## set everything up, then all checks and all tests
	@($(TYPES)) & types=$$!; \
	QT_QPA_PLATFORM=offscreen $(PY) -m pytest -n 3 --dist worksteal; tests=$$?; \
	wait $$types || { echo 'The types do not fit together: mypy says above, before the tests, where.'; exit 1; }; exit $$tests

lint: style  ## style, types (of macOS too) and the walls between the layers
	$(TYPES) $(call ELSEWHERE,darwin)

style: setup-dev
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	.venv/bin/lint-imports --no-logo

format: setup-dev  ## lay the code out and mend what ruff can mend
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

soak: setup-dev  ## the long random runs; one that was stopped goes on (GAME=barrage: only one game)
	QT_QPA_PLATFORM=offscreen $(PY) -m pytest -v -n 2 -p tests.soak --kept build/soak -m soak $(if $(GAME),-k $(GAME))

compiled: setup-dev  ## build the engine with a compiler into build/compiled; TARSAS_COMPILED=0 goes without
	@$(PY) -m tools.compiled

# Tests that put something in place of a function inside the engine say nothing here: compiled calls do not ask for it.
test-compiled: compiled  ## the tests of the rules with the compiled engine, then random games with both, word for word (GAMES=20)
	QT_QPA_PLATFORM=offscreen $(PY) -m tools.compiled.loader -m pytest -n 2 --dist worksteal -o 'pythonpath=build/compiled .' \
		-m 'not soak and not spies' $(addprefix tests/,core conformance ginkgopolis imperial_miners barrage underwater_cities players lessons)
	$(PY) -m tools.compiled.compare --games $(or $(GAMES),20)
	@$(PY) -m tools.compiled.loader --tested

mutants: setup-dev  ## change the program in small ways and count what the tests notice; goes on where it stopped (MOST=40, PART=engine/core)
	$(PY) -m tools.mutate $(if $(MOST),--most $(MOST)) $(if $(PART),--part $(PART))

bench:  ## measure the engine, with Catanatron beside it, and the table on the screen
	@$(PYTHON) tools/bootstrap.py dev bench
	@$(PY) -m tools.bench

screen-figures: setup-dev  ## measure the screen: what is, what is wanted, whether it is met; goes on where it stopped (FARM=pool:2)
	@$(PY) -m tools.screen_figures $(if $(FARM),--farm $(FARM))

i18n: setup-dev  ## bring the translations in line with the texts (PRUNE=1: throw vanished ones away), then read what is composed (GAMES=200)
	@$(PY) -m tools.i18n $(if $(PRUNE),--prune)
	@$(PY) -m tools.pack_words
	@$(PY) -m tools.i18n.composed $(or $(GAMES),200)

language: setup-dev  ## start a language (LANG=pl), or bring its texts and examples up to date; docs/translating.md
	@$(PY) -m tools.i18n.language $(filter-out %.UTF-8 C POSIX,$(LANG))

package:  ## build the installable program: dist/*.deb and dist/*.tar.xz
	@$(PACKED_PYTHON) tools/bootstrap.py package
	@.venv-package/bin/python -m tools.package

test-package:  ## try the built package out in a clean root without Python (as root; ALLOW_PARTIAL=1 without)
	@$(PACKED_PYTHON) tools/bootstrap.py package
	@.venv-package/bin/python -m tools.package.smoke

package-windows:  ## build the installer for Windows: dist/*.exe (on Linux with x86_64; keeps its set-up)
	@$(PACKED_PYTHON) tools/bootstrap.py windows
	@.venv-windows/bin/python -m tools.package.windows

test-package-windows:  ## try the installer for Windows out under Wine
	@$(PACKED_PYTHON) tools/bootstrap.py windows
	@.venv-windows/bin/python -m tools.package.windows.smoke

tune: setup-farm  ## simulate the house sets and report how balanced they are (FARM=pool:2)
	@$(FARM_PY) -m tools.tune $(GAME) $(if $(FARM),--farm $(FARM))

ladder: setup-farm  ## let the levels of the players play each other (GAME=…, GAMES=200, FARM=pool:2)
	@$(FARM_PY) -m tools.ladder $(GAME) $(if $(GAMES),--games $(GAMES)) $(if $(FARM),--farm $(FARM))

lock:  ## remake requirements/*.txt from requirements/*.in
	@$(PYTHON) tools/bootstrap.py lock
	cd requirements && for profile in run dev bench farm package windows windows-python lock; do \
	    ../.venv-lock/bin/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	        --no-emit-index-url --custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) \
	        --output-file "$$profile.txt" "$$profile.in" || exit 1; \
	done

clean:  ## remove environments and caches
	rm -rf .venv .venv-bench .venv-farm .venv-lock .venv-package .venv-windows build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup:
	@$(PYTHON) tools/bootstrap.py run

setup-farm: setup
ifneq ($(FARM_PY),$(PY))
	@$(PYTHON) tools/bootstrap.py farm
endif

setup-dev:
	@$(PYTHON) tools/bootstrap.py dev
