package dicewords

import (
	"errors"
	"slices"
	"testing"

	"spieltisch/games"
)

func TestOptions(t *testing.T) {
	if wrong := DefaultOptions(1).Validate(); len(wrong) > 0 || DefaultOptions(1).Target != 400 {
		t.Errorf("the defaults: %v", wrong)
	}
	for name, c := range map[string]struct {
		change func(*Options)
		want   []games.ID
	}{
		"nobody":                {func(o *Options) { o.Seats = 0 }, []games.ID{IllegalSeats}},
		"nine":                  {func(o *Options) { o.Seats = 9 }, []games.ID{IllegalSeats}},
		"eight":                 {func(o *Options) { o.Seats = 8 }, nil},
		"target 49":             {func(o *Options) { o.Target = 49 }, []games.ID{IllegalTarget}},
		"target 50":             {func(o *Options) { o.Target = 50 }, nil},
		"target 2000":           {func(o *Options) { o.Target = 2000 }, nil},
		"target 2001":           {func(o *Options) { o.Target = 2001 }, []games.ID{IllegalTarget}},
		"no check":              {func(o *Options) { o.Check = "" }, []games.ID{IllegalCheck}},
		"challenge":             {func(o *Options) { o.Check = CheckChallenge }, nil},
		"challenge alone":       {func(o *Options) { o.Check = CheckChallenge; o.Seats = 1 }, []games.ID{IllegalCheckAlone}},
		"clock 29":              {func(o *Options) { o.Clock = 29 }, []games.ID{IllegalClock}},
		"clock 30":              {func(o *Options) { o.Clock = 30 }, nil},
		"clock 3600":            {func(o *Options) { o.Clock = 3600 }, nil},
		"clock 3601":            {func(o *Options) { o.Clock = 3601 }, []games.ID{IllegalClock}},
		"clock -1":              {func(o *Options) { o.Clock = -1 }, []games.ID{IllegalClock}},
		"aids":                  {func(o *Options) { o.Aids = true }, nil},
		"aids and challenge":    {func(o *Options) { o.Aids = true; o.Check = CheckChallenge }, []games.ID{IllegalAids}},
		"aids and trust":        {func(o *Options) { o.Aids = true; o.Check = CheckTrust }, []games.ID{IllegalAids}},
		"a doubt costs 10":      {func(o *Options) { o.Check, o.DoubtCost = CheckChallenge, 10 }, nil},
		"a doubt costs 5":       {func(o *Options) { o.Check, o.DoubtCost = CheckChallenge, 5 }, []games.ID{IllegalDoubtCost}},
		"a doubt where is none": {func(o *Options) { o.DoubtCost = 10 }, []games.ID{IllegalDoubtCost}},
		"a handicap":            {func(o *Options) { o.Head[1] = 399 }, nil},
		"one of the target":     {func(o *Options) { o.Head[1] = 400 }, []games.ID{games.IllegalHandicap}},
		"less than none":        {func(o *Options) { o.Head[1] = -5 }, []games.ID{games.IllegalHandicap}},
		"one for everybody":     {func(o *Options) { o.Head = [MaxSeats]int{5, 10} }, []games.ID{games.IllegalHandicap}},
		"one for nobody":        {func(o *Options) { o.Head[2] = 5 }, []games.ID{games.IllegalHandicap}},
		"one alone":             {func(o *Options) { o.Seats, o.Head[0] = 1, 5 }, []games.ID{games.IllegalHandicap}},
		"five rounds alone":     {func(o *Options) { o.Seats, o.Target, o.Rounds = 1, MaxTarget, 5 }, nil},
		"five rounds and more":  {func(o *Options) { o.Seats, o.Rounds = 1, 5 }, []games.ID{IllegalRoundsAlone}},
		"rounds for two":        {func(o *Options) { o.Target, o.Rounds = MaxTarget, 5 }, []games.ID{IllegalRoundsAlone}},
		"eleven rounds":         {func(o *Options) { o.Seats, o.Target, o.Rounds = 1, MaxTarget, 11 }, []games.ID{IllegalRounds}},
		"rounds below 0":        {func(o *Options) { o.Rounds = -1 }, []games.ID{IllegalRounds, IllegalRoundsAlone}},
		"everything in its row": {func(o *Options) { *o = Options{Clock: 1} }, []games.ID{IllegalSeats, IllegalTarget, IllegalCheck, IllegalClock}},
	} {
		o := DefaultOptions(2)
		c.change(&o)
		var got []games.ID
		for _, w := range o.Validate() {
			got = append(got, w.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		_, err := New(Setup{Options: o, Set: german(t)})
		if (err == nil) != (c.want == nil) {
			t.Errorf("%s: New says %v", name, err)
		}
	}
	if args := (Options{Seats: 9, Target: 50, Check: CheckTrust}).Validate()[0].Args; args["Min"] != 1 || args["Max"] != 8 {
		t.Errorf("args %v", args)
	}
}

func TestKind(t *testing.T) {
	if k := (Kind{}); k.Name() != "dicewords" || k.Rules() != 1 {
		t.Errorf("%s %d", k.Name(), k.Rules())
	}
	for name, data := range map[string]string{
		"nothing": "", "null": "null", "zero": "{}", "trailing": "{} {}", "unknown": `{"Options":{"Chairs":2}}`,
	} {
		_, err := Kind{}.Start(Rules, []byte(data))
		var illegal *games.Illegal
		if !errors.As(err, &illegal) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, typ := range []string{"", "undo", "Throw", "fly"} {
		_, err := Kind{}.Action(typ, []byte("{}"))
		wantID(t, typ, err, games.IllegalAction)
	}
	_, err := Kind{}.Action(TypeThrow, []byte(`{"Dice":[1],"Faces":[6]}`))
	wantID(t, "unknown field", err, games.IllegalData)
}

// A setup is complete data: changing what it was made from changes no match.
func TestSetupIsItsOwn(t *testing.T) {
	s := german(t)
	m, err := New(Setup{Options: DefaultOptions(1), Set: s, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.Values[4].Points = 20
	v := m.View(0).(View)
	if p, _ := v.Set.Points('E'); p != 1 {
		t.Errorf("E counts %d in the match", p)
	}
	v.Set.Values[4].Points = 20
	if p, _ := m.View(0).(View).Set.Points('E'); p != 1 {
		t.Errorf("E counts %d after a change of the view", p)
	}
}
