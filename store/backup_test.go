package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
)

func backup(t *testing.T, s *Store) Backup {
	t.Helper()
	b, err := s.MakeBackup(t.Context())
	fatal(t, err)
	return b
}

func TestBackupIsDatedCheckedAndListed(t *testing.T) {
	s, c := newStore(t)
	if all, err := s.Backups(); len(all) != 0 || err != nil {
		t.Errorf("%v, %v", all, err)
	}
	addPlayers(t, s, "Ada")
	if !s.BackupDue() {
		t.Error("no backup is due on the first day")
	}
	first := backup(t, s)
	if filepath.Base(first.Path) != "spieltisch-2026-03-04-0001.sqlite" || !first.Good || first.Size == 0 || s.BackupDue() {
		t.Errorf("%+v, due %v", first, s.BackupDue())
	}
	c.forward(24 * time.Hour)
	if !s.BackupDue() {
		t.Error("no backup is due on the second day")
	}
	second := backup(t, s)
	c.forward(time.Hour)
	addPlayers(t, s, "Ben")
	again := backup(t, s) // takes the place of the second
	fatal(t, os.WriteFile(filepath.Join(s.Dir(), backupDir, "spieltisch-2026-01-01.sqlite"), []byte("rubbish"), 0o644))
	fatal(t, os.WriteFile(filepath.Join(s.Dir(), backupDir, "notes.txt"), nil, 0o644))
	all, err := s.Backups()
	fatal(t, err)
	old := Backup{Path: filepath.Join(s.Dir(), backupDir, "spieltisch-2026-01-01.sqlite"), At: time.Date(2026, 1, 1, 0, 0, 0, 0, time.Local), Size: 7}
	again.At, first.At = again.At.Local(), first.At.Local()
	for i := range all {
		all[i].name = backupName{}
	}
	equal(t, "backups", all, []Backup{again, first, old})
	if _, err := os.Stat(second.Path); !os.IsNotExist(err) {
		t.Errorf("the earlier one of the day is still there: %v", err)
	}
	for path, want := range map[string][]string{again.Path: {"Ada", "Ben"}, first.Path: {"Ada"}} {
		l, err := LookInside(path)
		fatal(t, err)
		equal(t, path, l.Players, want)
	}
}

func TestBackupIsOneFile(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	b := backup(t, s)
	_, err := LookInside(b.Path)
	fatal(t, err)
	entries, err := os.ReadDir(filepath.Dir(b.Path))
	fatal(t, err)
	if len(entries) != 1 {
		t.Errorf("beside the backup: %v", entries)
	}
	data, err := os.ReadFile(b.Path)
	fatal(t, err)
	// Not 2, which stands for WAL: another program would put files next to it.
	equal(t, "versions in the header", data[18:20], []byte{1, 1})
}

func TestBackupWhilePlaying(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "throw", func(a *Append) { a.Row.Data = make([]byte, 4<<20) }) // so that it takes many steps
	stop, done := make(chan struct{}), make(chan error)
	go func() {
		for seq := 2; ; seq++ {
			select {
			case <-stop:
				done <- nil
				return
			default:
			}
			if err := s.Append(Append{Log: id, Seq: seq, Row: games.Row{Type: "throw"}}); err != nil {
				done <- err
				return
			}
		}
	}()
	b := backup(t, s)
	close(stop)
	fatal(t, <-done)
	if l, err := LookInside(b.Path); err != nil || l.Matches != 1 {
		t.Errorf("%+v, %v", l, err)
	}
}

func TestBackupCanBeCancelled(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	first := backup(t, s)
	before := snapshot(t, filepath.Join(s.Dir(), backupDir))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := s.MakeBackup(ctx)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	same(t, before, snapshot(t, filepath.Dir(first.Path)))
}

// watched is a context that calls ask each time it is asked whether it has ended.
type watched struct {
	context.Context
	ask func() error
}

func (w watched) Err() error { return w.ask() }

// The backup holds one moment, however much is played while it is made.
func TestBackupIsASnapshot(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "throw", func(a *Append) { a.Row.Data = make([]byte, 4<<20) }) // four steps
	asked := 0
	b, err := s.MakeBackup(watched{context.Background(), func() error {
		if asked++; asked > 20 {
			return context.Canceled // it begins again after each late player and would never end
		}
		if asked > 1 {
			addPlayers(t, s, fmt.Sprint("Late ", asked))
		}
		return nil
	}})
	fatal(t, err)
	l, err := LookInside(b.Path)
	fatal(t, err)
	equal(t, "players in the backup", l.Players, []string{"Ada"})
	if asked < 4 {
		t.Errorf("asked %d times", asked)
	}
}

