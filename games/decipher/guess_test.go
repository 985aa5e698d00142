package decipher

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
)

// Guesses in and out of turn (RULES.md, "Guessing").
func TestGuessing(t *testing.T) {
	l := begun(t, start(t, options(4, 3, LanguageGerman, PickOrder), 1), "ROT")
	l = gamestest.Do(t, l, 3, Guess{"tor"}) // out of turn, before any piece
	eventsAre(t, l, EventWrong)
	noUndoAtAll(t, l)
	phase(t, l, PhaseTake, 1)
	l = gamestest.Do(t, l, 1, Take{})
	l = gamestest.Do(t, l, 1, Ask{1})
	gamestest.Refused(t, l, 2, Guess{"Tor"}, IllegalRefuted)
	gamestest.Refused(t, l, 2, Guess{"ROTE"}, IllegalLength)
	gamestest.Refused(t, l, 2, Guess{"RO"}, IllegalLength)
	gamestest.Refused(t, l, 2, Guess{""}, IllegalLength)
	gamestest.Refused(t, l, 2, Guess{"R T"}, IllegalLetter)
	gamestest.Refused(t, l, 2, Guess{"R'T"}, IllegalLetter) // German has no apostrophe
	gamestest.Refused(t, l, 0, Guess{"ROT"}, IllegalSeeker)
	gamestest.Refused(t, l, games.Table, Guess{"ROT"}, games.IllegalSeat)
	if v := view(l); v.Seats[2].Tokens != 3 || v.Seats[3].Tokens != 2 || v.Received != 1 {
		t.Fatalf("a refused guess costs: %+v", v.Seats)
	}
	// Wrong for the third time, in turn: the piece goes on with its No's.
	l = gamestest.Do(t, l, 1, Guess{"XXX"})
	l = gamestest.Do(t, l, 1, Guess{"YYY"})
	phase(t, l, PhasePlace, 1)
	l = gamestest.Do(t, l, 1, Guess{"ZZZ"})
	eventsAre(t, l, EventWrong, EventOut, EventHand)
	phase(t, l, PhasePlace, 2)
	if v := view(l); v.Seats[1].In || v.Hand == nil || v.Hand.ID != 1 || !v.Zones[1].Covered[long] {
		t.Fatalf("%+v", v)
	}
	gamestest.Refused(t, l, 1, Guess{"ROT"}, IllegalOut)
	gamestest.Refused(t, l, 1, Ask{0}, IllegalOut)
	l = gamestest.Do(t, l, 2, Ask{0})
	phase(t, l, PhaseTake, 3) // that piece was their turn
	l = placed(t, l, 0)
	phase(t, l, PhaseTake, 2) // seat 1 is skipped
	// Out of turn out: nothing else changes.
	l = gamestest.Do(t, l, 3, Guess{"AAA"})
	l = gamestest.Do(t, l, 3, Guess{"BBB"})
	eventsAre(t, l, EventWrong, EventOut)
	phase(t, l, PhaseTake, 2)
	// The last one out ends the round at once.
	l = gamestest.Do(t, l, 2, Guess{"CCC"})
	l = gamestest.Do(t, l, 2, Guess{"DDD"})
	l = gamestest.Do(t, l, 2, Guess{"EEE"})
	eventsAre(t, l, EventWrong, EventOut, EventUnguessed, EventPoints, EventPoints, EventPoints, EventPoints)
	phase(t, l, PhaseScored, games.Table)
	r, _ := view(l).Result()
	if want := (RoundScore{Seat: 0, No: 1, Received: 9, Unguessed: true}); r.Scores[0] != want || r.Scores[0].Points() != 15 {
		t.Errorf("%+v", r)
	}
	gamestest.Refused(t, l, 2, Guess{"ROT"}, IllegalNow)
}

// Out of turn the turn and the piece stay where they are.
func TestOutOutOfTurn(t *testing.T) {
	l := gamestest.Do(t, begun(t, start(t, options(4, 3, LanguageGerman, PickOrder), 1), "ROT"), 1, Take{})
	for _, w := range []string{"AAA", "BBB", "CCC"} {
		l = gamestest.Do(t, l, 2, Guess{w})
		phase(t, l, PhasePlace, 1)
	}
	eventsAre(t, l, EventWrong, EventOut)
	phase(t, gamestest.Do(t, l, 1, Ask{0}), PhaseTake, 3)
}

// In turn without a piece the turn goes on too; a piece asked for is paid already.
func TestOutBetweenPieces(t *testing.T) {
	for _, pick := range []Pick{PickOrder, PickLive} {
		o := options(3, 3, LanguageGerman, pick)
		l := begun(t, start(t, o, 1), "ICI")
		l = gamestest.Do(t, l, 1, Guess{"AAA"})
		l = gamestest.Do(t, l, 1, Guess{"BBB"})
		if pick == PickLive {
			l = gamestest.Do(t, l, 1, AskPiece{})
			phase(t, l, PhaseGive, 0)
		}
		l = gamestest.Do(t, l, 1, Guess{"CCC"})
		eventsAre(t, l, EventWrong, EventOut)
		if pick == PickOrder {
			phase(t, l, PhaseBonus, 2)
			continue
		}
		phase(t, l, PhaseGive, 0)
		l = gamestest.Do(t, l, 0, Give{wide})
		phase(t, l, PhasePlace, 2)
		if v := view(l); v.BonusTokens != 2 {
			t.Errorf("paid twice: %+v", v)
		}
	}
}

// Two words that the pieces can't tell apart are two words.
func TestOnlyTheSecretOneIsRight(t *testing.T) {
	l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "TAL")
	l = gamestest.Do(t, l, 1, Guess{"LAT"})
	eventsAre(t, l, EventWrong)
	l = gamestest.Do(t, l, 1, Guess{"tàl"})
	eventsAre(t, l, EventRight, EventPoints, EventPoints)
}

func TestFoldedGuess(t *testing.T) {
	l := begun(t, start(t, options(2, 6, LanguageGerman, PickOrder), 1), "füße")
	v := makerView(l)
	if v.Secret.Word != "FUESSE" {
		t.Fatalf("%q", v.Secret.Word)
	}
	l = gamestest.Do(t, l, 1, Guess{"Fuesse"})
	phase(t, l, PhaseScored, games.Table)

	l = begun(t, start(t, options(2, 4, LanguageEnglish, PickOrder), 1), "it’s")
	l = gamestest.Do(t, l, 1, Guess{"IT-S"})
	eventsAre(t, l, EventWrong)
	l = gamestest.Do(t, l, 1, Guess{"it's"})
	phase(t, l, PhaseScored, games.Table)
}
