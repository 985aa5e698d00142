package store

import (
	"context"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/sheet"
)

// newSheet is an empty sheet.
func newSheet(t testing.TB, s *Store, players ...PlayerID) SheetID {
	t.Helper()
	id, err := s.CreateSheet(NewSheet{Kind: "decipher", Rules: 1, Setup: []byte(`{"Seats":2}`), Players: players, Standing: games.Standing{Round: 1}})
	fatal(t, err)
	return id
}

// edit appends the next row.
func edit(t testing.TB, s *Store, id SheetID, change ...func(*Append)) {
	t.Helper()
	sh, err := s.Sheet(id)
	fatal(t, err)
	a := Append{Log: id, Seq: sh.Rows + 1, Row: games.Row{Seat: games.Table, Type: "set", Data: []byte("[]")}, Standing: games.Standing{Points: make([]int, len(sh.Players))}}
	for _, c := range change {
		c(&a)
	}
	fatal(t, s.Append(a))
}

// won ends a game of two: the first seat has 9 points, the second 3.
func won(a *Append) {
	a.Standing = games.Standing{Asked: games.Table, Round: 3, Points: []int{9, 3}, Scored: []games.ScoredTurn{{Round: 1, Word: "HOBBY", Points: 9}}}
	a.Outcome = &games.Outcome{Reason: "rounds", Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: 3}}}
}

func TestSheetFromStartToEnd(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	played := c.now().Add(-48 * time.Hour)
	id, err := s.CreateSheet(NewSheet{
		Kind: "decipher", Rules: 2, Setup: []byte(`{"Seats":2}`), Players: p, Played: played, Place: "  Hütte ", Note: "Regen", Series: "first",
		Standing: games.Standing{Asked: 0, Round: 1, Points: []int{0, 0}},
	})
	fatal(t, err)
	c.forward(time.Minute)
	edit(t, s, id, func(a *Append) { a.Row.Data, a.By = []byte(`[{"Row":1}]`), p[1] })
	c.forward(time.Minute)
	edit(t, s, id, won)
	sh, err := s.Sheet(id)
	fatal(t, err)
	want := Sheet{
		ID: id, UID: sh.UID, Kind: "decipher", Rules: 2, Setup: []byte(`{"Seats":2}`), Players: sh.Players, State: Finished, Reason: "rounds",
		Created: sh.Created, Updated: c.now().Local(), Played: played.Local(), Place: "Hütte", Note: "Regen", Asked: games.Table, Round: 3, Points: []int{9, 3},
		Series: "first", Rows: 2, Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2, Points: 3}},
	}
	if !reflect.DeepEqual(sh, want) || len(sh.UID) != 32 || len(sh.Players) != 2 {
		t.Errorf("got  %+v\nwant %+v", sh, want)
	}
	log, err := s.Rows(id)
	fatal(t, err)
	wantLog := []StoredRow{
		{Row: games.Row{Seat: games.Table, Type: "set", Data: []byte(`[{"Row":1}]`)}, Seq: 1, By: p[1], At: c.now().Add(-time.Minute).Local()},
		{Row: games.Row{Seat: games.Table, Type: "set", Data: []byte("[]")}, Seq: 2, At: c.now().Local()},
	}
	if !reflect.DeepEqual(log, wantLog) || !reflect.DeepEqual(EditRows(log)[0], sheet.Row{Type: "set", Data: []byte(`[{"Row":1}]`)}) {
		t.Errorf("%+v", log)
	}
	second, err := s.CreateSheet(NewSheet{Kind: "decipher", Players: p, Series: sh.UID})
	fatal(t, err)
	paper, err := s.Series(sh.UID)
	fatal(t, err)
	if len(paper) != 2 || paper[0].ID != id || paper[1].ID != second {
		t.Errorf("%+v", paper)
	}
}

