package davinci

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
)

func TestSetup(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*Options)
		want   []games.ID
	}{
		{"default", func(*Options) {}, nil},
		{"one seat", func(o *Options) { o.Seats = 1 }, []games.ID{IllegalSeats}},
		{"five seats", func(o *Options) { o.Seats = 5 }, []games.ID{IllegalSeats}},
		{"rounds", func(o *Options) { o.Rounds = MaxRounds }, nil},
		{"too many rounds", func(o *Options) { o.Rounds = MaxRounds + 1 }, []games.ID{IllegalRounds}},
		{"fewer than none", func(o *Options) { o.Rounds = -1 }, []games.ID{IllegalRounds}},
		{"clock", func(o *Options) { o.Clock = DefaultClock }, nil},
		{"short clock", func(o *Options) { o.Clock = MinClock - 1 }, []games.ID{IllegalClock}},
		{"a handicap", func(o *Options) { o.Rounds, o.Head = 4, [MaxSeats]int{0, MaxHead, 5} }, nil},
		{"one for everybody", func(o *Options) { o.Rounds, o.Head = 4, [MaxSeats]int{5, 5, 5} }, []games.ID{games.IllegalHandicap}},
		{"open tiles", func(o *Options) { o.Show = [MaxSeats]int{3} }, nil},
		{"all of them", func(o *Options) { o.Show = [MaxSeats]int{4} }, []games.ID{games.IllegalHandicap}},
		{"open tiles for points", func(o *Options) { o.Rounds, o.Show = 4, [MaxSeats]int{1} }, []games.ID{games.IllegalHandicap}},
		{"points without points", func(o *Options) { o.Head[1] = 5 }, []games.ID{games.IllegalHandicap}},
		{"all", func(o *Options) { *o = Options{Rounds: -1, Clock: -1} }, []games.ID{
			IllegalSeats, IllegalRounds, IllegalLeftover, IllegalPad, IllegalClock,
		}},
	} {
		o := DefaultOptions(3)
		c.change(&o)
		var got []games.ID
		for _, w := range o.Validate() {
			got = append(got, w.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if err := (Setup{Options: o}).Validate(); (err == nil) != (c.want == nil) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if (Kind{}).Name() != "davinci" || (Kind{}).Rules() != 1 {
		t.Error("another kind")
	}
	for round, want := range []games.Seat{0, 1, 2, 0} {
		if got := DefaultOptions(3).Starter(round + 1); got != want {
			t.Errorf("round %d is started by %d", round+1, got)
		}
	}
	if _, err := (Kind{}).Action("sing", nil); !reflect.DeepEqual(err, error(games.Refuse(games.IllegalAction, games.Args{"Type": "sing"}))) {
		t.Errorf("%v", err)
	}
}
