package woerterklauer

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
	"spieltisch/games/lexicon"
)

// The most that a draft remembers: changes of one tile each, over all steps that can be
// taken back or done again. A turn of a thousand moves is remembered whole.
const history = 1500

// Draft is the turn as it is being tried out: where tiles lie. Drafts are values: every
// edit returns a new one, and an edit that is impossible or changes nothing returns the
// same. Nothing needs to fit on the way; only no two tiles share a cell. None of it is in
// the log until the turn is ended.
type Draft struct {
	// Laid are all tiles on the field, those that haven't moved too, by id; every other
	// tile of the field before and of the pool lies in the pool.
	Laid []Lay
	// Good is Laid when it was lawful last (see Mark), nil if it never was: it is what
	// counts when the clock runs out.
	Good   []Lay  `json:",omitempty"`
	Past   []Edit `json:",omitempty"`
	Future []Edit `json:",omitempty"`
}

// Edit is one step: the tiles that it moved, by id.
type Edit []Change

// Change is a tile's move from one cell to another; nil is the pool. Its text is
// "id:x,y/x,y", with nothing in the place of the pool.
type Change struct {
	ID       int
	Was, Now *Cell
}

// MarshalText writes the text form.
func (c Change) MarshalText() ([]byte, error) {
	text := strconv.Itoa(c.ID) + ":"
	if c.Was != nil {
		_, at, _ := strings.Cut(Lay{c.ID, *c.Was}.String(), ":")
		text += at
	}
	text += "/"
	if c.Now != nil {
		_, at, _ := strings.Cut(Lay{c.ID, *c.Now}.String(), ":")
		text += at
	}
	return []byte(text), nil
}

// UnmarshalText reads the text form. The error is an *games.Illegal.
func (c *Change) UnmarshalText(text []byte) error {
	id, move, _ := strings.Cut(string(text), ":")
	was, now, ok := strings.Cut(move, "/")
	var l Lay
	for at, to := range map[string]**Cell{was: &c.Was, now: &c.Now} {
		if at == "" {
			continue
		}
		if err := l.UnmarshalText([]byte(id + ":" + at)); err != nil {
			return err
		}
		*to = &Cell{l.At.X, l.At.Y}
	}
	if c.ID = l.ID; !ok || was == now {
		return games.Refuse(games.IllegalData, nil)
	}
	return nil
}

// NewDraft is the turn's beginning: the field as it lies.
func NewDraft(v View) Draft { return Draft{Laid: lays(cellsOf(v.Field))} }

func cellsOf(f Field) map[int]Cell {
	out := make(map[int]Cell, len(f))
	for _, p := range f {
		out[p.ID] = p.At
	}
	return out
}

// lays are places sorted by id.
func lays(places map[int]Cell) []Lay {
	out := make([]Lay, 0, len(places))
	for _, id := range slices.Sorted(maps.Keys(places)) {
		out = append(out, Lay{id, places[id]})
	}
	return out
}

// cells is Laid as a map.
func (d Draft) cells() map[int]Cell {
	out := make(map[int]Cell, len(d.Laid))
	for _, l := range d.Laid {
		out[l.ID] = l.At
	}
	return out
}

// ParseDraft reads a draft's JSON, as Encode writes it. The error is an *games.Illegal.
func ParseDraft(data []byte) (Draft, error) {
	var d Draft
	if err := games.Decode(data, &d); err != nil {
		return Draft{}, err
	}
	if !sound(d.Laid) || !sound(d.Good) || d.changes() > history || !d.walks() {
		return Draft{}, games.Refuse(games.IllegalData, nil)
	}
	return d, nil
}

// sound: sorted by id, each tile once, on cells of their own.
func sound(laid []Lay) bool {
	taken := map[Cell]bool{}
	for i, l := range laid {
		if !l.valid() || i > 0 && l.ID <= laid[i-1].ID || taken[l.At] {
			return false
		}
		taken[l.At] = true
	}
	return true
}

// walks tells whether every step can be taken back and done again.
func (d Draft) walks() bool {
	back, forth := d, d
	for back.CanUndo() {
		if back = back.Undo(); back.Laid == nil || !sound(back.Laid) {
			return false
		}
	}
	for forth.CanRedo() {
		if forth = forth.Redo(); forth.Laid == nil || !sound(forth.Laid) {
			return false
		}
	}
	return true
}

func (d Draft) changes() int {
	n := 0
	for _, e := range d.Past {
		n += len(e)
	}
	for _, e := range d.Future {
		n += len(e)
	}
	return n
}

// Encode is the draft's JSON, history included.
func (d Draft) Encode() ([]byte, error) { return games.Encode(d) }

// For is the draft if it is one of this position, else the turn's beginning.
func (d Draft) For(v View) Draft {
	if !d.Fits(v) {
		return NewDraft(v)
	}
	return d
}

