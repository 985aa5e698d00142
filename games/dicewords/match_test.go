package dicewords

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
)

func options(seats int, check Check) Options {
	o := DefaultOptions(seats)
	o.Check = check
	return o
}

// The turn that the rulebook tells.
func TestRulebooksTurn(t *testing.T) {
	l := start(t, options(2, Dictionary), 7)
	phase(t, l, PhaseFirst, 0)
	l = thrown(t, l, 0, "IEBSVNHKCH") // S C H I K E N B V H
	phase(t, l, PhaseThrow, 0)
	w := WorthOf(view(l), "SCHENK")
	if w.Problem != nil || w.Tally.Sum() != 11 || w.Tally.Points() != 66 {
		t.Fatalf("SCHENK: %+v", w)
	}
	for _, word := range []string{"SCHINKEN", "SCHICKEN", "SCHMINKE"} {
		if w := WorthOf(view(l), word); w.Problem == nil || w.Problem.ID != IllegalSpell || len(w.Missing) != 1 {
			t.Errorf("%s misses one letter: %+v", word, w)
		}
	}

	again := Throw{Dice: []int{2, 4, 9}} // orange, light blue, silver
	kept := view(l).Faces()
	l = do(t, l, 0, again)
	for i, r := range view(l).Faces() {
		if !slices.Contains(again.Dice, i) && r != kept[i] {
			t.Errorf("die %d was kept and changed", i)
		}
	}
	show(t, l, "IERSLNHKCF") // S C H I K E N R L F
	if w := WorthOf(view(l), "KIRSCHEN"); w.Problem != nil || w.Tally.Points() != 104 {
		t.Errorf("KIRSCHEN: %+v", w)
	}

	l = do(t, l, 0, Throw{Dice: []int{4, 9}})
	show(t, l, "IERSCNHKCN") // K I R S C H E N C N
	phase(t, l, PhaseDeclare, 0)
	if w := WorthOf(view(l), "SCHICKEN"); w.Problem != nil || w.Tally.Points() != 120 {
		t.Errorf("SCHICKEN: %+v", w)
	}
	refused(t, l, 0, again, IllegalThrows)
	refused(t, l, 0, NewDeclare(view(l), "SCHMINKE", known("SCHMINKE")), IllegalSpell) // destroyed: never there
	l = do(t, l, 0, NewDeclare(view(l), "KNIRSCHEN", known("KNIRSCHEN")))
	phase(t, l, PhaseFirst, 1)
	last := view(l).Last
	if last == nil || last.Sum != 14 || last.Length != 9 || last.Points != 126 || last.Verdict != Stands || last.Seat != 0 {
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
	l := start(t, options(2, Trust), 7)
	refused(t, l, 0, Declare{Word: "SCHENK"}, IllegalFirst)
	refused(t, l, 0, Pass{}, IllegalFirst)
	refused(t, l, 0, Throw{Dice: []int{0, 1}}, IllegalAllDice)
	refused(t, l, 0, Throw{}, IllegalDice)
	refused(t, l, 1, all(), games.IllegalTurn)
	refused(t, l, games.Table, all(), games.IllegalTurn)
	refused(t, l, 2, all(), games.IllegalSeat)
	refused(t, l, -2, all(), games.IllegalSeat)
	refused(t, l, 0, nil2{}, games.IllegalAction)
	refused(t, l, 0, Accept{}, games.IllegalTable)
	refused(t, l, games.Table, Accept{}, IllegalNow)
	refused(t, l, games.Table, TimeUp{}, IllegalClockOff)
	if v := view(l); v.Up != nil || v.Faces() != nil || v.Left != 3 || v.Thrown != 0 {
		t.Errorf("before the first throw: %+v", v)
	}
	l = thrown(t, l, 0, "IEBSVNHKCH")
	for _, dice := range [][]int{nil, {}, {-1}, {10}, {1, 1}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9}} {
		refused(t, l, 0, Throw{Dice: dice}, IllegalDice)
	}
	// A kept die may be thrown again later.
	l = do(t, l, 0, Throw{Dice: []int{0}})
	l = do(t, l, 0, Throw{Dice: []int{9, 1}})
	if v := view(l); v.Left != 0 || v.Thrown != 3 || v.Phase != PhaseDeclare {
		t.Errorf("after three throws: %+v", v)
	}
	refused(t, l, 0, Throw{Dice: []int{0}}, IllegalThrows)
	l = do(t, l, 0, Pass{})
	if v := view(l); v.Turn != 1 || v.Last.Points != 0 || v.Last.Word != "" || v.Left != 3 || v.Up != nil {
		t.Errorf("after a pass: %+v", v)
	}
}

