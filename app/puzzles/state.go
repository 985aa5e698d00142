package puzzles

import (
	"slices"
	"time"

	"spieltisch/games/daily"
	"spieltisch/store"
)

// state is what the page shows. It is pure: it knows neither widgets, nor the data file, nor the clock.
type state struct {
	player store.Player // without an ID nobody is chosen
	today  daily.Day
	day    daily.Day   // whose puzzles are shown
	month  daily.Month // whose days are shown
	row    daily.Row
	kinds  []string          // of the games that have puzzles
	lang   map[string]string // of the words of a kind's puzzles now

	ofDay   []store.PuzzleTry // of all persons
	ofMonth []store.PuzzleTry
}

// at is the day as the texts name it; only its date counts.
func at(d daily.Day) time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// progress is how far somebody has come with a puzzle.
type progress int

const (
	open progress = iota
	begun
	solved
	missed // it has been shown, or can't be found any more
)

func progressOf(t store.PuzzleTry, ok bool) progress {
	switch {
	case !ok:
		return open
	case !t.Solved:
		return begun
	case t.Stars == 0:
		return missed
	}
	return solved
}

// try is what a person has made of a puzzle of the day that is shown.
func (s *state) try(player store.PlayerID, kind string) (store.PuzzleTry, bool) {
	i := slices.IndexFunc(s.ofDay, func(t store.PuzzleTry) bool {
		return t.Player == player && t.Puzzle.ID.Kind == kind && t.Puzzle.Language == s.lang[kind]
	})
	if i < 0 {
		return store.PuzzleTry{}, false
	}
	return s.ofDay[i], true
}

// solvers are the persons who have begun puzzles of the day that is shown, who first began in front.
func (s *state) solvers() []store.PlayerID {
	var out []store.PlayerID
	for _, t := range s.ofDay {
		if !slices.Contains(out, t.Player) {
			out = append(out, t.Player)
		}
	}
	return out
}

// square tells whether the person has found the answer to a puzzle, in any language.
func (s *state) square(d daily.Day, kind string) bool {
	return slices.ContainsFunc(s.ofMonth, func(t store.PuzzleTry) bool {
		return t.Player == s.player.ID && t.Puzzle.Day == d && t.Puzzle.ID.Kind == kind && t.Stars > 0
	})
}

// free tells whether a day counts without a puzzle.
func (s *state) free(d daily.Day) bool { return slices.Contains(s.row.Free, d) }

// shut tells whether a day has no puzzles, or not yet; by a clock that was wrong they may have been begun.
func (s *state) shut(d daily.Day) bool { return d > s.today || d < daily.First }

// choose shows the puzzles of another day.
func (s *state) choose(d daily.Day) bool {
	if s.shut(d) {
		return false
	}
	s.day, s.month = d, d.Month()
	return true
}

// turn goes to another month; not to those after this one, nor before the first.
func (s *state) turn(by int) bool {
	m := s.month + daily.Month(by)
	if m > s.today.Month() || m < daily.First.Month() {
		return false
	}
	s.month = m
	return true
}
