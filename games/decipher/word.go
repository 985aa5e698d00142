package decipher

import (
	"strings"
	"unicode/utf8"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
	"spieltisch/games/lexicon"
)

var marks = strings.NewReplacer("’", "'", "‘", "'", "´", "'", "`", "'", "ʼ", "'", "‐", "-", "‑", "-", "–", "-", "−", "-")

// Fold makes typed text a word as tiles spell it: upper case, Ä as AE, ß as SS,
// accents off, typographic hyphens and apostrophes plain, blanks around it dropped
// (RULES.md, "Guessing"). What is no letter stays, so that it can be refused.
func Fold(text string) string {
	return marks.Replace(lexicon.Transcribe(lexicon.Fold(strings.TrimSpace(text))))
}

// isLetter tells whether the language's words may have the tile.
func isLetter(r rune, l Language) bool {
	return 'A' <= r && r <= 'Z' || l == LanguageEnglish && isMark(r)
}

func isMark(r rune) bool { return r == '-' || r == '\'' }

// CheckWord is what a secret word and a guess have in common: letters and length.
// The word must be folded. The error is an *games.Illegal.
func CheckWord(o Options, word string) error {
	for _, r := range word {
		if !isLetter(r, o.Language) {
			return games.Refuse(IllegalLetter, games.Args{"Sign": string(r)})
		}
	}
	if n := utf8.RuneCountInString(word); n != o.Length {
		return games.Refuse(IllegalLength, games.Args{"Word": word, "Length": n, "Want": o.Length})
	}
	return nil
}

// Shortage is one thing of which a word needs more than there is.
type Shortage struct {
	Letter     string           // of tiles; empty: pieces
	Kind       letterpiece.Kind // of pieces
	Need, Have int
}

// Reason says it as a message.
func (s Shortage) Reason() *games.Illegal {
	if s.Letter != "" {
		return games.Refuse(IllegalTile, games.Args{"Letter": s.Letter, "Need": s.Need, "Have": s.Have})
	}
	return games.Refuse(IllegalPiece, games.Args{"Kind": KindID(s.Kind), "Need": s.Need, "Have": s.Have})
}

// Shortages are all reasons why the box can't build a folded word: tiles first, by
// letter, then pieces, by kind (RULES.md, "The secret word").
func Shortages(s Setup, word string) []Shortage {
	var out []Shortage
	for r := 'A'; r <= 'Z'; r++ {
		if n := strings.Count(word, string(r)); n > TilesEach {
			out = append(out, Shortage{Letter: string(r), Need: n, Have: TilesEach})
		}
	}
	for k, n := range sum(Need(s.Letters, word)) {
		if n > s.Stock[k] {
			out = append(out, Shortage{Kind: letterpiece.Kind(k), Need: n, Have: s.Stock[k]})
		}
	}
	return out
}

// CheckSecretWord tells whether the Puzzle Maker may take a folded word, in one
// refusal that names everything that runs out. The error is an *games.Illegal.
func CheckSecretWord(s Setup, word string) error {
	if err := CheckWord(s.Options, word); err != nil {
		return err
	}
	for _, r := range word {
		if _, ok := s.Pieces(r); !ok { // an alphabet without - or '
			return games.Refuse(IllegalLetter, games.Args{"Sign": string(r)})
		}
	}
	var letters []string
	var kinds []games.ID
	for _, x := range Shortages(s, word) {
		if x.Letter != "" {
			letters = append(letters, x.Letter)
		} else {
			kinds = append(kinds, KindID(x.Kind))
		}
	}
	switch {
	case letters != nil && kinds != nil:
		return games.Refuse(IllegalStock, games.Args{"Word": word, "Letters": letters, "Max": TilesEach, "Kinds": kinds})
	case letters != nil:
		return games.Refuse(IllegalTiles, games.Args{"Word": word, "Letters": letters, "Max": TilesEach})
	case kinds != nil:
		return games.Refuse(IllegalPieces, games.Args{"Word": word, "Kinds": kinds})
	}
	return nil
}

// isKind tells whether k is a kind of piece.
func isKind(k letterpiece.Kind) bool { return k >= 0 && k < letterpiece.Kinds }

// countKinds is how many there are of each; ok is false when one is no kind.
func countKinds(list []letterpiece.Kind) (c letterpiece.Count, ok bool) {
	for _, k := range list {
		if !isKind(k) {
			return c, false
		}
		c[k]++
	}
	return c, true
}
