package dicewords

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"spieltisch/assets/dice"
	"spieltisch/games"
)

// failer is what testing.TB and rapid.T share.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

func german(t failer) Set {
	t.Helper()
	s, err := ParseSet(dice.German)
	if err != nil {
		t.Fatalf("the German set: %v", err)
	}
	return s
}

func start(t failer, o Options, seed uint64) games.Log {
	t.Helper()
	data, err := Setup{Options: o, Set: german(t), Seed: seed}.Encode()
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

func refused(t failer, l games.Log, seat games.Seat, a games.Action, id games.ID) {
	t.Helper()
	before := l.Match().Sum()
	_, err := l.Do(seat, a)
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != id {
		t.Fatalf("seat %d, %s %+v: got %v, want %s", seat, a.Type(), a, err, id)
	}
	if l.Match().Sum() != before {
		t.Fatalf("a refused %s changed the match", a.Type())
	}
}

func view(l games.Log) View { return l.Match().View(games.Table).(View) }

func phase(t failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l); v.Phase != want || v.Turn != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Turn, want, turn)
	}
}

// show lays the faces of the position by die, such as "EEJQVWXYZ?". Only tests can
// do that.
func show(t failer, l games.Log, faces string) {
	t.Helper()
	m := l.Match().(*Match)
	for i, r := range []rune(faces) {
		f := slices.Index(m.setup.Set.Faces(i), r)
		if f < 0 {
			t.Fatalf("die %d has no %c", i, r)
		}
		m.Up[i] = f
	}
}

func all() Throw { return Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}} }

// thrown is l after the first throw of a turn, showing faces.
func thrown(t failer, l games.Log, seat games.Seat, faces string) games.Log {
	t.Helper()
	l = do(t, l, seat, all())
	show(t, l, faces)
	return l
}

func lexiconSays(word string, answer bool) games.Ruling {
	r := games.Ruling{Word: word, Answer: answer, By: games.ByLexicon + ":de:1"}
	if !answer {
		r.Reason = "lexicon.reason.unknown"
	}
	return r
}

// known is a Judge that knows these words and refuses all others.
type known string

func (k known) Word(word string) (games.Ruling, bool) {
	return lexiconSays(word, slices.Contains(strings.Fields(string(k)), word)), true
}

// silent is a Judge without an opinion.
type silent struct{}

func (silent) Word(string) (games.Ruling, bool) { return games.Ruling{}, false }

// row is a log row as golden logs keep it.
type row struct {
	Seat games.Seat
	Type string
	Data json.RawMessage `json:",omitempty"`
	Sum  uint64
}

// recorder is a log that keeps its rows, as the store does.
type recorder struct {
	log  games.Log
	rows []row
}

func (r *recorder) do(t failer, seat games.Seat, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("encode %s: %v", a.Type(), err)
	}
	r.log = do(t, r.log, seat, a)
	r.rows = append(r.rows, row{seat, a.Type(), data, r.log.Match().Sum()})
}

func (r *recorder) undo(t failer, seat games.Seat) {
	t.Helper()
	l, err := r.log.Undo(seat)
	if err != nil {
		t.Fatalf("undo by %d: %v", seat, err)
	}
	r.log = l
	r.rows = append(r.rows, row{Seat: seat, Type: games.Undo, Sum: l.Match().Sum()})
}

func stored(rows []row) []games.Row {
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
