#!/usr/bin/env bash
# tests.sh RACE RACED MODULE [GO TEST FLAG...] -- PACKAGE...
# All tests of the packages as `go test -json` tells them; at the same time the short ones of the packages that the
# patterns RACED name, with the flags RACE; then those of the module in the folder MODULE.
set -uo pipefail
cd "$(dirname "$0")/../.."

# Vet is a step of its own in the Makefile, which sees all packages once.
read -ra race <<<"$1"
read -ra patterns <<<"$2"
module=$3
shift 3
flags=(-vet=off)
while [[ $1 != -- ]]; do flags+=("$1"); shift; done
shift

# One line of JSON must not be written into another: each pass has a file of its own.
told=$(mktemp)
trap 'rm -f "$told"' EXIT
failed=0

# Rules make much small garbage in a small heap, and collecting that takes three quarters of the time of their tests. Pages make a
# large one, where memory that was never touched before costs more than what it saves: 60 s of CPU with 3 GiB were 39 with 1.
export GOGC=800 GOMEMLIMIT=800MiB
# How long Fyne keeps the renderers of widgets that nobody looks at, see Sweep of app/shell/shelltest; a minute otherwise.
export FYNE_CACHE=10s
CGO_CFLAGS=-O1 go test -short -json "${race[@]}" "${flags[@]}" "${patterns[@]}" >"$told" &
raced=$!
go test -json "${flags[@]}" "$@" || failed=1
go test -C "$module" -json "${flags[@]}" ./... || failed=1
wait "$raced" || failed=1
cat "$told"
exit $failed
