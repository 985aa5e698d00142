package games

import (
	"fmt"
	"strconv"
	"strings"
)

// Diagram is a View as text, for failing tests, logs and whoever reads a position: as FEN
// is for chess, but to be read. All games begin alike:
//
//	throw, seat 1, round 2, points 24 0, step 5
//	options: Seats:2 Target:400 Check:dictionary KeptStay:false Clock:0 Aids:false
//	…
//
// The first line is the phase (the end of its ID), who is asked to act, the round or the
// turn, the points by seat, and the actions in force. The lines after it are the game's own:
// "name: facts", facts of a list with ", " between them. A line without facts is left out.
// Seats are numbers from 0, as in code, or "table".
type Diagram struct{ lines []string }

// NewDiagram begins with the line that all games share. at is the round or the turn, such as
// "round 2".
func NewDiagram(phase ID, turn Seat, at string, points []int, step int) *Diagram {
	_, short, ok := strings.Cut(string(phase), ".phase.")
	if !ok {
		short = string(phase)
	}
	who := Also("seat ", turn != Table) + SeatText(turn)
	head := fmt.Sprintf("%s, %s, %s, points %s, step %d", short, who, at, Numbers(points), step)
	return &Diagram{[]string{head}}
}

// AddOptions adds the line of the options: the fields of a struct, without handicaps where nobody has one, and Same where it is off.
func (d *Diagram) AddOptions(o any) {
	text := strings.Trim(fmt.Sprintf("%+v", o), "{}")
	for _, handicap := range []string{" Head:[", " Extra:[", " Show:["} {
		before, rest, _ := strings.Cut(text, handicap)
		if by, after, found := strings.Cut(rest, "]"); found && strings.Trim(by, "0 ") == "" {
			text = before + after
		}
	}
	text = strings.ReplaceAll(text, " Same:false", "")
	d.AddLine("options", strings.TrimSuffix(text, " Rounds:0 Code:")) // of Dicewords, by no code
}

// AddLine adds a line, unless all its facts are "".
func (d *Diagram) AddLine(name string, facts ...string) {
	var told []string
	for _, f := range facts {
		if f != "" {
			told = append(told, f)
		}
	}
	if len(told) > 0 {
		d.lines = append(d.lines, name+": "+strings.Join(told, ", "))
	}
}

// AddRaw adds a line as it is, such as a row of a field.
func (d *Diagram) AddRaw(line string) { d.lines = append(d.lines, line) }

// AddRulings adds what holds about words: "HAUS yes by table".
func (d *Diagram) AddRulings(rs Rulings) {
	d.AddLine("rulings", Facts(rs, func(r Ruling) string {
		words, answer := r.Word, " no"
		if r.Other != "" {
			words += "/" + r.Other
		}
		if r.Answer {
			answer = " yes"
		}
		return words + answer + " by " + r.By + Also(" "+string(r.Reason), r.Reason != "") + Also(" "+r.Lemma, r.Lemma != "")
	})...)
}

// String is the text, without a line break at its end.
func (d *Diagram) String() string { return strings.Join(d.lines, "\n") }

// SeatText is a seat in a Diagram: its number, or "table".
func SeatText(s Seat) string {
	if s == Table {
		return "table"
	}
	return strconv.Itoa(int(s))
}

// Facts are the texts of a list.
func Facts[E any](list []E, text func(E) string) []string {
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = text(e)
	}
	return out
}

// Numbers are numbers with blanks between them.
func Numbers(list []int) string { return strings.Join(Facts(list, strconv.Itoa), " ") }

// Also is the text where it holds, else "".
func Also(text string, holds bool) string {
	if !holds {
		return ""
	}
	return text
}
