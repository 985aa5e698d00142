package stats_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// against plays matches of a person against a character: won and then lost ones.
func against(t *testing.T, env *shell.Env, kind string, who store.PlayerID, level mind.Level, won, lost int) {
	t.Helper()
	edition := 0
	if kind == "dicewords" {
		edition = dicewords.Game().Edition
	}
	againstOf(t, env, edition, kind, who, level, won, lost)
}

// againstOf is against for a character of an edition.
func againstOf(t *testing.T, env *shell.Env, edition int, kind string, who store.PlayerID, level mind.Level, won, lost int) {
	t.Helper()
	c, err := env.Store.Character(level)
	fine(t, err)
	for i := range won + lost {
		ranks := []int{1, 2}
		if i >= won {
			ranks = []int{2, 1}
		}
		id, err := env.Store.CreateMatch(store.NewMatch{Kind: kind, Rules: 1, Players: []store.PlayerID{who, c.ID}, Edition: edition})
		fine(t, err)
		fine(t, env.Store.Append(store.Append{
			Log: id, Seq: 1, Row: games.Row{Type: "end", Data: []byte("{}")},
			Standing: games.Standing{Points: []int{99, 9}, Scored: []games.ScoredTurn{{Round: 1, Word: "QUALLE", Points: 999}, {Seat: 1, Round: 1, Word: "XYLOFON", Points: 1999}}},
			Outcome:  &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: ranks[0], Points: 99}, {Seat: 1, Rank: ranks[1], Points: 9}}},
		}))
	}
}

func fine(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// player is the one with a name.
func player(t *testing.T, env *shell.Env, name string) store.PlayerID {
	t.Helper()
	all, err := env.Store.Players()
	fine(t, err)
	for _, p := range all {
		if p.Name == name {
			return p.ID
		}
	}
	t.Fatal("no", name)
	return 0
}

// What was played with computers changes no number of the persons' and stands by itself.
func TestComputersCountApart(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.FillFamily(t, env, 60, kinds...)
	opened := overview(env)
	more(t, env)
	before := shelltest.Texts(env)
	if shelltest.Has(env, "Gegen den Computer") {
		t.Error("nobody has played with a computer")
	}
	lee := player(t, env, "Lee")
	against(t, env, "dicewords", lee, mind.Nova, 4, 6)
	against(t, env, "davinci", lee, mind.Nova, 0, 1)
	against(t, env, "dicewords", lee, mind.Pip, 3, 0)
	env.Router.Rebuild()
	for _, text := range before {
		if !shelltest.Has(env, text) && !strings.Contains(text, "KARTOFFEL") && !strings.Contains(text, "Punkte") && !strings.Contains(text, ",") {
			t.Errorf("%q has gone", text)
		}
	}
	want(t, env, "60 Partien", "+ 14 mit dem Computer", "Gegen den Computer", "Spielstärke mit Computern in Dicewords")
	want(t, env, "QUALLE", "Lee, heute 20:00, mit dem Computer")
	if slices.Contains(read(env), "XYLOFON") {
		t.Error("a computer's word is listed")
	}
	env.Router.Open(shell.Route{Page: shell.Stats, Player: lee})
	want(t, env, "Gegen die fünf", "2 geschafft", "Nova besiegt", "4 von 11 gewonnen", "Pip besiegt", "3 von 3 gewonnen", "4 : 7", "Als Nächstes: Fips")
	more(t, env)
	like := func() bool {
		return strings.Contains(strings.Join(shelltest.Texts(env), "\n"), "Spielt etwa so stark wie")
	}
	if like() {
		t.Error("14 matches don't tell how strong somebody is")
	}
	press(t, env, "stats-five-Nova")
	nova, err := env.Store.Character(mind.Nova)
	fine(t, err)
	if got := last(opened); got != (shell.Route{Page: shell.Matches, Player: lee, With: nova.ID}) {
		t.Error(got)
	}
	againstOf(t, env, 0, "dicewords", lee, mind.Nova, 15, 15)
	env.Router.Back()
	if like() {
		t.Error("matches with an earlier Nova don't tell how strong that of now is")
	}
	against(t, env, "dicewords", lee, mind.Nova, 15, 15)
	env.Router.Rebuild()
	if !like() {
		t.Error("44 do")
	}
}

// Who plays with computers only has a page, too.
func TestOnlyWithComputers(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		mia := shelltest.Players(t, env, "Mia")[0]
		against(t, env, "davinci", mia.ID, mind.Atlas, 1, 2)
		against(t, env, "davinci", mia.ID, mind.Sphinx, 0, 2)
		overview(env)
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
			shelltest.Resize(env, size.Width, size.Height)
			want(t, env, "1", "2", env.T("stats.nowin"))
			if none := env.T("stats.played", games.Args{"N": 0}); shelltest.Has(env, none) {
				t.Errorf("%s %v: %q, though there are some with computers", lang, size, none)
			}
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s %v: outside: %q", lang, size, out)
			}
			shelltest.Shot(t, env, fmt.Sprintf("computers-%s-%.0f", lang, size.Width))
		}
		shelltest.Tap(t, env, everybody[lang])
		shelltest.Menu(t, env, "Mia")
		want(t, env, env.T("stats.of", games.Args{"Name": "Mia"}), env.T("stats.computers.won", games.Args{"Won": 1, "N": 3}))
		want(t, env, env.T("stats.nowin"), env.T("stats.computers.only"))
		if none := env.T("stats.computers.won", games.Args{"Won": 0, "N": 2}); shelltest.Has(env, none) || shelltest.Has(env, "0 : 2") {
			t.Errorf("%s: %q to who hasn't won yet", lang, none)
		}
		if out := shelltest.Outside(env); len(out) > 0 {
			t.Errorf("%s: outside: %q", lang, out)
		}
	}
}
