package store

import (
	"reflect"
	"testing"
	"time"

	"spieltisch/games"
)

func TestDraftsAreDroppedByTheNextAction(t *testing.T) {
	s, c := newStore(t)
	ids := addPlayers(t, s, "Ada", "Ben")
	id, other := newMatch(t, s, ids...), newMatch(t, s, ids...)
	want := Draft{Seq: 0, Data: []byte(`{"Word":"Ä"}`), Elapsed: 1234 * time.Millisecond}
	fatal(t, s.SaveDraft(id, 0, Draft{Data: []byte("old")}), s.SaveDraft(id, 0, want), s.SaveDraft(id, 1, Draft{}), s.SaveDraft(other, 0, want), s.Close())
	s = reopen(t, s.Dir(), c)
	if d, ok, err := s.Draft(id, 0); !ok || err != nil || !reflect.DeepEqual(d, want) {
		t.Errorf("%+v %v %v", d, ok, err)
	}
	if _, ok, err := s.Draft(id, games.Table); ok || err != nil {
		t.Errorf("a draft of the table: %v, %v", ok, err)
	}
	act(t, s, id, "throw")
	for seat := range games.Seat(2) {
		if d, ok, err := s.Draft(id, seat); ok || err != nil {
			t.Errorf("seat %d still has the draft %+v, %v", seat, d, err)
		}
	}
	if _, ok, err := s.Draft(other, 0); !ok || err != nil {
		t.Errorf("the other match lost its draft, %v", err)
	}
	wantCode(t, s.SaveDraft(id, 0, want), CodeStale, "Seq", 0, "Next", 1)
	wantCode(t, s.SaveDraft(id, 0, Draft{Seq: 2}), CodeStale)
	wantCode(t, s.SaveDraft(99, 0, want), CodeNotFound)
}

func TestPadsOutliveActions(t *testing.T) {
	s, _ := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	if data, err := s.Pad(id, 0); data != nil || err != nil {
		t.Errorf("%q, %v", data, err)
	}
	fatal(t, s.SavePad(id, 0, []byte("a")), s.SavePad(id, 0, []byte("b")), s.SavePad(id, games.Table, []byte("c")))
	act(t, s, id, "throw")
	act(t, s, id, games.Undo)
	for seat, want := range map[games.Seat]string{0: "b", games.Table: "c"} {
		if data, err := s.Pad(id, seat); string(data) != want || err != nil {
			t.Errorf("pad of %d: %q, %v", seat, data, err)
		}
	}
	wantCode(t, s.SavePad(99, 0, nil), CodeNotFound)
}
