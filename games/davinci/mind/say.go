package mind

import (
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// What a player says of its choice, from what everybody knows alone. Tile, Left, Right, Value and Color are message ids.
const (
	WhyTake       games.ID = "davinci.mind.take"        // Black, White: how many
	WhyArrange    games.ID = "davinci.mind.arrange"     //
	WhyDraw       games.ID = "davinci.mind.draw"        // Color
	WhyDrawMost   games.ID = "davinci.mind.draw_most"   // Color: most of the hidden tiles of the others are of it
	WhyDrawLast   games.ID = "davinci.mind.draw_last"   // Color: the middle has no other
	WhyOnly       games.ID = "davinci.mind.only"        // Of; Tile: nothing else can be there
	WhyTwo        games.ID = "davinci.mind.two"         // Of; Tile, Other: one of these two is there
	WhyBetween    games.ID = "davinci.mind.between"     // Of; Left, Right: the nearest open tiles; Tile
	WhyRightOf    games.ID = "davinci.mind.right_of"    // Of, Place; Left: the nearest open tile; Tile
	WhyLeftOf     games.ID = "davinci.mind.left_of"     // Of, Place; Right: the nearest open tile; Tile
	WhyDenied     games.ID = "davinci.mind.denied"      // Of; Value: was denied for this tile; Tile
	WhyTry        games.ID = "davinci.mind.try"         // Of; Tile: nothing is known of the row
	WhyLikely     games.ID = "davinci.mind.likely"      // Of; Tile: in most of the ways to fill the row it is there
	WhyDash       games.ID = "davinci.mind.dash"        // Of; Tile
	WhyStop       games.ID = "davinci.mind.stop"        //
	WhyStopBroken games.ID = "davinci.mind.stop_broken" // this turn has cracked a code
	WhyOpen       games.ID = "davinci.mind.open"        // Place: of the own tile, from 1
)

// say adds the sentence to a choice. Two truths that look the same to everybody give the same one for the same action.
func say(v dv.View, c games.Choice) games.Choice {
	public := v.Public()
	switch a := c.Action.(type) {
	case dv.Take:
		c.Why, c.Args = WhyTake, games.Args{"Black": a.Black, "White": a.White}
	case dv.Arrange:
		c.Why = WhyArrange
	case dv.Draw:
		c.Why, c.Args = sayDraw(public, a.Color), games.Args{"Color": dv.ColorID(a.Color)}
	case dv.Guess:
		c.Why, c.Args = sayGuess(public, a)
	case dv.Stop:
		c.Why = WhyStop
		if cracked(public) {
			c.Why = WhyStopBroken
		}
	case dv.Open:
		_, _, place, _ := public.Find(a.Tile)
		c.Why, c.Args = WhyOpen, games.Args{"Place": place + 1}
	}
	return c
}

func sayDraw(public dv.View, color dv.Color) games.ID {
	if public.Middle[1-color] == 0 {
		return WhyDrawLast
	}
	var hidden [dv.Colors]int
	for _, sv := range public.Seats {
		for _, s := range sv.Row {
			if sv.Seat != public.Asked && !s.Open {
				hidden[s.Color]++
			}
		}
	}
	if hidden[color] > hidden[1-color] {
		return WhyDrawMost
	}
	return WhyDraw
}

func sayGuess(public dv.View, a dv.Guess) (games.ID, games.Args) {
	s, of, place, ok := public.Find(a.Tile)
	if !ok {
		return WhyTry, nil
	}
	row := public.Seats[of].Row
	tile := dv.NewTile(s.Color, a.Number)
	args := games.Args{"Of": of, "Place": place + 1, "Tile": dv.TileID(tile)}
	can, likely := rank(public, a)
	switch left, right := openNear(row, place, -1), openNear(row, place, 1); {
	case len(can) == 1:
		return WhyOnly, args
	case tile.IsDash():
		return WhyDash, args
	case len(can) == 2:
		other := dv.NewTile(s.Color, can[0]+can[1]-a.Number)
		args["Other"] = dv.TileID(other)
		return WhyTwo, args
	case left >= 0 && !right.IsDash():
		args["Left"], args["Right"] = dv.TileID(left), dv.TileID(right)
		return WhyBetween, args
	case likely:
		return WhyLikely, args
	case lastDenied(public, a.Tile) >= 0:
		args["Value"] = dv.ValueID(lastDenied(public, a.Tile))
		return WhyDenied, args
	case left >= 0:
		args["Left"] = dv.TileID(left)
		return WhyRightOf, args
	case !right.IsDash():
		args["Right"] = dv.TileID(right)
		return WhyLeftOf, args
	}
	return WhyTry, args
}

// lastDenied is the number that was denied last for a tile, -1 for none.
func lastDenied(public dv.View, tile int) int {
	for i := len(public.Guesses) - 1; i >= 0; i-- {
		if g := public.Guesses[i]; g.Tile == tile && !g.Right {
			return g.Number
		}
	}
	return -1
}

// rank are the numbers that a tile can show by what everybody knows, if the one named is among them, and whether none is
// likelier.
func rank(public dv.View, a dv.Guess) (can []int, likely bool) {
	for _, l := range dv.Weigh(public) {
		if l.ID != a.Tile || !l.Possible(a.Number) {
			continue
		}
		likely = true
		for n, w := range l.Weights {
			likely = likely && w <= l.Weights[a.Number]
			if w > 0 {
				can = append(can, n)
			}
		}
	}
	return can, likely
}

// cracked tells whether a guess of this turn has opened the last tile of a code.
func cracked(public dv.View) bool {
	for _, o := range public.Outs {
		for i := len(public.Guesses) - 1; i >= 0 && public.Guesses[i].TurnNumber == public.TurnNumber; i-- {
			if public.Guesses[i].Of == o.Seat {
				return true
			}
		}
	}
	return false
}
