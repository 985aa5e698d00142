package store

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
)

// solo plays a match alone to a record.
func solo(t *testing.T, s *Store, c *clock, player PlayerID, key string, value int) MatchID {
	t.Helper()
	c.forward(time.Minute)
	id := newMatch(t, s, player)
	act(t, s, id, "end", func(a *Append) {
		a.Outcome = &games.Outcome{Reason: games.ReasonTarget, Record: &games.Record{Key: key, Value: value}}
	})
	return id
}

func TestRecordsBestFirstEarlierFirst(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	a := solo(t, s, c, ids[0], "400", 9)
	b := solo(t, s, c, ids[1], "400", 7)
	d := solo(t, s, c, ids[0], "400", 7)
	at := c.now()
	gone := solo(t, s, c, ids[0], "400", 1)
	solo(t, s, c, ids[0], "50", 1)
	deleted := solo(t, s, c, ids[0], "zzz", 1)
	fatal(t, s.DeleteMatch(gone), s.DeleteMatch(deleted))
	order := func(rows []RecordRow) (all []MatchID) {
		for _, r := range rows {
			all = append(all, r.Match)
		}
		return all
	}
	rows, err := s.Records("dicewords", "400", 0)
	fatal(t, err)
	if !slices.Equal(order(rows), []MatchID{b, d, a}) {
		t.Errorf("%+v", rows)
	}
	if r := rows[1]; r.Player.Name != "Ada" || r.Value != 7 || !r.At.Equal(at) {
		t.Errorf("%+v", r)
	}
	rows, err = s.Records("dicewords", "400", 2)
	fatal(t, err)
	if !slices.Equal(order(rows), []MatchID{b, d}) {
		t.Errorf("two: %+v", rows)
	}
	keys, err := s.RecordKeys("dicewords")
	if err != nil || !slices.Equal(keys, []string{"400", "50"}) {
		t.Errorf("keys %v, %v", keys, err)
	}
	keys, err = s.RecordKeys("decipher")
	if err != nil || len(keys) != 0 {
		t.Errorf("keys of another game %v, %v", keys, err)
	}
}

func TestSoloStats(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	for i := range 12 {
		solo(t, s, c, ids[0], "400", 20-i)
	}
	solo(t, s, c, ids[1], "400", 30)
	solo(t, s, c, ids[1], "50", 4)
	fatal(t, s.DeleteMatch(solo(t, s, c, ids[1], "50", 1)))
	for player, want := range map[PlayerID][]RecordStats{
		0: {
			{"400", 13, 9, (14.5*12 + 30) / 13, []int{17, 16, 15, 14, 13, 12, 11, 10, 9, 30}},
			{"50", 1, 4, 4, []int{4}},
		},
		ids[0]: {{"400", 12, 9, 14.5, []int{18, 17, 16, 15, 14, 13, 12, 11, 10, 9}}},
		99:     nil,
	} {
		got, err := s.SoloStats("dicewords", player)
		fatal(t, err)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("player %d: %+v, want %+v", player, got, want)
		}
	}
}

// Tries are counted in the order in which they began, deleted ones and such as were ended early too, but not where nobody has acted.
func TestTriesOfASetup(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	a := solo(t, s, c, ids[0], "x", 1)
	untouched := newMatch(t, s, ids[0])
	b := solo(t, s, c, ids[1], "x", 2)
	fatal(t, s.DeleteMatch(a))
	all, err := s.Tries("dicewords", "{")
	if want := []Try{{a, ids[0]}, {b, ids[1]}}; err != nil || !slices.Equal(all, want) {
		t.Errorf("%v, %v, want %v without %d", all, err, want, untouched)
	}
	if all, err := s.Tries("dicewords", "another"); err != nil || len(all) > 0 {
		t.Errorf("%v, %v", all, err)
	}
}
