package exchange

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/daily"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/store"
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
	c.that(utf8.ValidString(place+note) && utf8.RuneCountInString(place) <= store.MaxPlace && utf8.RuneCountInString(note) <= store.MaxNote, "place or note")
}

func (c *checker) seats(seats []store.SeatCopy) {
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

func (c *checker) scored(all []games.ScoredTurn, seats int) {
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

func checkPlayer(p store.PlayerCopy) error {
	var c checker
	c.uid(p.UID, "uid")
	c.link(p.MergedInto, "mergedInto")
	c.that(p.MergedInto != p.UID && store.CharacterOf(p.MergedInto) == 0, "mergedInto")
	c.that(p.Level == store.CharacterOf(p.UID), "level")
	if p.Level != 0 {
		c.that(p.Name == p.Level.Name() && !p.Hidden && p.MergedInto == "" && len(p.Picture) == 0 && p.Emblem == 0, "a character")
	}
	name, err := store.StoredName(p.Name)
	c.that(err == nil && name == p.Name, "name")
	c.that(p.Color >= 0 && p.Color <= maxColor, "color")
	c.that(p.Emblem >= 0 && p.Emblem <= maxColor, "emblem")
	c.time(p.Created, "created")
	c.time(p.LastPlayed, "lastPlayed")
	c.that(len(p.Picture) == 0 || store.IsPicture(p.Picture), "picture")
	return c.err
}

// check finds what can't be in a match or sheet.
func check(l store.LogCopy) error {
	var c checker
	c.uid(l.UID, "uid")
	c.link(l.Series, "series")
	c.link(l.Match, "match")
	c.that(isKind(l.Kind), "kind")
	c.that(l.State == store.Running || l.State == store.Finished || l.State == store.Abandoned || l.State == store.Unreadable && !l.Sheet, "state")
	c.time(l.Created, "created")
	c.time(l.Updated, "updated")
	c.time(l.At(), "played")
	c.elapsed(l.Elapsed)
	c.number(l.Round, "round")
	c.within(l.Edition >= 0 && isNumber(l.Edition), "edition")
	c.text(importText, string(l.Reason), string(l.Phase))
	c.described(l.Place, l.Note)
	c.seats(l.Seats)
	c.seat(l.Asked, len(l.Seats))
	c.scored(l.Scored, len(l.Seats))
	c.parts(l)
	c.within(len(l.Rows) <= maxRows && len(l.Edits) <= maxEdits, "rows")
	for i := range l.Len() {
		r, by := l.Row(i)
		c.seat(r.Seat, len(l.Seats))
		c.that(r.Type != "", "type")
		c.text(importText, r.Type)
		c.link(by, "by")
		c.time(r.At, "at")
		c.elapsed(r.Elapsed)
	}
	if l.Record != nil {
		c.uid(l.Record.UID, "uid of the record")
		c.text(importText, l.Record.Key)
		c.number(l.Record.Value, "record")
		c.time(l.Record.At, "at")
	}
	c.notes(l)
	return c.err
}

// parts tells matches and sheets apart by what only one of them has.
func (c *checker) parts(l store.LogCopy) {
	if l.Sheet {
		c.that(l.Phase == "" && l.Elapsed == 0 && l.Rows == nil && l.Record == nil && l.Drafts == nil && l.Pads == nil && l.Tips == nil, "a sheet with what only a match has")
	} else {
		c.that(l.Played == nil && l.Match == "" && l.Edits == nil, "a match with what only a sheet has")
	}
}

func (c *checker) notes(l store.LogCopy) {
	seen := map[games.Seat]bool{}
	for _, d := range l.Drafts {
		c.that(!seen[d.Seat] && d.Seq >= 0 && d.Seq <= len(l.Rows), "draft")
		seen[d.Seat] = true
		c.seat(d.Seat, len(l.Seats))
		c.elapsed(d.Elapsed)
	}
	clear(seen)
	for _, p := range l.Pads {
		c.that(!seen[p.Seat], "pad")
		seen[p.Seat] = true
		c.seat(p.Seat, len(l.Seats))
	}
	for i, t := range l.Tips {
		if i == 0 {
			c.that(t == store.Tip{Seat: games.Table}, "tips that nobody has agreed to")
			continue
		}
		c.that(t.Seat >= 0 && int(t.Seat) < len(l.Seats) && t.Step >= 0 && t.Step <= len(l.Rows) && t.Grade >= 1 && t.Grade <= store.TipGrades, "tip")
		c.that(cmp.Or(cmp.Compare(l.Tips[i-1].Seat, t.Seat), cmp.Compare(l.Tips[i-1].Step, t.Step)) < 0, "order of tips")
	}
}

func checkWord(h store.RulingCopy) error {
	var c checker
	c.uid(h.UID, "uid")
	c.link(h.Match, "match")
	c.that(h.HouseWord().Check() == nil, "word")
	c.text(importText, h.Lang, h.Word, h.Other, h.Lemma, h.Class, h.By)
	c.number(h.Tier, "tier")
	c.number(h.Seq, "seq")
	c.time(h.At, "at")
	return c.err
}

func checkSetting(x store.SettingCopy) error {
	var c checker
	c.that(x.Key != "", "key")
	c.text(importText, x.Key)
	c.that(len(x.Value) > 0, "value")
	c.time(x.Updated, "updated")
	return c.err
}

func checkReset(r store.ResetCopy) error {
	var c checker
	c.uid(r.UID, "uid of a reset")
	c.time(r.At, "at")
	if r.Undone != nil {
		c.time(*r.Undone, "undone")
	}
	return c.err
}

func checkAnswer(a store.AnswerCopy) error {
	var c checker
	c.uid(a.UID, "uid of an answer")
	c.link(a.Reset, "reset")
	c.time(a.At, "at")
	return c.err
}

func checkMistake(x store.ExerciseCopy) error {
	var c checker
	c.uid(x.UID, "uid")
	c.uid(x.Player, "player")
	c.uid(x.Source, "source")
	c.time(x.At, "at")
	c.day(x.Day)
	c.that(isKind(x.Kind), "kind")
	c.that(x.Step >= 1 && x.Step <= maxRows, "step")
	c.that(len(x.Seats) > 0 && len(x.Seats) <= importSeats, "number of seats")
	for _, uid := range x.Seats {
		c.uid(uid, "seat")
	}
	c.within(len(x.Rows) <= maxRows && len(x.Answers) <= maxAnswers, "rows")
	for _, d := range append([]games.Row{x.Own}, x.Rows...) {
		c.seat(d.Seat, len(x.Seats))
		c.that(d.Type != "", "type")
		c.text(importText, d.Type)
	}
	c.that(isSeat(x.Seat, len(x.Seats)), "seat")
	f := x.Finding
	c.that(f.Seat == x.Seat && f.Step == x.Step && f.What != "" && f.Size >= mind.NoMistake && f.Size <= mind.LargeMistake && f.Own <= f.Best, "finding")
	c.number(f.Turn, "turn")
	c.text(importText, string(f.What), f.Type, x.Mind, x.List)
	c.that(slices.Contains([]store.Aside{store.NotAside, store.AsideWanted, store.AsideFine}, x.Aside), "aside")
	return c.err
}

func checkPuzzle(x store.PuzzleCopy) error {
	var c checker
	c.uid(x.UID, "uid")
	c.uid(x.Player, "player")
	c.day(int(x.Day))
	c.that(isKind(x.Kind), "kind")
	c.text(importText, x.Language, x.List)
	c.that(x.Generator >= 1 && x.Generator <= maxPoints, "generator")
	c.within(len(x.Rows)+len(x.Solution)+len(x.Tried) <= maxRows, "rows")
	for _, d := range slices.Concat(x.Rows, x.Solution, x.Tried) {
		c.seat(d.Seat, importSeats)
		c.that(d.Type != "", "type")
		c.text(importText, d.Type)
	}
	c.that(isSeat(x.Seat, importSeats), "seat")
	c.that(x.Best >= -maxPoints && x.Best <= maxPoints, "best")
	c.that(x.Tips >= 0 && x.Tips <= maxRows, "tips")
	c.time(x.At, "at")
	c.that((x.Own != nil) == (x.Solved != nil) && (x.Stars == 0 || x.Own != nil), "answer")
	if x.Own != nil && x.Solved != nil {
		c.day(int(*x.Solved))
		c.that(*x.Own >= -maxPoints && *x.Own <= maxPoints && x.Stars >= 0 && x.Stars <= daily.MostStars, "answer")
	}
	return c.err
}

func (c *checker) day(n int) { c.that(n >= 0 && n <= importTime/(24*60*60*1000), "day") }

func checkSolution(a store.ExerciseAnswerCopy) error {
	var c checker
	c.uid(a.UID, "uid of an answer")
	c.time(a.At, "at")
	c.day(a.Day)
	c.that(a.Tips >= 0 && a.Tips <= exercise.MostTips, "tips")
	if a.Undone != nil {
		c.time(*a.Undone, "undone")
	}
	return c.err
}
