#!/bin/sh
# Shows the main job with a throw-away database: places, tasks, a trace replayed, the home screen before and after.
set -eu

passby=$1
here=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

export PASSBY_DB="$folder/demo.db"
export PASSBY_NOW=2026-03-02T12:00:00+01:00
export TZ=Europe/Berlin
unset PASSBY_CONFIG
XDG_CONFIG_HOME="$folder" && export XDG_CONFIG_HOME

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
run() {
  printf '$ passby'
  for word in "$@"; do
    case $word in
      *[!A-Za-z0-9,.:=/+-]*) printf ' "%s"' "$word" ;;
      *) printf ' %s' "$word" ;;
    esac
  done
  printf '\n'
  "$passby" "$@"
}

say "Places where things can be done"
run place add Home 52.5200,13.4050 --radius 60
run place add Pharmacy 52.52162,13.40973 --radius 60 --tag pharmacy
run place add Vet 52.52826,13.40648 --radius 50

say "Tasks that repeat, but not by the calendar"
run add "Cat medicine" --every 10-14w --start 2025-12-20T10:00 --place "#pharmacy"
run add "Water plants" --every 3d --start 2026-03-01T18:00 --place Home
run add "Claw trim" --every 6w --start 2026-02-20T09:00 --place Vet
run add "Rent" --every 1mo --from start --start 2026-01-01T09:00

say "The home screen before"
run list

say "A walk to the pharmacy, recorded by a GPS receiver, runs through the same code as a live one"
run replay "$here/Fixtures/traces/pharmacy-walk.nmea" --commit

say "The medicine is bought; its next countdown begins"
PASSBY_NOW=2026-03-02T17:50:00+01:00
run done "Cat medicine"

say "The home screen after"
run list

say "Why nothing was said about the rest"
run why "Water plants"
