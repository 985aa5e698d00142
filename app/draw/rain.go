package draw

import (
	"image"
	imagedraw "image/draw"
	"math"
	"math/rand/v2"
	"slices"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Rain is letter pieces that fall onto a page and come to rest in a heap along its lower edge, higher in the middle: behind all that
// it is laid under.
type Rain struct {
	ui.Base
	drops []drop
	high  float32   // of the heap
	laid  fyne.Size // the size that drops were placed for

	anim *ui.Animation
	at   float64        // seconds since it began
	heap *canvas.Raster // all of them in one picture, once they lie
}

// Area is a rectangle in pixels.
type Area struct{ X, Y, W, H float32 }

// drop is one piece of a Rain.
type drop struct {
	art    *art
	pic    picture
	rest   fyne.Position
	begins float64 // seconds after the first
	sway   float64
}

// The time of a rain in seconds: when the last piece begins to fall, and how long one falls.
const (
	rainBegins = .9
	rainFalls  = .7
	rainHigh   = 50
	rainWide   = 180 // so many pieces lie from edge to edge
)

// NewRain is n of the pieces that a name is made of, and some of each kind, one after the other, which lie where they would fall to.
func NewRain(name string, n int) *Rain {
	r := &Rain{at: rainBegins + rainFalls, high: rainHigh}
	kinds := append(piecesOf(name), letterpiece.LongStick, letterpiece.ShortStick, letterpiece.WideCurve, letterpiece.UCurve)
	chance := rand.New(rand.NewPCG(1, 2)) // the same each time: nothing depends on it but the look
	var parts []fyne.CanvasObject
	for i := range n {
		p := piecePicture(kinds[i%len(kinds)], float32(24+4*chance.IntN(3)), float64(15*chance.IntN(24)), Options{})
		d := drop{art: newArt(), pic: p, begins: rainBegins * chance.Float64(), sway: 10 + 26*chance.Float64()}
		d.art.show(p, 0, 0)
		r.drops = append(r.drops, d)
		parts = append(parts, d.art.Raster)
	}
	r.heap = canvas.NewRaster(r.paint)
	r.Draw(r, func() fyne.Size { return fyne.Size{} }, r.place, append(parts, r.heap)...).Gone(r.Settle)
	return r
}

// piecesOf are the pieces of the letters in a name.
func piecesOf(name string) []letterpiece.Kind {
	var out []letterpiece.Kind
	for _, c := range name {
		n, _ := Letters().Count(string(unicode.ToUpper(c)))
		for k, n := range n {
			for range n {
				out = append(out, letterpiece.Kind(k))
			}
		}
	}
	return out
}

// Heap says how high the pieces may lie.
func (r *Rain) Heap(high float32) {
	if r.high != high {
		r.high, r.laid = high, fyne.Size{}
		r.place(r.Size())
	}
}

// Fall lets the pieces fall, unless things don't move.
func (r *Rain) Fall() {
	if !ui.Animations() {
		return
	}
	r.Settle()
	const long = rainBegins + rainFalls
	r.at = 0
	r.move()
	r.anim = ui.Animate(time.Duration(long*float64(time.Second)), fyne.AnimationLinear, func(f float32) {
		r.at = long * float64(f)
		r.move()
	})
}

// Falling tells whether pieces are still on their way.
func (r *Rain) Falling() bool { return r.anim.Running() }

// Settle ends the fall at once.
func (r *Rain) Settle() {
	if r.anim.Stop() {
		r.at = rainBegins + rainFalls
		r.move()
	}
}

func (r *Rain) place(s fyne.Size) {
	if s != r.laid && s.Width > 0 {
		r.laid = s
		r.lay(s)
		high := min(s.Height, r.high+40) // pieces that stand in it look out of it
		ui.Put(r.heap, 0, s.Height-high, s.Width, high)
		r.heap.Refresh()
	}
	r.move()
}

// lay has the pieces lie in a heap, those in front last.
func (r *Rain) lay(s fyne.Size) {
	chance := rand.New(rand.NewPCG(3, 4))
	half := float64(s.Width) / 2 * min(1, float64(len(r.drops))/rainWide) // few lie in a small heap
	for i := range r.drops {
		d := &r.drops[i]
		off := chance.NormFloat64() * .5
		for math.Abs(off) > .94 {
			off = chance.NormFloat64() * .5
		}
		top := float64(max(0, r.high-d.pic.size.Height)) * max(.18, 1-off*off)
		d.rest.X = ui.Whole(s.Width/2 + float32(half*off) - d.pic.size.Width/2)
		d.rest.Y = ui.Whole(s.Height - d.pic.size.Height - float32(math.Pow(chance.Float64(), 1.6)*top))
	}
	slices.SortFunc(r.drops, func(a, b drop) int { return int(a.rest.Y + a.pic.size.Height - b.rest.Y - b.pic.size.Height) })
}

// move puts every piece where it is now; once all lie, they are one picture.
func (r *Rain) move() {
	lies := r.at >= rainBegins+rainFalls
	ui.Show(lies, r.heap)
	for i := range r.drops {
		d := &r.drops[i]
		t := min(max((r.at-d.begins)/rainFalls, 0), 1)
		ui.Show(!lies && t > 0, d.art)
		if lies || t == 0 {
			continue
		}
		x, y := float64(d.rest.X), float64(d.rest.Y)
		if t < 1 {
			from := -float64(d.pic.size.Height) - 20
			x += d.sway * math.Sin(5*t) * (1 - t)
			y = from + (y-from)*fallen(t)
		}
		d.art.Move(fyne.NewPos(float32(x)-margin, float32(y)-margin))
	}
}

// paint is the heap in w×h pixels.
func (r *Rain) paint(w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	if r.laid.Width == 0 {
		return img
	}
	unit, top := float32(w)/r.laid.Width, r.laid.Height-r.heap.Size().Height
	for _, d := range r.drops {
		size := d.pic.size.AddWidthHeight(2*margin, 2*margin)
		piece := d.pic.paint(int(size.Width*unit+.5), int(size.Height*unit+.5))
		at := image.Pt(int((d.rest.X-margin)*unit+.5), int((d.rest.Y-top-margin)*unit+.5))
		imagedraw.Draw(img, piece.Bounds().Add(at), piece, image.Point{}, imagedraw.Over)
	}
	return img
}

// fallen is how far something has fallen after a share t of its time: faster and faster, and it hops once.
func fallen(t float64) float64 {
	const lands = 0.82
	if t < lands {
		return t * t / (lands * lands)
	}
	return 1 - 0.03*math.Sin(math.Pi*(t-lands)/(1-lands))
}