func TestBackupCanBeCancelledInTheMiddle(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "throw", func(a *Append) { a.Row.Data = make([]byte, 4<<20) }) // four steps
	before := snapshot(t, s.Dir())
	asked := 0
	_, err := s.MakeBackup(watched{context.Background(), func() error {
		if asked++; asked > 2 {
			return context.Canceled
		}
		return nil
	}})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	same(t, before, snapshot(t, s.Dir()))
	if !s.BackupDue() {
		t.Error("the half backup counts")
	}
	backup(t, s)
}

// A failed backup must neither replace today's earlier one nor prune.
func TestFailedBackupKeepsTheOldOnes(t *testing.T) {
	s, c := newStore(t)
	for range 20 {
		c.forward(24 * time.Hour)
		fakeBackup(t, s, c.now())
	}
	before := snapshot(t, filepath.Join(s.Dir(), backupDir))
	s.steps = nil // the check of the copy finds it too new
	_, err := s.MakeBackup(t.Context())
	wantCode(t, err, CodeNewer)
	same(t, before, snapshot(t, filepath.Join(s.Dir(), backupDir)))
}

// fakeBackup puts a file there as the backup of a day, and gives its name.
func fakeBackup(t *testing.T, s *Store, day time.Time) string {
	t.Helper()
	path, err := nextBackup(s.Dir(), day, Daily, 0)
	fatal(t, err, os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte("x"), 0o600))
	return filepath.Base(path)
}

// listed are the names of all files in the folder of backups.
func listed(t *testing.T, s *Store) (names []string) {
	t.Helper()
	files, err := os.ReadDir(filepath.Join(s.Dir(), backupDir))
	fatal(t, err)
	for _, f := range files {
		names = append(names, f.Name())
	}
	return names
}

