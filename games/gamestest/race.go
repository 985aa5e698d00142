//go:build race

package gamestest

// share: under the race detector each case takes five times as long and tells no more.
const share = 5
