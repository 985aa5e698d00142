package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// slots is the word rack: a place for each letter, drawn in pieces. A tap takes a letter
// out, a drag moves it or takes it out, and tiles may be dropped on it.
type slots struct {
	widget.BaseWidget
	w      *wordFace
	words  [dc.MaxLength]*draw.Word
	held   int // letter in the hand, -1 for none
	target int // place under what is carried, -1 for none
}

var (
	_ fyne.Widget        = (*slots)(nil)
	_ fyne.Tappable      = (*slots)(nil)
	_ fyne.Draggable     = (*slots)(nil)
	_ desktop.Cursorable = (*slots)(nil)
)

// Sizes of a slot in px; its height follows from its width as 188 : 144.
const (
	slotMost  float32 = 216
	slotLeast float32 = 72
	slotRatio float32 = 188.0 / 144
)

func newSlots(w *wordFace) *slots {
	s := &slots{w: w, held: -1, target: -1}
	for i := range s.words {
		s.words[i] = draw.NewWord("", 40)
	}
	s.ExtendBaseWidget(s)
	return s
}

func (s *slots) n() int { return s.w.m.view.Options.Length }

// letterAt is the letter that place i shows, "" for none: seen from the other side the
// word runs from right to left.
func (s *slots) letterAt(i int) string {
	if i = s.index(i); i < len(s.w.m.draft.Word) {
		return s.w.m.draft.Word[i : i+1]
	}
	return ""
}

// index is the letter of the word that place i stands for, and the other way round.
func (s *slots) index(i int) int {
	if s.w.m.turned {
		return s.n() - 1 - i
	}
	return i
}

// gap lies between two slots.
func (s *slots) gap() float32 {
	if s.Size().Width < 700 {
		return 8
	}
	return 16
}

// slot is the size of a slot: all fit side by side.
func (s *slots) slot() fyne.Size {
	n, size := float32(s.n()), s.Size()
	w := max((size.Width-(n-1)*s.gap())/n, slotLeast)
	w = float32(int(min(w, slotMost, max(size.Height/slotRatio, 144))))
	return fyne.NewSize(w, float32(int(min(w*slotRatio, size.Height))))
}

// place is the top left of slot i; all of them stand in the middle.
func (s *slots) place(i int) fyne.Position {
	slot := s.slot()
	wide := float32(s.n())*(slot.Width+s.gap()) - s.gap()
	return fyne.NewPos(ui.Whole((s.Size().Width-wide)/2)+float32(i)*(slot.Width+s.gap()), ui.Whole((s.Size().Height-slot.Height)/2))
}

