package decipher

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// All of a view is told but what is the same in the whole match.
func TestDiagramTellsAll(t *testing.T) {
	gamestest.Diagrams[View](t, Kind{}, 3, "Letters", "Stock")
}

// Only the Puzzle Maker's text tells the word, until the round is over.
func TestDiagram(t *testing.T) {
	l := begun(t, start(t, options(3, 5, LanguageEnglish, PickOrder), 1), "HOBBY")
	l = placed(t, l, 1)
	l = gamestest.Do(t, l, view(l).Asked, Take{})
	gamestest.Text(t, "a Seeker", l.Match().View(1).(View), `
place, seat 2, round 1 of 3, points 0 0 0, step 5
options: Seats:3 Length:5 Language:en Pick:order Filter:false Clock:0
maker: 0, seeker 2
hand: 2:|
zone 1: 1:|
zone 2: - no |
zone 3: -
zone 4: -
zone 5: -
board: 3 bonus, 1 no, 0 received, ? left
seat 0: 0 tokens
seat 1: 3 tokens, in
seat 2: 3 tokens, in`)
	gamestest.Text(t, "the Puzzle Maker", l.Match().View(0).(View), `
place, seat 2, round 1 of 3, points 0 0 0, step 5
options: Seats:3 Length:5 Language:en Pick:order Filter:false Clock:0
maker: 0, seeker 2
hand: 2:|
zone 1: 1:|
zone 2: - no |
zone 3: -
zone 4: -
zone 5: -
board: 3 bonus, 1 no, 0 received, ? left
seat 0: 0 tokens
seat 1: 3 tokens, in
seat 2: 3 tokens, in
secret: HOBBY, left 2| 4i 2C 4U, order iCC|UU|UUiii`)
	l = gamestest.Do(t, l, 2, Ask{home(t, l, true)})
	l = oneBonus(t, bonus(t, l))
	turn := view(l).Asked
	l = gamestest.Do(t, l, turn, Guess{"LOBBY"})
	l = gamestest.Do(t, l, turn, Guess{"HOBBY"})
	gamestest.Text(t, "after the round", l.Match().View(games.Table).(View), `
scored, table, round 1 of 3, points 5 10 3, step 28
options: Seats:3 Length:5 Language:en Pick:order Filter:false Clock:0
maker: 0, seeker table
zone 1: 1:| 2:| 3:i
zone 2: 4:C 5:C no |
zone 3: 6:| 7:U 8:U
zone 4: 9:| 10:U 11:U
zone 5: 12:i
board: 2 bonus, 1 no, 2 received, 2 left, Bonus Mode
seat 0: 0 tokens
seat 1: 1 tokens, in
seat 2: 3 tokens, in
refuted: LOBBY by 1
result 1: HOBBY of 0, guessed by 1, 0 counts 0 guess 2 received 1 bonus 1 no, 1 counts 1 guess 0 received 2 bonus 0 no decipher, 2 counts 3 guess 0 received 0 bonus 0 no`)
}
