package woerterklauer

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	wk "spieltisch/games/woerterklauer"
)

// flips are the tiles that turn over where they lie, when a turn has ended: letter by letter, word by word.
type flips struct {
	at    []wk.Cell
	now   []wk.Color         // the colour that they get
	tiles []*draw.LetterTile // as they are at the end
	was   []draw.LetterLook
	anim  *ui.Animation
}

// How long a tile takes to turn over, after how much time the next one follows, and all together at most.
const (
	flipTime = 240 * time.Millisecond
	flipNext = 60 * time.Millisecond
	flipMost = 1600 * time.Millisecond
)

// long is how long all take.
func (f *flips) long() time.Duration {
	return min(flipMost, flipTime+flipNext*time.Duration(max(0, len(f.tiles)-1)))
}

// newFlips are the tiles that have changed their colour from one field to the next, as far
// as they are seen: in the order in which the words of the turn are read.
func newFlips(w *window, before, now wk.Field, words []wk.ScoredWord) flips {
	was := map[int]wk.Color{}
	for _, p := range before {
		was[p.ID] = p.Color
	}
	changed := map[wk.Cell]wk.Placed{}
	for _, p := range now {
		if c, lay := was[p.ID]; lay && c != p.Color && w.sees(p.At) {
			changed[p.At] = p
		}
	}
	var f flips
	for _, word := range words {
		d := wk.DirDown
		if word.Across {
			d = wk.DirRight
		}
		for i := range len(word.Text) {
			c := word.At.Next(d, i)
			p, ok := changed[c]
			if !ok {
				continue
			}
			delete(changed, c)
			look := draw.LetterLook{Text: p.Letter.String(), Face: faceOf(p.Color)}
			f.at, f.now, f.tiles = append(f.at, c), append(f.now, p.Color), append(f.tiles, draw.NewLetterTile(look, w.cell, w.cell))
			look.Face = faceOf(p.Color.Other())
			f.was = append(f.was, look)
		}
	}
	return f
}

// turn shows them a share of the way, and tells how many of each colour have not turned yet.
func (f *flips) turn(share float32) (left wk.Tally) {
	for i, t := range f.tiles {
		by := turned(i, len(f.tiles), share, float32(flipTime)/float32(f.long()))
		if t.TurnBy(f.was[i], by); by >= .5 {
			continue
		}
		if f.now[i] == wk.Red {
			left.Red++
		} else {
			left.Black++
		}
	}
	return left
}

// turned is how far tile i of n has turned, when a share of the whole time is over, of which each takes a part.
func turned(i, n int, share, part float32) float32 {
	start := (1 - part) * float32(i) / float32(max(1, n-1))
	return min(max((share-start)/part, 0), 1)
}

// layOut lays them over their cells.
func (f *flips) layOut(w *window) {
	for i, t := range f.tiles {
		t.Move(w.pos(f.at[i]))
		t.Resize(fyne.NewSquareSize(w.cell))
	}
}

// flip turns the tiles over that have changed their colour from one field to the next.
func (f *field) flip(before, now wk.Field, words []wk.ScoredWord) {
	f.unflip()
	if !ui.Animations() {
		return
	}
	f.flips = newFlips(f.window, before, now, words)
	if len(f.flips.tiles) == 0 {
		return
	}
	f.left(f.flips.turn(0))
	f.Refresh()
	f.flips.anim = ui.Animate(f.flips.long(), fyne.AnimationLinear, func(share float32) {
		f.left(f.flips.turn(share))
		if share == 1 {
			f.unflip()
		}
	})
}

// unflip shows at once what comes of it.
func (f *field) unflip() {
	if len(f.flips.tiles) > 0 {
		f.flips.anim.Stop()
		f.flips = flips{}
		f.left(wk.Tally{})
		f.Refresh()
	}
}
