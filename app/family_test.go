package app

import (
	"testing"
	"time"

	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// golden is one of the matches that a game keeps for ever.
func golden(t testing.TB, kind, name string) tabletest.Played {
	t.Helper()
	return tabletest.Golden(t, Games(), kind, name)
}

// clock is a clock that goes on by a minute whenever it is looked at.
type clock struct{ at time.Time }

func (c *clock) now() time.Time {
	c.at = c.at.Add(time.Minute)
	return c.at
}

// fill fills in a score sheet in a store: the edits, one taken back if undo says so.
func fill(t testing.TB, st *store.Store, kind string, n store.NewSheet, undo bool, edits ...sheet.Edit) store.SheetID {
	t.Helper()
	g, err := Games().Find(kind)
	if err != nil {
		t.Fatal(err)
	}
	log, err := sheet.NewLog(g.Sheet.Kind, n.Setup)
	if err != nil {
		t.Fatal(err)
	}
	n.Kind, n.Rules, n.Standing = kind, g.Sheet.Kind.Rules(), log.Sheet().Score().Standing()
	id, err := st.CreateSheet(n)
	if err != nil {
		t.Fatal(err)
	}
	add := func(next sheet.Log, row sheet.Row) {
		score := next.Sheet().Score()
		if err := st.Append(store.Append{
			Log: id, Seq: next.Len(), Row: games.Row{Seat: games.Table, Type: row.Type, Data: row.Data}, By: n.Players[0], Standing: score.Standing(), Outcome: score.Outcome,
		}); err != nil {
			t.Fatal(err)
		}
		log = next
	}
	for _, e := range edits {
		next, row, ok, err := log.Set(e)
		if err != nil || !ok {
			t.Fatal(kind, e, ok, err)
		}
		add(next, row)
	}
	if undo {
		next, row, err := log.Undo()
		if err != nil {
			t.Fatal(err)
		}
		add(next, row)
	}
	return id
}
