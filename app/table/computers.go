package table

import (
	"context"
	"log/slog"
	"time"

	"spieltisch/app/shell"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Computers make a game's computer players of one match, and keep what these share, such as word lists and tables.
type Computers interface {
	// Player is the computer player on a seat; seed is its own (mind.Seed). It is called in the background and may take a
	// while. After an error persons play on for it.
	Player(level mind.Level, seat games.Seat, seed uint64) (mind.Player, error)
	// Close ends what goes on in the background: the page of the match is left, or the family has ruled on a word and all
	// is made again.
	Close()
}

// Warm has something read in the background that the first question needs; what is wrong with it, that one says.
func Warm[T any](env *shell.Env, read func() (T, error)) {
	shell.Work(env, func(context.Context) (T, error) { return read() }, func(T, error) {})
}

// Pace is how fast computer players show what they do.
type Pace int

// The paces, as they are stored.
const (
	PaceLeisurely Pace = iota
	PaceBrisk
	PaceAtOnce
)

// FavouriteKey keeps which character was seated last in a kind of game.
func FavouriteKey(kind string) store.Key[mind.Level] {
	return store.ThisComputer[mind.Level]("computers.last." + kind)
}

// PaceKey keeps the pace chosen last, for all games.
var PaceKey = store.ThisComputer[Pace]("computers.pace")

// PaceOf is the pace chosen last, a brisk one at first.
func PaceOf(env *shell.Env) Pace {
	p := PaceBrisk
	if _, err := PaceKey.Get(env.Store, &p); err != nil {
		slog.Warn("pace of computers", "err", err)
	}
	return min(max(p, PaceLeisurely), PaceAtOnce)
}

// PaceNames are the names of the paces, in their order.
var PaceNames = [...]games.ID{"setup.pace.leisurely", "setup.pace.brisk", "setup.pace.once"}

// Step is how long a step of a computer's turn is shown.
func (p Pace) Step() time.Duration {
	switch p {
	case PaceBrisk:
		return 2 * time.Second
	case PaceAtOnce:
		return 300 * time.Millisecond
	}
	return 4 * time.Second
}

// Stage is how far a computer player has come with its next action.
type Stage int

// The stages of a computer's action, in their order.
const (
	StageNone   Stage = iota // none is asked
	StageThinks              // it looks for what to do
	StageSays                // it says what it will do, and why
	StageDone                // it has done it, and everybody looks at what came of it
)

// Turn is what is shown of a computer player that is asked to act: all of it public.
type Turn struct {
	Seat  games.Seat
	Stage Stage
	Slow  bool       // it has thought for a while
	Line  string     // its sentence; "" while it has nothing to say
	Args  games.Args // what the sentence names
	// Action is what it is about to do (StageSays) or has just done, as far as all may see it; else nil.
	Action games.Action
	Step   int           // of the steps in which the board shows the action before it is done (Unfolder), from 1; else 0
	Time   time.Duration // that such a step is shown
	Watch  bool          // nobody but computers sits at the table
	Held   bool          // and who watches has stopped them
	Skips  bool          // it acts, and all after it, without being seen until a person is asked
}

// Levels are who sits there, by seat: 0 is a person.
func Levels(players []store.Player) []mind.Level {
	return each.Of(players, func(p store.Player) mind.Level { return p.Level })
}

// Tipster are Computers that also help persons. Where a game's are, and its boards are Hinted, Game.Tips is set.
type Tipster interface {
	// Prepare begins with what tips need, in the background.
	Prepare()
	// Tip is help for the seat of a view; own is what it has prepared, nil for nothing. It is called in the background and
	// thinks for TipTime at most once it has what it needs; then it tells the best that it has found.
	Tip(ctx context.Context, view any, own games.Action) (mind.Tip, error)
}

// TipTime is how long thinking of a tip may take.
const TipTime = time.Second

// characters take the seats of others where nothing is kept.
var characters = []mind.Level{mind.Nova, mind.Atlas, mind.Pip, mind.Fips, mind.Sphinx}

// Character is who takes a seat there.
func Character(seat int) store.Player {
	l := characters[seat%len(characters)]
	return store.Player{UID: store.CharacterUID(l), Name: l.Name(), Color: store.CharacterColor(l), Level: l}
}
