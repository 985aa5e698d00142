package woerterklauer

import (
	"slices"
	"strconv"
	"strings"

	"spieltisch/games"
)

// The types of the actions in the log; Abandon is the games' own.
const (
	TypeDraw     = "draw"
	TypeSetAside = "set_aside"
	TypeSwap     = "swap"
	TypeEndTurn  = "end_turn"
	TypeTimeUp   = "time_up"
	TypeGiveUp   = "give_up"
)

// Draw fills the pool, by the seat whose turn it is.
type Draw struct{}

// SetAside sets View.Aside tiles of the pool aside, by id, because it has no vowel; as
// many are drawn, then those go back into the box.
type SetAside struct{ Tiles []int }

// Swap is the joker: 1 to View.Swap tiles of the pool, by id, are set aside, as many
// drawn, then those go back into the box. It needs a complete pool; what was laid in the
// turn so far is a draft and simply not part of it.
type Swap struct{ Tiles []int }

// EndTurn ends the turn with these tiles on the field: all of them, those that haven't
// moved too, in any order. Every other tile of field and pool lies in the pool. Rulings
// are the answers that the referee used and that the match doesn't hold yet.
type EndTurn struct {
	Field   []Lay
	Rulings games.Rulings `json:",omitempty"`
}

// TimeUp is the table's clock. In the phase "vowel" the first tiles in pool order are set
// aside. In the phase "lay" Field is what lies there if it is lawful, else the last
// lawful draft, with Rulings as in EndTurn; without one the match is lost. Swap, if not
// 0, means that the player was choosing as many tiles for the joker: it takes the first
// ones in pool order, and the turn goes on.
type TimeUp struct {
	Field   []Lay         `json:",omitempty"`
	Rulings games.Rulings `json:",omitempty"`
	Swap    int           `json:",omitempty"`
}

// GiveUp ends the match: the seat whose turn it is can't take the lead.
type GiveUp struct{}

// Type implements games.Action.
func (Draw) Type() string { return TypeDraw }

// Type implements games.Action.
func (SetAside) Type() string { return TypeSetAside }

// Type implements games.Action.
func (Swap) Type() string { return TypeSwap }

// Type implements games.Action.
func (EndTurn) Type() string { return TypeEndTurn }

// Type implements games.Action.
func (TimeUp) Type() string { return TypeTimeUp }

// Type implements games.Action.
func (GiveUp) Type() string { return TypeGiveUp }

// DecodeAction reads an action of the log; json.Marshal writes it. The error is an
// *games.Illegal.
func DecodeAction(typ string, data []byte) (games.Action, error) { return laws.Decode(typ, data) }

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

// MaxCell is how far from (0,0) a tile may lie, in either direction. No match gets there but
// by moving the whole field on purpose.
const MaxCell = 1000

// Lay is a tile on a cell. Its text is "id:x,y".
type Lay struct {
	ID int
	At Cell
}

// String is the text form.
func (l Lay) String() string {
	return strconv.Itoa(l.ID) + ":" + strconv.Itoa(l.At.X) + "," + strconv.Itoa(l.At.Y)
}

// MarshalText writes the text form.
func (l Lay) MarshalText() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalText reads the text form. The error is an *games.Illegal.
func (l *Lay) UnmarshalText(text []byte) error {
	id, at, _ := strings.Cut(string(text), ":")
	x, y, _ := strings.Cut(at, ",")
	var err [3]error
	l.ID, err[0] = strconv.Atoi(id)
	l.At.X, err[1] = strconv.Atoi(x)
	l.At.Y, err[2] = strconv.Atoi(y)
	if err != [3]error{} || l.String() != string(text) || !l.valid() {
		return games.Refuse(games.IllegalData, nil)
	}
	return nil
}

func (l Lay) valid() bool { return l.ID >= 1 && l.ID <= Tiles && l.At.near() }

// near tells whether the cell is not too far away.
func (c Cell) near() bool {
	return c.X >= -MaxCell && c.X <= MaxCell && c.Y >= -MaxCell && c.Y <= MaxCell
}
