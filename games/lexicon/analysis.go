package lexicon

import (
	"encoding/binary"
	"strconv"
	"strings"

	"spieltisch/games/lexicon/internal/format"
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
		spelling := format.Spell(key, head)
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
