package store

import (
	"context"
	"os"
	"path/filepath"
	"testing"
)

func TestMoveTo(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada", "Ben")...)
	act(t, s, id, "throw")
	from, to := s.Dir(), filepath.Join(t.TempDir(), "neu", "Spieltisch ü")
	fatal(t, s.MoveTo(t.Context(), to))
	equal(t, "folder", s.Dir(), to)
	act(t, s, id, "throw")
	backup(t, s)
	if found, err := filepath.Glob(filepath.Join(to, backupDir, "*.sqlite")); err != nil || len(found) != 1 {
		t.Errorf("backups in the new folder: %v, %v", found, err)
	}
	_, err := Open(to, Options{Now: c.now})
	wantCode(t, err, CodeLocked)
	wantRows(t, reopen(t, from, c), id, 1) // is free, and has what it had
	fatal(t, s.Close())
	wantRows(t, reopen(t, to, c), id, 2)
}

func wantRows(t *testing.T, s *Store, id MatchID, n int) {
	t.Helper()
	rows, err := s.Rows(id)
	fatal(t, err)
	equal(t, "rows", len(rows), n)
}

func TestMoveToRefusals(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada")
	taken, other := t.TempDir(), t.TempDir()
	fatal(t, reopen(t, taken, c).Close())
	before := snapshot(t, taken)
	wantCode(t, s.MoveTo(t.Context(), taken), CodeTaken, "Dir", taken)
	same(t, before, snapshot(t, taken))
	wantCode(t, s.MoveTo(t.Context(), s.Dir()), CodeLocked)

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.MoveTo(ctx, other); err == nil {
		t.Error("moved without being wanted")
	}
	same(t, map[string]string{}, snapshot(t, other))
	fatal(t, os.WriteFile(filepath.Join(other, "file"), nil, 0o600))
	if err := s.MoveTo(t.Context(), filepath.Join(other, "file")); err == nil {
		t.Error("moved into a file")
	}
	newMatch(t, s, ids...) // saved where it was
	fatal(t, s.Close())
	wantPlayers(t, s.Dir(), c, "Ada")
}
