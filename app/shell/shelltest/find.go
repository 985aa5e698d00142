package shelltest

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
)

// walk calls f for o and all visible objects inside, until f says false.
func walk(o fyne.CanvasObject, f func(fyne.CanvasObject) bool) bool {
	if o == nil || !o.Visible() {
		return true
	}
	if !f(o) {
		return false
	}
	for _, k := range children(o) {
		if !walk(k, f) {
			return false
		}
	}
	return true
}

// Places is where all that can be used now lies in the window: one walk, where the driver takes one for each object.
func Places(env *shell.Env) map[fyne.CanvasObject]fyne.Position {
	all := map[fyne.CanvasObject]fyne.Position{}
	var look func(o fyne.CanvasObject, at fyne.Position)
	look = func(o fyne.CanvasObject, at fyne.Position) {
		if o == nil || !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		all[o] = at
		for _, k := range children(o) {
			look(k, at)
		}
	}
	look(top(env), fyne.Position{})
	return all
}

// All calls f for an object and all that is in it, hidden or not.
func All(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if o == nil {
		return
	}
	f(o)
	for _, k := range children(o) {
		All(k, f)
	}
}

func children(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case fyne.Widget:
		return test.WidgetRenderer(o).Objects()
	}
	return nil
}

// top is what can be used now: the newest dialog or menu, else the page with its toast.
func top(env *shell.Env) fyne.CanvasObject {
	c := env.Window.Canvas()
	if o := c.Overlays().Top(); o != nil {
		return o
	}
	return c.Content()
}

// Find lists the visible objects of type T that can be used now (those of the newest
// dialog, else of the page), in the order of the tree.
func Find[T fyne.CanvasObject](env *shell.Env) []T {
	var out []T
	walk(top(env), func(o fyne.CanvasObject) bool {
		if v, ok := o.(T); ok {
			out = append(out, v)
		}
		return true
	})
	return out
}

// Texts lists the visible texts that can be read now: lines, paragraphs, chips and
// labels of buttons, whole even where they are cut off.
func Texts(env *shell.Env) []string {
	var out []string
	walk(top(env), func(o fyne.CanvasObject) bool {
		switch o := o.(type) {
		case *ui.Text:
			out = append(out, o.String())
		case *ui.Para:
			out = append(out, o.String())
		case *widget.Label:
			out = append(out, o.Text)
		case interface{ Text() string }:
			out = append(out, o.Text())
		}
		return true
	})
	return slices.DeleteFunc(out, func(s string) bool { return s == "" })
}

// Has tells whether one of Texts is s.
func Has(env *shell.Env, s string) bool { return slices.Contains(Texts(env), s) }

// Button is the visible button with this label.
func Button(t testing.TB, env *shell.Env, label string) *ui.Button {
	t.Helper()
	for _, b := range Find[*ui.Button](env) {
		if b.Text() == label {
			return b
		}
	}
	t.Fatalf("no button %q among %q", label, Texts(env))
	return nil
}

// Tap taps what has this label, such as a button, or the icon button with this tooltip.
func Tap(t testing.TB, env *shell.Env, label string) {
	t.Helper()
	for _, o := range Find[fyne.CanvasObject](env) {
		named, ok := o.(interface{ Text() string })
		tap, can := o.(fyne.Tappable)
		if ok && can && named.Text() == label {
			tap.Tapped(&fyne.PointEvent{})
			return
		}
	}
	IconTap(t, env, label, 0)
}

// IconTap taps the n-th icon button with this tooltip, counted from 0.
func IconTap(t testing.TB, env *shell.Env, tip string, n int) {
	t.Helper()
	var tips []string
	for _, b := range Find[*ui.IconButton](env) {
		tips = append(tips, b.Tip())
		if b.Tip() == tip {
			if n == 0 {
				b.Tapped(&fyne.PointEvent{})
				return
			}
			n--
		}
	}
	t.Fatalf("no button %q among the texts %q and tips %q", tip, Texts(env), tips)
}

