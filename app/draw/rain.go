package draw

import (
	"math"
	"math/rand/v2"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
)

// Rain is letter pieces that fall onto a page and come to rest where nothing else lies: behind all that it is laid under.
type Rain struct {
	ui.Base
	drops []drop
	avoid []Area
	laid  fyne.Size // the size that drops were placed for

	anim *ui.Animation
	at   float64 // seconds since it began
}

// Area is a rectangle in pixels.
type Area struct{ X, Y, W, H float32 }

// drop is one piece of a Rain.
type drop struct {
	art    *art
	size   fyne.Size // of its picture
	rest   fyne.Position
	begins float64 // seconds after the first
	sway   float64
	hidden bool // there is no room for it
}

// The time of a rain in seconds: when the last piece begins to fall, and how long one falls.
const (
	rainBegins = 1.7
	rainFalls  = 1.3
)

var _ fyne.Widget = (*Rain)(nil)

// NewRain is n of the pieces that a name is made of, one after the other, which lie where they would fall to; pieces of all
// kinds where the alphabet has none of its letters.
func NewRain(name string, n int) *Rain {
	r := &Rain{at: rainBegins + rainFalls}
	kinds := piecesOf(name)
	if len(kinds) == 0 {
		kinds = []letterpiece.Kind{letterpiece.LongStick, letterpiece.ShortStick, letterpiece.WideCurve, letterpiece.UCurve}
	}
	chance := rand.New(rand.NewPCG(1, 2)) // the same each time: nothing depends on it but the look
	var parts []fyne.CanvasObject
	for i := range n {
		p := piecePicture(kinds[i%len(kinds)], float32(26+4*chance.IntN(5)), float64(15*chance.IntN(24)), Options{})
		d := drop{art: newArt(), size: p.size, begins: rainBegins * chance.Float64(), sway: 10 + 26*chance.Float64()}
		d.art.show(p, 0, 0)
		r.drops = append(r.drops, d)
		parts = append(parts, d.art.Raster)
	}
	r.Draw(r, func() fyne.Size { return fyne.Size{} }, r.place, parts...).Gone(r.Settle)
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

// Avoid says where nothing may come to rest.
func (r *Rain) Avoid(areas ...Area) {
	r.avoid, r.laid = areas, fyne.Size{}
	r.place(r.Size())
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
	}
	r.move()
}

// lay finds a place of its own for each piece, as far as there is room.
func (r *Rain) lay(s fyne.Size) {
	chance := rand.New(rand.NewPCG(3, 4))
	var taken []Area
	for i := range r.drops {
		d := &r.drops[i]
		w, h := d.size.Width, d.size.Height
		d.hidden = true
		for range 60 {
			a := Area{chance.Float32() * (s.Width - w), chance.Float32() * (s.Height - h), w, h}
			if free(a, 14, r.avoid) && free(a, 6, taken) {
				d.rest, d.hidden = fyne.NewPos(ui.Whole(a.X), ui.Whole(a.Y)), false
				taken = append(taken, a)
				break
			}
		}
	}
}

// free tells whether a is so many pixels away from all of them.
func free(a Area, air float32, from []Area) bool {
	for _, b := range from {
		if a.X < b.X+b.W+air && b.X < a.X+a.W+air && a.Y < b.Y+b.H+air && b.Y < a.Y+a.H+air {
			return false
		}
	}
	return true
}

// move puts every piece where it is now.
func (r *Rain) move() {
	for i := range r.drops {
		d := &r.drops[i]
		t := min(max((r.at-d.begins)/rainFalls, 0), 1)
		ui.Show(!d.hidden && t > 0, d.art)
		if d.hidden || t == 0 {
			continue
		}
		x, y := float64(d.rest.X), float64(d.rest.Y)
		if t < 1 {
			from := -float64(d.size.Height) - 20
			x += d.sway * math.Sin(5*t) * (1 - t)
			y = from + (y-from)*fallen(t)
		}
		d.art.Move(fyne.NewPos(float32(x)-margin, float32(y)-margin))
	}
}

// fallen is how far something has fallen after a share t of its time: faster and faster, and it hops once.
func fallen(t float64) float64 {
	const lands = 0.82
	if t < lands {
		return t * t / (lands * lands)
	}
	return 1 - 0.03*math.Sin(math.Pi*(t-lands)/(1-lands))
}
