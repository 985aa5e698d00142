package main

import (
	"fmt"
	"strconv"
	"strings"

	"spieltisch/games/lexicon"
)

// parseGerman reads lines of KEY, tier, rank, readings (see parseReadings).
func parseGerman(list []byte) ([]lexicon.Entry, error) {
	return parseLines(list, func(e *lexicon.Entry, readings string) (err error) {
		e.Readings, err = parseReadings(readings)
		return err
	})
}

// parseEnglish reads lines of KEY, tier, rank, SCOWL level and perhaps " name".
// The level is left out, the tier was made from it; there are no classes.
func parseEnglish(list []byte) ([]lexicon.Entry, error) {
	return parseLines(list, func(e *lexicon.Entry, rest string) error {
		spelling := strings.ToLower(e.Key)
		r := lexicon.Reading{Spelling: spelling, Class: lexicon.Unknown, Lemma: spelling}
		if strings.HasSuffix(rest, " name") {
			r.Features = "n"
		}
		e.Readings = []lexicon.Reading{r}
		return nil
	})
}

func parseLines(list []byte, last func(*lexicon.Entry, string) error) ([]lexicon.Entry, error) {
	var out []lexicon.Entry
	n := 0
	for line := range strings.Lines(string(list)) {
		n++
		e, rest, err := parseLine(strings.TrimSuffix(line, "\n"))
		if err == nil {
			err = last(&e, rest)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		out = append(out, e)
	}
	return out, nil
}

func parseLine(line string) (e lexicon.Entry, rest string, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 4 {
		return e, "", fmt.Errorf("%d fields", len(fields))
	}
	e.Key = fields[0]
	if e.Tier, err = strconv.Atoi(fields[1]); err != nil {
		return e, "", err
	}
	if fields[2] != "" {
		if e.Rank, err = strconv.Atoi(fields[2]); err != nil {
			return e, "", err
		}
	}
	return e, fields[3], nil
}

// parseReadings reads "Aal:Ns=|aal:Vm=aalen": for each spelling the class, the
// features, and the lemma, empty when it is the spelling; a feature "-" is none.
func parseReadings(text string) ([]lexicon.Reading, error) {
	var out []lexicon.Reading
	for part := range strings.SplitSeq(text, "|") {
		spelling, rest, ok := strings.Cut(part, ":")
		if !ok {
			return nil, fmt.Errorf("reading %q", part)
		}
		for item := range strings.SplitSeq(rest, ",") {
			class, lemma, ok := strings.Cut(item, "=")
			if !ok || class == "" {
				return nil, fmt.Errorf("reading %q", item)
			}
			if lemma == "" {
				lemma = spelling
			}
			out = append(out, lexicon.Reading{
				Spelling: spelling, Class: lexicon.Class(class[0]),
				Features: strings.ReplaceAll(class[1:], "-", ""), Lemma: lemma,
			})
		}
	}
	return out, nil
}

// applyPatch carries out the lines "-KEY" and "+KEY tier readings"; # begins a
// comment. Each must change something: what the list says by itself is an error.
func applyPatch(entries []lexicon.Entry, patch []byte) ([]lexicon.Entry, error) {
	at := make(map[string]int, len(entries))
	for i, e := range entries {
		at[e.Key] = i
	}
	gone := map[int]bool{}
	for line := range strings.Lines(string(patch)) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		key, rest, _ := strings.Cut(line[1:], " ")
		i, listed := at[key]
		switch {
		case line[0] == '-' && rest == "" && listed:
			gone[i] = true
		case line[0] == '+' && !listed:
			tier, readings, _ := strings.Cut(rest, " ")
			e, rest, err := parseLine(key + "\t" + tier + "\t\t" + readings)
			if err == nil {
				e.Readings, err = parseReadings(rest)
			}
			if err != nil {
				return nil, fmt.Errorf("patch %q: %w", line, err)
			}
			at[key] = len(entries)
			entries = append(entries, e)
		default:
			return nil, fmt.Errorf("patch %q changes nothing", line)
		}
	}
	var out []lexicon.Entry
	for i, e := range entries {
		if !gone[i] {
			out = append(out, e)
		}
	}
	return out, nil
}
