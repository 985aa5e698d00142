package games_test

import (
	"encoding/json"
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

// A match is its setup and its actions: whoever has kept both can build it again. The sums
// tell whether the rules still make the same of them.
func Example() {
	set := must(dicewords.ParseSet(dice.German))
	setup := must(dicewords.Setup{Options: dicewords.DefaultOptions(2), Set: set, Seed: 7}.Encode())
	log := must(games.NewLog(dicewords.Kind{}, setup))

	var rows []games.Row
	keep := func(seat games.Seat, a games.Action) {
		log = must(log.Do(seat, a))
		rows = append(rows, games.Row{Seat: seat, Type: a.Type(), Data: must(json.Marshal(a)), Sum: games.RowSum(log.Match().Sum())})
	}
	keep(0, dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
	keep(0, dicewords.Pass{})

	again := must(games.Replay(dicewords.Kind{}, dicewords.Rules, setup, rows))
	fmt.Println(again.Match().View(games.Table))

	rows[1].Sum++ // a damaged row
	_, err := games.Replay(dicewords.Kind{}, dicewords.Rules, setup, rows)
	fmt.Println(err)
	// Output:
	// first_throw, seat 1, round 1, points 0 0, step 2
	// options: Seats:2 Target:400 Check:dictionary KeptStay:false Clock:0 Aids:false DoubtCost:0
	// throws: 0, 3 left
	// dice: - - - - - - - - - -
	// turns 1: 0 - 0x0 0 pass, dice - of AEJQLÜKDNL
	// common.illegal.noreplay {"Step":2}
}

// An action that the rules don't allow is refused with the id of a message and its fields,
// and nothing has changed.
func ExampleIllegal() {
	set := must(dicewords.ParseSet(dice.German))
	setup := must(dicewords.Setup{Options: dicewords.DefaultOptions(2), Set: set, Seed: 7}.Encode())
	log := must(games.NewLog(dicewords.Kind{}, setup))

	_, err := log.Do(0, dicewords.Throw{Dice: []int{0}})
	fmt.Println(err)
	_, err = log.Do(1, dicewords.Pass{})
	fmt.Println(err)
	fmt.Println(log.Len(), "actions")
	// Output:
	// dicewords.illegal.all_dice
	// common.illegal.turn {"Seat":0}
	// 0 actions
}

// What a View may tell, its diagram tells: each game adds its own lines.
func ExampleDiagram() {
	d := games.NewDiagram("dice.phase.throw", 1, "round 2", []int{24, 0}, 5)
	d.AddLine("dice", "A B C")
	fmt.Println(d)
	// Output:
	// throw, seat 1, round 2, points 24 0, step 5
	// dice: A B C
}
