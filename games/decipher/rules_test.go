package decipher

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

// The worked example (RULES.md, "Scoring a round"): Tina is seat 0, Lee 1, Ben 2.
func TestWorkedExample(t *testing.T) {
	const tina, lee, ben = 0, 1, 2
	l := begun(t, start(t, options(3, 5, LanguageEnglish, PickOrder), 1), "HOBBY")
	// HOBBY in tokens: 5 NO-tokens, 1 Bonus Token, Ben guesses with one token left.
	for range 5 {
		l = placed(t, l, 1)
	}
	if v := view(l); v.NoTokens != 5 {
		t.Fatalf("%d NO-tokens", v.NoTokens)
	}
	l = bonus(t, l)
	l = oneBonus(t, l)
	l = gamestest.Do(t, l, ben, Guess{"LOBBY"})
	l = gamestest.Do(t, l, ben, Guess{"Hobby"})
	phase(t, l, PhaseScored, games.Table)
	if got := Totals(3, l.Match().(*Match).Results[0].Scores); !slices.Equal(got, []int{9, 3, 10}) {
		t.Fatalf("HOBBY %v, want 9 3 10", got)
	}
	l = gamestest.Do(t, l, games.Table, Next{})
	order := sum(Need(view(l).Letters, "PANDA")).List()
	slices.Reverse(order) // every zone of PANDA needs a long stick at first
	l = gamestest.Do(t, l, lee, SetWord{Word: "panda", Order: order})
	for range 3 {
		l = placed(t, l, 1)
	}
	l = oneBonus(t, bonus(t, l))
	l = gamestest.Do(t, l, ben, Guess{"FATAL"})
	l = gamestest.Do(t, l, tina, Guess{"MANGA"})
	l = gamestest.Do(t, l, tina, Guess{"PANDA"})
	phase(t, l, PhaseScored, games.Table)
	v := view(l)
	want := []RoundScore{
		{Seat: tina, Guess: 1, Decipher: true, Bonus: 2},
		{Seat: lee, No: 3, Bonus: 1, Received: 3},
		{Seat: ben, Guess: 2},
	}
	if got := v.Results[1]; !reflect.DeepEqual(got.Scores, want) || !slices.Equal(Totals(3, got.Scores), []int{10, 8, 2}) || got.Word != "PANDA" || got.Guesser != tina {
		t.Errorf("PANDA %+v", got)
	}
	if got := v.Points(); !slices.Equal(got, []int{19, 11, 12}) {
		t.Errorf("totals %v, want 19 11 12", got)
	}
	st := l.Match().Standing()
	wantScored := []games.ScoredTurn{
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
	turn := view(l).Asked
	l = gamestest.Do(t, l, turn, AskPiece{})
	if view(l).Hand != nil {
		l = gamestest.Do(t, l, turn, Ask{home(t, l, true)})
	}
	return l
}

func TestSetupOfARound(t *testing.T) {
	l := start(t, options(4, 5, LanguageEnglish, PickOrder), 1)
	phase(t, l, PhaseWord, 0)
	v := view(l)
	if v.Round != 1 || v.Rounds != 4 || v.Maker != 0 || v.Turn != games.Table || v.BonusTokens != 3 || v.NoTokens != 0 || v.Received != 0 ||
		v.Left != LeftUnknown || len(v.Zones) != 5 || v.Hand != nil || v.Secret != nil {
		t.Errorf("%+v", v)
	}
	for s, want := range []SeatView{{Seat: 0}, {Seat: 1, Tokens: 3, In: true}, {Seat: 2, Tokens: 3, In: true}, {Seat: 3, Tokens: 3, In: true}} {
		if v.Seats[s] != want {
			t.Errorf("%+v", v.Seats[s])
		}
	}
	if got := l.Match().Prompts(); !reflect.DeepEqual(got, []games.Prompt{
		{Seat: 0, Main: true, Private: true, Actions: []string{TypeSetWord}},
		{Seat: games.Table, Actions: []string{games.TypeAbandon}},
	}) {
		t.Errorf("%+v", got)
	}
}

func TestBeforeTheWord(t *testing.T) {
	l := start(t, options(4, 5, LanguageEnglish, PickOrder), 1)
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
		{games.Table, TimeUp{}, games.IllegalClockOff},
		{games.Table, SetWord{}, games.IllegalSeat},
		{1, Next{}, games.IllegalTable},
		{4, Take{}, games.IllegalSeat},
		{-2, Take{}, games.IllegalSeat},
	} {
		gamestest.Refused(t, l, c.seat, c.a, c.id)
	}
}

