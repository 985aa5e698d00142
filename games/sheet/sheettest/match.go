package sheettest

import (
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
)

// SameTurns compares what a sheet and its match say of turns, all of it.
func SameTurns(paper, match []games.ScoredTurn) bool { return reflect.DeepEqual(paper, match) }

// FromMatches checks for every position of a game's golden logs (games/<game>/testdata)
// that the sheet filled from it counts what the match counts. A sheet may not know why a
// game ended, but for those abandoned.
func FromMatches(t *testing.T, k sheet.Kind, game games.Kind, same func(paper, match []games.ScoredTurn) bool, none ...string) {
	t.Helper()
	files, err := filepath.Glob("../testdata/logs/*/*.json")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d golden logs, %v", len(files), err)
	}
	ended := 0
	for _, file := range files {
		l := gamestest.GoldenLog(t, game, file)
		if slices.Contains(none, strings.TrimSuffix(filepath.Base(file), ".json")) {
			if _, _, err := k.FromMatch(l.Match()); !gamestest.IsIllegal(err) {
				t.Errorf("%s has a sheet: %v", file, err)
			}
			continue
		}
		for n := range l.Len() + 1 {
			if fromMatch(t, k, l.At(n), same) {
				ended++
			}
		}
	}
	if ended < 3 {
		t.Errorf("only %d matches ended with points", ended)
	}
}

// fromMatch compares one position; it tells whether the match is over with points.
func fromMatch(t *testing.T, k sheet.Kind, m games.Match, same func(paper, match []games.ScoredTurn) bool) bool {
	t.Helper()
	setup, e, err := k.FromMatch(m)
	if err != nil {
		t.Fatal(err)
	}
	s, err := sheet.New(k, setup)
	if err != nil {
		t.Fatal(err)
	}
	if s, _, err = s.Apply(e); err != nil {
		t.Fatalf("%+v: %v", e, err)
	}
	score, standing := s.Score(), m.Standing()
	if !reflect.DeepEqual(score.Totals, standing.Points) || !same(score.Turns, standing.Scored) {
		t.Fatalf("sheet %+v\nmatch %+v", score, standing)
	}
	out, over := m.Outcome()
	abandoned := out.Reason == games.ReasonAbandoned
	if over != (score.Outcome != nil) || over && (!reflect.DeepEqual(out.Places, score.Outcome.Places) || abandoned != (score.Outcome.Reason == games.ReasonAbandoned)) {
		t.Fatalf("sheet %+v, match %+v", score.Outcome, out)
	}
	return over && !abandoned
}
