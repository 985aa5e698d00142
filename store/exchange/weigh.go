package exchange

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"spieltisch/store"
)

// fate is what becomes of a match or sheet in a file.
type fate int

const (
	stays  fate = iota // ours stays as it is
	comes              // isn't here
	goesOn             // theirs goes on where ours ends
	heals              // ours can't be read any more
)

// side is a log, here or over there.
type side struct {
	start string // what it begins with
	rows  []string
	state store.State
	lost  bool // can't even be loaded
}

// print tells one state of a log from all others.
func (s side) print() string {
	h := sha256.New()
	for _, text := range append([]string{s.start, string(s.state), fmt.Sprint(s.lost)}, s.rows...) {
		_, _ = fmt.Fprintf(h, "%d %s", len(text), text) // a hash takes everything
	}
	return hex.EncodeToString(h.Sum(nil))
}

func sideOf(l store.LogCopy) side {
	s := side{start: fmt.Sprint(l.Kind, " ", l.Rules, " ", len(l.Seats), " ", string(l.Setup)), state: l.State}
	for _, r := range l.Rows {
		s.rows = append(s.rows, fmt.Sprintf("%d %016x %s %s", r.Seat, uint64(r.Sum), r.Type, r.Data))
	}
	for _, e := range l.Edits {
		s.rows = append(s.rows, fmt.Sprint(e.At, " ", e.Type, " ", string(e.Data)))
	}
	return s
}

// weigh compares two logs and counts. unreadable is asked whether ours can't be read any more, where
// that matters.
func weigh(c *Count, ours, theirs side, unreadable func() (bool, error)) (f fate, diverged bool, err error) {
	common := 0
	for common < min(len(ours.rows), len(theirs.rows)) && ours.rows[common] == theirs.rows[common] {
		common++
	}
	begins := ours.start == theirs.start && !ours.lost
	switch {
	case begins && common == len(ours.rows) && len(theirs.rows) > common:
		c.Extended++
		return goesOn, false, nil
	case begins && common == len(ours.rows) && common == len(theirs.rows) && ours.state != store.Unreadable:
		c.Same++
		return stays, false, nil
	}
	broken, err := unreadable()
	switch {
	case err != nil:
		return stays, false, err
	case broken:
		c.Healed++
		return heals, false, nil
	}
	c.Kept++
	return stays, !begins || common < min(len(ours.rows), len(theirs.rows)), nil
}

// ours is a match or sheet that is here.
func ours(r *store.Reader, id store.LogID) (store.LogCopy, side) {
	l, err := r.Log(id)
	s := sideOf(l)
	s.lost = err != nil
	return l, s
}
