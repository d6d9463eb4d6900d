#!/bin/sh
# Builds the Debian package of a built program: deb.sh PROGRAM FOLDER writes passby_VERSION_ARCH.deb to
# FOLDER and prints its path.
#
# The same sources give the same bytes: all times are that of the last commit (SOURCE_DATE_EPOCH).
set -eu

program=$1
folder=$2
here=$(cd "$(dirname "$0")/.." && pwd)
. "$here/packaging/control.sh"

if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  SOURCE_DATE_EPOCH=$(git -C "$here" log -1 --format=%ct 2>/dev/null || stat -c %Y "$here/CHANGELOG.md")
fi
export SOURCE_DATE_EPOCH
umask 022
version=$("$program" --version)-1
architecture=$(dpkg --print-architecture)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
doc=$root/usr/share/doc/passby

"$here/packaging/tree.sh" "$program" /usr "$root/usr"
gzip -9n "$root"/usr/share/man/man*/*
gzip -9n "$doc/notices"
gzip -9nc "$here/CHANGELOG.md" >"$doc/changelog.gz"
changes "$version" | gzip -9nc >"$doc/changelog.Debian.gz"
install -D -m 0644 "$here/packaging/lintian-overrides" "$root/usr/share/lintian/overrides/passby"

mkdir -p "$root/DEBIAN" "$work/debian"
printf 'Source: passby\n\nPackage: passby\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/passby | sed 's/^shlibs:Depends=//')
# The program loads these itself, when it needs them; libgps of the version that it was compiled with.
gps=$(dpkg-query -S '*/libgps.so.*' | cut -d: -f1 | sort -u)
depends="$depends, libcurl4, libexpat1, $gps, libsodium23 | libsodium26"
control "$version" "$architecture" "$depends" "$(du -sk "$root/usr" | cut -f1)" >"$root/DEBIAN/control"
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs md5sum) >"$root/DEBIAN/md5sums"
for script in postinst prerm; do
  install -m 0755 "$here/packaging/$script" "$root/DEBIAN/$script"
done
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +

package=$folder/passby_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz "-z${DEB_LEVEL:-6}" --build "$root" "$package" >/dev/null
echo "$package"
