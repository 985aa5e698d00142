// Package letterpiece is the alphabet whose letters are built from four kinds of rigid
// pieces: counts, groups of letters with the same pieces, and outlines. All of it
// comes from one data file, so that correcting the file corrects the program.
package letterpiece

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Kind is a kind of piece.
type Kind int

// The kinds, in the order in which they are always shown.
const (
	LongStick  Kind = iota // straight, 4 units
	ShortStick             // straight, 2 units
	WideCurve              // half circle, diameter 4
	UCurve                 // half circle of diameter 2 with arms of 1
	Kinds      = 4
)

// Thickness of every piece; lengths are in units of a quarter cap height.
const Thickness = 0.62

// CapHeight is the height of the capitals' centre lines.
const CapHeight = 4

var kindNames = map[string]Kind{"long": LongStick, "short": ShortStick, "arc": WideCurve, "u": UCurve}

// Open is the side to which a curve opens.
type Open int

// The sides.
const (
	OpenNone Open = iota // sticks
	OpenLeft
	OpenRight
	OpenUp
	OpenDown
)

var openNames = map[string]Open{"left": OpenLeft, "right": OpenRight, "up": OpenUp, "down": OpenDown}

// Point is a place on the plane, y down.
type Point struct{ X, Y float64 }

// Piece is one piece in its place, by its centre line.
type Piece struct {
	Kind     Kind
	From, To Point // sticks: the ends
	Center   Point // curves: the circle's centre (WideCurve), the centre of the 2×2 box (UCurve)
	Open     Open  // curves
}

// Count is how many pieces of each kind there are.
type Count [Kinds]int

// Letter is one letter: its pieces in drawing order.
type Letter struct {
	Rune   rune
	Pieces []Piece
}

// Alphabet is a set of letters. It is read-only after Parse and safe to share.
type Alphabet struct {
	letters map[rune]Letter
	order   []rune
}

type filePiece struct {
	Piece  string      `json:"piece"`
	From   *[2]float64 `json:"from"`
	To     *[2]float64 `json:"to"`
	Center *[2]float64 `json:"center"`
	Open   string      `json:"open"`
}

// Parse reads an alphabet: an object of letters, each a list of pieces. Unknown
// fields, letters of several characters, sticks whose length is not their kind's (beyond 5 %),
// curves without a side, and places outside of ±16 units are errors.
func Parse(data []byte) (*Alphabet, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	var file map[string][]filePiece
	if err := d.Decode(&file); err != nil {
		return nil, fmt.Errorf("alphabet: %w", err)
	}
	if d.More() {
		return nil, errors.New("alphabet: data after the object")
	}
	a := &Alphabet{letters: map[rune]Letter{}}
	for name, pieces := range file {
		runes := []rune(name)
		if len(runes) != 1 {
			return nil, fmt.Errorf("alphabet: %q is not one character", name)
		}
		if len(pieces) == 0 {
			return nil, fmt.Errorf("alphabet: %s has no pieces", name)
		}
		l := Letter{Rune: runes[0]}
		for i, fp := range pieces {
			p, err := fp.piece()
			if err != nil {
				return nil, fmt.Errorf("alphabet: piece %d of %s: %w", i+1, name, err)
			}
			l.Pieces = append(l.Pieces, p)
		}
		a.letters[l.Rune] = l
		a.order = append(a.order, l.Rune)
	}
	if len(a.order) == 0 {
		return nil, errors.New("alphabet: no letters")
	}
	slices.Sort(a.order)
	return a, nil
}

func (fp filePiece) piece() (Piece, error) {
	k, ok := kindNames[fp.Piece]
	if !ok {
		return Piece{}, fmt.Errorf("no such piece %q", fp.Piece)
	}
	for _, at := range []*[2]float64{fp.From, fp.To, fp.Center} {
		if at != nil && (math.Abs(at[0]) > 16 || math.Abs(at[1]) > 16) {
			return Piece{}, fmt.Errorf("place %v is too far away", *at)
		}
	}
	if k == WideCurve || k == UCurve {
		return fp.curve(k)
	}
	return fp.stick(k)
}

func (fp filePiece) stick(k Kind) (Piece, error) {
	if fp.From == nil || fp.To == nil || fp.Center != nil || fp.Open != "" {
		return Piece{}, errors.New("a stick has from and to, nothing else")
	}
	p := Piece{Kind: k, From: Point{fp.From[0], fp.From[1]}, To: Point{fp.To[0], fp.To[1]}}
	want := 4.0
	if k == ShortStick {
		want = 2
	}
	got := math.Hypot(p.To.X-p.From.X, p.To.Y-p.From.Y)
	if math.Abs(got-want) > want*.05 {
		return Piece{}, fmt.Errorf("length %.2f instead of %.0f", got, want)
	}
	return p.exactly(got, want), nil
}

// exactly gives a stick of length got its kind's own length around its middle: the
// places in the file are rounded, but pieces are rigid.
func (p Piece) exactly(got, want float64) Piece {
	if got == want {
		return p
	}
	mx, my, k := (p.From.X+p.To.X)/2, (p.From.Y+p.To.Y)/2, want/got
	at := func(q Point) Point { return Point{mx + (q.X-mx)*k, my + (q.Y-my)*k} }
	p.From, p.To = at(p.From), at(p.To)
	return p
}

func (fp filePiece) curve(k Kind) (Piece, error) {
	open, ok := openNames[fp.Open]
	if fp.Center == nil || !ok || fp.From != nil || fp.To != nil {
		return Piece{}, errors.New("a curve has center and open, nothing else")
	}
	return Piece{Kind: k, Center: Point{fp.Center[0], fp.Center[1]}, Open: open}, nil
}

// Letters are all letters in the order of their code points.
func (a *Alphabet) Letters() []rune { return slices.Clone(a.order) }

// Letter is the letter r with fresh pieces; ok is false when the alphabet has none.
func (a *Alphabet) Letter(r rune) (l Letter, ok bool) {
	l, ok = a.letters[r]
	l.Pieces = slices.Clone(l.Pieces)
	return l, ok
}

// Count is what the word needs; ok is false when a character has no letter.
func (a *Alphabet) Count(word string) (c Count, ok bool) {
	for _, r := range word {
		l, known := a.letters[r]
		if !known {
			return Count{}, false
		}
		for _, p := range l.Pieces {
			c[p.Kind]++
		}
	}
	return c, true
}
