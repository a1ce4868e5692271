# make            install the libraries that are missing, build, and compile components/ with tokens/ to Generated/
# make test       check the format of sources and specs, run all tests, and check that builds are repeatable
# make dev        build the tool without optimization, for work on it
# make dev-test   build and run tests without optimization: FILTER=LinterTests
# make bench      measure a build against the minimum cost of its work; PART=builds, startup, tokens, targets, growth or macro measures one part
# make prove      compare random components with the Swift compiler and the tools, run their calls, random bodies as
#                 UIKit views and all golden cases, and compare random edits of a watched project with clean builds:
#                 COUNT=1000, EDITS=5000, SEED=1
# make damage     measure which random mistakes in specs only the Swift compiler finds: COUNT=1000, SEED=1
# make record     record all expected texts of tests again; read the difference
# make install    install the tool, its manual page, shell completions and interface modules below $(PREFIX)
# make clean      remove the build products of this package; dependencies stay built
# make distclean  remove all build products

SWIFT ?= swift
PREFIX ?= /usr/local

# One configuration for all: optimized as the tool should be, but file by file, since whole modules
# of swift-syntax take three times as long. Another one would build the dependencies once more. The
# files of a module share a compiler, which reads the imported modules once.
CONFIGURATION = -c release -Xswiftc -no-whole-module-optimization -Xswiftc -enable-batch-mode
BUILD = $(SWIFT) build $(CONFIGURATION)
PRODUCTS = .build/release
DSCOMPILE = $(PRODUCTS)/dscompile

.PHONY: all build generate dev dev-test test format lint check bench prove damage record install clean distclean libraries validators announce

all: generate

libraries:
	@Scripts/install-libraries

validators:
	@Scripts/install-validators

announce:
	@test -d $(PRODUCTS)/SwiftParser.build || echo "The first build compiles swift-syntax, too: \
	some minutes on two cores, once."

build: libraries announce
	$(BUILD) --product dscompile

generate: build
	$(DSCOMPILE) build

test: libraries validators announce format
	$(BUILD) --build-tests
	$(DSCOMPILE) format --check
	$(DSCOMPILE) lint --strict
	Scripts/check-repeatable $(DSCOMPILE)
	$(SWIFT) test $(CONFIGURATION) --skip-build

# Without optimization, a change of one file is built in seconds. Its products are beside the others: changing between the
# two builds nothing again.
DEV = $(SWIFT) build --scratch-path .build-dev
FILTER ?= .

dev: libraries
	$(DEV) --product dscompile
	@echo "The tool is .build-dev/debug/dscompile."

dev-test: libraries
	$(DEV) --build-tests
	DSCOMPILE_PRODUCTS=.build-dev/debug $(SWIFT) test --scratch-path .build-dev --skip-build \
	  --filter '$(FILTER)'

# Toolchains before 6.0 have no formatter.
format:
	@if $(SWIFT) format --version >/dev/null 2>&1; then \
	  echo "$(SWIFT) format lint"; \
	  $(SWIFT) format lint --strict --recursive Sources Tests Tools Plugins Benchmarks templates Package.swift; \
	else \
	  echo "This toolchain has no 'swift format', so the style of the sources is not checked."; \
	fi

lint: build
	$(DSCOMPILE) lint

check: build
	$(DSCOMPILE) build --check

bench: build validators
	$(BUILD) --product dscompile-bench
	$(PRODUCTS)/dscompile-bench $(DSCOMPILE) .build/validators/bin/yamllint $(PART)

COUNT ?= 1000
EDITS ?= 5000
SEED ?= 1

prove: libraries announce
	$(BUILD) --build-tests
	DSCOMPILE_PROOFS=$(COUNT) DSCOMPILE_EDITS=$(EDITS) DSCOMPILE_SEED=$(SEED) \
	  $(SWIFT) test $(CONFIGURATION) --skip-build \
	  --filter "OverloadProofs|GoldenCaseTests|RandomSpecTests|fixesRandomSpecs|IncrementalTests|RandomBodyTests"

# The share of random damage to the Swift in the samples that only the compiler finds.
damage: libraries announce
	$(BUILD) --product damage-specs
	$(PRODUCTS)/damage-specs . Interfaces $(COUNT) $(SEED)

# Each test that records fails with a message about what it wrote; only the difference matters.
RECORDED = TreeTests|TranscriptTests|ReferenceTests|CallTable|MessageTests|MigrationTests|RuntimeRecord|TrapTests

record: libraries announce
	$(BUILD) --build-tests
	-DSCOMPILE_RECORD=1 $(SWIFT) test $(CONFIGURATION) --skip-build --filter "$(RECORDED)"
	@echo "Recorded. Read 'git diff' as a user would, and run 'make test'."

COMPLETIONS = bash-completion/completions zsh/site-functions fish/vendor_completions.d

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(DSCOMPILE) "$(DESTDIR)$(PREFIX)/bin/dscompile"
	install -d $(addprefix "$(DESTDIR)$(PREFIX)/share/,$(addsuffix ",$(COMPLETIONS) man/man1))
	Scripts/generate-manual $(DSCOMPILE) > "$(DESTDIR)$(PREFIX)/share/man/man1/dscompile.1"
	$(DSCOMPILE) --generate-completion-script bash \
	  > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/dscompile"
	$(DSCOMPILE) --generate-completion-script zsh \
	  > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_dscompile"
	$(DSCOMPILE) --generate-completion-script fish \
	  > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/dscompile.fish"
	rm -rf "$(DESTDIR)$(PREFIX)/share/dscompile/interfaces"
	install -d "$(DESTDIR)$(PREFIX)/share/dscompile"
	cp -R Interfaces "$(DESTDIR)$(PREFIX)/share/dscompile/interfaces"

OWN_TARGETS = $(notdir $(wildcard Sources/* Tests/*)) Templates dscompile_bench

clean:
	rm -rf Generated $(OWN_TARGETS:%=$(PRODUCTS)/%.build) $(DSCOMPILE) $(PRODUCTS)/dscompile-bench
	@echo "The dependencies stay built; 'make distclean' removes them, too."

distclean:
	rm -rf Generated .build .build-dev
