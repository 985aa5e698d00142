package davinci

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/games/each"
)

// backs are the tiles in the middle from which one takes the first ones: face down, a row for each colour.
type backs struct {
	ui.Areas
	counts [dv.Colors]int
	left   []int // those that can be taken, by their numbers: black ones first
	keyed  bool  // somebody goes through them by keys
	still  bool  // none can be taken
	tiles  []*draw.NumberTile
	words  [dv.Colors]*ui.Text // how many are left
	ring   ui.Ring
}

func newBacks(take func(int)) *backs {
	b := &backs{ring: ui.NewRing()}
	b.Frames, b.Deaf, b.At = b.frames, true, -1
	b.OnTap = func(i int) { take(b.left[i]) }
	for c := range b.words {
		b.words[c] = ui.NewText("", ui.Title, ui.Ink).Align(fyne.TextAlignTrailing)
	}
	b.Draw(b, func() fyne.Size { return fyne.NewSize(600, 140) }, b.place).Changing(b.parts).Repaints()
	return b
}

// set shows what is in the middle, but for what was taken.
func (b *backs) set(counts [dv.Colors]int, taken []int) {
	n := counts[dv.Black] + counts[dv.White]
	for len(b.tiles) < n {
		b.tiles = append(b.tiles, draw.NewNumberTile(draw.NumberTileLook{Number: draw.TileBlank}, 48))
	}
	b.counts, b.left = counts, nil
	for i := range n {
		if !slices.Contains(taken, i) {
			b.left = append(b.left, i)
		}
	}
	b.At = min(b.At, len(b.left)-1)
	b.Refresh()
}

// look is the back of a tile.
func (b *backs) look(i int) draw.NumberTileLook {
	return draw.NumberTileLook{Color: pick(i < b.counts[dv.Black], draw.TileBlack, draw.TileWhite), Number: draw.TileBlank}
}

// strewn are how far tiles lie off their line.
var strewn = [...]float32{0, 4, 1, -2, 5, 3, -3, -1, 4, 2, -2, 3, 0}

// backsGap lies between the rows.
const backsGap float32 = 8

// at is where a tile lies, and how wide it is.
func (b *backs) at(i int) (x, y, width float32) {
	s := b.Size()
	width = min(52, max(44, (s.Height-34)/2/1.56))
	color, k := dv.Black, i
	if i >= b.counts[dv.Black] {
		color, k = dv.White, i-b.counts[dv.Black]
	}
	high := draw.NumberTileHeight(width)
	step := min(width*1.8, (s.Width-150-width)/float32(max(1, max(b.counts[dv.Black], b.counts[dv.White])-1)))
	off := strewn[(k*5+int(color)*3)%len(strewn)]
	y = (s.Height-2*high-backsGap)/2 + float32(color)*(high+backsGap)
	return ui.Whole(60 + float32(k)*step + off), ui.Whole(y + strewn[(k*3+int(color))%len(strewn)]*.8), ui.Whole(width)
}

func (b *backs) frames() []ui.Frame {
	if b.still {
		return nil
	}
	out := make([]ui.Frame, len(b.left))
	for k, i := range b.left {
		x, _, w := b.at(i)
		color, half := float32(pick(i < b.counts[dv.Black], 0, 1)), b.Size().Height/2
		out[k] = ui.NewFrame(x-4, color*half, w+8, half)
	}
	return out
}

func (b *backs) parts() []fyne.CanvasObject {
	out := each.Of(b.tiles, func(t *draw.NumberTile) fyne.CanvasObject { return t })
	return append(out, b.words[0], b.words[1], b.ring)
}

func (b *backs) place(s fyne.Size) {
	for _, t := range b.tiles {
		t.Hide()
	}
	b.ring.Hide()
	var left [dv.Colors]int
	for k, i := range b.left {
		x, y, w := b.at(i)
		t := b.tiles[i]
		t.Show()
		t.Set(b.look(i))
		t.SetWidth(w)
		t.Resize(t.MinSize())
		if k == b.Over() {
			y -= 3
		}
		t.Move(fyne.NewPos(x, y))
		if b.keyed && !b.still && k == b.At {
			b.ring.Set(true, x, y, w, draw.NumberTileHeight(w), 6)
		}
		left[pick(i < b.counts[dv.Black], dv.Black, dv.White)]++
	}
	for c, t := range b.words {
		t.SetText(strconv.Itoa(left[c]))
		put(t, s.Width-80, s.Height*(.25+.5*float32(c))-14, 40, 28)
	}
}
