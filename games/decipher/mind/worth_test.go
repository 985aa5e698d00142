package mind

import (
	"context"
	"flag"
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
)

var rounds = flag.Int("rounds", 0, "rounds of each figure in the tables of the package's doc")

// What the mind chooses is lawful, the best first, and worth by itself what it is worth among the best; so it is when stopped
// at once, as far as being lawful goes.
func TestWorthAgreesWithBest(t *testing.T) {
	seen := map[string]int{}
	for i, pick := range []decipher.Pick{decipher.PickOrder, decipher.PickLive, decipher.PickRandom} {
		l := library(t, 2+i, 4, pick)
		asked := 0
		play(t, l, 3, seated(l, mind.Nova, mind.Fips), func(m games.Match, _ games.Seat, _ games.Choice) {
			if asked++; asked%5 > 0 && asked > 4 {
				return
			}
			for seat := range games.Seat(2 + i) {
				for _, c := range best(t, l, m, seat) {
					seen[c.Action.Type()]++
				}
			}
		})
	}
	for _, typ := range []string{
		decipher.TypeSetWord, decipher.TypeReorder, decipher.TypeGive, decipher.TypeTake, decipher.TypeAsk, decipher.TypeAskPiece,
		decipher.TypeGuess, decipher.TypePass,
	} {
		if seen[typ] == 0 {
			t.Errorf("never %s", typ)
		}
	}
}

// best checks what the mind of a seat chooses.
func best(t *testing.T, l *Library, m games.Match, seat games.Seat) []games.Choice {
	t.Helper()
	ctx := context.Background()
	ended, stop := context.WithCancel(ctx)
	stop()
	v, mind := m.View(seat).(decipher.View), l.Mind(seat, 1)
	all, err := mind.Best(ctx, v, 9)
	if err != nil {
		if v.Asked == seat {
			t.Errorf("%v in\n%v", err, v)
		}
		return nil
	}
	now, err := mind.Best(ended, v, 1)
	if err != nil || m.Clone().Apply(seat, now[0].Action) != nil {
		t.Errorf("stopped: %v, %v in\n%v", now, err, v)
	}
	for k, c := range all {
		if err := m.Clone().Apply(seat, c.Action); err != nil {
			t.Fatalf("%+v: %v in\n%v", c, err, v)
		}
		if k > 0 && c.Worth > all[k-1].Worth || math.Abs(c.Worth) > 60 || c.Why == "" {
			t.Errorf("not best first: %+v", all)
		}
		if got, err := mind.Worth(ctx, v, c.Action); k < 3 && (err != nil || !reflect.DeepEqual(got, c)) {
			t.Errorf("%+v, %v, want %+v in\n%v", got, err, c, v)
		}
	}
	return all
}

// Worth refuses what the match refuses.
func TestWorthOfWhatIsRefused(t *testing.T) {
	l := library(t, 2, 5, decipher.PickOrder)
	m, err := l.race(1, 1)
	if err != nil {
		t.Fatal(err)
	}
	seeker, ctx := m.Match, context.Background()
	if err := m.Apply(0, decipher.Guess{Word: "NICHT"}); err != nil {
		t.Fatal(err)
	}
	for seat, actions := range [][]games.Action{
		{decipher.SetWord{Word: "NICHT"}, decipher.Give{}, decipher.Reorder{}, decipher.Take{}},
		{
			decipher.Guess{Word: "NICHT"},
			decipher.Guess{Word: "NICHTS"},
			decipher.Pass{},
			decipher.Ask{Zone: 1},
			decipher.AskPiece{},
			decipher.SetWord{},
			games.Abandon{},
		},
	} {
		for _, a := range actions {
			if seeker.Clone().Apply(games.Seat(seat), a) == nil {
				t.Fatalf("%+v is lawful", a)
			}
			if c, err := l.Mind(games.Seat(seat), 0).Worth(ctx, seeker.View(games.Seat(seat)), a); !gamestest.IsIllegal(err) {
				t.Errorf("%+v, %v", c, err)
			}
		}
	}
	if _, err := l.Mind(1, 0).Worth(ctx, nil, decipher.Take{}); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
	if _, err := l.Mind(1, 0).Best(ctx, nil, 1); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
}

