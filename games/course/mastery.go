package course

import (
	"cmp"
	"slices"
)

// Mastery is how well somebody knows a letter.
type Mastery int

// The steps of the map.
const (
	Fresh     Mastery = iota // never answered
	Practised                // answered
	Almost                   // built, and read well and not slowly: opens the way to further letters
	Sure                     // also upside down and in loose pieces, and read at a good pace
)

// What it takes. All of it is about the last answers: what was wrong long ago is forgotten.
const (
	almostReads    = 3
	almostAccuracy = 0.8
	sureReads      = 4
	sureAccuracy   = 0.8
)

// limits are the times in ms in which a letter has to be read.
type limits struct{ almost, sure int }

// limits are a good pace, or for who types slowly a little more than it usually takes:
// practice is slow where a letter is slower than the others.
func (p Progress) limits() limits {
	own := p.Pace() * 17 / 10
	return limits{almost: min(max(9000, own), 15_000), sure: min(max(4500, own), 15_000)}
}

// Mastery is how well r is known.
func (c *Course) Mastery(p Progress, r rune) Mastery {
	l, ok := p.Letters[string(r)]
	switch {
	case !ok || l.seen() == 0:
		return Fresh
	case !l.almost(p.limits()):
		return Practised
	case l.next(p.limits()) < 0:
		return Sure
	}
	return Almost
}

func (l Letter) seen() int {
	n := 0
	for _, m := range l.Marks {
		n += m.Seen()
	}
	return n
}

func (l Letter) almost(in limits) bool {
	read := l.Marks[Reading]
	return l.Marks[Building].Right > 0 && read.Seen() >= almostReads && read.accuracy() >= almostAccuracy && read.Ms > 0 && read.Ms <= in.almost
}

// next is the skill that a letter lacks most on its way to Sure, -1 when none.
func (l Letter) next(in limits) Skill {
	read, turn, build, spot := l.Marks[Reading], l.Marks[Turning], l.Marks[Building], l.Marks[Spotting]
	switch {
	case build.Right == 0:
		return Building
	case !l.almost(in):
		return Reading
	case !turn.run(1):
		return Turning
	case !spot.run(1):
		return Spotting
	case build.Right < 2 || !build.run(1):
		return Building
	case turn.Right < 2:
		return Turning
	case read.Seen() < sureReads || !read.run(2) || read.accuracy() < sureAccuracy || read.Ms > in.sure:
		return Reading
	}
	return -1
}

// Cell is one letter of the map.
type Cell struct {
	Letter   rune
	Mastery  Mastery
	Open     bool // its group is open
	Known    bool // it was looked at, at least
	Due      bool // to be refreshed today
	Ms       int  // the usual time to read it, 0: not known
	Accuracy int  // percent of the last readings, -1: none
}

// Map is all letters in the alphabet's order.
func (c *Course) Map(p Progress, day int) []Cell {
	var out []Cell
	for _, x := range c.letters {
		l, known := p.Letters[string(x.r)]
		m := l.Marks[Reading]
		cell := Cell{Letter: x.r, Mastery: c.Mastery(p, x.r), Open: x.group <= p.Open, Known: known, Due: known && c.due(l, day), Ms: m.Ms, Accuracy: -1}
		if m.Seen() > 0 {
			cell.Accuracy = int(100*m.accuracy() + .5)
		}
		out = append(out, cell)
	}
	return out
}

// due tells whether a letter that was answered once is to be refreshed, not whether it is
// only begun.
func (c *Course) due(l Letter, day int) bool { return l.Card.Stability > 0 && l.Card.DueOn(day) <= day }

// Due are the letters to refresh on a day, the most nearly forgotten first.
func (c *Course) Due(p Progress, day int) []rune {
	var out []rune
	for _, x := range c.letters {
		if l, ok := p.Letters[string(x.r)]; ok && c.due(l, day) {
			out = append(out, x.r)
		}
	}
	slices.SortStableFunc(out, func(a, b rune) int {
		return cmp.Compare(p.Letter(a).Card.Recall(day), p.Letter(b).Card.Recall(day))
	})
	return out
}

// SureOf is how many letters are sure, and of how many.
func (c *Course) SureOf(p Progress) (sure, all int) {
	for _, x := range c.letters {
		if c.Mastery(p, x.r) == Sure {
			sure++
		}
	}
	return sure, len(c.letters)
}

// Pace is the usual time to read a letter in ms, 0 when none was read: the middle one of all.
func (p Progress) Pace() int {
	var all []int
	for _, l := range p.Letters {
		if ms := l.Marks[Reading].Ms; ms > 0 {
			all = append(all, ms)
		}
	}
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// StreakOn is the streak as it stands on a day: 0 when it ended.
func (d Days) StreakOn(day int) int {
	if d.All == 0 || day-d.Last > Grace+1 {
		return 0
	}
	return d.Streak
}

// widen opens the next groups when every letter of the open ones is at least almost known. What
// is open stays open.
func (c *Course) widen(p *Progress) {
	for p.Open+1 < len(c.groups) {
		for _, r := range slices.Concat(c.groups[:p.Open+1]...) {
			if c.Mastery(*p, r) < Almost {
				return
			}
		}
		p.Open++
	}
}

// known are the letters that were answered or looked at, in the alphabet's order.
func (c *Course) known(p Progress) []rune {
	var out []rune
	for _, x := range c.letters {
		if _, ok := p.Letters[string(x.r)]; ok {
			out = append(out, x.r)
		}
	}
	return out
}
