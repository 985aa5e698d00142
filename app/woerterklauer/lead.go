package woerterklauer

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// lead shows who leads by how many letters, whoever is to move, and both counts as parts of a bar with a mark at its middle: whose
// part reaches over it leads. Where it is narrow, the bar carries the numbers.
type lead struct {
	ui.Base
	desk   *table.Desk
	object *ui.Named // with what is counted
	narrow bool
	tally  wk.Tally
	extra  wk.Tally // of the handicap
	by     int
	mover  wk.Color
	held   wk.Tally // letters that are still to turn into a colour
	would  bool     // the turn can't end as it lies

	number, says ui.Line
	leader       *draw.LetterTile // in whose colour
	well         *ui.Box
	parts        [2]*ui.Box // by the color
	straight     *ui.Box    // the right end of red
	triangle     *canvas.ArbitraryPolygon
	square       *ui.Box
	counts       [2]ui.Line
	mid          *ui.Box
}

func newLead(d *table.Desk) *lead {
	l := &lead{desk: d, number: ui.NewLine(), says: ui.NewLine(), leader: draw.NewLetterTile(draw.LetterLook{}, leadTile, leadTile), well: ui.NewBox(), straight: ui.NewBox(), square: ui.NewBox(), mid: ui.NewBox()}
	l.triangle = canvas.NewArbitraryPolygon(nil, nil)
	for c := range l.parts {
		l.parts[c], l.counts[c] = ui.NewBox(), ui.NewLine()
	}
	all := []fyne.CanvasObject{l.number, l.leader, l.says, l.well, l.parts[wk.Red], l.straight, l.parts[wk.Black], l.triangle, l.square, l.counts[wk.Red], l.counts[wk.Black], l.mid}
	l.Draw(l, l.least, l.place, all...).Repaints()
	l.object = ui.NewNamed(l)
	l.object.SetTip(d.T("judge.lead.tip"))
	return l
}

func (l *lead) render(s *state) {
	l.mover = s.mover()
	l.tally, l.by = s.counts()
	l.extra = extraIn(s.view.Options, s.view.TurnNumber)
	l.would = s.lays() && l.by > 0 && !s.stands()
	l.Refresh()
}

// hold counts letters that are to turn into a colour as the other's still.
func (l *lead) hold(letters wk.Tally) { ui.Change(&l.held, letters, l) }

// shown is what is counted now.
func (l *lead) shown() wk.Tally {
	by := l.held.Black - l.held.Red
	return wk.Tally{Red: l.tally.Red + by, Black: l.tally.Black - by}
}

const (
	barHigh   float32 = 34
	barNarrow float32 = 30
	barMark   float32 = 8 // how far the mark at the middle reaches over it
	barGap    float32 = 4
	leadTile  float32 = 38
)

func (l *lead) least() fyne.Size {
	if l.narrow {
		return fyne.NewSize(200, barNarrow+barMark)
	}
	return fyne.NewSize(200, 86+barHigh+2*barMark)
}

func (l *lead) place(s fyne.Size) {
	t := l.shown()
	high, y := barHigh, s.Height-barHigh-barMark
	if l.narrow {
		high, y = barNarrow, (s.Height-barNarrow)/2
	}
	by, leader := l.leads(t)
	text, sign := l.sentence(t), signed(by)
	ui.Show(by != 0 && !l.narrow, l.leader)
	l.leader.Set(sided("", leader))
	ui.Put(l.leader, 0, 28-leadTile/2, leadTile, leadTile)
	if l.narrow {
		text, sign = "", ""
	}
	tok := ui.Ink
	if l.would { // which is none
		tok = ui.Ink3
	}
	l.number.Set(sign, ui.Living, tok)
	at := float32(0)
	if by != 0 {
		at = leadTile + 14
	}
	l.number.Place(at, 28, 0)
	l.says.Set(text, ui.Label, ui.Ink2)
	l.says.Place(0, 70, 0)
	l.placeBar(t, y, s.Width, high)
}

