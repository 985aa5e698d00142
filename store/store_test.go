package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"spieltisch/games"
)

// clock is a clock that a test moves.
type clock struct{ t time.Time }

func newClock() *clock { return &clock{time.Date(2026, 3, 4, 5, 6, 7, 89e6, time.UTC)} }

func (c *clock) now() time.Time          { return c.t }
func (c *clock) forward(d time.Duration) { c.t = c.t.Add(d) }

func reopen(t *testing.T, dir string, c *clock) *Store {
	t.Helper()
	s, err := Open(dir, Options{Now: c.now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func newStore(t *testing.T) (*Store, *clock) {
	t.Helper()
	c := newClock()
	dir := t.TempDir()
	fatal(t, beginWith(dir))
	return reopen(t, dir, c), c
}

// emptyFile is an empty data file. To make one takes twenty times as long as to open it, and what
// comes of making one has tests of its own.
var emptyFile = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "spieltisch-empty-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // of the system's temporary files
	s, err := Open(dir, Options{})
	if err != nil {
		return nil, err
	}
	if err := s.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, fileName))
})

// beginWith puts an empty data file into a new folder.
func beginWith(dir string) error {
	data, err := emptyFile()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, fileName), data, 0o600)
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
func wantCode(t *testing.T, err error, code Code, args ...any) {
	t.Helper()
	e, ok := errors.AsType[*Error](err)
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

func addPlayers(t testing.TB, s *Store, names ...string) []PlayerID {
	t.Helper()
	var ids []PlayerID
	for i, name := range names {
		p, err := s.AddPlayer(name, i)
		fatal(t, err)
		ids = append(ids, p.ID)
	}
	return ids
}

func newMatch(t testing.TB, s *Store, players ...PlayerID) MatchID {
	t.Helper()
	id, err := s.CreateMatch(NewMatch{
		Kind: "dicewords", Rules: 3, Setup: []byte(`{"Target":400}`), Players: players,
		Standing: games.Standing{Round: 1, Phase: "dicewords.phase.throw"},
	})
	fatal(t, err)
	return id
}

// act appends the next row.
func act(t testing.TB, s *Store, id MatchID, typ string, change ...func(*Append)) {
	t.Helper()
	m, err := s.Match(id)
	fatal(t, err)
	a := Append{
		Log: id, Seq: m.Rows + 1, Row: games.Row{Seat: 0, Type: typ, Data: []byte("{}"), Sum: 1 << 63},
		Standing: games.Standing{Round: 1, Points: make([]int, len(m.Players))},
	}
	for _, c := range change {
		c(&a)
	}
	fatal(t, s.Append(a))
}

func TestOpenMakesFolderAndKeepsData(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a"+signs+"b#c%20d é", "sub")
	c := newClock()
	s := reopen(t, dir, c)
	addPlayers(t, s, "Ada")
	if s.Dir() != dir || s.ReadOnly() {
		t.Errorf("Dir %q, ReadOnly %v", s.Dir(), s.ReadOnly())
	}
	fatal(t, s.Close(), s.Close())
	if _, err := os.Stat(filepath.Join(dir, fileName)); err != nil {
		t.Fatal(err)
	}
	players, err := reopen(t, dir, c).Players()
	fatal(t, err)
	if len(players) != 1 || players[0].Name != "Ada" {
		t.Errorf("players after reopening: %v", players)
	}
}

func TestPragmasHoldOnEveryConnection(t *testing.T) {
	s, _ := newStore(t)
	for pragma, want := range map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "busy_timeout": "0", "user_version": fmt.Sprint(len(embedded())),
	} {
		var got string
		fatal(t, s.write.QueryRow("PRAGMA "+pragma).Scan(&got))
		if got != want {
			t.Errorf("%s is %s, want %s", pragma, got, want)
		}
	}
	if n := s.write.Stats().MaxOpenConnections; n != 1 {
		t.Errorf("%d writers", n)
	}
	if _, err := s.read.Exec("DELETE FROM players"); CodeOf(wrap("", "", err)) != CodeReadOnly {
		t.Errorf("a reader writes: %v", err)
	}
	var tables, strict int
	fatal(t, s.read.QueryRow("SELECT count(*), sum(strict) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'").Scan(&tables, &strict))
	if tables < 10 || strict != tables {
		t.Errorf("%d of %d tables are STRICT", strict, tables)
	}
}

func TestTwoStoresAtOnce(t *testing.T) {
	s, c := newStore(t)
	_, err := Open(s.Dir(), Options{Now: c.now})
	wantCode(t, err, CodeLocked, "Dir", s.Dir())
	_, err = Open(s.Dir(), Options{Now: c.now, ReadOnly: true})
	wantCode(t, err, CodeLocked, "Dir", s.Dir())
	_, err = StartFresh(s.Dir(), c.now())
	wantCode(t, err, CodeLocked)
	fatal(t, s.Close())
	reopen(t, s.Dir(), c)
}

func TestReadOnlyServesReadingAndRefusesWriting(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	id := newMatch(t, s, ids...)
	act(t, s, id, "throw")
	fatal(t, s.Close())
	before := snapshot(t, s.Dir())
	r, err := Open(s.Dir(), Options{Now: c.now, ReadOnly: true})
	fatal(t, err)
	rows, err := r.Rows(id)
	fatal(t, err)
	if len(rows) != 1 || !r.ReadOnly() {
		t.Errorf("%d rows, ReadOnly %v", len(rows), r.ReadOnly())
	}
	_, err = r.AddPlayer("Cleo", 0)
	wantCode(t, err, CodeReadOnly, "Path", r.path, "Dir", s.Dir())
	_, err = r.MakeBackup(t.Context())
	wantCode(t, err, CodeReadOnly)
	if r.BackupDue() {
		t.Error("a backup is due of what can't be written")
	}
	fatal(t, r.Close())
	same(t, before, snapshot(t, s.Dir()))
	_, err = Open(t.TempDir(), Options{ReadOnly: true})
	wantCode(t, err, CodeNotFound, "What", "file")
}

// snapshot is the content of every file below dir, the lock file's and the WAL index's
// excepted, which hold no data.
func snapshot(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	fatal(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == lockName || strings.HasSuffix(path, "-shm") {
			return err
		}
		data, err := os.ReadFile(path)
		all[path] = string(data)
		return err
	}))
	return all
}

func same(t *testing.T, want, got map[string]string) {
	t.Helper()
	for path, data := range want {
		if now, ok := got[path]; !ok || now != data {
			t.Errorf("%s is there: %v, unchanged: %v", path, ok, now == data)
		}
	}
	for path := range got {
		if _, ok := want[path]; !ok {
			t.Errorf("%s is new", path)
		}
	}
}

// What still goes on when the store is closed is refused, and doesn't fail in another way.
func TestAClosedStoreRefuses(t *testing.T) {
	s, _ := newStore(t)
	for range 2 { // further calls of Close do nothing
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Players(); err == nil {
		t.Error("a closed store lists players")
	}
	if _, err := s.PutHouseWord(HouseWord{Lang: "de", Word: "WORT", Accept: true}); err == nil {
		t.Error("a closed store keeps a word")
	}
	if _, _, err := s.Review(1); err == nil {
		t.Error("a closed store has a review")
	}
}
