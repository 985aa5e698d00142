package davinci

import (
	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// Pairs shows pairs of matches that look the same to a seat, or to the Table, and have other tiles where it doesn't see
// them: positions of random games in which a seat is asked, and their twins. It returns how many there were.
func Pairs(t gamestest.Failer, dashes bool, seeds uint64, viewer func(asked games.Seat) games.Seat, visit func(a, b games.Match)) (n int) {
	t.Helper()
	for seed := range seeds {
		o := twinOptions(seed, dashes)
		o.Clock = 0
		a := inner(played(t, o, seed, int(seed%50)))
		asked := a.asked()
		if asked == games.Table {
			continue
		}
		if b := twin(a, viewer(asked), games.NewChance(seed, 5, 5).IntN); b != nil {
			visit(a, b)
			n++
		}
	}
	return n
}
