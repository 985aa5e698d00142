// Package guided embeds the guided matches: for each game a script as games/guided reads it, for each language one where words
// are played, else one for all.
package guided

import "embed"

//go:embed *.json
var files embed.FS

// Script is the script of a kind of game in a language, nil if there is none.
func Script(kind, language string) []byte {
	for _, name := range []string{kind + "." + language, kind} {
		if data, err := files.ReadFile(name + ".json"); err == nil {
			return data
		}
	}
	return nil
}
