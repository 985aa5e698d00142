package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
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
		p := s.open(t)
		refused := func(name string, code store.Code, args games.Args) {
			t.Helper()
			p.adder.Focus()
			shelltest.Find[*ui.Field](s.env)[0].SetText("")
			shelltest.Type(s.env, name)
			shelltest.Tap(t, s.env, s.env.T("setup.player.add"))
			s.sees(t, s.env.ExplainStore(&store.Error{Code: code, Args: args}))
			if len(p.seats) > 0 {
				t.Errorf("%q has joined", name)
			}
		}
		refused("", store.CodeNameEmpty, nil)
		refused("  ", store.CodeNameEmpty, nil)
		refused("tINA", store.CodeNameTaken, games.Args{"Name": "tINA"})
		refused(strings.Repeat("ä", store.MaxName+1), store.CodeNameTooLong, games.Args{"Max": store.MaxName})
		shelltest.Find[*ui.Field](s.env)[0].SetText("")
		shelltest.Type(s.env, "Jörg")
		shelltest.Key(s.env, fyne.KeyReturn)
		if got := order(t, p); got != "Jörg" {
			t.Fatalf("at the table: %q", got)
		}
		if c := p.seats[0].Color; c != 2 {
			t.Errorf("the third player has the colour %d, want the first free one", c)
		}
		shelltest.Type(s.env, "Ida") // the line is ready for the next one
		shelltest.Key(s.env, fyne.KeyReturn)
		if got := order(t, p); got != "Jörg Ida" {
			t.Errorf("at the table: %q", got)
		}
	}
}

func TestOrderByKeys(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben")
	p := s.open(t, "Tina", "Lee", "Ben")
	row := p.list.rows[s.people["Lee"].ID]
	row.Take(false)
	for _, c := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyUp, "Lee Tina Ben"},
		{fyne.KeyUp, "Lee Tina Ben"},
		{fyne.KeyDown, "Tina Lee Ben"},
		{fyne.KeyDown, "Tina Ben Lee"},
		{fyne.KeyDown, "Tina Ben Lee"},
	} {
		shelltest.Shortcut(s.env, fyne.KeyModifierAlt, c.key)
		if got := order(t, p); got != c.want {
			t.Errorf("Alt and %s: %s, want %s", c.key, got, c.want)
		}
	}
	if !row.Focused() {
		t.Error("the focus doesn't go with the player")
	}
	shelltest.Key(s.env, fyne.KeyUp)
	if !p.list.rows[s.people["Ben"].ID].Focused() {
		t.Error("the arrow key doesn't go to the seat above")
	}
	shelltest.Key(s.env, fyne.KeyDelete)
	if got := order(t, p); got != "Tina Lee" {
		t.Errorf("Del leaves %s", got)
	}
	if !row.Focused() {
		t.Error("the focus doesn't go to who sits there now")
	}
	shelltest.IconTap(t, s.env, "Move Lee one seat up", 0)
	if got := order(t, p); got != "Lee Tina" {
		t.Errorf("the button makes it %s", got)
	}
	shelltest.IconTap(t, s.env, "Remove Lee from the table", 0)
	shelltest.IconTap(t, s.env, "Remove Tina from the table", 0)
	s.sees(t, "Nobody is sitting at the table yet.")
}

func TestOrderByDrag(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben")
	p := s.open(t, "Tina", "Lee", "Ben")
	row := p.list.rows[s.people["Tina"].ID]
	drag := func(by float32) { row.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(0, by)}) }
	at := func(want float32) {
		t.Helper()
		if got := row.Position().Y; got != want {
			t.Errorf("the row is at %.0f, want %.0f, under the pointer", got, want)
		}
	}
	drag(20)
	at(20)
	drag(20) // past the middle of the seat below
	at(40)
	if p.list.Objects[2] != fyne.CanvasObject(row) {
		t.Error("the row isn't drawn above the others")
	}
	drag(-100)
	at(0)
	drag(500) // one fast move over two seats
	at(2 * p.list.step())
	row.DragEnd()
	if got := order(t, p); got != "Lee Ben Tina" {
		t.Errorf("after the drag: %s", got)
	}
	drag(-500)
	row.DragEnd()
	if got := order(t, p); got != "Tina Lee Ben" {
		t.Errorf("after the drag back: %s", got)
	}
}

func TestDrawLots(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee", "Ben", "Mia")
	p := s.open(t, "Tina")
	if off, _ := p.lots.Disabled(); !off {
		t.Error("lots can be drawn alone")
	}
	p = s.open(t, "Tina", "Lee", "Ben", "Mia")
	want := []string{"Tina", "Lee", "Ben", "Mia"}
	games.NewChance(77, 0, 0).Shuffle(len(want), func(i, j int) { want[i], want[j] = want[j], want[i] })
	s.env.NewSeed = func() uint64 { return 77 }
	shelltest.Tap(t, s.env, "Draw lots")
	if got := order(t, p); got != strings.Join(want, " ") {
		t.Errorf("the lots say %s, want %v", got, want)
	}
	s.sees(t, "Drawn by lot: "+want[0]+" goes first.")
}

func TestEditAtTheTable(t *testing.T) {
	s := newStand(t, locales.English, fakegame.Game(8), "Tina", "Lee")
	p := s.open(t, "Tina", "Lee")
	row := p.list.rows[s.people["Lee"].ID]
	row.Take(false)
	shelltest.Key(s.env, fyne.KeyF2)
	field := shelltest.Find[*ui.Field](s.env)[0]
	field.SetText("")
	shelltest.Type(s.env, "LEE") // his own name
	if field.Error() != "" {
		t.Errorf("his own name is refused: %s", field.Error())
	}
	field.SetText("")
	shelltest.Type(s.env, "tina")
	shelltest.Key(s.env, fyne.KeyReturn)
	s.sees(t, "Edit Lee", s.env.ExplainStore(&store.Error{Code: store.CodeNameTaken, Args: games.Args{"Name": "tina"}}))
	field.SetText("")
	shelltest.Type(s.env, "Leonie")
	palette := shelltest.Find[*people.Palette](s.env)[0]
	palette.Take(false)
	shelltest.Key(s.env, fyne.KeyHome) // Tina's colour
	s.sees(t, "Violet")
	shelltest.Key(s.env, fyne.KeyReturn)
	if got := order(t, p); got != "Tina Leonie" {
		t.Errorf("at the table: %s", got)
	}
	s.sees(t, "Tina and Leonie have the same colour. The pencil changes it.", "Tina and Leonie")
	p.adder.Focus()
	shelltest.Type(s.env, "leonie")
	s.sees(t, s.env.ExplainStore(&store.Error{Code: store.CodeNameTaken, Args: games.Args{"Name": "Leonie"}}))
	all, err := s.env.Store.Players()
	if err != nil || !slices.ContainsFunc(all, func(k store.Player) bool { return k.Name == "Leonie" && k.Color == 0 }) {
		t.Errorf("the store has %v, %v", all, err)
	}
}
