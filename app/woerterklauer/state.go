package woerterklauer

import (
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
)

// state is what the table shows and what has been begun on it, without widgets: its methods are what keys, taps and drags do.
type state struct {
	hands
	loaded bool // the draft came from the store; the next position must not begin it again

	ended   wk.Draft // the draft before the last action, for when that is taken back
	endedAt int      // its step

	theirs   bool      // a computer is shown at work
	against  bool      // one plays on the other seat, or both
	unfolded *unfolded // its turn, while that is shown before it is done

	listed  bool      // the word list alone decides what counts
	handed  int       // the step at which somebody said that they are there
	chosen  []int     // ids of the tiles to set aside
	opened  string    // the line of the words that shows all it has to say
	lit     []wk.Cell // what the line of the words is about that is pointed at
	tip     think.Mark
	said    notice  // why what was tried last didn't work
	earlier *tryout // the position one step before that a replay shows; nil at the table
}

// doer lets the state do something and shows what has come of it; it tells whether nothing stood in the way.
type doer func(func(*state) notice) bool

// just is for what nothing stands in the way of.
func (do doer) just(what func(*state)) {
	do(func(s *state) notice {
		what(s)
		return notice{}
	})
}

// shift is by how much cells are counted in another way in the next position: from the
// first turn's end on its first word has the first cell, and no longer when that is taken back.
func (s *state) shift(next wk.View) (dx, dy int) {
	switch before, after := len(s.view.Turns), len(next.Turns); {
	case before == 0 && after == 1 && s.view.Options.Size > 0:
		return apart(s.draft, next.Field)
	case before == 1 && after == 0 && next.Step == s.endedAt:
		dx, dy = apart(s.ended, s.view.Field)
		return -dx, -dy
	}
	return 0, 0
}

// apart is by how much a field counts its cells in another way than a draft.
func apart(d wk.Draft, f wk.Field) (dx, dy int) {
	for _, was := range d.Laid {
		for _, p := range f {
			if p.ID == was.ID {
				return p.At.X - was.At.X, p.At.Y - was.At.Y
			}
		}
	}
	return 0, 0
}

// arrive takes up a position; turned tells whether the last thing that happened is that a turn
// was ended. It returns by how much the cells of tiles have changed.
func (s *state) arrive(v wk.View, turned bool) (dx, dy int) {
	dx, dy = s.shift(v)
	s.cursor = wk.Cell{X: s.cursor.X + dx, Y: s.cursor.Y + dy}
	before := s.view
	s.view, s.answers, s.asked, s.said = v, nil, nil, notice{}
	s.hand, s.carried, s.marked = hand{}, false, false // a drag that the clock has overtaken
	if v.Step > before.Step {
		s.ended, s.endedAt = s.draft, before.Step
	}
	s.draft = s.nextDraft(before.Step)
	if before.Step != v.Step {
		s.settleTyped()
		s.unfolded, s.asking = nil, nil
		s.joker, s.chosen, s.opened, s.lit = false, nil, "", nil
		s.down = false // each turn begins as its first line says
	}
	if v.Step < s.handed {
		s.handed = 0 // what was taken back may be done in another way
	}
	s.due = s.changing(turned)
	s.loaded = false
	s.settle()
	return dx, dy
}

// settle brings attempt and verdict to what is shown.
func (s *state) settle() {
	if s.unfolded == nil {
		s.assess()
		return
	}
	s.draft = wk.Draft{Laid: s.unfolded.laid()}
	s.attempt, _ = s.view.Position(s.draft.Laid)
	s.verdict = s.unfolded.now(s.attempt.After)
}

// unfold takes up a computer's turn, of which nothing is shown yet; it returns in how many steps that is to be.
func (s *state) unfold(a games.Action) int {
	end, ok := a.(wk.EndTurn)
	if !ok {
		return 0
	}
	u := newUnfolded(s.view, end)
	if u == nil {
		return 0
	}
	s.unfolded = u
	s.settle()
	return len(u.strides)
}

// fold puts a computer's turn away that is not shown any more: where it wasn't done, all lies as before.
func (s *state) fold() {
	if s.unfolded != nil {
		s.unfolded = nil
		s.draft = wk.NewDraft(s.view)
		s.assess()
	}
}

