package woerterklauer

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"spieltisch/games"
)

// fickle is a Judge that says of each word and each pair something else, always the same: most are
// valid, some are not, some are open.
type fickle uint64

func (j fickle) roll(text string) uint64 {
	h := fnv.New64a()
	_, _ = fmt.Fprint(h, uint64(j), text)
	return h.Sum64() >> 7
}

func (j fickle) Word(word string) (games.Ruling, bool) {
	n := j.roll(word) % 40
	return games.Ruling{Word: word, Answer: n > 1, By: "fickle"}, n > 0
}

func (j fickle) Same(word, other string) (games.Ruling, bool) {
	n := j.roll(min(word, other)+"="+max(word, other)) % 40
	return games.Ruling{Word: word, Other: other, Answer: n < 10, By: "fickle"}, n > 0
}

// seen is a position as a view has it, often with a handicap.
func seen(t Attempt) View {
	return View{
		Options: Options{Seats: Seats, Size: t.Edge, Level: t.Level, Extra: [Seats]int{len(t.Pool) % 2}}, Rules: t.Rules, Mover: t.Mover, TurnNumber: Seats + 1,
		Field: t.Before, Pool: t.Pool, History: t.History,
	}
}

func laysOf(f Field) []Lay {
	var out []Lay
	for _, p := range f {
		out = append(out, Lay{p.ID, p.At})
	}
	return out
}

// sameAsReferee tells whether a glance says what a verdict does.
func sameAsReferee(g Glance, v Verdict) bool {
	return g.Lawful == v.Lawful && g.Askable == v.Askable && g.Red == v.Red && g.Black == v.Black && g.Lead == v.Lead && slices.Equal(g.Field, v.Field)
}

// compareGlance judges a turn in both ways.
func compareGlance(t testing.TB, g *Glances, turn Attempt, j Judge) Verdict {
	t.Helper()
	turn, _ = seen(turn).Position(laysOf(turn.After)) // with the colours of a position
	v := Referee(turn, j)
	got, ok := g.At(laysOf(turn.After))
	if !ok || !sameAsReferee(got, v) {
		t.Fatalf("level %d, %v\nbefore\n%s\nafter\n%s\n%+v\nreferee: lawful %v, askable %v, %d:%d\n%v", turn.Level, ok,
			show(turn.Before), show(turn.After), got, v.Lawful, v.Askable, v.Red, v.Black, v.Reasons)
	}
	return v
}

// confuse makes of a turn another one, mostly a worse: tiles change places, leave, come, move.
func confuse(t Attempt, pick func(int) int) Attempt {
	t.After, t.Left = slices.Clone(t.After), slices.Clone(t.Left)
	for range 1 + pick(2) {
		a, b := pick(len(t.After)), pick(len(t.After))
		switch pick(5) {
		case 0:
			t.After[a].Tile, t.After[b].Tile = t.After[b].Tile, t.After[a].Tile
		case 1:
			t.After[a].At = t.After[b].At.Next(Dir(pick(4)), 1)
		case 2:
			if len(t.After) > 1 {
				t.Left = append(t.Left, t.After[a].Tile)
				t.After = slices.Delete(t.After, a, a+1)
			}
		default:
			if i := pick(len(t.Left) + 1); i < len(t.Left) {
				t.After[a].Tile, t.Left[i] = t.Left[i], t.After[a].Tile
			}
		}
	}
	return t
}

// Thousands of turns of every technique, judged at every level, and what becomes of them when tiles are
// confused: the glance says what the referee does.
func TestGlanceIsTheVerdict(t *testing.T) {
	lawful, refused, askable := map[Level]int{}, map[Level]int{}, 0
	names := []string{"cross", "exchange", "append", "insert", "remove", "dissolve"}
	for seed := range uint64(60) {
		pick := games.NewChance(seed, 1, 1).IntN
		s := newSlow(pick)
		var h History
		for range 14 {
			a := s.turn(names[:3+pick(4)], 1+pick(4))
			if a == nil || a.muddled() {
				continue
			}
			toys, j := a.judge(), fickle(seed)
			turn := a.position(LevelIV, h)
			turn.Edge = MinSize + pick(6)
			turn.Rules = pick(2)
			for turn.Level = LevelI; turn.Level <= LevelIV; turn.Level++ {
				v := compareGlance(t, NewGlances(seen(turn), toys), turn, toys)
				g := NewGlances(seen(turn), j)
				for _, other := range []Attempt{turn, confuse(turn, pick), confuse(turn, pick)} {
					w := compareGlance(t, g, other, j)
					for _, v := range []Verdict{v, w} {
						switch {
						case v.Lawful:
							lawful[turn.Level]++
						case v.Askable:
							askable++
						default:
							refused[turn.Level]++
						}
					}
				}
			}
			h = Referee(a.position(LevelIV, h), toys).History
			s.settle(a)
		}
	}
	for level := LevelI; level <= LevelIV; level++ {
		if lawful[level] < 200 || refused[level] < 500 {
			t.Errorf("level %d: only %d lawful, %d refused", level, lawful[level], refused[level])
		}
	}
	if askable < 50 {
		t.Errorf("only %d with questions", askable)
	}
	t.Log(lawful, refused, askable)
}

