package mind_test

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/gamestest"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
	"spieltisch/locales"
)

// library has the tables of no level.
var library = sync.OnceValue(func() *mind.Library { return mind.NewLibrary(german(), nil, nil, box()) })

// built is a library with its tables, which take seconds to build.
var built = sync.OnceValue(func() *mind.Library {
	lib := mind.NewLibrary(german(), nil, nil, box())
	for _, level := range []levels.Level{levels.Atlas, levels.Sphinx} {
		if err := lib.Build(context.Background(), level, mind.Plan{}); err != nil {
			panic(err)
		}
	}
	return lib
})

// judge is that of the list.
func judge() games.Judge { return lexicon.Judge{Lexicon: german()} }

// walker plays at random to positions of all kinds.
type walker struct {
	*rand.Rand
	t *testing.T
}

func (w walker) options() dicewords.Options {
	o := dicewords.DefaultOptions(1 + w.IntN(3))
	o.Target = dicewords.MinTarget + w.IntN(80)
	o.Check = []dicewords.Check{dicewords.CheckDictionary, dicewords.CheckChallenge, dicewords.CheckTrust}[w.IntN(3)]
	if o.Seats == 1 {
		o.Check = dicewords.CheckDictionary
	}
	if o.Check == dicewords.CheckChallenge {
		o.DoubtCost = o.Target % 2 * dicewords.DoubtCost
	}
	o.KeptStay = w.IntN(3) == 0
	o.Clock = []int{0, dicewords.DefaultClock}[w.IntN(2)]
	return o
}

func (w walker) start(o dicewords.Options) *dicewords.Match {
	m, err := dicewords.New(dicewords.Setup{Options: o, Set: box(), Seed: w.Uint64()})
	if err != nil {
		w.t.Fatal(err)
	}
	return m
}

// step does something lawful.
func (w walker) step(m *dicewords.Match) {
	v := m.View(0).(dicewords.View)
	seat, a := v.Asked, games.Action(dicewords.Pass{})
	switch v.Phase {
	case dicewords.PhaseFirst, dicewords.PhasePending:
		a = all()
		if v.Pending != nil && w.IntN(3) == 0 {
			seat, a = games.Table, dicewords.Accept{}
		}
	case dicewords.PhaseConfirm:
		a = dicewords.Accept{}
	case dicewords.PhaseRuling:
		a = dicewords.NewRule(v, w.IntN(2) == 0)
	case dicewords.PhaseThrow, dicewords.PhaseDeclare:
		a = w.turn(v)
	}
	if v.Options.Clock > 0 && v.Phase == dicewords.PhaseThrow && w.IntN(12) == 0 {
		seat, a = games.Table, dicewords.TimeUp{}
	}
	if err := m.Apply(seat, a); err != nil {
		w.t.Fatal(err)
	}
}

// turn is what the seat that is asked does with dice that lie there.
func (w walker) turn(v dicewords.View) games.Action {
	if v.Phase == dicewords.PhaseThrow && w.IntN(4) > 0 {
		var t dicewords.Throw
		for i, locked := range v.Locked {
			if !locked && (w.IntN(2) == 0 || i == 9 && len(t.Dice) == 0) {
				t.Dice = append(t.Dice, i)
			}
		}
		if len(t.Dice) > 0 {
			return t
		}
	}
	if v.Options.Check != dicewords.CheckDictionary && w.IntN(2) == 0 { // some letters that are hardly a word
		if letters := strings.ReplaceAll(string(v.Faces()), "?", "E"); w.IntN(2) == 0 {
			return dicewords.Declare{Word: string([]rune(letters)[:3+w.IntN(4)])}
		}
	}
	if best, ok := dicewords.BestWord(german(), v.Faces(), points(v.Set), nil); ok && best.Points > 0 {
		return dicewords.NewDeclare(v, best.Word, judge())
	}
	return dicewords.Pass{}
}

func all() dicewords.Throw { return dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}} }

// positions are n of running matches.
func (w walker) positions(n int, each func(m *dicewords.Match)) {
	m := w.start(w.options())
	for range n {
		if _, over := m.Outcome(); over {
			m = w.start(w.options())
		}
		each(m)
		w.step(m)
	}
}

