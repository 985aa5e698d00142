package store_test

import (
	"encoding/json"
	"fmt"
	"os"

	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/store"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func try(err error) {
	if err != nil {
		panic(err)
	}
}

// A match is kept as its setup and the rows of its log, and built again from them.
func Example() {
	dir := must(os.MkdirTemp("", "example"))
	defer func() { try(os.RemoveAll(dir)) }()
	st := must(store.Open(dir, store.Options{}))
	tina, ben := must(st.AddPlayer("Tina", 0)), must(st.AddPlayer("Ben", 1))

	setup := must(dicewords.Setup{Options: dicewords.DefaultOptions(2), Set: must(dicewords.ParseSet(dice.German)), Seed: 7}.Encode())
	log := must(games.NewLog(dicewords.Kind{}, setup))
	id := must(st.CreateMatch(store.NewMatch{
		Kind: dicewords.Name, Rules: dicewords.Rules, Setup: setup,
		Players: []store.PlayerID{tina.ID, ben.ID}, Standing: log.Match().Standing(),
	}))
	throw := dicewords.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
	log = must(log.Do(0, throw))
	try(st.Append(store.Append{
		Log: id, Seq: log.Len(), Standing: log.Match().Standing(),
		Row: games.Row{Seat: 0, Type: throw.Type(), Data: must(json.Marshal(throw)), Sum: games.RowSum(log.Match().Sum())},
	}))
	try(st.Close())

	st = must(store.Open(dir, store.Options{}))
	match := must(st.Match(id))
	var rows []games.Row
	for _, r := range must(st.Rows(id)) {
		rows = append(rows, r.Row)
	}
	try(st.Close())
	fmt.Println(match.Players[0].Name, "and", match.Players[1].Name, match.State)
	fmt.Println(must(games.Replay(dicewords.Kind{}, match.Rules, match.Setup, rows)).Match().View(games.Table))
	// Output:
	// Tina and Ben running
	// throw, seat 0, round 1, points 0 0, step 1
	// options: Seats:2 Target:400 Check:dictionary KeptStay:false Clock:0 Aids:false DoubtCost:0
	// throws: 1, 2 left
	// dice: A E J Q L Ü K D N L
}
