package draw

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/ui"
)

// Compared is one of two letters next to each other.
type Compared struct {
	Letter  rune
	Differ  []int       // its pieces that the other one doesn't have (course.Differ)
	Caption string      // below it, "" for none
	Icon    ui.IconName // before the caption, "" for none
	Color   ui.Token    // of both; None is Ink2
}

// Compare shows two letters next to each other. The pieces that tell them apart have a ring
// around them, and the others are pale; where nothing differs both are plain.
type Compare struct {
	widget.BaseWidget
	letters [2]Compared
	height  float32
	figures [2]*Figure
	icons   [2]*ui.Icon
	texts   [2]*ui.Text
	box     *fyne.Container
}

var _ fyne.Widget = (*Compare)(nil)

// compareAir lies around each letter and between both.
const compareAir = 8

// NewCompare shows two letters at the scale at which capitals are height pixels high, on the
// ground of a card. Captions are cut where they are wider than half of the room.
func NewCompare(a, b Compared, height float32, o Options) *Compare {
	c := &Compare{height: height}
	c.box = ui.Columns(compareAir)
	cols := make([]ui.Column, len(c.letters))
	for i := range c.letters {
		c.figures[i] = NewFigure(0, height, ui.CardBG, o)
		c.icons[i] = ui.NewIcon("", 16, ui.Ink2)
		c.texts[i] = ui.NewText("", ui.Strong, ui.Ink2)
		caption := ui.HMid(6, ui.Spacer(), c.icons[i], c.texts[i], ui.Spacer())
		cols[i] = ui.Column{Weight: 1, Object: ui.NewArea(ui.CardBG, 10, ui.Pad(compareAir, ui.VGap(4,
			ui.Centered(c.figures[i]), caption)))}
	}
	c.box = ui.Columns(compareAir, cols...)
	c.ExtendBaseWidget(c)
	c.Set(a, b)
	return c
}

// Set shows two other letters.
func (c *Compare) Set(a, b Compared) {
	c.letters = [2]Compared{a, b}
	same := len(a.Differ)+len(b.Differ) == 0
	for i, l := range c.letters {
		letter, _ := Letters().Letter(l.Letter)
		looks := make([]PieceLook, len(letter.Pieces))
		for k := range looks {
			switch {
			case same:
			case slices.Contains(l.Differ, k):
				looks[k] = PieceLit
			default:
				looks[k] = PieceToned
			}
		}
		c.figures[i].Set(l.Letter, looks...)
		tok := l.Color
		if tok == ui.None {
			tok = ui.Ink2
		}
		c.icons[i].Set(l.Icon, tok)
		c.texts[i].SetText(l.Caption)
		c.texts[i].SetColor(tok)
		ui.Show(l.Icon != "", c.icons[i])
		ui.Show(l.Caption != "", c.texts[i])
	}
	c.Refresh()
}

// SetHeight changes the scale.
func (c *Compare) SetHeight(height float32) {
	for _, f := range c.figures {
		f.SetHeight(height)
	}
	c.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (c *Compare) CreateRenderer() fyne.WidgetRenderer {
	c.ExtendBaseWidget(c)
	return widget.NewSimpleRenderer(c.box)
}
