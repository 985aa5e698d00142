package games

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
)

// MaxJSON bounds the size of a setup or an action in bytes.
const MaxJSON = 64 << 10

// Shared refusals of codecs and logs.
const (
	IllegalHandicap ID = "common.illegal.handicap"  // Max: not from 0 to Max, or nobody plays without
	IllegalData     ID = "common.illegal.data"      // not the JSON that it should be
	IllegalAction   ID = "common.illegal.action"    // no such action; Args: Type
	IllegalOver     ID = "common.illegal.over"      // the match is over
	IllegalTurn     ID = "common.illegal.turn"      // Args: Seat, whose turn it is
	IllegalUndo     ID = "common.illegal.undo"      // nothing that this seat may take back
	IllegalSeat     ID = "common.illegal.seat"      // no such seat
	IllegalTable    ID = "common.illegal.table"     // only the table does this
	IllegalClockOff ID = "common.illegal.clock_off" // the match is played without a clock
	IllegalNoReplay ID = "common.illegal.noreplay"  // Args: Step
	IllegalRules    ID = "common.illegal.rules"     // rules of a later version of the program
)

// Decode reads exactly one JSON value into v: unknown fields, trailing data and
// oversized input are refused with IllegalData.
func Decode(data []byte, v any) error {
	if len(data) > MaxJSON {
		return Refuse(IllegalData, nil)
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return Refuse(IllegalData, nil)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Refuse(IllegalData, nil)
	}
	return nil
}

// Encode is v's JSON, for Decode to read: a setup, a draft, a pad. Plain data can't fail.
func Encode(v any) ([]byte, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("games: encode %T: %w", v, err)
	}
	return data, nil
}

// StartAs starts a match from a setup's JSON, for Kind.Start.
func StartAs[S any, M Match](setup []byte, start func(S) (M, error)) (Match, error) {
	var s S
	if err := Decode(setup, &s); err != nil {
		return nil, err
	}
	m, err := start(s)
	if err != nil {
		return nil, err // not m: a nil pointer in an interface is no nil
	}
	return m, nil
}

// As reads an action if it is an A; nil if it is of another type. The type of an A
// doesn't depend on its fields.
func As[A Action](typ string, data []byte) (Action, error) {
	var a A
	if a.Type() != typ {
		return nil, nil //nolint:nilnil // of another type, which is no error
	}
	if err := Decode(data, &a); err != nil {
		return nil, err
	}
	return a, nil
}

// Hash is the 64-bit FNV-1a hash of v's JSON, for Match.Sum. v must be plain data.
func Hash(v any) uint64 {
	data, err := json.Marshal(v)
	if err != nil {
		return 0
	}
	h := fnv.New64a()
	h.Write(data)
	return h.Sum64()
}

// Sum is the hash of a match for Match.Sum: of its setup, by Hash, and its state, plain data.
func Sum(setup uint64, state any) uint64 {
	return Hash(struct {
		Setup uint64
		State any
	}{setup, state})
}
