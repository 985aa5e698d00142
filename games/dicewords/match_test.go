package dicewords

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

func options(seats int, check Check) Options {
	o := DefaultOptions(seats)
	o.Check = check
	return o
}

// there expects that word can be declared now, for so many points.
func there(t *testing.T, l games.Log, word string, points int) {
	t.Helper()
	if w := WorthOf(view(l), word); w.Problem != nil || w.Tally.Points() != points {
		t.Errorf("%s: %+v, want %d points", word, w, points)
	}
}

// The turn that the rulebook tells.
func TestRulebooksTurn(t *testing.T) {
	l := start(t, options(2, CheckDictionary), 7)
	phase(t, l, PhaseFirst, 0)
	l = thrown(t, l, 0, "IEBSVNHKCH") // S C H I K E N B V H
	phase(t, l, PhaseThrow, 0)
	there(t, l, "SCHENK", 66)
	for _, word := range []string{"SCHINKEN", "SCHICKEN", "SCHMINKE"} {
		if w := WorthOf(view(l), word); w.Problem == nil || w.Problem.ID != IllegalSpell || len(w.Missing) != 1 {
			t.Errorf("%s misses one letter: %+v", word, w)
		}
	}

	again := Throw{Dice: []int{2, 4, 9}} // orange, light blue, silver
	before := view(l)
	l = gamestest.Do(t, l, 0, again)
	checkThrow(t, before, view(l), again)
	show(t, l, "IERSLNHKCF") // S C H I K E N R L F
	there(t, l, "KIRSCHEN", 104)

	l = gamestest.Do(t, l, 0, Throw{Dice: []int{4, 9}})
	show(t, l, "IERSCNHKCN") // K I R S C H E N C N
	phase(t, l, PhaseDeclare, 0)
	there(t, l, "SCHICKEN", 120)
	gamestest.Refused(t, l, 0, again, IllegalThrows)
	gamestest.Refused(t, l, 0, NewDeclare(view(l), "SCHMINKE", known("SCHMINKE")), IllegalSpell) // destroyed: never there
	l = gamestest.Do(t, l, 0, NewDeclare(view(l), "KNIRSCHEN", known("KNIRSCHEN")))
	phase(t, l, PhaseFirst, 1)
	last := view(l).Last
	if last == nil || last.Sum != 14 || last.Length != 9 || last.Points != 126 || last.Verdict != VerdictStands || last.Seat != 0 {
		t.Errorf("last turn %+v", last)
	}
	if got := view(l).Points; !slices.Equal(got, []int{126, 0}) {
		t.Errorf("points %v", got)
	}
	if string(last.Letters(view(l).Set)) != "IERSCNHKCN" {
		t.Errorf("the dice of the turn: %s", string(last.Letters(view(l).Set)))
	}
}

func TestThrows(t *testing.T) {
	l := start(t, options(2, CheckTrust), 7)
	gamestest.Refused(t, l, 0, Declare{Word: "SCHENK"}, IllegalFirst)
	gamestest.Refused(t, l, 0, Pass{}, IllegalFirst)
	gamestest.Refused(t, l, 0, Throw{Dice: []int{0, 1}}, IllegalAllDice)
	gamestest.Refused(t, l, 0, Throw{}, IllegalDice)
	gamestest.Refused(t, l, 1, all(), games.IllegalTurn)
	gamestest.Refused(t, l, games.Table, all(), games.IllegalTurn)
	gamestest.Refused(t, l, 2, all(), games.IllegalSeat)
	gamestest.Refused(t, l, -2, all(), games.IllegalSeat)
	gamestest.Refused(t, l, 0, foreign{}, games.IllegalAction)
	gamestest.Refused(t, l, 0, Accept{}, games.IllegalTable)
	gamestest.Refused(t, l, games.Table, Accept{}, IllegalNow)
	gamestest.Refused(t, l, games.Table, TimeUp{}, games.IllegalClockOff)
	if v := view(l); v.Up != nil || v.Faces() != nil || v.Left != 3 || v.Thrown != 0 {
		t.Errorf("before the first throw: %+v", v)
	}
	l = thrown(t, l, 0, "IEBSVNHKCH")
	for _, dice := range [][]int{nil, {}, {-1}, {10}, {1, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9}} {
		gamestest.Refused(t, l, 0, Throw{Dice: dice}, IllegalDice)
	}
	// A kept die may be thrown again later.
	l = gamestest.Do(t, l, 0, Throw{Dice: []int{0}})
	l = gamestest.Do(t, l, 0, Throw{Dice: []int{9, 1}})
	if v := view(l); v.Left != 0 || v.Thrown != 3 || v.Phase != PhaseDeclare {
		t.Errorf("after three throws: %+v", v)
	}
	gamestest.Refused(t, l, 0, Throw{Dice: []int{0}}, IllegalThrows)
	l = gamestest.Do(t, l, 0, Pass{})
	if v := view(l); v.Asked != 1 || v.Last.Points != 0 || v.Last.Word != "" || v.Left != 3 || v.Up != nil {
		t.Errorf("after a pass: %+v", v)
	}
}

