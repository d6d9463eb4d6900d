#!/bin/sh
# Installs the Debian packages named as arguments that are missing; asks for sudo only when it must.
set -eu

missing=""
for package in "$@"; do
  status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
  [ "$status" = "install ok installed" ] || missing="$missing $package"
done
if [ -n "$missing" ]; then
  command -v apt-get >/dev/null || {
    echo "Needed and missing:$missing. Install them with your package manager." >&2
    exit 1
  }
  echo "Installing:$missing"
  if [ "$(id -u)" = 0 ]; then as_root=""; else as_root="sudo"; fi
  $as_root apt-get update -qq
  # shellcheck disable=SC2086 # a list of package names
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $missing
fi

command -v swift >/dev/null || {
  echo "Swift 6.3 is needed: https://www.swift.org/install/linux/ tells how." >&2
  exit 1
}
