package course

import (
	"slices"

	"spieltisch/games"
)

// Mode is what somebody chose to practise.
type Mode string

// The modes. Any of them goes on for as long as one likes; who knows few letters yet looks at
// those of the first group in between.
const (
	Mixed      Mode = ""           // the course decides
	BuildMode  Mode = "build"      // only building
	ReadMode   Mode = "read"       // letters and words, upright
	TurnedMode Mode = "turned"     // letters and words upside down
	LooseMode  Mode = "loose"      // loose pieces
	DeduceMode Mode = "deduce"     // zones with No-markers
	SpeedMode  Mode = "speed"      // a round of RoundLetters, then Finish
	PairsMode  Mode = "confusions" // what was confused
)

// RoundLetters is the length of a speed round.
const RoundLetters = 12

// wordEvery is how often a word comes in the mixed course, in tasks.
const wordEvery = 5

// mostBegun is how many letters are practised at a time before another one comes in.
const mostBegun = 3

// mostAlmost is how many letters may be almost sure before they are brought to the end first.
const mostAlmost = 6

// chooser is one choice of a task.
type chooser struct {
	c      *Course
	p      Progress
	day    int
	seed   uint64
	chance *games.Chance
}

// Next is the next task. seed is any number that belongs to the player; with the same
// seed, progress and day it is the same task, so a page can be left and come back to.
func (c *Course) Next(p Progress, mode Mode, day int, seed uint64) Item {
	x := &chooser{c, p, day, seed, games.NewChance(seed, p.Answers, 0)}
	if it, ok := x.mode(mode); ok {
		return it
	}
	return x.mixed()
}

// On is a task on one letter that somebody tapped: to look at when it is new, else
// what it lacks.
func (c *Course) On(p Progress, r rune, day int, seed uint64) Item {
	x := &chooser{c, p, day, seed, games.NewChance(seed, p.Answers, 0)}
	if c.by[r] == nil {
		return x.mixed()
	}
	return x.lacking(r)
}

func (x *chooser) mode(m Mode) (Item, bool) {
	known := x.c.known(x.p)
	if m == Mixed || len(known) == 0 {
		return Item{}, false
	}
	if r, ok := x.fresh(); ok && len(known) < GroupSize && x.p.Answers%2 == 1 && m != SpeedMode && m != PairsMode {
		return x.look(r), true // else who knows one letter would get it again and again
	}
	r := x.weakest(known, skillOf(m))
	switch m {
	case BuildMode:
		return x.build(r), true
	case ReadMode, TurnedMode:
		return x.reading(r, m == TurnedMode), true
	case LooseMode:
		return x.loose(r), true
	case DeduceMode:
		return x.deduce(r)
	case SpeedMode:
		return x.read(x.turn(known), false), true
	case PairsMode:
		return x.pair(true)
	}
	return Item{}, false
}

// reading is a letter or, as soon as enough of them are known, half of the time a word.
func (x *chooser) reading(r rune, turned bool) Item {
	if it, ok := x.word(turned); ok && x.chance.IntN(2) == 0 {
		return it
	}
	return x.read(r, turned)
}

// fresh is the next letter that may be looked at for the first time.
func (x *chooser) fresh() (rune, bool) {
	for _, g := range x.c.groups[:min(x.p.Open+1, len(x.c.groups))] {
		for _, r := range g {
			if _, known := x.p.Letters[string(r)]; !known {
				return r, true
			}
		}
	}
	return 0, false
}

func skillOf(m Mode) Skill {
	switch m {
	case BuildMode:
		return Building
	case TurnedMode:
		return Turning
	case LooseMode, DeduceMode:
		return Spotting
	}
	return Reading
}

// mixed is the course: first what went wrong, then what was confused, what is due,
// what is begun, new letters, and in between words.
func (x *chooser) mixed() Item {
	if it, ok := x.retry(); ok {
		return it
	}
	if it, ok := x.pair(false); ok {
		return it
	}
	if x.p.Answers%wordEvery == wordEvery-1 {
		if it, ok := x.word(x.chance.IntN(3) == 0); ok {
			return it
		}
	}
	if r, ok := x.first(x.c.Due(x.p, x.day)); ok {
		return x.refresh(r)
	}
	return x.progress()
}

// recent tells whether the letter was just asked.
func (x *chooser) recent(r rune, last int) bool {
	return slices.Contains(x.p.Recent[:max(0, min(last, len(x.p.Recent)))], string(r))
}

// first is the first of the letters that wasn't just asked.
func (x *chooser) first(all []rune) (rune, bool) {
	for _, r := range all {
		if !x.recent(r, 1) {
			return r, true
		}
	}
	return 0, false
}

// retry asks again what was answered wrong, once two others came between.
func (x *chooser) retry() (Item, bool) {
	for _, name := range x.p.Retry {
		r := []rune(name)[0]
		if x.c.by[r] != nil && !x.recent(r, min(2, len(x.c.known(x.p))-1)) {
			return x.lacking(r), true
		}
	}
	return Item{}, false
}

