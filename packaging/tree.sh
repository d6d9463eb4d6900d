#!/bin/sh
# Writes all files of an installation: tree.sh PROGRAM PREFIX TREE puts the files for PREFIX below TREE.
set -eu

program=$1
prefix=$2
tree=$3
here=$(cd "$(dirname "$0")/.." && pwd)
doc=share/doc/passby

# zsh searches vendor-completions only for Debian packages; systemd searches lib only below /usr and
# /usr/local.
case $prefix in
  /usr) zsh=share/zsh/vendor-completions units=lib/systemd/user ;;
  /usr/local) zsh=share/zsh/site-functions units=lib/systemd/user ;;
  *) zsh=share/zsh/site-functions units=share/systemd/user ;;
esac

put() { install -D -m 0644 "$1" "$tree/$2"; }

install -D -m 0755 "$program" "$tree/bin/passby"
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/bin/passby"
put "$here/config/passby.yaml" $doc/examples/passby.yaml
mkdir -p "$tree/$units" "$tree/share/bash-completion/completions" "$tree/$zsh" "$tree/share/fish/vendor_completions.d"
sed "s|^ExecStart=/usr/bin/|ExecStart=$prefix/bin/|" "$here/config/passby.service" >"$tree/$units/passby.service"
# Completions are in English, whatever the locale. The one for bash is sourced: it needs no #! line.
export LC_ALL=C
unset PASSBY_LANGUAGE
"$program" --generate-completion-script bash | sed '1{/^#!/d;}' >"$tree/share/bash-completion/completions/passby"
"$program" --generate-completion-script zsh >"$tree/$zsh/_passby"
"$program" --generate-completion-script fish >"$tree/share/fish/vendor_completions.d/passby.fish"
"$here/packaging/manual.py" "$program" "$here/config/passby.yaml" "$tree/share/man" "$prefix/$doc/examples"
"$here/packaging/copyright.py" "$here" "$tree/$doc/copyright" "$tree/$doc/notices"
find "$tree" -type f ! -path "$tree/bin/*" -exec chmod 0644 {} +
find "$tree" -type d -exec chmod 0755 {} +
