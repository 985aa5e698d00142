// Inside the package: it is a pure choice among results.

package decipher

import (
	"testing"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// What stands for a player at the end is the word that brought most, not the first or the longest.
func TestBestWord(t *testing.T) {
	round := func(word string, guesser games.Seat, guesses int) dc.Result {
		return dc.Result{Word: word, Guesser: guesser, Scores: []dc.RoundScore{{Seat: 0, No: 9}, {Seat: 1, Guess: guesses, Decipher: true}}}
	}
	v := dc.View{Results: []dc.Result{round("LAMPE", 1, 1), round("ROSE", 1, 3), round("TISCH", 1, 2), round("KATZE", games.Table, 0)}}
	if got, points := cracked(v, 1); got != "ROSE" || points != 8 {
		t.Errorf("best is %q with %d points", got, points)
	}
	if got, _ := cracked(v, 0); got != "" {
		t.Errorf("who found none has %q", got)
	}
}
