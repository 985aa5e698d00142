package woerterklauer

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// The distribution (RULES.md, "Material").
func TestGermanSet(t *testing.T) {
	var b strings.Builder
	all := german(t).All()
	for i, tile := range all {
		if tile.ID != i+1 {
			t.Errorf("tile %d has id %d", i+1, tile.ID)
		}
	}
	for _, st := range stocks(all) {
		fmt.Fprintf(&b, "%v%d ", st.Letter, st.Count)
	}
	equalText(t, "set", b.String(), "A6 B2 C2 D4 E15 F2 G3 H4 I6 J1 K2 L4 M3 N8 O3 P1 Q1 R6 S6 T6 U5 V1 W2 X1 Y1 Z1 ")
	if len(all) != Tiles {
		t.Errorf("%d tiles", len(all))
	}
}

func TestOptionsSayAllThatIsWrong(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Options)
		want   []games.ID
	}{
		"default":   {func(*Options) {}, nil},
		"the other": {func(o *Options) { o.Red, o.First, o.Size, o.Level, o.Clock = 1, 1, 7, LevelIV, 3600 }, nil},
		"nothing": {func(o *Options) { *o = Options{} }, []games.ID{
			IllegalSeats, IllegalSize, IllegalLevel,
		}},
		"all": {func(o *Options) { *o = Options{Seats: 3, Size: 13, Level: 5, Clock: 29, Red: 2, First: games.Table} }, []games.ID{
			IllegalSeats, IllegalSize, IllegalLevel, IllegalClock, IllegalRed, IllegalFirst,
		}},
		"a handicap":   {func(o *Options) { o.Extra[1] = MaxExtra }, nil},
		"one for both": {func(o *Options) { o.Extra = [Seats]int{1, 2} }, []games.ID{games.IllegalHandicap}},
		"too large":    {func(o *Options) { o.Extra[0] = MaxExtra + 1 }, []games.ID{games.IllegalHandicap}},
		"negative":     {func(o *Options) { o.Clock, o.Level, o.Red = -1, -1, -1 }, []games.ID{IllegalLevel, IllegalClock, IllegalRed}},
	} {
		o := DefaultOptions()
		c.change(&o)
		var got []games.ID
		for _, wrong := range o.Validate() {
			got = append(got, wrong.ID)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		_, err := New(Setup{Options: o, Set: german(t)})
		if len(c.want) > 0 {
			gamestest.WantID(t, name, err, c.want[0])
		} else if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSetsThatAreNone(t *testing.T) {
	good := german(t)
	for name, change := range map[string]func(Set) Set{
		"none":      func(Set) Set { return nil },
		"one more":  func(s Set) Set { s[0].Count++; return s },
		"twice":     func(s Set) Set { s[1] = s[0]; return s },
		"order":     func(s Set) Set { s[0], s[1] = s[1], s[0]; return s },
		"no letter": func(s Set) Set { s[25].Letter = 'a'; return s },
		"zero":      func(s Set) Set { s[0].Count, s[1].Count = 8, 0; return s },
		"minus":     func(s Set) Set { s[0].Count, s[1].Count = 9, -1; return s },
		"vowels":    func(Set) Set { return Set{{'N', 96}} },
		"overflow":  func(Set) Set { return Set{{'A', 1 << 62}, {'B', 1 << 62}, {'C', 1 << 62}, {'D', 1<<62 + 96}} },
	} {
		_, err := New(Setup{Options: DefaultOptions(), Set: change(good.Clone())})
		gamestest.WantID(t, name, err, IllegalSet)
	}
	if _, err := ParseSet([]byte(`[{"Letter":"AB","Count":96}]`)); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
	if _, err := ParseSet([]byte(`[{"Letter":"A","Count":95}]`)); !gamestest.IsIllegal(err) {
		t.Errorf("%v", err)
	}
}

// The setup is complete data: it says every letter, and another file changes no match.
func TestSetupIsComplete(t *testing.T) {
	data, err := encoded(t, DefaultOptions(), 7)
	if err != nil || strings.Count(string(data), `"Letter"`) != 26 {
		t.Fatalf("%s, %v", data, err)
	}
	set := german(t)
	m, err := New(Setup{Options: DefaultOptions(), Set: set, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	sum := m.Sum()
	set[0].Count = 99
	if err := m.Apply(0, Draw{}); err != nil {
		t.Fatal(err)
	}
	l := gamestest.Do(t, gamestest.Start(t, Kind{}, data, nil), 0, Draw{})
	if l.Match().Sum() != m.Sum() || l.At(0).Sum() != sum {
		t.Error("the set is shared with its maker")
	}
}

func TestLayText(t *testing.T) {
	for _, text := range []string{"1:0,0", "96:-1000,1000", "7:-3,12"} {
		var l Lay
		if err := l.UnmarshalText([]byte(text)); err != nil || l.String() != text {
			t.Errorf("%s: %+v, %v", text, l, err)
		}
	}
	for _, text := range []string{"", "1", "1:2", "0:1,1", "97:1,1", "1:1001,0", "1:0,-1001", "01:1,1", "1:+1,1", "1:1,1,", "1: 1,1", "x:1,1", "1:1,99999999999999999999"} {
		var l Lay
		if err := l.UnmarshalText([]byte(text)); !gamestest.IsIllegal(err) {
			t.Errorf("%q: %+v, %v", text, l, err)
		}
	}
	for _, text := range []string{`"5:1,2/3,-4"`, `"5:/1,2"`, `"5:1,2/"`} {
		var c Change
		err := json.Unmarshal([]byte(text), &c)
		again, err2 := json.Marshal(c)
		if err != nil || err2 != nil || string(again) != text {
			t.Errorf("%s: %s, %v, %v", text, again, err, err2)
		}
	}
	for _, text := range []string{"", "5", "5:", "5:/", "5:1,2/1,2", "5:1,2", ":1,2/", "5:1/2,2", "5:1,2/3,4/5,6", "5:01,2/3,4"} {
		var c Change
		if err := c.UnmarshalText([]byte(text)); !gamestest.IsIllegal(err) {
			t.Errorf("%q: %+v, %v", text, c, err)
		}
	}
}
