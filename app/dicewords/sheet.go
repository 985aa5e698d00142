package dicewords

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
)

// sheet is the points by round, as on paper: a column a player.
type sheet struct {
	view   dw.View
	desk   *table.Desk
	object fyne.CanvasObject
	lines  *fyne.Container
	scroll *ui.Scroll
	rows   []*sheetRow

	unlisted map[string]bool
}

type sheetRow struct {
	object fyne.CanvasObject
	tint   *canvas.Rectangle
	cells  []*ui.Text
	counts []*ui.Named // how the points of each came about
}

func newSheet(d *table.Desk, initials []string) *sheet {
	s := &sheet{desk: d, lines: ui.VGap(0)}
	s.scroll = ui.NewVScroll(s.lines)
	head := make([]ui.Column, 0, len(initials)+1)
	head = append(head, ui.Column{Min: 24, Object: ui.Space(24, 1)})
	for i := range initials {
		head = append(head, ui.Column{Weight: 1, Min: 18, Object: container.NewCenter(d.SeatAvatar(games.Seat(i), min(28, 152/float32(len(initials)))))})
	}
	s.object = container.NewBorder(ui.VGap(8,
		ui.Inset(8, 8, 0, 8, ui.NewText(d.T("dicewords.sheet"), ui.Title, ui.Ink).Truncate()),
		ui.Inset(0, 8, 4, 8, ui.Columns(1, head...))), nil, nil, nil, s.scroll)
	return s
}

func (s *sheet) row(i int) *sheetRow {
	for len(s.rows) <= i {
		n := len(s.rows)
		row := &sheetRow{tint: canvas.NewRectangle(nil)}
		row.tint.CornerRadius = 8
		cols := []ui.Column{{Min: 24, Object: ui.NewText(strconv.Itoa(n+1), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)}}
		for range s.desk.Players() {
			cell := ui.NewText("", ui.Lead, ui.Ink).Align(fyne.TextAlignCenter)
			count := ui.NewNamed(cell)
			row.cells, row.counts = append(row.cells, cell), append(row.counts, count)
			cols = append(cols, ui.Column{Weight: 1, Min: 18, Object: count})
		}
		row.object = container.NewStack(row.tint, ui.Inset(5, 8, 5, 8, ui.Columns(1, cols...)))
		s.rows = append(s.rows, row)
		s.lines.Add(row.object)
	}
	return s.rows[i]
}

func (s *sheet) render(v dw.View) {
	s.view = v
	s.unlisted = s.desk.UnlistedWords()
	points, costs := map[[2]int]dw.ScoredTurn{}, map[[2]int]int{}
	for _, t := range v.Turns {
		points[[2]int{t.Round, int(t.Seat)}] = t
		costs[[2]int{t.Round, int(t.Challenger)}] += t.Cost
	}
	for r := range v.Round {
		s.renderRow(r, points, costs)
	}
	for i, row := range s.rows { // after an undo there may be a row too many
		ui.Show(i < v.Round, row.object)
	}
	s.scroll.ScrollToBottom()
}

// renderRow writes a round: what the turns count, less what wrong challenges cost.
func (s *sheet) renderRow(r int, points map[[2]int]dw.ScoredTurn, costs map[[2]int]int) {
	v, row := s.view, s.row(r)
	row.tint.FillColor = ui.Color(ui.None)
	if r%2 == 0 {
		row.tint.FillColor = ui.Color(ui.Well)
	}
	row.tint.Refresh()
	best := 0
	for i := range row.cells {
		best = max(best, points[[2]int{r + 1, i}].Points)
	}
	for i, cell := range row.cells {
		text, style, tok, tip := "–", ui.Lead, ui.Ink2, ""
		if t, ok := points[[2]int{r + 1, i}]; ok {
			text, tok = ui.Signed(t.Points-costs[[2]int{r + 1, i}]), ui.Ink
			if t.Points == best && best > 0 && len(row.cells) > 1 {
				style = ui.Label
			}
			if t.Points != 0 {
				tip = s.desk.T("dicewords.sheet.count", games.Args{"Word": t.Word, "Sum": t.Sum, "Length": t.Length, "Points": t.Points})
			}
			if s.unlisted[t.Word] {
				tip += "\n" + s.desk.T(table.EventUnlisted, games.Args{"Word": t.Word})
			}
		} else if cost := costs[[2]int{r + 1, i}]; cost > 0 {
			text, tok = ui.Signed(-cost), ui.Ink
		} else if r+1 == v.Round && games.Seat(i) == v.Asked {
			text, style, tok = "…", ui.Label, ui.AccentText
		}
		if cost := costs[[2]int{r + 1, i}]; cost > 0 {
			tip = strings.TrimSpace(tip + "\n" + s.desk.Say(dw.EventDoubtCost, games.Args{"Seat": games.Seat(i), "Points": cost}))
		}
		cell.SetStyle(style)
		cell.SetColor(tok)
		cell.SetText(text)
		row.counts[i].SetTip(tip)
	}
}
