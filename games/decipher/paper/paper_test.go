package paper

import (
	"fmt"
	"reflect"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/decipher"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/games/sheet/sheettest"
)

const (
	tina games.Seat = iota
	lee
	ben
)

func three() Options { return Options{Seats: 3, Length: 5, Language: decipher.LanguageGerman} }

func points(l sheet.Log, row int) []int {
	var out []int
	for _, m := range l.Sheet().Score().Lines[row-1].Seats {
		out = append(out, m.Points)
	}
	return out
}

func cell(row int, seat games.Seat, f sheet.Field) sheet.Cell {
	return sheet.Cell{Row: row, Seat: seat, Field: f}
}

// The rulebook's sheet: HOBBY 9 3 10, PANDA 10 8 2, totals 19 11 12 (RULES.md, "Scoring a round").
func TestWorkedExample(t *testing.T) {
	l := sheettest.Start(t, Kind{}, three())
	l = sheettest.Enter(t, l, Counted(1, "Hobby", decipher.Tally{Maker: tina, Guesser: ben, GuessLeft: []int{0, 3, 1}, BonusLeft: 2, NoTokens: 5}))
	for _, p := range []sheet.Put{ // one by one, as in the cells
		{Cell: sheet.Of(2, FieldWord), Text: "panda"},
		{Cell: sheet.Of(2, FieldGuesser), Text: "0"},
		{Cell: sheet.Of(2, FieldNo), Text: "3"},
		{Cell: sheet.Of(2, FieldBonus), Text: "1"},
		{Cell: cell(2, tina, FieldLeft), Text: "1"},
	} {
		if next := l.Sheet().Score().Next; next != p.Cell {
			t.Errorf("next is %+v, want %+v", next, p.Cell)
		}
		l = sheettest.Enter(t, l, sheet.Edit{p})
		if l.Sheet().Score().Lines[1].Done {
			t.Error("done without Ben's tokens")
		}
	}
	l = sheettest.Enter(t, l, sheet.Edit{{Cell: cell(2, ben, FieldLeft), Text: "2"}})
	s := l.Sheet().Score()
	if got := [][]int{points(l, 1), points(l, 2), s.Totals}; !reflect.DeepEqual(got, [][]int{{9, 3, 10}, {10, 8, 2}, {19, 11, 12}}) {
		t.Errorf("%v", got)
	}
	if s.Outcome != nil || s.Next != sheet.Of(3, FieldWord) || s.Lines[1].Word != "PANDA" || s.Lines[1].Own != lee {
		t.Errorf("%+v", s)
	}
	want := []sheet.Item{{ID: ItemNo, N: 3, Points: 3}, {ID: ItemGuess, N: 3, Points: 3}, {ID: ItemBonus, N: 1, Points: 2}}
	if got := s.Lines[1].Seats[lee].Items; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	want = []sheet.Item{{ID: ItemGuess, N: 1, Points: 1}, {ID: ItemBonus, N: 2, Points: 4}, {ID: ItemDecipher, N: 1, Points: 5}}
	if got := s.Lines[1].Seats[tina].Items; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	if got := s.Turns; !reflect.DeepEqual(got[3:], []games.ScoredTurn{{Seat: 0, Round: 2, Points: 10}, {Seat: 1, Round: 2, Word: "PANDA", Points: 8}, {Seat: 2, Round: 2, Points: 2}}) {
		t.Errorf("%+v", got)
	}
}

// A third round: FISCH, 6 NO-tokens, two Bonus Tokens, Lee guessed it.
func TestThirdRoundEndsTheGame(t *testing.T) {
	l := sheettest.Start(t, Kind{}, three())
	for row, p := range [][]string{{"9", "3", "5+5"}, {"10", "8", "2"}} {
		l = sheettest.Enter(t, l, Typed(row+1, "", p))
	}
	l = sheettest.Enter(t, l, Counted(3, "FISCH", decipher.Tally{Maker: ben, Guesser: lee, GuessLeft: []int{2, 1, 0}, BonusLeft: 1, NoTokens: 6}))
	s := l.Sheet().Score()
	want := &games.Outcome{Reason: decipher.ReasonRounds, Places: []games.Place{{Seat: ben, Rank: 1, Points: 25}, {Seat: tina, Rank: 2, Points: 21}, {Seat: lee, Rank: 3, Points: 19}}}
	if !reflect.DeepEqual(s.Outcome, want) || s.Next.Row != 0 {
		t.Errorf("%+v, next %+v", s.Outcome, s.Next)
	}
	if m := s.Lines[0].Seats[ben]; m.Points != 10 || !m.Typed || m.Items != nil || l.Sheet().Text(cell(1, ben, sheet.FieldPoints)) != "5+5" {
		t.Errorf("%+v", m)
	}
}

