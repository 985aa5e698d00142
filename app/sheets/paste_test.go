package sheets

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/grid"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
)

// paste pastes where the keyboard is.
func (d *desk) paste(text string) {
	d.App.Clipboard().SetContent(text)
	shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyV)
}

// pasted are texts as they come from other programs.
var pasted = []string{
	"12\t8", "12\t7\n30", "12\t7\r\n30\r\n", "12,5", "9\t8", "1 234", "1\u00a0234", "1\u202f234", "3–4", "3 – 4", "12\n", " 12 ", "12\t\t", "\t8", "10+5",
	"KATZE\tHUND", "KATZE HUND", "12 Punkte", "A B C HUND", "12\u20028", strings.Repeat("1+", 200) + "1", strings.Repeat("12\t", 50), strings.Repeat("12\n", 500), "\n\n", "",
}

// spread fails where the cells from one on haven't what was pasted there, and counts them.
func spread(t *testing.T, p *Page, at cells.At, text string) (taken int) {
	t.Helper()
	for i, line := range grid.Table(text) {
		for j, part := range line {
			if part == "" {
				continue
			}
			taken++
			if got := p.st.paper.Source(p.st.sheet(), at.Row+i, at.Col+j); got != part {
				t.Errorf("%s: %q has become %q in cell %d, %d", p.Title(), text, got, i, j)
			}
		}
	}
	return taken
}

// A text pasted into the cells of any game is spread over them, or refused with the reason; nothing becomes another number
// or word.
func TestPasteNeverJoins(t *testing.T) {
	for name, begin := range map[string]func(*desk) *Page{
		"decipher":      func(d *desk) *Page { return d.decipher(hobby()) },
		"dicewords":     func(d *desk) *Page { return d.dicewords(400, 0, nil) },
		"davinci":       func(d *desk) *Page { return d.davinci(3, nil) },
		"woerterklauer": func(d *desk) *Page { return d.woerterklauer(nil) },
	} {
		d := newDesk(t, locales.German, "Tina", "Lee")
		if name == "decipher" {
			d = newDesk(t, locales.German, "Tina", "Lee", "Ben")
		}
		p := begin(d)
		b := p.left.grid.Lines
		taken := 0
		for _, text := range pasted {
			before := maps.Clone(p.st.sheet().Cells())
			at := cells.At{Row: 1, Col: 1}
			b.Take()
			b.GoTo(at)
			d.paste(text)
			if _, typing := b.Typing(); typing {
				d.key(fyne.KeyReturn)
			}
			if b.Refused() != "" {
				if !maps.Equal(p.st.sheet().Cells(), before) {
					t.Errorf("%s: %q is refused, and has changed something", name, text)
				}
				if !slices.Contains(shelltest.Texts(d.Env), b.Refused()) {
					t.Errorf("%s: nobody sees why %q is refused", name, text)
				}
				b.Cancel()
				continue
			}
			taken += spread(t, p, at, text)
			for n := p.st.log.Len(); p.s.Seq() > 0 && !maps.Equal(p.st.sheet().Cells(), before); n++ {
				if p.Undo(); n > p.st.log.Len() {
					t.Fatalf("%s: %q isn't taken back", name, text)
				}
			}
		}
		if taken == 0 {
			t.Errorf("%s: nothing was pasted", name)
		}
	}
}

// A table is entered at once, its empty cells leave what stands there, and one step takes it back.
func TestPasteTable(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.woerterklauer(nil)
	b := p.left.grid.Lines
	b.Take()
	b.GoTo(cells.At{Row: 1, Col: 1})
	d.paste("8\t3\n\t12\n")
	d.paste("\n8")
	if got := p.st.sheet().Score(); len(got.Lines) != 2 || !slices.Equal(got.Totals, []int{8, 12}) || b.Refused() != "" {
		t.Fatal(got.Totals, b.Refused())
	}
	p.Undo()
	p.Undo()
	if len(p.st.sheet().Cells()) != 0 {
		t.Error("two steps don't take two tables back:", p.st.sheet().Cells())
	}
	d.paste("12\t7\tROT")
	if b.Refused() != d.T("sheets.paste.room") || len(p.st.sheet().Cells()) != 0 {
		t.Errorf("%q, %v", b.Refused(), p.st.sheet().Cells())
	}
	d.write("1")
	d.paste("2\t3")
	if text, _ := b.Typing(); text != "12 3" {
		t.Errorf("behind what is being typed: %q", text)
	}
}

// Points that are pasted over a round that was counted say so, as those that are typed do.
func TestPasteOverCounted(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	b := p.left.grid.Lines
	b.Take()
	b.GoTo(cells.At{Row: 1, Col: 1})
	d.paste("12\t3\t10")
	if got := d.points(p, 1); !slices.Equal(got, []int{12, 3, 10}) || !shelltest.Has(d.Env, d.T("sheets.decipher.replaced", games.Args{"Row": 1})) {
		t.Errorf("%v, %q, %q", got, b.Refused(), shelltest.Texts(d.Env))
	}
}

// The panel takes a column that is pasted, but no table that is wider.
func TestPasteIntoPanel(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	p.entry.panel.focus(2)
	d.paste("5\n1\n")
	if no, bonus := p.st.textOf(sheet.Of(1, paper.FieldNo)), p.st.textOf(sheet.Of(1, paper.FieldBonus)); no != "5" || bonus != "1" {
		t.Errorf("%q %q", no, bonus)
	}
	d.paste("7\t8")
	if !shelltest.Has(d.Env, d.T("sheets.paste.room")) || p.st.textOf(sheet.Of(1, paper.FieldNo)) != "5" {
		t.Error(p.st.typed)
	}
}

// A number of the entry takes what is pasted as it is: what is none is refused with the reason.
func TestPasteIntoNumber(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	no := sheet.Of(1, paper.FieldNo)
	p.entry.panel.focus(2)
	for text, want := range map[string]string{"12,5": "12,5", "1 234": "1 234", "3–4": "3–4"} {
		shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyA)
		d.paste(text)
		why := d.T("sheet.illegal.sum", games.Args{"Text": want})
		if got := p.st.textOf(no); got != want || p.st.wrong[no] == nil || !shelltest.Has(d.Env, why) {
			t.Errorf("%q is %q, %v: no %q among %q", text, got, p.st.wrong[no], why, shelltest.Texts(d.Env))
		}
	}
	shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyA)
	d.paste("5\n")
	d.write("+2")
	if got := p.st.textOf(no); got != "5+2" || p.st.wrong[no] != nil {
		t.Errorf("%q, %v", got, p.st.wrong[no])
	}
	shelltest.Shortcut(d.Env, fyne.KeyModifierControl, fyne.KeyA)
	d.write("-3") // what is selected is replaced, by a sign as well
	if got := p.st.textOf(no); got != "-3" {
		t.Errorf("%q", got)
	}
}
