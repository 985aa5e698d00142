package sheet

import (
	"strconv"
	"strings"

	"spieltisch/games"
)

// Bounds of what a cell may hold.
const (
	MaxNumber = 9999 // and -MaxNumber, of every number and every sum on the way
	MaxText   = 60   // characters of a sum or a word
)

// minus are the signs that people type for one. A dash of print is one in front alone: 3–4 is from three to four.
var minus = strings.NewReplacer("−", "-", "‐", "-", "‑", "-")

// Sum is the value of a whole number or a sum of them, such as "10+15-3". The error is
// an *games.Illegal: IllegalSum, IllegalBig, IllegalLong.
func Sum(text string) (int, error) {
	_, n, err := parseSum(text)
	return n, err
}

// CleanSum is a sum as a cell keeps it: without blanks and needless zeros.
func CleanSum(text string) (string, error) {
	clean, _, err := parseSum(text)
	return clean, err
}

func parseSum(text string) (clean string, sum int, err error) {
	parts := strings.Fields(text)
	for i := 1; i < len(parts); i++ {
		if last := parts[i-1]; isDigit(last[len(last)-1]) && isDigit(parts[i][0]) { // two numbers, or one that is written in groups
			return "", 0, games.Refuse(IllegalSum, games.Args{"Text": strings.Join(parts, " ")})
		}
	}
	text = minus.Replace(strings.Join(parts, ""))
	if rest, ok := strings.CutPrefix(text, "–"); ok {
		text = "-" + rest
	}
	if len([]rune(text)) > MaxText {
		return "", 0, games.Refuse(IllegalLong, games.Args{"Max": MaxText})
	}
	var b strings.Builder
	for rest := text; rest != "" || b.Len() == 0; {
		negative, n, after, err := term(text, rest)
		if err != nil {
			return "", 0, err
		}
		if negative {
			b.WriteByte('-')
			sum -= n
		} else {
			if b.Len() > 0 {
				b.WriteByte('+')
			}
			sum += n
		}
		if sum > MaxNumber || sum < -MaxNumber {
			return "", 0, games.Refuse(IllegalBig, games.Args{"Max": MaxNumber})
		}
		b.WriteString(strconv.Itoa(n))
		rest = after
	}
	return b.String(), sum, nil
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

// term takes the first number with its sign, which all but the first must have, off
// the end of the sum text that begins with from; rest begins with a sign or is empty.
func term(text, from string) (negative bool, n int, rest string, err error) {
	digits, negative := strings.CutPrefix(from, "-")
	if !negative {
		digits = strings.TrimPrefix(digits, "+")
	}
	rest = strings.TrimLeft(digits, "0123456789")
	digits = digits[:len(digits)-len(rest)]
	if digits == "" || rest != "" && rest[0] != '+' && rest[0] != '-' {
		return false, 0, "", games.Refuse(IllegalSum, games.Args{"Text": text})
	}
	n, err = strconv.Atoi(digits)
	if err != nil || n > MaxNumber {
		return false, 0, "", games.Refuse(IllegalBig, games.Args{"Max": MaxNumber})
	}
	return negative, n, rest, nil
}

// Bounded is CleanSum for a cell whose value has bounds; id is the refusal, with Min
// and Max.
func Bounded(text string, low, high int, id games.ID) (string, error) {
	clean, n, err := parseSum(text)
	if err != nil {
		return "", err
	}
	if n < low || n > high {
		return "", games.Refuse(id, games.Args{"Min": low, "Max": high})
	}
	return clean, nil
}