// nil2 is an action of another game.
type nil2 struct{}

func (nil2) Type() string { return "throw" }

func TestNilActions(t *testing.T) {
	m := start(t, options(2, Trust), 7).Match().Clone()
	for _, a := range []games.Action{nil, (*Throw)(nil), &Throw{}, (*Declare)(nil)} {
		wantID(t, "nil", m.Apply(0, a), games.IllegalAction)
	}
}

func TestKeptDiceStayKept(t *testing.T) {
	o := options(1, Trust)
	o.KeptStay = true
	l := thrown(t, start(t, o, 7), 0, "IEBSVNHKCH")
	l = do(t, l, 0, Throw{Dice: []int{2, 4, 9}})
	if v := view(l); v.Locked != [10]bool{true, true, false, true, false, true, true, true, true, false} {
		t.Errorf("locked %v", v.Locked)
	}
	refused(t, l, 0, Throw{Dice: []int{2, 3}}, IllegalLocked)
	l = do(t, l, 0, Throw{Dice: []int{2}})
	l = do(t, l, 0, Pass{})
	if v := view(l); v.Locked != [10]bool{} {
		t.Errorf("dice stay locked for the next turn: %v", v.Locked)
	}
	do(t, l, 0, all())
}

func TestWordsAreSpelledWithTheDice(t *testing.T) {
	l := thrown(t, start(t, options(1, Trust), 7), 0, "IEBSVNHKC?")
	for word, id := range map[string]games.ID{
		"EI": IllegalShort, "": IllegalShort, "SCHENKENDEN": IllegalLong, "Schenk": IllegalLetters, "SCHE-K": IllegalLetters,
		"SCH?NK": IllegalUnnamed, "SCHNEEN": IllegalSpell, "SCHENKT\xff": IllegalLetters, "SCHNÄBEÜ": IllegalSpell,
	} {
		refused(t, l, 0, Declare{Word: word}, id)
	}
	for word, want := range map[string]Turn{
		"SCHENK": {Sum: 11, Length: 6, Points: 66, Spelling: Spelling{Joker: -1}},
		"SCHINÄ": {Sum: 6, Length: 6, Points: 36, Spelling: Spelling{Joker: 5}},
	} {
		got := view(do(t, l, 0, Declare{Word: word})).Last
		if got.Sum != want.Sum || got.Length != want.Length || got.Points != want.Points || got.Joker != want.Joker {
			t.Errorf("%s: %+v", word, got)
		}
	}
}

