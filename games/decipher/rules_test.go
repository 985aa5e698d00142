package decipher

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/letterpiece"
)

// The worked example (rules, "Scoring a round"): Tina is seat 0, Lee 1, Ben 2.
func TestWorkedExample(t *testing.T) {
	const tina, lee, ben = 0, 1, 2
	l := begun(t, start(t, options(3, 5, English, Order), 1), "HOBBY")
	// HOBBY in tokens: 5 NO-tokens, 1 Bonus Token, Ben guesses with one token left.
	for range 5 {
		l = placed(t, l, 1)
	}
	if v := view(l); v.NoTokens != 5 {
		t.Fatalf("%d NO-tokens", v.NoTokens)
	}
	l = bonus(t, l)
	l = oneBonus(t, l)
	l = do(t, l, ben, Guess{"LOBBY"})
	l = do(t, l, ben, Guess{"Hobby"})
	phase(t, l, PhaseScored, games.Table)
	if got := l.Match().(*Match).Results[0].Points(); !slices.Equal(got, []int{9, 3, 10}) {
		t.Fatalf("HOBBY %v, want 9 3 10", got)
	}
	l = do(t, l, games.Table, Next{})
	order := kindsOf(sum(Need(view(l).Letters, "PANDA")))
	slices.Reverse(order) // every zone of PANDA needs a long stick at first
	l = do(t, l, lee, SetWord{Word: "panda", Order: order})
	for range 3 {
		l = placed(t, l, 1)
	}
	l = oneBonus(t, bonus(t, l))
	l = do(t, l, ben, Guess{"FATAL"})
	l = do(t, l, tina, Guess{"MANGA"})
	l = do(t, l, tina, Guess{"PANDA"})
	phase(t, l, PhaseScored, games.Table)
	v := view(l)
	want := []RoundScore{
		{Seat: tina, Guess: 1, Decipher: true, Bonus: 2},
		{Seat: lee, No: 3, Bonus: 1, Received: 3},
		{Seat: ben, Guess: 2},
	}
	if got := v.Results[1]; !reflect.DeepEqual(got.Scores, want) || !slices.Equal(got.Points(), []int{10, 8, 2}) || got.Word != "PANDA" || got.Guesser != tina {
		t.Errorf("PANDA %+v", got)
	}
	if got := v.Points(); !slices.Equal(got, []int{19, 11, 12}) {
		t.Errorf("totals %v, want 19 11 12", got)
	}
	st := l.Match().Standing()
	wantScored := []games.Scored{
		{Seat: 0, Round: 1, Word: "HOBBY", Points: 9},
		{Seat: 1, Round: 1, Points: 3},
		{Seat: 2, Round: 1, Points: 10},
		{Seat: 0, Round: 2, Points: 10},
		{Seat: 1, Round: 2, Word: "PANDA", Points: 8},
		{Seat: 2, Round: 2, Points: 2},
	}
	if !slices.Equal(st.Scored, wantScored) || !slices.Equal(st.Points, []int{19, 11, 12}) {
		t.Errorf("standing %+v", st)
	}
}

// oneBonus asks for one piece and places it at once.
func oneBonus(t *testing.T, l games.Log) games.Log {
	t.Helper()
	turn := view(l).Turn
	l = do(t, l, turn, AskPiece{})
	if view(l).Hand != nil {
		l = do(t, l, turn, Ask{home(t, l, true)})
	}
	return l
}

