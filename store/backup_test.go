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
	if filepath.Base(first.Path) != "spieltisch-2026-03-04.sqlite" || !first.Good || first.Size == 0 || s.BackupDue() {
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
	old := Backup{filepath.Join(s.Dir(), backupDir, "spieltisch-2026-01-01.sqlite"), time.Date(2026, 1, 1, 0, 0, 0, 0, time.Local), 7, false}
	again.At, first.At = again.At.Local(), first.At.Local()
	equal(t, "backups", all, []Backup{again, first, old})
	equal(t, "path of the same day", again.Path, second.Path)
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
	// Not 2, which stands for WAL: another program would put files beside it.
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
			if err := s.Append(Append{Match: id, Seq: seq, Row: games.Row{Type: "throw"}}); err != nil {
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
			return context.Canceled // it begins anew after each late player and would never end
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
	s.known = 0 // the check of the copy finds it too new
	_, err := s.MakeBackup(t.Context())
	wantCode(t, err, CodeNewer)
	same(t, before, snapshot(t, filepath.Join(s.Dir(), backupDir)))
}

func fakeBackup(t *testing.T, s *Store, day time.Time) {
	t.Helper()
	fatal(t, os.MkdirAll(filepath.Join(s.Dir(), backupDir), 0o755), os.WriteFile(s.backupPath(day), []byte("x"), 0o644))
}

func TestPruneKeepsFourteenDaysAndEightWeeks(t *testing.T) {
	s, c := newStore(t)
	addPlayers(t, s, "Ada")
	// Played daily: every day a backup is made and pruned, as in life.
	var made []string
	for range 120 {
		c.forward(24 * time.Hour)
		fakeBackup(t, s, c.now())
		made = append(made, filepath.Base(s.backupPath(c.now())))
		fatal(t, s.prune(time.UTC))
	}
	special := filepath.Join(s.Dir(), backupDir, "spieltisch-2020-01-01-schema1.sqlite")
	left := filepath.Join(s.Dir(), backupDir, "spieltisch-2020-01-01.sqlite.part")
	fatal(t, os.WriteFile(special, []byte("x"), 0o644), os.WriteFile(left, []byte("x"), 0o644))
	backup(t, s)
	files, err := filepath.Glob(filepath.Join(s.Dir(), backupDir, "*"))
	fatal(t, err)
	var got []string
	for _, f := range files {
		got = append(got, filepath.Base(f))
	}
	want := []string{filepath.Base(special)}
	// 2026-07-02, the last day, is a Thursday; the fourteen newest days begin on Friday 06-19,
	// so the newest older day of each week is that Thursday, then Sundays.
	for _, day := range []string{"05-03", "05-10", "05-17", "05-24", "05-31", "06-07", "06-14", "06-18"} {
		want = append(want, "spieltisch-2026-"+day+".sqlite")
	}
	want = append(want, made[len(made)-14:]...)
	if !slices.Equal(got, want) {
		t.Errorf("kept\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestTooOldLeavesRarePlayersTheirWeeks(t *testing.T) {
	var days []time.Time
	for i := range 30 { // one a month
		days = append(days, time.Date(2024, time.Month(1+i), 5, 0, 0, 0, 0, time.UTC))
	}
	if old := tooOld(days); len(old) != 30-keepDays-keepWeeks || !old[0].Equal(days[7]) {
		t.Errorf("removed %v", old)
	}
	if old := tooOld(days[:14]); old != nil {
		t.Errorf("removed %v of fourteen", old)
	}
}

func TestBackupDay(t *testing.T) {
	for name, want := range map[string][2]bool{
		"spieltisch-2026-03-04.sqlite":         {true, true},
		"spieltisch-2026-03-04-schema2.sqlite": {false, true},
		"spieltisch-2026-03-04.sqlite.part":    {},
		"spieltisch-2026-13-04.sqlite":         {},
		"spieltisch-2026-03-04x.sqlite":        {},
		"spieltisch-.sqlite":                   {},
		"spieltisch-moved-2026-03-04.sqlite":   {},
	} {
		if _, daily, ok := backupDay(name, time.UTC); ok != want[1] || ok && daily != want[0] {
			t.Errorf("%s: daily %v, ok %v", name, daily, ok)
		}
	}
}
