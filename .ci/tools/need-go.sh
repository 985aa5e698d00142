#!/usr/bin/env bash
# need-go.sh
# Says clearly when Go is missing or too old. From Go 1.21 on, Go fetches the toolchain that go.mod asks
# for by itself (GOTOOLCHAIN=auto, the default).
set -euo pipefail
cd "$(dirname "$0")/../.."

want=$(awk '$1 == "go" { print $2; exit }' go.mod)

if ! command -v go >/dev/null; then
	echo "Go is missing. Please install Go 1.21 or newer (it then fetches Go $want by itself), and run make again." >&2
	exit 1
fi

have=$(GOTOOLCHAIN=local go env GOVERSION 2>/dev/null || true)
# An old Go has no GOVERSION variable, or refuses this go.mod altogether.
[[ -n $have ]] || have=$(cd / && go version | awk '{ print $3 }')
have=${have#go}
have=${have%%[!0-9.]*}

at_least() { [[ $(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1) == "$2" ]]; }

if ! at_least "$have" 1.21; then
	echo "This is Go $have, and Spieltisch needs 1.21 or newer (which then fetches Go $want by itself)." >&2
	exit 1
fi
if at_least "$have" "$want"; then
	exit 0
fi
if [[ $(cd / && go env GOTOOLCHAIN) == local* ]]; then
	echo "This is Go $have, Spieltisch needs Go $want, and GOTOOLCHAIN=local forbids to fetch it." >&2
	echo "Please install Go $want, or run: GOTOOLCHAIN=auto make …" >&2
	exit 1
fi
echo "This is Go $have; Go $want is fetched once."
go version >/dev/null
