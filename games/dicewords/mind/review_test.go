package mind_test

import (
	"context"
	"crypto/sha256"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/dicewords/mind"
	"spieltisch/games/gamestest"
	"spieltisch/games/lexicon"
	levels "spieltisch/games/mind"
)

// reviewed is a match of random actions with words of a list, and what a review says of it.
type reviewed struct {
	*rand.Rand
	t     *testing.T
	set   dicewords.Set
	words []string // rarer ones than the measure knows are among them
	judge games.Judge
	log   games.Log
}

func (r *reviewed) start(o dicewords.Options) {
	data, err := dicewords.Setup{Options: o, Set: r.set, Seed: r.Uint64()}.Encode()
	if err == nil {
		r.log, err = games.NewLog(dicewords.Kind{}, data)
	}
	if err != nil {
		r.t.Fatal(err)
	}
}

func (r *reviewed) do(seat games.Seat, a games.Action) {
	next, err := r.log.Do(seat, a)
	if err != nil {
		r.t.Fatalf("%T: %v in\n%v", a, err, r.log.Match().View(0))
	}
	r.log = next
}

// step does something lawful.
func (r *reviewed) step() {
	v := r.log.Match().View(0).(dicewords.View)
	switch v.Phase {
	case dicewords.PhaseFirst:
		r.do(v.Asked, all())
	case dicewords.PhasePending, dicewords.PhaseConfirm:
		doubter := (v.Pending.Seat + 1) % games.Seat(v.Options.Seats)
		switch {
		case r.IntN(3) == 0:
			r.do(doubter, dicewords.NewChallenge(v, r.judge))
		case v.Phase == dicewords.PhaseConfirm || r.IntN(2) == 0:
			r.do(games.Table, dicewords.Accept{})
		default:
			r.do(v.Asked, all())
		}
	case dicewords.PhaseRuling:
		r.do(games.Table, dicewords.NewRule(v, r.IntN(2) == 0))
	default:
		r.turn(v)
	}
}

func (r *reviewed) turn(v dicewords.View) {
	if v.Options.Clock > 0 && !v.Late && r.IntN(12) == 0 {
		r.do(games.Table, dicewords.TimeUp{})
		return
	}
	var throw dicewords.Throw
	for i, locked := range v.Locked {
		if !locked && r.IntN(2) == 0 {
			throw.Dice = append(throw.Dice, i)
		}
	}
	if v.Phase == dicewords.PhaseThrow && len(throw.Dice) > 0 && r.IntN(4) > 0 {
		r.do(v.Asked, throw)
		return
	}
	r.end(v)
}

// end ends the turn with some word that lies there, or without one.
func (r *reviewed) end(v dicewords.View) {
	for _, word := range r.words[r.IntN(len(r.words)):] {
		held, known := v.Rulings.Word(word)
		if dicewords.WorthOf(v, word).Problem != nil || known && !held.Answer {
			continue
		}
		a := dicewords.Declare{Word: word}
		if v.Options.Check == dicewords.CheckDictionary && !known {
			a = dicewords.NewOverrule(word)
		}
		r.do(v.Asked, a)
		return
	}
	r.do(v.Asked, dicewords.Pass{})
}

// small has the tables of sets with few faces; the last words of smallWords are none that it knows.
var small = sync.OnceValue(func() []*mind.Library {
	var out []*mind.Library
	for _, set := range smallSets() {
		l := mind.NewLibrary(sample(smallWords[:len(smallWords)-15]), nil, nil, set)
		if err := l.Build(context.Background(), levels.Sphinx, mind.Plan{}); err != nil {
			panic(err)
		}
		out = append(out, l)
	}
	return out
})

func unheard(float64, []levels.Finding) {}

