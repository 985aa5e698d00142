package draw

import (
	"fmt"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Emblem is a ready-made picture of a person: something of letter pieces that looks at you, on a disc with a rim in their colour. Each
// has an outline of its own, so that it doesn't take colours to tell them apart.
type Emblem struct {
	pictured
	number, color int
	size          float32
}

// NewEmblem is a picture (1 to Emblems) in the colour of a player, size×size pixels.
func NewEmblem(number, color int, size float32) *Emblem {
	e := &Emblem{number: number, color: color, size: size}
	e.show(e, func() picture { return emblemPicture(e.number, e.color, e.size, false) })
	return e
}

// Number is which one it is.
func (e *Emblem) Number() int { return e.number }

// Set changes which one it is, and its colour.
func (e *Emblem) Set(number, color int) {
	if e.number != number || e.color != color {
		e.number, e.color = number, color
		e.Refresh()
	}
}

// SetSize changes how large it is.
func (e *Emblem) SetSize(size float32) { ui.Change(&e.size, size, e) }

func emblemPicture(number, color int, size float32, paper bool) picture {
	return headPicture(fmt.Sprintf("emblem-%d-%s", number, ui.Player(color)), emblems[number-1], Calm, size, paper, func(f *facePen) {
		at, r := float64(size)/f.unit/2, float64(size)/f.unit/2
		x, y := at-f.dx, at-f.dy
		f.fill(f.disc(x, y, r), f.color(ui.Player(color)))
		f.fill(f.disc(x, y, r-max(2, float64(ui.Whole(size/14)))/f.unit), f.color(ui.PlayerSoft(color)))
	})
}

// Emblems is how many ready-made pictures there are. Numbers are stored: new ones come at the end.
const Emblems = len(emblems)

// around is the box of a head that has so much around a point.
func around(x, y, r float64) [4]float64 { return [4]float64{x - r, y - r, x + r, y + r} }

func at(all ...float64) (out []letterpiece.Point) {
	for i := 0; i < len(all); i += 2 {
		out = append(out, letterpiece.Point{X: all[i], Y: all[i+1]})
	}
	return out
}

// filling is the ground behind eyes.
type filling = func(*facePen) letterpiece.Path

func filled(all ...filling) []filling { return all }

func round(x, y, r float64) filling {
	return func(f *facePen) letterpiece.Path { return f.disc(x, y, r) }
}

func area(all ...float64) filling {
	return func(f *facePen) letterpiece.Path { return f.lines(at(all...)...) }
}

// circle are two wide curves.
func circle(x, y float64, more ...letterpiece.Piece) []letterpiece.Piece {
	return append([]letterpiece.Piece{wide(x, y, letterpiece.OpenRight), wide(x, y, letterpiece.OpenLeft)}, more...)
}

var emblems = [...]faceHead{
	{ // cat
		box: around(2, 1.75, 2.5), behind: []letterpiece.Piece{short(.15, 1, .3, -.95), short(.3, -.95, 1.75, .4), short(3.85, 1, 3.7, -.95), short(3.7, -.95, 2.25, .4)},
		pieces: circle(2, 2), filled: filled(round(2, 2, 2)), eyes: at(1.2, 1.9, 2.8, 1.9), eye: .4, mouth: at(2, 2.75)[0], wide: .34,
	},
	{ // rabbit
		box: around(2, 1.1, 2.8), behind: []letterpiece.Piece{uCurve(.95, -.85, letterpiece.OpenDown), uCurve(3.05, -.85, letterpiece.OpenDown)},
		pieces: circle(2, 2), filled: filled(round(2, 2, 2)), eyes: at(1.2, 1.9, 2.8, 1.9), eye: .4, mouth: at(2, 2.7)[0], wide: .4,
	},
	{ // owl
		box: around(2, 2.35, 2.85), behind: []letterpiece.Piece{short(-.15, 2, -.45, 4), short(4.15, 2, 4.45, 4)},
		pieces: []letterpiece.Piece{wide(2, 2, letterpiece.OpenDown), uCurve(1, 3.6, letterpiece.OpenUp), uCurve(3, 3.6, letterpiece.OpenUp), short(.1, -.2, 2, 1.1), short(3.9, -.2, 2, 1.1)},
		filled: filled(round(2, 2, 2), area(0, 2, 4, 2, 4, 3.6, 0, 3.6), round(1, 3.6, 1), round(3, 3.6, 1)), eyes: at(1.1, 1.75, 2.9, 1.75), eye: .55, mouth: at(2, 2.6)[0], wide: .25,
	},
	{ // fish
		box: around(2.65, 2, 2.75), behind: []letterpiece.Piece{short(3.8, 2, 5.3, .75), short(3.8, 2, 5.3, 3.25), short(5.3, .75, 5.3, 3.25)},
		pieces: circle(2, 2), filled: filled(round(2, 2, 2)), eyes: at(1.1, 1.6), eye: .45, mouth: at(.95, 2.7)[0], wide: .4,
	},
	{ // snail
		box: around(2.3, 2.3, 2.85), behind: []letterpiece.Piece{short(4.4, 3, 4, 1), short(4.4, 3, 5, 1.1)},
		pieces: circle(1.8, 2, long(.6, 4.2, 4.6, 4.2), uCurve(2, 2, letterpiece.OpenDown)), filled: filled(round(1.8, 2, 2)),
		eyes: at(4, 1, 5, 1.1), eye: .42,
	},
	{ // butterfly
		box:    around(2.5, 1.6, 2.85),
		behind: []letterpiece.Piece{short(2.5, .9, 1.35, -.95), short(2.5, .9, 3.65, -.95)},
		pieces: []letterpiece.Piece{uCurve(.9, 1.1, letterpiece.OpenRight), uCurve(1.2, 3, letterpiece.OpenRight), uCurve(4.1, 1.1, letterpiece.OpenLeft), uCurve(3.8, 3, letterpiece.OpenLeft), short(2.5, 1, 2.5, 3)},
		filled: filled(round(1, 1.1, 1), round(1.3, 3, 1), round(4, 1.1, 1), round(3.7, 3, 1), area(1, .1, 2.4, .7, 2.4, 3.6, 1.2, 4), area(4, .1, 2.6, .7, 2.6, 3.6, 3.8, 4)),
		eyes:   at(1.05, 1.1, 3.95, 1.1), eye: .42,
	},
	{ // octopus
		box: around(2, 2, 2.6), behind: []letterpiece.Piece{short(.4, 2, -.3, 4), short(1.5, 2, 1.2, 4.1), short(2.5, 2, 2.8, 4.1), short(3.6, 2, 4.3, 4)},
		pieces: []letterpiece.Piece{wide(2, 2, letterpiece.OpenDown), long(0, 2, 4, 2)}, filled: filled(func(f *facePen) letterpiece.Path { return f.dome(2, 2, 2) }),
		eyes: at(1.2, 1, 2.8, 1), eye: .4,
	},
	{ // flower
		box: around(2, 2, 2.75), behind: []letterpiece.Piece{uCurve(2, .1, letterpiece.OpenDown), uCurve(.1, 2, letterpiece.OpenRight), uCurve(3.9, 2, letterpiece.OpenLeft), long(2, 2, 2, 5)},
		filled: filled(round(2, 2, 1.4)), eyes: at(1.5, 1.9, 2.5, 1.9), eye: .34, mouth: at(2, 2.4)[0], wide: .34,
	},
	{ // house
		box:    around(2, 1.75, 2.85),
		pieces: []letterpiece.Piece{short(.4, 2, .4, 4), short(3.6, 2, 3.6, 4), long(0, 4.1, 4, 4.1), long(-.5, 1.9, 2, -1.22), long(4.5, 1.9, 2, -1.22)},
		filled: filled(area(.4, 1, 2, -1.2, 3.6, 1, 3.6, 4, .4, 4)), eyes: at(1.35, 2, 2.65, 2), eye: .4, mouth: at(2, 2.85)[0], wide: .45,
	},
	{ // sun
		box: around(2, 2, 2.9), behind: []letterpiece.Piece{
			short(2, -1, 2, 1), short(2, 5, 2, 3), short(-1, 2, 1, 2), short(5, 2, 3, 2),
			short(-.1, -.1, 1, 1), short(4.1, 4.1, 3, 3), short(-.1, 4.1, 1, 3), short(4.1, -.1, 3, 1),
		},
		pieces: circle(2, 2), filled: filled(round(2, 2, 2)), eyes: at(1.3, 1.8, 2.7, 1.8), eye: .4, mouth: at(2, 2.5)[0], wide: .5,
	},
	{ // boat
		box: around(2, 2.1, 2.8), behind: []letterpiece.Piece{long(1.5, 3, 1.5, -1), short(1.5, -.9, 3.1, .4), short(3.1, .4, 1.5, 1.6)},
		pieces: []letterpiece.Piece{wide(2, 3, letterpiece.OpenUp), long(0, 3, 4, 3)}, filled: filled(func(f *facePen) letterpiece.Path { return f.bowl(2, 3, 2) }),
		eyes: at(1.3, 3.75, 2.7, 3.75), eye: .36,
	},
	{ // rocket
		box: around(2, 2, 2.95), behind: []letterpiece.Piece{short(1, 3, -.3, 4.5), short(3, 3, 4.3, 4.5)},
		pieces: []letterpiece.Piece{long(1, .3, 1, 4.2), long(3, .3, 3, 4.2), uCurve(2, 0, letterpiece.OpenDown), short(1, 4.2, 3, 4.2)},
		filled: filled(round(2, 0, 1), area(1, 0, 3, 0, 3, 4.2, 1, 4.2)), eyes: at(1.55, 1.2, 2.45, 1.2), eye: .34, mouth: at(2, 1.9)[0], wide: .3,
	},
}
