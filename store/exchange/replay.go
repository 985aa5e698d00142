package exchange

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// replay plays a match again, or fills in a sheet again, and makes what it says of itself what comes of it.
func (x *reading) replay(l *store.LogCopy) error {
	c := Claim{Kind: l.Kind, Rules: l.Rules, Setup: l.Setup, Seats: len(l.Seats), Says: said(*l)}
	elapsed := int64(0)
	for _, r := range l.Rows {
		if l.Sheet {
			c.Edits = append(c.Edits, sheet.Row{Type: r.Type, Data: r.Data})
		} else {
			c.Rows = append(c.Rows, r.Row)
		}
		elapsed += r.Elapsed
	}
	play := x.replayer.Match
	if l.Sheet {
		play = x.replayer.Sheet
	}
	res, err := play(x.ctx, c)
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(l.Seats)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	if elapsed > importElapsed {
		return &leave{reason: LeftBounds, err: bad("elapsed")}
	}
	l.Elapsed = elapsed
	settle(l, res)
	x.notes(l)
	return nil
}

// notes drops drafts and pads that the game can't read, and drafts that nobody needs any more.
func (x *reading) notes(l *store.LogCopy) {
	l.Drafts = slices.DeleteFunc(l.Drafts, func(d store.DraftCopy) bool {
		return l.State != store.Running || d.Seq != len(l.Rows) || len(d.Data) > 0 && x.replayer.Draft(l.Kind, d.Data) != nil
	})
	l.Pads = slices.DeleteFunc(l.Pads, func(p store.PadCopy) bool { return x.replayer.Pad(l.Kind, p.Seat, p.Data) != nil })
}

// said is what a match or sheet says of itself.
func said(l store.LogCopy) Result {
	r := Result{Standing: games.Standing{Asked: l.Asked, Round: l.Round, Phase: l.Phase, Scored: l.Scored}}
	var places []games.Place
	for seat, s := range l.Seats {
		r.Standing.Points = append(r.Standing.Points, s.Points)
		if s.Place != nil && s.PlacePoints != nil {
			places = append(places, games.Place{Seat: games.Seat(seat), Rank: *s.Place, Points: *s.PlacePoints})
		}
	}
	if l.Reason != "" || len(places) > 0 || l.Sheet && l.State != store.Running {
		slices.SortStableFunc(places, func(a, b games.Place) int { return a.Rank - b.Rank })
		r.Outcome = &games.Outcome{Places: places, Reason: l.Reason}
		if l.Record != nil {
			r.Outcome.Record = &games.Record{Key: l.Record.Key, Value: l.Record.Value}
		}
	}
	return r
}

// settle makes a match or sheet what came of its log.
func settle(l *store.LogCopy, r Result) {
	l.State, l.Reason = store.StateAfter(r.Outcome)
	l.Asked, l.Round, l.Scored = r.Standing.Asked, r.Standing.Round, r.Standing.Scored
	l.Seats = slices.Clone(l.Seats)
	for seat := range l.Seats {
		l.Seats[seat].Points, l.Seats[seat].Place, l.Seats[seat].PlacePoints = r.Standing.Points[seat], nil, nil
	}
	if r.Outcome != nil {
		for _, p := range r.Outcome.Places {
			l.Seats[p.Seat].Place, l.Seats[p.Seat].PlacePoints = &p.Rank, &p.Points
		}
	}
	if l.Sheet {
		return
	}
	l.Phase = r.Standing.Phase
	said := l.Record
	if l.Record = nil; r.Outcome != nil && r.Outcome.Record != nil && len(l.Tips) == 0 {
		l.Record = &store.RecordCopy{Key: r.Outcome.Record.Key, Value: r.Outcome.Record.Value, At: l.Updated}
		if said != nil {
			l.Record.UID, l.Record.At = said.UID, said.At
		}
	}
}
