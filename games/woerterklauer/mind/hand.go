package mind

import (
	"cmp"
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// useful is how many of a hundred words have a letter, roughly: what is kept in hand.
var useful = [letters]int{34, 16, 15, 17, 75, 15, 23, 26, 33, 1, 19, 30, 18, 50, 20, 14, 1, 48, 36, 36, 27, 6, 8, 1, 1, 9}

// worst are the n tiles of the pool that one would rather not have: rare letters, and those that are there more than once.
func worst(v wk.View, n int) []int {
	pool := slices.Clone(v.Pool)
	var out []int
	for range n {
		var count [letters]int
		for _, t := range pool {
			count[t.Letter-'A']++
		}
		i := slices.IndexFunc(pool, func(t wk.Tile) bool {
			return t == slices.MinFunc(pool, func(a, b wk.Tile) int {
				return cmp.Compare(useful[a.Letter-'A']/count[a.Letter-'A'], useful[b.Letter-'A']/count[b.Letter-'A'])
			})
		})
		out = append(out, pool[i].ID)
		pool = slices.Delete(pool, i, i+1)
	}
	return out
}
