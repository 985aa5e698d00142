package woerterklauer

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/assets/tiles"
	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// picker chooses one of n, from 0.
type picker func(n int) int

func german(t gamestest.Failer) Set {
	t.Helper()
	s, err := ParseSet(tiles.German)
	if err != nil {
		t.Fatalf("the German set: %v", err)
	}
	return s
}

func options(level Level) Options {
	o := DefaultOptions()
	o.Level = level
	return o
}

func encoded(t gamestest.Failer, o Options, seed uint64) ([]byte, error) {
	t.Helper()
	return Setup{Options: o, Set: german(t), Seed: seed}.Encode()
}

func start(t gamestest.Failer, o Options, seed uint64) games.Log {
	t.Helper()
	data, err := encoded(t, o, seed)
	return gamestest.Start(t, Kind{}, data, err)
}

func record(t gamestest.Failer, o Options, seed uint64) gamestest.Recorder {
	t.Helper()
	data, err := encoded(t, o, seed)
	return gamestest.Record(t, Kind{}, data, err)
}

func view(l games.Log) View { return l.Match().View(games.Table).(View) }

func inner(l games.Log) *Match { return l.Match().(*Match) }

// deal gives the position this pool, out of the box and what lay in the pool; only tests
// can do that. The phase is what follows from it.
func deal(t gamestest.Failer, l games.Log, pool string) {
	t.Helper()
	m := inner(l)
	for _, tile := range m.Pool {
		m.Box = append(m.Box, tile.ID)
	}
	m.Pool = nil
	for _, letter := range []byte(pool) {
		i := slices.IndexFunc(m.Box, func(id int) bool { return m.tiles[id-1].Letter == Letter(letter) })
		if i < 0 {
			t.Fatalf("no %c in the box", letter)
		}
		m.Pool = append(m.Pool, m.tiles[m.Box[i]-1])
		m.Box = slices.Delete(slices.Clone(m.Box), i, i+1)
	}
	slices.Sort(m.Box)
	m.begin()
}

// dealt is a match before its first turn with this pool.
func dealt(t gamestest.Failer, o Options, pool string) games.Log {
	t.Helper()
	l := start(t, o, 1)
	deal(t, l, pool)
	return l
}

// typed is the draft with a word typed; it must have its letters.
func typed(t gamestest.Failer, v View, d Draft, x, y int, across bool, word string) Draft {
	t.Helper()
	next, missing := d.Type(v, Cell{x, y}, across, word)
	if len(missing) > 0 {
		t.Fatalf("%s misses %v in %v", word, missing, d.Pool(v))
	}
	return next
}

// verdictOn is the verdict on a draft, with the table's answers.
func verdictOn(v View, d Draft, j Judge, table games.Rulings) Verdict {
	p, _ := v.Position(d.Laid)
	return Referee(p, v.Judge(j, table))
}

// ended is the log after the draft was ended as a turn.
func ended(t gamestest.Failer, l games.Log, d Draft, j Judge, table games.Rulings) games.Log {
	t.Helper()
	v := view(l)
	return gamestest.Do(t, l, v.Asked, NewEndTurn(v, d.Laid, verdictOn(v, d, j, table)))
}

// words is a Judge with a small list: words that are valid, and pairs "A=B" that mean the
// same. A word with "?" behind it, and a pair that has one, is unknown.
type words string

const byTest = games.ByLexicon + ":de:test"

func (w words) Word(word string) (games.Ruling, bool) {
	list := strings.Fields(string(w))
	r := games.Ruling{Word: word, Answer: slices.Contains(list, word), Reason: "lexicon.reason.known", By: byTest}
	return r, !slices.Contains(list, word+"?")
}

func (w words) Same(word, other string) (games.Ruling, bool) {
	has := func(end string) bool {
		list := strings.Fields(string(w))
		return slices.Contains(list, word+"="+other+end) || slices.Contains(list, other+"="+word+end)
	}
	return games.Ruling{Word: word, Other: other, Answer: has(""), Reason: "lexicon.same.stem", By: byTest}, !has("?")
}

// loose is a Judge for random games: words with a Q are invalid, with an X unknown; a word
// and the same with E or N mean the same, with a Y nobody knows.
type loose struct{}

func (loose) Word(word string) (games.Ruling, bool) {
	r := games.Ruling{Word: word, Answer: !strings.ContainsAny(word, "QX"), By: byTest}
	return r, !strings.Contains(word, "X")
}

func (loose) Same(word, other string) (games.Ruling, bool) {
	same := strings.TrimRight(word, "EN") == strings.TrimRight(other, "EN")
	return games.Ruling{Word: word, Other: other, Answer: same, By: byTest}, !strings.Contains(word+other, "Y")
}

