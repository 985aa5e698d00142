#!/usr/bin/env bash
# wine.sh [PROGRAM [ARGUMENT...]]
# Runs a program for Windows by wine in WINEPREFIX (.tools/wine if that is not set), a Windows of its own that is set
# up here the first time and whenever another wine is there. Without a program it only does that; -k ends all that runs in it.
set -euo pipefail

top=$(cd "$(dirname "$0")/../.." && pwd)
export WINEPREFIX=${WINEPREFIX:-$top/.tools/wine}
export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
# Where wine finds the languages that a Debian without them has to speak: by them Windows' own is chosen.
export LOCPATH=$WINEPREFIX/locales

if [[ ${1-} == -k ]]; then
	wineserver -k || true # 1: there was nothing to end
	exit 0
fi

stamp=$WINEPREFIX/spieltisch.version
version="$(wine --version) $(sha256sum <"$0")"
if [[ ! -f $stamp || $(<"$stamp") != "$version" ]]; then
	echo "setting up wine in $WINEPREFIX (once, this takes half a minute)" >&2
	rm -rf "$WINEPREFIX"
	mkdir -p "$LOCPATH"
	for language in de_DE en_US; do localedef -i $language -f UTF-8 "$LOCPATH/$language.UTF-8"; done
	env -u DISPLAY wine wineboot --init >/dev/null 2>&1
	# Without a window manager nobody else tells wine that a window has got the keyboard.
	env -u DISPLAY wine reg add 'HKCU\Software\Wine\X11 Driver' /v UseTakeFocus /d N /f >/dev/null 2>&1
	wineserver -w
	# Go asks this library of Windows for chance, and wine has it from version 9 on only.
	system32=$WINEPREFIX/drive_c/windows/system32
	if [[ ! -f $system32/bcryptprimitives.dll ]]; then
		x86_64-w64-mingw32-gcc -shared -s -o "$system32/bcryptprimitives.dll" -x c - -ladvapi32 <<-'END'
			#include <windows.h>
			BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
			__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, (ULONG)size); }
		END
	fi
	echo "$version" >"$stamp"
fi
if (($#)); then exec wine "$@"; fi
