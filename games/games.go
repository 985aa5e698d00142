// Package games is what all games of the table share: seats, actions, events,
// prompts, outcomes, rulings. It is pure: no Fyne, no SQL, no clock, no files.
//
// A match is a deterministic function of its setup and its actions. Everything
// that leaves it is gated by seat.
package games

import (
	"encoding/json"
	"iter"
)

// Seat numbers the players of a match in turn order: 0, 1, …
type Seat int

// Table acts for everybody ("we accept it", "time is up") and sees what is public.
const Table Seat = -1

// ID is the id of a message in locales/, such as "dicewords.illegal.target".
type ID string

// Args are the fields of a message. The values are seats (Seat), numbers (int),
// words (string), message ids (ID) and lists of those; never anything hidden.
type Args map[string]any

// Action is one thing that somebody does. Its JSON form is what the log keeps.
type Action interface {
	// Type is the action's name in the log, such as "throw".
	Type() string
}

// TypeAbandon is the type of Abandon.
const TypeAbandon = "abandon"

// Abandon ends any running match early. Only the Table does it; it can be undone.
type Abandon struct{}

// Type implements Action.
func (Abandon) Type() string { return TypeAbandon }

// Illegal is the only error of Match.Apply: a message id with its fields.
type Illegal struct {
	ID   ID
	Args Args
}

// Error is for logs; the screen translates ID and Args.
func (e *Illegal) Error() string {
	if len(e.Args) == 0 {
		return string(e.ID)
	}
	args, err := json.Marshal(e.Args)
	if err != nil {
		return string(e.ID)
	}
	return string(e.ID) + " " + string(args)
}

// Refuse makes an *Illegal.
func Refuse(id ID, args Args) *Illegal { return &Illegal{ID: id, Args: args} }

// Event is one line of the log in words: what happened, as one seat may know it.
type Event struct {
	Step int  // the action that caused it, counted from 1 over the actions in force
	Seat Seat // who did it, or Table
	ID   ID
	Args Args
}

// Prompt says who may do what now. In a running match exactly one prompt is Main:
// the turn, and the seat whose clock runs.
type Prompt struct {
	Seat    Seat
	Main    bool
	Private bool     // the seat must see something that others must not
	Actions []string // types of the lawful actions
}

// Reason is why a match ended.
type Reason string

// The reasons that all games share.
const (
	ReasonTarget    Reason = "target"    // a target was reached and the round finished
	ReasonAbandoned Reason = "abandoned" // the table ended it early
)

// Place is one seat's result.
type Place struct {
	Seat   Seat
	Rank   int // 1 is best; equal ranks share the place
	Points int
}

// Outcome is the result of a finished match, best place first.
type Outcome struct {
	Places []Place
	Reason Reason
	Record *Record // for matches played alone that count for a record
}

// Record is the result of a match played alone. Only records with the same Key
// compare; Value is better when lower: turns needed, or points below 0.
type Record struct {
	Key   string
	Value int
}

// ScoredTurn is one scored turn, public.
type ScoredTurn struct {
	Seat   Seat   `json:"seat"`
	Round  int    `json:"round"` // from 1
	Word   string `json:"word,omitempty"`
	Points int    `json:"points"`
}

// Standing is what the home page and the history keep of a match: all of it public.
type Standing struct {
	Asked  Seat `json:"Turn"` // who is asked to act (the Main prompt), Table when the match is over
	Round  int  // from 1
	Phase  ID   // what is asked of them
	Points []int
	Scored []ScoredTurn // settled turns in the order of play
}

// Match is a running or finished match of one game. Positions are values: Apply
// is only called on a Clone, so old positions stay as they were.
type Match interface {
	// Apply carries out the action or returns an *Illegal, and then nothing has
	// changed. It never panics, whatever the action says.
	Apply(Seat, Action) error
	Clone() Match
	// View is the game's own View type: what the seat may know, in fresh values.
	View(Seat) any
	// Events are those of steps after from (0: all), as the seat may know them.
	Events(seat Seat, from int) []Event
	Prompts() []Prompt
	// CanUndo tells whether the seat may take back the last action.
	CanUndo(Seat) bool
	// Outcome is the result, once there is one.
	Outcome() (Outcome, bool)
	Standing() Standing
	// Sum is a 64-bit hash of the whole state, chance included.
	Sum() uint64
}

// Revealer is a Match with secrets that nobody needs to keep when it is over: what the replay
// of a match shows that was played to its end.
type Revealer interface {
	// Revealed is the Table's View with all that was hidden.
	Revealed() any
}

// Outer is a Match in which seats can be out while the others go on.
type Outer interface {
	// Out tells whether a seat has nothing more to do or to hide for now.
	Out(Seat) bool
}

// Mover is a Match that lists lawful actions: what a computer player chooses from.
type Mover interface {
	Match
	// Moves are the lawful actions of a seat, or of the Table, as far as the seat may know
	// them; types of which there are too many to list, and Abandon, are missing.
	Moves(Seat) iter.Seq[Action]
}

// Kind is a game as the store, the session and the replay need it.
type Kind interface {
	Name() string // "dicewords"
	// Rules is the newest version of the rules, from 1; whatever makes an old log give another
	// result raises it.
	Rules() int
	// Start decodes and validates a setup and returns the match before its first action, to be
	// played by these rules, from 1 to Rules; the error is an *Illegal.
	Start(rules int, setup []byte) (Match, error)
	// Action decodes an action of the log; the error is an *Illegal.
	Action(typ string, data []byte) (Action, error)
}

// Noter is a Kind that keeps drafts or pads next to the log. The errors are *Illegal.
type Noter interface {
	// Draft tells whether this is the JSON of an unfinished move of a seat, with which its page goes on from the seat's View.
	Draft(seat Seat, view any, data []byte) error
	// Pad tells whether these are the notes of a seat, or of the Table.
	Pad(seat Seat, data []byte) error
}
