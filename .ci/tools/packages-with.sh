#!/usr/bin/env bash
# packages-with.sh PATTERN
# The packages, as ./paths on one line, that have a test file with a line that matches the extended pattern.
set -euo pipefail
cd "$(dirname "$0")/../.."

{ grep -rlE --include='*_test.go' -e "$1" . || true; } | xargs -r -n 1 dirname | sort -u | tr '\n' ' '
