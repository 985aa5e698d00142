// In the package, so that the tests of the page and those of the pure state share the positions.

package woerterklauer

import (
	"slices"
	"testing"

	"spieltisch/assets/tiles"
	wk "spieltisch/games/woerterklauer"
)

// Dealt is a view with old words in rows of text (upper case red, lower case black, the
// upper left letter on cell 0,0), and a pool.
func Dealt(t testing.TB, v wk.View, rows []string, pool string) wk.View {
	t.Helper()
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	free := set.All()
	take := func(r rune) wk.Tile {
		i := slices.IndexFunc(free, func(t wk.Tile) bool { return t.Letter == wk.Letter(r) })
		if i < 0 {
			t.Fatalf("no more %c", r)
		}
		tile := free[i]
		free = slices.Delete(free, i, i+1)
		return tile
	}
	v.Phase, v.Pool, v.Field = wk.PhaseLay, nil, nil
	for y, row := range rows {
		for x, r := range row {
			if r == '.' || r == ' ' {
				continue
			}
			c := wk.Red
			if r >= 'a' {
				c, r = wk.Black, r-'a'+'A'
			}
			v.Field = append(v.Field, wk.Placed{Tile: take(r), At: wk.Cell{X: x, Y: y}, Color: c})
		}
	}
	for _, r := range pool {
		v.Pool = append(v.Pool, take(r))
	}
	v.Box = len(free)
	return v
}
