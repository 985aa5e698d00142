package games

import (
	"cmp"
	"encoding/json"
)

// SetLanguage is the language of the words that the set of a setup is made for, as the setup or its Set says: "en", or "" for German
// and for games without a set: the words of Decipher need none, and its score sheets name even German.
func SetLanguage(setup []byte) string {
	var s struct {
		Language string
		Set      json.RawMessage
	}
	if json.Unmarshal(setup, &s) != nil || s.Set == nil {
		return "" // whoever plays with it will say what is wrong
	}
	if s.Language != "" {
		return s.Language
	}
	var set struct{ Language string }
	if json.Unmarshal(s.Set, &set) != nil {
		return "" // a set that is no object says nothing
	}
	return set.Language
}

// WordLanguage is the language of the words that are made with a setup: its set's, German where that says nothing; without a set
// what the game's options say, "" for nothing, as on Wörterklauer's score sheets.
func WordLanguage(setup []byte) string {
	var s struct {
		Options  struct{ Language string }
		Language string
		Set      json.RawMessage
	}
	if json.Unmarshal(setup, &s) != nil {
		return ""
	}
	if s.Set != nil {
		return cmp.Or(SetLanguage(setup), "de")
	}
	return cmp.Or(s.Options.Language, s.Language)
}
