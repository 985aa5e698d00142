package woerterklauer

import (
	"image"
	"slices"

	"spieltisch/app/draw"
	wk "spieltisch/games/woerterklauer"
)

// look is what the window shows of the draft.
func (f *field) look() draw.FieldLook {
	b, w := f.b, &f.window
	l := draw.FieldLook{At: w.at, Cell: w.cell, Gap: w.gap, Cols: w.cols, Rows: w.rows, Frame: b.frameLook()}
	l.Reach = reach(b.turn.After, b.view.Options.Size).Sub(image.Pt(w.low.X, w.low.Y)).Intersect(image.Rect(0, 0, w.cols, w.rows))
	faces := b.faces()
	for _, p := range b.turn.After {
		if w.sees(p.At) && !slices.Contains(f.flips.at, p.At) {
			l.Tiles = append(l.Tiles, draw.FieldTile{X: p.At.X - w.low.X, Y: p.At.Y - w.low.Y, Look: faces[p.At]})
		}
	}
	return l
}

// faces is how each tile of the draft looks: in the colour that it shows if the turn ends
// like this, with what is wrong with it.
func (b *Board) faces() map[wk.Cell]draw.LetterLook {
	out := make(map[wk.Cell]draw.LetterLook, len(b.turn.After))
	colors := map[wk.Cell]wk.Color{}
	for _, p := range b.verdict.Field {
		colors[p.At] = p.Color
	}
	bad, cross, ask := b.wrong()
	for _, p := range b.turn.After {
		c, judged := colors[p.At]
		if !judged {
			c = p.Color
		}
		l := draw.LetterLook{Text: p.Letter.String(), Face: faceOf(c), Ring: !b.fromField(p.ID), Bad: bad[p.At], Cross: cross[p.At], Ask: ask[p.At] && !cross[p.At]}
		if b.hand.holds(p.ID) {
			if b.carry.busy() {
				l = draw.LetterLook{Text: l.Text, Face: draw.FaceGhost}
			} else {
				l.Chosen = true
			}
		}
		out[p.At] = l
	}
	return out
}

func faceOf(c wk.Color) draw.LetterFace {
	if c == wk.Black {
		return draw.FaceBlack
	}
	return draw.FaceRed
}

// wrong are the cells of letters that no valid word claims, and those at the end of words
// that are refused, or that only the table can judge.
func (b *Board) wrong() (bad, cross, ask map[wk.Cell]bool) {
	bad, cross, ask = map[wk.Cell]bool{}, map[wk.Cell]bool{}, map[wk.Cell]bool{}
	if !b.laying() {
		return bad, cross, ask
	}
	valid := map[wk.Cell]bool{}
	for _, w := range b.verdict.Words {
		for _, c := range w.Cells {
			if w.Fate == wk.FateInvalid {
				bad[c] = true
			} else {
				valid[c] = true
			}
		}
		if w.Fate == wk.FateInvalid || len(w.Reasons) > 0 {
			cross[w.Cells[len(w.Cells)-1]] = true
		}
		if w.Fate == wk.FateOpen {
			ask[w.Cells[len(w.Cells)-1]] = true
		}
	}
	for _, c := range b.alone() {
		bad[c] = true
	}
	for c := range valid {
		delete(bad, c)
	}
	return bad, cross, ask
}

// alone are the cells of tiles that belong to no word. The one that was laid last is
// spared: every word begins so.
func (b *Board) alone() []wk.Cell {
	var out []wk.Cell
	for _, r := range b.verdict.Reasons {
		if r.ID == wk.RefusedSingle {
			out = append(out, r.Cells...)
		}
	}
	if n := len(b.draft.Past); n > 0 {
		for _, c := range b.draft.Past[n-1] {
			out = slices.DeleteFunc(out, func(at wk.Cell) bool { return c.Now != nil && at == *c.Now })
		}
	}
	return out
}
