package woerterklauer

import (
	"slices"

	wk "spieltisch/games/woerterklauer"
)

// hand is what is picked up: a tile of pool or field, or a run of tiles from one of them to its word's end, with what hangs on it if that is
// wanted. Tapping, dragging and keys all go through it, and what it holds is what moves.
type hand struct {
	ids   []int // the first is the one that was grabbed; empty: nothing
	run   bool
	dir   wk.Dir // of the run, from its first tile
	alone bool   // without what hangs on it
}

func (h hand) empty() bool        { return len(h.ids) == 0 }
func (h hand) holds(id int) bool  { return slices.Contains(h.ids, id) }
func (h hand) single(id int) bool { return !h.run && len(h.ids) == 1 && h.ids[0] == id }
func (h hand) begins(id int) bool { return len(h.ids) > 0 && h.ids[0] == id }
func pick(id int) hand            { return hand{ids: []int{id}} }

// hands is a tryout with somebody's hands on it: what is picked up, where typing goes on, and whether tiles may be moved at all.
type hands struct {
	tryout
	acting bool     // somebody may act here; not in the replay
	due    bool     // the screen goes to the other side, and nobody has said yet that they are there
	joker  bool     // tiles for the swap joker are being chosen
	edits  int      // of the draft, so that its owner knows when to keep it
	asking *inquiry // the table is asked about words

	hand    hand // what is picked up
	carried bool // it follows the pointer
	cursor  wk.Cell
	marked  bool // a click has marked its cell: tiles of the pool go there one after the other
	down    bool // typing goes down, else across
	chosen  bool // somebody said so at the cursor, and no word turns by itself
	writing bool // a word is to go on from the letter under the cursor
	typing  bool // the cursor is where typing has brought it
	typed   typedWord
}

// run is the end of a word from a cell on in a direction, and what hangs on it unless that is the
// whole field: it can as well stay where it is.
func (s *hands) run(c wk.Cell, d wk.Dir) hand {
	ids := s.draft.Hanging(c, d)
	if len(ids) == len(s.draft.Laid) {
		ids = s.draft.Run(c, d)
	}
	return hand{ids: ids, run: true, dir: d}
}

// runs are what further taps on a tile pick up: one end of its word after the other, each with what hangs on it, then alone.
func (s *hands) runs(c wk.Cell) []hand {
	var out []hand
	for d := wk.DirRight; d <= wk.DirUp; d++ {
		ids := s.draft.Run(c, d)
		if len(ids) < 2 {
			continue
		}
		all := s.run(c, d)
		if out = append(out, all); len(all.ids) > len(ids) {
			out = append(out, hand{ids, true, d, true})
		}
	}
	return out
}

// lays tells whether a turn is being laid.
func (s *hands) lays() bool {
	return s.acting && s.view.Phase == wk.PhaseLay && !s.due && !s.joker
}

// laying tells whether tiles may be moved now.
func (s *hands) laying() bool { return s.lays() && s.asking == nil }

// notYet is what somebody has to do first who wants to move tiles.
func (s *hands) notYet() notice {
	switch {
	case !s.acting || s.view.Phase == wk.PhaseOver:
		return notice{}
	case s.asking != nil:
		return notice{id: "judge.asking"}
	case s.view.Phase == wk.PhaseDraw:
		return notice{id: "judge.not.drawn"}
	case s.due:
		return notice{id: "judge.not.begun"}
	}
	return notice{id: "judge.not.chosen"}
}

// edit takes over an edit of the draft, if all has room in the frame then.
func (s *hands) edit(d wk.Draft) notice {
	switch {
	case !s.laying():
		return notice{}
	case !s.fits(d) && s.fits(s.draft):
		return blocked
	}
	s.draft = d
	s.edits++
	s.assess()
	return notice{}
}

// fits tells whether what is laid is as wide and high as was agreed at most.
func (s *hands) fits(d wk.Draft) bool {
	b := laidBox(d.Laid)
	return max(b.Dx(), b.Dy()) <= s.view.Options.Size
}

