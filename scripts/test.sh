#!/usr/bin/env bash
# Runs all tests: first those without a browser beside the check of the API, because many of them wait; then those in browsers, which
# use all cores, beside those of a receiver or a peer that hangs, which wait for seconds one after the other. The end of the output lists
# what was skipped, with the reason, and what failed.
set -uo pipefail

cd "$(dirname "$0")/.."
log=$(mktemp)
api_log=$(mktemp)
trap '[ -z "${api:-}" ] || kill "$api" 2> /dev/null; rm -f "$log" "$api_log"' EXIT

status=0
# shellcheck disable=SC2086 # The Makefile's options, which are words.
scripts/swift.sh build --build-tests ${CHECKED:-} || exit
bin=$(scripts/swift.sh build --show-bin-path)

# As `swift test --skip-build`, which plans the whole build again for options of its own, for ten seconds in all, before it
# starts the same program. A terminal without colours, because the output goes through pipes.
run_tests() {
  TERM=dumb SWIFT=$bin/passbyPackageTests.xctest scripts/swift.sh --testing-library swift-testing "$@" 2>&1
}

scripts/test-api.sh "$bin/passby" > "$api_log" 2>&1 &
api=$!
run_tests --skip 'BrowserTests|ReceiverTroubleTests|NotifierContractTests' | tee "$log" || status=$?
wait "$api" || status=$?
api=
run_tests --filter 'BrowserTests|ReceiverTroubleTests|NotifierContractTests' | tee -a "$log" || status=$?
tee -a "$log" < "$api_log"

# Swift Testing prints: ➜ Suite "…" skipped: "reason", or ➜ Test … skipped.
if grep -q '^➜ ' "$log"; then
  printf '\nSkipped:\n'
  sed -n 's/^➜ */  /p' "$log" | sort -u
fi

if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  # The message of an issue may have many lines; the last ones of a long message say where it ended.
  awk '
    /^[✔◇✘]|^\[[0-9]+\/[0-9]+\]|^error:/ { shows = 0 }
    /^✘ .* recorded an issue/ || /: error: / || /^error:/ || /^Fatal error/ { shows = 1; lines = 0 }
    shows && lines++ < 12 { print substr($0, 1, 400) }
  ' "$log"
fi
exit "$status"
