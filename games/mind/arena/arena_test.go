package arena_test

import (
	"bytes"
	"context"
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	dv "spieltisch/games/davinci"
	"spieltisch/games/mind"
	"spieltisch/games/mind/arena"
	"spieltisch/games/mind/arena/contests"
)

func contest(groups int, levels ...mind.Level) arena.Contest {
	return arena.Contest{Name: "test", Game: contests.Davinci(dv.DefaultOptions(len(levels))), Levels: levels, Groups: groups}
}

func none(arena.Group) error { return nil }

func byNumber(groups []arena.Group) []arena.Group {
	return slices.SortedFunc(slices.Values(groups), func(a, b arena.Group) int { return a.Number - b.Number })
}

// An arena that was stopped and went on has the groups that it would have had at once, and plays none twice. What else lies in
// the file isn't its own.
func TestGoesOnWhereItWasStopped(t *testing.T) {
	c := contest(8, mind.Nova, mind.Fips)
	whole, err := arena.Run(context.Background(), []arena.Contest{c}, nil, 2, none)
	if err != nil || len(whole) != 8 {
		t.Fatalf("%d groups, %v", len(whole), err)
	}
	var file bytes.Buffer
	full := errors.New("stopped")
	n := 0
	_, err = arena.Run(context.Background(), []arena.Contest{c}, nil, 1, func(g arena.Group) error {
		if n++; n > 3 {
			return full
		}
		return arena.Write(&file, g)
	})
	if !errors.Is(err, full) {
		t.Fatalf("%v", err)
	}
	file.WriteString(`{"Contest":"test","Num`) // cut off
	done := arena.Read(&file)
	if len(done) != 3 {
		t.Fatalf("read %d", len(done))
	}
	done = append(done, arena.Group{Contest: "another"}, arena.Group{Contest: c.Name, Number: c.Groups})
	played := 0
	all, err := arena.Run(context.Background(), []arena.Contest{c}, done, 2, func(arena.Group) error { played++; return nil })
	if err != nil || played != 5 || !reflect.DeepEqual(byNumber(all), byNumber(whole)) {
		t.Errorf("%d played, %v:\n%v\nwant\n%v", played, err, byNumber(all), byNumber(whole))
	}
}

// Against oneself nobody is stronger, and every win is somebody's.
func TestMirrored(t *testing.T) {
	groups, err := arena.Run(context.Background(), []arena.Contest{contest(20, mind.Nova, mind.Nova, mind.Nova)}, nil, 2, none)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range groups {
		if sum := g.Wins[0] + g.Wins[1] + g.Wins[2]; math.Abs(sum-3) > 1e-9 {
			t.Errorf("%v", g)
		}
		acts := 0
		for _, n := range g.Acts {
			acts += n
		}
		if g.Acts[dv.TypeGuess] == 0 || acts != g.Choices {
			t.Errorf("%d choices: %v", g.Choices, g.Acts)
		}
	}
}

func TestResult(t *testing.T) {
	c := contest(4, mind.Nova, mind.Fips)
	var groups []arena.Group
	for i, w := range []float64{2, 1, 1, 2} {
		groups = append(groups, arena.Group{Contest: "test", Number: i, Wins: []float64{w, 2 - w}, Points: []int{40, 10}, Turns: []int{4, 4}})
	}
	r := arena.Of(c, append(groups, arena.Group{Contest: "another", Wins: []float64{0, 0}, Points: []int{0, 0}, Turns: []int{0, 0}}))
	by := 1.96 * math.Sqrt(0.25/3/4)
	if r.Matches != 8 || r.Share != 0.75 || math.Abs(r.Low-(0.75-by)) > 1e-9 || r.High != 1 || r.Points != 10 || r.PointsBy != 0 {
		t.Errorf("%+v", r)
	}
	if e := arena.Elo(0.75); math.Abs(e-190.8) > 0.1 {
		t.Errorf("%v", e)
	}
	if s := arena.Table([]arena.Result{r}); !strings.Contains(s, "| test | 3 2 | 8 | 75.0 %, 46.7 to 100.0 | +191,") {
		t.Error(s)
	}
}

// Tips and reviews are of one mind, in 40 decisions of each game at least: make arena asks 2,000.
func TestOneVoice(t *testing.T) {
	heard := 0
	for _, c := range contests.OfDavinci() {
		if c.Voice == nil {
			continue
		}
		c.Groups = 2
		groups, err := arena.Run(context.Background(), []arena.Contest{c}, nil, 1, none)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range groups {
			heard += g.Acts[arena.Heard]
		}
	}
	if heard < 40 {
		t.Errorf("%d decisions", heard)
	}
}

// A handicap goes with its level around the table.
func TestHandicapGoesAround(t *testing.T) {
	o := dv.DefaultOptions(2)
	o.Rounds = 2
	c := arena.Contest{Name: "test", Game: contests.Davinci(o), Levels: []mind.Level{mind.Sphinx, mind.Pip}, Groups: 3, Given: []int{0, dv.MaxHead}}
	groups, err := arena.Run(context.Background(), []arena.Contest{c}, nil, 1, none)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range groups {
		if g.Wins[0] != 0 || g.Wins[1] != 2 {
			t.Errorf("%v", g.Wins)
		}
	}
}