// foreign is an action of another game.
type foreign struct{}

func (foreign) Type() string { return "throw" }

func TestNilActions(t *testing.T) {
	m := start(t, options(2, CheckTrust), 7).Match().Clone()
	for _, a := range []games.Action{nil, (*Throw)(nil), &Throw{}, (*Declare)(nil)} {
		wantID(t, "nil", m.Apply(0, a), games.IllegalAction)
	}
}

func TestKeptDiceStayKept(t *testing.T) {
	o := options(1, CheckTrust)
	o.KeptStay = true
	l := thrown(t, start(t, o, 7), 0, "IEBSVNHKCH")
	l = gamestest.Do(t, l, 0, Throw{Dice: []int{2, 4, 9}})
	if v := view(l); v.Locked != [10]bool{true, true, false, true, false, true, true, true, true, false} {
		t.Errorf("locked %v", v.Locked)
	}
	gamestest.Refused(t, l, 0, Throw{Dice: []int{2, 3}}, IllegalLocked)
	l = gamestest.Do(t, l, 0, Throw{Dice: []int{2}})
	l = gamestest.Do(t, l, 0, Pass{})
	if v := view(l); v.Locked != [10]bool{} {
		t.Errorf("dice stay locked for the next turn: %v", v.Locked)
	}
	gamestest.Do(t, l, 0, all())
}

func TestWordsAreSpelledWithTheDice(t *testing.T) {
	l := thrown(t, start(t, options(1, CheckTrust), 7), 0, "IEBSVNHKC?")
	for word, id := range map[string]games.ID{
		"EI": IllegalShort, "": IllegalShort, "SCHENKENDEN": IllegalLong, "Schenk": IllegalLetters, "SCHE-K": IllegalLetters,
		"SCH?NK": IllegalUnnamed, "SCHNEEN": IllegalSpell, "SCHENKT\xff": IllegalLetters, "SCHNÄBEÜ": IllegalSpell,
	} {
		gamestest.Refused(t, l, 0, Declare{Word: word}, id)
	}
	for word, want := range map[string]ScoredTurn{
		"SCHENK": {Sum: 11, Length: 6, Points: 66, Spelling: Spelling{Joker: -1}},
		"SCHINÄ": {Sum: 6, Length: 6, Points: 36, Spelling: Spelling{Joker: 5}},
	} {
		got := view(gamestest.Do(t, l, 0, Declare{Word: word})).Last
		if got.Sum != want.Sum || got.Length != want.Length || got.Points != want.Points || got.Joker != want.Joker {
			t.Errorf("%s: %+v", word, got)
		}
	}
}

func TestDictionary(t *testing.T) {
	l := thrown(t, start(t, options(2, CheckDictionary), 7), 0, "IEBSVNHKC?")
	gamestest.Refused(t, l, 0, NewDeclare(view(l), "SCHENK", silent{}), IllegalUnknown)
	gamestest.Refused(t, l, 0, NewDeclare(view(l), "SCHENK", known("")), IllegalWord)
	_, err := l.Do(0, NewDeclare(view(l), "SCHENK", known("")))
	if got := err.(*games.Illegal).Args["Reason"]; got != games.ID("lexicon.reason.unknown") { //nolint:errorlint // Apply returns it bare
		t.Errorf("reason %v", got)
	}
	yes := lexiconSays("SCHENK", true)
	for name, rs := range map[string]games.Rulings{
		"another word": {lexiconSays("SCHEIN", true)},
		"two":          {yes, yes},
		"a pair":       {{Word: "SCHENK", Other: "SCHEIN", Answer: true, By: games.ByTable}},
		"nobody":       {{Word: "SCHENK", Answer: true}},
		"somebody":     {{Word: "SCHENK", Answer: true, By: "lexicon"}},
	} {
		t.Run(name, func(t *testing.T) { gamestest.Refused(t, l, 0, Declare{Word: "SCHENK", Rulings: rs}, IllegalRuling) })
	}

	// "We accept it" holds for the whole match, whatever the lexicon says later.
	l = gamestest.Do(t, l, 0, NewOverrule("SCHENK"))
	if got := gamestest.EventIDs(l.Match().Events(1, 1)); !slices.Equal(got, []games.ID{EventOverruled, EventDeclare}) {
		t.Errorf("events %v", got)
	}
	l = thrown(t, l, 1, "IEBSVNHKC?")
	if a := NewDeclare(view(l), "SCHENK", known("")); a.Rulings != nil {
		t.Errorf("asked again: %+v", a)
	}
	l = gamestest.Do(t, l, 1, Declare{Word: "SCHENK", Rulings: games.Rulings{lexiconSays("SCHENK", false)}})
	if got := view(l); !slices.Equal(got.Points, []int{66, 66}) || len(got.Rulings) != 1 {
		t.Errorf("%v %v", got.Points, got.Rulings)
	}
	// A house word counts like the lexicon.
	l = thrown(t, l, 0, "IEBSVNHKC?")
	gamestest.Do(t, l, 0, Declare{Word: "SCHNECK", Rulings: games.Rulings{{Word: "SCHNECK", Answer: true, By: games.ByHouse}}})
}

