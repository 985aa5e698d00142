package davinci

import (
	"slices"

	"spieltisch/games"
)

// Edit is one state of a draft.
type Edit struct {
	Black  int    // first tiles: how many of them black
	Row    []Tile `json:",omitempty"` // own first tiles as they stand; dashes come in when they are put
	Target int    // ID of the tile pointed at, 0: none
	Number int    // the number named, 0 to 11 or Dash; NumberUnknown: none
	Place  int    // where the drawn tile goes; NumberUnknown: not yet chosen
}

// Draft is what a player prepares: the colours of the first tiles, the row, the guess.
// Drafts are values: every edit returns a new one, and an edit that is impossible or
// changes nothing returns the same. None of it is in the log.
//
// A place that isn't forced is never filled in: whoever just confirms would put their
// dashes where everybody expects them.
type Draft struct {
	Edit
	games.Steps[Edit]
}

// NewDraft is the draft for a position: half of the first tiles black, numbers in
// order, the place of the drawn tile if there is but one or it was chosen before.
func NewDraft(v View) Draft {
	e := Edit{Black: v.Options.StartTiles() / 2, Number: NumberUnknown, Place: v.Place}
	for _, t := range v.Hand {
		if !t.IsDash() {
			e.Row = append(e.Row, t)
		}
	}
	if len(v.Places) == 1 {
		e.Place = v.Places[0]
	}
	return Draft{Edit: e}
}

// ParseDraft reads a draft's JSON, as Encode writes it. The error is an
// *games.Illegal.
func ParseDraft(data []byte) (Draft, error) {
	var d Draft
	if err := games.Decode(data, &d); err != nil {
		return Draft{}, err
	}
	if !d.valid() || !d.Valid(Edit.valid) {
		return Draft{}, games.Refuse(games.IllegalData, nil)
	}
	return d, nil
}

// Fits tells whether the draft is one of this position: each edit has the numbers of the hand, and no tile but those of the hand.
func (d Draft) Fits(v View) bool {
	fits := func(e Edit) bool {
		foreign := func(t Tile) bool { return !slices.Contains(v.Hand, t) }
		lacks := func(t Tile) bool { return !t.IsDash() && !slices.Contains(e.Row, t) }
		return !slices.ContainsFunc(e.Row, foreign) && !slices.ContainsFunc(v.Hand, lacks) &&
			(e.Target == 0 || isTarget(v, e.Target)) && (e.Number == NumberUnknown || v.Options.Names(e.Number))
	}
	return fits(d.Edit) && d.Valid(fits)
}

// Encode is the draft's JSON, history included.
func (d Draft) Encode() ([]byte, error) { return games.Encode(d) }

func (e Edit) valid() bool {
	sorted := slices.Sorted(slices.Values(e.Row))
	return e.Black >= 0 && e.Black <= maxStart && len(e.Row) <= maxStart && ordered(e.Row) &&
		len(slices.Compact(sorted)) == len(e.Row) && e.Target >= 0 &&
		e.Number >= NumberUnknown && e.Number < Values && e.Place >= NumberUnknown && e.Place < int(tileCount)
}

const maxStart = 4 // first tiles of one seat at most

func (e Edit) equal(o Edit) bool {
	return e.Black == o.Black && e.Target == o.Target && e.Number == o.Number && e.Place == o.Place && slices.Equal(e.Row, o.Row)
}

// with is the draft after an edit.
func (d Draft) with(e Edit) Draft {
	if d.equal(e) {
		return d
	}
	d.Steps, d.Edit = d.On(d.Edit), e
	return d
}

// Undo takes back the last edit.
func (d Draft) Undo() Draft {
	d.Edit, d.Steps = d.Back(d.Edit)
	return d
}

// Redo does again what Undo took back.
func (d Draft) Redo() Draft {
	d.Edit, d.Steps = d.Forth(d.Edit)
	return d
}

// SetBlack chooses how many of the first tiles are black.
func (d Draft) SetBlack(v View, n int) Draft {
	e := d.Edit
	e.Black = n
	if _, ok := (Draft{Edit: e}).Take(v); !ok {
		return d
	}
	return d.with(e)
}

// Take is the action that takes the first tiles; false if there aren't so many of a
// colour.
func (d Draft) Take(v View) (Take, bool) {
	t := Take{Black: d.Black, White: v.Options.StartTiles() - d.Black}
	return t, v.Phase == PhaseTake && t.Black >= 0 && t.White >= 0 && t.Black <= v.Middle[Black] && t.White <= v.Middle[White]
}

// Loose are the dashes taken that have no place in the row yet.
func (d Draft) Loose(v View) []Tile {
	return slices.DeleteFunc(slices.Clone(v.Hand), func(t Tile) bool { return slices.Contains(d.Row, t) })
}

// Put puts a dash at a place (0: left of all) of the row as it stands without it.
func (d Draft) Put(v View, t Tile, place int) Draft {
	row := slices.DeleteFunc(slices.Clone(d.Row), func(o Tile) bool { return o == t })
	if !t.IsDash() || !slices.Contains(v.Hand, t) || place < 0 || place > len(row) {
		return d
	}
	e := d.Edit
	e.Row = slices.Insert(row, place, t)
	return d.with(e)
}

// Arrange is the action that confirms the row; false while a dash is loose.
func (d Draft) Arrange(v View) (Arrange, bool) {
	complete := slices.Equal(slices.Sorted(slices.Values(d.Row)), v.Hand)
	return Arrange{Row: slices.Clone(d.Row)}, v.Phase == PhaseArrange && len(v.Hand) > 0 && complete && ordered(d.Row)
}

// Point points at a tile, or no longer if it was that one.
func (d Draft) Point(v View, id int) Draft {
	e := d.Edit
	if e.Target == id {
		e.Target = 0
		return d.with(e)
	}
	if !isTarget(v, id) {
		return d
	}
	e.Target = id
	return d.with(e)
}

func isTarget(v View, id int) bool {
	return slices.ContainsFunc(v.Targets(), func(s Stone) bool { return s.ID == id })
}

// Name names a number or Dash, or no longer if it was that one.
func (d Draft) Name(v View, number int) Draft {
	e := d.Edit
	switch {
	case e.Number == number:
		e.Number = NumberUnknown
	case !v.Options.Names(number):
		return d
	default:
		e.Number = number
	}
	return d.with(e)
}

// SetPlace chooses where the drawn tile goes.
func (d Draft) SetPlace(v View, place int) Draft {
	if !slices.Contains(v.Places, place) {
		return d
	}
	e := d.Edit
	e.Place = place
	return d.with(e)
}

// drawnPlace is what Guess and Stop say of the drawn tile; false while it must be chosen.
func (d Draft) drawnPlace(v View) (int, bool) {
	if v.Drawn == nil {
		return 0, true
	}
	return d.Place, slices.Contains(v.Places, d.Place)
}

// Guess is the action that names the number; false while something is missing.
func (d Draft) Guess(v View) (Guess, bool) {
	place, ok := d.drawnPlace(v)
	may := v.Phase == PhaseGuess || v.Phase == PhaseAgain && !v.Late
	return Guess{d.Target, d.Number, place}, ok && may && v.Asked == v.Me && isTarget(v, d.Target) && v.Options.Names(d.Number)
}

// Stop is the action that ends the turn; false while the place is missing.
func (d Draft) Stop(v View) (Stop, bool) {
	place, ok := d.drawnPlace(v)
	return Stop{place}, ok && v.Phase == PhaseAgain && v.Asked == v.Me
}
