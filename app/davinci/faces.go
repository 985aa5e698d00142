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

// picture shows a code half found out, for the card on the home page.
func picture(locales.Lang) fyne.CanvasObject {
	return draw.NewNumberTiles(64, 10,
		draw.NumberTileLook{Color: draw.TileBlack, Number: 1}, draw.NumberTileLook{Color: draw.TileWhite, Number: draw.TileUnknown},
		draw.NumberTileLook{Color: draw.TileBlack, Number: 7}, draw.NumberTileLook{Color: draw.TileWhite, Number: draw.TileUnknown})
}

// found shows a code with one tile to find, for the card of the day's puzzle.
func found(locales.Lang) fyne.CanvasObject {
	hidden := draw.NumberTileLook{Color: draw.TileBlack, Number: draw.TileUnknown}
	white := func(n int) draw.NumberTileLook { return draw.NumberTileLook{Color: draw.TileWhite, Number: n} }
	return draw.NewNumberTiles(48, 8, hidden, white(2), hidden, white(6), hidden)
}

// icon is a white tile and a black one with their marks.
func icon(size float32) fyne.CanvasObject {
	blank := draw.TileBlank
	w := size * .42
	return ui.MinSized(size, size, draw.NewNumberTiles(w, size*.1,
		draw.NumberTileLook{Color: draw.TileWhite, Number: blank}, draw.NumberTileLook{Color: draw.TileBlack, Number: blank}))
}
