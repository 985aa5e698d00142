// Package sheettest is what the tests of all score sheets share.
package sheettest

import (
	"encoding/json"
	"errors"
	"reflect"
	"strconv"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
)

// Start is an empty sheet's log.
func Start(t gamestest.Failer, k sheet.Kind, o interface{ Encode() ([]byte, error) }) sheet.Log {
	t.Helper()
	setup, err := o.Encode()
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	l, err := sheet.NewLog(k, setup)
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	return l
}

// Enter is the log after an edit that must be accepted.
func Enter(t gamestest.Failer, l sheet.Log, e sheet.Edit) sheet.Log {
	t.Helper()
	next, _, _, err := l.Set(e)
	if err != nil {
		t.Fatalf("%+v: %v", e, err)
	}
	return next
}

// Refused fails unless the edit is refused with this id; it returns the Args.
func Refused(t gamestest.Failer, l sheet.Log, e sheet.Edit, id games.ID) games.Args {
	t.Helper()
	next, _, ok, err := l.Set(e)
	if ok || !reflect.DeepEqual(next.Sheet().Cells(), l.Sheet().Cells()) {
		t.Fatalf("a refused edit changed the sheet: %+v", e)
	}
	return gamestest.WantID(t, "edit", err, id)
}

// Random enters, corrects, takes back and makes again at random, and checks after
// every step that the sheet counts what typing its cells into an empty one does, and
// that the stored rows give it again. texts are drawn for the cells other than numbers and
// seats; edits are drawn besides single cells when there are any.
func Random(t *rapid.T, k sheet.Kind, setup []byte, texts []string, edits ...sheet.Edit) {
	l, err := sheet.NewLog(k, setup)
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	shape := l.Sheet().Shape()
	var rows []sheet.Row
	land := func(next sheet.Log, row sheet.Row) {
		l, rows = next, append(rows, row)
	}
	t.Repeat(map[string]func(*rapid.T){
		"enter": func(t *rapid.T) {
			e := sheet.Edit{anyPut(t, shape, texts)}
			if len(edits) > 0 && rapid.Bool().Draw(t, "whole") {
				e = rapid.SampledFrom(edits).Draw(t, "edit")
			}
			before := l.Sheet().Cells().All()
			next, row, ok, err := l.Set(e)
			var illegal *games.Illegal
			switch {
			case err != nil && (!errors.As(err, &illegal) || ok):
				t.Fatalf("%v, %v", ok, err)
			case !ok && !reflect.DeepEqual(before, l.Sheet().Cells().All()):
				t.Fatalf("a refused edit changed the sheet")
			case ok:
				land(next, row)
			}
		},
		"undo": func(t *rapid.T) {
			if next, row, err := l.Undo(); err == nil {
				land(next, row)
			}
		},
		"redo": func(t *rapid.T) {
			if next, row, err := l.Redo(); err == nil {
				land(next, row)
			}
		},
		"revert": func(t *rapid.T) {
			e, err := l.Revert(rapid.IntRange(0, l.Len()+1).Draw(t, "change"))
			if err != nil {
				return
			}
			if next, row, ok, err := l.Set(e); err == nil && ok {
				land(next, row)
			}
		},
		"": func(t *rapid.T) { check(t, k, setup, l, rows) },
	})
}

// anyPut is something for a cell of the shape, or of none.
func anyPut(t *rapid.T, shape sheet.Shape, texts []string) sheet.Put {
	if rapid.IntRange(0, 30).Draw(t, "end") == 0 {
		return sheet.Put{Cell: sheet.Whole(sheet.FieldEnd), Text: rapid.SampledFrom([]string{"", sheet.EndClosed, sheet.EndAbandoned, "x"}).Draw(t, "how")}
	}
	f := rapid.SampledFrom(shape.Fields).Draw(t, "field")
	c := sheet.Cell{Row: rapid.IntRange(0, min(shape.MaxRows, 6)+1).Draw(t, "row"), Seat: games.Table, Field: f.Field}
	if f.Whole {
		c.Row = 0
	}
	if f.Seats {
		c.Seat = games.Seat(rapid.IntRange(-1, shape.Seats).Draw(t, "seat"))
	}
	if rapid.IntRange(0, 8).Draw(t, "empty") == 0 {
		return sheet.Put{Cell: c}
	}
	switch f.Kind {
	case sheet.NumberField:
		n := rapid.IntRange(f.Min-1, f.Max+1).Draw(t, "number")
		return sheet.Put{Cell: c, Text: strconv.Itoa(n)}
	case sheet.SeatField:
		return sheet.Put{Cell: c, Text: sheet.SeatText(games.Seat(rapid.IntRange(-1, shape.Seats).Draw(t, "named")))}
	}
	return sheet.Put{Cell: c, Text: rapid.SampledFrom(texts).Draw(t, "text")}
}

func check(t *rapid.T, k sheet.Kind, setup []byte, l sheet.Log, rows []sheet.Row) {
	s := l.Sheet()
	typed, err := sheet.New(k, setup)
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	if typed, _, err = typed.Apply(s.Cells().All()); err != nil {
		t.Fatalf("typing %v at once: %v", s.Cells(), err)
	}
	again, err := sheet.Replay(k, setup, rows)
	if err != nil {
		t.Fatalf("replay: %v", err)
	}
	want := text(t, s.Score())
	if got := text(t, typed.Score()); got != want {
		t.Fatalf("typed at once\n%s\nstep by step\n%s", got, want)
	}
	if got := text(t, again.Sheet().Score()); got != want || again.Len() != l.Len() || !reflect.DeepEqual(again.Changes(), l.Changes()) {
		t.Fatalf("replayed\n%s\nwas\n%s", got, want)
	}
	done, undone := l.Steps()
	if done2, undone2 := again.Steps(); done2 != done || undone2 != undone {
		t.Fatalf("undo and redo differ after the replay")
	}
	whole(t, s)
}

// whole checks what a score must be whatever the game.
func whole(t *rapid.T, s sheet.Sheet) {
	score, seats := s.Score(), s.Shape().Seats
	if len(score.Totals) != seats {
		t.Fatalf("%d totals of %d seats", len(score.Totals), seats)
	}
	if score.Outcome != nil && len(score.Outcome.Places) != seats {
		t.Fatalf("%+v of %d seats", score.Outcome, seats)
	}
	for i, l := range score.Lines {
		if l.Row != i+1 || len(l.Seats) != seats {
			t.Fatalf("line %d is %+v", i, l)
		}
		for _, m := range l.Seats {
			sum := 0
			for _, item := range m.Items {
				sum += item.Points
			}
			if m.Items != nil && sum != m.Points {
				t.Fatalf("%+v adds up to %d", m, sum)
			}
		}
	}
	if n := score.Next; n.Row > 0 && s.Text(n) != "" {
		t.Fatalf("the next cell %+v isn't empty: %q", n, s.Text(n))
	}
}

func text(t *rapid.T, v any) string {
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(data)
}
