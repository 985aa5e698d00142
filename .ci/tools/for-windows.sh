#!/usr/bin/env bash
# for-windows.sh COMMAND [ARGUMENT...]
# Runs a command that builds for Windows with mingw-w64. All do so alike, so that nothing is built twice: C for size, and other
# people's Go without inlining, since the program has to stay small. What is ours, and what draws its text, stays fast.
set -euo pipefail

flags=()
for packages in net vendor crypto mime encoding html text/template go \
	golang.org/x github.com/yuin github.com/fyne-io github.com/BurntSushi codeberg.org fyne.io; do
	flags+=("-gcflags=$packages/...=-l")
done
export GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CGO_CFLAGS=-Os CC=x86_64-w64-mingw32-gcc
export GOFLAGS="${GOFLAGS:-} ${flags[*]}"
exec "$@"
