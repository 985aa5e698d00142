package exchange

import (
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/store"
)

// What was told comes along with the match, and programs that don't know of it say so.
func TestTipsTravel(t *testing.T) {
	s, c := newStore(t)
	players := addPlayers(t, s, "Ada", "Ben")
	newMatch(t, s, players[0], players[1])
	if text := exported(t, s); strings.Contains(text, "tips") || !strings.HasPrefix(text, `{"format":"spieltisch","version":2,`) {
		t.Error("without tips: ", text[:60])
	}
	id, err := s.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: players, Standing: games.Standing{Points: []int{0, 0}}, Tips: true})
	fatal(t, err)
	act(t, s, id, "throw")
	fatal(t, s.TakeTip(id, store.Tip{Seat: 1, Step: 1, Grade: 2}))
	text := exported(t, s)
	if !strings.HasPrefix(text, `{"format":"spieltisch","version":4,`) || !strings.Contains(text, `"tips":[{"seat":-1},{"seat":1,"step":1,"grade":2}]`) {
		t.Error(text)
	}
	other := reopen(t, t.TempDir(), c)
	if r := imported(t, other, text); r.LeftOut.Count > 0 {
		t.Errorf("%+v", r)
	}
	if again := exported(t, other); again != text {
		t.Errorf("exported\n%s\nimported and exported\n%s", text, again)
	}
	for _, wrong := range []string{
		`[{"seat":0,"step":1,"grade":2}]`, `[{"seat":-1},{"seat":2,"grade":1}]`, `[{"seat":-1},{"seat":1,"step":1,"grade":4}]`,
		`[{"seat":-1},{"seat":1,"step":2,"grade":1}]`, `[{"seat":-1},{"seat":1,"grade":1},{"seat":1,"grade":1}]`, `[{"seat":-1,"grade":1}]`,
	} {
		damaged := strings.Replace(text, `[{"seat":-1},{"seat":1,"step":1,"grade":2}]`, wrong, 1)
		if r := imported(t, reopen(t, t.TempDir(), c), damaged); r.LeftOut.Count != 1 {
			t.Errorf("%s is taken in", wrong)
		}
	}
}
