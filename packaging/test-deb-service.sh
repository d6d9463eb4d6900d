#!/bin/sh
# Tests the service in a container with systemd and a user: test-deb-service.sh ROOT PACKAGE. Changes ROOT.
set -eu

root=$1
package=$2
say() { echo "  $*"; }

chroot "$root" apt-get -qq install --no-install-recommends systemd systemd-sysv dbus dbus-user-session libpam-systemd >/dev/null 2>&1
cp "$package" "$root/root/passby.deb"
cp "$(dirname "$0")/test-deb-inside.sh" "$root/root/inside.sh"
mkdir -p "$root/var/lib/systemd/linger" "$root/etc/systemd/system/multi-user.target.wants"
touch "$root/var/lib/systemd/linger/ada"
cat >"$root/etc/systemd/system/try.service" <<'UNIT'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/root/inside.sh
ExecStopPost=/bin/systemctl --no-block poweroff
TimeoutStartSec=80
[Install]
WantedBy=default.target
UNIT
chroot "$root" systemctl enable try.service >/dev/null 2>&1
SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 timeout --kill-after 5 110 systemd-nspawn --quiet --directory "$root" --boot --register=no --keep-unit \
  --private-network </dev/null >"$root/root/boot.log" 2>&1 || true
if [ ! -f "$root/root/result" ]; then
  say "a container with systemd does not start here: the service was not tested ($(tail -n 1 "$root/root/boot.log" | tr -cd '[:print:]'))"
  exit 0
fi
cat "$root/root/result"
grep -q '^  all of it$' "$root/root/result" || { tail -n 40 "$root/root/trace" >&2 && exit 1; }
