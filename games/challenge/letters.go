package challenge

import (
	"strings"
	"unicode"

	"spieltisch/games"
)

// Refusals of what somebody has typed.
const (
	IllegalLength games.ID = "challenge.illegal.length" // N, Want: so many letters
	IllegalLetter games.ID = "challenge.illegal.letter" // Letter: no code has it
	IllegalTypo   games.ID = "challenge.illegal.typo"   // Code: what it may have been
	IllegalWrong  games.ID = "challenge.illegal.wrong"  // more than one letter is wrong, or it is none of these
	IllegalNewer  games.ID = "challenge.illegal.newer"  // of a later program
)

// alphabet is Crockford's: none looks or sounds like another.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// checks is how many letters of a text tell whether the others are right: one or two wrong ones, and any two that changed places,
// are always noticed (Reed and Solomon over the field of 32).
const checks = 2

// powers are those of the field's generator, by x^5 + x^2 + 1.
var powers, logs = func() (p [62]byte, l [32]int) {
	x := 1
	for i := range 31 {
		p[i], p[i+31] = byte(x), byte(x)
		l[x] = i
		if x <<= 1; x > 31 {
			x ^= 0b100101
		}
	}
	return p, l
}()

func times(a, b byte) byte {
	if a == 0 || b == 0 {
		return 0
	}
	return powers[logs[a]+logs[b]]
}

func by(a, b byte) byte {
	if a == 0 {
		return 0
	}
	return powers[logs[a]+31-logs[b]]
}

// sums are two sums over digits, both 0 where all are right.
func sums(digits []byte) (a, b byte) {
	for _, d := range digits {
		a, b = times(a, powers[1])^d, times(b, powers[2])^d
	}
	return a, b
}

// seal writes digits below 32, at most 29, with their check letters; shift makes those of another kind differ.
func seal(digits []byte, shift [checks]byte) string {
	a, b := sums(append(digits[:len(digits):len(digits)], 0, 0))
	first := by(a^b, powers[1]^powers[2])
	second := a ^ times(first, powers[1])
	var out strings.Builder
	for _, d := range append(digits[:len(digits):len(digits)], first^shift[0], second^shift[1]) {
		out.WriteByte(alphabet[d])
	}
	return out.String()
}

// unseal reads n digits, and never takes over what it only guesses: IllegalTypo names it.
func unseal(typed string, n int, shift [checks]byte) ([]byte, error) {
	typed = Clean(typed)
	if got := len([]rune(typed)); got != n+checks {
		return nil, games.Refuse(IllegalLength, games.Args{"N": got, "Want": n + checks})
	}
	digits, strange := make([]byte, 0, n+checks), -1
	for _, r := range typed {
		d := strings.IndexRune(alphabet, r)
		if d < 0 {
			if strange >= 0 {
				return nil, games.Refuse(IllegalLetter, games.Args{"Letter": string(r)})
			}
			strange, d = len(digits), 0
		}
		digits = append(digits, byte(d))
	}
	digits[n], digits[n+1] = digits[n]^shift[0], digits[n+1]^shift[1]
	a, b := sums(digits)
	if a|b == 0 && strange < 0 {
		return digits[:n], nil
	}
	at, last := strange, len(digits)-1 // a letter that is off by e, k before the last, has a = e·x^k, b = e·x^2k
	if at < 0 && a != 0 && b != 0 {
		at = last - (logs[b]+31-logs[a])%31
	}
	if at < 0 || times(a, powers[last-at]) != b {
		return nil, games.Refuse(IllegalWrong, nil)
	}
	digits[at] ^= by(a, powers[last-at])
	return nil, games.Refuse(IllegalTypo, games.Args{"Code": Show(seal(digits[:n], shift))})
}

// Clean is what counts of a typed text: case and what stands between letters don't matter, I and L are 1, O is 0.
func Clean(typed string) string {
	return strings.Map(func(r rune) rune {
		switch r = unicode.ToUpper(r); {
		case r == 'I', r == 'L':
			return '1'
		case r == 'O':
			return '0'
		case unicode.IsLetter(r), unicode.IsDigit(r):
			return r
		}
		return -1
	}, typed)
}

// Show is a code as one reads it: in groups of four.
func Show(code string) string {
	var out strings.Builder
	for i, r := range code {
		if i > 0 && i%4 == 0 {
			out.WriteByte('-')
		}
		out.WriteRune(r)
	}
	return out.String()
}

// Number writes the ten letters of a code, 50 bits, with their check letters.
func Number(bits uint64) string {
	digits := make([]byte, codeLetters)
	for i := range digits {
		digits[i] = byte(bits >> (5 * (codeLetters - 1 - i)) & 31)
	}
	return seal(digits, [checks]byte{})
}

// ReadNumber reads them. The error is an *games.Illegal.
func ReadNumber(typed string) (bits uint64, err error) {
	digits, err := unseal(typed, codeLetters, [checks]byte{})
	for _, d := range digits {
		bits = bits<<5 | uint64(d)
	}
	return bits, err
}

const codeLetters = 10
