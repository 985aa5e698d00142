package setup_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

func TestNewPlayer(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, fakegame.Game(8), "Tina", "Lee")
		s.open(t)
		shelltest.Tap(t, s.env, s.env.T("setup.new"))
		refused := func(name string, code store.Code, args games.Args) {
			t.Helper()
			shelltest.WriteInto(s.env, shelltest.Find[*ui.Field](s.env)[0], name)
			shelltest.Tap(t, s.env, s.env.T("setup.player.add"))
			why := s.env.ExplainStore(&store.Error{Code: code, Args: args})
			if code == store.CodeNameTaken {
				why = taken(s.env, "Tina")
			}
			s.sees(t, why)
			if s.order(t) != "" {
				t.Errorf("%q has joined", name)
			}
		}
		refused("", store.CodeNameEmpty, nil)
		refused("  ", store.CodeNameEmpty, nil)
		refused("tINA", store.CodeNameTaken, games.Args{"Name": "Tina"})
		refused(strings.Repeat("ä", store.MaxName+1), store.CodeNameTooLong, games.Args{"Max": store.MaxName})
		shelltest.WriteInto(s.env, shelltest.Find[*ui.Field](s.env)[0], "Jörg")
		shelltest.Key(s.env, fyne.KeyReturn)
		if got := s.order(t); got != "Jörg" {
			t.Fatalf("at the table: %q", got)
		}
		all, err := s.env.Store.Players()
		if err != nil || !slices.ContainsFunc(all, func(k store.Player) bool { return k.Name == "Jörg" && k.Color == 2 }) {
			t.Errorf("the third player hasn't the first free colour: %v, %v", all, err)
		}
		shelltest.Type(s.env, "Ida") // the line is ready for the next one
		shelltest.Key(s.env, fyne.KeyReturn)
		if got := s.order(t); got != "Jörg, Ida" {
			t.Errorf("at the table: %q", got)
		}
	}
}

func TestOrderByKeys(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben")
	s.open(t, "Tina", "Lee", "Ben")
	focus := s.env.Window.Canvas().Focused
	row := s.row(t, "Lee")
	s.env.Window.Canvas().Focus(row)
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyUp, "Lee, Tina, Ben"},
		{fyne.KeyLeft, "Lee, Tina, Ben"},
		{fyne.KeyDown, "Tina, Lee, Ben"},
		{fyne.KeyDown, "Tina, Ben, Lee"},
		{fyne.KeyDown, "Tina, Ben, Lee"},
	} {
		shelltest.Shortcut(s.env, fyne.KeyModifierAlt, c.key)
		if got := s.order(t); got != c.want {
			t.Errorf("Alt and %s: %s, want %s", c.key, got, c.want)
		}
	}
	if focus() != fyne.Focusable(s.row(t, "Lee")) {
		t.Error("the focus doesn't go with the player")
	}
	shelltest.Key(s.env, fyne.KeyUp)
	if focus() != fyne.Focusable(s.row(t, "Ben")) {
		t.Error("the arrow key doesn't go to the seat above")
	}
	shelltest.Key(s.env, fyne.KeyDelete)
	if got := s.order(t); got != "Tina, Lee" {
		t.Errorf("Del leaves %s", got)
	}
	if focus() != fyne.Focusable(s.row(t, "Lee")) {
		t.Error("the focus doesn't go to who sits there now")
	}
	shelltest.IconTap(t, s.env, "Remove Lee from the table", 0)
	if got := s.order(t); got != "Tina" {
		t.Errorf("the cross leaves %s", got)
	}
}

