package davinci

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// What a view says everybody knows is what the Table sees, and its moves are those of the match.
func TestViewSaysWhatIsPublicAndLawful(t *testing.T) {
	for seed := range uint64(20) {
		l := start(t, twinOptions(seed, seed%2 == 0), seed)
		c := games.NewChance(seed, 6, 6)
		for !gamestest.Over(l) {
			m := inner(l)
			for seat := range games.Seat(m.setup.Options.Seats) {
				v := m.view(seat)
				if got, want := v.Public(), m.view(games.Table); !reflect.DeepEqual(got, want) {
					t.Fatalf("public is\n%v\nwant\n%v", got, want)
				}
				if got, want := v.Moves(), slices.Collect(m.Moves(seat)); !reflect.DeepEqual(got, want) {
					t.Fatalf("moves are %v, want %v in\n%v", got, want, v)
				}
			}
			seat, a := clever(m, c.IntN)
			l = gamestest.Do(t, l, seat, a)
		}
		if got, want := inner(l).view(0).Public(), inner(l).view(games.Table); !reflect.DeepEqual(got, want) {
			t.Fatalf("at the end public is\n%v\nwant\n%v", got, want)
		}
	}
}
