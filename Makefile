# Spieltisch. `make` alone lists the targets; each one sets up what it needs, and a second run finds it there.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# -trimpath, which packages need, everywhere: so tests, program and packages share what is compiled.
export GOFLAGS := $(strip $(GOFLAGS) -mod=readonly -trimpath)

GOLANGCI_LINT := github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0
GOFUMPT       := mvdan.cc/gofumpt@v0.12.0

# Fyne's goroutine checks are on only in programs that say they are migrated.
TAGS      := migrated_fynedo
# "ci" is Fyne's software driver: no GL to compile or to have.
TEST_TAGS := ci,$(TAGS)

# libc6-dev stands here because it is only recommended by gcc. What plays sounds asks pkg-config for ALSA.
BUILD_PACKAGES := gcc libc6-dev pkg-config libasound2-dev
# What GLFW needs for both X11 and Wayland, of which the program takes what it finds.
GL_PACKAGES    := $(BUILD_PACKAGES) libgl1-mesa-dev xorg-dev libwayland-dev libxkbcommon-dev
E2E_PACKAGES   := $(GL_PACKAGES) libgl1-mesa-dri xvfb x11-xkb-utils xdotool poppler-utils
PKG_PACKAGES   := $(GL_PACKAGES) xz-utils librsvg2-bin desktop-file-utils appstream binutils dpkg-dev lintian
TRY_PACKAGES   := mmdebstrap xvfb

# librsvg2-bin and icoutils make the icon. unzip looks at the result.
WINDOWS_PACKAGES := gcc-mingw-w64-x86-64-win32 librsvg2-bin icoutils zip unzip
# locales has the languages that wine speaks.
WINE_PACKAGES    := $(E2E_PACKAGES) $(WINDOWS_PACKAGES) wine wine64 locales

# What is played on Windows too: the rest is drawn and thought the same everywhere.
WINE_PLAYS := Dicewords|Davinci|Sheets|SecondCopy|Data|Crash

# A language set by whoever runs the tests must not decide what they see.
TEST_ENV := env -u LC_ALL -u LC_MESSAGES -u LANGUAGE LANG=en_US.UTF-8
# Rules make much small garbage in a small heap, and collecting that takes three quarters of the time of their tests. Pages make a
# large one, where memory that was never touched before costs more than what it saves. FYNE_CACHE is how long Fyne keeps the
# renderers of widgets that nobody looks at, see Sweep of app/shell/shelltest; a minute otherwise.
LEAN     := GOGC=800 GOMEMLIMIT=800MiB FYNE_CACHE=10s
# A random order each time on CI; elsewhere a fixed one, so that a rerun finds what passed in the cache.
SHUFFLE  := $(if $(CI),-shuffle=on)
# Vet is a step of its own, which sees all packages once.
TEST_FLAGS = -json -vet=off -timeout 30m $(SHUFFLE) -tags $(TEST_TAGS)
# The go command leaves out folders with a dot unless they are named.
CODE     := ./... ./.ci/testsum ./.ci/tools
# Where goroutines are, and what waits for them: their short tests run once more under the race detector.
RACED    := ./store/... ./app/shell/... ./app/table/... ./app/settings/... ./app/picker/... ./app/sound/... ./locales/... ./games/lexicon/...
# Text is shaped all the time while pages are laid out, by a package that shares nothing and isn't ours. SQLite is compiled
# for the race detector alone, in a third of the time at -O1. The tables of Dicewords and the search of Wörterklauer are
# arithmetic, which takes twenty times as long under the detector; in the program one goroutine each does that.
RACE     := -race -gcflags=github.com/go-text/...=-race=false -gcflags=spieltisch/games/dicewords/mind=-race=false \
	-gcflags=spieltisch/games/woerterklauer/...=-race=false
# The generator of the word lists is a module of its own.
LEXICON  := assets/lexicon/make
# How often make kills kills.
KILLS    := 1000 30
TESTSUM  := go run ./.ci/testsum
# The packages with a test file that has such a line, as ./paths.
packages_with = $$(.ci/tools/packages-with.sh $(1))

.PHONY: help run build test race check check-rest vet platforms lint fmt e2e bench memory arena puzzles damage package package-test windows e2e-windows kills lexicon sounds lines clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-12s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build the program and open it (ARGS="-lang de" passes arguments)
	@bin/spieltisch $(ARGS)

build: ## build bin/spieltisch
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh build $(GL_PACKAGES)
	@if [[ ! -x bin/spieltisch ]]; then echo "building (the first time takes about three minutes)"; fi
	@go build -tags $(TAGS) -o bin/spieltisch .

