#!/bin/bash
# The part of test-deb-service.sh inside the container: as root, with the service manager of the user ada.
exec 3>/root/result >/root/trace 2>&1
set -Eeux
trap 'echo "✘ the service: line $LINENO of test-deb-inside.sh" >&3; ada journalctl --user --no-pager -u passby' ERR

ada() {
  runuser -u ada -- env HOME=/home/ada XDG_RUNTIME_DIR=/run/user/1000 DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus "$@"
}
not() { if "$@"; then return 1; fi; }
say() { echo "  $*" >&3; }
until_true() { # at most 15 s
  for _ in $(seq 150); do
    if "$@"; then return 0; fi
    sleep 0.1
  done
  return 1
}
value() { ada systemctl --user show --property "$1" --value passby; }
has_pid_other_than() { local pid && pid=$(value MainPID) && [ "$pid" != 0 ] && [ "$pid" != "$1" ] && ada systemctl --user is-active -q passby; }

until_true systemctl is-active --quiet user@1000
dpkg -i /root/passby.deb
not ada systemctl --user is-active passby
ada mkdir -p /home/ada/.config/systemd/user/passby.service.d
# A short watchdog, and checks that the service can use the user's bus and folders, and no others.
cat >/home/ada/.config/systemd/user/passby.service.d/try.conf <<'UNIT'
[Service]
WatchdogSec=3s
RestartSec=100ms
ExecStartPre=/usr/bin/busctl --user --no-pager list
ExecStartPre=/bin/sh -c 'touch $HOME/file $XDG_RUNTIME_DIR/file /tmp/file && ! touch /usr/file && ! touch /var/lib/file'
UNIT
ada systemctl --user enable --now passby
first=$(value MainPID)
[ "$(value StatusText)" != "" ]
grep -q 'NoNewPrivs:.*1' "/proc/$first/status"
grep -q 'Seccomp:.*2' "/proc/$first/status"
[ ! -e /tmp/file ]
say "starts with systemd, reports that it is ready, and is sandboxed"

ada systemctl --user reload passby
[ "$(value MainPID)" = "$first" ]
sleep 4
[ "$(value MainPID)" = "$first" ]
say "reloads, and resets its watchdog"

kill -KILL "$first"
until_true has_pid_other_than "$first"
second=$(value MainPID)
kill -STOP "$second"
until_true has_pid_other_than "$second"
third=$(value MainPID)
say "is restarted after kill -9 and after a hang"

dpkg -i /root/passby.deb
until_true has_pid_other_than "$third"
fourth=$(value MainPID)
say "is restarted by an update"

ada systemctl --user stop passby
[ "$(value Result)" = success ]
ada systemctl --user start passby
dpkg --purge passby
[ ! -e "/proc/$fourth" ]
not ada systemctl --user is-active passby
[ -s /home/ada/.local/share/passby/passby.db ]
say "stops in time, and ends when the package is removed"
say "all of it"
