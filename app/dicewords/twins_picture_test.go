//go:build !race

package dicewords

import (
	"bytes"
	"image"
	"testing"

	"fyne.io/fyne/v2"

	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// pixels is a picture of the window.
func (p *played) pixels() []byte {
	p.Helper()
	img, ok := p.env.Window.Canvas().Capture().(*image.NRGBA)
	if !ok {
		p.Fatal("no NRGBA picture")
	}
	return img.Pix
}

// TestPictureTwins: two matches that differ in nothing but what nobody may know yet
// look the same to the last pixel, and differ as soon as the throws have shown it.
func TestPictureTwins(t *testing.T) {
	for _, lang := range locales.Langs {
		var pictures [2][2][]byte
		for i, seed := range []uint64{20, 21} {
			p := sit(t, lang, options(dw.Trust), seed, "Tina", "Lee")
			pictures[0][i] = p.pixels()
			p.key(fyne.KeySpace)
			pictures[1][i] = p.pixels()
		}
		if !bytes.Equal(pictures[0][0], pictures[0][1]) {
			t.Error(lang, "the page tells something about the seed")
		}
		if bytes.Equal(pictures[1][0], pictures[1][1]) {
			t.Error(lang, "the throws look the same: this test could not fail")
		}
	}
}
