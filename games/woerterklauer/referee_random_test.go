package woerterklauer

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

// Random turns of lawful operations, many in a row: the referee accepts them at their
// level, names that level at lower ones, and says of words, colours and history what
// the slow generator knows.
func TestRandomTurns(t *testing.T) {
	gamestest.Same(t)
	seen := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		pick := games.NewChance(rapid.Uint64().Draw(t, "choices"), 1, 1).IntN
		s := newSlow(pick)
		var h History
		names := []string{"cross", "exchange", "append", "insert", "remove", "dissolve"}
		for range 25 {
			few := names[:3+pick(4)]
			if pick(3) == 0 {
				few = names[3:]
			}
			if pick(4) == 0 {
				few = []string{"again"}
			}
			a := s.turn(few, 1+pick(4))
			if a == nil || a.muddled() || a.inserts && a.levelI() {
				continue
			}
			v := judged(t, a, h)
			if a.back() {
				seen["back"]++
				continue
			}
			h = v.History
			seen[fmt.Sprint("level ", v.Lowest)]++
			for _, w := range v.Words {
				seen[w.Fate.String()]++
			}
			s.settle(a)
		}
	})
	for _, what := range []string{
		"level 1", "level 2", "level 3", "level 4", "back", "unchanged", "new", "stolen", "changed", "extended",
	} {
		if seen[what] < 5 && !testing.Short() {
			t.Errorf("seldom %s: %v", what, seen)
		}
	}
	t.Log(seen)
}

func judged(t *rapid.T, a *attempt, h History) Verdict {
	level := a.level()
	turn := a.position(level, h)
	v := Referee(turn, a.judge())
	fail := func(format string, args ...any) {
		t.Helper()
		t.Fatalf("%s\nbefore\n%s\nafter\n%s\nchanges %+v\n%s: %v", fmt.Sprintf(format, args...),
			show(turn.Before), show(turn.After), a.changes, kinds(v), v.Reasons)
	}
	if v.Lowest != level {
		fail("lowest is %d, want %d", v.Lowest, level)
	}
	if got := len(reasons(v)) > 0; got != a.back() {
		fail("refused: %v, want %v", got, a.back())
	}
	if a.back() {
		return v
	}
	got := strings.Fields(kinds(v))
	sort.Strings(got)
	if level > LevelI || a.wasI() { // else a word may have been read otherwise
		if want := a.fates(); !slices.Equal(got, want) {
			fail("kinds %v, want %v", got, want)
		}
		want := a.colours()
		for _, p := range v.Field {
			if p.Color != want[p.ID] {
				fail("%d at %v is %v", p.ID, p.At, p.Color)
			}
		}
	}
	accounted(fail, turn, v)
	stoodFor(fail, turn, a)
	recorded(fail, turn, a, v)
	for l := LevelI; l <= LevelIV; l++ {
		turn.Level = l
		other := Referee(turn, a.judge())
		named := slices.ContainsFunc(other.Reasons, func(r Reason) bool { return r.ID == RefusedLevel && r.Args["Level"] == int(level) })
		if named != (l < level) {
			fail("at level %d: %v", l, other.Reasons)
		}
	}
	return v
}

// wasI: all its operations are of level I.
func (a *attempt) wasI() bool {
	return !slices.ContainsFunc(a.changes, func(c change) bool { return c.level > LevelI })
}

// stoodFor: whoever lays an equal letter of the pool in the place of one that was taken out plays at
// the same level, by version 2 of the rules.
func stoodFor(fail func(string, ...any), turn Attempt, a *attempt) {
	for _, id := range a.wander {
		other := slices.IndexFunc(turn.Left, func(t Tile) bool { return a.letter[t.ID] == a.letter[id] && !slices.Contains(a.freed, t.ID) })
		at := slices.IndexFunc(turn.After, func(p Placed) bool { return p.ID == id })
		if other < 0 || at < 0 {
			continue
		}
		next := turn
		next.After, next.Left = slices.Clone(turn.After), slices.Clone(turn.Left)
		next.After[at].ID, next.Left[other].ID = next.Left[other].ID, id
		if v := Referee(next, a.judge()); v.Lowest != a.level() {
			fail("with another %c lowest is %d: %v", a.letter[id], v.Lowest, v.Reasons)
		}
	}
}

// accounted: the tiles after the turn are those before it, each once.
func accounted(fail func(string, ...any), turn Attempt, v Verdict) {
	var before, after []int
	for _, p := range turn.Before {
		before = append(before, p.ID)
	}
	for _, p := range turn.Pool {
		before = append(before, p.ID)
	}
	for _, p := range v.Field {
		after = append(after, p.ID)
	}
	for _, p := range turn.Left {
		after = append(after, p.ID)
	}
	slices.Sort(before)
	slices.Sort(after)
	if !slices.Equal(before, after) || v.Red+v.Black != len(v.Field) {
		fail("tiles %v became %v, %d red and %d black", before, after, v.Red, v.Black)
	}
}

// recorded: the verdict by its own rulings alone is the same; the turn is untouched.
func recorded(fail func(string, ...any), turn Attempt, a *attempt, v Verdict) {
	again := Referee(turn, v.Rulings)
	if fmt.Sprint(again) != fmt.Sprint(v) {
		fail("judged by its rulings: %+v", again)
	}
	for _, r := range v.Rulings {
		if !slices.ContainsFunc(v.Words, func(w Word) bool { return w.Text == r.Word && w.Fate != FateUnchanged }) {
			fail("asked about %s", r.Word)
		}
	}
	if before := a.position(turn.Level, turn.History); fmt.Sprint(before) != fmt.Sprint(turn) {
		fail("the turn was changed")
	}
}

// show is a field with tile ids.
func show(f Field) string {
	if len(f) == 0 {
		return ""
	}
	low, high := f.box()
	var b strings.Builder
	for y := low.Y; y <= high.Y; y++ {
		for x := low.X; x <= high.X; x++ {
			i := slices.IndexFunc(f, func(p Placed) bool { return p.At == Cell{x, y} })
			if i < 0 {
				b.WriteString("  .  ")
				continue
			}
			fmt.Fprintf(&b, "%3d%c ", f[i].ID, byte(f[i].Letter)+byte('a'-'A')*byte(1-f[i].Color))
		}
		b.WriteByte('\n')
	}
	return b.String()
}