// nextDraft is the draft for the position now, after the one of a step.
func (s *state) nextDraft(before int) wk.Draft {
	v := s.view
	switch {
	case v.Phase != wk.PhaseLay:
		return wk.NewDraft(v)
	case s.loaded, v.Step == before:
		return s.draft.For(v)
	case v.Step < before && v.Step == s.endedAt && s.ended.Laid != nil: // to be mended
		return s.ended.For(v)
	default:
		return wk.NewDraft(v)
	}
}

// changing tells whether the screen goes to the other side before anything else happens.
// Drawing the tiles is how the other side says that it is there.
func (s *state) changing(turned bool) bool {
	switch {
	case s.view.Phase == wk.PhaseDraw:
		return true
	case s.over(), s.view.Step == 0, s.handed == s.view.Step, s.loaded && s.changed():
		return false
	}
	return turned
}

// goOn begins the turn: from now on the clock runs.
func (s *state) goOn() { s.due, s.handed = false, s.view.Step }

// choosing tells whether tiles of the pool are chosen to be put back.
func (s *state) choosing() bool {
	return s.acting && !s.due && (s.view.Phase == wk.PhaseVowel || s.joker && s.view.Phase == wk.PhaseLay)
}

// thinking tells whether somebody chooses or lays tiles. The clock stands still while the laptop is turned and while the table rules.
func (s *state) thinking() bool {
	p := s.view.Phase
	return (p == wk.PhaseLay || p == wk.PhaseVowel) && !s.due && s.asking == nil
}

// move is a main action of the moment.
type move int

const (
	moveNone   move = iota
	moveResult      // see how it ended
	moveDraw        // fill the pool
	moveGoOn        // take over the laptop
	moveVowel       // set the chosen tiles aside for want of a vowel
	moveJoker       // exchange the chosen tiles
	moveFinish      // end the turn
)

// main is the main action of the moment.
func (s *state) main() move {
	switch {
	case !s.acting || s.asking != nil:
		return moveNone
	case s.over():
		return moveResult
	case s.view.Phase == wk.PhaseDraw:
		return moveDraw
	case s.due:
		return moveGoOn
	case s.view.Phase == wk.PhaseVowel:
		return moveVowel
	case s.joker:
		return moveJoker
	default:
		return moveFinish
	}
}

// answer takes the table's answers to open questions.
func (s *state) answer(answers []games.Ruling) {
	s.answers, s.asked = append(slices.Clip(s.answers), answers...), nil
	s.assess()
}

// askAgain forgets the table's answers of this turn.
func (s *state) askAgain() {
	s.answers, s.asked = nil, nil
	s.assess()
}

// toggle opens a line of the words, or closes it again.
func (s *state) toggle(key string) {
	if s.opened == key {
		key = ""
	}
	s.opened = key
}

// light is for what a line of the words is about that is pointed at; nil for nothing. It tells whether that is something else than before.
func (s *state) light(cells []wk.Cell) bool {
	if slices.Equal(s.lit, cells) {
		return false
	}
	s.lit = cells
	return true
}

// dim ends light, unless something else is lit by now.
func (s *state) dim(cells []wk.Cell) bool { return slices.Equal(s.lit, cells) && s.light(nil) }

// colored is the field in the colours that count: letters show another one, and new ones are somebody's, only in a word that is
// known to count.
func (s *state) colored() (f wk.Field, open map[wk.Cell]bool) {
	if !s.lays() || s.unfolded != nil {
		return s.verdict.Field, nil
	}
	counts := map[wk.Cell]bool{}
	for i := range s.verdict.Words {
		if w := &s.verdict.Words[i]; w.Fate != wk.FateInvalid && w.Fate != wk.FateOpen && w.Fate != wk.FateUnchanged && len(s.refused(w)) == 0 {
			for _, c := range w.Cells {
				counts[c] = true
			}
		}
	}
	f, open = slices.Clone(s.verdict.Field), map[wk.Cell]bool{}
	for i, p := range f {
		was, lay := s.formerly(p.ID)
		switch {
		case counts[p.At]:
		case lay:
			f[i].Color = was.Color
		default:
			open[p.At] = true
		}
	}
	return f, open
}

// counts are the letters of each color that count, and by how many the mover leads with them.
func (s *state) counts() (t wk.Tally, lead int) {
	if s.unfolded != nil {
		return wk.Tally{Red: s.verdict.Red, Black: s.verdict.Black}, s.verdict.Lead
	}
	t = s.view.Tally
	if s.lays() {
		f, open := s.colored()
		t = slices.DeleteFunc(f, func(p wk.Placed) bool { return open[p.At] }).Tally()
	}
	return t, t.Lead(s.mover()) + extraIn(s.view.Options, s.view.TurnNumber).Lead(s.mover())
}

