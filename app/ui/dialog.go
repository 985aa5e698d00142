package ui

import (
	"cmp"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
)

// Dialog is what ShowDialog shows.
type Dialog struct {
	Title   string
	Figure  fyne.CanvasObject // left of the title, 56 high; may be nil
	Head    fyne.CanvasObject // stays in sight while Body scrolls; may be nil
	Body    fyne.CanvasObject // may be nil; it scrolls where the window is too low for it, so it needs no scroller of its own
	Buttons []DialogButton    // from left to right; the last one should be the main one
	Width   float32           // of the whole card, 560 when 0
	Focus   fyne.Focusable    // what gets the focus first, if it can be seen; else the first control of Body, else the default button
	Message bool              // Body is only read, though its text can be selected: the default button gets the focus
	Calm    bool              // nothing gets the focus: Space pressed twice does nothing, Enter is the default button
	Drawer  fyne.KeyName      // "" for none: it lies over the right of the page without a veil, its one button is a cross, and this key closes it, and so does a click next to it
	OnHelp  func()            // F1
	OnEsc   func()            // Esc where it is none of the buttons; the dialog is gone before
	OnClose func()            // after it is gone, however that came
}

// DialogButton is one button of a dialog. It closes the dialog before OnTap runs, unless
// Keep is set.
type DialogButton struct {
	Text    string
	Kind    Kind
	Icon    IconName
	Cancel  bool   // Esc
	Default bool   // Enter
	Lack    string // stands in its place while it can't do anything, see DialogHandle.Lacks; "" for a button that always can
	Keep    bool
	OnTap   func()
}

// GraveButtons answer a question whose yes nobody gives lightly: the no is the main one, and Enter and Esc are that.
func GraveButtons(no, yes string, do func()) []DialogButton {
	return []DialogButton{{Text: yes, OnTap: do}, {Text: no, Kind: Primary, Cancel: true, Default: true}}
}

// DialogHandle is an open dialog.
type DialogHandle struct {
	overlay *dialogOverlay
}

// Close takes the dialog away (and any that stands above it). Twice does no harm.
func (h *DialogHandle) Close() { h.overlay.close() }

// Open tells whether the dialog is still there.
func (h *DialogHandle) Open() bool {
	o := h.overlay
	return slices.Contains(o.canvas.Overlays().List(), fyne.CanvasObject(o))
}

// Lacks says whether what the default button needs is missing: then its Lack stands there instead.
func (h *DialogHandle) Lacks(on bool) {
	o := h.overlay
	Show(on, o.lack)
	Show(!on, o.main)
}

// Renew lays the body out anew, after it has got other parts, and shows its beginning or its end.
func (h *DialogHandle) Renew(end bool) {
	h.overlay.place(h.overlay.Size())
	body := h.overlay.body
	body.Refresh()
	if body.ScrollToTop(); end {
		body.ScrollToBottom()
		h.overlay.wholeLines()
	}
}

// wholeLines has the first line in sight begin at the upper edge, with some air below the last one.
func (o *dialogOverlay) wholeLines() {
	lines, ok := o.d.Body.(*fyne.Container)
	if !ok {
		return
	}
	at := o.body.Offset.Y
	i := slices.IndexFunc(lines.Objects, func(l fyne.CanvasObject) bool { return l.Position().Y >= at })
	if at <= 0 || i < 0 {
		return
	}
	first := lines.Objects[i].Position()
	lines.Add(Space(1, first.Y-at))
	o.place(o.Size())
	o.body.ScrollToOffset(fyne.NewPos(0, first.Y))
}

// Reveal scrolls to a part of the body.
func (h *DialogHandle) Reveal(o fyne.CanvasObject) { ScrollTo(o) }

// ShowDialog shows a dialog over the window. Esc is the cancel button and Enter the
// default one, also while an entry in the body has the focus; Tab stays inside; when
// it closes, the focus returns to what had it. A dialog shown while another is
// open stands above it.
func ShowDialog(w fyne.Window, d Dialog) *DialogHandle {
	o := &dialogOverlay{canvas: w.Canvas(), d: d, floats: newLayer(w.Canvas()), before: w.Canvas().Focused(), veil: canvas.NewRectangle(veilColor())}
	h := &DialogHandle{overlay: o}
	for _, spec := range d.Buttons {
		b := NewButton(spec.Text, spec.Kind, nil).WithIcon(spec.Icon).WithMinWidth(112)
		b.tap = func() { o.press(spec) }
		o.bind(spec, b)
		o.buttons = append(o.buttons, b)
	}
	o.build()
	o.Draw(o, o.least, o.place, o.veil, o.card, o.floats.Container)
	if below, ok := w.Canvas().Overlays().Top().(*dialogOverlay); ok {
		o.covers = slices.DeleteFunc([]fyne.CanvasObject{below.veil, below.card}, func(c fyne.CanvasObject) bool { return !c.Visible() })
		Show(false, o.covers...)
	}
	w.Canvas().Overlays().Add(o)
	o.Resize(w.Canvas().Size())
	o.focusFirst()
	return h
}

