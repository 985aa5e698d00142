package setup_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/dicewords"
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

// cast taps a character among those who can come.
func (s *stand) cast(t *testing.T, l mind.Level) {
	t.Helper()
	shelltest.Marked(t, s.env, "cast."+string(rune('0'+l))).(fyne.Tappable).Tapped(&fyne.PointEvent{})
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

// A character comes to the table by one click, which says what it does; it leaves by another one, and is there the next time.
func TestComputersAtTheTable(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	if _, err := s.env.Store.AddPlayer("Nova", 3); err != nil { // a child who is called like a character
		t.Fatal(err)
	}
	s.open(t, "Tina")
	s.cast(t, mind.Pip)
	s.sees(t, "Tina against Pip", s.env.T("dicewords.computer.1"))
	s.cast(t, mind.Pip)
	s.cast(t, mind.Nova)
	s.cast(t, mind.Pip)
	s.sees(t, "Tina against Nova and Pip")
	for i, strong := range []string{"goes first", "experienced", "beginner"} {
		if says := texts(s.rows(t)[i]); !slices.Contains(says, strong) {
			t.Errorf("seat %d says %q, not %q", i, says, strong)
		}
	}
	s.cast(t, mind.Pip)
	s.cast(t, mind.Atlas)
	shelltest.Marked(t, s.env, "known.0").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	s.cast(t, mind.Fips)
	s.sees(t, "All seats taken: drag Fips onto a seat, or take someone off first.")
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

// A match keeps which edition of the characters sat there; one of persons has none.
func TestEditionOfTheMatch(t *testing.T) {
	g := computable(3)
	g.Edition = 2
	s := newStand(t, locales.English, g, "Tina", "Lee")
	for _, want := range []int{0, 2} {
		s.open(t, "Tina", "Lee")
		if want > 0 {
			s.open(t)
			s.cast(t, mind.Pip)
		}
		shelltest.Tap(t, s.env, "Start the game")
		var l store.LogCopy
		if err := s.env.Store.Look(t.Context(), "look", func(_ context.Context, r *store.Reader) (err error) {
			l, err = r.Log(s.match(t).ID)
			return err
		}); err != nil || l.Edition != want {
			t.Errorf("edition %d, want %d: %v", l.Edition, want, err)
		}
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

// A seated character says what it does, by Enter, too; Esc has it stop.
func TestWhatACharacterDoes(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	s.open(t, "Tina")
	s.cast(t, mind.Nova)
	page := s.env.Router.Page()
	shelltest.Key(s.env, fyne.KeyEscape)
	if s.env.Router.Page() != page || shelltest.Has(s.env, s.env.T("dicewords.computer.3")) {
		t.Fatal("Esc doesn't close it, and nothing else")
	}
	shelltest.Key(s.env, fyne.KeyUp, fyne.KeyReturn)
	s.sees(t, s.env.T("dicewords.computer.3"))
	shelltest.Key(s.env, fyne.KeyDelete)
	if got := s.order(t); got != "Tina" || shelltest.Has(s.env, s.env.T("dicewords.computer.3")) {
		t.Errorf("at the table: %s", got)
	}
}

// In the least window, too, what a character does stands clear of all seats, in letters of the usual size.
func TestWhatACharacterDoesHidesNothing(t *testing.T) {
	for _, seats := range []int{2, 4, 8} {
		s := newStand(t, locales.German, computable(seats), "Tina")
		s.open(t, "Tina")
		s.cast(t, mind.Pip)
		shelltest.Resize(s.env, 1000, 620)
		tray := shelltest.Marked(t, s.env, "tray")
		all := []fyne.CanvasObject{tray}
		for _, r := range s.rows(t) {
			all = append(all, shelltest.Inside[*ui.Para](r)[0], shelltest.Inside[*ui.IconButton](r)[0])
			for _, text := range shelltest.Inside[*ui.Text](r) {
				all = append(all, text)
			}
		}
		if over := shelltest.Overlapping(all); len(over) > 0 || !tray.Visible() {
			t.Errorf("%d seats: %q", seats, over)
		}
		for _, line := range shelltest.Inside[*canvas.Text](tray) {
			if line.TextSize < ui.Strong.Size() {
				t.Errorf("%d seats: %q is of size %v", seats, line.Text, line.TextSize)
			}
		}
	}
}

// All seats may be computers, and each sits at a table once.
func TestComputersAmongThemselves(t *testing.T) {
	s := newStand(t, locales.English, computable(8), "Tina")
	s.open(t)
	for _, l := range mind.Characters() {
		s.cast(t, l)
	}
	s.sees(t, "The computer plays all seats: you watch.")
	shelltest.Tap(t, s.env, "Start the game")
	if got := atTable(s.match(t)); got != "Pip*, Fips*, Nova*, Atlas*, Sphinx*" {
		t.Errorf("the match has %s", got)
	}
}

// The pace is remembered for all games, and a row is told apart from a person's by its face.
func TestPaceAndFaces(t *testing.T) {
	s := newStand(t, locales.English, computable(4), "Tina")
	s.open(t, "Tina")
	s.cast(t, mind.Pip)
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
	s.cast(t, mind.Pip)
	shelltest.Tap(t, s.env, "Start the game")
	m := s.match(t)
	s.games[0].Computers = nil
	for _, open := range []func(){func() { s.open(t) }, func() { s.env.Router.Open(shell.Route{Page: shell.Setup, Match: m.ID}) }} {
		open()
		if got := s.order(t); strings.Contains(got, "Pip") || shelltest.Has(s.env, "Pip") {
			t.Errorf("at the table: %s", got)
		}
	}
}

// However many sit there, the mat says what a character does, and what the paper below asks stays.
func TestACharacterAtACrowdedTable(t *testing.T) {
	names := []string{"Tina", "Lee", "Ben", "Mia", "Jo", "Mo"}
	s := newStand(t, locales.German, dicewords.Game(), names...)
	pip, ask := s.env.T("dicewords.computer.1"), s.env.T("setup.known")
	for _, n := range []int{2, 6} {
		s.open(t, names[:n]...)
		for _, high := range []float32{800, 620} {
			shelltest.Resize(s.env, 1000, high)
			shelltest.Marked(t, s.env, "cast.1").(fyne.Tappable).Tapped(&fyne.PointEvent{})
			if got := strings.Join(shelltest.Lines(s.env), " "); strings.Count(got, pip) != 1 || !strings.Contains(got, ask) {
				t.Errorf("%d at %.0f: %q", n, high, got)
			}
			shelltest.Marked(t, s.env, "cast.1").(fyne.Tappable).Tapped(&fyne.PointEvent{})
			if got := strings.Join(shelltest.Lines(s.env), " "); strings.Contains(got, pip) || !strings.Contains(got, ask) {
				t.Errorf("%d at %.0f, gone: %q", n, high, got)
			}
		}
	}
}

// Where all play the same throws, characters sit after all persons, whoever came first or is moved.
func TestCharactersSitLast(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game(), "Tina", "Lee")
	s.open(t, "Tina")
	s.cast(t, mind.Pip)
	shelltest.Marked(t, s.env, "known.0").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	before := s.order(t)
	shelltest.Marked(t, s.env, "more").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	shelltest.Marked(t, s.env, "same").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	if got := s.order(t); before != "Tina, Pip, Lee" || got != "Tina, Lee, Pip" {
		t.Errorf("the table has %s, before %s", got, before)
	}
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	m := s.match(t)
	if got := atTable(m); got != "Tina, Lee, Pip*" || !strings.Contains(string(m.Setup), `"Same":true`) {
		t.Errorf("the match has %s, %s", got, m.Setup)
	}
	s.env.Router.Open(shell.Route{Page: shell.Setup, Match: m.ID})
	if got := s.order(t); got != "Lee, Tina, Pip" {
		t.Errorf("the rematch has %s", got)
	}
}
