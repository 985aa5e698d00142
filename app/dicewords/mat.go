package dicewords

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
)

// mat lays out what lies on the cloth: the same bands in everybody's turn.
type mat struct{ *Board }

// The bands of the mat.
const (
	bandTrack = iota
	bandSpeech
	bandTray
	bandRack
	bandHint
	bandSeat
)

const (
	rackDie     float32 = 76
	rackMost    float32 = 88 // where the mat is wide
	trayDie     float32 = 68
	ledgeBelow  float32 = 26
	rackInset   float32 = 18
	trayInset   float32 = 48
	trayEnd     float32 = 32
	trayWords   float32 = 216
	trayBrief   float32 = 104 // beside all ten dice, of which the last lies trayTight before the end
	trayTight   float32 = 24
	wordsGap    float32 = 16
	answerWidth float32 = 176
	answerHigh  float32 = 56
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

// bands are where they lie in a size, and how large dice get on the rack and in the tray.
func (m *mat) bands(s fyne.Size) (at []ui.Frame, rack, tray float32) {
	rack = ui.Whole(min(max(rackDie, s.Width/11), rackMost))
	tray = ui.Whole(trayDie + (rack-rackDie)*2/3)
	track, speech := ui.Band{Good: trackHigh, Above: 32}, ui.Band{Good: 88, Above: 10}
	if m.spread.Short() { // a computer's sentence stands in the seat's place
		track.Good, speech = trackLow, ui.Band{}
	}
	return ui.BandsIn(s, 14, track, speech,
		ui.Band{Least: tray + 36, Good: tray + 48, Above: 18},
		ui.Band{Good: rack + ledgeBelow, Above: 40},
		ui.Band{Good: hintHigh, Above: 10},
		ui.Band{Good: seatHigh, Above: 48},
		ui.Band{Above: 48}), rack, tray
}

func (m *mat) place(s fyne.Size) {
	at, rack, tray := m.bands(s)
	ui.Put(m.track, 0, at[bandTrack].Y, s.Width, at[bandTrack].Height)
	aside := s.Width - mainWidth - mainGap
	in, row, seat := at[bandTray], at[bandRack].Y, at[bandSeat].Y
	if f := at[bandSpeech]; f.Height > 0 {
		ui.Put(m.speech.Box, 0, f.Y, min(s.Width, speechMost), f.Height)
	} else {
		ui.Put(m.speech.Box, 0, seat-12, aside, seatHigh+24) // two lines below the name
	}
	ui.Put(m.tray, 0, in.Y, in.Width, in.Height)
	ui.Put(m.stamp, trayInset, in.Y, s.Width-2*trayInset, in.Height)
	m.placeTray(in)
	ui.Put(m.keep, 0, in.Y, s.Width, row+rack-in.Y)
	wide := s.Width - medalSize - medalGap
	ui.PutLedge(m.ledge, ui.LedgeOver, row+rack, wide-2*ui.LedgeOver)
	down := medalDown
	if m.spread.Short() { // what can be declared stands close below
		down = 4
	}
	ui.Put(m.medal, s.Width-medalSize, row+ui.Whole((rack-medalSize)/2)+down, medalSize, medalSize+medalDrop)
	m.placeHint(wide, at[bandHint].Y)
	if !seen(m.acts.main()) && !m.speech.Lead.Visible() {
		aside = s.Width
	}
	ui.Put(m.seat.object, 4, seat, aside-4, seatHigh)
	m.placeActs(fyne.NewPos(s.Width-mainWidth, seat+8))
	m.dice.put(lies{
		tray: m.says.room(in.Width, in.Height), rack: ui.NewFrame(rackInset, row-in.Y, wide-2*rackInset, rack),
		trayMost: tray, rackMost: rack, titled: m.says.titled,
	})
}

// placeTray puts the words at the tray's left, and the answers at its right.
func (m *mat) placeTray(in ui.Frame) {
	words := m.says.words
	if m.says.alone {
		words = in.Width - trayInset - trayEnd - max(m.says.taken, wordsGap)
	}
	m.says.title.Resize(fyne.NewSize(words, 0))
	h := m.says.title.MinSize().Height
	ui.Put(m.says.title, trayInset, in.Y+ui.Whole((in.Height-h)/2), words, h)
	wide, _ := m.acts.asked()
	x, y := in.Width-trayEnd-wide, in.Y+ui.Whole((in.Height-answerHigh)/2)
	ui.Put(m.acts.doubt, x, y, wide, answerHigh)
	ui.Put(m.acts.stands, x-wordsGap-wide, y, wide, answerHigh)
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
	ui.Put(m.hint, at, y+(hintHigh-ui.Label.Height())/2, x-at, ui.Label.Height())
}

// placeActs puts the one main button where it always is, or what is missing there, and a link below.
func (m *mat) placeActs(at fyne.Position) {
	for _, o := range append(m.acts.main(), m.speech.Lead) {
		ui.Put(o, at.X, at.Y, mainWidth, mainHigh)
	}
	ui.Put(m.acts.above(), at.X, at.Y-aboveGap-aboveHigh, mainWidth, aboveHigh)
	for _, o := range []fyne.CanvasObject{m.speech.Skip, m.acts.pass} {
		s := o.MinSize()
		ui.Put(o, at.X+ui.Whole((mainWidth-s.Width)/2), at.Y+mainHigh-4, s.Width, linkHigh)
	}
}
