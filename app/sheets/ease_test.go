package sheets

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// short is the smallest window.
var short = fyne.NewSize(1000, 620)

// planned opens the page of a new sheet, with everybody there at the table.
func planned(t *testing.T, lang locales.Lang, game string, names ...string) *desk {
	t.Helper()
	d := newDesk(t, lang, names...)
	shelltest.Resize(d.Env, short.Width, short.Height)
	d.Router.Open(shell.Route{Page: shell.NewSheet, Game: game})
	for _, c := range shelltest.Find[*people.Chip](d.Env)[:len(names)] {
		c.Tapped(&fyne.PointEvent{})
	}
	return d
}

// more opens the page with all else that is asked.
func (d *desk) more() { d.Trace.Marked("more").(fyne.Tappable).Tapped(&fyne.PointEvent{}) }

// The choices of a game stand above when and where it is played, all in sight in the smallest window.
func TestNewSheetIsOnePage(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, g := range registry() {
			d := planned(t, lang, g.Kind.Name(), "Tina", "Lee")
			shot(d, "planned-"+g.Kind.Name()+string(lang))
			day := shelltest.Field(t, d.Env, d.T("sheets.about.date"), 0)
			asked := shelltest.Find[*ui.Segmented](d.Env)
			if len(asked) == 0 {
				t.Errorf("%s: nothing is chosen", g.Kind.Name())
			}
			for _, s := range asked {
				if shelltest.Middle(s).Y > shelltest.Middle(day).Y {
					t.Errorf("%s: a choice stands below the date", g.Kind.Name())
				}
			}
			if out := shelltest.Outside(d.Env); len(out) > 0 {
				t.Errorf("%s, %s: cut off: %q", lang, g.Kind.Name(), out)
			}
		}
	}
}

// How many rounds there are is asked once.
func TestRoundsAreAskedOnce(t *testing.T) {
	d := planned(t, locales.German, dv.Name, "Tina", "Lee")
	asked := func() (n int) {
		for _, text := range shelltest.Texts(d.Env) {
			if text == d.T("davinci.mode") || text == d.T("davinci.rounds") {
				n++
			}
		}
		return n
	}
	if n := asked(); n != 1 {
		t.Errorf("%d times: %q", n, shelltest.Texts(d.Env))
	}
	if d.more(); asked() != 0 {
		t.Errorf("and once more: %q", shelltest.Texts(d.Env))
	}
}

// A place is called by the name of the person there, also when others sit there.
func TestPlacesAreNames(t *testing.T) {
	d := planned(t, locales.German, wk.Name, "Tina", "Lee")
	red := shelltest.Find[*ui.Segmented](d.Env)[1]
	said := func() (out []string) {
		for _, w := range shelltest.Words(red) {
			out = append(out, w.Text)
		}
		return out
	}
	if got := said(); !slices.Equal(got, []string{"Lee", "Tina"}) {
		t.Errorf("%q", got)
	}
	c := shelltest.Find[*people.Chip](d.Env)[0]
	c.Tapped(&fyne.PointEvent{})
	if got := said(); !slices.Equal(got, []string{"Tina", "Platz 2"}) {
		t.Errorf("alone: %q", got)
	}
	c.Tapped(&fyne.PointEvent{})
	red.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if got := said(); !slices.Equal(got, []string{"Tina", "Lee"}) {
		t.Errorf("the other way round: %q", got)
	}
	shelltest.Tap(t, d.Env, d.T("sheets.new.start"))
	p := d.page()
	if heads := gridOf(p.desk, p.st).Heads; !slices.Equal(heads, []string{"", "schwarz", "rot", ""}) {
		t.Errorf("%q", heads)
	}
	chooseSeats(d.Env, p.st.stored, func() {})
	shot(d, "seats")
	for _, text := range shelltest.Texts(d.Env) {
		if strings.HasPrefix(text, "Platz") {
			t.Errorf("who played is called %q", text)
		}
	}
}