func TestSheetRefusals(t *testing.T) {
	s, _ := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	id := newSheet(t, s, p...)
	match := newMatch(t, s, p...)
	before := dump(t, s.read)
	for _, n := range []struct {
		n    NewSheet
		code Code
	}{
		{NewSheet{}, CodeNameEmpty},
		{NewSheet{Players: []PlayerID{p[0], p[0]}}, CodeNameTaken},
		{NewSheet{Players: []PlayerID{p[0], 99}}, CodeNotFound},
		{NewSheet{Players: p, Match: 99}, CodeNotFound},
		{NewSheet{Players: p, Place: strings.Repeat("ä", MaxPlace+1)}, CodeTextTooLong},
		{NewSheet{Players: p, Note: strings.Repeat("ä", MaxNote+1)}, CodeTextTooLong},
	} {
		_, err := s.CreateSheet(n.n)
		wantCode(t, err, n.code)
	}
	for _, a := range []Append{{Log: id, Seq: 2}, {Log: id, Seq: 0}} {
		wantCode(t, s.Append(a), CodeStale, "Seq", a.Seq, "Next", 1)
	}
	wantCode(t, s.Append(Append{Log: 99, Seq: 1}), CodeNotFound, "What", "log")
	wantCode(t, s.Append(Append{Log: id, Seq: 1, By: 99}), CodeNotFound, "What", "player")
	wantCode(t, s.SeatSheet(id, p[:1]), CodeNameEmpty)
	wantCode(t, s.SeatSheet(id, []PlayerID{p[0], p[0]}), CodeNameTaken, "Name", "Ada")
	wantCode(t, s.SeatSheet(99, p), CodeNotFound)
	wantCode(t, s.DescribeSheet(99, time.Time{}, "", ""), CodeNotFound)
	wantCode(t, s.DescribeMatch(99, "", ""), CodeNotFound)
	wantCode(t, s.DeleteSheet(99), CodeNotFound)
	wantCode(t, s.UndeleteSheet(99), CodeNotFound)
	if after := dump(t, s.read); after != before {
		t.Errorf("refusals changed\n%s\nto\n%s", before, after)
	}
	_, err := s.CreateSheet(NewSheet{Kind: "decipher", Players: p, Match: match})
	fatal(t, err)
	_, err = s.CreateSheet(NewSheet{Kind: "decipher", Players: p, Match: match})
	wantCode(t, err, CodeSheetThere)
}

// A sheet of a match takes its place in history and statistics, and gives it back.
func TestSheetStandsForItsMatch(t *testing.T) {
	s, id, _, _ := played(t) // Ben won
	winner := func() string {
		every, err := s.Statistics(AllTime)
		st := every[""]
		fatal(t, err)
		var out []string
		for _, x := range st {
			if x.Won > 0 {
				out = append(out, x.Player.Name)
			}
		}
		page, _, err := s.History(HistoryFilter{})
		fatal(t, err)
		if len(page) != 1 || page[0].Match != id {
			t.Errorf("%+v", page)
		}
		return strings.Join(out, " ")
	}
	if got := winner(); got != "Ben" {
		t.Error(got)
	}
	sh, err := s.CreateSheet(NewSheet{Kind: "dicewords", Players: []PlayerID{1, 2}, Match: id})
	fatal(t, err)
	edit(t, s, sh, won)
	if got := winner(); got != "Ada" {
		t.Error(got)
	}
	if of, ok, err := s.SheetOf(id); of != sh || !ok || err != nil {
		t.Error(of, ok, err)
	}
	fatal(t, s.DeleteSheet(sh))
	if got := winner(); got != "Ben" {
		t.Error(got)
	}
}

// A match has one sheet at a time; what stands for a game is deleted and comes back whole.
func TestSheetsOfOneMatchAndBothDeleted(t *testing.T) {
	s, id, _, _ := played(t)
	n := NewSheet{Kind: "dicewords", Players: []PlayerID{1, 2}, Match: id}
	first, err := s.CreateSheet(n)
	fatal(t, err, s.DeleteSheet(first))
	second, err := s.CreateSheet(n)
	fatal(t, err, s.UndeleteSheet(first))
	if both, err := s.Sheet(first); err != nil || both.Match != 0 {
		t.Errorf("%+v, %v", both, err)
	}
	fatal(t, s.DeleteSheet(first))
	page, _, err := s.History(HistoryFilter{})
	fatal(t, err, s.DeleteSheet(page[0].Sheet), s.DeleteMatch(page[0].Match))
	_, err = s.Match(id)
	wantCode(t, err, CodeNotFound)
	_, err = s.Sheet(second)
	wantCode(t, err, CodeNotFound)
	fatal(t, s.UndeleteSheet(page[0].Sheet), s.UndeleteMatch(page[0].Match))
	if now, _, err := s.History(HistoryFilter{}); err != nil || !reflect.DeepEqual(now, page) {
		t.Errorf("%+v, %v", now, err)
	}
}

