package exchange

import (
	"context"
	"errors"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Replayer knows the games: it plays again what a file says was played. Its errors are
// ErrNoGame, ErrSeats, an *games.Illegal, or that of ctx.
type Replayer interface {
	// Match plays a match again to the end of its log, holds each row against its sum, and looks at where it ends as every seat
	// does.
	Match(ctx context.Context, c Claim) (Result, error)
	// Sheet fills in a score sheet again.
	Sheet(ctx context.Context, c Claim) (Result, error)
	// Draft tells whether a seat's page goes on with an unfinished move where a match ends that Match has played already, Pad
	// whether a game can read notes.
	Draft(c Claim, seat games.Seat, data []byte) error
	Pad(kind string, seat games.Seat, data []byte) error
	// Exercise and Puzzle open what Match has played already as its page would, with all that is told of it there.
	Exercise(e store.Exercise) error
	Puzzle(z daily.Puzzle, tried []games.Row) error
	// Answer tells whether the course can read an answer.
	Answer(data []byte) error
}

// What a Replayer refuses besides.
var (
	ErrNoGame = errors.New("a game, or newer rules, that this version doesn't know")
	ErrSeats  = errors.New("not as many players as the options say")
)

// Claim is a match or sheet as a file has it.
type Claim struct {
	Kind  string
	Rules int
	Setup []byte
	Seats int         // 0: as many as the setup says
	Rows  []games.Row // of a match
	Edits []sheet.Row // of a sheet
	Says  Result      // what the file says of it, for a Replayer that believes
}

// Result is how a match or sheet stands, and what it counts.
type Result struct {
	Standing games.Standing
	Outcome  *games.Outcome // nil: it runs
}

// fits tells whether a result can be that of so many seats, in numbers that a game can give.
func (r Result) fits(seats int) bool {
	st := r.Standing
	ok := len(st.Points) == seats && (st.Asked == games.Table || isSeat(st.Asked, seats)) && isNumber(st.Round)
	for _, n := range st.Points {
		ok = ok && isNumber(n)
	}
	for _, t := range st.Scored {
		ok = ok && isSeat(t.Seat, seats) && isNumber(t.Round) && isNumber(t.Points)
	}
	return ok && (r.Outcome == nil || placesFit(r.Outcome.Places, seats))
}

func placesFit(places []games.Place, seats int) bool {
	seen := map[games.Seat]bool{}
	for _, p := range places {
		if !isSeat(p.Seat, seats) || seen[p.Seat] || p.Rank < 1 || p.Rank > seats || !isNumber(p.Points) {
			return false
		}
		seen[p.Seat] = true
	}
	return true
}

func isSeat(s games.Seat, seats int) bool { return s >= 0 && int(s) < seats }

func isNumber(n int) bool { return n >= -maxPoints && n <= maxPoints }
