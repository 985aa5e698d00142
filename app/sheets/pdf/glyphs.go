package pdf

import (
	"strings"
	"sync"

	"golang.org/x/image/font/sfnt"

	"spieltisch/assets"
	"spieltisch/store"
)

// face is one of the fonts of the page: how the press calls it, and what it can draw.
type face struct {
	family, style string
	data          []byte
	parsed        func() (*sfnt.Font, error)
}

var faces = []face{
	newFace(fontBody, "", assets.NunitoMedium), newFace(fontBody, "B", assets.NunitoBold), newFace(fontHeavy, "", assets.NunitoExtraBold),
}

func newFace(family, style string, data []byte) face {
	return face{family, style, data, sync.OnceValues(func() (*sfnt.Font, error) { return sfnt.Parse(data) })}
}

// instead stands for a sign that a font hasn't got.
const instead = '?'

// drawn is a text as a font can draw it. The press takes no others: some it draws as boxes, some it fails at. missing is told
// what was replaced.
func (p *press) drawn(family, style, text string) string {
	var buf sfnt.Buffer
	for _, f := range faces {
		if f.family != family || f.style != style {
			continue
		}
		font, err := f.parsed()
		if err != nil {
			p.SetError(err)
			return ""
		}
		return strings.Map(func(r rune) rune {
			if glyph, err := font.GlyphIndex(&buf, r); err == nil && glyph != 0 {
				return r
			}
			p.missing[string(r)] = true
			return instead
		}, store.Shown(text))
	}
	return text
}
