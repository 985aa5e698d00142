package davinci

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// won says how the match ended.
func won(d *table.Desk, v dv.View, o games.Outcome) string {
	if o.Reason == games.ReasonAbandoned {
		return d.T("davinci.end.abandoned")
	}
	winners := winners(o)
	args := games.Args{"Seats": winners, "Points": o.Places[0].Points}
	switch {
	case v.Options.Rounds == 0:
		return d.Say("davinci.end.won_alone", args)
	case len(winners) > 1:
		return d.Say("davinci.end.shared", args)
	default:
		return d.Say("davinci.end.won", args)
	}
}

// winners share the first place.
func winners(o games.Outcome) []games.Seat {
	var out []games.Seat
	for _, p := range o.Places {
		if p.Rank == 1 {
			out = append(out, p.Seat)
		}
	}
	return out
}

// roundRows list what everybody gets for the round: item by item, as one counts at the
// table.
func roundRows(d *table.Desk, v dv.View, r dv.Result) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, s := range r.Scores {
		fill, tok := ui.Well, ui.Ink
		if s.Seat == r.Winner {
			fill, tok = ui.AccentSoft, ui.AccentText
		}
		out = append(out, scoreRow(d, fill, tok, s.Seat, itemised(d, v, s, r), "+"+strconv.Itoa(s.Points())))
	}
	return out
}

// scoreRow is a line with a player, a text of any length and a sum.
func scoreRow(d *table.Desk, fill, tok ui.Token, seat games.Seat, text, sum string) fyne.CanvasObject {
	who := d.Players()[seat]
	words := ui.VGap(0, ui.NewText(who.Name, ui.Label, ui.Ink).Truncate())
	if text != "" {
		words.Add(ui.NewPara(text, ui.Body, ui.Ink2))
	}
	return ui.NewArea(fill, 10, ui.Inset(8, 14, 8, 12, ui.Columns(12,
		ui.Column{Object: ui.VGap(0, ui.Spacer(), d.SeatAvatar(seat, 36), ui.Spacer())},
		ui.Column{Weight: 1, Min: 80, Object: ui.VGap(0, ui.Spacer(), words, ui.Spacer())},
		ui.Column{Object: ui.VGap(0, ui.Spacer(), ui.NewText(sum, ui.Title, tok), ui.Spacer())})))
}

// itemised says what points are made of, and whom the seat has cracked: "30 für 3 Zahlen
// + 50 für den Code von Lee".
func itemised(d *table.Desk, v dv.View, s dv.RoundScore, r dv.Result) string {
	t := r.Tallies[s.Seat]
	var parts []string
	add := func(id games.ID, n, points int) {
		if n > 0 {
			parts = append(parts, d.Say(id, games.Args{"N": n, "Points": points, "Seats": cracked(r.Outs, s.Seat)}))
		}
	}
	add("davinci.end.item.numbers", t.Numbers, s.Numbers)
	special := games.ID("davinci.end.item.sixes")
	if v.Options.Dashes {
		special = "davinci.end.item.specials"
	}
	add(special, t.Specials, s.Specials)
	add("davinci.end.item.codes", t.Codes, s.Codes)
	add("davinci.end.item.left", len(t.Left), s.Left)
	if len(parts) == 0 {
		return d.T("davinci.end.item.none")
	}
	return strings.Join(parts, " + ")
}

// placeRows list everybody's place at the end. In a game without points they say who
// cracked whom instead.
func placeRows(d *table.Desk, v dv.View, o games.Outcome) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for i, p := range o.Places {
		fill, tok := ui.None, ui.Ink
		if i%2 == 0 {
			fill = ui.Well
		}
		if p.Rank == 1 && o.Reason != games.ReasonAbandoned {
			fill, tok = ui.AccentSoft, ui.AccentText
		}
		text, sum := "", ""
		switch {
		case v.Options.Rounds > 0:
			sum = d.T("davinci.end.points", games.Args{"N": p.Points})
			text = d.T("davinci.end.place", games.Args{"Rank": p.Rank})
		default:
			text, _ = stands(d, v, p.Seat, false)
			if seats := cracked(v.Outs, p.Seat); len(seats) > 0 {
				text += ", " + d.Say("davinci.end.has_cracked", games.Args{"Seats": seats})
			}
		}
		if o.Reason == games.ReasonAbandoned {
			text = ""
		}
		out = append(out, scoreRow(d, fill, tok, p.Seat, text, sum))
	}
	return out
}

// cracked are the seats whose codes a seat has cracked.
func cracked(outs []dv.Out, by games.Seat) []games.Seat {
	var out []games.Seat
	for _, o := range outs {
		if o.By == by {
			out = append(out, o.Seat)
		}
	}
	return out
}

// finalButtons are what one can do when the match is over.
func finalButtons(d *table.Desk) fyne.CanvasObject {
	again := ui.NewButton(d.T("table.rematch"), ui.Primary, d.Rematch).WithIcon(ui.IconTurnRight)
	home := ui.NewSmallButton(d.T("davinci.end.home"), ui.Secondary, d.Router.Home).WithIcon(ui.IconHouse)
	replay := ui.NewSmallButton(d.T("table.replay.short"), ui.Secondary, func() {
		d.Router.Open(shell.Route{Page: shell.Replay, Match: d.Match()})
	}).WithIcon(ui.IconPlay)
	d.Trace.Mark("again", again)
	d.Trace.Mark("home", home)
	return ui.VGap(8, again, ui.Grid(8, ui.Px(124), 2, home, replay))
}
