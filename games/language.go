package games

import "encoding/json"

// SetLanguage is the language of the words that a setup is made for, as it or its Set says: "en", or "" for German and
// for games that play with no words of a list.
func SetLanguage(setup []byte) string {
	var s struct {
		Language string
		Set      json.RawMessage
	}
	if json.Unmarshal(setup, &s) != nil || s.Language != "" {
		return s.Language // whoever plays with it will say what is wrong
	}
	var set struct{ Language string }
	if json.Unmarshal(s.Set, &set) != nil {
		return "" // a set that is no object says nothing
	}
	return set.Language
}
