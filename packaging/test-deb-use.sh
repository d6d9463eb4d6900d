#!/bin/sh
# Installs a package in a clean Debian root, uses it as a user, and removes it: test-deb-use.sh ROOT PACKAGE.
set -eu

root=$1
package=$2
here=$(cd "$(dirname "$0")/.." && pwd)
say() { echo "  $*"; }
fail() { echo "✘ $*" >&2 && exit 1; }
inside() { chroot "$root" "$@"; }
ada() { timeout 60 chroot --userspec=ada "$root" env -i HOME=/home/ada PATH=/usr/bin:/bin TZ=Europe/Berlin "$@"; }
# A package may leave entries in logs; ada's own files are checked separately.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./home -o -path ./var/log -o -path ./var/cache -o -path ./tmp \
    -o -path ./var/lib/dpkg/info -o -path ./root \) -prune -o ! -path './var/lib/dpkg/*-old' -print | LC_ALL=C sort)
}
expect() { # what is expected, the text
  case $2 in *"$1"*) ;; *) fail "expected \"$1\" in: $2" ;; esac
}

# This runs in its own mount namespace, so that nothing stays mounted.
mount -t proc proc "$root/proc"
cp "$here/Fixtures/traces/pharmacy-walk.nmea" "$root/tmp/"
cp "$package" "$root/tmp/passby.deb"

[ -z "$(find "$root/usr" -name '*swift*')" ] || fail "this root is not clean: it contains Swift."
needed=$(dpkg-deb -f "$package" Depends | "$here/packaging/needed.sh" chroot "$root" | tr "\n" " ")
# shellcheck disable=SC2086 # a list of package names
inside apt-get -qq install --no-install-recommends $needed >/dev/null 2>&1 || fail "the packages it depends on: $needed"
files >"$root/tmp/before"

inside apt-get -qq install --no-install-recommends /tmp/passby.deb >"$root/tmp/log" 2>&1 || fail "$(cat "$root/tmp/log")"
inside dpkg --verify passby || fail "files differ from the package"
say "installed with its dependencies only: $needed"

version=$(dpkg-deb -f "$package" Version)
[ "$(ada passby --version)" = "${version%-*}" ] || fail "passby --version is not ${version%-*}"
expect "Added place" "$(ada passby place add Home 52.52,13.405 --radius 60)"
expect "Added place" "$(ada passby place add Pharmacy 52.52162,13.40973 --radius 60 --tag pharmacy)"
expect "Added 1" "$(ada passby add 'Cat medicine' --every 10-14w --start 2025-12-20T10:00 --place '#pharmacy' --now 2026-03-02T12:00:00Z)"
expect "Cat medicine" "$(ada passby)"
expect "Cat medicine: you are at Pharmacy" "$(ada passby replay /tmp/pharmacy-walk.nmea 2>&1)"
ada timeout --preserve-status --signal TERM 2 passby run >"$root/tmp/log" 2>&1 || fail "run, ended by SIGTERM: $(cat "$root/tmp/log")"
say "a user adds places and a task, replays a walk and runs the daemon"

for page in man1/passby.1 man1/passby-add.1 man1/passby-place-add.1 man5/passby.yaml.5; do
  gzip -t "$root/usr/share/man/$page.gz" || fail "no manual page $page"
done
completions=$root/usr/share/bash-completion/completions/passby
inside bash -n "${completions#"$root"}" || fail "the completion for bash"
expect "replay" "$(inside bash -c ". ${completions#"$root"}"'; COMP_WORDS=(passby re) COMP_CWORD=1 COMP_LINE="passby re" COMP_POINT=9
  _passby passby re passby; echo "${COMPREPLY[*]}"')"
! command -v zsh >/dev/null || zsh -n "$root/usr/share/zsh/vendor-completions/_passby"
! command -v fish >/dev/null || fish -n "$root/usr/share/fish/vendor_completions.d/passby.fish"
[ ! -e "$root/etc/systemd/user/default.target.wants/passby.service" ] || fail "the service was enabled for all users"
say "manual pages and completions are installed, and the service is not enabled"

inside apt-get -qq install --reinstall --no-install-recommends /tmp/passby.deb >"$root/tmp/log" 2>&1 || fail "$(cat "$root/tmp/log")"
inside apt-get -qq remove passby >"$root/tmp/log" 2>&1 || fail "$(cat "$root/tmp/log")"
inside dpkg --purge passby >>"$root/tmp/log" 2>&1 || fail "$(cat "$root/tmp/log")"
files >"$root/tmp/after"
diff "$root/tmp/before" "$root/tmp/after" || fail "the package left files behind, or removed foreign ones"
[ -s "$root/home/ada/.local/share/passby/passby.db" ] || fail "the user's tasks are gone"
say "removed and purged: nothing stays but the user's tasks"
