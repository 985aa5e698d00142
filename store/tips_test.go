package store

import (
	"reflect"
	"testing"

	"spieltisch/games"
)

func TestTipsCountOnceAPosition(t *testing.T) {
	s, _ := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	make := func(tips bool) MatchID {
		id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Rules: 1, Players: []PlayerID{ids[0], ids[1]}, Standing: games.Standing{Points: []int{0, 0}}, Tips: tips})
		fatal(t, err)
		return id
	}
	with, without := make(true), make(false)
	wantCode(t, s.TakeTip(without, Tip{Step: 1, Grade: 1}), CodeNotFound, "What", "tips")
	for _, tip := range []Tip{{0, 3, 1}, {0, 3, 2}, {0, 3, 1}, {0, 7, 1}} { // the third one was told before
		fatal(t, s.TakeTip(with, tip))
	}
	told, err := s.Tips(with)
	fatal(t, err)
	if want := []Tip{{0, 3, 2}, {0, 7, 1}}; !reflect.DeepEqual(told, want) {
		t.Errorf("%v, want %v", told, want)
	}
	for id, want := range map[MatchID][]int{with: {3, 0}, without: nil} {
		m, err := s.Match(id)
		fatal(t, err)
		if !reflect.DeepEqual(m.Tips, want) {
			t.Errorf("match: %v, want %v", m.Tips, want)
		}
		page, _, err := s.History(HistoryFilter{})
		fatal(t, err)
		for _, p := range page {
			if p.Match == id && !reflect.DeepEqual(p.Tips, want) {
				t.Errorf("history: %v, want %v", p.Tips, want)
			}
		}
	}
}