// What is booked of each turn adds up to its points exactly, whatever happens in it.
func TestReviewAddsUp(t *testing.T) {
	matches := 400
	if *proof {
		matches = 10_000
	}
	seen := map[string]int{}
	for n := range matches {
		i := n % len(smallSets())
		r := &reviewed{
			Rand: rand.New(rand.NewPCG(3, uint64(n))), t: t, set: smallSets()[i],
			words: slices.Clone(smallWords), judge: lexicon.Judge{Lexicon: sample(smallWords[:len(smallWords)-15])},
		}
		r.Shuffle(len(r.words), func(i, k int) { r.words[i], r.words[k] = r.words[k], r.words[i] })
		o := walker{r.Rand, t}.options()
		for r.start(o); ; r.step() {
			if _, over := r.log.Match().Outcome(); over {
				break
			}
		}
		adds(t, small()[i], r.log, seen)
	}
	for _, what := range []string{"alone", "luck alone", "found", "time", "refuted", "pass", "keep", "on", "stop", "word", "doubt"} {
		if seen[what] == 0 {
			t.Errorf("no %q among %v", what, seen)
		}
	}
}

// adds checks a review, and notes what it has said.
func adds(t *testing.T, l *mind.Library, log games.Log, seen map[string]int) {
	t.Helper()
	all, err := l.Review(context.Background(), log, unheard)
	if err != nil {
		t.Fatal(err)
	}
	gamestest.PlaysBest(t, dicewords.Kind{}, log, all)
	v := log.Match().View(games.Table).(dicewords.View)
	for seat, points := range v.Points {
		if got := levels.AccountOf(all, games.Seat(seat)).Sum(); math.Abs(got-float64(points)) > 1e-6 {
			t.Fatalf("seat %d: %.9f, want %d points; %+v", seat, got, points, all)
		}
	}
	judged(t, l, log, all, seen)
	fresh, _ := l.Fresh(context.Background())
	var turns [][]levels.Finding
	for _, f := range all {
		if f.What == "" && f.Lost > 0 { // between two turns
			seen["doubt"]++
			continue
		}
		if f.What == "" {
			turns = append(turns, nil)
		}
		turns[len(turns)-1] = append(turns[len(turns)-1], f)
		note(seen, f)
	}
	if len(turns) != len(v.Turns) {
		t.Fatalf("%d turns, want %d", len(turns), len(v.Turns))
	}
	for i, turn := range turns {
		addsTo(t, turn, v.Turns[i], fresh)
	}
}

// judged checks that each decision alone is judged as in the review. Whether a challenged word counts is the table's to say
// there.
func judged(t *testing.T, l *mind.Library, log games.Log, all []levels.Finding, seen map[string]int) {
	t.Helper()
	for _, f := range all {
		d := log.Decision(f.Step)
		if f.What == "" || f.What == mind.ReviewTime {
			continue
		}
		got, err := l.Judge(context.Background(), d)
		if err != nil || len(got) != 1 {
			t.Fatalf("%+v: %v, %v", d, got, err)
		}
		if (got[0].What == mind.ReviewRefuted) != (f.What == mind.ReviewRefuted) && d.View.(dicewords.View).Options.Check == dicewords.CheckChallenge {
			seen["as the table says"]++
			continue
		}
		f.Booked, got[0].Booked = levels.Booked{}, levels.Booked{}
		if !reflect.DeepEqual(got[0], f) {
			t.Fatalf("%+v alone, in the review\n%+v of\n%v\n%+v", got[0], f, d.View, d.Action)
		}
		seen["alone"]++
	}
}

// addsTo checks what is said of a turn.
func addsTo(t *testing.T, turn []levels.Finding, want dicewords.ScoredTurn, fresh float64) {
	t.Helper()
	sum := 0.0
	for _, f := range turn {
		sum += f.Sum()
		if f.Lost < 0 || f.Found < 0 || f.Best < f.Own || f.Seat != want.Seat || f.Turn != want.Round {
			t.Fatalf("%+v of %+v", f, want)
		}
		if f.Size > levels.NoMistake && f.What != mind.ReviewTime && f.Type == "" {
			t.Fatalf("a mistake with nothing better: %+v", f)
		}
	}
	if math.Abs(sum-float64(want.Points)) > 1e-6 || turn[0].Base != fresh {
		t.Fatalf("%.9f of %v, want %d points: %+v", sum, fresh, want.Points, turn)
	}
}

