package draw

import (
	"image/color"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/ui"
)

// TileColor is a tile's colour, as games/davinci counts them.
type TileColor int

// The colours.
const (
	TileBlack TileColor = iota
	TileWhite
)

// What a tile shows besides 0 to 11, as games/davinci counts it. This package knows no
// game, so a test of app/davinci compares them.
const (
	TileDash    = 12
	TileUnknown = -1 // "?"
	TileBlank   = -2 // a tile's back without any number: only its colour and mark
)

// NumberTileLook is how a tile of Da Vinci Code looks.
type NumberTileLook struct {
	Color  TileColor
	Number int  // 0 to 11, TileDash, TileUnknown or TileBlank
	Open   bool // all may know it; what comes to that tips over
	Ring   bool // is pointed at, or chosen
	Cursor bool // the keyboard's mark is on it
	Badge  bool // has just been named right
	Wrong  bool // has just been named wrong
	Meant  bool // its number is what is about to be named
	Dim    bool // of no concern now
}

// NumberTile is a tile of Da Vinci Code. Black has a square and white a ring as its mark. It
// is NumberTileHeight(width) high; rings and badge lie up to 10 pixels outside.
type NumberTile struct {
	ui.Base
	look  NumberTileLook
	width float32
	from  NumberTileLook // shown in the first half of a turn
	turning

	ring                   ui.Ring
	target, box            *ui.Box
	copy, mark, dash, disc *canvas.Rectangle
	round                  *canvas.Circle // the mark of white
	number                 ui.Line
	check                  ui.IconImage
}

// turnTime is how long a tile takes to tip over.
const turnTime = 480 * time.Millisecond

// NewNumberTile is a tile of a width: 64 is the usual one, from 24 it can be read.
func NewNumberTile(look NumberTileLook, width float32) *NumberTile {
	s := &NumberTile{
		look: look, width: width, turning: turning{done: 1},
		ring: ui.NewRing(), target: ui.NewBox(), copy: ui.NewRect(), box: ui.NewBox(),
		mark: ui.NewRect(), round: canvas.NewCircle(color.Transparent), dash: ui.NewRect(), number: ui.NewLine(), disc: ui.NewRect(), check: ui.NewIconImage(),
	}
	s.Draw(s, s.least, s.place, s.ring, s.target, s.copy, s.box, s.mark, s.round, s.dash, s.number, s.disc, s.check).Gone(func() { s.stop() })
	return s
}

// NumberTileHeight is the height of a tile of a width, depth copy included.
func NumberTileHeight(width float32) float32 { return ui.Whole(width*1.5) + tileDepth(width) }

// tileDepth is how far the copy behind a standing tile lies below it.
func tileDepth(width float32) float32 { return max(2, ui.Whole(width/16)) }

// Look is what is seen, or will be at the end of a turn.
func (s *NumberTile) Look() NumberTileLook { return s.look }

// Set changes what is seen, at once.
func (s *NumberTile) Set(look NumberTileLook) { ui.Change(&s.look, look, s) }

// SetWidth changes the size.
func (s *NumberTile) SetWidth(w float32) { ui.Change(&s.width, w, s) }

// Turn tips the tile over from what is seen to another look; without animations it is
// there at once.
func (s *NumberTile) Turn(look NumberTileLook) {
	s.Stop()
	if !ui.Animations() {
		s.Set(look)
		return
	}
	s.from, s.look = s.look, look
	s.start(turnTime, s.Refresh)
}

// Stop ends a turn at once.
func (s *NumberTile) Stop() {
	if s.stop() {
		s.Refresh()
	}
}

func (s *NumberTile) least() fyne.Size {
	return fyne.NewSize(s.width, NumberTileHeight(s.width))
}

// tileColors are those of face, rim and what stands on it.
func tileColors(l NumberTileLook) (face, edge, on color.NRGBA) {
	face, edge, on = ui.Color(ui.BlackNumberTile), ui.Color(ui.BlackNumberTileEdge), ui.Color(ui.OnBlackNumberTile)
	if l.Color == TileWhite {
		face, edge, on = ui.Color(ui.WhiteNumberTile), ui.Color(ui.WhiteNumberTileEdge), ui.Color(ui.OnWhiteNumberTile)
	}
	if l.Dim {
		card := ui.Color(ui.CardBG)
		face, edge, on = ui.Mix(face, card, .7), ui.Mix(edge, card, .6), ui.Mix(on, card, .85)
	}
	return face, edge, on
}