// dialogAir is left free above and below a dialog.
const dialogAir float32 = 8

// drawerWidth is how wide a dialog is that is a drawer.
const drawerWidth float32 = 480

// dialogOverlay covers the canvas. It is focusable but disabled: so a click next to the
// controls leaves the focus where it is, and Tab passes it by.
type dialogOverlay struct {
	Base
	canvas       fyne.Canvas
	d            Dialog
	before       fyne.Focusable
	covers       []fyne.CanvasObject // of a dialog below, whose card would look out at the sides
	card         *Surface
	body         *Scroll
	floats       *layer
	buttons      []*Button
	cancel, main *Button
	lack         *Text // in the place of main; nil for one that always can do something
	closed       bool

	veil *canvas.Rectangle
}

var (
	_ fyne.Focusable   = (*dialogOverlay)(nil)
	_ fyne.Disableable = (*dialogOverlay)(nil)
	_ keyTaker         = (*dialogOverlay)(nil)

	_ desktop.Cursorable = (*dialogOverlay)(nil)
)

// Cursor implements desktop.Cursorable, see Root.Cursor: below a dialog nobody is asked.
func (o *dialogOverlay) Cursor() desktop.Cursor {
	if r := rootOf(o.canvas); r != nil {
		r.alive()
	}
	return desktop.DefaultCursor
}

func (o *dialogOverlay) bind(spec DialogButton, b *Button) {
	if spec.Cancel {
		o.cancel = b
	}
	if spec.Default {
		o.main = b
	}
}

func (o *dialogOverlay) press(spec DialogButton) {
	if !spec.Keep {
		o.close()
	}
	if spec.OnTap != nil {
		spec.OnTap()
	}
}

func (o *dialogOverlay) build() {
	parts := []fyne.CanvasObject{NewPara(o.d.Title, Question, Ink)}
	if o.d.Drawer != "" {
		cross := NewIconButton(IconX, o.d.Buttons[0].Text, Plain, o.close).WithKey("Escape")
		parts[0] = HMid(8, NewText(o.d.Title, Title, Ink), Spacer(), cross)
	}
	if o.d.Figure != nil {
		parts[0] = HMid(16, o.d.Figure, Stretch(parts[0]))
	}
	if o.d.Head != nil {
		parts = append(parts, o.d.Head)
	}
	if o.d.Body != nil {
		// Air on all sides, so that focus rings at the edge are not cut off.
		o.body = NewVScroll(Inset(4, 8, 4, 8, o.d.Body))
		parts = append(parts, Stretch(Inset(0, -8, 0, -8, o.body)))
	}
	row := []fyne.CanvasObject{Spacer()}
	for i, b := range o.buttons {
		row = append(row, b)
		if lack := o.d.Buttons[i].Lack; lack != "" {
			o.lack = NewText(lack, Strong, Ink2).Align(fyne.TextAlignCenter)
			row[len(row)-1] = container.NewStack(o.lack, b)
		}
	}
	if len(o.buttons) > 0 && o.d.Drawer == "" {
		parts = append(parts, Inset(8, 0, 0, 0, HGap(12, row...)))
	}
	o.card = NewPaper(Inset(14, 28, 18, 28, VGap(6, parts...)))
	o.card.SetRim(Border, 1)
}

func (o *dialogOverlay) focusFirst() {
	if o.d.Focus != nil {
		if o.seen(o.d.Focus) {
			o.canvas.Focus(o.d.Focus)
		}
		return
	}
	if o.d.Calm {
		return
	}
	if o.d.Message {
		o.focusMain()
		return
	}
	o.canvas.FocusNext()
	for _, b := range o.buttons {
		if o.canvas.Focused() == fyne.Focusable(b) { // nothing to focus in the body
			o.focusMain()
			return
		}
	}
}

// seen tells whether something of the body can be seen without scrolling: nobody would know what is typed below that.
func (o *dialogOverlay) seen(f fyne.Focusable) bool {
	part, ok := f.(fyne.CanvasObject)
	if !ok || o.body == nil {
		return true
	}
	at, inside := Place(o.body.Content, part)
	return !inside || at.Y+part.Size().Height <= o.body.Size().Height
}

