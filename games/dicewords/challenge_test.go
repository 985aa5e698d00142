package dicewords

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// pending is a match of three where seat 0 declared SCHENK.
func pending(t *testing.T) games.Log {
	l := thrown(t, start(t, options(3, CheckChallenge), 7), 0, "IEBSVNHKC?")
	gamestest.Refused(t, l, 0, NewOverrule("SCHENK"), IllegalRuling)
	l = gamestest.Do(t, l, 0, NewDeclare(view(l), "SCHENK", known("")))
	phase(t, l, PhasePending, 1)
	if v := view(l); v.Pending == nil || v.Pending.Points != 66 || v.Pending.Verdict != VerdictOpen || v.Points[0] != 0 || v.Turns != nil {
		t.Fatalf("pending: %+v", v)
	}
	return l
}

func TestPendingEndsWithTheNextThrow(t *testing.T) {
	l := pending(t)
	gamestest.Refused(t, l, 0, Challenge{}, IllegalChallenger)
	gamestest.Refused(t, l, games.Table, Challenge{}, games.IllegalSeat)
	gamestest.Refused(t, l, 2, all(), games.IllegalTurn)
	gamestest.Refused(t, l, 1, Pass{}, IllegalFirst)
	gamestest.Refused(t, l, games.Table, Rule{}, IllegalNow)
	gamestest.Refused(t, l, 1, Throw{Dice: []int{1}}, IllegalAllDice)
	l = gamestest.Do(t, l, 1, all())
	if v := view(l); v.Points[0] != 66 || v.Pending != nil || v.Last.Verdict != VerdictStands {
		t.Errorf("after the throw: %+v", v)
	}
	gamestest.Refused(t, l, 2, Challenge{}, IllegalNow)
}

func TestAccepted(t *testing.T) {
	l := gamestest.Do(t, pending(t), games.Table, Accept{})
	phase(t, l, PhaseFirst, 1)
	if v := view(l); v.Points[0] != 66 || v.Pending != nil {
		t.Errorf("after accepting: %+v", v)
	}
	gamestest.Refused(t, l, 2, Challenge{}, IllegalNow)
	if l.Match().CanUndo(0) || !l.Match().CanUndo(games.Table) {
		t.Error("only the table takes back what it accepted")
	}
}

func TestChallengeOfAKnownWord(t *testing.T) {
	l := pending(t)
	l = gamestest.Do(t, l, 2, NewChallenge(view(l), known("SCHENK")))
	phase(t, l, PhaseFirst, 1)
	if v := view(l); v.Points[0] != 66 || v.Last.Challenger != 2 || v.Last.Verdict != VerdictStands {
		t.Errorf("it stands for good: %+v", v)
	}
	for seat := games.Table; seat < 3; seat++ {
		if l.Match().CanUndo(seat) {
			t.Errorf("seat %d takes back a challenge", seat)
		}
	}
	gamestest.Refused(t, l, 1, Challenge{}, IllegalNow) // once
}

func TestChallengeOfAnUnknownWord(t *testing.T) {
	l := pending(t)
	gamestest.Refused(t, l, 1, Challenge{Rulings: games.Rulings{{Word: "SCHENK", By: games.ByTable}}}, IllegalRuling)
	for _, judge := range []games.Judge{silent{}, known("")} {
		asked := gamestest.Do(t, l, 1, NewChallenge(view(l), judge))
		phase(t, asked, PhaseRuling, games.Table)
		gamestest.Refused(t, asked, 1, all(), games.IllegalTurn)
		gamestest.Refused(t, asked, 1, NewRule(view(asked), true), games.IllegalTable)
		gamestest.Refused(t, asked, games.Table, Accept{}, IllegalNow)
		gamestest.Refused(t, asked, games.Table, Rule{}, IllegalRuling)
		gamestest.Refused(t, asked, games.Table, Rule{Rulings: games.Rulings{lexiconSays("SCHENK", true)}}, IllegalRuling)
		gamestest.Refused(t, asked, 2, Challenge{}, IllegalNow)
		if asked.Match().CanUndo(0) || asked.Match().CanUndo(1) {
			t.Error("taken back after the challenge")
		}
		yes := gamestest.Do(t, asked, games.Table, NewRule(view(asked), true))
		phase(t, yes, PhaseFirst, 1)
		if v := view(yes); v.Points[0] != 66 || v.Last.Verdict != VerdictStands {
			t.Errorf("yes: %+v", v)
		}
		no := gamestest.Do(t, asked, games.Table, NewRule(view(asked), false))
		phase(t, no, PhaseFirst, 1) // and no other word
		v := view(no)
		if v.Points[0] != 0 || v.Last.Verdict != VerdictRefuted || v.Last.Points != 0 || v.Last.Word != "SCHENK" {
			t.Errorf("no: %+v", v)
		}
	}
}