func TestSetupOfARound(t *testing.T) {
	l := start(t, options(4, 5, English, Order), 1)
	phase(t, l, PhaseWord, 0)
	v := view(l)
	if v.Round != 1 || v.Rounds != 4 || v.Maker != 0 || v.Seeker != games.Table || v.BonusTokens != 3 || v.NoTokens != 0 || v.Received != 0 ||
		v.Left != Unknown || len(v.Zones) != 5 || v.Hand != nil || v.Secret != nil {
		t.Errorf("%+v", v)
	}
	for _, s := range v.Seats {
		if want := s.Seat != 0; s.In != want || (s.Tokens == 3) != want || s.Passed || s.Points != 0 {
			t.Errorf("%+v", s)
		}
	}
	if got := l.Match().Prompts(); !reflect.DeepEqual(got, []games.Prompt{
		{Seat: 0, Main: true, Private: true, Actions: []string{TypeSetWord}},
		{Seat: games.Table, Actions: []string{TypeAbandon}},
	}) {
		t.Errorf("%+v", got)
	}
	for _, c := range []struct {
		seat games.Seat
		a    games.Action
		id   games.ID
	}{
		{1, SetWord{Word: "HOBBY"}, IllegalMaker},
		{1, Guess{"HOBBY"}, IllegalNow},
		{1, Take{}, IllegalNow},
		{0, Guess{"HOBBY"}, IllegalSeeker},
		{0, Reorder{}, IllegalNow},
		{games.Table, Next{}, IllegalNow},
		{games.Table, TimeUp{}, IllegalClockOff},
		{games.Table, SetWord{}, games.IllegalSeat},
		{1, Next{}, games.IllegalTable},
		{4, Take{}, games.IllegalSeat},
		{-2, Take{}, games.IllegalSeat},
	} {
		refused(t, l, c.seat, c.a, c.id)
	}
}

// Makers and the first Seeker (rules, "A match", "A round").
func TestMakersAlternate(t *testing.T) {
	for seats, want := range map[int][]games.Seat{2: {0, 1, 0, 1}, 3: {0, 1, 2}, 4: {0, 1, 2, 3}} {
		l := start(t, options(seats, 3, German, Order), 1)
		var makers []games.Seat
		for {
			v := view(l)
			makers = append(makers, v.Maker)
			l = begun(t, l, "ROT")
			phase(t, l, PhaseTake, (v.Maker+1)%games.Seat(seats))
			l = do(t, l, view(l).Turn, Guess{"ROT"})
			if _, over := l.Match().Outcome(); over {
				break
			}
			noUndoAtAll(t, l)
			l = do(t, l, games.Table, Next{})
			eventsAre(t, l, EventNext)
		}
		if !slices.Equal(makers, want) {
			t.Errorf("%d seats: makers %v, want %v", seats, makers, want)
		}
	}
}

// The turn, step by step: A turn's piece, No's, Yes, next Seeker.
func TestTurn(t *testing.T) {
	l := begun(t, start(t, options(3, 3, German, Order), 1), "ROT") // R 1110, O 0020, T 1100
	eventsAre(t, l, EventWord)
	phase(t, l, PhaseTake, 1)
	l = do(t, l, 1, Take{})
	eventsAre(t, l, EventTake)
	phase(t, l, PhasePlace, 1)
	if v := view(l); v.Hand == nil || *v.Hand != (Piece{1, long}) || !slices.Equal(v.Open(), []int{0, 1, 2}) {
		t.Fatalf("%+v", v)
	}
	refused(t, l, 2, Ask{0}, games.IllegalTurn)
	refused(t, l, 0, Ask{0}, IllegalSeeker)
	refused(t, l, 1, Ask{3}, IllegalZone)
	refused(t, l, 1, Ask{-1}, IllegalZone)
	refused(t, l, 1, Take{}, IllegalHand)
	refused(t, l, 1, Pass{}, IllegalHand)
	refused(t, l, 1, AskPiece{}, IllegalHand)
	refused(t, l, 0, Reorder{}, IllegalHand)
	l = do(t, l, 1, Ask{1})
	eventsAre(t, l, EventNo)
	phase(t, l, PhasePlace, 1) // the same Seeker goes on
	if v := view(l); !v.Zones[1].Covered[long] || v.NoTokens != 1 || !slices.Equal(v.Open(), []int{0, 2}) {
		t.Fatalf("%+v", v.Zones)
	}
	args := refused(t, l, 1, Ask{1}, IllegalCovered)
	if args["Zone"] != 2 || args["Kind"] != KindID(long) {
		t.Errorf("%v", args)
	}
	l = do(t, l, 1, Ask{2}) // Yes: T needs a long stick too
	eventsAre(t, l, EventYes)
	phase(t, l, PhaseTake, 2)
	if v := view(l); !reflect.DeepEqual(v.Zones[2].Pieces, []Piece{{1, long}}) || v.Hand != nil {
		t.Fatalf("%+v", v)
	}
	refused(t, l, 2, Pass{}, IllegalNoBonus)
	refused(t, l, 2, AskPiece{}, IllegalNoBonus)
	refused(t, l, 1, Take{}, games.IllegalTurn)
	refused(t, l, 2, Ask{0}, IllegalNow)
	refused(t, l, 0, Give{long}, IllegalNow)
}

