#!/usr/bin/env bash
# Checks the style of all Swift files and the prose of their comments.  The style of a file that has passed with the same content, the
# same settings and the same tool is not checked again (.build/lint-passed); a new checkout checks all.
set -euo pipefail

cd "$(dirname "$0")/.."
folders=(Sources Tests Benchmarks/Sources)
passed=.build/lint-passed

scripts/lint-prose.py "${folders[@]}"

tool=$({ scripts/swift.sh format --version && cat .swift-format; } | sha256sum | cut -c 1-16)
present=$(find "${folders[@]}" Package.swift Benchmarks/Package.swift -name '*.swift' -exec sha256sum {} + | sed "s/^/$tool/" | LC_ALL=C sort)
mkdir -p .build
touch "$passed"
mapfile -t changed < <(LC_ALL=C comm -13 "$passed" - <<< "$present" | sed 's/^[^ ]*  //')
if [ ${#changed[@]} -gt 0 ]; then
  scripts/swift.sh format lint --strict --parallel "${changed[@]}"
fi
printf '%s\n' "$present" > "$passed"
