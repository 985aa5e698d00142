package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// slots is the secret word on its ledge: a place for each letter, drawn in pieces. A tap takes a letter out, a drag moves it or
// takes it out, and tiles may be dropped on it.
type slots struct {
	ui.CarryAreas
	s        *makerState
	do       *making
	carrying slotsDo
	slots    [dc.MaxLength]slotParts
	ledge    *ui.Ledge
	caret    *canvas.Rectangle
	held     int // letter in the hand, -1 for none
	target   int // place under what is carried, -1 for none
}

// slotsDo is how a letter is carried over the page.
type slotsDo struct {
	carry func(from fyne.CanvasObject, at fyne.Position, letter string)
	drop  func() (slot int, over bool)
}

// slotParts is what is drawn of one place.
type slotParts struct {
	face *ui.Box
	word *draw.Word
	name ui.Line
}

// Lengths of a slot; its height follows from its width as 188 : 144.
const (
	slotMost  float32 = 216
	slotLeast float32 = 72
	slotRatio float32 = 188.0 / 144
	slotGap   float32 = 14
)

func newSlots(st *makerState, do *making, hand slotsDo) *slots {
	s := &slots{s: st, do: do, carrying: hand, ledge: ui.NewLedge(), caret: ui.NewRect(), held: -1, target: -1}
	s.Deaf, s.OnPoint = true, func() {}
	s.Frames = func() (out []ui.Frame) {
		slot := s.slot()
		for i := range s.n() {
			out = append(out, ui.Frame{Position: s.corner(i), Size: slot})
		}
		return out
	}
	s.OnTap, s.OnTake = s.tap, s.take
	s.OnCarry = func(e *fyne.DragEvent) { s.carrying.carry(s, e.Position, s.s.letterAt(s.held)) }
	s.OnDrop = s.drop
	s.OnBack = func() {
		s.held = -1
		s.carrying.drop()
		s.Refresh()
	}
	parts := []fyne.CanvasObject{s.ledge}
	for i := range s.slots {
		s.slots[i] = slotParts{ui.NewBox(), draw.NewWord("", 40), ui.NewLine()}
		parts = append(parts, s.slots[i].objects()...)
	}
	s.Draw(s, func() fyne.Size { return fyne.NewSize(dc.MaxLength*(slotLeast+slotGap)-slotGap, 124) }, s.place, append(parts, s.caret)...).Repaints()
	return s
}

func (p slotParts) objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.face, p.word, p.name} }

func (s *slots) render(st *makerState) {
	s.s = st
	s.Refresh()
}

// setTarget marks the place under what is carried, -1 for none.
func (s *slots) setTarget(i int) {
	s.target = i
	s.Refresh()
}

// Pieces is where the places lie with their ledge.
func (s *slots) Pieces() ui.Frame {
	at, size := s.ledge.Position(), s.ledge.Size()
	return ui.NewFrame(at.X, 0, size.Width, at.Y+size.Height)
}

func (s *slots) n() int { return s.s.view.Options.Length }

// slot is the size of a slot: all fit side by side, above the ledge.
func (s *slots) slot() fyne.Size {
	n, size := float32(s.n()), s.Size()
	high := size.Height - ui.LedgeHeight - 5
	w := max((size.Width-2*ui.LedgeOver-(n-1)*slotGap)/n, slotLeast)
	w = float32(int(min(w, slotMost, max(high/slotRatio, 110))))
	return fyne.NewSize(w, float32(int(min(w*slotRatio, high))))
}

// corner is the top left of slot i; all of them stand in the middle.
func (s *slots) corner(i int) fyne.Position {
	slot := s.slot()
	wide := float32(s.n())*(slot.Width+slotGap) - slotGap
	return fyne.NewPos(ui.Whole((s.Size().Width-wide)/2)+float32(i)*(slot.Width+slotGap), ui.Whole((s.Size().Height-ui.LedgeHeight-5-slot.Height)/2))
}

