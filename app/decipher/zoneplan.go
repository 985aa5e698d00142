package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dc "spieltisch/games/decipher"
)

// lie is where a piece lies in its zone.
type lie = draw.Lie

// zonePlan is where the zones and their parts lie in a size.
type zonePlan struct {
	size     fyne.Size
	n        int     // zones
	turned   bool    // seen from the other side of the table
	revealed bool    // letters stand there in place of zones
	told     bool    // below the pieces stands how many letters fit
	words    float32 // width of the longest word for a zone's state
}

// planOf is the plan for what a state shows.
func planOf(s *state, size fyne.Size, words float32) zonePlan {
	return zonePlan{size, len(s.view.Zones), s.turned, s.revealed(), s.view.Options.Filter, words}
}

// zoneBox is the place of a zone and its parts.
type zoneBox struct {
	at            fyne.Position
	size          fyne.Size
	pad           float32
	head          float32 // height of the line with the number
	area          fyne.Position
	room          fyne.Size // of area
	count         float32   // height of the line of candidates
	symbols       fyne.Position
	cell, cellGap float32 // of a symbol; cell is 0 where there are none
}

// Widths of a zone in pixels, and how high it is at most, in widths.
const (
	zoneLeast = 96
	zoneMost  = 180
	zoneTall  = 3.4
	// zoneRadius is that of its corners.
	zoneRadius float32 = 12
)

// zonesWidth is the least width of zones side by side.
func zonesWidth(n int) float32 {
	n = max(dc.MinLength, n)
	return float32(n*zoneLeast + (n-1)*8)
}

// gap lies between two zones.
func (p zonePlan) gap() float32 {
	if p.size.Width < 600 {
		return 8
	}
	return 12
}

// box is where zone i lies.
func (p zonePlan) box(i int) zoneBox {
	n := max(1, p.n)
	place := i
	if p.turned {
		place = n - 1 - i
	}
	s, gap := p.size, p.gap()
	w := float32(int(min((s.Width-gap*float32(n-1))/float32(n), zoneMost)))
	h := min(s.Height, zoneTall*w)
	if p.revealed {
		h = min(s.Height, 2.2*w)
	}
	left := ui.Whole((s.Width - float32(n)*w - gap*float32(n-1)) / 2)
	b := zoneBox{
		at: fyne.NewPos(left+float32(place)*(w+gap), ui.Whole((s.Height-h)/2)), size: fyne.NewSize(w, h),
		pad: 8, head: 36, cellGap: 4,
	}
	if s.Height < 320 || w < 112 {
		b.pad, b.head = 6, 30
	}
	below := b.pad
	if !p.revealed {
		b.count = b.pad
		if p.told || !p.roomForWords(b) {
			b.count = max(22, min(38, h*.11))
		}
		b.cell = min((w-2*b.pad-b.cellGap-4)/2, h*.145)
		b.cell = float32(int(max(b.cell, 24)))
		below = b.count + 2*b.cell + b.cellGap + b.pad + 2
	}
	b.area = b.at.AddXY(b.pad, b.pad+b.head)
	b.room = fyne.NewSize(w-2*b.pad, max(h-b.pad-b.head-below, 24))
	b.symbols = fyne.NewPos(b.at.X+ui.Whole((w-2*b.cell-b.cellGap)/2), b.area.Y+b.room.Height+b.count)
	return b
}

// roomForWords tells whether the words for the states have room next to the number; else they stand below the pieces.
func (p zonePlan) roomForWords(b zoneBox) bool { return p.words <= b.wordRoom() }

// zoneAt is the zone at a point, -1 for none.
func (p zonePlan) zoneAt(at fyne.Position) int {
	for i := range p.n {
		b := p.box(i)
		if at.X >= b.at.X && at.Y >= b.at.Y && at.X < b.at.X+b.size.Width && at.Y < b.at.Y+b.size.Height {
			return i
		}
	}
	return -1
}

// pixels is where the middle of a piece in a zone is drawn.
func (p zonePlan) pixels(zone int, l lie) fyne.Position {
	b := p.box(zone)
	_, unit := b.scale()
	if p.turned {
		l = l.Turned()
	}
	return b.center().AddXY(float32(l.X*unit), float32(l.Y*unit))
}

// units is a point as a place in a zone.
func (p zonePlan) units(zone int, at fyne.Position) (x, y float64) {
	b := p.box(zone)
	_, unit := b.scale()
	d := at.Subtract(b.center())
	x, y = float64(d.X)/unit, float64(d.Y)/unit
	if p.turned {
		x, y = -x, -y
	}
	return x, y
}

// disc is the diameter of the disc with the number.
func (b zoneBox) disc() float32 { return min(b.head-8, 28) }

// wordRoom is the width that is left next to the number.
func (b zoneBox) wordRoom() float32 { return b.size.Width - 2*b.pad - b.disc() - 11 }

// beside is where the answer stands: next to the number, or where that has no room below the pieces; it hides none of them.
func (b zoneBox) beside(s fyne.Size) fyne.Position {
	if rest := b.size.Width - b.pad - b.disc() - 4 - s.Width; rest >= 2 {
		return fyne.NewPos(b.at.X+b.size.Width-min(b.pad, rest)-s.Width, b.at.Y+b.pad+ui.Whole((b.head-s.Height)/2)-2)
	}
	return fyne.NewPos(b.at.X+ui.Whole((b.size.Width-s.Width)/2), b.area.Y+b.room.Height+ui.Whole((b.count-s.Height)/2))
}

// scale is the height of a capital in a zone's area, and the pixels of a unit.
func (b zoneBox) scale() (capital float32, unit float64) {
	most := b.room.Width
	if b.count == 0 { // a letter, which may be as wide as it is high
		most *= .92
	}
	capital = float32(int(min(b.room.Height*.72, most)/4)) * 4
	return capital, draw.Unit(capital)
}

// center is the middle of the area in which pieces lie.
func (b zoneBox) center() fyne.Position {
	return b.area.AddXY(b.room.Width/2, b.room.Height/2)
}

// wide is the width for pieces in units.
func (b zoneBox) wide() float64 {
	_, unit := b.scale()
	if unit <= 0 {
		return 0
	}
	return float64(b.room.Width-2) / unit
}

// within keeps the middle of a piece in its zone.
func (b zoneBox) within(l lie) lie {
	_, unit := b.scale()
	w, h := float64(b.room.Width)/2/unit, float64(b.room.Height)/2/unit
	l.X, l.Y = max(-w, min(l.X, w)), max(-h, min(l.Y, h))
	return l
}
