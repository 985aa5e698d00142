// Inside the package: what the Seekers' page shows and what they begin is pure, and looked at without widgets.

package decipher

import (
	"testing"

	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// stateOf is a state of three letters in which a long stick is in hand and covered zones don't take it.
func stateOf(covered ...int) *state {
	s := newState(true)
	v := dc.View{
		Options: dc.DefaultOptions(3), Letters: []dc.Letter{}, Round: 1, Step: 4, Phase: dc.PhasePlace, Maker: 0, Turn: 1, Asked: 1,
		Hand:  &dc.Piece{ID: 3, Kind: letterpiece.LongStick},
		Zones: make([]dc.Zone, 3),
		Seats: []dc.SeatView{{Seat: 0}, {Seat: 1, Tokens: 3, In: true}, {Seat: 2, Tokens: 3, In: true}},
	}
	for _, i := range covered {
		v.Zones[i].Covered[letterpiece.LongStick] = true
	}
	s.advance(v, nil)
	return s
}

// The arrows go round over the zones that may be asked, from the other side the other way round.
func TestNextZone(t *testing.T) {
	s := stateOf(1)
	for _, c := range []struct {
		from, by int
		turned   bool
		want     int
	}{
		{dc.NoZone, 1, false, 0},
		{dc.NoZone, -1, false, 2},
		{0, 1, false, 2},
		{2, 1, false, 0},
		{0, -1, false, 2},
		{dc.NoZone, 1, true, 2},
		{2, 1, true, 0},
	} {
		s.draft.Zone, s.turned = c.from, c.turned
		if got, ok := s.next(c.by); !ok || got != c.want {
			t.Errorf("from %d by %d, turned %t: %d %t, want %d", c.from, c.by, c.turned, got, ok, c.want)
		}
	}
	if _, ok := stateOf(0, 1, 2).next(1); ok {
		t.Error("all zones are blocked, and one comes next")
	}
}

// The alphabet is about the zone looked at, until the next round.
func TestZoneOfTheAlphabet(t *testing.T) {
	s := stateOf()
	s.draft.Zone = 1
	if s.zone() != 1 {
		t.Error("the chosen one, where none was looked at:", s.zone())
	}
	if s.pad = s.pad.Look(2); s.zone() != 2 {
		t.Error("the one looked at:", s.zone())
	}
	if s.over = 0; s.zone() != 2 {
		t.Error("the pointer rests on another one:", s.zone())
	}
	v := s.view
	v.Step, v.Turn = v.Step+1, v.Turn+1
	next := *s
	next.draft.Zone = dc.NoZone
	if next.advance(v, nil); next.zone() != dc.NoZone {
		t.Error("another turn, and this one is still shown:", next.zone())
	}
	s.draft.Guesser = 1
	for i := range s.view.Zones {
		if s.draft.Cursor = i; s.zone() != i {
			t.Errorf("the letter %d of a guess comes, and the alphabet is about zone %d", i+1, s.zone()+1)
		}
	}
	if s.draft.Cursor = len(s.view.Zones); s.zone() != len(s.view.Zones)-1 {
		t.Error("all letters are typed, and the alphabet is about zone", s.zone()+1)
	}
	s.draft.Guesser = games.Table
	v = s.view
	v.Round = 2
	if s.advance(v, nil); s.zone() == 2 {
		t.Error("another round, and the zone is still looked at")
	}
}

func TestNothingMayBeDoneInTheReplay(t *testing.T) {
	s := stateOf()
	s.acting = false
	s.view.Phase = dc.PhaseBonus
	if s.playing() || s.mayPass() || s.mayReorder() {
		t.Error("something may be done")
	}
	s.acting = true
	if !s.playing() || !s.mayPass() || !s.mayReorder() {
		t.Error("nothing may be done")
	}
}

// The pass that ends the round is the one after which nobody is left.
func TestLastPass(t *testing.T) {
	s := stateOf()
	if s.lastPass() {
		t.Error("the other one hasn't passed")
	}
	s.view.Seats[2].Passed = true
	if !s.lastPass() {
		t.Error("the other one has passed")
	}
	s.view.Seats[2] = dc.SeatView{Seat: 2}
	if !s.lastPass() {
		t.Error("the other one is out")
	}
}

// News are what the newest action did, the answer the last of them that is one.
func TestNewsAndAnswer(t *testing.T) {
	s := stateOf()
	s.events = []games.Event{{Step: 3, ID: dc.EventYes}, {Step: 4, ID: dc.EventWrong}, {Step: 4, ID: dc.EventNo}, {Step: 4, ID: dc.EventOnly}}
	if e, ok := s.answer(); len(s.news()) != 3 || !ok || e.ID != dc.EventOnly {
		t.Error(s.news(), e, ok)
	}
	s.events = s.events[:2]
	if e, ok := s.answer(); ok {
		t.Error("an older answer:", e)
	}
}

// Letters built of the same pieces stand together.
func TestAlike(t *testing.T) {
	stick := letterpiece.Count{letterpiece.LongStick: 1}
	s := newState(true)
	s.view.Letters = []dc.Letter{{Letter: "A", Pieces: stick}, {Letter: "B", Pieces: letterpiece.Count{1, 1}}, {Letter: "C", Pieces: stick}, {Letter: "-", Pieces: stick}}
	s.view.Options.Language = dc.LanguageGerman
	if got := s.alike(); len(got) != 1 || string(got[0]) != "AC" {
		t.Errorf("%q", got)
	}
	s.view.Options.Language = dc.LanguageEnglish
	if got := s.alike(); len(got) != 1 || string(got[0]) != "AC-" {
		t.Errorf("with its marks: %q", got)
	}
}