// back puts everything where it was when the turn began; one step of undo.
func (s *hands) back() {
	s.hand = hand{}
	s.edit(s.draft.Reset(s.view))
}

// undo takes back the draft's last edit.
func (s *hands) undo() bool {
	if !s.laying() || !s.draft.CanUndo() {
		return false
	}
	s.hand = hand{}
	s.edit(s.draft.Undo())
	return true
}

// redo does it again.
func (s *hands) redo() bool {
	if !s.laying() || !s.draft.CanRedo() {
		return false
	}
	s.hand = hand{}
	s.edit(s.draft.Redo())
	return true
}

// mend takes tiles back, in one step of undo; what they had replaced comes back.
func (s *hands) mend(ids []int) notice {
	s.hand = hand{}
	return s.edit(s.draft.SendHome(s.view, ids))
}

var blocked = notice{id: "studio.blocked"}

// take picks something up, or puts it down again with the empty hand.
func (s *hands) take(h hand) {
	if s.laying() {
		s.hand, s.marked = h, false
	}
}

// layNext lays a tile of the pool on the marked cell, and marks the next free one.
func (s *hands) layNext(id int) notice {
	n := s.edit(s.draft.Put(s.view, id, s.cursor))
	if n.empty() {
		next := s.cursor
		for s.draft.At(next) != 0 {
			next = next.Next(s.way(), 1)
		}
		s.setCursor(next)
		s.marked = true
	}
	return n
}

// release lets go of what is picked up, or of the mark; false when there was nothing.
func (s *hands) release() bool {
	if s.hand.empty() && !s.marked {
		return false
	}
	s.take(hand{})
	return true
}

// held tells what the first tile in the hand is, and whether it lies on the field.
func (s *hands) held() (id int, on bool) {
	if s.hand.empty() {
		return 0, false
	}
	_, on = s.draft.Cell(s.hand.ids[0])
	return s.hand.ids[0], on
}

// put lays what is in a hand so that its first tile comes to a cell.
func (s *hands) put(h hand, c wk.Cell) notice {
	if h.empty() {
		return notice{}
	}
	if !h.run {
		s.hand = hand{}
		return s.edit(s.draft.Put(s.view, h.ids[0], c))
	}
	d := s.pushed(h, c)
	if at, on := s.draft.Cell(h.ids[0]); slices.Equal(d.Laid, s.draft.Laid) && (!on || at != c) {
		return blocked
	}
	s.hand = hand{}
	return s.edit(d)
}

// shoved is the draft with the end of the word at a cell moved by one cell in a direction:
// away from the rest, which makes room for a letter, or over a gap back to it.
func (s *hands) shoved(c wk.Cell, dir wk.Dir) wk.Draft {
	here, next := s.draft.At(c), s.draft.At(c.Next(dir, 1))
	behind := s.draft.At(c.Next(dir.Back(), 1))
	from, along, n := c, dir, 1
	switch {
	case here == 0 && behind != 0: // the gap itself: what lies behind it closes up
		from, along, n = c.Next(dir.Back(), 1), dir.Back(), -1
	case here == 0 && next != 0:
		from = c.Next(dir, 1)
	case here != 0 && next == 0 && s.draft.At(c.Next(dir, 2)) != 0:
		along, n = dir.Back(), -1
	}
	d := s.draft.Shove(from, along, n, true)
	if slices.Equal(d.Laid, s.draft.Laid) {
		d = s.draft.Shove(from, along, n, false)
	}
	return d
}

// pushed is the draft with a run moved along the longer way to a cell.
func (s *hands) pushed(h hand, c wk.Cell) wk.Draft {
	from, on := s.draft.Cell(h.ids[0])
	if !on {
		return s.draft
	}
	dir, n := wk.DirRight, c.X-from.X
	if dy := c.Y - from.Y; max(dy, -dy) > max(n, -n) {
		dir, n = wk.DirDown, dy
	}
	return s.draft.Move(h.ids, dir, n)
}

// takeOff puts what is in a hand into the pool.
func (s *hands) takeOff(h hand) {
	d := s.draft
	for _, id := range h.ids {
		d = d.Take(id)
	}
	s.hand = hand{}
	s.edit(d)
}

