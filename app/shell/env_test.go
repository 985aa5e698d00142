package shell_test

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/locales"
	"spieltisch/store"
)

// Whatever an argument of a message is, the text says it in words.
func TestNamedSaysItsArguments(t *testing.T) {
	names := []string{"Tina", "Lee", "Ben"}
	env := shelltest.New(t, locales.English)
	for _, c := range []struct {
		arg  any
		want string
	}{
		{"PANDA", "PANDA"},
		{7, "7"},
		{games.Seat(1), "Lee"},
		{games.Seat(3), "Player 4"},
		{games.Table, "The table"},
		{[]games.Seat{0, 1, 2}, "Tina, Lee and Ben"},
		{games.ID("common.back"), "Back"},
		{[]games.ID{"common.back", "common.cancel"}, "Back and Cancel"},
		{[]string{"O", "V"}, "O and V"},
		{[]string{"O"}, "O"},
		{[]games.ID(nil), ""},
		{[]string(nil), ""},
	} {
		// "B" stands behind "A and " in this text.
		if got, want := env.Named(names, "common.and", games.Args{"A": "x", "B": c.arg}), "x and "+c.want; got != want {
			t.Errorf("%#v: %q, want %q", c.arg, got, want)
		}
	}
}

// The text of an id among the args may use the other args, and there may be none.
func TestNamedSaysReasons(t *testing.T) {
	env := shelltest.New(t, locales.English)
	args := games.Args{"A": "x", "B": games.ID("lexicon.same.form"), "Word": "HUNDE", "Other": "HUND"}
	if got, want := env.T("common.and", args), "x and HUNDE is a form of HUND."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := env.T("common.and", games.Args{"A": "x", "B": games.ID("")}), "x and "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A message below a dialog can't be read, so its four seconds begin once that is closed.
func TestToastWaitsForTheDialogAboveIt(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.Pages(env, nil)
	env.Router.Home()
	clock := shelltest.NewClock(t)
	env.Toast("Saved")
	env.Tell("settings.beside.title", "There are question marks in it.")
	clock.Pass(time.Minute)
	shelltest.Key(env, fyne.KeyReturn)
	for _, want := range []bool{true, false} {
		if clock.Pass(3 * time.Second); shelltest.Has(env, "Saved") != want {
			t.Errorf("it is there: %t", !want)
		}
	}
}

// While the dialog stands that says that nothing can be saved, no message says it again.
func TestGoneIsSaidOnce(t *testing.T) {
	env := shelltest.New(t, locales.German)
	shelltest.Pages(env, nil)
	dir := env.Store.Dir()
	shelltest.Fine(t, os.Rename(dir, dir+"-away"))
	env.ShowGone()
	if !shelltest.Has(env, env.T("store.gone.title")) {
		t.Fatal("nothing says that the folder is gone")
	}
	env.Report(&store.Error{Code: store.CodeGone, Args: map[string]any{"Dir": dir}})
	shelltest.Fine(t, os.Rename(dir+"-away", dir))
	env.Window.Canvas().Overlays().Remove(env.Window.Canvas().Overlays().Top())
	if said := env.T("store.error.gone", games.Args{"Dir": dir}); shelltest.Has(env, said) {
		t.Error("said once more below the dialog")
	}
}
