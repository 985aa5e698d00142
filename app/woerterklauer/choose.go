package woerterklauer

import (
	"fmt"
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// slot is a place in the pool as it is shown. Letters that were laid leave theirs behind.
type slot struct {
	wk.Tile
	lies   slotKind
	color  wk.Color // of a tile that lies next to the field
	chosen bool     // picked up, or to be put back
}

// slotKind is what lies in a slot.
type slotKind int

const (
	slotPool      slotKind = iota // a tile of the pool
	slotLaid                      // nothing any more: it was laid, or is in the air
	slotExchanged                 // a letter of the field that another one has replaced
	slotBeside                    // a tile of the field that lies next to it, until it is put somewhere
)

func (p slot) free() bool { return p.lies != slotLaid }

// slots are the pool's own tiles in the order in which they were drawn, then those that came off the field; they may all be used alike.
func (s *state) slots() []slot {
	var out []slot
	left := s.draft.Pool(s.view)
	for _, t := range s.view.Pool {
		p := slot{Tile: t}
		if !slices.Contains(left, t) {
			p.lies = slotLaid
		}
		out = append(out, p)
	}
	for _, t := range left {
		if p, lay := s.formerly(t.ID); lay && (!s.unfolded.flies(t.ID) || s.unfolded.aloft[t.ID].Now == nil) { // one on its way has no place here
			beside := slot{Tile: t, lies: slotExchanged, color: p.Color}
			if s.draft.At(p.At) == 0 {
				beside.lies = slotBeside
			}
			out = append(out, beside)
		}
	}
	for i, p := range out {
		switch {
		case s.unfolded.flies(p.ID):
			out[i].lies = slotLaid
		case s.theirs:
			out[i].chosen = slices.Contains(s.chosen, p.ID)
		case s.choosing():
			out[i].chosen = slices.Contains(s.chosen, p.ID)
		case !p.free() || !s.hand.holds(p.ID):
		case s.carried:
			out[i].lies = slotLaid
		default:
			out[i].chosen = true
		}
	}
	return out
}

// poolHint says what to do with what is in the hand, or else how many tiles there are.
func (s *state) poolHint() notice {
	id, on := s.held()
	args := games.Args{"Letter": s.letter(id).String()}
	switch {
	case s.marked:
		return notice{id: "studio.hand.mark"}
	case s.hand.run:
		return notice{"studio.hand.run", args}
	case on && s.writes():
		c, _ := s.draft.Cell(id)
		if s.turned(c) {
			return notice{"studio.hand.down", args}
		}
		return notice{"studio.hand.across", args}
	case on:
		return notice{"studio.hand.field", args}
	case id != 0:
		return notice{"studio.hand.pool", args}
	}
	if len(s.view.Pool) == 0 {
		return notice{}
	}
	free, letters, words := 0, []string{}, []string{}
	for _, p := range s.slots() {
		if word := s.exchangedFrom(p.Letter.String()); p.lies == slotExchanged && word != "" {
			letters, words = append(letters, p.Letter.String()), append(words, word)
		}
		if p.free() {
			free++
		}
	}
	slices.Sort(words)
	return notice{"studio.pool.info", games.Args{"Free": free, "N": len(letters), "Letters": letters, "Words": slices.Compact(words)}}
}

// exchangedFrom is the word in which another letter lies in the place of this one.
func (s *state) exchangedFrom(letter string) string {
	for _, w := range s.verdict.Words {
		for _, n := range w.Notes {
			if was, _ := n.Args["Was"].([]string); n.ID == wk.NoteExchanged && slices.Contains(was, letter) {
				return fmt.Sprint(n.Args["Word"])
			}
		}
	}
	return ""
}

// tapPool is a tap on a tile in the pool.
func (s *state) tapPool(id int) notice {
	switch {
	case s.choosing():
		return s.choose(id)
	case s.laying() && s.marked:
		return s.layNext(id)
	case s.laying() && s.hand.single(id):
		s.release()
	case s.laying():
		s.take(pick(id))
	}
	return notice{}
}

// pickSlot is Enter on a tile of the pool: it is picked up; with a tile of the field in the hand that goes back to the pool.
func (s *state) pickSlot(p slot) notice {
	_, on := s.held()
	switch {
	case s.choosing():
		return s.choose(p.ID)
	case s.laying() && on:
		s.takeOff(s.hand)
	case s.laying() && p.free():
		return s.tapPool(p.ID)
	}
	return notice{}
}

// mostChosen is how many tiles can be chosen.
func (s *state) mostChosen() int {
	if s.view.Phase == wk.PhaseVowel {
		return s.view.Aside
	}
	return s.view.Swap
}

// choose adds a tile of the pool to those that are put back, or takes it out again.
func (s *state) choose(id int) notice {
	switch i := slices.Index(s.chosen, id); {
	case i >= 0:
		s.chosen = slices.Delete(slices.Clone(s.chosen), i, i+1)
	case len(s.chosen) < s.mostChosen():
		s.chosen = append(slices.Clip(s.chosen), id)
	default:
		return notice{"judge.enough", games.Args{"N": s.mostChosen()}}
	}
	return notice{}
}

// chooseLetter chooses the first tile with a letter that isn't chosen yet.
func (s *state) chooseLetter(letter string) notice {
	for _, t := range s.view.Pool {
		if t.Letter.String() == letter && !slices.Contains(s.chosen, t.ID) {
			return s.choose(t.ID)
		}
	}
	return notice{}
}

// beginJoker lets tiles be chosen for the swap joker; what was laid goes back.
func (s *state) beginJoker() {
	if s.changed() {
		s.back()
	}
	s.hand, s.joker, s.chosen = hand{}, true, nil
}

// leaveJoker goes back to laying tiles.
func (s *state) leaveJoker() { s.joker, s.chosen = false, nil }

// clockTakes is how many tiles the clock would take for the joker, 0 while nobody uses it.
func (s *state) clockTakes() int {
	if !s.joker || !s.choosing() {
		return 0
	}
	return max(1, len(s.chosen))
}

// putBack is the action that puts the chosen tiles back, nil with what is missing.
func (s *state) putBack() (games.Action, notice) {
	ids := slices.Clone(s.chosen)
	switch vowel := s.view.Phase == wk.PhaseVowel; {
	case vowel && len(ids) == s.view.Aside:
		return wk.SetAside{Tiles: ids}, notice{}
	case vowel:
		return nil, notice{wk.IllegalAside, games.Args{"Count": s.view.Aside}}
	case len(ids) > 0:
		return wk.Swap{Tiles: ids}, notice{}
	default:
		return nil, notice{id: "judge.joker.none"}
	}
}
