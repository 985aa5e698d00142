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
