package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// played is a match as somebody played it once: its setup and the rows of its log, from the
// logs that the games keep for ever.
type played struct {
	kind  games.Kind
	rules int
	setup []byte
	rows  []games.Row
	tips  bool // the table has agreed to tips
}

// golden is one of those logs, of the first version of the rules.
func golden(t testing.TB, kind, name string) played {
	t.Helper()
	g, err := kinds().Find(kind)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join("..", "games", kind, "testdata", "logs", "1", name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Setup json.RawMessage
		Rows  []gamestest.Row
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	return played{kind: g.Kind, rules: 1, setup: file.Setup, rows: gamestest.Stored(file.Rows)}
}

// until is the match after n rows.
func (p played) until(n int) played {
	p.rows = p.rows[:n]
	return p
}

// log is the match as the games know it.
func (p played) log(t testing.TB) games.Log {
	t.Helper()
	l, err := games.Replay(p.kind, p.rules, p.setup, p.rows)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// next is the log with one row more.
func (p played) next(t testing.TB, l games.Log, r games.Row) games.Log {
	t.Helper()
	if r.Type == games.Undo {
		l, err := l.Undo(r.Seat)
		fine(t, err)
		return l
	}
	a, err := p.kind.Action(r.Type, r.Data)
	fine(t, err)
	l, err = l.Do(r.Seat, a)
	fine(t, err)
	return l
}

// clock is a clock that goes on by a minute whenever it is looked at.
type clock struct{ at time.Time }

func (c *clock) now() time.Time {
	c.at = c.at.Add(time.Minute)
	return c.at
}

// play plays a match in a store, row by row.
func (p played) play(t testing.TB, st *store.Store, series string, players ...store.PlayerID) store.MatchID {
	t.Helper()
	l := p.until(0).log(t)
	id, err := st.CreateMatch(store.NewMatch{
		Kind: p.kind.Name(), Rules: p.rules, Setup: p.setup, Players: players, Series: series, Standing: l.Match().Standing(), Tips: p.tips,
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range p.rows {
		l = p.next(t, l, r)
		a := store.Append{Log: id, Seq: i + 1, Row: r, Elapsed: 7 * time.Second, Standing: l.Match().Standing()}
		if o, over := l.Match().Outcome(); over {
			a.Outcome = &o
		}
		if err := st.Append(a); err != nil {
			t.Fatal(err)
		}
	}
	return id
}

// fill fills in a score sheet in a store: the edits, one taken back if undo says so.
func fill(t testing.TB, st *store.Store, kind string, n store.NewSheet, undo bool, edits ...sheet.Edit) store.SheetID {
	t.Helper()
	g, err := kinds().Find(kind)
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
