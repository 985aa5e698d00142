package davinci

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// lookOf is a tile as a view knows it: open ones lie, hidden ones stand.
func lookOf(s dv.Stone) draw.NumberTileLook {
	return draw.NumberTileLook{Color: draw.TileColor(s.Color), Number: s.Number, Open: s.Open}
}

// ownLook is a tile that its owner has in hand.
func ownLook(t dv.Tile) draw.NumberTileLook {
	return draw.NumberTileLook{Color: draw.TileColor(t.Color()), Number: t.Number()}
}

// fitted are tiles in a row, as wide as there is room.
type fitted struct {
	tiles []*draw.NumberTile
	width float32 // of a tile, at most
	gap   float32 // at that width
	left  bool    // they begin there, else they stand in the middle
}

func newFitted(width, gap float32, looks ...draw.NumberTileLook) *fyne.Container {
	return (&fitted{width: width, gap: gap}).with(looks)
}

// newLined are the same from the left on.
func newLined(width, gap float32, looks ...draw.NumberTileLook) *fyne.Container {
	return (&fitted{width: width, gap: gap, left: true}).with(looks)
}

func (f *fitted) with(looks []draw.NumberTileLook) *fyne.Container {
	c := ui.Laid(f.least, f.place)
	for _, l := range looks {
		s := draw.NewNumberTile(l, f.width)
		f.tiles = append(f.tiles, s)
		c.Objects = append(c.Objects, s)
	}
	return c
}

func (f *fitted) least() fyne.Size { return fyne.NewSize(f.width, f.width) }

func (f *fitted) place(s fyne.Size) {
	n := float32(len(f.tiles))
	k := min(1, s.Width/(n*f.width+(n-1)*f.gap), s.Height/draw.NumberTileHeight(f.width))
	w := float32(int(f.width * k))
	step := w + f.gap*k
	x, y := (s.Width-n*step+f.gap*k)/2, (s.Height-draw.NumberTileHeight(w))/2
	if f.left {
		x = 0
	}
	for i, st := range f.tiles {
		st.SetWidth(w)
		st.Resize(st.MinSize())
		st.Move(fyne.NewPos(x+float32(i)*step, y))
	}
}

// picture shows a code half found out, for the card on the home page.
func picture(locales.Lang) fyne.CanvasObject {
	return newFitted(64, 10,
		draw.NumberTileLook{Color: draw.TileBlack, Number: 1}, draw.NumberTileLook{Color: draw.TileWhite, Number: draw.TileUnknown},
		draw.NumberTileLook{Color: draw.TileBlack, Number: 7}, draw.NumberTileLook{Color: draw.TileWhite, Number: draw.TileUnknown})
}

// found shows a code with one tile to find, for the card of the day's puzzle.
func found(locales.Lang) fyne.CanvasObject {
	hidden := draw.NumberTileLook{Color: draw.TileBlack, Number: draw.TileUnknown}
	white := func(n int) draw.NumberTileLook { return draw.NumberTileLook{Color: draw.TileWhite, Number: n} }
	return newFitted(48, 8, hidden, white(2), hidden, white(6), hidden)
}

// icon is a white tile and a black one with their marks.
func icon(size float32) fyne.CanvasObject {
	blank := draw.TileBlank
	w := size * .42
	return ui.MinSized(size, size, newFitted(w, size*.1,
		draw.NumberTileLook{Color: draw.TileWhite, Number: blank}, draw.NumberTileLook{Color: draw.TileBlack, Number: blank}))
}
