package dicewords

import (
	"slices"
	"strings"

	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func german(t gamestest.Failer) Set {
	t.Helper()
	s, err := ParseSet(dice.German)
	if err != nil {
		t.Fatalf("the German set: %v", err)
	}
	return s
}

func start(t gamestest.Failer, o Options, seed uint64) games.Log {
	t.Helper()
	return record(t, Setup{Options: o, Set: german(t), Seed: seed}).Log
}

func record(t gamestest.Failer, s Setup) gamestest.Recorder {
	t.Helper()
	data, err := s.Encode()
	return gamestest.Record(t, Kind{}, data, err)
}

func view(l games.Log) View { return l.Match().View(games.Table).(View) }

// whole is what nobody but the replay sees while a round is hidden.
func whole(l games.Log) View { return l.Match().(*Match).view() }

func phase(t gamestest.Failer, l games.Log, want games.ID, turn games.Seat) {
	t.Helper()
	if v := view(l); v.Phase != want || v.Asked != turn {
		t.Fatalf("phase %s of seat %d, want %s of %d", v.Phase, v.Asked, want, turn)
	}
}

// show lays the faces of the position by die, such as "EEJQVWXYZ?". Only tests can
// do that.
func show(t gamestest.Failer, l games.Log, faces string) {
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
func thrown(t gamestest.Failer, l games.Log, seat games.Seat, faces string) games.Log {
	t.Helper()
	l = gamestest.Do(t, l, seat, all())
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

func english(t gamestest.Failer) Set {
	t.Helper()
	s, err := ParseSet(dice.English)
	if err != nil {
		t.Fatalf("the English set: %v", err)
	}
	return s
}
