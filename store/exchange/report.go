package exchange

import (
	"time"

	"spieltisch/store"
)

// Count is how many things of a sort an import met.
type Count struct {
	Added    int // weren't here
	Extended int // went on over there
	Healed   int // couldn't be read here any more, and can over there
	Same     int // are here just so
	Kept     int // differ; ours stay: further on here, changed on both sides, or deleted
}

// met counts something to which answers come, that wasn't here or was.
func (c *Count) met(fresh bool, answers int) {
	switch {
	case fresh:
		c.Added++
	case answers > 0:
		c.Extended++
	default:
		c.Same++
	}
}

// Report is what an import did, or would do.
type Report struct {
	Exported                                  time.Time // when the file was written
	Players, Matches, Sheets, Words, Settings Count
	Answers                                   Count // in the course
	Mistakes                                  Count // in people's books; extended ones got more answers
	Puzzles                                   Count // of the day; extended ones are solved now
	// NewPlayers are the names of players who weren't here.
	NewPlayers []string
	// SameName are those of them who have the name of somebody here and are taken for the
	// same person (store.People.UnmergePlayer takes it back), or hidden if they have played together.
	SameName []string
	// Diverged are games that were changed on both sides; ours stay.
	Diverged []Diverged
	// LeftOut are the things in the file that can't be taken in, the first of them by name.
	LeftOut LeftOuts
}

// Diverged is a game that went on differently here and there.
type Diverged struct {
	UID, Kind string
	At        time.Time
}

// LeftSort is what was left out.
type LeftSort string

// The sorts.
const (
	LeftMatch   LeftSort = "match"
	LeftSheet   LeftSort = "sheet"
	LeftDraft   LeftSort = "draft"   // an unfinished move; its match comes in
	LeftPad     LeftSort = "pad"     // notes; their match comes in
	LeftCourse  LeftSort = "course"  // answers of a player
	LeftMistake LeftSort = "mistake" // in a player's book
	LeftPuzzle  LeftSort = "puzzle"  // of a day
	LeftPlayer  LeftSort = "player"
	LeftWord    LeftSort = "word"
	LeftOption  LeftSort = "setting"
)

// LeftReason is why something was left out.
type LeftReason string

// The reasons.
const (
	LeftDamaged  LeftReason = "damaged"  // isn't what the program writes, or can't be read
	LeftUnknown  LeftReason = "unknown"  // a game, or rules, that this version doesn't know
	LeftSeats    LeftReason = "seats"    // players and options don't fit one another
	LeftOptions  LeftReason = "options"  // options that can't be
	LeftReplay   LeftReason = "replay"   // a row of the log can't be, see Step
	LeftBounds   LeftReason = "bounds"   // points or times that can't be
	LeftTwice    LeftReason = "twice"    // stands there a second time
	LeftNoPlayer LeftReason = "noplayer" // somebody who sat there is missing
	LeftMisfit   LeftReason = "misfit"   // doesn't go with its match
	LeftLost     LeftReason = "lost"     // a mistake that can't be shown any more
)

// LeftOut is something that an import or export left out.
type LeftOut struct {
	Sort   LeftSort
	Reason LeftReason
	Step   int      // with LeftReplay: the row of the log, from 1
	Line   int      // of the file, in an import
	Kind   string   // the game, as far as it is known
	Names  []string // of the players, as far as they are known
	At     time.Time
	Err    error // for the log
}

// LeftOuts are those that are named, and how many there are.
type LeftOuts struct {
	Named []LeftOut
	Count int
}

func (l *LeftOuts) add(x LeftOut) {
	if l.Count++; len(l.Named) < maxLeftOut {
		l.Named = append(l.Named, x)
	}
}

func (r *Report) diverged(l store.LogCopy) {
	r.Diverged = append(r.Diverged, Diverged{l.UID, l.Kind, fromMillis(l.At())})
}
