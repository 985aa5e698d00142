package course

import (
	"encoding/json"
	"errors"
	"slices"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// Kind is a kind of task.
type Kind string

// The tasks.
const (
	Look   Kind = "look"   // a letter comes together; nothing to answer
	Build  Kind = "build"  // lay the letter
	Read   Kind = "read"   // a letter or a word, in pieces
	Loose  Kind = "loose"  // loose pieces: all letters that they make
	Deduce Kind = "deduce" // a zone with No-markers: all letters still possible
	Round  Kind = "round"  // the end of a speed round
)

// Answer is one row of somebody's log. It is complete: whether it was right stands in it and
// doesn't change with a later alphabet.
type Answer struct {
	Kind   Kind
	At     int64  // Unix milliseconds
	Day    int    // the day in local time, counted from 1970-01-01
	Target string // what was asked: a letter, a word, all letters that had to be named, or those of a round in order
	Said   string // what was answered; of Build the letter that stood, if any; of Round a letter for each asked
	Right  bool
	Ms     int  // from showing to answering; of Round all together
	Hints  int  // steps of help taken
	Turned bool // lay upside down and from right to left
	Speed  bool // in a speed round
}

// Bounds of an answer.
const (
	maxText = 2 * mostLetters // letters
	maxMs   = 24 * 60 * 60 * 1000
	maxAt   = 1 << 47 // the year 6429
	maxDay  = maxAt / (24 * 60 * 60 * 1000)
)

var errAnswer = errors.New("course: not an answer")

// Encode is the answer as one row of the log.
func (a Answer) Encode() ([]byte, error) {
	if err := a.check(); err != nil {
		return nil, err
	}
	return json.Marshal(a)
}

// DecodeAnswer reads a row of the log: nothing unknown, nothing out of bounds.
func DecodeAnswer(data []byte) (a Answer, err error) {
	if err := games.Decode(data, &a); err != nil {
		return Answer{}, err
	}
	if err := a.check(); err != nil {
		return Answer{}, err
	}
	return a, nil
}

func (a Answer) check() error {
	switch a.Kind {
	case Look, Build, Read, Loose, Deduce, Round:
	default:
		return errAnswer
	}
	text := func(s string) bool { return utf8.ValidString(s) && utf8.RuneCountInString(s) <= maxText }
	if a.At < 0 || a.At > maxAt || !within(0, maxDay, a.Day) || !within(0, maxMs, a.Ms) || !within(0, 100, a.Hints) || !text(a.Target) || !text(a.Said) {
		return errAnswer
	}
	return nil
}

// Item is a task with its right answers.
type Item struct {
	Kind   Kind
	Target string // the letter or word; of Loose and Deduce the letter that it is about
	// Against is a letter easily confused with the target, shown next to it when looking and
	// after the answer; 0: none.
	Against rune
	Turned  bool
	Pieces  letterpiece.Count
	Covered [letterpiece.Kinds]bool // Deduce: No-markers
	Among   []rune                  // Loose, Deduce: the letters learnt so far, to choose from
	Must    []rune                  // Build, Loose, Deduce: the letters that have to be named (of Build: one of them)
	May     []rune                  // further letters that are right, because the pieces allow them
	New     bool                    // the letter's first task, or the first of building it
}

// Answer grades what was said to a task: letters are compared as they are (fold before),
// in any order where all letters are asked for. A letter that the shown pieces allow is
// never wrong. At and Day as in Answer, ms since the task was shown.
func (it Item) Answer(said string, ms, hints int, at int64, day int) Answer {
	a := Answer{
		Kind: it.Kind, At: min(max(at, 0), maxAt), Day: min(max(day, 0), maxDay), Target: it.Target, Said: cut(said), Ms: min(max(ms, 0), maxMs), Hints: min(max(hints, 0), 100), Turned: it.Turned,
	}
	switch it.Kind {
	case Look:
		a.Right, a.Said = true, ""
	case Build:
		a.Right = oneOf(said, it.Must) || oneOf(said, it.May)
	case Loose, Deduce:
		a.Target = string(it.Must)
		a.Right = it.all([]rune(said))
	default:
		a.Right = said == it.Target
	}
	return a
}

// Near tells whether a wrong answer is almost right: a letter easily taken for the one asked, a word
// with one letter other than asked, and of several letters one too many or one missed.
func (c *Course) Near(it Item, a Answer) bool {
	target, said := []rune(it.Target), []rune(a.Said)
	switch {
	case a.Right || len(said) == 0:
		return false
	case it.Kind == Loose || it.Kind == Deduce:
		return it.off(said) == 1 && len(said) > 1
	case len(target) == 1:
		return len(said) == 1 && (slices.Contains(c.LookAlikes(target[0]), said[0]) || slices.Contains(c.Shared(target[0]), said[0]))
	case len(target) != len(said):
		return false
	}
	off := 0
	for i := range target {
		if target[i] != said[i] {
			off++
		}
	}
	return off == 1
}

// off is how many letters are missing or too many where all are asked for.
func (it Item) off(said []rune) (n int) {
	for _, r := range it.Must {
		if !slices.Contains(said, r) {
			n++
		}
	}
	for _, r := range said {
		if !slices.Contains(it.Must, r) && !slices.Contains(it.May, r) {
			n++
		}
	}
	return n
}

func cut(s string) string {
	if r := []rune(s); len(r) > maxText {
		return string(r[:maxText])
	}
	return string([]rune(s)) // broken UTF-8 becomes whole
}

func oneOf(said string, all []rune) bool {
	r := []rune(said)
	return len(r) == 1 && slices.Contains(all, r[0])
}

// all tells whether every letter asked for was named and none that is impossible.
func (it Item) all(said []rune) bool { return it.off(said) == 0 }

// Finish is the row that ends a speed round, after those of its answers: each read one letter
// (one that was answered otherwise than with one letter counts as wrong).
func Finish(round []Answer) Answer {
	end := Answer{Kind: Round, Right: true, Speed: true}
	var target, said []rune
	for _, a := range round {
		t, s := []rune(a.Target), []rune(a.Said)
		if len(t) != 1 || len(target) == maxText {
			continue
		}
		if len(s) != 1 {
			s = []rune{'?'}
		}
		target, said = append(target, t[0]), append(said, s[0])
		end.At, end.Day, end.Ms = a.At, a.Day, min(end.Ms+a.Ms, maxMs)
	}
	end.Target, end.Said = string(target), string(said)
	return end
}

// misread is how many letters of a round were read wrong.
func (a Answer) misread() int {
	t, s, n := []rune(a.Target), []rune(a.Said), 0
	for i, r := range t {
		if i >= len(s) || s[i] != r {
			n++
		}
	}
	return n
}
