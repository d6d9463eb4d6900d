# shellcheck shell=sh
# The metadata of the package; sourced by deb.sh.
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
Recommends: ca-certificates, gpsd, libjs-leaflet, libmosquitto1, libnotify-bin, libqrencode4
Suggests: apprise, gpsd-clients
Section: utils
Priority: optional
Description: location-aware reminders for repeating tasks
 Passby keeps repeating tasks that do not follow the calendar: you need cat
 medicine every 10 to 14 weeks, and the next countdown starts when you buy it.
 Passby reads your position from gpsd and reminds you near a place where a
 task can be done, but only when that task is nearly due. If you do not pass
 such a place in time, it reminds you when the countdown ends.
 .
 Reminders appear in the terminal, on the desktop and on a web page, or go to
 commands and webhooks. Tasks are kept in one SQLite file. Recorded NMEA
 traces are replayed by the same code as a live receiver.
EOF
}

# changes VERSION: the Debian changelog; changelog.gz lists the changes of the program.
changes() {
  cat <<EOF
passby ($1) stable; urgency=medium

  * Built from the sources; see changelog.gz for their changes.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
EOF
}
