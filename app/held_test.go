package app

import (
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
	"spieltisch/store"
)

// The letters of a word are kept, though another program holds the data file when the page covers itself or is left.
func TestBegunWordOutlastsAnotherProgram(t *testing.T) {
	for what, leave := range map[string]func(*shell.Router){"covered": (*shell.Router).Blur, "left": (*shell.Router).Home} {
		env := shelltest.New(t, locales.German)
		start := golden(t, "decipher", "order").Until(0)
		var ids []store.PlayerID
		for _, p := range shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo")[:len(start.Log(t).Match().Standing().Points)] {
			ids = append(ids, p.ID)
		}
		id := start.Play(t, env.Store, "", ids...)
		env.Router = shell.NewRouter(env, Pages(env))
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Table, Match: id})
		tabletest.Unveil(t, env)
		release := shelltest.Occupy(t, env)
		shelltest.Type(env, "ha")
		var late []func()
		env.Background = func(work func()) { late = append(late, work) }
		leave(env.Router)
		fine(t, release())
		for _, work := range late {
			work()
		}
		d, ok, err := env.Store.Draft(id, games.Seat(0))
		if fine(t, err); !ok || !strings.Contains(string(d.Data), `"H"`) && !strings.Contains(string(d.Data), "HA") {
			t.Errorf("%s: the draft is %s", what, d.Data)
		}
	}
}

// At the start the folder is opened by itself once the other program lets go of it.
func TestStartOutlastsAnotherProgram(t *testing.T) {
	env, dir := guardedEnv(t, locales.German)
	logged(t)
	clock := shelltest.NewClock(t)
	release := shelltest.Occupy(t, env)
	closeStore(env)
	env.Store = nil
	openStore(env, dir, store.Options{Now: env.Now})()
	if clock.Pass(5 * time.Second); !shelltest.Has(env, env.T("settings.trouble.busy")) {
		t.Fatalf("%T", env.Router.Page())
	}
	fine(t, release())
	if clock.Pass(5 * time.Second); env.Store == nil {
		t.Fatalf("%T", env.Router.Page())
	}
	closeStore(env)
}

// A folder that is opened once more is as closed to others as it would have been at first.
func TestOpenedAgainInPrivate(t *testing.T) {
	env, dir := guardedEnv(t, locales.German)
	logged(t)
	other := env.Store
	env.Store = nil
	fine(t, os.Chmod(dir, 0o755)) //nolint:gosec // as earlier versions have made it
	openStore(env, dir, store.Options{Now: env.Now, Private: true})()
	fine(t, other.Close())
	shelltest.Tap(t, env, env.T("settings.trouble.again"))
	if info, err := os.Stat(dir); err != nil || env.Store == nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v, %T", info.Mode(), err, env.Router.Page())
	}
	closeStore(env)
}

// A new order of the pieces, and a word that is named, end as ever where they had to wait for another program: the screen is everybody's
// again, and nobody is naming a word.
func TestDecipherGoesOnAfterAnotherProgram(t *testing.T) {
	env := shelltest.New(t, locales.German)
	start := golden(t, "decipher", "order").Until(1)
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo")[:len(start.Log(t).Match().Standing().Points)] {
		ids = append(ids, p.ID)
	}
	g, err := Games().Find("decipher")
	fine(t, err)
	p := tabletest.Sit(t, env, g, start.Play(t, env.Store, "", ids...))
	waits := func(do func()) {
		t.Helper()
		clock, seq, release := shelltest.NewClock(t), p.Session.Seq(), shelltest.Occupy(t, env)
		do()
		p.Must(p.Session.Seq() == seq, "the other program holds the file")
		fine(t, release())
		clock.Pass(2 * time.Second)
		p.Must(p.Session.Seq() == seq+1, "it is done by itself")
	}
	p.Tap("decipher.seek.order_who", games.Args{"Seat": games.Seat(0)})
	p.Unveil()
	p.Type(".")
	waits(func() { p.Tap("decipher.maker.done") })
	p.Must(!p.Alone() && !p.Says("table.curtain.hold"), "the board is there again")

	lee := games.Args{"Seat": games.Seat(1)}
	p.Type("g")
	if len(ids) > 2 {
		shelltest.Menu(t, env, "Lee")
	}
	p.Type("zzzzzz"[:p.Session.View(games.Table).(dc.View).Options.Length])
	p.Must(p.Says("decipher.seek.guessing", lee), "Lee names a word")
	p.Key(fyne.KeyReturn)
	waits(func() { p.Key(fyne.KeyReturn) })
	p.Must(!p.Says("decipher.seek.guessing", lee), "the word was named")
}
