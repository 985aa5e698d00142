package davinci

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"spieltisch/games"
)

// Golden logs are only written anew when Rules is raised, into a folder of their own.
var writeLogs = flag.Bool("write-logs", false, "write the golden logs of this version of the rules")

// goldenLog is a stored match of an older day and what came of it.
type goldenLog struct {
	Setup    json.RawMessage
	Rows     []storedRow
	Standing games.Standing
	Outcome  *games.Outcome `json:",omitempty"`
}

// Every stored log replays, row by row with the same sum, to the same result.
func TestGoldenLogs(t *testing.T) {
	if *writeLogs {
		writeGoldenLogs(t)
	}
	files, err := filepath.Glob("testdata/logs/*/*.json")
	if err != nil || len(files) < 6 {
		t.Fatalf("%d golden logs, %v", len(files), err)
	}
	seen := map[games.ID]bool{}
	for _, file := range files {
		l := replayed(t, file)
		for seat := range games.Seat(MaxSeats) {
			for _, e := range l.Match().Events(seat, 0) {
				seen[e.ID] = true
			}
		}
	}
	for _, id := range []games.ID{
		EventDeal, EventTake, EventOwnTake, EventArrange, EventDraw, EventOwnDraw, EventRight, EventWrong, EventShown, EventOpen,
		EventStop, EventHidden, EventCracked, EventOut, EventLast, EventPoints, EventTimeUp, EventNext, EventWin, EventAbandon,
	} {
		if !seen[id] {
			t.Errorf("no golden log has %s", id)
		}
	}
}

// replayed is the match of a file, which must come to the result noted there.
func replayed(t *testing.T, file string) games.Log {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var g goldenLog
	if err := json.Unmarshal(data, &g); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	l, err := games.Replay(Kind{}, g.Setup, stored(g.Rows))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if got := l.Match().Standing(); !reflect.DeepEqual(got, g.Standing) {
		t.Errorf("%s: %+v, was %+v", file, got, g.Standing)
	}
	if out, over := l.Match().Outcome(); over != (g.Outcome != nil) || over && !reflect.DeepEqual(out, *g.Outcome) {
		t.Errorf("%s: %+v, was %+v", file, out, g.Outcome)
	}
	damaged(t, g)
	return l
}

// damaged: a changed seed or sum is noticed at the first row that it concerns.
func damaged(t *testing.T, g goldenLog) {
	t.Helper()
	var s Setup
	if err := json.Unmarshal(g.Setup, &s); err != nil {
		t.Fatal(err)
	}
	s.Seed++
	other, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	_, err = games.Replay(Kind{}, other, stored(g.Rows))
	wantStep(t, err, 1)
	rows := stored(g.Rows)
	rows[len(rows)-1].Sum++
	_, err = games.Replay(Kind{}, g.Setup, rows)
	wantStep(t, err, len(rows))
}

func wantStep(t *testing.T, err error, step int) {
	t.Helper()
	wantID(t, "damaged", err, games.IllegalNoReplay)
	if illegal, ok := err.(*games.Illegal); ok && illegal.Args["Step"] != step { //nolint:errorlint // Replay returns it bare
		t.Errorf("noticed at %v, want %d", illegal.Args["Step"], step)
	}
}

func writeGoldenLogs(t *testing.T) {
	t.Helper()
	folder := fmt.Sprintf("testdata/logs/%d", Rules)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		seats  int
		change func(*Options)
		play   func(games.Match, picker) (games.Seat, games.Action)
		seed   uint64
	}{
		"two":           {2, func(*Options) {}, clever, 21},
		"two-dashes":    {2, func(o *Options) { o.Dashes = true }, clever, 22},
		"three-points":  {3, func(o *Options) { o.Dashes, o.Rounds, o.Deal, o.Leftover = true, 3, true, LeftTens }, clever, 23},
		"four-clock":    {4, func(o *Options) { o.Clock = 60 }, clever, 34},
		"four-guessing": {4, func(o *Options) { o.Dashes, o.Pad, o.Warn = true, PadChances, false }, lawful, 25},
		"four-points":   {4, func(o *Options) { o.Dashes, o.Rounds = true, 2 }, clever, 26},
	} {
		o := DefaultOptions(c.seats)
		c.change(&o)
		writeGolden(t, filepath.Join(folder, name+".json"), goldenGame(t, o, c.seed, c.play))
	}
	r := recorder{log: start(t, options(2, true), 27)}
	r.do(t, 0, Take{3, 1})
	r.do(t, games.Table, games.Abandon{})
	r.undo(t, games.Table)
	r.do(t, 0, Arrange{view(r.log, 0).Hand})
	r.do(t, games.Table, games.Abandon{})
	writeGolden(t, filepath.Join(folder, "abandoned.json"), r)
}

// goldenGame plays to the end; going on is once taken back.
func goldenGame(t *testing.T, o Options, seed uint64, play func(games.Match, picker) (games.Seat, games.Action)) recorder {
	t.Helper()
	r := recorder{log: start(t, o, seed)}
	c := games.NewChance(seed, 1, 1)
	for !over(r.log) {
		seat, a := play(r.log.Match(), c.IntN)
		if a.Type() == TypeAbandon {
			continue
		}
		r.do(t, seat, a)
		if a.Type() == TypeNext && c.IntN(2) == 0 {
			r.undo(t, games.Table)
		}
	}
	return r
}

func writeGolden(t *testing.T, file string, r recorder) {
	t.Helper()
	g := goldenLog{Setup: mustEncode(t, r.log), Rows: r.rows, Standing: r.log.Match().Standing()}
	if out, over := r.log.Match().Outcome(); over {
		g.Outcome = &out
	}
	data, err := json.MarshalIndent(g, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append(data, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
