package ui

import (
	"strings"
	"unicode"
)

func letters(name string) []rune {
	var out []rune
	for _, r := range name {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			out = append(out, r)
		}
	}
	return out
}

func initial(name string) string {
	l := letters(name)
	if len(l) == 0 {
		return "?"
	}
	return strings.ToUpper(string(l[0]))
}

// second is the initial with the first further letter that makes it new.
func second(name string, taken map[string]bool) string {
	l := letters(name)
	if len(l) == 0 {
		return "?"
	}
	first := initial(name)
	for _, r := range l[1:] {
		if s := first + strings.ToLower(string(r)); !taken[s] {
			return s
		}
	}
	for d := '2'; d <= '9'; d++ {
		if s := first + string(d); !taken[s] {
			return s
		}
	}
	return first
}
