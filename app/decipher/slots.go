package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// slots is the word rack: a place for each letter, drawn in pieces. A tap takes a letter
// out, a drag moves it or takes it out, and tiles may be dropped on it.
type slots struct {
	ui.Base
	s        *makerState
	do       *making
	carrying slotsDo
	slots    [dc.MaxLength]slotParts
	caret    *canvas.Rectangle
	held     int // letter in the hand, -1 for none
	drag     ui.Carry
	target   int // place under what is carried, -1 for none
}

// slotsDo is how a letter is carried over the page.
type slotsDo struct {
	carry func(from fyne.CanvasObject, at fyne.Position, letter string)
	drop  func() (slot int, over bool)
}

// slotParts is what is drawn of one place.
type slotParts struct {
	well *ui.Box
	face *canvas.Rectangle
	word *draw.Word
	name ui.Line
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

func newSlots(st *makerState, do *making, hand slotsDo) *slots {
	s := &slots{s: st, do: do, carrying: hand, caret: ui.NewRect(), held: -1, target: -1}
	var parts []fyne.CanvasObject
	for i := range s.slots {
		s.slots[i] = slotParts{ui.NewBox(), ui.NewRect(), draw.NewWord("", 40), ui.NewLine()}
		parts = append(parts, s.slots[i].objects()...)
	}
	s.Draw(s, s.least, s.place, append(parts, s.caret)...).Repaints()
	return s
}

func (p slotParts) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.well, p.face, p.word, p.name}
}

func (s *slots) render(st *makerState) {
	s.s = st
	s.Refresh()
}

// setTarget marks the place under what is carried, -1 for none.
func (s *slots) setTarget(i int) {
	s.target = i
	s.Refresh()
}

func (s *slots) n() int { return s.s.view.Options.Length }

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

// corner is the top left of slot i; all of them stand in the middle.
func (s *slots) corner(i int) fyne.Position {
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
		x := s.corner(i).X
		if p.X >= x-s.gap()/2 && p.X < x+slot.Width+s.gap()/2 {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable: the letter goes back, and the next one comes there.
func (s *slots) Tapped(e *fyne.PointEvent) {
	i := s.at(e.Position)
	if i < 0 {
		return
	}
	d := s.s.draft
	if i = s.s.index(i); i < len(d.Word) {
		s.do.edit(d.Remove(i).SetCursor(i))
	} else {
		s.do.edit(d.SetCursor(len(d.Word)))
	}
}

// Cursor implements desktop.Cursorable.
func (s *slots) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Dragged implements fyne.Draggable: the letter follows the pointer.
func (s *slots) Dragged(e *fyne.DragEvent) {
	if s.drag.Spent() {
		return
	}
	if s.held < 0 {
		i := s.at(e.Position.Subtract(fyne.NewPos(e.Dragged.DX, e.Dragged.DY)))
		if i < 0 || s.s.letterAt(i) == "" {
			return
		}
		s.held = i
		s.drag.Begin(s, func() {
			s.held = -1
			s.carrying.drop()
			s.Refresh()
		})
	}
	s.carrying.carry(s, e.Position, s.s.letterAt(s.held))
}

// DragEnd implements fyne.Draggable: next to the word the letter goes back to its tray.
func (s *slots) DragEnd() {
	if !s.drag.End() {
		return
	}
	d, from := s.s.draft, s.s.index(s.held)
	s.held = -1
	to, over := s.carrying.drop()
	if !over {
		s.do.edit(d.Remove(from))
		return
	}
	s.do.edit(d.MoveLetter(from, min(s.s.index(to), len(d.Word)-1)))
}

func (s *slots) least() fyne.Size {
	n := float32(dc.MaxLength)
	return fyne.NewSize(n*(slotLeast+8)-8, 110)
}

func (s *slots) place(fyne.Size) {
	size := s.slot()
	// The name needs a line of its own below; without one the letter has all the room.
	foot := max(ui.Title.Height(), size.Height*.25)
	inner := fyne.NewSize(size.Width-16, size.Height-8-foot)
	for i, p := range s.slots {
		ui.Show(i < s.n(), p.objects()...)
		if i < s.n() {
			s.drawSlot(i, p, size, inner, foot)
		}
	}
	s.drawCaret(size, inner)
}

// drawSlot draws place i: the letter in an inner size, its name in the foot.
func (s *slots) drawSlot(i int, p slotParts, size, inner fyne.Size, foot float32) {
	at, letter := s.corner(i), s.s.letterAt(i)
	edge, wide := ui.Border, float32(1)
	if i == s.target || s.target < 0 && s.next(i) {
		edge, wide = ui.Accent, 2
	}
	p.well.Set(at.X, at.Y, size.Width, size.Height, 10, ui.Well, edge, wide)
	ui.SetRect(p.face, at.X+8, at.Y+8, inner.Width, inner.Height, 8, ui.CardBG)
	p.word.SetWord(letter)
	p.word.SetOptions(draw.Options{Turned: s.s.turned, Faded: i == s.held})
	// The widest letters are a little wider than high.
	p.word.SetHeight(ui.Whole(min(inner.Height-20, (inner.Width-8)/1.06)))
	w := p.word.MinSize()
	p.word.Resize(w)
	p.word.Move(fyne.NewPos(ui.Whole(at.X+(size.Width-w.Width)/2), ui.Whole(at.Y+8+(inner.Height-w.Height)/2)))
	ui.Show(letter != "", p.word)
	p.name.Draw(printed(letter), ui.Title.Size(), 800, ui.Ink, at.X+size.Width/2, at.Y+size.Height-foot/2, .5)
}

// next tells whether the next letter comes to place i, at the end of the word.
func (s *slots) next(i int) bool {
	d := s.s.draft
	return s.s.index(i) == len(d.Word) && d.Cursor == len(d.Word)
}

// drawCaret draws the cursor between letters.
func (s *slots) drawCaret(size, inner fyne.Size) {
	d := s.s.draft
	i := s.s.index(d.Cursor)
	s.caret.Hide()
	if d.Cursor >= len(d.Word) || i < 0 || i >= s.n() {
		return
	}
	x := s.corner(i).X - s.gap()/2 - 1
	if s.s.turned {
		x = s.corner(i).X + size.Width + s.gap()/2 - 1
	}
	ui.SetRect(s.caret, ui.Whole(x), s.corner(i).Y+8, 3, inner.Height, 1.5, ui.Accent)
}
