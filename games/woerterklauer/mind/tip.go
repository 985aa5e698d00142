package mind

import (
	"cmp"
	"context"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
)

// What a tip says. N is a lead, Word a word, Letters are letters of the pool.
const (
	TipFine    games.ID = "woerterklauer.tip.fine"    // N: to end the turn as it lies is no mistake; More: the lead that the next grades go on to, 0 for none
	TipBack    games.ID = "woerterklauer.tip.back"    // what was laid leads away from anything good: Own is the lead with it, 0 for none, N the one from the turn's beginning
	TipLook    games.ID = "woerterklauer.tip.look"    // Word: there something can be made
	TipPool    games.ID = "woerterklauer.tip.pool"    // nothing lies on the field yet
	TipJoker   games.ID = "woerterklauer.tip.joker"   // tiles are chosen for the joker, but there is a lead without it
	TipChange  games.ID = "woerterklauer.tip.change"  // Exchanged, Added (how many letters), New (another meaning), N, More: whether other words come after it
	TipCross   games.ID = "woerterklauer.tip.cross"   // Count: of how many letters a new word is, N, More
	TipRebuild games.ID = "woerterklauer.tip.rebuild" // the field must be rebuilt for it, N
	TipLay     games.ID = "woerterklauer.tip.lay"     // Back: what was laid is to be taken back first; Word; From and Into: the old word that becomes another one by it, "" for none; N: the lead with it, Needs: letters that it still lacks, More: the lead that one can go on to from there, 0 for none
	TipWords   games.ID = "woerterklauer.tip.words"   // Back, Words, N
	TipUnseen  games.ID = "woerterklauer.tip.unseen"  // no lead was found, but there is the joker
	TipSwap    games.ID = "woerterklauer.tip.swap"    // Letters: rare, or there more than once
	TipGiveUp  games.ID = "woerterklauer.tip.give_up" // no lead was found, and there is no joker
	TipRare    games.ID = "woerterklauer.tip.rare"    // which tiles to part with
	TipAside   games.ID = "woerterklauer.tip.aside"   // Letters
)

// Mark is what a tip points at.
type Mark struct {
	Frame []wk.Cell // of a word
	Lay   []Laid    // what is to be laid
	Lift  []wk.Cell // where nothing is to lie
	Pool  []int     // tiles of the pool

	// What the last grade says is to be done: a word to be laid, from what lies there or, if Anew is set, from the turn's
	// beginning; or, where the field must be rebuilt, all tiles as they lie then.
	Word  wk.Spelled
	Anew  bool
	Field []wk.Lay
}

// Done is what lies there once the last grade is done, from a draft on; false if it can't be done from there.
func (m Mark) Done(v wk.View, d wk.Draft) ([]wk.Lay, bool) {
	if m.Word.Text == "" {
		return m.Field, m.Field != nil
	}
	if m.Anew {
		d = wk.NewDraft(v)
	}
	d, missing := d.Type(v, m.Word.At, m.Word.Across, m.Word.Text)
	return d.Laid, len(missing) == 0
}

// Laid is a letter on a cell.
type Laid struct {
	At     wk.Cell
	Letter wk.Letter
}

// Tip is help for whoever is asked. own is what is prepared: an EndTurn with what lies on the field, lawful or not, a Swap, or nil
// for nothing. What the last grade says can be done, and what lies there then can be made a turn that is no mistake.
func (m Mind) Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error) {
	v, ok := view.(wk.View)
	if !ok {
		return mind.Tip{}, games.Refuse(games.IllegalData, nil)
	}
	switch v.Phase {
	case wk.PhaseVowel:
		aside := poolHint(v, TipAside, worst(v, v.Aside))
		return mind.Tip{Hints: []mind.Hint{{Say: TipRare}, aside}}, nil
	case wk.PhaseLay:
		a := m.advise(ctx, v, own)
		return mind.Tip{Hints: a.hints(), Rough: ctx.Err() != nil}, nil
	}
	return mind.Tip{}, nil
}

func poolHint(v wk.View, say games.ID, ids []int) mind.Hint {
	var letters []string
	for _, t := range v.Pool {
		if slices.Contains(ids, t.ID) {
			letters = append(letters, t.Letter.String())
		}
	}
	return mind.Hint{Say: say, Args: games.Args{"Letters": letters}, Mark: Mark{Pool: ids}}
}

// advice is what there is to say of a turn.
type advice struct {
	*search
	lies    [cells]uint8 // what is prepared
	swaps   bool         // the joker is
	mine    *turn        // what is prepared, if it is lawful
	found   weighed
	goes    *turn // what to go for
	changed []wk.Cell
}

func (m Mind) advise(ctx context.Context, v wk.View, own games.Action) *advice {
	s, from := m.open(ctx, v)
	a := &advice{search: s, lies: from.cur}
	var mine []turn
	switch own := own.(type) {
	case wk.Swap:
		a.swaps = true
	case wk.EndTurn:
		if a.prepared(from, own.Field) && len(a.changed) > 0 {
			if t, ok := s.of(own); ok {
				mine = []turn{t}
			}
		}
	}
	found := s.studied(m, from)
	most := 0
	if goals := s.goals(found); len(goals) > 0 {
		most = goals[0].verdict.Lead
	}
	more := weighed(slices.Concat(mine, a.going(m, from, most)))
	s.leave(more)
	a.found = slices.Concat(found, more[len(mine):])
	if len(mine) > 0 {
		a.mine = &more[0]
	}
	a.choose()
	return a
}

