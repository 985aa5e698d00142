package ui

import (
	"math"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// The least content; smaller windows scroll.
const (
	MinWidth  float32 = 1000
	MinHeight float32 = 620
)

// Root is the content of a window: one page, and above it tooltips and toasts.
// It never passes the page's MinSize to the window.
type Root struct {
	Base
	// OnKey and OnRune get what no focused widget used while no dialog is open, OnHold that a key goes down or comes up.
	// OnRune tells whether it was used: who types a word for the page means the page by the Enter that ends it, too.
	OnKey  func(*fyne.KeyEvent)
	OnRune func(rune) bool
	OnHold func(key fyne.KeyName, down bool)
	// OnAlive is called at each sign that somebody sits before the window: a key, the wheel, the pointer. It comes often.
	OnAlive func()
	// OnScaled is told that the content is drawn with another scale, in a window of so many pixels.
	OnScaled func(scale float32, pixels fyne.Size)

	canvas    fyne.Canvas
	shortcuts fyne.ShortcutHandler

	page   fyne.CanvasObject
	frame  *minFrame
	scroll *Scroll
	floats *layer
	toast  *toast
	carry  *Carry // the newest
	pad    pad
	shakes *Animation
	tips   tips
	scaler scaler
}

var (
	_ fyne.Widget        = (*Root)(nil)
	_ desktop.Cursorable = (*Root)(nil)
)

// NewRoot makes the root of a window and sets it as its content. It takes over the
// window's OnTypedKey and OnTypedRune.
func NewRoot(w fyne.Window) *Root {
	r := &Root{canvas: w.Canvas(), frame: &minFrame{}, floats: newLayer(w.Canvas()), scaler: scaler{window: w, percent: 100}}
	r.frame.Draw(r.frame, r.frame.least, r.frame.place).Changing(r.frame.parts).Repaints()
	r.scroll = NewScroll(r.frame)
	// It paints no ground: the window has the theme's already, and painting it twice took as long as all letters of a page.
	r.Draw(r, r.MinSize, func(s fyne.Size) {
		r.scroll.Resize(s)
		r.floats.Resize(s)
		r.placeToast()
	}, r.scroll, r.floats.Container)
	w.SetPadded(false)
	w.SetContent(r)
	w.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { routeKey(w.Canvas(), e) })
	w.Canvas().SetOnTypedRune(func(c rune) { routeRune(w.Canvas(), c) })
	if c, ok := w.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(func(e *fyne.KeyEvent) {
			noteKey(w.Canvas(), e)
			BubbleHold(r, e.Name, true)
		})
		c.SetOnKeyUp(func(e *fyne.KeyEvent) { BubbleHold(r, e.Name, false) })
	}
	return r
}

// Cursor implements desktop.Cursorable. Fyne asks all that lies under the pointer whenever that moves, and nobody else would hear
// of a move over a page that has no use for it.
func (r *Root) Cursor() desktop.Cursor {
	r.alive()
	return desktop.DefaultCursor
}

func (r *Root) alive() {
	if r.OnAlive != nil {
		Guard(r.OnAlive)
	}
}

// SetPage replaces the page, takes tooltips away and lets go of the focus, which would
// else stay with a widget that is gone; toasts stay, as the page may be the same one in another language.
func (r *Root) SetPage(page fyne.CanvasObject) {
	if c := canvasOf(r); c != nil && c.Overlays().Top() == nil && page != r.page {
		c.Unfocus()
	}
	r.page = page
	r.frame.page = page
	r.hideTip()
	r.frame.Refresh()
	r.scroll.ScrollToTop()
	r.scroll.Refresh()
	r.Refresh() // the theme may be another one
}

// Shake says by a movement that something was typed that doesn't work.
func (r *Root) Shake() {
	if r.page == nil || !Animations() || r.shakes.Running() {
		return
	}
	r.shakes = Animate(300*time.Millisecond, fyne.AnimationLinear, func(f float32) {
		r.page.Move(fyne.NewPos(Whole(6*(1-f)*float32(math.Sin(float64(f)*6*math.Pi))), 0))
	})
}

// Scrolled is how far the page is scrolled, where the window is too small for it.
func (r *Root) Scrolled() fyne.Position { return r.scroll.Offset }

// ScrollTo scrolls the page as Scrolled has said, or as far as there is anything.
func (r *Root) ScrollTo(at fyne.Position) {
	if room := r.scroll.Content.MinSize().Subtract(r.scroll.Size()); at != (fyne.Position{}) {
		r.scroll.ScrollToOffset(fyne.NewPos(max(0, min(at.X, room.Width)), max(0, min(at.Y, room.Height))))
	}
}

// ClearAbove takes dialogs, menus and tooltips away, so that nothing of a page outlives
// it.
func ClearAbove(w fyne.Window) {
	c := w.Canvas()
	c.Unfocus()
	for o := c.Overlays().Top(); o != nil; o = c.Overlays().Top() {
		c.Overlays().Remove(o)
	}
	if r := rootOf(c); r != nil {
		r.hideTip()
	}
}

