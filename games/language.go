package games

import "encoding/json"

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