// prepared takes over what lies on the field; false if that is nothing to go on from.
func (a *advice) prepared(from *pos, lays []wk.Lay) bool {
	letters := map[int]uint8{}
	for _, t := range a.view.Pool {
		letters[t.ID] = uint8(t.Letter - 'A' + 1)
	}
	for _, p := range a.view.Field {
		letters[p.ID] = uint8(p.Letter - 'A' + 1)
	}
	if len(a.view.Field) == 0 && len(lays) > 0 { // where the first word lies is all the same
		a.low = slices.MinFunc(lays, func(x, y wk.Lay) int { return cmp.Or(x.At.Y-y.At.Y, x.At.X-y.At.X) }).At
	}
	var now [cells]uint8
	for _, l := range lays {
		if letters[l.ID] == 0 || !near(l.At, a.low) {
			return false
		}
		now[cellOf(l.At, a.low)] = letters[l.ID]
	}
	a.lies = now
	for cell, letter := range now {
		if letter != from.cur[cell] {
			a.changed = append(a.changed, fieldCell(cell, a.low))
		}
	}
	return true
}

// going are turns that go on from what lies there, as far as all of that is right and no tile was moved. They lead by no more than
// what tips lead to from the beginning: a review wouldn't say that there was more.
func (a *advice) going(m Mind, from *pos, most int) []turn {
	p := a.drafted(from)
	if p == nil {
		return nil
	}
	d := m.measure(wk.LevelI)
	d.plain = true
	s := &search{question: a.question, dials: d, ctx: a.ctx, budget: min(m.nodes, going), ceiling: cmp.Or(most, m.ceiling)}
	return s.lawful(s.widened(p), largest)
}

// going is how much is looked at for turns that go on: what lies there isn't taken back for want of them.
const going = 3 * glimpse

// drafted is the position that is prepared.
func (a *advice) drafted(from *pos) *pos {
	if len(a.changed) == 0 {
		return nil
	}
	p := new(pos)
	*p = *from
	for _, c := range a.changed {
		cell := cellOf(c, a.low)
		if a.lies[cell] == 0 {
			return nil
		}
		p.take(cell, a.lies[cell])
	}
	if !a.right(p) {
		return nil
	}
	p.count()
	return p
}

// right tells whether what is prepared makes words only, in one piece and as many as fit.
func (a *advice) right(p *pos) bool {
	if slices.Min(p.pool[1:]) < 0 || int(p.high[across]-p.low[across]) >= a.edge || int(p.high[down]-p.low[down]) >= a.edge {
		return false
	}
	for _, c := range a.changed {
		cell, alone := cellOf(c, a.low), true
		for _, d := range [2]direction{across, down} {
			if start, n := p.run(d, cell); n > 1 {
				if alone = false; !a.marked(p, d, start, n) {
					return false
				}
			}
		}
		if alone {
			return false
		}
	}
	tiles := 0
	for _, letter := range p.cur {
		if letter != 0 {
			tiles++
		}
	}
	f := finder{search: a.search, pos: p}
	return f.mayExchange() && p.reach(cellOf(a.changed[0], a.low)) == tiles
}

// choose settles what to go for: of the goals one that keeps what lies there.
func (a *advice) choose() {
	goals := a.goals(a.found)
	slices.SortStableFunc(goals, func(x, y turn) int { return cmp.Compare(a.undoes(&x), a.undoes(&y)) })
	if len(goals) > 0 {
		a.goes = &goals[0]
	}
}

// undoes is 1 if a turn needs what lies there to be taken back, else 0.
func (a *advice) undoes(t *turn) int {
	for _, c := range a.changed {
		if cell := cellOf(c, a.low); t.end.cur[cell] != a.lies[cell] {
			return 1
		}
	}
	return 0
}

// rebuilds is 1 if a turn moves tiles, else 0.
func rebuilds(t *turn) int {
	if t.end.reshaped {
		return 1
	}
	return 0
}

// began is what lay there when the turn began.
func (a *advice) began() *[cells]uint8 {
	var out [cells]uint8
	for _, p := range a.view.Field {
		out[cellOf(p.At, a.low)] = uint8(p.Letter - 'A' + 1)
	}
	return &out
}

// next is the first word of the turn to go for that doesn't lie there yet.
func (a *advice) next() *play {
	plays := a.goes.end.plays
	for i := range plays {
		y := &plays[i]
		for k := range y.n {
			if a.lies[y.start+k*y.dir.ahead()] != y.lay[k] {
				return y
			}
		}
	}
	return &plays[len(plays)-1]
}

// used are the tiles of the pool that a position needs.
func (a *advice) used(p *pos) []int {
	var out []int
	for _, l := range a.lays(p) {
		if slices.ContainsFunc(a.view.Pool, func(t wk.Tile) bool { return t.ID == l.ID }) {
			out = append(out, l.ID)
		}
	}
	return out
}

// mark marks what is still to be laid on some cells for a position.
func (a *advice) mark(p *pos, on []wk.Cell) Mark {
	m := Mark{Frame: on}
	for _, c := range on {
		if cell := cellOf(c, a.low); p.cur[cell] == 0 {
			m.Lift = append(m.Lift, c)
		} else if p.cur[cell] != a.lies[cell] {
			m.Lay = append(m.Lay, Laid{At: c, Letter: wk.Letter('A' + p.cur[cell] - 1)})
		}
	}
	return m
}

// cellsOf are the cells of a word.
func cellsOf(s wk.Spelled) []wk.Cell {
	var out []wk.Cell
	cell := cellOf(s.At, corner{})
	for i := range s.Text {
		out = append(out, fieldCell(cell+i*directionOf(s.Across).ahead(), corner{}))
	}
	return out
}