// pair is a task on a confusion: one of the two, the other one next to it afterwards. In
// the mixed course they come between others, and only as long as they are owed.
func (x *chooser) pair(always bool) (Item, bool) {
	if !always && x.p.Answers%2 == 0 {
		return Item{}, false
	}
	for _, f := range x.p.Confusions() {
		asked, said := []rune(f.Asked)[0], []rune(f.Said)[0]
		if f.Owed == 0 && !always || x.c.by[asked] == nil || x.c.by[said] == nil {
			continue
		}
		if x.chance.IntN(2) == 0 {
			asked, said = said, asked
		}
		if x.recent(asked, 1) {
			asked, said = said, asked
		}
		if _, ok := x.p.Letters[string(asked)]; !ok {
			asked, said = said, asked
		}
		it := x.read(asked, false)
		it.Against = said
		return it, true
	}
	return Item{}, false
}

// refresh asks for a letter as it is seen in play, in any way that was learnt.
func (x *chooser) refresh(r rune) Item {
	if x.c.Mastery(x.p, r) < Almost {
		return x.lacking(r)
	}
	switch x.chance.IntN(4) {
	case 0:
		return x.read(r, true)
	case 1:
		return x.loose(r)
	default:
		return x.read(r, false)
	}
}

// progress leads to the next step on the map: letters begun are brought on, and
// when few are left a new one comes in. When all are sure it is upkeep.
func (x *chooser) progress() Item {
	var begun, almost, fresh []rune
	for _, g := range x.c.groups[:min(x.p.Open+1, len(x.c.groups))] {
		for _, r := range g {
			switch x.c.Mastery(x.p, r) {
			case Fresh:
				fresh = append(fresh, r)
			case Practised:
				begun = append(begun, r)
			case Almost:
				almost = append(almost, r)
			}
		}
	}
	if len(almost) >= mostAlmost {
		if r, ok := x.first(almost); ok {
			return x.lacking(r)
		}
	}
	if len(begun) < mostBegun && len(fresh) > 0 {
		return x.lacking(fresh[0])
	}
	if r, ok := x.first(begun); ok {
		return x.lacking(r)
	}
	if r, ok := x.first(almost); ok {
		return x.lacking(r)
	}
	if known := x.c.known(x.p); len(known) > 1 || len(begun)+len(almost) == 0 {
		return x.upkeep(known)
	}
	return x.lacking(slices.Concat(begun, almost)[0])
}

// upkeep is for who is sure of everything, or has just one letter to go.
func (x *chooser) upkeep(known []rune) Item {
	r := x.weakest(known, Skill(x.chance.IntN(int(skills))))
	switch x.chance.IntN(5) {
	case 0:
		if it, ok := x.deduce(r); ok {
			return it
		}
	case 1:
		return x.loose(r)
	case 2:
		return x.build(r)
	case 3:
		return x.read(r, true)
	}
	if it, ok := x.word(x.chance.IntN(2) == 0); ok {
		return it
	}
	return x.read(r, x.chance.IntN(2) == 0)
}

// lacking is the task that a letter needs most.
func (x *chooser) lacking(r rune) Item {
	l, known := x.p.Letters[string(r)]
	if !known {
		return x.look(r)
	}
	switch l.next(x.p.limits()) {
	case Building:
		return x.build(r)
	case Turning:
		return x.read(r, true)
	case Spotting:
		if it, ok := x.deduce(r); ok && x.chance.IntN(2) == 0 {
			return it
		}
		return x.loose(r)
	default:
		return x.read(r, false)
	}
}

// weakest is one of the letters, those that go worse in a skill more often, and not one
// of the last.
func (x *chooser) weakest(all []rune, s Skill) rune {
	total, weights := 0, make([]int, len(all))
	for i, r := range all {
		m := x.p.Letter(r).Marks[s]
		weights[i] = 1 + int(8*(1-m.accuracy())) + min(m.Ms/1500, 6)
		if x.recent(r, min(keepRecent, len(all)-1)) {
			weights[i] = 0
		}
		total += weights[i]
	}
	if total == 0 {
		return all[x.chance.IntN(len(all))]
	}
	n := x.chance.IntN(total)
	for i, w := range weights {
		if n -= w; n < 0 {
			return all[i]
		}
	}
	return all[0]
}

// turn is whose turn it is of all letters in a speed round: each comes once before one comes again, in
// an order that changes from round to round where a round doesn't take all of them.
func (x *chooser) turn(all []rune) rune {
	n := len(all)
	rounds, away := 0, n/2
	if n > RoundLetters {
		rounds, away = x.p.Speed.Rounds, RoundLetters
	}
	order := slices.Clone(all)
	chance := games.NewChance(x.seed, rounds, 1)
	for i := n - 1; i > 0; i-- {
		j := chance.IntN(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	r := order[x.p.Answers%n]
	if n > 1 && x.recent(r, 1) { // of a task before the round
		r = order[(x.p.Answers+away)%n]
	}
	return r
}
