package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// shows tells whether something that can be seen shows an icon, and whether a text.
func shows(o fyne.CanvasObject) (icon, text bool) {
	if !o.Visible() {
		return false, false
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Text:
		return false, strings.TrimSpace(o.Text) != ""
	case *canvas.Image:
		return o.Resource != nil && strings.HasSuffix(o.Resource.Name(), ".svg"), false
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, k := range inside {
		i, t := shows(k)
		icon, text = icon || i, text || t
	}
	return icon, text
}

// tips rests the pointer on everything that is only an icon, and finds its name next to it.
type tips struct {
	env   *shell.Env
	due   func() // what is to happen after the pointer has rested
	seen  int
	wrong []string
}

// labelled are controls whose name stands next to them.
var labelled = []string{"*ui.Switch"}

func (w *tips) look(what string) {
	timer := ui.SetTimer(func(_ time.Duration, f func()) func() {
		w.due = f
		return func() {}
	})
	defer func() { ui.SetTimer(timer) }()
	for _, o := range shelltest.Find[fyne.CanvasObject](w.env) {
		_, tap := o.(fyne.Tappable)
		if icon, text := shows(o); !tap || !icon || text || slices.Contains(labelled, fmt.Sprintf("%T", o)) {
			continue
		}
		w.seen++
		if bad := w.name(o); bad != "" {
			w.wrong = append(w.wrong, fmt.Sprintf("%s: %T %q %s", what, o, label(o), bad))
		}
	}
}

// name is what is wrong with a control's tooltip.
func (w *tips) name(o fyne.CanvasObject) string {
	named, ok := o.(interface{ Tip() string })
	hover, can := o.(desktop.Hoverable)
	if !ok || !can || named.Tip() == "" {
		return "has no name"
	}
	before := len(shelltest.Find[*ui.Para](w.env))
	hover.MouseIn(&desktop.MouseEvent{})
	defer hover.MouseOut()
	w.due()
	all := shelltest.Find[*ui.Para](w.env)
	if len(all) != before+1 || !strings.Contains(all[before].String(), named.Tip()) {
		return "isn't named when the pointer rests"
	}
	driver, tip := fyne.CurrentApp().Driver(), all[before]
	from, window := driver.AbsolutePositionForObject(tip), w.env.Window.Canvas().Size()
	to := from.Add(tip.Size())
	at := driver.AbsolutePositionForObject(o)
	end := at.Add(o.Size())
	switch {
	case from.X < 0 || from.Y < 0 || to.X > window.Width || to.Y > window.Height:
		return fmt.Sprint("is named outside of the window, at ", from)
	case from.X < end.X && at.X < to.X && from.Y < end.Y && at.Y < to.Y:
		return fmt.Sprintf("is covered by its name: %v to %v on %v to %v", from, to, at, end)
	}
	return ""
}

// Whatever is only an icon has a name that comes when the pointer rests on it: on every page and in every phase of every
// game, also where buttons show their icons alone because there is no room, and in what opens when something is clicked.
func TestIconsHaveNames(t *testing.T) {
	env, places := everywhere(t)
	tips := &tips{env: env}
	w := &walker{t: t, env: env}
	shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
	for _, p := range places {
		w.at(&p)
		tips.look("narrow " + p.what)
	}
	shelltest.Resize(env, 1280, 800)
	for _, p := range places {
		w.at(&p)
		tips.look(p.what)
		if p.play != nil { // tables open the same dialogs in all phases, and few
			continue
		}
		for i := range w.controls() {
			if i > 0 {
				w.at(&p)
			}
			if all := w.controls(); i < len(all) {
				w.click(all[i])
				if env.Window.Canvas().Overlays().Top() != nil {
					tips.look(fmt.Sprintf("%s, after a click on %q", p.what, label(all[i])))
				}
			}
		}
	}
	for _, bad := range tips.wrong {
		t.Error(bad)
	}
	if tips.seen < 450 {
		t.Errorf("only %d icons on %d pages", tips.seen, len(places))
	}
}

// bare is a page with an icon that has no name.
type bare struct{ shelltest.Blank }

func (bare) Build() fyne.CanvasObject {
	return ui.VGap(8, ui.NewIconButton(ui.IconX, "", ui.Plain, func() {}), ui.NewIconButton(ui.IconGear, "Einstellungen", ui.Plain, func() {}))
}

// The look finds an icon without a name, and nothing else.
func TestTheLookFindsANamelessIcon(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, nil)
	env.Router.Show(bare{})
	tips := &tips{env: env}
	tips.look("bare")
	if len(tips.wrong) != 1 || tips.seen != 2 {
		t.Errorf("%d icons, %q", tips.seen, tips.wrong)
	}
}
