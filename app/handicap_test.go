package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/handicap"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
	"spieltisch/store"
)

// scoredMatch is a finished match of two in which the points were these, and everybody had so many turns.
func scoredMatch(t *testing.T, st *store.Store, kind string, setup []byte, who []store.Player, points []int, turns int) store.MatchID {
	t.Helper()
	id, err := st.CreateMatch(store.NewMatch{Kind: kind, Rules: 1, Setup: setup, Players: []store.PlayerID{who[0].ID, who[1].ID}})
	fine(t, err)
	head := handicap.Of(setup)
	st0 := games.Standing{Round: turns, Points: points, Asked: games.Table}
	for seat, p := range points {
		for n := range turns {
			own := (p - head.HeadOf(seat)) / turns
			st0.Scored = append(st0.Scored, games.ScoredTurn{Seat: games.Seat(seat), Round: n + 1, Word: "WORT", Points: own})
		}
	}
	o := games.Outcome{Reason: games.ReasonTarget, Places: games.Rank(points)}
	fine(t, st.Append(store.Append{Log: id, Seq: 1, Row: games.Row{Type: "throw", Data: []byte("{}")}, Standing: st0, Outcome: &o}))
	return id
}

func given(t *testing.T, st *store.Store) ([]int, store.Match) {
	t.Helper()
	all, err := st.Matches(store.Running)
	fine(t, err)
	if len(all) == 0 {
		return nil, store.Match{}
	}
	return handicap.Of(all[0].Setup).Given(), all[0]
}

// From five matches on a handicap is proposed when somebody wants one, the match is begun with it, says so in its head, and a rematch offers
// the same or what the last matches say now.
func TestHandicapFromTheSetupToTheRematch(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, Pages(env))
	shelltest.Resize(env, 1280, 800)
	who := shelltest.Players(t, env, "Mia", "Papa")
	set, err := dicewords.Set(env, locales.German)
	fine(t, err)
	setup, err := dw.Setup{Options: dw.DefaultOptions(2), Set: set, Seed: 5}.Encode()
	fine(t, err)
	for range handicap.Enough {
		scoredMatch(t, env.Store, dw.Name, setup, who, []int{336, 399}, 7)
	}
	env.Router.Open(shell.Route{Page: shell.Setup, Game: dw.Name})
	if shelltest.Has(env, "Vorgabe für Mia") {
		t.Error("unfolded before anybody wants it")
	}
	shelltest.Marked(t, env, "more").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	shelltest.Marked(t, env, "handicap").(*ui.Switch).Tapped(nil)
	for _, want := range []string{"Vorgabe für Mia", "Vorschlag aus den letzten Partien: Mia 48, Papa 57 Punkte je Zug. Noch unsicher: 40 bis 90."} {
		if !shelltest.Has(env, want) {
			t.Errorf("no %q in %q", want, shelltest.Texts(env))
		}
	}
	shelltest.Shot(t, env, "setup-1280")
	shelltest.Resize(env, 1000, 620)
	shelltest.Shot(t, env, "setup-1000")
	shelltest.Resize(env, 1280, 800)
	shelltest.Tap(t, env, env.T("setup.start"))
	got, m := given(t, env.Store)
	seat := slices.IndexFunc(m.Players, func(p store.Player) bool { return p.Name == "Mia" })
	if len(got) != 2 || got[seat] != 65 || got[1-seat] != 0 {
		t.Fatalf("%v, %q", got, shelltest.Texts(env))
	}
	if !shelltest.Has(env, "Vorgabe: Mia 65 Punkte") {
		t.Errorf("the head doesn't say so: %q", shelltest.Texts(env))
	}
	shelltest.Shot(t, env, "match-1280")
	won := []int{300, 300}
	won[seat] = 410
	id := scoredMatch(t, env.Store, dw.Name, m.Setup, m.Players, won, 7)
	env.Router.Open(shell.Route{Page: shell.Setup, Game: dw.Name, Match: id})
	shelltest.Shot(t, env, "rematch-1280")
	renew := shelltest.Marked(t, env, "handicap.again").(*ui.Segmented)
	for _, x := range []struct {
		key  fyne.KeyName
		told string
	}{{fyne.KeyHome, "Mia 50 Punkte"}, {fyne.KeyRight, "Mia 65 Punkte"}, {fyne.KeyLeft, "Mia 50 Punkte"}} {
		renew.TypedKey(&fyne.KeyEvent{Name: x.key})
		if told := "Deutsche Wörter, Vorgabe: " + x.told + ", Tipps aus"; !renew.Visible() || !shelltest.Has(env, told) {
			t.Errorf("no %q in %q", told, shelltest.Texts(env))
		}
	}
	shelltest.Tap(t, env, env.T("setup.start"))
	again, _ := given(t, env.Store)
	if len(again) != 2 || again[1-seat] != 50 { // who sat second begins
		t.Errorf("%v", again)
	}
}

