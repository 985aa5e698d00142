package sheet_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/games/sheet/sheettest"
)

// plain is a sheet of points for two, in three rounds.
type plain struct{}

func (plain) Name() string                                      { return "plain" }
func (plain) Rules() int                                        { return 1 }
func (plain) Start([]byte) (sheet.Form, error)                  { return plain{}, nil }
func (plain) Encode() ([]byte, error)                           { return []byte("{}"), nil }
func (plain) Check(sheet.Cells, []int) error                    { return nil }
func (plain) FromMatch(games.Match) ([]byte, sheet.Edit, error) { return nil, nil, nil }

func (plain) Shape() sheet.Shape {
	return sheet.Shape{Seats: 2, Rows: 3, MaxRows: 3, Fields: []sheet.FieldInfo{{Field: sheet.FieldPoints, Seats: true, Min: -50, Max: 50}}}
}

func (plain) Clean(_ sheet.Cell, text string) (string, error) {
	return sheet.Bounded(text, -50, 50, sheet.IllegalBig)
}

func (plain) Score(c sheet.Cells) sheet.Score {
	s := sheet.Score{Next: sheet.Cell{}}
	for row := range 3 {
		l := sheet.Line{Row: row + 1, Seats: make([]sheet.Mark, 2)}
		for i := range l.Seats {
			n, ok := c.Number(row+1, games.Seat(i), sheet.FieldPoints)
			l.Seats[i] = sheet.Mark{Known: ok, Points: n}
		}
		s.Lines = append(s.Lines, l)
	}
	s.Totals = sheet.AddUp(2, s.Lines)
	s.Outcome = c.Ended(s.Totals)
	return s
}

func at(row int, seat games.Seat) sheet.Cell {
	return sheet.Cell{Row: row, Seat: seat, Field: sheet.FieldPoints}
}

func TestSums(t *testing.T) {
	for text, want := range map[string]struct {
		n     int
		clean string
	}{
		"0": {0, "0"}, "-0": {0, "-0"}, "007": {7, "7"}, "10+15-3": {22, "10+15-3"}, " 10 + 15 − 3 ": {22, "10+15-3"},
		"-4": {-4, "-4"}, "+4": {4, "4"}, "–4+4": {0, "-4+4"}, "9999": {9999, "9999"}, "9999-9999+1": {1, "9999-9999+1"},
	} {
		n, err := sheet.Sum(text)
		clean, err2 := sheet.CleanSum(text)
		if n != want.n || clean != want.clean || err != nil || err2 != nil {
			t.Errorf("%q is %d, %q, %v, %v", text, n, clean, err, err2)
		}
	}
	for text, id := range map[string]games.ID{
		"": sheet.IllegalSum, "+": sheet.IllegalSum, "1+": sheet.IllegalSum, "1++2": sheet.IllegalSum, "--1": sheet.IllegalSum, "1.5": sheet.IllegalSum,
		"1 234": sheet.IllegalSum, "1\u00a0234": sheet.IllegalSum, "12 7 30": sheet.IllegalSum, "3–4": sheet.IllegalSum, "10 – 3": sheet.IllegalSum, "12,5": sheet.IllegalSum,
		"3x4": sheet.IllegalSum, "zehn": sheet.IllegalSum, "٣": sheet.IllegalSum, "10000": sheet.IllegalBig, "9999+1": sheet.IllegalBig,
		"-9999-1": sheet.IllegalBig, "99999999999999999999": sheet.IllegalBig, strings.Repeat("1+", 30) + "1": sheet.IllegalLong,
	} {
		_, err := sheet.Sum(text)
		gamestest.WantID(t, text, err, id)
	}
}

