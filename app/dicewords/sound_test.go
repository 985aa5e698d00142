package dicewords_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/table/tabletest"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

func TestSounds(t *testing.T) {
	want := `abandon: -
accept: steal
challenge: - steal yes
declare: - card steal yes
next: -
pass: no
rule: no yes
throw: - dice
time_up: -`
	if got := tabletest.Sounds(t, dicewords.Game()); got != want {
		t.Errorf("heard:\n%s", got)
	}
}

func TestKeptDiceAreHeard(t *testing.T) {
	p := sit(t, locales.German, dw.DefaultOptions(2), 1, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type("1")
	if got := shelltest.Heard(p.Env); got != "dice piece" {
		t.Errorf("heard %q", got)
	}
}

// listener writes down how loud sounds are.
type listener struct{ loud []float64 }

func (l *listener) Play(_ sound.Sound, volume float64) { l.loud = append(l.loud, volume) }

// The more a word brings, the louder it is heard; a throw is as loud as the settings say.
func TestBigWordsAreLouder(t *testing.T) {
	heard := func(letters int) (throw, word float64) {
		p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
		l := &listener{}
		p.Env.Sounds = l
		p.Env.Prefs.Volume = 50
		p.turn(letters)
		p.Must(len(l.loud) > 1 && p.view().Points[0] > 0, "a throw and a word")
		return l.loud[0], l.loud[len(l.loud)-1]
	}
	throw, short := heard(3)
	_, long := heard(7)
	if throw != .5 || short < .2 || long < short+.05 || long > .5 {
		t.Errorf("a throw is heard at %v, a short word at %v, a long one at %v", throw, short, long)
	}
}
