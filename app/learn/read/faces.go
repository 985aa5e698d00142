package read

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// The height of letters in pixels: as high as there is room.
const (
	leastHeight = 28
	mostHeight  = 150
	reference   = 100
	air         = 16
)

// face is a word in pieces with a line below.
type face struct {
	word    *draw.Word
	wide    float32 // of the word, 100 px high
	caption *ui.Text
}

func newFace(word string, turned bool) *face {
	w := draw.NewWordWith(word, reference, draw.Options{Turned: turned})
	return &face{word: w, wide: w.MinSize().Width, caption: ui.NewText("", ui.Label, ui.Ink).Align(fyne.TextAlignCenter).Truncate()}
}

// faces are words side by side, all of one height.
type faces struct {
	*fyne.Container
	all []*face
}

func newFaces(all ...*face) *faces {
	f := &faces{}
	f.Container = &fyne.Container{Layout: f}
	f.set(all...)
	return f
}

func (f *faces) set(all ...*face) {
	f.all, f.Objects = all, nil
	for _, x := range all {
		f.Objects = append(f.Objects, x.word, x.caption)
	}
	f.Refresh()
}

// captions is the height of the line below the words.
func (f *faces) captions() float32 {
	for _, x := range f.all {
		if x.caption.String() != "" {
			return ui.Title.Height() + 4
		}
	}
	return 0
}

// MinSize implements fyne.Layout.
func (f *faces) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(200, leastHeight+f.captions())
}

// Layout implements fyne.Layout.
func (f *faces) Layout(_ []fyne.CanvasObject, s fyne.Size) {
	foot, col := f.captions(), s.Width/float32(max(1, len(f.all)))
	h := min(mostHeight, s.Height-foot)
	for _, x := range f.all {
		h = min(h, reference*(col-2*air)/max(1, x.wide))
	}
	h = float32(int(max(leastHeight, h)))
	top := (s.Height - foot - h) / 2
	for i, x := range f.all {
		x.word.SetHeight(h)
		m := x.word.MinSize()
		left := float32(i) * col
		x.word.Move(fyne.NewPos(left+float32(int((col-m.Width)/2)), float32(int(top))))
		x.word.Resize(m)
		x.caption.Move(fyne.NewPos(left, top+h+4))
		x.caption.Resize(fyne.NewSize(col, ui.Title.Height()))
	}
}

// page lays out the object: the ground with the words, below it the field or, once it is
// answered, a line.
type page struct{ t *Task }

// MinSize implements fyne.Layout.
func (p page) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(240, leastHeight+2*air+ui.Title.Height()+12+p.t.field.MinSize().Height)
}

// Layout implements fyne.Layout.
func (p page) Layout(o []fyne.CanvasObject, s fyne.Size) {
	below := p.t.field.MinSize().Height + 12
	if !p.t.field.Visible() {
		below = 0
		if p.t.caption.String() != "" {
			below = ui.Strong.Height() + 8
		}
	}
	high := s.Height - below
	o[0].Move(fyne.Position{})
	o[0].Resize(fyne.NewSize(s.Width, high))
	o[1].Move(fyne.NewPos(0, air))
	o[1].Resize(fyne.NewSize(s.Width, high-2*air))
	o[2].Move(fyne.NewPos(0, high+8))
	o[2].Resize(fyne.NewSize(s.Width, ui.Strong.Height()))
	w := min(s.Width, ui.Px(320))
	o[3].Move(fyne.NewPos((s.Width-w)/2, high+12))
	o[3].Resize(fyne.NewSize(w, p.t.field.MinSize().Height))
}
