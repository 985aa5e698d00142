package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// picture shows a word whose letters are found only in part, for the card on the
// home page: an R, an A without its bar, the round half of a D.
func picture(locales.Lang) fyne.CanvasObject {
	f := &fan{badge: ui.NewArea(ui.Accent, 99, nil), sign: ui.NewIcon(ui.IconQuestion, 18, ui.OnAccent)}
	c := ui.Laid(f.least, f.place)
	for i, l := range []struct {
		letter string
		turned bool
	}{{"R", false}, {"V", true}, {"C", true}} {
		f.cards[i] = ui.NewSlip(ui.DecipherCloth, 5, nil)
		f.letters[i] = draw.NewWordWith(l.letter, fanLetter, draw.Options{Turned: l.turned, Marks: draw.MarksOff})
		c.Objects = append(c.Objects, f.cards[i], f.letters[i])
	}
	c.Objects = append(c.Objects, f.badge, f.sign)
	return c
}

// fan puts three cards side by side, as large as there is room, and a badge on the corner of the second.
type fan struct {
	cards   [3]*ui.Surface
	letters [3]*draw.Word
	badge   *ui.Area
	sign    *ui.Icon
}

// Sizes at scale 1.
const (
	fanWidth  float32 = 72
	fanHeight float32 = 96
	fanLetter float32 = 70
	fanGap    float32 = 8
	fanBadge  float32 = 32
	fanMost   float32 = 1.3 // scale
)

func (f *fan) least() fyne.Size { return fyne.NewSize(3*fanWidth/2, fanHeight/2) }

func (f *fan) place(s fyne.Size) {
	all := fyne.NewSize(3*fanWidth+2*fanGap, fanHeight+3) // with the cards' shadow
	k := min(fanMost, s.Width/all.Width, s.Height/all.Height)
	at := fyne.NewPos((s.Width-k*all.Width)/2, (s.Height-k*all.Height)/2)
	card := fyne.NewSize(k*fanWidth, k*fanHeight)
	for i, c := range f.cards {
		x := at.X + float32(i)*k*(fanWidth+fanGap)
		c.Resize(card)
		c.Move(fyne.NewPos(x, at.Y))
		f.letters[i].SetHeight(k * fanLetter)
		size := f.letters[i].MinSize()
		f.letters[i].Resize(size)
		f.letters[i].Move(fyne.NewPos(x+(card.Width-size.Width)/2, at.Y+(card.Height-size.Height)/2))
	}
	d := k * fanBadge
	corner := at.AddXY(k*(2*fanWidth+fanGap)-d*3/4, card.Height-d*3/4)
	f.badge.Resize(fyne.NewSquareSize(d))
	f.badge.Move(corner)
	f.sign.Resize(fyne.NewSquareSize(d))
	f.sign.Move(corner)
}

// heaps shows what a word's letters are made of, for the card of the day's puzzle.
func heaps(locales.Lang) fyne.CanvasObject {
	return heapsOf(letterpiece.Count{letterpiece.LongStick: 1, letterpiece.UCurve: 1}, letterpiece.Count{letterpiece.LongStick: 2},
		letterpiece.Count{letterpiece.LongStick: 2}, letterpiece.Count{letterpiece.WideCurve: 1}, letterpiece.Count{letterpiece.LongStick: 1})
}

// heapsOf are cards with these pieces.
func heapsOf(all ...letterpiece.Count) fyne.CanvasObject {
	h := &heaped{}
	c := ui.Laid(h.least, h.place)
	for _, n := range all {
		card, heap := ui.NewSlip(ui.DecipherCloth, 5, nil), draw.NewPieces(n, heapLetter, draw.Options{Marks: draw.MarksOff})
		h.cards, h.heaps = append(h.cards, card), append(h.heaps, heap)
		c.Objects = append(c.Objects, card, heap)
	}
	return c
}

// heaped puts cards with pieces side by side, as large as there is room.
type heaped struct {
	cards []*ui.Surface
	heaps []*draw.Pieces
}

// Sizes at scale 1.
const (
	heapWidth  float32 = 44
	heapHeight float32 = 72
	heapLetter float32 = 36
	heapGap    float32 = 5
)

func (h *heaped) least() fyne.Size { return fyne.NewSize(2*heapWidth, heapHeight/2) }

func (h *heaped) place(s fyne.Size) {
	n := float32(len(h.cards))
	k := min(1, s.Width/(n*(heapWidth+heapGap)-heapGap), s.Height/heapHeight)
	x, y := (s.Width-k*(n*(heapWidth+heapGap)-heapGap))/2, (s.Height-k*heapHeight)/2
	for i, c := range h.cards {
		ui.Put(c, x, y, k*heapWidth, k*heapHeight)
		h.heaps[i].SetHeight(k * heapLetter)
		size := h.heaps[i].MinSize()
		ui.Put(h.heaps[i], x+(k*heapWidth-size.Width)/2, y+(k*heapHeight-size.Height)/2, size.Width, size.Height)
		x += k * (heapWidth + heapGap)
	}
}

// icon is a D of pieces.
func icon(size float32) fyne.CanvasObject {
	return container.NewCenter(draw.NewWordWith("D", size*.95, draw.Options{Marks: draw.MarksOff}))
}
