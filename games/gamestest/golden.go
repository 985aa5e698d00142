package gamestest

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"testing"

	"spieltisch/games"
)

// Golden logs are only written again when a game's Rules is raised, into a folder of
// their own.
var writeLogs = flag.Bool("write-logs", false, "write the golden logs of this version of the rules")

// golden is a stored match of an older day and what came of it.
type golden struct {
	Setup    json.RawMessage
	Rows     []Row
	Standing games.Standing
	Outcome  *games.Outcome `json:",omitempty"`
}

// Golden replays every log in testdata/logs of the package under test: row by row with
// the same sum, to the same result; no Judge could be asked. Each of the events must
// come up in one of them. With -write-logs the logs that record returns, by name, are
// written first.
func Golden(t *testing.T, kind games.Kind, seats int, record func() map[string]Recorder, events ...games.ID) {
	t.Helper()
	if *writeLogs {
		folder := fmt.Sprintf("testdata/logs/%d", kind.Rules())
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		for name, r := range record() {
			write(t, filepath.Join(folder, name+".json"), r)
		}
	}
	files, err := filepath.Glob("testdata/logs/*/*.json")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d golden logs, %v", len(files), err)
	}
	seen := map[games.ID]bool{}
	for _, file := range files {
		replay(t, kind, file, seats, seen)
	}
	for _, id := range events {
		if !seen[id] {
			t.Errorf("no golden log has %s", id)
		}
	}
}

// replay checks one log and notes the events in it.
func replay(t *testing.T, kind games.Kind, file string, seats int, seen map[games.ID]bool) {
	t.Helper()
	g, rules, l := readGolden(t, kind, file)
	if got := l.Match().Standing(); !reflect.DeepEqual(got, g.Standing) {
		t.Errorf("%s: %+v, was %+v in\n%v", file, got, g.Standing, l.Match().View(games.Table))
	}
	if out, over := l.Match().Outcome(); over != (g.Outcome != nil) || over && !reflect.DeepEqual(out, *g.Outcome) {
		t.Errorf("%s: %+v, was %+v in\n%v", file, out, g.Outcome, l.Match().View(games.Table))
	}
	for seat := games.Table; int(seat) < seats; seat++ {
		for _, e := range l.Match().Events(seat, 0) {
			seen[e.ID] = true
		}
	}
	damaged(t, kind, rules, g)
}

// readGolden is a golden log, the rules that it was played by, and what comes of it today.
func readGolden(t *testing.T, kind games.Kind, file string) (g golden, rules int, l games.Log) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &g); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if rules, err = strconv.Atoi(filepath.Base(filepath.Dir(file))); err != nil {
		t.Fatal(err)
	}
	if l, err = games.Replay(kind, rules, g.Setup, Stored(g.Rows)); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return g, rules, l
}

// GoldenLog is what comes of a golden log today.
func GoldenLog(t *testing.T, kind games.Kind, file string) games.Log {
	t.Helper()
	_, _, l := readGolden(t, kind, file)
	return l
}

// damaged: a changed seed, of a game that has one, or sum is noticed at the first row that it concerns.
func damaged(t *testing.T, kind games.Kind, rules int, g golden) {
	t.Helper()
	setup := map[string]json.RawMessage{}
	if err := json.Unmarshal(g.Setup, &setup); err != nil {
		t.Fatal(err)
	}
	if data, ok := setup["Seed"]; ok {
		var seed uint64
		if err := json.Unmarshal(data, &seed); err != nil {
			t.Fatal(err)
		}
		setup["Seed"] = fmt.Append(nil, seed+1)
		other, err := json.Marshal(setup)
		if err != nil {
			t.Fatal(err)
		}
		_, err = games.Replay(kind, rules, other, Stored(g.Rows))
		wantStep(t, err, 1)
	}
	rows := Stored(g.Rows)
	rows[len(rows)-1].Sum++
	_, err := games.Replay(kind, rules, g.Setup, rows)
	wantStep(t, err, len(rows))
}

func wantStep(t *testing.T, err error, step int) {
	t.Helper()
	if at := WantID(t, "damaged", err, games.IllegalNoReplay)["Step"]; at != step {
		t.Errorf("noticed at %v, want %d", at, step)
	}
}

func write(t *testing.T, file string, r Recorder) {
	t.Helper()
	g := golden{Setup: r.Setup, Rows: r.Rows, Standing: r.Log.Match().Standing()}
	if out, over := r.Log.Match().Outcome(); over {
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
