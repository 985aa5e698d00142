package session_test

import (
	"errors"
	"testing"
	"time"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/store"
)

func openStore(t *testing.T) *store.Store {
	t.Helper()
	st, err := store.Open(shelltest.Fresh(t), store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() }) //nolint:errcheck // a test may have closed it
	return st
}

func points(s *session.Session) []int { return s.Standing().Points }

func wantIllegal(t *testing.T, err error, id games.ID) {
	t.Helper()
	var ill *games.Illegal
	if !errors.As(err, &ill) || ill.ID != id {
		t.Errorf("got %v, want %s", err, id)
	}
}

func TestSubmitCommitsAndReopens(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5, 7)
	if s.Seq() != 2 || s.Steps() != 2 || points(s)[0] != 5 || points(s)[1] != 7 {
		t.Fatal(s.Seq(), s.Steps(), points(s))
	}
	again, err := session.Open(st, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	if again.Seq() != 2 || points(again)[0] != 5 || points(again)[1] != 7 {
		t.Error("reopened", again.Seq(), points(again))
	}
	m, err := st.Match(s.ID())
	if err != nil || m.Points[1] != 7 || m.Asked != 0 || m.Rows != 2 {
		t.Error("what the home page is told", m, err)
	}
}

func TestSubmitRefuses(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	before := s.View(games.Table)
	wantIllegal(t, s.Submit(0, 1, tabletest.Add{N: 3}), session.Stale)
	wantIllegal(t, s.Submit(1, 0, tabletest.Add{N: 3}), games.IllegalTurn)
	wantIllegal(t, s.Submit(1, 1, tabletest.Add{N: 99}), tabletest.Refused)
	wantIllegal(t, s.Undo(0), session.Stale)
	if after := s.View(games.Table); !same(before, after) || s.Seq() != 1 {
		t.Error("a refusal changed something", before, after, s.Seq())
	}
	if rows, err := st.Rows(s.ID()); err != nil || len(rows) != 1 {
		t.Error("a refusal was written", len(rows), err)
	}
}

func same(a, b any) bool { return games.Hash(a) == games.Hash(b) }

// Somebody else wrote into the same match: the store refuses the row, and the
// session stays where it was.
func TestSubmitToAMatchThatMovedOn(t *testing.T) {
	st := openStore(t)
	one := tabletest.Match(t, st, 20, "Tina", "Lee")
	two, err := session.Open(st, tabletest.Kind{}, one.ID())
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, one, 5)
	if err := two.Submit(0, 0, tabletest.Add{N: 9}); store.CodeOf(err) != store.CodeStale {
		t.Errorf("got %v", err)
	}
	if two.Seq() != 0 || points(two)[0] != 0 {
		t.Error("shows what isn't committed", two.Seq(), points(two))
	}
}

func TestFailedCommitLeavesTheOldPosition(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	before := s.View(games.Table)
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	if err := s.Submit(1, 1, tabletest.Add{N: 3}); err == nil {
		t.Fatal("a closed store took a row")
	}
	if err := s.Undo(1); err == nil {
		t.Fatal("a closed store took an undo")
	}
	if !same(before, s.View(games.Table)) || s.Seq() != 1 || s.Steps() != 1 {
		t.Error("the position moved without a commit", s.View(games.Table), s.Seq())
	}
}

func TestUndoIsARow(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5, 7)
	if seat, ok := s.CanUndo(); !ok || seat != 1 {
		t.Fatal(seat, ok)
	}
	if err := s.Undo(s.Seq()); err != nil {
		t.Fatal(err)
	}
	if s.Seq() != 3 || s.Steps() != 1 || points(s)[1] != 0 || s.Standing().Asked != 1 {
		t.Error(s.Seq(), s.Steps(), points(s))
	}
	rows, err := st.Rows(s.ID())
	if err != nil || len(rows) != 3 || rows[2].Type != games.Undo || rows[2].Seat != 1 {
		t.Fatal(rows, err)
	}
	again, err := session.Open(st, tabletest.Kind{}, s.ID())
	if err != nil || !same(again.View(games.Table), s.View(games.Table)) || again.Seq() != 3 {
		t.Error("reopened", again, err)
	}
}

