package exchange

import (
	"slices"

	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// replay plays a match again, or fills in a sheet again, and makes what it says of itself what comes of it.
func (x *reading) replay(l *store.LogCopy) error {
	play := x.replayer.Match
	if l.Sheet {
		play = x.replayer.Sheet
	}
	res, err := play(x.ctx, claimOf(*l))
	if err != nil {
		return leaving(err)
	}
	if !res.fits(len(l.Seats)) {
		return &leave{reason: LeftSeats, err: ErrSeats}
	}
	l.Elapsed = 0
	for _, r := range l.Rows {
		l.Elapsed += r.Elapsed
	}
	if l.Elapsed > importElapsed {
		return &leave{reason: LeftBounds, err: bad("elapsed")}
	}
	settle(l, res)
	return nil
}

func claimOf(l store.LogCopy) Claim {
	c := Claim{Kind: l.Kind, Rules: l.Rules, Setup: l.Setup, Seats: len(l.Seats), Says: said(l)}
	for _, r := range l.Rows {
		c.Rows = append(c.Rows, r.Row)
	}
	for _, e := range l.Edits {
		c.Edits = append(c.Edits, sheet.Row{Type: e.Type, Data: e.Data})
	}
	return c
}

// notes drops drafts and pads with which no page could go on, and says so; and, silently, drafts that nobody needs any more.
func (x *reading) notes(l *store.LogCopy, line int) {
	c := claimOf(*l)
	leave := func(sort LeftSort, seat games.Seat, err error) bool {
		if err != nil {
			out := LeftOut{Sort: sort, Reason: LeftMisfit, Line: line, Kind: l.Kind, At: fromMillis(l.Updated), Err: err}
			if seat != games.Table {
				out.Names = []string{x.people.names[l.Seats[seat].Player]}
			}
			x.report.LeftOut.add(out)
		}
		return err != nil
	}
	l.Drafts = slices.DeleteFunc(l.Drafts, func(d store.DraftCopy) bool {
		if l.Sheet || l.State != store.Running || d.Seq != len(l.Rows) {
			return true
		}
		nothing := len(d.Data) == 0 || string(d.Data) == "null"
		return !nothing && leave(LeftDraft, d.Seat, x.replayer.Draft(c, d.Seat, d.Data))
	})
	l.Pads = slices.DeleteFunc(l.Pads, func(p store.PadCopy) bool { return leave(LeftPad, p.Seat, x.replayer.Pad(l.Kind, p.Seat, p.Data)) })
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
	if l.Record = nil; r.Outcome != nil && r.Outcome.Record != nil && len(l.Tips) < 2 { // with help it is none
		l.Record = &store.RecordCopy{Key: r.Outcome.Record.Key, Value: r.Outcome.Record.Value, At: l.Updated}
		if said != nil {
			l.Record.UID, l.Record.At = said.UID, said.At
		}
	}
}
