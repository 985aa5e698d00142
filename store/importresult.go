package store

import (
	"slices"

	"spieltisch/games"
)

// result is what a match says of itself.
func (m exportedMatch) result() Result {
	r := saidBy(m.Seats, m.Scored, m.Reason)
	r.Standing.Asked, r.Standing.Round, r.Standing.Phase = m.Asked, m.Round, m.Phase
	if r.Outcome != nil && m.Record != nil {
		r.Outcome.Record = &games.Record{Key: m.Record.Key, Value: m.Record.Value}
	}
	return r
}

func (s exportedSheet) result() Result {
	r := saidBy(s.Seats, s.Scored, s.Reason)
	r.Standing.Asked, r.Standing.Round = s.Asked, s.Round
	if r.Outcome == nil && s.State != Running {
		r.Outcome = &games.Outcome{}
	}
	return r
}

func saidBy(seats []exportedSeat, turns []exportedScored, reason games.Reason) Result {
	var r Result
	var places []games.Place
	for seat, s := range seats {
		r.Standing.Points = append(r.Standing.Points, s.Points)
		if s.Place != nil && s.PlacePoints != nil {
			places = append(places, games.Place{Seat: games.Seat(seat), Rank: *s.Place, Points: *s.PlacePoints})
		}
	}
	for _, t := range turns {
		r.Standing.Scored = append(r.Standing.Scored, games.ScoredTurn(t))
	}
	if reason != "" || len(places) > 0 {
		slices.SortStableFunc(places, func(a, b games.Place) int { return a.Rank - b.Rank })
		r.Outcome = &games.Outcome{Places: places, Reason: reason}
	}
	return r
}

// settle makes a match what came of its log.
func (m *exportedMatch) settle(r Result, elapsed int64) {
	m.State, m.Reason = stateAfter(r.Outcome)
	m.Asked, m.Round, m.Phase, m.Elapsed = r.Standing.Asked, r.Standing.Round, r.Standing.Phase, elapsed
	m.Seats, m.Scored = settled(m.Seats, r)
	said := m.Record
	if m.Record = nil; r.Outcome != nil && r.Outcome.Record != nil {
		m.Record = &exportedRecord{UID: newUID(), Key: r.Outcome.Record.Key, Value: r.Outcome.Record.Value, At: m.Updated}
		if said != nil {
			m.Record.UID, m.Record.At = said.UID, said.At
		}
	}
}

func (s *exportedSheet) settle(r Result) {
	s.State, s.Reason = stateAfter(r.Outcome)
	s.Asked, s.Round = r.Standing.Asked, r.Standing.Round
	s.Seats, s.Scored = settled(s.Seats, r)
}

// settled are seats and turns as a result has them.
func settled(seats []exportedSeat, r Result) ([]exportedSeat, []exportedScored) {
	out := slices.Clone(seats)
	for seat := range out {
		out[seat].Points, out[seat].Place, out[seat].PlacePoints = r.Standing.Points[seat], nil, nil
	}
	if r.Outcome != nil {
		for _, p := range r.Outcome.Places {
			out[p.Seat].Place, out[p.Seat].PlacePoints = &p.Rank, &p.Points
		}
	}
	var turns []exportedScored
	for _, t := range r.Standing.Scored {
		turns = append(turns, exportedScored(t))
	}
	return out, turns
}
