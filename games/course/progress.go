package course

import (
	"encoding/json"
	"errors"
	"maps"
	"math"
	"math/bits"
	"slices"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/recall"
)

// Skill is what is practised of a letter.
type Skill int

// The skills.
const (
	Reading Skill = iota // upright
	Turning              // upside down
	Building
	Spotting // in loose pieces and zones
	skills
)

// Mark is how somebody does with one letter in one skill.
type Mark struct {
	Right, Wrong int
	Last         uint8 // the last eight answers, the newest is bit 0; set: right
	Ms           int   // reaction time of right answers without help, newer ones counting more
}

// window is how many of the last answers count for accuracy.
const window = 6

// Seen is how many answers there were.
func (m Mark) Seen() int { return m.Right + m.Wrong }

// accuracy is the share of right answers among the last, 0 without any.
func (m Mark) accuracy() float64 {
	n := min(m.Seen(), window)
	if n == 0 {
		return 0
	}
	return float64(bits.OnesCount8(m.Last&(1<<n-1))) / float64(n)
}

// run tells whether the last n answers were all right.
func (m Mark) run(n int) bool {
	return m.Seen() >= n && m.Last&(1<<n-1) == 1<<n-1
}

func (m *Mark) add(right, timed bool, ms int) {
	m.Last <<= 1
	if !right {
		m.Wrong++
		return
	}
	m.Right++
	m.Last |= 1
	switch {
	case !timed:
	case m.Ms == 0:
		m.Ms = ms
	default:
		m.Ms += (min(ms, 3*m.Ms) - m.Ms) * 3 / 10 // one pause to answer the door is no lack of practice
	}
}

// Letter is somebody's progress with one letter.
type Letter struct {
	Marks [skills]Mark
	Card  recall.Card
}

// Confusion is that Asked was taken for Said.
type Confusion struct {
	Asked, Said string
	Times       int
	Owed        int // tasks on this pair still to come
}

// mostOwed bounds how long one pair is practised on and on.
const mostOwed = 4

// WrongCosts is what a wrong letter costs in a speed round, in ms.
const WrongCosts = 3000

// RoundResult is a speed round.
type RoundResult struct {
	At    int64
	Ms    int // with WrongCosts for each wrong letter
	Wrong int
}

// Progress is all that follows from somebody's answers. The zero value is a beginner's. It is
// a value: Add gives a new one.
type Progress struct {
	Answers  int // rows folded
	Letters  map[string]Letter
	Open     int         // groups open beyond the first; never fewer than once reached
	Confused []Confusion // in the order in which they first happened
	Retry    []string    // letters answered wrong lately, still to be asked again
	Recent   []string    // the last targets, newest first
	Row      int         // right answers in a row
	BestRow  int
	Days     Days
	Speed    Speed
	Practice int // Ms of all answers, each counted as two minutes at most
}

// Days are the days of practice. A streak survives two days without; they just don't count.
type Days struct {
	Last   int
	All    int
	Streak int
	Best   int
}

// Grace is how many days without practice a streak survives.
const Grace = 2

// Speed is about speed rounds.
type Speed struct {
	Rounds int
	Best   *RoundResult
	Last   *RoundResult
}

const (
	keepRetry    = 6
	keepRecent   = 4
	keepConfused = 200
)

// Letter is the progress with r.
func (p Progress) Letter(r rune) Letter { return p.Letters[string(r)] }

// Fold is the progress after all answers, in their order.
func (c *Course) Fold(p Progress, answers []Answer) Progress {
	p = p.clone()
	for _, a := range answers {
		c.add(&p, a)
	}
	return p
}

// Add is the progress after one more answer.
func (c *Course) Add(p Progress, a Answer) Progress { return c.Fold(p, []Answer{a}) }

func (p Progress) clone() Progress {
	p.Letters = maps.Clone(p.Letters)
	if p.Letters == nil {
		p.Letters = map[string]Letter{}
	}
	p.Confused, p.Retry, p.Recent = slices.Clone(p.Confused), slices.Clone(p.Retry), slices.Clone(p.Recent)
	return p
}

func (c *Course) add(p *Progress, a Answer) {
	p.Answers++
	p.Days.add(a.Day)
	if a.Kind == Round {
		p.Speed.add(a)
		return
	}
	p.Practice = min(p.Practice+min(a.Ms, 120_000), math.MaxInt32)
	if a.Kind == Look {
		c.see(p, a)
		return
	}
	p.Row++
	if !a.Right {
		p.Row = 0
	}
	p.BestRow = max(p.BestRow, p.Row)
	c.credit(p, a)
	c.widen(p)
}

// see is a letter looked at: it is known of, nothing more.
func (c *Course) see(p *Progress, a Answer) {
	if r := []rune(a.Target); len(r) == 1 && c.by[r[0]] != nil {
		if _, ok := p.Letters[a.Target]; !ok {
			p.Letters[a.Target] = Letter{Card: recall.Card{Due: a.Day}}
		}
		p.remember(a.Target)
	}
}

func (p *Progress) remember(target string) {
	p.Recent = slices.Insert(p.Recent, 0, target)
	p.Recent = p.Recent[:min(len(p.Recent), keepRecent)]
}

func (d *Days) add(day int) {
	switch gap := day - d.Last; {
	case d.All == 0 || gap > Grace+1:
		d.All, d.Streak = d.All+1, 1
	case gap > 0:
		d.All, d.Streak = d.All+1, d.Streak+1
	default:
		d.Last = day // the same, or of a clock that was put right
		return
	}
	d.Last = day
	d.Best = max(d.Best, d.Streak)
}