// "Here" means that the letter still needs one: a zone that has all its pieces of the
// kind says No and is covered (rules, step 3).
func TestFullZoneSaysNo(t *testing.T) {
	l := start(t, options(2, 3, German, Order), 1)
	// T 1100, A 2100, L 1100: the long sticks first.
	l = do(t, l, 0, SetWord{Word: "TAL", Order: []letterpiece.Kind{long, long, long, long, short, short, short}})
	l = do(t, l, 1, Take{})
	l = do(t, l, 1, Ask{0})
	eventsAre(t, l, EventYes)
	l = do(t, l, 1, Take{})
	l = do(t, l, 1, Ask{0}) // T has its only long stick
	eventsAre(t, l, EventNo)
	v := view(l)
	if !v.Zones[0].Covered[long] || v.NoTokens != 1 || len(v.Zones[0].Pieces) != 1 {
		t.Fatalf("%+v", v.Zones)
	}
	// Zone 3 next, then all long sticks but one of A's: zone 3 says No, and only
	// zone 2 is left, where the piece is placed without asking.
	l = do(t, l, 1, Ask{2})
	l = do(t, l, 1, Take{})
	l = do(t, l, 1, Ask{2})
	eventsAre(t, l, EventNo, EventOnly)
	if v := view(l); !reflect.DeepEqual(v.Zones[1].Pieces, []Piece{{3, long}}) || v.NoTokens != 2 {
		t.Fatalf("%+v", v.Zones)
	}
	// The fourth has one zone from the start: taken and placed, and Bonus Mode begins.
	l = do(t, l, 1, Take{})
	eventsAre(t, l, EventTake, EventOnly, EventBonusMode)
	if v := view(l); len(v.Zones[1].Pieces) != 2 || v.NoTokens != 2 || !v.Bonus || v.Left != 3 {
		t.Fatalf("%+v", v)
	}
	phase(t, l, PhaseBonus, 1)
}

