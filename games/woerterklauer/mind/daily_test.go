package mind_test

import (
	"context"
	"testing"

	"spieltisch/assets/tiles"
	"spieltisch/games/daily"
	wk "spieltisch/games/woerterklauer"
	wkmind "spieltisch/games/woerterklauer/mind"
)

// The answer that is kept of a puzzle has a larger lead than any other turn of words that everybody knows, also by a search that
// looks further than the one that it was found by.
func TestPuzzlesHaveOneBestAnswer(t *testing.T) {
	t.Run("de", func(t *testing.T) { oneBestAnswer(t, wk.German, tiles.German, library()) })
	t.Run("en", func(t *testing.T) { oneBestAnswer(t, wk.English, tiles.English, english()) })
}

func oneBestAnswer(t *testing.T, language string, box []byte, lib *wkmind.Library) {
	t.Helper()
	set, err := wk.ParseSet(box)
	if err != nil {
		t.Fatal(err)
	}
	p := wkmind.NewPuzzler(lib, set)
	for i := range 14 {
		z, err := p.Make(context.Background(), daily.ID{Day: daily.DayOf(2026, 11, 23+i), Kind: wk.Kind{}.Name(), Language: language, Generator: p.Number()})
		if err != nil {
			t.Fatal(err)
		}
		log, err := z.Log(wk.Kind{})
		if err != nil {
			t.Fatal(err)
		}
		if v := log.Match().View(z.Seat).(wk.View); v.Language != language {
			t.Fatalf("day %d has words of %q", z.Day, v.Language)
		}
		leads := wkmind.Rivals(p, log.Match().View(z.Seat).(wk.View), 2)
		if len(leads) == 0 || float64(leads[0]) != z.Best || len(leads) > 1 && leads[1] == leads[0] {
			t.Errorf("day %d: the best leads are %v, the puzzle says %v", z.Day, leads, z.Best)
		}
	}
}
