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
	for id, want := range map[MatchID][]int{with: {2, 0}, without: nil} {
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

// Whoever was told something has played with help, so their match is no record.
func TestTipsMakeNoRecord(t *testing.T) {
	for tips, want := range []int{1, 0} {
		s, _ := newStore(t)
		ada := addPlayers(t, s, "Ada")
		id, err := s.CreateMatch(NewMatch{Kind: "dicewords", Rules: 1, Players: ada, Standing: games.Standing{Points: []int{0}}, Tips: true})
		fatal(t, err)
		if tips > 0 {
			fatal(t, s.TakeTip(id, Tip{Step: 0, Grade: 1}))
		}
		fatal(t, s.Append(Append{
			Log: id, Seq: 1, Row: games.Row{Type: "x", Data: []byte("{}")}, Standing: games.Standing{Asked: games.Table, Points: []int{400}},
			Outcome: &games.Outcome{Reason: games.ReasonTarget, Places: []games.Place{{Rank: 1, Points: 400}}, Record: &games.Record{Key: "400", Value: 9}},
		}))
		records, err := s.Records("dicewords", "400", 0)
		fatal(t, err)
		if len(records) != want {
			t.Errorf("%d tips: %d records", tips, len(records))
		}
	}
}
