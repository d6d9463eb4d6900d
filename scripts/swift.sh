#!/bin/sh
# swift.sh ARGUMENTS: runs swift (SWIFT) in an environment that is the same in each target of make and in each script.  SwiftPM keeps the
# compiled manifests of all packages for one environment, and compiles them again, for ten seconds or more, when any variable differs.
swift=${SWIFT:-swift}
# Without a limit a thousand tests begin at once and wait for each other, so that the time limits of those that need seconds run out.
width=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-$((4 * $(getconf _NPROCESSORS_ONLN)))}
exec env -u _ -u OLDPWD -u SHLVL -u MAKEFLAGS -u MAKELEVEL -u MAKEOVERRIDES -u MAKE_TERMERR -u MAKE_TERMOUT -u MFLAGS -u SWIFT -u BUILD_OPTIONS \
  "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$width" "$swift" "$@"
