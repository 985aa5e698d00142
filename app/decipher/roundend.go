package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
)

// roundEnd stands in the board when a round is over: who found the word, and what
// everybody gets for which tokens, as one counts at the table.
type roundEnd struct {
	desk   *table.Desk
	s      *state
	head   *fyne.Container
	title  *ui.Text
	sub    *ui.Text
	next   *ui.Button
	object *fyne.Container
	rows   *fyne.Container
	low    bool
}

func newRoundEnd(d *table.Desk, s *state, next func()) *roundEnd {
	e := &roundEnd{
		desk: d, s: s, title: ui.NewText("", ui.Question, ui.Ink).Truncate(), sub: ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		next: ui.NewButton("", ui.Primary, next).WithMinWidth(164), rows: ui.VGap(6),
	}
	e.head = ui.HMid(12, ui.Stretch(ui.VGap(2, e.title, e.sub)), e.next)
	e.object = container.NewStack(ui.NewVScroll(e.rows))
	d.Trace.Mark("next", e.next)
	return e
}

// fit makes the lines lower where height is short, and wraps them for a width.
func (e *roundEnd) fit(low bool, width float32) {
	e.title.SetStyle(ui.Question)
	if low {
		e.title.SetStyle(ui.Title)
	}
	if e.low != low {
		e.low = low
		e.render(e.s)
	}
	e.rows.Resize(fyne.NewSize(width, e.rows.MinSize().Height))
	e.object.Objects[0].(*ui.Scroll).SetMinSize(fyne.NewSize(200, e.rows.MinSize().Height))
	ui.PlaceAllAnew(e.head)
}

func (e *roundEnd) render(s *state) {
	e.s = s
	v, d := s.view, e.desk
	r, ok := s.roundResult()
	if !ok {
		return
	}
	args := games.Args{"Seat": r.Guesser, "Maker": r.Maker, "Word": printed(r.Word)}
	e.title.SetText(d.Say("decipher.seek.end_found", args))
	if r.Guesser == games.Table {
		e.title.SetText(d.Say("decipher.seek.end_nobody", args))
	}
	e.sub.SetText(d.Say("decipher.seek.end_word", args))
	over := v.Phase == dc.PhaseOver
	switch {
	case s.revealing:
		e.sub.SetText(d.Say("decipher.seek.end_wait", args))
		e.next.SetText(d.T("decipher.seek.skip"))
	case over:
		e.next.SetText(d.T("decipher.seek.final"))
	default:
		e.next.SetText(d.T("decipher.seek.next"))
	}
	e.next.SetKind(ui.Primary)
	ui.Show(s.acting, e.next)
	e.renderRows(r)
	ui.PlaceAllAnew(e.head)
}

// renderRows lists the points of each seat with what they are made of.
func (e *roundEnd) renderRows(r dc.Result) {
	players := e.desk.Players()
	e.rows.RemoveAll()
	size, pad := float32(36), float32(8)
	if e.low {
		size, pad = 28, 3
	}
	named := float32(72)
	for _, p := range players {
		named = max(named, min(ui.Label.Measure(p.Name)+2, 160))
	}
	for _, score := range r.Scores {
		who := players[score.Seat]
		fill, tok := ui.Well, ui.Ink
		if score.Seat == r.Guesser || r.Guesser == games.Table && score.Seat == r.Maker {
			fill, tok = ui.AccentSoft, ui.AccentText
		}
		sum := "+" + strconv.Itoa(score.Points())
		if e.s.revealing {
			sum = ""
		}
		e.rows.Add(ui.NewArea(fill, 10, ui.Inset(pad, 16, pad, 12, ui.HMid(12,
			e.desk.SeatAvatar(score.Seat, size),
			ui.MinSized(named, 0, ui.NewText(who.Name, ui.Label, ui.Ink).Truncate()),
			ui.Stretch(ui.NewPara(itemised(e.desk, score), ui.Body, ui.Ink2)),
			ui.MinSized(ui.Title.Measure("+88"), 0, ui.NewText(sum, ui.Title, tok).Align(fyne.TextAlignTrailing))))))
	}
	e.rows.Refresh()
}

// itemised says for how many of which tokens points are given: "1 for 1 NO-token + 2 for 1 Bonus Token", in lines that begin with a plus.
func itemised(d *table.Desk, s dc.RoundScore) string {
	var parts []string
	for _, item := range paper.Items(s) {
		parts = append(parts, strings.ReplaceAll(d.T(item.ID, games.Args{"N": item.N, "Points": item.Points}), " ", "\u00a0"))
	}
	if len(parts) == 0 {
		return d.T("decipher.rules.score.none")
	}
	return strings.Join(parts, " +\u00a0")
}
