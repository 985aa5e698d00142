package dicewords

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
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
// Nothing here could ask a lexicon: Replay takes no Judge.
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
			t.Errorf("%s: %v", file, err)
			continue
		}
		if got := l.Match().Standing(); !reflect.DeepEqual(got, g.Standing) {
			t.Errorf("%s: %+v, was %+v", file, got, g.Standing)
		}
		if out, over := l.Match().Outcome(); over != (g.Outcome != nil) || over && !reflect.DeepEqual(out, *g.Outcome) {
			t.Errorf("%s: %+v, was %+v", file, out, g.Outcome)
		}
		for _, e := range l.Match().Events(games.Table, 0) {
			seen[e.ID] = true
		}
		damaged(t, g)
	}
	for _, id := range []games.ID{
		EventThrow, EventDeclare, EventClaim, EventOverruled, EventPass, EventTimeUp, EventChallenge, EventAccept, EventKnown,
		EventAsked, EventStands, EventRefuted, EventLastRound, EventWin, EventSolo, EventAbandon,
	} {
		if !seen[id] {
			t.Errorf("no golden log has %s", id)
		}
	}
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
	for name, make := range map[string]func(failer) recorder{
		"alone":      func(t failer) recorder { return randomLog(t, options(1, Dictionary), 11, 120) },
		"dictionary": func(t failer) recorder { return randomLog(t, options(3, Dictionary), 12, 150) },
		"challenge":  func(t failer) recorder { return randomLog(t, options(4, Challenges), 13, 200) },
		"trust":      func(t failer) recorder { o := options(2, Trust); o.KeptStay = true; return randomLog(t, o, 14, 150) },
		"clock":      func(t failer) recorder { o := options(8, Challenges); o.Clock = 60; return randomLog(t, o, 16, 50) },
		"abandoned":  abandonedLog,
	} {
		r := make(t)
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

// randomLog plays to the target with some undos.
func randomLog(t failer, o Options, seed uint64, target int) recorder {
	o.Target = target
	r := recorder{log: start(t, o, seed)}
	c := games.NewChance(seed, 1, 1)
	for {
		if _, over := r.log.Match().Outcome(); over {
			return r
		}
		before := r.log
		seat, a := lawful(r.log.Match(), c.IntN)
		if a.Type() == TypeAbandon {
			continue
		}
		r.do(t, seat, a)
		if c.IntN(6) == 0 {
			takeBack(t, &r, before)
		}
	}
}

func abandonedLog(t failer) recorder {
	s, err := german(t).WithValues(map[string]int{"Q": 10, "?": -5})
	if err != nil {
		t.Fatalf("%v", err)
	}
	data, err := Setup{Options: options(2, Challenges), Set: s, Seed: 15}.Encode()
	if err != nil {
		t.Fatalf("%v", err)
	}
	l, err := games.NewLog(Kind{}, data)
	if err != nil {
		t.Fatalf("%v", err)
	}
	r := recorder{log: l}
	r.do(t, 0, all())
	faces := view(r.log).Faces()
	r.do(t, 0, Declare{Word: string(slices.DeleteFunc(faces, func(f rune) bool { return f == Joker })[:5])})
	r.do(t, games.Table, games.Abandon{})
	r.undo(t, games.Table)
	r.do(t, 1, NewChallenge(view(r.log), silent{}))
	r.do(t, games.Table, games.Abandon{})
	return r
}