func TestNoUndoOfWhatToldSomething(t *testing.T) {
	s := tabletest.Match(t, openStore(t), 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	if err := s.Submit(s.Seq(), 1, tabletest.Look{}); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.CanUndo(); ok {
		t.Error("what told somebody something can be taken back")
	}
	wantIllegal(t, s.Undo(s.Seq()), "table.undo.why.told")
}

func TestUndoBringsAMatchBackFromItsEnd(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 5, "Tina")
	tabletest.Play(t, s, 5)
	if o, over := s.Outcome(); !over || o.Record == nil {
		t.Fatal("not over")
	}
	if keys, err := st.RecordKeys(tabletest.Name); err != nil || len(keys) != 1 {
		t.Fatal(keys, err)
	}
	if err := s.Undo(s.Seq()); err != nil {
		t.Fatal(err)
	}
	if _, over := s.Outcome(); over {
		t.Error("still over")
	}
	m, err := st.Match(s.ID())
	if err != nil || m.State != store.Running {
		t.Error(m.State, err)
	}
	if keys, err := st.RecordKeys(tabletest.Name); err != nil || len(keys) != 0 {
		t.Error("the record stayed", keys, err)
	}
}

func TestAbandon(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	if err := s.Submit(s.Seq(), games.Table, games.Abandon{}); err != nil {
		t.Fatal(err)
	}
	if m, err := st.Match(s.ID()); err != nil || m.State != store.Abandoned {
		t.Error(m.State, err)
	}
	if seat, ok := s.CanUndo(); !ok || seat != games.Table {
		t.Error("an early end can't be taken back", seat, ok)
	}
	if err := s.Undo(s.Seq()); err != nil {
		t.Error(err)
	}
}

