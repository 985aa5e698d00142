package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"spieltisch/games/lexicon"
)

// ranks are places by frequency, from 1, by key.
type ranks map[string]int

// unranked is the rank of what has none.
const unranked = math.MaxInt32

// of is the rank of a spelling.
func (r ranks) of(spelling string) int {
	if n, ok := r[lexicon.Fold(spelling)]; ok {
		return n
	}
	return unranked
}

// add enters a list, most frequent word first. A word keeps the best of its places.
func (r ranks) add(list []string) {
	for i, w := range list {
		if !dictionaryWord(capital(w)) && !dictionaryWord(w) {
			continue
		}
		if key := lexicon.Fold(w); r.ofKey(key) > i+1 {
			r[key] = i + 1
		}
	}
}

func (r ranks) ofKey(key string) int {
	if n, ok := r[key]; ok {
		return n
	}
	return unranked
}

// jsonList is a JSON list of words.
func jsonList(data []byte) ([]string, error) {
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, fmt.Errorf("list of words: %w", err)
	}
	return list, nil
}

// readTags are the word classes of Pattern's lexicon: "spelling TAG TAG …" a line.
func readTags(data []byte) map[string][]string {
	tags := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		if f := strings.Fields(line); len(f) > 1 && !strings.HasPrefix(f[0], ";;;") {
			tags[f[0]] = append(tags[f[0]], f[1:]...)
		}
	}
	return tags
}
