//go:build !race

package gamestest

const share = 1
