#!/usr/bin/env bash
# Builds Tests/Example and runs it, as another author would: it depends on a tag of a git repository, for which a temporary one with the
# present sources stands. SwiftPM refuses a package with unsafe flags only in such a dependency. It copies the repository into the cache that
# all packages share; that copy is removed, and no other. What has passed with the same sources and the same Swift is not built again
# (.build/example-passed), because that takes long.
set -euo pipefail

cd "$(dirname "$0")/.."
passed=.build/example-passed
trace=Fixtures/traces/pharmacy-walk.nmea
read_files=(Package.swift Sources Tests/Example "$trace" scripts/test-example.sh)
present=$({
  scripts/swift.sh --version 2>&1
  git ls-files -z --cached --others --exclude-standard "${read_files[@]}" | LC_ALL=C sort -zu | xargs -0 sha256sum 2> /dev/null || true
} | sha256sum)
if [ "$present" = "$(cat "$passed" 2> /dev/null)" ]; then
  echo "test-example.sh: the example has passed with these sources"
  exit
fi
folder=$(mktemp -d)
clean() {
  for copy in ~/.swiftpm/cache/repositories/passby-*; do
    [ "$(git -C "$copy" config remote.origin.url 2> /dev/null)" != "file://$folder/passby" ] || rm -rf "$copy"
  done
  rm -rf "$folder"
}
trap clean EXIT
mkdir "$folder/passby"
git ls-files -z --cached --others --exclude-standard Package.swift Sources | sort -zu |
  tar --create --null --files-from=- --ignore-failed-read 2> /dev/null | tar --extract --directory="$folder/passby"
git -C "$folder/passby" init --quiet
git -C "$folder/passby" add --all
git -C "$folder/passby" -c user.name=test -c user.email=test@example.org commit --quiet --message="The present sources"
git -C "$folder/passby" tag 0.3.0
cp -r Tests/Example "$folder/example"
export PASSBY_REPOSITORY=file://$folder/passby
scripts/swift.sh build --package-path "$folder/example" --quiet
output=$("$(scripts/swift.sh build --package-path "$folder/example" --show-bin-path)/example" 52.52162 13.40973 60 < "$trace")
echo "$output"
case $output in *enter*) ;; *) echo "test-example.sh: the example reports no enter" >&2; exit 1 ;; esac
mkdir -p .build
echo "$present" > "$passed"