// lawful asks the players of all seats and carries out what they choose, on a copy. Somebody acts unless the table is asked.
func lawful(t *testing.T, ctx context.Context, m *dicewords.Match, player func(games.Seat) levels.Player) (first games.Choice) {
	t.Helper()
	v := m.View(0).(dicewords.View)
	for s := range games.Seat(v.Options.Seats) {
		c, ok := player(s).Choose(ctx, m.View(s), levels.Chance(1, v.Step))
		if !ok {
			if v.Asked == s {
				t.Fatalf("seat %d does nothing in\n%v", s, v)
			}
			continue
		}
		if err := m.Clone().Apply(s, c.Action); err != nil {
			t.Fatalf("%+v: %v in\n%v", c, err, v)
		}
		if s == v.Asked {
			first = c
		}
	}
	return first
}

// check looks at what players do in n positions: lawful, the same in every so many asked again, and still lawful in a
// quarter of them where they are stopped at once.
func (w walker) check(n, again int, player func(games.Seat) levels.Player) {
	w.t.Helper()
	ended, stop := context.WithCancel(context.Background())
	stop()
	at := 0
	w.positions(n, func(m *dicewords.Match) {
		c := lawful(w.t, context.Background(), m, player)
		if at%again == 0 {
			if other := lawful(w.t, context.Background(), m, player); !reflect.DeepEqual(c, other) {
				w.t.Errorf("%+v and %+v in\n%v", c, other, m.View(0))
			}
		}
		if at%4 == 0 {
			lawful(w.t, ended, m, player)
		}
		at++
	})
}

// In positions of all kinds each level does something lawful; the same question gets the same answer; and when it is
// stopped at once it still answers.
func TestChoicesAreLawful(t *testing.T) {
	for i, n := range []int{1000, 900, 120} {
		level := levels.Level(i + 1)
		if *proof {
			n *= 50
		}
		w := walker{rand.New(rand.NewPCG(7, uint64(level))), t}
		players := map[games.Seat]levels.Player{}
		for s := range games.Seat(3) {
			players[s] = library().Player(level, s, 9)
		}
		w.check(n, 10, func(s games.Seat) levels.Player { return players[s] })
	}
}

// turns plays turns of one player alone, and counts what they bring.
func turns(t *testing.T, n int, player func(match int) levels.Player, each func(games.Choice, dicewords.View)) float64 {
	t.Helper()
	sum, done := 0, 0
	for match := 0; done < n; match++ {
		p := player(match)
		m, err := dicewords.New(dicewords.Setup{
			Options: dicewords.Options{Seats: 1, Target: 400, Check: dicewords.CheckDictionary}, Set: box(), Seed: uint64(match),
		})
		if err != nil {
			t.Fatal(err)
		}
		for over := false; !over; _, over = m.Outcome() {
			v := m.View(0).(dicewords.View)
			c, ok := p.Choose(context.Background(), v, levels.Chance(1, v.Step))
			if !ok {
				t.Fatalf("nothing in\n%v", v)
			}
			if each != nil {
				each(c, v)
			}
			if err := m.Apply(0, c.Action); err != nil {
				t.Fatalf("%+v: %v", c, err)
			}
		}
		for _, s := range m.Standing().Scored {
			sum, done = sum+s.Points, done+1
		}
	}
	return float64(sum) / float64(done)
}

// One's own choice is measured on the same scale as the best one, and none is better.
func TestWorth(t *testing.T) {
	lib := library()
	w := walker{rand.New(rand.NewPCG(9, 9)), t}
	ctx := context.Background()
	asked := 0
	w.positions(25, func(m *dicewords.Match) {
		v := m.View(0).(dicewords.View)
		if v.Up == nil {
			return
		}
		best, err := lib.Mind().Best(ctx, v, 2)
		if err != nil || len(best) == 0 || !slices.IsSortedFunc(best, func(a, b games.Choice) int { return cmp.Compare(b.Worth, a.Worth) }) {
			t.Fatalf("%+v, %v in\n%v", best, err, v)
		}
		for _, c := range best {
			again, err := lib.Mind().Worth(ctx, v, c.Action)
			if err != nil || math.Abs(again.Worth-c.Worth) > 1e-9 {
				t.Errorf("%+v, asked for itself %+v, %v in\n%v", c, again, err, v)
			}
		}
		if c, err := lib.Mind().Worth(ctx, v, dicewords.Pass{}); err != nil || c.Worth > best[0].Worth {
			t.Errorf("to pass: %+v, %v", c, err)
		}
		for _, a := range []games.Action{dicewords.Throw{}, dicewords.Declare{Word: "QQQQ"}, dicewords.Accept{}, dicewords.Throw{Dice: []int{-1, 12}}} {
			if c, err := lib.Mind().Worth(ctx, v, a); !gamestest.IsIllegal(err) {
				t.Errorf("%+v is worth %+v, %v in\n%v", a, c, err, v)
			}
		}
		asked++
	})
	if asked < 8 {
		t.Errorf("only %d positions", asked)
	}
}

