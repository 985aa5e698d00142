package paper

import (
	"slices"
	"strings"

	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/sheet"
)

type form struct {
	o         Options
	low, high []int // least and greatest word value by number of letters
}

func newForm(o Options) form {
	f := form{o: o, low: []int{0}, high: []int{0}}
	var least, most []int
	for i := range o.Set.Dice {
		var values []int
		for _, face := range o.Set.Faces(i) {
			p, _ := o.Set.Points(face)
			values = append(values, p)
		}
		least, most = append(least, slices.Min(values)), append(most, slices.Max(values))
	}
	slices.Sort(least)
	slices.Sort(most)
	slices.Reverse(most)
	for i := range least {
		f.low, f.high = append(f.low, f.low[i]+least[i]), append(f.high, f.high[i]+most[i])
	}
	return f
}

// Shape implements sheet.Form.
func (f form) Shape() sheet.Shape {
	low, high := f.bounds()
	fields := []sheet.FieldInfo{
		{Field: FieldWord, Kind: sheet.WordField, Seats: true},
		{Field: sheet.FieldPoints, Seats: true, Min: low, Max: high},
	}
	if f.o.DoubtCost > 0 {
		fields = append(fields, sheet.FieldInfo{Field: FieldDoubt, Seats: true, Max: f.mostDoubt()})
	}
	if f.o.Seats > 1 {
		fields = append(fields, sheet.HeadField(f.o.Target-1))
	}
	return sheet.Shape{Seats: f.o.Seats, MaxRows: MaxRows, PerPage: 1, Fields: fields}
}

// mostDoubt is what a seat may lose in a round: each word of the others is challenged once at most.
func (f form) mostDoubt() int { return f.o.DoubtCost * (f.o.Seats - 1) }

// bounds are the least and the most points of any word.
func (f form) bounds() (low, high int) {
	for n := dicewords.MinWord; n <= dicewords.MaxWord; n++ {
		low, high = min(low, f.low[n]*n), max(high, f.high[n]*n)
	}
	return low, high
}

// fits tells whether a word of n letters may count so much: a word value times n. A
// word that was refuted, or none, counts 0.
func (f form) fits(points, n int) bool {
	return points == 0 || points%n == 0 && points/n >= f.low[n] && points/n <= f.high[n]
}

func (f form) fitsAny(points int) bool {
	for n := dicewords.MinWord; n <= dicewords.MaxWord; n++ {
		if f.fits(points, n) {
			return true
		}
	}
	return false
}

// near are the next lower and the next higher points that some word may count.
func (f form) near(points int) []int {
	var out []int
	low, high := f.bounds()
	for p := min(points, high+1) - 1; p >= low; p-- {
		if f.fitsAny(p) {
			out = append(out, p)
			break
		}
	}
	for p := max(points, low-1) + 1; p <= high; p++ {
		if f.fitsAny(p) {
			return append(out, p)
		}
	}
	return out
}

// Clean implements sheet.Form.
func (f form) Clean(c sheet.Cell, text string) (string, error) {
	if c.Field == FieldWord {
		text = lexicon.Fold(spelled(text))
		_, err := f.count(text)
		return text, err
	}
	if c.Field == FieldDoubt {
		return sheet.Bounded(text, 0, f.mostDoubt(), IllegalDoubt)
	}
	text, err := sheet.CleanSum(text)
	if err != nil {
		return "", err
	}
	if n, _ := sheet.Sum(text); !f.fitsAny(n) {
		return "", games.Refuse(IllegalPoints, games.Args{"Points": n, "Near": f.near(n)})
	}
	return text, nil
}

// spelled is a word without blanks around it, or between all of its letters; those between words stay, and are refused.
func spelled(text string) string {
	parts := strings.Fields(text)
	if slices.ContainsFunc(parts, func(p string) bool { return len([]rune(p)) > 1 }) {
		return strings.TrimSpace(text)
	}
	return strings.Join(parts, "")
}

// Plain is the true word of a cell, as the lexicon is asked for it; ok is false when the
// joker's letter isn't named.
func Plain(text string) (word string, ok bool) {
	word = strings.NewReplacer("(", "", ")", "").Replace(text)
	return word, word != "" && !strings.ContainsRune(word, dicewords.Joker)
}

// pattern is the word with "?" for the joker's letter.
func pattern(text string) (string, error) {
	before, rest, open := strings.Cut(text, "(")
	letter, after, shut := strings.Cut(rest, ")")
	if !open && !strings.Contains(text, ")") {
		return text, nil
	}
	if word := before + after; !shut || len([]rune(letter)) != 1 || strings.ContainsAny(word, "()?") {
		return "", games.Refuse(IllegalJoker, nil)
	}
	if err := dicewords.CheckWord(before + letter + after); err != nil {
		return "", err
	}
	return before + string(dicewords.Joker) + after, nil
}

// count counts the word of a cell. The error is an *games.Illegal.
func (f form) count(text string) (dicewords.Tally, error) {
	if strings.Count(text, string(dicewords.Joker)) > 1 {
		return dicewords.Tally{}, games.Refuse(IllegalJoker, nil)
	}
	p, err := pattern(text)
	if err != nil {
		return dicewords.Tally{}, err
	}
	return dicewords.CountWord(f.o.Set, p)
}

// Check implements sheet.Form: points next to a word are a multiple of its length.
func (f form) Check(c sheet.Cells, rows []int) error {
	for _, row := range rows {
		for i := range f.o.Seats {
			seat := games.Seat(i)
			text := c.Text(row, seat, FieldWord)
			points, ok := c.Number(row, seat, sheet.FieldPoints)
			if !ok || text == "" {
				continue
			}
			word, _ := Plain(text)
			if n := len([]rune(word)); n > dicewords.MaxWord || n < dicewords.MinWord || !f.fits(points, n) {
				return games.Refuse(IllegalMultiple, games.Args{"Points": points, "Word": word, "Length": n})
			}
		}
	}
	return nil
}
