package paper

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/games/sheet/sheettest"
)

func two() Options { return Options{Seats: 2, Rounds: 2, Dashes: true, Leftover: davinci.LeftFaces} }

func cell(row int, seat games.Seat, f sheet.Field) sheet.Cell {
	return sheet.Cell{Row: row, Seat: seat, Field: f}
}

// Guessing right three times, one of them a 6, and completing a code: 90 (RULES.md,
// "Worked examples"). The
// winner adds what is left: 3, 7, 11 and a dash, 41.
func TestWorkedExample(t *testing.T) {
	l := sheettest.Start(t, Kind{}, two())
	l = sheettest.Enter(t, l, Counted(1, []davinci.Tally{{Numbers: 2, Specials: 1, Codes: 1, Left: []int{11, 3, davinci.Dash, 7}}, {Numbers: 1}}))
	s := l.Sheet().Score()
	if !slices.Equal(s.Totals, []int{131, 10}) || s.Outcome != nil || s.Next != cell(2, 0, FieldNumbers) {
		t.Errorf("%+v", s)
	}
	want := []sheet.Item{{ID: ItemNumbers, N: 2, Points: 20}, {ID: ItemSpecials, N: 1, Points: 20}, {ID: ItemCodes, N: 1, Points: 50}, {ID: ItemLeft, N: 4, Points: 41}}
	if got := s.Lines[0].Seats[0].Items; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	if got := l.Sheet().Text(cell(1, 0, FieldLeft)); got != "3 7 11 -" {
		t.Errorf("%q", got)
	}
	l = sheettest.Enter(t, l, Typed(2, []string{"0", "10+20+50+41"}))
	s = l.Sheet().Score()
	if !slices.Equal(s.Totals, []int{131, 131}) || s.Outcome == nil || s.Outcome.Places[1].Rank != 1 || s.Outcome.Reason != davinci.ReasonRounds {
		t.Errorf("%+v", s)
	}
}

func TestRefusals(t *testing.T) {
	three := Options{Seats: 3, Rounds: 1, Leftover: davinci.LeftTens}
	l, plain := sheettest.Start(t, Kind{}, two()), sheettest.Start(t, Kind{}, three)
	for name, test := range map[string]struct {
		l  sheet.Log
		e  sheet.Edit
		id games.ID
	}{
		"23 numbers":       {l, sheet.Edit{}.Set(cell(1, 0, FieldNumbers), "23"), IllegalCount},
		"five specials":    {l, sheet.Edit{}.Set(cell(1, 0, FieldSpecials), "5"), IllegalCount},
		"three sixes":      {plain, sheet.Edit{}.Set(cell(1, 0, FieldSpecials), "3"), IllegalCount},
		"two codes of one": {l, sheet.Edit{}.Set(cell(1, 0, FieldCodes), "2"), IllegalCodes},
		"cracked unnamed":  {l, sheet.Edit{}.Set(cell(1, 0, FieldCodes), "1").Set(cell(1, 0, FieldNumbers), "0").Set(cell(1, 0, FieldSpecials), "0"), IllegalCracked},
		"twelve left":      {l, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "12"), IllegalLeft},
		"rubbish left":     {l, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "3 x"), IllegalLeft},
		"only commas":      {l, sheet.Edit{}.Set(cell(1, 0, FieldLeft), ",,"), IllegalLeft},
		"no dashes":        {plain, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "3 -"), IllegalDash},
		"no tile":          {plain, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "12"), IllegalNumber},
		"three of a kind":  {l, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "3 3 3"), IllegalTwice},
		"two winners":      {l, sheet.Edit{}.Set(cell(1, 0, FieldLeft), "3").Set(cell(1, 1, FieldLeft), "4"), IllegalWinners},
		"nobody wins":      {l, Counted(1, []davinci.Tally{{Numbers: 2}, {}}), IllegalNobody},
		"three codes":      {plain, sheet.Edit{}.Set(cell(1, 0, FieldCodes), "2").Set(cell(1, 1, FieldCodes), "1"), IllegalAll},
		"too many tiles":   {l, Counted(1, []davinci.Tally{{Numbers: 20, Left: []int{3, 3, 4}}, {}}), IllegalTiles},
		"too many so far":  {l, sheet.Edit{}.Set(cell(1, 0, FieldNumbers), "12").Set(cell(1, 1, FieldNumbers), "11"), IllegalTiles},
		"two odd":          {l, Typed(1, []string{"13", "14"}), IllegalTens},
		"odd tens":         {plain, Typed(1, []string{"13", "", ""}), IllegalTens},
		"less than none":   {l, Typed(1, []string{"-10", ""}), IllegalPoints},
		"both":             {l, sheet.Edit{}.Set(cell(1, 0, FieldNumbers), "1").Set(cell(1, 1, sheet.FieldPoints), "10"), sheet.IllegalMixed},
	} {
		t.Run(name, func(t *testing.T) { sheettest.Refused(t, test.l, test.e, test.id) })
	}
}

func TestOneGameWithoutPoints(t *testing.T) {
	l := sheettest.Start(t, Kind{}, Options{Seats: 3, Leftover: davinci.LeftFaces})
	if n := l.Sheet().Score().Next; n != sheet.Of(1, FieldWinner) {
		t.Errorf("%+v", n)
	}
	sheettest.Refused(t, l, sheet.Edit{}.Set(sheet.Of(1, FieldWinner), "-"), IllegalSeat)
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(sheet.Of(1, FieldWinner), "2"))
	want := &games.Outcome{Reason: davinci.ReasonLast, Places: []games.Place{{Seat: 2, Rank: 1}, {Seat: 0, Rank: 2}, {Seat: 1, Rank: 2}}}
	if got := l.Sheet().Score().Outcome; !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}

func TestOptions(t *testing.T) {
	for _, bad := range []string{`{`, `{"Seats":5,"Rounds":1,"Leftover":"faces"}`, `{"Seats":2,"Rounds":21,"Leftover":"faces"}`, `{"Seats":2}`} {
		if _, err := sheet.New(Kind{}, []byte(bad)); !gamestest.IsIllegal(err) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func TestMatchesFillTheirSheets(t *testing.T) {
	sheettest.FromMatches(t, Kind{}, davinci.Kind{}, sheettest.SameTurns)
}

func TestFromAnotherMatchIsRefused(t *testing.T) {
	if _, _, err := (Kind{}).FromMatch(foreign{}); !gamestest.IsIllegal(err) {
		t.Error(err)
	}
}

type foreign struct{ games.Match }

func (foreign) View(games.Seat) any { return 1 }

func TestRandomEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := Options{rapid.IntRange(2, 4).Draw(t, "seats"), rapid.IntRange(0, 4).Draw(t, "rounds"), rapid.Bool().Draw(t, "dashes"), davinci.LeftFaces}
		setup, err := o.Encode()
		if err != nil {
			t.Fatal(err)
		}
		var edits []sheet.Edit
		for n := range 6 {
			tallies := make([]davinci.Tally, o.Seats)
			tallies[n%o.Seats] = davinci.Tally{Numbers: n, Specials: n % 2, Left: []int{n, 6}}
			edits = append(edits, Counted(n%4+1, tallies), Typed(n%4+1, []string{"13", "20", "0", "50"}[:o.Seats]))
		}
		sheettest.Random(t, Kind{}, setup, []string{"3 7 11 -", "6,6", "12", "-", "", "0"}, edits...)
	})
}
