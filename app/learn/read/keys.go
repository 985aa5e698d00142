package read

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// The keys in pixels, at text size 100 %.
const (
	keyColumns = 15
	keyHeight  = 36
	keyGap     = 4
	keyMost    = 48 // wide
)

// back is the key that takes the last letter away.
const back rune = 0

// keys are the letters to click on, by their names alone: their pieces would be the answer. The
// keyboard types them, so they take no focus.
type keys struct {
	ui.Base
	all     []rune
	tap     func(rune)
	hovered int
	cells   []key
}

// key is what is drawn of a letter.
type key struct {
	face *canvas.Rectangle
	name ui.Line
	icon ui.IconImage
}

var (
	_ fyne.Widget       = (*keys)(nil)
	_ fyne.Tappable     = (*keys)(nil)
	_ desktop.Hoverable = (*keys)(nil)
)

func newKeys(all []rune, tap func(rune)) *keys {
	k := &keys{all: all, tap: tap, hovered: -1}
	var objects []fyne.CanvasObject
	for range all {
		c := key{ui.NewRect(), ui.NewLine(), ui.NewIconImage()}
		k.cells = append(k.cells, c)
		objects = append(objects, c.face, c.name, c.icon)
	}
	k.Draw(k, k.least, k.place, objects...)
	return k
}

func (k *keys) least() fyne.Size {
	rows := float32((len(k.all) + keyColumns - 1) / keyColumns)
	return fyne.NewSize(keyColumns*14, rows*(ui.Px(keyHeight)+keyGap)-keyGap)
}

// cell is where key i lies: all together in the middle.
func (k *keys) cell(i int) (x, y, w, h float32) {
	cols := min(keyColumns, float32(len(k.all)))
	room := k.Size().Width
	w = float32(int(min(ui.Px(keyMost), (room-(cols-1)*keyGap)/cols)))
	h = ui.Px(keyHeight)
	left := ui.Whole((room - cols*(w+keyGap) + keyGap) / 2)
	return left + float32(i%keyColumns)*(w+keyGap), float32(i/keyColumns) * (h + keyGap), w, h
}

func (k *keys) place(fyne.Size) {
	for i, r := range k.all {
		x, y, w, h := k.cell(i)
		c, rim, wide := k.cells[i], ui.Ctrl, float32(1)
		if k.hovered == i {
			rim, wide = ui.Accent, 2
		}
		c.face.StrokeColor, c.face.StrokeWidth = ui.Color(rim), wide
		ui.SetRect(c.face, x, y, w, h, 8, ui.CardBG)
		c.icon.Hide()
		if r == back {
			d := min(w, h) * .6
			c.icon.Set(ui.IconBack, ui.Ink)
			ui.Put(c.icon, x+(w-d)/2, y+(h-d)/2, d, d)
			continue
		}
		c.name.Draw(draw.Name(r), min(w*.7, h*.5), 800, ui.Ink, x+w/2, y+h/2, .5)
	}
}

func (k *keys) hit(p fyne.Position) int {
	for i := range k.all {
		if x, y, w, h := k.cell(i); p.X >= x && p.Y >= y && p.X < x+w && p.Y < y+h {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (k *keys) Tapped(e *fyne.PointEvent) {
	if i := k.hit(e.Position); i >= 0 {
		k.tap(k.all[i])
	}
}

// MouseIn implements desktop.Hoverable.
func (k *keys) MouseIn(e *desktop.MouseEvent) { k.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (k *keys) MouseMoved(e *desktop.MouseEvent) { k.hover(k.hit(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (k *keys) MouseOut() { k.hover(-1) }

func (k *keys) hover(i int) {
	if k.hovered != i {
		k.hovered = i
		k.Refresh()
	}
}