func TestDictionary(t *testing.T) {
	l := thrown(t, start(t, options(2, Dictionary), 7), 0, "IEBSVNHKC?")
	refused(t, l, 0, NewDeclare(view(l), "SCHENK", silent{}), IllegalUnknown)
	refused(t, l, 0, NewDeclare(view(l), "SCHENK", known("")), IllegalWord)
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
		t.Run(name, func(t *testing.T) { refused(t, l, 0, Declare{Word: "SCHENK", Rulings: rs}, IllegalRuling) })
	}

	// "We accept it" holds for the whole match, whatever the lexicon says later.
	l = do(t, l, 0, NewOverrule("SCHENK"))
	if got := eventIDs(l.Match().Events(1, 1)); !slices.Equal(got, []games.ID{EventOverruled, EventDeclare}) {
		t.Errorf("events %v", got)
	}
	l = thrown(t, l, 1, "IEBSVNHKC?")
	if a := NewDeclare(view(l), "SCHENK", known("")); a.Rulings != nil {
		t.Errorf("asked again: %+v", a)
	}
	l = do(t, l, 1, Declare{Word: "SCHENK", Rulings: games.Rulings{lexiconSays("SCHENK", false)}})
	if got := view(l); !slices.Equal(got.Points, []int{66, 66}) || len(got.Rulings) != 1 {
		t.Errorf("%v %v", got.Points, got.Rulings)
	}
	// A house word counts like the lexicon.
	l = thrown(t, l, 0, "IEBSVNHKC?")
	do(t, l, 0, Declare{Word: "SCHNECK", Rulings: games.Rulings{{Word: "SCHNECK", Answer: true, By: games.ByHouse}}})
}

func TestTrustAsksNobody(t *testing.T) {
	l := thrown(t, start(t, options(1, Trust), 7), 0, "IEBSVNHKC?")
	if a := NewDeclare(view(l), "KCHBS", known("")); a.Rulings != nil {
		t.Errorf("asked: %+v", a)
	}
	refused(t, l, 0, NewOverrule("KCHBS"), IllegalRuling)
	l = do(t, l, 0, Declare{Word: "KCHBS"})
	if got := view(l).Points[0]; got != (3+3+2+3+1)*5 {
		t.Errorf("%d points", got)
	}
}

func TestTakingBack(t *testing.T) {
	for _, check := range []Check{Dictionary, Challenges, Trust} {
		l := thrown(t, start(t, options(2, check), 7), 0, "IEBSVNHKC?")
		before := l.Match().Sum()
		for seat := games.Table; seat < 2; seat++ {
			if l.Match().CanUndo(seat) {
				t.Errorf("%s: seat %d takes back a throw", check, seat)
			}
		}
		after := do(t, l, 0, NewDeclare(view(l), "SCHENK", known("SCHENK")))
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
		a, b := do(t, back, 0, Throw{Dice: []int{3}}), do(t, l, 0, Throw{Dice: []int{3}})
		if !reflect.DeepEqual(view(a), view(b)) {
			t.Errorf("%s: the throw was rerolled", check)
		}
		if gone := do(t, after, 1, all()); gone.Match().CanUndo(0) {
			t.Errorf("%s: taken back after the next throw", check)
		}
	}
}

// pending is a match of three where seat 0 declared SCHENK.
func pending(t *testing.T) games.Log {
	l := thrown(t, start(t, options(3, Challenges), 7), 0, "IEBSVNHKC?")
	refused(t, l, 0, NewOverrule("SCHENK"), IllegalRuling)
	l = do(t, l, 0, NewDeclare(view(l), "SCHENK", known("")))
	phase(t, l, PhasePending, 1)
	if v := view(l); v.Pending == nil || v.Pending.Points != 66 || v.Pending.Verdict != Open || v.Points[0] != 0 || v.Turns != nil {
		t.Fatalf("pending: %+v", v)
	}
	return l
}

func TestPendingEndsWithTheNextThrow(t *testing.T) {
	l := pending(t)
	refused(t, l, 0, Challenge{}, IllegalChallenger)
	refused(t, l, games.Table, Challenge{}, games.IllegalSeat)
	refused(t, l, 2, all(), games.IllegalTurn)
	refused(t, l, 1, Pass{}, IllegalFirst)
	refused(t, l, games.Table, Rule{}, IllegalNow)
	refused(t, l, 1, Throw{Dice: []int{1}}, IllegalAllDice)
	l = do(t, l, 1, all())
	if v := view(l); v.Points[0] != 66 || v.Pending != nil || v.Last.Verdict != Stands {
		t.Errorf("after the throw: %+v", v)
	}
	refused(t, l, 2, Challenge{}, IllegalNow)
}