func TestDraftIsDroppedWithTheNextAction(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	if err := s.SaveDraft(0, []byte(`"wip"`), 4*time.Second); err != nil {
		t.Fatal(err)
	}
	again, err := session.Open(st, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	d, ok, err := again.Draft(0)
	if err != nil || !ok || string(d.Data) != `"wip"` || d.Elapsed != 4*time.Second {
		t.Fatal(d, ok, err)
	}
	tabletest.Play(t, s, 5)
	if d, ok, err := s.Draft(0); err != nil || ok {
		t.Error("an old draft is still there", d, err)
	}
}

func TestElapsedPerTurn(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	took := time.Second
	s.Elapsed = func() time.Duration { took *= 2; return took }
	look := func() {
		t.Helper()
		if err := s.Submit(s.Seq(), s.Standing().Asked, tabletest.Look{}); err != nil {
			t.Fatal(err)
		}
	}
	look() // 2 s
	look() // 4 s
	if got := s.TurnElapsed(); got != 6*time.Second {
		t.Errorf("in Tina's turn: %v", got)
	}
	tabletest.Play(t, s, 5) // 8 s
	if got := s.TurnElapsed(); got != 0 {
		t.Errorf("at the start of Lee's turn: %v", got)
	}
	look() // 16 s
	again, err := session.Open(st, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	if a, b := s.TurnElapsed(), again.TurnElapsed(); a != 16*time.Second || b != a {
		t.Errorf("in Lee's turn: %v, reopened %v", a, b)
	}
}

// An undo puts the turn back to its author, with the time it had taken.
func TestElapsedAfterUndo(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	s.Elapsed = func() time.Duration { return 10 * time.Second }
	tabletest.Play(t, s, 5)
	if err := s.Undo(s.Seq()); err != nil {
		t.Fatal(err)
	}
	again, err := session.Open(st, tabletest.Kind{}, s.ID())
	if err != nil {
		t.Fatal(err)
	}
	if a, b := s.TurnElapsed(), again.TurnElapsed(); a != 10*time.Second || b != a {
		t.Errorf("%v, reopened %v: Tina has thought for 10 s", a, b)
	}
}

func TestUnreadableLogIsKeptAndMarked(t *testing.T) {
	for name, spoil := range map[string]func(*testing.T, *store.Store, store.MatchID) games.Kind{
		"a sum that differs": func(t *testing.T, st *store.Store, id store.MatchID) games.Kind {
			err := st.Append(store.Append{
				Log: id, Seq: 2, Row: games.Row{Seat: 1, Type: "add", Data: []byte(`{"N":3}`), Sum: 1},
				Standing: games.Standing{Points: []int{5, 3}},
			})
			if err != nil {
				t.Fatal(err)
			}
			return tabletest.Kind{}
		},
		"an action that there isn't": func(t *testing.T, st *store.Store, id store.MatchID) games.Kind {
			err := st.Append(store.Append{
				Log: id, Seq: 2, Row: games.Row{Seat: 1, Type: "fly", Data: []byte(`{}`)},
				Standing: games.Standing{Points: []int{5, 0}},
			})
			if err != nil {
				t.Fatal(err)
			}
			return tabletest.Kind{}
		},
	} {
		t.Run(name, func(t *testing.T) {
			st := openStore(t)
			s := tabletest.Match(t, st, 20, "Tina", "Lee")
			tabletest.Play(t, s, 5)
			kind := spoil(t, st, s.ID())
			before, err := st.Rows(s.ID())
			if err != nil {
				t.Fatal(err)
			}
			_, err = session.Open(st, kind, s.ID())
			var ill *games.Illegal
			if !errors.As(err, &ill) {
				t.Fatalf("opened with %v", err)
			}
			if m, err := st.Match(s.ID()); err != nil || m.State != store.Unreadable {
				t.Error("not marked", m.State, err)
			}
			if after, err := st.Rows(s.ID()); err != nil || len(after) != len(before) {
				t.Error("the log was touched", len(after), err)
			}
		})
	}
}

// A version that can read the log again finds the match running again.
func TestReadableAgain(t *testing.T) {
	st := openStore(t)
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	if err := st.MarkUnreadable(s.ID()); err != nil {
		t.Fatal(err)
	}
	if _, err := session.Open(st, tabletest.Kind{}, s.ID()); err != nil {
		t.Fatal(err)
	}
	if m, err := st.Match(s.ID()); err != nil || m.State != store.Running {
		t.Error("still marked", m.State, err)
	}
}

// A match goes on by the rules that it was begun with; a rematch takes the newest. What only a
// later version can play is refused here and left as it is.
func TestRulesOfAMatch(t *testing.T) {
	st := openStore(t)
	old := tabletest.Match(t, st, 20, "Tina", "Lee")
	newer := tabletest.Kind{RulesVersion: 2}
	s, err := session.Open(st, newer, old.ID())
	if err != nil {
		t.Fatal(err)
	}
	tabletest.Play(t, s, 5)
	if m, err := st.Match(s.ID()); err != nil || m.Rules != 1 {
		t.Error("rules", m.Rules, err)
	}
	var players []store.PlayerID
	for _, p := range s.Stored().Players {
		players = append(players, p.ID)
	}
	again, err := session.Begin(st, newer, store.NewMatch{Setup: s.Stored().Setup, Players: players, Series: s.Stored().UID})
	if err != nil || again.Stored().Rules != 2 {
		t.Fatal(again.Stored().Rules, err)
	}
	_, err = session.Open(st, tabletest.Kind{}, again.ID())
	wantIllegal(t, err, games.IllegalRules)
	if m, err := st.Match(again.ID()); err != nil || m.State != store.Running {
		t.Error("not left as it was", m.State, err)
	}
}

func TestReadOnlyStoreIsOnlyLookedAt(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := tabletest.Match(t, st, 20, "Tina", "Lee")
	tabletest.Play(t, s, 5)
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	look, err := store.Open(dir, store.Options{ReadOnly: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { look.Close() }) //nolint:errcheck // it only looked
	again, err := session.Open(look, tabletest.Kind{}, s.ID())
	if err != nil || points(again)[0] != 5 {
		t.Fatal(again, err)
	}
	if _, ok := again.CanUndo(); ok {
		t.Error("offers an undo that can't be saved")
	}
	if err := again.Submit(1, 1, tabletest.Add{N: 3}); store.CodeOf(err) != store.CodeReadOnly {
		t.Errorf("got %v", err)
	}
	if err := again.SaveDraft(1, []byte(`"x"`), 0); err != nil {
		t.Errorf("a draft that can't be saved is an error: %v", err)
	}
	// A log that doesn't replay can't be marked here; that is no other error.
	_, err = session.Open(look, foreign{}, s.ID())
	wantIllegal(t, err, games.IllegalNoReplay)
}

// foreign doesn't know a single action.
type foreign struct{ tabletest.Kind }

func (foreign) Action(string, []byte) (games.Action, error) {
	return nil, games.Refuse(games.IllegalAction, nil)
}
