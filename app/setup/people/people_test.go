package people_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/locales"
	"spieltisch/store"
)

func newEnv(t *testing.T, names ...string) *shell.Env {
	t.Helper()
	env := shelltest.NewMoving(t, locales.English)
	shelltest.Pages(env, nil)
	env.Router.Home()
	shelltest.Players(t, env, names...)
	return env
}

func known(t *testing.T, env *shell.Env) []string {
	t.Helper()
	all, err := env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, p := range all {
		out = append(out, p.Name)
	}
	return out
}

// does chooses what the three dots of somebody offer.
func does(t *testing.T, env *shell.Env, name string, what games.ID) {
	t.Helper()
	shelltest.IconTap(t, env, env.T("setup.player.menu", games.Args{"Name": name}), 0)
	shelltest.Menu(t, env, env.T(what, games.Args{"Name": name}))
}

// play has everybody begin a match.
func play(t *testing.T, env *shell.Env) {
	t.Helper()
	all, err := env.Store.Players()
	shelltest.Fine(t, err)
	match := store.NewMatch{Kind: "dicewords"}
	for _, p := range all {
		match.Players = append(match.Players, p.ID)
	}
	_, err = env.Store.CreateMatch(match)
	shelltest.Fine(t, err)
}

func TestFreeColor(t *testing.T) {
	var all []store.Player
	for i := range 2 * ui.Players {
		if got := people.FreeColor(all); got != i%ui.Players {
			t.Errorf("after %d players the free colour is %d", i, got)
		}
		all = append(all, store.Player{Color: i})
	}
	if got := people.FreeColor([]store.Player{{Color: -8}}); got != 1 {
		t.Errorf("a colour out of range: %d", got)
	}
}

// A colour is chosen by a click and by the arrow keys, and its name is said.
func TestColors(t *testing.T) {
	env := newEnv(t)
	a := people.NewAdder(env, func() {}, func(store.Player) {})
	env.Window.SetContent(a.Build())
	d := shelltest.Find[*people.Discs](env)[0]
	d.Tapped(&fyne.PointEvent{Position: fyne.NewPos(40*2.5, 5)})
	at := []int{d.At}
	d.Take()
	for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyEnd, fyne.KeyRight, fyne.KeyHome} {
		shelltest.Key(env, key)
		at = append(at, d.At)
		if !shelltest.Has(env, d.Name(d.At)) {
			t.Errorf("%q isn't said", d.Name(d.At))
		}
	}
	if want := []int{2, 1, 7, 7, 0}; !slices.Equal(at, want) {
		t.Errorf("chosen were %v, want %v", at, want)
	}
	seen := map[string]bool{}
	for i := range ui.Players {
		seen[d.Name(i)] = true
	}
	if len(seen) != ui.Players {
		t.Errorf("the colours have the names %v", seen)
	}
}

func TestManage(t *testing.T) {
	env := newEnv(t, "Tina", "Lee")
	play(t, env)
	done := 0
	people.Manage(env, func() { done++ })
	shelltest.Menu(t, env, "New player")
	shelltest.Type(env, "Ben") // the name has the focus
	shelltest.Key(env, fyne.KeyReturn)
	if got := known(t, env); len(got) != 3 {
		t.Fatalf("known: %v", got)
	}
	does(t, env, "Lee", "setup.player.hide")
	if got := known(t, env); len(got) != 2 {
		t.Errorf("known: %v", got)
	}
	if !shelltest.Has(env, "Hidden; old matches keep the name") {
		t.Error("the list doesn't say that Lee is hidden")
	}
	shelltest.Menu(t, env, "Lee") // there is nothing else to be done with him
	shelltest.Menu(t, env, "Show Lee again")
	if got := known(t, env); len(got) != 3 {
		t.Errorf("known: %v", got)
	}
	shelltest.Menu(t, env, "Ben")
	field := shelltest.Find[*ui.Field](env)[0]
	field.SetText("")
	shelltest.Type(env, "Benno")
	shelltest.Key(env, fyne.KeyReturn)
	if !shelltest.Has(env, "Benno") {
		t.Error("the list doesn't follow the new name")
	}
	shelltest.Key(env, fyne.KeyEscape)
	if done != 1 || env.Window.Canvas().Overlays().Top() != nil {
		t.Errorf("done was told %d times", done)
	}
	people.Manage(env, func() { done++ })
	shelltest.Key(env, fyne.KeyEscape)
	if done != 1 {
		t.Error("done was told without any change")
	}
}