func TestAccepted(t *testing.T) {
	l := do(t, pending(t), games.Table, Accept{})
	phase(t, l, PhaseFirst, 1)
	if v := view(l); v.Points[0] != 66 || v.Pending != nil {
		t.Errorf("after accepting: %+v", v)
	}
	refused(t, l, 2, Challenge{}, IllegalNow)
	if l.Match().CanUndo(0) || !l.Match().CanUndo(games.Table) {
		t.Error("only the table takes back what it accepted")
	}
}

func TestChallengeOfAKnownWord(t *testing.T) {
	l := pending(t)
	l = do(t, l, 2, NewChallenge(view(l), known("SCHENK")))
	phase(t, l, PhaseFirst, 1)
	if v := view(l); v.Points[0] != 66 || v.Last.Challenger != 2 || v.Last.Verdict != Stands {
		t.Errorf("it stands for good: %+v", v)
	}
	for seat := games.Table; seat < 3; seat++ {
		if l.Match().CanUndo(seat) {
			t.Errorf("seat %d takes back a challenge", seat)
		}
	}
	refused(t, l, 1, Challenge{}, IllegalNow) // once
}

func TestChallengeOfAnUnknownWord(t *testing.T) {
	l := pending(t)
	refused(t, l, 1, Challenge{Rulings: games.Rulings{{Word: "SCHENK", By: games.ByTable}}}, IllegalRuling)
	for _, judge := range []games.Judge{silent{}, known("")} {
		asked := do(t, l, 1, NewChallenge(view(l), judge))
		phase(t, asked, PhaseRuling, games.Table)
		refused(t, asked, 1, all(), games.IllegalTurn)
		refused(t, asked, 1, NewRule(view(asked), true), games.IllegalTable)
		refused(t, asked, games.Table, Accept{}, IllegalNow)
		refused(t, asked, games.Table, Rule{}, IllegalRuling)
		refused(t, asked, games.Table, Rule{Rulings: games.Rulings{lexiconSays("SCHENK", true)}}, IllegalRuling)
		refused(t, asked, 2, Challenge{}, IllegalNow)
		if asked.Match().CanUndo(0) || asked.Match().CanUndo(1) {
			t.Error("taken back after the challenge")
		}
		yes := do(t, asked, games.Table, NewRule(view(asked), true))
		phase(t, yes, PhaseFirst, 1)
		if v := view(yes); v.Points[0] != 66 || v.Last.Verdict != Stands {
			t.Errorf("yes: %+v", v)
		}
		no := do(t, asked, games.Table, NewRule(view(asked), false))
		phase(t, no, PhaseFirst, 1) // and no other word
		v := view(no)
		if v.Points[0] != 0 || v.Last.Verdict != Refuted || v.Last.Points != 0 || v.Last.Word != "SCHENK" {
			t.Errorf("no: %+v", v)
		}
	}
}

// The first ruling on a word holds for the whole match.
func TestFirstRulingHolds(t *testing.T) {
	l := do(t, pending(t), 1, Challenge{})
	for _, answer := range []bool{true, false} {
		l := do(t, l, games.Table, NewRule(view(l), answer))
		l = thrown(t, l, 1, "IEBSVNHKC?")
		l = do(t, l, 1, Declare{Word: "SCHENK"})
		l = do(t, l, 0, Challenge{Rulings: games.Rulings{lexiconSays("SCHENK", !answer)}})
		phase(t, l, PhaseFirst, 2)
		if got := view(l).Points[1]; (got == 66) != answer {
			t.Errorf("ruled %v, then %d points", answer, got)
		}
	}
}

