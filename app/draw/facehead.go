package draw

import (
	"math"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// faceHead is what a character's head is made of, in units, y down.
type faceHead struct {
	tint           ui.Token
	box            [4]float64 // left, top, right and bottom of the centre lines
	behind, pieces []letterpiece.Piece
	cloth          []letterpiece.Point
	filled         []func(*facePen) letterpiece.Path // areas of the head
	eyes           []letterpiece.Point
	eye            float64           // radius
	mouth          letterpiece.Point // its middle
	wide           float64           // half of its width; 0: a piece is the mouth
	straight       bool              // the mouth of a calm face is a line
	sleepy         bool              // the lids of a calm face are half shut
}

// headOf is the head of a character. A level that no character has looks like the first one.
func headOf(l mind.Level) faceHead {
	switch l {
	case mind.Fips:
		return fipsHead
	case mind.Nova:
		return novaHead
	case mind.Atlas:
		return atlasHead
	case mind.Sphinx:
		return sphinxHead
	default:
		return pipHead
	}
}

func long(x1, y1, x2, y2 float64) letterpiece.Piece {
	return letterpiece.Piece{Kind: letterpiece.LongStick, From: letterpiece.Point{X: x1, Y: y1}, To: letterpiece.Point{X: x2, Y: y2}}
}

func short(x1, y1, x2, y2 float64) letterpiece.Piece {
	return letterpiece.Piece{Kind: letterpiece.ShortStick, From: letterpiece.Point{X: x1, Y: y1}, To: letterpiece.Point{X: x2, Y: y2}}
}

func wide(x, y float64, open letterpiece.Open) letterpiece.Piece {
	return letterpiece.Piece{Kind: letterpiece.WideCurve, Center: letterpiece.Point{X: x, Y: y}, Open: open}
}

func uCurve(x, y float64, open letterpiece.Open) letterpiece.Piece {
	return letterpiece.Piece{Kind: letterpiece.UCurve, Center: letterpiece.Point{X: x, Y: y}, Open: open}
}

// pipHead is a circle with a tuft.
var pipHead = faceHead{
	tint: ui.ArcSoft, box: [4]float64{0, -1.25, 4, 4},
	behind: []letterpiece.Piece{short(2, .75, .62, -.698), short(2, .75, 3.38, -.698), short(2, .75, 2, -1.25)},
	pieces: []letterpiece.Piece{wide(2, 2, letterpiece.OpenRight), wide(2, 2, letterpiece.OpenLeft)},
	filled: []func(*facePen) letterpiece.Path{func(f *facePen) letterpiece.Path { return f.disc(2, 2, 2) }},
	eyes:   []letterpiece.Point{{X: 1.12, Y: 2.15}, {X: 2.88, Y: 2.15}}, eye: .42,
	mouth: letterpiece.Point{X: 2, Y: 2.72}, wide: .34,
}

// fipsHead has two humps and a long stick for a mouth.
var fipsHead = faceHead{
	tint: ui.USoft, box: [4]float64{0, 0, 4, 4},
	pieces: []letterpiece.Piece{uCurve(1, 1, letterpiece.OpenDown), uCurve(3, 1, letterpiece.OpenDown), wide(2, 2, letterpiece.OpenUp), long(0, 2, 4, 2)},
	filled: []func(*facePen) letterpiece.Path{
		func(f *facePen) letterpiece.Path { return f.disc(1, 1, 1) },
		func(f *facePen) letterpiece.Path { return f.disc(3, 1, 1) },
		func(f *facePen) letterpiece.Path { return f.rect(0, 1, 4, 1) },
		func(f *facePen) letterpiece.Path { return f.bowl(2, 2, 2) },
	},
	eyes: []letterpiece.Point{{X: 1, Y: 1.16}, {X: 3, Y: 1.16}}, eye: .36, sleepy: true,
}

// star are the ends of Nova's sticks: five points, and the corners between them.
var star = func() (all []letterpiece.Point) {
	for i := range 10 {
		r := 3.2
		if i%2 == 1 {
			r = 1.897
		}
		sin, cos := math.Sincos(float64(36*i) * math.Pi / 180)
		all = append(all, letterpiece.Point{X: r * sin, Y: -r * cos})
	}
	return all
}()

var novaHead = faceHead{
	tint: ui.ShortSoft, box: [4]float64{-3.04, -3.2, 3.04, 2.59},
	pieces: func() (all []letterpiece.Piece) {
		for i, p := range star {
			q := star[(i+1)%len(star)]
			all = append(all, short(p.X, p.Y, q.X, q.Y))
		}
		return all
	}(),
	filled: []func(*facePen) letterpiece.Path{func(f *facePen) letterpiece.Path { return f.lines(star...) }},
	eyes:   []letterpiece.Point{{X: -.72, Y: -.1}, {X: .72, Y: -.1}}, eye: .36,
	mouth: letterpiece.Point{X: 0, Y: .62}, wide: .5,
}

// atlasHead is a square with ears.
var atlasHead = faceHead{
	tint: ui.LongSoft, box: [4]float64{-.78, 0, 4.78, 4},
	pieces: []letterpiece.Piece{
		short(-.78, 1.1, -.78, 3.1), short(4.78, 1.1, 4.78, 3.1),
		long(0, 0, 0, 4), long(4, 0, 4, 4), long(0, 4, 4, 4), long(0, 0, 4, 0), short(1, 1.12, 3, 1.12),
	},
	filled: []func(*facePen) letterpiece.Path{func(f *facePen) letterpiece.Path { return f.rect(0, 0, 4, 4) }},
	eyes:   []letterpiece.Point{{X: 1.3, Y: 2}, {X: 2.7, Y: 2}}, eye: .34,
	mouth: letterpiece.Point{X: 2, Y: 3.05}, wide: .62, straight: true,
}

// sphinxHead has a cloth over its head and a beard.
var sphinxHead = faceHead{
	tint: ui.PlayerSoft(0), box: [4]float64{-1.1, 0, 5.1, 6.5},
	behind: []letterpiece.Piece{short(2, 4.5, 2, 6.5)},
	pieces: []letterpiece.Piece{long(0, 2, -1.1, 5.846), long(4, 2, 5.1, 5.846), wide(2, 2, letterpiece.OpenDown), uCurve(2, 3.7, letterpiece.OpenUp)},
	cloth:  []letterpiece.Point{{X: 0, Y: 2}, {X: -1.1, Y: 5.846}, {X: 1.45, Y: 4.55}, {X: 2.55, Y: 4.55}, {X: 5.1, Y: 5.846}, {X: 4, Y: 2}},
	filled: []func(*facePen) letterpiece.Path{
		func(f *facePen) letterpiece.Path { return f.dome(2, 2, 2) },
		func(f *facePen) letterpiece.Path { return f.rect(1, 2, 2, 1.7) },
		func(f *facePen) letterpiece.Path { return f.disc(2, 3.7, 1) },
	},
	eyes: []letterpiece.Point{{X: 1.2, Y: 1.95}, {X: 2.8, Y: 1.95}}, eye: .36,
	mouth: letterpiece.Point{X: 2, Y: 3.35}, wide: .4,
}
