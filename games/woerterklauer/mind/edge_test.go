package mind_test

import (
	"context"
	"testing"

	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// What a word that is taken apart leaves may lie at the end of the largest field, with room for a whole field behind it.
func TestWordIsTakenApartAtTheEdge(t *testing.T) {
	_, judge := words()
	for _, turned := range []bool{false, true} {
		v, ok := start(t, options(wk.MaxSize, wk.LevelIV), 1).View(0).(wk.View)
		if !ok {
			t.Fatal("no view")
		}
		v.Phase, v.Mover, v.Field, v.Pool = wk.PhaseLay, wk.Red, nil, nil
		lay := func(letter rune, x, y int) {
			if turned {
				x, y = y, x
			}
			at := wk.Placed{Tile: wk.Tile{ID: len(v.Field) + 1, Letter: wk.Letter(letter)}, At: wk.Cell{X: x, Y: y}, Color: wk.Black}
			v.Field = append(v.Field, at)
		}
		for i, letter := range "STREICHHOLZ" {
			lay(letter, 0, i)
		}
		for i, letter := range "EIT" {
			lay(letter, 1+i, 10)
		}
		for i, letter := range "MUTQXYVJPWKB" {
			v.Pool = append(v.Pool, wk.Tile{ID: 50 + i, Letter: wk.Letter(letter)})
		}
		c, ok := library().Player(mind.Sphinx, 1).Choose(context.Background(), v, nil)
		end, ends := c.Action.(wk.EndTurn)
		if !ok || !ends {
			t.Fatalf("%v", c)
		}
		if at, ok := v.Position(end.Field); !ok || !wk.Referee(at, v.Judge(judge, nil)).Lawful {
			t.Errorf("%v isn't lawful", end)
		}
	}
}
