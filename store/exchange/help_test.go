package exchange

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// believer is a Replayer that takes everything for what a file says it is: the matches of these
// tests are none of any game.
type believer struct{}

func (believer) Match(_ context.Context, c Claim) (Result, error) { return c.Says, nil }
func (believer) Sheet(_ context.Context, c Claim) (Result, error) { return c.Says, nil }
func (believer) Draft(Claim, games.Seat, []byte) error            { return nil }
func (believer) Pad(string, games.Seat, []byte) error             { return nil }
func (believer) Answer([]byte) error                              { return nil }
func (believer) Exercise(store.Exercise) error                    { return nil }
func (believer) Puzzle(daily.Puzzle, []games.Row) error           { return nil }

// clock is a clock that a test moves.
type clock struct{ t time.Time }

func (c *clock) now() time.Time          { return c.t }
func (c *clock) forward(d time.Duration) { c.t = c.t.Add(d) }

func reopen(t testing.TB, dir string, c *clock) *store.Store {
	t.Helper()
	s, err := store.Open(dir, store.Options{Now: c.now})
	fatal(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func newStore(t testing.TB) (*store.Store, *clock) {
	t.Helper()
	c := &clock{time.Date(2026, 3, 4, 5, 6, 7, 89e6, time.UTC)}
	return reopen(t, t.TempDir(), c), c
}

// fatal ends the test on any of the errors.
func fatal(t testing.TB, errs ...error) {
	t.Helper()
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// wantCode checks code and arguments, given as keys and values in turn.
func wantCode(t *testing.T, err error, code store.Code, args ...any) {
	t.Helper()
	e, ok := errors.AsType[*store.Error](err)
	if !ok || e.Code != code {
		t.Fatalf("got error %v, want code %q", err, code)
	}
	for i := 0; i+1 < len(args); i += 2 {
		if got := e.Args[args[i].(string)]; got != args[i+1] {
			t.Errorf("%q: %v is %v (%T), want %v", code, args[i], got, got, args[i+1])
		}
	}
}

// equal compares plain data.
func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s:\ngot  %+v\nwant %+v", what, got, want)
	}
}

func addPlayers(t testing.TB, s *store.Store, names ...string) []store.PlayerID {
	t.Helper()
	var ids []store.PlayerID
	for i, name := range names {
		p, err := s.AddPlayer(name, i)
		fatal(t, err)
		ids = append(ids, p.ID)
	}
	return ids
}

func newMatch(t testing.TB, s *store.Store, players ...store.PlayerID) store.MatchID {
	t.Helper()
	id, err := s.CreateMatch(store.NewMatch{
		Kind: "dicewords", Rules: 3, Setup: []byte(`{"Target":400}`), Players: players,
		Standing: games.Standing{Round: 1, Phase: "dicewords.phase.throw"},
	})
	fatal(t, err)
	return id
}

// act appends the next row.
func act(t testing.TB, s *store.Store, id store.MatchID, typ string, change ...func(*store.Append)) {
	t.Helper()
	m, err := s.Match(id)
	fatal(t, err)
	a := store.Append{
		Log: id, Seq: m.Rows + 1, Row: games.Row{Seat: 0, Type: typ, Data: []byte("{}"), Sum: 1 << 63},
		Standing: games.Standing{Round: 1, Points: make([]int, len(m.Players))},
	}
	for _, c := range change {
		c(&a)
	}
	fatal(t, s.Append(a))
}

// played is a store with a finished match of two.
func played(t *testing.T) (s *store.Store, id store.MatchID, c *clock) {
	t.Helper()
	s, c = newStore(t)
	id = newMatch(t, s, addPlayers(t, s, "Ada", "Ben")...)
	c.forward(time.Minute)
	act(t, s, id, "throw", func(a *store.Append) {
		a.Row.Data, a.Row.Sum, a.Elapsed = []byte(`{"Dice":[1]}`), math.MaxUint64-4, 1500*time.Millisecond
		a.Standing = games.Standing{Asked: 1, Round: 2, Phase: "p", Points: []int{7, 9}}
	})
	c.forward(time.Minute)
	act(t, s, id, "declare", func(a *store.Append) {
		a.Row.Seat, a.Standing = 1, games.Standing{Asked: games.Table, Round: 3, Phase: "q", Points: []int{7, 90}}
		a.Outcome = &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 1, Rank: 1, Points: 90}, {Seat: 0, Rank: 2, Points: 7}}}
	})
	return s, id, c
}