func FuzzSum(f *testing.F) {
	for _, s := range []string{"10+15-3", "−3", "1++", "\xff", "9999+9999", " "} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		clean, err := sheet.CleanSum(text)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatal(err)
			}
			return
		}
		n, err := sheet.Sum(text)
		again, err2 := sheet.CleanSum(clean)
		m, err3 := sheet.Sum(clean)
		if err != nil || err2 != nil || err3 != nil || again != clean || m != n || n > sheet.MaxNumber || n < -sheet.MaxNumber {
			t.Fatalf("%q, %q, %q: %d, %d", text, clean, again, n, m)
		}
	})
}

func TestZeroIsNotEmpty(t *testing.T) {
	l := sheettest.Start(t, plain{}, plain{})
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(at(1, 0), " 0 ").Set(at(2, 0), "  "))
	lines := l.Sheet().Score().Lines
	if !lines[0].Seats[0].Known || lines[1].Seats[0].Known || len(l.Sheet().Cells()) != 1 {
		t.Errorf("%+v", lines)
	}
}

func TestEditsLandWholeOrNotAtAll(t *testing.T) {
	l := sheettest.Enter(t, sheettest.Start(t, plain{}, plain{}), sheet.Edit{}.Set(at(1, 0), "5"))
	for id, p := range map[games.ID]sheet.Put{
		sheet.IllegalBig:  {Cell: at(1, 0), Text: "51"},
		sheet.IllegalSum:  {Cell: at(1, 0), Text: "a"},
		sheet.IllegalRow:  {Cell: at(4, 0), Text: "1"},
		sheet.IllegalCell: {Cell: at(1, 2), Text: "1"},
		sheet.IllegalEnd:  {Cell: sheet.Whole(sheet.FieldEnd), Text: "soon"},
	} {
		sheettest.Refused(t, l, sheet.Edit{{Cell: at(2, 1), Text: "7"}, p}, id)
	}
	for _, c := range []sheet.Cell{at(0, 0), at(1, games.Table), {Row: 1, Field: "else"}, {Row: 1, Seat: 0, Field: sheet.FieldEnd}, at(1, -2)} {
		sheettest.Refused(t, l, sheet.Edit{{Cell: c, Text: "1"}}, sheet.IllegalCell)
	}
	if _, _, ok, err := l.Set(sheet.Edit{}.Set(at(1, 0), "05")); ok || err != nil {
		t.Errorf("the same again is a change: %v", err)
	}
}

func TestUndoRedoRevertAndTheList(t *testing.T) {
	l := sheettest.Start(t, plain{}, plain{})
	_, _, err := l.Undo()
	gamestest.WantID(t, "undo", err, sheet.IllegalUndo)
	_, _, err = l.Redo()
	gamestest.WantID(t, "redo", err, sheet.IllegalRedo)
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(at(1, 0), "5"))
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(at(1, 0), "10+1").Set(at(1, 1), "3"))
	l, row, err := l.Undo()
	if err != nil || row.Type != sheet.TypeUndo || l.Sheet().Text(at(1, 0)) != "5" || l.Sheet().Text(at(1, 1)) != "" {
		t.Fatalf("%+v, %v", l.Sheet().Cells(), err)
	}
	l, _, err = l.Redo()
	if done, undone := l.Steps(); err != nil || l.Sheet().Score().Totals[0] != 11 || done != 2 || undone != 0 {
		t.Fatalf("%+v, %v", l.Sheet().Cells(), err)
	}
	want := []sheet.Change{
		{N: 1, Type: "set", Cells: []sheet.Changed{{Cell: at(1, 0), To: "5"}}, InForce: true},
		{N: 2, Type: "set", Cells: []sheet.Changed{{at(1, 0), "5", "10+1"}, {Cell: at(1, 1), To: "3"}}, InForce: true},
		{N: 3, Type: "undo", Of: 2, Cells: []sheet.Changed{{at(1, 0), "10+1", "5"}, {Cell: at(1, 1), From: "3"}}},
		{N: 4, Type: "redo", Of: 2, Cells: []sheet.Changed{{at(1, 0), "5", "10+1"}, {Cell: at(1, 1), To: "3"}}},
	}
	if got := l.Changes(); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	e, err := l.Revert(1)
	if err != nil || len(e) != 1 || e[0].Text != "" {
		t.Errorf("%+v, %v", e, err)
	}
	_, err = l.Revert(3)
	gamestest.WantID(t, "revert", err, sheet.IllegalUndo)
	l = sheettest.Enter(t, l, e)
	if l.Sheet().Text(at(1, 0)) != "" || l.Sheet().Text(at(1, 1)) != "3" {
		t.Errorf("%+v", l.Sheet().Cells())
	}
}