// Key presses a key where the focus is.
func Key(env *shell.Env, names ...fyne.KeyName) {
	c := env.Window.Canvas()
	for _, name := range names {
		e := &fyne.KeyEvent{Name: name}
		f := c.Focused()
		tab, wants := f.(fyne.Tabbable)
		switch {
		case name == fyne.KeyTab && (!wants || !tab.AcceptsTab()):
			c.FocusNext()
		case f != nil:
			f.TypedKey(e)
		default:
			c.OnTypedKey()(e)
		}
	}
}

// Curtain is the button that opens the curtain, nil where none is drawn.
func Curtain(env *shell.Env) fyne.CanvasObject {
	for _, o := range Find[fyne.CanvasObject](env) {
		if fmt.Sprintf("%T", o) == "*frame.holdButton" {
			return o
		}
	}
	return nil
}

// Hold has a key go down or come up where the focus is.
func Hold(env *shell.Env, key fyne.KeyName, down bool) {
	c, e := env.Window.Canvas(), &fyne.KeyEvent{Name: key}
	switch f, ok := c.Focused().(desktop.Keyable); {
	case ok && down:
		f.KeyDown(e)
	case ok:
		f.KeyUp(e)
	case c.Focused() == nil:
		ui.BubbleHold(c.Content(), key, down)
	}
}

// Shortcut presses a key with a modifier: the focused widget gets it when it takes
// shortcuts, as in the real driver.
func Shortcut(env *shell.Env, mod fyne.KeyModifier, name fyne.KeyName) {
	var s fyne.Shortcut = &desktop.CustomShortcut{KeyName: name, Modifier: mod}
	switch { // the driver has shortcuts of its own for these
	case mod == fyne.KeyModifierControl && name == fyne.KeyZ:
		s = &fyne.ShortcutUndo{}
	case mod == fyne.KeyModifierControl && name == fyne.KeyY:
		s = &fyne.ShortcutRedo{}
	case mod == fyne.KeyModifierControl && name == fyne.KeyA:
		s = &fyne.ShortcutSelectAll{}
	case mod == fyne.KeyModifierControl && name == fyne.KeyC:
		s = &fyne.ShortcutCopy{Clipboard: env.App.Clipboard()}
	case mod == fyne.KeyModifierControl && name == fyne.KeyV:
		s = &fyne.ShortcutPaste{Clipboard: env.App.Clipboard()}
	}
	if f, ok := env.Window.Canvas().Focused().(fyne.Shortcutable); ok {
		f.TypedShortcut(s)
		return
	}
	ui.BubbleShortcut(env.Window.Content(), s)
}

// Type types text where the focus is: of each sign comes its key, then the sign itself, as the driver sends them.
func Type(env *shell.Env, text string) {
	c := env.Window.Canvas()
	for _, r := range text {
		Key(env, keyOf(r))
		if f := c.Focused(); f != nil {
			f.TypedRune(r)
		} else {
			c.OnTypedRune()(r)
		}
	}
}

// keyOf is the key that a sign is typed with.
func keyOf(r rune) fyne.KeyName {
	switch {
	case r == ' ':
		return fyne.KeySpace
	case r < unicode.MaxASCII:
		return fyne.KeyName(unicode.ToUpper(r))
	}
	return fyne.KeyUnknown
}

// Menu taps where exactly this text is drawn, such as a line of the open menu or one of a few choices.
func Menu(t testing.TB, env *shell.Env, text string) {
	t.Helper()
	var all []string
	hit, drawn := says(top(env), nil, text, &all)
	if hit == nil {
		t.Fatalf("no line %q among %q", text, all)
	}
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(drawn).Add(fyne.NewPos(drawn.MinSize().Width/2, drawn.MinSize().Height/2))
	in, _ := hit.(fyne.CanvasObject)
	hit.Tapped(&fyne.PointEvent{AbsolutePosition: at, Position: at.Subtract(driver.AbsolutePositionForObject(in))})
}

