#!/usr/bin/env bash
# copyright.sh
# Prints the copyright file of the Debian package in the form that machines read
# (https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/): every licence with its whole text.
set -euo pipefail
cd "$(dirname "$0")/../../.."

# stanza FILES LICENCE: what these files are under; stdin is the text. The lines that name who holds the copyright
# come out of it; the terms of the Apache licence are on every Debian.
stanza() {
	awk -v files="$1" -v licence="$2" '
		/^[ \t#*]*(Copyright|COPYRIGHT|©)([ \t]*(\([cC]\)|©))?[ \t]*[0-9]/ {
			who = $0
			gsub(/^[^0-9]*|[ \t]+$/, "", who)
			if (!(who in seen)) { holders = holders (holders ? "\n " : "") who; seen[who] = 1 }
		}
		/TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION/ {
			apache = 1
			text = text " The terms stand in /usr/share/common-licenses/Apache-2.0.\n"
		}
		!apache { text = text " " ($0 ~ /^[ \t]*$/ ? "." : $0) "\n" }
		/END OF TERMS AND CONDITIONS/ { apache = 0 }
		END {
			if (!holders) holders = "see the licence"
			printf "\nFiles: %s\nCopyright: %s\nLicense: %s\n%s", files, holders, licence, text
		}'
}

cat <<'END'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Spieltisch
Comment: The program is one file. What is said of vendor/ are the Go modules that are linked into it.
END
stanza '*' Expat < <(tail -n +3 LICENSE)
stanza 'assets/fonts/*' OFL-1.1 <assets/fonts/OFL.txt
for list in assets/lexicon/LICENSES/*.txt; do
	lang=$(basename "$list" .txt)
	stanza "assets/lexicon/$lang.lex.gz" "words-$lang" <"$list"
done

# Each module begins below a line of equals signs, with its path and version.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
awk -v dir="$work" '
	/^=+$/ { n++; head = 1; next }
	!n { next }
	{ file = sprintf("%s/%03d", dir, n) }
	head { print > (file ".name"); head = 0; next }
	{ print > file }' assets/licences/go-modules.txt
for file in "$work"/???; do
	read -r path version _ <"$file.name"
	# The last one is Go itself: its library and what runs with the program.
	files="vendor/$path/*"
	[[ $path != Go ]] || files="vendor/go/*" version=${version%:}
	stanza "$files" "${path//\//-}-$version" < <(sed '1{/^$/d}' "$file")
done
