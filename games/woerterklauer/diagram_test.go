package woerterklauer

import (
	"testing"

	"spieltisch/games/gamestest"
)

// All of a view is told but the set, which is the same in the whole match.
func TestDiagramTellsAll(t *testing.T) {
	gamestest.Diagrams[View](t, Kind{}, 0, "Set")
}

func TestDiagram(t *testing.T) {
	l := dealt(t, options(LevelI), "BBCCDDFFGGHH")
	gamestest.Text(t, "no vowel", view(l), `
vowel, seat 0, turn 1, points 0 0, step 0
options: Seats:2 Size:10 Level:1 Clock:0 Red:0 First:0
rules: 2
red: 0, red moves
jokers: 0, 1
aside: 4
field: empty
pool: B7 B8 C9 C10 D11 D12 F30 F31 G32 G33 H35 H36
box: 84, A6 D2 E15 G1 H2 I6 J1 K2 L4 M3 N8 O3 P1 Q1 R6 S6 T6 U5 V1 W2 X1 Y1 Z1`)
	deal(t, l, "SOCKELEISTEN")
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 3, -2, true, "SOCKE"), dictionary, nil)
	deal(t, l, "LEISSENTORTE")
	l = ended(t, l, typed(t, view(l), NewDraft(view(l)), 4, 0, false, "EISTORTE"), words("EISTORTE SOCKE"), nil)
	gamestest.Text(t, "two words", view(l), `
draw, seat 0, turn 3, points 4 8, step 2
options: Seats:2 Size:10 Level:1 Clock:0 Red:0 First:0
rules: 2
red: 0, red moves
jokers: 0, 1
field: from 0,0
  S O C K e
  . . . . i
  . . . . s
  . . . . t
  . . . . o
  . . . . r
  . . . . t
  . . . . e
tiles: 74 63 9 46 15 40 76 81 64 68 82 18
pool: L49 S77 E19 N56 E20
box: 79, A6 B2 C1 D4 E11 F2 G3 H4 I5 J1 K1 L3 M3 N7 O1 P1 Q1 R5 S3 T4 U5 V1 W2 X1 Y1 Z1
turn 1: 0 to 5 red 0 black, 0,0> SOCKE new +5
turn 2: 1 to 4 red 8 black, 4,0v EISTORTE new +8
lain: 0,0> SOCKE, 4,0v EISTORTE
carried: 0,0> SOCKE, 4,0v EISTORTE
rulings: SOCKE yes by lexicon:de:test lexicon.reason.known, EISTORTE yes by lexicon:de:test lexicon.reason.known`)
}
