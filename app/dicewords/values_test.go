package dicewords_test

import (
	"maps"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/settings"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// priced is the settings page, open at the letter values.
type priced struct {
	*testing.T
	env *shell.Env
}

func openValues(t *testing.T, env *shell.Env) *priced {
	t.Helper()
	g := dicewords.Game()
	env.Router = shell.NewRouter(env, map[string]shell.Builder{shell.Settings: func(r shell.Route) (shell.Page, error) {
		return settings.New(env, table.Games{g}, r.Part), nil
	}})
	env.Router.Open(shell.Route{Page: shell.Settings, Part: g.Kind.Name()})
	return &priced{t, env}
}

// lang is the language of the words whose letters are shown: that of the program at first.
func (p *priced) lang() locales.Lang { return p.env.Texts.Lang() }

// stepper is that of a letter.
func (p *priced) stepper(letter string) *ui.Stepper {
	p.Helper()
	return shelltest.Marked(p.T, p.env, "value-"+string(p.lang())+"-"+letter).(*ui.Stepper)
}

// focus gives the stepper of a letter the keyboard.
func (p *priced) focus(letter string) {
	p.Helper()
	p.env.Window.Canvas().Focus(p.stepper(letter))
}

// step presses a key on the stepper of a letter.
func (p *priced) step(letter string, name fyne.KeyName) {
	p.Helper()
	p.focus(letter)
	shelltest.Key(p.env, name)
}

func (p *priced) mustSee(parts ...string) {
	p.Helper()
	all := strings.Join(shelltest.Texts(p.env), "\n")
	for _, part := range parts {
		if !strings.Contains(all, part) {
			p.Fatalf("%q is not to be seen in\n%s", part, all)
		}
	}
}

// stored are the house values as a new match would find them.
func (p *priced) stored() map[string]int {
	p.Helper()
	var m map[string]int
	if _, err := dicewords.ValuesKeys[p.lang()].Get(p.env.Store, &m); err != nil {
		p.Fatal(err)
	}
	return m
}

func (p *priced) mustBe(want map[string]int) {
	p.Helper()
	if got := p.stored(); !maps.Equal(got, want) {
		p.Fatalf("stored %v, want %v", got, want)
	}
}

func TestHouseValuesAreKeptUndoneAndReset(t *testing.T) {
	p := openValues(t, shelltest.New(t, locales.German))
	p.step("A", fyne.KeyUp)
	p.mustBe(map[string]int{"A": 2})
	p.mustSee("A zählt jetzt 2.", "euer Wert, sonst 1")
	p.step("?", fyne.KeyUp)
	p.mustBe(map[string]int{"A": 2, "?": -1})
	p.mustSee("Der Joker zählt jetzt –1.", "euer Wert, sonst –2")

	shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyZ)
	p.mustBe(map[string]int{"A": 2})
	if got := p.stepper("?").Value(); got != -2 {
		t.Error("the joker shows", got)
	}
	shelltest.Shortcut(p.env, fyne.KeyModifierControl, fyne.KeyY)
	p.mustBe(map[string]int{"A": 2, "?": -1})

	shelltest.Tap(t, p.env, "Ursprüngliche Werte wiederherstellen")
	p.mustBe(map[string]int{})
	if off, _ := shelltest.Button(t, p.env, "Ursprüngliche Werte wiederherstellen").Disabled(); !off {
		t.Error("nothing is left to reset, but it can be")
	}
	shelltest.Tap(t, p.env, "Rückgängig")
	p.mustBe(map[string]int{"A": 2, "?": -1})

	// Back at the box's value a letter is no house value any more.
	p.step("A", fyne.KeyDown)
	p.mustBe(map[string]int{"?": -1})

	p = openValues(t, p.env)
	if got := p.stepper("?").Value(); got != -1 {
		t.Error("opened again the joker shows", got)
	}
}

