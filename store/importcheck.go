package store

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"spieltisch/games"
)

func isUID(uid string) bool {
	return len(uid) == 32 && !strings.ContainsFunc(uid, func(r rune) bool { return (r < '0' || r > '9') && (r < 'a' || r > 'f') })
}

// isKind tells whether it can be the name of a game.
func isKind(kind string) bool {
	return kind != "" && len(kind) <= 32 && !strings.ContainsFunc(kind, func(r rune) bool { return r < 'a' || r > 'z' })
}

// checker finds the first thing wrong with an element.
type checker struct{ err error }

func (c *checker) that(ok bool, what string) {
	if !ok && c.err == nil {
		c.err = bad("%s", what)
	}
}

// within is that for what a game could be but for its measure.
func (c *checker) within(ok bool, what string) {
	if !ok && c.err == nil {
		c.err = &leave{reason: LeftBounds, err: bad("%s", what)}
	}
}

func (c *checker) uid(uid, what string) { c.that(isUID(uid), what) }

func (c *checker) link(uid, what string) { c.that(uid == "" || isUID(uid), what) }

func (c *checker) time(ms int64, what string) { c.within(ms >= 0 && ms < importTime, what) }

func (c *checker) elapsed(ms int64) { c.within(ms >= 0 && ms <= importElapsed, "elapsed") }

func (c *checker) number(n int, what string) { c.within(isNumber(n), what) }

func (c *checker) text(most int, texts ...string) {
	for _, t := range texts {
		c.that(utf8.ValidString(t) && len(t) <= most, "a text")
	}
}

func (c *checker) described(place, note string) {
	c.that(utf8.ValidString(place+note) && utf8.RuneCountInString(place) <= MaxPlace && utf8.RuneCountInString(note) <= MaxNote, "place or note")
}

func (c *checker) seats(seats []exportedSeat) {
	c.that(len(seats) > 0 && len(seats) <= importSeats, "number of seats")
	seen := map[string]bool{}
	for _, s := range seats {
		c.that(!seen[s.Player], "two seats of one player")
		seen[s.Player] = true
		c.number(s.Points, "points")
		c.that((s.Place == nil) == (s.PlacePoints == nil), "place")
		if s.Place != nil && s.PlacePoints != nil {
			c.that(*s.Place >= 1 && *s.Place <= len(seats), "place")
			c.number(*s.PlacePoints, "points")
		}
	}
}

func (c *checker) scored(all []exportedScored, seats int) {
	for _, s := range all {
		c.that(isSeat(s.Seat, seats), "seat of a turn")
		c.number(s.Points, "points")
		c.number(s.Round, "round")
		c.text(importText, s.Word)
	}
}

func (c *checker) seat(s games.Seat, seats int) {
	c.that(s >= games.Table && int(s) < seats, "seat")
}

func (p exportedPlayer) check() error {
	var c checker
	c.uid(p.UID, "uid")
	c.link(p.MergedInto, "mergedInto")
	c.that(p.MergedInto != p.UID, "mergedInto")
	name, err := cleanName(p.Name)
	c.that(err == nil && name == p.Name, "name")
	c.that(p.Color >= 0 && p.Color <= maxColor, "color")
	c.time(p.Created, "created")
	c.time(p.LastPlayed, "lastPlayed")
	c.that(len(p.Picture) == 0 || len(p.Picture) <= MaxPicture && isPicture(p.Picture), "picture")
	return c.err
}

func (m exportedMatch) check() error {
	var c checker
	c.uid(m.UID, "uid")
	c.link(m.Series, "series")
	c.that(isKind(m.Kind), "kind")
	c.that(m.State == Running || m.State == Finished || m.State == Abandoned || m.State == Unreadable, "state")
	c.time(m.Created, "created")
	c.time(m.Updated, "updated")
	c.elapsed(m.Elapsed)
	c.number(m.Round, "round")
	c.text(importText, string(m.Reason), string(m.Phase))
	c.described(m.Place, m.Note)
	c.seats(m.Seats)
	c.seat(m.Asked, len(m.Seats))
	c.scored(m.Scored, len(m.Seats))
	c.within(len(m.Rows) <= maxRows, "rows")
	for _, r := range m.Rows {
		_, err := r.sum()
		c.that(err == nil, "sum")
		c.seat(r.Seat, len(m.Seats))
		c.that(r.Type != "", "type")
		c.text(importText, r.Type)
		c.time(r.At, "at")
		c.elapsed(r.Elapsed)
	}
	if m.Record != nil {
		c.uid(m.Record.UID, "uid of the record")
		c.text(importText, m.Record.Key)
		c.number(m.Record.Value, "record")
		c.time(m.Record.At, "at")
	}
	seen := map[games.Seat]bool{}
	for _, d := range m.Drafts {
		c.that(!seen[d.Seat] && d.Seq >= 0 && d.Seq <= len(m.Rows), "draft")
		seen[d.Seat] = true
		c.seat(d.Seat, len(m.Seats))
		c.elapsed(d.Elapsed)
	}
	clear(seen)
	for _, p := range m.Pads {
		c.that(!seen[p.Seat], "pad")
		seen[p.Seat] = true
		c.seat(p.Seat, len(m.Seats))
	}
	return c.err
}

// sum reads the hash of a row.
func (r exportedRow) sum() (uint64, error) {
	if len(r.Sum) != 16 {
		return 0, bad("sum")
	}
	return strconv.ParseUint(r.Sum, 16, 64)
}

func (s exportedSheet) check() error {
	var c checker
	c.uid(s.UID, "uid")
	c.link(s.Series, "series")
	c.link(s.Match, "match")
	c.that(isKind(s.Kind), "kind")
	c.that(s.State == Running || s.State == Finished || s.State == Abandoned, "state")
	c.time(s.Created, "created")
	c.time(s.Updated, "updated")
	c.time(s.Played, "played")
	c.number(s.Round, "round")
	c.text(importText, string(s.Reason))
	c.described(s.Place, s.Note)
	c.seats(s.Seats)
	c.seat(s.Asked, len(s.Seats))
	c.scored(s.Scored, len(s.Seats))
	c.within(len(s.Edits) <= maxEdits, "edits")
	for _, e := range s.Edits {
		c.that(e.Type != "", "type")
		c.text(importText, e.Type)
		c.link(e.By, "by")
		c.time(e.At, "at")
	}
	return c.err
}

func (h exportedWord) check() error {
	var c checker
	c.uid(h.UID, "uid")
	c.link(h.Match, "match")
	c.that(checkHouse(HouseWord{Lang: h.Lang, Word: h.Word, Other: h.Other}) == nil, "word")
	c.text(importText, h.Lang, h.Word, h.Other, h.Lemma, h.Class, h.By)
	c.number(h.Tier, "tier")
	c.number(h.Seq, "seq")
	c.time(h.At, "at")
	return c.err
}

func (x exportedSetting) check() error {
	var c checker
	c.that(x.Key != "", "key")
	c.text(importText, x.Key)
	c.that(len(x.Value) > 0, "value")
	c.time(x.Updated, "updated")
	return c.err
}
