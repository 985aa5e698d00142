package woerterklauer

import (
	"image"
	"slices"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// look is what the window shows of the draft.
func (f *field) look() draw.FieldLook {
	s, w := f.s, f.window
	l := draw.FieldLook{At: w.at, Cell: w.cell, Gap: w.gap, Cols: w.cols, Rows: w.rows, Frame: frameLook(s)}
	l.Reach = reach(s.attempt.After, s.view.Options.Size).Sub(image.Pt(w.low.X, w.low.Y)).Intersect(image.Rect(0, 0, w.cols, w.rows))
	for _, t := range s.tiles() {
		if w.sees(t.At) && !slices.Contains(f.flips.at, t.At) {
			l.Tiles = append(l.Tiles, draw.FieldTile{X: t.At.X - w.low.X, Y: t.At.Y - w.low.Y, Look: tileLook(t)})
		}
	}
	return l
}

// tileLook is how a tile of the field is drawn.
func tileLook(t tile) draw.LetterLook {
	if t.away {
		return draw.LetterLook{Text: t.Letter.String(), Face: draw.FaceGhost}
	}
	return draw.LetterLook{
		Text: t.Letter.String(), Face: faceOf(t.Color), Ring: t.fresh, Chosen: t.chosen,
		Bad: t.bad, Cross: t.cross, Ask: t.ask,
	}
}

func faceOf(c wk.Color) draw.LetterFace {
	if c == wk.Black {
		return draw.FaceBlack
	}
	return draw.FaceRed
}

const frameRim float32 = 3

// frameLook is the card's rim.
func frameLook(s *state) draw.FieldFrame {
	switch {
	case s.over():
		return draw.FieldFrame{Color: ui.Border, Rim: 1, Radius: 12}
	case s.mover() == wk.Red:
		return draw.FieldFrame{Color: ui.RedTile, Rim: frameRim, Radius: 24}
	case ui.Dark(): // else the black of the tiles is lost in the page
		return draw.FieldFrame{Color: ui.BlackTile, Outer: ui.Ctrl, Rim: frameRim, Radius: 4}
	default:
		return draw.FieldFrame{Color: ui.BlackTile, Rim: frameRim, Radius: 4}
	}
}
