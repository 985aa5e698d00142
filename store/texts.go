package store

import (
	"cmp"
	"database/sql"
	"errors"
	"strings"
	"unicode"

	"github.com/mattn/go-sqlite3"
	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// driver is SQLite with the comparison of texts that the rest of the program has: the function folded and the collation
// alphabetical. No table or index of a data file hangs on them, so that other programs can open it.
const driver = "sqlite3_spieltisch"

func init() {
	sql.Register(driver, &sqlite3.SQLiteDriver{ConnectHook: func(c *sqlite3.SQLiteConn) error {
		return errors.Join(c.RegisterFunc("folded", Folded, true), c.RegisterCollation("alphabetical", Alphabetical))
	}})
}

// Folded is the same for texts that people take for one: case, ß or ss, the width of letters, how an umlaut is composed and
// signs that don't show make no difference. Whatever searches, filters or sorts asks it.
func Folded(text string) string {
	if plain := strings.ToLower(text); len(plain) == len(text) && !strings.ContainsFunc(plain, notASCII) {
		return plain // nearly all, and searches fold each note
	}
	text = norm.NFKC.String(cases.Fold().String(withoutHidden(norm.NFKC.String(text))))
	return dotless.Replace(text)
}

// dotless makes one i of the two that Turkish has: they share capitals with that of other languages.
var dotless = strings.NewReplacer("i\u0307", "i", "ı", "i")

func notASCII(r rune) bool { return r > unicode.MaxASCII }

// withoutHidden takes away what only tells how others are to be set: format signs, fillers, variation selectors.
func withoutHidden(text string) string {
	return strings.Map(func(r rune) rune {
		if hidden(r) {
			return -1
		}
		return r
	}, text)
}

// Shown is a text as it can stand in one line: letters composed, without what doesn't show, spaces for control signs and line
// ends.
func Shown(text string) string {
	return norm.NFC.String(strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Cc, unicode.Zl, unicode.Zp) {
			return ' '
		}
		return r
	}, withoutHidden(strings.ToValidUTF8(text, ""))))
}

// hidden is Unicode's Default_Ignorable_Code_Point.
func hidden(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) &&
		!unicode.In(r, unicode.Prepended_Concatenation_Mark) && (r < '\uFFF9' || r > '\uFFFB') && (r < 0x13430 || r > 0x1343F)
}

// shows tells whether a sign can be seen when it stands alone.
func shows(r rune) bool {
	return unicode.In(r, unicode.L, unicode.N, unicode.P, unicode.S) && !hidden(r) && r != '\u2800' // an empty cell of Braille
}

// looksLike makes Latin letters of those of other alphabets that look the same, capital or small. Some pairs look alike
// as capitals only; names are compared without regard to case.
var looksLike = strings.NewReplacer(
	"а", "a", "в", "b", "е", "e", "ѕ", "s", "і", "i", "ј", "j", "к", "k", "м", "m", "н", "h", "о", "o", "р", "p", "с", "c", "т", "t", "у", "y", "х", "x", // Cyrillic
	"α", "a", "β", "b", "ε", "e", "ζ", "z", "η", "h", "ι", "i", "κ", "k", "μ", "m", "ν", "n", "ο", "o", "ρ", "p", "τ", "t", "υ", "y", "χ", "x", // Greek
)

// Alike tells whether two names look the same.
func Alike(a, b string) bool {
	return looksLike.Replace(Folded(a)) == looksLike.Replace(Folded(b))
}

// Alphabetical compares as people sort: accents and case decide only between what is else the same, ß is ss. The library
// for it has a megabyte of tables for all languages of the world.
func Alphabetical(a, b string) int {
	fa, fb := Folded(a), Folded(b)
	return cmp.Or(strings.Compare(plainLetters(fa), plainLetters(fb)), strings.Compare(fa, fb), strings.Compare(a, b))
}

// plainLetters takes the accents off a folded text.
func plainLetters(folded string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(folded))
}