// Makers and the first Seeker (RULES.md, "A match", "A round").
func TestMakersAlternate(t *testing.T) {
	for seats, want := range map[int][]games.Seat{2: {0, 1, 0, 1}, 3: {0, 1, 2}, 4: {0, 1, 2, 3}} {
		l := start(t, options(seats, 3, LanguageGerman, PickOrder), 1)
		var makers []games.Seat
		for {
			v := view(l)
			makers = append(makers, v.Maker)
			l = begun(t, l, "ROT")
			phase(t, l, PhaseTake, (v.Maker+1)%games.Seat(seats))
			l = gamestest.Do(t, l, view(l).Asked, Guess{"ROT"})
			if _, over := l.Match().Outcome(); over {
				break
			}
			noUndoAtAll(t, l)
			l = gamestest.Do(t, l, games.Table, Next{})
			eventsAre(t, l, EventNext)
		}
		if !slices.Equal(makers, want) {
			t.Errorf("%d seats: makers %v, want %v", seats, makers, want)
		}
	}
}

// The turn, step by step: A turn's piece, No's, Yes, next Seeker.
func TestTurn(t *testing.T) {
	l := begun(t, start(t, options(3, 3, LanguageGerman, PickOrder), 1), "ROT") // R 1110, O 0020, T 1100
	eventsAre(t, l, EventWord)
	phase(t, l, PhaseTake, 1)
	l = gamestest.Do(t, l, 1, Take{})
	eventsAre(t, l, EventTake)
	phase(t, l, PhasePlace, 1)
	if v := view(l); v.Hand == nil || *v.Hand != (Piece{1, long}) || !slices.Equal(v.Open(), []int{0, 1, 2}) {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, 2, Ask{0}, games.IllegalTurn)
	gamestest.Refused(t, l, 0, Ask{0}, IllegalSeeker)
	gamestest.Refused(t, l, 1, Ask{3}, IllegalZone)
	gamestest.Refused(t, l, 1, Ask{-1}, IllegalZone)
	gamestest.Refused(t, l, 1, Take{}, IllegalHand)
	gamestest.Refused(t, l, 1, Pass{}, IllegalHand)
	gamestest.Refused(t, l, 1, AskPiece{}, IllegalHand)
	gamestest.Refused(t, l, 0, Reorder{}, IllegalHand)
	l = gamestest.Do(t, l, 1, Ask{1})
	eventsAre(t, l, EventNo)
	phase(t, l, PhasePlace, 1) // the same Seeker goes on
	if v := view(l); !v.Zones[1].Covered[long] || v.NoTokens != 1 || !slices.Equal(v.Open(), []int{0, 2}) {
		t.Fatalf("%+v", v.Zones)
	}
	args := gamestest.Refused(t, l, 1, Ask{1}, IllegalCovered)
	if args["Zone"] != 2 || args["Kind"] != KindID(long) {
		t.Errorf("%v", args)
	}
	l = gamestest.Do(t, l, 1, Ask{2}) // Yes: T needs a long stick too
	eventsAre(t, l, EventYes)
	phase(t, l, PhaseTake, 2)
	if v := view(l); !reflect.DeepEqual(v.Zones[2].Pieces, []Piece{{1, long}}) || v.Hand != nil {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, 2, Pass{}, IllegalNoBonus)
	gamestest.Refused(t, l, 2, AskPiece{}, IllegalNoBonus)
	gamestest.Refused(t, l, 1, Take{}, games.IllegalTurn)
	gamestest.Refused(t, l, 2, Ask{0}, IllegalNow)
	gamestest.Refused(t, l, 0, Give{long}, IllegalNow)
}

