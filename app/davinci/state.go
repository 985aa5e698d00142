package davinci

import (
	"slices"

	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/each"
)

// ownState is what one seat alone knows and has begun: pure, without widgets.
type ownState struct {
	seat    games.Seat
	view    dv.View // the seat's own
	draft   dv.Draft
	pad     dv.Pad
	begun   bool // the draft belongs to the view
	opening int  // the own tile chosen to be opened, by ID; 0 for none
	weights *weigher

	moment *dv.Guessed // has ended the seat's turn or the round, and the seat sees what that led to; nil: none
	tip    think.Mark  // what a tip means
	led    int         // the tile that the program chose for who guesses on, by ID; -1 once a tap has taken it, 0 before
	asks   dv.Guess    // what a computer is about to guess; its Tile is 0 for nothing
	past   bool        // the newest answer has been looked at
	old    bool        // a replay: only the moment is looked at
	shown  int         // the tile that the newest guess, a wrong one, has laid open, by ID; 0 for none
}

// ended is the state after a guess that has ended the seat's turn, or, whoever guessed, the round; false where it wasn't one.
func (s ownState) ended(v dv.View) (ownState, bool) {
	g, fresh := newGuess(s.view, v)
	if _, over := v.Result(); !fresh || g.Seat != s.seat && !over {
		return s, false
	}
	s.moment = &g
	return s, true
}

// next is the state with another view. fresh tells that the draft begins with it.
func (s ownState) next(v dv.View) (next ownState, fresh bool) {
	before := s.view
	first := before.Seats == nil
	if before.Phase != v.Phase {
		s.opening = 0
	}
	if s.weights == nil {
		s.weights = &weigher{}
	}
	if before.Step != v.Step {
		s.tip, s.led = think.Mark{}, 0
	}
	s.view, s.pad = v, s.pad.For(v)
	if fresh = !s.begun || first && !s.draft.Fits(v) || !first && !goesOn(before, v); fresh {
		s.draft, s.begun = dv.NewDraft(v), true
	}
	return s, fresh
}

// goesOn tells whether a draft still belongs to the next view: the clock's "time is up" takes nothing away that is prepared.
func goesOn(before, v dv.View) bool {
	return before.Step == v.Step || before.Round == v.Round && before.TurnNumber == v.TurnNumber && before.Turn == v.Turn &&
		before.Phase == v.Phase && len(before.Guesses) == len(v.Guesses) && !before.Late && v.Late
}

// setsUp tells whether the seat takes its first tiles, or arranges them.
func (s ownState) setsUp() bool {
	return !s.watching() && (s.view.Phase == dv.PhaseTake || s.view.Phase == dv.PhaseArrange)
}

// watching tells whether others act, and whoever is alone with computers looks on.
func (s ownState) watching() bool { return s.moment == nil && s.view.Asked != s.view.Me }

// judged is the guess whose answer is looked at: the own one, or the newest of somebody else until the seat is asked itself; when a
// turn ends at once with that, as long as its stamp lasts.
func (s ownState) judged() (dv.Guessed, bool) {
	g, ok := lastOf(s.view.Guesses)
	switch v := s.view; {
	case s.moment != nil:
		return *s.moment, true
	case s.watching() || v.Phase == dv.PhaseDraw && !s.past:
		return g, ok && !s.old && g.Seat != s.seat && g.TurnNumber >= v.TurnNumber-1
	default:
		return g, ok && v.Phase == dv.PhaseOpen && g.TurnNumber == v.TurnNumber
	}
}

// acts is whose turn is shown, games.Table for nobody's.
func (s ownState) acts() games.Seat {
	if s.moment != nil {
		return s.moment.Seat
	}
	return s.view.Asked
}

// toPlace is the drawn tile while it lacks its place among several.
func (s ownState) toPlace() (dv.Tile, bool) {
	v := s.view
	if v.Drawn == nil || len(v.Places) < 2 || slices.Contains(v.Places, s.draft.Place) || v.Asked != v.Me {
		return 0, false
	}
	return v.Drawn.Tile()
}

