package davinci_test

import (
	"fmt"

	"spieltisch/games"
	"spieltisch/games/davinci"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// Two players are dealt their tiles, arrange them, and the first one guesses. Each sees the
// numbers of their own tiles, and of others only those that lie open.
func Example() {
	options := davinci.DefaultOptions(2)
	options.Deal = true
	setup := must(davinci.Setup{Options: options, Seed: 1}.Encode())
	log := must(games.NewLog(davinci.Kind{}, setup))
	log = must(log.Do(games.Table, davinci.Deal{}))
	for seat := range games.Seat(2) {
		if v := log.Match().View(seat).(davinci.View); v.Phase == davinci.PhaseArrange {
			log = must(log.Do(seat, davinci.Arrange{Row: v.Hand}))
		}
	}
	log = must(log.Do(0, davinci.Draw{Color: davinci.White}))
	fmt.Println(log.Match().View(0))

	_, err := log.Do(0, davinci.Guess{Tile: 1, Number: 3})
	fmt.Println("refused:", err)
	place := log.Match().View(0).(davinci.View).Places[0]
	log = must(log.Do(0, davinci.Guess{Tile: 5, Number: 3, Place: place}))
	fmt.Println(log.Match().View(games.Table))
	// Output:
	// guess, seat 0, round 1, points 0 0, step 4
	// options: Seats:2 Dashes:false Rounds:0 Leftover:faces Deal:true Pad:notes Warn:true Clock:0
	// of: 0
	// turn: 0, number 1
	// middle: 9 b 6 w
	// seat 0: 1:w2 2:w6 3:b7 4:b10, in
	// seat 1: 5:b? 6:w? 7:w? 8:w?, in
	// drawn: 9:w0
	// places: 0
	// refused: davinci.illegal.own
	// draw, seat 1, round 1, points 0 0, step 5
	// options: Seats:2 Dashes:false Rounds:0 Leftover:faces Deal:true Pad:notes Warn:true Clock:0
	// of: table
	// turn: 1, number 2
	// middle: 9 b 6 w
	// seat 0: 9:+w0 1:w? 2:w? 3:b? 4:b?, in
	// seat 1: 5:b? 6:w? 7:w? 8:w?, in
	// guesses: 1: 0 of 1 5 at 1 is 3 wrong
}
