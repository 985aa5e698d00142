package sheets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// seatsFixed is why other players can't be seated, "" when they can: those of a match are
// known to the program.
func (p *Page) seatsFixed() string {
	if p.s.stored.Match != 0 {
		return p.env.T("sheets.seats.match")
	}
	return ""
}

// chooseSeats asks who really played. Who sits on another seat already changes places, so
// that nobody ever sits twice.
func (p *Page) chooseSeats() {
	env := p.env
	known, err := env.Store.Players()
	if err != nil {
		env.Failed(err)
		return
	}
	seated := slices.Clone(p.s.stored.Players)
	for _, s := range seated { // somebody may be hidden by now
		if !slices.ContainsFunc(known, func(k store.Player) bool { return k.ID == s.ID }) {
			known = append(known, s)
		}
	}
	names := make([]string, len(known))
	for i, k := range known {
		names[i] = k.Name
	}
	at := func(s store.Player) int {
		return slices.IndexFunc(known, func(k store.Player) bool { return k.ID == s.ID })
	}
	lines := ui.VGap(8, ui.NewPara(env.T("sheets.seats.what"), ui.Body, ui.Ink2))
	choices := make([]*ui.Choice, len(seated))
	for i := range seated {
		choices[i] = ui.NewChoice(names, at(seated[i]), "", func(to int) {
			if other := slices.IndexFunc(seated, func(s store.Player) bool { return s.ID == known[to].ID }); other >= 0 {
				seated[other] = seated[i]
				choices[other].SetSelected(at(seated[i]))
			}
			seated[i] = known[to]
		})
		env.Trace.Mark("seat."+strconv.Itoa(i), choices[i])
		label := ui.NewText(env.T("sheets.seats.seat", games.Args{"Number": i + 1}), ui.Strong, ui.Ink)
		lines.Add(ui.HMid(12, ui.MinSized(ui.Px(80), 0, label), ui.Stretch(choices[i])))
	}
	var h *ui.DialogHandle
	lines.Add(ui.HMid(0, ui.NewSmallButton(env.T("sheets.seats.people"), ui.Secondary, func() {
		h.Close()
		people.Manage(env, p.chooseSeats)
	}).WithIcon(ui.IconUsers)))
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.seats"), Width: ui.Px(480), Body: lines, Focus: fyne.Focusable(choices[0]),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("sheets.about.save"), Kind: ui.Primary, Default: true, OnTap: func() { p.seat(seated) }},
		},
	})
}

// seat seats the players; the toast seats those before again.
func (p *Page) seat(players []store.Player) {
	env, id := p.env, p.id()
	before, now := ids(p.s.stored.Players), ids(players)
	if slices.Equal(before, now) {
		return
	}
	if err := env.Store.SeatSheet(id, now); err != nil {
		env.Failed(err)
		return
	}
	p.again()
	env.ToastUndo(env.T("sheets.seats.done"), func() {
		if err := env.Store.SeatSheet(id, before); err != nil {
			env.Failed(err)
		}
		switch page := env.Router.Page().(type) {
		case *Page:
			page.again()
		case interface{ reload() }:
			page.reload()
		}
	})
}

func ids(players []store.Player) []store.PlayerID {
	out := make([]store.PlayerID, len(players))
	for i, p := range players {
		out[i] = p.ID
	}
	return out
}

// again opens the sheet anew with what is typed in it.
func (p *Page) again() {
	p.keep()
	p.env.Router.Replace(shell.Route{Page: shell.Sheet, Sheet: p.id()})
}
