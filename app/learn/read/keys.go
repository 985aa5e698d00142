package read

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// The keys in pixels.
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
	ui.Areas
	all   []rune
	cells []key
}

// key is what is drawn of a letter.
type key struct {
	face *canvas.Rectangle
	name ui.Line
	icon ui.IconImage
}

func newKeys(all []rune, tap func(rune)) *keys {
	k := &keys{all: all}
	k.Frames, k.OnTap, k.Deaf = k.frames, func(i int) { tap(all[i]) }, true
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
	return fyne.NewSize(keyColumns*14, rows*(keyHeight+keyGap)-keyGap)
}

// frames is where the keys lie: all together in the middle.
func (k *keys) frames() []ui.Frame {
	cols := min(keyColumns, float32(len(k.all)))
	room := k.Size().Width
	w := float32(int(min(keyMost, (room-(cols-1)*keyGap)/cols)))
	h := float32(keyHeight)
	left := ui.Whole((room - cols*(w+keyGap) + keyGap) / 2)
	out := make([]ui.Frame, len(k.all))
	for i := range out {
		out[i] = ui.NewFrame(left+float32(i%keyColumns)*(w+keyGap), float32(i/keyColumns)*(h+keyGap), w, h)
	}
	return out
}

func (k *keys) place(fyne.Size) {
	for i, f := range k.frames() {
		r, x, y, w, h := k.all[i], f.X, f.Y, f.Width, f.Height
		c, rim, wide := k.cells[i], ui.Ctrl, float32(1)
		if k.Over() == i {
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
