package decipher

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"sync"

	"spieltisch/assets"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

// failer is what testing.TB and rapid.T share.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

const (
	long  = letterpiece.LongStick
	short = letterpiece.ShortStick
	wide  = letterpiece.WideCurve
	uu    = letterpiece.UCurve
)

var alphabet = sync.OnceValues(func() (*letterpiece.Alphabet, error) { return letterpiece.Parse(assets.Alphabet) })

func setupOf(t failer, o Options, seed uint64) Setup {
	t.Helper()
	a, err := alphabet()
	if err != nil {
		t.Fatalf("the alphabet: %v", err)
	}
	return NewSetup(o, a, seed)
}

func options(seats, length int, l Language, p Pick) Options {
	return Options{Seats: seats, Length: length, Language: l, Pick: p}
}

func start(t failer, o Options, seed uint64) games.Log {
	t.Helper()
	return startWith(t, setupOf(t, o, seed))
}

func startWith(t failer, s Setup) games.Log {
	t.Helper()
	data, err := s.Encode()
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

func undo(t failer, l games.Log, seat games.Seat) games.Log {
	t.Helper()
	next, err := l.Undo(seat)
	if err != nil {
		t.Fatalf("undo by %d: %v", seat, err)
	}
	return next
}

// refused expects a refusal that changes nothing, and returns its Args.
func refused(t failer, l games.Log, seat games.Seat, a games.Action, id games.ID) games.Args {
	t.Helper()
	before := everything(t, l.Match())
	m := l.Match().Clone()
	args := wantID(t, m.Apply(seat, a), id)
	if everything(t, l.Match()) != before || everything(t, m) != before {
		t.Fatalf("a refused %s changed the match", a.Type())
	}
	return args
}

func wantID(t failer, err error, id games.ID) games.Args {
	t.Helper()
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != id {
		t.Fatalf("got %v, want %s", err, id)
	}
	return illegal.Args
}

func noUndoAtAll(t failer, l games.Log) {
	t.Helper()
	for seat := games.Table; seat < MaxSeats; seat++ {
		if l.Match().CanUndo(seat) {
			t.Fatalf("seat %d may undo", seat)
		}
	}
}

// everything is all that a match says, as text that nobody can change later.
func everything(t failer, m games.Match) string {
	t.Helper()
	out, over := m.Outcome()
	all := []any{m.Sum(), m.Prompts(), m.Standing(), out, over}
	for seat := games.Table; seat < MaxSeats; seat++ {
		all = append(all, m.View(seat), m.Events(seat, 0), m.CanUndo(seat))
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(data)
}

// view is what everybody sees.
func view(l games.Log) View { return l.Match().View(games.Table).(View) }

// makerView is what the Puzzle Maker sees.
func makerView(l games.Log) View { return l.Match().View(view(l).Maker).(View) }

func phase(t failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l); v.Phase != want || v.Turn != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Turn, want, turn)
	}
}

// inOrder is a word's secret with its pieces letter by letter.
func inOrder(t failer, v View, word string) SetWord {
	t.Helper()
	if v.Options.Pick != Order {
		return SetWord{Word: word}
	}
	var order []letterpiece.Kind
	for _, c := range Need(v.Letters, Fold(word)) {
		order = append(order, kindsOf(c)...)
	}
	return SetWord{Word: word, Order: order}
}

// begun is l with the secret word made.
func begun(t failer, l games.Log, word string) games.Log {
	t.Helper()
	v := view(l)
	return do(t, l, v.Maker, inOrder(t, v, word))
}

// home is a zone that still needs the piece in hand, or one that doesn't.
func home(t failer, l games.Log, right bool) int {
	t.Helper()
	v := makerView(l)
	need := Need(v.Letters, v.Secret.Word)
	for _, i := range v.Open() {
		if (v.Zones[i].Laid()[v.Hand.Kind] < need[i][v.Hand.Kind]) == right {
			return i
		}
	}
	t.Fatalf("no such zone for %+v in %+v", v.Hand, v.Zones)
	return 0
}

