package games

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"unicode/utf8"
)

// Payload are bytes of a game. Their JSON is that object or list as it is, of anything else a text in base64.
type Payload []byte

// IsZero tells whether there is nothing.
func (p Payload) IsZero() bool { return len(p) == 0 }

// MarshalJSON implements json.Marshaler.
func (p Payload) MarshalJSON() ([]byte, error) {
	if p.plain() {
		return p, nil
	}
	return json.Marshal(base64.StdEncoding.EncodeToString(p))
}

// plain tells whether the bytes survive as JSON.
func (p Payload) plain() bool {
	if len(p) == 0 || p[0] != '{' && p[0] != '[' || !utf8.Valid(p) || !json.Valid(p) {
		return false
	}
	var b bytes.Buffer
	return json.Compact(&b, p) == nil && bytes.Equal(b.Bytes(), p)
}

var errPayload = errors.New("neither an object nor a list nor base64")

// UnmarshalJSON implements json.Unmarshaler.
func (p *Payload) UnmarshalJSON(data []byte) error {
	if data[0] == '{' || data[0] == '[' {
		var b bytes.Buffer
		if err := json.Compact(&b, data); err != nil {
			return err
		}
		*p = b.Bytes()
		return nil
	}
	var text string
	if err := json.Unmarshal(data, &text); err != nil || data[0] != '"' {
		return errPayload
	}
	raw, err := base64.StdEncoding.DecodeString(text)
	*p = raw
	return err
}

// RowSum is a Match.Sum. Its JSON are 16 hexadecimal digits, since not every reader's numbers have 64 bits.
type RowSum uint64

// MarshalText implements encoding.TextMarshaler.
func (s RowSum) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%016x", uint64(s)), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (s *RowSum) UnmarshalText(text []byte) error {
	n, err := strconv.ParseUint(string(text), 16, 64)
	if *s = RowSum(n); err == nil && len(text) != 16 {
		err = errSum
	}
	return err
}

var errSum = errors.New("not 16 hexadecimal digits")