// A player dragged onto another seat changes places with whoever sits there, one dragged onto a free seat sits last. Elsewhere
// nothing changes.
func TestOrderByDrag(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben", "Jo")
	s.open(t, "Tina", "Lee", "Ben")
	to := func(name string, by fyne.Position) {
		t.Helper()
		row := s.row(t, name)
		at := shelltest.Middle(row).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(row)).Add(by)
		row.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(by.X, by.Y)})
		row.DragEnd()
	}
	onto := func(name, other string) fyne.Position {
		return shelltest.Middle(s.row(t, other)).Subtract(shelltest.Middle(s.row(t, name)))
	}
	for _, c := range []struct {
		name string
		by   fyne.Position
		want string
	}{
		{"Tina", onto("Tina", "Ben"), "Ben, Lee, Tina"},
		{"Tina", fyne.NewPos(5, 5), "Ben, Lee, Tina"},
	} {
		to(c.name, c.by)
		if got := s.order(t); got != c.want {
			t.Errorf("%s by %v: %s, want %s", c.name, c.by, got, c.want)
		}
	}
	s.open(t, "Tina", "Lee", "Ben", "Jo")
	chip, ok := shelltest.Marked(t, s.env, "known.1").(fyne.Draggable)
	if !ok {
		t.Fatal("nobody can be dragged to a seat")
	}
	shelltest.Tap(t, s.env, "Jo")
	by := shelltest.Middle(s.row(t, "Lee")).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(chip.(fyne.CanvasObject)))
	chip.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: by}, Dragged: fyne.NewDelta(1, 1)})
	chip.DragEnd()
	if got := s.order(t); got != "Ben, Jo, Lee, Tina" {
		t.Errorf("Jo comes to the table: %s", got)
	}
}

// At a full table somebody dragged onto a seat takes the place of who sits there.
func TestDragOntoFullTable(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(3), "Tina", "Lee", "Ben", "Jo")
	s.open(t, "Tina", "Lee", "Ben")
	for _, chip := range shelltest.Find[*people.Chip](s.env) {
		if chip.Text() != "Jo" {
			continue
		}
		by := shelltest.Middle(s.row(t, "Lee")).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(chip))
		chip.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: by}, Dragged: fyne.NewDelta(1, 1)})
		chip.DragEnd()
	}
	if got := s.order(t); got != "Tina, Jo, Ben" {
		t.Errorf("Jo comes to the table: %s", got)
	}
}

// The seat that somebody is dragged to says what becomes of its player, and doesn't look pointed at where that one moves on to.
func TestWhatADragDoes(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(3), "Tina", "Lee", "Jo", "Ben")
	s.open(t, "Tina", "Lee")
	carry := func(from fyne.CanvasObject, onto, says string) {
		t.Helper()
		c, ok := from.(fyne.Draggable)
		if !ok {
			t.Fatalf("%T can't be dragged", from)
		}
		by := shelltest.Middle(s.row(t, onto)).Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(from))
		c.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: by}, Dragged: fyne.NewDelta(1, 1)})
		if got := texts(s.row(t, onto)); got[2] != says {
			t.Errorf("%s says %q, want %q", onto, got, says)
		}
		c.DragEnd()
	}
	lee := s.row(t, "Lee").(interface {
		desktop.Hoverable
		Hovered() bool
	})
	lee.MouseIn(&desktop.MouseEvent{})
	carry(s.chip(t, "Jo"), "Lee", "moves on")
	if lee.Hovered() {
		t.Error("Lee looks pointed at where the pointer isn't")
	}
	carry(s.row(t, "Tina"), "Lee", "swaps seats")
	carry(s.chip(t, "Ben"), "Jo", "leaves the table")
	if got := s.order(t); got != "Lee, Ben, Tina" || slices.ContainsFunc(s.rows(t), func(r seat) bool { return texts(r)[2] == "leaves the table" }) {
		t.Errorf("at the table: %s", got)
	}
}

// chip is who can come to the table.
func (s *stand) chip(t *testing.T, name string) *people.Chip {
	t.Helper()
	all := shelltest.Find[*people.Chip](s.env)
	i := slices.IndexFunc(all, func(c *people.Chip) bool { return c.Text() == name })
	if i < 0 {
		t.Fatal("nobody is called", name)
	}
	return all[i]
}

// Only the next free place can be clicked: whoever comes sits down right there.
func TestThePlusSeatsThere(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben")
	s.open(t, "Tina")
	var places []fyne.Position
	for _, o := range shelltest.Find[interface {
		fyne.CanvasObject
		fyne.Tappable
	}](s.env) {
		if fmt.Sprintf("%T", o) == "*setup.free" {
			places = append(places, shelltest.Middle(o))
		}
	}
	for _, at := range places {
		before := len(s.rows(t))
		shelltest.TapAt(t, s.env, at)
		rows := s.rows(t)
		if len(rows) == before {
			continue
		}
		if d := shelltest.Middle(rows[len(rows)-1]).X - at.X; len(rows) != before+1 || d < -1 || d > 1 {
			t.Errorf("at %v sits nobody of %s", at, s.order(t))
		}
	}
	if got := s.order(t); strings.Count(got, ",") != 2 {
		t.Errorf("at the table: %s", got)
	}
}

