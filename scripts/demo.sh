#!/bin/sh
# Shows the main job with a temporary database: a place, a task, a recorded walk, the reminder, done.
set -eu

passby=$1
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export PASSBY_DB="$folder/demo.db" PASSBY_NOW=2026-03-02T12:00:00+01:00
export TZ=Europe/Berlin XDG_CONFIG_HOME="$folder"
unset PASSBY_CONFIG

run() {
  printf '$ passby'
  for word in "$@"; do
    case $word in
      "$here"/*) printf ' %s' "${word#"$here"/}" ;;
      *[!A-Za-z0-9,.:=/+-]*) printf ' "%s"' "$word" ;;
      *) printf ' %s' "$word" ;;
    esac
  done
  printf '\n'
  "$passby" "$@"
}

run place add Pharmacy 52.52162,13.40973 --radius 60
run add "Cat medicine" --every 10-14w --start 2025-12-20 --place Pharmacy
run replay "$here/Fixtures/traces/pharmacy-walk.nmea" --commit
PASSBY_NOW=2026-03-02T17:50:00+01:00
run done "Cat medicine"
run list
