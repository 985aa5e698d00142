package woerterklauer

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"spieltisch/games"
)

// A diagram is rows of letters, a dot for an empty cell; its first letter lies in (0,0).
//
// Before a turn and in expected colours: lower case is red, upper case black. After a
// turn upper case is the old tile of this letter (the one that lay there; else the first
// one that has left its cell; else a tile of the pool), lower case surely a tile of the
// pool.

// example is a turn as a diagram. Everybody means something else than everybody, and
// every word is valid, unless it is said.
type example struct {
	name          string
	rules         int // the newest if 0
	level         Level
	before, after string
	left          string // letters that stay in the pool besides those freed
	mover         string // "black"; else red
	same          string // pairs that mean the same: "HUND=HUNDE LIEBE=LIEBEN"
	invalid       string // words that aren't valid
	open          string // words or pairs nobody knows: "QUX HUND=HUNDE"
	edge          int    // 12 if 0
	lists         string // what old words carry: "LOCKE:SOCKE GLOCKE:LOCKE,SOCKE"
	laid          string // words that lay at a place: "0,1>LOCKE 2,3vTOR"

	colours string   // expected; not looked at if empty
	kinds   string   // expected of all words that aren't unchanged: "LOCKE:stolen ES:new"
	lowest  Level    // expected; the same as level if 0
	refused []string // expected reasons of the whole verdict, without prefix and level: "dissolved HUND"
	none    bool     // lowest is expected to be 0
}

// toy is a Judge for tests.
type toy struct {
	invalid, open []string
	same          map[string]bool // "A=B" in both orders
}

func (j toy) Word(word string) (games.Ruling, bool) {
	if slices.Contains(j.open, word) {
		return games.Ruling{}, false
	}
	return games.Ruling{Word: word, Answer: !slices.Contains(j.invalid, word), Reason: "toy.word", By: "toy"}, true
}

func (j toy) Same(word, other string) (games.Ruling, bool) {
	if slices.Contains(j.open, word+"="+other) || slices.Contains(j.open, other+"="+word) {
		return games.Ruling{}, false
	}
	return games.Ruling{Word: word, Other: other, Answer: j.same[word+"="+other], Reason: "toy.same", By: "toy"}, true
}

func (e *example) judge() toy {
	j := toy{strings.Fields(e.invalid), strings.Fields(e.open), map[string]bool{}}
	for _, pair := range strings.Fields(e.same) {
		a, b, _ := strings.Cut(pair, "=")
		j.same[a+"="+b], j.same[b+"="+a] = true, true
	}
	return j
}

// cells calls f for each letter of a diagram.
func cells(diagram string, f func(Cell, byte)) {
	y := 0
	for row := range strings.Lines(diagram) {
		row = strings.TrimSpace(row)
		if row == "" {
			continue
		}
		for x := range len(row) {
			if row[x] != '.' {
				f(Cell{x, y}, row[x])
			}
		}
		y++
	}
}

func isLower(b byte) bool { return b >= 'a' }

func upper(b byte) Letter {
	if isLower(b) {
		b -= 'a' - 'A'
	}
	return Letter(b)
}

func (e *example) turn() Attempt {
	t := Attempt{Rules: e.rules, Level: e.level, Edge: 12, Mover: Red}
	if e.edge > 0 {
		t.Edge = e.edge
	}
	if e.mover == "black" {
		t.Mover = Black
	}
	t.Before = diagram(e.before)
	next := len(t.Before)
	free := map[int]bool{} // old tiles without a place yet
	for _, p := range t.Before {
		free[p.ID] = true
	}
	var open []Placed
	cells(e.after, func(c Cell, b byte) {
		p := Placed{Tile: Tile{0, upper(b)}, At: c}
		i := slices.IndexFunc(t.Before, func(o Placed) bool { return o.At == c && o.Letter == p.Letter })
		if i >= 0 && !isLower(b) {
			p.ID = t.Before[i].ID
			delete(free, p.ID)
			t.After = append(t.After, p)
			return
		}
		if isLower(b) {
			p.ID = -1
		}
		open = append(open, p)
	})
	for _, p := range open {
		i := slices.IndexFunc(t.Before, func(o Placed) bool { return free[o.ID] && o.Letter == p.Letter })
		if p.ID == 0 && i >= 0 {
			p.ID = t.Before[i].ID
			delete(free, p.ID)
		} else {
			next++
			p.ID = next
			t.Pool = append(t.Pool, p.Tile)
		}
		t.After = append(t.After, p)
	}
	for i := range e.left {
		next++
		t.Pool = append(t.Pool, Tile{next, Letter(e.left[i])})
		t.Left = append(t.Left, Tile{next, Letter(e.left[i])})
	}
	for _, p := range t.Before {
		if free[p.ID] {
			t.Left = append(t.Left, p.Tile)
		}
	}
	t.History = e.history(t.Before)
	return t
}

