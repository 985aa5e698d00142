package lexicon

import (
	_ "embed"
	"strings"
)

var (
	//go:embed blocked_de.txt
	blockedGerman string
	//go:embed blocked_en.txt
	blockedEnglish string
)

// BlockedGerman are the German words that are never proposed as a secret word, as
// tiles spell them. The list is a fresh one.
func BlockedGerman() []string { return words(blockedGerman) }

// BlockedEnglish is BlockedGerman for English words.
func BlockedEnglish() []string { return words(blockedEnglish) }

// words are those of a file whose lines may end in a comment behind #.
func words(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		before, _, _ := strings.Cut(line, "#")
		out = append(out, strings.Fields(before)...)
	}
	return out
}