// lawful makes some action that the prompts of the position allow.
func lawful(m games.Match, pick picker) (games.Seat, games.Action) {
	v := m.View(games.Table).(View)
	clock := v.Options.Clock > 0 && pick(12) == 0
	switch {
	case pick(300) == 0:
		return games.Table, games.Abandon{}
	case v.Phase == PhaseDraw:
		return v.Asked, Draw{}
	case v.Phase == PhaseVowel && clock:
		return games.Table, TimeUp{}
	case v.Phase == PhaseVowel:
		return v.Asked, SetAside{somePool(v, v.Aside, pick)}
	case v.Swap > 0 && clock && pick(2) == 0:
		return games.Table, TimeUp{Swap: 1 + pick(v.Swap)}
	case v.Swap > 0 && pick(6) == 0:
		return v.Asked, Swap{somePool(v, 1+pick(v.Swap), pick)}
	}
	return laid(v, clock, pick)
}

// laid ends the turn, by the clock or by the player, or the match if nothing is found.
func laid(v View, clock bool, pick picker) (games.Seat, games.Action) {
	if clock && pick(4) == 0 {
		return games.Table, TimeUp{}
	}
	for range 25 {
		d := someDraft(v, pick)
		if a, ok := ending(v, d, pick); ok && clock {
			return games.Table, TimeUp{Field: a.Field, Rulings: a.Rulings}
		} else if ok {
			return v.Asked, a
		}
	}
	if clock {
		return games.Table, TimeUp{}
	}
	return v.Asked, GiveUp{}
}

// ending ends the turn with a draft, if that is lawful; the table answers by chance.
func ending(v View, d Draft, pick picker) (EndTurn, bool) {
	verdict := verdictOn(v, d, loose{}, nil)
	var table games.Rulings
	for range 8 {
		if !verdict.Askable {
			break
		}
		for _, q := range verdict.Questions {
			table = append(table, games.Ruling{Word: q.Word, Other: q.Other, Answer: q.Other == "" || pick(2) == 0, By: games.ByTable})
		}
		verdict = verdictOn(v, d, loose{}, table)
	}
	return NewEndTurn(v, d.Laid, verdict), verdict.Lawful
}

func somePool(v View, n int, pick picker) []int {
	pool := slices.Clone(v.Pool)
	var ids []int
	for range n {
		i := pick(len(pool))
		ids = append(ids, pool[i].ID)
		pool = slices.Delete(pool, i, i+1)
	}
	return ids
}

// someDraft tries a few things that often end well.
func someDraft(v View, pick picker) Draft {
	d := NewDraft(v)
	if len(v.Field) == 0 {
		at := Cell{pick(9) - 4, pick(9) - 4}
		across := pick(2) == 0
		for i, id := range somePool(v, min(2+pick(5), len(v.Pool)), pick) {
			d = d.Put(v, id, at.step(across, i))
		}
		return d
	}
	for range 1 + pick(3) {
		d = someEdit(v, d, pick)
	}
	return d
}

func someEdit(v View, d Draft, pick picker) Draft {
	pool := d.Pool(v)
	if len(d.Laid) == 0 {
		return d.Put(v, pool[0].ID, Cell{})
	}
	on, dir := d.Laid[pick(len(d.Laid))], Dir(pick(4))
	if len(pool) == 0 {
		return d.Move([]int{on.ID}, dir, 1+pick(2))
	}
	switch pick(8) {
	case 0: // exchange
		return d.Put(v, pool[pick(len(pool))].ID, on.At)
	case 1: // insert
		at := on.At.Next(dir.Back(), 1)
		return d.Shove(on.At, dir, 1, pick(2) == 0).Put(v, pool[pick(len(pool))].ID, at.Next(dir, 1))
	case 2: // rebuild
		return d.Take(on.ID)
	}
	for at := on.At; ; at = at.Next(dir, 1) { // cross or append
		if d.At(at) != 0 {
			continue
		}
		for range 1 + pick(3) {
			if pool = d.Pool(v); len(pool) > 0 && d.At(at) == 0 {
				d = d.Put(v, pool[pick(len(pool))].ID, at)
			}
			at = at.Next(dir, 1)
		}
		return d
	}
}

// everything is all that a match says, as text that nobody can change later.
func everything(t gamestest.Failer, m games.Match) string {
	t.Helper()
	return gamestest.Everything(t, m, Seats)
}

// equalText compares texts made by f for a test table.
func equalText(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %s, want %s", what, got, want)
	}
}