// diagram is a field before a turn; ids count from 1.
func diagram(s string) Field {
	var f Field
	cells(s, func(c Cell, b byte) {
		p := Placed{Tile: Tile{len(f) + 1, upper(b)}, At: c, Color: Black}
		if isLower(b) {
			p.Color = Red
		}
		f = append(f, p)
	})
	return f
}

// history: all words have lain where they lie, and what the example adds.
func (e *example) history(before Field) History {
	var h History
	for _, l := range newLayout(before).words {
		c := Carried{l.Place, []string{l.Text}}
		for _, list := range strings.Fields(e.lists) {
			word, had, _ := strings.Cut(list, ":")
			if word == l.Text {
				c.Spellings = append(c.Spellings, strings.Split(had, ",")...)
			}
		}
		slices.Sort(c.Spellings)
		h.Carried = append(h.Carried, c)
		h.Places = append(h.Places, l.Spelled)
	}
	for _, s := range strings.Fields(e.laid) {
		var l Spelled
		var way rune
		if _, err := fmt.Sscanf(s, "%d,%d%c%s", &l.At.X, &l.At.Y, &way, &l.Text); err != nil {
			panic(err)
		}
		l.Across = way == '>'
		h.Places = append(h.Places, l)
	}
	slices.SortFunc(h.Places, compareSpelled)
	return h
}

func (k Fate) String() string {
	return []string{"unchanged", "new", "stolen", "changed", "extended", "invalid", "open"}[k]
}

// draw is a field with its colours as a diagram of the same frame.
func draw(f Field, frame string) string {
	rows := [][]byte{}
	width := 0
	grow := func(c Cell) {
		width = max(width, c.X+1)
		for len(rows) <= c.Y {
			rows = append(rows, nil)
		}
	}
	cells(frame, func(c Cell, _ byte) { grow(c) })
	for _, p := range f {
		grow(p.At)
	}
	for y := range rows {
		rows[y] = []byte(strings.Repeat(".", width))
	}
	for _, p := range f {
		b := byte(p.Letter)
		if p.Color == Red {
			b += 'a' - 'A'
		}
		rows[p.At.Y][p.At.X] = b
	}
	return string(bytes.Join(rows, []byte("\n")))
}

// tidy brings a diagram into the form of draw.
func tidy(s, frame string) string { return draw(diagram(s), frame) }

// reasons are the refusals in short, without what only follows from the others.
func reasons(v Verdict) []string {
	var out []string
	for _, r := range v.Reasons {
		switch r.ID {
		case RefusedLevel, RefusedEveryLevel, RefusedLead:
			continue
		}
		s := strings.TrimPrefix(string(r.ID), "woerterklauer.refused.")
		if word, ok := r.Args["Word"]; ok {
			s += fmt.Sprint(" ", word)
		}
		if letters, ok := r.Args["Letters"].([]string); ok {
			s += " " + strings.Join(letters, "")
		}
		out = append(out, s)
	}
	return out
}

func kinds(v Verdict) string {
	var out []string
	for _, w := range v.Words {
		if w.Fate != FateUnchanged {
			out = append(out, w.Text+":"+w.Fate.String())
		}
	}
	return strings.Join(out, " ")
}

func (e *example) run(t *testing.T) {
	t.Helper()
	v := Referee(e.turn(), e.judge())
	lowest := e.lowest
	if lowest == 0 && !e.none {
		lowest = e.level
	}
	if v.Lowest != lowest {
		t.Errorf("lowest is %d, want %d", v.Lowest, lowest)
	}
	if got := reasons(v); !slices.Equal(got, e.refused) {
		t.Errorf("refused for %q, want %q", got, e.refused)
	}
	if e.kinds != "" && kinds(v) != e.kinds {
		t.Errorf("kinds %s, want %s", kinds(v), e.kinds)
	}
	if e.colours != "" {
		if got, want := draw(v.Field, e.after), tidy(e.colours, e.after); got != want {
			t.Errorf("colours\n%s\nwant\n%s", got, want)
		}
	}
	if t.Failed() {
		t.Logf("%s lowest %d %+v", kinds(v), v.Lowest, v.Reasons)
	}
}