func TestRefusals(t *testing.T) {
	l := sheettest.Start(t, Kind{}, three())
	for name, test := range map[string]struct {
		e  sheet.Edit
		id games.ID
	}{
		"four bonus tokens":     {sheet.Edit{}.Set(sheet.Of(1, FieldBonus), "4"), IllegalBonus},
		"21 NO-tokens":          {sheet.Edit{}.Set(sheet.Of(1, FieldNo), "21"), IllegalNo},
		"four guess tokens":     {sheet.Edit{}.Set(cell(1, lee, FieldLeft), "4"), IllegalLeft},
		"minus one":             {sheet.Edit{}.Set(cell(1, lee, FieldLeft), "-1"), IllegalLeft},
		"the maker's tokens":    {sheet.Edit{}.Set(cell(1, tina, FieldLeft), "0"), IllegalOwn},
		"the maker guesses":     {sheet.Edit{}.Set(sheet.Of(1, FieldGuesser), "0"), IllegalOwn},
		"nobody there":          {sheet.Edit{}.Set(sheet.Of(1, FieldGuesser), "3"), IllegalGuesser},
		"guessed for nothing":   {sheet.Edit{}.Set(sheet.Of(1, FieldGuesser), "1").Set(cell(1, lee, FieldLeft), "3"), IllegalGave},
		"four letters":          {sheet.Edit{}.Set(sheet.Of(1, FieldWord), "PAND"), decipher.IllegalLength},
		"a digit":               {sheet.Edit{}.Set(sheet.Of(1, FieldWord), "P4NDA"), decipher.IllegalLetter},
		"a round too many":      {sheet.Edit{}.Set(sheet.Of(4, FieldWord), "PANDA"), sheet.IllegalRow},
		"both":                  {sheet.Edit{}.Set(sheet.Of(1, FieldNo), "1").Set(cell(1, lee, sheet.FieldPoints), "1"), sheet.IllegalMixed},
		"a seeker's 4":          {sheet.Edit{}.Set(cell(1, lee, sheet.FieldPoints), "4"), IllegalPoints},
		"a seeker's 14":         {sheet.Edit{}.Set(cell(1, lee, sheet.FieldPoints), "14"), IllegalPoints},
		"two have guessed it":   {Typed(1, "", []string{"", "10", "9"}), IllegalShare},
		"nobody, not the maker": {Typed(1, "", []string{"3", "3", "3"}), IllegalShare},
	} {
		t.Run(name, func(t *testing.T) { sheettest.Refused(t, l, test.e, test.id) })
	}
	// Points can be typed in place of tokens, and the other way round, in one edit.
	l = sheettest.Enter(t, l, Typed(1, "PANDA", []string{"9", "3", "10"}))
	l = sheettest.Enter(t, l, Counted(1, "PANDA", decipher.Tally{Guesser: games.Table, GuessLeft: []int{0, 0, 0}, BonusLeft: 3, NoTokens: 20}))
	sheettest.Enter(t, l, Typed(1, "", []string{"9", "3", ""}))
}

// Whatever a Tally gives can be typed; and what can be typed is what some Tally gives.
func TestTypedPointsAreThoseOfTallies(t *testing.T) {
	o := Options{Seats: 2, Length: 3, Language: decipher.LanguageEnglish}
	l := sheettest.Start(t, Kind{}, o)
	can := map[string]bool{}
	for guesser := games.Table; guesser < 2; guesser++ {
		for n := range 4 * 4 * 13 {
			tally := decipher.Tally{Guesser: guesser, GuessLeft: []int{0, n % 4}, BonusLeft: n / 4 % 4, NoTokens: n / 16}
			if tally.Valid(o.Length) {
				s := tally.Scores()
				can[fmt.Sprint(s[0].Points(), s[1].Points())] = true
			}
		}
	}
	for a := range 35 {
		for b := range 16 {
			_, _, _, err := l.Set(Typed(1, "", []string{strconv.Itoa(a), strconv.Itoa(b)}))
			if want := can[fmt.Sprint(a, b)]; want != (err == nil) {
				t.Errorf("%d : %d: %v, want %v", a, b, err, want)
			}
		}
	}
}

func TestOptions(t *testing.T) {
	for _, bad := range []string{``, `{`, `{"Seats":1,"Length":5,"Language":"de"}`, `{"Seats":2,"Length":7,"Language":"de"}`, `{"Seats":2,"Length":5,"Language":"fr"}`, `{"Else":1}`} {
		if _, err := sheet.New(Kind{}, []byte(bad)); !gamestest.IsIllegal(err) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func TestEndedEarly(t *testing.T) {
	l := sheettest.Enter(t, sheettest.Start(t, Kind{}, three()), Typed(1, "", []string{"9", "3", "10"}))
	closed := sheettest.Enter(t, l, sheet.Edit{}.Set(sheet.Whole(sheet.FieldEnd), sheet.EndClosed))
	if o := closed.Sheet().Score().Outcome; o == nil || o.Reason != sheet.ReasonClosed || o.Places[0].Seat != ben {
		t.Errorf("%+v", o)
	}
	gone := sheettest.Enter(t, l, sheet.Edit{}.Set(sheet.Whole(sheet.FieldEnd), sheet.EndAbandoned))
	if o := gone.Sheet().Score().Outcome; o == nil || o.Reason != games.ReasonAbandoned {
		t.Errorf("%+v", o)
	}
}

func TestRandomEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := Options{rapid.IntRange(2, 4).Draw(t, "seats"), rapid.IntRange(3, 6).Draw(t, "length"), decipher.LanguageGerman}
		setup, err := o.Encode()
		if err != nil {
			t.Fatal(err)
		}
		var edits []sheet.Edit
		for n := range 8 {
			tally := decipher.Tally{Maker: games.Seat(n % o.Seats), Guesser: games.Table, GuessLeft: make([]int, o.Seats), BonusLeft: n % 4, NoTokens: n}
			if n%3 == 0 {
				tally.Guesser = games.Seat((n + 1) % o.Seats)
			}
			edits = append(edits, Counted(n%o.Seats+1, "", tally), Typed(n%o.Seats+1, "", []string{"1", "10", "2"}[:2]))
		}
		sheettest.Random(t, Kind{}, setup, []string{"ROT", "Öl", "PANDA", "HOBBY", "zu viele", ""}, edits...)
	})
}
