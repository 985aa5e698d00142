package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/locales"
	"spieltisch/store"
)

// climber plays on a ladder against the computer, by keys and buttons.
type climber struct {
	keyPlay
	clock  *shelltest.Clock
	script keyScript
}

// play plays the match that is open to its result.
func (w *climber) play() {
	w.t.Helper()
	for range 4000 {
		guide := w.guide()
		if guide == "guide.result" {
			return
		}
		if _, ok := w.script[guide]; ok || guide == "" {
			w.step(w.script)
		}
		w.clock.Pass(time.Second)
	}
	w.t.Fatalf("no result: %q", shelltest.Texts(w.env))
}

// newest is the match that was begun last.
func (w *climber) newest() store.Match {
	w.t.Helper()
	all, err := w.env.Store.Matches()
	fine(w.t, err)
	return slices.MaxFunc(all, func(a, b store.Match) int { return int(a.ID - b.ID) })
}

// shown wants texts on the page, and a picture of it.
func (w *climber) shown(name string, wants ...string) {
	w.t.Helper()
	for _, want := range wants {
		if !shelltest.Has(w.env, want) {
			w.t.Errorf("%s: no %q in %q", name, want, shelltest.Texts(w.env))
		}
	}
	for _, size := range [][2]float32{{1000, 620}, {1280, 800}} {
		shelltest.Resize(w.env, size[0], size[1])
		shelltest.Shot(w.t, w.env, fmt.Sprint("ladder-", name, "-", w.env.Texts.Lang(), "-", size[0]))
		for _, out := range shelltest.Outside(w.env) {
			w.t.Errorf("%s in %v: %s is out of sight", name, size, out)
		}
	}
}

// From the setup to the ladder, up and down it, in both languages: the result says what it has brought, and its button begins the next match.
func TestLadderIsClimbed(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Lexicons = shell.NewLexicons(Lexicons())
		env.Router = shell.NewRouter(env, Pages(env))
		clock := shelltest.NewClock(t)
		start := env.Now()
		env.Now = func() time.Time { start = start.Add(time.Second); return start }
		fine(t, table.PaceKey.Set(env.Store, table.PaceAtOnce))
		shelltest.Players(t, env, "Mia")
		w := &climber{keyPlay{keyWalker: keyWalker{walker: walker{t: t, env: env}}, chance: rand.New(rand.NewPCG(1, 2))}, clock, scripts()["dicewords"]}
		rung := func(id games.ID, of games.ID, n int) string {
			return env.T(id, games.Args{"Rung": env.T(of, games.Args{"Name": "Pip", "N": n})})
		}
		env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords"})
		shelltest.Tap(t, env, "Mia")
		shelltest.Tap(t, env, env.T("ladder.title"))
		w.shown("begin", env.T("ladder.how"), env.T("ladder.rung.points", games.Args{"Name": "Pip", "N": 60}))
		shelltest.Key(env, fyne.KeyReturn)
		m := w.newest()
		shelltest.Key(env, fyne.KeySpace)
		shelltest.Key(env, fyne.KeyEscape)
		shelltest.Tap(t, env, env.T("ladder.on"))
		if got := handicap.Of(m.Setup).Given(); m.Series != store.Ladder || m.Tips != nil || !slices.Equal(got, []int{60, 0}) {
			t.Fatalf("%+v with %v", m, got)
		}
		w.play()
		w.shown("star", rung("ladder.star", "ladder.rung.points", 30))
		ribbons := func() int { return len(shelltest.Find[*ui.Ribbon](env)) }
		if ribbons() != 1 {
			t.Error("no ribbon for the first win against Pip")
		}
		shelltest.Tap(t, env, env.T("ladder.play", games.Args{"Name": "Pip"}))
		if got := handicap.Of(w.newest().Setup).Given(); !slices.Equal(got, []int{0, 60}) {
			t.Errorf("the second match has %v", got)
		}
		w.play()
		w.shown("up", rung("ladder.up", "ladder.rung.points", 30))
		if ribbons() != 0 {
			t.Error("a ribbon for the second win")
		}
		shelltest.Key(env, fyne.KeyEscape)
		w.shown("higher", env.T("ladder.how"))
		env.Router.Open(shell.Route{Page: shell.Stats, Player: m.Players[0].ID})
		shelltest.Shot(t, env, "ladder-stats-"+string(lang))
		shelltest.Tap(t, env, env.T("ladder.of", games.Args{"Game": "Dicewords"}))
		w.shown("again", env.T("ladder.how"))
		env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords", Match: m.ID})
		shelltest.Tap(t, env, env.T("setup.start"))
		if got := w.newest(); got.ID == m.ID || got.Series != m.UID {
			t.Errorf("a rematch is of the series %q", got.Series)
		}

		env.Router.Open(shell.Route{Page: shell.Ladder, Game: "woerterklauer", Player: m.Players[0].ID})
		shelltest.Tap(t, env, env.T("ladder.play", games.Args{"Name": "Pip"}))
		w.script = scripts()["woerterklauer"]
		w.script["guide.woerterklauer.lay"] = keys("F10 End Up Up Up Up Enter @judge.give_up") // above the pace
		w.play()
		w.shown("down", rung("ladder.down", "ladder.rung.letters", 9))
		if ribbons() != 0 {
			t.Error("a ribbon for a loss")
		}
	}
}
