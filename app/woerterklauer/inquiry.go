package woerterklauer

import (
	"slices"

	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// inquiry are the open questions of a turn, which the table is asked one after the other.
type inquiry struct {
	list  []wk.Question
	at    int             // the one that is asked now
	words map[string]bool // that count, of those that were asked about
	ruled []games.Ruling
	open  []string // words on which the table doesn't agree
}

func newInquiry(list []wk.Question) *inquiry { return &inquiry{list: list, words: map[string]bool{}} }

// now is the question that is asked.
func (q *inquiry) now() wk.Question { return q.list[q.at] }

// safe is the answer that nobody gives by a slip: what the list doesn't know doesn't count, and nothing is stolen.
func (q *inquiry) safe() bool { return q.now().Other != "" }

// rule takes an answer, and tells whether it was the last one.
func (q *inquiry) rule(yes bool) (done bool) {
	now := q.now()
	if now.Other == "" {
		q.words[now.Word] = yes
	}
	q.ruled = append(q.ruled, games.Ruling{Word: now.Word, Other: now.Other, Answer: yes, By: games.ByTable})
	return q.next()
}

// part is for a table that doesn't agree.
func (q *inquiry) part() (done bool) {
	q.open = append(q.open, q.now().Word)
	return q.next()
}

// next goes on to the next question that still is one: what a word means isn't, unless it counts.
func (q *inquiry) next() (done bool) {
	for q.at++; q.at < len(q.list); q.at++ {
		now := q.now()
		if counts, ruled := q.words[now.Word]; now.Other == "" || counts || !ruled && !slices.Contains(q.open, now.Word) {
			return false
		}
	}
	return true
}
