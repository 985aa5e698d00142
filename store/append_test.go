package store

import (
	"bytes"
	"database/sql"
	"fmt"
	"reflect"
	"testing"

	"spieltisch/games"
)

// dump is the content of every table, for comparing.
func dump(t *testing.T, db *sql.DB) string {
	t.Helper()
	var b bytes.Buffer
	tables, err := texts(db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
	fatal(t, err)
	for _, table := range tables {
		cols, err := texts(db, "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info(?)", table)
		fatal(t, err)
		rows, err := texts(db, fmt.Sprintf("SELECT %s AS line FROM %s ORDER BY line", cols[0], table))
		fatal(t, err)
		for _, row := range rows {
			fmt.Fprintln(&b, table, row)
		}
	}
	return b.String()
}

func texts(db *sql.DB, query string, args ...any) ([]string, error) {
	tx, err := db.Begin()
	if err != nil {
		return nil, err
	}
	defer tx.Rollback() //nolint:errcheck // only read
	return list(readTx{tx}, scanText, query, args...)
}

func TestAppendRefusesAndChangesNothing(t *testing.T) {
	s, id, _, _ := played(t)
	fatal(t, s.SaveDraft(id, 0, Draft{Seq: 2, Data: []byte("kept")}))
	good := Append{
		Log: id, Seq: 3, Row: games.Row{Type: "throw"}, Standing: games.Standing{Points: []int{1, 2}, Scored: []games.ScoredTurn{{Word: "A"}}},
		House: []HouseWord{{Lang: "de", Word: "ÖL"}}, Outcome: &games.Outcome{Record: &games.Record{Key: "k", Value: 3}},
	}
	before := dump(t, s.read)
	for name, change := range map[string]func(*Append) (code Code, args []any){
		"the same row again": func(a *Append) (Code, []any) { a.Seq = 2; return CodeStale, []any{"Seq", 2, "Next", 3} },
		"a row too far":      func(a *Append) (Code, []any) { a.Seq = 4; return CodeStale, []any{"Seq", 4, "Next", 3} },
		"no such match":      func(a *Append) (Code, []any) { a.Log = 99; return CodeNotFound, nil },
		"a bad house word last": func(a *Append) (Code, []any) {
			a.House = append(a.House, HouseWord{Lang: "de", Word: "A B"})
			return CodeInternal, nil
		},
		"a house word of none": func(a *Append) (Code, []any) {
			a.House = append(a.House, HouseWord{Lang: "de"})
			return CodeNameEmpty, nil
		},
	} {
		a := good
		code, args := change(&a)
		wantCode(t, s.Append(a), code, args...)
		if after := dump(t, s.read); after != before {
			t.Errorf("%s changed\n%s\nto\n%s", name, before, after)
		}
	}
	fatal(t, s.Append(good))
}

func TestUndoSetsTheMatchRunningAgain(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	scored := []games.ScoredTurn{{Seat: 0, Round: 1, Word: "ÖL", Points: 4}, {Seat: 0, Round: 2, Word: "", Points: 0}}
	with := func(n int) func(*Append) { return func(a *Append) { a.Standing.Scored = scored[:n] } }
	act(t, s, id, "declare", with(1))
	act(t, s, id, "declare", with(2), func(a *Append) {
		a.Outcome = &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 0, Rank: 1, Points: 4}}, Record: &games.Record{Key: "400", Value: 2}}
	})
	check := func(state State, reason games.Reason, places, records, words int) {
		t.Helper()
		m, err := s.Match(id)
		fatal(t, err)
		rec, err := s.Records("dicewords", "400", 0)
		fatal(t, err)
		got := copyOf(t, s, id).Scored
		if m.State != state || m.Reason != reason || len(m.Places) != places || len(rec) != records || !reflect.DeepEqual(got, scored[:words]) {
			t.Errorf("%s %q, places %v, records %v, scored %v", m.State, m.Reason, m.Places, rec, got)
		}
	}
	check(Finished, games.ReasonTarget, 1, 1, 2)
	act(t, s, id, games.Undo, with(1))
	check(Running, "", 0, 0, 1)
	act(t, s, id, "abandon", with(1), func(a *Append) { a.Outcome = &games.Outcome{Reason: games.ReasonAbandoned} })
	check(Abandoned, games.ReasonAbandoned, 0, 0, 1)
	fatal(t, s.Close())
	s = reopen(t, s.Dir(), c)
	act(t, s, id, games.Undo, with(1))
	check(Running, "", 0, 0, 1)
	changed := []games.ScoredTurn{{Seat: 0, Round: 1, Word: "ÖDE", Points: 9}}
	act(t, s, id, "ruling", func(a *Append) { a.Standing.Scored = changed })
	if got := copyOf(t, s, id).Scored; !reflect.DeepEqual(got, changed) {
		t.Errorf("scored %v", got)
	}
	rows, err := s.Rows(id)
	fatal(t, err)
	if len(rows) != 6 {
		t.Errorf("%d rows: undo deletes nothing", len(rows))
	}
}

func TestAppendTakesAnyOutcome(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "x", func(a *Append) {
		a.Standing = games.Standing{Points: []int{1, 2, 3}} // more than seats
		a.Outcome = &games.Outcome{Places: []games.Place{{Seat: 7, Rank: 1}}}
		a.Row.Data = nil
	})
	m, err := s.Match(id)
	fatal(t, err)
	if m.State != Finished || len(m.Places) != 0 || !reflect.DeepEqual(m.Points, []int{1}) {
		t.Errorf("%+v", m)
	}
}
