package ui

import (
	"cmp"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
)

// scaleVariable is the variable of the environment by which a user sets Fyne's scale; it wins over ours.
const scaleVariable = "FYNE_SCALE"

// growth is how much larger than the system's our scale is, for Fyne, which asks whenever it applies a theme.
var growth float32 = 1

// grow sets it. On macOS Fyne wants settings of its own type, so it can be told by its variable alone.
func grow(by float32) {
	growth = by
	if _, ours := fyne.CurrentApp().Settings().(adaptedSettings); !ours {
		scaleSet = true
		_ = os.Setenv(scaleVariable, fmt.Sprint(by)) // a name and a value without zeros: it never fails
	}
}

// scaleSet tells that FYNE_SCALE is ours.
var scaleSet bool

// Environ is the environment for programs that we start.
func Environ() []string {
	env := os.Environ()
	if scaleSet {
		env = slices.DeleteFunc(env, func(s string) bool { return strings.HasPrefix(s, scaleVariable+"=") })
	}
	return env
}

// scaler keeps the scale of a window at what ScaleFor says of its pixels. It follows from those alone, and a change of the scale
// leaves them as they are: so it comes to rest.
//
// Fyne draws with the system's scale times the settings', in tenths, and asks for that anew when a theme is set. It keeps the
// units then and makes the window larger: so the canvas is made smaller before, and says what it wants at least by MinSize.
type scaler struct {
	window    fyne.Window
	following bool
	percent   int     // the size that the user wants
	system    float32 // without us
	scale     float32 // of the canvas, when it was last looked at
	pixels    fyne.Size
	windowed  fyne.Size // pixels before full screen
	changing  bool
	settling  Pause // until the last of several sizes
}

// settled is how long the window must keep its size before the scale follows once more. Fyne's answer to one size must not
// arrive after the next one.
const settled = 200 * time.Millisecond

// OpenFor sets the size of a window that isn't shown yet: so many pixels, times the system's scale, which is known only later.
// Its first page is laid out for the scale that it will have. A user who has set Fyne's scale has that one.
func OpenFor(w fyne.Window, pixels fyne.Size, percent int) {
	r := rootOf(w.Canvas())
	r.scaler.percent = percent
	if os.Getenv(scaleVariable) == "" {
		if by := ScaleFor(pixels, 1, percent); by != 1 {
			grow(by)
			pixels = scaled(pixels.SubtractWidthHeight(.5, .5), 1/by)
		}
	}
	w.Resize(pixels)
}

// FollowWindow keeps the scale at what the window's size gives from now on. The driver must run, since else it hears of nothing.
func FollowWindow(w fyne.Window) {
	if os.Getenv(scaleVariable) == "" || scaleSet {
		z := &rootOf(w.Canvas()).scaler
		z.following = true
		z.resized(w.Canvas().Size())
	}
}

// SetSize sets the size that the user wants, in per cent.
func SetSize(w fyne.Window, percent int) {
	if r := rootOf(w.Canvas()); r != nil && percent != r.scaler.percent {
		r.scaler.percent = percent
		if r.scaler.following {
			Do(r.scaler.change)
		}
	}
}

// SizeReached is how large everything is in this window, in per cent, and whether it has no room for more.
func SizeReached(w fyne.Window) (percent int, full bool) {
	r := rootOf(w.Canvas())
	if r == nil {
		return 100, false
	}
	return r.scaler.reached(w.Canvas())
}

func (z *scaler) reached(c fyne.Canvas) (percent int, full bool) {
	if z.system == 0 && os.Getenv(scaleVariable) != "" {
		return int(Whole(c.Scale() * 100)), false
	}
	system := max(1, z.system)
	pixels := scaled(c.Size(), c.Scale())
	scale := ScaleFor(pixels, system, z.percent)
	return int(Whole(scale / system * 100)), ScaleFor(pixels, system, 10*z.percent) == scale
}

