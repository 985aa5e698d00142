#!/usr/bin/env bash
# vet-macos.sh PACKAGE...
# go vet for macOS, which can't be compiled for here: go-sqlite3 and two files of Fyne need a C compiler for it. Copies of
# both without C are enough for the types.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp go.mod go.sum "$work"
copy() { # MODULE: into a folder of its own, which takes the module's place
	local dir=$work/${1##*/}
	cp -r "$(go list -m -f '{{.Dir}}' "$1")" "$dir"
	chmod -R u+w "$dir"
	go mod edit -replace "$1=$dir" "$work/go.mod"
}
copy github.com/mattn/go-sqlite3
copy fyne.io/fyne/v2

sqlite=$work/go-sqlite3
sed -i -e '/^\/\*$/,/^import "C"$/d' -e 's/C\.GoString(.*)/""/' -e 's/C\.int/int/g' "$sqlite/error.go"
cat >"$sqlite/backup.go" <<'END'
package sqlite3

type SQLiteBackup struct{}

func (*SQLiteConn) Backup(string, *SQLiteConn, string) (*SQLiteBackup, error) { return nil, errorMsg }
func (*SQLiteBackup) Step(int) (bool, error)                                  { return false, errorMsg }
func (*SQLiteBackup) Finish() error                                           { return errorMsg }
END
# Fyne's files for other systems know the same names without C.
for file in internal/widget/scroller_behavior internal/app/theme; do
	sed '/^\/\/go:build/d' "$work/v2/${file}_other.go" >"$work/v2/${file}_darwin.go"
	rm "$work/v2/${file}_other.go"
done

GOOS=darwin GOARCH=arm64 CGO_ENABLED=0 go vet -modfile="$work/go.mod" -tags ci,migrated_fynedo "$@"
