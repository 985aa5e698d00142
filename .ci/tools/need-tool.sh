#!/usr/bin/env bash
# need-tool.sh PACKAGE@VERSION
# Builds a Go program into .tools/ unless exactly this version, built by this Go, stands there already.
# Outside go.mod, because a tool's requirements would raise the versions of the program's own. -trimpath as in the
# Makefile, so that the standard library is compiled once.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=$1
path=${target%@*}
name=${path##*/}
stamp=".tools/$name.version"
version="$target $(go env GOVERSION)"

if [[ -x .tools/$name && -f $stamp && $(<"$stamp") == "$version" ]]; then
	exit 0
fi
echo "setting up $name ${target#*@} in .tools/ (once, this takes a few minutes)"
mkdir -p .tools
GOFLAGS=-trimpath GOBIN="$PWD/.tools" go install "$target"
echo "$version" >"$stamp"
