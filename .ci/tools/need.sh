#!/usr/bin/env bash
# need.sh PURPOSE PACKAGE...
# Installs what is missing of the named Debian packages, and nothing when nothing is. Exit 1 with the
# exact command to copy when it may not install. On other systems it only says what is needed.
set -euo pipefail

purpose=$1
shift

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
	echo "$purpose: this is not Debian or Ubuntu, so nothing is installed here. Needed are the counterparts of: $*"
	exit 0
fi

missing=()
for package in "$@"; do
	# A removed package with its settings left behind is known to dpkg too, hence the look at the status.
	status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
	[[ $status == installed* ]] || missing+=("$package")
done
if ((${#missing[@]} == 0)); then
	exit 0
fi

echo "$purpose: installing ${missing[*]}"
if ((EUID == 0)); then
	as_root=()
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
	as_root=(sudo -n)
else
	echo "This needs an administrator. Please run this line, then the same make again:" >&2
	echo >&2
	echo "    sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing[*]}" >&2
	echo >&2
	exit 1
fi

# No question may wait for an answer: an automatic run has no standard input.
install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)
"${install[@]}" update </dev/null
"${install[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null