func TestDeletedSheetsArePurged(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	id := newSheet(t, s, p...)
	edit(t, s, id, won)
	fatal(t, s.DeleteSheet(id))
	c.forward(keepDeleted - time.Minute)
	fatal(t, s.Close())
	s = reopen(t, s.Dir(), c)
	fatal(t, s.UndeleteSheet(id), s.DeleteSheet(id))
	forgotten(t, s, c)
	wantCode(t, s.UndeleteSheet(id), CodeNotFound)
	for _, table := range []string{"logs WHERE sheet = 1", "seats WHERE log_id < 2", "rows", "scored", "plays", "play_seats", "words"} {
		var n int
		fatal(t, s.read.QueryRow("SELECT count(*) FROM "+table).Scan(&n))
		if n != 0 {
			t.Errorf("%d rows in %s", n, table)
		}
	}
}

func TestFullDiskLosesNoEdit(t *testing.T) {
	s, c := newStore(t)
	id := newSheet(t, s, addPlayers(t, s, "Ada", "Ben")...)
	limit(t, s, 12)
	next := func(seq int) Append {
		a := Append{Log: id, Seq: seq, Row: games.Row{Seat: games.Table, Type: "set", Data: []byte(strings.Repeat("x", 3000))}}
		won(&a)
		return a
	}
	seq := 1
	var err error
	for ; err == nil && seq < 100; seq++ {
		err = s.Append(next(seq))
	}
	seq-- // was refused
	wantCode(t, err, CodeFull, "Path", s.path)
	before := dump(t, s.read)
	wantCode(t, s.Append(next(seq)), CodeFull)
	_, err = s.CreateSheet(NewSheet{Kind: "k", Players: []PlayerID{1, 2}, Setup: make([]byte, 50000)})
	wantCode(t, err, CodeFull)
	wantCode(t, s.SetPicture(1, append([]byte("\xff\xd8\xff"), make([]byte, 100000)...)), CodeFull)
	if now := dump(t, s.read); now != before {
		t.Errorf("refused writes changed\n%s\nto\n%s", before, now)
	}
	limit(t, s, 1000)
	fatal(t, s.Append(next(seq)), s.Close())
	s = reopen(t, s.Dir(), c)
	log, err := s.Rows(id)
	fatal(t, err)
	equal(t, "edits", len(log), seq)
}

func TestReadOnlyRefusesSheets(t *testing.T) {
	s, c := newStore(t)
	id := newSheet(t, s, addPlayers(t, s, "Ada", "Ben")...)
	edit(t, s, id, won)
	fatal(t, s.Close())
	r, err := Open(s.Dir(), Options{Now: c.now, ReadOnly: true})
	fatal(t, err)
	defer r.Close() //nolint:errcheck // only read
	wantCode(t, r.Append(Append{Log: id, Seq: 2}), CodeReadOnly)
	wantCode(t, r.MergePlayers(1, 2), CodeReadOnly)
	wantCode(t, r.Change(t.Context(), "add", func() {}, func(context.Context, *Writer) error { return nil }), CodeReadOnly)
	page, _, err := r.History(HistoryFilter{})
	fatal(t, err)
	if len(page) != 1 || len(copies(t, r)) != 1 {
		t.Errorf("%+v", page)
	}
}

func TestLookInsideCountsSheets(t *testing.T) {
	s, c := newStore(t)
	p := addPlayers(t, s, "Ada", "Ben")
	newSheet(t, s, p...)
	fatal(t, s.DeleteSheet(newSheet(t, s, p...)))
	l, err := LookInside(backup(t, s).Path)
	fatal(t, err)
	if l.Sheets != 1 || !l.LastPlayed.Equal(c.now()) {
		t.Errorf("%+v", l)
	}
	for _, dumped := range []string{"0001.sql", "0002.sql"} {
		l, err := LookInside(filepath.Join(oldFile(t, "testdata/schema/"+dumped), fileName))
		if err != nil || l.Sheets != 0 || l.Finished != 1 {
			t.Errorf("%s: %+v, %v", dumped, l, err)
		}
	}
}
