package lexicon

import (
	"strings"
	"unicode"
)

// Letters is the size of the alphabet: A–Z, Ä, Ö, Ü, numbered from 0 in this
// order, which is also the order of keys.
const Letters = 29

// The numbers of the letters that umlauts are typed with.
const (
	letterA = 0
	letterE = 'E' - 'A'
	letterO = 'O' - 'A'
	letterU = 'U' - 'A'
	umlauts = 26 // Ä; Ö and Ü follow
)

// Letter is the letter with number i, from 0 to Letters-1.
func Letter(i int) rune {
	switch i {
	case 26:
		return 'Ä'
	case 27:
		return 'Ö'
	case 28:
		return 'Ü'
	}
	return rune('A' + i)
}

// Index is the number of a letter of the alphabet.
func Index(r rune) (i int, ok bool) {
	switch {
	case 'A' <= r && r <= 'Z':
		return int(r - 'A'), true
	case r == 'Ä':
		return 26, true
	case r == 'Ö':
		return 27, true
	case r == 'Ü':
		return 28, true
	}
	return 0, false
}

// next is the letter that begins at key[i] and where the one after it begins.
// It is Index for strings, without decoding runes: look-ups live from it.
func next(key string, i int) (letter uint32, after int, ok bool) {
	c := key[i]
	if c-'A' < 26 {
		return uint32(c - 'A'), i + 1, true
	}
	if c != 0xC3 || i+1 == len(key) {
		return 0, 0, false
	}
	switch key[i+1] {
	case 0x84:
		return 26, i + 2, true
	case 0x96:
		return 27, i + 2, true
	case 0x9C:
		return 28, i + 2, true
	}
	return 0, 0, false
}

// appendLetter appends the UTF-8 form of letter i.
func appendLetter(b []byte, i int) []byte {
	if i < umlauts {
		return append(b, byte('A'+i))
	}
	return append(b, 0xC3, [3]byte{0x84, 0x96, 0x9C}[i-umlauts])
}

// digraph is the letter that followed by E is another way to type umlaut 26–28.
func digraph(umlaut int) int {
	switch umlaut {
	case 26:
		return letterA
	case 27:
		return letterO
	}
	return letterU
}

// accents lists what Fold takes off: each line a letter or two and its accented forms.
var accents = strings.NewReplacer(pairs(
	"A ÀÁÂÃÅĀĂĄǍ", "C ÇĆĈĊČ", "D Ď", "E ÈÉÊËĒĔĖĘĚ", "G ĜĞĠĢ", "H Ĥ", "I ÌÍÎÏĨĪĬĮİ", "J Ĵ", "K Ķ",
	"L ĹĻĽ", "N ÑŃŅŇ", "O ÒÓÔÕŌŎŐǑ", "R ŔŖŘ", "S ŚŜŞŠȘ", "T ŢŤȚ", "U ÙÚÛŨŪŬŮŰŲǓ", "W Ŵ", "Y ÝŶŸ", "Z ŹŻŽ",
	"AE Æ", "OE Œ", "SS ßẞ")...)

func pairs(lines ...string) []string {
	// Decomposed umlauts (as some systems paste them) come before lone marks are dropped.
	out := []string{"A\u0308", "Ä", "O\u0308", "Ö", "U\u0308", "Ü"}
	for _, line := range lines {
		plain, forms, _ := strings.Cut(line, " ")
		for _, r := range forms {
			out = append(out, string(r), plain)
		}
	}
	for _, mark := range "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0327\u0328" {
		out = append(out, string(mark), "")
	}
	return out
}

// Fold is the one way from what somebody types to a key: upper case, ß as SS,
// accents off (café is CAFE) but for Ä Ö Ü. Whatever is no letter stays, so
// that it can be refused.
func Fold(s string) string {
	return accents.Replace(strings.Map(unicode.ToUpper, s))
}

var transcription = strings.NewReplacer("Ä", "AE", "Ö", "OE", "Ü", "UE")

// Transcribe spells umlauts with E: Ä as AE, Ö as OE, Ü as UE.
func Transcribe(key string) string { return transcription.Replace(key) }

// Digraphs are all keys that a typed word may stand for: itself first, then each
// AE, OE, UE also as Ä, Ö, Ü, one by one (games/dicewords/RULES.md, "A word"). The other way
// round there is nothing: POET is never typed PÖT. Of a word with more than
// eight such places, which no list holds, only itself is given.
func Digraphs(typed string) []string {
	var places []int
	for i := 0; i+1 < len(typed); i++ {
		if umlautAt(typed, i) != 0 {
			places = append(places, i)
		}
	}
	if len(places) > 8 {
		return []string{typed}
	}
	out := make([]string, 0, 1<<len(places))
	for set := range 1 << len(places) {
		var b strings.Builder
		from := 0
		for n, at := range places {
			if set>>n&1 != 0 {
				b.WriteString(typed[from:at])
				b.WriteRune(Letter(umlautAt(typed, at)))
				from = at + 2
			}
		}
		b.WriteString(typed[from:])
		out = append(out, b.String())
	}
	return out
}

// umlautAt is the number of the umlaut that the two bytes at i may stand for, or 0.
func umlautAt(typed string, i int) int {
	if i+1 >= len(typed) || typed[i+1] != 'E' {
		return 0
	}
	switch typed[i] {
	case 'A':
		return 26
	case 'O':
		return 27
	case 'U':
		return 28
	}
	return 0
}
