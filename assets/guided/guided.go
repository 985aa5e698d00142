// Package guided embeds the guided matches: for each game a script as games/guided reads it, for each language one where words
// are played, else one for all. A game may have a second part, which goes on where the first one ends.
package guided

import "embed"

//go:embed *.json
var files embed.FS

// Second is the part that goes on where the first one ends; the first one is "".
const Second = "2"

// Script is a part of the script of a kind of game in a language, nil if there is none.
func Script(kind, part, language string) []byte {
	if part != "" {
		kind += "." + part
	}
	for _, name := range []string{kind + "." + language, kind} {
		if data, err := files.ReadFile(name + ".json"); err == nil {
			return data
		}
	}
	return nil
}
