#!/usr/bin/env bash
# packages-with.sh WORD
# The packages, as ./paths on one line, that have test files whose build line contains WORD.
set -euo pipefail
cd "$(dirname "$0")/.."

grep -rlE --include='*_test.go' "^//go:build.*$1" . | xargs -r -n 1 dirname | sort -u | tr '\n' ' ' || true