// at is the place under a point, -1 for none; gaps count to their neighbours.
func (s *slots) at(p fyne.Position) int {
	slot := s.slot()
	if p.Y < -8 || p.Y > s.Size().Height+8 {
		return -1
	}
	for i := range s.n() {
		x := s.place(i).X
		if p.X >= x-s.gap()/2 && p.X < x+slot.Width+s.gap()/2 {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable: the letter goes back, and the next one comes there.
func (s *slots) Tapped(e *fyne.PointEvent) {
	m := s.w.m
	m.unfocus()
	i := s.at(e.Position)
	if i < 0 {
		return
	}
	if i = s.index(i); i < len(m.draft.Word) {
		m.edit(m.draft.Remove(i).SetCursor(i))
	} else {
		m.edit(m.draft.SetCursor(len(m.draft.Word)))
	}
}

// Cursor implements desktop.Cursorable.
func (s *slots) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged implements fyne.Draggable: the letter follows the pointer.
func (s *slots) Dragged(e *fyne.DragEvent) {
	if s.held < 0 {
		i := s.at(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if i < 0 || s.letterAt(i) == "" {
			return
		}
		s.held = i
	}
	s.w.carry(s, e.Position, s.letterAt(s.held))
}

// DragEnd implements fyne.Draggable: beside the word the letter goes back to its tray.
func (s *slots) DragEnd() {
	if s.held < 0 {
		return
	}
	m, from := s.w.m, s.index(s.held)
	s.held = -1
	to, over := s.w.drop()
	if !over {
		m.edit(m.draft.Remove(from))
		return
	}
	m.edit(m.draft.MoveLetter(from, min(s.index(to), len(m.draft.Word)-1)))
}

// MinSize implements fyne.CanvasObject.
func (s *slots) MinSize() fyne.Size {
	s.ExtendBaseWidget(s)
	n := float32(dc.MaxLength)
	return fyne.NewSize(n*(slotLeast+8)-8, 110)
}

// CreateRenderer implements fyne.Widget.
func (s *slots) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &slotsLook{s: s, caret: ui.NewRect()}
	for i := range r.rims {
		r.rims[i], r.faces[i], r.wells[i] = ui.NewRect(), ui.NewRect(), ui.NewRect()
		r.names[i] = canvas.NewText("", nil)
	}
	return ui.Drawn(s, r.least, r.place).Changing(r.parts).Repaints()
}

type slotsLook struct {
	s                  *slots
	rims, faces, wells [dc.MaxLength]*canvas.Rectangle
	names              [dc.MaxLength]*canvas.Text
	caret              *canvas.Rectangle
}

func (r *slotsLook) least() fyne.Size { return r.s.MinSize() }

func (r *slotsLook) parts() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i := range r.rims {
		out = append(out, r.rims[i], r.wells[i], r.faces[i], r.s.words[i], r.names[i])
	}
	return append(out, r.caret)
}

func (r *slotsLook) place(fyne.Size) {
	s := r.s
	slot := s.slot()
	// The name needs a line of its own below; without one the letter has all the room.
	foot := max(ui.Title.Height(), slot.Height*.25)
	inner := fyne.NewSize(slot.Width-16, slot.Height-8-foot)
	// The widest letters are a little wider than high.
	height := ui.Whole(min(inner.Height-20, (inner.Width-8)/1.06))
	for i := range dc.MaxLength {
		on := i < s.n()
		for _, o := range []fyne.CanvasObject{r.rims[i], r.faces[i], r.wells[i], s.words[i], r.names[i]} {
			ui.Show(on, o)
		}
		if on {
			r.slot(i, slot, inner, foot, height)
		}
	}
	r.mark(slot, inner)
}

// slot draws place i.
func (r *slotsLook) slot(i int, slot, inner fyne.Size, foot, height float32) {
	s, p := r.s, r.s.place(i)
	letter := s.letterAt(i)
	edge, sw := ui.Border, float32(1)
	if i == s.target || s.target < 0 && r.next(i) {
		edge, sw = ui.Accent, 2
	}
	setBox(r.rims[i], r.wells[i], fyne.NewPos(p.X, p.Y), fyne.NewSize(slot.Width, slot.Height), 10, ui.Well, edge, sw)
	setRect(r.faces[i], fyne.NewPos(p.X+8, p.Y+8), fyne.NewSize(inner.Width, inner.Height), 8, ui.Color(ui.CardBG))
	w := s.words[i]
	w.SetWord(letter)
	w.SetOptions(draw.Options{Turned: s.w.m.turned, Faded: i == s.held})
	w.SetHeight(height)
	size := w.MinSize()
	w.Resize(size)
	w.Move(fyne.NewPos(ui.Whole(p.X+(slot.Width-size.Width)/2), ui.Whole(p.Y+8+(inner.Height-size.Height)/2)))
	ui.Show(letter != "", w)
	ui.DrawText(r.names[i], printed(letter), ui.Title.Size(), 800, ui.Color(ui.Ink), p.X+slot.Width/2, p.Y+slot.Height-foot/2, .5)
}

// next tells whether the next letter comes to place i, at the end of the word.
func (r *slotsLook) next(i int) bool {
	d := r.s.w.m.draft
	return r.s.index(i) == len(d.Word) && d.Cursor == len(d.Word)
}

// mark draws the cursor between letters.
func (r *slotsLook) mark(slot, inner fyne.Size) {
	s, d := r.s, r.s.w.m.draft
	i := s.index(d.Cursor)
	on := d.Cursor < len(d.Word) && i >= 0 && i < s.n()
	ui.Show(on, r.caret)
	if !on {
		return
	}
	x := s.place(i).X - s.gap()/2 - 1
	if s.w.m.turned {
		x = s.place(i).X + slot.Width + s.gap()/2 - 1
	}
	setRect(r.caret, fyne.NewPos(ui.Whole(x), s.place(i).Y+8), fyne.NewSize(3, inner.Height), 1.5, ui.Color(ui.Accent))
}