// A view without a choice is refused and not worth nothing: a first throw of some dice, and anything of a view of no match.
func TestWorthRefuses(t *testing.T) {
	ctx, m := context.Background(), library().Mind()
	all := dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
	w := walker{rand.New(rand.NewPCG(3, 9)), t}
	view := w.start(w.options()).View(0)
	if c, err := m.Worth(ctx, view, all); err != nil || c.Worth != 0 {
		t.Errorf("the first throw: %+v, %v", c, err)
	}
	for _, dice := range [][]int{nil, {0}, {0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 0, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 10}} {
		if c, err := m.Worth(ctx, view, dicewords.Throw{Dice: dice}); !gamestest.IsIllegal(err) {
			t.Errorf("a first throw of %v is worth %+v, %v", dice, c, err)
		}
	}
	for _, a := range []games.Action{all, dicewords.Declare{Word: "HAUS"}, dicewords.Pass{}} {
		if c, err := m.Worth(ctx, dicewords.View{}, a); !gamestest.IsIllegal(err) {
			t.Errorf("%T in no match is worth %+v, %v", a, c, err)
		}
	}
	if c, err := m.Best(ctx, dicewords.View{}, 1); !gamestest.IsIllegal(err) {
		t.Errorf("best in no match is %+v, %v", c, err)
	}
}

// The levels without tables bring about what they shall, and every word they lay they know in the whole match.
func TestPointsOfTurns(t *testing.T) {
	for level, want := range map[levels.Level][2]float64{levels.Pip: {44, 53}, levels.Fips: {56, 65}, levels.Nova: {65, 81}} {
		n := 600
		if level == levels.Nova {
			n = 60
		}
		got := turns(t, n, func(match int) levels.Player { return library().Player(level, 0, uint64(match)) }, nil)
		if got < want[0] || got > want[1] {
			t.Errorf("%s brings %.1f points a turn, want %v", level.Name(), got, want)
		}
	}
}

// What a level doesn't know is drawn once a match: the same seed knows the same, another one something else. Words of three
// letters everybody sees.
func TestWhatALevelKnows(t *testing.T) {
	words := func(seed uint64) []string {
		var out []string
		p := library().Player(levels.Pip, 0, seed)
		turns(t, 120, func(int) levels.Player { return p }, func(c games.Choice, _ dicewords.View) {
			if d, ok := c.Action.(dicewords.Declare); ok {
				out = append(out, d.Word)
			}
		})
		return out
	}
	one := words(1)
	if !slices.Equal(one, words(1)) || slices.Equal(one, words(2)) {
		t.Errorf("drawn by other things than the seed: %v", one)
	}
	for _, word := range one {
		common := false
		for _, e := range german().LookupTyped(word) {
			common = common || e.Tier == 1
		}
		if !common {
			t.Errorf("Pip lays %s", word)
		}
	}
}

// declared lays faces of a player's last throw and tells which word they choose.
func declared(t *testing.T, p levels.Player, faces string, change func(*dicewords.View)) games.Choice {
	t.Helper()
	v := dicewords.View{Options: dicewords.DefaultOptions(2), Set: box(), Phase: dicewords.PhaseDeclare, Thrown: 3, Points: []int{0, 0}}
	for i, r := range []rune(faces) {
		v.Up = append(v.Up, slices.Index(v.Set.Faces(i), r))
	}
	if change != nil {
		change(&v)
	}
	c, ok := p.Choose(context.Background(), v, levels.Chance(1, 1))
	if !ok {
		t.Fatalf("nothing in\n%v", v)
	}
	return c
}

func TestEverybodySeesShortWords(t *testing.T) {
	for level := range levels.Characters() {
		p := library().Player(levels.Level(level+1), 0, 3)
		c := declared(t, p, "EIJQVWXYZ?", nil)
		if d, ok := c.Action.(dicewords.Declare); !ok || len(d.Word) < 3 {
			t.Errorf("%v: %+v", level+1, c)
		}
	}
}