// "Here" means that the letter still needs one: a zone that has all its pieces of the
// kind says No and is covered (RULES.md, "A round", step 3).
func TestFullZoneSaysNo(t *testing.T) {
	l := start(t, options(2, 3, LanguageGerman, PickOrder), 1)
	// T 1100, A 2100, L 1100: the long sticks first.
	l = gamestest.Do(t, l, 0, SetWord{Word: "TAL", Order: []letterpiece.Kind{long, long, long, long, short, short, short}})
	l = gamestest.Do(t, l, 1, Take{})
	l = gamestest.Do(t, l, 1, Ask{0})
	eventsAre(t, l, EventYes)
	l = gamestest.Do(t, l, 1, Take{})
	l = gamestest.Do(t, l, 1, Ask{0}) // T has its only long stick
	eventsAre(t, l, EventNo)
	v := view(l)
	if !v.Zones[0].Covered[long] || v.NoTokens != 1 || len(v.Zones[0].Pieces) != 1 {
		t.Fatalf("%+v", v.Zones)
	}
	// Zone 3 next, then all long sticks but one of A's: zone 3 says No, and only
	// zone 2 is left, where the piece is placed without asking.
	l = gamestest.Do(t, l, 1, Ask{2})
	l = gamestest.Do(t, l, 1, Take{})
	l = gamestest.Do(t, l, 1, Ask{2})
	eventsAre(t, l, EventNo, EventOnly)
	if v := view(l); !reflect.DeepEqual(v.Zones[1].Pieces, []Piece{{3, long}}) || v.NoTokens != 2 {
		t.Fatalf("%+v", v.Zones)
	}
	// The fourth has one zone from the start: taken and placed, and Bonus Mode begins.
	l = gamestest.Do(t, l, 1, Take{})
	eventsAre(t, l, EventTake, EventOnly, EventBonusMode)
	if v := view(l); len(v.Zones[1].Pieces) != 2 || v.NoTokens != 2 || !v.Bonus || v.Left != 3 {
		t.Fatalf("%+v", v)
	}
	phase(t, l, PhaseBonus, 1)
}

// Bonus Mode (RULES.md, "Turns and Bonus Mode").
func TestBonusMode(t *testing.T) {
	l := bonus(t, begun(t, start(t, options(3, 3, LanguageGerman, PickOrder), 1), "ROT"))
	v := view(l)
	if v.Left != 3 || laidAll(v) != 4 || v.BonusTokens != 3 {
		t.Fatalf("%+v", v)
	}
	turn := v.Asked // of the next Seeker, also when Bonus Mode has just begun
	if turn != 1 {  // 1 2 1 2 have placed
		t.Fatalf("turn %d", turn)
	}
	other := games.Seat(2)
	gamestest.Refused(t, l, other, AskPiece{}, games.IllegalTurn)
	gamestest.Refused(t, l, turn, Take{}, IllegalNow)
	l = gamestest.Do(t, l, turn, AskPiece{})
	if v := view(l); v.BonusTokens != 2 || v.Left != 2 || v.Hand == nil {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, turn, Pass{}, IllegalHand)
	l = gamestest.Do(t, l, turn, Ask{home(t, l, true)})
	phase(t, l, PhaseBonus, other)
	l = gamestest.Do(t, l, other, Pass{})
	eventsAre(t, l, EventPass)
	phase(t, l, PhaseBonus, turn)
	if !view(l).Seats[other].Passed {
		t.Error("nobody sees who has passed")
	}
	l = oneBonus(t, l) // starts the row again
	if view(l).Seats[other].Passed {
		t.Error("the row of passes goes on after a piece was asked for")
	}
}

// When the pieces are out a turn is passing only, and a round of passes ends it.
func TestPassing(t *testing.T) {
	const turn, other = 1, 2
	l := bonus(t, begun(t, start(t, options(3, 3, LanguageGerman, PickOrder), 1), "ROT"))
	l = oneBonus(t, oneBonus(t, l)) // 1 and 2
	l = gamestest.Do(t, l, turn, Pass{})
	l = oneBonus(t, l)
	if v := view(l); v.Left != 0 || v.BonusTokens != 0 || laidAll(v) != 7 {
		t.Fatalf("%+v", v)
	}
	phase(t, l, PhasePass, turn)
	gamestest.Refused(t, l, turn, AskPiece{}, IllegalEmpty)
	gamestest.Refused(t, l, turn, Take{}, IllegalNow)
	gamestest.Refused(t, l, 0, Reorder{}, IllegalNow)
	l = gamestest.Do(t, l, turn, Pass{})
	l = gamestest.Do(t, l, other, Guess{"TOR"}) // a wrong guess starts the row again and ends no turn
	phase(t, l, PhasePass, other)
	l = gamestest.Do(t, l, other, Pass{})
	phase(t, l, PhasePass, turn)
	l = gamestest.Do(t, l, turn, Pass{})
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
	l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ICI")
	eventsAre(t, l, EventWord, EventBonusMode)
	phase(t, l, PhaseBonus, 1)
	if v := view(l); v.Left != 3 || !v.Bonus {
		t.Errorf("%+v", v)
	}
	l = gamestest.Do(t, l, 1, Pass{}) // with one seeker that is all
	phase(t, l, PhaseScored, games.Table)
}
