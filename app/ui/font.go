package ui

import (
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/font/sfnt"

	"spieltisch/assets"
)

// The weights of Nunito.
var (
	fontRegular = fyne.NewStaticResource("Nunito-500.ttf", assets.NunitoMedium)
	fontBold    = fyne.NewStaticResource("Nunito-700.ttf", assets.NunitoBold)
	fontHeavy   = fyne.NewStaticResource("Nunito-800.ttf", assets.NunitoExtraBold)
)

// weigh sets a text's weight: 500, 700 or 800. Of a font by itself Fyne loads nothing else; for each style of the theme it
// loads another 9 MB to fall back on, emoji among them. So only texts with signs that Nunito hasn't got are bold by style.
func weigh(t *canvas.Text, weight int) {
	t.TextStyle = fyne.TextStyle{Bold: weight >= 700}
	t.FontSource = nil
	switch {
	case weight < 700 || !inNunito(t.Text):
	case weight < 800:
		t.FontSource = fontBold
	default:
		t.FontSource = fontHeavy
	}
}

// signs asks Nunito for its signs, which are the same in all weights.
var signs struct {
	sync.Mutex
	font *sfnt.Font
	buf  sfnt.Buffer
}

// inNunito tells whether Nunito has all signs of a text.
func inNunito(text string) bool {
	for _, r := range text {
		if (r < ' ' || r > '~') && !drawsSign(r) {
			return false
		}
	}
	return true
}

func drawsSign(r rune) bool {
	signs.Lock()
	defer signs.Unlock()
	if signs.font == nil {
		var err error
		if signs.font, err = sfnt.Parse(assets.NunitoBold); err != nil {
			return false
		}
	}
	glyph, err := signs.font.GlyphIndex(&signs.buf, r)
	return err == nil && glyph != 0
}
