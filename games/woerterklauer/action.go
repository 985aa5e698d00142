package woerterklauer

import "spieltisch/games"

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
