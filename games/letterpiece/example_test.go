package letterpiece_test

import (
	"fmt"

	"spieltisch/assets"
	"spieltisch/games/letterpiece"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// A letter is built from pieces of four kinds.
func Example() {
	alphabet := must(letterpiece.Parse(assets.Alphabet))
	p, _ := alphabet.Letter('P')
	for _, piece := range p.Pieces {
		if piece.Open == letterpiece.OpenNone {
			fmt.Println("a stick from", piece.From, "to", piece.To)
		} else {
			fmt.Println("a curve around", piece.Center)
		}
	}
	count, _ := alphabet.Count("RAT")
	fmt.Println("RAT needs", count, "of", letterpiece.Stock())
	// Output:
	// a stick from {0 0} to {0 4}
	// a curve around {1 1}
	// RAT needs [4 3 0 1] of [16 16 8 8]
}

// An alphabet is a JSON object: for each letter its pieces, lengths in quarters of its height.
func ExampleParse() {
	alphabet := must(letterpiece.Parse([]byte(`{
		"L": [{"piece": "long", "from": [0, 0], "to": [0, 4]}, {"piece": "short", "from": [0, 4], "to": [2, 4]}],
		"I": [{"piece": "long", "from": [0, 0], "to": [0, 4]}]
	}`)))
	fmt.Println(string(alphabet.Letters()))

	_, err := letterpiece.Parse([]byte(`{"I": [{"piece": "long", "from": [0, 0], "to": [0, 3]}]}`))
	fmt.Println(err)
	// Output:
	// IL
	// alphabet: piece 1 of I: length 3.00 instead of 4
}
