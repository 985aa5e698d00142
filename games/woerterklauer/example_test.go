package woerterklauer_test

import (
	"fmt"

	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// table is a Judge that asks the people at the table; here they allow everything.
type table struct{}

func (table) Word(word string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Answer: true, By: games.ByTable}, true
}

func (table) Same(word, other string) (games.Ruling, bool) {
	return games.Ruling{Word: word, Other: other, By: games.ByTable}, true
}

// The first turn: fill the pool, lay a word of it, and ask the referee.
func Example() {
	setup := wk.Setup{Options: wk.DefaultOptions(), Set: must(wk.ParseSet(tiles.German)), Seed: 1}
	log := must(games.NewLog(wk.Kind{}, must(setup.Encode())))
	log = must(log.Do(0, wk.Draw{}))
	view := log.Match().View(0).(wk.View)
	fmt.Println(view)

	_, err := log.Do(0, wk.EndTurn{})
	fmt.Println("refused:", err)
	draft, _ := wk.NewDraft(view).Type(view, wk.Cell{}, true, "HAUS")
	position, _ := view.Position(draft.Laid)
	verdict := wk.Referee(position, table{})
	log = must(log.Do(0, wk.NewEndTurn(view, draft.Laid, verdict)))
	fmt.Println(log.Match().View(games.Table))
	// Output:
	// lay, seat 0, turn 1, points 0 0, step 1
	// options: Seats:2 Size:10 Level:1 Clock:0 Red:0 First:0
	// rules: 2
	// red: 0, red moves
	// jokers: 0, 1
	// swap: 6
	// field: empty
	// pool: E28 H36 S77 F31 R71 S75 E23 I41 U86 L51 A2 M52
	// box: 84, A5 B2 C2 D4 E13 F1 G3 H3 I5 J1 K2 L3 M2 N8 O3 P1 Q1 R5 S4 T6 U4 V1 W2 X1 Y1 Z1
	// refused: woerterklauer.refused.empty
	// draw, seat 1, turn 2, points 4 0, step 2
	// options: Seats:2 Size:10 Level:1 Clock:0 Red:0 First:0
	// rules: 2
	// red: 0, black moves
	// jokers: 0, 1
	// field: from 0,0
	//   H A U S
	// tiles: 36 2 86 77
	// pool: E28 F31 R71 S75 E23 I41 L51 M52
	// box: 84, A5 B2 C2 D4 E13 F1 G3 H3 I5 J1 K2 L3 M2 N8 O3 P1 Q1 R5 S4 T6 U4 V1 W2 X1 Y1 Z1
	// turn 1: 0 to 4 red 0 black, 0,0> HAUS new +4
	// lain: 0,0> HAUS
	// carried: 0,0> HAUS
	// rulings: HAUS yes by table
}