// follows is who is next after a seat.
func follows(v dv.View, seat games.Seat) games.Seat {
	n := games.Seat(len(v.Seats))
	for by := games.Seat(1); by < n; by++ {
		next := (seat + by) % n
		if v.Seats[next].In || v.TurnNumber == 0 {
			return next
		}
	}
	return seat
}

// guessing tells whether the seat may point at a tile and name a number now: first it says where the drawn tile goes.
func (s ownState) guessing() bool {
	v := s.view
	_, loose := s.toPlace()
	return !loose && v.Asked == v.Me && (v.Phase == dv.PhaseGuess || v.Phase == dv.PhaseAgain && !v.Late)
}

// computed tells whether the seat sees what the program has computed, and whether that includes the chances.
func (s ownState) computed() (on, chances bool) {
	if s.pad.Hidden {
		return false, false
	}
	kind := s.view.Options.Pad
	return kind == dv.PadForced || kind == dv.PadChances, kind == dv.PadChances
}

// weigher keeps the weights of a position.
type weigher struct {
	step int
	by   map[int]dv.Likely
}

// of are the weights in a position by the tiles' IDs.
func (w *weigher) of(v dv.View) map[int]dv.Likely {
	if w.by == nil || w.step != v.Step {
		w.step, w.by = v.Step, map[int]dv.Likely{}
		for _, l := range dv.Weigh(v) {
			w.by[l.ID] = l
		}
	}
	return w.by
}

// missing is what the guess still lacks, as a message id, in the order in which the table asks for it; "" when it is complete.
func (s ownState) missing() games.ID {
	if _, ok := s.draft.Guess(s.view); ok {
		return ""
	}
	switch _, loose := s.toPlace(); {
	case loose:
		return "davinci.turn.need_place"
	case s.draft.Target == 0:
		return "davinci.turn.need_tile"
	}
	return "davinci.turn.need_number"
}

// toOpen is the own tile chosen to be opened; false for none.
func (s ownState) toOpen() (dv.Tile, bool) {
	t, _, _, ok := s.view.Find(s.opening)
	tile, known := t.Tile()
	return tile, ok && known
}

// nextOwn is the own hidden tile by steps behind the one that is chosen.
func (s ownState) nextOwn(by int) int {
	var hidden []int
	for _, t := range s.view.Own() {
		if !t.Open {
			hidden = append(hidden, t.ID)
		}
	}
	return after(hidden, s.opening, by)
}

// nextTarget is the tile by steps behind the one that is pointed at.
func (s ownState) nextTarget(by int) int {
	ids := each.Of(s.view.Targets(), func(t dv.Stone) int { return t.ID })
	return after(ids, s.draft.Target, by)
}

// nextRow is a tile in the row of another player, at about the same place as the one that is pointed at; 0 for none.
func (s ownState) nextRow(by int) int {
	v := s.view
	rows := map[games.Seat][]int{}
	var seats []int
	for _, t := range v.Targets() {
		_, seat, _, _ := v.Find(t.ID)
		if rows[seat] == nil {
			seats = append(seats, int(seat))
		}
		rows[seat] = append(rows[seat], t.ID)
	}
	from, at := -1, 0
	if _, seat, _, ok := v.Find(s.draft.Target); ok {
		from, at = int(seat), slices.Index(rows[seat], s.draft.Target)
	}
	row := rows[games.Seat(after(seats, from, by))]
	if len(row) == 0 {
		return 0
	}
	return row[min(max(at, 0), len(row)-1)]
}

// after is the entry of a list by steps behind another one, around its ends; from nowhere it is the first or the last.
func after(list []int, from, by int) int {
	if len(list) == 0 {
		return 0
	}
	at := slices.Index(list, from)
	if at < 0 && by < 0 {
		at = 0
	}
	return list[(at+by+len(list))%len(list)]
}

// lastOf is the newest guess; false for none.
func lastOf(guesses []dv.Guessed) (dv.Guessed, bool) {
	if n := len(guesses); n > 0 {
		return guesses[n-1], true
	}
	return dv.Guessed{}, false
}

// freshly are the tiles that were named right in this turn.
func freshly(v dv.View) map[int]bool {
	out := map[int]bool{}
	for _, g := range v.Guesses {
		if g.TurnNumber == v.TurnNumber && g.Right {
			out[g.Tile] = true
		}
	}
	return out
}
