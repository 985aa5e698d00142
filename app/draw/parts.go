package draw

import (
	"image/color"

	"spieltisch/app/ui"
)

// setFace is a coloured face, with a rim of sw pixels where its contrast needs one.
func setFace(b *ui.Box, x, y, w, h, radius float32, c color.NRGBA, sw float32) {
	edge, ok := faceRim(c)
	if !ok {
		sw = 0
	}
	b.Set(x, y, w, h, radius, c, edge, sw)
}
