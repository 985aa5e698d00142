package store

import (
	"fmt"
	"math"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
)

// played is a match of two seats with two rows, finished.
func played(t *testing.T) (s *Store, id MatchID, c *clock, out *games.Outcome) {
	t.Helper()
	s, c = newStore(t)
	id = newMatch(t, s, addPlayers(t, s, "Ada", "Ben")...)
	c.forward(time.Minute)
	fatal(t, s.Append(Append{
		Log: id, Seq: 1, Row: games.Row{Seat: 0, Type: "throw", Data: []byte(`{"Dice":[1]}`), Sum: math.MaxUint64 - 4}, Elapsed: 1500 * time.Millisecond,
		Standing: games.Standing{Asked: 1, Round: 2, Phase: "p", Points: []int{7, 9}},
	}))
	c.forward(time.Minute)
	out = &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 1, Rank: 1, Points: 90}, {Seat: 0, Rank: 2, Points: 7}}}
	fatal(t, s.Append(Append{
		Log: id, Seq: 2, Row: games.Row{Seat: 1, Type: "declare", Sum: 5}, Elapsed: 500 * time.Millisecond,
		Standing: games.Standing{Asked: games.Table, Round: 3, Phase: "q", Points: []int{7, 90}}, Outcome: out,
	}))
	return s, id, c, out
}

func TestMatchFromStartToEnd(t *testing.T) {
	s, id, c, out := played(t)
	m, err := s.Match(id)
	fatal(t, err)
	players := m.Players
	if len(players) != 2 || players[0].Name != "Ada" || players[1].Name != "Ben" || !players[0].LastPlayed.Equal(c.now()) {
		t.Errorf("players %+v", players)
	}
	if len(m.UID) != 32 || m.Updated.Sub(m.Created) != 2*time.Minute || !m.Updated.Equal(c.now()) {
		t.Errorf("uid %q, created %v, updated %v", m.UID, m.Created, m.Updated)
	}
	want := Match{
		ID: id, UID: m.UID, Kind: "dicewords", Rules: 3, Setup: []byte(`{"Target":400}`), Players: players, State: Finished, Reason: games.ReasonTarget,
		Created: m.Created, Updated: m.Updated, Played: m.Updated, Asked: games.Table, Round: 3, Phase: "q", Points: []int{7, 90}, Rows: 2, Elapsed: 2 * time.Second, Places: out.Places,
	}
	if !reflect.DeepEqual(m, want) {
		t.Errorf("got  %+v\nwant %+v", m, want)
	}
}

func TestRowsComeBackAsTheyWere(t *testing.T) {
	s, id, c, _ := played(t)
	rows, err := s.Rows(id)
	fatal(t, err)
	at := c.now().Local()
	want := []StoredRow{
		{games.Row{Seat: 0, Type: "throw", Data: []byte(`{"Dice":[1]}`), Sum: math.MaxUint64 - 4}, 1, 0, at.Add(-time.Minute), 1500 * time.Millisecond},
		{games.Row{Seat: 1, Type: "declare", Data: []byte{}, Sum: 5}, 2, 0, at, 500 * time.Millisecond},
	}
	if !reflect.DeepEqual(rows, want) {
		t.Errorf("got  %+v\nwant %+v", rows, want)
	}
	_, err = s.Rows(id + 1)
	wantCode(t, err, CodeNotFound, "What", "log")
}

func TestCreateMatchRefuses(t *testing.T) {
	s, _ := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	for _, test := range []struct {
		players []PlayerID
		code    Code
		args    []any
	}{
		{nil, CodeNameEmpty, nil},
		{[]PlayerID{ids[0], ids[1], ids[0]}, CodeNameTaken, []any{"Name", "Ada"}},
		{[]PlayerID{ids[0], 99}, CodeNotFound, []any{"What", "player"}},
	} {
		_, err := s.CreateMatch(NewMatch{Kind: "k", Players: test.players})
		wantCode(t, err, test.code, test.args...)
	}
	if all, err := s.Matches(); len(all) > 0 || err != nil {
		t.Errorf("%d matches after refusals, %v", len(all), err)
	}
}