test: ## all tests
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh test $(BUILD_PACKAGES)
	@echo "tests"
	@{ failed=0; $(TEST_ENV) $(LEAN) go test $(TEST_FLAGS) $(CODE) || failed=1; \
	  $(TEST_ENV) $(LEAN) go test -C $(LEXICON) $(TEST_FLAGS) ./... || failed=1; exit $$failed; } | $(TESTSUM) tests

race: ## the short tests of what has goroutines, and of what waits for them, under the race detector
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh race $(BUILD_PACKAGES)
	@echo "race"
	@$(TEST_ENV) $(LEAN) CGO_CFLAGS=-O1 go test $(TEST_FLAGS) -short $(RACE) $(RACED) | $(TESTSUM) race

check: test check-rest ## all that must hold before a change lands: test and check-rest

# Two at a time, as those that play wait most of the time while others compile; what one says comes in one piece when it
# ends. All packages are installed first, as apt does one thing at a time. Windows takes longest, so it begins.
check-rest: ## race, vet, platforms, lint, memory, e2e, package-test, e2e-windows
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh check $(sort $(E2E_PACKAGES) $(PKG_PACKAGES) $(TRY_PACKAGES) $(WINE_PACKAGES))
	@$(MAKE) -j2 --output-sync=target e2e-windows race vet platforms lint memory e2e package-test

vet: ## go vet, with all tests
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh vet $(BUILD_PACKAGES)
	@echo "vet"
	@go vet -tags $(TEST_TAGS),e2e $(CODE)
	@go vet -C $(LEXICON) ./...

platforms: ## go vet for Windows and macOS, with all tests
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh platforms $(WINDOWS_PACKAGES)
	@echo "vet for Windows"
	@.ci/tools/for-windows.sh go vet -tags $(TEST_TAGS) ./...
	@echo "vet for macOS"
	@.ci/tools/vet-macos.sh ./...

lint: ## golangci-lint and gofumpt, at pinned versions
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh lint $(BUILD_PACKAGES)
	@.ci/tools/need-tool.sh $(GOLANGCI_LINT)
	@.ci/tools/need-tool.sh $(GOFUMPT)
	@echo "lint"
	@.tools/golangci-lint run --build-tags $(TEST_TAGS),e2e $(CODE)
	@cd $(LEXICON) && "$(CURDIR)/.tools/golangci-lint" run --config "$(CURDIR)/.golangci.yml" ./...
	@unformatted=$$(.tools/gofumpt -l .); \
	  if [[ -n $$unformatted ]]; then echo "not formatted (make fmt does it):" $$unformatted; exit 1; fi

fmt: ## format the Go files
	@.ci/tools/need-go.sh
	@.ci/tools/need-tool.sh $(GOFUMPT)
	@.tools/gofumpt -l -w .

e2e: ## play in the real program, built with the race detector, on a virtual screen; pictures in e2e-out/
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh e2e $(E2E_PACKAGES)
	@echo "building the program with the race detector"
	@CGO_CFLAGS=-O1 go build $(RACE) -tags $(TAGS) -o bin/spieltisch-race .
	@mkdir -p e2e-out && find e2e-out -mindepth 1 -maxdepth 1 -not -name 'windows*' -exec rm -rf {} +
	@echo "e2e"
	@$(TEST_ENV) SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch-race" SPIELTISCH_OUT="$(CURDIR)/e2e-out" \
	  go test -json -count=1 -timeout 30m -parallel 2 -tags $(TEST_TAGS),e2e -run '^TestE2E' $(call packages_with,'^//go:build.*e2e') | $(TESTSUM) e2e

kills: build ## kill -9: 1,000 times at the store, 30 times at the window (KILLS="50 5" says otherwise)
	@.ci/tools/need.sh e2e $(E2E_PACKAGES)
	@echo "kills: $(word 1,$(KILLS)) at the store, $(word 2,$(KILLS)) at the window"
	@$(TEST_ENV) SPIELTISCH_KILLS=$(word 1,$(KILLS)) go test -v -count=1 -timeout 60m -tags $(TEST_TAGS) -run '^TestKillNine' ./store
	@out=$$(mktemp -d) && trap 'rm -rf "$$out"' EXIT && \
	  $(TEST_ENV) SPIELTISCH_KILLS=$(word 2,$(KILLS)) SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch" SPIELTISCH_OUT="$$out" \
	  go test -v -count=1 -timeout 60m -tags $(TEST_TAGS),e2e -run '^TestKillsWindow' ./app/e2e

