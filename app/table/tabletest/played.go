package tabletest

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/store"
)

// Played is a match as somebody played it once: its setup and the rows of its log.
type Played struct {
	Kind  games.Kind
	Rules int
	Setup []byte
	Rows  []games.Row
	Tips  bool // the table has agreed to tips
	// Edition is that of the characters at the table.
	Edition int
}

// Trials names a golden log whose decisions can be tried again, of each game with a book of mistakes.
var Trials = map[string]string{"dicewords": "dictionary", "davinci": "two", "decipher": "order", "woerterklauer": "blue"}

// Golden is one of the logs that a game keeps for ever, of the first version of the rules; "" is the first that was played to its
// end.
func Golden(t testing.TB, all table.Games, kind, name string) Played {
	t.Helper()
	g, err := all.Find(kind)
	if err != nil {
		t.Fatal(err)
	}
	paths, err := filepath.Glob(filepath.Join(top(t), "games", kind, "testdata", "logs", "1", cmp.Or(name, "*")+".json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Setup   json.RawMessage
			Rows    []gamestest.Row
			Outcome *games.Outcome
		}
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		if name != "" || file.Outcome != nil && file.Outcome.Reason != games.ReasonAbandoned {
			return Played{Kind: g.Kind, Rules: 1, Setup: file.Setup, Rows: gamestest.Stored(file.Rows)}
		}
	}
	t.Fatalf("%s has no golden log %q", kind, name)
	return Played{}
}

// top is the folder of the module, seen from that of a test.
func top(t testing.TB) string {
	t.Helper()
	for dir := "."; ; dir = filepath.Join(dir, "..") {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		} else if !errors.Is(err, fs.ErrNotExist) || len(dir) > 60 {
			t.Fatal("no go.mod above the test: ", err)
		}
	}
}

// Until is the match after n rows.
func (p Played) Until(n int) Played {
	p.Rows = p.Rows[:n]
	return p
}

// Log is the match as the games know it.
func (p Played) Log(t testing.TB) games.Log {
	t.Helper()
	l, err := games.Replay(p.Kind, p.Rules, p.Setup, p.Rows)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Next is the log with one row more.
func (p Played) Next(t testing.TB, l games.Log, r games.Row) games.Log {
	t.Helper()
	if r.Type == games.Undo {
		l, err := l.Undo(r.Seat)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	a, err := p.Kind.Action(r.Type, r.Data)
	if err != nil {
		t.Fatal(err)
	}
	if l, err = l.Do(r.Seat, a); err != nil {
		t.Fatal(err)
	}
	return l
}

// Do does in a session what a row of the log did.
func (p Played) Do(t testing.TB, s *session.Session, r games.Row) {
	t.Helper()
	if r.Type == games.Undo {
		if err := s.Undo(s.Seq()); err != nil {
			t.Fatal(err)
		}
		return
	}
	a, err := p.Kind.Action(r.Type, r.Data)
	if err == nil {
		err = s.Submit(s.Seq(), r.Seat, a)
	}
	if err != nil {
		t.Fatal(r.Type, err)
	}
}

// Play plays the match in a store, row by row.
func (p Played) Play(t testing.TB, st *store.Store, series string, players ...store.PlayerID) store.MatchID {
	t.Helper()
	l := p.Until(0).Log(t)
	id, err := st.CreateMatch(store.NewMatch{
		Kind: p.Kind.Name(), Rules: p.Rules, Setup: p.Setup, Players: players, Series: series, Standing: l.Match().Standing(), Tips: p.Tips, Edition: p.Edition,
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range p.Rows {
		l = p.Next(t, l, r)
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
