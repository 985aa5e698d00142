package decipher

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// kindTokens are the colours of the kinds' bars.
var kindTokens = [letterpiece.Kinds]ui.Token{ui.Long, ui.Short, ui.Arc, ui.U}

// needCard is what the word needs of the pieces in the box.
type needCard struct {
	desk   *table.Desk
	s      *makerState
	object *ui.Card
	head   *fyne.Container
	total  *ui.Text
	room   float32 // for total
	rows   [letterpiece.Kinds]*needRow
	list   *fyne.Container
	body   *fyne.Container
}

type needRow struct {
	row   *fyne.Container
	piece *draw.Piece
	sign  *fyne.Container
	bar   *ui.Bar
	track fyne.CanvasObject // the bar's place
	count *ui.Text
}

func newNeedCard(d *table.Desk, s *makerState) *needCard {
	t := d.T
	c := &needCard{desk: d, s: s, total: ui.NewText("", ui.Strong, ui.OK).Truncate().Align(fyne.TextAlignTrailing)}
	c.head = ui.HMid(8, ui.NewText(t("decipher.maker.need"), ui.Title, ui.Ink), ui.Stretch(c.total))
	c.list = ui.VGap(0)
	name, count := c.widths()
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		r := &needRow{piece: draw.NewPiece(k, 32, draw.Options{}), bar: ui.NewBar(kindTokens[k]), count: ui.NewText("", ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}
		r.track = ui.Stretch(container.NewStack(r.bar)) // which needs nothing when the bar is hidden
		r.sign = sized(fyne.NewSize(32, 40), container.NewCenter(r.piece))
		r.row = ui.HMid(12, r.sign, ui.MinSized(name, 0, ui.NewText(t(dc.KindID(k)), ui.Body, ui.Ink)), r.track, ui.MinSized(count, 0, r.count))
		c.rows[k] = r
		c.list.Add(r.row)
	}
	c.body = ui.VGap(4, c.head, c.list)
	c.object = ui.NewCardPad(16, ui.Inset(0, 8, 0, 8, c.body))
	return c
}

// widths are those of the columns of names and counts.
func (c *needCard) widths() (name, count float32) {
	t, stock := c.desk.T, c.s.view.Stock
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		name = max(name, ui.Body.Measure(t(dc.KindID(k))))
		count = max(count, ui.Strong.Measure(t("decipher.maker.of", games.Args{"Need": stock[k], "Stock": stock[k]})))
	}
	return ui.Whole(name + 1), ui.Whole(count + 1)
}

func (c *needCard) render(s *makerState) {
	c.s = s
	t, a := c.desk.T, s.advice
	short := ""
	for k, r := range c.rows {
		need, stock := a.Need[k], s.view.Stock[k]
		r.bar.Set(float32(need)/float32(max(stock, 1)), 0)
		r.count.SetText(t("decipher.maker.of", games.Args{"Need": need, "Stock": stock}))
		r.count.SetColor(ui.Ink)
		if need > stock {
			r.count.SetColor(ui.Warn)
			short = t("decipher.maker.total.short")
		}
	}
	switch n := a.Need.Total(); {
	case short != "":
		c.total.SetColor(ui.Warn)
		c.total.SetText(short)
	case n == 0:
		c.total.SetText("")
	default:
		c.total.SetColor(ui.OK)
		c.total.SetText(t("decipher.maker.total", games.Args{"N": n}))
		if ui.Strong.Measure(c.total.String()) > c.room {
			c.total.SetText(t("decipher.maker.total.only", games.Args{"N": n}))
		}
	}
	ui.PlaceAnew(c.head)
}

// fit drops the bars where the names need their room, and lowers the rows in a low
// window.
func (c *needCard) fit(size makerSize) {
	height, pieces := float32(40), float32(32)
	if size.tight {
		height, pieces = 30, 26
	}
	if room := size.right - 48 - 8 - c.head.Objects[0].MinSize().Width; room != c.room {
		c.room = room
		c.render(c.s)
	}
	name, count := c.widths()
	for _, r := range c.rows {
		r.piece.SetHeight(pieces)
		r.sign.Layout = leastBox{fyne.NewSize(32, height)}
		ui.Show(size.right-48-32-name-count-3*12 >= 64, r.bar)
		ui.PlaceAnew(r.sign, r.row)
	}
	ui.PlaceAnew(c.list, c.body)
}
