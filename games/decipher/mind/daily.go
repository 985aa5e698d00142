package mind

import (
	"context"
	"errors"
	"math"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/decipher"
	"spieltisch/games/mind"
)

// Puzzler makes the puzzles of the day: a word that everybody knows is to be guessed with few questions. It gets longer with
// the week, and on easy days most of its letters share their pieces with no other. What an answer is worth are the questions
// that it took, below zero; the best are those that Sphinx needs, or who does what tips say, if that is fewer.
type Puzzler struct {
	// Library has the words of a length, from decipher.MinLength to MaxLength.
	Library func(length int) (*Library, error)
}

var _ daily.Puzzler = Puzzler{}

// Number implements daily.Generator. 1 had the same word on two days in a row, often at weekends; of 2 tips needed fewer questions
// than the best answer on some days; of 3 a tip could name another one of two words that are equally likely.
func (Puzzler) Number() int { return 4 }

// ErrLanguage means that a puzzle is to be made of other words than the library's.
var ErrLanguage = errors.New("decipher/mind: other words")

// puzzled is how long the words of each grade are and how hard.
var puzzled = map[daily.Grade]struct {
	length int
	decipher.Difficulty
}{
	daily.Easy:   {4, decipher.DifficultyEasy},
	daily.Medium: {5, decipher.DifficultyMedium},
	daily.Hard:   {6, decipher.DifficultyMedium}, // most hard words have another reading, so there would be one for every other week
}

const (
	puzzleWords = 200 // that are tried
	puzzleSteps = 200 // of a round, far more than there are
	seeker      = games.Seat(1)
)

// Make implements daily.Generator. The error can be ErrLanguage or one of Library, too.
func (p Puzzler) Make(ctx context.Context, id daily.ID) (daily.Puzzle, error) {
	how := puzzled[id.Day.Grade()]
	lib, err := p.Library(how.length)
	if err != nil {
		return daily.Puzzle{}, err
	}
	o := lib.setup.Options
	if string(o.Language) != id.Language || o.Length != how.length {
		return daily.Puzzle{}, ErrLanguage
	}
	// All puzzles of a grade go through one order of the words, so that hardly a word comes twice in a year.
	always := id
	always.Day = 0
	words := decipher.Suggest(lib.index, how.Difficulty, nil, games.NewChance(always.Seed(0), 0, 0), math.MaxInt)
	apart := len(words) * 89 / 144 // the golden section: what is tried next is never one of a day near this one
	for n := range min(len(words), puzzleWords) {
		if err := ctx.Err(); err != nil {
			return daily.Puzzle{}, err
		}
		k := words[(id.Day.OfGrade()+n*apart)%len(words)]
		if len(lib.index.Lookalikes(k.Word)) > 0 {
			continue // it would be luck which of them one guesses first
		}
		setup, log, err := lib.secretly(k.Word, id.Seed(n))
		if err != nil {
			return daily.Puzzle{}, err
		}
		if _, ok := questions(log, lib.plays(ctx, id.Day.Grade().Level())); !ok {
			continue
		}
		best, ok := questions(log, lib.plays(ctx, mind.Sphinx))
		if !ok {
			continue
		}
		if n, told := questions(log, lib.tells(ctx)); told {
			best = min(best, n)
		}
		if ctx.Err() == nil {
			return daily.NewPuzzle(id, decipher.Kind{}, setup, log, seeker, -float64(best), decipher.Guess{Word: k.Word})
		}
	}
	return daily.Puzzle{}, daily.ErrNone
}

// secretly is a round of two in which a word has been made; its pieces come in an order by chance.
func (l *Library) secretly(text string, seed uint64) (setup []byte, log games.Log, err error) {
	s := l.setup
	s.Options = decipher.DefaultOptions(2)
	s.Options.Length, s.Options.Language, s.Options.Pick, s.Seed = l.setup.Options.Length, l.setup.Options.Language, decipher.PickOrder, seed
	if setup, err = s.Encode(); err != nil {
		return nil, log, err
	}
	if log, err = games.NewLog(decipher.Kind{}, setup); err != nil {
		return nil, log, err
	}
	v := log.Match().View(0).(decipher.View)
	w := newWord(s, text)
	log, err = log.Do(0, decipher.SetWord{Word: text, Order: l.ordered(v, &w, neutral, games.NewChance(seed, 0, 0))})
	return setup, log, err
}

// choice is what somebody does at a step of a puzzle; false for nothing.
type choice func(v decipher.View, step int) (games.Choice, bool)

// plays is what a level does.
func (l *Library) plays(ctx context.Context, level mind.Level) choice {
	p := l.Player(level, seeker)
	return func(v decipher.View, step int) (games.Choice, bool) { return p.Choose(ctx, v, mind.Chance(0, step)) }
}

// tells is what tips say.
func (l *Library) tells(ctx context.Context) choice {
	return func(v decipher.View, _ int) (c games.Choice, ok bool) {
		best, err := l.Mind(seeker, 0).Best(ctx, v, 1)
		if err != nil || ctx.Err() != nil {
			return c, false
		}
		return best[0], true
	}
}

// questions is how many somebody asks until they guess the word, with wrong guesses; false when they don't.
func questions(log games.Log, next choice) (n int, ok bool) {
	for step := range puzzleSteps {
		v := log.Match().View(seeker).(decipher.View)
		if r, over := v.Result(); over {
			return n - 1, r.Guesser == seeker // the last guess was right
		}
		c, ok := next(v, step)
		if !ok {
			return n, false
		}
		switch c.Action.(type) {
		case decipher.Ask, decipher.Guess:
			n++
		}
		var err error
		if log, err = log.Do(seeker, c.Action); err != nil {
			return n, false
		}
	}
	return n, false
}

// PuzzleScale is from how many questions more than Sphinx needs on an answer earns fewer stars.
var PuzzleScale = mind.Scale{Small: 3, Medium: 7, Large: 12}

// Answer implements daily.Puzzler: it is judged once the round is over. Wrong guesses count as questions.
func (Puzzler) Answer(ctx context.Context, z daily.Puzzle, log games.Log) (own float64, v daily.Verdict, err error) {
	view, ok := log.Match().View(z.Seat).(decipher.View)
	r, over := view.Result()
	if !ok || !over || r.Guesser != z.Seat {
		v = daily.Missed
	}
	for n := len(z.Rows) + 1; n < log.Len(); n++ {
		switch _, a := log.Step(n); a.(type) {
		case decipher.Ask, decipher.Guess:
			own--
		}
	}
	return own, v, ctx.Err()
}
