package games_test

import (
	"testing"

	"spieltisch/games"
)

func TestDiagram(t *testing.T) {
	d := games.NewDiagram("dice.phase.throw", 1, "round 2", []int{24, 0}, 5)
	d.AddOptions(struct{ Seats, Target int }{2, 400})
	d.AddLine("dice", "A B", "", "late")
	d.AddLine("nothing", "", "")
	d.AddRaw("  . A")
	d.AddRulings(games.Rulings{
		{Word: "HAUS", Answer: true, By: games.ByTable},
		{Word: "HÄUSER", Other: "HAUS", Reason: "lexicon.same.stem", Lemma: "HAUS", By: games.ByHouse},
	})
	want := `throw, seat 1, round 2, points 24 0, step 5
options: Seats:2 Target:400
dice: A B, late
  . A
rulings: HAUS yes by table, HÄUSER/HAUS no by house lexicon.same.stem HAUS`
	if got := d.String(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got := games.NewDiagram("over", games.Table, "turn 3", nil, 0).String(); got != "over, table, turn 3, points , step 0" {
		t.Error(got)
	}
}
