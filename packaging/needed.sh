#!/bin/sh
# Prints the packages to install for the Depends of a package, which standard input has: needed.sh [COMMAND ...]
#
# COMMAND, such as `chroot ROOT`, stands before apt-cache, which says what there is. Of alternatives, such as
# libsodium23 | libsodium26, any one will do: the first that there is.
set -eu

tr ',' '\n' | sed 's/([^)]*)//g' | while read -r group; do
  [ -n "$group" ] || continue
  found=
  # shellcheck disable=SC2086 # a list of package names
  for name in $(echo "$group" | tr '|' ' '); do
    if "$@" apt-cache show "$name" >/dev/null 2>&1 </dev/null; then
      found=$name
      break
    fi
  done
  # None is known: the installation says which.
  echo "${found:-${group%% *}}"
done
