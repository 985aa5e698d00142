package sheets

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// chooseSeats asks who really played. Who sits on another seat already changes places, so
// that nobody ever sits twice.
// seated is called when others sit at the sheet.
func chooseSeats(env *shell.Env, sh store.Sheet, seated func()) {
	known, err := env.Store.Players()
	if err != nil {
		env.Failed(err)
		return
	}
	players := slices.Clone(sh.Players)
	for _, s := range players { // somebody may be hidden by now
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
	choices := make([]*ui.Choice, len(players))
	for i := range players {
		choices[i] = ui.NewChoice(names, at(players[i]), "", func(to int) {
			if other := slices.IndexFunc(players, func(s store.Player) bool { return s.ID == known[to].ID }); other >= 0 {
				players[other] = players[i]
				choices[other].SetSelected(at(players[i]))
			}
			players[i] = known[to]
		})
		env.Trace.Mark("seat."+strconv.Itoa(i), choices[i])
		label := ui.NewPara(sh.Players[i].Name, ui.Strong, ui.Ink)
		lines.Add(ui.Columns(12, ui.Column{Weight: 1, Min: 120, Object: ui.Inset(12, 0, 0, 0, label)}, ui.Column{Weight: 2, Min: 200, Object: choices[i]}))
	}
	var h *ui.DialogHandle
	lines.Add(ui.HMid(0, ui.NewSmallButton(env.T("sheets.seats.people"), ui.Secondary, func() {
		h.Close()
		people.Manage(env, func() { chooseSeats(env, sh, seated) })
	}).WithIcon(ui.IconUsers)))
	h = ui.ShowDialog(env.Window, ui.Dialog{
		Title: env.T("sheets.seats"), Width: 480, Body: lines, Focus: fyne.Focusable(choices[0]),
		Buttons: []ui.DialogButton{
			{Text: env.T("common.cancel"), Cancel: true},
			{Text: env.T("sheets.about.save"), Kind: ui.Primary, Default: true, OnTap: func() { seat(env, sh, players, seated) }},
		},
	})
}

// seat seats the players; the toast seats those before again.
func seat(env *shell.Env, sh store.Sheet, players []store.Player, seated func()) {
	before, now := ids(sh.Players), ids(players)
	if slices.Equal(before, now) {
		return
	}
	if err := env.Store.SeatSheet(sh.ID, now); err != nil {
		env.Failed(err)
		return
	}
	seated()
	env.ToastUndo(env.T("sheets.seats.done"), func() {
		if err := env.Store.SeatSheet(sh.ID, before); err != nil {
			env.Failed(err)
		}
		if page, ok := env.Router.Page().(*Page); ok {
			page.again()
		}
		relist(env)
	})
}

func ids(players []store.Player) []store.PlayerID {
	out := make([]store.PlayerID, len(players))
	for i, p := range players {
		out[i] = p.ID
	}
	return out
}