func TestOldPositionsStay(t *testing.T) {
	l := sheettest.Enter(t, sheettest.Start(t, plain{}, plain{}), sheet.Edit{}.Set(at(1, 0), "5"))
	a := sheettest.Enter(t, l, sheet.Edit{}.Set(at(1, 1), "1"))
	b := sheettest.Enter(t, l, sheet.Edit{}.Set(at(1, 1), "2"))
	if a.Sheet().Text(at(1, 1)) != "1" || b.Sheet().Text(at(1, 1)) != "2" || l.Sheet().Text(at(1, 1)) != "" || a.Changes()[1].Cells[0].To != "1" {
		t.Error("logs share what they shouldn't")
	}
}

func TestReplayRefusesWhatIsNoLog(t *testing.T) {
	for _, r := range []sheet.Row{
		{Type: "redo"},
		{Type: "else"},
		{Type: "set"},
		{Type: "set", Data: []byte("{")},
		{Type: "set", Data: []byte("[]")},
		{Type: "set", Data: []byte(`[{"Row":1,"Else":2}]`)},
		{Type: "set", Data: []byte(`[{"Row":1}] 1`)},
	} {
		_, err := sheet.Replay(plain{}, nil, []sheet.Row{{Type: "set", Data: []byte(`[{"Row":1,"Seat":0,"Field":"points","Text":"1"}]`)}, {Type: "undo"}, {Type: "redo"}, {Type: "undo"}, {Type: "redo"}, r})
		if args := gamestest.WantID(t, r.Type, err, games.IllegalNoReplay); args["Step"] != 6 {
			t.Errorf("%+v: %v", r, args)
		}
	}
	// What is refused today stays on an old sheet, and counts nothing where it makes no sense.
	l, err := sheet.Replay(plain{}, nil, []sheet.Row{{Type: "set", Data: []byte(`[{"Row":1,"Seat":0,"Field":"points","Text":"77"},{"Row":2,"Seat":9,"Field":"x","Text":"?"}]`)}})
	if err != nil || l.Sheet().Score().Totals[0] != 77 {
		t.Errorf("%+v, %v", l.Sheet().Score(), err)
	}
}

func FuzzDecodeEdit(f *testing.F) {
	for _, s := range []string{`[{"Row":1,"Seat":0,"Field":"points","Text":"1"}]`, `[]`, `null`, `[null]`, `[{"Row":1e9,"Seat":-7,"Field":"","Text":"\u0000"}]`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := sheet.DecodeEdit(data)
		if err != nil {
			if !gamestest.IsIllegal(err) {
				t.Fatal(err)
			}
			return
		}
		back, err := json.Marshal(e)
		again, err2 := sheet.DecodeEdit(back)
		if err != nil || err2 != nil && len(back) <= games.MaxJSON || err2 == nil && !reflect.DeepEqual(again, e) {
			t.Fatalf("%+v, %+v, %v, %v", e, again, err, err2)
		}
		l, err := sheet.Replay(plain{}, nil, []sheet.Row{{Type: "set", Data: data}, {Type: "undo"}, {Type: "redo"}})
		if err != nil {
			t.Fatal(err)
		}
		l.Sheet().Score()
	})
}

func TestRandomEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { sheettest.Random(t, plain{}, nil, nil) })
}
