package alphabet_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/alphabet"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

func show(t testing.TB, env *shell.Env) {
	shelltest.Pages(env, map[string]shell.Builder{
		shell.Alphabet: func(shell.Route) (shell.Page, error) { return alphabet.New(env, ""), nil },
	})
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Alphabet})
	t.Cleanup(func() {
		draw.SetMarks(false)
		draw.SetAlphabet(nil)
	})
}

// charts are the chart of all letters and, where there are any, that of the letters
// with the same pieces.
func charts(env *shell.Env) []*draw.Alphabet { return shelltest.Find[*draw.Alphabet](env) }

func assembly(env *shell.Env) *draw.Assembly { return shelltest.Find[*draw.Assembly](env)[0] }

func want(t *testing.T, env *shell.Env, texts ...string) {
	t.Helper()
	have := shelltest.Texts(env)
	for _, s := range texts {
		if !slices.Contains(have, s) {
			t.Errorf("no %q in %q", s, have)
		}
	}
}

func tap(t *testing.T, env *shell.Env, chart *draw.Alphabet, r rune) {
	t.Helper()
	at, size := chart.Place(r)
	if size.IsZero() {
		t.Fatalf("no %c in %q", r, string(chart.Letters()))
	}
	chart.Tapped(&fyne.PointEvent{Position: at.AddXY(size.Width/2, size.Height/2)})
	if got := charts(env)[0].Selected(); got != r {
		t.Errorf("%c is selected after a tap on %c", got, r)
	}
}

// A letter is taken apart by a tap, and so is each that shares its pieces.
func TestTakesLettersApart(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	want(t, env, "Alphabet", "Buchstabe A", "2 lange Stäbe und 1 kurzer Stab")
	tap(t, env, charts(env)[0], 'K')
	want(t, env, "Buchstabe K", "1 langer Stab und 2 kurze Stäbe", "Aus den gleichen Teilen")
	want(t, env, "Ein langer Stab,", "dann zwei kurze Stäbe.")
	if got := assembly(env).Letter(); got != 'K' {
		t.Errorf("shows %c", got)
	}
	if got := string(charts(env)[1].Letters()); got != "FZ" {
		t.Error("same pieces:", got)
	}
	tap(t, env, charts(env)[1], 'Z')
	want(t, env, "Buchstabe Z")
	if got := string(charts(env)[1].Letters()); got != "FK" {
		t.Error("same pieces:", got)
	}
	tap(t, env, charts(env)[0], 'R')
	want(t, env, "1 langer Stab, 1 kurzer Stab und 1 kleiner Bogen", "Aus diesen Teilen wird kein anderer Buchstabe.")
	if len(charts(env)) != 1 {
		t.Error("R shares its pieces with", string(charts(env)[1].Letters()))
	}
}

// Every letter counts its pieces in words, in both languages; only English has signs.
func TestAllLetters(t *testing.T) {
	for lang, letters := range map[locales.Lang]string{locales.German: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", locales.English: "ABCDEFGHIJKLMNOPQRSTUVWXYZ-'"} {
		env := shelltest.New(t, lang)
		show(t, env)
		if got := string(charts(env)[0].Letters()); got != letters {
			t.Errorf("%s: %q", lang, got)
		}
	}
	env := shelltest.New(t, locales.English)
	show(t, env)
	for typed, texts := range map[string][]string{
		"q": {"Letter Q", "1 short stick and 2 wide curves"},
		"B": {"Letter B", "1 long stick and 2 U curves"},
		"n": {"Letter N", "3 long sticks"},
		"-": {"Hyphen", "1 short stick"},
		"’": {"Apostrophe", "1 short stick"},
	} {
		shelltest.Type(env, typed)
		want(t, env, texts...)
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.German })
	if got := charts(env)[0].Selected(); !strings.ContainsRune(string(charts(env)[0].Letters()), got) {
		t.Errorf("%c is selected, but not there", got)
	}
}

// A letter comes together when it is tapped; a further tap, Space and a tap on the letter itself
// bring the next piece.
func TestComesTogether(t *testing.T) {
	env := shelltest.New(t, locales.English)
	show(t, env)
	laid := func() int {
		n, _ := assembly(env).Laid()
		return n
	}
	if laid() != 3 {
		t.Error("the first letter doesn't stand")
	}
	tap(t, env, charts(env)[0], 'R')
	steps := []int{laid()}
	tap(t, env, charts(env)[0], 'R')
	steps = append(steps, laid())
	shelltest.Key(env, fyne.KeySpace)
	steps = append(steps, laid())
	test.Tap(assembly(env))
	if steps = append(steps, laid()); !slices.Equal(steps, []int{1, 2, 3, 1}) {
		t.Error(steps)
	}
	want(t, env, "A long stick,", "then a U curve,", "then a short stick.")
	shelltest.Key(env, fyne.KeyRight)
	want(t, env, "Letter S", "Two U curves.")
	if got := assembly(env).Letter(); got != 'S' || laid() != 1 {
		t.Errorf("%c with %d", got, laid())
	}
}