// signed is a lead with its sign.
func signed(by int) string {
	if by > 0 {
		return "+" + strconv.Itoa(by)
	}
	return ui.Signed(by)
}

// placeBar has round ends for red and sharp ones for black, as their tiles have them.
func (l *lead) placeBar(t wk.Tally, y, width, high float32) {
	l.well.Set(0, y, width, high, high/2, ui.Color(ui.KlauerCloth.Edge), nil, 0)
	l.mid.Set(ui.Whole(width/2-2), y-barMark+2, 4, high+2*barMark-4, 2, ui.Color(ui.Ink), nil, 0)
	for _, o := range []fyne.CanvasObject{l.parts[wk.Red], l.straight, l.triangle, l.parts[wk.Black], l.square} {
		o.Hide()
	}
	all := [2]string{wk.Red: said(t, l.extra, wk.Red), wk.Black: said(t, l.extra, wk.Black)}
	t = wk.Tally{Red: t.Red + l.extra.Red, Black: t.Black + l.extra.Black}
	at := ui.Whole(width * float32(t.Red) / float32(max(1, t.Red+t.Black)))
	red, black := at-barGap/2, width-at-barGap/2
	if t.Black == 0 {
		red = width
	}
	if t.Red == 0 {
		black = width
	}
	for c, x := range map[wk.Color]float32{wk.Red: 44, wk.Black: width - 44} {
		if !l.narrow || t.Of(c) == 0 {
			all[c] = ""
		}
		l.counts[c].Set(all[c], ui.Heading, ui.OnTile)
		l.counts[c].Place(x, y+high/2, float32(c))
	}
	if t.Red > 0 {
		l.parts[wk.Red].Set(0, y, red, high, high/2, ui.Color(ui.RedTile), nil, 0)
		if t.Black > 0 && red > high {
			l.straight.Set(high/2, y, red-high/2, high, 2, ui.Color(ui.RedTile), nil, 0)
		}
		ui.SetPolygon(l.triangle, fyne.NewPos(15, y+high/2-8), fyne.NewSize(18, 15), ui.OnTile, fyne.NewPos(9, 0), fyne.NewPos(18, 15), fyne.NewPos(0, 15))
		ui.Show(red > 40, l.triangle)
	}
	if t.Black > 0 {
		l.parts[wk.Black].Set(width-black, y, black, high, 6, ui.Color(ui.BlackTile), ui.Color(ui.BlackTileRim), 1.5)
		if black > 40 {
			l.square.Set(width-32, y+high/2-7.5, 15, 15, 2, ui.Color(ui.OnTile), nil, 0)
		}
	}
}

// sentence says who leads.
func (l *lead) sentence(t wk.Tally) string {
	by, leader := l.leads(t)
	stem := games.ID("judge.lead.")
	switch {
	case t.Red+t.Black == 0:
		return l.desk.T("judge.lead.none")
	case l.would:
		stem, leader = "judge.lead.would.", l.mover
	case by == 0:
		return l.desk.T("judge.lead.even", games.Args{"Own": said(t, l.extra, wk.Red), "Other": said(t, l.extra, wk.Black)})
	}
	return l.desk.T(sideID(stem, leader), games.Args{"Own": said(t, l.extra, leader), "Other": said(t, l.extra, leader.Other())})
}

// leads is by how much a color leads, and which; with the handicap.
func (l *lead) leads(t wk.Tally) (by int, leader wk.Color) {
	by = t.Lead(wk.Red) + l.extra.Lead(wk.Red)
	if by > 0 {
		return by, wk.Red
	}
	return -by, wk.Black
}

// said is what counts for a color: its letters, and those of the handicap.
func said(t, extra wk.Tally, c wk.Color) string {
	text := strconv.Itoa(t.Of(c))
	if n := extra.Of(c); n > 0 {
		text += " + " + strconv.Itoa(n)
	}
	return text
}

// sideID is what the texts say of a color: "legt Rot".
func sideID(stem games.ID, c wk.Color) games.ID {
	if c == wk.Black {
		return stem + "black"
	}
	return stem + "red"
}
