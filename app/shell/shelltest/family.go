package shelltest

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// Family are the names of the players of FillFamily.
var Family = []string{"Tina", "Lee", "Ben", "Mia"}

// words of the turns of FillFamily.
var familyWords = []string{"KARTOFFEL", "KNIRSCHEN", "GLOCKE", "STIEFEL", "HUND", "ROT", "ELTERN"}

// object is a member of the JSON that the store imports.
type object = map[string]any

// FillFamily imports n finished games of the kinds into the store, three a day up to now,
// with two to four of Family each: deterministic, and with words for all kinds but
// davinci. The logs are empty: what is derived doesn't need them. All of them were played
// at the Place "Küche" or nowhere.
func FillFamily(t testing.TB, env *shell.Env, n int, kinds ...string) {
	t.Helper()
	uid := func(of, i int) string { return fmt.Sprintf("%016x%016x", of, i) }
	now := env.Now()
	var players, matches []any
	for i, name := range Family {
		players = append(players, object{"uid": uid(1, i), "name": name, "color": i, "created": now.UnixMilli(), "lastPlayed": now.UnixMilli()})
	}
	for i := range n {
		at := now.Add(-time.Duration(n-i) * 8 * time.Hour).UnixMilli()
		kind, seats := kinds[i%len(kinds)], 2+(i/3)%3
		var who, scored []any
		for s := range seats {
			who = append(who, object{
				"player": uid(1, (i/2+s)%len(Family)), "points": 40 + (i*7+s*11)%90,
				"place": 1 + (s+i*5/3)%seats, "placePoints": 40 + (i*7+s*11)%90,
			})
		}
		for k := range 8 {
			turn := object{"seat": k % seats, "round": k / seats, "points": 10 + (i*31+k*17)%120 + i%50}
			if kind != "davinci" {
				turn["word"] = familyWords[(i+k*3)%len(familyWords)]
			}
			scored = append(scored, turn)
		}
		matches = append(matches, object{
			"uid": uid(2, i), "kind": kind, "rules": 1, "state": "finished", "reason": "target", "created": at, "updated": at,
			"turn": -1, "round": 3, "setup": object{}, "seats": who, "scored": scored, "place": []string{"", "Küche"}[i%2],
		})
	}
	list := func(of []any) string {
		lines := make([]string, len(of))
		for i, o := range of {
			data, err := json.Marshal(o)
			if err != nil {
				t.Fatal(err)
			}
			lines[i] = string(data)
		}
		return "[" + strings.Join(lines, ",\n") + "]"
	}
	file := fmt.Sprintf("{\"format\":\"spieltisch\",\"version\":1,\"exported\":%d,\n\"players\":%s,\n\"matches\":%s,\n\"sheets\":[],\"words\":[],\"settings\":[]}\n",
		now.UnixMilli(), list(players), list(matches))
	in, err := exchange.Read(context.Background(), env.Store, strings.NewReader(file), exchange.Options{Replayer: Believer{}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := in.Take(context.Background(), nil); err != nil {
		t.Fatal(err)
	}
	if err := in.Close(); err != nil {
		t.Fatal(err)
	}
}

// Believer is an exchange.Replayer that takes everything for what a file says it is.
type Believer struct{}

// Match implements exchange.Replayer.
func (Believer) Match(_ context.Context, c exchange.Claim) (exchange.Result, error) {
	return c.Says, nil
}

// Sheet implements exchange.Replayer.
func (Believer) Sheet(_ context.Context, c exchange.Claim) (exchange.Result, error) {
	return c.Says, nil
}

// Draft implements exchange.Replayer.
func (Believer) Draft(exchange.Claim, games.Seat, []byte) error { return nil }

// Pad implements exchange.Replayer.
func (Believer) Pad(string, games.Seat, []byte) error { return nil }

// Answer implements exchange.Replayer.
func (Believer) Answer([]byte) error { return nil }

// Exercise implements exchange.Replayer.
func (Believer) Exercise(store.Exercise) error { return nil }

// Puzzle implements exchange.Replayer.
func (Believer) Puzzle(daily.Puzzle, []games.Row) error { return nil }
