package store

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// known is a match or sheet that is here already.
type known struct {
	id      int64
	deleted bool
}

func findKnown(tx readTx, sheet bool, uid string) (known, bool, error) {
	return one(tx, func(r scanner) (k known, err error) { return k, r.Scan(&k.id, &k.deleted) },
		"SELECT id, deleted_at IS NOT NULL FROM logs WHERE uid = ? AND sheet = ?", uid, sheet)
}

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
	state State
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

func (m exportedMatch) side() side {
	s := side{start: fmt.Sprint(m.Kind, " ", m.Rules, " ", len(m.Seats), " ", string(m.Setup)), state: m.State}
	for _, r := range m.Rows {
		s.rows = append(s.rows, fmt.Sprint(r.Seat, " ", r.Sum, " ", r.Type, " ", string(r.Data)))
	}
	return s
}

func (s exportedSheet) side() side {
	out := side{start: fmt.Sprint(s.Kind, " ", s.Rules, " ", len(s.Seats), " ", string(s.Setup)), state: s.State}
	for _, e := range s.Edits {
		out.rows = append(out.rows, fmt.Sprint(e.At, " ", e.Type, " ", string(e.Data)))
	}
	return out
}

// weigh compares two logs and counts. unreadable is asked whether ours can't be read any more, where
// that matters.
func weigh(c *ImportCount, ours, theirs side, unreadable func() (bool, error)) (f fate, diverged bool, err error) {
	common := 0
	for common < min(len(ours.rows), len(theirs.rows)) && ours.rows[common] == theirs.rows[common] {
		common++
	}
	begins := ours.start == theirs.start && !ours.lost
	switch {
	case begins && common == len(ours.rows) && len(theirs.rows) > common:
		c.Extended++
		return goesOn, false, nil
	case begins && common == len(ours.rows) && common == len(theirs.rows) && ours.state != Unreadable:
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

// ourMatch is a match that is here.
func ourMatch(tx readTx, id int64) (exportedMatch, side) {
	m, err := (&exporter{tx: tx}).match(id)
	s := m.side()
	s.lost = err != nil
	return m, s
}

func ourSheet(tx readTx, id int64) (exportedSheet, side) {
	x, err := (&exporter{tx: tx}).sheet(id)
	s := x.side()
	s.lost = err != nil
	return x, s
}
