package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// sheet is the score sheet as on paper: a column for the secret words, drawn in pieces,
// and one for each player in turn order; the field of a round's Puzzle Maker is grey.
// Words stand there only after their round.
type sheet struct {
	widget.BaseWidget
	desk *table.Desk
	s    *state
}

var _ fyne.Widget = (*sheet)(nil)

func newSheet(d *table.Desk, st *state) *sheet {
	s := &sheet{desk: d, s: st}
	s.ExtendBaseWidget(s)
	return s
}

func (s *sheet) render(st *state) {
	s.s = st
	s.Refresh()
}

// Heights of the sheet's lines in px.
func sheetRow() float32  { return max(44, ui.Px(40)) }
func sheetEnds() float32 { return max(52, ui.Px(44)) }

// rounds is the number of rounds of the match.
func (s *sheet) rounds() int { return s.s.view.Rounds }

// MinSize implements fyne.CanvasObject.
func (s *sheet) MinSize() fyne.Size {
	s.ExtendBaseWidget(s)
	return fyne.NewSize(ui.Px(150)+float32(len(s.desk.Players()))*ui.Px(70), 2*sheetEnds()+float32(s.rounds())*sheetRow())
}

// CreateRenderer implements fyne.Widget.
func (s *sheet) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	r := &sheetLook{s: s}
	r.update()
	return ui.Drawn(s, s.MinSize, r.place).Updated(r.update).Changing(r.parts).Repaints()
}

// sheetLook makes its parts anew at every refresh: the sheet changes once a round.
type sheetLook struct {
	s       *sheet
	cells   [][]fyne.CanvasObject // lines of columns
	lines   []*canvas.Rectangle
	objects []fyne.CanvasObject
	greys   []*canvas.Rectangle // one a round, in the column of its Puzzle Maker
	rim     *canvas.Rectangle
	face    *canvas.Rectangle
	foot    *canvas.Rectangle
}

func (r *sheetLook) parts() []fyne.CanvasObject { return r.objects }

func (r *sheetLook) update() {
	v, d := r.s.s.view, r.s.desk
	players := d.Players()
	center := func(text string, style ui.Style) fyne.CanvasObject {
		return ui.NewText(text, style, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	}
	head := []fyne.CanvasObject{ui.NewText(d.T("decipher.seek.secret"), ui.Body, ui.Ink2).Truncate()}
	for i, p := range players {
		head = append(head, ui.HMid(8, ui.Spacer(), d.SeatAvatar(games.Seat(i), 30), ui.NewText(p.Name, ui.Label, ui.Ink), ui.Spacer()))
	}
	r.cells = [][]fyne.CanvasObject{head}
	r.greys = nil
	for n := range r.s.rounds() {
		row := []fyne.CanvasObject{ui.Space(1, 1)}
		if n < len(v.Results) {
			row[0] = draw.NewWord(v.Results[n].Word, 26)
		}
		for i := range players {
			text := ""
			if n < len(v.Results) {
				text = strconv.Itoa(v.Results[n].Scores[i].Points())
			}
			row = append(row, center(text, ui.Number))
		}
		r.greys = append(r.greys, ui.NewRect())
		r.cells = append(r.cells, row)
	}
	totals := []fyne.CanvasObject{ui.NewText(d.T("decipher.seek.total"), ui.Strong, ui.Ink).Truncate()}
	for _, p := range v.Points() {
		totals = append(totals, center(strconv.Itoa(p), ui.Question))
	}
	r.cells = append(r.cells, totals)
	r.collect()
}

// collect lists the parts from the back to the front.
func (r *sheetLook) collect() {
	r.rim, r.face, r.foot = ui.NewRect(), ui.NewRect(), ui.NewRect()
	r.objects = []fyne.CanvasObject{r.rim, r.face, r.foot}
	for _, g := range r.greys {
		r.objects = append(r.objects, g)
	}
	r.lines = nil
	for range len(r.cells) - 1 + len(r.cells[0]) - 1 {
		l := ui.NewRect()
		r.lines = append(r.lines, l)
		r.objects = append(r.objects, l)
	}
	for _, row := range r.cells {
		r.objects = append(r.objects, row...)
	}
}

func (r *sheetLook) place(s fyne.Size) {
	if len(r.cells) == 0 || s.Width == 0 {
		return
	}
	players := len(r.cells[0]) - 1
	first := ui.Whole(max(ui.Px(150), s.Width*.28))
	w := (s.Width - first) / float32(max(1, players))
	x := func(col int) float32 {
		if col == 0 {
			return 0
		}
		return ui.Whole(first + float32(col-1)*w)
	}
	y := make([]float32, len(r.cells)+1)
	for i := range r.cells {
		h := sheetRow()
		if i == 0 || i == len(r.cells)-1 {
			h = sheetEnds()
		}
		y[i+1] = y[i] + h
	}
	bottom := y[len(r.cells)]
	setBox(r.rim, r.face, fyne.Position{}, fyne.NewSize(s.Width, bottom), 12, ui.CardBG, ui.Ctrl, 2)
	setRect(r.foot, fyne.NewPos(2, y[len(r.cells)-1]), fyne.NewSize(s.Width-4, bottom-y[len(r.cells)-1]-2), 10, ui.Color(ui.Well))
	for n, g := range r.greys {
		col := int(r.s.s.view.Options.Maker(n+1)) + 1
		setRect(g, fyne.NewPos(x(col), y[n+1]), fyne.NewSize(min(x(col+1), s.Width-2)-x(col), sheetRow()), 0, ui.Color(sheetGrey))
	}
	n := 0
	for i := 1; i < len(r.cells); i++ {
		setRect(r.lines[n], fyne.NewPos(0, y[i]), fyne.NewSize(s.Width, 1), 0, ui.Color(ui.Ctrl))
		n++
	}
	for col := 1; col <= players; col++ {
		setRect(r.lines[n], fyne.NewPos(x(col), 0), fyne.NewSize(1, bottom), 0, ui.Color(ui.Ctrl))
		n++
	}
	for i, row := range r.cells {
		for col, o := range row {
			width, m := x(col+1)-x(col)-20, o.MinSize()
			if col == players {
				width = s.Width - x(col) - 20
			}
			o.Move(fyne.NewPos(x(col)+10, ui.Whole(y[i]+(y[i+1]-y[i]-m.Height)/2)))
			o.Resize(fyne.NewSize(width, m.Height))
		}
	}
}
