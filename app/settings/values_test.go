package settings

import (
	"maps"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
	"spieltisch/store"
)

// stored are the house values as a new match would find them.
func stored(t *testing.T, s *stage) map[string]int {
	t.Helper()
	var m map[string]int
	if _, err := s.Store.Setting(ValuesKey, &m); err != nil {
		t.Fatal(err)
	}
	return m
}

func mustBe(t *testing.T, s *stage, want map[string]int) {
	t.Helper()
	if got := stored(t, s); !maps.Equal(got, want) {
		t.Fatalf("stored %v, want %v", got, want)
	}
}

func TestHouseValuesAreKeptUndoneAndReset(t *testing.T) {
	s := open(t, locales.German, Dicewords)
	v := sectionOf[*values](s)
	up := &fyne.KeyEvent{Name: fyne.KeyUp}
	v.cells["A"].stepper.TypedKey(up)
	mustBe(t, s, map[string]int{"A": 2})
	mustSee(t, s.Env, "A zählt jetzt 2.", "euer Wert, sonst 1")
	v.cells["?"].stepper.TypedKey(up)
	mustBe(t, s, map[string]int{"A": 2, "?": -1})

	s.page.Undo()
	mustBe(t, s, map[string]int{"A": 2})
	if got := v.cells["?"].stepper.Value(); got != -2 {
		t.Error("the joker shows", got)
	}
	s.page.Redo()
	mustBe(t, s, map[string]int{"A": 2, "?": -1})

	tap(t, s.Env, "Werte der Schachtel wiederherstellen")
	mustBe(t, s, map[string]int{})
	if off, _ := v.reset.Disabled(); !off {
		t.Error("nothing is left to reset, but it can be")
	}
	tap(t, s.Env, "Rückgängig")
	mustBe(t, s, map[string]int{"A": 2, "?": -1})

	// Back at the box's value a letter is no house value any more.
	v.cells["A"].stepper.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	mustBe(t, s, map[string]int{"?": -1})

	s = on(t, s.Env, Dicewords)
	if got := sectionOf[*values](s).cells["?"].stepper.Value(); got != -1 {
		t.Error("opened again the joker shows", got)
	}
}

// Values out of range are refused: by the stepper, by what keeps them, and when
// something else wrote them.
func TestHouseValuesStayInRange(t *testing.T) {
	s := open(t, locales.English, Dicewords)
	v := sectionOf[*values](s)
	for _, letter := range []string{"Q", "?"} {
		st := v.cells[letter].stepper
		for range 40 {
			st.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
		}
		want := map[string]int{"Q": 20, "?": 0}[letter]
		if st.Value() != want {
			t.Errorf("%s goes up to %d", letter, st.Value())
		}
		for range 40 {
			st.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		want = map[string]int{"Q": 0, "?": -10}[letter]
		if st.Value() != want {
			t.Errorf("%s goes down to %d", letter, st.Value())
		}
	}
	before := stored(t, s)
	for letter, points := range map[string]int{"A": 21, "B": -1, "?": 1, "ß": 3, "AB": 1} {
		if err := v.keep(map[string]int{letter: points}); err == nil {
			t.Errorf("%s = %d was kept", letter, points)
		}
	}
	if got := stored(t, s); !maps.Equal(got, before) {
		t.Errorf("refused, but %v became %v", before, got)
	}

	typed := v.cells["C"].stepper
	s.Window.Canvas().Focus(typed)
	test.Type(typed, "99")
	s.Window.Canvas().Unfocus()
	if got := typed.Value(); got > 20 {
		t.Error("typed 99, got", got)
	}

	if err := s.Store.SetSetting(ValuesKey, map[string]int{"A": 99, "B": 4, "?": 5, "Σ": 1}); err != nil {
		t.Fatal(err)
	}
	s = on(t, s.Env, Dicewords)
	if got := sectionOf[*values](s).house; !maps.Equal(got, map[string]int{"B": 4}) {
		t.Error("read", got)
	}
}

func TestReadOnlyChangesNothing(t *testing.T) {
	env := shelltest.New(t, locales.English)
	dir := env.Store.Dir()
	if err := env.Store.Close(); err != nil {
		t.Fatal(err)
	}
	var err error
	if env.Store, err = store.Open(dir, store.Options{Now: env.Now, ReadOnly: true}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { env.Store.Close() }) //nolint:errcheck // only read
	s := on(t, env, Dicewords)
	mustSee(t, env, "Looking only")
	st := sectionOf[*values](s).cells["A"].stepper
	if off, why := st.Disabled(); !off || why == "" {
		t.Error("can be changed", why)
	}
	st.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if st.Value() != 1 {
		t.Error("changed to", st.Value())
	}
	s = on(t, env, Data)
	if off, _ := sectionOf[*data](s).now.Disabled(); !off {
		t.Error("a backup can be made")
	}
	on(t, env, Words)
	if off, _ := button(t, env, "Add a word").Disabled(); !off {
		t.Error("a word can be added")
	}
}
