package app

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
)

// lies is where something lies on the page, and how large it is.
type lies struct {
	at   fyne.Position
	size fyne.Size
}

// standing are all texts and controls that can be seen.
func standing(env *shell.Env) map[fyne.CanvasObject]lies {
	all := map[fyne.CanvasObject]lies{}
	for o, at := range shelltest.Places(env) {
		_, text := o.(*canvas.Text)
		_, tap := o.(fyne.Tappable)
		if text || tap && !strings.HasPrefix(fmt.Sprintf("%T", o), "*widget.scrollBar") { // that grows
			all[o] = lies{at, o.Size()}
		}
	}
	return all
}

// moved is what the pointer moves when it comes to o and goes over it.
func moved(env *shell.Env, o fyne.CanvasObject) (out []string) {
	before := standing(env)
	h, s := o.(desktop.Hoverable), o.Size()
	for _, at := range [][2]float32{{.5, .5}, {.1, .1}, {.9, .9}} {
		p := fyne.NewPos(at[0]*s.Width, at[1]*s.Height)
		e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: p, AbsolutePosition: fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Add(p)}}
		h.MouseIn(e)
		h.MouseMoved(e)
		for k, now := range standing(env) {
			was, ok := before[k]
			text, isText := k.(*canvas.Text)
			// Another text in the same place may be as wide as it needs, and tiles that can be chosen rise a little.
			fine := isText && was.at.X == now.at.X && was.at.Y-now.at.Y <= 3 && now.at.Y <= was.at.Y
			if ok && was != now && !fine {
				name := label(k)
				if isText {
					name = text.Text
				}
				out = append(out, fmt.Sprintf("%T %q from %v to %v", k, name, was, now))
			}
		}
		h.MouseOut()
	}
	return out
}

// Nothing moves under the pointer, on any page and in any phase of any game: every second one in the least window.
func TestThePointerMovesNothing(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	n := 0
	for k, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
		shelltest.Resize(env, size.Width, size.Height)
		for i, p := range places {
			if i%2 != k {
				continue
			}
			w.at(&p)
			for _, o := range shelltest.Find[fyne.CanvasObject](env) {
				if _, ok := o.(desktop.Hoverable); !ok {
					continue
				}
				n++
				for _, what := range moved(env, o) {
					t.Errorf("%s, %v: over %T %q: %s", p.what, size, o, label(o), what)
				}
			}
		}
	}
	if n < 500 {
		t.Errorf("only %d controls", n)
	}
}