// opens tells whether a tap on a cell only marks it, so that a word can be typed there.
func (s *hands) opens(c wk.Cell) bool {
	return s.laying() && s.hand.empty() && s.draft.At(c) == 0
}

// tapCell is a tap on a cell, or Enter with the cursor there.
func (s *hands) tapCell(c wk.Cell, shift bool) notice {
	if !s.laying() {
		return s.notYet()
	}
	id := s.draft.At(c)
	switch {
	case id != 0 && !shift && s.hand.single(id) && s.writes():
		s.take(hand{})
		s.down, s.writing = s.turned(c), true
	case id != 0 && (shift || s.hand.begins(id)):
		s.take(s.next(id, c, shift))
	case !s.hand.empty():
		return s.put(s.hand, c)
	case id != 0:
		s.take(pick(id))
	}
	return notice{}
}

// enter is a tap on the cell at the cursor; where nothing lies and nothing is held it says so.
func (s *hands) enter(shift bool) notice {
	if s.hand.empty() && s.draft.At(s.cursor) == 0 {
		return notice{id: "studio.no_tile"}
	}
	return s.tapCell(s.cursor, shift)
}

// writes tells whether another tap on a letter lets a word be typed from it. Where words can be pushed apart it takes their end instead.
func (s *hands) writes() bool {
	return len(s.view.Field) == 0 || s.view.Options.Level == wk.LevelI
}

// next is what another tap on a tile picks up: the tile, then with it one end of its word after the other, then nothing.
func (s *hands) next(id int, c wk.Cell, shift bool) hand {
	if !shift && !s.hand.begins(id) {
		return pick(id)
	}
	runs, at := s.runs(c), 0
	if s.hand.begins(id) && s.hand.run {
		at = 1 + slices.IndexFunc(runs, func(h hand) bool { return h.dir == s.hand.dir && h.alone == s.hand.alone })
	}
	if at < len(runs) {
		return runs[at]
	}
	return hand{}
}

// grabbed is what a drag from a cell takes along, nothing where that is the whole field. With Shift it is the run from a tile to its word's
// end with what hangs on it: what lies ahead is pushed, and where nothing does what lies behind is pulled.
func (s *hands) grabbed(c wk.Cell, shift bool, dir wk.Dir) hand {
	id := s.draft.At(c)
	switch {
	case id == 0 || !s.laying():
		return hand{}
	case !shift && s.hand.run && s.hand.holds(id):
		return s.hand
	case !shift:
		return pick(id)
	}
	if s.draft.At(c.Next(dir, 1)) == 0 && s.draft.At(c.Next(dir, 2)) != 0 {
		dir = dir.Back()
	}
	return s.run(c, dir)
}

// place is where a drag would end.
type place int

const (
	nowhere place = iota
	overField
	overPool
)

// drop ends a drag. One that ends where it began is a tap with an unsteady hand.
func (s *hands) drop(h hand, onto place, target wk.Cell) notice {
	s.hand, s.carried = hand{}, false
	first, on := s.draft.Cell(h.ids[0])
	switch {
	case onto == overField && on && first == target, onto == overPool && !on:
		s.hand = h
	case onto == overField:
		s.cursor = target
		return s.put(h, target)
	case onto == overPool:
		s.takeOff(h)
	}
	return notice{}
}

// tapTray is a tap on the pool next to its tiles: what is in the hand goes there.
func (s *hands) tapTray() notice {
	switch _, on := s.held(); {
	case !s.laying() && len(s.view.Pool) == 0:
		return s.notYet()
	case !s.laying() || s.hand.empty():
	case on:
		s.takeOff(s.hand)
	default:
		s.release()
	}
	return notice{}
}

// shove moves the end of the word at the cursor one cell in a direction.
func (s *hands) shove(dir wk.Dir) notice {
	if !s.laying() {
		return notice{}
	}
	d := s.shoved(s.cursor, dir)
	if slices.Equal(d.Laid, s.draft.Laid) {
		return blocked
	}
	s.hand = hand{}
	return s.edit(d)
}
