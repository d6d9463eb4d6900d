#!/bin/sh
# Installs, uses and removes a package on a clean Debian: test-deb.sh PACKAGE.
#
# debootstrap creates the clean Debian from the mirror that this machine uses; it is kept in /var/tmp for
# 30 days. Then the service is tested with systemd in a container. Both need root; otherwise the test is
# skipped.
set -eu

package=$1
here=$(cd "$(dirname "$0")/.." && pwd)
skip() { echo "Skipped the test of the package: $*" && exit 0; }
say() { echo "  $*"; }

[ "$(id -u)" = 0 ] || skip "only root can create a clean Debian."
command -v debootstrap >/dev/null || skip "debootstrap is not installed."
suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" 2>/dev/null | head -n 1)
[ -n "$suite" ] && [ -n "$mirror" ] || skip "this machine's own Debian mirror is not known."

architecture=$(dpkg --print-architecture)
base=/var/tmp/passby-$suite-$architecture.tar
root=$(mktemp -d /var/tmp/passby-root.XXXXXX)
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
trap 'rm -rf "$root"' EXIT
inside() { chroot "$root" "$@"; }

[ -z "$(find "$base" -mtime +30 2>/dev/null)" ] || rm -f "$base"
if [ ! -f "$base" ]; then
  say "creating a clean Debian $suite (once)"
  debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$root.log" 2>&1 ||
    { tail -n 3 "$root.log" && rm -f "$root.log" && skip "debootstrap failed."; }
  rm -f "$root.log"
  echo "127.0.0.1 localhost" >"$root/etc/hosts"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  inside useradd --create-home ada
  echo 'APT::Sandbox::User "root";' >"$root/etc/apt/apt.conf.d/sandbox"
  # Downloaded but not installed, so that later runs need no network.
  inside apt-get -qq update
  needed=$(dpkg-deb -f "$package" Depends | "$here/packaging/needed.sh" chroot "$root")
  # shellcheck disable=SC2086 # a list of package names
  inside apt-get -qq install --no-install-recommends --download-only $needed \
    systemd systemd-sysv dbus dbus-user-session libpam-systemd >/dev/null
  tar -C "$root" -cf "$base.new" . && mv "$base.new" "$base"
else
  tar -C "$root" -xf "$base"
fi

chmod 0755 "$root" # mktemp lets nobody else in
unshare --mount --propagation private "$here/packaging/test-deb-use.sh" "$root" "$package"
if command -v systemd-nspawn >/dev/null; then
  "$here/packaging/test-deb-service.sh" "$root" "$package"
else
  say "systemd-nspawn is not installed: the service was not tried"
fi
echo "✔ The package installs, works and goes away again."
