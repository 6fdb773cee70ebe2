# `make` and `make test` do all the set-up on a fresh Debian or Ubuntu machine.
.DEFAULT_GOAL := all
.PHONY: all announce packages packages-for-tests build dist test asan coverage bench format format-check tidy install clean

JOBS ?= $(shell nproc)
CPP_FILES = $(shell git ls-files 'src/*.h' 'src/*.cpp' 'tests/*.h' 'tests/*.cpp' 'bench/*.h' 'bench/*.cpp')

all: build
	@echo; echo '$$ build/jury check examples/Stock.java'; build/jury check examples/Stock.java; [ $$? -le 1 ]  # it has a bug: 1

# About 15 minutes of one processor, measured from nothing.
announce:
	@[ -x build/jury ] || echo "Jury is built into build/: about 15 minutes of processor time, $$(((15 + $(JOBS) - 1) / $(JOBS))) minutes with $(JOBS) at a time."

packages: announce
	@tools/install-packages

# What the tests need besides: a browser and Node.js for the reports, an editor for the language server.
packages-for-tests: announce
	@tools/install-packages chromium=chromium node=nodejs npm=npm nvim=neovim junit5

build: packages
	cmake --preset release -DJURY_TESTS=OFF
	cmake --build --preset release -j $(JOBS)

# What people install without a build: dist/ has an archive, a Debian package, a list of contents and checksums.
dist: build
	@tools/package

test: packages-for-tests
	cmake --preset release -DJURY_TESTS=ON
	cmake --build --preset release -j $(JOBS)
	ctest --test-dir build --output-on-failure -j $(JOBS)

# Every test under the address and undefined-behaviour sanitizers.
asan: packages
	cmake --preset asan
	cmake --build --preset asan -j $(JOBS)
	ctest --test-dir build-asan --output-on-failure -j $(JOBS)

# Line coverage of the C++ folders by the tests. FOLDERS="classfile lower" prints those alone, TESTS="unit|cases" runs those alone.
coverage: packages
	cmake --preset coverage
	cmake --build --preset coverage -j $(JOBS)
	find build-coverage -name '*.gcda' -delete
	ctest --test-dir build-coverage --output-on-failure -j $(JOBS) $(if $(TESTS),-R "$(TESTS)")
	@tools/coverage build-coverage $(FOLDERS)

# The tables of bench/results, measured again. SUITES="frontend" measures those alone.
SUITES ?= frontend
bench: packages
	cmake --preset release
	cmake --build --preset release -j $(JOBS)
	@for suite in $(SUITES); do bench/run $$suite; done

format:
	@tools/install-packages clang-format
	@clang-format -i $(CPP_FILES)

format-check:
	@tools/install-packages clang-format
	@clang-format --dry-run --Werror $(CPP_FILES)

tidy:
	@tools/install-packages clang-tidy
	cmake --preset release
	cmake --build --preset release -j $(JOBS) --target jury
	@git ls-files 'src/*.cpp' | xargs -P $(JOBS) -n 4 clang-tidy --quiet --warnings-as-errors='*' --extra-arg=-Wno-unknown-warning-option -p build

# PREFIX=$$HOME/.local make install
install: build
	cmake --install build $(if $(PREFIX),--prefix $(PREFIX))

clean:
	rm -rf dist build build-debug build-asan build-coverage
