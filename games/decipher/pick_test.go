package decipher

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

func TestLive(t *testing.T) {
	l := start(t, options(3, 3, LanguageGerman, PickLive), 1)
	gamestest.Refused(t, l, 0, inOrder(t, View{Options: options(3, 3, LanguageGerman, PickOrder), Letters: view(l).Letters}, "ROT"), IllegalNoOrder)
	l = begun(t, l, "ROT") // R 1101 O 0020 T 1100
	phase(t, l, PhaseGive, 0)
	if !l.Match().CanUndo(0) {
		t.Error("the word can't be taken back")
	}
	gamestest.Refused(t, l, 1, Take{}, IllegalNow)
	gamestest.Refused(t, l, 1, Give{long}, IllegalMaker)
	gamestest.Refused(t, l, 0, Give{-1}, games.IllegalData)
	gamestest.Refused(t, l, 0, Give{4}, games.IllegalData)
	gamestest.Refused(t, l, 0, Reorder{}, IllegalNoOrder)
	l = gamestest.Do(t, l, 0, Give{uu})
	eventsAre(t, l, EventGive)
	noUndoAtAll(t, l)
	phase(t, l, PhasePlace, 1)
	gamestest.Refused(t, l, 0, Give{long}, IllegalHand)
	l = gamestest.Do(t, l, 1, Ask{0})
	phase(t, l, PhaseGive, 0)
	gamestest.Refused(t, l, 0, Give{uu}, IllegalKind) // that was the only one
	if v := view(l); v.Turn != 2 {
		t.Errorf("it is for seat %d", v.Turn)
	}
	for !view(l).Bonus {
		v := makerView(l)
		l = gamestest.Do(t, l, 0, Give{v.Secret.Left.List()[0]})
		if view(l).Hand != nil {
			l = gamestest.Do(t, l, view(l).Asked, Ask{home(t, l, true)})
		}
	}
	turn := view(l).Asked
	gamestest.Refused(t, l, 0, Give{wide}, IllegalNow)
	l = gamestest.Do(t, l, turn, AskPiece{})
	phase(t, l, PhaseGive, 0)
	if !l.Match().CanUndo(turn) || view(gamestest.Undo(t, l, turn)).BonusTokens != 3 {
		t.Error("a piece asked for and not yet picked can't be taken back")
	}
	if v := view(l); v.BonusTokens != 2 || v.Left != 3 || v.Turn != turn {
		t.Errorf("%+v", v)
	}
}

// Random draws come from the compartment, by chance.
func TestRandom(t *testing.T) {
	first := map[letterpiece.Kind]int{}
	for seed := range uint64(700) {
		l := begun(t, start(t, options(2, 3, LanguageGerman, PickRandom), seed), "ROT") // 2 long, 2 short, 2 wide, 1 U
		l = gamestest.Do(t, l, 1, Take{})
		noUndoAtAll(t, l)
		first[view(l).Hand.Kind]++
	}
	for k, want := range map[letterpiece.Kind]int{long: 200, short: 200, wide: 200, uu: 100} {
		if n := first[k]; n < want-60 || n > want+60 {
			t.Errorf("kind %d came %d times, want about %d", k, n, want)
		}
	}
}

func TestReorder(t *testing.T) {
	l := begun(t, start(t, options(3, 3, LanguageGerman, PickOrder), 1), "ROT")
	order := makerView(l).Secret.Order
	back := slices.Clone(order)
	slices.Reverse(back)
	gamestest.Refused(t, l, 1, Reorder{back}, IllegalMaker)
	gamestest.Refused(t, l, 0, Reorder{back[1:]}, IllegalOrder)
	gamestest.Refused(t, l, 0, Reorder{append(slices.Clone(back[1:]), uu)}, IllegalOrder)
	gamestest.Refused(t, l, 0, Reorder{append(slices.Clone(back[1:]), 7)}, IllegalOrder)
	l = gamestest.Do(t, l, 0, Reorder{back})
	eventsAre(t, l, EventReorder)
	if got := makerView(l).Secret.Order; !slices.Equal(got, back) {
		t.Errorf("%v", got)
	}
	if l.Match().CanUndo(1) || !l.Match().CanUndo(0) {
		t.Error("who may undo a new order?")
	}
	l = gamestest.Undo(t, l, 0)
	l = gamestest.Undo(t, l, 0) // and then the word
	phase(t, l, PhaseWord, 0)
	l = placed(t, begun(t, l, "ROT"), 0)
	rest := makerView(l).Secret.Order
	if !slices.Equal(rest, order[1:]) {
		t.Fatalf("%v of %v", rest, order)
	}
	gamestest.Refused(t, l, 0, Reorder{order}, IllegalOrder)
	slices.Reverse(rest)
	l = gamestest.Do(t, l, 0, Reorder{rest})
	l = gamestest.Do(t, l, 2, Take{})
	if v := view(l); v.Hand == nil || v.Hand.Kind != rest[0] {
		t.Errorf("%+v", v.Hand)
	}
}
