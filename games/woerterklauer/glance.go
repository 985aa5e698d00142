package woerterklauer

import "slices"

// Glance is what the referee says of a turn, without its sentences: each field is what Verdict has under its
// name.
type Glance struct {
	Lawful, Askable  bool
	Red, Black, Lead int
	Field            Field
}

// Glances looks at many ends of one turn: what they have in common is looked at once, and each question is put
// to the Judge once. It isn't for two goroutines at a time.
type Glances struct {
	start  Attempt
	before *layout // nil if the position can't be judged at all
	asker  *asker
	tiles  [Tiles + 1]Placed // field and pool, by id; those of the pool in the mover's colour
}

// NewGlances looks at a turn that begins with this view; j as for Referee.
func NewGlances(v View, j Judge) *Glances {
	g := &Glances{asker: newAsker(j)}
	g.start, _ = v.Position(nil)
	same := g.start
	same.After, same.Left = same.Before, same.Pool
	if _, bad := same.unsound(); bad {
		return g
	}
	g.before = newLayout(v.Field)
	for _, t := range v.Pool {
		g.tiles[t.ID] = Placed{Tile: t, Color: v.Mover}
	}
	for _, p := range v.Field {
		g.tiles[p.ID] = p
	}
	return g
}

// At is the glance at these tiles on the field. false: they are not tiles of field and pool, each once, or
// nothing can be said of the position.
func (g *Glances) At(lays []Lay) (Glance, bool) {
	t, ok := g.attempt(lays)
	if !ok {
		return Glance{}, false
	}
	if len(lays) == 0 || doubledOrSpread(t.After) {
		t.After.Sort()
		return glance(t.After, &t), true
	}
	raw := newLayout(t.After)
	r := interpret(&t, g.before, raw)
	r.ask(g.asker)
	after, _ := r.recoloured(raw.field)
	out := glance(after, &t)
	if out.Lead > 0 && r.fits(t.Edge) && r.stands() && r.lowest(min(t.Level, LevelIV)) != 0 {
		out.Askable = r.isOpen()
		out.Lawful = !out.Askable
	}
	return out, true
}

// attempt is the turn that ends with these tiles on the field, in any order.
func (g *Glances) attempt(lays []Lay) (Attempt, bool) {
	t := g.start
	if g.before == nil {
		return t, false
	}
	var laid [Tiles + 1]bool
	t.After, t.Left = make(Field, 0, len(lays)), make([]Tile, 0, len(t.Before)+len(t.Pool))
	for _, l := range lays {
		if !l.valid() || laid[l.ID] || g.tiles[l.ID].ID == 0 {
			return t, false
		}
		laid[l.ID] = true
		p := g.tiles[l.ID]
		p.At = l.At
		t.After = append(t.After, p)
	}
	for id, p := range g.tiles {
		if p.ID != 0 && !laid[id] {
			t.Left = append(t.Left, p.Tile)
		}
	}
	return t, true
}

// glance counts the letters of a field that a turn leaves.
func glance(f Field, t *Attempt) Glance {
	tally := f.Tally()
	return Glance{Red: tally.Red, Black: tally.Black, Lead: tally.Lead(t.Mover) + t.Bonus, Field: f}
}

// doubledOrSpread tells whether a field can't be judged at all.
func doubledOrSpread(f Field) bool {
	if spread(f) {
		return true
	}
	low, _ := f.box()
	var taken [maxBox * maxBox / 64]uint64
	for _, p := range f {
		at := (p.At.Y-low.Y)*maxBox + p.At.X - low.X
		if taken[at/64]>>(at%64)&1 == 1 {
			return true
		}
		taken[at/64] |= 1 << (at % 64)
	}
	return false
}

// fits tells whether the whole field is refused for nothing.
func (r *reading) fits(edge int) bool {
	wide, high := r.after.field.Size()
	return wide <= edge && high <= edge && r.after.whole() &&
		!slices.ContainsFunc(r.after.field, func(p Placed) bool { return r.after.alone(p.ID) })
}

// stands tells whether no word is refused by itself.
func (r *reading) stands() bool {
	for now := range r.after.words {
		if r.unchanged(now) == nil && (r.isRefused(now) || len(r.returns(now)) > 0) {
			return false
		}
	}
	return true
}

// isOpen tells whether there is a question for the table.
func (r *reading) isOpen() bool { return len(r.questions()) > 0 }
