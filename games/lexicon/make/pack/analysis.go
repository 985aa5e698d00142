package pack

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/internal/format"
)

// encode is the analysis of an entry, which the reader decodes.
func encode(e lexicon.Entry) (string, error) {
	var b strings.Builder
	for i, r := range e.Readings {
		if err := check(r, e.Key); err != nil {
			return "", err
		}
		if i > 0 && e.Readings[i-1].Spelling == r.Spelling {
			b.WriteByte(',')
		} else {
			if i > 0 {
				b.WriteByte('|')
			}
			b.WriteString(headOf(e.Key, r.Spelling))
			b.WriteByte(':')
		}
		b.WriteByte(byte(r.Class))
		b.WriteString(r.Features)
		if r.Lemma != r.Spelling {
			b.WriteByte('/')
			b.WriteString(scriptOf(r.Spelling, r.Lemma))
		}
	}
	return b.String(), nil
}

// check refuses what the text form could not tell from its own signs.
func check(r lexicon.Reading, key string) error {
	if lexicon.Fold(r.Spelling) != key {
		return fmt.Errorf("lexicon: %s is not spelled %q", key, r.Spelling)
	}
	foreign := func(r rune) bool { return !unicode.IsLetter(r) && r != '-' && r != ' ' }
	if r.Lemma == "" || strings.IndexFunc(r.Lemma, foreign) >= 0 {
		return fmt.Errorf("lexicon: %s has the lemma %q", key, r.Lemma)
	}
	notLower := func(r rune) bool { return r < 'a' || r > 'z' }
	if r.Class < 'A' || r.Class > 'Z' || strings.IndexFunc(r.Features, notLower) >= 0 {
		return fmt.Errorf("lexicon: %s has class %q and features %q", key, r.Class, r.Features)
	}
	return nil
}

func headOf(key, spelling string) string {
	head := ""
	if first, _ := utf8.DecodeRuneInString(spelling); unicode.IsUpper(first) {
		head = "^"
	}
	var places []string
	at := 0
	for _, r := range spelling {
		if r == 'ß' {
			places = append(places, strconv.Itoa(at))
			at++ // two letters of the key
		}
		at++
	}
	if places != nil {
		head += "~" + strings.Join(places, ".")
	}
	if format.Spell(key, head) != spelling {
		return "=" + spelling
	}
	return head
}

func scriptOf(spelling, lemma string) string {
	s, l := []rune(spelling), []rune(lemma)
	same := 0
	for same < len(s) && same < len(l) && s[same] == l[same] {
		same++
	}
	return strconv.Itoa(len(s)-same) + string(l[same:])
}
