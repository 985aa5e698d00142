package table

import (
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/store"
)

// HandicapTold says who plays with which handicap; "" where nobody does.
func HandicapTold(env *shell.Env, t handicap.Terms, players []store.Player) string {
	var list []string
	for seat, n := range t.Given() {
		if n > 0 {
			list = append(list, env.T("table.handicap.each."+games.ID(t.Unit()), games.Args{"Name": env.SeatName(store.Names(players), games.Seat(seat)), "N": n}))
		}
	}
	if list == nil {
		return ""
	}
	return env.T("table.handicap.told", games.Args{"List": env.Join(list)})
}

// WonWith is the sentence on how a match ended, with the handicap of who has won it alone.
func WonWith(env *shell.Env, title string, t handicap.Terms, o games.Outcome) string {
	winners, given := games.Winners(o.Places), t.Given()
	if len(winners) != 1 || int(winners[0]) >= len(given) || given[winners[0]] == 0 || o.Reason == games.ReasonAbandoned {
		return title
	}
	return env.T("table.handicap.won."+games.ID(t.Unit()), games.Args{"Title": strings.TrimRight(title, "!."), "N": given[winners[0]]})
}

// Terms are what the setup of a desk's match says of handicaps.
func Terms(d *Desk) handicap.Terms { return handicap.Of(d.place.Session.Stored().Setup) }

// HandicapChip says in the head of a desk's page who plays with which handicap; none where nobody does.
func HandicapChip(d *Desk) []*ui.Chip {
	if told := HandicapTold(d.Env, Terms(d), d.Players()); told != "" {
		return []*ui.Chip{ui.NewChip(told, "")}
	}
	return nil
}
