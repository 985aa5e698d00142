package dicewords_test

import (
	"fmt"

	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/dicewords"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// begin is a match for two in which nobody looks words up.
func begin() games.Log {
	options := dicewords.DefaultOptions(2)
	options.Check = dicewords.CheckTrust
	setup := dicewords.Setup{Options: options, Set: must(dicewords.ParseSet(dice.German)), Seed: 7}
	return must(games.NewLog(dicewords.Kind{}, must(setup.Encode())))
}

// A turn: all ten dice, some of them again, and a word of what lies up then.
func Example() {
	log := begin()
	log = must(log.Do(0, dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
	log = must(log.Do(0, dicewords.Throw{Dice: []int{2, 3}}))
	fmt.Println(log.Match().View(games.Table))

	_, err := log.Do(0, dicewords.Declare{Word: "QUIZ"})
	fmt.Println("refused:", err)
	log = must(log.Do(0, dicewords.Declare{Word: "KLEID"}))
	fmt.Println(log.Match().View(games.Table))
	// Output:
	// throw, seat 0, round 1, points 0 0, step 2
	// options: Seats:2 Target:400 Check:trust KeptStay:false Clock:0 Aids:false DoubtCost:0
	// throws: 2, 1 left
	// dice: A E I S L Ü K D N L
	// refused: dicewords.illegal.spell {"Missing":["Q","U","Z"],"Word":"QUIZ"}
	// first_throw, seat 1, round 1, points 40 0, step 3
	// options: Seats:2 Target:400 Check:trust KeptStay:false Clock:0 Aids:false DoubtCost:0
	// throws: 0, 3 left
	// dice: - - - - - - - - - -
	// turns 1: 0 KLEID 8x5 40 stands, dice 6 4 1 2 7 of AEISLÜKDNL
}

// What a word would be worth now, before anybody declares it.
func ExampleWorthOf() {
	log := must(begin().Do(0, dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}))
	view := log.Match().View(0).(dicewords.View)
	for _, word := range []string{"ELAN", "QUIZ"} {
		w := dicewords.WorthOf(view, word)
		fmt.Println(word, w.Tally.Points(), w.Problem)
	}
	// Output:
	// ELAN 16 <nil>
	// QUIZ 64 dicewords.illegal.spell {"Missing":["U","I","Z"],"Word":"QUIZ"}
}