// The keyboard stays with the row that adds, and what a new one has been given is kept.
func TestAddSeveral(t *testing.T) {
	env := newEnv(t)
	people.Manage(env, func() {})
	for _, name := range []string{"Tina", "Lee"} {
		shelltest.Key(env, fyne.KeyReturn)
		shelltest.Type(env, name)
		pickFace(t, env, 2)
		shelltest.Tap(t, env, "Add")
	}
	all, err := env.Store.Players()
	if shelltest.Fine(t, err); len(all) != 2 || all[0].Emblem != 2 || all[0].Color == all[1].Color {
		t.Errorf("%+v", all)
	}
}

// Whoever hasn't played can be deleted, and had back with all they had; who has played can't.
func TestDeleteUnused(t *testing.T) {
	env := newEnv(t, "Tina")
	play(t, env)
	lee, err := env.Store.AddPlayer("Lee", 4)
	lee.Emblem = 3
	shelltest.Fine(t, err, env.Store.UpdatePlayer(lee))
	done := 0
	people.Manage(env, func() { done++ })
	shelltest.IconTap(t, env, "More for Tina", 0)
	if all := shelltest.Lines(env); !slices.Contains(all, "Hide Tina") || slices.Contains(all, "Delete Tina") {
		t.Errorf("what can be done with Tina: %q", all)
	}
	shelltest.Key(env, fyne.KeyEscape)
	does(t, env, "Lee", "setup.player.delete")
	shelltest.Tap(t, env, "Close")
	if got := known(t, env); len(got) != 1 || done != 1 {
		t.Fatal(got, done)
	}
	shelltest.Tap(t, env, "Undo")
	all, err := env.Store.Players()
	shelltest.Fine(t, err)
	if len(all) != 2 || done != 2 || !slices.ContainsFunc(all, func(p store.Player) bool { return p.Name == "Lee" && p.Emblem == 3 && p.Color == lee.Color }) {
		t.Error(all, done)
	}
}

// A name that was hidden may be given again; then the hidden player can't come back.
func TestHiddenNameTaken(t *testing.T) {
	env := newEnv(t, "Lee")
	play(t, env)
	people.Manage(env, func() {})
	does(t, env, "Lee", "setup.player.hide")
	shelltest.Menu(t, env, "New player")
	shelltest.Type(env, "LEE")
	shelltest.Key(env, fyne.KeyReturn)
	does(t, env, "Lee", "setup.player.unhide")
	if !shelltest.Has(env, "There is already somebody called LEE.") {
		t.Errorf("no refusal among %q", shelltest.Texts(env))
	}
	if got := known(t, env); len(got) != 1 {
		t.Errorf("known: %v", got)
	}
}

func TestReadOnly(t *testing.T) {
	env := newEnv(t, "Lee")
	shelltest.Open(t, env, env.Store.Dir(), true)
	people.Manage(env, func() { t.Error("something has changed") })
	for _, b := range shelltest.Find[*ui.IconButton](env) {
		if off, why := b.Disabled(); !off || why == "" {
			t.Errorf("%s: disabled %v, %q", b.Tip(), off, why)
		}
	}
	for _, c := range shelltest.Find[*ui.CardButton](env) {
		if off, why := c.Disabled(); !off || why == "" {
			t.Errorf("somebody can be changed or added: %v, %q", off, why)
		}
	}
	shelltest.Key(env, fyne.KeyEscape)
}

// A name that looks like one that is there is said while one types, as the store would say it.
func TestNamesThatLookTheSame(t *testing.T) {
	env := newEnv(t, "Voss", "Anna")
	var added []string
	a := people.NewAdder(env, func() {}, func(p store.Player) { added = append(added, p.Name) })
	all, err := env.Store.Players()
	if err != nil {
		t.Fatal(err)
	}
	a.Reset(all)
	env.Window.SetContent(a.Build())
	for text, want := range map[string]string{
		"Voß": "There is already somebody called Voss. You could use Voss M.", "VOSS": "There is already somebody called Voss. You could use Voss M.", gamestest.TypedText("zero width space in a name"): "There is already somebody called Anna. You could use Anna M.",
		gamestest.TypedText("zero width space"): "The name needs at least one character that can be seen.", "Vos": "", "": "",
	} {
		f := shelltest.Find[*ui.Field](env)[0]
		f.SetText("")
		shelltest.WriteInto(env, f, text)
		if f.Error() != want {
			t.Errorf("%q: said %q, want %q", text, f.Error(), want)
		}
		if shelltest.Key(env, fyne.KeyReturn); want != "" && (len(added) > 0 || f.Error() != want) {
			t.Errorf("%q: the store says %q, and took %q", text, f.Error(), added)
		}
		added = nil
		a.Reset(all)
	}
}