// Bonus Mode (rules, "Turns and Bonus Mode").
func TestBonusMode(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(3, 3, German, Order), 1), "ROT"))
	v := view(l)
	if v.Left != 3 || laidAll(v) != 4 || v.BonusTokens != 3 {
		t.Fatalf("%+v", v)
	}
	turn := v.Turn // of the next Seeker, also when Bonus Mode has just begun
	if turn != 1 { // 1 2 1 2 have placed
		t.Fatalf("turn %d", turn)
	}
	other := games.Seat(2)
	refused(t, l, other, AskPiece{}, games.IllegalTurn)
	refused(t, l, turn, Take{}, IllegalNow)
	l = do(t, l, turn, AskPiece{})
	if v := view(l); v.BonusTokens != 2 || v.Left != 2 || v.Hand == nil {
		t.Fatalf("%+v", v)
	}
	refused(t, l, turn, Pass{}, IllegalHand)
	l = do(t, l, turn, Ask{home(t, l, true)})
	phase(t, l, PhaseBonus, other)
	l = do(t, l, other, Pass{})
	eventsAre(t, l, EventPass)
	phase(t, l, PhaseBonus, turn)
	if !view(l).Seats[other].Passed {
		t.Error("nobody sees who has passed")
	}
	l = oneBonus(t, l) // begins the row anew
	if view(l).Seats[other].Passed {
		t.Error("the row of passes goes on after a piece was asked for")
	}
	l = oneBonus(t, l)
	if v := view(l); v.Left != 0 || v.BonusTokens != 0 || laidAll(v) != 7 {
		t.Fatalf("%+v", v)
	}
	phase(t, l, PhasePass, turn)
	refused(t, l, turn, AskPiece{}, IllegalEmpty)
	refused(t, l, turn, Take{}, IllegalNow)
	refused(t, l, 0, Reorder{}, IllegalNow)
	l = do(t, l, turn, Pass{})
	l = do(t, l, other, Guess{"TOR"}) // a wrong guess begins the row anew and ends no turn
	phase(t, l, PhasePass, other)
	l = do(t, l, other, Pass{})
	phase(t, l, PhasePass, turn)
	l = do(t, l, turn, Pass{})
	eventsAre(t, l, EventPass, EventUnguessed, EventPoints, EventPoints, EventPoints)
	noUndoAtAll(t, l)
	phase(t, l, PhaseScored, games.Table)
	r, ok := view(l).Result()
	want := []RoundScore{{Seat: 0, Bonus: 3, Received: 1, Unguessed: true, No: view(l).NoTokens}, {Seat: 1, Guess: 3}, {Seat: 2, Guess: 2}}
	if !ok || r.Word != "ROT" || r.Guesser != games.Table || !reflect.DeepEqual(r.Scores, want) {
		t.Errorf("%+v", r)
	}
}

// A word of three pieces starts in Bonus Mode.
func TestThreePieces(t *testing.T) {
	l := begun(t, start(t, options(2, 3, German, Order), 1), "ICI")
	eventsAre(t, l, EventWord, EventBonusMode)
	phase(t, l, PhaseBonus, 1)
	if v := view(l); v.Left != 3 || !v.Bonus {
		t.Errorf("%+v", v)
	}
	l = do(t, l, 1, Pass{}) // with one seeker that is all
	phase(t, l, PhaseScored, games.Table)
}

// Guesses in and out of turn (rules, "Guessing").
func TestGuessing(t *testing.T) {
	l := begun(t, start(t, options(4, 3, German, Order), 1), "ROT")
	l = do(t, l, 3, Guess{"tor"}) // out of turn, before any piece
	eventsAre(t, l, EventWrong)
	noUndoAtAll(t, l)
	phase(t, l, PhaseTake, 1)
	l = do(t, l, 1, Take{})
	l = do(t, l, 1, Ask{1})
	refused(t, l, 2, Guess{"Tor"}, IllegalRefuted)
	refused(t, l, 2, Guess{"ROTE"}, IllegalLength)
	refused(t, l, 2, Guess{"RO"}, IllegalLength)
	refused(t, l, 2, Guess{""}, IllegalLength)
	refused(t, l, 2, Guess{"R T"}, IllegalLetter)
	refused(t, l, 2, Guess{"R'T"}, IllegalLetter) // German has no apostrophe
	refused(t, l, 0, Guess{"ROT"}, IllegalSeeker)
	refused(t, l, games.Table, Guess{"ROT"}, games.IllegalSeat)
	if v := view(l); v.Seats[2].Tokens != 3 || v.Seats[3].Tokens != 2 || v.Received != 1 {
		t.Fatalf("a refused guess costs: %+v", v.Seats)
	}
	// Wrong for the third time, in turn: the piece goes on with its No's.
	l = do(t, l, 1, Guess{"XXX"})
	l = do(t, l, 1, Guess{"YYY"})
	phase(t, l, PhasePlace, 1)
	l = do(t, l, 1, Guess{"ZZZ"})
	eventsAre(t, l, EventWrong, EventOut, EventHand)
	phase(t, l, PhasePlace, 2)
	if v := view(l); v.Seats[1].In || v.Hand == nil || v.Hand.ID != 1 || !v.Zones[1].Covered[long] {
		t.Fatalf("%+v", v)
	}
	refused(t, l, 1, Guess{"ROT"}, IllegalOut)
	refused(t, l, 1, Ask{0}, IllegalOut)
	l = do(t, l, 2, Ask{0})
	phase(t, l, PhaseTake, 3) // that piece was his turn
	l = placed(t, l, 0)
	phase(t, l, PhaseTake, 2) // seat 1 is skipped
	// Out of turn out: nothing else changes.
	l = do(t, l, 3, Guess{"AAA"})
	l = do(t, l, 3, Guess{"BBB"})
	eventsAre(t, l, EventWrong, EventOut)
	phase(t, l, PhaseTake, 2)
	// The last one out ends the round at once.
	l = do(t, l, 2, Guess{"CCC"})
	l = do(t, l, 2, Guess{"DDD"})
	l = do(t, l, 2, Guess{"EEE"})
	eventsAre(t, l, EventWrong, EventOut, EventUnguessed, EventPoints, EventPoints, EventPoints, EventPoints)
	phase(t, l, PhaseScored, games.Table)
	r, _ := view(l).Result()
	if want := (RoundScore{Seat: 0, No: 1, Received: 9, Unguessed: true}); r.Scores[0] != want || r.Scores[0].Points() != 15 {
		t.Errorf("%+v", r)
	}
	refused(t, l, 2, Guess{"ROT"}, IllegalNow)
}

