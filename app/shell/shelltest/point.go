package shelltest

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// Marked is the widget of the page that is marked by this name for the trace.
func Marked(t testing.TB, env *shell.Env, name string) fyne.CanvasObject {
	t.Helper()
	o := env.Trace.Marked(name)
	if o == nil {
		t.Fatalf("nothing is marked %q", name)
	}
	return o
}

// Seen tells whether an object is among what can be used now, wherever that has scrolled to.
func Seen(env *shell.Env, o fyne.CanvasObject) bool {
	return slices.Contains(Find[fyne.CanvasObject](env), o)
}

// Inside lists the visible objects of type T inside another one, in the order of the tree.
func Inside[T fyne.CanvasObject](o fyne.CanvasObject) []T {
	var out []T
	walk(o, func(o fyne.CanvasObject) bool {
		if v, ok := o.(T); ok {
			out = append(out, v)
		}
		return true
	})
	return out
}

// Word is a text that is drawn, and the middle of it in the window.
type Word struct {
	Text string
	At   fyne.Position
}

// Words lists the visible texts that are drawn in an object, in the order of the tree.
func Words(o fyne.CanvasObject) []Word {
	var out []Word
	for _, c := range Inside[*canvas.Text](o) {
		out = append(out, Word{c.Text, Middle(c)})
	}
	return out
}

// Middle is the middle of an object, in the window.
func Middle(o fyne.CanvasObject) fyne.Position {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o).AddXY(o.Size().Width/2, o.Size().Height/2)
}

// Held holds modifier keys down while f runs.
func Held(mod fyne.KeyModifier, f func()) {
	ui.SetModifiers(func() fyne.KeyModifier { return mod })
	defer ui.SetModifiers(nil)
	f()
}

// TapAt taps at a point of the window whatever lies there, as the driver does.
func TapAt(t testing.TB, env *shell.Env, at fyne.Position) {
	t.Helper()
	o, in, ok := under[fyne.Tappable](top(env), at)
	if !ok {
		t.Fatalf("nothing to tap at %v", at)
	}
	letGo(env, o)
	press(env, at)()
	o.Tapped(&fyne.PointEvent{AbsolutePosition: at, Position: in})
}

// SecondaryTapAt taps there with the other button.
func SecondaryTapAt(t testing.TB, env *shell.Env, at fyne.Position) {
	t.Helper()
	o, in, ok := under[fyne.SecondaryTappable](top(env), at)
	if !ok {
		t.Fatalf("nothing to tap at %v", at)
	}
	letGo(env, o)
	o.TappedSecondary(&fyne.PointEvent{AbsolutePosition: at, Position: in})
}

// letGo takes the keyboard from everything else than what is tapped.
func letGo(env *shell.Env, tapped any) {
	c := env.Window.Canvas()
	if f, ok := tapped.(fyne.Focusable); !ok || f != c.Focused() {
		c.Unfocus()
	}
}

// press has the button go down at a point of the window; release is when it comes up.
func press(env *shell.Env, at fyne.Position) (release func()) {
	o, in, ok := under[desktop.Mouseable](top(env), at)
	if !ok {
		return func() {}
	}
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in}, Button: desktop.MouseButtonPrimary, Modifier: ui.Modifiers()}
	o.MouseDown(e)
	return func() { o.MouseUp(e) }
}

// Drag drags from a point of the window over others, and lets go at the last; seen is called at
// each of them. Before, it does the same and ends that by Esc, which must leave everything where it was.
func Drag(t testing.TB, env *shell.Env, seen func(), from fyne.Position, over ...fyne.Position) {
	t.Helper()
	drag(t, env, func() {}, func() {
		if page := env.Router.Page(); ui.Dragging(env.Window) {
			Key(env, fyne.KeyEscape)
			if ui.Dragging(env.Window) || env.Router.Page() != page {
				t.Error("Esc doesn't end the drag alone")
			}
		}
	}, from, over...)
	drag(t, env, seen, func() {}, from, over...)
}

