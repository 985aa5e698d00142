#!/usr/bin/env bash
# tests.sh [GO TEST FLAG...] -- PACKAGE...
# All tests of the packages as `go test -json` tells them, in three passes: all under the race detector but what is
# built without it only; then the pictures, which take ten times as long under it; beside them what the race detector
# saw only a share of the cases of (games/gamestest).
set -uo pipefail
cd "$(dirname "$0")/../.."

# Vet is a step of its own in the Makefile, which sees all packages once.
flags=(-vet=off)
while [[ $1 != -- ]]; do flags+=("$1"); shift; done
shift

# Text is shaped all the time while pages are laid out, by a package that shares nothing and isn't ours.
race=(-race '-gcflags=github.com/go-text/...=-race=false')
read -ra pictures <<<"$(.ci/tools/packages-with.sh '^//go:build.*!race')"
read -ra shared <<<"$(.ci/tools/packages-with.sh 'gamestest[.](Fewer|Share)')"
told=$(mktemp)
trap 'rm -f "$told"' EXIT
failed=0

# The store comes first: it takes longest and would keep one core waiting at the end. SQLite is compiled for this pass
# alone, in a third of the time at -O1; the others share what the program is built from.
CGO_CFLAGS=-O1 go test -json "${race[@]}" "${flags[@]}" ./store "$@" || failed=1
go test -json "${flags[@]}" "${shared[@]}" >"$told" &
beside=$!
go test -json "${flags[@]}" -run '^TestPicture' "${pictures[@]}" || failed=1
wait $beside || failed=1
cat "$told"
exit $failed
