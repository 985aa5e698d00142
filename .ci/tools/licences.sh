#!/usr/bin/env bash
# licences.sh
# Writes assets/licences/go-modules.txt: the licence of every Go module that is linked into the program.
# To be run after a change of go.mod; a test compares the list with what is linked.
set -euo pipefail
cd "$(dirname "$0")/../.."

out=assets/licences/go-modules.txt
{
	echo "Spieltisch contains the following Go modules, each under its own licence."
	for system in linux windows darwin; do
		CGO_ENABLED=1 GOOS=$system go list -deps -tags migrated_fynedo -f '{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}' .
	done |
		LC_ALL=C sort -u | while read -r path version dir; do
		printf '\n%s\n' "================================================================================"
		printf '%s %s\n' "$path" "$version"
		found=0
		for file in "$dir"/*; do
			case $(basename "$file" | tr '[:lower:]' '[:upper:]') in
			LICEN[SC]E* | COPYING* | NOTICE* | PATENTS*)
				printf '\n--- %s\n\n' "$(basename "$file")"
				tr -d '\r' <"$file"
				found=1
				;;
			esac
		done
		if ((!found)); then
			echo "$path has no licence file" >&2
			exit 1
		fi
	done
	printf '\n%s\n' "================================================================================"
	printf 'Go %s: the standard library and runtime\n\n--- LICENSE\n\n' "$(awk '$1 == "go" { print $2; exit }' go.mod)"
	cat "$(go env GOROOT)/LICENSE"
} >"$out.new"
mv "$out.new" "$out"