// drag drags; last is called before the button is let go.
func drag(t testing.TB, env *shell.Env, seen, last func(), from fyne.Position, over ...fyne.Position) {
	t.Helper()
	o, in, ok := under[fyne.Draggable](top(env), from)
	if !ok {
		t.Fatalf("nothing to drag at %v", from)
	}
	release := press(env, from)
	before := from
	for _, at := range over {
		e := &fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in.Add(at.Subtract(from))}}
		e.Dragged.DX, e.Dragged.DY = at.X-before.X, at.Y-before.Y
		o.Dragged(e)
		before = at
		seen()
	}
	last()
	release()
	o.DragEnd()
}

// Wheel turns the wheel at a point of the window by so much, up for more than 0.
func Wheel(t testing.TB, env *shell.Env, at fyne.Position, by float32) {
	t.Helper()
	o, in, ok := under[fyne.Scrollable](top(env), at)
	if !ok {
		t.Fatalf("nothing takes the wheel at %v", at)
	}
	o.Scrolled(&fyne.ScrollEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in}, Scrolled: fyne.NewDelta(0, by)})
}

// under is the topmost visible T at a point of the window, and where in it the point lies.
func under[T any](o fyne.CanvasObject, at fyne.Position) (hit T, in fyne.Position, ok bool) {
	if o == nil || !o.Visible() {
		return hit, in, false
	}
	at, size := at.Subtract(o.Position()), o.Size()
	inside := at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
	if v, is := o.(T); is && inside {
		hit, in, ok = v, at, true
	}
	if _, clips := o.(*ui.Scroll); clips && !inside {
		return hit, in, ok
	}
	for _, k := range children(o) {
		if v, p, is := under[T](k, at); is {
			hit, in, ok = v, p, true
		}
	}
	return hit, in, ok
}

// Around is the innermost visible T that an object lies in, and whether there is one.
func Around[T fyne.CanvasObject](env *shell.Env, o fyne.CanvasObject) (around T, ok bool) {
	var look func(at fyne.CanvasObject, in T, is bool) bool
	look = func(at fyne.CanvasObject, in T, is bool) bool {
		if at == nil || !at.Visible() {
			return false
		}
		if at == o {
			around, ok = in, is
			return true
		}
		if v, hit := at.(T); hit {
			in, is = v, true
		}
		return slices.ContainsFunc(children(at), func(k fyne.CanvasObject) bool { return look(k, in, is) })
	}
	look(top(env), around, false)
	return around, ok
}

// Within tells whether an object lies in another one, in whole pixels.
func Within(o, around fyne.CanvasObject) bool {
	d := fyne.CurrentApp().Driver()
	at := d.AbsolutePositionForObject(o).Subtract(d.AbsolutePositionForObject(around))
	s, a := o.Size(), around.Size()
	return at.X > -1 && at.Y > -1 && at.X+s.Width < a.Width+1 && at.Y+s.Height < a.Height+1
}

// Overlapping lists which of these objects lie over each other, by more than a pixel.
func Overlapping(objects []fyne.CanvasObject) (out []string) {
	d := fyne.CurrentApp().Driver()
	places := make([]fyne.Position, len(objects))
	for i, o := range objects {
		places[i] = d.AbsolutePositionForObject(o)
	}
	for i, a := range objects {
		for k, b := range objects[:i] {
			p, q := places[i], places[k]
			if p.X+1 < q.X+b.Size().Width && q.X+1 < p.X+a.Size().Width && p.Y+1 < q.Y+b.Size().Height && q.Y+1 < p.Y+a.Size().Height {
				out = append(out, fmt.Sprintf("%T at %v, %v over %T at %v, %v", b, q, b.Size(), a, p, a.Size()))
			}
		}
	}
	return out
}

// Hover has the pointer come over what lies at a point of the window, and go away again with leave.
func Hover(t testing.TB, env *shell.Env, at fyne.Position) (leave func()) {
	t.Helper()
	o, in, ok := under[desktop.Hoverable](top(env), at)
	if !ok {
		t.Fatalf("nothing to point at at %v", at)
	}
	o.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at, Position: in}})
	return o.MouseOut
}

// Stir moves the pointer somewhere over the page: the driver asks what lies there for its cursor.
func Stir(env *shell.Env) { top(env).(desktop.Cursorable).Cursor() }
