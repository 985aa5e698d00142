package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// LedgeHeight is how high a ledge is, without its lower edge.
const LedgeHeight float32 = 18

// Pieces on a ledge stand with their lower edge LedgeStand above it, and it goes on for LedgeOver at each end.
const (
	LedgeStand float32 = 3
	LedgeOver  float32 = 16
)

const ledgeDrop float32 = 5

// Ledge is a strip of wood that pieces stand on.
type Ledge struct {
	Base
	under, face, shine *canvas.Rectangle
}

// NewLedge is a ledge, LedgeHeight high or somewhat more or less.
func NewLedge() *Ledge {
	l := &Ledge{under: NewRect(), face: NewRect(), shine: NewRect()}
	l.Draw(l, l.least, l.place, l.under, l.face, l.shine)
	return l
}

func (l *Ledge) least() fyne.Size { return fyne.NewSize(2*LedgeOver, LedgeHeight+ledgeDrop) }

func (l *Ledge) place(s fyne.Size) {
	h := min(s.Height, LedgeHeight)
	SetRect(l.under, 0, Whole(h*.28), s.Width, h, h/2, WoodDown)
	SetRect(l.face, 0, 0, s.Width, h, h/2, Wood)
	SetRect(l.shine, 8, Whole(h*.18), s.Width-16, 3, 1.5, WoodHigh)
}

// PutLedge puts a ledge below pieces that stand from x on, so wide, with their lower edge at foot.
func PutLedge(l *Ledge, x, foot, width float32) {
	Put(l, x-LedgeOver, foot+LedgeStand-1, width+2*LedgeOver, LedgeHeight+ledgeDrop)
}

// lowLedge is how high a ledge below small pieces is.
const lowLedge float32 = 8

// OnLedge puts pieces of this size, or as much smaller as there is room, on a low ledge, and to their left a face, which may be empty.
func OnLedge(face, pieces fyne.CanvasObject, full fyne.Size) fyne.CanvasObject {
	ledge, most := NewLedge(), face.MinSize().Width
	return Laid(func() fyne.Size { return fyne.NewSize(40, 40) }, func(s fyne.Size) {
		d := min(most, s.Height)
		if a, ok := face.(*Avatar); ok { // it is as large as it was made, not as its place
			a.SetSize(d)
		}
		aside := d
		if d > 0 {
			aside += 8
		}
		k := min(1, (s.Width-2*lowLedge-aside)/full.Width, (s.Height-lowLedge)/full.Height)
		w, h := k*full.Width, Whole(k*full.Height)
		x, y := (s.Width-aside-w)/2, (s.Height-lowLedge-h)/2
		Put(face, x-lowLedge, y+(h-d)/2, d, d)
		Put(pieces, x+aside, y, w, h)
		Put(ledge, x+aside-lowLedge, y+h, w+2*lowLedge, lowLedge)
	}, face, pieces, ledge)
}
