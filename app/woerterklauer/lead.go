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

// lead shows both sides and who leads by how many letters: red at the left, as in the
// meter below.
type lead struct {
	desk   *table.Desk
	tight  bool
	turn   wk.Color // whose turn it is
	over   bool     // nobody's any more
	object fyne.CanvasObject
	row    *fyne.Container
	body   *fyne.Container
	sides  [2]*side
	title  *ui.Text
	needs  *ui.Text
	mid    *fyne.Container
	named  *ui.Named // mid, with what is counted
	meter  *meter
}

// side is one half: who it is, and how many letters show the color.
type side struct {
	color  wk.Color
	avatar *ui.Avatar
	name   *ui.Text
	says   *ui.Text // the color, and whether it is their turn
	who    *fyne.Container
	tile   *draw.LetterTile
}

func newLead(d *table.Desk) *lead {
	l := &lead{desk: d, meter: newMeter()}
	l.title = ui.NewText("", ui.Title, ui.AccentText).Align(fyne.TextAlignCenter)
	l.needs = ui.NewText("", ui.Body, ui.Ink2).Align(fyne.TextAlignCenter)
	l.mid = ui.VGap(0, l.title, l.needs)
	l.named = ui.NewNamed(l.mid)
	l.named.SetTip(d.T("judge.lead.tip"))
	for c := range l.sides {
		l.sides[c] = newSide(wk.Color(c))
	}
	red, black := l.sides[wk.Red], l.sides[wk.Black]
	black.name.Align(fyne.TextAlignTrailing)
	black.says.Align(fyne.TextAlignTrailing)
	l.row = &fyne.Container{Layout: leadLayout{l}, Objects: []fyne.CanvasObject{red.avatar, red.who, red.tile, l.named, black.tile, black.who, black.avatar}}
	l.body = ui.VGap(8, l.row, l.meter)
	l.object = ui.NewCardPad(12, ui.Inset(0, 4, 0, 4, l.body))
	return l
}

func newSide(c wk.Color) *side {
	s := &side{color: c, avatar: ui.NewAvatar("", 0, 36), tile: draw.NewLetterTile(draw.LetterLook{Face: faceOf(c)}, 44, 44)}
	s.name = ui.NewText("", ui.Strong, ui.Ink).Truncate()
	s.says = ui.NewText("", ui.Body, ui.Ink2).Truncate()
	s.who = ui.VGap(0, s.name, s.says)
	return s
}

func (l *lead) render(s *state) {
	l.tight, l.turn, l.over = s.tight, s.mover(), s.over()
	tally, by := s.counts()
	players := l.desk.Players()
	for _, side := range l.sides {
		seat := s.view.Options.Seat(side.color)
		l.desk.ShowSeat(side.avatar, seat)
		side.name.SetText(players[seat].Name)
		side.tile.Set(draw.LetterLook{Text: strconv.Itoa(tally.Of(side.color)), Face: faceOf(side.color)})
	}
	l.renderLead(s, tally, by)
	l.meter.set(tally)
	ui.PlaceAnew(l.mid, l.row, l.body)
}

// renderSays names a side's color, and whose turn it is, as far as there is room.
func (l *lead) renderSays(s *side) {
	t, room := l.desk.T, s.who.Size().Width
	cut := func(what games.ID) bool { // both sides say the same
		return room > 0 && max(ui.Body.Measure(t(what+"red")), ui.Body.Measure(t(what+"black"))) > room
	}
	text, tok := t(sideID("judge.side.", s.color)), ui.Ink2
	switch {
	case s.color == l.turn && !l.over:
		text, tok = t(sideID("judge.turn.", s.color)), ui.AccentText
		if cut("judge.turn.") {
			text = t("judge.turn")
		}
	case cut("judge.side."): // the tile has the color
		text = ""
	}
	s.says.SetText(text)
	s.says.SetColor(tok)
	ui.PlaceAnew(s.who)
}

// leadLayout places both sides as mirror images, and who leads in the very middle, above
// the meter's mark; the names get what is left.
type leadLayout struct{ *lead }

// MinSize implements fyne.Layout.
func (l leadLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	h := float32(0)
	if !l.tight { // with or without needs: else the pool would jump below the hand
		h = l.title.MinSize().Height + ui.Body.Height()
	}
	for _, o := range objects {
		if o.Visible() {
			h = max(h, o.MinSize().Height)
		}
	}
	return fyne.NewSize(240, h)
}

// Layout implements fyne.Layout.
func (l leadLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const gap = 10
	mid := min(max(l.mid.MinSize().Width, l.widest()), size.Width/2)
	half := (size.Width - mid) / 2
	center := func(o fyne.CanvasObject, x, w float32) {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(x, float32(int((size.Height-h)/2))))
		o.Resize(fyne.NewSize(w, h))
	}
	center(l.named, half, mid)
	tile := o[2].MinSize().Width
	at := half - tile - gap
	w, x := o[0].MinSize().Width, float32(0)
	faces := at-w-2*gap >= 50 // a name says more than a face
	ui.Show(faces, o[0])
	ui.Show(faces, o[6])
	if faces {
		center(o[0], 0, w)
		center(o[6], size.Width-w, w)
		x = w + gap
	}
	center(o[2], at, tile)
	center(o[4], size.Width-at-tile, tile)
	name := max(0, at-gap-x)
	center(o[1], x, name)
	center(o[5], size.Width-x-name, name)
	for _, s := range l.sides {
		l.renderSays(s)
	}
}

