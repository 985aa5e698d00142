package settings

import (
	"path/filepath"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/locales"
	"spieltisch/store/exchange"
)

// moving is the part with the data, with its page around: for what no file brings about.
func moving(t *testing.T) (*shell.Env, *transfer) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	page := New(env, table.Games{fakegame.Game(4)}, Data)
	shelltest.Pages(env, map[string]shell.Builder{shell.Settings: func(shell.Route) (shell.Page, error) { return page, nil }})
	env.Router.Open(shell.Route{Page: shell.Settings})
	d, _ := page.parts[page.at].Section.(*data)
	return env, &d.move
}

func mustSee(t *testing.T, env *shell.Env, parts ...string) {
	t.Helper()
	all := strings.Join(shelltest.Texts(env), "\n")
	for _, p := range parts {
		if !strings.Contains(all, p) {
			t.Errorf("%q is not to be seen in\n%s", p, all)
		}
	}
}

func TestTakeInOfWhatCantBeRead(t *testing.T) {
	for _, path := range []string{filepath.Join(t.TempDir(), "gone.json"), t.TempDir()} { // a folder opens, but isn't read
		env, x := moving(t)
		x.open(path)
		mustSee(t, env, "Die Datei ließ sich nicht lesen")
	}
}

// What can't be given out is named, and the rest is in the file.
func TestGiveOutNamesWhatIsLeftOut(t *testing.T) {
	env, x := moving(t)
	x.lacking(exchange.LeftOuts{Count: 1, Named: []exchange.LeftOut{{
		Sort: exchange.LeftMatch, Reason: exchange.LeftNoPlayer, Kind: "dicewords", Names: []string{"Tina"}, At: shelltest.Now,
	}}})
	mustSee(t, env, "Gespeichert, aber nicht alles", "1 Eintrag lässt sich nicht lesen", "Dicewords · Tina · 20. Nov. 2026", "Jemand, der mitgespielt hat, fehlt in den Daten.")
}