// WindowPixels is the window's size for OpenFor.
func WindowPixels(w fyne.Window) fyne.Size {
	c, system := w.Canvas(), w.Canvas().Scale()
	if r := rootOf(c); r != nil && r.scaler.following {
		system = r.scaler.system
	}
	return scaled(c.Size(), c.Scale()/system)
}

// ToggleFullScreen fills the screen with a window, or gives it the size back that it had. Fyne would give it one of another scale.
func ToggleFullScreen(w fyne.Window) {
	z, c := &rootOf(w.Canvas()).scaler, w.Canvas()
	if !w.FullScreen() {
		z.windowed = scaled(c.Size(), c.Scale())
		w.SetFullScreen(true)
		return
	}
	w.SetFullScreen(false)
	if z.following && !z.windowed.IsZero() {
		w.Resize(scaled(z.windowed.SubtractWidthHeight(.5, .5), 1/c.Scale()))
	}
}

func scaled(s fyne.Size, by float32) fyne.Size { return fyne.NewSize(s.Width*by, s.Height*by) }

// resized is told the size of the canvas after each layout. Fyne holds its context then, so the change comes later.
func (z *scaler) resized(units fyne.Size) {
	if !z.following {
		return
	}
	scale := z.window.Canvas().Scale()
	moved := scale != z.scale // to another screen
	if moved {
		z.scale, z.system = scale, float32(tenths(float64(cmp.Or(z.exact(), scale/growth))))
	}
	pixels := fyne.NewSize(Whole(units.Width*scale), Whole(units.Height*scale))
	if pixels == z.pixels && !moved {
		return
	}
	z.pixels = pixels
	if !z.settling.On() {
		Do(z.change)
	}
	z.settling.Begin(settled, z.change)
}

// change brings the scale to what the window's size wants. Fyne rounds to tenths what it multiplies with a system's scale that it
// doesn't tell, so it may take more than once.
func (z *scaler) change() {
	c := z.window.Canvas()
	want := ScaleFor(z.pixels, z.system, z.percent)
	if !z.following || want == c.Scale() {
		return
	}
	rootOf(c).carry.putBack() // the pointer's place would be of another scale
	by := want / cmp.Or(z.exact(), z.system)
	for range 3 {
		z.set(by, want)
		if z.scale == want {
			return
		}
		by *= want / z.scale
	}
	z.following = false // whatever it is, it wins
}

// exact is the system's scale where it tells it, else 0.
func (z *scaler) exact() float32 { return max(0, fyne.CurrentDevice().SystemScaleForWindow(z.window)) }

func (z *scaler) set(by, want float32) {
	grow(by)
	c := z.window.Canvas()
	drawn = want
	below := scaled(z.pixels.SubtractWidthHeight(.5, .5), 1/want)
	z.changing = true
	resizeCanvas(c, fyne.NewSize(float32(math.Floor(float64(below.Width))), float32(math.Floor(float64(below.Height)))))
	all := fyne.CurrentApp().Settings()
	all.SetTheme(all.Theme())
	z.changing = false
	z.window.SetPadded(false) // which sets the window's least size again
	z.scale = c.Scale()
	drawn = z.scale
	resizeCanvas(c, scaled(z.pixels, 1/z.scale))
	hideTip(c)
	if r := rootOf(c); r.OnScaled != nil {
		r.OnScaled(z.scale, z.pixels)
	}
}

// resizeCanvas sets the units of a canvas without a word to the window.
func resizeCanvas(c fyne.Canvas, s fyne.Size) {
	if c, ok := c.(interface{ Resize(fyne.Size) }); ok {
		c.Resize(s)
	}
}

// least is the least size of the window: it may be small, whatever the scale.
func (z *scaler) least() fyne.Size {
	if z.changing {
		return scaled(z.pixels.SubtractWidthHeight(.5, .5), 1/z.window.Canvas().Scale())
	}
	return scaled(fyne.NewSize(480, 320), 1/growth)
}
