package read

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// The height of letters in pixels: as high as there is room.
const (
	leastHeight = 28
	mostHeight  = 150
	reference   = 100
	between     = .14 // of the height: letters that are drawn one by one
	air         = 16
)

// face is a word in pieces with a line below.
type face struct {
	parts   []*draw.Word // from left to right
	wide    float32      // of all, 100 px high
	caption *ui.Text
}

// newFace is a word as it is asked.
func newFace(word string, turned bool) *face {
	return faceOf(draw.NewWordWith(word, reference, draw.Options{Turned: turned}))
}

// newMarked is a word whose letters are pale where another one has the same at their place.
func newMarked(word, other string, turned bool) *face {
	a, b := []rune(word), []rune(other)
	var parts []*draw.Word
	for i, r := range a {
		same := len(a) == len(b) && a[i] == b[i] && word != other
		parts = append(parts, draw.NewWordWith(string(r), reference, draw.Options{Turned: turned, Faded: same}))
	}
	if turned {
		slices.Reverse(parts)
	}
	return faceOf(parts...)
}

func faceOf(parts ...*draw.Word) *face {
	f := &face{parts: parts, caption: ui.NewText("", ui.Label, ui.Ink).Align(fyne.TextAlignCenter).Truncate()}
	f.wide = f.width(reference)
	return f
}

func (f *face) width(height float32) float32 {
	w := between * height * float32(len(f.parts)-1)
	for _, p := range f.parts {
		w += p.MinSize().Width
	}
	return w
}

// lay places the word in the middle of a column and the line below it.
func (f *face) lay(left, top, width, height float32) {
	for _, p := range f.parts {
		p.SetHeight(height)
	}
	x := left + (width-f.width(height))/2
	for _, p := range f.parts {
		m := p.MinSize()
		p.Move(fyne.NewPos(float32(int(x)), float32(int(top))))
		p.Resize(m)
		x += m.Width + between*height
	}
	f.caption.Move(fyne.NewPos(left, top+height+4))
	f.caption.Resize(fyne.NewSize(width, ui.Title.Height()))
}

// faces are words side by side, or below each other where that lets them be larger; all of one
// height.
type faces struct {
	*fyne.Container
	all []*face
}

func newFaces(all ...*face) *faces {
	f := &faces{}
	f.Container = ui.Laid(f.least, f.place)
	f.set(all...)
	return f
}

func (f *faces) set(all ...*face) {
	f.all, f.Objects = all, nil
	for _, x := range all {
		for _, p := range x.parts {
			f.Objects = append(f.Objects, p)
		}
		f.Objects = append(f.Objects, x.caption)
	}
	f.Refresh()
}

// captions is the height of the line below a word.
func (f *faces) captions() float32 {
	for _, x := range f.all {
		if x.caption.String() != "" {
			return ui.Title.Height() + 4
		}
	}
	return 0
}

func (f *faces) least() fyne.Size {
	return fyne.NewSize(200, leastHeight+f.captions())
}

// height of the words with so many of them side by side.
func (f *faces) height(cols int, s fyne.Size) float32 {
	rows := (len(f.all) + cols - 1) / cols
	h := min(mostHeight, s.Height/float32(rows)-f.captions())
	for _, x := range f.all {
		h = min(h, reference*(s.Width/float32(cols)-2*air)/max(1, x.wide))
	}
	return float32(int(h))
}

func (f *faces) place(s fyne.Size) {
	if len(f.all) == 0 {
		return
	}
	cols := len(f.all)
	if f.height(1, s) > f.height(cols, s) {
		cols = 1
	}
	h := max(leastHeight, f.height(cols, s))
	col, row := s.Width/float32(cols), s.Height/float32(len(f.all)/cols)
	for i, x := range f.all {
		top := float32(i/cols)*row + (row-f.captions()-h)/2
		x.lay(float32(i%cols)*col, top, col, h)
	}
}

// pair lays two letters side by side, as large as there is room.
type pair struct{ of *draw.Compare }

// MinSize implements fyne.Layout.
func (pair) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, leastHeight+60) }

// Layout implements fyne.Layout.
func (l pair) Layout(o []fyne.CanvasObject, s fyne.Size) {
	h := float32(mostHeight)
	for l.of.SetHeight(h); h > leastHeight && (l.of.MinSize().Height > s.Height || l.of.MinSize().Width > s.Width-2*air); l.of.SetHeight(h) {
		h -= 8
	}
	m := l.of.MinSize()
	w := min(s.Width-2*air, max(m.Width, 440))
	o[0].Move(fyne.NewPos((s.Width-w)/2, max(0, (s.Height-m.Height)/2)))
	o[0].Resize(fyne.NewSize(w, m.Height))
}

// page lays out the object: the ground with the words, below it the field and the letters or, once
// it is answered, a line.
type page struct{ t *Task }

// below is the height of the field and the letters with the gap above.
func (p page) below() float32 {
	h := 12 + p.t.keys.MinSize().Height
	if p.t.word() {
		h += 8 + p.t.field.MinSize().Height
	}
	return h
}

// MinSize implements fyne.Layout.
func (p page) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(240, leastHeight+2*air+p.below())
}

// Layout implements fyne.Layout.
func (p page) Layout(o []fyne.CanvasObject, s fyne.Size) {
	below := p.below()
	if !p.t.keys.Visible() {
		below = 0
		if p.t.caption.String() != "" {
			o[2].Resize(fyne.NewSize(s.Width, o[2].Size().Height)) // the height follows from the width
			below = o[2].MinSize().Height + 8
		}
	}
	high := s.Height - below
	o[0].Move(fyne.Position{})
	o[0].Resize(fyne.NewSize(s.Width, high))
	o[1].Move(fyne.NewPos(0, air))
	o[1].Resize(fyne.NewSize(s.Width, high-2*air))
	o[2].Move(fyne.NewPos(0, high+8))
	o[2].Resize(fyne.NewSize(s.Width, o[2].MinSize().Height))
	w := min(s.Width, 320)
	o[3].Move(fyne.NewPos((s.Width-w)/2, high+12))
	o[3].Resize(fyne.NewSize(w, p.t.field.MinSize().Height))
	o[4].Move(fyne.NewPos(0, s.Height-p.t.keys.MinSize().Height))
	o[4].Resize(fyne.NewSize(s.Width, p.t.keys.MinSize().Height))
}
