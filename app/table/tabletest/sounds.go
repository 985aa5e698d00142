package tabletest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/app/table"
	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// Sounds lists what the actions of a game's golden logs sound like, a line for each type with all its sounds:
// "throw: dice". "-" is none.
func Sounds(t *testing.T, g *table.Game) string {
	t.Helper()
	files, err := filepath.Glob("../../games/" + g.Kind.Name() + "/testdata/logs/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden logs, %v", err)
	}
	heard := map[string][]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := strconv.Atoi(filepath.Base(filepath.Dir(file)))
		if err != nil {
			t.Fatal(err)
		}
		var log struct {
			Setup json.RawMessage
			Rows  []gamestest.Row
		}
		if err := json.Unmarshal(data, &log); err != nil {
			t.Fatal(err)
		}
		l, err := games.Replay(g.Kind, rules, log.Setup, gamestest.Stored(log.Rows))
		if err != nil {
			t.Fatal(err)
		}
		for n := range l.Len() {
			_, a := l.Step(n + 1)
			s := string(g.Sound(l.At(n).View(games.Table), l.At(n+1).View(games.Table)))
			if s == "" {
				s = "-"
			}
			heard[a.Type()] = append(heard[a.Type()], s)
		}
	}
	var lines []string
	for typ, sounds := range heard {
		slices.Sort(sounds)
		lines = append(lines, fmt.Sprintf("%s: %s", typ, strings.Join(slices.Compact(sounds), " ")))
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}
