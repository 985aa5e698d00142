package games

import "errors"

// Undo is the type of the log row that takes back the last action in force.
const Undo = "undo"

// Row is one row of a stored log. Exports have its JSON.
type Row struct {
	Seat Seat    `json:"seat"`
	Type string  `json:"type"`          // an action's type, or Undo
	Data Payload `json:"data,omitzero"` // the action's JSON; empty for Undo
	Sum  RowSum  `json:"sum"`           // Match.Sum after this row
}

// Log is a match with its past: every position that is still in force. Logs are
// values: Do and Undo return a new one and leave the old one as it was.
type Log struct {
	kind  Kind
	start Match
	steps []step // actions in force
}

type step struct {
	seat   Seat
	action Action
	after  Match
}

// NewLog starts a log from a setup, by the newest rules.
func NewLog(k Kind, setup []byte) (Log, error) { return begin(k, k.Rules(), setup) }

func begin(k Kind, rules int, setup []byte) (Log, error) {
	if rules < 1 || rules > k.Rules() {
		return Log{}, Refuse(IllegalRules, nil)
	}
	m, err := k.Start(rules, setup)
	if err != nil {
		return Log{}, err
	}
	return Log{kind: k, start: m}, nil
}

// Replay builds the log from stored rows, by the rules that they were played by; newer ones than
// the kind knows give IllegalRules. A row that can't be carried out or whose Sum differs gives
// IllegalNoReplay with the row's number from 1 as Step.
func Replay(k Kind, rules int, setup []byte, rows []Row) (Log, error) {
	return ReplayWhile(k, rules, setup, rows, func() error { return nil })
}

// ReplayWhile is Replay that asks before each row whether to go on; what stops it is the error.
func ReplayWhile(k Kind, rules int, setup []byte, rows []Row, on func() error) (Log, error) {
	l, err := begin(k, rules, setup)
	if err != nil {
		return Log{}, err
	}
	for i, r := range rows {
		if err := on(); err != nil {
			return Log{}, err
		}
		next, err := l.row(r)
		if err == nil && next.Match().Sum() != uint64(r.Sum) {
			err = errors.New("sum differs")
		}
		if err != nil {
			return Log{}, Refuse(IllegalNoReplay, Args{"Step": i + 1})
		}
		l = next
	}
	return l, nil
}

func (l Log) row(r Row) (Log, error) {
	if r.Type == Undo {
		return l.Undo(r.Seat)
	}
	a, err := l.kind.Action(r.Type, r.Data)
	if err != nil {
		return l, err
	}
	return l.Do(r.Seat, a)
}

// Len is the number of actions in force.
func (l Log) Len() int { return len(l.steps) }

// Match is the position now. It is never changed: Clone before Apply.
func (l Log) Match() Match { return l.At(len(l.steps)) }

// At is the position after n actions in force, n from 0 to Len.
func (l Log) At(n int) Match {
	if n == 0 {
		return l.start
	}
	return l.steps[n-1].after
}

// Step is the action n in force, from 1 to Len, and who did it.
func (l Log) Step(n int) (Seat, Action) { return l.steps[n-1].seat, l.steps[n-1].action }

// Do carries out an action. The error is an *Illegal.
func (l Log) Do(seat Seat, a Action) (Log, error) {
	m := l.Match().Clone()
	if err := m.Apply(seat, a); err != nil {
		return l, err
	}
	// The full slice expression keeps older Logs from sharing the appended step.
	l.steps = append(l.steps[:len(l.steps):len(l.steps)], step{seat, a, m})
	return l, nil
}

// Undo takes back the last action in force. The error is an *Illegal.
func (l Log) Undo(seat Seat) (Log, error) {
	if len(l.steps) == 0 || !l.Match().CanUndo(seat) {
		return l, Refuse(IllegalUndo, nil)
	}
	l.steps = l.steps[:len(l.steps)-1]
	return l, nil
}