// In turn without a piece the turn goes on too; a piece asked for is paid already.
func TestOutBetweenPieces(t *testing.T) {
	for _, pick := range []Pick{Order, Live} {
		o := options(3, 3, German, pick)
		l := begun(t, start(t, o, 1), "ICI")
		l = do(t, l, 1, Guess{"AAA"})
		l = do(t, l, 1, Guess{"BBB"})
		if pick == Live {
			l = do(t, l, 1, AskPiece{})
			phase(t, l, PhaseGive, 0)
		}
		l = do(t, l, 1, Guess{"CCC"})
		eventsAre(t, l, EventWrong, EventOut)
		if pick == Order {
			phase(t, l, PhaseBonus, 2)
			continue
		}
		phase(t, l, PhaseGive, 0)
		l = do(t, l, 0, Give{wide})
		phase(t, l, PhasePlace, 2)
		if v := view(l); v.BonusTokens != 2 {
			t.Errorf("paid twice: %+v", v)
		}
	}
}

// Two words that the pieces can't tell apart are two words.
func TestOnlyTheSecretOneIsRight(t *testing.T) {
	l := begun(t, start(t, options(2, 3, German, Order), 1), "TAL")
	l = do(t, l, 1, Guess{"LAT"})
	eventsAre(t, l, EventWrong)
	l = do(t, l, 1, Guess{"tàl"})
	eventsAre(t, l, EventRight, EventPoints, EventPoints)
}

func TestFoldedGuess(t *testing.T) {
	l := begun(t, start(t, options(2, 6, German, Order), 1), "füße")
	v := makerView(l)
	if v.Secret.Word != "FUESSE" {
		t.Fatalf("%q", v.Secret.Word)
	}
	l = do(t, l, 1, Guess{"Fuesse"})
	phase(t, l, PhaseScored, games.Table)

	l = begun(t, start(t, options(2, 4, English, Order), 1), "it’s")
	l = do(t, l, 1, Guess{"IT-S"})
	eventsAre(t, l, EventWrong)
	l = do(t, l, 1, Guess{"it's"})
	phase(t, l, PhaseScored, games.Table)
}

