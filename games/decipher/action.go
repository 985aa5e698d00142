package decipher

import (
	"spieltisch/games/letterpiece"
)

// The types of the actions in the log; Abandon is the games' own.
const (
	TypeSetWord  = "set_word"
	TypeReorder  = "reorder"
	TypeGive     = "give"
	TypeTake     = "take"
	TypeAskPiece = "ask_piece"
	TypeAsk      = "ask"
	TypeGuess    = "guess"
	TypePass     = "pass"
	TypeTimeUp   = "time_up"
	TypeNext     = "next"
)

// SetWord is the secret word, by the Puzzle Maker. Word is taken as typed and
// folded. With PickOrder, Order has exactly the word's pieces as they go
// out; else it is empty. Until the first piece is given, or a guess was answered, it
// can be taken back by undo.
type SetWord struct {
	Word  string
	Order []letterpiece.Kind `json:",omitempty"`
}

// Reorder is a new order of exactly the pieces not given yet, by the Puzzle Maker
// between two turns.
type Reorder struct{ Order []letterpiece.Kind }

// Give is the piece that the Puzzle Maker picks (PickLive).
type Give struct{ Kind letterpiece.Kind }

// Take takes the next piece, by the Seeker in turn (PickOrder, PickRandom); there is nothing
// to choose.
type Take struct{}

// AskPiece pays a Bonus Token for a piece, by the Seeker in turn in Bonus Mode. The
// piece comes at once, or by Give (PickLive).
type AskPiece struct{}

// Ask asks whether the piece in hand goes into Zone, from 0.
type Ask struct{ Zone int }

// Guess names a word, by any Seeker still in, at any time. Word is folded.
type Guess struct{ Word string }

// Pass ends a turn in Bonus Mode without a piece.
type Pass struct{}

// TimeUp is the table's clock, see Options.Clock.
type TimeUp struct{}

// Next begins the next round, by the table.
type Next struct{}

// Type implements games.Action.
func (SetWord) Type() string { return TypeSetWord }

// Type implements games.Action.
func (Reorder) Type() string { return TypeReorder }

// Type implements games.Action.
func (Give) Type() string { return TypeGive }

// Type implements games.Action.
func (Take) Type() string { return TypeTake }

// Type implements games.Action.
func (AskPiece) Type() string { return TypeAskPiece }

// Type implements games.Action.
func (Ask) Type() string { return TypeAsk }

// Type implements games.Action.
func (Guess) Type() string { return TypeGuess }

// Type implements games.Action.
func (Pass) Type() string { return TypePass }

// Type implements games.Action.
func (TimeUp) Type() string { return TypeTimeUp }

// Type implements games.Action.
func (Next) Type() string { return TypeNext }
