package home_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/guided"
	"spieltisch/app/home"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/locales"
)

// Each game's card has its doors for who sits down alone on it, which cover neither text nor each other in any window.
func TestDoorsHaveRoom(t *testing.T) {
	for _, lang := range locales.Langs {
		s := newStand(t, lang, decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game())
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}, {Width: 1920, Height: 1080}} {
			s.home()
			shelltest.Resize(s.env, size.Width, size.Height)
			var over, inside []fyne.CanvasObject
			for _, g := range s.games {
				for _, mark := range []string{"against.", "guide."} {
					b := shelltest.Marked(t, s.env, mark+g.Kind.Name())
					over = append(over, b)
					for _, x := range shelltest.Inside[*ui.Text](b) {
						inside = append(inside, x)
					}
					if !shelltest.Within(b, shelltest.Marked(t, s.env, "new."+g.Kind.Name())) {
						t.Errorf("%s, %v: %s%s is not on its card", lang, size, mark, g.Kind.Name())
					}
				}
			}
			for _, x := range shelltest.Find[*ui.Text](s.env) {
				if !slices.Contains(inside, fyne.CanvasObject(x)) {
					over = append(over, x)
				}
			}
			for _, x := range shelltest.Find[*ui.Para](s.env) {
				over = append(over, x)
			}
			if out := about(shelltest.Overlapping(over), "*ui.Button"); len(out) > 0 {
				t.Errorf("%s, %v: %s", lang, size, strings.Join(out, "\n"))
			}
		}
	}
}

// Who has seen a guided match has a check on its button, which opens it again all the same.
func TestSeenHasACheck(t *testing.T) {
	s := newStand(t, locales.German, dicewords.Game())
	s.family(t)
	icon := func() ui.IconName {
		s.home()
		return shelltest.Inside[*ui.Icon](shelltest.Marked(t, s.env, "guide.dicewords"))[0].Name()
	}
	if got := icon(); got != ui.IconCompass {
		t.Errorf("nobody has seen it, but the button has %s", got)
	}
	known := s.env.Router.Page().(*home.Page).AtTable()
	for i, who := range known {
		guided.Progress{Seen: true}.Keep(s.env, "dicewords", "", who)
		want := ui.IconCompass
		if i == len(known)-1 {
			want = ui.IconCheck
		}
		if got := icon(); got != want {
			t.Errorf("%d of %d have seen it, but the button has %s", i+1, len(known), got)
		}
	}
}