func TestTrustAsksNobody(t *testing.T) {
	l := thrown(t, start(t, options(1, CheckTrust), 7), 0, "IEBSVNHKC?")
	if a := NewDeclare(view(l), "KCHBS", known("")); a.Rulings != nil {
		t.Errorf("asked: %+v", a)
	}
	gamestest.Refused(t, l, 0, NewOverrule("KCHBS"), IllegalRuling)
	l = gamestest.Do(t, l, 0, Declare{Word: "KCHBS"})
	if got := view(l).Points[0]; got != (3+3+2+3+1)*5 {
		t.Errorf("%d points", got)
	}
}

func TestTakingBack(t *testing.T) {
	for _, check := range []Check{CheckDictionary, CheckChallenge, CheckTrust} {
		l := thrown(t, start(t, options(2, check), 7), 0, "IEBSVNHKC?")
		before := l.Match().Sum()
		for seat := games.Table; seat < 2; seat++ {
			if l.Match().CanUndo(seat) {
				t.Errorf("%s: seat %d takes back a throw", check, seat)
			}
		}
		after := gamestest.Do(t, l, 0, NewDeclare(view(l), "SCHENK", known("SCHENK")))
		for seat := games.Table; seat < 2; seat++ {
			if after.Match().CanUndo(seat) != (seat == 0) {
				t.Errorf("%s: may seat %d undo the word?", check, seat)
			}
		}
		back, err := after.Undo(0)
		if err != nil || back.Match().Sum() != before {
			t.Fatalf("%s: not taken back: %v", check, err)
		}
		// Then the turn goes on, and the same throw brings the same faces.
		a, b := gamestest.Do(t, back, 0, Throw{Dice: []int{3}}), gamestest.Do(t, l, 0, Throw{Dice: []int{3}})
		if !reflect.DeepEqual(view(a), view(b)) {
			t.Errorf("%s: the throw was rerolled", check)
		}
		if gone := gamestest.Do(t, after, 1, all()); gone.Match().CanUndo(0) {
			t.Errorf("%s: taken back after the next throw", check)
		}
	}
}

func TestClock(t *testing.T) {
	o := options(2, CheckTrust)
	o.Clock = DefaultClock
	l := start(t, o, 7)
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalNow) // it starts with the first throw
	l = thrown(t, l, 0, "IEBSVNHKC?")
	gamestest.Refused(t, l, 0, TimeUp{}, games.IllegalTable)
	l = gamestest.Do(t, l, games.Table, TimeUp{})
	if v := view(l); v.Phase != PhaseDeclare || v.Asked != 0 || v.Left != 0 || !v.Late || v.Thrown != 1 {
		t.Errorf("time is up: %+v", v)
	}
	gamestest.Refused(t, l, 0, Throw{Dice: []int{1}}, IllegalTime)
	gamestest.Refused(t, l, games.Table, TimeUp{}, IllegalTime)
	if l.Match().CanUndo(games.Table) || l.Match().CanUndo(0) {
		t.Error("time is taken back")
	}
	scored := gamestest.Do(t, l, 0, Declare{Word: "SCHENK"})
	if got := view(scored); got.Points[0] != 66 || got.Late {
		t.Errorf("declared late: %+v", got)
	}
	gamestest.Do(t, l, 0, Pass{})
}
