package sheets

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// showResult shows how the game ended and what comes now.
func (e *entry) showResult() {
	p, env := e.p, e.p.env
	score := p.s.sheet().Score()
	e.result.RemoveAll()
	e.again = nil
	title, body := env.T("sheets.full"), ""
	o := score.Outcome
	if o != nil {
		title, body = e.winner(*o), env.T("sheets.over")
		if o.Reason == games.ReasonAbandoned {
			title = env.T("sheets.abandoned")
		}
	}
	e.result.Add(ui.HMid(12, ui.NewIcon(ui.IconTrophy, ui.Px(28), ui.AccentText), ui.Stretch(ui.NewText(env.T("sheets.result"), ui.Title, ui.Ink).Truncate())))
	e.result.Add(ui.NewPara(title, ui.Label, ui.Ink))
	if o != nil && o.Reason != games.ReasonAbandoned {
		e.result.Add(e.places(*o, noPoints(score.Totals)))
	}
	if body != "" {
		e.result.Add(ui.NewPara(body, ui.Body, ui.Ink2))
	}
	if o == nil || p.writable() != "" {
		e.result.Refresh()
		return
	}
	next := ui.NewButton(env.T("sheets.next"), ui.Primary, p.nextGame).WithIcon(ui.IconSame)
	env.Trace.Mark("sheet-next", next)
	e.again = append(e.again, next)
	e.result.Add(next)
	if p.s.sheet().Text(sheet.Whole(sheet.End)) != "" {
		e.result.Add(ui.NewButton(env.T("sheets.reopen"), ui.Secondary, p.reopen).WithIcon(ui.IconUndo))
	}
	e.result.Refresh()
}

func noPoints(totals []int) bool {
	for _, n := range totals {
		if n != 0 {
			return false
		}
	}
	return true
}

// winner says who has won.
func (e *entry) winner(o games.Outcome) string {
	names := e.p.s.desk().Names()
	var first []games.Seat
	points := 0
	for _, pl := range o.Places {
		if pl.Rank == 1 {
			first, points = append(first, pl.Seat), pl.Points
		}
	}
	id := games.ID("home.won")
	switch {
	case len(names) == 1:
		id = "home.won.alone"
	case len(first) > 1:
		id = "home.won.shared"
	case noPoints(e.p.s.sheet().Score().Totals):
		id = "home.won.plain"
	}
	return e.p.env.Named(names, id, games.Args{"Seats": first, "Points": points})
}

// places are the players, best first; equal points share the place.
func (e *entry) places(o games.Outcome, plain bool) fyne.CanvasObject {
	p := e.p
	marks := p.grid.initials()
	all := ui.VGap(6)
	for _, pl := range o.Places {
		player := p.s.stored.Players[pl.Seat]
		fill := ui.Well
		if pl.Rank == 1 {
			fill = ui.AccentSoft
		}
		line := ui.HMid(12, ui.NewText(strconv.Itoa(pl.Rank)+".", ui.Label, ui.Ink2), p.env.Avatar(player, marks[pl.Seat], ui.Px(32)),
			ui.Stretch(ui.NewText(player.Name, ui.Label, ui.Ink).Truncate()))
		if !plain {
			line.Add(ui.NewText(ui.Signed(pl.Points), ui.Title, ui.Ink))
		}
		all.Add(ui.NewArea(fill, 10, ui.Inset(6, 16, 6, 12, line)))
	}
	return all
}

// nextGame begins another game of the same players on the same paper.
func (p *Page) nextGame() {
	id, err := create(p.env, p.s.game, store.NewSheet{Setup: p.s.stored.Setup, Place: p.s.stored.Place, Series: p.s.series()}, p.s.stored.Players, nil)
	if err != nil {
		p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
		return
	}
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: id})
}

// end ends the game early, as it stands or without a result.
func (p *Page) end(how string) {
	if _, err := p.s.set(sheet.Edit{}.Set(sheet.Whole(sheet.End), how)); err != nil {
		p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
		return
	}
	p.input.at = table.Spot{}
	p.refresh()
	p.entry.first()
	p.env.ToastUndo(p.env.T("sheets.ended"), p.reopen)
}

// reopen goes on with a game that was ended early.
func (p *Page) reopen() {
	if p.env.Router.Page() != shell.Page(p) {
		return
	}
	if _, err := p.s.set(sheet.Edit{}.Empty(sheet.Whole(sheet.End))); err != nil {
		p.env.Toast(p.env.Explain(p.s.desk().Names(), err))
		return
	}
	p.next()
}