// Values out of range are refused: by the stepper, and when something else wrote them.
func TestHouseValuesStayInRange(t *testing.T) {
	p := openValues(t, shelltest.New(t, locales.English))
	for letter, want := range map[string][2]int{"Q": {0, 20}, "?": {-10, 0}} {
		st := p.stepper(letter)
		for range 40 {
			p.step(letter, fyne.KeyUp)
		}
		if st.Value() != want[1] {
			t.Errorf("%s goes up to %d", letter, st.Value())
		}
		for range 40 {
			p.step(letter, fyne.KeyDown)
		}
		if st.Value() != want[0] {
			t.Errorf("%s goes down to %d", letter, st.Value())
		}
	}
	typed := p.stepper("C")
	p.focus("C")
	shelltest.Type(p.env, "99")
	p.env.Window.Canvas().Unfocus()
	if got := typed.Value(); got > 20 {
		t.Error("typed 99, got", got)
	}

	if err := dicewords.ValuesKeys[p.lang()].Set(p.env.Store, map[string]int{"A": 99, "B": 4, "?": 5, "Σ": 1}); err != nil {
		t.Fatal(err)
	}
	p = openValues(t, p.env)
	for letter, want := range map[string]int{"A": 1, "B": 4, "?": -2} {
		if got := p.stepper(letter).Value(); got != want {
			t.Errorf("%s shows %d", letter, got)
		}
	}
	p.step("B", fyne.KeyUp)
	p.mustBe(map[string]int{"B": 5})
}

func TestReadOnlyKeepsTheValues(t *testing.T) {
	env := shelltest.New(t, locales.English)
	shelltest.Open(t, env, env.Store.Dir(), true)
	p := openValues(t, env)
	st := p.stepper("A")
	if off, why := st.Disabled(); !off || why == "" {
		t.Error("can be changed", why)
	}
	p.step("A", fyne.KeyUp)
	if st.Value() != 1 {
		t.Error("changed to", st.Value())
	}
}

// Without data the box's values are shown, and nothing can be changed.
func TestValuesWithoutAStore(t *testing.T) {
	p := openValues(t, shelltest.NewBare(t, locales.English))
	p.mustSee("certain")
	if off, why := p.stepper("A").Disabled(); !off || why == "" {
		t.Error("can be changed", why)
	}
}

// The values are not wider than the least window, and all texts are there.
func TestValuesFit(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.ApplyPrefs()
		env.Window.Resize(fyne.NewSize(ui.MinWidth, ui.MinHeight))
		openValues(t, env)
		root, _ := env.Window.Content().(*ui.Root)
		if w := root.Page().MinSize().Width; w > ui.MinWidth {
			t.Errorf("%s: %v wide", lang, w)
		}
		if all := strings.Join(shelltest.Texts(env), "\n"); strings.Contains(all, "dicewords.") || strings.Contains(all, "<no value>") {
			t.Errorf("%s: a text is missing in\n%s", lang, all)
		}
	}
}

func TestWordHint(t *testing.T) {
	env := shelltest.New(t, locales.German)
	for _, c := range []struct {
		spellings []string
		want      string
	}{
		{[]string{"MASSE"}, "lässt sich das legen"},
		{[]string{"BLUBB"}, "nur mit dem Joker"},
		{[]string{"BLUBB", "HUNDE"}, "lässt sich das legen"}, // in another spelling
		{[]string{"BBBBB"}, "nie legen"},
		{[]string{"AB"}, "3 bis 10 Buchstaben"},
		{[]string{"ABCDEFGHIJK"}, "3 bis 10 Buchstaben"},
		{[]string{"AB", "HUND"}, "lässt sich das legen"},
	} {
		if got := dicewords.Game().WordHint(env, locales.German, c.spellings); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.spellings, got, c.want)
		}
	}
	for _, word := range []string{"GE-HEN", "É12"} {
		if got := dicewords.Game().WordHint(env, locales.German, []string{word}); got != "" {
			t.Errorf("%s: %q", word, got)
		}
	}
	for word, want := range map[string]string{"DOG": "lässt sich das legen", "PIZZAZZ": "nie"} { // the English dice have one Z
		if got := dicewords.Game().WordHint(env, locales.English, []string{word}); !strings.Contains(got, want) {
			t.Errorf("of the English %s is said %q, not %q", word, got, want)
		}
	}
	if got := dicewords.Game().WordHint(env, locales.German, nil); got != "" {
		t.Error("no word, but:", got)
	}
}

// The look-up of the settings shows the hint, of all spellings of a word.
func TestLookupShowsTheHint(t *testing.T) {
	env := shelltest.New(t, locales.German)
	p := openValues(t, env)
	p.env.Router.Replace(shell.Route{Page: shell.Settings, Part: settings.Words})
	shelltest.WriteInto(env, shelltest.Find[*ui.Field](env)[0], "Maße")
	p.mustSee("Mit den Würfeln von Dicewords lässt sich das legen.")
}
