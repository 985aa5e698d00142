package draw

import (
	"fmt"
	"image/color"
	"strings"

	"spieltisch/games/letterpiece"
)

// writePath writes a path moved by x, y and scaled by unit, as an SVG element.
func writePath(b *strings.Builder, p letterpiece.Path, x, y, unit float64, c color.NRGBA) {
	b.WriteString(`<path d="`)
	at := func(q letterpiece.Point) string {
		return num((q.X+x)*unit+margin) + "," + num((q.Y+y)*unit+margin)
	}
	for _, c := range p {
		switch c.Op {
		case letterpiece.ArcTo:
			r := num(c.R * unit)
			fmt.Fprintf(b, "A%s,%s 0 %d %d %s", r, r, bit(c.Large), bit(c.Sweep), at(c.To))
		case letterpiece.Close:
			b.WriteByte('Z')
		default:
			b.WriteByte(byte(c.Op))
			b.WriteString(at(c.To))
		}
	}
	fmt.Fprintf(b, `" fill="#%02X%02X%02X"/>`, c.R, c.G, c.B)
}

func bit(on bool) int {
	if on {
		return 1
	}
	return 0
}
