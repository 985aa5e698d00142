package session_test

import (
	"errors"
	"testing"

	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/store"
)

func rehearse(t *testing.T, seats int) (*session.Session, error) {
	t.Helper()
	return session.Rehearse(tabletest.Kind{}, tabletest.Setup{Seats: 2, Target: 9, Seed: 7}.Encode(), make([]store.Player, seats))
}

func TestRehearsal(t *testing.T) {
	_, err := rehearse(t, 3)
	wantIllegal(t, err, session.NoSeats)
	s, err := rehearse(t, 2)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SaveDraft(0, []byte(`"wip"`), 0); err != nil {
		t.Fatal(err)
	}
	if err := s.SavePad(1, []byte(`"note"`)); err != nil {
		t.Fatal(err)
	}
	if d, ok, err := s.Draft(0); err != nil || !ok || string(d.Data) != `"wip"` {
		t.Error(d, ok, err)
	}
	tabletest.Play(t, s, 5)
	if _, ok, err := s.Draft(0); err != nil || ok {
		t.Error("an old draft is still there", err)
	}
	wantIllegal(t, s.Submit(0, 1, tabletest.Add{N: 3}), session.Stale)
	if err := s.Undo(s.Seq()); err != nil || s.Seq() != 2 || s.Steps() != 0 {
		t.Error(s.Seq(), s.Steps(), err)
	}
	if pad, err := s.Pad(1); err != nil || string(pad) != `"note"` {
		t.Errorf("the pad is %s, %v", pad, err)
	}
}

// position is what lay there before the second action, and what was done.
func position(t *testing.T) (games.Position, games.Row) {
	t.Helper()
	s, err := rehearse(t, 2)
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, s, 3, 2)
	at, own, err := s.Position(2, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, other, err := s.Position(2, 0); err != nil || other.Type != "" {
		t.Error("somebody else's action", other, err)
	}
	return at, own
}

// What the clock did to a seat is told as what that seat did.
func TestPositionBeforeTheTimeWasUp(t *testing.T) {
	s, err := rehearse(t, 2)
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, s, 3)
	if err := s.Submit(s.Seq(), games.Table, tabletest.TimeUp{}); err != nil {
		t.Fatal(err)
	}
	at, own, err := s.Position(2, 1)
	if err != nil || at.Seat != 1 || len(at.Rows) != 1 || own.Seat != games.Table || own.Type != (tabletest.TimeUp{}).Type() {
		t.Error(at, own, err)
	}
}

func TestBadPositionsAreRefused(t *testing.T) {
	at, _ := position(t)
	for _, bad := range []func(*games.Position){
		func(p *games.Position) { p.Rules = 2 },
		func(p *games.Position) { p.Seat = 2 },
		func(p *games.Position) { p.Rows = []games.Row{{Type: "add", Data: []byte(`{"N":77}`)}} },
	} {
		p := at
		bad(&p)
		if _, err := session.Pose(tabletest.Kind{}, p, make([]store.Player, 2)); err == nil {
			t.Errorf("%+v is shown", p)
		}
	}
	_, err := session.Pose(tabletest.Kind{}, at, make([]store.Player, 3))
	wantIllegal(t, err, session.NoSeats)
}

// A position begins where it was kept: what led there stays, and what is tried isn't done.
func TestPose(t *testing.T) {
	at, own := position(t)
	s, err := session.Pose(tabletest.Kind{}, at, make([]store.Player, 2))
	if err != nil || s.Steps() != 1 || s.Kept() || !s.AllowsTips() || own.Type != "add" {
		t.Fatal(s.Steps(), own, err)
	}
	if _, ok := s.CanUndo(); ok {
		t.Error("what led there can be taken back")
	}
	log, err := s.Try(s.Seq(), 1, tabletest.Add{N: 4})
	if err != nil || log.Len() != 2 || s.Steps() != 1 || log.Decision(2).View.(tabletest.View).Step != 1 {
		t.Error(log.Len(), s.Steps(), err)
	}
	_, err = s.Try(0, 1, tabletest.Add{N: 4})
	wantIllegal(t, err, session.Stale)
}

// diary is where a puzzle is kept.
type diary struct {
	t      *testing.T
	at     games.Position
	was    session.Tried
	refuse error
}

func (d *diary) Keep(rows []games.Row, tips int) error {
	if d.refuse == nil {
		d.was.Rows, d.was.Tips = rows, tips
	}
	return d.refuse
}

func (d *diary) Note(n session.Notes) error {
	d.was.Notes = n
	return d.refuse
}

// open goes on with the puzzle.
func (d *diary) open() *session.Session {
	d.t.Helper()
	s, err := session.PoseTried(tabletest.Kind{}, d.at, make([]store.Player, 2), d.was, d)
	d.must(err)
	return s
}

func (d *diary) must(err error) {
	d.t.Helper()
	if err != nil {
		d.t.Fatal(err)
	}
}

// What is done of a puzzle and told is kept, and it goes on where it was left; nothing of it can be taken back.
func TestPoseTried(t *testing.T) {
	at, _ := position(t)
	d := &diary{t: t, at: at}
	s := d.open()
	for _, grade := range []int{1, 3, 2} { // told again it doesn't count
		d.must(s.TakeTip(1, grade))
	}
	d.must(s.Submit(s.Seq(), 1, tabletest.Add{N: 2}))
	if len(d.was.Rows) != 1 || d.was.Rows[0].Type != "add" || d.was.Tips != 1 {
		t.Errorf("kept: %+v", d.was)
	}
	d.must(s.SaveDraft(1, []byte(`"wip"`), 0))
	d.must(s.SavePad(1, []byte(`"note"`)))
	if _, ok := s.CanUndo(); ok {
		t.Error("what was done can be taken back")
	}
	again := d.open()
	if _, ok := again.CanUndo(); ok || again.Steps() != 2 || again.TipsOf(1) != 1 {
		t.Errorf("%d steps, %d tips, undo %v", again.Steps(), again.TipsOf(1), ok)
	}
	draft, _, err := again.Draft(1)
	d.must(err)
	pad, err := again.Pad(1)
	if err != nil || string(draft.Data) != `"wip"` || string(pad) != `"note"` {
		t.Errorf("notes: %s, %s, %v", draft.Data, pad, err)
	}
}

// What can't be kept of a puzzle isn't done.
func TestPoseTriedKeepsFirst(t *testing.T) {
	at, _ := position(t)
	d := &diary{t: t, at: at, refuse: errors.New("disk full")}
	s := d.open()
	if err := s.Submit(s.Seq(), 1, tabletest.Add{N: 2}); !errors.Is(err, d.refuse) || s.Steps() != 1 {
		t.Error(s.Steps(), err)
	}
	if err := s.TakeTip(1, 1); !errors.Is(err, d.refuse) || s.TipsOf(1) != 0 {
		t.Error(s.TipsOf(1), err)
	}
}
