package sheets

import (
	"strings"
)

// emptySign stands where a number is missing.
const emptySign = "–"

// printed is a number or sum as it is printed: with a dash that the font has for minus.
func printed(text string) string { return strings.ReplaceAll(text, "-", "–") }
