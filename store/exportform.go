package store

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"unicode/utf8"

	"spieltisch/games"
)

// The JSON of everything ("format": "spieltisch", "version": 2).
//
// One object with these members in this order; what stands in a list may be on a line of
// its own each, and Export writes it so:
//
//	format    "spieltisch"
//	version   2; 1 is read too, it has no learning
//	exported  when
//	players   list of exportedPlayer
//	matches   list of exportedMatch, with their logs
//	sheets    list of exportedSheet, with their edits
//	words     list of exportedWord: house words and house meanings
//	settings  list of exportedSetting
//	learning  list of exportedLearner
//
// Times are Unix milliseconds, durations milliseconds. Things are named by their uid,
// 32 hexadecimal digits, the same in every copy of the data. Members that are empty may be
// left out; an element with unknown ones counts as damaged. Seats, log rows and edits stand in their order,
// the first row or edit has number 1.
const (
	exportFormat  = "spieltisch"
	exportVersion = 2
)

// exportedPlayer is a player; MergedInto is the uid of the player who is the same person.
type exportedPlayer struct {
	UID        string `json:"uid"`
	Name       string `json:"name"`
	Color      int    `json:"color"`
	Hidden     bool   `json:"hidden,omitempty"`
	Created    int64  `json:"created"`
	LastPlayed int64  `json:"lastPlayed,omitempty"`
	MergedInto string `json:"mergedInto,omitempty"`
	Picture    []byte `json:"picture,omitempty"` // PNG or JPEG, base64
}

// exportedSeat is who sat there, their points, and in the end their place and its points.
type exportedSeat struct {
	Player      string `json:"player"` // uid
	Points      int    `json:"points"`
	Place       *int   `json:"place,omitempty"` // rank, 1 is best
	PlacePoints *int   `json:"placePoints,omitempty"`
}

// exportedScored is a turn or round that counted.
type exportedScored struct {
	Seat   games.Seat `json:"seat"`
	Round  int        `json:"round"`
	Word   string     `json:"word,omitempty"`
	Points int        `json:"points"`
}

// exportedMatch is a match with its log. Setup and the Data of rows are the game's own.
type exportedMatch struct {
	UID     string           `json:"uid"`
	Kind    string           `json:"kind"`
	Rules   int              `json:"rules"`
	State   State            `json:"state"` // running, finished, abandoned, unreadable
	Reason  games.Reason     `json:"reason,omitempty"`
	Created int64            `json:"created"`
	Updated int64            `json:"updated"`
	Asked   games.Seat       `json:"turn"` // -1: the table
	Round   int              `json:"round"`
	Phase   games.ID         `json:"phase,omitempty"`
	Elapsed int64            `json:"elapsed,omitempty"`
	Series  string           `json:"series,omitempty"`
	Place   string           `json:"place,omitempty"`
	Note    string           `json:"note,omitempty"`
	Setup   payload          `json:"setup"`
	Seats   []exportedSeat   `json:"seats"`
	Rows    []exportedRow    `json:"rows,omitempty"`
	Scored  []exportedScored `json:"scored,omitempty"`
	Record  *exportedRecord  `json:"record,omitempty"`
	Drafts  []exportedDraft  `json:"drafts,omitempty"`
	Pads    []exportedPad    `json:"pads,omitempty"`
}

// exportedRow is an action; Sum is the hash of the position after it, 16 hexadecimal digits.
type exportedRow struct {
	Seat    games.Seat `json:"seat"`
	Type    string     `json:"type"`
	Data    payload    `json:"data,omitzero"`
	Sum     string     `json:"sum"`
	At      int64      `json:"at"`
	Elapsed int64      `json:"elapsed,omitempty"`
}

// exportedRecord is the record that a match played alone made.
type exportedRecord struct {
	UID   string `json:"uid"`
	Key   string `json:"key"`
	Value int    `json:"value"`
	At    int64  `json:"at"`
}

// exportedDraft is what a seat hasn't submitted yet, on so many rows of the log.
type exportedDraft struct {
	Seat    games.Seat `json:"seat"`
	Seq     int        `json:"seq"`
	Data    payload    `json:"data,omitzero"`
	Elapsed int64      `json:"elapsed,omitempty"`
}

// exportedPad are a seat's notes.
type exportedPad struct {
	Seat games.Seat `json:"seat"`
	Data payload    `json:"data,omitzero"`
}

// exportedSheet is a score sheet with its edits; Match is the uid of the match for which
// it stands.
type exportedSheet struct {
	UID     string           `json:"uid"`
	Kind    string           `json:"kind"`
	Rules   int              `json:"rules"`
	State   State            `json:"state"` // running, finished, abandoned
	Reason  games.Reason     `json:"reason,omitempty"`
	Created int64            `json:"created"`
	Updated int64            `json:"updated"`
	Played  int64            `json:"played"`
	Asked   games.Seat       `json:"turn"`
	Round   int              `json:"round"`
	Series  string           `json:"series,omitempty"`
	Place   string           `json:"place,omitempty"`
	Note    string           `json:"note,omitempty"`
	Match   string           `json:"match,omitempty"`
	Setup   payload          `json:"setup"`
	Seats   []exportedSeat   `json:"seats"`
	Edits   []exportedEdit   `json:"edits,omitempty"`
	Scored  []exportedScored `json:"scored,omitempty"`
}

// exportedEdit is a row of a sheet's log; By is the uid of who typed it.
type exportedEdit struct {
	Type string  `json:"type"`
	Data payload `json:"data,omitzero"`
	By   string  `json:"by,omitempty"`
	At   int64   `json:"at"`
}

// exportedWord is a house word, or with Other a house meaning.
type exportedWord struct {
	UID    string `json:"uid"`
	Lang   string `json:"lang"`
	Word   string `json:"word"`
	Other  string `json:"other,omitempty"`
	Accept bool   `json:"accept"`
	Lemma  string `json:"lemma,omitempty"`
	Class  string `json:"class,omitempty"`
	Tier   int    `json:"tier,omitempty"`
	By     string `json:"by,omitempty"`
	Match  string `json:"match,omitempty"` // uid of the match whose action made it
	Seq    int    `json:"seq,omitempty"`   // and the action
	At     int64  `json:"at"`
}

// exportedSetting is a setting that travels; those of one computer stay there.
type exportedSetting struct {
	Key     string          `json:"key"`
	Value   json.RawMessage `json:"value"`
	Updated int64           `json:"updated"`
}

// payload are bytes of a game: an object or list of JSON as it is, anything else as a
// string in base64.
type payload []byte

// IsZero tells whether there is nothing.
func (p payload) IsZero() bool { return len(p) == 0 }

// MarshalJSON implements json.Marshaler.
func (p payload) MarshalJSON() ([]byte, error) {
	if p.plain() {
		return p, nil
	}
	return json.Marshal(base64.StdEncoding.EncodeToString(p))
}

// plain tells whether the bytes survive as JSON.
func (p payload) plain() bool {
	if len(p) == 0 || p[0] != '{' && p[0] != '[' || !utf8.Valid(p) || !json.Valid(p) {
		return false
	}
	var b bytes.Buffer
	return json.Compact(&b, p) == nil && bytes.Equal(b.Bytes(), p)
}

var errPayload = errors.New("neither an object nor a list nor base64")

// UnmarshalJSON implements json.Unmarshaler.
func (p *payload) UnmarshalJSON(data []byte) error {
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
