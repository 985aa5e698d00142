package gamestest

import (
	"bytes"
	"encoding/json"
	"testing"

	"spieltisch/games"
)

// FuzzAction feeds a game's decoder, beginning with these types and data. What it takes comes back from its JSON as an action that does
// the same at these positions; a refused action changes nothing.
func FuzzAction(f *testing.F, kind games.Kind, at []games.Match, seeds [][2]string) {
	f.Helper()
	for _, seed := range append(seeds, [2]string{}) {
		f.Add(seed[0], []byte(seed[1]), 0)
	}
	f.Fuzz(func(t *testing.T, typ string, data []byte, seat int) {
		a, err := kind.Action(typ, data)
		if err != nil {
			if !IsIllegal(err) {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := json.Marshal(a)
		if err != nil {
			t.Fatal(err)
		}
		b, err := kind.Action(typ, again)
		if err != nil {
			t.Fatalf("%s doesn't come back: %v", again, err)
		}
		for _, m := range at {
			x, y := m.Clone(), m.Clone()
			errX, errY := x.Apply(games.Seat(seat), a), y.Apply(games.Seat(seat), b)
			if errX != nil && (!IsIllegal(errX) || x.Sum() != m.Sum()) {
				t.Fatalf("%v, or the match changed", errX)
			}
			if x.Sum() != y.Sum() || (errX == nil) != (errY == nil) {
				t.Fatalf("%s and %s act differently", data, again)
			}
		}
	})
}

// Starts begins a match with data that may be anything: a setup comes back from encode and begins
// the same match; what is none is refused, then ok is false.
func Starts[M games.Match](t *testing.T, kind games.Kind, data []byte, encode func(M) ([]byte, error)) (m M, ok bool) {
	t.Helper()
	begun, err := kind.Start(kind.Rules(), data)
	if err != nil {
		if begun != nil || !IsIllegal(err) {
			t.Fatalf("%v, %v", begun, err)
		}
		return m, false
	}
	m = begun.(M)
	again, err := encode(m)
	if err != nil {
		t.Fatal(err)
	}
	n, err := kind.Start(kind.Rules(), again)
	if err != nil || n.Sum() != m.Sum() {
		t.Fatalf("%s doesn't come back: %v", again, err)
	}
	return m, true
}

// Reads parses data that may be anything: a draft or a pad comes back from its JSON; what is none
// is refused, then ok is false.
func Reads[D interface{ Encode() ([]byte, error) }](t *testing.T, data []byte, parse func([]byte) (D, error)) (d D, ok bool) {
	t.Helper()
	d, err := parse(data)
	if err != nil {
		if !IsIllegal(err) {
			t.Fatalf("%v", err)
		}
		return d, false
	}
	Returns(t, d, parse)
	return d, true
}

// Returns fails unless a draft or a pad comes back from its JSON as it was; it returns what came.
func Returns[D interface{ Encode() ([]byte, error) }](t Failer, d D, parse func([]byte) (D, error)) D {
	t.Helper()
	once, err := d.Encode()
	if err != nil {
		t.Fatalf("%v", err)
	}
	back, err := parse(once)
	if err != nil {
		t.Fatalf("%s doesn't come back: %v", once, err)
	}
	if twice, err := back.Encode(); err != nil || !bytes.Equal(once, twice) {
		t.Fatalf("%s came back as %s, %v", once, twice, err)
	}
	return back
}
