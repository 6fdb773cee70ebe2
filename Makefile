# `make` and `make test` do all the set-up on a fresh Debian or Ubuntu machine.
.DEFAULT_GOAL := all
.PHONY: all packages build test install clean

JOBS ?= $(shell nproc)

all: build
	build/jury

packages:
	@tools/install-packages

build: packages
	cmake --preset release -DJURY_TESTS=OFF
	cmake --build --preset release -j $(JOBS)

test: packages
	cmake --preset release -DJURY_TESTS=ON
	cmake --build --preset release -j $(JOBS)
	ctest --test-dir build --output-on-failure -j $(JOBS)

install: build
	cmake --install build

clean:
	rm -rf build build-debug build-asan build-coverage
