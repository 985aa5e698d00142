package dicewords

import (
	"errors"
	"testing"

	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/challenge"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

var boxesOf = Boxes{German: dice.German, English: dice.English}

// coded5 is the match of a code of five rounds.
func coded5(t gamestest.Failer) (Setup, string) {
	t.Helper()
	return codedBy(t, boxesOf.New(nil, 5, "de-1c291ca3", German, 7))
}

func codedBy(t gamestest.Failer, code string) (s Setup, _ string) {
	t.Helper()
	terms, err := boxesOf.Read(challenge.Show(code))
	if err != nil {
		t.Fatalf("%v", err)
	}
	data, err := boxesOf.Setup(terms)
	if err == nil {
		err = games.Decode(data, &s)
	}
	if err != nil {
		t.Fatalf("%s: %v", code, err)
	}
	if again, ok := boxesOf.Of(data); !ok || again.Code != code {
		t.Fatalf("%s: the setup says %+v", code, again)
	}
	return s, code
}

// All that is agreed on comes out of its code again, and leads to the same throws; clocks that no code knows become the longest one.
func TestCodesKeepWhatIsAgreed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := Options{KeptStay: rapid.Bool().Draw(t, "kept"), Aids: rapid.Bool().Draw(t, "aids"), Clock: rapid.SampledFrom([]int{0, 60, 120, 180, 300}).Draw(t, "clock")}
		o.Rounds = rapid.SampledFrom(boxesOf.Lengths()).Draw(t, "rounds")
		language := rapid.SampledFrom([]string{German, English}).Draw(t, "language")
		list := rapid.String().Draw(t, "list")
		data, err := games.Encode(o)
		if err != nil {
			t.Fatal(err)
		}
		code := boxesOf.New(data, o.Rounds, list, language, rapid.Uint64().Draw(t, "seed"))
		s, _ := codedBy(t, code)
		terms, err := boxesOf.Read(code)
		if err != nil || terms.Rounds != o.Rounds || terms.Language != language || !terms.SameList(list) || terms.Code != code {
			t.Fatalf("%+v, %v", terms, err)
		}
		o.Seats, o.Target, o.Check, o.Code, o.Clock = 1, MaxTarget, CheckDictionary, code, min(o.Clock, DefaultClock)
		if s.Options != o || s.Set.Lang() != language {
			t.Fatalf("%+v, want %+v", s.Options, o)
		}
	})
}

// Codes of later programs and of lengths that there aren't are named as such.
func TestCodesOfLaterPrograms(t *testing.T) {
	for _, bits := range []uint64{1 << 48, 3 << 48, 6 << 44, 7 << 44} {
		var illegal *games.Illegal
		if _, err := boxesOf.Read(challenge.Number(bits)); !errors.As(err, &illegal) || illegal.ID != challenge.IllegalNewer {
			t.Errorf("%x: %v", bits, err)
		}
	}
}

// A code never changes its meaning, nor its first throw.
func TestACodeStaysWhatItIs(t *testing.T) {
	s, _ := codedBy(t, "20NW19SMKS49")
	v := view(gamestest.Do(t, record(t, s).Log, 0, all()))
	if got := string(v.Faces()); got != "EAJGVBKSRM" || v.Options.Rounds != 8 {
		t.Errorf("%s in %d rounds", got, v.Options.Rounds)
	}
}

// A setup that says it is a code's and isn't is none.
func TestNoOtherMatchHasItsCode(t *testing.T) {
	for name, change := range map[string]func(*Setup){
		"other throws": func(s *Setup) { s.Seed++ },
		"aids":         func(s *Setup) { s.Options.Aids = true },
		"rounds":       func(s *Setup) { s.Options.Rounds = 6 },
		"trust":        func(s *Setup) { s.Options.Check = CheckTrust },
		"no code":      func(s *Setup) { s.Options.Code = "20NW19SMKS4" },
		"a typo":       func(s *Setup) { s.Options.Code = "20NW19SMKS48" },
		"other words":  func(s *Setup) { s.Set.Language = English },
	} {
		s, _ := coded5(t)
		if change(&s); refusal(s) == nil {
			t.Errorf("%s can be played", name)
		}
	}
}

// refusal is why a setup can't be played.
func refusal(s Setup) error {
	_, err := New(s)
	return err
}

// The same code brings the same throws: die i shows the same in throw k of a round, whatever else is kept and however often somebody
// has thrown before. After its rounds the match is over, and the record are the points.
func TestChallengeIsPlayedAlike(t *testing.T) {
	s, code := coded5(t)
	type throw struct{ round, throw, die int }
	seen := map[throw]int{}
	see := func(at throw, up int) {
		if before, ok := seen[at]; ok && before != up {
			t.Fatalf("%+v shows %d, before %d", at, up, before)
		}
		seen[at] = up
	}
	for often := range Throws {
		l := record(t, s).Log
		for round := 1; round <= 5; round++ {
			for k, dice := 0, all().Dice; k <= often; k, dice = k+1, all().Dice[often%2*4:] { // perhaps four are kept
				l = gamestest.Do(t, l, 0, Throw{Dice: dice})
				for _, die := range dice {
					see(throw{round, k, die}, view(l).Up[die])
				}
			}
			l = gamestest.Do(t, l, 0, Pass{})
			if _, over := l.Match().Outcome(); over != (round == 5) {
				t.Fatalf("round %d: over %t", round, over)
			}
		}
		o, _ := l.Match().Outcome()
		if o.Record == nil || *o.Record != (games.Record{Key: "challenge=" + code}) {
			t.Errorf("record %+v", o.Record)
		}
		es := l.Match().Events(0, 0)
		if last := es[len(es)-1]; last.ID != EventRounds || last.Args["N"] != 5 {
			t.Errorf("the last event is %+v", last)
		}
	}
	if len(seen) != 5*Throws*DiceCount {
		t.Errorf("%d dice seen", len(seen))
	}
}