// Guessed tells whether most letters of the round were wrong: nobody has read them then, however fast.
func (r RoundResult) Guessed() bool { return 2*r.Wrong > RoundLetters }

func (s *Speed) add(a Answer) {
	r := &RoundResult{At: a.At, Wrong: a.misread()}
	r.Ms = a.Ms + r.Wrong*WrongCosts
	s.Rounds, s.Last = s.Rounds+1, r
	if r.Guessed() {
		return
	}
	if s.Best == nil || r.Ms < s.Best.Ms {
		s.Best = r
	}
}

// credit gives each letter of the answer what it deserves.
func (c *Course) credit(p *Progress, a Answer) {
	p.remember(a.Target)
	target, said := []rune(a.Target), []rune(a.Said)
	skill := a.skill()
	if skill != Spotting && len(target) > 1 && len(said) != len(target) && !a.Right {
		return // letters are missing or too many: nobody knows which were misread
	}
	for i, r := range target {
		if c.by[r] == nil {
			continue
		}
		if skill == Spotting {
			c.mark(p, r, skill, slices.Contains(said, r), a)
			continue
		}
		right := a.Right
		if i < len(said) {
			right = said[i] == r
		}
		c.mark(p, r, skill, right, a)
		switch {
		case right:
			p.settle(string(r), a.Hints == 0)
		case i < len(said) && c.by[said[i]] != nil:
			p.confuse(string(r), string(said[i]))
		}
	}
}

// each is the time that an answer took for one letter, of building for one piece.
func (c *Course) each(a Answer, r rune) int {
	if a.Kind == Build {
		return a.Ms / len(c.by[r].places)
	}
	return a.Ms / max(1, utf8.RuneCountInString(a.Target))
}

func (a Answer) skill() Skill {
	switch {
	case a.Kind == Build:
		return Building
	case a.Kind == Loose || a.Kind == Deduce:
		return Spotting
	case a.Turned:
		return Turning
	}
	return Reading
}

func (c *Course) mark(p *Progress, r rune, skill Skill, right bool, a Answer) {
	name, ms := string(r), c.each(a, r)
	l := p.Letters[name]
	l.Card = l.Card.Next(rate(skill, right, a.Hints, ms), a.Day)
	l.Marks[skill].add(right, a.Hints == 0, ms)
	p.Letters[name] = l
	p.Retry = slices.DeleteFunc(p.Retry, func(o string) bool { return o == name })
	if !right {
		p.Retry = append(p.Retry, name)
		p.Retry = p.Retry[max(0, len(p.Retry)-keepRetry):]
	}
}

func (p *Progress) confuse(asked, said string) {
	i := slices.IndexFunc(p.Confused, func(x Confusion) bool { return x.Asked == asked && x.Said == said })
	if i < 0 {
		if len(p.Confused) >= keepConfused {
			return
		}
		i = len(p.Confused)
		p.Confused = append(p.Confused, Confusion{Asked: asked, Said: said})
	}
	x := &p.Confused[i]
	x.Times++
	x.Owed = min(x.Owed+2, mostOwed)
}

// settle takes a letter read rightly off its pairs.
func (p *Progress) settle(name string, alone bool) {
	for i := range p.Confused {
		if x := &p.Confused[i]; alone && x.Owed > 0 && (x.Asked == name || x.Said == name) {
			x.Owed--
		}
	}
}

// Confusions are the pairs that happened, the most often first; pairs that happened equally often
// stay in the order in which they came.
func (p Progress) Confusions() []Confusion {
	out := slices.Clone(p.Confused)
	slices.SortStableFunc(out, func(a, b Confusion) int { return b.Times - a.Times })
	return out
}

// Encode is the progress as a snapshot.
func (p Progress) Encode() ([]byte, error) { return json.Marshal(p) }

var errProgress = errors.New("course: not a snapshot of progress")

// DecodeProgress reads a snapshot. What can't be is refused: then the log is folded again.
func DecodeProgress(data []byte) (Progress, error) {
	var p Progress
	if err := games.Decode(data, &p); err != nil {
		return Progress{}, err
	}
	if !p.sane() {
		return Progress{}, errProgress
	}
	return p.clone(), nil
}

// most bounds what is counted.
const most = 1 << 40

func within(least, most int, values ...int) bool {
	return !slices.ContainsFunc(values, func(v int) bool { return v < least || v > most })
}

func isLetter(name string) bool { return utf8.RuneCountInString(name) == 1 }

func (p Progress) sane() bool {
	if !within(0, most, p.Answers, p.Row, p.BestRow, p.Practice, p.Days.All, p.Days.Streak, p.Days.Best, p.Days.Last, p.Speed.Rounds) ||
		!within(0, mostLetters, p.Open, len(p.Letters)) || len(p.Confused) > keepConfused || len(p.Retry) > keepRetry || len(p.Recent) > keepRecent {
		return false
	}
	for name, l := range p.Letters {
		if !isLetter(name) || !l.sane() {
			return false
		}
	}
	for _, x := range p.Confused {
		if !isLetter(x.Asked) || !isLetter(x.Said) || !within(0, most, x.Times) || !within(0, mostOwed, x.Owed) {
			return false
		}
	}
	return !slices.ContainsFunc(p.Retry, func(r string) bool { return !isLetter(r) })
}

func (l Letter) sane() bool {
	for _, m := range l.Marks {
		if !within(0, most, m.Right, m.Wrong) || !within(0, maxMs, m.Ms) {
			return false
		}
	}
	return l.Card.Sane(maxDay)
}
