package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

// View is what everybody may know of a match, the same for all seats and the table: all
// but the seed, and with it the order in which tiles will come out of the box.
type View struct {
	Options    Options
	Rules      int // the version that the match is played by
	Set        Set
	Language   string     // of the words: German or English
	Step       int        // actions in force
	Asked      games.Seat // who is asked to act; games.Table when the match is over
	Mover      Color      // the color of that seat
	TurnNumber int        // of the turn, from 1
	Phase      games.ID
	Field      Field   // sorted
	Pool       []Tile  // in pool order
	Box        int     // tiles in the box
	Boxed      []Stock // what they show, in the order of the alphabet
	Aside      int     // tiles to set aside for want of a vowel, else 0
	Swap       int     // tiles that the joker may take now, 0 if it can't be used
	Jokers     [Seats]bool
	Turns      []ScoredTurn // turns ended, in the order of play
	History    History
	Rulings    games.Rulings // those that hold in this match
	Tally      Tally
	Winner     games.Seat // games.Table while nobody has won
}

// Round is the round of the turn, from 1: both have one turn in it.
func (v *View) Round() int { return RoundOf(v.TurnNumber) }

// View implements games.Match; the value is a View.
func (m *Match) View(games.Seat) any { return m.view() }

func (m *Match) view() View {
	v := View{
		Options:    m.setup.Options,
		Rules:      m.rules,
		Set:        m.setup.Set.Clone(),
		Language:   spoken(m.setup.Language),
		Step:       m.Step,
		Asked:      m.asked(),
		Mover:      m.mover(),
		TurnNumber: m.TurnNumber,
		Phase:      m.Phase,
		Field:      slices.Clone(m.Field),
		Pool:       slices.Clone(m.Pool),
		Box:        len(m.Box),
		Boxed:      stocks(m.boxed()),
		Swap:       m.mostSwap(),
		History:    m.History.clone(),
		Rulings:    slices.Clone(m.Rulings),
		Tally:      m.tally(),
		Winner:     m.Winner,
	}
	if m.Phase == PhaseVowel {
		v.Aside = m.aside()
	}
	for s, used := range m.Swapped {
		v.Jokers[s] = !used
	}
	for _, p := range m.Turns {
		v.Turns = append(v.Turns, p.clone())
	}
	return v
}

// Position is what the referee needs to judge these tiles on the field. false: they are
// not tiles of field and pool, each once.
func (v View) Position(lays []Lay) (Attempt, bool) {
	return turnOf(v.Rules, v.Field, v.Pool, lays, v.Mover, v.TurnNumber, v.Options, v.History)
}

// asking is a Judge as the screen needs it. It remembers what it was told: house words may come from a file.
type asking struct {
	held  Judge
	table games.Rulings
	j     Judge
	told  map[[2]string]answer
}

// Judge asks, in this order, what holds in the match, then j, and where j has no opinion
// the table's answers so far. It asks each question once, so another one is needed when somebody has ruled. It is not
// for two goroutines at a time.
func (v View) Judge(j Judge, table games.Rulings) Judge {
	return asking{v.Rulings.Index(), table, j, map[[2]string]answer{}}
}

// Word implements games.Judge.
func (a asking) Word(word string) (games.Ruling, bool) {
	return a.once([2]string{word}, func(j Judge) (games.Ruling, bool) { return j.Word(word) })
}

// Same implements Judge.
func (a asking) Same(word, other string) (games.Ruling, bool) {
	return a.once([2]string{word, other}, func(j Judge) (games.Ruling, bool) { return j.Same(word, other) })
}

func (a asking) once(words [2]string, question func(Judge) (games.Ruling, bool)) (games.Ruling, bool) {
	got, told := a.told[words]
	if !told {
		got.Ruling, got.known = a.ask(question)
		a.told[words] = got
	}
	return got.Ruling, got.known
}

func (a asking) ask(question func(Judge) (games.Ruling, bool)) (games.Ruling, bool) {
	if r, known := question(a.held); known {
		return r, true
	}
	r, known := question(a.j)
	if known {
		return r, true
	}
	if answer, known := question(a.table); known {
		return answer, true
	}
	return r, false
}