// What a round is said to be worth before its first piece is what it brings who then plays as the mind says, on average.
func TestWorthIsWhatComes(t *testing.T) {
	l := library(t, 2, 4, decipher.PickOrder)
	const n = 16
	said, came := 0.0, 0.0
	for seed := range uint64(n) {
		m, err := l.race(seed, 1)
		if err != nil {
			t.Fatal(err)
		}
		for first := true; ; first = false {
			v := m.View(0).(decipher.View)
			if r, over := v.Result(); over {
				came += float64(r.Scores[maker].Points()-r.Scores[0].Points()) / n
				break
			}
			best, err := l.Mind(maker, 0).Best(context.Background(), v, 1)
			if err != nil {
				t.Fatal(err)
			}
			if first {
				said += best[0].Worth / n
			}
			if err := m.Apply(0, best[0].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	if math.Abs(said-came) > 2 || came < 5 {
		t.Errorf("%.2f points were said, %.2f came", said, came)
	}
}

// The expected cost of a question is that of trying all ways to go on.
func TestCostsAreExact(t *testing.T) {
	l := library(t, 2, 4, decipher.PickOrder)
	asked := 0
	for seed := range uint64(3) {
		play(t, l, seed, seated(l, mind.Fips), func(m games.Match, seat games.Seat, _ games.Choice) {
			v := m.View(seat).(decipher.View)
			if v.Phase != decipher.PhasePlace || v.Asked != seat {
				return
			}
			b := newBoard(v, seat)
			words := l.fitting(&b, levels[mind.Atlas])
			if len(words) == 0 {
				return
			}
			asked++
			by := b.costs(words)
			for _, zone := range v.Open() {
				if want := tried(&b, words, v.Open(), zone); math.Abs(by[zone]-want) > 1e-9 {
					t.Errorf("zone %d costs %v, want %v in\n%v", zone, by[zone], want, v)
				}
			}
		})
	}
	if asked < 50 {
		t.Errorf("only %d questions", asked)
	}
}

// tried is what asking for a zone first costs, by trying out what comes then.
func tried(b *board, words []guess, open []int, zone int) float64 {
	if len(open) == 1 {
		return 0
	}
	no := slices.DeleteFunc(slices.Clone(words), func(g guess) bool { return b.wants(g.word)>>zone&1 != 0 })
	if len(no) == 0 {
		return 0
	}
	rest := slices.DeleteFunc(slices.Clone(open), func(i int) bool { return i == zone })
	least := math.Inf(1)
	for _, next := range rest {
		least = math.Min(least, tried(b, no, rest, next))
	}
	return sum(no) / sum(words) * (1 + least)
}

// A maker takes no word twice, none that somebody had lately, and says the same of every word. Who thinks longer makes harder
// ones.
func TestMakers(t *testing.T) {
	l := library(t, 2, 3, decipher.PickOrder)
	for _, i := range l.pool[:30] {
		l.late = append(l.late, l.words[i].text)
	}
	hard := map[mind.Level]float64{}
	for _, level := range mind.Characters() {
		used := slices.Clone(l.late)
		for seed := range uint64(40) {
			c, m := made(t, l, level, seed, used[30:])
			s := c.Action.(decipher.SetWord)
			if slices.Contains(used, s.Word) || c.Why != WhyWord || len(c.Args) > 0 {
				t.Errorf("%s makes %+v", level.Name(), c)
			}
			used = append(used, s.Word)
			w := newWord(l.setup, s.Word)
			hard[level] += l.hides(before(m.View(0).(decipher.View)), &w, s.Order, nil)
		}
	}
	if hard[mind.Atlas] < hard[mind.Nova] || hard[mind.Sphinx] < hard[mind.Atlas] || hard[mind.Atlas] < hard[mind.Pip]+20 {
		t.Errorf("%v", hard)
	}
	// Where all words were used, one of them comes again.
	for _, i := range l.pool {
		l.late = append(l.late, l.words[i].text)
	}
	made(t, l, mind.Pip, 0, nil)
}

// made is the word that a level makes in a match that had these.
func made(t *testing.T, l *Library, level mind.Level, seed uint64, used []string) (games.Choice, games.Match) {
	t.Helper()
	m, err := decipher.New(l.setup)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(0).(decipher.View)
	for _, w := range used {
		v.Results = append(v.Results, decipher.Result{Word: w})
	}
	c, ok := l.Player(level, 0).Choose(context.Background(), v, mind.Chance(seed, 0))
	if !ok {
		t.Fatalf("%s makes no word", level.Name())
	}
	if err := m.Apply(0, c.Action); err != nil {
		t.Fatalf("%+v: %v", c, err)
	}
	return c, m
}

// The tables of the package's doc that aren't the arena's: how many words are guessed alone, and what makers' words bring.
func TestTables(t *testing.T) {
	if *rounds == 0 {
		t.Skip("only with -rounds")
	}
	for length := decipher.MinLength; length <= decipher.MaxLength; length++ {
		for _, pick := range []decipher.Pick{decipher.PickOrder, decipher.PickLive, decipher.PickRandom} {
			for _, l := range []*Library{library(t, 2, length, pick), english(t, 2, length, pick)} {
				t.Run(fmt.Sprintf("%d %s %s", length, l.setup.Options.Language, pick), func(t *testing.T) {
					var shares []int
					var points []float64
					for _, level := range mind.Characters() {
						shares = append(shares, int(math.Round(100*alone(t, l, level, *rounds))))
						points = append(points, math.Round(10*led(t, l, level, *rounds/5))/10)
					}
					t.Logf("%v %% are guessed; makers lead Atlas by %v", shares, points)
				})
			}
		}
	}
}

// led is by how many points of a round a maker of a level leads Atlas.
func led(t *testing.T, l *Library, level mind.Level, rounds int) (points float64) {
	t.Helper()
	own := *l // of which others have the seed
	l = &own
	for seed := range uint64(rounds) {
		l.setup.Seed = seed
		_, m := made(t, l, level, seed, nil)
		players := []mind.Player{l.Player(level, 0), l.Player(mind.Atlas, 1)}
		for {
			seat := m.Standing().Asked
			if seat == games.Table {
				break
			}
			c, _ := players[seat].Choose(context.Background(), m.View(seat), mind.Chance(seed, m.View(seat).(decipher.View).Step))
			if err := m.Apply(seat, c.Action); err != nil {
				t.Fatal(err)
			}
		}
		s := m.View(0).(decipher.View).Results[0].Scores
		points += float64(s[0].Points()-s[1].Points()) / float64(rounds)
	}
	return points
}

// The slowest decision of the strongest seeker with words of six letters, and the slowest reading.
func BenchmarkChoose(b *testing.B) {
	l := library(b, 3, 6, decipher.PickOrder)
	most := map[string]time.Duration{"seek": 20 * time.Millisecond, "read": 100 * time.Millisecond, "make": 50 * time.Millisecond}
	slowest, longest := map[string]func(){}, map[string]time.Duration{}
	for seed := range uint64(3) {
		play(b, l, seed, seated(l, mind.Sphinx), func(m games.Match, seat games.Seat, c games.Choice) {
			v := m.View(seat).(decipher.View)
			p := l.Player(mind.Sphinx, seat)
			what := map[string]func(){"seek": func() { p.Choose(context.Background(), v, mind.Chance(seed, v.Step)) }}
			switch {
			case seat == v.Maker:
				what = map[string]func(){"make": what["seek"]}
			case v.Asked == seat:
				what["read"] = func() { l.read(v) }
			}
			for name, do := range what {
				begun := time.Now()
				do()
				if took := time.Since(begun); took > longest[name] {
					slowest[name], longest[name] = do, took
				}
			}
		})
	}
	for name, do := range slowest {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				do()
			}
			if mean := b.Elapsed() / time.Duration(b.N); mean > most[name] {
				b.Errorf("%v", mean)
			}
		})
	}
}

// What a tip asks costs, at the beginning of a word of six letters.
func BenchmarkBest(b *testing.B) {
	l := library(b, 2, 6, decipher.PickOrder)
	m, err := l.race(1, 1)
	if err != nil {
		b.Fatal(err)
	}
	if err := m.Apply(0, decipher.Take{}); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := l.Mind(maker, 0).Best(context.Background(), m.View(0), 3); err != nil {
			b.Fatal(err)
		}
	}
}
