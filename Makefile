# Passby: make demo shows it, make test checks it, make install installs it.

PREFIX ?= $(if $(filter 0,$(shell id -u)),/usr/local,$(HOME)/.local)
DESTDIR ?=
SWIFT ?= swift
export SWIFT
# As `swift`, in an environment that does not change between targets.
swift = scripts/swift.sh
# Static, so that the program runs without an installed Swift. The linker warns of mktemp in Foundation, which Passby does not call.
# Each function has a section of its own: the linker leaves out what nothing calls, a twentieth of the code.
# lld packs the relocations (for glibc 2.36 or later) and exports no unneeded symbols: 5 MB less per process, and a faster start.
# The folder has the static libstdc++ alone: to load the other one takes every command half a millisecond.
STATIC = --static-swift-stdlib --disable-local-rpath -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -use-ld=lld -Xlinker -z -Xlinker now -Xlinker --as-needed \
	-Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic -Xlinker --icf=safe -Xlinker -L$(CURDIR)/.build/static
RELEASE = "$$($(swift) build -c release $(STATIC) --show-bin-path)/passby"
# Each build has this option: with another one SwiftPM compiles some modules again.
CHECKED = --explicit-target-dependency-import-check error
# What tests and the demonstration run: not optimized and with assertions, as a debug build, but without its condition DEBUG, by which
# ArgumentParser checks the declarations of a command each time it reads one, and with whole modules compiled at once, which is faster from
# nothing. It has a folder of its own, because the release has other options; `swift build` alone makes a debug build beside both.
PLAIN = --scratch-path .build/plain -c release -Xswiftc -Onone -Xswiftc -enable-testing
export BUILD_OPTIONS = $(CHECKED) $(PLAIN)
BUILD = $(swift) build $(BUILD_OPTIONS)
# As `swift test`, which would compile everything again for options of its own.
TEST = SWIFT="$$($(BUILD) --show-bin-path)/passbyPackageTests.xctest" $(swift) --testing-library swift-testing
PROGRAM = "$$($(BUILD) --show-bin-path)/passby"

.DEFAULT_GOAL := help
.PHONY: help demo test example crash-test fuzz soak check bench bench-smoke lint build build-tests release install uninstall deb test-deb ready schema assets fixtures pictures page-pictures clean needs-build needs-deb needs-test-deb needs-test

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 18

demo: needs-build build ## install build dependencies, build, and show the main job
	@scripts/demo.sh $(PROGRAM)

test: needs-test check ## install test dependencies, run lint and all tests, list what was skipped

check: lint ## lint, build with the import check, benchmarks briefly, tests
	@scripts/test.sh

bench: release ## measure against the goals and print the table (PEERS=folder: with peers)
	Benchmarks/bench.py --passby $(RELEASE)

bench-smoke: ## run the benchmarks briefly; the numbers mean nothing
	$(swift) build --package-path Benchmarks
	Benchmarks/bench.py --quick --bin "$$($(swift) build --package-path Benchmarks --show-bin-path)" > /dev/null

example: ## build the example of another program that uses the libraries, and run it
	scripts/test-example.sh

crash-test: needs-test build-tests ## kill -9 at a thousand moments of a day (KILLS=1000), and a tenth of that between messages of phones; some five minutes
	KILLS=$(or $(KILLS),1000) $(TEST) --filter CrashTests

fuzz: build-tests ## dates, quick lines, pictures and messages of phones made up at random, for three minutes (FUZZ_SECONDS=180, FUZZ_SEED=number)
	FUZZ_SECONDS=$(or $(FUZZ_SECONDS),180) $(TEST) --filter FuzzTests

soak: needs-test release build-tests ## thirty days at 1 Hz through a release build (SOAK_DAYS=30)
	SOAK_DAYS=$(or $(SOAK_DAYS),30) PASSBY_BINARY=$(RELEASE) $(TEST) --filter SoakTests

lint: ## check the style and the prose of comments
	scripts/lint.sh

build: ## build without optimization, for tests: .build/plain/release/passby
	$(BUILD)

build-tests:
	$(BUILD) --build-tests

release: needs-build
	@mkdir -p .build/static
	@for library in /usr/lib/gcc/*/*/libstdc++.a; do if [ -e "$$library" ]; then ln -sf "$$library" .build/static/; fi; done
	$(swift) build $(CHECKED) -c release $(STATIC) --product passby

install: release ## a release build into PREFIX, with manual, completions and the service
	packaging/install.sh install $(RELEASE) "$(PREFIX)" "$(DESTDIR)"

uninstall: ## remove exactly the files that install wrote
	packaging/install.sh uninstall "$(PREFIX)" "$(DESTDIR)"

deb: needs-deb release ## passby_VERSION_ARCH.deb, a Debian package for this machine's architecture
	packaging/deb.sh $(RELEASE) .

ready: test crash-test test-deb ## what is run before a release: all tests, the thousand kills, the package (as root)

test-deb: needs-test-deb deb ## test the package on a clean Debian (as root, otherwise skipped)
	packaging/test-deb.sh "$$(ls -t passby_*.deb | head -n 1)"

schema: build-tests ## write the schema of a new database from the migrations
	PASSBY_WRITE_SCHEMA=1 $(TEST) --filter CurrentSchemaTests

assets: ## write the C file that embeds the files of the page
	scripts/assets.py

fixtures: ## generate the traces and the map in Fixtures/
	python3 Fixtures/generate.py
	python3 Fixtures/map.py

pictures: needs-test build ## take the pictures of the page in docs/
	/usr/bin/python3 -B Tests/BrowserTests/walk/pictures.py $(PROGRAM) docs

page-pictures: needs-test build ## take a picture of each page at each width into .build/pages, to look at
	PASSBY_PICTURES=.build/pages /usr/bin/python3 -B Tests/BrowserTests/walk/walk.py $(PROGRAM) drawn drawn_in_ukrainian drawn_with_many

clean: ## remove the build
	rm -rf .build passby_*.deb

needs-build:
	@scripts/needs.sh libcurl4 libexpat1-dev libgps-dev libmosquitto-dev libqrencode4 libsodium-dev libsqlite3-dev pkg-config python3

needs-deb:
	@scripts/needs.sh binutils dpkg-dev python3

needs-test-deb:
	@scripts/needs.sh debootstrap systemd-container

needs-test:
	@scripts/needs.sh libcurl4 libexpat1-dev libgps-dev libmosquitto-dev libqrencode4 libsodium-dev libsqlite3-dev pkg-config gpsd gpsd-clients mosquitto mosquitto-clients openssl python3 libnotify-bin dbus-daemon python3-dbus python3-gi apprise chromium chromium-driver chromium-headless-shell python3-selenium python3-pil python3-pip libimage-exiftool-perl libjs-leaflet taskwarrior todoman khal topydo todotxt-cli gpsbabel python3-icalendar python3-vobject w3m
	@scripts/needs-axe.sh
	@scripts/needs-schemathesis.sh
