package decipher

import (
	"encoding/json"
	"errors"
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
	Rows     []row
	Standing games.Standing
	Outcome  *games.Outcome `json:",omitempty"`
}

// Every stored log replays, row by row with the same sum, to the same result.
// Nothing here could ask a lexicon: Replay takes none.
func TestGoldenLogs(t *testing.T) {
	if *writeLogs {
		writeGoldenLogs(t)
	}
	files, err := filepath.Glob("testdata/logs/*/*.json")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d golden logs, %v", len(files), err)
	}
	seen := map[games.ID]bool{}
	for _, file := range files {
		replayed(t, file, seen)
	}
	for _, id := range []games.ID{
		EventWord, EventOwnWord, EventReorder, EventTake, EventGive, EventNo, EventYes, EventOnly, EventBonusMode, EventAskPiece, EventPass,
		EventTimeUp, EventWrong, EventOut, EventHand, EventRight, EventUnguessed, EventPoints, EventNext, EventWin, EventAbandon,
	} {
		if !seen[id] {
			t.Errorf("no golden log has %s", id)
		}
	}
}

// replayed checks one log and notes the events in it.
func replayed(t *testing.T, file string, seen map[games.ID]bool) {
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
	for seat := games.Table; seat < MaxSeats; seat++ {
		for _, e := range l.Match().Events(seat, 0) {
			seen[e.ID] = true
		}
	}
	damaged(t, g)
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
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != games.IllegalNoReplay || illegal.Args["Step"] != step {
		t.Errorf("noticed as %v, want step %d", err, step)
	}
}

func writeGoldenLogs(t *testing.T) {
	t.Helper()
	folder := fmt.Sprintf("testdata/logs/%d", Rules)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	clock := options(4, 3, German, Order)
	clock.Clock = 60
	for name, r := range map[string]recorder{
		"order":     randomLog(t, options(3, 5, German, Order), 11),
		"live":      randomLog(t, options(2, 4, English, Live), 12),
		"random":    randomLog(t, options(4, 6, German, Random), 13),
		"clock":     randomLog(t, clock, 14),
		"out":       outLog(t),
		"abandoned": abandonedLog(t),
	} {
		g := goldenLog{Setup: mustEncode(t, r.log), Rows: r.rows, Standing: r.log.Match().Standing()}
		if out, over := r.log.Match().Outcome(); over {
			g.Outcome = &out
		}
		data, err := json.MarshalIndent(g, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, name+".json"), append(data, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// randomLog plays to the end with some undos.
func randomLog(t failer, o Options, seed uint64) recorder {
	r := recorder{log: start(t, o, seed)}
	c := games.NewChance(seed, 1, 1)
	for {
		if _, over := r.log.Match().Outcome(); over {
			return r
		}
		before := r.log
		seat, a := lawful(t, r.log.Match(), c.IntN)
		if a.Type() == TypeAbandon {
			continue
		}
		r.do(t, seat, a)
		if c.IntN(6) == 0 {
			takeBack(t, &r, before)
		}
	}
}

// outLog: a Seeker is out with a piece in hand, and English words with marks.
func outLog(t failer) recorder {
	r := recorder{log: start(t, options(3, 4, English, Order), 15)}
	r.do(t, 0, inOrder(t, view(r.log), "it’s"))
	r.do(t, 1, Take{})
	for _, w := range []string{"IT-S", "sits", "BÄR"} {
		r.do(t, 1, Guess{w})
	}
	r.do(t, 2, Guess{"IT'S"})
	r.do(t, games.Table, Next{})
	return r
}

func abandonedLog(t failer) recorder {
	r := recorder{log: start(t, options(2, 3, German, Order), 16)}
	r.do(t, 0, inOrder(t, view(r.log), "rot"))
	r.undo(t, 0)
	r.do(t, 0, inOrder(t, view(r.log), "Öl")) // folded to three letters
	r.do(t, 1, Take{})
	r.do(t, games.Table, games.Abandon{})
	r.undo(t, games.Table)
	r.do(t, 1, Ask{home(t, r.log, true)})
	r.do(t, games.Table, games.Abandon{})
	return r
}
