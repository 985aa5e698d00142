package table

import (
	"log/slog"
	"time"

	"spieltisch/app/shell"
	"spieltisch/games"
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

// step is how long a step of a computer's turn is shown.
func (p Pace) step() time.Duration {
	switch p {
	case PaceBrisk:
		return 2 * time.Second
	case PaceAtOnce:
		return 300 * time.Millisecond
	}
	return 4 * time.Second
}