// Fits tells whether the draft is one of this position: it has no tiles but those that are there.
func (d Draft) Fits(v View) bool {
	there := map[int]bool{}
	for _, t := range v.Pool {
		there[t.ID] = true
	}
	for _, p := range v.Field {
		there[p.ID] = true
	}
	for _, l := range slices.Concat(d.Laid, d.Good) {
		if !there[l.ID] {
			return false
		}
	}
	for _, e := range slices.Concat(d.Past, d.Future) {
		for _, c := range e {
			if !there[c.ID] {
				return false
			}
		}
	}
	return d.Laid != nil
}

// with is the draft after an edit.
func (d Draft) with(next map[int]Cell) Draft {
	e := difference(d.cells(), next)
	if len(e) == 0 {
		return d
	}
	d.Past, d.Future, d.Laid = append(slices.Clip(d.Past), e), nil, lays(next)
	for d.changes() > history {
		d.Past = d.Past[1:]
	}
	return d
}

// difference is the step from one to the other.
func difference(was, now map[int]Cell) Edit {
	ids := map[int]bool{}
	for id := range was {
		ids[id] = true
	}
	for id := range now {
		ids[id] = true
	}
	var e Edit
	for _, id := range slices.Sorted(maps.Keys(ids)) {
		c := Change{ID: id}
		if at, on := was[id]; on {
			c.Was = &at
		}
		if at, on := now[id]; on {
			c.Now = &at
		}
		if (c.Was == nil) != (c.Now == nil) || c.Was != nil && *c.Was != *c.Now {
			e = append(e, c)
		}
	}
	return e
}

// CanUndo tells whether Undo does something.
func (d Draft) CanUndo() bool { return len(d.Past) > 0 }

// CanRedo tells whether Redo does something.
func (d Draft) CanRedo() bool { return len(d.Future) > 0 }

// Undo takes back the last edit.
func (d Draft) Undo() Draft {
	if n := len(d.Past); n > 0 {
		e := d.Past[n-1]
		d.Past, d.Future = d.Past[:n-1], append(slices.Clip(d.Future), e)
		d.Laid = d.step(e, true)
	}
	return d
}

// Redo does again what Undo took back.
func (d Draft) Redo() Draft {
	if n := len(d.Future); n > 0 {
		e := d.Future[n-1]
		d.Future, d.Past = d.Future[:n-1], append(slices.Clip(d.Past), e)
		d.Laid = d.step(e, false)
	}
	return d
}

// step carries out an edit, or takes it back; nil if it doesn't start from here.
func (d Draft) step(e Edit, back bool) []Lay {
	at := d.cells()
	for _, c := range e {
		was, now := c.Was, c.Now
		if back {
			was, now = now, was
		}
		here, on := at[c.ID]
		if on != (was != nil) || on && here != *was {
			return nil
		}
		delete(at, c.ID)
		if now != nil {
			at[c.ID] = *now
		}
	}
	return lays(at)
}

// Mark keeps the draft as the last lawful one. It is no step of undo.
func (d Draft) Mark() Draft {
	d.Good = slices.Clone(d.Laid)
	return d
}

// NewEndTurn is the action that ends the turn with these tiles on the field, as the
// referee has judged them: with those of the rulings that don't hold yet.
func NewEndTurn(v View, lays []Lay, verdict Verdict) EndTurn {
	return EndTurn{Field: slices.Clone(lays), Rulings: v.fresh(verdict.Rulings)}
}

// NewTimeUp is the table's clock: in the phase "lay" with what lies there, if it is lawful
// by j, else with the last lawful draft, else with nothing. j is as View.Judge makes it.
func NewTimeUp(v View, d Draft, j Judge) TimeUp {
	if v.Phase != PhaseLay {
		return TimeUp{}
	}
	for _, lays := range [][]Lay{d.Laid, d.Good} {
		p, ok := v.Position(lays)
		if verdict := Referee(p, j); ok && verdict.Lawful {
			return TimeUp{Field: slices.Clone(lays), Rulings: v.fresh(verdict.Rulings)}
		}
	}
	return TimeUp{}
}

// fresh are the rulings that don't hold yet.
func (v View) fresh(rs games.Rulings) games.Rulings {
	var out games.Rulings
	for _, r := range rs {
		if !holds(v.Rulings, r) && !holds(out, r) {
			out = append(out, r)
		}
	}
	return out
}

// Fold makes typed text a word as tiles spell it: upper case, Ä as AE, ß as SS, accents
// off, and what is no letter is dropped.
func Fold(text string) string {
	return strings.Map(func(r rune) rune {
		if r < 'A' || r > 'Z' {
			return -1
		}
		return r
	}, lexicon.Transcribe(lexicon.Fold(text)))
}
