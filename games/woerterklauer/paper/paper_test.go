package paper

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/games/sheet/sheettest"
	"spieltisch/games/woerterklauer"
)

func options() Options {
	return Options{woerterklauer.Options{Seats: 2, Red: 1, Size: 10, Level: woerterklauer.LevelII}}
}

func turn(red, black int, words map[sheet.Field][]string) Turn {
	return Turn{woerterklauer.Tally{Red: red, Black: black}, words}
}

// Seat 0 begins and has black.
func TestTurnsAndWords(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options())
	l = sheettest.Enter(t, l, Counted(1, turn(0, 5, map[sheet.Field][]string{FieldNew: {"SOCKE"}})))
	l = sheettest.Enter(t, l, Counted(2, turn(5, 0, map[sheet.Field][]string{FieldStolen: {"LOCKE"}})))
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(sheet.Of(3, FieldStolen), "glocke, Öl").Set(sheet.Of(3, FieldRed), "0").Set(sheet.Of(3, FieldBlack), "6+3"))
	s := l.Sheet().Score()
	if !slices.Equal(s.Totals, []int{9, 0}) || s.Outcome != nil || s.Next != sheet.Of(4, FieldRed) || s.Lines[2].Word != "GLOCKE OEL" || s.Lines[2].Own != 0 {
		t.Errorf("%+v", s)
	}
	want := []games.ScoredTurn{
		{Seat: 0, Round: 1, Word: "SOCKE", Points: 5},
		{Seat: 1, Round: 1, Word: "LOCKE", Points: 5},
		{Seat: 0, Round: 2, Word: "GLOCKE", Points: 6},
		{Seat: 0, Round: 2, Word: "OEL", Points: 3},
	}
	if !reflect.DeepEqual(s.Turns, want) {
		t.Errorf("%+v", s.Turns)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(sheet.Whole(FieldWinner), "0"))
	out := &games.Outcome{Reason: woerterklauer.ReasonGaveUp, Places: []games.Place{{Seat: 0, Rank: 1, Points: 9}, {Seat: 1, Rank: 2}}}
	if s := l.Sheet().Score(); !reflect.DeepEqual(s.Outcome, out) || s.Next.Row != 0 {
		t.Errorf("%+v", s.Outcome)
	}
}

func TestOnlyTheResult(t *testing.T) {
	l := sheettest.Enter(t, sheettest.Start(t, Kind{}, options()), sheet.Edit{}.Set(sheet.Whole(FieldWinner), "1"))
	if o := l.Sheet().Score().Outcome; o == nil || o.Places[0].Seat != 1 {
		t.Errorf("%+v", o)
	}
}

func TestRefusals(t *testing.T) {
	empty := sheettest.Start(t, Kind{}, options())
	l := sheettest.Enter(t, empty, Counted(1, turn(2, 8, nil)))
	turn := func(row, red, black int) sheet.Edit { return Counted(row, turn(red, black, nil)) }
	for name, test := range map[string]struct {
		l  sheet.Log
		e  sheet.Edit
		id games.ID
	}{
		"97 letters":           {empty, sheet.Edit{}.Set(sheet.Of(1, FieldRed), "97"), IllegalCount},
		"less than none":       {empty, sheet.Edit{}.Set(sheet.Of(1, FieldRed), "-1"), IllegalCount},
		"all of both":          {empty, turn(9, 50, 51), IllegalCount},
		"no lead":              {empty, turn(1, 4, 4), IllegalLead},
		"the other one's lead": {l, turn(2, 5, 6), IllegalLead},
		"letters gone":         {l, turn(2, 8, 1), IllegalFewer},
		"thirteen at once":     {empty, turn(1, 0, 13), IllegalMore},
		"the turn before":      {sheettest.Enter(t, l, turn(2, 9, 1)), turn(1, 0, 12), IllegalFewer},
		"a digit":              {empty, sheet.Edit{}.Set(sheet.Of(1, FieldNew), "ROT R2D2"), IllegalWord},
		"one letter":           {empty, sheet.Edit{}.Set(sheet.Of(1, FieldNew), "A"), IllegalWord},
		"beyond the edge":      {empty, sheet.Edit{}.Set(sheet.Of(1, FieldNew), "ELFBUCHSTABEN"), IllegalWord},
		"the loser wins":       {l, sheet.Edit{}.Set(sheet.Whole(FieldWinner), "1"), IllegalWinner},
		"nobody":               {l, sheet.Edit{}.Set(sheet.Whole(FieldWinner), "-"), IllegalSeat},
	} {
		t.Run(name, func(t *testing.T) { sheettest.Refused(t, test.l, test.e, test.id) })
	}
}

