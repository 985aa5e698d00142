package exchange

import (
	"strings"
	"testing"

	"spieltisch/games/gamestest"
	"spieltisch/store"
)

// Names that an earlier version has let in travel as they are, and make nobody one with whom they look like.
func TestNamesThatLookTheSameStayApart(t *testing.T) {
	from, _ := newStore(t)
	p := addPlayers(t, from, "Anna", "Ben", "Voß")
	newMatch(t, from, p...)
	old, cyrillic := gamestest.TypedText("zero width space in a name"), gamestest.TypedText("Cyrillic like Latin")
	damage(t, from, "UPDATE players SET name = '"+old+"', name_key = '"+old+"' WHERE name = 'Ben'")
	text := exported(t, from)
	for _, here := range [][]string{nil, {"Anna"}, {cyrillic, "Voss"}} {
		to, _ := newStore(t)
		addPlayers(t, to, here...)
		r := imported(t, to, text)
		equal(t, "new players", r.NewPlayers, []string{"Anna", old, "Voß"})
		all, err := to.Players()
		fatal(t, err)
		var names []string
		for _, x := range all {
			names = append(names, x.Name)
		}
		joined := " " + strings.Join(names, ", ") + ","
		for _, want := range append([]string{old}, here...) {
			if !strings.Contains(joined, " "+want+",") {
				t.Errorf("with %q here: no %q in %q", here, want, names)
			}
		}
		merged, err := to.Merged()
		fatal(t, err)
		for _, m := range merged {
			if m.Name == old {
				t.Errorf("%q was merged", old)
			}
		}
		again, err := store.CheckName(old, all, 0)
		wantCode(t, err, store.CodeNameTaken)
		equal(t, "a new one", again, "")
	}
}
