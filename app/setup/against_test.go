package setup_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// Somebody who comes to play against the computer and isn't known is asked for their name, and typing it is all they do; the
// computer begins. Nobody is told to look on meanwhile.
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
	if off, why := s.start(t); !off || why == "" {
		t.Error("it begins without them")
	}
	name := s.env.Window.Canvas().Focused()
	if name == nil {
		t.Fatal("the name hasn't the keyboard")
	}
	for _, r := range "Tina" {
		name.TypedRune(r)
	}
	for i := range 2 { // joins, then begins
		s.env.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if i == 0 && shelltest.Has(s.env, s.env.T("setup.player.new")) {
			t.Error("another name is asked for")
		}
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

// A name counts as soon as it is typed, for whoever has only a mouse as well: it begins without "Add".
func TestATypedNameComesAlong(t *testing.T) {
	g := computable(4)
	g.Tips = true
	s := newStand(t, locales.English, g)
	s.env.Router.Open(shell.Route{Page: shell.Setup, Game: fakegame.Name, Part: shell.Against})
	shelltest.Type(s.env, " Tina ")
	s.sees(t, "Tina against Pip", "Tips on, brisk pace")
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	if m := s.match(t); atTable(m) != "Pip*, Tina" || m.Tips == nil {
		t.Error(atTable(m), m.Tips)
	}
}

// A name that can't be isn't passed over: it says why. Turned away from, neither it nor what was wrong comes back.
func TestARefusedNameStaysAway(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee")
	s.open(t, "Tina", "Lee")
	shelltest.Tap(t, s.env, s.env.T("setup.new"))
	shelltest.Type(s.env, "lee")
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	const why = "There is already somebody called Lee. You could use Lee M."
	if s.last().Page != shell.Setup || !shelltest.Has(s.env, why) {
		t.Fatal(s.last(), shelltest.Texts(s.env))
	}
	for name, away := range map[string]func(){
		"Esc": func() { shelltest.Key(s.env, fyne.KeyEscape) },
		"left": func() {
			s.again()
		},
	} {
		away()
		shelltest.Tap(t, s.env, s.env.T("setup.new"))
		if field := shelltest.Field(t, s.env, s.env.T("setup.player.name"), 0); field.Text() != "" || shelltest.Has(s.env, why) {
			t.Errorf("%s: %q, %q", name, field.Text(), field.Error())
		}
		shelltest.Type(s.env, "lee")
	}
}
