#!/usr/bin/env bash
# stage.sh FOLDER VERSION EPOCH
# Builds the program and lays out what every package for Linux holds: bin/ and share/, as below /usr.
# Fyne's own packager is not used: its desktop file speaks one language only and it needs two dozen more modules.
set -euo pipefail
cd "$(dirname "$0")/../../.."

root=$1 version=$2 date=$(date -u -d "@$3" +%F)
here=.ci/packaging/linux
id=app.spieltisch.Spieltisch

# -trimpath, because the folders of who builds it are nobody's business and would make each build another one.
go build -trimpath -ldflags '-s -w' -tags migrated_fynedo,release -o "$root/bin/spieltisch" .

install -D -m 644 $here/$id.desktop "$root/share/applications/$id.desktop"
for size in 16 24 32 48 64 128 256 512; do
	icons=$root/share/icons/hicolor/${size}x${size}/apps
	install -d "$icons"
	rsvg-convert --width $size --height $size --output "$icons/$id.png" assets/icon.svg
done
install -D -m 644 assets/icon.svg "$root/share/icons/hicolor/scalable/apps/$id.svg"

# filled OUT IN: the file with version and date in their places.
filled() {
	install -d "$(dirname "$1")"
	sed -e "s/@VERSION@/$version/g" -e "s/@DATE@/$date/g" "$2" >"$1"
}
filled "$root/share/metainfo/$id.metainfo.xml" $here/$id.metainfo.xml
filled "$root/share/man/man6/spieltisch.6" $here/spieltisch.6
filled "$root/share/man/de/man6/spieltisch.6" $here/spieltisch.de.6
gzip -9n "$root"/share/man/man6/spieltisch.6 "$root"/share/man/de/man6/spieltisch.6
