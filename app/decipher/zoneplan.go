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
	told     bool    // it is told how many letters fit
	asks     bool    // a zone that is chosen has a button
	chosen   int     // the zone that has it, -1 for none
	up       int     // the zone that is lifted, -1 for none
	span     float64 // of the widest pieces side by side, in units: all zones have one scale
}

// zoneBox is the place of a zone and its parts.
type zoneBox struct {
	at     fyne.Position
	size   fyne.Size
	pad    float32
	disc   float32 // diameter of the disc with the number
	area   fyne.Position
	room   fyne.Size // of area, where the pieces lie
	count  float32   // middle of the line of candidates; 0 where they stand next to the number
	kinds  float32   // top of the row of kinds
	kind   float32   // their height; 0 for none
	cell   float32   // width of one
	button float32   // its height; it stands zonePad above the lower edge
	spare  float32   // of room: how much goes once there is a button
	span   float64   // of the widest pieces
}

// Lengths of zones.
const (
	zoneLeast   float32 = 96
	zoneMost    float32 = 300
	zoneGap     float32 = 13
	zonePad     float32 = 12
	zoneTight   float32 = 9 // in a low zone
	zoneRadius  float32 = 16
	zoneLift    float32 = 6
	zoneCopy    float32 = 4
	zoneLow     float32 = 290 // a zone below this has no line for what fits
	bandAir             = zoneLift + zoneCopy
	zonesHeight float32 = 266
	wordHeight  float32 = 96  // of the word that is shown
	stillHeight float32 = 130 // where nobody asks
)

// zonesWidth is the least width of zones side by side.
func zonesWidth(n int) float32 {
	n = max(dc.MinLength, n)
	return float32(n)*(zoneLeast+zoneGap) - zoneGap
}

// box is where zone i lies.
func (p zonePlan) box(i int) zoneBox {
	n := max(1, p.n)
	place := i
	if p.turned {
		place = n - 1 - i
	}
	w := ui.Whole(min((p.size.Width-zoneGap*float32(n-1))/float32(n), zoneMost))
	left := ui.Whole((p.size.Width - float32(n)*w - zoneGap*float32(n-1)) / 2)
	b := zoneBox{at: fyne.NewPos(left+float32(place)*(w+zoneGap), zoneLift), size: fyne.NewSize(w, p.size.Height-bandAir), pad: zonePad, disc: 32}
	if i == p.up {
		b.at.Y = 0
	}
	low := b.size.Height < zoneLow
	if low {
		b.disc, b.pad = 30, zoneTight
	}
	top, end := b.pad+b.disc+4, b.size.Height-b.pad
	b.span = p.span
	if p.revealed {
		b.pad, top = zoneTight, b.pad
		b.area, b.room = b.at.AddXY(b.pad, top), fyne.NewSize(w-2*b.pad, end-top)
		return b
	}
	b.kind, b.cell = min(46, max(26, b.size.Height*.16)), (w-2*b.pad)/4
	if p.asks {
		b.button = 42
		if low {
			b.button = 38
		}
		if b.spare = b.button + 8; i == p.chosen {
			end, b.spare = end-b.spare, 0
		}
	}
	b.kinds = end - b.kind
	end = b.kinds - 6
	if p.told && (!low && w < 190 || w < 130) {
		end -= 26
		b.count = end + 14
	}
	b.area, b.room = b.at.AddXY(b.pad, top), fyne.NewSize(w-2*b.pad, max(end-top, 24))
	return b
}

// zoneAt is the zone at a point, -1 for none.
func (p zonePlan) zoneAt(at fyne.Position) int {
	for i := range p.n {
		if b := p.box(i); (ui.Frame{Position: b.at, Size: b.size}).Has(at) {
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

// scale is the height of a capital in a zone's area, whether or not it has a button, and the pixels of a unit. Two small pieces above each other are higher
// than a capital.
func (b zoneBox) scale() (capital float32, unit float64) {
	most := min((b.room.Height-b.spare+8)*.78, b.room.Width*.92)
	if b.kind == 0 { // a letter
		most = (b.room.Height + 8) * .94
	}
	if b.span > 0 { // no piece over another one
		most = min(most, (b.room.Width-2)/float32(b.span*draw.Unit(1)))
	}
	capital = float32(int(most/4)) * 4
	return capital, draw.Unit(capital)
}

// center is the middle of the area in which pieces lie.
func (b zoneBox) center() fyne.Position { return b.area.AddXY(b.room.Width/2, b.room.Height/2) }

// within keeps the middle of a piece in its zone.
func (b zoneBox) within(l lie) lie {
	_, unit := b.scale()
	w, h := float64(b.room.Width)/2/unit, float64(b.room.Height)/2/unit
	l.X, l.Y = max(-w, min(l.X, w)), max(-h, min(l.Y, h))
	return l
}