// Relayout places the page of a window again where its least size has changed, such as
// when another part of it is shown. Without it a page would jump when the pointer comes to a scroll bar.
func Relayout(w fyne.Window) {
	if r := rootOf(w.Canvas()); r != nil {
		r.scroll.Settle()
	}
}

// AddShortcut has a key combination call f wherever the focus is, as long as the widget
// that has it keeps to BubbleShortcut. The root knows the combinations itself, because
// not every canvas can be asked to run one of its own.
func (r *Root) AddShortcut(s fyne.Shortcut, f func()) {
	r.shortcuts.AddShortcut(s, func(fyne.Shortcut) {
		r.alive()
		r.hideTip()
		Guard(f)
	})
	r.canvas.AddShortcut(s, r.shortcuts.TypedShortcut)
}

// Page is the page that is shown, for tests.
func (r *Root) Page() fyne.CanvasObject { return r.page }

// MinSize is small, so that the window may be.
func (r *Root) MinSize() fyne.Size { return r.scaler.least() }

// Resize implements fyne.CanvasObject.
func (r *Root) Resize(s fyne.Size) {
	if r.scaler.changing { // it comes once more
		return
	}
	drawn = r.canvas.Scale()
	r.Base.Resize(s)
	if m, ok := r.canvas.Overlays().Top().(*menu); ok { // what lies above was placed before the page that it belongs to
		m.place(m.Size())
	}
	r.scaler.resized(s)
}

// minFrame gives the page at least MinWidth × MinHeight.
type minFrame struct {
	Base
	page fyne.CanvasObject
}

func (f *minFrame) least() fyne.Size {
	s := fyne.NewSize(MinWidth, MinHeight)
	if f.page != nil {
		s = s.Max(f.page.MinSize())
	}
	return s
}

func (f *minFrame) parts() []fyne.CanvasObject {
	if f.page == nil {
		return nil
	}
	return []fyne.CanvasObject{f.page}
}

func (f *minFrame) place(s fyne.Size) {
	if f.page != nil {
		f.page.Move(fyne.Position{})
		f.page.Resize(s)
	}
}

// rootOf is the root of the object's window.
func rootOf(c fyne.Canvas) *Root {
	if c == nil {
		return nil
	}
	r, _ := c.Content().(*Root)
	return r
}

// keyTaker is an overlay that handles keys which its focused widget left.
type keyTaker interface{ takeKey(*fyne.KeyEvent) bool }

func routeKey(c fyne.Canvas, e *fyne.KeyEvent) {
	if c == nil {
		return
	}
	hideTip(c)
	if r := rootOf(c); e.Name == fyne.KeyEscape && r != nil && r.carry.putBack() || padKey(c, e) || repeats(c, e) {
		return
	}
	if all := c.Overlays().List(); len(all) > 0 {
		top := all[len(all)-1]
		if len(all) > 1 {
			if veil, ok := all[len(all)-2].(*Veil); ok {
				top = veil
			}
		}
		if k, ok := top.(keyTaker); ok {
			k.takeKey(e)
		}
		return
	}
	if r := rootOf(c); r != nil && r.OnKey != nil {
		Guard(func() { r.OnKey(e) })
	}
}

func routeRune(c fyne.Canvas, r rune) {
	hideTip(c)
	typed(c)
	if c == nil || c.Overlays().Top() != nil {
		return
	}
	if root := rootOf(c); root != nil && root.OnRune != nil {
		Guard(func() {
			focused := c.Focused()
			if root.OnRune(r) && unicode.IsLetter(r) && focused != nil && c.Focused() == focused {
				c.Unfocus()
			}
		})
	}
}

// BubbleKey passes a key that a focused widget has no use for to the dialog or the page.
func BubbleKey(from fyne.CanvasObject, e *fyne.KeyEvent) { routeKey(canvasOf(from), e) }

// BubbleRune passes a character that a focused widget has no use for to the page.
func BubbleRune(from fyne.CanvasObject, r rune) { routeRune(canvasOf(from), r) }

// BubbleHold passes on to the page that a key goes down or comes up, for what is held.
func BubbleHold(from fyne.CanvasObject, key fyne.KeyName, down bool) {
	c := canvasOf(from)
	hideTip(c)
	r := rootOf(c)
	if r == nil {
		return
	}
	r.pad.moved(key, down)
	if r.OnHold != nil && c.Overlays().Top() == nil {
		Guard(func() { r.OnHold(key, down) })
	}
}

// BubbleShortcut passes a key combination that a focused widget has no use for to the
// program.
func BubbleShortcut(from fyne.CanvasObject, s fyne.Shortcut) {
	if r := rootOf(canvasOf(from)); r != nil {
		r.shortcuts.TypedShortcut(s)
	}
}
