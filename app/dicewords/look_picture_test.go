//go:build !race

package dicewords

import (
	"image/png"
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

func TestPictureLook(t *testing.T) {
	dir := os.Getenv("LOOK")
	if dir == "" {
		dir = t.TempDir()
	}
	snap := func(p *played, name string) {
		f, err := os.Create(dir + "/" + name + ".png")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, p.env.Window.Canvas().Capture()); err != nil {
			t.Fatal(err)
		}
	}
	o := dw.DefaultOptions(2)
	o.Clock = 180
	p := sit(t, locales.German, o, 3, "Tina", "Lee", "Ben", "Mia")
	snap(p, "first")
	p.key(fyne.KeySpace)
	snap(p, "thrown")
	p.typed("26")
	p.typed(string(p.view().Faces()[:4]))
	snap(p, "typed")
	p.env.Window.Resize(fyne.NewSize(1000, 620))
	snap(p, "small")
	p.env.Window.Resize(fyne.NewSize(1280, 800))
	p.key(fyne.KeySpace, fyne.KeySpace)
	snap(p, "last")
	p.env.Change(func(x *shell.Prefs) { x.Mode = "dark"; x.TextSize = 150; x.Language = locales.English })
	snap(p, "dark150")
	p.env.Window.Resize(fyne.NewSize(1000, 620))
	snap(p, "small150")
	q := sit(t, locales.German, options(dw.Challenges), 12, "Maximiliane", "Lee", "Ben", "Mia", "Oma", "Opa", "Zoe", "Kim")
	q.turn(8)
	snap(q, "eight")
	q.board.challenge(3)
	snap(q, "ruling")
}