func note(seen map[string]int, f levels.Finding) {
	if f.Odds {
		seen["luck alone"]++
	}
	if f.Found > 0 {
		seen["found"]++
	}
	if f.What != "" && f.Size > levels.NoMistake {
		seen[string(f.What[len("dicewords.review."):])]++
	}
}

// With the dice of the box: who chooses as the measure does gives nothing away, and each decision agrees with what the mind
// says of it by itself.
func TestReviewAgreesWithTheMind(t *testing.T) {
	if _, err := library().Review(context.Background(), games.Log{}, unheard); err != mind.ErrNotReady { //nolint:errorlint // it is returned bare
		t.Errorf("%v without tables", err)
	}
	l := built()
	r := &reviewed{Rand: rand.New(rand.NewPCG(4, 0)), t: t, set: box(), judge: judge()}
	r.start(dicewords.DefaultOptions(2))
	sphinx, pip := l.Player(levels.Sphinx, 0, 1), l.Player(levels.Pip, 1, 1)
	for {
		if _, over := r.log.Match().Outcome(); over {
			break
		}
		v := r.log.Match().View(0).(dicewords.View)
		c, _ := []levels.Player{sphinx, pip}[v.Asked].Choose(context.Background(), v, nil)
		r.do(v.Asked, c.Action)
	}
	adds(t, l, r.log, map[string]int{})
	all, err := l.Review(context.Background(), r.log, unheard)
	if err != nil {
		t.Fatal(err)
	}
	mistakes := 0
	for _, f := range all {
		if f.What == "" {
			continue
		}
		seat, a := r.log.Step(f.Step)
		view := r.log.At(f.Step - 1).View(seat)
		best, err := l.Mind().Best(context.Background(), view, 1)
		own, err2 := l.Mind().Worth(context.Background(), view, a)
		if err != nil || err2 != nil {
			t.Fatal(err, err2)
		}
		near(t, "the best", f.Best, best[0].Worth, 1e-9)
		near(t, "what was done", f.Own, own.Worth, 1e-9)
		if seat == 0 && f.Size > levels.NoMistake {
			t.Errorf("the best player's mistake: %+v", f)
		}
		if seat == 1 && f.Size > levels.NoMistake {
			mistakes++
		}
	}
	if mistakes == 0 {
		t.Error("Pip has made no mistake")
	}
}

