package store_test

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// believer is a Replayer that takes everything for what a file says it is: the matches of these
// tests are none of any game.
type believer struct{}

func (believer) Match(_ context.Context, c exchange.Claim) (exchange.Result, error) {
	return c.Says, nil
}

func (believer) Sheet(_ context.Context, c exchange.Claim) (exchange.Result, error) {
	return c.Says, nil
}
func (believer) Draft(exchange.Claim, games.Seat, []byte) error { return nil }
func (believer) Pad(string, games.Seat, []byte) error           { return nil }
func (believer) Answer([]byte) error                            { return nil }
func (believer) Exercise(store.Exercise) error                  { return nil }
func (believer) Puzzle(daily.Puzzle, []games.Row) error         { return nil }

// Whatever a family does, its export gives the same data in an empty file, and nothing
// changes by taking it in twice.
func TestAnyDataSurvivesExportAndImport(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s, other := store.RandomFamily(t, rt)
		defer func() { _ = errors.Join(s.Close(), other.Close()) }()
		fine := func(err error) {
			if err != nil {
				rt.Fatal(err)
			}
		}
		// What is exported, but for the time.
		exported := func(s *store.Store) []byte {
			var b bytes.Buffer
			_, err := exchange.Export(context.Background(), s, &b)
			fine(err)
			return b.Bytes()
		}
		body := func(text []byte) string {
			_, body, _ := bytes.Cut(text, []byte("\n"))
			return string(body)
		}
		text := exported(s)
		for range 2 {
			in, err := exchange.Read(context.Background(), other, bytes.NewReader(text), exchange.Options{Replayer: believer{}})
			fine(err)
			_, err = in.Take(context.Background(), nil)
			fine(errors.Join(err, in.Close()))
			if again := exported(other); body(again) != body(text) {
				rt.Fatalf("exported\n%s\nimported and exported\n%s", text, again)
			}
		}
	})
}
