#!/usr/bin/env bash
# package.sh
# Makes dist/spieltisch-VERSION-linux-ARCH.tar.xz and the Debian package of the same files, installs the archive into a
# temporary folder and looks whether what stands there works. try-deb.sh does the same with the Debian package.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=.ci/packaging/linux
id=app.spieltisch.Spieltisch
version=$(sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)
name=spieltisch-$version-linux-$(go env GOARCH)
# The time of the last commit stands in the packages, so that packing twice gives the same bytes.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y FyneApp.toml)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$name

echo "building $name (the first time takes about three minutes)"
$here/stage.sh "$root" "$version" "$epoch"

echo "checking its parts"
for lang in de en; do
	page=$root/share/man/man6/spieltisch.6.gz
	[[ $lang == en ]] || page=$root/share/man/de/man6/spieltisch.6.gz
	"$root/bin/spieltisch" -lang $lang -help | grep -oE '^  -[a-z]+' | while read -r option; do
		zcat "$page" | grep -qF -- "\\$option" || { echo "$page doesn't know $option" >&2; exit 1; }
	done
done
desktop-file-validate "$root/share/applications/$id.desktop"
appstreamcli validate --no-net "$root/share/metainfo/$id.metainfo.xml"

mkdir -p dist
if command -v dpkg-deb >/dev/null; then
	$here/deb.sh "$root" "$version" "$epoch"
else
	echo "no Debian package is made here: there is no dpkg-deb"
fi

# The archive also carries what installs it, and the licences, which in Debian's package are one file.
install -D -m 644 $here/Makefile "$root/Makefile"
install -d "$root/share/doc/spieltisch/licences"
install -m 644 LICENSE README.md "$root/share/doc/spieltisch/"
licences=$root/share/doc/spieltisch/licences
install -m 644 assets/licences/*.txt assets/fonts/OFL.txt "$licences/"
for list in assets/lexicon/LICENSES/*.txt; do
	install -m 644 "$list" "$licences/words-$(basename "$list")"
done

tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" --mode=go=rX,u+rwX \
	--directory "$work" "$name" | xz -6 -T1 >"dist/$name.tar.xz"

echo "checking dist/$name.tar.xz"
tar --extract --file "dist/$name.tar.xz" --directory "$(mkdir -p "$work/unpacked" && echo "$work/unpacked")"
prefix=$work/prefix
env -u MAKEFLAGS make -s --no-print-directory -C "$work/unpacked/$name" install PREFIX="$prefix"
desktop-file-validate "$prefix/share/applications/$id.desktop"
grep -q "^Exec=\"$prefix/bin/spieltisch\"$" "$prefix/share/applications/$id.desktop"
said=$("$prefix/bin/spieltisch" -version)
[[ $said == *" $version "* ]] || { echo "the installed program says: $said" >&2; exit 1; }
env -u MAKEFLAGS make -s --no-print-directory -C "$work/unpacked/$name" uninstall PREFIX="$prefix"
left=$(find "$prefix" -type f -name '*pieltisch*')
[[ -z $left ]] || { echo "uninstall left: $left" >&2; exit 1; }

echo "dist/$name.tar.xz ($(du -h "dist/$name.tar.xz" | cut -f1)): unpack it, then: make user-install"
