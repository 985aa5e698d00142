#!/usr/bin/env bash
# deb.sh STAGED VERSION EPOCH
# Makes dist/spieltisch_VERSION_ARCH.deb of what stage.sh laid out, and has lintian look at it. The package is made by
# dpkg-deb, which every Debian has; the same commit on the same machine gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../../.."

staged=$1 version=$2 epoch=$3
here=.ci/packaging/linux
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
doc=$root/usr/share/doc/spieltisch
umask 022

install -d "$root/usr" "$root/DEBIAN" "$doc"
cp -r "$staged/bin" "$staged/share" "$root/usr/"
$here/copyright.sh >"$doc/copyright"
gzip -9n >"$doc/changelog.gz" <<END
spieltisch ($version) unstable; urgency=medium

  * Version $version.

 -- Spieltisch contributors <contributors@spieltisch.invalid>  $(LC_ALL=C date -u -d "@$epoch" '+%a, %d %b %Y %T +0000')
END
install -D -m 644 $here/lintian-overrides "$root/usr/share/lintian/overrides/spieltisch"

# What the linker wants, dpkg-shlibdeps finds. What GLFW opens by name at its start it can't see: dlopened.txt tells
# the package of each, and a name that is new in the program stops here.
install -d "$work/debian"
printf 'Source: spieltisch\n\nPackage: spieltisch\nArchitecture: any\n' >"$work/debian/control"
linked=$(cd "$work" && dpkg-shlibdeps -O "$root/usr/bin/spieltisch" | sed -n 's/^shlibs:Depends=//p')
# of KIND: the packages of that kind, in a row.
of() { awk -v kind="$1" '$2 == kind { print $3 }' $here/dlopened.txt | sort -u | paste -sd, | sed 's/,/, /g'; }
strings "$root/usr/bin/spieltisch" | grep -oE '^lib[A-Za-z0-9_-]+\.so\.[0-9]+$' | LC_ALL=C sort -u >"$work/named"
awk '!/^#/ && NF { print $1 }' $here/dlopened.txt | LC_ALL=C sort -u >"$work/known"
diff "$work/known" "$work/named" >"$work/diff" || {
	echo "the program opens other libraries than dlopened.txt knows (> new, < gone):" >&2
	cat "$work/diff" >&2
	exit 1
}

arch=$(dpkg --print-architecture)
cat >"$root/DEBIAN/control" <<END
Package: spieltisch
Version: $version
Architecture: $arch
Maintainer: Spieltisch contributors <contributors@spieltisch.invalid>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $linked, $(of depends)
Recommends: $(of recommends), xdg-utils
Section: games
Priority: optional
Description: family games at one laptop, in German and English
 Spieltisch is a table for family games on one laptop that goes from hand to
 hand: Dicewords, Decipher, Wörterklauer and Da Vinci Code, each with its rules,
 undo, replay and a log in words.
 .
 The computer plays along at five strengths, gives tips, looks back at a match
 in a review, keeps a practice book of one's own missed chances, and has a
 puzzle of the day for each game.
 .
 It also keeps the score sheets of games with the real box, a history and
 statistics of everything played, and has a course for reading letters made of
 pieces. It works offline and without an account, and saves every move at once.
END
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
chmod -R u=rwX,go=rX "$root"
find "$root" -exec touch -h -d "@$epoch" {} +

deb=dist/spieltisch_${version}_$arch.deb
SOURCE_DATE_EPOCH=$epoch dpkg-deb --root-owner-group -Zxz --build "$root" "$deb" >/dev/null
lintian --allow-root --fail-on error,warning --tag-display-limit 0 "$deb"
echo "$deb ($(du -h "$deb" | cut -f1)): sudo apt install ./$deb"