func (o *dialogOverlay) focusMain() {
	if o.main != nil {
		o.canvas.Focus(o.main)
	} else if o.cancel != nil {
		o.canvas.Focus(o.cancel)
	}
}

func (o *dialogOverlay) close() {
	if o.closed {
		return
	}
	o.closed = true
	stillThere := (&DialogHandle{o}).Open()
	if stillThere {
		o.canvas.Unfocus()
		o.canvas.Overlays().Remove(o)
		Show(true, o.covers...)
	}
	if o.before != nil && stillThere {
		o.canvas.Focus(o.before)
	}
	if o.d.OnClose != nil {
		Guard(o.d.OnClose)
	}
}

func (o *dialogOverlay) takeKey(e *fyne.KeyEvent) bool {
	if o.d.Drawer != "" && e.Name == o.d.Drawer {
		o.close()
		return true
	}
	switch e.Name {
	case fyne.KeyEscape:
		if o.cancel != nil {
			o.cancel.act()
			return true
		}
		if o.d.OnEsc != nil {
			o.close()
			Guard(o.d.OnEsc)
			return true
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		if o.main != nil {
			o.main.act()
			return true
		}
	case fyne.KeyF1:
		if o.d.OnHelp != nil {
			Guard(o.d.OnHelp)
			return true
		}
	}
	return o.body != nil && o.body.Page(e.Name)
}

// Disabled keeps the overlay itself out of the Tab order.
func (o *dialogOverlay) Disabled() bool { return true }

// Enable implements fyne.Disableable.
func (o *dialogOverlay) Enable() {}

// Disable implements fyne.Disableable.
func (o *dialogOverlay) Disable() {}

// FocusGained implements fyne.Focusable.
func (o *dialogOverlay) FocusGained() {}

// FocusLost implements fyne.Focusable.
func (o *dialogOverlay) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (o *dialogOverlay) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (o *dialogOverlay) TypedKey(e *fyne.KeyEvent) {
	if !padKey(o.canvas, e) && !repeats(o.canvas, e) {
		o.takeKey(e)
	}
}

// Tapped swallows clicks next to the controls; the focus stays in the dialog. Above a sheet the page's way back is in sight, and leads
// back.
func (o *dialogOverlay) Tapped(e *fyne.PointEvent) {
	if at := e.Position.Subtract(o.card.Position()); o.d.Drawer != "" && (at.X < 0 || at.Y < 0 || at.X > o.card.Size().Width || at.Y > o.card.Size().Height) {
		o.close()
		return
	}
	if !o.veil.Visible() && o.d.OnEsc != nil && e.Position.X < wayBack && e.Position.Y < HeadHeight {
		o.close()
		Guard(o.d.OnEsc)
		return
	}
	if o.canvas.Focused() == nil {
		o.focusFirst()
	}
}

func (o *dialogOverlay) layer() *layer { return o.floats }

func (o *dialogOverlay) least() fyne.Size { return fyne.Size{} }
func (o *dialogOverlay) place(s fyne.Size) {
	o.veil.FillColor = veilColor()
	if slices.ContainsFunc(o.d.Buttons, func(b DialogButton) bool { return b.Kind == Danger }) {
		o.veil.FillColor = color.NRGBA{A: 153} // 60 %
	}
	o.veil.Refresh()
	o.veil.Resize(s)
	o.floats.Resize(s)
	w, top, air := cmp.Or(o.d.Width, 560), dialogAir, dialogAir
	if o.d.Drawer != "" {
		w, top, air = drawerWidth, HeadHeight+10, 28
		o.veil.Hide()
	}
	w = min(max(w, o.card.MinSize().Width), s.Width-32)
	// Two rounds: the paragraphs' heights follow from the width.
	for range 2 {
		if o.body != nil {
			inner := o.body.Content
			inner.Resize(fyne.NewSize(w-40, inner.MinSize().Height))
			room := s.Height - top - air - (o.card.MinSize().Height - o.body.MinSize().Height)
			o.body.SetMinSize(fyne.NewSize(inner.MinSize().Width, min(inner.MinSize().Height, max(80, room))))
		}
		o.card.Resize(fyne.NewSize(w, o.card.MinSize().Height))
	}
	h := min(o.card.MinSize().Height, s.Height-top-air)
	at := fyne.NewPos(Whole((s.Width-w)/2), Whole((s.Height-h)/2))
	if o.d.Drawer != "" {
		h, at = s.Height-top-air, fyne.NewPos(s.Width-w-air, top)
	}
	o.card.Resize(fyne.NewSize(w, h))
	o.card.Move(at)
}