func TestClock(t *testing.T) {
	o := options(2, Trust)
	o.Clock = DefaultClock
	l := start(t, o, 7)
	refused(t, l, games.Table, TimeUp{}, IllegalNow) // it starts with the first throw
	l = thrown(t, l, 0, "IEBSVNHKC?")
	refused(t, l, 0, TimeUp{}, games.IllegalTable)
	l = do(t, l, games.Table, TimeUp{})
	if v := view(l); v.Phase != PhaseDeclare || v.Turn != 0 || v.Left != 0 || !v.Late || v.Thrown != 1 {
		t.Errorf("time is up: %+v", v)
	}
	refused(t, l, 0, Throw{Dice: []int{1}}, IllegalTime)
	refused(t, l, games.Table, TimeUp{}, IllegalTime)
	if l.Match().CanUndo(games.Table) || l.Match().CanUndo(0) {
		t.Error("time is taken back")
	}
	scored := do(t, l, 0, Declare{Word: "SCHENK"})
	if got := view(scored); got.Points[0] != 66 || got.Late {
		t.Errorf("declared late: %+v", got)
	}
	do(t, l, 0, Pass{})
}

func play(t *testing.T, l games.Log, words ...string) games.Log {
	t.Helper()
	for _, w := range words {
		seat := view(l).Turn
		l = thrown(t, l, seat, "IEBSVNHKC?")
		if w == "" {
			l = do(t, l, seat, Pass{})
			continue
		}
		l = do(t, l, seat, NewDeclare(view(l), w, known(w)))
	}
	return l
}

func outcome(t *testing.T, l games.Log) games.Outcome {
	t.Helper()
	o, over := l.Match().Outcome()
	if !over {
		t.Fatalf("not over: %+v", view(l))
	}
	if st := l.Match().Standing(); st.Turn != games.Table || st.Phase != PhaseOver || l.Match().Prompts() != nil {
		t.Fatalf("over, but %+v %+v", st, l.Match().Prompts())
	}
	return o
}

func TestRoundIsFinished(t *testing.T) {
	o := options(3, Trust)
	o.Target = 66
	l := play(t, start(t, o, 7), "", "SCHENK") // seat 1 reaches the target
	phase(t, l, PhaseFirst, 2)
	if got := eventIDs(l.Match().Events(0, 3)); !slices.Equal(got, []games.ID{EventDeclare, EventLastRound}) {
		t.Errorf("events %v", got)
	}
	t.Run("another wins", func(t *testing.T) {
		l := play(t, l, "SCHENKI")
		want := []games.Place{{Seat: 2, Rank: 1, Points: 84}, {Seat: 1, Rank: 2, Points: 66}, {Seat: 0, Rank: 3}}
		if o := outcome(t, l); !reflect.DeepEqual(o, games.Outcome{Places: want, Reason: games.ReasonTarget}) {
			t.Errorf("%+v", o)
		}
		for seat := games.Table; seat < 3; seat++ { // the last word can be taken back too
			if l.Match().CanUndo(seat) != (seat == 2) {
				t.Errorf("may seat %d undo?", seat)
			}
		}
		back, err := l.Undo(2)
		if err != nil {
			t.Fatal(err)
		}
		phase(t, back, PhaseThrow, 2)
		refused(t, l, 0, all(), games.IllegalOver)
		refused(t, l, games.Table, games.Abandon{}, games.IllegalOver)
	})
	t.Run("shared", func(t *testing.T) {
		l := play(t, l, "SCHENK")
		want := []games.Place{{Seat: 1, Rank: 1, Points: 66}, {Seat: 2, Rank: 1, Points: 66}, {Seat: 0, Rank: 3}}
		if o := outcome(t, l); !reflect.DeepEqual(o.Places, want) || o.Record != nil {
			t.Errorf("%+v", o)
		}
		events := l.Match().Events(games.Table, l.Len()-1)
		last := events[len(events)-1]
		if last.ID != EventWin || !reflect.DeepEqual(last.Args["Seats"], []games.Seat{1, 2}) {
			t.Errorf("%+v", last)
		}
	})
}

func TestNoEndBelowTheTarget(t *testing.T) {
	o := options(2, Trust)
	o.Target = 67
	l := play(t, start(t, o, 7), "SCHENK", "SCHENK")
	phase(t, l, PhaseFirst, 0)
	if view(l).Round != 2 {
		t.Errorf("round %d", view(l).Round)
	}
}