// many makes matches of two kinds in all states, a minute apart.
func many(t testing.TB, s *Store, c *clock, n int) (all []Match) {
	t.Helper()
	players := addPlayers(t, s, "Ada", "Ben", "Cleo")
	for i := range n {
		c.forward(time.Minute)
		id, err := s.CreateMatch(NewMatch{Kind: []string{"dicewords", "decipher"}[i%2], Players: players[i%2:], Setup: []byte("{}")})
		fatal(t, err)
		switch i % 5 {
		case 0:
			fatal(t, s.MarkUnreadable(id))
		case 1:
			act(t, s, id, "abandon", func(a *Append) { a.Outcome = &games.Outcome{Reason: games.ReasonAbandoned} })
		case 2:
			act(t, s, id, "end", func(a *Append) { a.Outcome = &games.Outcome{Reason: games.ReasonTarget} })
		}
		m, err := s.Match(id)
		fatal(t, err)
		all = append(all, m)
	}
	slices.Reverse(all)
	return all
}

func TestMatchesOrderAndStates(t *testing.T) {
	s, c := newStore(t)
	all := many(t, s, c, 20)
	for i := 0; i < len(all); i += 7 {
		fatal(t, s.DeleteMatch(all[i].ID))
	}
	for _, states := range [][]State{nil, {Running}, {Finished, Abandoned, Unreadable}} {
		want := []MatchID{}
		for i, m := range all {
			if i%7 != 0 && (states == nil || slices.Contains(states, m.State)) {
				want = append(want, m.ID)
			}
		}
		found, err := s.Matches(states...)
		fatal(t, err)
		got := []MatchID{}
		for _, m := range found {
			got = append(got, m.ID)
		}
		equal(t, fmt.Sprint(states), got, want)
	}
}

func TestDeleteAndUndelete(t *testing.T) {
	s, id, c, _ := played(t)
	before, err := s.Match(id)
	fatal(t, err, s.DeleteMatch(id))
	_, err = s.Match(id)
	wantCode(t, err, CodeNotFound)
	_, err = s.Rows(id)
	wantCode(t, err, CodeNotFound)
	for _, err := range []error{
		s.DeleteMatch(id), s.MarkUnreadable(id), s.MarkReadable(id), s.SaveDraft(id, 0, Draft{Seq: 2}), s.SavePad(id, 0, nil),
		s.Append(Append{Log: id, Seq: 3}),
	} {
		wantCode(t, err, CodeNotFound)
	}
	c.forward(29 * 24 * time.Hour)
	fatal(t, s.Close())
	s = reopen(t, s.Dir(), c)
	fatal(t, s.UndeleteMatch(id))
	after, err := s.Match(id)
	fatal(t, err)
	if !reflect.DeepEqual(before, after) {
		t.Errorf("before %+v\nafter  %+v", before, after)
	}
}

// forgotten lets what is deleted grow too old, and has it purged: something is played, and a backup made.
func forgotten(t *testing.T, s *Store, c *clock) {
	t.Helper()
	c.forward(keepDeleted + time.Second)
	fatal(t, s.DeleteMatch(newMatch(t, s, addPlayers(t, s, "Später")...)))
	backup(t, s)
}

func TestPurgeAfterThirtyDays(t *testing.T) {
	s, id, c, _ := played(t)
	p, err := s.Players()
	fatal(t, err)
	kept := newMatch(t, s, p[0].ID)
	fatal(t, s.SavePad(id, 0, []byte("x")), s.SaveDraft(id, 0, Draft{Seq: 2}), s.DeleteMatch(id))
	c.forward(keepDeleted + time.Second)
	first := backup(t, s)
	fatal(t, s.UndeleteMatch(id), s.DeleteMatch(id)) // nothing was played since: the clock may be wrong
	c.forward(keepDeleted + time.Second)
	newMatch(t, s, p[0].ID)
	fatal(t, s.UndeleteMatch(id), s.DeleteMatch(id))
	c.forward(keepDeleted + time.Second)
	newMatch(t, s, p[0].ID)
	last := backup(t, s)
	wantCode(t, s.UndeleteMatch(id), CodeNotFound)
	for _, b := range []Backup{first, last} { // it stands in the backup that was made before
		old := filepath.Join(t.TempDir(), "old")
		_, err := Restore(old, b.Path, c.now())
		fatal(t, err, reopen(t, old, c).UndeleteMatch(id))
	}
	_, err = s.Match(kept)
	fatal(t, err)
	for _, table := range []string{"rows", "scored", "drafts", "pads", "records"} {
		var n int
		fatal(t, s.read.QueryRow(fmt.Sprintf("SELECT count(*) FROM %s WHERE log_id = ?", table), id).Scan(&n))
		if n != 0 {
			t.Errorf("%d rows of a purged match in %s", n, table)
		}
	}
}

