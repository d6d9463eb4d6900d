#!/usr/bin/env bash
# Runs all tests: first those without a browser, then those in one. The end of the output lists what was skipped, with the reason, and
# what failed.
set -uo pipefail

cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

status=0
"$swift" test --skip BrowserTests 2>&1 | tee "$log" || status=$?
"$swift" test --skip-build --filter BrowserTests 2>&1 | tee -a "$log" || status=$?
scripts/test-api.sh "$("$swift" build --show-bin-path)/passby" 2>&1 | tee -a "$log" || status=$?

# Swift Testing prints: ➜ Suite "…" skipped: "reason", or ➜ Test … skipped.
if grep -q ' skipped' "$log"; then
  printf '\nSkipped:\n'
  sed -n 's/^[^A-Za-z]*\(\(Suite\|Test\) .* skipped.*\)/  \1/p' "$log" | sort -u
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
