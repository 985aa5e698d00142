package woerterklauer

import (
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// hand is what is picked up: a tile of pool or field, or a run of tiles from one of them
// to its word's end. Tapping, dragging and keys all go through it.
type hand struct {
	ids []int // the first is the one that was grabbed; empty: nothing
	run bool
	dir wk.Dir // of the run, from its first tile
}

func (h hand) empty() bool        { return len(h.ids) == 0 }
func (h hand) holds(id int) bool  { return slices.Contains(h.ids, id) }
func (h hand) single(id int) bool { return !h.run && len(h.ids) == 1 && h.ids[0] == id }
func (h hand) same(o hand) bool {
	return h.run == o.run && h.dir == o.dir && slices.Equal(h.ids, o.ids)
}
func (h hand) begins(id int) bool  { return len(h.ids) > 0 && h.ids[0] == id }
func pick(id int) hand             { return hand{ids: []int{id}} }
func run(ids []int, d wk.Dir) hand { return hand{ids, true, d} }

// take picks something up, or puts it down again with the empty hand.
func (b *Board) take(h hand) {
	if !b.laying() || b.hand.same(h) {
		return
	}
	b.hand = h
	b.field.render()
	b.pool.render()
}

// release lets go of what is picked up; false when there was nothing.
func (b *Board) release() bool {
	if b.hand.empty() {
		return false
	}
	b.take(hand{})
	return true
}

// put lays what is in a hand so that its first tile comes to a cell.
func (b *Board) put(h hand, c wk.Cell) {
	if h.empty() {
		return
	}
	d := b.draft
	if h.run {
		d = b.shoved(h, c)
		if !slices.Equal(d.Laid, b.draft.Laid) || b.onCell(h, c) {
			b.hand = hand{}
			b.edit(d)
			return
		}
		b.desk.Toast(b.desk.T("studio.blocked"))
		return
	}
	b.hand = hand{}
	b.edit(d.Put(b.view, h.ids[0], c))
}

func (b *Board) onCell(h hand, c wk.Cell) bool {
	at, on := b.draft.Cell(h.ids[0])
	return on && at == c
}

// shoved is the draft with a run moved along the longer way to a cell. What hangs on the
// run goes along where that is possible.
func (b *Board) shoved(h hand, c wk.Cell) wk.Draft {
	from, on := b.draft.Cell(h.ids[0])
	if !on {
		return b.draft
	}
	dir, n := wk.Right, c.X-from.X
	if dy := c.Y - from.Y; abs(dy) > abs(n) {
		dir, n = wk.Down, dy
	}
	if d := b.draft.Move(b.draft.Hanging(from, h.dir), dir, n); !slices.Equal(d.Laid, b.draft.Laid) {
		return d
	}
	return b.draft.Move(b.draft.Run(from, h.dir), dir, n)
}

func abs(v int) int { return max(v, -v) }

// takeOff puts what is in the hand into the pool.
func (b *Board) takeOff(h hand) {
	d := b.draft
	for _, id := range h.ids {
		d = d.Take(id)
	}
	b.hand = hand{}
	b.edit(d)
}

// tapCell is a tap on a cell, or Enter with the cursor there.
func (b *Board) tapCell(c wk.Cell, shift bool) {
	if !b.laying() {
		return
	}
	id := b.draft.At(c)
	switch {
	case id != 0 && (shift || b.hand.begins(id)):
		b.take(b.next(id, c, shift))
	case !b.hand.empty():
		b.put(b.hand, c)
	case id != 0:
		b.take(pick(id))
	}
}

// next is what another tap on a tile picks up: the tile, then with it one end of its word
// after the other, then nothing.
func (b *Board) next(id int, c wk.Cell, shift bool) hand {
	if !shift && !b.hand.begins(id) {
		return pick(id)
	}
	from := wk.Dir(0)
	if b.hand.begins(id) && b.hand.run {
		from = b.hand.dir + 1
	}
	for d := from; d <= wk.Up; d++ {
		if ids := b.draft.Run(c, d); len(ids) > 1 {
			return run(ids, d)
		}
	}
	return hand{}
}

// tapPool is a tap on a tile in the pool.
func (b *Board) tapPool(id int) {
	if b.choosing() {
		b.choose(id)
		return
	}
	if !b.laying() {
		return
	}
	if b.hand.single(id) {
		b.release()
		return
	}
	b.take(pick(id))
}

// tapTray is a tap on the pool beside its tiles: what is in the hand goes there.
func (b *Board) tapTray() {
	if !b.laying() || b.hand.empty() {
		return
	}
	if _, on := b.draft.Cell(b.hand.ids[0]); !on {
		b.release()
		return
	}
	b.takeOff(b.hand)
}

// shove moves the end of the word at the cursor one cell in a direction: away from the
// rest, which makes room for a letter, or over a gap back to it.
func (b *Board) shove(c wk.Cell, dir wk.Dir) {
	if !b.laying() {
		return
	}
	here, next := b.draft.At(c), b.draft.At(c.Next(dir, 1))
	behind := b.draft.At(c.Next(dir.Back(), 1))
	from, along, n := c, dir, 1
	switch {
	case here == 0 && behind != 0: // the gap itself: what lies behind it closes up
		from, along, n = c.Next(dir.Back(), 1), dir.Back(), -1
	case here == 0 && next != 0:
		from = c.Next(dir, 1)
	case here != 0 && next == 0 && b.draft.At(c.Next(dir, 2)) != 0:
		along, n = dir.Back(), -1
	}
	d := b.draft.Shove(from, along, n, true)
	if slices.Equal(d.Laid, b.draft.Laid) {
		d = b.draft.Shove(from, along, n, false)
	}
	if slices.Equal(d.Laid, b.draft.Laid) {
		b.desk.Toast(b.desk.T("studio.blocked"))
		return
	}
	b.hand = hand{}
	b.edit(d)
}

// write lays letters from the cursor on; it stops at one that nobody has.
func (b *Board) write(text string) {
	if !b.laying() {
		return
	}
	f := b.field
	for _, r := range wk.Fold(text) {
		letter, at := wk.Letter(r), f.cursor
		f.reveal()
		if id := b.draft.At(at); id == 0 || b.letter(id) != letter {
			id, ok := b.free(letter)
			if !ok {
				b.desk.Toast(b.desk.T("studio.missing", games.Args{"Letter": letter.String()}))
				return
			}
			b.hand = hand{}
			b.edit(b.draft.Put(b.view, id, at))
		}
		f.setCursor(at.Next(f.dir(), 1))
	}
	f.render()
}

// free is a tile with a letter that is not on the field: one that was taken off it comes
// first, since it must go back.
func (b *Board) free(l wk.Letter) (int, bool) {
	pool := b.draft.Pool(b.view)
	for _, t := range slices.Backward(pool) {
		if t.Letter == l && b.fromField(t.ID) {
			return t.ID, true
		}
	}
	for _, t := range pool {
		if t.Letter == l {
			return t.ID, true
		}
	}
	return 0, false
}

// fromField tells whether a tile lay on the field when the turn began.
func (b *Board) fromField(id int) bool {
	return slices.ContainsFunc(b.view.Field, func(p wk.Placed) bool { return p.ID == id })
}

// letter is what a tile shows.
func (b *Board) letter(id int) wk.Letter {
	for _, t := range b.view.Pool {
		if t.ID == id {
			return t.Letter
		}
	}
	for _, p := range b.view.Field {
		if p.ID == id {
			return p.Letter
		}
	}
	return 0
}

// unwrite goes back a cell; what was laid there in this turn goes back to the pool, and
// the letter that it replaced comes back.
func (b *Board) unwrite() {
	if !b.laying() {
		return
	}
	f := b.field
	at := f.cursor.Next(f.dir(), -1)
	f.setCursor(at)
	f.reveal()
	b.clear(at, false)
	f.render()
}

// clear takes the tile on a cell off: one of this turn, or any. The letter that it had
// replaced comes back.
func (b *Board) clear(c wk.Cell, any bool) {
	id := b.draft.At(c)
	if id == 0 || !b.laying() {
		return
	}
	b.hand = hand{}
	switch old := b.formerly(c); {
	case b.fromField(id) && !any:
	case !b.fromField(id) && old != 0:
		b.edit(b.draft.Put(b.view, old, c))
	default:
		b.edit(b.draft.Take(id))
	}
}

// formerly is the tile that lay on a cell when the turn began and is in the pool now, 0
// for none.
func (b *Board) formerly(c wk.Cell) int {
	for _, p := range b.view.Field {
		if p.At == c {
			if _, on := b.draft.Cell(p.ID); !on {
				return p.ID
			}
		}
	}
	return 0
}
