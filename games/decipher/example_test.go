package decipher_test

import (
	"fmt"

	"spieltisch/assets"
	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// The Puzzle Maker makes a word, and the Seekers ask where its pieces belong. Only the Puzzle
// Maker's view tells the word.
func Example() {
	options := decipher.DefaultOptions(2)
	options.Length, options.Pick = 3, decipher.PickRandom
	alphabet := must(letterpiece.Parse(assets.Alphabet))
	setup := must(decipher.NewSetup(options, alphabet, 1).Encode())
	log := must(games.NewLog(decipher.Kind{}, setup))

	_, err := log.Do(0, decipher.SetWord{Word: "R2D"})
	fmt.Println("refused:", err)
	log = must(log.Do(0, decipher.SetWord{Word: "Rat"}))
	log = must(log.Do(1, decipher.Take{}))
	log = must(log.Do(1, decipher.Ask{Zone: 2}))
	fmt.Println(log.Match().View(1))
	fmt.Println(log.Match().View(0))
	// Output:
	// refused: decipher.illegal.letter {"Sign":"2"}
	// take, seat 1, round 1 of 4, points 0 0, step 3
	// options: Seats:2 Length:3 Language:de Pick:random Filter:true Clock:0
	// maker: 0, seeker 1
	// zone 1: -
	// zone 2: -
	// zone 3: 1:|
	// board: 3 bonus, 0 no, 0 received, ? left
	// seat 0: 0 tokens
	// seat 1: 3 tokens, in
	// take, seat 1, round 1 of 4, points 0 0, step 3
	// options: Seats:2 Length:3 Language:de Pick:random Filter:true Clock:0
	// maker: 0, seeker 1
	// zone 1: -
	// zone 2: -
	// zone 3: 1:|
	// board: 3 bonus, 0 no, 0 received, ? left
	// seat 0: 0 tokens
	// seat 1: 3 tokens, in
	// secret: RAT, left 3| 3i 0C 1U
}