// Field is the visible entry with this label, or with this text while it is empty; n counts those
// that are alike from 0.
func Field(t testing.TB, env *shell.Env, label string, n int) *ui.Field {
	t.Helper()
	var all []string
	for _, f := range Find[*ui.Field](env) {
		// Fyne's entry is embedded in a type that has no name here.
		name := reflect.Indirect(reflect.ValueOf(f.Focusable())).FieldByName("PlaceHolder").String()
		for _, o := range children(f) {
			if l, ok := o.(*ui.Text); ok && l.Visible() {
				name = l.String()
			}
		}
		if all = append(all, name); name != label {
			continue
		}
		if n--; n < 0 {
			return f
		}
	}
	t.Fatalf("no entry %q among %q", label, all)
	return nil
}

// Write types text into the entry with this label, in place of what stands there.
func Write(t testing.TB, env *shell.Env, label, text string) {
	t.Helper()
	WriteInto(env, Field(t, env, label, 0), text)
}

// WriteInto types text into an entry, in place of what stands there.
func WriteInto(env *shell.Env, f *ui.Field, text string) {
	f.Focus()
	if s, ok := f.Focusable().(fyne.Shortcutable); ok {
		s.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	Key(env, fyne.KeyBackspace)
	Type(env, text)
}

// Lines are the drawn texts that can be seen, such as the lines of the open menu.
func Lines(env *shell.Env) (all []string) {
	says(top(env), nil, "\x00", &all)
	return all
}

// says is the innermost visible tappable object around the drawn text, and that text.
func says(o fyne.CanvasObject, around fyne.Tappable, text string, all *[]string) (hit fyne.Tappable, drawn fyne.CanvasObject) {
	if tap, ok := o.(fyne.Tappable); ok {
		around = tap
	}
	if !o.Visible() {
		return nil, nil
	}
	if c, ok := o.(*canvas.Text); ok {
		*all = append(*all, c.Text)
		if c.Text == text {
			return around, c
		}
	}
	for _, k := range children(o) {
		if hit, drawn = says(k, around, text, all); hit != nil {
			return hit, drawn
		}
	}
	return nil, nil
}

// Outside lists the visible texts and buttons that reach over the left or right edge
// of the window.
func Outside(env *shell.Env) []string {
	var out []string
	width := env.Window.Canvas().Size().Width
	walk(top(env), func(o fyne.CanvasObject) bool {
		switch o.(type) {
		case *ui.Text, *ui.Para, *ui.Button, *ui.IconButton, *ui.Chip, *ui.CardButton, *ui.Field:
			x := fyne.CurrentApp().Driver().AbsolutePositionForObject(o).X
			if x < 0 || x+o.Size().Width > width+.5 {
				out = append(out, fmt.Sprintf("%T %v: %.0f to %.0f of %.0f", o, o, x, x+o.Size().Width, width))
			}
		}
		return true
	})
	return out
}

// Covered lists which of the visible objects the message with this text lies on, and the
// header if it lies on that.
func Covered(t testing.TB, env *shell.Env, message string, objects ...fyne.CanvasObject) []string {
	t.Helper()
	toast := slices.IndexFunc(Find[*ui.Para](env), func(o *ui.Para) bool { return o.String() == message })
	if toast < 0 {
		t.Fatalf("no message %q", message)
	}
	for _, bar := range Find[*ui.TopBar](env) {
		objects = append(objects, bar)
	}
	driver := fyne.CurrentApp().Driver()
	const air = 12 // around its words
	over := Find[*ui.Para](env)[toast]
	at, size := driver.AbsolutePositionForObject(over).SubtractXY(air, air), over.Size().AddWidthHeight(2*air, 2*air)
	var out []string
	for _, o := range objects {
		p, s := driver.AbsolutePositionForObject(o), o.Size()
		if o.Visible() && p.X < at.X+size.Width && at.X < p.X+s.Width && p.Y < at.Y+size.Height && at.Y < p.Y+s.Height {
			out = append(out, fmt.Sprintf("%T at %v, %v below %v, %v", o, p, s, at, size))
		}
	}
	return out
}

// Guide is what F1 explains of the page now: the first paragraph of the dialog, after its title.
func Guide(env *shell.Env) string {
	Key(env, fyne.KeyF1)
	defer Key(env, fyne.KeyEscape)
	if all := Find[*ui.Para](env); len(all) > 1 && env.Window.Canvas().Overlays().Top() != nil {
		return all[1].String()
	}
	return ""
}