func TestDrawLots(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben", "Mia")
	s.open(t, "Tina")
	if off, _ := shelltest.Button(t, s.env, "Draw lots").Disabled(); !off {
		t.Error("lots can be drawn alone")
	}
	s.open(t, "Tina", "Lee", "Ben", "Mia")
	want := []string{"Tina", "Lee", "Ben", "Mia"}
	games.NewChance(77, 0, 0).Shuffle(len(want), func(i, j int) { want[i], want[j] = want[j], want[i] })
	s.env.NewSeed = func() uint64 { return 77 }
	shelltest.Tap(t, s.env, "Draw lots")
	if got := s.order(t); got != strings.Join(want, ", ") {
		t.Errorf("the lots say %s, want %v", got, want)
	}
	s.sees(t, "Drawn by lot: "+want[0]+" goes first.")
}

func TestEditAtTheTable(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee")
	s.open(t, "Tina", "Lee")
	s.env.Window.Canvas().Focus(s.row(t, "Lee"))
	shelltest.Key(s.env, fyne.KeyF2)
	field := shelltest.Find[*ui.Field](s.env)[0]
	shelltest.WriteInto(s.env, field, "LEE") // their own name
	if field.Error() != "" {
		t.Errorf("their own name is refused: %s", field.Error())
	}
	shelltest.WriteInto(s.env, field, "tina")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.sees(t, "Edit Lee", taken(s.env, "Tina"))
	shelltest.WriteInto(s.env, field, "Leonie")
	palette := shelltest.Find[*people.Discs](s.env)[0]
	s.env.Window.Canvas().Focus(palette)
	shelltest.Key(s.env, fyne.KeyHome) // Tina's colour
	s.sees(t, "Violet")
	shelltest.Key(s.env, fyne.KeyReturn)
	if got := s.order(t); got != "Tina, Leonie" {
		t.Errorf("at the table: %s", got)
	}
	s.sees(t, "Tina and Leonie have the same color. A click on their face changes it.")
	shelltest.Tap(t, s.env, "New")
	shelltest.WriteInto(s.env, shelltest.Find[*ui.Field](s.env)[0], "leonie")
	s.sees(t, taken(s.env, "Leonie"))
	all, err := s.env.Store.Players()
	if err != nil || !slices.ContainsFunc(all, func(k store.Player) bool { return k.Name == "Leonie" && k.Color == 0 }) {
		t.Errorf("the store has %v, %v", all, err)
	}
}

// The names to click stay where they are, however many sit at the table by now.
func TestNamesStayUnderThePointer(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(4), "Tina", "Lee", "Ben", "Jo")
	s.open(t)
	at := func(name string) fyne.Position {
		for _, o := range shelltest.Find[fyne.CanvasObject](s.env) {
			named, ok := o.(interface{ Text() string })
			if _, tap := o.(fyne.Tappable); ok && tap && named.Text() == name {
				return fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			}
		}
		t.Fatal("no", name)
		return fyne.Position{}
	}
	names := []string{"Ben", "Tina", "Jo", "Lee", "Tina"} // the last one leaves again
	before := map[string]fyne.Position{}
	for _, n := range names {
		before[n] = at(n)
	}
	for _, n := range names {
		shelltest.Tap(t, s.env, n)
		for who, was := range before {
			if now := at(who); now != was {
				t.Errorf("after a click on %s, %s has moved from %v to %v", n, who, was, now)
			}
		}
	}
}

// taken is what is said of a name that somebody has, with another one.
func taken(env *shell.Env, name string) string {
	why := env.ExplainStore(&store.Error{Code: store.CodeNameTaken, Args: games.Args{"Name": name}})
	return why + " " + env.T("setup.player.other", games.Args{"Name": name + " M."})
}
