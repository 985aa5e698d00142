package sheets

import (
	"errors"
	"maps"
	"testing"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// plain is a paper that asks in each row for the word and the No markers.
type plain struct {
	table.Paper // what the state doesn't need
	table.WholeRows
}

func (plain) Spot(row, col int) table.Spot { return table.WholeRows{}.Spot(row, col) }

func (plain) Open(s sheet.Sheet, score sheet.Score) table.Spot {
	return table.WholeRows{}.Open(s, score)
}

func (plain) Enter(sheet.Sheet, int, int, string) sheet.Edit { return nil }

func (plain) Columns(sheet.Sheet) []cells.Column          { return make([]cells.Column, 4) }
func (plain) Beside(sheet.Sheet, table.Spot) []sheet.Cell { return nil }
func (plain) Items(_ sheet.Sheet, at table.Spot) []table.SheetItem {
	return []table.SheetItem{{Cell: sheet.Of(at.Row, paper.FieldWord)}, {Cell: sheet.Of(at.Row, paper.FieldNo)}}
}

// plainState is an empty sheet of three, with nobody's texts and no widget.
func plainState(t *testing.T, e sheet.Edit) *state {
	t.Helper()
	setup, err := paper.Options{Seats: 3, Length: 5, Language: dc.LanguageGerman}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := sheet.NewLog(paper.Kind{}, setup)
	if err == nil && e != nil {
		log, _, _, err = log.Set(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	return newState(store.Sheet{Setup: setup}, log, plain{})
}

// What is typed is previewed; what is refused counts nothing and is said.
func TestTyped(t *testing.T) {
	st := plainState(t, nil)
	word, no := sheet.Of(1, paper.FieldWord), sheet.Of(1, paper.FieldNo)
	st.change(word, "HOBBY")
	st.change(no, "x")
	if st.preview.Text(word) != "HOBBY" || st.preview.Text(no) != "" {
		t.Error(st.preview.Cells())
	}
	if st.wrong[no] == nil || !errors.Is(st.refusal(), st.wrong[no]) {
		t.Error(st.wrong, st.refusal())
	}
	if st.sheet().Text(word) != "" || !st.pending() || !st.open() {
		t.Error("it is entered")
	}
	if st.turnTo(table.Spot{Row: 2, Seat: games.Table}); st.preview.Text(word) != "HOBBY" || st.open() {
		t.Error("it isn't seen while another round is asked", st.preview.Cells())
	}
	st.turnTo(table.Spot{Row: 1, Seat: games.Table})
	st.locked = "read only"
	if st.change(no, "3") || st.canUndo() || st.canRedo() {
		t.Error("a locked sheet takes something")
	}
}

// What is typed goes back and forth cell by cell.
func TestTypedSteps(t *testing.T) {
	st := plainState(t, nil)
	word, no := sheet.Of(1, paper.FieldWord), sheet.Of(1, paper.FieldNo)
	for _, text := range []string{"H", "HO", "HOBBY"} {
		st.change(word, text)
	}
	st.change(no, "3")
	for i, want := range []map[sheet.Cell]string{{word: "HOBBY"}, {}} {
		if st.step(st.log, &st.past, &st.future); !maps.Equal(st.typed, typed(want)) {
			t.Errorf("step %d back: %v", i+1, st.typed)
		}
	}
	if st.canUndo() {
		t.Error("there is more to take back:", st.past)
	}
	for range 2 {
		st.step(st.log, &st.future, &st.past)
	}
	if st.canRedo() || st.textOf(no) != "3" {
		t.Error("forth:", st.typed)
	}
}

// What was entered isn't typed any more, and what was typed elsewhere stays.
func TestEntered(t *testing.T) {
	st := plainState(t, nil)
	st.change(sheet.Of(1, paper.FieldWord), "HOBBY")
	st.turnTo(table.Spot{Row: 2, Seat: games.Table})
	st.change(sheet.Of(2, paper.FieldWord), "PANDA")
	if e := st.edit(); len(e) != 1 || e[0].Text != "PANDA" {
		t.Fatal(e)
	}
	next, _, _, err := st.log.Set(st.edit())
	if err != nil {
		t.Fatal(err)
	}
	st.entered(next, st.edit())
	if len(st.typed) != 1 || st.textOf(sheet.Of(1, paper.FieldWord)) != "HOBBY" || !st.past[len(st.past)-1].entered {
		t.Error(st.typed, st.past)
	}
	st.openNewest()
	if st.at.Row != 2 {
		t.Error("the newest change is at", st.at)
	}
}

// A draft says what was typed and where; one that makes no sense says nothing.
func TestDraftRoundTrip(t *testing.T) {
	st := plainState(t, sheet.Edit{}.Set(sheet.Of(1, paper.FieldWord), "HOBBY"))
	st.turnTo(table.Spot{Row: 2, Seat: games.Table})
	st.change(sheet.Of(2, paper.FieldWord), "PAN")
	st.typeIn(cells.At{Row: 2, Col: 1}, "5+", true)
	again := plainState(t, sheet.Edit{}.Set(sheet.Of(1, paper.FieldWord), "HOBBY"))
	again.recall(st.draft())
	if !maps.Equal(again.typed, st.typed) || again.at != st.at || !again.inCell || again.cell != st.cell || again.text != "5+" {
		t.Errorf("%+v", again)
	}
	bad := draft{Spot: table.Spot{Row: 99}, Row: 1, Col: 9}
	bad.Cells = bad.Cells.Set(sheet.Of(99, paper.FieldWord), "X").Set(sheet.Of(1, paper.FieldWord), "HOBBY")
	third := plainState(t, sheet.Edit{}.Set(sheet.Of(1, paper.FieldWord), "HOBBY"))
	third.recall(bad)
	if third.pending() || third.at.Row == 99 {
		t.Errorf("%+v", third.typed)
	}
}
