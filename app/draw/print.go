package draw

import (
	"image/color"
	"strconv"
	"strings"

	"spieltisch/app/ui"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
)

// Print is something drawn for white paper, whatever the theme: filled paths and their colours, and what is written on them. All
// lengths are in units of the drawing.
type Print struct {
	letterpiece.Drawing
	Shades []color.NRGBA // of the shapes
	Labels []Label
}

// Label is a text of a print: its middle, and its size in units to the em.
type Label struct {
	Text       string
	X, Y, Size float64
	Color      color.NRGBA
}

// printed is a drawing of pieces in the colours of paper.
func printed(d letterpiece.Drawing) Print {
	p := Print{Drawing: d}
	for _, s := range d.Shapes {
		tok := pieceTokens[s.Kind][0]
		switch s.Part {
		case letterpiece.PartEdge:
			tok = pieceTokens[s.Kind][1]
		case letterpiece.PartMark:
			tok = markTokens[s.Kind]
		}
		p.Shades = append(p.Shades, ui.Printed(tok))
	}
	return p
}

// printRim is how wide the rim of pieces is on paper.
const printRim = .06

// PrintedWord is a word in letter pieces, with dots above its box for umlauts; ok is false where it has something that can't be
// made of them.
func PrintedWord(word string) (p Print, ok bool) {
	pieces.Lock()
	defer pieces.Unlock()
	plain := strings.NewReplacer("Ä", "A", "Ö", "O", "Ü", "U").Replace(word)
	for _, r := range plain {
		if _, known := letters().Letter(r); !known && r != ' ' {
			return Print{}, false
		}
	}
	s, all := letterpiece.Style{Rim: printRim, Marks: pieces.marks}, []rune(plain)
	p = printed(letters().Word(plain, s))
	for i, r := range []rune(word) {
		if r == all[i] {
			continue
		}
		mid := letters().Word(string(all[:i+1]), s).Width - letters().Word(string(all[i]), s).Width/2
		const dot, apart, above = .9, 1.2, 1.2
		for _, x := range [2]float64{mid - apart/2, mid + apart/2} {
			p.box(x-dot/2, -above, dot, dot, dot/2, ui.Printed(ui.ShortEdge))
			p.box(x-dot/2+printRim, -above+printRim, dot-2*printRim, dot-2*printRim, dot/2-printRim, ui.Printed(ui.Short))
		}
	}
	return p, word != ""
}

// PrintedPiece is a letter piece, turned clockwise by degrees.
func PrintedPiece(k letterpiece.Kind, degrees float64) Print {
	return printed(letterpiece.Single(k, degrees, letterpiece.Style{Rim: printRim}))
}

// PrintedCrown is the crown of who has won.
func PrintedCrown() Print {
	return printed(crown.Drawing(letterpiece.Style{Rim: printRim}, 0, 1, 2, 3, 4, 5, 6, 0))
}

// PrintedFace is the portrait of a character, or the ready-made picture of a person; ok is false for a person that has none.
func PrintedFace(level mind.Level, emblem, color int) (p Print, ok bool) {
	const size = 64
	var shown picture
	switch {
	case level != 0:
		shown = facePicture(level, Calm, size, true)
	case emblem >= 1 && emblem <= Emblems:
		shown = emblemPicture(emblem, color, size, true)
	default:
		return Print{}, false
	}
	p.Drawing, p.Shades = shown.drawing, shown.shades
	p.Width, p.Height = size/shown.unit, size/shown.unit
	return p, true
}

func (p *Print) box(x, y, w, h, r float64, c color.NRGBA) {
	p.Shapes, p.Shades = append(p.Shapes, letterpiece.Shape{Path: roundBox(x, y, w, h, r)}), append(p.Shades, c)
}

func (p *Print) label(text string, x, y, size float64, c color.NRGBA) {
	p.Labels = append(p.Labels, Label{text, x, y, size, c})
}

// printedTile is a tile of a width of 1 with its lower edge, and nothing on it.
func printedTile(h, r float64, face, rim, edge color.NRGBA) (p Print) {
	const depth, line = .07, .03
	p.Width, p.Height = 1, h+depth
	p.box(0, depth, 1, h, r, edge)
	p.box(0, 0, 1, h, r, rim)
	p.box(line, line, 1-2*line, h-2*line, r-line, face)
	return p
}

// PrintedDie is a die.
func PrintedDie(f DieFace) Print {
	rim := f.Color
	if ui.Contrast(rim, ui.Printed(ui.CardBG)) < 3 {
		rim = ui.Mix(rim, color.Black, .62)
	}
	p := printedTile(1, .2, f.Color, rim, ui.Mix(f.Color, color.Black, .72))
	p.label(f.Letter, .5, .54, .5, f.Text)
	p.label(f.Mark, .17, .19, .2, f.Text)
	p.label(ui.Signed(f.Value), .83, .81, .2, f.Text)
	return p
}

// PrintedLetterTile is a tile of Wörterklauer.
func PrintedLetterTile(letter string, side LetterFace) Print {
	face, rim, ink, r := ui.Printed(ui.TileBG), ui.Printed(ui.TileBorder), ui.Printed(ui.Ink), .22
	switch side {
	case FaceRed:
		face, ink, r = ui.Printed(ui.RedTile), ui.Printed(ui.OnTile), .3
		rim = face
	case FaceBlack:
		face, ink, r = ui.Printed(ui.BlackTile), ui.Printed(ui.OnTile), .1
		rim = face
	}
	p := printedTile(1, r, face, rim, ui.Printed(ui.KlauerCloth.Edge))
	p.label(letter, .5, .52, .56, ink)
	return p
}

// PrintedNumberTile is a tile of Da Vinci Code with its mark.
func PrintedNumberTile(c TileColor, number int) Print {
	face, rim, on := ui.Printed(ui.BlackNumberTile), ui.Printed(ui.BlackNumberTileEdge), ui.Printed(ui.OnBlackNumberTile)
	if c == TileWhite {
		face, rim, on = ui.Printed(ui.WhiteNumberTile), ui.Printed(ui.WhiteNumberTileEdge), ui.Printed(ui.OnWhiteNumberTile)
	}
	const d = .17
	p := printedTile(1.5, .125, face, rim, ui.Printed(ui.TileShadow))
	if c == TileWhite {
		p.box(.5-d/2, .22-d/2, d, d, d/2, on)
		p.box(.5-d*.3, .22-d*.3, d*.6, d*.6, d*.3, face)
	} else {
		p.box(.5-d/2, .22-d/2, d, d, .03, on)
	}
	p.label(strconv.Itoa(number), .5, .84, .54, on)
	return p
}
