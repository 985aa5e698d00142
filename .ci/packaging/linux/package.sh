#!/usr/bin/env bash
# package.sh
# Makes dist/spieltisch-VERSION-linux-ARCH.tar.xz, installs it into a temporary folder and looks whether what
# stands there works. Fyne's own packager is not used: its desktop file speaks one language only and it needs
# two dozen more modules.
set -euo pipefail
cd "$(dirname "$0")/../../.."

id=app.spieltisch.Spieltisch
version=$(sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)
name=spieltisch-$version-linux-$(go env GOARCH)
# The time of the last commit stands in the archive, so that packing twice gives the same bytes.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y FyneApp.toml)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$name

echo "building $name (the first time takes about three minutes)"
go build -trimpath -ldflags '-s -w' -tags migrated_fynedo,release -o "$root/bin/spieltisch" .

install -D -m 644 .ci/packaging/linux/Makefile "$root/Makefile"
install -D -m 644 .ci/packaging/linux/$id.desktop "$root/share/applications/$id.desktop"
install -D -m 644 assets/icon.svg "$root/share/icons/hicolor/scalable/apps/$id.svg"
install -D -m 644 assets/icon.png "$root/share/icons/hicolor/512x512/apps/$id.png"
install -d "$root/share/metainfo" "$root/share/doc/spieltisch/licences"
sed -e "s/@VERSION@/$version/" -e "s/@DATE@/$(date -u -d "@$epoch" +%F)/" \
	.ci/packaging/linux/$id.metainfo.xml >"$root/share/metainfo/$id.metainfo.xml"
install -m 644 LICENSE README.md "$root/share/doc/spieltisch/"
licences=$root/share/doc/spieltisch/licences
install -m 644 assets/licences/*.txt assets/fonts/OFL.txt "$licences/"
for list in assets/lexicon/LICENSES/*.txt; do
	install -m 644 "$list" "$licences/words-$(basename "$list")"
done

mkdir -p dist
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" --mode=go=rX,u+rwX \
	--directory "$work" "$name" | xz -6 -T1 >"dist/$name.tar.xz"

echo "checking dist/$name.tar.xz"
tar --extract --file "dist/$name.tar.xz" --directory "$(mkdir -p "$work/unpacked" && echo "$work/unpacked")"
prefix=$work/prefix
make -s -C "$work/unpacked/$name" install PREFIX="$prefix"
desktop-file-validate "$prefix/share/applications/$id.desktop"
grep -q "^Exec=\"$prefix/bin/spieltisch\"$" "$prefix/share/applications/$id.desktop"
said=$("$prefix/bin/spieltisch" -version)
[[ $said == *" $version "* ]] || { echo "the installed program says: $said" >&2; exit 1; }
make -s -C "$work/unpacked/$name" uninstall PREFIX="$prefix"
left=$(find "$prefix" -type f -name '*pieltisch*')
[[ -z $left ]] || { echo "uninstall left: $left" >&2; exit 1; }

echo "dist/$name.tar.xz ($(du -h "dist/$name.tar.xz" | cut -f1)): unpack it, then: make user-install"
