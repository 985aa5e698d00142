package mind

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/gamestest"
	"spieltisch/games/mind"
)

// logged is a match that players have played to its end; those who aren't asked are heard first.
func logged(t *testing.T, l *Library, seed uint64, levels ...mind.Level) games.Log {
	t.Helper()
	s, players := l.setup, seated(l, levels...)
	s.Seed = seed
	data, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := games.NewLog(decipher.Kind{}, data)
	if err != nil {
		t.Fatal(err)
	}
	for range 2000 {
		m := log.Match()
		if _, over := m.Outcome(); over {
			return log
		}
		seat, a := says(m, players, seed)
		if log, err = log.Do(seat, a); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("it never ends")
	return log
}

// says is who does what next.
func says(m games.Match, players []mind.Player, seed uint64) (games.Seat, games.Action) {
	asked := m.Standing().Asked
	for i := range players {
		seat := (asked + 1 + games.Seat(i)) % games.Seat(len(players)) // who is asked comes last
		if asked == games.Table {
			break
		}
		c, ok := players[seat].Choose(context.Background(), m.View(seat), mind.Chance(seed+uint64(seat), m.View(0).(decipher.View).Step))
		if ok {
			return seat, c.Action
		}
	}
	return games.Table, decipher.Next{}
}

func reviewed(t *testing.T, l *Library, log games.Log) []mind.Finding {
	t.Helper()
	all, err := l.Review(context.Background(), log, func(float64, []mind.Finding) {})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// For each seat all that is booked adds up to its lead of all rounds; each better choice was lawful, and costs are those that
// the table calls mistakes. What a single decision is judged to be is what the review says of it.
func TestReviewAddsUp(t *testing.T) {
	what := map[games.ID]int{}
	for i, pick := range []decipher.Pick{decipher.PickOrder, decipher.PickLive, decipher.PickRandom} {
		for seats := 2; seats <= 4; seats++ {
			l := library(t, seats, 3+i, pick)
			log := logged(t, l, uint64(seats), mind.Pip, mind.Nova, mind.Fips, mind.Sphinx)
			all := reviewed(t, l, log)
			results := log.Match().View(games.Table).(decipher.View).Results
			for seat := range games.Seat(seats) {
				lead := 0.0
				for _, r := range results {
					lead += Lead(r, seat)
				}
				if a := mind.AccountOf(all, seat); math.Abs(a.Sum()-lead) > 1e-9 || a.Decisions == 0 {
					t.Errorf("seat %d: %+v, its lead is %v", seat, a, lead)
				}
			}
			gamestest.PlaysBest(t, decipher.Kind{}, log, all)
			for _, f := range all {
				what[f.What]++
				checkFinding(t, log, f)
			}
		}
	}
	for _, id := range []games.ID{ReviewAsk, ReviewOn, ReviewGuess, ReviewWord, ReviewOrder, ReviewGive} {
		if what[id] == 0 {
			t.Errorf("never %s: %v", id, what)
		}
	}
}

func checkFinding(t *testing.T, log games.Log, f mind.Finding) {
	t.Helper()
	if f.What == "" {
		return
	}
	if f.Best < f.Own || f.Size != Scale.Grade(f.Best, f.Own) || math.Abs(f.Lost-(f.Best-f.Own)) > 1e-9 || f.Turn < 1 {
		t.Errorf("%+v", f)
	}
	if f.Type == "" {
		return
	}
	_, own := log.Step(f.Step)
	a, err := decipher.Kind{}.Action(f.Type, f.Data)
	if err != nil || reflect.DeepEqual(a, own) {
		t.Fatalf("%+v, %v", f, err)
	}
}

// Who plays as the mind says is told of next to no mistakes, who plays worse of more.
func TestReviewTellsLevelsApart(t *testing.T) {
	l := library(t, 2, 5, decipher.PickOrder)
	var lost [2]float64
	for seed := range uint64(4) {
		all := reviewed(t, l, logged(t, l, seed, mind.Sphinx, mind.Fips))
		for seat := range lost {
			lost[seat] += mind.AccountOf(all, games.Seat(seat)).Lost
		}
	}
	if lost[0]*4 > lost[1] {
		t.Errorf("Sphinx gave away %v, Fips %v", lost[0], lost[1])
	}
}

// judged is who says of a decision of seat 1 how much it was worth.
type judged func(games.Match, games.Action) mind.Finding

// A decision is judged by what its seat could know: whatever the secret is, the same is said of it. Judges who look at the
// truth are caught, and so is one who calls the best choice a mistake.
func TestJudgedByWhatOneKnew(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	differ, wrong := map[string]int{}, map[string]int{}
	judges := judges(t, l)
	for i, p := range twins(t, l) {
		v := p[0].View(1).(decipher.View)
		if i%20 > 0 || v.Phase != decipher.PhasePlace {
			continue
		}
		best, err := l.Mind(1, 0).Best(context.Background(), v, 1)
		if err != nil {
			t.Fatal(err)
		}
		for name, judge := range judges {
			for _, zone := range v.Open() {
				if a := (decipher.Ask{Zone: zone}); !reflect.DeepEqual(judge(p[0], a), judge(p[1], a)) {
					differ[name]++
				}
			}
			if judge(p[0], best[0].Action).Size > mind.NoMistake {
				wrong[name]++
			}
		}
	}
	if differ["honest"] > 0 || differ["looks"] == 0 {
		t.Errorf("differ by what nobody knew: %v", differ)
	}
	if wrong["honest"] > 0 || wrong["strict"] == 0 {
		t.Errorf("call the best choice a mistake: %v", wrong)
	}
}

// judges are an honest one, one who looks at what came of a question, and one who calls everything a mistake.
func judges(t *testing.T, l *Library) map[string]judged {
	honest := func(m games.Match, a games.Action) mind.Finding {
		found, err := l.Judge(context.Background(), games.Decision{Step: 1, Seat: 1, View: m.View(1), Action: a})
		if err != nil {
			t.Fatal(err)
		}
		if len(found) == 0 {
			return mind.Finding{}
		}
		return found[0]
	}
	return map[string]judged{"honest": honest, "looks": func(m games.Match, a games.Action) mind.Finding {
		f := honest(m, a)
		if after := m.Clone(); after.Apply(1, a) == nil && after.View(1).(decipher.View).NoTokens > m.View(1).(decipher.View).NoTokens {
			f.Best = f.Own + 1 // a No was a mistake
		}
		return f
	}, "strict": func(m games.Match, a games.Action) mind.Finding {
		f := honest(m, a)
		f.Size++
		return f
	}}
}

// A word that nobody names is held against a seeker once a round, and one that the list doesn't know isn't judged.
func TestWhatIsHeldAgainstASeeker(t *testing.T) {
	l := library(t, 2, 5, decipher.PickRandom)
	for seed := range uint64(3) {
		held := map[string]int{}
		for _, f := range reviewed(t, l, logged(t, l, seed, mind.Pip)) {
			if f.What == ReviewOn {
				held[string(rune('0'+f.Turn))+string(rune('0'+f.Seat))+string(f.Data)]++
			}
		}
		for word, n := range held {
			if n > 1 {
				t.Errorf("%s is held %d times", word, n)
			}
		}
	}
	m := sought(t, l, 1, "BAUER")[2]
	found, err := l.Judge(context.Background(), games.Decision{Step: 1, Seat: 1, View: m.View(1), Action: decipher.Guess{Word: "AAAAA"}})
	if err != nil || len(found) != 1 || found[0].What == "" {
		t.Errorf("%+v, %v", found, err)
	}
}

// Whoever is asked and guesses too early had something better to do, and is right to do it when trying again; whoever isn't had
// only to wait.
func TestWhatIsBetterThanAnEarlyGuess(t *testing.T) {
	for seats, want := range map[int]string{2: decipher.TypeTake, 3: ""} {
		l := library(t, seats, 5, decipher.PickRandom)
		m := sought(t, l, 1, "BIRNE")[0]
		seat := games.Seat(seats - 1) // of three, somebody else is asked
		judge := func(a games.Action) mind.Finding {
			found, err := l.Judge(context.Background(), games.Decision{Step: 2, Seat: seat, View: m.View(seat), Action: a})
			if err != nil || len(found) != 1 {
				t.Fatalf("%d seats: %+v, %v", seats, found, err)
			}
			return found[0]
		}
		f := judge(decipher.Guess{Word: "BIRNE"})
		if f.What != ReviewEarly || f.Size == mind.NoMistake || f.Type != want {
			t.Errorf("%d seats: %+v", seats, f)
		}
		if want == "" {
			continue
		}
		if f := judge(f.Choice(decipher.Kind{})); f.Size != mind.NoMistake || f.What == "" {
			t.Errorf("then a mistake: %+v", f)
		}
	}
}

// What a review calls best is what a try there is judged by: a choice that it calls well done is none that Judge has something
// against, and what it calls better is nothing that Judge calls a mistake.
func TestReviewAgreesWithTries(t *testing.T) {
	still := 0
	for i, seats := range []int{2, 3, 2} {
		l := library(t, seats, 5, decipher.PickRandom)
		log := logged(t, l, uint64(i), mind.Pip, mind.Pip, mind.Fips)
		for _, f := range reviewed(t, l, log) {
			if f.What == "" || f.What == ReviewWord || f.What == ReviewOrder {
				continue
			}
			_, own := log.Step(f.Step)
			checkTry(t, f, tryOf(t, l, log, f, own))
			if f.What == ReviewStill {
				still++
				if better := tryOf(t, l, log, f, f.Choice(decipher.Kind{})); better.Size > mind.NoMistake {
					t.Errorf("%+v: better is a mistake: %+v", f, better)
				}
			}
		}
	}
	if still == 0 {
		t.Error("no word was still to be named")
	}
}

// tryOf is how an action is judged where a finding is.
func tryOf(t *testing.T, l *Library, log games.Log, f mind.Finding, a games.Action) mind.Finding {
	t.Helper()
	d := log.Decision(f.Step)
	d.Action = a
	found, err := l.Judge(context.Background(), d)
	if err != nil || len(found) != 1 {
		t.Fatalf("%+v: %+v, %v", a, found, err)
	}
	return found[0]
}

// checkTry wants a review to say the same of a choice as a try.
func checkTry(t *testing.T, f, try mind.Finding) {
	t.Helper()
	if f.Fine() != try.Fine() || !f.Fine() && (f.Type != try.Type || string(f.Data) != string(try.Data)) {
		t.Errorf("%+v is judged as %+v", f, try)
	}
	if f.What == ReviewStill && (!f.Held || f.Type != decipher.TypeGuess) {
		t.Errorf("%+v", f)
	}
}

// What is stopped leaves nothing, and a match that goes on has no review.
func TestReviewStops(t *testing.T) {
	l := library(t, 2, 3, decipher.PickOrder)
	ctx, stop := context.WithCancel(context.Background())
	log, told := logged(t, l, 1, mind.Fips), 0.0
	all, err := l.Review(ctx, log, func(share float64, _ []mind.Finding) {
		if told = share; share > 0.3 {
			stop()
		}
	})
	if !errors.Is(err, context.Canceled) || all != nil && told > 0.5 {
		t.Errorf("%d findings, %v, at %v", len(all), err, told)
	}
	data, err := l.setup.Encode()
	if err != nil {
		t.Fatal(err)
	}
	begun, err := games.NewLog(decipher.Kind{}, data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Review(context.Background(), begun, func(float64, []mind.Finding) {}); err == nil {
		t.Error("a review of a match that has just begun")
	}
}
