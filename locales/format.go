package locales

import (
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

var months = map[Lang][12]string{
	German:  {"Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."},
	English: {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"},
}

var weekdays = map[Lang][7]string{
	German:  {"So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."},
	English: {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"},
}

var longMonths = map[Lang][12]string{
	German:  {"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"},
	English: {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
}

var longWeekdays = map[Lang][7]string{
	German:  {"Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"},
	English: {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"},
}

// Sentence is a text with its first letter in upper case.
func Sentence(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// Date is a day without its year, in full: "Sonntag, 22. November", "Sunday, 22 November".
func (t *Texts) Date(at time.Time) string {
	lang := t.Lang()
	dot := ""
	if lang == German {
		dot = "."
	}
	return longWeekdays[lang][at.Weekday()] + ", " + strconv.Itoa(at.Day()) + dot + " " + longMonths[lang][at.Month()-1]
}

// MonthOf is a month with its year: "November 2026".
func (t *Texts) MonthOf(at time.Time) string {
	return longMonths[t.Lang()][at.Month()-1] + " " + strconv.Itoa(at.Year())
}

// Weekday is the short name of a day of the week as it stands above a column: "Mo", "Mon".
func (t *Texts) Weekday(d time.Weekday) string { return strings.TrimSuffix(weekdays[t.Lang()][d], ".") }

// When names a moment as one says it at the table: "heute 14:20", "gestern
// 20:05", "Sa., 8. Nov.", and with the year when it is not this year's.
func (t *Texts) When(now, at time.Time) string {
	at = at.In(now.Location())
	lang := t.Lang()
	clock := at.Format("15:04")
	switch days := dayNumber(now) - dayNumber(at); days {
	case 0:
		return t.T("common.when.today", map[string]any{"Time": clock})
	case 1:
		return t.T("common.when.yesterday", map[string]any{"Time": clock})
	}
	if at.Year() != now.Year() {
		return t.Day(at)
	}
	wd, m := weekdays[lang][at.Weekday()], months[lang][at.Month()-1]
	if lang == German {
		return wd + ", " + strconv.Itoa(at.Day()) + ". " + m
	}
	return wd + ", " + strconv.Itoa(at.Day()) + " " + m
}

// Day is a date with its year: "8. Nov. 2026", "8 Nov 2026".
func (t *Texts) Day(at time.Time) string { return t.DayOfYear(at) + " " + strconv.Itoa(at.Year()) }

// DayOfYear is a date without its year: "8. Nov.", "8 Nov".
func (t *Texts) DayOfYear(at time.Time) string {
	lang := t.Lang()
	dot := ""
	if lang == German {
		dot = "."
	}
	return strconv.Itoa(at.Day()) + dot + " " + months[lang][at.Month()-1]
}

// Month is the short name of a month as it stands at an axis: "Jan", "März".
func (t *Texts) Month(m time.Month) string {
	return strings.TrimSuffix(months[t.Lang()][m-1], ".")
}

func dayNumber(at time.Time) int {
	y, m, d := at.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}

// Percent is a share from 0 to 1 as whole per cent: "44 %", "44%". What is
// possible never reads 0 and what is uncertain never reads 100.
func (t *Texts) Percent(share float64) string {
	p := int(share*100 + 0.5)
	if share > 0 && p == 0 {
		p = 1
	}
	if share < 1 && p == 100 {
		p = 99
	}
	if t.Lang() == German {
		return strconv.Itoa(p) + "\u00a0%"
	}
	return strconv.Itoa(p) + "%"
}

// Decimal is a number with one decimal: "12,5", "12.5".
func (t *Texts) Decimal(v float64) string {
	s := strconv.FormatFloat(v, 'f', 1, 64)
	if t.Lang() == German {
		for i := range s {
			if s[i] == '.' {
				return s[:i] + "," + s[i+1:]
			}
		}
	}
	return s
}

// Number is a number with one decimal where there is one: "12,5", "6".
func (t *Texts) Number(v float64) string {
	return strings.TrimSuffix(strings.TrimSuffix(t.Decimal(v), ",0"), ".0")
}

// Inside is a heading as it stands within a sentence: "Round 3" becomes "round 3". German headings begin with nouns, which
// keep their capitals.
func (t *Texts) Inside(heading string) string {
	if t.Lang() == German {
		return heading
	}
	first, size := utf8.DecodeRuneInString(heading)
	return string(unicode.ToLower(first)) + heading[size:]
}

// Possessive is a name as it stands before what belongs to it: "Tinas", "Tina’s". It is "" where the language has no plain s for
// it, as for Max, W. and 王 in German: a text says it another way then ("der Zug von Max"), as no apostrophe reads well.
func (t *Texts) Possessive(name string) string { return possessives[t.Lang()](name) }

var possessives = map[Lang]func(name string) string{
	German: func(name string) string {
		last, _ := utf8.DecodeLastRuneInString(strings.TrimRightFunc(name, unicode.IsMark))
		if strings.ContainsRune("sßẞxzSXZ", last) || strings.HasSuffix(name, "ce") || !unicode.Is(unicode.Latin, last) {
			return ""
		}
		return name + "s"
	},
	English: func(name string) string { return name + "’s" },
}