// placed is l with one more piece taken and placed after some wrong zones, without
// Bonus Tokens.
func placed(t failer, l games.Log, wrong int) games.Log {
	t.Helper()
	turn, laid := view(l).Turn, laidAll(view(l))
	l = do(t, l, turn, Take{})
	for ; wrong > 0; wrong-- {
		l = do(t, l, turn, Ask{home(t, l, false)})
	}
	if laidAll(view(l)) == laid {
		l = do(t, l, turn, Ask{home(t, l, true)})
	}
	return l
}

func laidAll(v View) int {
	n := 0
	for _, z := range v.Zones {
		n += len(z.Pieces)
	}
	return n
}

// bonus is l played without a wrong zone until Bonus Mode.
func bonus(t failer, l games.Log) games.Log {
	t.Helper()
	for !view(l).Bonus {
		l = placed(t, l, 0)
	}
	return l
}

func eventIDs(es []games.Event) []games.ID {
	var ids []games.ID
	for _, e := range es {
		ids = append(ids, e.ID)
	}
	return ids
}

// eventsAre compares what everybody was told by the last action.
func eventsAre(t failer, l games.Log, want ...games.ID) {
	t.Helper()
	if got := eventIDs(l.Match().Events(games.Table, l.Len()-1)); !slices.Equal(got, want) {
		t.Fatalf("events %v, want %v", got, want)
	}
}

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
	r.log = undo(t, r.log, seat)
	r.rows = append(r.rows, row{Seat: seat, Type: games.Undo, Sum: r.log.Match().Sum()})
}

func stored(rows []row) []games.Row {
	out := make([]games.Row, len(rows))
	for i, r := range rows {
		out[i] = games.Row{Seat: r.Seat, Type: r.Type, Data: r.Data, Sum: r.Sum}
	}
	return out
}

func mustEncode(t failer, l games.Log) []byte {
	t.Helper()
	data, err := l.Match().(*Match).setup.Encode()
	if err != nil {
		t.Fatalf("%v", err)
	}
	return data
}

func roundTrip(t failer, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("%v", err)
	}
	got, err := DecodeAction(a.Type(), data)
	if err != nil || !reflect.DeepEqual(got, a) {
		t.Fatalf("%s: %+v came back as %+v, %v", data, a, got, err)
	}
}

// lexiconOf is the packed word list.
func lexiconOf(t failer, l Language) *lexicon.Lexicon {
	t.Helper()
	open := germanList
	if l == English {
		open = englishList
	}
	lex, err := open()
	if err != nil {
		t.Fatalf("%v", err)
	}
	return lex
}

var (
	germanList  = sync.OnceValues(func() (*lexicon.Lexicon, error) { return lexicon.Open(lexdata.German()) })
	englishList = sync.OnceValues(func() (*lexicon.Lexicon, error) { return lexicon.Open(lexdata.English()) })
)

// ready is what tests need of a word list, made once for each language and length.
type ready struct {
	index *Index
	words []string
}

var (
	lists     = map[string]ready{}
	listsLock sync.Mutex
)

func listOf(t failer, l Language, length int) ready {
	t.Helper()
	listsLock.Lock()
	defer listsLock.Unlock()
	key := fmt.Sprint(l, length)
	list, ok := lists[key]
	if !ok {
		list.index = NewIndex(lexiconOf(t, l), setupOf(t, options(2, length, l, Order), 0), nil)
		for _, k := range list.index.pool {
			list.words = append(list.words, k.Word)
		}
		lists[key] = list
	}
	return list
}

// indexOf is the index of a language and length with nothing blocked.
func indexOf(t failer, l Language, length int) *Index { return listOf(t, l, length).index }

// wordsOf are words that may be secret, in a fixed order; they must not be changed.
func wordsOf(t failer, l Language, length int) []string { return listOf(t, l, length).words }
