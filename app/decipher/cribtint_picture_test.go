package decipher_test

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/locales"
)

// The alphabet shows the letters of the zone looked at, in the theme's colours, whatever theme and window
// were between two answers. The settings have a page of their own, so the table is left for them.
func TestPictureAlphabetAfterChanges(t *testing.T) {
	p := seat(t, locales.German, rules(locales.German, 5), "Tina", "Lee", "Ben")
	p.word("HOBBY")
	change := func(mode string, width, height float32) {
		p.Env.Router.Home()
		p.Env.Change(func(prefs *shell.Prefs) { prefs.Mode = mode })
		p = sitDown(t, p.Env, p.Session.ID())
		shelltest.Resize(p.Env, width, height)
		p.Env.Window.Canvas().Capture()
	}
	check := func(what string) {
		t.Helper()
		letters, _ := p.alphabet().Candidates()
		if want := p.view().Candidates(1); len(want) == 0 || len(want) == 26 || !slices.Equal(letters, want) {
			t.Errorf("%s: %q stand out, want %q", what, string(letters), string(want))
		}
		got := p.pixels()
		draw.SetAlphabet(nil) // nothing painted before is used again
		p.Env.Router.Rebuild()
		if !slices.Equal(got, p.pixels()) {
			t.Errorf("%s: the alphabet differs from one just painted", what)
		}
	}
	p.Key(fyne.KeySpace)
	p.ask("21") // a zone that says no is looked at as well
	p.zone(1)
	check("first")
	change("dark", 1100, 700)
	change("dark", 1280, 800)
	p.place()
	p.zone(1)
	check("dark")
	change("light", 1100, 700)
	change("light", 1280, 800)
	check("without a tap")
}

// pixels are the points of a picture of the alphabet next to the board.
func (p *seated) pixels() (points []byte) {
	p.Helper()
	o := p.alphabet()
	p.Must(p.sees("alphabet"), "the alphabet")
	all, ok := p.Env.Window.Canvas().Capture().(*image.NRGBA)
	p.Must(ok, "a picture")
	from, size := at(o), o.Size()
	for y := from.Y; y < from.Y+size.Height; y++ {
		row := all.PixOffset(int(from.X), int(y))
		points = append(points, all.Pix[row:row+4*int(size.Width)]...)
	}
	return points
}