// The tray tells which letters pieces make, by taps and keys, and the chart shows them.
func TestTray(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	parts := shelltest.Find[*ui.Segmented](env)[0]
	env.Window.Canvas().Focus(parts)
	shelltest.Key(env, fyne.KeyRight)
	want(t, env, "Was wird daraus?", "Nimm dir Teile.")
	chart := charts(env)[0]
	if standing, _ := chart.Candidates(); standing != nil || chart.Selected() != 0 {
		t.Errorf("%q stand out without pieces", string(standing))
	}
	steppers := shelltest.Find[*ui.Stepper](env)
	size := steppers[0].Size()
	steppers[0].Tapped(&fyne.PointEvent{Position: fyne.NewPos(size.Width-8, size.Height/2)})
	env.Window.Canvas().Focus(steppers[1])
	shelltest.Type(env, "2")
	shelltest.Key(env, fyne.KeyTab)
	want(t, env, "Genau daraus: F, K und Z", "Wenn Teile übrig bleiben: I, L und T")
	standing, ringed := chart.Candidates()
	if string(standing) != "FIKLTZ" || string(ringed) != "FKZ" {
		t.Errorf("%q stand out, %q have a ring", string(standing), string(ringed))
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	want(t, env, "These make exactly: F, K and Z", "With pieces left over: I, L, T, hyphen and apostrophe")
	steppers = shelltest.Find[*ui.Stepper](env)
	env.Window.Canvas().Focus(steppers[2])
	shelltest.Key(env, fyne.KeyUp)
	want(t, env, "No letter needs exactly these pieces.")
	shelltest.Type(env, "k")
	want(t, env, "Letter K")
	if standing, ringed := charts(env)[0].Candidates(); standing != nil || len(ringed) > 0 {
		t.Error("the tray's letters still stand out")
	}
}

// No kind can be taken more often than a letter needs it, and each letter's own pieces make it.
func TestTrayOfAllLetters(t *testing.T) {
	env := shelltest.New(t, locales.English)
	show(t, env)
	env.Window.Canvas().Focus(shelltest.Find[*ui.Segmented](env)[0])
	shelltest.Key(env, fyne.KeyRight)
	for _, r := range charts(env)[0].Letters() {
		count, _ := draw.Letters().Count(string(r))
		for k, s := range shelltest.Find[*ui.Stepper](env) {
			env.Window.Canvas().Focus(s)
			for range 4 {
				shelltest.Key(env, fyne.KeyDown)
			}
			for range count[k] {
				shelltest.Key(env, fyne.KeyUp)
			}
		}
		if _, ringed := charts(env)[0].Candidates(); !slices.Contains(ringed, r) {
			t.Errorf("%c isn't made of its pieces %v, but %q", r, count, string(ringed))
		}
	}
}

func TestPractise(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	opened := shelltest.Pages(env, map[string]shell.Builder{
		shell.Alphabet: func(shell.Route) (shell.Page, error) { return alphabet.New(env, ""), nil },
	})
	env.Router.Open(shell.Route{Page: shell.Alphabet})
	shelltest.Tap(t, env, "Üben")
	if got := (*opened)[len(*opened)-1].Page; got != shell.Learn {
		t.Error("opened", got)
	}
}

func TestKeys(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	shelltest.Key(env, fyne.KeyRight, fyne.KeyRight)
	want(t, env, "Buchstabe C")
	shelltest.Key(env, fyne.KeyEnd, fyne.KeyLeft)
	want(t, env, "Buchstabe Y")
	shelltest.Key(env, fyne.KeyHome, fyne.KeyDown, fyne.KeyUp, fyne.KeyReturn)
	want(t, env, "Buchstabe A")
	env.Window.Canvas().Focus(shelltest.Find[*ui.Switch](env)[0])
	shelltest.Key(env, fyne.KeyRight)
	shelltest.Type(env, "k")
	want(t, env, "Buchstabe K")
	shelltest.Key(env, fyne.KeyEscape)
	if _, there := env.Router.Page().(*alphabet.Page); there {
		t.Error("Esc doesn't lead back")
	}
}

// The switches: order, turn and marks hold through another language and size.
func TestSwitches(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	switches := func() []*ui.Switch { return shelltest.Find[*ui.Switch](env) }
	shelltest.Type(env, "k")
	test.Tap(switches()[0])
	if got := string(charts(env)[0].Letters()); got != "AHFKZLTMWVXBCDEGIJNOPQRSUY" {
		t.Error("grouped:", got)
	}
	test.Tap(switches()[1])
	turned := func() bool {
		return charts(env)[0].Look().Options.Turned && assembly(env).Options().Turned && charts(env)[1].Look().Options.Turned
	}
	if !turned() {
		t.Error("not all letters are turned")
	}
	marks := switches()[2]
	env.Window.Canvas().Focus(marks)
	shelltest.Key(env, fyne.KeySpace)
	if !env.Prefs.Marks || !draw.MarksShown() {
		t.Error("no marks")
	}
	env.LoadPrefs(locales.German)
	if !env.Prefs.Marks {
		t.Error("the marks are not kept")
	}
	if f := env.Window.Canvas().Focused(); f != fyne.Focusable(switches()[2]) {
		t.Error("the switch lost the focus to", f)
	}
	env.Change(func(p *shell.Prefs) { p.Language = locales.English })
	if got := string(charts(env)[0].Letters()); got != "AHFKZLTMWVX-'BCDEGIJNOPQRSUY" || !turned() || charts(env)[0].Selected() != 'K' {
		t.Error("lost:", got, turned())
	}
	test.Tap(switches()[0])
	test.Tap(switches()[1])
	test.Tap(switches()[2])
	if got := string(charts(env)[0].Letters()); got[:3] != "ABC" || turned() || draw.MarksShown() {
		t.Error("not back:", got)
	}
}

// A corrected alphabet corrects the page.
func TestFollowsTheAlphabet(t *testing.T) {
	a, err := letterpiece.Parse([]byte(`{"J":[{"piece":"long","from":[0,0],"to":[0,4]}],"I":[{"piece":"long","from":[0,0],"to":[0,4]}],"O":[{"piece":"u","center":[1,1],"open":"down"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	env := shelltest.New(t, locales.German)
	draw.SetAlphabet(a)
	show(t, env)
	shelltest.Type(env, "j")
	want(t, env, "Buchstabe J", "1 langer Stab")
	if got := string(charts(env)[0].Letters()) + " " + string(charts(env)[1].Letters()); got != "IJO I" {
		t.Error(got)
	}
}

// The panel stays where it is when a switch is set, and shows the letter when one is chosen.
func TestPanelStays(t *testing.T) {
	env := shelltest.New(t, locales.German)
	show(t, env)
	shelltest.Resize(env, 1000, 620)
	panel := func() *ui.Scroll {
		for _, s := range shelltest.Find[*ui.Scroll](env) {
			if s.Position().X > 300 {
				return s
			}
		}
		t.Fatal("no panel")
		return nil
	}
	panel().ScrollToBottom()
	was := panel().Offset.Y
	test.Tap(shelltest.Find[*ui.Switch](env)[2])
	if got := panel().Offset.Y; got != was || was == 0 {
		t.Errorf("the panel went from %v to %v", was, got)
	}
	shelltest.Type(env, "k")
	if got := panel().Offset.Y; got != 0 {
		t.Error("K is out of sight:", got)
	}
}

// All letters are seen at once where that is possible, and nothing leaves the window.
func TestFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		show(t, env)
		shelltest.Resize(env, 1000, 620)
		chart := charts(env)[0]
		if got := fyne.CurrentApp().Driver().AbsolutePositionForObject(chart).Y + chart.MinSize().Height; got > 620 {
			t.Errorf("%s: the chart ends at %v", lang, got)
		}
		shelltest.Type(env, "r")
		if out := shelltest.Outside(env); len(out) > 0 {
			t.Errorf("%s: outside: %q", lang, out)
		}
		shelltest.Shot(t, env, fmt.Sprintf("alphabet-%s", lang))
		env.Window.Canvas().Focus(shelltest.Find[*ui.Segmented](env)[0])
		shelltest.Key(env, fyne.KeyRight)
		env.Window.Canvas().Focus(shelltest.Find[*ui.Stepper](env)[1])
		shelltest.Key(env, fyne.KeyUp, fyne.KeyUp)
		if out := shelltest.Outside(env); len(out) > 0 {
			t.Errorf("%s with pieces: outside: %q", lang, out)
		}
		shelltest.Shot(t, env, fmt.Sprintf("alphabet-pieces-%s", lang))
		shelltest.Type(env, "y")
		test.Tap(shelltest.Find[*ui.Switch](env)[0])
		at, size := charts(env)[0].Place('Y')
		top := fyne.CurrentApp().Driver().AbsolutePositionForObject(charts(env)[0]).Y + at.Y
		if top < 64 || top+size.Height > 620 {
			t.Errorf("%s: Y lies out of sight at %v", lang, top)
		}
		shelltest.Key(env, fyne.KeyPageUp)
		if y := fyne.CurrentApp().Driver().AbsolutePositionForObject(charts(env)[0]).Y; y < 64 {
			t.Errorf("%s: not back at the top: %v", lang, y)
		}
	}
}
