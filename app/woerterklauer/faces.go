package woerterklauer

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// spotted are tiles on a grid of cells, as large as there is room.
type spotted struct {
	tiles      []*draw.LetterTile
	at         []fyne.Position // in cells
	cols, rows float32
	most       float32 // a tile's edge, at most
	left       bool    // they begin at the left of the room, not in the middle
}

// gapShare is the gap between two cells as a share of a tile's edge.
const gapShare float32 = .11

func newSpotted(most, cols, rows float32) (*spotted, *fyne.Container) {
	s := &spotted{cols: cols, rows: rows, most: most}
	return s, ui.Laid(s.least, s.place)
}

// add lays a tile, in cells from the upper left corner.
func (s *spotted) add(c *fyne.Container, x, y float32, look draw.LetterLook) {
	t := draw.NewLetterTile(look, s.most, s.most)
	s.tiles, s.at = append(s.tiles, t), append(s.at, fyne.NewPos(x, y))
	c.Objects = append(c.Objects, t)
}

func (s *spotted) least() fyne.Size { return fyne.NewSize(16, 16) }

func (s *spotted) place(room fyne.Size) {
	whole := func(n float32) float32 { return n*(1+gapShare) - gapShare }
	edge := min(s.most, room.Width/whole(s.cols), room.Height/whole(s.rows))
	edge = max(1, float32(int(edge)))
	x0, y0 := (room.Width-edge*whole(s.cols))/2, (room.Height-edge*whole(s.rows))/2
	if s.left {
		x0 = 0
	}
	for i, t := range s.tiles {
		t.SetSize(edge, edge)
		t.Resize(fyne.NewSquareSize(edge))
		pitch := edge * (1 + gapShare)
		t.Move(fyne.NewPos(float32(int(x0+s.at[i].X*pitch)), float32(int(y0+s.at[i].Y*pitch))))
	}
}

// sided is the look of a letter in a color.
func sided(letter string, c wk.Color) draw.LetterLook {
	return draw.LetterLook{Text: letter, Face: faceOf(c)}
}

// picture shows a word with another one across its second letter, for the card on the home page.
func picture(lang locales.Lang) fyne.CanvasObject {
	along, down := "LOCKE", "TR"
	if lang == locales.English {
		along, down = "HOUSE", "FX"
	}
	s, c := newSpotted(40, 5, 3)
	s.add(c, 1, 0, sided(down[:1], wk.Black))
	for i, l := range along {
		s.add(c, float32(i), 1, sided(string(l), wk.Red))
	}
	s.add(c, 1, 2, sided(down[1:], wk.Black))
	return c
}

// owned shows a word that is the other one's, for the card of the day's puzzle.
func owned(lang locales.Lang) fyne.CanvasObject {
	word := "BLUME"
	if lang == locales.English {
		word = "BLOOM"
	}
	s, c := newSpotted(40, 5, 1)
	for i, l := range word {
		s.add(c, float32(i), 0, sided(string(l), wk.Black))
	}
	return c
}

// icon is a red tile and a black one with their marks, one half over the other.
func icon(size float32) fyne.CanvasObject {
	s, c := newSpotted(size*.56, 1.5, 1.5)
	s.add(c, 0, 0, sided("", wk.Red))
	s.add(c, .5, .5, sided("", wk.Black))
	return ui.MinSized(size, size, c)
}
