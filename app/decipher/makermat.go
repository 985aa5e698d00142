package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// makerMat is the mat of a step of the Puzzle Maker: seats and zones as all see them, with the own letters in the zones, and the own
// word on a ledge.
type makerMat struct {
	desk  *table.Desk
	s     *makerState
	do    *making
	open  *state // what all may know of the position
	box   *fyne.Container
	seats *seats
	zones *zones
	word  *ledgeWord
	paper *crib
}

func newMakerMat(d *table.Desk, s *makerState, do *making) *makerMat {
	m := &makerMat{desk: d, s: s, do: do, open: newState(false), seats: newSeats(d), word: newLedgeWord(d), paper: newCrib(d, func(rune) {})}
	m.open.pad = loadPad(d)
	m.zones = newZones(d, m.open, zonesDo{point: func(int) {}})
	return m
}

// lay puts bands below the seats and a tray: all lie where the Seekers have them.
func (m *makerMat) lay(tray fyne.CanvasObject, bands ...ui.Band) {
	m.box = matBands(append([]ui.Band{
		{Object: m.seats.object, Least: 46, Good: seatsHeight},
		{Object: ui.NewTray(ui.DecipherCloth, tray), Least: trayLeast, Good: trayGood},
	}, bands...)...)
}

// wordFoot is the own word at the left of the foot, next to something else.
func (m *makerMat) wordFoot(right fyne.CanvasObject) ui.Band {
	return ui.Band{Object: ui.HGap(20, m.word.object, ui.Spacer(), right), Least: 56, Good: footGood}
}

func (m *makerMat) object() (mat, paper fyne.CanvasObject) { return m.box, m.paper.box }

func (m *makerMat) title() (id games.ID, icon ui.IconName) {
	return "decipher.seek.alphabet", ui.IconLetters
}

func (m *makerMat) render(s *makerState) {
	m.open.view = s.view
	m.open.pad = m.open.pad.For(s.view)
	m.seats.render(m.open)
	m.zones.word = s.draft.Word
	m.zones.render(m.open)
	m.word.set(s.draft.Word)
	m.paper.render(m.open)
	ui.PlaceAllAnew(m.box)
}

// ledgeWord is a word in pieces on a ledge, and who sees it.
type ledgeWord struct {
	object *fyne.Container
	word   *draw.Word
	ledge  *ui.Ledge
	help   *ui.Text
}

// ledgeWidth is how wide the word and its ledge are.
const ledgeWidth float32 = 300

func newLedgeWord(d *table.Desk) *ledgeWord {
	l := &ledgeWord{word: draw.NewWord("", 40), ledge: ui.NewLedge(), help: ui.NewText(d.T("decipher.maker.yours"), ui.Body, ui.Ink2)}
	l.object = ui.Laid(func() fyne.Size { return fyne.NewSize(ledgeWidth, 60) }, l.place, l.ledge, l.word, l.help)
	return l
}

func (l *ledgeWord) set(word string) {
	l.word.SetWord(word)
	ui.PlaceAnew(l.object)
}

func (l *ledgeWord) place(s fyne.Size) {
	low := s.Height < 92
	ui.Show(!low, l.help)
	foot := s.Height - ui.LedgeHeight - 4
	if !low {
		foot -= 24
	}
	l.word.SetHeight(min(52, foot-2))
	if w := l.word.MinSize().Width; w > s.Width-2*ui.LedgeOver-8 {
		l.word.SetHeight(ui.Whole(min(52, foot-2) * (s.Width - 2*ui.LedgeOver - 8) / w))
	}
	m := l.word.MinSize()
	ui.Put(l.word, ui.Whole((s.Width-m.Width)/2), foot-m.Height+2, m.Width, m.Height)
	ui.PutLedge(l.ledge, ui.LedgeOver, foot, s.Width-2*ui.LedgeOver)
	ui.Put(l.help, ui.LedgeOver+14, s.Height-20, s.Width-ui.LedgeOver-14, 20)
}

// handText gives a button that ends the page of a seat the long label, which says so, where somebody else sits at the table and it fits.
func handText(d *table.Desk, b *ui.Button, long, short string, room float32) {
	b.SetText(long)
	if persons(d) == 1 || b.MinSize().Width > room {
		b.SetText(short)
	}
}

// own tells whether a seat is that of the only person at the table, who is looking.
func own(d *table.Desk, seat games.Seat) bool {
	return d.Acting() && persons(d) == 1 && !d.Computer(seat)
}

// persons is how many sit at the table.
func persons(d *table.Desk) (n int) {
	for i := range d.Players() {
		if !d.Computer(games.Seat(i)) {
			n++
		}
	}
	return n
}