func TestLive(t *testing.T) {
	l := start(t, options(3, 3, German, Live), 1)
	refused(t, l, 0, inOrder(t, View{Options: options(3, 3, German, Order), Letters: view(l).Letters}, "ROT"), IllegalNoOrder)
	l = begun(t, l, "ROT") // R 1101 O 0020 T 1100
	phase(t, l, PhaseGive, 0)
	if !l.Match().CanUndo(0) {
		t.Error("the word can't be taken back")
	}
	refused(t, l, 1, Take{}, IllegalNow)
	refused(t, l, 1, Give{long}, IllegalMaker)
	refused(t, l, 0, Give{-1}, IllegalKind)
	refused(t, l, 0, Give{4}, IllegalKind)
	refused(t, l, 0, Reorder{}, IllegalNoOrder)
	l = do(t, l, 0, Give{uu})
	eventsAre(t, l, EventGive)
	noUndoAtAll(t, l)
	phase(t, l, PhasePlace, 1)
	refused(t, l, 0, Give{long}, IllegalHand)
	l = do(t, l, 1, Ask{0})
	phase(t, l, PhaseGive, 0)
	refused(t, l, 0, Give{uu}, IllegalKind) // that was the only one
	if v := view(l); v.Seeker != 2 {
		t.Errorf("it is for seat %d", v.Seeker)
	}
	for !view(l).Bonus {
		v := makerView(l)
		l = do(t, l, 0, Give{kindsOf(v.Secret.Left)[0]})
		if view(l).Hand != nil {
			l = do(t, l, view(l).Turn, Ask{home(t, l, true)})
		}
	}
	turn := view(l).Turn
	refused(t, l, 0, Give{wide}, IllegalNow)
	l = do(t, l, turn, AskPiece{})
	phase(t, l, PhaseGive, 0)
	if !l.Match().CanUndo(turn) || view(undo(t, l, turn)).BonusTokens != 3 {
		t.Error("a piece asked for and not yet picked can't be taken back")
	}
	if v := view(l); v.BonusTokens != 2 || v.Left != 3 || v.Seeker != turn {
		t.Errorf("%+v", v)
	}
}

// Random draws come from the compartment, by chance.
func TestRandom(t *testing.T) {
	first := map[letterpiece.Kind]int{}
	for seed := range uint64(700) {
		l := begun(t, start(t, options(2, 3, German, Random), seed), "ROT") // 2 long, 2 short, 2 wide, 1 U
		l = do(t, l, 1, Take{})
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
	l := begun(t, start(t, options(3, 3, German, Order), 1), "ROT")
	order := makerView(l).Secret.Order
	back := slices.Clone(order)
	slices.Reverse(back)
	refused(t, l, 1, Reorder{back}, IllegalMaker)
	refused(t, l, 0, Reorder{back[1:]}, IllegalOrder)
	refused(t, l, 0, Reorder{append(slices.Clone(back[1:]), uu)}, IllegalOrder)
	refused(t, l, 0, Reorder{append(slices.Clone(back[1:]), 7)}, IllegalOrder)
	l = do(t, l, 0, Reorder{back})
	eventsAre(t, l, EventReorder)
	if got := makerView(l).Secret.Order; !slices.Equal(got, back) {
		t.Errorf("%v", got)
	}
	if l.Match().CanUndo(1) || !l.Match().CanUndo(0) {
		t.Error("who may undo a new order?")
	}
	l = undo(t, l, 0)
	l = undo(t, l, 0) // and then the word
	phase(t, l, PhaseWord, 0)
	l = placed(t, begun(t, l, "ROT"), 0)
	rest := makerView(l).Secret.Order
	if !slices.Equal(rest, order[1:]) {
		t.Fatalf("%v of %v", rest, order)
	}
	refused(t, l, 0, Reorder{order}, IllegalOrder)
	slices.Reverse(rest)
	l = do(t, l, 0, Reorder{rest})
	l = do(t, l, 2, Take{})
	if v := view(l); v.Hand == nil || v.Hand.Kind != rest[0] {
		t.Errorf("%+v", v.Hand)
	}
}

func TestWordIsTakenBack(t *testing.T) {
	l := begun(t, start(t, options(2, 3, German, Order), 1), "ROT")
	if l.Match().CanUndo(1) || l.Match().CanUndo(games.Table) {
		t.Error("somebody else takes the word back")
	}
	phase(t, undo(t, l, 0), PhaseWord, 0)
	noUndoAtAll(t, do(t, l, 1, Take{}))
	noUndoAtAll(t, do(t, l, 1, Guess{"TOR"}))
}

func TestPassIsTakenBack(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(3, 3, German, Order), 1), "ROT"))
	l = do(t, l, 1, Pass{})
	if l.Match().CanUndo(2) || !l.Match().CanUndo(1) {
		t.Fatal("who may take back a pass?")
	}
	phase(t, undo(t, l, 1), PhaseBonus, 1)
}