func TestPruneKeepsFourteenDaysAndEightWeeks(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	// Played daily: every day a backup is made and pruned, as in life.
	made := map[string]string{}
	for range 120 {
		c.forward(24 * time.Hour)
		made[c.now().Format("01-02")] = fakeBackup(t, s, c.now())
		fatal(t, s.prune())
	}
	special := filepath.Join(s.Dir(), backupDir, "spieltisch-2020-01-01-schema1.sqlite")
	left := filepath.Join(s.Dir(), backupDir, "spieltisch-2020-01-01.sqlite.part")
	fatal(t, os.WriteFile(special, []byte("x"), 0o644), os.WriteFile(left, []byte("x"), 0o644))
	b := backup(t, s) // the second of this day
	want := []string{filepath.Base(special)}
	// 2026-07-02, the last day, is a Thursday; the fourteen newest days begin on Friday 06-19,
	// so the newest older day of each week is that Thursday, then Sundays.
	for _, day := range []string{
		"05-03", "05-10", "05-17", "05-24", "05-31", "06-07", "06-14", "06-18",
		"06-19", "06-20", "06-21", "06-22", "06-23", "06-24", "06-25", "06-26", "06-27", "06-28", "06-29", "06-30", "07-01",
	} {
		want = append(want, made[day])
	}
	want = append(want, filepath.Base(b.Path))
	if got := listed(t, s); !slices.Equal(got, want) {
		t.Errorf("kept\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A clock that is wrong for a while neither costs the newest backups nor holds places for ever.
func TestBackupsWithAWrongClock(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	right := c.now()
	first := backup(t, s)
	for range 3 { // in the far future
		c.forward(30 * 365 * 24 * time.Hour)
		backup(t, s)
	}
	c.t = right.Add(24 * time.Hour)
	if !s.BackupDue() {
		t.Fatal("no backup is due after the clock was put right")
	}
	addPlayers(t, s, "Ben")
	last := backup(t, s)
	if s.BackupDue() {
		t.Error("a backup is due that was just made")
	}
	equal(t, "newest good", newestGood(s.Dir(), s.steps), last.Path)
	all, err := s.Backups()
	fatal(t, err)
	equal(t, "backups", len(all), 5)
	equal(t, "order", []string{all[0].Path, all[4].Path}, []string{last.Path, first.Path})

	c.t = right.Add(-400 * 24 * time.Hour) // the battery is empty
	early := backup(t, s)
	equal(t, "newest good", newestGood(s.Dir(), s.steps), early.Path)

	c.t = right
	for range keepDays + 7*keepWeeks + 7 { // as time goes by, the wrong ones go
		c.forward(24 * time.Hour)
		path := fakeBackup(t, s, c.now())
		fatal(t, s.prune())
		if names := listed(t, s); !slices.Contains(names, path) || len(names) > keepDays+keepWeeks {
			t.Fatalf("%s made, kept %q", path, names)
		}
	}
	for _, name := range listed(t, s) {
		if b, ok := parseBackupName(name, time.UTC); !ok || b.day.After(c.now()) {
			t.Errorf("%s is still there", name)
		}
	}
}

func TestBackupByHandStays(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	day := backup(t, s)
	before, err := s.MakeBackupFor(t.Context(), BeforeImport)
	fatal(t, err)
	made := []string{filepath.Base(before.Path)}
	for range keepAsked + 2 { // on one day
		b, err := s.MakeBackupFor(t.Context(), ByHand)
		fatal(t, err)
		made = append(made, filepath.Base(b.Path))
	}
	equal(t, "name", made[1], "spieltisch-2026-03-04-0003-by-hand.sqlite")
	kept := append([]string{filepath.Base(day.Path), made[0]}, made[3:]...)
	equal(t, "files", listed(t, s), kept)
	again := backup(t, s) // takes the place of the day's alone
	equal(t, "files after the day's", listed(t, s), append(kept[1:], filepath.Base(again.Path)))
	all, err := s.Backups()
	fatal(t, err)
	equal(t, "what the second was made for", all[1].Why, ByHand)
}

func TestBackupBeforeAnImport(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	var made []string
	for range keepAsked + 2 { // on one day
		b, err := s.MakeBackupFor(t.Context(), BeforeImport)
		fatal(t, err)
		equal(t, "why", b.Why, BeforeImport)
		made = append(made, filepath.Base(b.Path))
	}
	equal(t, "name", made[0], "spieltisch-2026-03-04-0001-before-import.sqlite")
	if !s.BackupDue() {
		t.Error("it counts as the day's")
	}
	made = append(made[2:], filepath.Base(backup(t, s).Path))
	equal(t, "files", listed(t, s), made)
	c.forward(24 * time.Hour)
	backup(t, s)
	all, err := s.Backups()
	fatal(t, err)
	equal(t, "backups", len(all), keepAsked+2)
	equal(t, "what the third was made for", all[2].Why, BeforeImport)
}

func TestTooOldLeavesRarePlayersTheirWeeks(t *testing.T) {
	var all []Backup
	for i := range 30 { // one a month
		day := time.Date(2024, time.Month(30-i), 5, 0, 0, 0, 0, time.UTC)
		all = append(all, Backup{Path: fmt.Sprint(30 - i), name: backupName{day: day}})
	}
	if old := tooOld(all); len(old) != 30-keepDays-keepWeeks || old[0].Path != "8" {
		t.Errorf("removed %v", old)
	}
	if old := tooOld(all[:14]); old != nil {
		t.Errorf("removed %v of fourteen", old)
	}
}

func TestBackupNames(t *testing.T) {
	day := time.Date(2026, 3, 4, 0, 0, 0, 0, time.UTC)
	for name, want := range map[string]backupName{
		"spieltisch-2026-03-04.sqlite":                      {day: day},
		"spieltisch-2026-03-04-schema2.sqlite":              {day: day, why: BeforeUpgrade, schema: 2},
		"spieltisch-2026-03-04-0012.sqlite":                 {day: day, n: 12},
		"spieltisch-2026-03-04-0012-schema2.sqlite":         {day: day, n: 12, why: BeforeUpgrade, schema: 2},
		"spieltisch-2026-03-04-123456-before-import.sqlite": {day: day, n: 123456, why: BeforeImport},
		"spieltisch-2026-03-04.sqlite.part":                 {},
		"spieltisch-2026-13-04.sqlite":                      {},
		"spieltisch-2026-03-04x.sqlite":                     {},
		"spieltisch-2026-03-04-0012x.sqlite":                {},
		"spieltisch-2026-03-04-0000.sqlite":                 {},
		"spieltisch-2026-03-04-99999999999999999999.sqlite": {},
		"spieltisch-2026-03-04-0012-schema.sqlite":          {},
		"spieltisch-2026-03-04-0012-.sqlite":                {},
		"spieltisch-.sqlite":                                {},
		"spieltisch-moved-2026-03-04.sqlite":                {},
	} {
		got, ok := parseBackupName(name, time.UTC)
		if ok != !want.day.IsZero() || ok && got != want {
			t.Errorf("%s: %+v, %v", name, got, ok)
		}
		if ok && want.n > 0 && got.String() != name {
			t.Errorf("%s is written as %s", name, got)
		}
	}
}

// What closes the store waits for a backup no longer than for its next step.
func TestClosingEndsABackup(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	act(t, s, id, "throw", func(a *Append) { a.Row.Data = make([]byte, 4<<20) }) // four steps
	var closed chan error
	asked := 0
	_, err := s.MakeBackup(watched{context.Background(), func() error {
		if asked++; asked == 2 {
			closed = make(chan error)
			go func() { closed <- s.Close() }()
			<-s.closing.Done()
		}
		return nil
	}})
	if !errors.Is(err, context.Canceled) || asked > 3 {
		t.Errorf("got %v after being asked %d times", err, asked)
	}
	fatal(t, <-closed)
	_, err = StartFresh(s.Dir(), c.now())
	fatal(t, err)
}
