package setup_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/shell/shelltest/fakegame"
	"spieltisch/app/ui"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// Tips are agreed on before a match, not in its options; what was agreed is preset the next time.
func TestTipsAreAgreedOn(t *testing.T) {
	g := computable(4)
	g.Tips = true
	s := newStand(t, locales.German, g, "Tina", "Ben")
	s.open(t, "Tina", "Ben")
	s.sees(t, "Tipps aus")
	shelltest.Tap(t, s.env, "Spiel starten")
	if m := s.match(t); m.Tips != nil {
		t.Error("tips are allowed that nobody asked for")
	}
	s.open(t, "Tina", "Ben")
	s.all()
	shelltest.TapAt(t, s.env, shelltest.Middle(shelltest.Marked(t, s.env, "tips")))
	shelltest.Tap(t, s.env, "Spiel starten")
	with := s.match(t)
	if len(with.Tips) != 2 {
		t.Error("no tips are allowed", with.Tips)
	}
	s.open(t, "Tina", "Ben")
	shelltest.Tap(t, s.env, "Spiel starten")
	if again := s.match(t); len(again.Tips) != 2 || string(again.Setup) == "" {
		t.Error("what was agreed isn't preset")
	}
}

// A game without tips doesn't ask.
func TestNoTipsToAgreeOn(t *testing.T) {
	s := newStand(t, locales.German, fakegame.Game(4), "Tina", "Ben")
	s.open(t, "Tina", "Ben")
	if shelltest.Has(s.env, "Tipps aus") {
		t.Error("asks for tips that there aren't")
	}
}

// Whoever plays against one character alone has tips without asking for them, unless they switch them off, which holds the next time,
// too.
func TestTipsAloneAgainstOne(t *testing.T) {
	g := computable(4)
	g.Tips = true
	s := newStand(t, locales.German, g, "Tina", "Ben")
	begin := func() bool {
		t.Helper()
		shelltest.Tap(t, s.env, "Spiel starten")
		return s.match(t).Tips != nil
	}
	s.open(t, "Tina")
	s.cast(t, mind.Pip)
	s.sees(t, "Tipps an, Tempo zügig")
	if !begin() {
		t.Error("no tips")
	}
	s.open(t)
	s.all()
	shelltest.TapAt(t, s.env, shelltest.Middle(shelltest.Marked(t, s.env, "tips")))
	if begin() {
		t.Error("tips that were switched off")
	}
	s.open(t)
	if begin() {
		t.Error("tips that were switched off the last time")
	}
}

// Where the table itself says what a word is, there are none: nobody is asked, and nothing is said of them.
func TestNoTipsWithoutTheDictionary(t *testing.T) {
	s := newStand(t, locales.English, dicewords.Game(), "Tina", "Ben")
	s.open(t, "Tina")
	s.cast(t, mind.Pip)
	check := shelltest.Find[*ui.Segmented](s.env)[1]
	for i, tips := range []bool{true, false, false} { // dictionary, challenge, trust
		check.SetSelected(i - 1)
		check.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
		s.all()
		if got := shelltest.Has(s.env, s.env.T("setup.tips.help")); got != tips {
			t.Errorf("check %d: tips are asked for: %v", i, got)
		}
		shelltest.Key(s.env, fyne.KeyEscape)
	}
	shelltest.Tap(t, s.env, s.env.T("setup.start"))
	if m := s.match(t); m.Tips != nil {
		t.Error("trust with tips")
	}
}
