package games_test

import (
	"strconv"
	"testing"

	"spieltisch/games"
)

// someRulings are rulings on n words and n pairs, some of them twice, with another answer.
func someRulings(n int) games.Rulings {
	var rs games.Rulings
	for i := range n {
		w, other := "W"+strconv.Itoa(i), "W"+strconv.Itoa(n-i)
		rs = append(rs,
			games.Ruling{Word: w, Answer: i%3 == 0, By: games.ByTable},
			games.Ruling{Word: w, Other: other, Answer: i%2 == 0, By: games.ByHouse},
			games.Ruling{Word: "W" + strconv.Itoa(i/2), Answer: i%5 == 0, By: games.ByHouse},
			games.Ruling{Word: other, Other: w, Answer: i%2 == 1, By: games.ByTable})
	}
	return rs
}

// The index says what the rulings say one after the other: the first on a word or a pair holds.
func TestIndexOfRulings(t *testing.T) {
	for _, rs := range []games.Rulings{nil, someRulings(40)} {
		index, known := rs.Index(), 0
		for i := range 60 {
			w := "W" + strconv.Itoa(i)
			want, ok := rs.Word(w)
			if got, is := index.Word(w); got != want || is != ok {
				t.Errorf("%s: %+v, want %+v", w, got, want)
			}
			for k := range 60 {
				other := "W" + strconv.Itoa(k)
				want, ok := rs.Same(w, other)
				if got, is := index.Same(w, other); got != want || is != ok {
					t.Errorf("%s and %s: %+v, want %+v", w, other, got, want)
				}
				if ok {
					known++
				}
			}
		}
		if rs != nil && known < 40 {
			t.Errorf("only %d pairs", known)
		}
	}
}

// A question to the rulings of a long match, one after the other and by the index.
func BenchmarkRulings(b *testing.B) {
	rs := someRulings(80)
	for name, j := range map[string]games.Comparer{"list": rs, "index": rs.Index()} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				j.Word("KEINS")
				j.Same("KEINS", "W79")
			}
		})
	}
	b.Run("making", func(b *testing.B) {
		for b.Loop() {
			rs.Index()
		}
	})
}