// Whatever lies where.
func TestGlanceAtAnything(t *testing.T) {
	judged := 0
	for i := range 6000 {
		chance := games.NewChance(uint64(i), 5, 5)
		data := make([]byte, 150)
		for k := range data {
			data[k] = byte(chance.IntN(256))
		}
		turn, j := anyTurn(data), fickle(i)
		g, ok := NewGlances(seen(turn), j).At(laysOf(turn.After))
		if !ok {
			continue
		}
		// What is left follows from the rest.
		if turn, ok = seen(turn).Position(laysOf(turn.After)); !ok {
			t.Fatal("a glance at no turn")
		}
		if v := Referee(turn, j); !sameAsReferee(g, v) {
			t.Fatalf("%d: %+v\nreferee %+v", i, g, v)
		}
		judged++
	}
	if judged < 300 {
		t.Errorf("only %d", judged)
	}
}

// What are no tiles of the position is no turn, and a glance changes nothing.
func TestGlanceRefuses(t *testing.T) {
	l := dealt(t, options(LevelI), "SOCKELETNISS")
	v := view(l)
	before := fmt.Sprint(v)
	g := NewGlances(v, toy{})
	laid := typed(t, v, NewDraft(v), 0, 0, true, "SOCKE").Laid
	if got, ok := g.At(laid); !ok || !got.Lawful || got.Lead != 5 || len(got.Field) != 5 {
		t.Errorf("%+v, %v", got, ok)
	}
	if got, ok := g.At(nil); !ok || got.Lawful || got.Lead != 0 {
		t.Errorf("%+v, %v", got, ok)
	}
	for _, lays := range [][]Lay{{{0, Cell{}}}, {{Tiles + 1, Cell{}}}, {laid[0], laid[0]}, {{laid[0].ID, Cell{MaxCell + 1, 0}}}, {{strange(v), Cell{}}}} {
		if got, ok := g.At(lays); ok || got.Lawful {
			t.Errorf("%v: %+v", lays, got)
		}
	}
	if got, ok := g.At([]Lay{laid[0], {laid[1].ID, laid[0].At}}); !ok || got.Lawful {
		t.Errorf("two tiles in a cell: %+v, %v", got, ok)
	}
	if fmt.Sprint(v) != before {
		t.Error("the view was changed")
	}
	v.Pool = append(slices.Clone(v.Pool), v.Pool[0])
	if _, ok := NewGlances(v, toy{}).At(laid); ok {
		t.Error("a tile that is there twice")
	}
}

// strange is a tile that is neither on the field nor in the pool.
func strange(v View) int {
	for id := 1; ; id++ {
		if !v.knows(id) {
			return id
		}
	}
}

// A field that is only too wide, or only too high, is refused.
func TestGlanceKeepsTheEdge(t *testing.T) {
	for _, c := range []struct {
		before, after string
	}{{"MOND", "MONDAUGE"}, {"M\nO\nN\nD", "M\nO\nN\nD\nA\nU\nG\nE"}} {
		e := example{level: LevelI, before: c.before, after: c.after, edge: 8}
		for _, edge := range []int{7, 8} {
			e.edge = edge
			turn := e.turn()
			if v := compareGlance(t, NewGlances(seen(turn), e.judge()), turn, e.judge()); v.Lawful != (edge == 8) {
				t.Errorf("%s on %d: %v", c.after, edge, v.Reasons)
			}
		}
	}
}

// The words of a field, and what the history tells of them, are what the verdict of the turn before has.
func TestQuestionsAboutAField(t *testing.T) {
	e := example{level: LevelI, before: "SOCKE\n.R...\n.T...", after: "LOCKE\n.R...\n.T..."}
	v := Referee(e.turn(), e.judge())
	var want []Spelled
	for _, w := range v.Words {
		want = append(want, w.Spelled)
	}
	if got := v.Field.Words(); !slices.Equal(got, want) || len(got) != 2 {
		t.Errorf("%v, want %v", got, want)
	}
	locke := want[0]
	if got := v.History.Spellings(locke); !slices.Equal(got, []string{"LOCKE", "SOCKE"}) {
		t.Errorf("LOCKE carries %v", got)
	}
	elsewhere := Spelled{Place{Cell{9, 9}, true}, "LOCKE"}
	if got := v.History.Spellings(elsewhere); !slices.Equal(got, []string{"LOCKE"}) || v.History.Has(elsewhere) || !v.History.Has(locke) {
		t.Errorf("elsewhere it carries %v", got)
	}
	if v.History.Has(Spelled{locke.Place, "GLOCKE"}) || (Field{}).Words() != nil || Field([]Placed{{At: Cell{1, 1}}, {At: Cell{1, 1}}}).Words() != nil {
		t.Error("words where none are")
	}
}
