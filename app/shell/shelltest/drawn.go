package shelltest

import (
	"fmt"
	"hash/maphash"
	"image"
	"image/color"
	"reflect"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell"
)

// Drawn is all that a painter of the window gets, in its order, a line for each object: what it
// is, where it lies, how large it is, and whatever it is drawn with. Windows of which these are the
// same look the same to the last pixel, for a hundredth of a picture's time; what lies hidden
// behind something else counts here too.
func Drawn(t testing.TB, env *shell.Env) string {
	t.Helper()
	c := env.Window.Canvas()
	d := drawing{T: t}
	d.walk(c.Content(), fyne.Position{})
	for _, o := range c.Overlays().List() {
		d.walk(o, fyne.Position{})
	}
	return d.lines.String()
}

// DrawnIn is Drawn of one object, as if it lay alone.
func DrawnIn(t testing.TB, o fyne.CanvasObject) string {
	t.Helper()
	d := drawing{T: t}
	d.walk(o, fyne.Position{})
	return d.lines.String()
}

type drawing struct {
	T     testing.TB
	lines strings.Builder
}

func (d *drawing) walk(o fyne.CanvasObject, offset fyne.Position) {
	if o == nil || !o.Visible() {
		return
	}
	at := o.Position().Add(offset)
	fmt.Fprintf(&d.lines, "%T %v %v", o, at, o.Size())
	v := reflect.Indirect(reflect.ValueOf(o))
	if painted := reflect.TypeFor[canvas.Rectangle]().PkgPath(); v.Type().PkgPath() == painted {
		d.fields(o, v)
	}
	d.lines.WriteByte('\n')
	for _, k := range children(o) {
		d.walk(k, at)
	}
}

// fields writes what an object of Fyne's is drawn with: all its exported fields.
func (d *drawing) fields(o fyne.CanvasObject, v reflect.Value) {
	for i := range v.NumField() {
		if f := v.Type().Field(i); f.IsExported() { // embedded bases have what was written already
			fmt.Fprintf(&d.lines, " %s=", f.Name)
			d.value(o, v.Field(i))
		}
	}
}

func (d *drawing) value(o fyne.CanvasObject, v reflect.Value) {
	switch x := v.Interface().(type) {
	case fyne.Resource:
		fmt.Fprintf(&d.lines, "%s %x", x.Name(), sum(x.Content()))
		return
	case image.Image:
		d.picture(x)
		return
	case func(w, h int) image.Image:
		d.picture(x(int(o.Size().Width), int(o.Size().Height)))
		return
	case color.Color:
		r, g, b, a := x.RGBA()
		fmt.Fprint(&d.lines, r, g, b, a)
		return
	}
	switch k := v.Kind(); {
	case k == reflect.Struct:
		d.fields(o, v)
	case k == reflect.Slice:
		for i := range v.Len() {
			d.value(o, v.Index(i))
		}
	case k == reflect.Interface && v.IsNil():
	case k >= reflect.Bool && k <= reflect.Float64 || k == reflect.String:
		fmt.Fprint(&d.lines, v)
	default:
		d.T.Fatalf("a %v of %T: what is drawn with it?", v.Type(), o)
	}
}

func (d *drawing) picture(p image.Image) {
	fmt.Fprint(&d.lines, p.Bounds(), " ")
	switch p := p.(type) {
	case *image.RGBA:
		fmt.Fprintf(&d.lines, "%x", sum(p.Pix))
	case *image.NRGBA:
		fmt.Fprintf(&d.lines, "%x", sum(p.Pix))
	default:
		d.T.Fatalf("a picture of type %T", p)
	}
}

var seed = maphash.MakeSeed()

func sum(data []byte) uint64 { return maphash.Bytes(seed, data) }
