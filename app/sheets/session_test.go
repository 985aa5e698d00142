package sheets

import (
	"errors"
	"testing"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// A sheet's session refuses what a match's does: an action for an older position, and a row when somebody else wrote one.
func TestStaleEdit(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	id := d.decipher(hobby()).s.ID()
	_, s, err := registry().OpenSheet(d.Env, id)
	d.must(err)
	_, other, err := registry().OpenSheet(d.Env, id)
	d.must(err)
	edit := sheet.Edit{}.Set(sheet.Of(1, paper.FieldNo), "7")
	for name, act := range map[string]func(seq int) error{
		"set": func(seq int) error { return s.Set(seq, edit) }, "undo": s.Undo, "redo": s.Redo,
	} {
		ill, ok := errors.AsType[*games.Illegal](act(0))
		if !ok || ill.ID != session.Stale || s.Seq() != 1 {
			t.Errorf("%s: %v", name, ill)
		}
	}
	d.must(s.Set(1, edit))
	d.must(s.Undo(2))
	d.must(s.Redo(3))
	d.must(s.Set(4, edit)) // changes nothing
	if err := other.Set(1, edit); store.CodeOf(err) != store.CodeStale || other.Seq() != 1 || other.Log().Len() != 1 {
		t.Errorf("shows what isn't committed: %v", err)
	}
	if rows, err := d.Store.Rows(id); err != nil || len(rows) != 4 || s.Seq() != 4 {
		t.Errorf("%d rows, %d in the session: %v", len(rows), s.Seq(), err)
	}
}

// A sheet's draft belongs to a position and goes with the next row, as a match's does.
func TestDraftOfPosition(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	_, s, err := registry().OpenSheet(d.Env, d.decipher(hobby()).s.ID())
	d.must(err)
	d.must(s.SaveDraft(games.Table, []byte(`{}`), 0))
	_, again, err := registry().OpenSheet(d.Env, s.ID())
	d.must(err)
	if draft, ok, err := again.Draft(games.Table); err != nil || !ok || string(draft.Data) != "{}" {
		t.Fatal(draft, ok, err)
	}
	d.must(s.Undo(s.Seq()))
	if _, ok, err := s.Draft(games.Table); err != nil || ok {
		t.Error("an old draft is still there", err)
	}
}

// What a message offers was meant for the sheet as it was then: it goes when the sheet goes on.
func TestStaleOffer(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	editor{p}.Enter(cells.At{Row: 1, Col: 1}, "5")
	says := d.T("sheets.decipher.replaced", games.Args{"Row": 1})
	offered := shelltest.Has(d.Env, says)
	if p.Undo(); !offered || shelltest.Has(d.Env, says) {
		t.Errorf("offered %t, and after undo %q", offered, shelltest.Texts(d.Env))
	}
}
