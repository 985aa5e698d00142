package lexicon

import (
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// An analysis is the text that makes the readings of a key, so that keys of the
// same pattern share it. For each spelling, separated by |:
//
//	head ':' reading {',' reading}
//
// The head says how to spell the key in lower case: ^ with a capital, ~3.7 with ß
// for the SS at letters 3 and 7 of the key; or =text spells it out. A reading is
// class, features, and unless the spelling is the lemma, /2xyz: two letters off
// the spelling's end, then xyz.

// analysis is the text of analysis i, empty when there is none.
func (l *Lexicon) analysis(i int) string {
	if i >= l.analyses {
		return ""
	}
	from := binary.LittleEndian.Uint32(l.starts[4*i:])
	to := binary.LittleEndian.Uint32(l.starts[4*i+4:])
	if from > to || int64(to) > int64(len(l.texts)) {
		return ""
	}
	return string(l.texts[from:to])
}

// decode applies an analysis to a key. What can't be read is left out.
func decode(key, analysis string) []Reading {
	var out []Reading
	for part := range strings.SplitSeq(analysis, "|") {
		head, rest, ok := strings.Cut(part, ":")
		if !ok {
			continue
		}
		spelling := spell(key, head)
		for text := range strings.SplitSeq(rest, ",") {
			word, script, other := strings.Cut(text, "/")
			if word == "" {
				continue
			}
			r := Reading{Spelling: spelling, Class: Class(word[0]), Features: word[1:], Lemma: spelling}
			if other {
				r.Lemma = edit(spelling, script)
			}
			out = append(out, r)
		}
	}
	return out
}

// spell is the spelling of key that an analysis' head describes.
func spell(key, head string) string {
	if text, ok := strings.CutPrefix(head, "="); ok {
		return text
	}
	head, capital := strings.CutPrefix(head, "^")
	r := []rune(strings.ToLower(key))
	if places, ok := strings.CutPrefix(head, "~"); ok {
		list := strings.Split(places, ".")
		for i := len(list) - 1; i >= 0; i-- { // from the end, so that earlier places stay
			at, err := strconv.Atoi(list[i])
			if err == nil && at >= 0 && at+2 <= len(r) {
				r = append(append(r[:at:at], 'ß'), r[at+2:]...)
			}
		}
	}
	if capital && len(r) > 0 {
		r[0] = unicode.ToUpper(r[0])
	}
	return string(r)
}

func edit(spelling, script string) string {
	digits := 0
	for digits < len(script) && '0' <= script[digits] && script[digits] <= '9' {
		digits++
	}
	off, err := strconv.Atoi(script[:digits])
	r := []rune(spelling)
	if err != nil || off > len(r) {
		return spelling
	}
	return string(r[:len(r)-off]) + script[digits:]
}

// encode is the inverse of decode for an entry.
func encode(e Entry) (string, error) {
	var b strings.Builder
	for i, r := range e.Readings {
		if err := r.check(e.Key); err != nil {
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
func (r Reading) check(key string) error {
	if Fold(r.Spelling) != key {
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
	if spell(key, head) != spelling {
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
