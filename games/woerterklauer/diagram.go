package woerterklauer

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/each"
)

// String is the view as a games.Diagram:
//
//	draw, seat 0, turn 3, points 4 8, step 2
//	options: Seats:2 Size:10 Level:1 Clock:0 Red:0 First:0
//	rules: 2
//	red: 0, red moves
//	jokers: 0, 1
//	field: from 0,0
//	  S O C K e
//	  . . . . i
//	  . . . . s
//	  . . . . t
//	  . . . . o
//	  . . . . r
//	  . . . . t
//	  . . . . e
//	tiles: 74 63 9 46 15 40 76 81 64 68 82 18
//	pool: L49 S77 E19 N56 E20
//	box: 79, A6 B2 C1 D4 E11 F2 G3 H4 I5 J1 K1 L3 M3 N7 O1 P1 Q1 R5 S3 T4 U5 V1 W2 X1 Y1 Z1
//	turn 1: 0 to 5 red 0 black, 0,0> SOCKE new +5
//	turn 2: 1 to 4 red 8 black, 4,0v EISTORTE new +8
//	lain: 0,0> SOCKE, 4,0v EISTORTE
//	carried: 0,0> SOCKE, 4,0v EISTORTE
//	rulings: SOCKE yes by lexicon:de:test lexicon.reason.known, EISTORTE yes by lexicon:de:test lexicon.reason.known
//
// Points are the letters on the field. red is the seat that shows red, with the color of whose
// turn it is and the winner, if there is one. jokers are the seats that have theirs, swap the
// tiles that the joker may take, aside those that must be set aside. pool has letter and ID of
// its tiles, in pool order; box how many tiles are in it, and how many of each letter. field is
// where its first row begins, as x,y, then come the rows: red letters big, black ones small, .
// for an empty cell; tiles are their IDs, row by row. A word lies at x,y> across or x,yv down.
// A turn is its seat, the letters of red and black after it, "late" if the clock ended it, and
// its words with their fate, what they continue and what they bring. lain and carried are the
// History: where words have lain, and the spellings that travel with a word. It doesn't tell
// the Set, which never changes.
func (v View) String() string {
	o := v.Options
	d := games.NewDiagram(v.Phase, v.Asked, fmt.Sprint("turn ", v.TurnNumber), []int{v.Tally.Of(o.Color(0)), v.Tally.Of(o.Color(1))}, v.Step)
	d.AddOptions(o)
	d.AddLine("rules", strconv.Itoa(v.Rules), games.Also("words "+v.Language, v.Language != German))
	d.AddLine("red", games.SeatText(o.Red), v.Mover.text()+" moves", games.Also("winner "+games.SeatText(v.Winner), v.Winner != games.Table))
	var jokers []string
	for seat, has := range v.Jokers {
		jokers = append(jokers, games.Also(strconv.Itoa(seat), has))
	}
	d.AddLine("jokers", jokers...)
	d.AddLine("swap", games.Also(strconv.Itoa(v.Swap), v.Swap != 0))
	d.AddLine("aside", games.Also(strconv.Itoa(v.Aside), v.Aside != 0))
	v.Field.draw(d)
	d.AddLine("pool", strings.Join(games.Facts(v.Pool, func(t Tile) string { return fmt.Sprintf("%s%d", t.Letter, t.ID) }), " "))
	d.AddLine("box", strconv.Itoa(v.Box), strings.Join(games.Facts(v.Boxed, func(s Stock) string { return fmt.Sprintf("%s%d", s.Letter, s.Count) }), " "))
	for _, p := range v.Turns {
		d.AddLine(fmt.Sprint("turn ", p.TurnNumber), slices.Concat(
			[]string{fmt.Sprintf("%d to %d red %d black", p.Seat, p.Red, p.Black), games.Also("late", p.Late)}, games.Facts(p.Words, ScoredWord.text))...)
	}
	d.AddLine("lain", games.Facts(v.History.Places, Spelled.text)...)
	d.AddLine("carried", games.Facts(v.History.Carried, func(c Carried) string { return c.text() + " " + strings.Join(c.Spellings, " ") })...)
	d.AddRulings(v.Rulings)
	return d.String()
}

// text is the colour in a diagram.
func (c Color) text() string {
	if c == Red {
		return "red"
	}
	return "black"
}

// draw adds the field, row by row, and its tiles.
func (f Field) draw(d *games.Diagram) {
	if len(f) == 0 {
		d.AddLine("field", "empty")
		return
	}
	low, high := f.box()
	d.AddLine("field", fmt.Sprintf("from %d,%d", low.X, low.Y))
	at := map[Cell]string{}
	for _, p := range f {
		if at[p.At] = p.Letter.String(); p.Color == Black {
			at[p.At] = strings.ToLower(at[p.At])
		}
	}
	for y := low.Y; y <= high.Y; y++ {
		row := " "
		for x := low.X; x <= high.X; x++ {
			row += " " + cmp.Or(at[Cell{x, y}], ".")
		}
		d.AddRaw(row)
	}
	d.AddLine("tiles", games.Numbers(f.ids()))
}

// ids are those of the tiles, in the order of the field.
func (f Field) ids() []int {
	return each.Of(f, func(p Placed) int { return p.ID })
}

// text is the place in a diagram, such as "0,0>" or "2,-1v".
func (p Place) text() string {
	if p.Across {
		return fmt.Sprintf("%d,%d>", p.At.X, p.At.Y)
	}
	return fmt.Sprintf("%d,%dv", p.At.X, p.At.Y)
}

// text is the word in a diagram, such as "0,0> HAUS".
func (s Spelled) text() string { return s.Place.text() + " " + s.Text }

// fates are the kinds of words in a diagram.
var fates = [...]string{
	FateUnchanged: "unchanged", FateNew: "new", FateStolen: "stolen", FateChanged: "changed",
	FateExtended: "extended", FateInvalid: "invalid", FateOpen: "open",
}

// text is the word in a diagram, such as "0,0> HAUS new +4".
func (w ScoredWord) text() string {
	from := games.Also(" from "+strings.Join(w.From, " "), len(w.From) > 0)
	return fmt.Sprintf("%s %s%s +%d", w.Spelled.text(), fates[w.Fate], from, w.Gains)
}
