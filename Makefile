# Spieltisch. `make` alone lists the targets; each one sets up what it needs, and a second run finds it there.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

export GOFLAGS := $(strip $(GOFLAGS) -mod=readonly)

GOLANGCI_LINT := github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
GOFUMPT       := mvdan.cc/gofumpt@v0.12.0

# Fyne's goroutine checks are on only in programs that say they are migrated.
TAGS      := migrated_fynedo
# "ci" is Fyne's software driver: no GL to compile or to have.
TEST_TAGS := ci,$(TAGS)

# libc6-dev stands here because it is only recommended by gcc.
BUILD_PACKAGES := gcc libc6-dev
GL_PACKAGES    := $(BUILD_PACKAGES) libgl1-mesa-dev xorg-dev
E2E_PACKAGES   := $(GL_PACKAGES) libgl1-mesa-dri xvfb x11-xkb-utils xdotool poppler-utils
PKG_PACKAGES   := $(GL_PACKAGES) xz-utils desktop-file-utils

# A language set by whoever runs the tests must not decide what they see.
TEST_ENV := env -u LC_ALL -u LC_MESSAGES -u LANGUAGE LANG=en_US.UTF-8
# A random order each time on CI; elsewhere a fixed one, so that a rerun finds what passed in the cache.
SHUFFLE  := $(if $(CI),-shuffle=on)
# The go command leaves out folders with a dot unless they are named.
CODE     := ./... ./.ci/testsum ./.ci/tools
TESTSUM  := go run ./.ci/testsum
# The packages with a test file that has such a line, as ./paths.
packages_with = $$(.ci/tools/packages-with.sh $(1))

.PHONY: help run build test lint fmt e2e bench package lexicon clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build the program and open it (ARGS="-lang de" passes arguments)
	@bin/spieltisch $(ARGS)

build: ## build bin/spieltisch
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh build $(GL_PACKAGES)
	@if [[ ! -x bin/spieltisch ]]; then echo "building (the first time takes about three minutes)"; fi
	@go build -tags $(TAGS) -o bin/spieltisch .

test: lint ## lint, vet, all tests with the race detector, pictures without it
	@.ci/tools/need.sh test $(BUILD_PACKAGES)
	@echo "vet"
	@go vet -tags $(TEST_TAGS) $(CODE)
	@echo "tests"
	@$(TEST_ENV) .ci/tools/tests.sh -timeout 30m $(SHUFFLE) -tags $(TEST_TAGS) -- $(CODE) | $(TESTSUM) tests

lint: ## golangci-lint and gofumpt, at pinned versions
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh lint $(BUILD_PACKAGES)
	@.ci/tools/need-tool.sh $(GOLANGCI_LINT)
	@.ci/tools/need-tool.sh $(GOFUMPT)
	@echo "lint"
	@.tools/golangci-lint run --build-tags $(TEST_TAGS),e2e $(CODE)
	@unformatted=$$(.tools/gofumpt -l .); \
	  if [[ -n $$unformatted ]]; then echo "not formatted (make fmt does it):" $$unformatted; exit 1; fi

fmt: ## format the Go files
	@.ci/tools/need-go.sh
	@.ci/tools/need-tool.sh $(GOFUMPT)
	@.tools/gofumpt -l -w .

e2e: build ## play in the real program on a virtual screen; pictures in e2e-out/
	@.ci/tools/need.sh e2e $(E2E_PACKAGES)
	@rm -rf e2e-out && mkdir e2e-out
	@echo "e2e"
	@$(TEST_ENV) SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch" SPIELTISCH_OUT="$(CURDIR)/e2e-out" \
	  go test -json -count=1 -timeout 30m -tags $(TEST_TAGS),e2e -run '^TestE2E' $(call packages_with,'^//go:build.*e2e') | $(TESTSUM) e2e

bench: build ## measure speed, start-up and memory against their baselines
	@.ci/tools/need.sh bench $(E2E_PACKAGES)
	@go test -run '^$$' -bench . -benchmem -tags $(TEST_TAGS) $(call packages_with,'^func Benchmark')
	@SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch" LIBGL_ALWAYS_SOFTWARE=1 \
	  go test -run '^$$' -bench '^BenchmarkStart' -benchtime 9x -timeout 30m -tags $(TEST_TAGS),e2e .

package: ## an installable archive for this machine's Linux in dist/
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh package $(PKG_PACKAGES)
	@.ci/packaging/linux/package.sh

lexicon: ## build the word lists from packages of Debian and npm (ARGS="-sample words" reads in them)
	@.ci/tools/need-go.sh
	@go run ./assets/lexicon/make $(ARGS)

clean: ## remove what was built, but not the tools
	@rm -rf bin dist e2e-out
