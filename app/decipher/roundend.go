package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
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
	e.object = container.NewStack(container.NewVScroll(e.rows))
	d.Trace.Mark("next", e.next)
	return e
}

// fit makes the lines lower where height is short.
func (e *roundEnd) fit(low bool) {
	e.title.SetStyle(ui.Question)
	if low {
		e.title.SetStyle(ui.Title)
	}
	if e.low != low {
		e.low = low
		e.render(e.s)
	}
	e.object.Objects[0].(*container.Scroll).SetMinSize(fyne.NewSize(200, e.rows.MinSize().Height))
	ui.PlaceAllAnew(e.head)
}

func (e *roundEnd) render(s *state) {
	e.s = s
	v, d := s.view, e.desk
	r, ok := s.result()
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
			ui.MinSized(ui.Px(72), 0, ui.NewText(who.Name, ui.Label, ui.Ink).Truncate()),
			ui.Stretch(ui.NewText(itemised(e.desk, score, r.Maker), ui.Body, ui.Ink2).Truncate()),
			ui.NewText(sum, ui.Title, tok)))))
	}
	e.rows.Refresh()
}

// itemised says of which tokens points are made: "1 Ratemarker + 2 Bonus + 5 Decipher".
func itemised(d *table.Desk, s dc.RoundScore, maker games.Seat) string {
	t := d.T
	var parts []string
	add := func(id games.ID, n, worth int, always bool) {
		if n > 0 || always {
			parts = append(parts, t(id, games.Args{"Points": n * worth}))
		}
	}
	if s.Seat == maker {
		add("decipher.seek.item.no", s.No, dc.NoPoints, true)
		add("decipher.seek.item.bonus", s.Bonus, dc.BonusPoints, true)
		add("decipher.seek.item.guess", s.Received, dc.GuessPoints, true)
		add("decipher.seek.item.decipher", one(s.Unguessed), dc.DecipherPoints, false)
		return strings.Join(parts, " + ")
	}
	add("decipher.seek.item.guess", s.Guess, dc.GuessPoints, true)
	add("decipher.seek.item.bonus", s.Bonus, dc.BonusPoints, s.Decipher)
	add("decipher.seek.item.decipher", one(s.Decipher), dc.DecipherPoints, false)
	return strings.Join(parts, " + ")
}

func one(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// result stands in the board when the match is over: who won, everybody's place, and
// the score sheet.
type result struct {
	desk   *table.Desk
	object *fyne.Container
	title  *ui.Text
	places *fyne.Container
	body   *fyne.Container // places and sheet
	scroll *container.Scroll
	sheet  *sheet
	again  *ui.Button
}

func newResult(d *table.Desk, s *state) *result {
	t := d.T
	r := &result{desk: d, title: ui.NewText("", ui.Question, ui.Ink).Truncate(), places: ui.VGap(4), sheet: newSheet(d, s)}
	r.again = ui.NewButton(t("table.rematch"), ui.Primary, d.Rematch).WithIcon(ui.IconTurnRight)
	home := ui.NewButton(t("decipher.seek.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse)
	replay := ui.NewButton(t("table.replay.short"), ui.Secondary, func() {
		d.Router.Open(shell.Route{Page: shell.Replay, Match: d.Match()})
	}).WithIcon(ui.IconPlay)
	buttons := ui.HMid(12, ui.Spacer(), home, replay, r.again)
	ui.Show(s.acting, buttons)
	r.body = ui.VGap(16, r.places, r.sheet)
	r.scroll = container.NewVScroll(r.body)
	r.object = ui.VGap(12,
		ui.HMid(16, ui.NewIcon(ui.IconTrophy, 40, ui.Accent), ui.Stretch(r.title)),
		ui.Stretch(r.scroll), buttons)
	d.Trace.Mark("again", r.again)
	d.Trace.Mark("home", home)
	return r
}

func (r *result) render(s *state) {
	if !s.over {
		return
	}
	d, o := r.desk, s.outcome
	var winners []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			winners = append(winners, p.Seat)
		}
	}
	args := games.Args{"Seats": winners, "Points": o.Places[0].Points}
	switch {
	case o.Reason == games.ReasonAbandoned:
		r.title.SetText(d.T("decipher.seek.abandoned"))
	case len(winners) > 1:
		r.title.SetText(d.Say("decipher.seek.shared", args))
	default:
		r.title.SetText(d.Say("decipher.seek.won", args))
	}
	players := d.Players()
	r.places.RemoveAll()
	for i, p := range o.Places {
		fill := ui.None
		if i%2 == 0 {
			fill = ui.Well
		}
		r.places.Add(ui.NewArea(fill, 8, ui.Inset(6, 16, 6, 16, ui.HMid(16,
			ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2),
			d.SeatAvatar(p.Seat, 32),
			ui.Stretch(ui.NewText(players[p.Seat].Name, ui.Label, ui.Ink).Truncate()),
			ui.NewText(strconv.Itoa(p.Points), ui.Title, ui.Ink)))))
	}
	r.sheet.render(s)
	ui.PlaceAllAnew(r.body)
	r.scroll.Refresh()
}

// showSheet opens the score sheet.
func showSheet(d *table.Desk, s *state) {
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("decipher.seek.sheet"), Width: 720,
		Body:    ui.VGap(10, newSheet(d, s), ui.HMid(8, newPanel(sheetGrey, ui.Ctrl, 1, 4, ui.Space(18, 18)), ui.Stretch(ui.NewText(d.T("decipher.seek.sheet_grey"), ui.Body, ui.Ink2).Truncate()))),
		Buttons: []ui.DialogButton{{Text: d.T("common.close"), Kind: ui.Primary, Cancel: true, Default: true}},
	})
}