// A wrong date leads back to its field, from wherever the sheet is begun.
func TestWrongDateIsShown(t *testing.T) {
	d := planned(t, locales.English, dv.Name, "Tina", "Lee")
	day := shelltest.Field(t, d.Env, d.T("sheets.about.date"), 0)
	shelltest.WriteInto(d.Env, day, "99/9/2026")
	d.more()
	shelltest.Tap(t, d.Env, d.T("sheets.new.start"))
	if !shelltest.Seen(d.Env, day) || d.Window.Canvas().Focused() != day.Focusable() || day.Error() == "" {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	if out := shelltest.Outside(d.Env); len(out) > 0 {
		t.Errorf("cut off: %q", out)
	}
}

// Where the winner's tile is missing, the button's place names the fields for it, and what is red are these: none as long as one is
// open, all once each says that it has none. The keyboard is led there.
func TestWinnersTileIsMissing(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee", "Ben")
		p := d.davinci(3, nil)
		label, _, _ := strings.Cut(d.T("sheets.davinci.field.left"), ",")
		red := func() (fields []sheet.Field) {
			for _, item := range p.entry.panel.items {
				if p.entry.panel.refused(item.Cell) != "" {
					fields = append(fields, item.Cell.Field)
				}
			}
			return fields
		}
		check := func(when string, id games.ID, fields int) {
			t.Helper()
			if want := d.T(id, games.Args{"What": label}); !shelltest.Has(d.Env, want) {
				t.Errorf("%s: no %q among %q", when, want, shelltest.Texts(d.Env))
			}
			if got := red(); len(got) != fields || slices.ContainsFunc(got, func(f sheet.Field) bool { return f != "left" }) {
				t.Errorf("%s: red are %q", when, got)
			}
			p.entry.panel.focus(0)
			p.Confirm()
			if i := p.entry.panel.current(); i < 0 || p.entry.panel.items[i].Cell.Field != "left" || p.s.Seq() != 0 {
				t.Errorf("%s: led to item %d", when, i)
			}
		}
		for i, item := range p.entry.panel.items {
			if item.Cell.Field != "left" {
				p.entry.panel.focus(i)
				d.write("0")
				d.key(fyne.KeyReturn)
			}
		}
		check("open", "sheets.incomplete", 0)
		for i, item := range p.entry.panel.items {
			if item.Cell.Field == "left" {
				p.entry.panel.focus(i)
				d.write("0")
				d.key(fyne.KeyReturn)
			}
		}
		check("nobody", "sheets.mend", 3)
		p.entry.panel.focus(7)
		d.write("3")
		d.key(fyne.KeyReturn)
		if p.Confirm(); p.st.at.Row != 2 {
			t.Error(p.st.typed, p.st.wrong, p.st.lacking)
		}
	}
}

// Each key of the pad says what it types.
func TestKeysOfThePadAreNamed(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	for _, p := range []*Page{d.davinci(2, nil), d.woerterklauer(nil), d.dicewords(400, 0, nil), d.decipher(nil)} {
		for _, kind := range []table.ItemKind{table.ItemCount, table.ItemTiles, table.ItemWord, table.ItemText} {
			p.entry.pad.show(p.entry.panel.grid.Lines, kind, nil, nil)
			for i, k := range p.entry.pad.keys {
				if strings.TrimSpace(k.text) == "" && k.icon == "" {
					t.Errorf("key %d of kind %v is blank", i, kind)
				}
			}
		}
	}
}

// Nothing in the head moves while something is typed, saved and entered.
func TestHeadStays(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, s := range []fyne.Size{short, {Width: 1280, Height: 800}} {
			d := newDesk(t, lang, "Tina", "Lee")
			shelltest.Resize(d.Env, s.Width, s.Height)
			p := d.davinci(3, nil)
			lie := func() (out []fyne.Position) {
				for _, w := range shelltest.Inside[fyne.Widget](p.bar.TopBar) {
					out = append(out, shelltest.Middle(w))
				}
				return append(out, fyne.NewPos(p.bar.saved.Size().Width, 0))
			}
			if !shelltest.Has(d.Env, d.T("sheets.saved")) {
				t.Errorf("%s, %v: nothing says that it is saved", lang, s)
			}
			before := lie()
			if d.write("3"); !slices.Equal(lie(), before) || !shelltest.Has(d.Env, d.T("sheets.saving")) {
				t.Errorf("%s, %v: typed: %v, before %v", lang, s, lie(), before)
			}
			if p.keeper.Flush(); !slices.Equal(lie(), before) {
				t.Errorf("%s, %v: saved: %v, before %v", lang, s, lie(), before)
			}
		}
	}
}

// In the smallest window the fields of Wörterklauer's words are high enough to be hit and read, with all that is asked.
func TestFieldsOfWordsAreHigh(t *testing.T) {
	d := newDesk(t, locales.German, "Großmutter Hannelore", "Konstantin")
	shelltest.Resize(d.Env, short.Width, short.Height)
	p := d.woerterklauer(nil)
	p.entry.panel.unfold()
	lines := p.entry.panel.grid.Lines
	for i, item := range p.entry.panel.items {
		p.entry.panel.focus(i)
		_, size, ok := lines.Touched()
		if high := size.Height - 3; !ok || high < 34 { // as the field lies in its line
			t.Errorf("the field of %q is %v high", item.Label, high)
		}
		for k, f := range p.entry.pad.frames() {
			if f.Height < 40 {
				t.Errorf("key %d is %v high", k, f.Height)
			}
		}
		if over := shelltest.Overlapping([]fyne.CanvasObject{p.entry.panel.Container, p.entry.said, p.entry.keys, p.entry.lack}); len(over) > 0 {
			t.Error(over)
		}
	}
	shot(d, "words-high")
	if out := shelltest.Outside(d.Env); len(out) > 0 {
		t.Errorf("cut off: %q", out)
	}
}
