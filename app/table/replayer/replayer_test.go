package replayer_test

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/replayer"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// A file from outside may have matches of older rules; those of newer ones are named and left out.
func TestTakesInOlderRules(t *testing.T) {
	st := shelltest.New(t, locales.German).Store
	newer := tabletest.Kind{RulesVersion: 2}
	old := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, old, 5)
	var players []store.PlayerID
	for _, p := range old.Stored().Players {
		players = append(players, p.ID)
	}
	if _, err := session.Begin(st, newer, store.NewMatch{Setup: old.Stored().Setup, Players: players}); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if _, err := exchange.Export(t.Context(), st, &file); err != nil {
		t.Fatal(err)
	}
	for rules, added := range map[int]int{1: 1, 2: 2} {
		g, _ := tabletest.New()
		g.Kind = tabletest.Kind{RulesVersion: rules}
		in, err := exchange.Read(t.Context(), shelltest.New(t, locales.German).Store, bytes.NewReader(file.Bytes()), exchange.Options{Replayer: replayer.New(&shell.Env{}, table.Games{g})})
		if err != nil {
			t.Fatal(err)
		}
		r, err := in.Take(t.Context(), nil)
		if err = errors.Join(err, in.Close()); err != nil || r.Matches.Added != added || r.LeftOut.Count != 2-added {
			t.Fatalf("with rules %d: %+v, %v", rules, r, err)
		}
		for _, l := range r.LeftOut.Named {
			if l.Reason != exchange.LeftUnknown || l.Kind != tabletest.Name || !slices.Equal(l.Names, []string{"Tina", "Lee"}) {
				t.Errorf("%+v", l)
			}
		}
	}
}
