package decipher

import (
	"fmt"
	"slices"
	"sync"

	"spieltisch/assets"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

const (
	long  = letterpiece.LongStick
	short = letterpiece.ShortStick
	wide  = letterpiece.WideCurve
	uu    = letterpiece.UCurve
)

var alphabet = sync.OnceValues(func() (*letterpiece.Alphabet, error) { return letterpiece.Parse(assets.Alphabet) })

func setupOf(t gamestest.Failer, o Options, seed uint64) Setup {
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

func start(t gamestest.Failer, o Options, seed uint64) games.Log {
	t.Helper()
	return startWith(t, setupOf(t, o, seed))
}

func startWith(t gamestest.Failer, s Setup) games.Log {
	t.Helper()
	return record(t, s).Log
}

func record(t gamestest.Failer, s Setup) gamestest.Recorder {
	t.Helper()
	data, err := s.Encode()
	return gamestest.Record(t, Kind{}, data, err)
}

func noUndoAtAll(t gamestest.Failer, l games.Log) {
	t.Helper()
	for seat := games.Table; seat < MaxSeats; seat++ {
		if l.Match().CanUndo(seat) {
			t.Fatalf("seat %d may undo", seat)
		}
	}
}

// everything is all that a match says, as text that nobody can change later.
func everything(t gamestest.Failer, m games.Match) string {
	t.Helper()
	return gamestest.Everything(t, m, MaxSeats)
}

// view is what everybody sees.
func view(l games.Log) View { return l.Match().View(games.Table).(View) }

// makerView is what the Puzzle Maker sees.
func makerView(l games.Log) View { return l.Match().View(view(l).Maker).(View) }

func phase(t gamestest.Failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l); v.Phase != want || v.Asked != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Asked, want, turn)
	}
}

// inOrder is a word's secret with its pieces letter by letter.
func inOrder(t gamestest.Failer, v View, word string) SetWord {
	t.Helper()
	if v.Options.Pick != PickOrder {
		return SetWord{Word: word}
	}
	var order []letterpiece.Kind
	for _, c := range Need(v.Letters, Fold(word)) {
		order = append(order, c.List()...)
	}
	return SetWord{Word: word, Order: order}
}

// begun is l with the secret word made.
func begun(t gamestest.Failer, l games.Log, word string) games.Log {
	t.Helper()
	v := view(l)
	return gamestest.Do(t, l, v.Maker, inOrder(t, v, word))
}

// home is a zone that still needs the piece in hand, or one that doesn't.
func home(t gamestest.Failer, l games.Log, right bool) int {
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
func placed(t gamestest.Failer, l games.Log, wrong int) games.Log {
	t.Helper()
	turn, laid := view(l).Asked, laidAll(view(l))
	l = gamestest.Do(t, l, turn, Take{})
	for ; wrong > 0; wrong-- {
		l = gamestest.Do(t, l, turn, Ask{home(t, l, false)})
	}
	if laidAll(view(l)) == laid {
		l = gamestest.Do(t, l, turn, Ask{home(t, l, true)})
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
func bonus(t gamestest.Failer, l games.Log) games.Log {
	t.Helper()
	for !view(l).Bonus {
		l = placed(t, l, 0)
	}
	return l
}

// eventsAre compares what everybody was told by the last action.
func eventsAre(t gamestest.Failer, l games.Log, want ...games.ID) {
	t.Helper()
	if got := gamestest.EventIDs(l.Match().Events(games.Table, l.Len()-1)); !slices.Equal(got, want) {
		t.Fatalf("events %v, want %v", got, want)
	}
}

// lexiconOf is the packed word list.
func lexiconOf(t gamestest.Failer, l Language) *lexicon.Lexicon {
	t.Helper()
	open := germanList
	if l == LanguageEnglish {
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

func listOf(t gamestest.Failer, l Language, length int) ready {
	t.Helper()
	listsLock.Lock()
	defer listsLock.Unlock()
	key := fmt.Sprint(l, length)
	list, ok := lists[key]
	if !ok {
		list.index = NewIndex(lexiconOf(t, l), setupOf(t, options(2, length, l, PickOrder), 0), nil)
		for _, k := range list.index.pool {
			list.words = append(list.words, k.Word)
		}
		lists[key] = list
	}
	return list
}

// indexOf is the index of a language and length with nothing blocked.
func indexOf(t gamestest.Failer, l Language, length int) *Index { return listOf(t, l, length).index }

// wordsOf are words that may be secret, in a fixed order; they must not be changed.
func wordsOf(t gamestest.Failer, l Language, length int) []string { return listOf(t, l, length).words }
