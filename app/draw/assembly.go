package draw

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Assembly is a letter that comes together piece by piece, in the order in which it is drawn: its
// pieces lie ready next to it, and one after the other finds its place, turning on the way. What is
// being said of it has a ring. A tap brings the next piece, and after the last all begins again.
type Assembly struct {
	ui.Areas
	// OnPart gets the part of the recipe whose pieces are coming, -1 when the letter stands.
	OnPart func(part int)

	letter  rune
	parts   []int    // pieces of each part of the recipe
	ground  ui.Token // what it lies on
	options Options
	most    float32 // height of the letter

	laid  int  // pieces in their places
	said  bool // the pieces of the part in hand have rings
	alone bool // goes on by itself

	anim *ui.Animation
	done float64 // share of the way of piece laid, while anim runs
	stop func()  // ends the pause between two pieces

	figure  *art
	row     []*art
	flying  *art
	objects []fyne.CanvasObject
}

// The pace of an assembly: the flight of a piece, the pause before the next, and how long the
// last one keeps its ring. Without animations a piece is there at once and the pause is longer.
const (
	flightTime = 480 * time.Millisecond
	pauseTime  = 320 * time.Millisecond
	lastTime   = 900 * time.Millisecond
	stillTime  = 800 * time.Millisecond
)

// NewAssembly shows no letter yet. It lies on a ground and is as high as its room, at most at
// the scale at which capitals are most pixels high.
func NewAssembly(most float32, ground ui.Token, o Options) *Assembly {
	a := &Assembly{most: most, ground: ground, options: o, figure: newArt(), flying: newArt()}
	a.Deaf, a.OnTap = true, func(int) { a.Next() }
	a.Draw(a, a.least, a.place).Changing(func() []fyne.CanvasObject { return a.objects }).Gone(a.halt)
	return a
}

// SetLetter shows a letter that stands. Parts are how many pieces each part of its recipe has
// (course.Recipe); nil is one part a piece.
func (a *Assembly) SetLetter(r rune, parts []int) {
	a.halt()
	a.letter, a.parts = r, parts
	a.whole()
}

// SetOptions changes how it is drawn.
func (a *Assembly) SetOptions(o Options) { ui.Change(&a.options, o, a) }

// Lit tells whether piece i has a ring.
func (a *Assembly) Lit(i int) bool { return a.said && i < a.laid && a.partOf(i) == a.partOf(a.laid-1) }

func (a *Assembly) all() int {
	l, _ := Letters().Letter(a.letter)
	return len(l.Pieces)
}

// partOf is the part of the recipe that piece i belongs to.
func (a *Assembly) partOf(i int) int {
	for p, n := range a.parts {
		if i -= n; i < 0 {
			return p
		}
	}
	return len(a.parts) + i
}

// Play lets the letter come together by itself.
func (a *Assembly) Play() {
	a.halt()
	a.laid, a.alone = 0, true
	a.lay()
}

// Next brings the next piece; one on its way lies at once. After the last piece it begins
// with the first.
func (a *Assembly) Next() {
	landing := a.anim.Running()
	a.halt()
	if landing {
		a.land()
		return
	}
	if a.laid >= a.all() {
		a.laid = 0
	}
	a.lay()
}

// Stop ends what moves: the letter stands.
func (a *Assembly) Stop() {
	a.halt()
	a.whole()
}

// halt ends the movement where it is.
func (a *Assembly) halt() {
	a.anim.Stop()
	if a.stop != nil {
		a.stop()
		a.stop = nil
	}
	a.alone = false
}

// whole shows the letter as it stands.
func (a *Assembly) whole() {
	a.laid, a.said = a.all(), false
	a.tell(-1)
	a.Refresh()
}

func (a *Assembly) tell(part int) {
	if a.OnPart != nil {
		a.OnPart(part)
	}
}

// lay brings the next piece.
func (a *Assembly) lay() {
	if a.laid >= a.all() {
		return
	}
	a.tell(a.partOf(a.laid))
	if !ui.Animations() {
		a.land()
		return
	}
	a.said = a.laid > 0 && a.partOf(a.laid) == a.partOf(a.laid-1)
	a.done = 0
	a.Refresh()
	a.anim = ui.Animate(flightTime, fyne.AnimationEaseInOut, func(f float32) {
		a.done = float64(f)
		if f == 1 {
			a.land()
			return
		}
		a.Refresh()
	})
}

// land puts the piece into its place and waits for what comes then.
func (a *Assembly) land() {
	a.laid++
	a.said = true
	a.Refresh()
	switch {
	case a.laid >= a.all():
		a.stop = ui.After(lastTime, a.whole)
	case !a.alone:
	case ui.Animations():
		a.stop = ui.After(pauseTime, a.lay)
	default:
		a.stop = ui.After(stillTime, a.lay)
	}
}

// looks are those of the pieces as they lie now.
func (a *Assembly) looks() []PieceLook {
	out := make([]PieceLook, a.all())
	for i := range out {
		switch {
		case i >= a.laid:
			out[i] = PieceGhost
		case a.Lit(i):
			out[i] = PieceLit
		}
	}
	return out
}

// readyScale is the scale of the pieces that lie ready next to a letter.
const readyScale = .5

// readyGap lies between the letter and the pieces, and half of it between those, in units.
const readyGap = 1.4

// ready are the middles of the pieces that lie ready, in units from the upper left corner of
// their row, and how wide that is; all at the scale of the letter.
func (a *Assembly) ready() (at []letterpiece.Point, wide float64) {
	l, _ := Letters().Letter(a.letter)
	for i, p := range l.Pieces {
		w, _ := Extent(p.Kind)
		if i > 0 {
			wide += readyGap / 2 * readyScale
		}
		at = append(at, letterpiece.Point{X: wide + w*readyScale/2, Y: (letterpiece.CapHeight + letterpiece.Thickness) / 2})
		wide += w * readyScale
	}
	return at, wide
}

// heightFor is how high capitals are so that all of it has room.
func (a *Assembly) heightFor(s fyne.Size) float32 {
	l, ok := Letters().Letter(a.letter)
	if !ok {
		return 0
	}
	b := l.Box()
	_, wide := a.ready()
	wide += b.Max.X - b.Min.X + letterpiece.Thickness + readyGap
	height := min(a.most, s.Height-2*figureAir(a.most))
	for height > 16 && float32(wide*Unit(height))+2*figureAir(height) > s.Width {
		height -= 2
	}
	return max(16, float32(int(height)))
}
