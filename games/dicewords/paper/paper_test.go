package paper

import (
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/assets/dice"
	"spieltisch/games"
	"spieltisch/games/dicewords"
	"spieltisch/games/gamestest"
	"spieltisch/games/sheet"
	"spieltisch/games/sheet/sheettest"
)

func german(t gamestest.Failer) dicewords.Set {
	t.Helper()
	s, err := dicewords.ParseSet(dice.German)
	if err != nil {
		t.Fatalf("the German set: %v", err)
	}
	return s
}

func options(t gamestest.Failer, seats, target int) Options {
	return Options{Seats: seats, Target: target, Set: german(t)}
}

func word(row int, seat games.Seat) sheet.Cell {
	return sheet.Cell{Row: row, Seat: seat, Field: FieldWord}
}

func typed(row int, seat games.Seat) sheet.Cell {
	return sheet.Cell{Row: row, Seat: seat, Field: sheet.FieldPoints}
}

// The words of the rules' examples count what they count there.
func TestWordsCount(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options(t, 1, 2000))
	for text, want := range map[string]int{
		"WÜRFEL": 84, "wuerfel": 98, "Schenk": 66, "SCHINKEN": 104, "SCHICKEN": 120, "QUERKÖPFIG": 290, "SCHI(N)KEN": 80, "SCH?INKE": 80,
		" s c h i n k e n ": 104,
	} {
		m := sheettest.Enter(t, l, sheet.Edit{}.Set(word(1, 0), text)).Sheet().Score().Lines[0].Seats[0]
		if m.Points != want || !m.Known || m.Typed {
			t.Errorf("%s: %+v, want %d", text, m, want)
		}
	}
}

func TestHouseValuesCount(t *testing.T) {
	o := options(t, 1, 400)
	var err error
	if o.Set, err = o.Set.WithValues(map[string]int{"R": 9, "?": -5}); err != nil {
		t.Fatal(err)
	}
	l := sheettest.Start(t, Kind{}, o)
	for text, want := range map[string]int{"ROT": 36, "(R)OT": -6} { // (9+2+1)×3, (−5+2+1)×3
		if m := sheettest.Enter(t, l, sheet.Edit{}.Set(word(1, 0), text)).Sheet().Score().Lines[0].Seats[0]; m.Points != want {
			t.Errorf("%s: %+v, want %d", text, m, want)
		}
	}
}

func TestRefusals(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options(t, 2, 400))
	for name, test := range map[string]struct {
		e  sheet.Edit
		id games.ID
	}{
		"21 for a word of two letters": {sheet.Edit{}.Set(word(1, 0), "EI").Set(typed(1, 0), "21"), dicewords.IllegalShort},
		"eleven letters":               {sheet.Edit{}.Set(word(1, 0), "QUERKOEPFIG"), dicewords.IllegalLong},
		"a hyphen":                     {sheet.Edit{}.Set(word(1, 0), "E-MAIL"), dicewords.IllegalLetters},
		"two jokers":                   {sheet.Edit{}.Set(word(1, 0), "S?H?NKEN"), IllegalJoker},
		"two in brackets":              {sheet.Edit{}.Set(word(1, 0), "S(C)H(I)NKEN"), IllegalJoker},
		"an open bracket":              {sheet.Edit{}.Set(word(1, 0), "S(CHINKEN"), IllegalJoker},
		"a prime":                      {sheet.Edit{}.Set(typed(1, 0), "97"), IllegalPoints},
		"more than any word":           {sheet.Edit{}.Set(typed(1, 0), "999"), IllegalPoints},
		"no multiple":                  {sheet.Edit{}.Set(word(1, 0), "TEST").Set(typed(1, 0), "21"), IllegalMultiple},
		"too much for three letters":   {sheet.Edit{}.Set(word(1, 0), "ROT").Set(typed(1, 0), "90"), IllegalMultiple},
	} {
		t.Run(name, func(t *testing.T) { sheettest.Refused(t, l, test.e, test.id) })
	}
	if args := sheettest.Refused(t, l, sheet.Edit{}.Set(typed(1, 0), "97"), IllegalPoints); !reflect.DeepEqual(args["Near"], []int{96, 98}) {
		t.Errorf("%v", args)
	}
	if args := sheettest.Refused(t, l, sheet.Edit{}.Set(typed(1, 0), "9999"), IllegalPoints); !reflect.DeepEqual(args["Near"], []int{510}) {
		t.Errorf("%v", args)
	}
}

