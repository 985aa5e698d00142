package shelltest_test

import (
	"image"
	"image/color"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// Whatever is changed of an object, what is drawn changes: nothing that a page shows can be
// missing in shelltest.Drawn.
func TestDrawnTellsAll(t *testing.T) {
	env := shelltest.NewBare(t, locales.German)
	for _, o := range []fyne.CanvasObject{
		&canvas.Rectangle{}, &canvas.Text{}, &canvas.Line{}, &canvas.Circle{}, &canvas.Arc{}, &canvas.Image{},
		&canvas.LinearGradient{}, &canvas.RadialGradient{}, canvas.NewRaster(square(1)),
	} {
		env.Window.SetContent(container.NewWithoutLayout(o))
		o.Resize(fyne.NewSize(10, 10))
		last := shelltest.Drawn(t, env)
		differs := func(field string) {
			t.Helper()
			now := shelltest.Drawn(t, env)
			if now == last {
				t.Errorf("%T: %s makes no difference", o, field)
			}
			last = now
		}
		o.Move(fyne.NewPos(3, 3))
		differs("its place")
		o.Resize(fyne.NewSize(20, 20))
		differs("its size")
		changeAll(t, reflect.ValueOf(o).Elem(), differs)
		o.Hide()
		differs("hiding it")
	}
}

// changeAll changes one exported field after the other.
func changeAll(t *testing.T, v reflect.Value, changed func(field string)) {
	t.Helper()
	for i := range v.NumField() {
		f := v.Field(i)
		if !v.Type().Field(i).IsExported() || v.Type().Field(i).Name == "Hidden" {
			continue
		}
		switch f.Interface().(type) {
		case func(w, h int) image.Image:
			f.Set(reflect.ValueOf(square(2)))
		default:
			switch {
			case f.Type() == reflect.TypeFor[color.Color]():
				f.Set(reflect.ValueOf(color.Color(color.NRGBA{R: 9, A: 99})))
			case f.Type() == reflect.TypeFor[image.Image]():
				f.Set(reflect.ValueOf(square(3)(1, 1)))
			case f.Type() == reflect.TypeFor[fyne.Resource]():
				f.Set(reflect.ValueOf(fyne.NewStaticResource("x", []byte("y"))))
			case f.CanInt():
				f.SetInt(f.Int() + 1)
			case f.CanUint():
				f.SetUint(f.Uint() + 1)
			case f.CanFloat():
				f.SetFloat(f.Float() + .25)
			case f.Kind() == reflect.Bool:
				f.SetBool(!f.Bool())
			case f.Kind() == reflect.String:
				f.SetString(f.String() + "x")
			case f.Kind() == reflect.Struct:
				changeAll(t, f, changed)
				continue
			default:
				t.Fatalf("no other value for a %v", f.Type())
			}
		}
		changed(v.Type().Field(i).Name)
	}
}

// square paints all in one grey.
func square(grey uint8) func(w, h int) image.Image {
	return func(w, h int) image.Image {
		p := image.NewRGBA(image.Rect(0, 0, w, h))
		for i := range p.Pix {
			p.Pix[i] = grey
		}
		return p
	}
}
