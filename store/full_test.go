package store

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"spieltisch/games"
)

func limit(t *testing.T, s *Store, more int) {
	t.Helper()
	var pages int
	fatal(t, s.write.QueryRow("PRAGMA page_count").Scan(&pages))
	_, err := s.write.Exec(fmt.Sprintf("PRAGMA max_page_count = %d", pages+more))
	fatal(t, err)
}

func TestFullDiskLosesNothing(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	limit(t, s, 10)
	row := func(seq int) Append {
		return Append{
			Log: id, Seq: seq, Row: games.Row{Type: "throw", Data: []byte(strings.Repeat("x", 3000))},
			Standing: games.Standing{Points: []int{seq}}, House: []HouseWord{{Lang: "de", Word: fmt.Sprint("W", seq)}},
		}
	}
	seq := 1
	var err error
	for ; err == nil && seq < 100; seq++ {
		err = s.Append(row(seq))
	}
	seq-- // was refused
	wantCode(t, err, CodeFull, "Path", s.path)
	full := dump(t, s.read)
	wantCode(t, s.Append(row(seq)), CodeFull)
	wantCode(t, s.SaveDraft(id, 0, Draft{Seq: seq - 1, Data: make([]byte, 50000)}), CodeFull)
	wantCode(t, ThisComputer[string]("k").Set(s, strings.Repeat("x", 50000)), CodeFull)
	if now := dump(t, s.read); now != full {
		t.Errorf("refused writes changed\n%s\nto\n%s", full, now)
	}
	rows, err := s.Rows(id)
	fatal(t, err)
	equal(t, "rows", len(rows), seq-1)

	limit(t, s, 1000)
	fatal(t, s.Append(row(seq)), s.Close())
	s = reopen(t, s.Dir(), c)
	rows, err = s.Rows(id)
	fatal(t, err)
	equal(t, "rows after making room", len(rows), seq)
	_, err = s.MakeBackup(context.Background())
	fatal(t, err)
}
