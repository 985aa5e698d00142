#!/usr/bin/env bash
# wine-store-tests.sh [-test.FLAG...]
# Runs the tests of the store and of its exports for Windows by wine and prints what go test -json would. WINEPREFIX is as for wine.sh; root,
# whom wine lets write everywhere, runs them as nobody in a prefix next to it.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

# Wine 8 lacks the call by which Go removes folders since Windows 10. Next to it Go keeps the way of older Windows, behind
# a switch for Go's own tests: these tests are built with that switch on.
removal=$(go env GOROOT)/src/internal/syscall/windows/at_windows.go
sed 's/^var TestDeleteatFallback bool$/var TestDeleteatFallback = true/' "$removal" >"$work/removal.go"
grep -q '^var TestDeleteatFallback = true$' "$work/removal.go"
printf '{"Replace": {"%s": "%s"}}\n' "$removal" "$work/removal.go" >"$work/overlay.json"
for package in store store/exchange; do
	.ci/tools/for-windows.sh \
		go test -c -overlay "$work/overlay.json" -o "$work/${package##*/}.test.exe" "./$package"
done

as=()
if ((EUID == 0)); then
	home=${WINEPREFIX:-$PWD/.tools/wine}-nobody
	install -d -o 65534 -g 65534 "$home"
	export WINEPREFIX=$home/prefix
	as=(setpriv --reuid=65534 --regid=65534 --clear-groups env HOME="$home")
fi
# Fewer random cases, and not what depends on bytes alone: all of it runs on Linux, and here a file takes ten times as long.
for package in store store/exchange; do
	(
		root=$PWD
		cd "$package"
		fewer=()
		[[ $package != store ]] || fewer=(-rapid.checks 10 -test.skip "^TestDamagedHeaders$")
		"${as[@]}" "$root/.ci/tools/wine.sh" "$work/${package##*/}.test.exe" -test.v=test2json "${fewer[@]}" "$@" |
			go tool test2json -t -p "spieltisch/$package"
	)
done
