package dicewords

import (
	"strings"
	"unicode"
)

// Fold makes typed text a word as the dice spell it: upper case, ß as SS, accents
// dropped, Ä, Ö, Ü kept (decomposed ones composed); what is no letter is dropped.
func Fold(text string) string {
	var out []rune
	for _, r := range text {
		if r == '\u0308' && len(out) > 0 { // combining diaeresis
			out[len(out)-1] = umlaut(out[len(out)-1])
			continue
		}
		out = append(out, foldRune(r)...)
	}
	return string(out)
}

// accents lists the accented letters by the letter that they are without.
const accents = "AÀÁÂÃÅĀĂĄ CÇĆČ DĎĐ EÈÉÊËĒĖĘĚ GĞ IÌÍÎÏĪİ LŁ NÑŃŇ OÒÓÔÕØŌŐ RŘ SŚŞŠȘ TŤȚ UÙÚÛŪŮŰ YÝŸ ZŹŻŽ"

func foldRune(r rune) []rune {
	if r == 'ß' || r == 'ẞ' {
		return []rune("SS")
	}
	r = unicode.ToUpper(r)
	if isLetter(r) {
		return []rune{r}
	}
	for group := range strings.FieldsSeq(accents) {
		if strings.ContainsRune(group, r) {
			return []rune(group)[:1]
		}
	}
	return nil
}

func umlaut(r rune) rune {
	switch r {
	case 'A':
		return 'Ä'
	case 'O':
		return 'Ö'
	case 'U':
		return 'Ü'
	}
	return r
}