// The joker, a refuted word, a house rule: points next to the word hold.
func TestOverruled(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options(t, 2, 400))
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(word(1, 0), "SCHINKEN").Set(typed(1, 0), "80").Set(word(1, 1), "XYZ").Set(typed(1, 1), "0"))
	s := l.Sheet().Score()
	if !slices.Equal(s.Totals, []int{80, 0}) || !s.Lines[0].Seats[0].Typed || s.Turns[1].Word != "XYZ" {
		t.Errorf("%+v", s)
	}
}

// The cost of wrong challenges comes off the round and stops at 0; turns keep what their words count.
func TestDoubtsCost(t *testing.T) {
	o := options(t, 3, 400)
	plain := sheettest.Start(t, Kind{}, o)
	doubt := func(row int, seat games.Seat) sheet.Cell { return sheet.Cell{Row: row, Seat: seat, Field: FieldDoubt} }
	if _, _, _, err := plain.Set(sheet.Edit{}.Set(doubt(1, 0), "10")); !gamestest.IsIllegal(err) {
		t.Error("a sheet without the house rule takes what doubts cost", err)
	}
	o.DoubtCost = dicewords.DoubtCost
	l := sheettest.Start(t, Kind{}, o)
	sheettest.Refused(t, l, sheet.Edit{}.Set(doubt(1, 0), "21"), IllegalDoubt)
	sheettest.Refused(t, l, sheet.Edit{}.Set(doubt(1, 0), "-1"), IllegalDoubt)
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(word(1, 0), "SCHENK").Set(doubt(1, 0), "10+10").Set(word(1, 1), "BEI").Set(doubt(1, 2), "10"))
	s := l.Sheet().Score()
	if !slices.Equal(s.Totals, []int{46, 15, 0}) || s.Turns[0].Points != 66 || len(s.Turns) != 2 || s.Next != word(1, 2) {
		t.Errorf("%+v", s)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(typed(1, 2), "9").Set(doubt(2, 1), "20"))
	if s := l.Sheet().Score(); !slices.Equal(s.Totals, []int{46, 0, 0}) {
		t.Errorf("%+v", s)
	}
}

// Points at the start count in totals and on the way to the target, and can be corrected; what words count stays.
func TestHandicapStandsOnTheSheet(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options(t, 2, 100))
	head := func(seat games.Seat) sheet.Cell { return sheet.Cell{Seat: seat, Field: sheet.FieldHead} }
	sheettest.Refused(t, l, sheet.Edit{}.Heads(10, 20), games.IllegalHandicap)
	sheettest.Refused(t, l, sheet.Edit{}.Number(head(1), 100), games.IllegalHandicap)
	l = sheettest.Enter(t, l, sheet.Edit{}.Heads(0, 60).Set(word(1, 0), "SCHENK").Set(word(1, 1), "ROT"))
	if s := l.Sheet().Score(); !slices.Equal(s.Totals, []int{66, 72}) || s.Turns[1].Points != 12 || s.Outcome != nil || RaceOf(l.Sheet()).ToGo[1] != 28 {
		t.Errorf("%+v", s)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Number(head(1), 90))
	if s := l.Sheet().Score(); !slices.Equal(s.Totals, []int{66, 102}) || s.Outcome == nil || s.Outcome.Places[0].Seat != 1 {
		t.Errorf("%+v", s)
	}
	if _, _, _, err := sheettest.Start(t, Kind{}, options(t, 1, 100)).Set(sheet.Edit{}.Heads(5)); !gamestest.IsIllegal(err) {
		t.Error("alone with a handicap", err)
	}
}

