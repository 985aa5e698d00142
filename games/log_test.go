package games_test

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"spieltisch/games"
)

// wantID expects a refusal with this id.
func wantID(t *testing.T, err error, id games.ID) {
	t.Helper()
	if illegal := refusal(t, err); illegal.ID != id {
		t.Fatalf("got %v, want %s", err, id)
	}
}

func refusal(t *testing.T, err error) games.Illegal {
	t.Helper()
	var illegal *games.Illegal
	if !errors.As(err, &illegal) {
		t.Fatalf("%v is no refusal", err)
	}
	return *illegal
}

func said(m games.Match) []int { return m.View(games.Table).([]int) }

// saying is a log in which these numbers were said.
func saying(t *testing.T, numbers ...int) games.Log {
	t.Helper()
	l, err := games.NewLog(countingKind{}, []byte("[]"))
	for i, n := range numbers {
		if err != nil {
			t.Fatal(err)
		}
		l, err = l.Do(games.Seat(i%2), say{n})
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestLogKeepsEveryPosition(t *testing.T) {
	l := saying(t, 3, 1, 4)
	if l.Len() != 3 {
		t.Fatalf("%d steps", l.Len())
	}
	for n, want := range [][]int{{}, {3}, {3, 1}, {3, 1, 4}} {
		if got := said(l.At(n)); !slices.Equal(got, want) {
			t.Errorf("after %d steps %v, want %v", n, got, want)
		}
	}
	if seat, a := l.Step(2); seat != 1 || a != (say{1}) {
		t.Errorf("step 2 is %v by %d", a, seat)
	}
	if got := said(l.Match()); !slices.Equal(got, []int{3, 1, 4}) {
		t.Errorf("now %v", got)
	}
}

func TestLogsAreValues(t *testing.T) {
	l := saying(t, 3, 1)
	a, errA := l.Do(0, say{4})
	b, errB := l.Do(0, say{5})
	back, errC := a.Undo(0)
	c, errD := back.Do(0, say{6})
	if err := errors.Join(errA, errB, errC, errD); err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		log  games.Log
		want []int
	}{{l, []int{3, 1}}, {a, []int{3, 1, 4}}, {b, []int{3, 1, 5}}, {back, []int{3, 1}}, {c, []int{3, 1, 6}}} {
		if got := said(x.log.Match()); !slices.Equal(got, x.want) || x.log.Len() != len(x.want) {
			t.Errorf("%v, want %v", got, x.want)
		}
	}
}

func TestLogRefuses(t *testing.T) {
	l := saying(t, 3)
	same, err := l.Do(0, say{4})
	wantID(t, err, games.IllegalTurn)
	if same.Len() != 1 || !slices.Equal(said(l.Match()), []int{3}) {
		t.Error("a refused action is in the log")
	}
	for _, c := range []struct {
		log  games.Log
		seat games.Seat
	}{{saying(t), 0}, {saying(t), games.Table}, {saying(t, 3), 1}, {saying(t, 3, 1), 0}, {saying(t, 7), 0}} {
		same, err := c.log.Undo(c.seat)
		wantID(t, err, games.IllegalUndo)
		if same.Len() != c.log.Len() {
			t.Error("taken back all the same")
		}
	}
	_, err = games.NewLog(countingKind{}, []byte("{}"))
	wantID(t, err, games.IllegalData)
}

// rowsOf is what a store keeps of: 3, 1, undo, 5, 9.
func rowsOf(t *testing.T) []games.Row {
	t.Helper()
	l := saying(t)
	var rows []games.Row
	for _, r := range []struct {
		seat games.Seat
		n    int
	}{{0, 3}, {1, 1}, {1, -1}, {1, 5}, {0, 9}} {
		row := games.Row{Seat: r.seat, Type: games.Undo}
		var err error
		if r.n < 0 {
			l, err = l.Undo(r.seat)
		} else {
			row.Type, row.Data = "say", []byte(`{"Number":`+strconv.Itoa(r.n)+`}`)
			l, err = l.Do(r.seat, say{r.n})
		}
		if err != nil {
			t.Fatal(err)
		}
		row.Sum = games.RowSum(l.Match().Sum())
		rows = append(rows, row)
	}
	return rows
}

func TestReplay(t *testing.T) {
	l, err := games.Replay(countingKind{}, 1, []byte("[]"), rowsOf(t))
	if err != nil {
		t.Fatal(err)
	}
	if got := said(l.Match()); l.Len() != 3 || !slices.Equal(got, []int{3, 5, 9}) {
		t.Errorf("%v in %d steps", got, l.Len())
	}
	if back, err := l.Undo(0); err != nil || !slices.Equal(said(back.Match()), []int{3, 5}) {
		t.Errorf("the past is not there: %v", err)
	}
}

func TestReplayTellsTheRowThatDiffers(t *testing.T) {
	for name, c := range map[string]struct {
		change func(rows []games.Row)
		step   int
	}{
		"sum":      {func(r []games.Row) { r[3].Sum++ }, 4},
		"undo sum": {func(r []games.Row) { r[2].Sum++ }, 3},
		"data":     {func(r []games.Row) { r[1].Data = []byte(`{"Number":2}`) }, 2},
		"no data":  {func(r []games.Row) { r[0].Data = nil }, 1},
		"type":     {func(r []games.Row) { r[4].Type = "sing" }, 5},
		"seat":     {func(r []games.Row) { r[4].Seat = 1 }, 5},
		"undo":     {func(r []games.Row) { r[2].Seat = 0 }, 3},
	} {
		t.Run(name, func(t *testing.T) {
			rows := rowsOf(t)
			c.change(rows)
			l, err := games.Replay(countingKind{}, 1, []byte("[]"), rows)
			wantID(t, err, games.IllegalNoReplay)
			if got := refusal(t, err).Args["Step"]; got != c.step {
				t.Errorf("row %v, want %d", got, c.step)
			}
			if l.Len() != 0 {
				t.Error("a log that doesn't replay was given out")
			}
		})
	}
	_, err := games.Replay(countingKind{}, 1, []byte("?"), nil)
	wantID(t, err, games.IllegalData)
}

// A decision shows what its author knew before it; what was taken back is none.
func TestDecisions(t *testing.T) {
	log, err := saying(t, 3, 5, 9).Undo(0)
	if err != nil {
		t.Fatal(err)
	}
	var got []games.Decision
	for d := range log.Decisions() {
		got = append(got, d)
	}
	want := []games.Decision{{Step: 1, View: []int{}, Action: say{3}}, {Step: 2, Seat: 1, View: []int{3}, Action: say{5}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
