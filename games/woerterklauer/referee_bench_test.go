package woerterklauer

import (
	"testing"
	"time"

	"spieltisch/games"
)

// crowded is a turn on a field of 12×12 with nearly all tiles on it, played by the slow
// generator: many words, a few of them changed.
func crowded(tb testing.TB, seed uint64) (*attempt, History) {
	tb.Helper()
	s := newSlow(games.NewChance(seed, 1, 1).IntN)
	var h History
	var best *attempt
	var at History
	for range 400 {
		a := s.turn([]string{"cross", "append", "exchange", "insert"}, 4)
		if a == nil || a.muddled() {
			continue
		}
		v := Referee(a.position(LevelIV, h), a.judge())
		if best == nil || len(a.at) >= len(best.lay) {
			best, at = a, h
		}
		h = v.History
		s.settle(a)
	}
	return best, at
}

// A verdict on a full field, level by level of the turn. The aim is 2 ms.
func BenchmarkReferee(b *testing.B) {
	a, h := crowded(b, 3)
	turn := a.position(LevelIV, h)
	j := a.judge()
	b.Run("turn", func(b *testing.B) {
		b.ReportMetric(float64(len(turn.After)), "tiles")
		for b.Loop() {
			Referee(turn, j)
		}
	})
	// Every word is moved, and so in doubt.
	moved := turn
	moved.After = moved.After.clone()
	for i := range moved.After {
		moved.After[i].At.X += 2
	}
	b.Run("moved", func(b *testing.B) {
		for b.Loop() {
			Referee(moved, j)
		}
	})
	// Every second tile swapped with an equal letter: the worst for who is who.
	mixed := turn
	mixed.After = mixed.After.clone()
	last := map[Letter]int{}
	for i, p := range mixed.After {
		if k, ok := last[p.Letter]; ok {
			mixed.After[i].ID, mixed.After[k].ID = mixed.After[k].ID, mixed.After[i].ID
		}
		last[p.Letter] = i
	}
	b.Run("mixed", func(b *testing.B) {
		for b.Loop() {
			Referee(mixed, j)
		}
	})
	// Rows of the field turned upside down: no word is what it was.
	wild := turn
	wild.After = wild.After.clone()
	for i, p := range wild.After {
		wild.After[i].At = Cell{p.At.Y, p.At.X}
		if i > 0 && i%2 == 0 {
			wild.After[i].At, wild.After[i-1].At = wild.After[i-1].At, wild.After[i].At
		}
	}
	b.Run("wild", func(b *testing.B) {
		for b.Loop() {
			Referee(wild, j)
		}
	})
}

func (f Field) clone() Field { return append(Field(nil), f...) }

// What a glance costs next to the referee's verdict, on the same turns in the same run: "x" is how many glances
// are had for one verdict, with what a turn has in common looked at before.
func BenchmarkGlance(b *testing.B) {
	for _, c := range []struct {
		name  string
		names []string
		level Level
	}{
		{"I", []string{"cross", "append", "exchange"}, LevelI},
		{"II", []string{"cross", "append", "exchange", "insert"}, LevelII},
		{"III", []string{"cross", "exchange", "insert", "remove"}, LevelIII},
		{"IV", []string{"cross", "exchange", "insert", "remove", "dissolve"}, LevelIV},
	} {
		b.Run(c.name, func(b *testing.B) {
			turns, judges := played(c.names, c.level)
			var glances []*Glances
			var lays [][]Lay
			for i, turn := range turns {
				glances, lays = append(glances, NewGlances(seen(turn), judges[i])), append(lays, laysOf(turn.After))
			}
			judging, glancing := time.Hour, time.Hour // of the fastest pass: other programs only make it slower
			for b.Loop() {
				start := time.Now()
				for i, turn := range turns {
					Referee(turn, judges[i])
				}
				middle := time.Now()
				for i, g := range glances {
					g.At(lays[i])
				}
				judging, glancing = min(judging, middle.Sub(start)), min(glancing, time.Since(middle))
			}
			n := float64(len(turns))
			b.ReportMetric(float64(judging)/float64(glancing), "x")
			b.ReportMetric(float64(glancing.Nanoseconds())/n, "ns/glance")
			b.ReportMetric(float64(judging.Nanoseconds())/n, "ns/verdict")
		})
	}
}

// played are the turns of a long match of the slow generator.
func played(names []string, level Level) (turns []Attempt, judges []Judge) {
	s := newSlow(games.NewChance(9, 1, 1).IntN)
	var h History
	for range 60 {
		a := s.turn(names, 3)
		if a == nil || a.muddled() {
			continue
		}
		turns, judges = append(turns, a.position(level, h)), append(judges, a.judge())
		h = Referee(a.position(LevelIV, h), a.judge()).History
		s.settle(a)
	}
	return turns, judges
}
