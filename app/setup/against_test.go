package setup_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// Who comes to play against the computer and isn't known is asked for their name, and typing it is all they do; the computer
// begins. Nobody is told to look on meanwhile.
func TestWhoPlaysAgainstTheComputerIsAsked(t *testing.T) {
	g := computable(4)
	g.MinSeats = 1
	s := newStand(t, locales.English, g)
	s.env.Router.Open(shell.Route{Page: shell.Setup, Game: fakegame.Name, Part: shell.Against})
	for said, want := range map[string]bool{
		s.env.T("setup.against.name"): true, s.env.T("setup.against.who", games.Args{"Name": "Pip"}): true, s.env.T("setup.computer.watch"): false,
	} {
		if shelltest.Has(s.env, said) != want {
			t.Errorf("%q: %v, want %v", said, !want, want)
		}
	}
	if off, why := shelltest.Marked(t, s.env, "start").(*ui.Button).Disabled(); !off || why == "" {
		t.Error("it begins without them")
	}
	name := s.env.Window.Canvas().Focused()
	if name == nil {
		t.Fatal("the name hasn't the keyboard")
	}
	for _, r := range "Tina" {
		name.TypedRune(r)
	}
	for range 2 { // joins, then begins
		s.env.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	if got := atTable(s.match(t)); got != "Pip*, Tina" {
		t.Error(got)
	}
}

// Who seats another computer instead wants to look on.
func TestWhoSeatsComputersMayLookOn(t *testing.T) {
	s := newStand(t, locales.English, computable(4))
	s.env.Router.Open(shell.Route{Page: shell.Setup, Game: fakegame.Name, Part: shell.Against})
	s.cast(t, mind.Fips)
	if !shelltest.Has(s.env, s.env.T("setup.computer.watch")) || shelltest.Has(s.env, s.env.T("setup.against.name")) {
		t.Errorf("%q", shelltest.Texts(s.env))
	}
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	if got := atTable(s.match(t)); got != "Pip*, Fips*" {
		t.Error(got)
	}
}
