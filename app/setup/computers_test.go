package setup_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/setup"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// computable is the fake game with computers, and with secrets.
func computable(seats int) *table.Game {
	g := fakegame.Game(seats)
	g.Computers = func(*table.Desk) table.Computers { return nil }
	g.Secrets = true
	return g
}

// cast taps the card of a character below an unfolded seat.
func (s *stand) cast(t *testing.T, l mind.Level) {
	t.Helper()
	shelltest.TapAt(t, s.env, shelltest.Middle(shelltest.Marked(t, s.env, "cast."+string(rune('0'+l)))))
}

// match is the match that was begun last.
func (s *stand) match(t *testing.T) store.Match {
	t.Helper()
	if s.last().Page != shell.Table {
		t.Fatalf("no match begins: %v", s.last())
	}
	m, err := s.env.Store.Match(s.last().Match)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func atTable(m store.Match) string {
	var names []string
	for _, p := range m.Players {
		name := p.Name
		if p.Computer() {
			name += "*"
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// The characters that unfold with a new computer, and what is said of them, are seen whole, in any window.
func TestNewComputersShowTheirCast(t *testing.T) {
	for _, size := range []fyne.Size{{Width: ui.MinWidth, Height: ui.MinHeight}, {Width: 1280, Height: 800}} {
		s := newStand(t, locales.German, computable(4), "Tina", "Ben", "Lee", "Anaïs", "Jörg", "Mia", "Oma", "Opa", "Nele")
		s.open(t, "Tina", "Ben", "Lee")
		shelltest.Resize(s.env, size.Width, size.Height)
		shelltest.Tap(t, s.env, "Computer dazu")
		seat, start := shelltest.Marked(t, s.env, "seat.3"), shelltest.Marked(t, s.env, "start")
		if low, high := shelltest.Middle(seat).Y+seat.Size().Height/2, shelltest.Middle(start).Y-start.Size().Height/2; low > high {
			t.Errorf("%v: the seat ends at %.0f, the foot begins at %.0f", size, low, high)
		}
	}
}

// A computer comes to the table by one click, becomes another one by the pencil, and is there the next time.
func TestComputersAtTheTable(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	if _, err := s.env.Store.AddPlayer("Nova", 3); err != nil { // a child who is called like a character
		t.Fatal(err)
	}
	s.open(t, "Tina")
	if slices.Contains(shelltest.Texts(s.env), "With the computer") {
		t.Error("asks how computers play where there are none")
	}
	shelltest.Tap(t, s.env, "Add a computer")
	s.sees(t, "How strong should the computer in seat 2 be?", "With the computer", "Tina against Pip", "Only Tina is at the screen, so nothing is covered between turns.")
	s.cast(t, mind.Nova)
	shelltest.Tap(t, s.env, "Add a computer")
	s.sees(t, "Tina against Nova and Pip", "How strong should the computer in seat 3 be?", "in seat 2")
	s.sees(t, "Computer, practised", "Computer, learning")
	var tips []string
	for _, named := range shelltest.Find[*ui.Named](s.env) {
		if len(shelltest.Inside[*draw.Strength](named)) > 0 {
			tips = append(tips, named.Tip())
		}
	}
	if !slices.Equal(tips, []string{"Strength 3 of 5: practised", "Strength 1 of 5: learning"}) {
		t.Errorf("the sticks say %q", tips)
	}
	s.cast(t, mind.Nova) // sits already
	if got := s.order(t); got != "Tina, Nova, Pip" {
		t.Errorf("at the table: %s", got)
	}
	s.cast(t, mind.Atlas)
	shelltest.Tap(t, s.env, "Nova") // the child
	s.sees(t, "The screen is covered only between Tina and Nova.", "There are no free seats left.")
	if off, _ := shelltest.Button(t, s.env, "Add a computer").Disabled(); !off {
		t.Error("a fifth computer can be added to a table of four")
	}
	shelltest.Tap(t, s.env, "Start the game")
	if got := atTable(s.match(t)); got != "Tina, Nova*, Atlas*, Nova" {
		t.Errorf("the match has %s", got)
	}
	s.open(t)
	if got := s.order(t); got != "Tina, Nova, Atlas, Nova" {
		t.Errorf("the next match is preset with %s", got)
	}
	if got := setup.Favourite(s.env.Store, s.games[0]); got != mind.Atlas {
		t.Errorf("the last computer is %s", got.Name())
	}
	s.env.Router.Open(shell.Route{Page: shell.Setup, Match: s.match1(t)})
	if got := s.order(t); got != "Nova, Atlas, Nova, Tina" {
		t.Errorf("the rematch has %s", got)
	}
}

// match1 is the first match of the store.
func (s *stand) match1(t *testing.T) store.MatchID {
	t.Helper()
	all, err := s.env.Store.Matches()
	if err != nil || len(all) == 0 {
		t.Fatal(all, err)
	}
	return all[len(all)-1].ID
}

// All of it goes by keys: F2 unfolds, Tab and Space choose, Del takes away.
func TestComputersByKeys(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	s.open(t, "Tina")
	shelltest.Tap(t, s.env, "Add a computer")
	shelltest.Key(s.env, fyne.KeyUp, fyne.KeyF2) // the last seat; it is unfolded already
	if shelltest.Has(s.env, "How strong should the computer in seat 2 be?") {
		t.Fatal("F2 doesn't fold the characters")
	}
	shelltest.Key(s.env, fyne.KeyF2)
	s.sees(t, "How strong should the computer in seat 2 be?")
	page := s.env.Router.Page()
	shelltest.Key(s.env, fyne.KeyTab, fyne.KeyTab, fyne.KeyEscape) // from among the characters
	if s.env.Router.Page() != page || shelltest.Has(s.env, "How strong should the computer in seat 2 be?") || s.env.Window.Canvas().Focused() == nil {
		t.Fatal("Esc doesn't fold the characters, and nothing else")
	}
	shelltest.Key(s.env, fyne.KeyF2)
	s.sees(t, "How strong should the computer in seat 2 be?")
	card := shelltest.Marked(t, s.env, "cast.5").(fyne.Focusable)
	for range 40 {
		if s.env.Window.Canvas().Focused() == card {
			break
		}
		shelltest.Key(s.env, fyne.KeyTab)
	}
	shelltest.Key(s.env, fyne.KeySpace)
	if got := s.order(t); got != "Tina, Sphinx" {
		t.Errorf("at the table: %s", got)
	}
	s.row(t, "Sphinx").(interface{ Take() }).Take()
	shelltest.Key(s.env, fyne.KeyDelete)
	if got := s.order(t); got != "Tina" {
		t.Errorf("at the table: %s", got)
	}
}

// All seats may be computers, and each sits at a table once.
func TestComputersAmongThemselves(t *testing.T) {
	s := newStand(t, locales.English, computable(8), "Tina")
	s.open(t)
	for range mind.Levels {
		shelltest.Tap(t, s.env, "Add a computer")
	}
	s.sees(t, "All five computers are at the table already.", "The computer plays all seats: you watch.")
	shelltest.Tap(t, s.env, "Start the game")
	if got := atTable(s.match(t)); got != "Pip*, Fips*, Nova*, Atlas*, Sphinx*" {
		t.Errorf("the match has %s", got)
	}
}

// The pace is remembered for all games, and a row is told apart from a person's by its face.
func TestPaceAndFaces(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	s.open(t, "Tina")
	shelltest.Tap(t, s.env, "Add a computer")
	choice := shelltest.Marked(t, s.env, "pace").(*ui.Segmented)
	if choice.Selected() != int(table.PaceBrisk) {
		t.Errorf("at first the pace is %d", choice.Selected())
	}
	choice.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	var pace table.Pace
	if _, err := table.PaceKey.Get(s.env.Store, &pace); err != nil || pace != table.PaceAtOnce {
		t.Errorf("pace %d, %v", pace, err)
	}
	faces := 0
	for _, a := range shelltest.Inside[*ui.Avatar](s.row(t, "Pip")) {
		if f, ok := a.Figure().(*draw.Face); ok && f.Level() == mind.Pip {
			faces++
		}
	}
	for _, a := range shelltest.Inside[*ui.Avatar](s.row(t, "Tina")) {
		if a.Figure() != nil {
			faces = -1
		}
	}
	if faces != 1 {
		t.Errorf("%d faces", faces)
	}
}

// Who plays alone begins against the computer of last time without being asked anything; where somebody has to be asked,
// nothing begins.
func TestBeginAgainst(t *testing.T) {
	s := newStand(t, locales.English, computable(4))
	if _, ok, err := setup.BeginAgainst(s.env, s.games, fakegame.Name); ok || err != nil {
		t.Errorf("nobody begins: %v, %v", ok, err)
	}
	shelltest.Players(t, s.env, "Tina")
	if err := table.FavouriteKey(fakegame.Name).Set(s.env.Store, mind.Fips); err != nil {
		t.Fatal(err)
	}
	id, ok, err := setup.BeginAgainst(s.env, s.games, fakegame.Name)
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	m, err := s.env.Store.Match(id)
	if err != nil || atTable(m) != "Tina, Fips*" {
		t.Errorf("%s, %v", atTable(m), err)
	}
}

// A game without computers, and a plan, seat none; those who sat there the last time are left out.
func TestNoComputers(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina", "Lee")
	s.open(t, "Tina", "Lee")
	shelltest.Tap(t, s.env, "Add a computer")
	shelltest.Tap(t, s.env, "Start the game")
	m := s.match(t)
	s.games[0].Computers = nil
	for _, open := range []func(){func() { s.open(t) }, func() { s.env.Router.Open(shell.Route{Page: shell.Setup, Match: m.ID}) }} {
		open()
		if got := s.order(t); strings.Contains(got, "Pip") || shelltest.Has(s.env, "Add a computer") {
			t.Errorf("at the table: %s", got)
		}
	}
}
