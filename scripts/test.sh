#!/usr/bin/env bash
# Builds and runs all tests. The benchmarks, briefly, and the example of another package run beside the build, which begins on one core; the
# check of the API beside the tests without a browser, because many of them wait; the tests of a receiver, a daemon or a peer that hangs,
# which wait for seconds one after the other, beside those in browsers, which use all cores. The end of the output lists what was skipped,
# with the reason, and what failed.
set -uo pipefail

cd "$(dirname "$0")/.."
log=$(mktemp)
api_log=$(mktemp)
bench_log=$(mktemp)
trap 'kill ${api:-} ${bench:-} 2> /dev/null; rm -f "$log" "$api_log" "$bench_log"' EXIT

status=0
{ make --no-print-directory bench-smoke && make --no-print-directory example; } > "$bench_log" 2>&1 &
bench=$!
# shellcheck disable=SC2086 # The Makefile's options, which are words.
scripts/swift.sh build --build-tests ${BUILD_OPTIONS:-} || exit
# shellcheck disable=SC2086
bin=$(scripts/swift.sh build ${BUILD_OPTIONS:-} --show-bin-path)

# As `swift test --skip-build`, which plans the whole build again for options of its own, for ten seconds in all, before it
# starts the same program. A terminal without colours, because the output goes through pipes.
run_tests() {
  TERM=dumb SWIFT=$bin/passbyPackageTests.xctest scripts/swift.sh --testing-library swift-testing "$@" 2>&1
}

scripts/test-api.sh "$bin/passby" > "$api_log" 2>&1 &
api=$!
beside_browsers='BrowserTests|ReceiverTroubleTests|RealDaemonTests|NotifierContractTests'
run_tests --skip "$beside_browsers" | tee "$log" || status=$?
wait "$api" || status=$?
api=
wait "$bench" || status=$?
bench=
run_tests --filter "$beside_browsers" | tee -a "$log" || status=$?
cat "$bench_log" "$api_log" | tee -a "$log"

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
