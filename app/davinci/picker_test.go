package davinci_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// Struck by hand or impossible: a number can still be named, and no longer.
func TestStruckKeysCanBeNamed(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	p.point(13)
	free := shelltest.Drawn(t, p.Env)
	p.tapNote(1, 8)
	p.Must(p.pad().Struck(13, 8) && shelltest.Drawn(t, p.Env) != free, "8 is struck by hand")
	p.tapKey(8)
	p.Must(p.draft().Number == 8, "8 is named")
	look := p.rival(0)[p.rival(0).ringed()].Look()
	p.Must(look.Number == 8 && look.Meant && !p.rival(0)[0].Look().Meant, "it stands on the tile in the accent")
	p.tapKey(9)
	p.Must(p.draft().Number == 9 && p.Says("davinci.turn.act", games.Args{"N": 9}), "9 is named, which is impossible")
	p.Key(fyne.KeyBackspace)
	p.Must(p.draft().Number == dv.NumberUnknown, "and no longer")
}

// The keys of a tile lie in the same places whatever is named or struck.
func TestKeysStayInTheirPlaces(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadForced))
	at := func() (out []fyne.Position) {
		for n := range dv.Values {
			out = append(out, p.keyAt(n))
		}
		return out
	}
	p.point(13)
	want := at()
	p.tapKey(5)
	p.tapNote(1, 4)
	if got := at(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	for _, d := range []fyne.Position{{X: 19, Y: 19}, {X: -19, Y: -19}} { // each is 40 px wide and high
		for n := range dv.Values {
			p.Key(fyne.KeyBackspace)
			shelltest.TapAt(t, p.Env, want[n].Add(d))
			p.Must(p.draft().Number == n, "the whole key names its number")
		}
	}
}

// Digits name numbers, a 1 with another digit 10 or 11; the arrow keys reach every key.
func TestNumbersByKeys(t *testing.T) {
	p := seatThree(t, locales.German, davinci.Rules(true, dv.PadNotes))
	p.point(13)
	for _, c := range []struct {
		typed string
		want  int
	}{{"7", 7}, {"1", 1}, {"0", 10}, {"0", 0}, {"1", 1}, {"1", 11}, {"1", 1}, {"5", 5}, {"5", 5}, {"-", dv.Dash}, {"1", 1}, {"9", 9}, {"0", 0}} {
		p.Type(c.typed)
		if got := p.draft().Number; got != c.want {
			t.Errorf("typed %s: %d, want %d", c.typed, got, c.want)
		}
	}
	p.Key(fyne.KeyBackspace)
	p.Must(p.draft().Number == dv.NumberUnknown, "Backspace takes it back")
	p.Type("1")
	p.Key(fyne.KeyBackspace)
	p.Type("0")
	p.Must(p.draft().Number == 0, "a 1 that was taken back makes no 10")

	p.Env.Window.Canvas().Focus(shelltest.Marked(t, p.Env, "numbers").(fyne.Focusable))
	p.Key(fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeySpace)
	p.Must(p.draft().Number == 9, "Space names the 9 below and right of the 0")
	p.Key(fyne.KeyUp, fyne.KeyLeft, fyne.KeyReturn)
	p.Must(p.draft().Number == 1, "Enter names the 1")
	p.Key(fyne.KeyLeft, fyne.KeyLeft, fyne.KeyUp, fyne.KeySpace)
	p.Must(p.draft().Number == 0, "the cursor stops at the ends")
}

// Without dashes there are twelve keys and nothing to type for a thirteenth.
func TestNoDashWithoutDashes(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	p := takeTurn(t, locales.German, o, "Tina", "Lee")
	p.show(davinci.Position(t, o, "w6", "b1 w4 b7 w10", "b? w? b? w?"))
	p.point(11)
	p.Type("-")
	p.Must(p.draft().Number == dv.NumberUnknown, "no dash")
	p.tapKey(dv.Dash)
	p.Must(p.draft().Number == dv.NumberUnknown, "nothing lies right of the 11")
}