// Letters of a handicap count for the lead from the third turn on.
func TestHandicapCountsForTheLead(t *testing.T) {
	l := sheettest.Enter(t, sheettest.Start(t, Kind{}, options()), append(sheet.Edit{}.Heads(4), Counted(1, turn(0, 5, nil))...))
	l = sheettest.Enter(t, l, Counted(2, turn(7, 3, nil)))
	sheettest.Refused(t, l, Counted(3, turn(9, 5, nil)), IllegalLead)
	l = sheettest.Enter(t, l, Counted(3, turn(9, 6, nil)))
	sheettest.Refused(t, l, Counted(4, turn(10, 6, nil)), IllegalLead)
	sheettest.Enter(t, l, Counted(4, turn(11, 6, nil)))
}

func TestOptions(t *testing.T) {
	for _, o := range []woerterklauer.Options{{}, {Seats: 2, Red: 2, Size: 10, Level: 1}, {Seats: 2, Size: 6, Level: 1}, {Seats: 2, Size: 10}} {
		setup, err := Options{o}.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sheet.New(Kind{}, setup); !gamestest.IsIllegal(err) {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// match is a match of which only the public View counts here.
type match struct {
	games.Match
	view   woerterklauer.View
	reason games.Reason
}

func (m match) View(games.Seat) any { return m.view }
func (m match) Outcome() (games.Outcome, bool) {
	return games.Outcome{Reason: m.reason}, m.reason != ""
}

type foreign struct{ games.Match }

func (foreign) View(games.Seat) any { return 1 }

func TestMatchesFillTheirSheets(t *testing.T) {
	played := []woerterklauer.ScoredTurn{
		{Seat: 0, TurnNumber: 1, Tally: woerterklauer.Tally{Black: 5}, Words: []woerterklauer.ScoredWord{{Spelled: woerterklauer.Spelled{Text: "SOCKE"}, Fate: woerterklauer.FateNew}}},
		{Seat: 1, TurnNumber: 2, Tally: woerterklauer.Tally{Red: 5, Black: 1}},
	}
	o := options().Options
	for _, m := range []match{
		{view: woerterklauer.View{Options: o, Turns: played, Winner: games.Table}},
		{view: woerterklauer.View{Options: o, Turns: played, Winner: 1}, reason: woerterklauer.ReasonTime},
		{view: woerterklauer.View{Options: o, Winner: games.Table}, reason: games.ReasonAbandoned},
	} {
		setup, e, err := Kind{}.FromMatch(m)
		if err != nil {
			t.Fatal(err)
		}
		s, err := sheet.New(Kind{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		if s, _, err = s.Apply(e); err != nil {
			t.Fatal(err)
		}
		score := s.Score()
		if len(score.Lines) != len(m.view.Turns) || (score.Outcome != nil) != (m.reason != "") || m.view.Winner == 1 && !slices.Equal(score.Totals, []int{1, 5}) {
			t.Errorf("%+v of %+v", score, m)
		}
	}
	if _, _, err := (Kind{}).FromMatch(foreign{}); !gamestest.IsIllegal(err) {
		t.Error(err)
	}
}

// What words gain doesn't stand on paper, and it has them by what they are.
func TestGoldenMatchesFillTheirSheets(t *testing.T) {
	words := func(all []games.ScoredTurn) (out []string) {
		for _, s := range all {
			out = append(out, fmt.Sprint(s.Seat, s.Round, s.Word))
		}
		slices.Sort(out)
		return out
	}
	sheettest.FromMatches(t, Kind{}, woerterklauer.Kind{}, func(paper, match []games.ScoredTurn) bool {
		return slices.Equal(words(paper), words(match))
	})
}

func TestRandomEntries(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup, err := Options{woerterklauer.Options{Seats: 2, First: games.Seat(rapid.IntRange(0, 1).Draw(t, "first")), Size: 7, Level: 1}}.Encode()
		if err != nil {
			t.Fatal(err)
		}
		var edits []sheet.Edit
		for row := range 5 {
			for _, n := range []int{2, 7} {
				edits = append(edits, Counted(row+1, turn(n+row, 3, map[sheet.Field][]string{FieldStolen: {"ROT"}})), Counted(row+1, turn(2, n+row, nil)))
			}
		}
		sheettest.Random(t, Kind{}, setup, []string{"SOCKE", "Öl, ei", "X", "", "0"}, edits...)
	})
}
