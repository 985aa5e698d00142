package stats_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// However few matches there are, all that the page and that of a person say has its room.
func TestFewMatchesFit(t *testing.T) {
	for i, c := range []struct {
		n     int
		kinds []string
	}{{2, kinds}, {3, kinds}, {3, kinds[3:]}, {2, kinds[:1]}, {10, kinds}, {10, kinds[:1]}, {100, kinds}, {100, kinds[3:]}} {
		env := shelltest.New(t, locales.Langs[i%2])
		shelltest.FillFamily(t, env, c.n, c.kinds...)
		overview(env)
		tina := player(t, env, "Tina")
		env.Change(func(p *shell.Prefs) { p.Mode = []string{"light", "dark"}[i/2%2] })
		for _, who := range []string{"all", "tina"} {
			if who == "tina" {
				env.Router.Open(shell.Route{Page: shell.Stats, Player: tina})
			}
			for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
				shelltest.Resize(env, size.Width, size.Height)
				if out := shelltest.Outside(env); len(out) > 0 {
					t.Errorf("%s, %d of %v, %v: outside: %q", who, c.n, c.kinds, size, out)
				}
				shelltest.Shot(t, env, fmt.Sprintf("few-%d-%d-%s-%.0f", c.n, len(c.kinds), who, size.Width)+map[bool]string{true: "-davinci"}[c.kinds[0] == "davinci"])
			}
		}
	}
}

// With too little for a line a podium tells who has won how often, the best word stands on its mat, and all lead further.
func TestPodiumOfFewMatches(t *testing.T) {
	env := shelltest.New(t, locales.German)
	who := shelltest.Players(t, env, "Tina", "Lee", "Ben")
	for i := range 3 {
		id, err := env.Store.CreateMatch(store.NewMatch{Kind: "dicewords", Rules: 1, Players: []store.PlayerID{who[0].ID, who[1].ID, who[2].ID}})
		fine(t, err)
		end := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1 + i/2, Points: 300}, {Seat: 1, Rank: 2 - i/2, Points: 200}, {Seat: 2, Rank: 3, Points: 100}}}
		fine(t, env.Store.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "end"}, Outcome: end}))
	}
	opened := overview(env)
	if len(shelltest.Find[*draw.Chart](env)) > 0 {
		t.Error("a chart of three matches")
	}
	want(t, env, "Tina hat die meisten Siege", "2 Siege", "1 Sieg", "in 3 Partien", "noch offen\nin 3 Partien")
	said := strings.Join(shelltest.Texts(env), "|")
	for _, duel := range []string{"|2|1|", "|3|0|"} {
		if !strings.Contains(said, duel) {
			t.Errorf("no %s in %s", duel, said)
		}
	}
	press(t, env, "stats-player-Lee")
	if got := last(opened); got != (shell.Route{Page: shell.Stats, Player: who[1].ID}) {
		t.Error(got)
	}
	env.Router.Back()
	shelltest.Tap(t, env, "Alle Partien")
	if got := last(opened); got != (shell.Route{Page: shell.Matches}) {
		t.Error(got)
	}
}
