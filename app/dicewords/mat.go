package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// mat lays out what lies on the cloth: the same bands in everybody's turn. Lengths are those of a mat 712 high; where there is
// more or less room the gaps have it.
type mat struct{ *Board }

// bands are the heights of the mat's bands and the gaps above each, the last one below all.
type bands struct {
	track, speech, tray, rack, hint, seat float32
	gaps                                  [7]float32
}

// The bands of a page as it is designed, and of a short one: there the sentence of a computer stands in the seat's place.
var (
	tallBands  = bands{track: trackHigh, speech: 88, tray: 116, rack: 102, hint: 20, seat: seatHigh, gaps: [7]float32{32, 10, 18, 32, 10, 52, 52}}
	shortBands = bands{track: trackLow, tray: 108, rack: 106, hint: 20, seat: seatHigh, gaps: [7]float32{24, 0, 12, 36, 8, 30, 40}}
)

const (
	rackDie     float32 = 76
	rackShort   float32 = 80
	trayDie     float32 = 68
	wideMat     float32 = 960 // from which on pieces are larger
	wideRack    float32 = 88
	wideTray    float32 = 76
	wideMore    float32 = 8 // of the tray
	ledgeBelow  float32 = 26
	rackInset   float32 = 18
	trayInset   float32 = 48
	trayEnd     float32 = 44
	trayWords   float32 = 216
	wordsGap    float32 = 16
	secondWidth float32 = 256
	secondHigh  float32 = 60
	mainWidth   float32 = 280
	mainHigh    float32 = 66
	mainGap     float32 = 24
	aboveHigh   float32 = 46
	aboveGap    float32 = 8
	linkHigh    float32 = 36
	hintHigh    float32 = 20
	medalGap    float32 = 24
	medalDown   float32 = 10
	speechMost  float32 = 730
	matLeast    float32 = 500
	matWide     float32 = 800
)

func (m *mat) least() fyne.Size { return fyne.NewSize(matWide, matLeast) }

// tops are where the bands begin in a height: track, speech, tray, rack, hint and seat.
func (b bands) tops(height float32) (y [6]float32) {
	high := [6]float32{b.track, b.speech, b.tray, b.rack, b.hint, b.seat}
	all, gaps := float32(0), float32(0)
	for _, h := range high {
		all += h
	}
	for _, g := range b.gaps {
		gaps += g
	}
	share, more := float32(1), float32(0)
	if spare := height - all - gaps; spare < 0 {
		share = max(0, (gaps+spare)/gaps)
	} else {
		more = spare / float32(len(b.gaps))
	}
	at := float32(0)
	for i, h := range high {
		if h > 0 {
			at += b.gaps[i]*share + more
		}
		y[i] = ui.Whole(at)
		at += h
	}
	return y
}

// sizes are those of the bands and of the largest dice.
func (m *mat) sizes(width float32) (b bands, rack, tray float32) {
	b, rack, tray = tallBands, rackDie, trayDie
	if m.spread.Short() {
		b, rack = shortBands, rackShort
	}
	if width >= wideMat {
		rack, tray = wideRack, wideTray
		b.tray += wideMore
	}
	b.rack = rack + ledgeBelow
	return b, rack, tray
}

func (m *mat) place(s fyne.Size) {
	b, rack, tray := m.sizes(s.Width)
	y := b.tops(s.Height)
	ui.Put(m.track, 0, y[0], s.Width, b.track)
	aside := s.Width - mainWidth - mainGap
	if b.speech > 0 {
		ui.Put(m.speech.Box, 0, y[1], min(s.Width, speechMost), b.speech)
	} else {
		ui.Put(m.speech.Box, 0, y[5]-4, aside, seatHigh+8)
	}
	ui.Put(m.tray, 0, y[2], s.Width, b.tray)
	ui.Put(m.stamp, trayInset, y[2], s.Width-2*trayInset, b.tray)
	m.placeTray(s.Width, y[2], b.tray)
	ui.Put(m.keep, 0, y[2], s.Width, y[3]+rack-y[2])
	wide := s.Width - medalSize - medalGap
	ui.PutLedge(m.ledge, ui.LedgeOver, y[3]+rack, wide-2*ui.LedgeOver)
	down := medalDown
	if m.spread.Short() { // what can be declared stands close below
		down = 0
	}
	ui.Put(m.medal, s.Width-medalSize, y[3]+ui.Whole((rack-medalSize)/2)+down, medalSize, medalSize+medalDrop)
	m.placeHint(wide, y[4])
	ui.Put(m.seat.object, 4, y[5], aside-4, seatHigh)
	m.placeActs(fyne.NewPos(s.Width-mainWidth, y[5]+8))
	m.dice.put(lies{
		tray: m.says.room(s.Width, b.tray), rack: ui.NewFrame(rackInset, y[3]-y[2], wide-2*rackInset, rack),
		trayMost: tray, rackMost: rack, titled: m.says.titled,
	})
}

// placeTray puts the words at the tray's left, and the doubt at its right.
func (m *mat) placeTray(width, y, high float32) {
	h := ui.Title.Height()
	ui.Put(m.says.title, trayInset, y+ui.Whole((high-h)/2), trayWords, h)
	ui.Put(m.acts.doubt, width-trayEnd-secondWidth, y+ui.Whole((high-secondHigh)/2), secondWidth, secondHigh)
}

// placeHint puts the line below the rack, and at its right what helps with the word.
func (m *mat) placeHint(wide, y float32) {
	x := wide
	for _, o := range m.acts.beside() {
		if o.Visible() {
			s := o.MinSize()
			x -= s.Width
			ui.Put(o, x, y+ui.Whole((hintHigh-s.Height)/2), s.Width, s.Height)
			x -= 8
		}
	}
	at := rackInset
	if n := m.count.MinSize().Width; m.count.String() != "" {
		ui.Put(m.count, at, y, n, hintHigh)
		at += n + 12
	}
	ui.Put(m.hint, at, y, x-at, hintHigh)
}

// placeActs puts the one main button where it always is, or what is missing there, and a link below.
func (m *mat) placeActs(at fyne.Position) {
	for _, o := range append(m.acts.main(), m.speech.Lead) {
		ui.Put(o, at.X, at.Y, mainWidth, mainHigh)
	}
	ui.Put(m.acts.above(), at.X, at.Y-aboveGap-aboveHigh, mainWidth, aboveHigh)
	for _, o := range []fyne.CanvasObject{m.speech.Skip, m.acts.pass} {
		s := o.MinSize()
		ui.Put(o, at.X+ui.Whole((mainWidth-s.Width)/2), at.Y+mainHigh+4, s.Width, linkHigh)
	}
}
