package pdf

import (
	"bytes"
	"image/color"
	"image/png"
	"slices"
	"sort"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/store"
)

// pieces sets a word in letter pieces into a box with its middle at y, or as text where it can't be made of them; align is 0 for
// the left and 1 for the right.
func (p *press) pieces(text string, x, y, w, h, align float64) {
	d, ok := draw.PrintedWord(text)
	if !ok || d.Width == 0 || d.Height == 0 {
		p.write(fontHeavy, "", h*2.6, ui.Ink, text, x+w*align, y, align, w)
		return
	}
	unit := min(h/d.Height, w/d.Width)
	p.shapes(d, x+(w-d.Width*unit)*align, y-d.Height*unit/2, unit)
}

// shapes draws a print with its corner at x, y.
func (p *press) shapes(d draw.Print, x, y, unit float64) {
	at := func(q letterpiece.Point) (float64, float64) { return x + q.X*unit, y + q.Y*unit }
	for i, s := range d.Shapes {
		p.color(d.Shades[i])
		for _, c := range s.Path.Curves() {
			tx, ty := at(c.To)
			switch c.Op {
			case letterpiece.OpMoveTo:
				p.MoveTo(tx, ty)
			case letterpiece.OpLineTo:
				p.LineTo(tx, ty)
			case letterpiece.OpCurveTo:
				ax, ay := at(c.C1)
				bx, by := at(c.C2)
				p.CurveBezierCubicTo(ax, ay, bx, by, tx, ty)
			case letterpiece.OpClose:
				p.ClosePath()
			}
		}
		p.DrawPath("F")
	}
	for _, l := range d.Labels {
		lx, ly := at(letterpiece.Point{X: l.X, Y: l.Y})
		p.set(fontHeavy, "", l.Size*unit/mmPerPt, l.Color, l.Text, lx, ly, .5, p.w)
	}
}

// portrait is a player's face in a square: their picture, the head of a character, or a disc with initials.
func (p *press) portrait(pl store.Player, initials string, x, y, d float64) {
	if face, ok := draw.PrintedFace(pl.Level, pl.Emblem, pl.Color); ok {
		p.shapes(face, x, y, d/face.Width)
		return
	}
	if p.doc.Portrait != nil {
		if img := p.doc.Portrait(pl); img != nil {
			var b bytes.Buffer
			if err := png.Encode(&b, img); err != nil {
				p.SetError(err)
				return
			}
			opts := fpdf.ImageOptions{ImageType: "PNG"}
			p.RegisterImageOptionsReader(pl.UID, opts, &b)
			p.ImageOptions(pl.UID, x, y, d, d, false, opts, 0, "")
			return
		}
	}
	p.color(ui.Printed(ui.Player(pl.Color)))
	p.Circle(x+d/2, y+d/2, d/2, "F")
	p.write(fontHeavy, "", d*1.3, ui.OnPlayer, initials, x+d/2, y+d/2, .5, d*.86)
}

// capShare is the height of Nunito's capitals in em, and mmPerPt a point.
const (
	capShare = .705
	mmPerPt  = 25.4 / 72
)

// write sets a line with its left edge (align 0), middle (.5) or right edge (1) at x and
// the middle of its capitals at y; what is wider than most gets smaller, then it is cut.
func (p *press) write(font, style string, size float64, tok ui.Token, text string, x, y, align, most float64) {
	p.set(font, style, size, ui.Printed(tok), text, x, y, align, most)
}

func (p *press) set(font, style string, size float64, c color.NRGBA, text string, x, y, align, most float64) {
	if text = p.drawn(font, style, text); text == "" {
		return
	}
	p.SetTextColor(int(c.R), int(c.G), int(c.B))
	p.SetFont(font, style, size)
	w := p.GetStringWidth(text)
	if w > most {
		size = max(size*most/w, size*.6)
		p.SetFontSize(size)
	}
	if w = p.GetStringWidth(text); w > most {
		runes := []rune(text)
		fits := sort.Search(len(runes)-1, func(n int) bool { return p.GetStringWidth(string(runes[:n+1])+"…") > most })
		text = string(runes[:max(fits, 1)]) + "…"
		w = p.GetStringWidth(text)
	}
	p.Text(x-w*align, y+capShare*size*mmPerPt/2, text)
}

// lineShare is the height of a line in em.
const lineShare = 1.3

// block sets a text in up to so many lines, as large as it has to be for that, around y.
func (p *press) block(font, style string, size float64, tok ui.Token, text string, x, y, align, most float64, rows int) {
	size = p.fitting(font, style, size, most, rows, text)
	p.SetFont(font, style, size)
	lines, _ := p.lines(p.drawn(font, style, text), most)
	if len(lines) > rows {
		lines = append(lines[:rows-1:rows-1], strings.Join(lines[rows-1:], " "))
	}
	high := size * lineShare * mmPerPt
	y -= high * float64(len(lines)-1) / 2
	for i, line := range lines {
		p.write(font, style, size, tok, line, x, y+float64(i)*high, align, most)
	}
}

// fitting is the one size at which all texts have room in so many lines: down to four fifths with whole words, down to half with
// broken ones.
func (p *press) fitting(font, style string, size, most float64, rows int, texts ...string) float64 {
	const step = .5
	for now := size; now > size/2; now -= step {
		p.SetFont(font, style, now)
		if !slices.ContainsFunc(texts, func(text string) bool {
			lines, whole := p.lines(p.drawn(font, style, text), most)
			return len(lines) > rows || !whole && now > size*.8
		}) {
			return now
		}
	}
	return size / 2
}

// lines parts a text at blanks and behind hyphens, for the font in force; whole is false where a word had to be broken for that.
func (p *press) lines(text string, most float64) (out []string, whole bool) {
	whole = true
	for _, word := range strings.Fields(text) {
		glue := " "
		for part := range strings.SplitAfterSeq(word, "-") {
			for p.GetStringWidth(part) > most {
				letters := []rune(part)
				n := sort.Search(len(letters)-1, func(n int) bool { return p.GetStringWidth(string(letters[:n+1])+"-") > most })
				if n == 0 {
					break
				}
				out, part, whole = append(out, string(letters[:n])+"-"), string(letters[n:]), false
			}
			if last := len(out) - 1; last >= 0 && p.GetStringWidth(out[last]+glue+part) <= most {
				out[last] += glue + part
			} else if part != "" {
				out = append(out, part)
			}
			glue = ""
		}
	}
	return out, whole
}

func (p *press) color(c color.NRGBA) { p.SetFillColor(int(c.R), int(c.G), int(c.B)) }

func (p *press) fill(x, y, w, h float64, tok ui.Token) {
	p.color(ui.Printed(tok))
	p.Rect(x, y, w, h, "F")
}

// round is a filled box with round corners.
func (p *press) round(x, y, w, h, r float64, tok ui.Token) {
	p.color(ui.Printed(tok))
	p.RoundedRect(x, y, w, h, min(r, w/2, h/2), "1234", "F")
}

// box is a small filled square with a rim.
func (p *press) box(x, y, w, h, r float64, tok ui.Token) {
	p.color(ui.Printed(tok))
	p.pen(.2, ui.Ctrl)
	p.RoundedRect(x, y, w, h, r, "1234", "FD")
}

func (p *press) pen(width float64, tok ui.Token) {
	c := ui.Printed(tok)
	p.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.SetLineWidth(width)
}

func (p *press) line(x1, y1, x2, y2, width float64, tok ui.Token) {
	p.pen(width, tok)
	p.Line(x1, y1, x2, y2)
}
