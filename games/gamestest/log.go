// Package gamestest is what the tests of all games share: logs that are played, refused
// actions, and the stored logs of older versions.
package gamestest

import (
	"encoding/json"
	"errors"
	"fmt"

	"spieltisch/games"
)

// Failer is what testing.TB and rapid.T share.
type Failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// Start is the log of a match before its first action.
func Start(t Failer, kind games.Kind, setup []byte, err error) games.Log {
	t.Helper()
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	l, err := games.NewLog(kind, setup)
	if err != nil {
		t.Fatalf("start: %v", err)
	}
	return l
}

// Do is the log after a lawful action.
func Do(t Failer, l games.Log, seat games.Seat, a games.Action) games.Log {
	t.Helper()
	next, err := l.Do(seat, a)
	if err != nil {
		t.Fatalf("seat %d, %s %+v: %v in\n%v", seat, a.Type(), a, err, l.Match().View(seat))
	}
	return next
}

// Undo is the log after its last action was taken back.
func Undo(t Failer, l games.Log, seat games.Seat) games.Log {
	t.Helper()
	next, err := l.Undo(seat)
	if err != nil {
		t.Fatalf("undo by %d: %v in\n%v", seat, err, l.Match().View(seat))
	}
	return next
}

// WantID fails unless err is the refusal with this id, and returns its Args.
func WantID(t Failer, what string, err error, id games.ID) games.Args {
	t.Helper()
	var illegal *games.Illegal
	if !errors.As(err, &illegal) || illegal.ID != id {
		t.Fatalf("%s: got %v, want %s", what, err, id)
		return nil
	}
	return illegal.Args
}

// Refused fails unless the action is refused with this id and changes nothing. It
// returns the refusal's Args.
func Refused(t Failer, l games.Log, seat games.Seat, a games.Action, id games.ID) games.Args {
	t.Helper()
	before := l.Match().Sum()
	_, err := l.Do(seat, a)
	args := WantID(t, fmt.Sprintf("%s by %d in\n%v\n", a.Type(), seat, l.Match().View(seat)), err, id)
	if l.Match().Sum() != before {
		t.Fatalf("a refused %s changed the match, now\n%v", a.Type(), l.Match().View(seat))
	}
	return args
}

// IsIllegal tells whether err is a refusal and nothing else.
func IsIllegal(err error) bool {
	var illegal *games.Illegal
	return errors.As(err, &illegal)
}

// EventIDs are the ids of events, in their order.
func EventIDs(es []games.Event) []games.ID {
	var ids []games.ID
	for _, e := range es {
		ids = append(ids, e.ID)
	}
	return ids
}

// Over tells whether the match has an outcome.
func Over(l games.Log) bool {
	_, over := l.Match().Outcome()
	return over
}

// Row is a log row as golden logs keep it.
type Row struct {
	Seat games.Seat
	Type string
	Data json.RawMessage `json:",omitempty"`
	Sum  uint64
}

// Recorder is a log that keeps its setup and its rows, as the store does.
type Recorder struct {
	Log   games.Log
	Setup []byte
	Rows  []Row
}

// Record starts a match and keeps what happens.
func Record(t Failer, kind games.Kind, setup []byte, err error) Recorder {
	t.Helper()
	return Recorder{Log: Start(t, kind, setup, err), Setup: setup}
}

// Do carries out a lawful action.
func (r *Recorder) Do(t Failer, seat games.Seat, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("encode %s: %v", a.Type(), err)
	}
	r.Log = Do(t, r.Log, seat, a)
	r.Rows = append(r.Rows, Row{seat, a.Type(), data, r.Log.Match().Sum()})
}

// Undo takes back the last action.
func (r *Recorder) Undo(t Failer, seat games.Seat) {
	t.Helper()
	r.Log = Undo(t, r.Log, seat)
	r.Rows = append(r.Rows, Row{Seat: seat, Type: games.Undo, Sum: r.Log.Match().Sum()})
}

// Stored are rows as the store returns them.
func Stored(rows []Row) []games.Row {
	out := make([]games.Row, len(rows))
	for i, r := range rows {
		out[i] = games.Row{Seat: r.Seat, Type: r.Type, Data: games.Payload(r.Data), Sum: games.RowSum(r.Sum)}
	}
	return out
}
