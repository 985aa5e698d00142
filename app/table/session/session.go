// Package session holds an open match or score sheet: it carries out what is handed in for a position, and keeps it in a book
// before anything of it is shown.
//   - session.go: a match, which lives here only
//   - open.go: how one comes from the store
//   - sheet.go: a score sheet
//   - entries.go: what both share
//   - memory.go: the book of a match that isn't in the store, and how one begins in the middle
package session

import (
	"cmp"
	"encoding/json"
	"iter"
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// Stale is the refusal of an action that was meant for an older position.
const Stale games.ID = "table.illegal.stale"

// Session holds one match: the only place where a games.Match lives. Pages get
// views, and hand in actions. What it shows is always committed to its book.
type Session struct {
	entries[games.Log]
	kind games.Kind
	base int // actions that led to where it began; they stay

	// Elapsed is asked when a row is written: the thinking time since the row before; nil for none.
	Elapsed func() time.Duration
	// Driven tells which seats computers play on: what they have done nobody takes back. nil for none.
	Driven func(games.Seat) bool
	// Stays says why an action of a type can't be taken back, where the game has a reason of its own.
	Stays map[string]games.ID
	rows  []rowTime
}

// rowTime is the thinking time that a row of the log closed, and whose turn it was.
type rowTime struct {
	turn    turnKey
	elapsed time.Duration
	undo    bool
}

type turnKey struct {
	seat  games.Seat
	round int
}

// Begin starts a new match in the store, by all that may be said of one besides what its kind says.
func Begin(st *store.Store, kind games.Kind, n store.NewMatch) (*Session, error) {
	log, err := games.NewLog(kind, n.Setup)
	if err != nil {
		return nil, err
	}
	n.Kind, n.Rules, n.Standing = kind.Name(), kind.Rules(), log.Match().Standing()
	id, err := st.CreateMatch(n)
	if err != nil {
		return nil, err
	}
	return Open(st, kind, id)
}

// rebuildTimes recalls whose turn each stored row belonged to.
func (s *Session) rebuildTimes(stored []store.StoredRow) {
	log, err := games.Replay(s.kind, s.stored.Rules, s.stored.Setup, nil)
	for _, r := range stored {
		if err != nil {
			return // Replay has already accepted these rows
		}
		s.rows = append(s.rows, rowTime{keyOf(log.Match()), r.Elapsed, r.Type == games.Undo})
		if r.Type == games.Undo {
			log, err = log.Undo(r.Seat)
			continue
		}
		var a games.Action
		if a, err = s.kind.Action(r.Type, r.Data); err == nil {
			log, err = log.Do(r.Seat, a)
		}
	}
}

func keyOf(m games.Match) turnKey {
	st := m.Standing()
	return turnKey{st.Asked, st.Round}
}

// View is what the seat may know now.
func (s *Session) View(seat games.Seat) any { return s.log.Match().View(seat) }

// Prompts says who may do what now.
func (s *Session) Prompts() []games.Prompt { return s.log.Match().Prompts() }

// Moves are the lawful actions of a seat, where its game lists them (games.Mover): what the
// computer players will choose from.
func (s *Session) Moves(seat games.Seat) iter.Seq[games.Action] {
	if m, ok := s.log.Match().(games.Mover); ok {
		return m.Moves(seat)
	}
	return func(func(games.Action) bool) {}
}

// Standing is the public standing now.
func (s *Session) Standing() games.Standing { return s.log.Match().Standing() }

// Outcome is the result, once there is one.
func (s *Session) Outcome() (games.Outcome, bool) { return s.log.Match().Outcome() }

// Steps is the number of actions in force.
func (s *Session) Steps() int { return s.log.Len() }

// ViewAt is the Table's view after n actions in force, for the replay; with
// all that was hidden once the match was played to its end.
func (s *Session) ViewAt(n int) any {
	m := s.log.At(n)
	if r, ok := m.(games.Revealer); ok {
		// An abandoned match may go on: that can be undone.
		if o, over := s.Outcome(); over && o.Reason != games.ReasonAbandoned {
			return r.Revealed()
		}
	}
	return m.View(games.Table)
}

// Coming is the action after the first n in force, nil if there is none.
func (s *Session) Coming(n int) games.Action {
	if n >= s.log.Len() {
		return nil
	}
	_, a := s.log.Step(n + 1)
	return a
}

// Moment is a position as the table may know it besides its view.
type Moment struct{ match games.Match }

// At is the position after n actions in force.
func (s *Session) At(n int) Moment { return Moment{s.log.At(n)} }

// Now is the newest position.
func (s *Session) Now() Moment { return Moment{s.log.Match()} }

// Events is the Table's log in words.
func (m Moment) Events() []games.Event { return m.match.Events(games.Table, 0) }

// Round is the round that is played, from 1.
func (m Moment) Round() int { return m.match.Standing().Round }

// Outcome is the result, once there is one.
func (m Moment) Outcome() (games.Outcome, bool) { return m.match.Outcome() }

// AsSheet is the score sheet as far as everybody may see it: its setup and the edit that fills an empty one.
func (m Moment) AsSheet(k sheet.Kind) (setup []byte, e sheet.Edit, err error) {
	return k.FromMatch(m.match)
}

// Out tells whether a seat is out for now.
func (s *Session) Out(seat games.Seat) bool {
	m, ok := s.log.Match().(games.Outer)
	return ok && m.Out(seat)
}

// Last is the newest action in force with its author, and whether it was prepared where nobody else saw it.
func (s *Session) Last() (seat games.Seat, a games.Action, secret bool) {
	n := s.log.Len()
	seat, a = s.log.Step(n)
	return seat, a, slices.ContainsFunc(s.log.At(n-1).Prompts(), func(p games.Prompt) bool { return p.Seat == seat && p.Private })
}

// CanUndo tells whether the last action may be taken back now, and by whom: only its author
// may. That is the Table where the table acted; a computer player never does.
func (s *Session) CanUndo() (games.Seat, bool) {
	if s.log.Len() <= s.base || s.book.ReadOnly() || s.tried() {
		return 0, false
	}
	author, _ := s.log.Step(s.log.Len())
	if s.Driven != nil && s.Driven(author) {
		return author, false
	}
	return author, s.log.Match().CanUndo(author)
}

// NoUndo is why nothing can be taken back now; nil where something can.
func (s *Session) NoUndo() error {
	author, can := s.CanUndo()
	switch {
	case can:
		return nil
	case s.log.Len() <= s.base:
		return games.Refuse(games.IllegalUndo, nil)
	case s.book.ReadOnly():
		return games.Refuse("common.readonly", nil)
	case s.tried():
		return games.Refuse("table.undo.why.puzzle", nil)
	case s.Driven != nil && s.Driven(author):
		return games.Refuse("table.undo.why.computer", games.Args{"Seat": author})
	}
	_, a := s.log.Step(s.log.Len())
	return games.Refuse(cmp.Or(s.Stays[a.Type()], "table.undo.why.told"), nil)
}

// tried tells whether all that is done counts, as in a puzzle.
func (s *Session) tried() bool {
	m, ok := s.book.(*memory)
	return ok && m.diary != nil
}

// Submit carries out an action that was meant for position seq, and commits it.
// house are the words that this action teaches the family's list. On any error
// nothing has changed.
func (s *Session) Submit(seq int, seat games.Seat, a games.Action, house ...store.HouseWord) error {
	if err := s.fresh(seq); err != nil {
		return err
	}
	next, err := s.log.Do(seat, a)
	if err != nil {
		return err
	}
	data, err := json.Marshal(a)
	if err != nil {
		return err
	}
	return s.add(next, games.Row{Seat: seat, Type: a.Type(), Data: data}, house, false)
}

// Try is the log as it would be with an action that was meant for position seq. Nothing is carried out.
func (s *Session) Try(seq int, seat games.Seat, a games.Action) (games.Log, error) {
	if err := s.fresh(seq); err != nil {
		return games.Log{}, err
	}
	return s.log.Do(seat, a)
}

// Position is what lay before a seat ahead of the action step in force, from 1, and the row of what it did there, or of the clock
// whose time was up; the row is empty where another seat acted.
func (s *Session) Position(step int, seat games.Seat) (at games.Position, own games.Row, err error) {
	rows, err := s.log.Rows(step)
	if err != nil {
		return at, own, err
	}
	if last := rows[step-1]; last.Seat == seat || last.Seat == games.Table {
		own = last
	}
	m := s.stored
	return games.Position{Kind: m.Kind, Rules: m.Rules, Setup: m.Setup, Rows: rows[:step-1], Seat: seat}, own, nil
}

// Undo takes back the last action in force, by the seat that may.
func (s *Session) Undo(seq int) error {
	if err := s.fresh(seq); err != nil {
		return err
	}
	if err := s.NoUndo(); err != nil {
		return err
	}
	seat, _ := s.CanUndo()
	next, err := s.log.Undo(seat)
	if err != nil {
		return err
	}
	return s.add(next, games.Row{Seat: seat, Type: games.Undo}, nil, true)
}

// add commits a row of the match, with the time that it took.
func (s *Session) add(next games.Log, row games.Row, house []store.HouseWord, dropHouse bool) error {
	m, before := next.Match(), keyOf(s.log.Match())
	row.Sum = games.RowSum(m.Sum())
	a := store.Append{Row: row, Standing: m.Standing(), House: house, DropHouse: dropHouse}
	if s.Elapsed != nil {
		a.Elapsed = s.Elapsed()
	}
	if o, over := m.Outcome(); over {
		a.Outcome = &o
	}
	if err := s.commit(next, a); err != nil {
		return err
	}
	s.rows = append(s.rows, rowTime{before, a.Elapsed, row.Type == games.Undo})
	return nil
}

// TurnElapsed is the thinking time that the rows of the turn now have closed;
// the time since the last row is the clock's.
func (s *Session) TurnElapsed() time.Duration {
	now, sum := keyOf(s.log.Match()), time.Duration(0)
	for i := len(s.rows) - 1; i >= 0; i-- {
		switch row := s.rows[i]; {
		case row.turn == now:
			sum += row.elapsed
		case !row.undo: // an undo from the next turn leads back into this one
			return sum
		}
	}
	return sum
}

// Pad is what a seat, or the Table, has noted besides the rules; nil when nothing.
func (s *Session) Pad(seat games.Seat) ([]byte, error) {
	return s.book.Pad(s.stored.ID, seat)
}

// SavePad keeps a pad. It holds for the whole match, whatever is undone.
func (s *Session) SavePad(seat games.Seat, data []byte) error {
	if s.book.ReadOnly() {
		return nil
	}
	return s.book.SavePad(s.stored.ID, seat, data)
}

// AllowsTips tells whether the table has agreed to tips, which can be kept.
func (s *Session) AllowsTips() bool { return s.stored.Tips != nil && !s.book.ReadOnly() }

// TipsOf is of how many positions of this match a seat was told something.
func (s *Session) TipsOf(seat games.Seat) int {
	if seat < 0 || int(seat) >= len(s.stored.Tips) {
		return 0
	}
	return s.stored.Tips[seat]
}

// Tips are what the seats were told in this match, by seat and step.
func (s *Session) Tips() ([]store.Tip, error) { return s.book.Tips(s.stored.ID) }

// Told is the grade that a seat was told of the position now, 0 for nothing.
func (s *Session) Told(seat games.Seat) (grade int, err error) {
	all, err := s.Tips()
	for _, t := range all {
		if t.Seat == seat && t.Step == s.Steps() {
			grade = max(grade, t.Grade)
		}
	}
	return grade, err
}

// TakeTip keeps what a seat is told of the position now, before it is. A position counts once.
func (s *Session) TakeTip(seat games.Seat, grade int) error {
	told, err := s.Told(seat)
	if err != nil || grade <= told {
		return err
	}
	if err := s.book.TakeTip(s.stored.ID, store.Tip{Seat: seat, Step: s.Steps(), Grade: grade}); err != nil {
		return err
	}
	if told == 0 {
		s.stored.Tips[seat]++
	}
	return nil
}

// Reviewable is the log of a match that was played to its end, for a review; false before, since then it would tell secrets,
// and for one that was ended early, since that can be taken back.
func (s *Session) Reviewable() (games.Log, bool) {
	o, over := s.Outcome()
	if !over || o.Reason == games.ReasonAbandoned || !s.Kept() {
		return games.Log{}, false
	}
	return s.log, true
}
