package sheets

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
	"spieltisch/store"
)

// A match has one sheet, which is begun with what the match says when it is first asked for.
func TestSheetOfMatch(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	setup, err := dc.NewSetup(dc.Options{Seats: 3, Length: 5, Language: dc.LanguageGerman, Pick: dc.PickOrder}, draw.Letters(), 1).Encode()
	d.must(err)
	ids := []store.PlayerID{d.players[0].ID, d.players[1].ID, d.players[2].ID}
	s, err := session.Begin(d.Store, dc.Kind{}, store.NewMatch{Setup: setup, Players: ids})
	d.must(err)
	var first store.SheetID
	for range 2 {
		d.Router.Open(shell.Route{Page: shell.Sheet, Match: s.ID()})
		p := d.page()
		if p.st.stored.Match != s.ID() || len(p.st.stored.Players) != 3 || first != 0 && p.s.ID() != first {
			t.Fatal(p.st.stored)
		}
		first = p.s.ID()
	}
}

// In a folder that can't be written a sheet is looked at: nothing is taken, the panel says why, and nothing is offered that doesn't work.
func TestReadOnly(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	dir, id := d.Store.Dir(), p.s.ID()
	d.Router.Back()
	shelltest.Open(t, d.Env, dir, true)
	p = d.open(id)
	if !shelltest.Has(d.Env, d.T("sheets.readonly")) || !shelltest.Has(d.Env, p.st.locked) || shelltest.Seen(d.Env, p.entry.pad) || shelltest.Seen(d.Env, p.entry.button) {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	d.write("panda")
	p.Confirm()
	p.Undo()
	p.left.grid.Lines.Take()
	d.write("3")
	d.key(fyne.KeyReturn)
	if _, on := p.left.grid.Lines.Typing(); on || p.s.Seq() != 1 || len(p.st.typed) != 0 {
		t.Error("something was taken:", p.s.Seq(), p.st.typed)
	}
}

// Dates are taken as people write them, and none from the future.
func TestParseDay(t *testing.T) {
	now := shelltest.Now
	for text, want := range map[string]string{
		"8.11.2026": "2026-11-08", "08.11.26": "2026-11-08", "8.11.": "2026-11-08", "8/11/2026": "2026-11-08", "2026-11-08": "2026-11-08", " 8 11 2026 ": "2026-11-08",
		"Nov 8, 2026": "2026-11-08", "8 November 26": "2026-11-08", "nov 8": "2026-11-08", "2026-Nov-08": "2026-11-08", "No 8, 2026": "", "Nov Nov 2026": "", "Nov 8 x": "", "Nov": "", "11/18/2026": "2026-11-18", "11.18.2026": "", "13/13/2026": "",
		"31.2.2026": "", "heute": "", "": "", "1.1.2027": "", "8.11": "2026-11-08", "1.1.1": "2001-01-01", "5": "",
	} {
		at, ok := parseDay(text, now, now)
		if ok != (want != "") || ok && at.Format("2006-01-02") != want {
			t.Errorf("%q is %v %v", text, at, ok)
		}
	}
}

// The date of a new sheet is written as people write it in their language, and can be read again.
func TestDayText(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: "20.11.2026", locales.English: "20 Nov 2026"} {
		got := dayText(newDesk(t, lang).Env, shelltest.Now)
		if got != want {
			t.Errorf("%v: %q, want %q", lang, got, want)
		}
		if at, ok := parseDay(got, shelltest.Now, shelltest.Now); !ok || !at.Equal(shelltest.Now) {
			t.Errorf("%q is read as %v %v", got, at, ok)
		}
	}
}

// A game without a sheet, or none at all, is refused in words.
func TestNoSheet(t *testing.T) {
	d := newDesk(t, locales.German)
	bare := table.Games{{Kind: dc.Kind{}}}
	if _, err := NewSheet(d.Env, bare, shell.Route{Game: dc.Name}); err == nil || d.Explain(nil, err) == "" {
		t.Error("a sheet of a game that has none")
	}
	if _, err := New(d.Env, bare, shell.Route{Sheet: 77}); err == nil {
		t.Error("a sheet that isn't there")
	}
	if l := NewList(d.Env, bare); len(l.all) != 0 {
		t.Error("the list offers it")
	}
}
