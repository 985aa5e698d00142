package mind

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// puzzler makes puzzles of German words; its libraries are by the length of the words.
func puzzler(t *testing.T) (p Puzzler, libraries map[int]*Library) {
	t.Helper()
	libraries = map[int]*Library{}
	return Puzzler{Library: func(length int) (*Library, error) {
		if libraries[length] == nil {
			libraries[length] = library(t, 2, length, decipher.PickOrder)
		}
		return libraries[length], nil
	}}, libraries
}

// puzzleOf is the puzzle of a day, and the log that it ends.
func puzzleOf(t *testing.T, p Puzzler, d daily.Day) (daily.Puzzle, games.Log) {
	t.Helper()
	z, err := p.Make(context.Background(), daily.ID{Day: d, Kind: decipher.Name, Language: "de", Generator: p.Number()})
	if err != nil {
		t.Fatal(err)
	}
	log, err := z.Log(decipher.Kind{})
	if err != nil {
		t.Fatal(err)
	}
	return z, log
}

// In five weeks no word comes twice: where one did, it was within days.
func TestPuzzlesHaveOtherWords(t *testing.T) {
	p, _ := puzzler(t)
	of := map[string]daily.Day{}
	for d := daily.DayOf(2026, 11, 23); d < daily.DayOf(2026, 12, 28); d++ {
		_, log := puzzleOf(t, p, d)
		word := log.Match().View(0).(decipher.View).Secret.Word
		if was, twice := of[word]; twice {
			t.Errorf("%s comes again after %d days", word, d-was)
		}
		of[word] = d
	}
}

// puzzleTwins are pairs of positions in the puzzles of a fortnight: that of the word, and that of another one of which its
// seeker has seen the same, from the beginning on.
func puzzleTwins(t *testing.T) (pairs [][2]games.Match, libraries map[int]*Library) {
	t.Helper()
	p, libraries := puzzler(t)
	for i := range 14 {
		d := daily.DayOf(2026, 11, 23+i)
		z, log := puzzleOf(t, p, d)
		var s decipher.Setup
		if err := json.Unmarshal(z.Setup, &s); err != nil {
			t.Fatal(err)
		}
		lib, how := libraries[s.Options.Length], puzzled[d.Grade()]
		for _, w := range decipher.Suggest(lib.index, how.Difficulty, nil, games.NewChance(uint64(i), 0, 0), 30) {
			_, other, err := lib.secretly(w.Word, s.Seed)
			if err != nil {
				t.Fatal(err)
			}
			pairs = append(pairs, alike(t, lib, log, other)...)
		}
	}
	return pairs, libraries
}

// alike plays two puzzles in the same way for as long as their seeker sees the same of them.
func alike(t *testing.T, l *Library, one, other games.Log) (pairs [][2]games.Match) {
	t.Helper()
	p := l.Player(mind.Pip, seeker)
	for step := range 20 {
		a, b := one.Match(), other.Match()
		if a.Standing().Asked != seeker || !reflect.DeepEqual(a.View(seeker), b.View(seeker)) {
			if step == 0 {
				t.Errorf("told before anything is asked:\n%v\n%v", a.View(seeker), b.View(seeker))
			}
			break
		}
		pairs = append(pairs, [2]games.Match{a, b})
		c, _ := p.Choose(context.Background(), a.View(seeker), mind.Chance(0, step))
		var errs [2]error
		one, errs[0] = one.Do(seeker, c.Action)
		other, errs[1] = other.Do(seeker, c.Action)
		if errs[0] != nil || errs[1] != nil {
			t.Fatalf("%+v: %v, %v", c.Action, errs[0], errs[1])
		}
	}
	return pairs
}

// Before a puzzle is solved nothing but the answers to what was asked depends on its word: neither what everybody sees, nor
// what a character would do.
func TestPuzzlesTellNothing(t *testing.T) {
	pairs, libraries := puzzleTwins(t)
	told := func(m games.Match, peek bool) (out []any) {
		v := m.View(seeker).(decipher.View)
		l := libraries[v.Options.Length]
		for _, level := range []mind.Level{mind.Pip, mind.Atlas} {
			c, ok := l.Player(level, seeker).Choose(context.Background(), v, mind.Chance(1, 1))
			out = append(out, c, ok)
		}
		if peek {
			out = append(out, m.View(0).(decipher.View).Secret.Left.Total())
		}
		return append(out, m.View(games.Table))
	}
	if len(pairs) < 500 {
		t.Errorf("only %d pairs", len(pairs))
	}
	for i, p := range pairs {
		if i%8 > 0 {
			continue
		}
		if a, b := told(p[0], false), told(p[1], false); !reflect.DeepEqual(a, b) {
			t.Errorf("%v, but %v", a, b)
		}
	}
	if !slices.ContainsFunc(pairs, func(p [2]games.Match) bool { return !reflect.DeepEqual(told(p[0], true), told(p[1], true)) }) {
		t.Error("who peeks isn't caught")
	}
}