func TestRaceFinishesTheRound(t *testing.T) {
	l := sheettest.Start(t, Kind{}, options(t, 3, 100))
	race := func() Race { return RaceOf(l.Sheet()) }
	if r := race(); !reflect.DeepEqual(r, Race{Target: 100, ToGo: []int{100, 100, 100}, Due: []games.Seat{0, 1, 2}}) {
		t.Errorf("%+v", r)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(typed(1, 0), "104"))
	s := l.Sheet().Score()
	if r := race(); !r.Last || !slices.Equal(r.Due, []games.Seat{1, 2}) || !slices.Equal(r.ToGo, []int{0, 100, 100}) || s.Outcome != nil || s.Next != word(1, 1) {
		t.Errorf("%+v, %+v", r, s)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(typed(1, 1), "0").Set(word(1, 2), "SCHICKEN"))
	s = l.Sheet().Score()
	want := &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Seat: 2, Rank: 1, Points: 120}, {Seat: 0, Rank: 2, Points: 104}, {Seat: 1, Rank: 3}}}
	if !reflect.DeepEqual(s.Outcome, want) || s.Next.Row != 0 || len(race().Due) != 0 {
		t.Errorf("%+v, next %+v", s.Outcome, s.Next)
	}
	// A correction in an old round opens it again; a round behind the end is told.
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(typed(1, 0), "0").Set(word(1, 2), "ROT"))
	if s := l.Sheet().Score(); s.Outcome != nil || s.Next != word(2, 0) {
		t.Errorf("%+v", s)
	}
	l = sheettest.Enter(t, l, sheet.Edit{}.Set(typed(3, 0), "104").Set(typed(5, 0), "0"))
	var ids []games.ID
	for _, n := range l.Sheet().Score().Notes {
		ids = append(ids, n.ID)
	}
	if !slices.Contains(ids, NoteGap) || !slices.Contains(ids, NoteBeyond) {
		t.Errorf("%v", ids)
	}
}

func TestWorth(t *testing.T) {
	s := sheettest.Start(t, Kind{}, options(t, 1, 400)).Sheet()
	for text, want := range map[string]struct {
		word   string
		points int
		can    bool
	}{
		"WÜRFEL": {"WÜRFEL", 84, false}, "W(Ü)RFEL": {"WÜRFEL", 54, true}, "wuerfel": {"WUERFEL", 98, true}, "SCH?INKE": {"", 80, true},
		"QQQ": {"QQQ", 81, false}, "QQ?": {"", 48, false},
	} {
		w := WorthOf(s, text)
		if w.Problem != nil || w.Word != want.word || w.Tally.Points() != want.points || w.SetCan != want.can {
			t.Errorf("%s: %+v, want %+v", text, w, want)
		}
	}
	if w := WorthOf(s, "EI"); w.Problem == nil {
		t.Error("EI is fine")
	}
}

func TestOptions(t *testing.T) {
	for _, o := range []Options{{}, options(t, 0, 400), options(t, 9, 400), options(t, 2, 49), {Seats: 2, Target: 400}} {
		setup, err := o.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := sheet.New(Kind{}, setup); !gamestest.IsIllegal(err) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if _, err := sheet.New(Kind{}, []byte("no")); !gamestest.IsIllegal(err) {
		t.Error(err)
	}
}

func TestMatchesFillTheirSheets(t *testing.T) {
	sheettest.FromMatches(t, Kind{}, dicewords.Kind{}, sheettest.SameTurns, "rounds")
}

func TestFromAnotherMatchIsRefused(t *testing.T) {
	if _, _, err := (Kind{}).FromMatch(foreign{}); !gamestest.IsIllegal(err) {
		t.Error(err)
	}
}

type foreign struct{ games.Match }

func (foreign) View(games.Seat) any { return 1 }

func TestRandomEntries(t *testing.T) {
	set := german(t)
	rapid.Check(t, func(t *rapid.T) {
		setup, err := Options{Seats: rapid.IntRange(1, 8).Draw(t, "seats"), Target: rapid.IntRange(50, 300).Draw(t, "target"), Set: set}.Encode()
		if err != nil {
			t.Fatal(err)
		}
		sheettest.Random(t, Kind{}, setup, []string{"ROT", "SCHICKEN", "SCHI(N)KEN", "SCH?INKE", "EI", "QUERKÖPFIG", "x-y", "(", ""})
	})
}

func FuzzWord(f *testing.F) {
	set := german(f)
	l := sheettest.Start(f, Kind{}, Options{Seats: 1, Target: 400, Set: set})
	for _, s := range []string{"SCHI(N)KEN", "?", "(((", "\xff", "ßß", "A(?)B"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		next, _, _, err := l.Set(sheet.Edit{}.Set(word(1, 0), text))
		if err != nil && !gamestest.IsIllegal(err) {
			t.Fatal(err)
		}
		if w := WorthOf(l.Sheet(), text); text != "" && w.Problem == nil && w.Tally.Points() != next.Sheet().Score().Totals[0] {
			t.Fatalf("%q is worth %+v and counts %v", text, w, next.Sheet().Score().Totals)
		}
	})
}