bench: build ## measure speed, start-up and memory against their baselines
	@.ci/tools/need.sh bench $(E2E_PACKAGES)
	@go test -run '^$$' -bench . -benchmem -tags $(TEST_TAGS) $(call packages_with,'^func Benchmark')
	@SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch" LIBGL_ALWAYS_SOFTWARE=1 \
	  go test -run '^TestFrames$$' -v -bench '^BenchmarkStart' -benchtime 9x -timeout 30m -tags $(TEST_TAGS),e2e ./app/e2e

memory: build ## the bars of make bench that are memory, and so the same on a busy machine
	@.ci/tools/need.sh memory $(E2E_PACKAGES)
	@echo "memory"
	@SPIELTISCH_BIN="$(CURDIR)/bin/spieltisch" LIBGL_ALWAYS_SOFTWARE=1 go test -count=1 -v -timeout 10m -run '^TestMemory$$' -tags $(TEST_TAGS),e2e ./app/e2e
	@go test -run '^$$' -bench '^BenchmarkMemory$$' -benchtime 1x -tags $(TEST_TAGS) $(call packages_with,'^func BenchmarkMemory')

damage: ## visit every page after N damages of a data file and N of an import (N=2000: over an hour)
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh damage $(BUILD_PACKAGES)
	@$(TEST_ENV) go test -count=1 -timeout 24h -tags $(TEST_TAGS) -run '^TestPictureDamage$$' ./app -damages $(or $(N),2000)

arena: ## computer players against each other; goes on where it stopped, from .tools/arena.txt (ARGS="-only davinci")
	@.ci/tools/need-go.sh
	@mkdir -p .tools
	@$(TEST_ENV) GOGC=400 GOMEMLIMIT=3GiB go test -v -count=1 -timeout 24h -tags $(TEST_TAGS) -run '^TestArena$$' ./games/mind/arena \
	  -results "$(CURDIR)/.tools/arena.txt" -workers $(or $(WORKERS),$(shell nproc)) $(ARGS)

puzzles: ## make the puzzles of 400 days: each has one best answer, no tip knows a better one, and the character of its day solves it
	@.ci/tools/need-go.sh
	@$(TEST_ENV) go test -v -count=1 -timeout 3h -tags $(TEST_TAGS) -run '^TestPuzzles$$' ./games/daily -days 400

package: ## a Debian package and an archive for other Linuxes in dist/
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh package $(PKG_PACKAGES)
	@.ci/packaging/linux/package.sh

package-test: package ## install the Debian package in a system of its own, start it there, remove it
	@.ci/tools/need.sh package-test $(TRY_PACKAGES)
	@.ci/packaging/linux/try-deb.sh

windows: ## a zip for Windows in dist/, made here with mingw-w64
	@.ci/tools/need-go.sh
	@.ci/tools/need.sh windows $(WINDOWS_PACKAGES)
	@.ci/packaging/windows/package.sh

e2e-windows: windows ## play in the program of that zip under wine; pictures in e2e-out/windows-*
	@.ci/tools/need.sh e2e-windows $(WINE_PACKAGES)
	@.ci/tools/wine.sh
	@rm -rf e2e-out/windows* && mkdir -p e2e-out
	@unzip -q "dist/spieltisch-$$(sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)-windows-amd64.zip" -d "e2e-out/windows für alle"
	@echo "e2e-windows"
	@$(TEST_ENV) SPIELTISCH_WINE="$(CURDIR)/.tools/wine" SPIELTISCH_OUT="$(CURDIR)/e2e-out" \
	  SPIELTISCH_BIN="$(CURDIR)/e2e-out/windows für alle/Spieltisch/spieltisch.exe" \
	  go test -json -count=1 -timeout 30m -tags $(TEST_TAGS),e2e -run '^Test(Wine|E2E($(WINE_PLAYS))$$)' ./app/e2e | $(TESTSUM) e2e-windows
	@$(TEST_ENV) .ci/tools/wine-store-tests.sh | $(TESTSUM) wine-store

lexicon: ## build the word lists from packages of Debian and npm (ARGS="-sample words" reads in them)
	@.ci/tools/need-go.sh
	@go run -C $(LEXICON) . $(ARGS)

sounds: ## make the sounds again; a test says when that is needed
	@.ci/tools/need-go.sh
	@go run ./assets/sound/make

lines: ## the lines of the product by folder (COMMIT=… for another one)
	@.ci/tools/lines.sh $(COMMIT)

clean: ## remove what was built, but not the tools
	@rm -rf bin dist e2e-out