func TestClock(t *testing.T) {
	o := options(3, 3, German, Order)
	o.Clock = 30
	l := start(t, o, 1)
	refused(t, l, games.Table, TimeUp{}, IllegalNow) // the Puzzle Maker has no clock
	l = begun(t, l, "ROT")
	refused(t, l, 1, TimeUp{}, games.IllegalTable)
	l = do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventTake)
	l = do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventYes) // R needs a long stick
	l = bonus(t, l)
	l = do(t, l, games.Table, TimeUp{})
	eventsAre(t, l, EventTimeUp, EventPass)
	noUndoAtAll(t, l)
	l = do(t, l, games.Table, TimeUp{})
	phase(t, l, PhaseScored, games.Table)
	refused(t, l, games.Table, TimeUp{}, IllegalNow)
	o.Pick = Live
	l = begun(t, start(t, o, 1), "ROT")
	refused(t, l, games.Table, TimeUp{}, IllegalNow)
}

// The end, ties, and "abandoned" that can be undone and so shows no word.
func TestEnd(t *testing.T) {
	l := start(t, options(3, 3, German, Order), 1)
	for range 3 {
		l = begun(t, l, "ROT")
		v := view(l)
		l = do(t, l, (v.Maker+1)%3, Guess{"ROT"})
		if _, over := l.Match().Outcome(); !over {
			l = do(t, l, games.Table, Next{})
			if !l.Match().CanUndo(games.Table) || l.Match().CanUndo(0) {
				t.Error("who may take back 'go on'?")
			}
		}
	}
	// Each was Maker (1), guessed (5+6+2) and watched (3).
	o, _ := l.Match().Outcome()
	want := games.Outcome{Reason: ReasonRounds, Places: []games.Place{{Seat: 0, Rank: 1, Points: 17}, {Seat: 1, Rank: 1, Points: 17}, {Seat: 2, Rank: 1, Points: 17}}}
	if !reflect.DeepEqual(o, want) {
		t.Errorf("%+v", o)
	}
	es := l.Match().Events(0, l.Len()-1)
	last := es[len(es)-1]
	if last.ID != EventWin || !reflect.DeepEqual(last.Args["Seats"], []games.Seat{0, 1, 2}) || last.Args["Points"] != 17 {
		t.Errorf("%+v", last)
	}
	noUndoAtAll(t, l)
	phase(t, l, PhaseOver, games.Table)
	if l.Match().Prompts() != nil {
		t.Error("somebody is still asked")
	}
	refused(t, l, games.Table, games.Abandon{}, games.IllegalOver)
}

func TestAbandon(t *testing.T) {
	l := begun(t, start(t, options(2, 3, German, Order), 1), "ROT")
	l = do(t, l, 1, Guess{"ROT"})
	l = do(t, l, games.Table, Next{})
	l = placed(t, begun(t, l, "TAL"), 0)
	refused(t, l, 0, games.Abandon{}, games.IllegalTable)
	l = do(t, l, games.Table, games.Abandon{})
	o, over := l.Match().Outcome()
	if !over || o.Reason != games.ReasonAbandoned || o.Places[0] != (games.Place{Seat: 1, Rank: 1, Points: 13}) || o.Places[1].Points != 1 {
		t.Errorf("%+v", o)
	}
	v := l.Match().View(0).(View)
	if v.Secret != nil || len(v.Results) != 1 || v.Zones[0].Pieces == nil {
		t.Errorf("an abandoned round shows its word, or hides its pieces: %+v", v)
	}
	if got := l.Match().View(1).(View).Secret; got == nil || got.Word != "TAL" {
		t.Errorf("its maker knows it: %+v", got)
	}
	phase(t, undo(t, l, games.Table), PhaseTake, 0)
}
