#!/usr/bin/env bash
# try-deb.sh
# Installs the Debian package of dist/ with apt into a new, smallest system of this machine's Debian or Ubuntu, looks
# whether all that it needs came with it, starts the program there as a user, waits for its window, removes it, and
# looks whether anything stayed. The system lies in a temporary folder and is gone afterwards. PICTURE=FILE keeps what
# stood on the screen, as an X window dump.
set -euo pipefail
cd "$(dirname "$0")/../../.."

here=.ci/packaging/linux
data=/home/player/.config/fyne/app.spieltisch.Spieltisch/spieltisch.sqlite

# inside ROOT: what is done in the new system; /proc, /dev and the like are mounted there.
inside() {
	local root=$1
	in_root() {
		env -i LC_ALL=C.UTF-8 HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"
	}
	# What is only recommended stays out: the program must work without it.
	apt() {
		in_root apt-get -q -y --no-install-recommends "$@" >"$work/apt" 2>&1 </dev/null || { cat "$work/apt" >&2; return 1; }
	}

	cp "$deb" "$root/tmp/spieltisch.deb"
	apt install /tmp/spieltisch.deb
	echo "installed: $(grep -c '^Setting up' "$work/apt") packages with what it needs"
	[[ $(in_root spieltisch -version) == *" $version "* ]] || { echo "it isn't version $version" >&2; return 1; }
	in_root ldconfig -p >"$work/libraries"
	local library kind left
	while read -r library kind _; do
		[[ $kind != depends ]] || grep -qP "^\t\Q$library\E " "$work/libraries" || { echo "Depends lacks the package of $library" >&2; return 1; }
	done <$here/dlopened.txt

	window "$root"
	[[ -s $root$data ]] || { echo "no data file: $data" >&2; return 1; }

	apt purge spieltisch
	left=$(cd "$root" && find etc opt usr var -iname '*spieltisch*')
	[[ -z $left ]] || { echo "removing it left: $left" >&2; return 1; }
	[[ -s $root$data ]] || { echo "removing it took the matches along: $data" >&2; return 1; }
	echo "removed; the matches stayed"
}

# window ROOT: starts the program there, as a user, until its window is seen.
window() {
	local root=$1 colours=0 program
	install -d -o 1000 -g 1000 "$root/home/player"
	# The screen outside is reached by its abstract socket, which no folder hides.
	env -i LC_ALL=C.UTF-8 HOME=/home/player PATH=/usr/sbin:/usr/bin:/sbin:/bin DISPLAY="$display" LIBGL_ALWAYS_SOFTWARE=1 \
		chroot --userspec=1000:1000 "$root" spieltisch -lang de >"$work/said" 2>&1 </dev/null &
	program=$!
	# A screen without a window has one colour, and one with an empty window two.
	for ((i = 0; i < 120 && colours < 50; i++)); do
		sleep 0.5
		kill -0 $program 2>/dev/null || break
		colours=$(tail -c +4097 "$work/Xvfb_screen0" | od -An -v -tx4 -w4 | sort -u | wc -l)
	done
	[[ -z ${PICTURE-} ]] || cp "$work/Xvfb_screen0" "$PICTURE"
	# Not SIGTERM: how it ends is not what is tried here.
	kill -KILL $program 2>/dev/null || true
	{ wait $program; } 2>/dev/null || true
	if ((colours < 50)); then
		echo "no window; the program said:" >&2
		cat "$work/said" >&2
		return 1
	fi
	echo "started: a window of $colours colours"
}

# mmdebstrap calls this script again for what is done inside.
if [[ ${1-} == --inside ]]; then
	inside "$2"
	exit
fi

if ((EUID != 0)); then
	echo "A system of its own is made and entered by the administrator."
	exec sudo PICTURE="${PICTURE-}" "$0"
fi
version=$(sed -n 's/^Version = "\(.*\)"/\1/p' FyneApp.toml)
deb=$PWD/dist/spieltisch_${version}_$(dpkg --print-architecture).deb
work=$(mktemp -d)
trap 'kill $screen 2>/dev/null || true; rm -rf "$work"' EXIT
mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -fbdir "$work" -ac -br -noreset -nolisten tcp 3<>"$work/display" 2>"$work/Xvfb" &
screen=$!
read -r -t 60 display <"$work/display" || { cat "$work/Xvfb" >&2; exit 1; }
display=:$display
export version deb work display

# The mirror that this machine's own packages come from.
. /etc/os-release
mirror=$(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" "Codename: $VERSION_CODENAME" | head -n 1)
mmdebstrap --quiet --variant=apt --format=null --customize-hook="$(printf '%q' "$PWD/$here/try-deb.sh") --inside \"\$1\"" \
	"$VERSION_CODENAME" /dev/null "$mirror"