// full is a store with something of everything.
func full(t *testing.T) (*store.Store, *clock) {
	t.Helper()
	s, id, c := played(t)
	p := addPlayers(t, s, "Cleo", "Dora", "Weg")
	fatal(t, s.SetPicture(p[0], []byte("\xff\xd8\xffface")), s.UpdatePlayer(store.Player{ID: p[2], Name: "Weg", Hidden: true}))
	running := newMatch(t, s, p[0], 1)
	act(t, s, running, "throw", func(a *store.Append) {
		a.Row.Data = []byte("not JSON \x00\xff")
		a.House = []store.HouseWord{{Lang: "de", Word: "ÄSEN", Accept: true, Lemma: "äsen", Class: "V", Tier: 2, By: "table"}, {Lang: "de", Word: "HUND", Other: "RÜDE"}}
	})
	fatal(t, s.SaveDraft(running, 1, store.Draft{Seq: 1, Data: []byte(`{"Word":"<&> Ö"}`), Elapsed: time.Second}), s.SavePad(running, 0, []byte("[1, 2]")))
	solo := newMatch(t, s, p[1])
	act(t, s, solo, "end", func(a *store.Append) {
		a.Outcome = &games.Outcome{Reason: "target", Places: []games.Place{{Rank: 1, Points: 400}}, Record: &games.Record{Key: "k", Value: 7}}
		a.Standing.Scored = []games.ScoredTurn{{Round: 1, Word: "ROT", Points: 400}}
	})
	fatal(t, s.DescribeMatch(solo, "Zug", "lang"))
	c.forward(time.Hour)
	for i, match := range []store.MatchID{0, id} {
		sheet, err := s.CreateSheet(store.NewSheet{
			Kind: "decipher", Rules: 1, Setup: []byte(`{"Seats":2}`), Players: []store.PlayerID{1, 2}, Match: match, Place: "Hütte", Note: gamestest.TypedText("formula"), Played: c.now().Add(time.Duration(i-60) * time.Second),
			First:    &sheet.Row{Type: "set", Data: []byte(`[{"Row":1,"Text":"<9>"}]`)},
			Standing: games.Standing{Asked: games.Table, Points: []int{9, i}, Scored: []games.ScoredTurn{{Word: "HOBBY", Round: 1, Points: 9}}},
			Outcome:  &games.Outcome{Reason: "rounds", Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: i}}},
		})
		fatal(t, err)
		fatal(t, s.Append(store.Append{Log: sheet, Seq: 2, Row: games.Row{Seat: games.Table, Type: "undo"}, Standing: games.Standing{Points: []int{0, 0}}}))
	}
	answer(t, s, p[0], "a")
	_, err := s.ResetLearning(p[0])
	fatal(t, err)
	answer(t, s, p[1], "b")
	answer(t, s, p[0], "c")
	fatal(t, s.MergePlayers(p[1], p[0]), store.Travelling[string]("lang").Set(s, "de<"), store.ThisComputer[[]store.PlayerID]("setup.k.players").Set(s, p))
	deleted := newMatch(t, s, p[2])
	fatal(t, s.DeleteMatch(deleted))
	return s, c
}

// newSheet is an empty sheet; won enters a game of two in it: the first seat has 9 points, the second 3.
func newSheet(t testing.TB, s *store.Store, players ...store.PlayerID) store.SheetID {
	t.Helper()
	id, err := s.CreateSheet(store.NewSheet{Kind: "dicewords", Players: players})
	fatal(t, err)
	return id
}

