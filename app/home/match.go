package home

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// names are the players' by seat; whom the data have lost is called by his seat.
func (a actions) names(m store.Match) []string {
	out := make([]string, len(m.Players))
	for i, p := range m.Players {
		switch {
		case p.Name == "":
			out[i] = a.env.SeatName(nil, games.Seat(i))
		case p.Computer() && a.namesake(p):
			out[i] = a.called(p)
		default:
			out[i] = p.Name
		}
	}
	return out
}

// namesake tells whether a person is called like a computer: a child may be called Nova.
func (a actions) namesake(computer store.Player) bool {
	known, err := a.env.Store.AllPlayers()
	return err == nil && slices.ContainsFunc(known, func(p store.Player) bool { return store.Alike(p.Name, computer.Name) })
}

// name is what a match is called: its game.
func (a actions) name(m store.Match) string {
	if g, err := a.games.Find(m.Kind); err == nil {
		return g.Name(a.env)
	}
	return a.env.T("home.unknown", games.Args{"Kind": m.Kind})
}

// icon is the small sign of the match's game on its tint, size×size px.
func (a actions) icon(m store.Match, size float32) fyne.CanvasObject {
	if m.State == store.Unreadable {
		return ui.MinSized(size, size, ui.NewArea(ui.WarnSoft, 8, ui.Centered(ui.NewIcon(ui.IconWarn, size/2, ui.Warn))))
	}
	return a.games.Sign(m.Kind, size)
}

// turn says in words how far a running match is: the round and who is asked.
func (a actions) turn(m store.Match) string {
	if _, err := a.games.Find(m.Kind); err != nil { // nor are its texts here
		return a.env.T("home.turn.unknown", games.Args{"Round": m.Round})
	}
	if m.Asked == games.Table {
		if m.Phase == "" { // an older row may lack it
			return a.env.T("home.turn.unknown", games.Args{"Round": m.Round})
		}
		return a.env.T("home.turn.table", games.Args{"Round": m.Round, "Phase": m.Phase})
	}
	return a.env.Named(a.names(m), "home.turn", games.Args{"Round": m.Round, "Seat": m.Asked})
}

// asked is turn without the round, where there is no room for it.
func (a actions) asked(m store.Match) string {
	_, err := a.games.Find(m.Kind)
	switch {
	case err != nil || m.Asked == games.Table && m.Phase == "":
		return a.turn(m)
	case m.Asked == games.Table:
		return a.env.T(m.Phase)
	}
	return a.env.Named(a.names(m), "home.asked", games.Args{"Seat": m.Asked})
}

// standing is turn with what is asked of the player, or how the match ended.
func (a actions) standing(m store.Match) string {
	env := a.env
	switch m.State {
	case store.Unreadable:
		return env.T("home.unreadable")
	case store.Abandoned:
		return env.T("home.ended", games.Args{"Round": m.Round})
	case store.Finished:
		return a.winner(m)
	}
	if _, err := a.games.Find(m.Kind); err != nil || m.Asked == games.Table || m.Phase == "" {
		return a.turn(m)
	}
	return env.Named(a.names(m), "home.turn.phase", games.Args{"Round": m.Round, "Seat": m.Asked, "Phase": m.Phase})
}

// winner says who has won, or how many points somebody reached alone.
func (a actions) winner(m store.Match) string {
	g, _ := a.games.Find(m.Kind) // nil says what all games say
	id, args := g.Won(m.Places, m.Points)
	return a.env.Named(a.names(m), id, args)
}

// when names the time of the last action.
func (a actions) when(m store.Match) string { return a.env.Texts.When(a.env.Now(), m.Updated) }

// avatars are the players' discs in the order of the seats.
func (a actions) avatars(players []store.Player, size, gap float32) *fyne.Container {
	row := ui.HMid(gap)
	for i, mark := range ui.Initials(store.Names(players)) {
		row.Add(a.env.Avatar(players[i], mark, size))
	}
	return row
}
