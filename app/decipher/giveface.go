package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// giveFace is where the Puzzle Maker picks the piece that the Seeker gets (PickLive): only
// kinds of which some are left are offered.
type giveFace struct {
	desk    *table.Desk
	do      *making
	tree    fyne.CanvasObject
	cols    *makerColumns
	choices [letterpiece.Kinds]*kindChoice
	strip   *zoneStrip
	word    *wordPanel
	help    *ui.Para
	head    *fyne.Container
	take    *ui.Button
}

// kindChoice is one kind to choose.
type kindChoice struct {
	button *ui.CardButton
	ground *ui.Area
	left   *ui.Text
	wrong  *ui.Text
	piece  *draw.Piece
	slot   *fyne.Container
	chosen *ui.Icon
	tip    *ui.Icon
	name   *fyne.Container
	body   *fyne.Container
}

func newGiveFace(d *table.Desk, s *makerState, do *making) *giveFace {
	t := d.T
	f := &giveFace{desk: d, do: do, strip: newZoneStrip(d), word: newWordPanel(d)}
	row := ui.Grid(12, 120, letterpiece.Kinds)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		f.choices[k] = f.choice(k)
		row.Add(f.choices[k].button)
	}
	f.take = ui.NewButton("", ui.Primary, do.give).WithIcon(ui.IconLock)
	d.Trace.Mark("primary", f.take)
	f.help = ui.NewPara(t("decipher.maker.give.help"), ui.Body, ui.Ink2).MaxLines(2)
	f.head = ui.VGap(2, ui.NewText(d.Say("decipher.maker.give", games.Args{"Seat": s.view.Turn}), ui.Title, ui.Ink).Truncate(), f.help)
	f.cols = &makerColumns{
		top: ui.NewCardPad(0, cardBody(f.head, ui.NewVScroll(ui.Inset(4, 4, 8, 4, row)))), low: f.strip.object, share: .42,
		right: []fyne.CanvasObject{f.word.object, ui.Space(0, 0), f.take}, fits: f.fit,
	}
	f.tree = f.cols.container()
	return f
}

func (f *giveFace) choice(k letterpiece.Kind) *kindChoice {
	t := f.desk.T
	line := func(tok ui.Token) *ui.Text {
		return ui.NewText("", ui.Body, tok).Align(fyne.TextAlignCenter).Truncate()
	}
	c := &kindChoice{
		left: line(ui.Ink), wrong: line(ui.Ink2),
		piece: draw.NewPiece(k, 80, draw.Options{}), chosen: ui.NewIcon(ui.IconCheck, 20, ui.AccentText),
		tip: ui.NewIcon(ui.IconBulb, 20, ui.AccentText),
	}
	c.slot = sized(fyne.NewSize(80, 88), container.NewCenter(c.piece))
	c.name = ui.HMid(4, ui.Spacer(), c.chosen, c.tip, ui.NewText(t(dc.KindID(k)), ui.Label, ui.Ink), ui.Spacer())
	c.body = ui.VGap(2, c.slot, c.name, c.left, c.wrong)
	c.ground = ui.NewArea(ui.None, 8, ui.Inset(8, 0, 8, 0, c.body))
	c.button = ui.NewCardButton(4, c.ground, func() { f.do.choose(k) })
	f.desk.Trace.Mark("give"+strconv.Itoa(int(k)+1), c.button)
	return c
}

// fit follows the size of the window.
func (f *giveFace) fit(size makerSize) {
	t := f.desk.T
	handText(f.desk, f.take, t("decipher.maker.give.take"), t("decipher.maker.give.short"), size.right)
	f.word.fit(size)
	f.strip.fit(size)
	ui.Show(!size.tight, f.help)
	height := float32(80)
	if size.tight {
		height = 44
	}
	for _, c := range f.choices {
		c.piece.SetHeight(height)
		c.slot.Layout = leastBox{fyne.NewSize(height, height+8)}
		ui.PlaceAnew(c.slot, c.body)
	}
	ui.PlaceAnew(f.head)
}

func (f *giveFace) object() fyne.CanvasObject { return f.tree }

func (f *giveFace) render(s *makerState) {
	t, left := f.desk.T, s.left()
	for k, c := range f.choices {
		kind := letterpiece.Kind(k)
		ui.Show(left[k] > 0, c.button)
		c.left.SetText(t("decipher.maker.left", countArgs(left[k])))
		c.wrong.SetText(t("decipher.maker.wrong", countArgs(s.wrong(kind))))
		tok := ui.None
		if kind == s.chosen {
			tok = ui.AccentSoft
		}
		c.ground.SetColor(tok)
		ui.Show(kind == s.chosen, c.chosen)
		ui.Show(s.tip.Kinds[k], c.tip)
		ui.PlaceAnew(c.name)
	}
	f.take.SetEnabled(s.chosen != noKind, t("decipher.maker.give.none"))
	f.strip.render(s)
	f.word.render(s)
	f.cols.again()
}

func (f *giveFace) act() { f.do.give() }

func (f *giveFace) keys() []shell.KeyHelp {
	var kinds []string
	for k, n := range f.do.s.left() {
		if n > 0 {
			kinds = append(kinds, strconv.Itoa(k+1))
		}
	}
	return []shell.KeyHelp{
		shell.Guide("guide.decipher.give"),
		{Keys: strings.Join(kinds, " / "), What: "decipher.maker.keys.kind"},
		{Keys: "Left / Right", What: "decipher.maker.keys.kinds"},
		{Keys: "Enter", What: "decipher.maker.keys.give"},
		{Keys: "Esc", What: "decipher.maker.keys.cover"},
	}
}

func (f *giveFace) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyLeft:
		f.do.chooseNext(-1)
	case fyne.KeyRight:
		f.do.chooseNext(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		f.do.give()
	default:
		return false
	}
	return true
}

func (f *giveFace) rune(r rune) bool {
	if r < '1' || r >= '1'+letterpiece.Kinds {
		return false
	}
	f.do.choose(letterpiece.Kind(r - '1'))
	return true
}

func (f *giveFace) menu() []ui.MenuItem { return nil }