// extraIn are the letters of the handicap, by color, as far as they count in a turn.
func extraIn(o wk.Options, turn int) wk.Tally {
	bonus := o.Bonus(wk.Red, turn)
	return wk.Tally{Red: max(0, bonus), Black: max(0, -bonus)}
}

// stands tells whether the turn may end as it lies, at least if the table agrees.
func (s *state) stands() bool { return s.verdict.Lawful || s.verdict.Askable && !s.listed }

// tone is how a sentence is meant.
type tone int

const (
	toneQuiet tone = iota
	toneAsk        // it asks for something
	toneGood
	toneWarn
)

// sentence is what is to be done, or what is missing.
func (s *state) sentence() (notice, tone) {
	v := s.view
	switch {
	case s.due && s.against && len(v.Turns) > 0:
		return notice{"judge.look", games.Args{"Seat": v.Turns[len(v.Turns)-1].Seat}}, toneAsk
	case s.due && len(v.Turns) > 0:
		return notice{"judge.turn_laptop", games.Args{"Seat": s.seat()}}, toneAsk
	case v.Phase == wk.PhaseDraw:
		return notice{id: "judge.draw.first"}, toneQuiet
	case v.Phase == wk.PhaseVowel:
		return notice{"judge.vowel.short", games.Args{"Count": v.Aside, "Chosen": len(s.chosen)}}, toneAsk
	case s.choosing():
		return notice{"judge.joker.short", games.Args{"Max": v.Swap, "Chosen": len(s.chosen)}}, toneAsk
	}
	return s.judged()
}

// judged is what the verdict on the turn asks for, or lets one do.
func (s *state) judged() (notice, tone) {
	v := s.view
	switch {
	case s.verdict.Lawful:
		return notice{"judge.can_end", games.Args{"Lead": signed(s.verdict.Lead)}}, toneGood
	case s.verdict.Askable && s.listed:
		return notice{"judge.cant_ask", games.Args{"Words": s.toAsk()}}, toneWarn
	case s.verdict.Askable:
		return s.willAsk(), toneAsk
	case !s.changed() && len(v.Field) == 0:
		return notice{id: "judge.missing.first"}, toneQuiet
	case !s.changed():
		return s.behind("judge.missing.lead"), toneQuiet
	}
	if n := s.unfinished(); !n.empty() {
		return n, toneAsk
	}
	n := s.missing()
	if n.id == "judge.missing.lead" {
		n = s.behind(n.id)
	}
	return n, toneWarn
}

// behind says by how many letters the mover is behind the lead.
func (s *state) behind(id games.ID) notice {
	_, by := s.counts()
	return notice{id, games.Args{"N": max(1, 1-by)}}
}

// willAsk says that there will be questions: to both, or to one person alone.
func (s *state) willAsk() notice {
	id := games.ID("judge.can_ask")
	if s.against {
		id = "judge.can_ask.you"
	}
	return notice{id, games.Args{"Words": s.toAsk()}}
}

// tile is a tile of the field as it is shown.
type tile struct {
	wk.Placed            // in the colour that it shows if the turn ends like this
	fresh           bool // new, or moved in this turn
	bad, cross, ask bool // see faults
	open            bool // nobody's yet
	chosen          bool // picked up
	away            bool // in the air: only its place is shown
	typed           bool // its word is being typed
}

// tiles are those of the draft.
func (s *state) tiles() []tile {
	colors := map[wk.Cell]wk.Color{}
	field, open := s.colored()
	for _, p := range field {
		colors[p.At] = p.Color
	}
	var f faults
	if s.lays() {
		f = s.faults()
	}
	since := &s.tryout
	if s.earlier != nil {
		since = s.earlier
	}
	out := make([]tile, len(s.attempt.After))
	for i, p := range s.attempt.After {
		if c, judged := colors[p.At]; judged {
			p.Color = c
		}
		held := s.hand.holds(p.ID)
		was, lay := since.formerly(p.ID)
		out[i] = tile{
			Placed: p, fresh: !lay || was.At != p.At, chosen: held && !s.carried, away: held && s.carried, typed: s.isTyped(wk.Lay{ID: p.ID, At: p.At}),
			bad: f.bad[p.At], cross: f.cross[p.At], ask: f.ask[p.At] && !f.cross[p.At], open: open[p.At],
		}
	}
	return out
}