// widest is the room for what may be said of the lead in a turn, so that tiles and faces
// stay where they are while it changes.
func (l *lead) widest() float32 {
	const most = 20 // letters, more is rare
	style, d := ui.Title, l.desk
	return max(style.Measure(d.T("judge.lead.behind", games.Args{"N": most})), style.Measure(d.T("judge.lead.black", games.Args{"Lead": most})),
		style.Measure(d.T("judge.lead.pending")))
}

// renderLead says who leads, and while one lays how far one is behind, and what brings one closer.
func (l *lead) renderLead(s *state, t wk.Tally, by int) {
	title, tok := l.says(s, t, by)
	l.title.SetText(title)
	l.title.SetColor(tok)
	needs := l.helps(s, by)
	l.needs.SetText(needs)
	ui.Show(needs != "", l.needs)
}

// says is who leads, or how far whoever lays is behind. A lead with a turn that can't be ended as it lies is none.
func (l *lead) says(s *state, t wk.Tally, by int) (string, ui.Token) {
	d, ahead := l.desk, max(by, -by)
	switch {
	case s.laying() && by > 0 && !s.stands():
		return d.T("judge.lead.pending"), ui.Ink2
	case s.laying() && by > 0:
		return d.T("judge.lead.own", games.Args{"Lead": ahead}), ui.AccentText
	case s.laying() && by < 0:
		return d.T("judge.lead.behind", games.Args{"N": ahead}), ui.Warn
	case s.laying():
		return d.T("judge.lead.even"), ui.Warn
	case t.Red == t.Black:
		return d.T("judge.lead.even"), ui.Ink2
	case t.Red > t.Black:
		return d.T("judge.lead.red", games.Args{"Lead": ahead}), ui.Ink
	}
	return d.T("judge.lead.black", games.Args{"Lead": ahead}), ui.Ink
}

// helps is what that hangs on, or what brings whoever lays closer; "" for nothing.
func (l *lead) helps(s *state, by int) string {
	d := l.desk
	switch {
	case s.tight:
	case s.laying() && by > 0 && !s.stands():
		return d.T("judge.lead.would", games.Args{"Lead": by})
	case s.begun() && len(s.verdict.Turned) > 0:
		return d.T("judge.lead.turned", games.Args{"N": len(s.verdict.Turned)})
	case !s.laying() || len(s.view.Field) == 0: // nothing to steal, and no lead to win back
	case by < 0:
		return d.T("judge.lead.steal")
	case by == 0:
		return d.T("judge.lead.even.help")
	}
	return ""
}

// meter shows both counts as parts of a line, with a mark at its middle: who reaches over
// it leads.
type meter struct {
	ui.Base
	tally      wk.Tally
	red, black *canvas.Rectangle
	mid        *canvas.Rectangle
}

var _ fyne.Widget = (*meter)(nil)

func newMeter() *meter {
	m := &meter{red: canvas.NewRectangle(nil), black: canvas.NewRectangle(nil), mid: canvas.NewRectangle(nil)}
	m.Draw(m, m.least, m.layOut, m.red, m.black, m.mid)
	return m
}

func (m *meter) set(t wk.Tally) {
	if m.tally != t {
		m.tally = t
		m.Refresh()
	}
}

const (
	meterHeight float32 = 12
	meterOver   float32 = 3 // the mark at the middle reaches over the line
	meterGap    float32 = 3
)

func (m *meter) least() fyne.Size { return fyne.NewSize(100, meterHeight+2*meterOver) }

func (m *meter) layOut(s fyne.Size) {
	share, red := float32(1), ui.Well // nothing lies yet
	if n := m.tally.Red + m.tally.Black; n > 0 {
		share, red = float32(m.tally.Red)/float32(n), ui.RedTile
	}
	at := float32(int(s.Width*share + .5))
	paint := func(o *canvas.Rectangle, x, w, radius float32, fill, edge ui.Token) {
		o.FillColor, o.CornerRadius, o.StrokeWidth = ui.Color(fill), radius, 0
		if edge != ui.None {
			o.StrokeColor, o.StrokeWidth = ui.Color(edge), 1
		}
		ui.Show(w >= 1, o)
		o.Move(fyne.NewPos(x, meterOver))
		o.Resize(fyne.NewSize(max(0, w), meterHeight))
		o.Refresh()
	}
	edge := ui.None
	if ui.Dark() {
		edge = ui.Ctrl
	}
	// Round ends for red, sharp ones for black, as their tiles have them.
	paint(m.red, 0, at-meterGap/2, meterHeight/2, red, ui.None)
	paint(m.black, at+meterGap/2, s.Width-at-meterGap/2, 2, ui.BlackTile, edge)
	paint(m.mid, s.Width/2-1.5, 3, 1.5, ui.Ink, ui.None)
	m.mid.Move(fyne.NewPos(float32(int(s.Width/2-1.5)), 0))
	m.mid.Resize(fyne.NewSize(3, meterHeight+2*meterOver))
}

// sideID is what the texts say of a color: "legt Rot".
func sideID(stem games.ID, c wk.Color) games.ID {
	if c == wk.Black {
		return stem + "black"
	}
	return stem + "red"
}
