#!/bin/sh
# Installs or removes: install.sh install PROGRAM PREFIX [DESTDIR], install.sh uninstall PREFIX [DESTDIR].
#
# PREFIX/share/doc/passby/files lists the installed files, so that exactly those are removed.
set -eu

here=$(dirname "$0")

uninstall() { # PREFIX with DESTDIR before it
  list=$1/share/doc/passby/files
  [ -f "$list" ] || return 0
  while IFS= read -r file; do
    case /$file/ in */../* | //*) echo "install.sh: \"$file\" in $list is not a file of Passby." >&2 && exit 1 ;; esac
    rm -f "$1/$file"
  done <"$list"
  rm -f "$list"
  # Folders that hold something else stay.
  rmdir "$1/share/doc/passby/examples" "$1/share/doc/passby" 2>/dev/null || true
}

case ${1:-} in
  install)
    target=${4:-}$3
    tree=$(mktemp -d)
    trap 'rm -rf "$tree"' EXIT
    "$here/tree.sh" "$2" "$3" "$tree"
    uninstall "$target"
    mkdir -p "$target"
    (cd "$tree" && find . -type f | sed 's|^\./||' | sort) >"$tree.files"
    while IFS= read -r file; do
      install -D -m "$(stat -c %a "$tree/$file")" "$tree/$file" "$target/$file"
    done <"$tree.files"
    install -m 0644 "$tree.files" "$target/share/doc/passby/files"
    rm -f "$tree.files"
    echo "Installed $(wc -l <"$target/share/doc/passby/files") files below $target."
    ;;
  uninstall) uninstall "${3:-}$2" ;;
  *) sed -n '2,4s/^# *//p' "$0" >&2 && exit 64 ;;
esac
