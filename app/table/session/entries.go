package session

import (
	"slices"
	"time"

	"spieltisch/games"
	"spieltisch/store"
)

// entries is what the sessions of matches and of score sheets share: one log that is open, L as its game replays it.
// What it shows is always committed to its book.
type entries[L any] struct {
	book   Book
	stored store.Log
	log    L
	seq    int // rows in the book
}

// ID is the log's id in the store; 0 when it isn't there.
func (s *entries[L]) ID() store.LogID { return s.stored.ID }

// Kept tells whether the log is in the store, where it is found again.
func (s *entries[L]) Kept() bool { return s.stored.ID != 0 }

// ReadOnly tells whether writing is refused.
func (s *entries[L]) ReadOnly() bool { return s.book.ReadOnly() }

// Stored is the log as the store knew it when the session was opened.
func (s *entries[L]) Stored() store.Log { return s.stored }

// Names are the players' names by seat.
func (s *entries[L]) Names() []string { return store.Names(s.stored.Players) }

// Seq is the number of rows in the log. Every one that is added raises it.
func (s *entries[L]) Seq() int { return s.seq }

// fresh refuses what was meant for another position than the newest.
func (s *entries[L]) fresh(seq int) error {
	if seq != s.seq {
		return games.Refuse(Stale, nil)
	}
	return nil
}

// commit writes a row with what follows from it, and only then takes over the log with it.
func (s *entries[L]) commit(next L, a store.Append) error {
	a.Log, a.Seq = s.stored.ID, s.seq+1
	if err := s.book.Append(a); err != nil {
		return err
	}
	s.log, s.seq = next, a.Seq
	return nil
}

// Draft loads the seat's draft when it belongs to the position now.
func (s *entries[L]) Draft(seat games.Seat) (store.Draft, bool, error) {
	d, ok, err := s.book.Draft(s.stored.ID, seat)
	return d, ok && d.Seq == s.seq, err
}

// SaveDraft keeps the seat's draft for the position now.
func (s *entries[L]) SaveDraft(seat games.Seat, data []byte, elapsed time.Duration) error {
	return s.DraftSaver(seat, data, elapsed)()
}

// DraftSaver does what SaveDraft would have done now, also when the session has gone on.
func (s *entries[L]) DraftSaver(seat games.Seat, data []byte, elapsed time.Duration) (save func() error) {
	id, d := s.stored.ID, store.Draft{Seq: s.seq, Data: data, Elapsed: elapsed}
	return func() error {
		if s.book.ReadOnly() {
			return nil
		}
		return s.book.SaveDraft(id, seat, d)
	}
}

// NoSeats is the refusal of a match or sheet whose data lack somebody who plays: pages may
// ask for the player of every seat.
const NoSeats games.ID = "table.illegal.seats"

// Seated refuses players who aren't as many as there are seats, or of whom one is lost.
func Seated(players []store.Player, seats int) error {
	if len(players) != seats || slices.ContainsFunc(players, func(p store.Player) bool { return p.ID == 0 }) {
		return games.Refuse(NoSeats, nil)
	}
	return nil
}