// The family's own words are known to all, and what it refuses to nobody. What is mute nobody says.
func TestHouseWords(t *testing.T) {
	lib := mind.NewLibrary(german(), map[string]bool{"XYJÄ": true, "XYJOE": true, "EIS": false}, []string{"XYJOE"}, box())
	for _, level := range levels.Characters() {
		p := lib.Player(level, 0, 3)
		if c := declared(t, p, "OOJQÄWXYZ?", nil); c.Args["Word"] != "XYJÄ" || c.Args["Points"] != 96 {
			t.Errorf("%s: %+v", level.Name(), c)
		}
		if c := declared(t, p, "EIJQVSXYZ?", nil); c.Args["Word"] == "EIS" {
			t.Errorf("%s: %+v", level.Name(), c)
		}
		if c := declared(t, p, "OEJQVWXYZ?", nil); c.Args["Word"] == "XYJOE" {
			t.Errorf("%s: %+v", level.Name(), c)
		}
		refuted := func(v *dicewords.View) { v.Rulings = games.Rulings{{Word: "XYJÄ", By: games.ByTable}} }
		if c := declared(t, p, "OOJQÄWXYZ?", refuted); c.Args["Word"] == "XYJÄ" {
			t.Errorf("%s, though it was refuted: %+v", level.Name(), c)
		}
	}
}

// A word of somebody else is challenged where neither list nor house know it, once, and only where that is agreed.
func TestChallenges(t *testing.T) {
	lib := mind.NewLibrary(german(), map[string]bool{"XYJ": true, "HAUS": false}, nil, box())
	v := func(word string, author games.Seat) dicewords.View {
		o := dicewords.DefaultOptions(3)
		o.Check = dicewords.CheckChallenge
		return dicewords.View{
			Options: o, Set: box(), Phase: dicewords.PhaseConfirm, Asked: games.Table, Points: []int{0, 0, 0},
			Pending: &dicewords.ScoredTurn{Seat: author, Spelling: dicewords.Spelling{Word: word}, Points: 30},
		}
	}
	p := lib.Player(levels.Pip, 1, 0)
	for _, c := range []struct {
		what string
		view dicewords.View
		want bool
	}{
		{"a word of the list that this level doesn't know", v("QUERKÖPFIG", 0), false},
		{"letters", v("XJQ", 0), true},
		{"a house word", v("XYJ", 0), false},
		{"a word that the house refuses", v("HAUS", 0), true},
		{"one's own letters", v("XJQ", 1), false},
	} {
		got, ok := p.Choose(context.Background(), c.view, levels.Chance(1, 1))
		if ok != c.want {
			t.Errorf("%s: %+v", c.what, got)
		}
		if challenge, is := got.Action.(dicewords.Challenge); ok && (!is || got.Why != mind.WhyChallenge || c.what == "letters" && len(challenge.Rulings) != 1) {
			t.Errorf("%s: %+v", c.what, got)
		}
	}
	// Where a wrong challenge costs points, one must win more than it may cost; what the table has refused already is sure.
	for _, c := range []struct {
		points, own int
		refused     bool
		want        bool
	}{{30, 50, false, true}, {10, 50, false, false}, {8, 7, false, true}, {6, 7, false, false}, {6, 0, false, true}, {6, 50, true, true}} {
		view := v("XJQ", 0)
		view.Options.DoubtCost, view.Pending.Points, view.Points[1] = dicewords.DoubtCost, c.points, c.own
		if c.refused {
			view.Rulings = games.Rulings{{Word: "XJQ", By: games.ByTable}}
		}
		if got, ok := p.Choose(context.Background(), view, levels.Chance(1, 1)); ok != c.want {
			t.Errorf("%+v: %+v", c, got)
		}
	}
	held := v("XJQ", 0)
	held.Rulings = games.Rulings{{Word: "XJQ", Answer: true, By: games.ByTable}}
	if got, ok := p.Choose(context.Background(), held, levels.Chance(1, 1)); ok {
		t.Errorf("challenged what the table has accepted: %+v", got)
	}
	asked := v("HUND", 0)
	asked.Phase, asked.Asked = dicewords.PhasePending, 1
	if got, _ := p.Choose(context.Background(), asked, levels.Chance(1, 1)); !reflect.DeepEqual(got.Action, all()) {
		t.Errorf("%+v", got)
	}
}