// The first ruling on a word holds for the whole match.
func TestFirstRulingHolds(t *testing.T) {
	l := gamestest.Do(t, pending(t), 1, Challenge{})
	for _, answer := range []bool{true, false} {
		l := gamestest.Do(t, l, games.Table, NewRule(view(l), answer))
		l = thrown(t, l, 1, "IEBSVNHKC?")
		l = gamestest.Do(t, l, 1, Declare{Word: "SCHENK"})
		l = gamestest.Do(t, l, 0, Challenge{Rulings: games.Rulings{lexiconSays("SCHENK", !answer)}})
		phase(t, l, PhaseFirst, 2)
		if got := view(l).Points[1]; (got == 66) != answer {
			t.Errorf("ruled %v, then %d points", answer, got)
		}
	}
}

func TestChallengeConfirmsTheLastWord(t *testing.T) {
	o := options(2, CheckChallenge)
	o.Target = 66
	l := play(t, start(t, o, 7), "", "SCHENK")
	phase(t, l, PhaseConfirm, games.Table)
	if _, over := l.Match().Outcome(); over || !l.Match().CanUndo(1) {
		t.Error("over before it was confirmed, or not to be taken back")
	}
	gamestest.Refused(t, l, 0, all(), games.IllegalTurn)
	accepted := gamestest.Do(t, l, games.Table, Accept{})
	if o := outcome(t, accepted); o.Places[0].Seat != 1 || !accepted.Match().CanUndo(games.Table) {
		t.Errorf("%+v", o)
	}
	stands := gamestest.Do(t, l, 0, NewChallenge(view(l), known("SCHENK")))
	outcome(t, stands)
	asked := gamestest.Do(t, l, 0, NewChallenge(view(l), known("")))
	phase(t, asked, PhaseRuling, games.Table)
	outcome(t, gamestest.Do(t, asked, games.Table, NewRule(view(asked), true)))
	no := gamestest.Do(t, asked, games.Table, NewRule(view(asked), false))
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

// A challenge of a word that stands costs what was agreed, whoever says that it stands, but no total falls below 0; one that
// refutes the word is free. RULES.md, "Word check".
func TestWrongChallengeCosts(t *testing.T) {
	for _, c := range []struct {
		cost, has, want int
		word            games.Judge
		rule            []bool // of the table, where it is asked
	}{
		{cost: 0, has: 66, want: 66, word: known("BEI")},
		{cost: DoubtCost, has: 66, want: 56, word: known("BEI")},
		{cost: DoubtCost, has: 66, want: 56, word: known(""), rule: []bool{true}},
		{cost: DoubtCost, has: 66, want: 66, word: known(""), rule: []bool{false}},
		{cost: DoubtCost, has: 9, want: 0, word: known("BEI")},
		{cost: DoubtCost, has: 0, want: 0, word: known("BEI")},
	} {
		o := options(2, CheckChallenge)
		o.DoubtCost = c.cost
		l := play(t, start(t, o, 7), map[int]string{66: "SCHENK", 9: "SIE", 0: ""}[c.has], "BEI")
		if got := view(l).Points[0]; got != c.has {
			t.Fatalf("seat 0 has %d, want %d", got, c.has)
		}
		l = gamestest.Do(t, l, 0, NewChallenge(view(l), c.word))
		for _, answer := range c.rule {
			l = gamestest.Do(t, l, games.Table, NewRule(view(l), answer))
		}
		v, told := view(l), 0
		for _, e := range l.Match().Events(games.Table, 0) {
			if e.ID == EventDoubtCost {
				told += e.Args["Points"].(int)
			}
		}
		if v.Points[0] != c.want || v.Last.Cost != c.has-c.want || told != c.has-c.want || l.Match().Standing().Points[0] != c.want {
			t.Errorf("%+v: %v, the turn says %d, told %d", c, v.Points, v.Last.Cost, told)
		}
	}
}

// Whoever reached the target and doubts in vain may fall below it again: the match goes on then.
func TestWrongChallengeMayTakeTheTargetAway(t *testing.T) {
	o := options(2, CheckChallenge)
	o.Target, o.DoubtCost = 66, DoubtCost
	l := play(t, start(t, o, 7), "SCHENK", "BEI")
	phase(t, l, PhaseConfirm, games.Table)
	l = gamestest.Do(t, l, 0, NewChallenge(view(l), known("BEI")))
	phase(t, l, PhaseFirst, 0)
	if v := view(l); v.Round != 2 || v.Points[0] != 56 {
		t.Errorf("%+v", v)
	}
}
