package games

import "encoding/json"

// SetLanguage is the language of the words that the material of a setup is made for, as its Set says: "en", or "" for German and
// for games that have no such set.
func SetLanguage(setup []byte) string {
	var s struct{ Set struct{ Language string } }
	if json.Unmarshal(setup, &s) != nil {
		return "" // whoever plays with it will say what is wrong
	}
	return s.Set.Language
}
