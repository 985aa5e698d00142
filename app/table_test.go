package app

import (
	"slices"
	"testing"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
)

// Home and the setup of every game agree on who sits at the table: who played last, whichever game that was. Where a game takes more
// of them, its setup says so.
func TestHomeAndSetupAgreeOnTheTable(t *testing.T) {
	env := shelltest.New(t, locales.German)
	known := shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo")
	env.Router = shell.NewRouter(env, Pages(env))
	begin := func(game string, seat, stand []string) {
		t.Helper()
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Setup, Game: game})
		for _, name := range append(stand, seat...) {
			shelltest.Tap(t, env, name)
		}
		shelltest.Tap(t, env, "Spiel starten")
		all, err := env.Store.Matches()
		fine(t, err)
		fine(t, env.Store.DescribeMatch(all[0].ID, "Hütte", "")) // a match that is left untouched is dropped
	}
	agree := func(names ...string) {
		t.Helper()
		var home []string
		for _, p := range people.AtTable(env) {
			home = append(home, p.Name)
		}
		if env.Join(home) != env.Join(names) {
			t.Errorf("%q sit at the table, not %q", home, names)
		}
		for _, g := range Games() {
			env.Router.Home()
			if !shelltest.Has(env, "Am Tisch") {
				t.Error("home doesn't say who sits at the table")
			}
			env.Router.Open(shell.Route{Page: shell.Setup, Game: g.Kind.Name()})
			said := env.Join(names)
			if len(names) < g.MinSeats {
				said = env.T("setup.few", games.Args{"N": g.MinSeats - len(names)})
			}
			if !shelltest.Has(env, said) {
				t.Errorf("%s doesn't seat %q: %q", g.Kind.Name(), names, shelltest.Texts(env))
			}
			for _, k := range known {
				leave := env.T("setup.leave", games.Args{"Name": k.Name})
				sits := slices.ContainsFunc(shelltest.Find[*ui.IconButton](env), func(b *ui.IconButton) bool { return b.Tip() == leave })
				if sits != slices.Contains(names, k.Name) {
					t.Errorf("%s: %s sits there: %v, of %q", g.Kind.Name(), k.Name, sits, names)
				}
			}
		}
	}
	env.Router.Home()
	if shelltest.Has(env, "Am Tisch") || len(people.AtTable(env)) > 0 {
		t.Error("somebody sits at the table before the first match")
	}
	begin("dicewords", []string{"Tina", "Lee"}, nil)
	agree("Tina", "Lee")
	begin("davinci", []string{"Ben", "Jo"}, []string{"Tina", "Lee"})
	agree("Ben", "Jo")
	begin("dicewords", []string{"Lee"}, []string{"Ben", "Jo"})
	agree("Lee")
}
