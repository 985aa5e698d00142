package games

import (
	"bytes"
	"encoding/json"
	"errors"
	"hash/fnv"
	"io"
)

// MaxJSON bounds the size of a setup or an action in bytes.
const MaxJSON = 64 << 10

// Shared refusals of codecs and logs.
const (
	IllegalData     ID = "common.illegal.data"     // not the JSON that it should be
	IllegalAction   ID = "common.illegal.action"   // no such action; Args: Type
	IllegalOver     ID = "common.illegal.over"     // the match is over
	IllegalTurn     ID = "common.illegal.turn"     // Args: Seat, whose turn it is
	IllegalUndo     ID = "common.illegal.undo"     // nothing that this seat may take back
	IllegalSeat     ID = "common.illegal.seat"     // no such seat
	IllegalTable    ID = "common.illegal.table"    // only the table does this
	IllegalNoReplay ID = "common.illegal.noreplay" // Args: Step
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
