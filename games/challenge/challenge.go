// Package challenge has the codes by which two play the same at two computers: what is agreed on, and the answer that is sent back.
//
//   - letters.go: letters that can be read aloud, and how a wrong one is noticed
//   - challenge.go: what a game makes of a code, and the answer
package challenge

import "spieltisch/games"

// Game is a game that can be played by codes.
type Game interface {
	// Lengths are how many rounds a new challenge may have.
	Lengths() []int
	// New is a code for so many rounds of a match with these options, as a setup has them, and the words of a list.
	New(options []byte, rounds int, list, language string, seed uint64) string
	// Read reads what somebody has typed. The error is an *games.Illegal.
	Read(typed string) (Terms, error)
	// Setup is the setup of a code's match, for the one who plays it.
	Setup(t Terms) ([]byte, error)
	// Of tells by which code a setup was made, false for none.
	Of(setup []byte) (Terms, bool)
}

// Terms are what a code says.
type Terms struct {
	Code     string // as it is kept
	Language string // of the words
	Rounds   int
	Clock    int        // seconds a turn, 0 without
	House    []games.ID // what else is agreed on
	list     int
}

// Made are terms for words of a list, of which a code has room for little.
func (t Terms) Made(list int) Terms {
	t.list = list
	return t
}

// SameList tells whether a list is likely the one of whoever made the code.
func (t Terms) SameList(list string) bool { return t.list == Listed(list) }

// ListBits are those of a list in a code.
const ListBits = 10

// Listed is what a code says of a list.
func Listed(list string) int { return int(games.Hash(list) % (1 << ListBits)) }

// RecordKey is the key of a challenge's record; its value are points, below 0 so that more are better.
func RecordKey(code string) string { return recordKey + code }

// OfRecord is the code that a record is of.
func OfRecord(key string) (code string, ok bool) {
	if len(key) <= len(recordKey) || key[:len(recordKey)] != recordKey {
		return "", false
	}
	return key[len(recordKey):], true
}

const recordKey = "challenge="

// InSetup is how a setup names the code it was made by, and Part how that begins.
func InSetup(code string) string { return Part + code + `"` }

// Part is in all setups that were made by a code, and in no other.
const Part = `"Code":"`

// most is how many points of a round an answer has room for.
const most = 1<<10 - 1

// Answer says how many points each round of a code's match has brought.
func Answer(code string, points []int) string {
	var digits []byte
	for _, p := range points {
		p = min(max(p, 0), most)
		digits = append(digits, byte(p>>5), byte(p&31))
	}
	return seal(digits, ofCode(code))
}

// ReadAnswer reads the answer to a code of so many rounds. The error is an *games.Illegal.
func ReadAnswer(code, typed string, rounds int) (points []int, err error) {
	digits, err := unseal(typed, 2*rounds, ofCode(code))
	for i := 0; i+1 < len(digits); i += 2 {
		points = append(points, int(digits[i])<<5|int(digits[i+1]))
	}
	return points, err
}

// ofCode has the check letters of answers to different codes differ.
func ofCode(code string) [2]byte {
	h := games.Hash("answer " + code)
	return [2]byte{byte(h & 31), byte(h >> 5 & 31)}
}