// In the last turn of a race the chance to win counts: enough is enough, and where it is out of reach points count again.
func TestLastTurnOfARace(t *testing.T) {
	p := library().Player(levels.Nova, 0, 1)
	race := func(points int, change func(*dicewords.View)) games.Choice {
		return declared(t, p, "EIBSTNEDNL", func(v *dicewords.View) {
			v.Phase, v.Left, v.Thrown, v.Points = dicewords.PhaseThrow, 2, 1, []int{points, 420}
			if change != nil {
				change(v)
			}
		})
	}
	c := race(400, nil)
	if d, ok := c.Action.(dicewords.Declare); !ok || c.Worth != 1 || c.Args["Points"].(int) <= 20 {
		t.Errorf("21 points needed: %+v, %+v", c, d)
	}
	if c := race(330, nil); c.Worth <= 0 || c.Worth > 1 || c.Why != mind.WhyRace || c.Args["N"] != 91 {
		t.Errorf("91 points needed: %+v", c)
	}
	if c := race(0, nil); c.Worth <= 1 || c.Why == mind.WhyRace {
		t.Errorf("421 points needed: %+v", c)
	}
	c = race(330, func(v *dicewords.View) { v.Points[1] = 390 })
	if c.Worth <= 1 {
		t.Errorf("nobody is there yet: %+v", c)
	}
}

// sentence is a choice's reason in a language.
func sentence(texts *locales.Texts, c games.Choice) string {
	return texts.T(string(c.Why), c.Args)
}

// Every reason is a short sentence in both languages.
func TestReasonsAreSentences(t *testing.T) {
	seen := map[games.ID]games.Choice{}
	hear := func(c games.Choice) {
		if old, ok := seen[c.Why]; c.Why != "" && (!ok || len(c.Args) > 0 && len(words(c)) > len(words(old))) {
			seen[c.Why] = c
		}
	}
	for _, level := range []levels.Level{levels.Pip, levels.Nova} {
		turns(t, 40, func(match int) levels.Player { return library().Player(level, 0, uint64(match)) }, func(c games.Choice, _ dicewords.View) { hear(c) })
	}
	p := library().Player(levels.Nova, 0, 1)
	hear(declared(t, p, "EEJQVWXYZ?", func(v *dicewords.View) { v.Up = slices.Repeat([]int{0}, 10); v.Set = withoutVowels(v.Set) }))
	hear(declared(t, p, "EIRQVWXYZN", func(v *dicewords.View) {
		v.Phase, v.Left, v.Thrown, v.Points = dicewords.PhaseThrow, 1, 2, []int{370, 420}
	}))
	hear(games.Choice{Why: mind.WhyEnough, Args: games.Args{"Word": "QUERKÖPFIG", "Points": 290}})
	hear(games.Choice{Why: mind.WhyChallenge, Args: games.Args{"Word": "QUERKÖPFIG"}})
	hear(games.Choice{Why: mind.WhyKeep, Args: games.Args{"Letters": "Q, U, E, R, K, Ö, P, F, I", "Points": 201}})
	hear(games.Choice{Why: mind.WhyNear, Args: games.Args{"Letters": "S, C, H, I, K, E, N, B, V", "N": 1234}})
	hear(games.Choice{Why: mind.WhyAll})
	for _, id := range []games.ID{
		mind.WhyWord, mind.WhyStop, mind.WhyEnough, mind.WhyPass, mind.WhyAll, mind.WhyKeepWord, mind.WhyNear, mind.WhyKeep, mind.WhyRace, mind.WhyChallenge,
	} {
		c, said := seen[id]
		if !said {
			t.Errorf("nobody said %s", id)
		}
		for _, lang := range locales.Langs {
			texts, err := locales.New(lang)
			if err != nil {
				t.Fatal(err)
			}
			s := sentence(texts, c)
			if n := utf8.RuneCountInString(s); n > 90 || n < 10 || strings.ContainsAny(s, "<{") || strings.Contains(s, "dicewords.") || !strings.HasSuffix(s, ".") {
				t.Errorf("%s %s: %q", lang, id, s)
			}
		}
	}
}

func words(c games.Choice) string {
	w, _ := c.Args["Word"].(string)
	return w
}

// withoutVowels is a set that spells nothing.
func withoutVowels(s dicewords.Set) dicewords.Set {
	for i := range s.Dice {
		s.Dice[i].Faces = "XXXXXX"
	}
	return s
}

// What TestChoicesAreLawful says of the others, with tables.
func TestChoicesByTables(t *testing.T) {
	for _, level := range []levels.Level{levels.Atlas, levels.Sphinx} {
		lib := built()
		w := walker{rand.New(rand.NewPCG(8, uint64(level))), t}
		w.check(100, 20, func(s games.Seat) levels.Player { return lib.Player(level, s, 0) })
	}
}
