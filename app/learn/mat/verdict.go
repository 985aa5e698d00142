package mat

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// verdict shows a tick on a right letter, and a wrong one next to the right one.
type verdict struct {
	disc  *canvas.Circle
	tick  *ui.Icon
	cards [2]verdictCard // what was built, what was wanted
}

// verdictCard is one of the two letters.
type verdictCard struct {
	box    *ui.Box
	letter *draw.Word
	text   *ui.Text
}

func newVerdict() *verdict {
	v := &verdict{disc: canvas.NewCircle(ui.Color(ui.None)), tick: ui.NewIcon(ui.IconCheck, markSize-8, ui.CardBG)}
	for i := range v.cards {
		v.cards[i] = verdictCard{ui.NewBox(), draw.NewWord("", 40), ui.NewText("", ui.Strong, ui.Ink2).Truncate().Align(fyne.TextAlignCenter)}
	}
	return v
}

func (v *verdict) objects() (out []fyne.CanvasObject) {
	for _, c := range v.cards {
		out = append(out, c.box, c.letter, c.text)
	}
	return append(out, v.disc, v.tick)
}

// set shows the verdict, if it is known.
func (v *verdict) set(env *shell.Env, s *scene, wrong bool) {
	for _, o := range v.objects() {
		ui.Show(wrong, o)
	}
	p := &s.plan
	corner := p.mat
	if wrong {
		w := (p.mat.Width - 3*gap) / 2
		size := fyne.NewSize(w, p.mat.Height-2*gap)
		built := ui.Frame{Position: p.mat.AddXY(gap, gap), Size: size}
		corner = ui.Frame{Position: p.mat.AddXY(2*gap+w, gap), Size: size}
		said, target := first(s.judged.Said), first(s.item.Target)
		// Both are drawn to one scale, so that they can be compared.
		h := min(letterHeight(size, said), letterHeight(size, target), p.capital)
		v.cards[0].set(built, said, h, env.T("learn.mat.built", games.Args{"Letter": say.Letter(env, said)}), ui.CardBG, ui.Border, ui.Ink2)
		v.cards[1].set(corner, target, h, env.T("learn.mat.wanted", games.Args{"Letter": say.Letter(env, target)}), ui.OKSoft, ui.OK, ui.OK)
	}
	on := s.judged != nil
	ui.Show(on, v.disc)
	ui.Show(on, v.tick)
	if on {
		v.mark(corner, wrong && ui.Strong.Measure(v.cards[1].text.String())+2*(markSize+markOff) < corner.Width)
	}
}

// The tick's disc, in pixels: its size and how far it is from the rim.
const (
	markSize float32 = 28
	markOff  float32 = 12
)

// mark puts the tick into the upper right corner, or low next to a letter's name.
func (v *verdict) mark(f ui.Frame, low bool) {
	at := f.AddXY(f.Width-markOff-markSize, markOff)
	if low {
		at.Y = ui.Whole(f.Y + f.Height - 8 - (ui.Strong.Height()+markSize)/2)
	}
	v.disc.FillColor = ui.Color(ui.OK)
	v.disc.Move(at)
	v.disc.Resize(fyne.NewSquareSize(markSize))
	v.disc.Refresh()
	v.tick.Set(ui.IconCheck, ui.CardBG)
	v.tick.Move(at.AddXY(4, 4))
	v.tick.Resize(fyne.NewSquareSize(markSize - 8))
}

// letterHeight is how high capitals may be for a letter to fit above the text of a card.
func letterHeight(card fyne.Size, r rune) float32 {
	room := fyne.NewSize(card.Width-2*gap, card.Height-ui.Strong.Height()-8-2*14)
	h := max(20, ui.Whole(room.Height))
	if w := draw.NewWord(string(r), h).MinSize().Width; w > room.Width {
		h = max(20, ui.Whole(h*room.Width/w))
	}
	return h
}

// set shows a letter with its text below in a card; h is the height of capitals.
func (c *verdictCard) set(f ui.Frame, r rune, h float32, text string, fill, rim, tok ui.Token) {
	setBox(c.box, f, fill, rim, 1)
	line := ui.Strong.Height()
	c.text.SetText(text)
	c.text.SetColor(tok)
	c.text.Resize(fyne.NewSize(f.Width-16, line))
	c.text.Move(fyne.NewPos(f.X+8, f.Y+f.Height-line-8))
	c.letter.SetWord(string(r))
	c.letter.SetHeight(h)
	size := c.letter.MinSize()
	c.letter.Resize(size)
	c.letter.Move(fyne.NewPos(ui.Whole(f.X+(f.Width-size.Width)/2), ui.Whole(f.Y+(f.Height-line-8-size.Height)/2)))
}