func won(t testing.TB, s *store.Store, id store.SheetID) {
	t.Helper()
	fatal(t, s.Append(store.Append{
		Log: id, Seq: 1, Row: games.Row{Seat: games.Table, Type: "set", Data: []byte("[]")},
		Standing: games.Standing{Asked: games.Table, Round: 3, Points: []int{9, 3}, Scored: []games.ScoredTurn{{Round: 1, Word: "HOBBY", Points: 9}}},
		Outcome:  &games.Outcome{Reason: "rounds", Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: 3}}},
	}))
}

// answer answers in the course, with a snapshot of all texts.
func answer(t testing.TB, s *store.Store, p store.PlayerID, text string) {
	t.Helper()
	l, err := s.Learning(p, "v1")
	fatal(t, err)
	fatal(t, s.AppendLearning(store.AppendLearning{Player: p, Seq: l.Rows + 1, Data: []byte(text), Version: "v1", Snapshot: []byte(folded(l) + text)}))
}

func folded(l store.Learning) string {
	text := string(l.Snapshot)
	for _, r := range l.Since {
		text += string(r.Data)
	}
	return text
}

func exported(t testing.TB, s *store.Store) string {
	t.Helper()
	var b bytes.Buffer
	left, err := Export(t.Context(), s, &b)
	fatal(t, err)
	if left.Count > 0 {
		t.Errorf("left out: %+v", left)
	}
	return b.String()
}

// body is an export without the time at which it was made.
func body(text string) string { return text[strings.IndexByte(text, '\n'):] }

// look tells what a file would change, take takes it in.
func look(t testing.TB, s *store.Store, r io.Reader) (Report, error) {
	t.Helper()
	in, err := Read(t.Context(), s, r, Options{Replayer: believer{}})
	if err != nil {
		return Report{}, err
	}
	return in.Report, in.Close()
}

func take(t testing.TB, s *store.Store, r io.Reader) (Report, error) {
	t.Helper()
	in, err := Read(t.Context(), s, r, Options{Replayer: believer{}})
	if err != nil {
		return Report{}, err
	}
	report, err := in.Take(t.Context(), nil)
	return report, errors.Join(err, in.Close())
}

// imported takes a file in, which must do what it tells before.
func imported(t testing.TB, s *store.Store, text string) Report {
	t.Helper()
	before, err := look(t, s, strings.NewReader(text))
	fatal(t, err)
	r, err := take(t, s, strings.NewReader(text))
	fatal(t, err)
	if !reflect.DeepEqual(before, r) {
		t.Errorf("preview %+v\nimport  %+v", before, r)
	}
	return r
}

// file opens the data file past the program.
func file(t testing.TB, s *store.Store) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(s.Dir(), "spieltisch.sqlite"))
	fatal(t, err)
	t.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(1)
	return db
}

// damage changes the data past the program and past what it checks.
func damage(t *testing.T, s *store.Store, query string) {
	t.Helper()
	_, err := file(t, s).Exec("PRAGMA foreign_keys = off; PRAGMA ignore_check_constraints = on; " + query)
	fatal(t, err)
}

// dump is all that stands in the data file.
func dump(t testing.TB, s *store.Store) string {
	t.Helper()
	db := file(t, s)
	var b strings.Builder
	for _, table := range texts(t, db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") {
		columns := texts(t, db, "SELECT group_concat('quote(' || name || ')', ' || '','' || ') FROM pragma_table_info(?)", table)[0]
		for _, row := range texts(t, db, fmt.Sprintf("SELECT %s AS line FROM %s ORDER BY line", columns, table)) {
			fmt.Fprintln(&b, table, row)
		}
	}
	return b.String()
}

func texts(t testing.TB, db *sql.DB, query string, args ...any) (all []string) {
	t.Helper()
	rows, err := db.Query(query, args...)
	fatal(t, err)
	defer rows.Close() //nolint:errcheck // only read
	for rows.Next() {
		var text string
		fatal(t, rows.Scan(&text))
		all = append(all, text)
	}
	fatal(t, rows.Err())
	return all
}
