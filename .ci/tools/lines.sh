#!/usr/bin/env bash
# lines.sh [COMMIT]
# Lines of the product's Go files by folder, with the rooms of app below it: no tests, no packages that serve them (folders
# named …test), no generators (make, arena). Without a commit those that lie here.
set -euo pipefail
cd "$(dirname "$0")/../.."

if (($# > 0)); then
	there=$(mktemp -d)
	trap 'rm -rf "$there"' EXIT
	git archive "$1" | tar -x -C "$there"
	cd "$there"
fi
find . -name '.?*' -prune -o -name '*.go' -not -name '*_test.go' -not -path '*test/*' -not -path '*/make/*' -not -path '*/arena/*' \
	-exec grep -c '' -H {} + |
	awk -F '[/:]' '{
		n = $NF; sum += n
		top[NF == 3 ? "(top)" : $2] += n
		if ($2 == "app") room[NF == 4 ? "(itself)" : $3] += n
	} END {
		list = "LC_ALL=C sort"
		for (name in top) printf "%-18s %7d\n", name, top[name] | list
		for (name in room) printf "app/%-14s %7d\n", name, room[name] | list
		close(list)
		printf "%-18s %7d\n", "sum", sum
	}'
