package daily

import (
	"context"
	"errors"
	"slices"

	"spieltisch/games"
	"spieltisch/games/mind"
)

// ID names a puzzle: it is the same one on every computer.
type ID struct {
	Day       Day
	Kind      string // of the game
	Language  string // of the words, "" where there are none
	List      string // the id of the word list, "" likewise
	Generator int
}

// Seed is what the n-th attempt at the puzzle is drawn from.
func (id ID) Seed(n int) uint64 {
	return games.Hash(struct {
		ID      ID
		Attempt int
	}{id, n})
}

// Puzzle is a position, what its best answer is worth, and one of these answers: words and characters that change later don't
// change it.
type Puzzle struct {
	ID
	games.Position
	Best     float64     // in the unit of the game
	Solution []games.Row // the rows that follow on Position.Rows with a best answer
}

// NewPuzzle is the puzzle that a log ends at, which began with a setup by the newest rules; answer, a best one, is worth best.
func NewPuzzle(id ID, k games.Kind, setup []byte, log games.Log, seat games.Seat, best float64, answer games.Action) (Puzzle, error) {
	n := log.Len()
	log, err := log.Do(seat, answer)
	if err != nil {
		return Puzzle{}, err
	}
	rows, err := log.Rows(log.Len())
	if err != nil {
		return Puzzle{}, err
	}
	at := games.Position{Kind: k.Name(), Rules: k.Rules(), Setup: setup, Rows: rows[:n:n], Seat: seat}
	return Puzzle{ID: id, Position: at, Best: best, Solution: rows[n:]}, nil
}

// SolvedBy is the action that a best answer begins with. The error is ErrNone, or that it isn't one of the kind.
func (z Puzzle) SolvedBy(k games.Kind) (games.Action, error) {
	if len(z.Solution) == 0 {
		return nil, ErrNone
	}
	return k.Action(z.Solution[0].Type, z.Solution[0].Data)
}

// Generator makes the puzzles of a game.
type Generator interface {
	// Number goes up when another puzzle would come of the same ID.
	Number() int
	// Make makes the puzzle of an id that has its number. The error is ErrNone or the context's.
	Make(ctx context.Context, id ID) (Puzzle, error)
}

// Verdict is what becomes of a puzzle with an answer.
type Verdict int

// The verdicts.
const (
	Solved  Verdict = iota // it counts, however much it is worth
	Wrong                  // the answer may still be looked for
	Missed                 // and it may not
	Foreign                // it rests on rulings that aren't the word list's, so it is no answer
)

// Ruled tells whether each ruling is that of one of some judges: what the family says of words doesn't count in a puzzle.
func Ruled(rs games.Rulings, by ...games.Comparer) bool {
	return !slices.ContainsFunc(rs, func(r games.Ruling) bool {
		return !slices.ContainsFunc(by, func(judge games.Comparer) bool {
			own, known := judge.Word(r.Word)
			if r.Other != "" {
				own, known = judge.Same(r.Word, r.Other)
			}
			return known && own.Answer == r.Answer
		})
	})
}

// Puzzler makes the puzzles of a game and judges their answers.
type Puzzler interface {
	Generator
	// Answer judges the last action of a log that goes on from the puzzle's position; own is what it is worth. The error is the
	// context's, or one of the game's mind.
	Answer(ctx context.Context, z Puzzle, log games.Log) (own float64, v Verdict, err error)
}

// ErrNone means that there is no puzzle, or no solution of one.
var ErrNone = errors.New("daily: no puzzle found")

// Stars is what an answer that is worth own earns where best was to be had, from 1 to MostStars: one less where it cost what a
// scale calls small, and again where it calls it medium.
func Stars(s mind.Scale, best, own float64) int {
	return max(1, MostStars-int(s.Grade(best, own)))
}

// Earned are the stars of an answer that was found with help: that costs one, but not the last.
func Earned(s mind.Scale, best, own float64, helped bool) int {
	n := Stars(s, best, own)
	if helped {
		n--
	}
	return max(1, n)
}

// MostStars is what the best answer earns.
const MostStars = 3
