package store

import (
	"math"
	"reflect"
	"testing"
	"time"

	"spieltisch/games"
)

func TestMatchFromStartToEnd(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	id := newMatch(t, s, ids...)
	begun := c.now()
	c.forward(time.Minute)
	fatal(t, s.Append(Append{
		Match: id, Seq: 1, Row: games.Row{Seat: 0, Type: "throw", Data: []byte(`{"Dice":[1]}`), Sum: math.MaxUint64 - 4}, Elapsed: 1500 * time.Millisecond,
		Standing: games.Standing{Turn: 1, Round: 2, Phase: "p", Points: []int{7, 9}, Scored: []games.Scored{{Seat: 0, Round: 1, Word: "ÖL", Points: 7}}},
	}))
	c.forward(time.Minute)
	out := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 1, Rank: 1, Points: 90}, {Seat: 0, Rank: 2, Points: 7}}}
	fatal(t, s.Append(Append{
		Match: id, Seq: 2, Row: games.Row{Seat: 1, Type: "declare", Sum: 5}, Elapsed: 500 * time.Millisecond,
		Standing: games.Standing{Turn: games.Table, Round: 3, Phase: "q", Points: []int{7, 90}}, Outcome: out,
	}))
	m, err := s.Match(id)
	fatal(t, err)
	players := m.Players
	if len(players) != 2 || players[0].ID != ids[0] || players[1].Name != "Ben" || !players[0].LastPlayed.Equal(c.now()) {
		t.Errorf("players %+v", players)
	}
	if len(m.UID) != 32 || !m.Created.Equal(begun) || !m.Updated.Equal(c.now()) {
		t.Errorf("uid %q, created %v, updated %v", m.UID, m.Created, m.Updated)
	}
	want := Match{
		ID: id, UID: m.UID, Kind: "dicewords", Rules: 3, Setup: []byte(`{"Target":400}`), Players: players, State: Finished, Reason: games.ReasonTarget,
		Created: m.Created, Updated: m.Updated, Turn: games.Table, Round: 3, Phase: "q", Points: []int{7, 90}, Rows: 2, Elapsed: 2 * time.Second, Places: out.Places,
	}
	if !reflect.DeepEqual(m, want) {
		t.Errorf("got  %+v\nwant %+v", m, want)
	}
	rows, err := s.Rows(id)
	fatal(t, err)
	if len(rows) != 2 || rows[0].Sum != math.MaxUint64-4 || string(rows[0].Data) != `{"Dice":[1]}` || rows[1].Seq != 2 ||
		rows[1].Seat != 1 || rows[1].Type != "declare" || rows[0].Elapsed != 1500*time.Millisecond || !rows[1].At.Equal(c.now()) {
		t.Errorf("rows %+v", rows)
	}
	scored, err := s.Scored(id)
	fatal(t, err)
	if len(scored) != 0 { // the second standing had none
		t.Errorf("scored %v", scored)
	}
}