func TestAloneItEndsAtOnce(t *testing.T) {
	o := options(1, Dictionary)
	o.Target = 100
	l := play(t, start(t, o, 7), "SCHENK", "", "SCHENK")
	out := outcome(t, l)
	if out.Record == nil || out.Record.Value != 3 || out.Places[0].Points != 132 {
		t.Fatalf("%+v", out)
	}
	key := RecordKey(o, german(t))
	if out.Record.Key != key {
		t.Errorf("key %q, want %q", out.Record.Key, key)
	}
	for name, change := range map[string]func(*Options, *Set){
		"target": func(o *Options, _ *Set) { o.Target = 101 },
		"house":  func(o *Options, _ *Set) { o.KeptStay = true },
		"aids":   func(o *Options, _ *Set) { o.Aids = true },
		"check":  func(o *Options, _ *Set) { o.Check = Trust },
		"values": func(_ *Options, s *Set) { s.Values[0].Points++ },
	} {
		o, s := o, german(t)
		change(&o, &s)
		if RecordKey(o, s) == key {
			t.Errorf("another %s has the same key", name)
		}
	}
	o.Clock = 60
	if RecordKey(o, german(t)) != key {
		t.Error("the clock changes the key")
	}
}

func TestChallengeConfirmsTheLastWord(t *testing.T) {
	o := options(2, Challenges)
	o.Target = 66
	l := play(t, start(t, o, 7), "", "SCHENK")
	phase(t, l, PhaseConfirm, games.Table)
	if _, over := l.Match().Outcome(); over || !l.Match().CanUndo(1) {
		t.Error("over before it was confirmed, or not to be taken back")
	}
	refused(t, l, 0, all(), games.IllegalTurn)
	accepted := do(t, l, games.Table, Accept{})
	if o := outcome(t, accepted); o.Places[0].Seat != 1 || !accepted.Match().CanUndo(games.Table) {
		t.Errorf("%+v", o)
	}
	stands := do(t, l, 0, NewChallenge(view(l), known("SCHENK")))
	outcome(t, stands)
	asked := do(t, l, 0, NewChallenge(view(l), known("")))
	phase(t, asked, PhaseRuling, games.Table)
	outcome(t, do(t, asked, games.Table, NewRule(view(asked), true)))
	no := do(t, asked, games.Table, NewRule(view(asked), false))
	phase(t, no, PhaseFirst, 0) // nobody has reached the target now
	if v := view(no); v.Round != 2 || v.Points[1] != 0 {
		t.Errorf("%+v", v)
	}

	// Someone else has reached it: any last word must be confirmed, no word needs not.
	l = play(t, start(t, o, 7), "SCHENK")
	phase(t, play(t, l, "BEI"), PhaseConfirm, games.Table)
	outcome(t, play(t, l, ""))
	// Below the target the next throw confirms.
	phase(t, play(t, start(t, o, 7), "", "BEI"), PhasePending, 0)
}

func TestAbandon(t *testing.T) {
	l := pending(t)
	refused(t, l, 0, games.Abandon{}, games.IllegalTable)
	gone := do(t, l, games.Table, games.Abandon{})
	o := outcome(t, gone)
	if o.Reason != games.ReasonAbandoned || o.Record != nil || len(o.Places) != 3 || o.Places[2].Rank != 1 {
		t.Errorf("%+v", o)
	}
	if v := view(gone); v.Pending != nil || v.Up != nil {
		t.Errorf("%+v", v)
	}
	back, err := gone.Undo(games.Table)
	if err != nil || back.Match().Sum() != l.Match().Sum() {
		t.Errorf("not taken back: %v", err)
	}
	alone := do(t, play(t, start(t, options(1, Trust), 7), "SCHENK"), games.Table, games.Abandon{})
	if o := outcome(t, alone); o.Record != nil {
		t.Errorf("a record of an abandoned match: %+v", o.Record)
	}
}
