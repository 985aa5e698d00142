package session

import (
	"maps"
	"slices"

	"spieltisch/games"
	"spieltisch/store"
)

// Book is where the rows of a session are kept, and what is noted while it goes on: the
// store, or the memory for a match that nobody wants to find again.
type Book interface {
	ReadOnly() bool
	Append(store.Append) error
	Draft(store.MatchID, games.Seat) (store.Draft, bool, error)
	SaveDraft(store.MatchID, games.Seat, store.Draft) error
	Pad(store.MatchID, games.Seat) ([]byte, error)
	SavePad(store.MatchID, games.Seat, []byte) error
	Tips(store.MatchID) ([]store.Tip, error)
	TakeTip(store.MatchID, store.Tip) error
}

var (
	_ Book = (*store.Store)(nil)
	_ Book = (*memory)(nil)
)

// Rehearse starts a match that is kept in the memory only. players sit
// in the order of the seats; the store needn't know them. The house words that its actions
// make hold for this match alone.
func Rehearse(kind games.Kind, setup []byte, players []store.Player) (*Session, error) {
	log, err := games.NewLog(kind, setup)
	if err != nil {
		return nil, err
	}
	if len(log.Match().Standing().Points) != len(players) {
		return nil, games.Refuse(NoSeats, nil)
	}
	m := store.Match{Kind: kind.Name(), Rules: kind.Rules(), Setup: setup, Players: players, State: store.Running}
	book := &memory{drafts: map[games.Seat]store.Draft{}, pads: map[games.Seat][]byte{}}
	return &Session{entries: entries[games.Log]{book: book, stored: m, log: log}, kind: kind}, nil
}

// Pose opens a position as a session that is kept in the memory only and begins there: what led to it can't be taken back.
// players sit in the order of the seats; the store needn't know them. The error is an *games.Illegal.
func Pose(kind games.Kind, at games.Position, players []store.Player) (*Session, error) {
	log, err := at.Log(kind)
	if err != nil {
		return nil, err
	}
	if seats := len(log.Match().Standing().Points); seats != len(players) || at.Seat < 0 || int(at.Seat) >= seats {
		return nil, games.Refuse(NoSeats, nil)
	}
	m := store.Match{Kind: at.Kind, Rules: at.Rules, Setup: at.Setup, Players: players, State: store.Running, Tips: make([]int, len(players))}
	book := &memory{rows: len(at.Rows), drafts: map[games.Seat]store.Draft{}, pads: map[games.Seat][]byte{}}
	return &Session{entries: entries[games.Log]{book, m, log, book.rows}, kind: kind, base: log.Len()}, nil
}

// memory is the book of one match.
type memory struct {
	rows   int // the session has them
	drafts map[games.Seat]store.Draft
	pads   map[games.Seat][]byte
	tips   []store.Tip

	diary Diary // of a puzzle; nil where nothing is kept elsewhere
	tried []games.Row
	told  int // positions that something was told of
}

// kept takes over what was done and told, once it is kept.
func (m *memory) kept(tried []games.Row, told int) error {
	if m.diary != nil {
		if err := m.diary.Keep(tried, told); err != nil {
			return err
		}
	}
	m.tried, m.told = tried, told
	return nil
}

// noted keeps what has changed of the notes.
func (m *memory) noted() error {
	if m.diary == nil {
		return nil
	}
	return m.diary.Note(Notes{m.drafts, m.pads})
}

// ReadOnly implements Book.
func (*memory) ReadOnly() bool { return false }

// Append implements Book.
func (m *memory) Append(a store.Append) error {
	if a.Seq != m.rows+1 {
		return games.Refuse(Stale, nil)
	}
	if err := m.kept(append(m.tried[:len(m.tried):len(m.tried)], a.Row), m.told); err != nil {
		return err
	}
	m.rows = a.Seq
	clear(m.drafts)
	return nil
}

// Draft implements Book.
func (m *memory) Draft(_ store.MatchID, seat games.Seat) (store.Draft, bool, error) {
	d, ok := m.drafts[seat]
	return d, ok, nil
}

// SaveDraft implements Book.
func (m *memory) SaveDraft(_ store.MatchID, seat games.Seat, d store.Draft) error {
	if d.Seq != m.rows {
		return games.Refuse(Stale, nil)
	}
	m.drafts[seat] = d
	return m.noted()
}

// Pad implements Book.
func (m *memory) Pad(_ store.MatchID, seat games.Seat) ([]byte, error) { return m.pads[seat], nil }

// SavePad implements Book.
func (m *memory) SavePad(_ store.MatchID, seat games.Seat, data []byte) error {
	m.pads[seat] = data
	return m.noted()
}

// Tips implements Book.
func (m *memory) Tips(store.MatchID) ([]store.Tip, error) { return m.tips, nil }

// TakeTip implements Book.
func (m *memory) TakeTip(_ store.MatchID, t store.Tip) error {
	n := m.told
	if !slices.ContainsFunc(m.tips, func(o store.Tip) bool { return o.Seat == t.Seat && o.Step == t.Step }) {
		n++
	}
	if err := m.kept(m.tried, n); err != nil {
		return err
	}
	m.tips = append(m.tips, t)
	return nil
}

// Tried is how far somebody has come with a puzzle.
type Tried struct {
	Rows []games.Row // since the position
	Tips int
	Notes
}

// Notes are what is being prepared and noted at a table.
type Notes struct {
	Drafts map[games.Seat]store.Draft
	Pads   map[games.Seat][]byte
}

// Diary keeps what is tried. Keep is handed all rows and tips, before anything of it is shown; what it refuses isn't done.
type Diary interface {
	Keep(rows []games.Row, tips int) error
	Note(Notes) error
}

// PoseTried opens a position like Pose, and goes on where somebody was. d is nil where nothing is kept.
func PoseTried(kind games.Kind, at games.Position, players []store.Player, was Tried, d Diary) (*Session, error) {
	at.Rows = append(at.Rows[:len(at.Rows):len(at.Rows)], was.Rows...)
	s, err := Pose(kind, at, players)
	if err != nil {
		return nil, err
	}
	s.stored.Tips[at.Seat] = was.Tips
	book := s.book.(*memory)
	book.tried, book.told, book.diary = was.Rows, was.Tips, d
	maps.Copy(book.drafts, was.Drafts)
	maps.Copy(book.pads, was.Pads)
	return s, nil
}

// Behold is the function of this name for the newest position.
func (s *Session) Behold() { Behold(s.log.Match()) }

// Behold looks at a position as pages do; what can't be looked at panics.
func Behold(m games.Match) {
	m.Prompts()
	m.Events(games.Table, 0)
	for seat := games.Table; int(seat) < len(m.Standing().Points); seat++ {
		m.View(seat)
		m.CanUndo(seat)
	}
	if r, ok := m.(games.Revealer); ok {
		if o, over := m.Outcome(); over && o.Reason != games.ReasonAbandoned {
			r.Revealed()
		}
	}
}
