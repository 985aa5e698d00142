package table_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

func rehearse(t *testing.T, seats int) (*table.Session, error) {
	t.Helper()
	return table.Rehearse(tabletest.Kind{}, tabletest.Setup{Seats: 2, Target: 9, Seed: 7}.Encode(), make([]store.Player, seats))
}

func TestRehearsal(t *testing.T) {
	_, err := rehearse(t, 3)
	wantIllegal(t, err, table.NoSeats)
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
	wantIllegal(t, s.Submit(0, 1, tabletest.Add{N: 3}), table.Stale)
	if err := s.Undo(s.Seq()); err != nil || s.Seq() != 2 || s.Steps() != 0 {
		t.Error(s.Seq(), s.Steps(), err)
	}
	if pad, err := s.Pad(1); err != nil || string(pad) != `"note"` {
		t.Errorf("the pad is %s, %v", pad, err)
	}
}

// What is not in the store can't be looked back on, nor played again from there.
func TestRehearsalsMenu(t *testing.T) {
	env := shelltest.New(t, locales.English)
	s, err := rehearse(t, 2)
	if err != nil {
		t.Fatal(err)
	}
	x := sit(t, env, s)
	offers := func(texts ...string) {
		t.Helper()
		shelltest.Key(x.env, fyne.KeyF10)
		for _, text := range texts {
			if shelltest.Has(x.env, text) {
				t.Errorf("offers %q", text)
			}
		}
		shelltest.Key(x.env, fyne.KeyEscape)
	}
	offers("Watch the replay", "Rematch")
	if x.board().Rune('9'); s.Seq() != 1 {
		t.Fatal("nothing was played")
	}
	if _, over := s.Outcome(); !over || s.Standing().Asked != games.Table {
		t.Fatal("not over")
	}
	offers("Watch the replay", "Rematch", "End the match")
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
		if _, err := table.Pose(tabletest.Kind{}, p, make([]store.Player, 2)); err == nil {
			t.Errorf("%+v is shown", p)
		}
	}
	_, err := table.Pose(tabletest.Kind{}, at, make([]store.Player, 3))
	wantIllegal(t, err, table.NoSeats)
}

// A position begins where it was kept: what led there stays, and what is tried isn't done.
func TestPose(t *testing.T) {
	at, own := position(t)
	s, err := table.Pose(tabletest.Kind{}, at, make([]store.Player, 2))
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
	wantIllegal(t, err, table.Stale)
}

// On the table of a trial a choice is handed on and nothing happens; the others rest.
func TestTrial(t *testing.T) {
	env := shelltest.New(t, locales.English)
	at, _ := position(t)
	s, err := table.Pose(tabletest.Kind{}, at, make([]store.Player, 2))
	if err != nil {
		t.Fatal(err)
	}
	g, made := tabletest.New()
	var tried []games.Log
	page := table.NewTrial(env, g, s, &table.Trial{Seat: 1, Title: "Once more", Decide: func(l games.Log) { tried = append(tried, l) }})
	shelltest.Pages(env, nil)
	env.Router.Show(page)
	if page.Title() != "Once more" {
		t.Error(page.Title())
	}
	made.Board.Rune('5')
	if len(tried) != 1 || tried[0].Len() != 2 || s.Steps() != 1 {
		t.Errorf("%d choices, %d steps", len(tried), s.Steps())
	}
	if page.Undo(); s.Steps() != 1 || s.Seq() != 1 {
		t.Error("something was taken back")
	}
	shelltest.Key(env, fyne.KeyF10)
	for _, text := range []string{"End the match", "Watch the replay", "Rematch"} {
		if shelltest.Has(env, text) {
			t.Errorf("offers %q", text)
		}
	}
}
