# shellcheck shell=sh
# What the package says of itself; sourced by deb.sh.
maintainer="The Passby authors <maintainers@passby.example>"

# control VERSION ARCHITECTURE DEPENDS KILOBYTES
control() {
  cat <<EOF
Package: passby
Version: $1
Architecture: $2
Maintainer: $maintainer
Installed-Size: $4
Depends: $3
Recommends: ca-certificates, gpsd, libjs-leaflet, libnotify-bin
Suggests: apprise, gpsd-clients
Section: utils
Priority: optional
Description: reminders for what repeats, at the place where you can do it
 Passby keeps tasks that repeat, but not by the calendar: cat medicine is
 bought every 10 to 14 weeks, and the next countdown begins when it was
 bought. It follows the position that gpsd reports, and reminds you when you
 come by a place where a task can be done, only when that task is nearly due.
 When nothing brings you there in time, it reminds you when the countdown ends.
 .
 Reminders come to the terminal, to the desktop, and through commands and
 webhooks of yours. Tasks are kept in one SQLite file, and recorded NMEA
 traces replay through the very same code as a live receiver.
EOF
}

# changes VERSION: the Debian changelog; what changed in the program itself is in changelog.gz.
changes() {
  cat <<EOF
passby ($1) stable; urgency=medium

  * Built from the sources; changelog.gz tells what changed in them.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
EOF
}
