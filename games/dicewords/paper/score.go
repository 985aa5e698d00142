package paper

import (
	"strings"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/sheet"
)

// Score implements sheet.Form.
func (f form) Score(c sheet.Cells) sheet.Score {
	var out sheet.Score
	last := c.Last()
	out.Totals = c.Heads(f.o.Seats)
	for row := 1; row <= last; row++ {
		l := sheet.Line{Row: row, Own: games.Table, Done: true, Seats: make([]sheet.Mark, f.o.Seats)}
		for i := range l.Seats {
			l.Seats[i] = f.mark(c, row, games.Seat(i))
			l.Done = l.Done && l.Seats[i].Known
		}
		out.Turns = append(out.Turns, turns(l)...)
		for i := range l.Seats {
			f.doubt(c, row, games.Seat(i), out.Totals[i], &l.Seats[i])
			out.Totals[i] += l.Seats[i].Points
		}
		out.Lines = append(out.Lines, l)
	}
	out.Notes = f.notes(c.Heads(f.o.Seats), out.Lines)
	out.Outcome = c.Ended(out.Totals)
	if out.Outcome == nil && f.finished(out) {
		out.Outcome = sheet.Rank(out.Totals, games.ReasonTarget)
	}
	if out.Outcome == nil {
		out.Next = f.next(out.Lines)
	}
	return out
}

// mark is what a turn counts: the points typed, else those of the word.
func (f form) mark(c sheet.Cells, row int, seat games.Seat) sheet.Mark {
	text := c.Text(row, seat, FieldWord)
	word, named := Plain(text)
	if !named {
		word = ""
	}
	if points, ok := c.Number(row, seat, sheet.FieldPoints); ok {
		return sheet.Mark{Known: true, Points: points, Word: word, Typed: true}
	}
	t, err := f.count(text)
	return sheet.Mark{Known: err == nil, Points: t.Points(), Word: word}
}

// doubt takes off the points of a round what wrong challenges cost: a total so far doesn't fall below 0 by that.
func (f form) doubt(c sheet.Cells, row int, seat games.Seat, total int, m *sheet.Mark) {
	if cost, ok := c.Number(row, seat, FieldDoubt); ok && f.o.DoubtCost > 0 {
		m.Points -= min(cost, max(0, total+max(0, m.Points)))
	}
}

func turns(l sheet.Line) []games.ScoredTurn {
	var out []games.ScoredTurn
	for i, m := range l.Seats {
		if m.Known {
			out = append(out, games.ScoredTurn{Seat: games.Seat(i), Round: l.Row, Word: m.Word, Points: m.Points})
		}
	}
	return out
}

// finished tells whether the target is reached and the round finished.
func (f form) finished(s sheet.Score) bool {
	reached := false
	for _, t := range s.Totals {
		reached = reached || t >= f.o.Target
	}
	for _, l := range s.Lines {
		reached = reached && l.Done
	}
	return reached
}

// next is the first empty turn.
func (f form) next(lines []sheet.Line) sheet.Cell {
	for _, l := range lines {
		for i, m := range l.Seats {
			if !m.Known {
				return sheet.Cell{Row: l.Row, Seat: games.Seat(i), Field: FieldWord}
			}
		}
	}
	if len(lines) == MaxRows {
		return sheet.Cell{}
	}
	return sheet.Cell{Row: len(lines) + 1, Seat: 0, Field: FieldWord}
}

// notes, from totals at the start, tell of turns left out, and of rounds behind the one that ended the game.
func (f form) notes(totals []int, lines []sheet.Line) []sheet.Note {
	var out []sheet.Note
	reached := 0
	for n, l := range lines {
		for i, m := range l.Seats {
			totals[i] += m.Points
			if !m.Known && n < len(lines)-1 {
				out = append(out, sheet.Note{ID: NoteGap, Args: games.Args{"Seat": games.Seat(i), "Round": l.Row}})
			}
		}
		for _, t := range totals {
			if t >= f.o.Target && reached == 0 {
				reached = l.Row
			}
		}
	}
	if reached > 0 && reached < len(lines) {
		out = append(out, sheet.Note{ID: NoteBeyond, Args: games.Args{"Round": reached}})
	}
	return out
}

// Race is how far everybody is on the way to the target.
type Race struct {
	Target int
	ToGo   []int        // points missing by seat, 0 when the target is reached
	Last   bool         // somebody has reached it: the round is being finished
	Due    []games.Seat // who has still to play in the round that is being played, in turn order
}

// RaceOf is the race on a sheet of this package.
func RaceOf(s sheet.Sheet) Race {
	f, ok := s.Form().(form)
	if !ok {
		return Race{}
	}
	score := s.Score()
	r := Race{Target: f.o.Target}
	for _, t := range score.Totals {
		r.ToGo = append(r.ToGo, max(0, f.o.Target-t))
		r.Last = r.Last || t >= f.o.Target
	}
	if score.Outcome != nil {
		return r
	}
	for i := range f.o.Seats {
		if row := score.Next.Row; row > len(score.Lines) || !score.Lines[row-1].Seats[i].Known {
			r.Due = append(r.Due, games.Seat(i))
		}
	}
	return r
}

// Worth is what a word counts before it is entered, or why it can't be.
type Worth struct {
	Word    string // the true word, "" when the joker's letter isn't named
	Tally   dicewords.Tally
	SetCan  bool  // some throw of the set can spell it
	Problem error // an *games.Illegal, or nil
}

// WorthOf counts a word as typed, with the values of a sheet of this package.
func WorthOf(s sheet.Sheet, text string) Worth {
	f, ok := s.Form().(form)
	if !ok || !utf8.ValidString(text) {
		return Worth{Problem: games.Refuse(games.IllegalData, nil)}
	}
	text, err := f.Clean(sheet.Cell{Row: 1, Field: FieldWord}, text)
	if err != nil {
		return Worth{Problem: err}
	}
	w := Worth{}
	w.Tally, w.Problem = f.count(text)
	if word, named := Plain(text); named {
		w.Word = word
	}
	w.SetCan = f.canSpell(text)
	return w
}

// canSpell tells whether some throw of the set gives the word of a cell; without a
// joker in it none may help.
func (f form) canSpell(text string) bool {
	p, err := pattern(text)
	if err != nil {
		return false
	}
	set, joker := f.o.Set, string(dicewords.Joker)
	if strings.Contains(p, joker) {
		for i, d := range set.Dice { // its die is taken
			if strings.Contains(d.Faces, joker) {
				set.Dice[i].Faces = ""
			}
		}
	}
	return dicewords.SetCanSpell(set, strings.ReplaceAll(p, joker, ""), false)
}
