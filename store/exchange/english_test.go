package exchange

import (
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/store"
)

// A file with a set for English words, or with a challenge, says so to programs that don't know of any; without one it is as it was before.
func TestEnglishSetsAreANewForm(t *testing.T) {
	for _, c := range []struct {
		kind    string
		setup   string
		version string
	}{
		{"dicewords", `{"Options":{"Language":"en"},"Set":{"Dice":[]}}`, "2"},
		{"dicewords", `{"Options":{},"Set":{"Dice":[],"Language":"en"}}`, "7"},
		{"dicewords", `{"Options":{"Rounds":5,"Code":"20NW19SMKS49"},"Set":{"Dice":[]}}`, "11"},
		{"woerterklauer", `{"Options":{},"Set":{"Letters":[]},"Seed":1}`, "2"},
		{"woerterklauer", `{"Options":{},"Set":{"Letters":[]},"Seed":1,"Language":"en"}`, "7"},
	} {
		s, clock := newStore(t)
		players := addPlayers(t, s, "Ada", "Ben")
		id, err := s.CreateMatch(store.NewMatch{
			Kind: c.kind, Rules: 1, Players: players, Standing: games.Standing{Points: []int{0, 0}}, Setup: []byte(c.setup),
		})
		fatal(t, err)
		act(t, s, id, "throw")
		text := exported(t, s)
		if !strings.HasPrefix(text, `{"format":"spieltisch","version":`+c.version+`,`) {
			t.Errorf("%s is exported as %s", c.setup, text[:60])
		}
		other := reopen(t, t.TempDir(), clock)
		if r := imported(t, other, text); r.LeftOut.Count > 0 {
			t.Errorf("%s: %+v", c.setup, r)
		}
		if again := exported(t, other); again != text {
			t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
		}
		fatal(t, s.DeleteMatch(id))
		if text := exported(t, s); !strings.HasPrefix(text, `{"format":"spieltisch","version":2,`) {
			t.Errorf("%s is deleted, and exported is %s", c.setup, text[:60])
		}
	}
}
