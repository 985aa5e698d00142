// Inside the package: it is a pure choice among results.

package decipher

import (
	"testing"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// A player's word at the end is the one that brought most of those they found out, not the first or the longest; for
// whoever found none, it is the best one of their own.
func TestBestWord(t *testing.T) {
	round := func(word string, guesser games.Seat, no, guesses int) dc.Result {
		return dc.Result{Word: word, Guesser: guesser, Scores: []dc.RoundScore{{Seat: 0, No: no}, {Seat: 1, Guess: guesses, Decipher: guesser == 1}}}
	}
	v := dc.View{Results: []dc.Result{round("LAMPE", 1, 1, 1), round("ROSE", 1, 9, 3), round("TISCH", 1, 2, 2), round("KATZE", games.Table, 0, 9)}}
	for seat, want := range []struct {
		word   string
		points int
		own    bool
	}{{"ROSE", 9, true}, {"ROSE", 8, false}, {"", -1, true}} {
		if word, points, own := bestWord(v, games.Seat(seat)); word != want.word || points != want.points || own != want.own {
			t.Errorf("seat %d: %q with %d points, its own %v", seat, word, points, own)
		}
	}
	v.Results[1].Maker = 1
	v.Results = v.Results[1:2]
	v.Results = append(v.Results, round("HUT", 1, 0, 0))
	v.Results[0].Guesser = 0
	if word, _, own := bestWord(v, 1); word != "HUT" || own {
		t.Errorf("%q, its own %v, though it found one", word, own)
	}
}