// The result, the replay, the sheet and the list of matches say who played with which handicap.
func TestHandicapIsSaid(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, Pages(env))
	shelltest.Resize(env, 1280, 800)
	who := shelltest.Players(t, env, "Ada", "Ben", "Mia", "Papa")
	id := golden(t, "dicewords", "handicap").Play(t, env.Store, "", who[0].ID, who[1].ID, who[2].ID)
	golden(t, "dicewords", "trust").Play(t, env.Store, "", who[0].ID, who[3].ID)
	one := golden(t, "davinci", "show").Play(t, env.Store, "", who[0].ID, who[1].ID, who[2].ID)
	env.Router.Open(shell.Route{Page: shell.Sheet, Match: one})
	shelltest.Tap(t, env, "Blatt ansehen")
	shelltest.Key(env, fyne.KeyF6)
	if texts := shelltest.Texts(env); !slices.Contains(texts, "Vorgabe für Ben") || slices.Contains(texts, env.T("sheets.total.short")) {
		t.Errorf("a game without points: %q", texts)
	}
	for _, x := range []struct {
		route shell.Route
		want  []string
	}{
		{shell.Route{Page: shell.Table, Match: id}, []string{"Mia gewinnt (mit 25 Punkten Vorgabe)"}},
		{shell.Route{Page: shell.Replay, Match: id}, []string{"Vorgabe: Ada 60 Punkte und Mia 25 Punkte"}},
		{shell.Route{Page: shell.Sheet, Match: id}, []string{"Vorgabe", "60", "25"}},
		{shell.Route{Page: shell.Matches}, []string{"Dicewords · mit Vorgabe", "Dicewords"}},
	} {
		env.Router.Open(x.route)
		if x.route.Page == shell.Sheet {
			if !shelltest.Has(env, "Mia gewinnt (mit 25 Punkten Vorgabe)") {
				t.Errorf("%q", shelltest.Texts(env))
			}
			shelltest.Tap(t, env, "Blatt ansehen")
		}
		for _, want := range x.want {
			if !shelltest.Has(env, want) {
				t.Errorf("%s: no %q in %q", x.route.Page, want, shelltest.Texts(env))
			}
		}
		for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
			shelltest.Resize(env, size.Width, size.Height)
			shelltest.Shot(t, env, fmt.Sprint("said-", x.route.Page, "-", size.Width))
			short := func(n *ui.Named) bool { return shelltest.Seen(env, n) && n.Tip() == x.want[0] }
			if x.route.Page == shell.Replay && slices.ContainsFunc(shelltest.Find[*ui.Named](env), short) != (size.Width == 1000) {
				t.Errorf("%v: a head without chips names the handicap, and nothing else needs to", size)
			}
		}
	}
}

// In Wörterklauer a rematch goes by who won: letters to the loser, fewer once the winner changes.
func TestRematchMovesLetters(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, Pages(env))
	shelltest.Resize(env, 1280, 800)
	who := shelltest.Players(t, env, "Mia", "Papa")
	var id store.MatchID
	for _, x := range []struct {
		extra, points []int
		told          string // of the rematch
	}{
		{[]int{4, 0}, []int{9, 12}, "Mia 8 Buchstaben"}, {[]int{8, 0}, []int{15, 9}, "Mia 6 Buchstaben"}, {[]int{6, 0}, []int{12, 9}, "Mia 4 Buchstaben"},
	} {
		set, err := wk.ParseSet(tiles.German)
		fine(t, err)
		o := wk.DefaultOptions()
		copy(o.Extra[:], x.extra)
		setup, err := wk.Setup{Options: o, Set: set, Seed: 5}.Encode()
		fine(t, err)
		id = scoredMatch(t, env.Store, wk.Name, setup, who, x.points, 3)
		env.Router.Open(shell.Route{Page: shell.Setup, Game: wk.Name, Match: id})
		if told := strings.Join(shelltest.Texts(env), "\n"); !strings.Contains(told, "Vorgabe: "+x.told) {
			t.Errorf("no %q in %q", x.told, told)
		}
	}
}
