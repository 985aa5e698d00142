package davinci

import (
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// noteLine is what the notes say of one tile.
type noteLine struct {
	stone dv.Stone
	seat  games.Seat // its owner
	place int        // in the row, from 0
	cells []noteCell
}

// noteCell is what the notes say of one number of a tile.
type noteCell struct {
	state  cellState
	chance float64 // of cellChance
}

type cellState int

const (
	cellOpen   cellState = iota // nothing was computed
	cellCan                     // possible
	cellChance                  // possible, with its chance
	cellSure                    // the only one that is left
	cellCannot                  // impossible
	cellStruck                  // struck out by hand
)

// noteNumbers are the columns: 0 to 11, and the dash where it is in the match.
func noteNumbers(o dv.Options) []int {
	var out []int
	for n := range dv.Values {
		if o.Names(n) {
			out = append(out, n)
		}
	}
	return out
}

// notesOn tells whether this match has notes at all.
func (s ownState) notesOn() bool { return s.view.Options.Pad != dv.PadOff }

// noted is what the notes say: a line for each hidden tile of the others.
func (s ownState) noted() []noteLine {
	v := s.view
	on, chances := s.computed()
	var weights map[int]dv.Likely
	if on {
		weights = s.weights.of(v)
	}
	var out []noteLine
	for _, t := range v.Targets() {
		_, seat, place, _ := v.Find(t.ID)
		line := noteLine{stone: t, seat: seat, place: place}
		for _, number := range noteNumbers(v.Options) {
			line.cells = append(line.cells, s.cell(t, number, on, chances, weights[t.ID]))
		}
		out = append(out, line)
	}
	return out
}

func (s ownState) cell(t dv.Stone, number int, on, chances bool, likely dv.Likely) noteCell {
	switch chance := likely.Chance(number); {
	case s.seen(t.Color, number) || on && !likely.Possible(number):
		return noteCell{state: cellCannot}
	case s.pad.Struck(t.ID, number):
		return noteCell{state: cellStruck}
	case !on:
		return noteCell{}
	case chance == 1:
		return noteCell{state: cellSure}
	case chances:
		return noteCell{cellChance, chance}
	}
	return noteCell{state: cellCan}
}

// seen tells whether a tile is one's own or lies open, so that no hidden one of the others can be that.
func (s ownState) seen(c dv.Color, number int) bool {
	is := func(t dv.Stone) bool { return t.Color == c && t.Number == number }
	for _, sv := range s.view.Seats {
		if slices.ContainsFunc(sv.Row, is) {
			return true
		}
	}
	return s.view.Drawn != nil && is(*s.view.Drawn)
}

// strike is the pad with a number of a tile struck out, or no longer; what is seen is struck by itself.
func (s ownState) strike(tile, number int, on bool) dv.Pad {
	if t, _, _, ok := s.view.Find(tile); !ok || s.seen(t.Color, number) || s.pad.Struck(tile, number) == on {
		return s.pad
	}
	return s.pad.Toggle(tile, number)
}

// numberKey is how a key looks that names a number.
type numberKey struct {
	number int
	chosen bool
	out    bool // can't be right
	struck bool // struck out by hand
}

// numberKeys are the keys as the position and the notes make them.
func (s ownState) numberKeys() []numberKey {
	target, _, _, aimed := s.view.Find(s.draft.Target)
	out := make([]numberKey, 0, dv.Values)
	for _, n := range noteNumbers(s.view.Options) {
		k := numberKey{number: n, chosen: n == s.draft.Number}
		if aimed && s.guessing() {
			k.out = s.excluded(target, n)
			k.struck = s.notesOn() && s.pad.Struck(target.ID, n)
		}
		out = append(out, k)
	}
	return out
}

// excluded tells whether a number can't be right for a tile, as far as the match wants
// its players to be told: what the notes say, or without them the warnings.
func (s ownState) excluded(t dv.Stone, number int) bool {
	switch on, _ := s.computed(); {
	case on:
		return !s.weights.of(s.view)[t.ID].Possible(number)
	case s.notesOn():
		return s.seen(t.Color, number)
	}
	return dv.Warn(s.view, dv.Guess{Tile: t.ID, Number: number}) != nil
}

// laying is a row into which dashes are put: which one is picked up, and which gap marked.
type laying struct {
	picked dv.Tile // noTile for none
	cursor int     // the gap of the keyboard or the pointer, as the row shows it; -1 for none
}

// noTile is none of the tiles.
const noTile dv.Tile = -1

// of is what is picked in a position: the first dash without a place, if none is.
func (l laying) of(v dv.View, d dv.Draft) laying {
	if !slices.Contains(v.Hand, l.picked) {
		l.picked = noTile
	}
	if loose := d.Loose(v); l.picked == noTile && len(loose) > 0 {
		return laying{loose[0], -1}
	}
	return l
}

// gaps are those where the picked dash may go, as the row shows them: those on both sides of the dash itself are no other places.
func (l laying) gaps(row []dv.Tile) []int {
	if l.picked == noTile {
		return nil
	}
	at := slices.Index(row, l.picked)
	var out []int
	for g := range len(row) + 1 {
		if at < 0 || g != at && g != at+1 {
			out = append(out, g)
		}
	}
	return out
}

// pick takes a dash up, or leaves it where it stands; false for another tile.
func (l laying) pick(t dv.Tile) (laying, bool) {
	if !t.IsDash() {
		return l, false
	}
	if l.picked == t {
		t = noTile
	}
	return laying{t, -1}, true
}

// nextDash picks the next dash of a hand, if it has one.
func (l laying) nextDash(hand []dv.Tile) laying {
	var dashes []dv.Tile
	for _, t := range hand {
		if t.IsDash() {
			dashes = append(dashes, t)
		}
	}
	if len(dashes) == 0 {
		return l
	}
	return laying{dashes[(slices.Index(dashes, l.picked)+1)%len(dashes)], -1}
}

// step moves the mark among the gaps of a row; it stops at the ends.
func (l laying) step(row []dv.Tile, by int) laying {
	gaps := l.gaps(row)
	if len(gaps) == 0 {
		return l
	}
	i := slices.Index(gaps, l.cursor)
	switch {
	case i >= 0:
		i = min(max(i+by, 0), len(gaps)-1)
	case by < 0:
		i = len(gaps) - 1
	default:
		i = 0
	}
	l.cursor = gaps[i]
	return l
}

// put is the draft with the picked dash in a gap of the row that is shown.
func (l laying) put(v dv.View, d dv.Draft, gap int) dv.Draft {
	if at := slices.Index(d.Row, l.picked); at >= 0 && gap > at {
		gap--
	}
	return d.Put(v, l.picked, gap)
}
