package woerterklauer

import (
	"image"
	"slices"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

// look is what the window shows of the draft.
func (f *field) look() draw.FieldLook {
	s, w := f.s, f.window
	l := draw.FieldLook{At: w.at, Cell: w.cell, Gap: w.gap, Cols: w.cols, Rows: w.rows, Frame: frameLook(s), Drift: f.drift.by}
	l.Reach = reach(s.attempt.After, s.view.Options.Size).Sub(image.Pt(w.low.X, w.low.Y)).Intersect(image.Rect(0, 0, w.cols, w.rows))
	hinted := s.hinted()
	for _, h := range hinted {
		if w.sees(h.At) {
			l.Tiles = append(l.Tiles, draw.FieldTile{X: h.At.X - w.low.X, Y: h.At.Y - w.low.Y, Look: hintedLook(h)})
		}
	}
	for _, t := range s.tiles() {
		if w.sees(t.At) && !slices.Contains(f.flips.at, t.At) && !covers(hinted, t.At) {
			t.away = t.away || slices.Contains(s.tip.Lift, t.At)
			l.Tiles = append(l.Tiles, draw.FieldTile{X: t.At.X - w.low.X, Y: t.At.Y - w.low.Y, Look: tileLook(t)})
		}
	}
	return l
}

// hintedLook is a letter that a tip would have laid: nobody's yet.
func hintedLook(h think.Laid) draw.LetterLook {
	return draw.LetterLook{Text: h.Letter.String(), Face: draw.FacePool, Ring: true}
}

func covers(hinted []think.Laid, c wk.Cell) bool {
	return slices.ContainsFunc(hinted, func(h think.Laid) bool { return h.At == c })
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