func (s *NumberTile) place(fyne.Size) {
	look, share := s.look, float32(1)
	if s.done < .5 {
		look, share = s.from, 1-2*s.done
	} else if s.done < 1 {
		share = 2*s.done - 1
	}
	share = max(share, .08)
	w, full, depth := s.width, ui.Whole(s.width*1.5), tileDepth(s.width)
	h := ui.Whole(full * share)
	y := full - h // it tips over its lower edge
	face, edge, on := tileColors(look)
	s.rings(s.look, w, full+depth)
	radius := min(8*w/64, h/2)
	ui.SetRect(s.copy, 0, y+depth, w, h, radius, ui.TileShadow)
	s.box.Set(0, y, w, h, radius, face, edge, 2)
	s.sign(look, on, y, h)
	if look.Meant {
		on = ui.ReadOn(ui.AccentText, face)
	}
	s.value(look, on, y, h, share)
	s.badge(w)
}

// rings are what lies around the tile: h is its height with the copy.
func (s *NumberTile) rings(l NumberTileLook, w, h float32) {
	const out = 6
	s.target.Hide()
	switch {
	case l.Ring && l.Badge:
		s.target.Set(-out, -out, w+2*out, h+2*out, 8*w/64+out, ui.OKSoft, ui.OK, 3)
	case l.Ring:
		s.target.Set(-out, -out, w+2*out, h+2*out, 8*w/64+out, ui.AccentSoft, ui.Accent, 3)
	}
	around := float32(4)
	if l.Ring {
		around = 10
	}
	s.ring.Around(l.Cursor, 0, 0, w, h, 8*w/64, around, ui.Ink)
}

// sign is the mark of the colour: a square for black, a ring for white.
func (s *NumberTile) sign(l NumberTileLook, on color.NRGBA, y, h float32) {
	w := s.width
	k := w / 64
	d := max(8, ui.Whole(10*k))
	cy := y + max(h*14/96, d/2+3)
	if l.Number == TileBlank {
		d = max(8, ui.Whole(20*k))
		cy = y + h/2
	}
	x, top := ui.Whole((w-d)/2), ui.Whole(cy-d/2)
	s.mark.Hide()
	s.round.Hide()
	if h < ui.Whole(w*.75) { // tipping over, too low for it
		return
	}
	if l.Color == TileWhite {
		s.round.StrokeColor, s.round.StrokeWidth = on, max(2, ui.Whole(d/5))
		ui.Put(s.round, x, top, d, d)
		s.round.Show()
		return
	}
	ui.SetRect(s.mark, x, top, d, d, max(1, 2*k), on)
}

// value is the number, the dash or the question mark; share is how much of the height
// is seen.
func (s *NumberTile) value(l NumberTileLook, on color.NRGBA, y, h, share float32) {
	w := s.width
	k := w / 64
	cy := y + h/2 + 6*k*share
	s.dash.Hide()
	s.number.Hide()
	switch {
	case l.Number == TileBlank, share < .5:
	case l.Number == TileDash:
		ui.SetRect(s.dash, w/2-11*k, cy-2.5*k*share, 22*k, max(2, 5*k*share), 2.5*k, on)
	default:
		text, size := strconv.Itoa(l.Number), .54*w
		switch {
		case l.Number == TileUnknown:
			text = "?"
		case l.Number > 9:
			size = .47 * w
		}
		size = max(size, min(18, w/2)) // small tiles must be read, too
		s.number.Show()
		s.number.Draw(text, max(1, size*share), 800, on, w/2, cy, .5)
	}
}

// badge is the sign of a fresh answer at the upper right corner.
func (s *NumberTile) badge(w float32) {
	sign, fill := ui.IconCheck, ui.OK
	if s.look.Wrong {
		sign, fill = ui.IconX, ui.Ink
	}
	if s.done < 1 || !s.look.Badge && !s.look.Wrong {
		s.disc.Hide()
		s.check.Hide()
		return
	}
	d := max(18, ui.Whole(26*w/64))
	x, y := w-d*.65, -d*.3
	ui.SetRect(s.disc, ui.Whole(x), ui.Whole(y), d, d, d/2, fill)
	icon := ui.Whole(d * .62)
	s.check.Set(sign, ui.CardBG)
	ui.Put(s.check, ui.Whole(x+(d-icon)/2), ui.Whole(y+(d-icon)/2), icon, icon)
}