func TestReviewEnds(t *testing.T) {
	r := &reviewed{Rand: rand.New(rand.NewPCG(5, 0)), t: t, set: smallSets()[0], words: smallWords, judge: lexicon.Judge{Lexicon: sample(smallWords)}}
	r.start(dicewords.DefaultOptions(2))
	r.step()
	if all, err := small()[0].Review(context.Background(), r.log, unheard); err == nil {
		t.Errorf("a match that isn't over has findings: %+v", all)
	}
	for _, over := r.log.Match().Outcome(); !over; _, over = r.log.Match().Outcome() {
		r.step()
	}
	if _, err := small()[0].Fresh(context.Background()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	all, err := small()[0].Review(ctx, r.log, func(share float64, _ []levels.Finding) {
		if share > 0.5 {
			cancel()
		}
	})
	if err == nil || all != nil {
		t.Errorf("cancelled, it returns %v, %v", all, err)
	}
}

// What a review says of a decision is what counting everything out says.
func TestReviewAgreesWithTheObvious(t *testing.T) {
	known := smallWords[:len(smallWords)-15]
	decisions := 0
	for i, set := range smallSets()[:2] {
		o := newObvious(set, sample(known))
		worth := [][]float64{o.word} // by throws left
		for range 2 {
			worth = append(worth, o.better(worth[len(worth)-1]))
		}
		for n := range 12 {
			r := &reviewed{Rand: rand.New(rand.NewPCG(6, uint64(n))), t: t, set: set, words: slices.Clone(known), judge: lexicon.Judge{Lexicon: sample(known)}}
			r.Shuffle(len(r.words), func(i, k int) { r.words[i], r.words[k] = r.words[k], r.words[i] })
			options := dicewords.DefaultOptions(1)
			for r.start(options); ; r.step() {
				if _, over := r.log.Match().Outcome(); over {
					break
				}
			}
			decisions += counted(t, small()[i], o, worth, r.log)
		}
	}
	if decisions < 200 {
		t.Errorf("only %d decisions", decisions)
	}
}

// counted compares what a review says of a match with what is counted out, and returns of how many decisions.
func counted(t *testing.T, l *mind.Library, o *obvious, worth [][]float64, log games.Log) (decisions int) {
	t.Helper()
	all, err := l.Review(context.Background(), log, unheard)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all {
		d := log.Decision(f.Step)
		v := d.View.(dicewords.View)
		if f.What == "" || f.Odds {
			continue
		}
		up := make([]int, dicewords.DiceCount)
		for i, face := range v.Up {
			letter := o.set.Faces(i)[face]
			up[i] = slices.Index(o.set.Faces(i), letter) // of equal faces the first
		}
		left := v.Left
		at, own := o.at[key(up)], 0.0
		switch a := d.Action.(type) {
		case dicewords.Throw:
			keep := mind.AllKept
			for _, i := range a.Dice {
				keep &^= 1 << i
			}
			own = o.mean(worth[left-1], up, keep)
		case dicewords.Declare:
			own = float64(dicewords.WorthOf(v, a.Word).Tally.Points())
		}
		best := max(own, o.word[at])
		if left > 0 {
			best = max(best, worth[left][at])
		}
		near(t, "what was done", f.Own, own, 0.03)
		near(t, "the best", f.Best, best, 0.03)
		near(t, "what it cost", f.Lost, best-own, 0.05)
		decisions++
	}
	return decisions
}

// The review of a match of two to 400 points, once the tables are ready: at most 3 s. The baseline is a sum over 16 MB, by which
// computers are compared.
func BenchmarkReview(b *testing.B) {
	l := mind.NewLibrary(german(), nil, nil, box())
	if err := l.Build(context.Background(), levels.Sphinx, mind.Plan{Workers: 1}); err != nil {
		b.Fatal(err)
	}
	options := dicewords.DefaultOptions(2)
	options.Target = 400
	data, err := dicewords.Setup{Options: options, Set: box(), Seed: 5}.Encode()
	if err != nil {
		b.Fatal(err)
	}
	log, err := games.NewLog(dicewords.Kind{}, data)
	players := []levels.Player{l.Player(levels.Nova, 0, 1), l.Player(levels.Fips, 1, 1)}
	for over := false; err == nil && !over; _, over = log.Match().Outcome() {
		v := log.Match().View(0).(dicewords.View)
		c, _ := players[v.Asked].Choose(context.Background(), v, nil)
		log, err = log.Do(v.Asked, c.Action)
	}
	if err != nil {
		b.Fatal(err)
	}
	bulk := make([]byte, 16<<20)
	begun := time.Now()
	sha256.Sum256(bulk)
	baseline, least := time.Since(begun), time.Hour
	for b.Loop() {
		begun := time.Now()
		if _, err := l.Review(context.Background(), log, unheard); err != nil {
			b.Fatal(err)
		}
		least = min(least, time.Since(begun))
	}
	b.ReportMetric(float64(least.Milliseconds()), "ms-quickest")
	b.ReportMetric(float64(least)/float64(baseline), "×baseline")
	if least > 3*time.Second {
		b.Errorf("%v for %d actions", least, log.Len())
	}
}
