package woerterklauer

import (
	"slices"

	"spieltisch/app/table"
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

// poll puts the open questions of a turn to the table, once; with the answers the turn is judged again and ended. Meanwhile the clock
// stands still.
type poll struct {
	desk  *table.Desk
	s     *state
	here  func() *question // shows it now
	show  func()           // the table anew
	left  func()           // one is back at laying
	ruled func([]games.Ruling, []string)
}

func (p poll) begin() {
	p.s.asking = &inquiry{list: p.s.verdict.Questions, words: map[string]bool{}}
	p.desk.ClockChanged()
	p.next()
}

// next shows what is asked; the answer that nobody gives by a slip gets the keyboard.
func (p poll) next() {
	p.s.said = notice{}
	p.show()
	q := p.here()
	p.desk.Trace.Mark("ask", q.object)
	q.safe().Take()
}

// answer takes an answer to the question that is asked.
func (p poll) answer(rule func(*inquiry) (done bool)) {
	switch q := p.s.asking; {
	case q == nil:
	case rule(q):
		p.stop()
		p.ruled(q.ruled, q.open)
	default:
		p.desk.Lull() // the second click of a double click answers nothing else
		p.next()
	}
}

// stop goes back to laying; false where nothing is asked.
func (p poll) stop() bool {
	if p.s.asking == nil {
		return false
	}
	p.s.asking = nil
	p.desk.ClockChanged()
	p.show()
	p.left()
	return true
}
