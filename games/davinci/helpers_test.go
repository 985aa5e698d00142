package davinci

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"spieltisch/games"
)

// failer is what testing.TB and rapid.T share.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// picker chooses one of n, from 0.
type picker func(n int) int

func options(seats int, dashes bool) Options {
	o := DefaultOptions(seats)
	o.Dashes = dashes
	return o
}

func start(t failer, o Options, seed uint64) games.Log {
	t.Helper()
	data, err := Setup{Options: o, Seed: seed}.Encode()
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	l, err := games.NewLog(Kind{}, data)
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	return l
}

func do(t failer, l games.Log, seat games.Seat, a games.Action) games.Log {
	t.Helper()
	next, err := l.Do(seat, a)
	if err != nil {
		t.Fatalf("seat %d, %s %+v: %v", seat, a.Type(), a, err)
	}
	return next
}

func wantID(t failer, what string, err error, id games.ID) {
	t.Helper()
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != id {
		t.Fatalf("%s: got %v, want %s", what, err, id)
	}
}

func refused(t failer, l games.Log, seat games.Seat, a games.Action, id games.ID) {
	t.Helper()
	before := l.Match().Sum()
	_, err := l.Do(seat, a)
	wantID(t, a.Type(), err, id)
	if l.Match().Sum() != before {
		t.Fatalf("a refused %s changed the match", a.Type())
	}
}

func view(l games.Log, seat games.Seat) View { return l.Match().View(seat).(View) }

func inner(l games.Log) *Match { return l.Match().(*Match) }

func phase(t failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l, games.Table); v.Phase != want || v.Turn != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Turn, want, turn)
	}
}

// tiles reads a row in test notation, such as "b1 w4 b7 w-".
func tiles(t failer, row string) []Tile {
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
func laid(t failer, o Options, empty bool, rows ...string) games.Log {
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
func drawn(t failer, l games.Log, seat games.Seat, tile string) games.Log {
	t.Helper()
	want := tiles(t, tile)[0]
	l = do(t, l, seat, Draw{want.Color()})
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

// storedRow is a log row as golden logs keep it.
type storedRow struct {
	Seat games.Seat
	Type string
	Data json.RawMessage `json:",omitempty"`
	Sum  uint64
}

// recorder is a log that keeps its rows, as the store does.
type recorder struct {
	log  games.Log
	rows []storedRow
}

func (r *recorder) do(t failer, seat games.Seat, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("encode %s: %v", a.Type(), err)
	}
	r.log = do(t, r.log, seat, a)
	r.rows = append(r.rows, storedRow{seat, a.Type(), data, r.log.Match().Sum()})
}

func (r *recorder) undo(t failer, seat games.Seat) {
	t.Helper()
	l, err := r.log.Undo(seat)
	if err != nil {
		t.Fatalf("undo by %d: %v", seat, err)
	}
	r.log = l
	r.rows = append(r.rows, storedRow{Seat: seat, Type: games.Undo, Sum: l.Match().Sum()})
}

func stored(rows []storedRow) []games.Row {
	out := make([]games.Row, len(rows))
	for i, r := range rows {
		out[i] = games.Row{Seat: r.Seat, Type: r.Type, Data: r.Data, Sum: r.Sum}
	}
	return out
}

func eventIDs(es []games.Event) []games.ID {
	var ids []games.ID
	for _, e := range es {
		ids = append(ids, e.ID)
	}
	return ids
}

func over(l games.Log) bool {
	_, over := l.Match().Outcome()
	return over
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
		all := slices.Collect(Moves(v))
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
