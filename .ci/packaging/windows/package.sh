#!/usr/bin/env bash
# package.sh
# Makes dist/spieltisch-VERSION-windows-amd64.zip with mingw-w64, unpacks it into a temporary folder and looks
# whether what stands there is whole. `make e2e-windows` plays in it.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=.ci/packaging/windows
version=$(sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)
build=$(sed -n 's/^Build = //p' FyneApp.toml)
name=spieltisch-$version-windows-amd64
# The time of the last commit stands in the archive, so that packing twice gives the same bytes.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y FyneApp.toml)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/Spieltisch
mkdir -p "$root"

images=()
for size in 16 20 24 32 40 48 64; do
	rsvg-convert -w $size -h $size assets/icon.svg -o "$work/$size.png"
	images+=("$work/$size.png")
done
rsvg-convert -w 256 -h 256 assets/icon.svg -o "$work/256.png"
icotool --create --output "$work/spieltisch.ico" "${images[@]}" --raw="$work/256.png"
for file in spieltisch.rc spieltisch.exe.manifest; do
	sed -e "s/@VERSION@/$version/" -e "s/@NUMBERS@/${version//./,},$build/" -e "s/@DOTTED@/$version.$build/" \
		"$here/$file" >"$work/$file"
done
# A relative name, so that the program is the same wherever it is built. What the go command would link by itself
# (*.syso among the sources) would be in the way of other builds meanwhile.
resources=bin/resources-windows-amd64.o
mkdir -p bin
(cd "$work" && x86_64-w64-mingw32-windres spieltisch.rc resources.o)
mv "$work/resources.o" "$resources"

echo "building $name (the first time takes about seven minutes)"
.ci/tools/for-windows.sh \
	go build -trimpath -ldflags "-H windowsgui -s -w -extldflags $resources" -tags migrated_fynedo,release -o "$root/spieltisch.exe" .

# Notepad's line ends, and the mark by which older ones know UTF-8.
text() { sed -e '1s/^/\xef\xbb\xbf/' -e "s/@VERSION@/$version/" -e 's/$/\r/' "$1" >"$2"; }
mkdir "$root/licences"
text $here/LIESMICH.txt "$root/LIESMICH.txt"
text $here/README.txt "$root/README.txt"
text LICENSE "$root/licences/Spieltisch.txt"
for file in assets/licences/*.txt; do text "$file" "$root/licences/$(basename "$file")"; done
text assets/fonts/OFL.txt "$root/licences/font-Nunito.txt"
for list in assets/lexicon/LICENSES/*.txt; do text "$list" "$root/licences/words-$(basename "$list")"; done

mkdir -p dist
rm -f "dist/$name.zip"
find "$root" -exec touch -d "@$epoch" {} +
(cd "$work" && find Spieltisch | LC_ALL=C sort | TZ=UTC zip -X -9 -q "$OLDPWD/dist/$name.zip" -@)

echo "checking dist/$name.zip"
unpacked=$work/unpacked
unzip -q "dist/$name.zip" -d "$unpacked"
diff -r "$root" "$unpacked/Spieltisch"
headers=$(x86_64-w64-mingw32-objdump -p "$unpacked/Spieltisch/spieltisch.exe")
grep -q '^Subsystem.*Windows GUI' <<<"$headers" || { echo "the program would open a console" >&2; exit 1; }
# What isn't part of Windows would have to be in the zip.
foreign=$(sed -n 's/.*DLL Name: //p' <<<"$headers" | grep -iE '^(lib|.*(gcc|pthread|stdc))' || true)
[[ -z $foreign ]] || { echo "the program needs $foreign, which Windows doesn't have" >&2; exit 1; }
grep -aq "PerMonitorV2, PerMonitor" "$unpacked/Spieltisch/spieltisch.exe" || { echo "the program has no manifest" >&2; exit 1; }
size=$(du -sb --apparent-size "$unpacked/Spieltisch" | cut -f1)
# Room for what the games learn; symbols left in, inlined code or another font would be seen.
((size < 47000000)) || { echo "unpacked it has $size bytes, and 47 million are the limit" >&2; exit 1; }

echo "dist/$name.zip ($(du -h "dist/$name.zip" | cut -f1), unpacked $((size / 1000000)) MB): unpack it, then start spieltisch.exe"
