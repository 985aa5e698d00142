package app

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// adders are computer players of the fake game: each adds three.
type adders struct{}

func (adders) Player(mind.Level, games.Seat, uint64) (mind.Player, error) { return adders{}, nil }
func (adders) Close()                                                     {}
func (adders) Choose(context.Context, any, *games.Chance) (games.Choice, bool) {
	return games.Choice{Action: fakegame.Add{Points: 3}}, true
}

// bareGame is a game with what an entry must have and nothing else: no records, help, rules page, sheet, puzzles, reviews.
func bareGame() *table.Game {
	g := fakegame.Game(4)
	g.Kind, g.Record = fakegame.Kind{Called: "bare"}, nil
	return g
}

// rawID is an id in the place of its text; those of bare's own texts aren't written down anywhere.
var (
	rawID = regexp.MustCompile(`\b[a-z]+(\.[a-z0-9_]+)+\b`)
	ofIts = []string{"bare.name", "bare.tagline"}
)

// A bare game in the registry, alone or with computers, comes up on every page without a panic or an id in the place of a text,
// and its rematch keeps its options.
func TestBareGameOnEveryPage(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, minds := range []bool{false, true} {
			g := bareGame()
			if minds {
				g.Computers = func(*table.Desk) table.Computers { return adders{} }
			}
			all := append(Games(), g)
			env := shelltest.New(t, lang)
			env.Router = shell.NewRouter(env, pagesOf(env, all))
			who := shelltest.Players(t, env, "Tina", "Lee")
			open := bareMatches(t, env, g, who)
			var raw []string
			to := append(routes(t, env.Store, all),
				shell.Route{Page: shell.Rules, Game: "bare"}, shell.Route{Page: shell.Guided, Game: "bare"}, shell.Route{Page: shell.Stats, Game: "bare"},
				shell.Route{Page: shell.Stats, Game: "bare", Player: who[0].ID}, shell.Route{Page: shell.Review, Match: open},
				shell.Route{Page: shell.Setup, Game: "bare", Part: shell.Against})
			for _, r := range to {
				env.Router.Home()
				env.Router.Open(r)
				said := shelltest.Texts(env)
				shelltest.Key(env, fyne.KeyF1)
				for _, id := range rawIDs(env, append(said, shelltest.Texts(env)...)) {
					raw = append(raw, r.Page+" "+id)
				}
				shelltest.Key(env, fyne.KeyEscape)
			}
			if len(raw) > 0 {
				t.Errorf("%s, computers %v: %q", lang, minds, raw)
			}
			env.Router.Home()
			env.Router.Open(shell.Route{Page: shell.Setup, Match: open})
			shelltest.Key(env, fyne.KeyReturn)
			again, err := env.Store.Match(open + 1)
			fine(t, err)
			if !strings.Contains(string(again.Setup), `"Target":31`) {
				t.Errorf("the rematch has lost its options: %s", again.Setup)
			}
		}
	}
}

// bareMatches plays one that ends, one that is abandoned and one that goes on, whose ID is the last.
func bareMatches(t *testing.T, env *shell.Env, g *table.Game, who []store.Player) (open store.MatchID) {
	t.Helper()
	for n := range 3 {
		s, err := session.Begin(env.Store, g.Kind, store.NewMatch{
			Setup:   fakegame.Setup{Options: fakegame.Options{Target: 31}, Seats: 2, Seed: uint64(n)}.Encode(),
			Players: []store.PlayerID{who[0].ID, who[1].ID},
		})
		fine(t, err)
		for i := range 10 {
			seat, a := games.Seat(i%2), games.Action(fakegame.Add{Points: 4 + n%2})
			if i == 3 && n == 1 {
				seat, a = games.Table, games.Abandon{}
			}
			if _, over := s.Outcome(); over || i == 3 && n == 2 {
				break
			}
			fine(t, s.Submit(s.Seq(), seat, a))
		}
		open = s.ID()
	}
	return open
}

// rawIDs are the ids that stand among texts, but for those of bare's own two.
func rawIDs(env *shell.Env, texts []string) (raw []string) {
	for _, text := range texts {
		for _, id := range rawID.FindAllString(text, -1) {
			if !slices.Contains(ofIts, id) && (strings.HasPrefix(id, "bare.") || env.Texts.Has(id)) && !slices.Contains(raw, id) {
				raw = append(raw, id)
			}
		}
	}
	return raw
}