func TestUnreadableAndBack(t *testing.T) {
	s, id, _, _ := played(t)
	fatal(t, s.MarkUnreadable(id))
	if m, err := s.Match(id); err != nil || m.State != Unreadable || m.Rows != 2 {
		t.Errorf("%+v, %v", m, err)
	}
	fatal(t, s.MarkReadable(id))
	if m, err := s.Match(id); err != nil || m.State != Finished {
		t.Errorf("%+v, %v", m, err)
	}
	wantCode(t, s.MarkUnreadable(77), CodeNotFound)
}

// fill writes n matches with 60 actions each, half of them running, past the API for speed.
func fill(b *testing.B, s *Store, n int) {
	b.Helper()
	players := addPlayers(b, s, "Ada", "Ben")
	fatal(b, s.update("fill", func(tx writeTx) error {
		for i := range n {
			id := MatchID(i + 1)
			state := []State{Running, Finished, Running, Abandoned}[i%4]
			_, err := tx.Exec(`INSERT INTO logs (id, uid, sheet, kind, rules, setup, state, created, updated, played, turn, round, phase)
				VALUES (?, ?, 0, 'dicewords', 1, ?, ?, ?, ?, ?, 0, 1, '')`, id, tx.newUID(), make([]byte, 2000), state, i, i, i)
			fatal(b, err)
			for seat, p := range players {
				_, err := tx.Exec("INSERT INTO seats (log_id, seat, player_id) VALUES (?, ?, ?)", id, seat, p)
				fatal(b, err)
			}
			_, err = tx.Exec(`WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 60)
				INSERT INTO rows (log_id, seq, seat, type, data, sum, at, elapsed)
				SELECT ?, value, 0, 'declare', randomblob(120), 0, 0, 0 FROM n`, id)
			fatal(b, err)
		}
		return nil
	}))
}

func BenchmarkAppend(b *testing.B) {
	s, err := Open(b.TempDir(), Options{})
	fatal(b, err)
	id := newMatch(b, s, addPlayers(b, s, "Ada", "Ben")...)
	seq := 0
	for b.Loop() {
		seq++
		fatal(b, s.Append(Append{Log: id, Seq: seq, Row: games.Row{Type: "throw", Data: []byte("{}")}, Standing: games.Standing{Points: []int{seq, 1}}}))
	}
	fatal(b, s.Close())
}

func BenchmarkOpen(b *testing.B) {
	dir := b.TempDir()
	s, err := Open(dir, Options{})
	fatal(b, err)
	fill(b, s, 1000)
	fatal(b, s.Close())
	for b.Loop() {
		s, err := Open(dir, Options{})
		fatal(b, err, s.Close())
	}
}

// A match in which nothing was ever done goes; one with anything at all stays, whatever became of it.
func TestUntouchedMatchIsDropped(t *testing.T) {
	s, _ := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	for what, do := range map[string]func(MatchID) error{
		"nothing":  func(MatchID) error { return nil },
		"no draft": func(id MatchID) error { return s.SaveDraft(id, 0, Draft{Data: []byte("null")}) },
		"an action": func(id MatchID) error {
			return s.Append(Append{Log: id, Seq: 1, Row: games.Row{Type: "x", Data: []byte("{}")}, Standing: games.Standing{Points: []int{0, 0}}})
		},
		"a draft": func(id MatchID) error { return s.SaveDraft(id, 0, Draft{Data: []byte(`{"a":1}`)}) },
		"a note":  func(id MatchID) error { return s.SavePad(id, 1, []byte("x")) },
		"a tip":   func(id MatchID) error { return s.TakeTip(id, Tip{Grade: 1}) },
		"a place": func(id MatchID) error { return s.DescribeMatch(id, "here", "") },
		"a sheet": func(id MatchID) error {
			_, err := s.CreateSheet(NewSheet{Kind: "dicewords", Players: ids, Match: id, Standing: games.Standing{Points: []int{0, 0}}})
			return err
		},
		"a damaged": func(id MatchID) error { return s.MarkUnreadable(id) },
	} {
		id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Rules: 1, Players: ids, Standing: games.Standing{Points: []int{0, 0}}, Tips: true})
		fatal(t, err, do(id), s.DropUntouched(id))
		_, err = s.Match(id)
		gone := what == "nothing" || what == "no draft"
		if (CodeOf(err) == CodeNotFound) != gone {
			t.Errorf("%s: %v", what, err)
		}
		if gone {
			fatal(t, s.DropUntouched(id), s.UndeleteMatch(id))
		}
	}
}