// at is the place under a point, -1 for none; gaps count to their neighbours.
func (s *slots) at(p fyne.Position) int {
	slot := s.slot()
	if p.Y < -8 || p.Y > s.Size().Height+8 {
		return -1
	}
	for i := range s.n() {
		x := s.corner(i).X
		if p.X >= x-slotGap/2 && p.X < x+slot.Width+slotGap/2 {
			return i
		}
	}
	return -1
}

// tap takes a letter out, and the next one comes there.
func (s *slots) tap(i int) {
	d := s.s.draft
	if i = s.s.index(i); i < len(d.Word) {
		s.do.edit(d.Remove(i).SetCursor(i))
	} else {
		s.do.edit(d.SetCursor(len(d.Word)))
	}
}

func (s *slots) take(i int, _ *fyne.DragEvent) bool {
	if s.s.letterAt(i) == "" {
		return false
	}
	s.held = i
	return true
}

// drop lets go of a letter: next to the word it goes back to its tray.
func (s *slots) drop() {
	d, from := s.s.draft, s.s.index(s.held)
	s.held = -1
	to, over := s.carrying.drop()
	if !over {
		s.do.edit(d.Remove(from))
		return
	}
	s.do.edit(d.MoveLetter(from, min(s.s.index(to), len(d.Word)-1)))
}

func (s *slots) place(fyne.Size) {
	size := s.slot()
	for i, p := range s.slots {
		ui.Show(i < s.n(), p.objects()...)
		if i < s.n() {
			s.drawSlot(i, p, size)
		}
	}
	from, to := s.corner(0), s.corner(s.n()-1)
	ui.PutLedge(s.ledge, from.X, from.Y+size.Height, to.X+size.Width-from.X)
	s.drawCaret(size)
}

// drawSlot draws place i: the letter, and its name below it.
func (s *slots) drawSlot(i int, p slotParts, size fyne.Size) {
	foot := max(ui.Title.Height(), size.Height*.2)
	at, letter := s.corner(i), s.s.letterAt(i)
	fill, edge, wide := ui.Slip, ui.DecipherCloth.Edge, float32(1)
	if s.s.all && letter != "" {
		fill = ui.AccentSoft
	}
	if i == s.target || s.target < 0 && s.next(i) {
		edge, wide = ui.Accent, 3
	}
	p.face.Set(at.X, at.Y, size.Width, size.Height, 14, fill, edge, wide)
	p.word.SetWord(letter)
	p.word.SetOptions(draw.Options{Turned: s.s.turned, Faded: i == s.held})
	// The widest letters are a little wider than high.
	p.word.SetHeight(ui.Whole(min(size.Height-foot-20, (size.Width-20)/1.06)))
	putMiddle(p.word, fyne.NewPos(at.X+size.Width/2, at.Y+6+(size.Height-foot)/2))
	ui.Show(letter != "", p.word)
	p.name.Draw(printed(letter), ui.Title.Size(), 800, ui.Ink2, at.X+size.Width/2, at.Y+size.Height-foot/2-1, .5)
}

// next tells whether the next letter comes to place i, at the end of the word.
func (s *slots) next(i int) bool {
	d := s.s.draft
	return s.s.index(i) == len(d.Word) && d.Cursor == len(d.Word)
}

// drawCaret draws the cursor between letters.
func (s *slots) drawCaret(size fyne.Size) {
	d := s.s.draft
	i := s.s.index(d.Cursor)
	s.caret.Hide()
	if d.Cursor >= len(d.Word) || i < 0 || i >= s.n() {
		return
	}
	x := s.corner(i).X - slotGap/2 - 1
	if s.s.turned {
		x = s.corner(i).X + size.Width + slotGap/2 - 1
	}
	ui.SetRect(s.caret, ui.Whole(x), s.corner(i).Y+8, 3, size.Height-16, 1.5, ui.Accent)
}
