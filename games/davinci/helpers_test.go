package davinci

import (
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// picker chooses one of n, from 0.
type picker func(n int) int

func options(seats int, dashes bool) Options {
	o := DefaultOptions(seats)
	o.Dashes = dashes
	return o
}

func start(t gamestest.Failer, o Options, seed uint64) games.Log {
	t.Helper()
	return record(t, o, seed).Log
}

func record(t gamestest.Failer, o Options, seed uint64) gamestest.Recorder {
	t.Helper()
	data, err := Setup{Options: o, Seed: seed}.Encode()
	return gamestest.Record(t, Kind{}, data, err)
}

func view(l games.Log, seat games.Seat) View { return l.Match().View(seat).(View) }

func inner(l games.Log) *Match { return l.Match().(*Match) }

func phase(t gamestest.Failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l, games.Table); v.Phase != want || v.Asked != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Asked, want, turn)
	}
}

// tiles reads a row in test notation, such as "b1 w4 b7 w-".
func tiles(t gamestest.Failer, row string) []Tile {
	t.Helper()
	var out []Tile
	for _, f := range strings.Fields(row) {
		tile, ok := ParseTile(f)
		if !ok {
			t.Fatalf("no tile %q", f)
		}
		out = append(out, tile)
	}
	return out
}

// laid is a match in which these rows stand and seat 0 begins; a "+" before a tile
// lays it open. The middle holds what is left, or nothing if empty.
func laid(t gamestest.Failer, o Options, empty bool, rows ...string) games.Log {
	t.Helper()
	o.Seats = len(rows)
	l := start(t, o, 1)
	m := inner(l)
	for seat, row := range rows {
		for f := range strings.FieldsSeq(row) {
			name, open := strings.CutPrefix(f, "+")
			tile := tiles(t, name)[0]
			if !m.Middle.has(tile) {
				t.Fatalf("no %s in the middle", name)
			}
			m.Middle &^= 1 << tile
			m.IDs++
			m.Rows[seat] = append(m.Rows[seat], slot{m.IDs, tile, open})
		}
		if !ordered(tilesOf(m.Rows[seat])) {
			t.Fatalf("row %q", row)
		}
	}
	if empty {
		m.Middle = 0
	}
	m.startTurn()
	return l
}

// drawn is l after a draw that brought this very tile.
func drawn(t gamestest.Failer, l games.Log, seat games.Seat, tile string) games.Log {
	t.Helper()
	want := tiles(t, tile)[0]
	l = gamestest.Do(t, l, seat, Draw{want.Color()})
	m := inner(l)
	if !m.Middle.has(want) && m.Drawn.Tile != want {
		t.Fatalf("%s isn't in the middle", tile)
	}
	m.Middle = m.Middle | 1<<m.Drawn.Tile&^(1<<want)
	m.Middle &^= 1 << want
	m.Drawn.Tile = want
	return l
}

// id is the ID of the tile that stands at place (from 1) of a seat's row.
func id(l games.Log, seat games.Seat, place int) int { return inner(l).Rows[seat][place-1].ID }

// row is a seat's row in test notation, open tiles with "+".
func row(l games.Log, seat games.Seat) string {
	var out []string
	for _, s := range inner(l).Rows[seat] {
		name := s.Tile.String()
		if s.Open {
			name = "+" + name
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

// lawful makes some action that the prompts of the position allow; Abandon and TimeUp
// are rare, stopping isn't.
func lawful(m games.Match, pick picker) (games.Seat, games.Action) {
	prompts := m.Prompts()
	main := prompts[slices.IndexFunc(prompts, func(p games.Prompt) bool { return p.Main })]
	table := prompts[len(prompts)-1]
	switch v := m.View(main.Seat).(View); {
	case pick(200) == 0:
		return games.Table, games.Abandon{}
	case slices.Contains(table.Actions, TypeTimeUp) && pick(20) == 0:
		return games.Table, TimeUp{}
	case v.Phase == PhaseAgain && (v.Late || pick(3) == 0):
		all := stops(v)
		return main.Seat, all[pick(len(all))]
	default:
		all := slices.Collect(m.(*Match).Moves(main.Seat))
		return main.Seat, all[pick(len(all))]
	}
}

// clever is lawful, but guesses are right half of the time, so that games end by cracked
// codes too. Only a test can see the tiles.
func clever(m games.Match, pick picker) (games.Seat, games.Action) {
	seat, a := lawful(m, pick)
	g, ok := a.(Guess)
	if !ok || pick(2) == 0 {
		return seat, a
	}
	of, i, _ := m.(*Match).find(g.Tile)
	g.Number = m.(*Match).Rows[of][i].Tile.Number()
	return seat, g
}
