package dicewords

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// All of a view is told but what its set is like and what is told elsewhere.
func TestDiagramTellsAll(t *testing.T) {
	gamestest.Diagrams[View](t, Kind{}, 2, "Set", "Last", "Turns.Joker")
}

func TestDiagram(t *testing.T) {
	o := options(2, CheckChallenge)
	o.KeptStay, o.Clock = true, 60
	l := start(t, o, 7)
	gamestest.Text(t, "before the first throw", view(l), `
first_throw, seat 0, round 1, points 0 0, step 0
options: Seats:2 Target:400 Check:challenge KeptStay:true Clock:60 Aids:false DoubtCost:0
throws: 0, 3 left
dice: - - - - - - - - - -`)

	l = thrown(t, l, 0, "IEBSVNHKCH")
	l = gamestest.Do(t, l, 0, Throw{Dice: []int{2, 4, 9}})
	show(t, l, "IEJSLNHKC?")
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	gamestest.Text(t, "late, with kept dice", view(l), `
declare, seat 0, round 1, points 0 0, step 3
options: Seats:2 Target:400 Check:challenge KeptStay:true Clock:60 Aids:false DoubtCost:0
throws: 2, 0 left, late
dice: [I] [E] J [S] L [N] [H] [K] [C] ?`)

	l = gamestest.Do(t, l, 0, NewDeclare(view(l), "KIRSCHEN", silent{}))
	l = thrown(t, l, 1, "EEJQVWXYZ?")
	l = gamestest.Do(t, l, 1, Pass{})
	l = thrown(t, l, 0, "IEBSVNHKCH")
	l = gamestest.Do(t, l, 0, NewDeclare(view(l), "SCHENK", silent{}))
	l = gamestest.Do(t, l, 1, Challenge{Rulings: games.Rulings{lexiconSays("SCHENK", false)}})
	l = gamestest.Do(t, l, games.Table, Rule{Rulings: games.Rulings{{Word: "SCHENK", Answer: true, By: games.ByTable}}})
	l = thrown(t, l, 1, "EAJQVWXYZH")
	l = gamestest.Do(t, l, 1, NewDeclare(view(l), "WEH", silent{}))
	gamestest.Text(t, "with words", view(l), `
pending, seat 0, round 3, points 146 0, step 12
options: Seats:2 Target:400 Check:challenge KeptStay:true Clock:60 Aids:false DoubtCost:0
throws: 0, 3 left
dice: - - - - - - - - - -
open 2: 1 WEH 8x3 24 open, dice 5 0 9 of EAJQVWXYZH
turns 1: 0 KIrSCHEN 10x8 80 stands, dice 7 0 9 3 8 6 1 5 of IEJSLNHKC?; 1 - 0x0 0 pass, dice - of EEJQVWXYZ?
turns 2: 0 SCHENK 11x6 66 stands challenged by 1, dice 3 8 6 1 5 7 of IEBSVNHKCH
rulings: SCHENK yes by table`)
}
