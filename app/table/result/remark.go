package result

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// remark is what a character says on its block, in a bubble beside its head.
type remark struct {
	text string
	para *ui.Para
	slip *ui.Surface
}

// The bubble of a remark: how wide it is at most and at least, its inside, and how far it is from the head.
const (
	remarkWide  float32 = 300
	remarkLeast float32 = 130
	remarkSide  float32 = 20
	remarkSlim  float32 = 12 // the same in a slim one
	remarkEnds  float32 = 14
	remarkGap           = ui.TailLong + 2
	remarkLines         = 5
)

func newRemark(c ui.Cloth, text string) *remark {
	m := &remark{text: text, para: ui.NewPara(text, ui.Number, ui.Ink).MaxLines(remarkLines)}
	m.slip = ui.NewSlip(c, 16, ui.Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		w := m.para.Size().Width
		ui.Put(m.para, ui.Whole((s.Width-w)/2), remarkEnds, w, s.Height-2*remarkEnds)
	}, m.para))
	return m
}

// put places it at the left or right of a face, within a width and above a height; without room it is away.
func (m *remark) put(face fyne.CanvasObject, left bool, width, above float32) {
	at, d := face.Position(), face.Size().Width
	room := at.X - remarkGap
	if !left {
		room = width - at.X - d - remarkGap
	}
	most, h, w := min(remarkWide, room), float32(0), float32(0)
	sized := func(style ui.Style, pad float32) {
		m.para.SetStyle(style)
		w = min(most, ui.Whole(style.Measure(m.text)+1.5)+2*pad)
		m.para.Resize(fyne.NewSize(w-2*pad, 0))
		h = m.para.MinSize().Height + 2*remarkEnds
	}
	if sized(ui.Number, remarkSide); most < 220 || h > above { // many or long words have no room in large
		sized(ui.Label, remarkSlim)
	}
	y := ui.Whole(max(0, min(at.Y+(d-h)/2, above-h-8)))
	tail := min(max(at.Y+d/2-y, 28), h-28)
	x, side := at.X+d+remarkGap, ui.LeftSide
	if left {
		x, side = at.X-remarkGap-w, ui.RightSide
	}
	ui.Show(room >= remarkLeast && y+h <= above, m.slip)
	ui.Put(m.slip, ui.Whole(x), y, w, h)
	m.slip.SetTail(side, tail)
}
